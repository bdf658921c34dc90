"""``python -m localeops.cli``, the same as ``localeops``."""

import sys

from localeops.cli import main

sys.exit(main())

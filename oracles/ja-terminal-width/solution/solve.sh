#!/bin/bash
# `localeops tasks emit` makes wrap_status.py and localeops into one self-contained file of that name.
set -euo pipefail
cp /solution/wrap_status.py /app/wrap_status.py

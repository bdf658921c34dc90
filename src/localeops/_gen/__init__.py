"""The generators of `localeops._tables`: ``python -m localeops._gen [TABLE...] [--check]``.

Each generator is a module of this package named after the table it makes, with a function
``make()`` that returns the table's text, or its bytes if it is packed, or the bytes of several
tables by their names below ``_tables/``. It reads the raw files under ``data/`` at the root of the
repository, so it runs in a checkout only and is not part of the wheel. ``--check`` makes every
table again and compares.
"""

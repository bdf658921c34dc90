"""Generated tables, one file a property. Made by ``python -m localeops._gen``; do not edit."""

"""Locale-correct results for Python: the reference library behind locale-aware programming tasks.

One module a concern, loaded when it is first used::

    >>> import localeops
    >>> localeops.width.measure("日本語")
    6

``localeops.data_versions()`` names the edition of every table that ships with this version.
"""

__version__ = "0.1.0"

__all__ = [
    "__version__",
    "alphabet",
    "calendars",
    "casing",
    "characters",
    "collation",
    "confusables",
    "data_versions",
    "errors",
    "explain",
    "identity",
    "kana",
    "legacy",
    "normalize",
    "segment",
    "tags",
    "tasks",
    "width",
]
_MODULES = [name for name in __all__ if name not in {"__version__", "data_versions"}]


def data_versions() -> dict[str, str]:
    """Return the edition of every data source that the shipped tables were made from.

    Returns:
        A new dictionary from the source's name to its edition, such as ``"unicode": "17.0.0"``.

    Examples:
        >>> data_versions()["unicode"]
        '17.0.0'
        >>> data_versions()["cldr"]
        '48.2'
    """
    from localeops._tables import editions

    return dict(editions.EDITIONS)


def __getattr__(name: str) -> object:
    if name in _MODULES:
        import importlib

        return importlib.import_module(f"{__name__}.{name}")
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})

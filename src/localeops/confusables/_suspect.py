"""What `localeops.confusables.find` reports."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    class Suspect(NamedTuple):
        """A letter that looks like one of the script of its word, and is of another.

        Attributes:
            index: Its index in the text.
            char: The letter, one code point.
            looks_like: The letter of the word's script that it can be taken for, with the marks of
                *char* if that has any.
            script: The ISO 15924 code of the script of *char*; ``Zyyy`` if it has none.
        """

        index: int  # type: ignore[assignment]  # hides tuple.index, which nobody needs here
        char: str
        looks_like: str
        script: str

else:  # the same, without the import of typing
    from collections import namedtuple

    Suspect = namedtuple("Suspect", ("index", "char", "looks_like", "script"))  # noqa: PYI024
    Suspect.__doc__ = "A letter that looks like one of the script of its word, and is of another."

"""What is asked of a collation: the tailoring and the settings, from a tag and keywords."""

from __future__ import annotations

from typing import Literal, NamedTuple

from localeops.collation._weights import THIRD_COMMON, THIRD_OF_SMALL_AFTER_CAPITALS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


Strength = Literal["primary", "secondary", "tertiary", "quaternary", "identical"]
Alternate = Literal["non-ignorable", "shifted"]
CaseFirst = Literal["off", "upper", "lower"]
AlternateSet = Literal["locale", "non-ignorable", "shifted"]
NumericSet = Literal["locale", "off", "on"]
CaseFirstSet = Literal["locale", "off", "upper", "lower"]


class Options(NamedTuple):
    """Everything that keys depend on.

    Attributes:
        tailoring: The file of the tailoring; None for the root collation.
        strength: The last level that counts, 1 to 5; 5 is the text itself.
        alternate: ``non-ignorable`` or ``shifted``.
        backwards: Whether second weights count from the end.
        numeric: Whether digits are read as numbers.
        case_first: ``off``, ``upper`` or ``lower``.
        reorder: The groups that come first, by their names.
        letters: The letters of the language, for which keys are made fastest; they change nothing.
        has_many_letters: Whether they are too many to be listed.
    """

    tailoring: str | None
    strength: int = 3
    alternate: str = "non-ignorable"
    backwards: bool = False
    numeric: bool = False
    case_first: str = "off"
    reorder: tuple[str, ...] = ()
    letters: str = ""
    has_many_letters: bool = False

    @property
    def trims(self) -> bool:
        """Whether the third weight of small letters is the lowest, and left out at the end."""
        return self.case_first != "upper"

    @property
    def third_of_small(self) -> bytes:
        """The third weight of small letters."""
        return THIRD_COMMON if self.trims else THIRD_OF_SMALL_AFTER_CAPITALS

    @property
    def is_usual(self) -> bool:
        """Whether keys have three levels, each from the start, with nothing else about them."""
        return self.strength == 3 and self.trims and not self.backwards  # noqa: PLR2004

    def order(self, groups: Sequence[str]) -> list[str]:
        """Return the names of all groups in the order wanted.

        Source: UTS #35, Part 5, "Interpretation of a reordering list".
        """
        special = ("space", "punct", "symbol", "currency", "digit")
        asked = [{"Hira": "Kana"}.get(name, name) for name in self.reorder]
        first, last = asked, []
        if "others" in asked:
            place = asked.index("others")
            first, last = asked[:place], asked[place + 1 :]
        start = [name for name in special if name not in asked]
        rest = [name for name in groups if name not in (*asked, *special)]
        return [*start, *first, *rest, *last] if asked else list(groups)

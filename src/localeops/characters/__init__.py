r"""Characters: what a text is made of, one grapheme cluster at a time.

The specification, for Unicode 17.0:

1. **Units.** `inspect` cuts a text as ``width.cells`` does: into extended grapheme clusters
   (UAX #29), and escape sequences between them. A unit's columns are those of ``width.cells``.
2. **Names.** A character's name is the property Name; a correction in NameAliases.txt comes first.
   A control character has no name and gets the first alias of type control, or else figment:
   ``ESCAPE``. What has none gets its code point label (core specification, section 4.8):
   ``<private-use-E000>``, ``<surrogate-D800>``, ``<noncharacter-FFFE>``, ``<reserved-0378>``.
   Aliases are all further formal names: alternates, abbreviations, the name before its correction.
3. **Category and script** are General_Category and Script, as the data files spell the values.
4. **Changes.** ``NFC``, ``NFD``, ``NFKC``, ``NFKD`` (UAX #15) and ``lower``, ``upper``, ``title``,
   ``fold`` (core specification, section 3.13: the full mappings without a locale) are listed for a
   unit if they change it: as it stands by itself, so ``title`` says what happens at the beginning
   of a word. Escape sequences are no text: nothing changes one, and a cluster with sequences
   inside it is taken without them. So a normal form or ``lower``, ``upper``, ``fold`` changes a
   text if and only if it changes a unit of it, once the text's escape sequences are taken out. One
   that is applied to a text with sequences may break them: ``str.upper`` does.

Data: UnicodeData, DerivedName, NameAliases, DerivedGeneralCategory, Scripts,
DerivedNormalizationProps, SpecialCasing, CaseFolding of Unicode 17.0, and those of ``width``.

Not handled: what a unit becomes (see ``unicodedata`` or ``str`` for that), locales, names of
sequences (emoji, named sequences), Script_Extensions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from localeops import _display, _properties, width
from localeops.casing import _mappings
from localeops.characters import _names
from localeops.normalize import _forms

if TYPE_CHECKING:
    from typing import Literal

__all__ = ["Character", "Cluster", "Inspection", "inspect"]


@dataclass(frozen=True, slots=True)
class Character:
    """A code point and its properties.

    Attributes:
        character: The code point as a string of length 1.
        name: Its name, corrected if need be, or its label in angle brackets.
        aliases: What else it is formally called.
        category: Its General_Category, such as ``"Lu"``.
        script: Its Script, such as ``"Latin"``.
    """

    character: str
    name: str
    aliases: tuple[str, ...]
    category: str
    script: str

    @property
    def code_point(self) -> str:
        """The code point as it is written, such as ``U+0041``."""
        return f"U+{ord(self.character):04X}"


@dataclass(frozen=True, slots=True)
class Cluster:
    """A grapheme cluster or an escape sequence of a text, and what it is made of.

    Attributes:
        text: The cluster.
        start: The index of its first code point in the text.
        columns: The columns it takes on a terminal.
        changes: The normal forms and case operations that change it.
        characters: Its code points.
    """

    text: str
    start: int
    columns: int
    changes: tuple[str, ...]
    characters: tuple[Character, ...]


class Inspection(tuple[Cluster, ...]):
    """The clusters of a text, in order; a notebook shows them as a table."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        head = ("index", "text", "columns", "changed by")
        each = ("code point", "character", "category", "script", "name")
        return _display.fragment(_display.html_table(head + each, map(_html_rows, self)))


def inspect(text: str, /, *, ambiguous: Literal["narrow", "wide"] = "narrow") -> Inspection:
    r"""Return the clusters of a text, with names and properties of their characters.

    Args:
        text: Any text.
        ambiguous: As for ``width.measure``: the columns of East Asian ambiguous characters.

    Returns:
        A `Cluster` for each unit of the text, in order; their texts joined are the text.

    Raises:
        InvalidTypeError: The text is not a ``str``, or the option not a string.
        InvalidInputError: The option has an unknown value.

    Examples:
        >>> [c.name for c in inspect("e\u0301")[0].characters]
        ['LATIN SMALL LETTER E', 'COMBINING ACUTE ACCENT']
        >>> inspect("e\u0301")[0].changes
        ('NFC', 'NFKC', 'upper', 'title')
        >>> [(cluster.text, cluster.columns, cluster.changes) for cluster in inspect("가ｶﾞ")]
        [('가', 2, ('NFD', 'NFKD')), ('ｶﾞ', 2, ('NFKC', 'NFKD'))]

    Source: UAX #29, UAX #15, UAX #44 and chapter 3 of the core specification (Unicode 17.0).
    """
    cells = width.cells(text, ambiguous=ambiguous)
    changes = {cell.text: _changes(width.strip_escapes(cell.text)) for cell in cells}
    known: dict[str, Character] = {}
    for character in set(text):
        code = ord(character)
        known[character] = Character(
            character,
            _names.name(code),
            _names.aliases(code),
            _properties.category(code),
            _properties.script(code),
        )
    return Inspection(
        Cluster(
            cell.text,
            cell.start,
            cell.columns,
            changes[cell.text],
            tuple(map(known.__getitem__, cell.text)),
        )
        for cell in cells
    )


def _changes(cluster: str) -> tuple[str, ...]:
    """Return the normal forms and case operations that change a cluster."""
    forms = (f for f in _forms.FORMS if _forms.normalized(cluster, f) != cluster)
    operations = (
        o for o in _mappings.OPERATIONS if _mappings.without_context(cluster, o) != cluster
    )
    return (*forms, *operations)


def _html_rows(cluster: Cluster) -> str:
    """Return the rows of a cluster, one a code point."""
    span = f' rowspan="{len(cluster.characters)}"'
    of_cluster = (
        f"<td{span}>{cluster.start}</td>"
        f'<td{span} class="text">{_display.html_cluster(cluster.text)}</td>'
        f"<td{span}>{cluster.columns}</td><td{span}>{' '.join(cluster.changes)}</td>"
    )
    rows = [of_cluster, *[""] * (len(cluster.characters) - 1)]
    return "".join(
        f'<tr>{row}<td class="code">{character.code_point}</td>'
        f"<td>{_display.html_cluster(character.character)}</td><td>{character.category}</td>"
        f"<td>{character.script}</td><td{_title(character)}>{_display.html_text(character.name)}"
        "</td></tr>"
        for row, character in zip(rows, cluster.characters, strict=True)
    )


def _title(character: Character) -> str:
    """Return the attribute that shows the aliases; they need no escaping: ``[A-Z0-9 -]``."""
    return f' title="{", ".join(character.aliases)}"' if character.aliases else ""

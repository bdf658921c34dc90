"""Laws of inspection."""

import re
from html.parser import HTMLParser

from hypothesis import given

from localeops import _display, characters, width
from localeops.casing import _mappings
from localeops.explain import Explained, Step
from localeops.normalize import _forms
from texts import escaped_text

# C0 but for the line feeds of a document, DEL and C1, lone surrogates, bidirectional controls.
FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)


@given(escaped_text)
def test_units_are_those_of_the_cells(text: str) -> None:
    # "`inspect` cuts a text as ``width.cells`` does": nothing is lost, and columns add up.
    found = characters.inspect(text)
    assert [(one.text, one.columns, one.start) for one in found] == width.cells(text)
    assert all("".join(c.character for c in one.characters) == one.text for one in found)


@given(escaped_text)
def test_a_text_changes_if_and_only_if_a_unit_does(text: str) -> None:
    # "A normal form or lower, upper, fold changes a text if and only if it changes a unit of it,
    # once the text's escape sequences are taken out."
    changes = {change for one in characters.inspect(text) for change in one.changes}
    text = width.strip_escapes(text)
    whole = {form for form in _forms.FORMS if _forms.normalized(text, form) != text}
    whole |= {
        name for name in ("lower", "upper", "fold") if _mappings.without_context(text, name) != text
    }
    assert changes - {"title"} == whole


@given(escaped_text)
def test_nothing_changes_an_escape_sequence(text: str) -> None:
    # The fourth rule says: "Escape sequences are no text: nothing changes one".
    for one in characters.inspect(text):
        if not width.strip_escapes(one.text):
            assert one.changes == ()


@given(escaped_text)
def test_what_is_shown_is_safe(text: str) -> None:
    # "So no result has a control character, a lone surrogate or a bidirectional control in it."
    step = Step(text, 0, 0, "", text)
    shown = [
        _display.visible(text),
        *map(_display.visible_cluster, (cell.text for cell in width.cells(text))),
        characters.inspect(text)._repr_html_(),
        width.cells(text)._repr_html_(),
        Explained(text, (step,))._repr_html_(),
    ]
    for one in shown:
        assert not FORBIDDEN.search(one)


class Reader(HTMLParser):
    """What a browser makes of it: the elements that are open, and the text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert {name for name, _ in attrs} <= {"class", "style", "title", "rowspan"}
        self.open.append(tag)
        self.elements.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@given(escaped_text)
def test_html_is_well_formed_whatever_the_text(text: str) -> None:
    steps = (Step("<b>", 0, 0, text, text + "<i x='\">"),)
    hostile = f"</td><script>{text}"
    for html in (
        characters.inspect(hostile)._repr_html_(),
        width.cells(hostile)._repr_html_(),
        Explained(hostile, steps)._repr_html_(),
    ):
        reader = Reader(html)
        assert not reader.open
        assert reader.elements <= {
            *(
                "div",
                "style",
                "table",
                "thead",
                "tbody",
                "tr",
                "th",
                "td",
                "bdi",
                "span",
                "small",
                "p",
            ),
        }

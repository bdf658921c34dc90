"""Text for the eye: invisible characters spelled out, and HTML.

Shared by what shows text in a notebook, on a terminal or on a page: ``explain``, ``width`` and
``characters``. A character without a picture of its own is shown by a label in angle brackets:

1. its first abbreviation in NameAliases.txt: ``<ZWJ>``, ``<NBSP>``, ``<VS16>``, ``<ESC>``;
2. a tag character by the ASCII character that it repeats: ``<TAG g>``, ``<TAG SP>``, ``<TAG END>``;
3. any other by its code point: ``<U+3000>``, ``<U+D800>``.

So no result has a control character, a lone surrogate or a bidirectional control in it. HTML is a
fragment with its own style, in the colours of what is around it, light or dark.
"""

from __future__ import annotations

from functools import cache

from localeops._properties import category
from localeops._tables import Ranges

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_TAGS = range(0xE0020, 0xE0080)  # the characters of ASCII, in its order
_CANCEL_TAG = 0xE007F
_ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}
_ESCAPES[ord("'")] = "&#39;"
_STYLE = """
.localeops{color:inherit;font-family:system-ui,sans-serif}
.localeops table{border-collapse:collapse;color:inherit}
.localeops th,.localeops td{border:1px solid rgba(128,128,128,.5);padding:.2em .5em;\
text-align:left;vertical-align:top;background:none;color:inherit}
.localeops .text{font-size:1.4em}
.localeops .code{font-family:ui-monospace,monospace;white-space:nowrap}
.localeops .value{white-space:pre-wrap}
.localeops .label{border:1px dashed currentColor;border-radius:.3em;padding:0 .2em;margin:0 .1em;\
font:.7rem ui-monospace,monospace;background:rgba(128,128,128,.2);white-space:nowrap}
.localeops .grid{display:flex;flex-wrap:wrap}
.localeops .cell{box-sizing:border-box;border:1px solid rgba(128,128,128,.5);text-align:center;\
font-size:1.4em;overflow:hidden;margin:0 -1px -1px 0}
.localeops .cell small{display:block;font-size:.6rem;opacity:.75}
.localeops .none{border-style:dashed}
"""


def label(character: str) -> str:
    """Return the label of a character, without the angle brackets."""
    code = ord(character)
    abbreviation = _abbreviations().get(code)
    if abbreviation:
        return abbreviation
    if code in _TAGS:
        ascii_code = code - _TAGS.start + ord(" ")
        repeated = _abbreviations().get(ascii_code, chr(ascii_code))
        return f"TAG {'END' if code == _CANCEL_TAG else repeated}"
    return f"U+{code:04X}"


def visible(text: str) -> str:
    """Return a text with every invisible character but the space U+0020 spelled out."""
    return text.translate(_spelled(keep_joining=False, html=False))


def visible_cluster(cluster: str) -> str:
    """Return a grapheme cluster as it looks, with what cannot be seen spelled out.

    What joins a visible base, such as the joiners of an emoji sequence, stays as it is. A mark
    without a visible base gets the dotted circle.
    """
    return "".join(_pieces(cluster, html=False))


def html_text(text: str) -> str:
    """Return the HTML of `visible`."""
    return text.translate(_spelled(keep_joining=False, html=True))


def html_cluster(cluster: str) -> str:
    """Return the HTML of `visible_cluster`."""
    return f"<bdi>{''.join(_pieces(cluster, html=True))}</bdi>"


def html_table(head: Iterable[str], rows: Iterable[str]) -> str:
    """Return a table of rows that are HTML."""
    titles = "".join(f"<th>{title}</th>" for title in head)
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def fragment(body: str) -> str:
    """Return HTML for a notebook, with the style that it needs."""
    return f'<div class="localeops"><style>{_STYLE}</style>{body}</div>'


def page(title: str, body: str) -> str:
    """Return a document that needs nothing else, in the reader's light or dark colours."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>"
    )


def _pieces(cluster: str, *, html: bool) -> Iterable[str]:
    spell = _spelled(keep_joining=False, html=html)
    start = 0
    while start < len(cluster) and (cluster[start] == " " or _is_invisible(ord(cluster[start]))):
        character = cluster[start]
        yield _marked(" ", html=html) if character == " " else character.translate(spell)
        start += 1
    rest = cluster[start:]
    if rest and category(ord(rest[0])).startswith("M"):
        yield "\u25cc"
    yield rest.translate(_spelled(keep_joining=True, html=html))


@cache
def _abbreviations() -> dict[int, str]:
    """Return the first abbreviation of every character that has one."""
    from localeops._tables.name_aliases import ALIASES

    found: dict[int, str] = {}
    for line in ALIASES.splitlines():
        code, kind, alias = line.split(" ", 2)
        if kind == "abbreviation":
            found.setdefault(int(code, 16), alias)
    return found


@cache
def _invisible() -> tuple[Ranges, Ranges]:
    """Return the invisible characters that join what is before them, and the others."""
    from localeops._tables.invisible import APART, JOINING

    return Ranges(JOINING), Ranges(APART)


def _is_invisible(code: int) -> bool:
    return any(code in ranges for ranges in _invisible())


def _marked(character: str, *, html: bool) -> str:
    """Return the label of a character as text or as HTML."""
    name = label(character)
    return f'<span class="label">{name.translate(_ESCAPES)}</span>' if html else f"<{name}>"


class _Spelled(dict[int, str]):
    """A table for ``str.translate`` that is filled as characters occur."""

    def __init__(self, spell: Callable[[int], str]) -> None:
        self._spell = spell

    def __missing__(self, code: int) -> str:
        self[code] = spelled = self._spell(code)
        return spelled


@cache
def _spelled(*, keep_joining: bool, html: bool) -> _Spelled:
    joining, apart = _invisible()

    def spell(code: int) -> str:
        if code != ord(" ") and (code in apart or (code in joining and not keep_joining)):
            return _marked(chr(code), html=html)
        return _ESCAPES.get(code, chr(code)) if html else chr(code)

    return _Spelled(spell)

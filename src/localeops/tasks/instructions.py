"""Two instructions that must demand the same: what each block of them has, and their languages.

An instruction is Markdown, read as blocks: headings, list items, paragraphs, rows of tables, fenced
code. The two must have the same blocks in the same order. Fenced code must be the same. In every
other block they must have the same code spans, numbers, paths and identifiers, each as often; their
order is free, as languages differ in it. Identifiers are names with a low line or a number in them,
such as UTF-8: others cannot be told from words. Numbers are compared by their digits alone, in
whichever script those are, so 1.000 and 1,000 are the same.

The language is judged outside code. Letters must mostly be of its script. Where languages share a
script, the words that are most frequent in the claimed one must be more frequent than those of any
other language that `_FREQUENT` has.

Not handled: numbers written as words; what the sentences say.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from localeops import confusables, tags

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Block", "blocks", "differences", "wrong_language"]

_HEADING = re.compile(r"(#{1,6}) ")
_ITEM = re.compile(r"( *)(?:[-*+]|[0-9]+[.)]) ")
_FENCE = re.compile(r" {0,3}(```+|~~~+)")
_SPAN = re.compile(r"(`+)(.+?)(?<!`)\1(?!`)", re.DOTALL)
# Outside code: what stands for itself in any language.
_TOKENS = {
    "path": re.compile(r"(?<![\w/])/[A-Za-z0-9_.-]+(?:/[A-Za-z0-9_.-]+)*"),
    "identifier": re.compile(r"(?<![A-Za-z0-9])(?:[A-Za-z0-9]*_[A-Za-z0-9_]+|[A-Za-z]+-?[0-9]+)"),
    "number": re.compile(r"\d+(?:[.,]\d+)*"),
}
_MOSTLY = 0.5  # of the letters
_HIRAGANA = 0.1
# The scripts that a language is written in, for those that mix some.
_SCRIPTS = {
    "Jpan": {"Hani", "Hira", "Kana"},
    "Kore": {"Hang", "Hani"},
    "Hans": {"Hani"},
    "Hant": {"Hani"},
}
_FREQUENT = {
    "cs": "a se v na je to že s z do i k o který není nebo",
    "de": "der die das und ist nicht ein eine zu in mit den von auf für wird",
    "en": "the of and is to in a that it for be with are as on not",
    "es": "de la que el en y los se del las un por con no una para",
    "fr": "de la le et les des en un une du que est pour dans il pas",
    "hu": "a az és hogy nem is egy meg ez csak vagy kell van ha be el",
    "it": "di e il la che in un a per è una sono con non del le",
    "nl": "de het een van en in is dat op te niet zijn met voor die er",
    "pl": "i w na z się do że nie to jest o jak a po za lub",
    "pt": "de a o que e do da em um para com não uma os no se",
    "ro": "de și în a la cu pe nu din este o un care sau să pentru",
    "ru": "и в не на что с по как это из у к для или же о",
    "sr-Cyrl": "и у је на се да су за од не са који као или то по",
    "sr-Latn": "i u je na se da su za od ne sa koji kao ili to po",
    "sv": "och i att det som en på är av för med till den inte ett om",
    "tr": "ve bir bu da de ile için o her olarak gibi ya en aynı yalnızca çok",
    "uk": "і в не на що з у та як до це за або по є для",
    "vi": "và của là có không cho các được trong một với này khi từ để đã",
}  # fmt: skip


class Block(NamedTuple):
    """A block of Markdown.

    Attributes:
        kind: What it is, such as ``heading of level 2`` or ``list item``.
        line: The number of its first line.
        text: Its text, without the marks of its kind; of fenced code, all of it.
    """

    kind: str
    line: int
    text: str


def blocks(text: str) -> list[Block]:
    """Return the blocks of an instruction, in order."""
    found: list[Block] = []
    fence = ""
    going_on = False  # whether a line of text belongs to the block before
    for number, line in enumerate(text.split("\n"), 1):
        mark = _FENCE.match(line)
        if fence:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{line}")
            if mark and mark[1].startswith(fence) and not line.strip(" `~"):
                fence = ""
        elif mark:
            fence, going_on = mark[1], False
            found.append(Block("fenced code", number, line))
        elif not line.strip():
            going_on = False
        elif heading := _HEADING.match(line):
            found.append(
                Block(f"heading of level {len(heading[1])}", number, line[heading.end() :])
            )
            going_on = False
        elif item := _ITEM.match(line):
            kind = f"list item {'under another' if item[1] else ''}".strip()
            found.append(Block(kind, number, line[item.end() :]))
            going_on = True
        elif line.startswith("|"):
            found.append(Block("row of a table", number, line))
            going_on = False
        elif going_on:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{line}")
        else:
            found.append(Block("paragraph", number, line))
            going_on = True
    return found


def differences(texts: Mapping[str, str]) -> Iterator[tuple[str, int, str]]:
    """Yield what one of two instructions demands and the other does not.

    Args:
        texts: The two instructions by the names of their files, first the native one.

    Yields:
        Name of the file, number of the line, and what is the matter there.
    """
    (name, text), (other_name, other_text) = texts.items()
    ours, theirs = blocks(text), blocks(other_text)
    for block, other in zip(ours, theirs, strict=False):
        if block.kind != other.kind:
            where = f"{other_name}:{other.line}"
            yield name, block.line, f"has a {block.kind} where {where} has a {other.kind}"
            return  # what follows cannot be compared
        if block.kind == "fenced code":
            yield from _other_code(name, block, other_name, other)
        else:
            yield from _missing(name, block, other_name, other)
            yield from _missing(other_name, other, name, block)
    for mine, block_list, missing, count in (
        (name, ours, other_name, len(theirs)),
        (other_name, theirs, name, len(ours)),
    ):
        if len(block_list) > count:
            block = block_list[count]
            yield mine, block.line, f"has a {block.kind} that {missing} has not"


def _other_code(
    name: str, block: Block, other_name: str, other: Block
) -> Iterator[tuple[str, int, str]]:
    """Yield the first line in which two blocks of fenced code differ."""
    lines, others = block.text.split("\n"), other.text.split("\n")
    if lines != others:
        same = [a == b for a, b in zip(lines, others, strict=False)]
        place = same.index(False) if False in same else len(same)
        place = min(place, len(lines) - 1)
        where = f"{other_name}:{other.line + min(place, len(others) - 1)}"
        yield name, block.line + place, f"has other code than {where}"


def _missing(
    name: str, block: Block, other_name: str, other: Block
) -> Iterator[tuple[str, int, str]]:
    """Yield what a block has more often than its counterpart."""
    theirs = Counter((kind, value) for kind, value, _ in _demands(other.text))
    seen: Counter[tuple[str, str]] = Counter()
    for kind, value, line in _demands(block.text):
        seen[kind, value] += 1
        if seen[kind, value] == theirs[kind, value] + 1:
            what = f"once more the {kind}" if theirs[kind, value] else f"the {kind}"
            where = f"{other_name}:{other.line}"
            yield name, block.line + line, f"has {what} {value}, which {where} has not"


def _demands(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield kind, value, and line within the block of all that any language writes alike."""

    def line(place: int) -> int:
        return text.count("\n", 0, place)

    for match in _SPAN.finditer(text):
        yield "code span", f"`{' '.join(match[2].split())}`", line(match.start())
    prose = _prose(text)
    for kind, pattern in _TOKENS.items():
        for match in pattern.finditer(prose):
            yield kind, _number(match[0]) if kind == "number" else match[0], line(match.start())
        prose = pattern.sub(_blank, prose)


def _prose(text: str) -> str:
    """Return a text with its code spans blanked."""
    return _SPAN.sub(_blank, text)


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match[0])


def _number(text: str) -> str:
    return "".join(str(unicodedata.decimal(c)) for c in text if c not in ".,")


def wrong_language(text: str, language: str) -> str:
    """Return why an instruction is not in the language it claims, or nothing if it is.

    Args:
        text: The instruction.
        language: A BCP 47 tag that is well formed.
    """
    prose = "\n".join(_prose(b.text) for b in blocks(text) if b.kind != "fenced code")
    script = tags.script(language)
    scripts = _SCRIPTS.get(script, {script})
    letters = Counter(c for c in prose if c.isalpha())
    total = letters.total() or 1
    by_script: Counter[str] = Counter()
    for letter, count in letters.items():
        by_script.update(dict.fromkeys(confusables.scripts_of(letter), count))
    own = sum(count for name, count in by_script.items() if name in scripts) / total
    if own < _MOSTLY:
        return f"is not in {language}: {own:.0%} of its letters are of the script {script}"
    if ("Hira" in scripts) != (by_script["Hira"] / total >= _HIRAGANA) and "Hani" in scripts:
        return f"is not in {language}: {by_script['Hira'] / total:.0%} of its letters are hiragana"
    return _other_language(prose, language, script)


def _other_language(prose: str, language: str, script: str) -> str:
    """Return why frequent words say that a text is in another language, or nothing."""
    name = language.split("-", maxsplit=1)[0]
    claimed = name if name in _FREQUENT else f"{name}-{script}"
    if claimed not in _FREQUENT:
        return ""  # its script has to do
    words = Counter(re.findall(r"[^\W\d_]+", prose.lower().replace("i\u0307", "i")))
    shares = {
        tag: sum(words[word] for word in frequent.split()) / (words.total() or 1)
        for tag, frequent in _FREQUENT.items()
    }
    likely = max(shares, key=lambda tag: (shares[tag], tag == claimed))
    return "" if likely == claimed else f"reads like {likely}, and not like {language}"

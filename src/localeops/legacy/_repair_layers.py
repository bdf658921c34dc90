"""The machinery of `repair`: layers of mojibake, undone one after another, line by line."""

from __future__ import annotations

from localeops.explain import Step
from localeops.legacy import _repair_swapped as swapped
from localeops.legacy import _repair_utf8 as utf8

__all__ = ["repaired"]

_LAYERS = 8


def repaired(text: str, languages: tuple[str, ...] | None) -> tuple[str, list[Step]]:
    """Return the text without the mojibake that can be undone, and the steps to it."""
    if text.isascii():
        return text, []
    lines = text.splitlines(keepends=True) if "\n" in text else [text]
    steps: list[Step] = []
    active = [not line.isascii() for line in lines]
    for _ in range(_LAYERS):
        place = 0
        again = False
        for number, line in enumerate(lines):
            if active[number]:
                found = _line(line, languages)
                active[number] = found is not None
                if found is not None:
                    again = True
                    shift = place
                    parts = []
                    last = 0
                    rule, changes = found
                    for start, end, after in changes:
                        steps.append(Step(rule, shift + start, shift + end, line[start:end], after))
                        shift += len(after) - (end - start)
                        parts += (line[last:start], after)
                        last = end
                    lines[number] = line = "".join(parts) + line[last:]
            place += len(line)
        if not again:
            break
    return "".join(lines), steps


def _line(line: str, languages: tuple[str, ...] | None):
    found = utf8.changes(line)
    words = swapped.words(line)
    if found is None or not found.whole:
        pair = swapped.swap([word for _, word in words], languages)
        if pair is not None and (found is None or found.gain < pair.gain):
            changes = []
            for start, word in words:
                data = swapped.octets(pair.wrong, word)
                after = None if data is None else swapped.right_text(pair.right, data)
                if after is not None and after != word:
                    changes.append((start, start + len(word), after))
            if changes:
                return f"legacy.{pair.right}-as-{pair.wrong}", changes
    if found:
        return f"legacy.utf-8-as-{found.name}", [
            (start, start + len(word), found.words[word])
            for start, word in words
            if word in found.words
        ]
    return None

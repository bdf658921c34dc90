"""Explanations: a result together with the steps that led to it.

A transformer whose rules can surprise has a twin that explains: ``typography.explain_bind`` beside
``typography.bind``. It returns an `Explained`, whose `Step` objects say which rule changed which
part of the text. The contract, which every such function's property test checks:

1. ``Explained.value`` is what the plain function returns.
2. Steps are in the order in which they were applied. Each ``start`` and ``end`` is an index into
   the text *as the steps before it have left it*, and ``before`` is that slice.
3. Applying all the steps to the input (`replay`) gives the value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from localeops.errors import InvalidInputError, InvalidTypeError, require_text

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Explained", "Step", "replay"]

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step:
    """One change to a text: the rule that made it, the slice it replaced, and with what.

    Attributes:
        rule: The rule's id, such as ``cs.preposition`` or ``SpecialCasing.tr``.
        start: Index of the first code point replaced, in the text as earlier steps left it.
        end: Index after the last code point replaced; equal to `start` for an insertion.
        before: The slice that was replaced.
        after: What stands there now.
    """

    rule: str
    start: int
    end: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Explained(Generic[T_co]):
    """A result and the steps that led to it.

    Attributes:
        value: What the function without ``explain_`` returns.
        steps: Every change, in the order in which it was applied.
    """

    value: T_co
    steps: tuple[Step, ...]

    def _repr_html_(self) -> str:
        """Return the value and a table of the steps, for a notebook."""
        from localeops import _display

        value = self.value if isinstance(self.value, str) else repr(self.value)
        rows = (
            f'<tr><td class="code">{_display.html_text(step.rule)}</td>'
            f'<td class="code">{step.start}:{step.end}</td>'
            f'<td class="value"><bdi>{_display.html_text(step.before)}</bdi></td>'
            f'<td class="value"><bdi>{_display.html_text(step.after)}</bdi></td></tr>'
            for step in self.steps
        )
        steps = _display.html_table(("rule", "place", "before", "after"), rows)
        shown = f'<p class="text value"><bdi>{_display.html_text(value)}</bdi></p>'
        return _display.fragment(shown + (steps if self.steps else "<p>no steps</p>"))


def replay(text: str, steps: Iterable[Step], /) -> str:
    r"""Apply the steps to the text and return the result.

    Args:
        text: The text that was given to the function which made the steps.
        steps: The steps, in order.

    Returns:
        The text after the last step.

    Raises:
        InvalidTypeError: The text is not a ``str``, or the steps are not all `Step` objects.
        InvalidInputError: A step's ``before`` is not what stands at its place, or there is no such
            place. Steps from left to right take time linear in the text.

    Examples:
        >>> replay("v lese", [Step("cs.preposition", 1, 2, " ", "\u00a0")])
        'v\xa0lese'
        >>> replay("ｶﾞ", [Step("kana.voiced", 0, 2, "ｶﾞ", "ガ")])
        'ガ'
    """
    require_text(text)
    if not hasattr(steps, "__iter__"):
        msg = f"steps must be an iterable of Step, got {type(steps).__name__}"
        raise InvalidTypeError(msg)
    # The text is what has been put together so far and the rest of the original.
    done: list[str] = []
    length = place = 0
    for number, step in enumerate(steps):
        _require_step(step, number)
        if step.start < length:  # back into what is done already: take it all up again
            text = "".join(done) + text[place:]
            done, length, place = [], 0, 0
        start, end = (place + index - length for index in (step.start, step.end))
        found = text[start:end] if 0 <= start <= end <= len(text) else None
        if found != step.before:
            where = "nothing" if found is None else repr(found)
            msg = (
                f"step {number} ({step.rule}) expects {step.before!r} at {step.start}:{step.end}, "
                f"found {where}"
            )
            raise InvalidInputError(msg)
        done += (text[place:start], step.after)
        length += start - place + len(step.after)
        place = end
    return "".join(done) + text[place:]


def _require_step(value: object, number: int) -> None:
    """Raise unless *value* is a `Step`."""
    if not isinstance(value, Step):
        msg = f"step {number} must be a Step, got {type(value).__name__}"
        raise InvalidTypeError(msg)

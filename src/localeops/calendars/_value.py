"""The base of the date types: immutable values that are ordered, hashable and picklable.

It is written by hand because a frozen dataclass would import ``inspect`` and ``re``, and a tuple
would compare with tuples and with dates of another calendar.
"""

from __future__ import annotations

from localeops.errors import InvalidInputError, InvalidTypeError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, NoReturn, Self

__all__: list[str] = []


class DateValue:
    """A date of some calendar; subclasses say how their dates compare.

    They set their slots by the descriptors of these, as nothing else can. A subclass names its
    fields in `_fields`, in the order of its constructor, and gives `_comparable`: what two dates
    must share to compare, and the tuple that they are ordered by.
    """

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]] = ()

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        """Return what two dates must share to compare, and what orders them."""
        raise NotImplementedError

    def __setattr__(self, name: str, value: object) -> NoReturn:
        msg = f"{type(self).__name__} is immutable: make another one"
        raise AttributeError(msg)

    def __delattr__(self, name: str) -> NoReturn:
        msg = f"{type(self).__name__} is immutable: make another one"
        raise AttributeError(msg)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        return type(self), tuple(getattr(self, name) for name in self._fields)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._comparable() == other._comparable()

    def __hash__(self) -> int:
        return hash(self._comparable())

    def _order(self, other: DateValue) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return what orders two dates, or raise if they are of different reckonings."""
        mine, key = self._comparable()
        theirs, other_key = other._comparable()
        if mine != theirs:
            msg = f"a date of {mine!r} does not compare with one of {theirs!r}: convert them first"
            raise InvalidTypeError(msg)
        return key, other_key

    def __lt__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        key, other_key = self._order(other)
        return key < other_key

    def __le__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        key, other_key = self._order(other)
        return key <= other_key

    def __gt__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        key, other_key = self._order(other)
        return key > other_key

    def __ge__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        key, other_key = self._order(other)
        return key >= other_key


def require_whole(value: int, name: str, first: int, last: int) -> None:
    """Raise unless *value* is a whole number from *first* to *last*."""
    require_int(value, name)
    if not first <= value <= last:
        msg = f"{name} must be {first} to {last}, got {shown(value)}"
        raise InvalidInputError(msg)


def require_int(value: object, name: str) -> None:
    """Raise unless *value* is a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        msg = f"{name} must be an int, got {type(value).__name__}"
        raise InvalidTypeError(msg)


def shown(number: int) -> str:
    """Return a number as a message shows it, whatever its size."""
    return f"{number:d}" if abs(number) < 1 << 64 else f"a number of {number.bit_length()} bits"


def require_date(value: object, name: str = "date") -> None:
    """Raise unless *value* is a `datetime.date` and no `datetime.datetime`."""
    import datetime as dt

    if isinstance(value, dt.datetime):
        msg = f"{name} must be a datetime.date, got a datetime; take its .date()"
        raise InvalidTypeError(msg)
    if not isinstance(value, dt.date):
        msg = f"{name} must be a datetime.date, got {type(value).__name__}"
        raise InvalidTypeError(msg)

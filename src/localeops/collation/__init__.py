r"""Sorting by the rules of a language: the Unicode Collation Algorithm with CLDR's tailorings.

The specifications are UTS #10 (version 17.0) and UTS #35, Part 5 (CLDR 48.2). A text becomes a key
of bytes; keys compare with ``<``. In order of precedence:

Which rules

1. The locale's collation type: that of ``-u-co-`` in the tag, else the default of its language:
   ``de-u-co-phonebk``, ``es-u-co-trad``, ``zh-u-co-stroke``. ``zh`` is sorted by Pinyin and
   ``zh-Hant`` by strokes.
2. The settings: a keyword first, then the tag (``-u-ks-``, ``-ka-``, ``-kn-``, ``-kf-``, ``-kb-``),
   then what the tailoring sets: ``th`` ignores punctuation, ``da`` puts capitals first, ``fr-CA``
   compares accents from the end.
3. Scripts follow in the order that the tailoring gives: Cyrillic before Latin for ``sr``.

Keys

4. The text is decomposed (NFD), so its normal form never matters.
5. The longest text of the tables that begins at a character is taken together, across marks in
   between that do not block it (UTS #10, section 7.2): *ch* in Czech, *dž* in Croatian. U+034F
   COMBINING GRAPHEME JOINER between the letters keeps them apart.
6. A unified ideograph without a weight of its own gets an implicit one: those in the blocks CJK
   Unified Ideographs and CJK Compatibility Ideographs before all others. Whatever is not assigned,
   private use and lone surrogates come after every script, by code point (UTS #10, 10.1.3). CLDR
   gives noncharacters a use (UTS #35, Part 5, "Tailored noncharacter weights", "CJK Index
   Markers"): U+FFFE is before everything else on the first and the last level, and accents are not
   compared from the end across it; U+FFFF is after everything else; U+FDD0 with a letter is where
   an index of ``zh`` has that letter.
7. Levels: base letters; accents and other marks; case and variants; with ``shifted``, punctuation;
   the code points. Each counts where all before it are equal, up to *strength*.
8. ``shifted``: spaces and punctuation, with the marks after them, count on the fourth level only.
9. ``numeric``: a run of decimal digits, of any scripts, is a number of any length: 2 before 10.
   Leading zeros do not count.
10. ``case_first``: on the third level the case of letters counts before other differences.

Keys are equal where nothing differs up to *strength*: ``tertiary`` tells *a* from *A*, but not
U+00AD SOFT HYPHEN from nothing. Keys compare only with keys of the same locale and settings, and of
the same edition of this library's data (see `localeops.data_versions`).

Data: FractionalUCA and the collation files of CLDR 48.2, of Unicode 17.0. Locales: those of
CLDR's files that are in the tables, and en, ga, lb, ms, sw, xh, zu, for which CLDR says that its
root order is right. ``und``, in any script, is the root order itself. Any other is refused: CLDR
has orders for some of them that are not here.

DIFFERENCE: of CLDR's two lists for Chinese, the longer one is used throughout; ICU has the shorter
one. Numbers of more than 254 digits are numbers too; ICU cuts them.

Not handled: searching (``-u-co-search``); the order by radicals (``-u-co-unihan``); the keywords
``-kc-``, ``-kh-``, ``-kk-``, ``-kr-``, ``-kv-`` and ``-vt-``. All these are refused. Nor is there
an index of a list by first letters.
"""

from __future__ import annotations

from codecs import charmap_encode

from localeops.errors import InvalidTypeError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Literal, TypeVar

    from localeops.collation._keys import Keys
    from localeops.collation._options import AlternateSet, CaseFirstSet, NumericSet, Strength

    T = TypeVar("T")

__all__ = ["Collator", "compare", "key", "sort"]

_STRENGTHS = ("primary", "secondary", "tertiary", "quaternary", "identical")
_ALTERNATES = ("locale", "non-ignorable", "shifted")
_NUMERIC = ("locale", "off", "on")
_CASE_FIRST = ("locale", "off", "upper", "lower")


class Collator:
    """The order of a locale, with its settings.

    Args:
        locale: A BCP 47 tag, with ``-u-`` keywords if wanted.
        strength: The last level that counts; by default what the tag says, else ``"tertiary"``.
        alternate: ``"shifted"`` if spaces and punctuation count on the fourth level only.
        numeric: ``"on"`` if digits are read as numbers.
        case_first: ``"upper"`` or ``"lower"`` if case counts before other third-level differences.

    Raises:
        InvalidInputError: *locale* is not well formed, asks for a type that its language does not
            have or for a setting that is not supported; or a keyword is none of its choices.
        InvalidTypeError: *locale* or a keyword is not a ``str``.
        UnknownLocaleError: There is no order for the locale here.

    Examples:
        >>> Collator("cs").sort(["Hradec", "Cheb", "Aš", "Česko", "Cibulov"])
        ['Aš', 'Cibulov', 'Česko', 'Hradec', 'Cheb']
        >>> Collator("de-u-co-phonebk").sort(["Muller", "Müller", "Mueller", "Muffler"])
        ['Mueller', 'Müller', 'Muffler', 'Muller']
        >>> Collator("sr", strength="primary").compare("Ђак", "ђак")
        0

    Source: UTS #10; UTS #35, Part 5.
    """

    __slots__ = (
        "_are_codes",
        "_asked",
        "_classes",
        "_common",
        "_firsts",
        "_keys",
        "_map",
        "_marks",
        "_of_text",
        "_split",
        "_suffixes",
        "_together",
    )

    def __init__(
        self,
        locale: str,
        *,
        strength: Strength | None = None,
        alternate: AlternateSet = "locale",
        numeric: NumericSet = "locale",
        case_first: CaseFirstSet = "locale",
    ) -> None:
        require_text(locale, "locale")
        if strength is not None:
            require_choice(strength, "strength", _STRENGTHS)
        require_choice(alternate, "alternate", _ALTERNATES)
        require_choice(numeric, "numeric", _NUMERIC)
        require_choice(case_first, "case_first", _CASE_FIRST)
        self._asked = (locale, strength, alternate, numeric, case_first)
        self._keys = keys = _made(*self._asked)
        # What `key` needs is here, as each step on the way would be felt.
        self._of_text = keys.key
        self._map, self._are_codes, self._common = keys.map, keys.are_codes, keys.common
        self._split, self._together = keys.own.split, keys.own.together
        self._firsts, self._marks = keys.own.firsts, keys.own.marks
        self._classes, self._suffixes = keys.own.classes, keys.own.suffixes

    def __repr__(self) -> str:
        """Return the call that makes the same collator."""
        names = ("strength", "alternate", "numeric", "case_first")
        asked = zip(names, self._asked[1:], strict=True)
        given = [f", {name}={value!r}" for name, value in asked if value not in (None, "locale")]
        return f"Collator({self._asked[0]!r}{''.join(given)})"

    def __reduce__(self) -> tuple[Callable[..., Collator], tuple[str | None, ...]]:
        """Return how to make it again: a copy, or one in another process, makes its own tables."""
        return _again, self._asked

    def key(self, text: str, /) -> bytes:
        r"""Return the sort key of a text.

        Args:
            text: Any text, of any length, in any normal form.

        Returns:
            Bytes that compare as the texts do.

        Raises:
            InvalidTypeError: *text* is not a ``str``.

        Examples:
            >>> czech = Collator("cs")
            >>> czech.key("hora") < czech.key("chata") < czech.key("ikona")
            True
            >>> czech.key("\u010d") == czech.key("c\u030c")
            True

        Source: UTS #10, section 7.
        """
        try:
            if self._map is None:
                if type(text) is not str:
                    require_text(text)
                return self._of_text(text)
            codes = charmap_encode(text, "replace", self._map)[0]
        except (AttributeError, TypeError):
            require_text(text)
            raise
        if self._split is not None:
            parts = self._split(codes)
            if len(parts) == 3:  # noqa: PLR2004
                codes = parts[0] + self._together[parts[1]] + parts[2]
            elif len(parts) > 1:
                codes = b"".join(map(self._together.get, parts, parts))
        if self._are_codes and codes.isascii() and 0 not in codes:
            return codes
        suffix = self._suffixes[codes.translate(self._classes).rstrip(self._common)]
        if suffix is None:
            return self._keys.of_odd(text, codes)
        return codes.translate(self._firsts, self._marks) + suffix

    def compare(self, a: str, b: str, /) -> Literal[-1, 0, 1]:
        """Compare two texts.

        Args:
            a: Any text.
            b: Another text.

        Returns:
            -1 if *a* comes first, 1 if *b* does, 0 if nothing differs up to the strength.

        Raises:
            InvalidTypeError: *a* or *b* is not a ``str``.

        Examples:
            >>> Collator("sv").compare("zebra", "ål"), Collator("de").compare("zebra", "ål")
            (-1, 1)
            >>> Collator("tr").compare("ısı", "isim")
            -1

        Source: UTS #10, section 7.
        """
        require_text(a, "a")
        require_text(b, "b")
        first, second = self.key(a), self.key(b)
        return -1 if first < second else int(first > second)  # type: ignore[return-value]

    def sort(self, items: Iterable[T], /, *, key: Callable[[T], str] | None = None) -> list[T]:
        """Return a sorted list. Items that are equal stay in their order.

        Args:
            items: Texts, or anything if *key* is given.
            key: What gives the text of an item.

        Returns:
            A new list.

        Raises:
            InvalidTypeError: *items* is no collection or is one text, or an item, or what *key*
                gives for it, is not a ``str``.

        Examples:
            >>> Collator("sr-Latn").sort(["njiva", "nula", "Ljubav", "lopta", "ljut"])
            ['lopta', 'Ljubav', 'ljut', 'nula', 'njiva']
            >>> Collator("zh").sort([("王", 3), ("单", 1), ("曾", 2)], key=lambda pair: pair[0])
            [('曾', 2), ('单', 1), ('王', 3)]

        Source: UTS #10, section 7.
        """
        if isinstance(items, (str, bytes)) or not hasattr(items, "__iter__"):
            msg = f"items must be a collection, got {type(items).__name__}"
            raise InvalidTypeError(msg)
        if key is not None and not callable(key):
            msg = f"key must be a function or None, got {type(key).__name__}"  # type: ignore[unreachable]
            raise InvalidTypeError(msg)
        given = list(items)
        texts = given if key is None else [key(item) for item in given]
        if set(map(type, texts)) - {str}:
            for text in texts:
                require_text(text, "each item" if key is None else "each key")
        keys = self._keys.keys(texts)  # type: ignore[arg-type]  # they are texts, as was just seen
        return list(map(given.__getitem__, sorted(range(len(keys)), key=keys.__getitem__)))


def key(text: str, /, *, locale: str) -> bytes:
    """Return the sort key of a text by a locale's rules, as `Collator.key` does.

    Args:
        text: Any text, of any length, in any normal form.
        locale: A BCP 47 tag, with ``-u-`` keywords if wanted.

    Returns:
        Bytes that compare as the texts do.

    Raises:
        InvalidInputError: As for `Collator`.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: There is no order for the locale here.

    Examples:
        >>> key("chata", locale="cs") > key("hora", locale="cs")
        True
        >>> sorted(["ё", "ж", "е"], key=lambda letter: key(letter, locale="ru"))
        ['е', 'ё', 'ж']

    Source: UTS #10, section 7.
    """
    return _collator(locale).key(text)


def compare(a: str, b: str, /, *, locale: str) -> Literal[-1, 0, 1]:
    """Compare two texts by a locale's rules, as `Collator.compare` does.

    Args:
        a: Any text.
        b: Another text.
        locale: A BCP 47 tag, with ``-u-`` keywords if wanted.

    Returns:
        -1 if *a* comes first, 1 if *b* does, 0 if nothing differs.

    Raises:
        InvalidInputError: As for `Collator`.
        InvalidTypeError: *a*, *b* or *locale* is not a ``str``.
        UnknownLocaleError: There is no order for the locale here.

    Examples:
        >>> compare("llama", "luz", locale="es"), compare("llama", "luz", locale="es-u-co-trad")
        (-1, 1)
        >>> compare("й", "и", locale="ru")
        1

    Source: UTS #10, section 7.
    """
    return _collator(locale).compare(a, b)


def sort(items: Iterable[T], /, *, locale: str, key: Callable[[T], str] | None = None) -> list[T]:
    """Return a list sorted by a locale's rules, as `Collator.sort` does.

    Args:
        items: Texts, or anything if *key* is given.
        locale: A BCP 47 tag, with ``-u-`` keywords if wanted.
        key: What gives the text of an item.

    Returns:
        A new list. Items that are equal stay in their order.

    Raises:
        InvalidInputError: As for `Collator`.
        InvalidTypeError: *items* is no collection or is one text, or an item, or what *key* gives
            for it, or *locale* is not a ``str``.
        UnknownLocaleError: There is no order for the locale here.

    Examples:
        >>> sort(["Zürich", "Ärger", "Zug", "Arm"], locale="de")
        ['Ärger', 'Arm', 'Zug', 'Zürich']
        >>> sort(["10 км", "9 км"], locale="ru-u-kn"), sort(["10 км", "9 км"], locale="ru")
        (['9 км', '10 км'], ['10 км', '9 км'])

    Source: UTS #10, section 7.
    """
    return _collator(locale).sort(items, key=key)


def _again(
    locale: str,
    strength: Strength | None,
    alternate: AlternateSet,
    numeric: NumericSet,
    case_first: CaseFirstSet,
) -> Collator:
    """Return a collator from what one was asked for with."""
    return Collator(
        locale, strength=strength, alternate=alternate, numeric=numeric, case_first=case_first
    )


_MOST_KEPT = 256  # collators; a server that takes tags from outside must not fill the memory
_collators: dict[str, Collator] = {}


def _collator(locale: str) -> Collator:
    try:
        return _collators[locale]
    except (KeyError, TypeError):
        found = Collator(locale)
        if len(_collators) >= _MOST_KEPT:
            _collators.clear()
        _collators[locale] = found
        return found


def _made(
    locale: str,
    strength: Strength | None,
    alternate: AlternateSet,
    numeric: NumericSet,
    case_first: CaseFirstSet,
) -> Keys:
    """Return the keys of a locale with its settings; those of equal settings are shared."""
    from localeops.collation._keys import keys_of
    from localeops.collation._locales import options

    return keys_of(options(locale, strength, alternate, numeric, case_first))

"""The syntax of tags: RFC 5646, section 2.1, and the inside of the extensions -u- and -t-."""

from __future__ import annotations

from localeops.errors import InvalidInputError, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

__all__ = ["Tag", "parse"]

# RFC 5646, 2.1: the productions "irregular" and "regular". The list is closed.
_GRANDFATHERED = frozenset(
    {
        "art-lojban",
        "cel-gaulish",
        "en-gb-oed",
        "i-ami",
        "i-bnn",
        "i-default",
        "i-enochian",
        "i-hak",
        "i-klingon",
        "i-lux",
        "i-mingo",
        "i-navajo",
        "i-pwn",
        "i-tao",
        "i-tay",
        "i-tsu",
        "no-bok",
        "no-nyn",
        "sgn-be-fr",
        "sgn-be-nl",
        "sgn-ch-de",
        "zh-guoyu",
        "zh-hakka",
        "zh-min",
        "zh-min-nan",
        "zh-xiang",
    }
)
_LONGEST_TAG = 1000  # RFC 5646, 4.4.1 asks for at least 35, UTS #35, Part 1, 3.3.1 for 255
_LONGEST_SUBTAG = 8
_SCRIPT_LENGTH = 4
_ALPHA2, _ALPHA3 = 2, 3
_KEY_LENGTH = 2
_MOST_EXTLANGS = 3
_SHOWN = 40  # characters of a bad tag that an error repeats
# What POSIX writes after "@", as the subtag to put after the language or at the end.
_POSIX_SCRIPTS = {"cyrillic": "-Cyrl", "devanagari": "-Deva", "latin": "-Latn"}
_POSIX_VARIANTS = {"valencia": "-valencia"}


class Tag:
    """A language tag taken apart. `parse` makes them; they do not change.

    Two are equal when all their parts are; ``str()`` gives the tag in the case of RFC 5646, 2.1.1.

    Attributes:
        language: Two, three or more letters, or ``""`` in a grandfathered tag and in ``x-...``.
        extlangs: The extended languages, such as ``("yue",)`` in ``zh-yue-HK``.
        script: Four letters such as ``Hant``, or ``""``.
        region: Two letters or three digits such as ``TW`` or ``419``, or ``""``.
        variants: The variants in the order in which they are written.
        extensions: For each extension in order its singleton and its subtags.
        private_use: The subtags after ``x``.
        grandfathered: The whole tag if it is a grandfathered one, else ``""``.
    """

    __slots__ = (
        "extensions",
        "extlangs",
        "grandfathered",
        "language",
        "private_use",
        "region",
        "script",
        "variants",
    )
    language: str
    extlangs: tuple[str, ...]
    script: str
    region: str
    variants: tuple[str, ...]
    extensions: tuple[tuple[str, tuple[str, ...]], ...]
    private_use: tuple[str, ...]
    grandfathered: str

    def __init__(  # noqa: PLR0913 (one argument a part)
        self,
        *,
        language: str = "",
        extlangs: tuple[str, ...] = (),
        script: str = "",
        region: str = "",
        variants: tuple[str, ...] = (),
        extensions: tuple[tuple[str, tuple[str, ...]], ...] = (),
        private_use: tuple[str, ...] = (),
        grandfathered: str = "",
    ) -> None:
        put = object.__setattr__
        put(self, "language", language)
        put(self, "extlangs", extlangs)
        put(self, "script", script)
        put(self, "region", region)
        put(self, "variants", variants)
        put(self, "extensions", extensions)
        put(self, "private_use", private_use)
        put(self, "grandfathered", grandfathered)

    @property
    def language_id(self) -> str:
        """The tag without extensions and private use: language, script, region and variants."""
        parts = (self.language, *self.extlangs, self.script, self.region, *self.variants)
        return self.grandfathered or "-".join(filter(None, parts))

    @property
    def attributes(self) -> tuple[str, ...]:
        """The attributes of the extension -u-, in order."""
        return _before_keys(self._extension("u"), _is_key)

    @property
    def keywords(self) -> dict[str, str]:
        """The keywords of the extension -u- in order; a key alone has the type ``true``."""
        return _fields(self._extension("u")[len(self.attributes) :], default="true")

    @property
    def source_language(self) -> str:
        """The language that the extension -t- says the text was transformed from, or ``""``."""
        return "-".join(_before_keys(self._extension("t"), _is_transform_key))

    @property
    def transform_fields(self) -> dict[str, str]:
        """The fields of the extension -t- in order, such as ``{"m0": "bgn"}``."""
        subtags = self._extension("t")
        language = _before_keys(subtags, _is_transform_key)
        return _fields(subtags[len(language) :], default="")

    def _extension(self, singleton: str) -> tuple[str, ...]:
        for found, subtags in self.extensions:
            if found == singleton:
                return subtags
        return ()

    def _parts(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __str__(self) -> str:
        extensions = ["-".join((singleton, *subtags)) for singleton, subtags in self.extensions]
        private_use = "-".join(("x", *self.private_use)) if self.private_use else ""
        return "-".join(filter(None, (self.language_id, *extensions, private_use)))

    def __repr__(self) -> str:
        return f"Tag({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self._parts() == other._parts() if isinstance(other, Tag) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._parts())

    def __setattr__(self, name: str, value: object) -> None:
        msg = f"a Tag does not change; cannot assign to {name!r}"
        raise AttributeError(msg)

    def __delattr__(self, name: str) -> None:
        msg = f"a Tag does not change; cannot delete {name!r}"
        raise AttributeError(msg)

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (str(self),)


def parse(tag: str, /) -> Tag:
    """Return the parts of a well-formed language tag.

    Nothing is replaced and no order changed, only the case is made that of RFC 5646, 2.1.1; for
    the canonical form use `canonicalize`. Well-formed is what rules 1 to 4 of this module's list
    say; the subtags need not be registered.

    Args:
        tag: A BCP 47 tag. The separator is ``-``; case does not matter.

    Returns:
        The parts of the tag.

    Raises:
        InvalidInputError: The tag is not well formed. The message says at which index, and what to
            write for a POSIX name such as ``tr_TR.UTF-8``.
        InvalidTypeError: The tag is not a ``str``.

    Examples:
        >>> tag = parse("ZH-hant-tw-u-co-stroke")
        >>> tag.language, tag.script, tag.region, tag.keywords
        ('zh', 'Hant', 'TW', {'co': 'stroke'})
        >>> parse("sl-rozaj-biske").variants
        ('rozaj', 'biske')
        >>> parse("und-Cyrl-t-und-latn-m0-ungegn-2007").transform_fields
        {'m0': 'ungegn-2007'}
        >>> parse("tr_TR.UTF-8")
        Traceback (most recent call last):
        ...
        localeops.errors.InvalidInputError: tag must be a BCP 47 tag, got 'tr_TR.UTF-8': '_' at \
index 2 is not a letter from a to z, a digit or '-' (did you mean 'tr-TR'?)
    """
    return read(tag, "tag")


def read(text: str, name: str, *, grandfathered: bool = True) -> Tag:
    """Return the parts of a tag, which errors call *name*.

    Without *grandfathered*, a tag such as ``zh-hakka`` is language and variant.
    """
    require_text(text, name)
    return _Reader(text, name).tag(grandfathered=grandfathered)


class _Reader:
    """Reads one tag from left to right. `position` is the index of the next subtag."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.subtags: list[str] = []
        self.position = 0

    def tag(self, *, grandfathered: bool) -> Tag:
        self.split()
        if grandfathered and self.text.lower() in _GRANDFATHERED:
            return Tag(grandfathered=_in_convention(self.subtags))
        if self.subtags[0] == "x":
            return Tag(private_use=self.private_use())
        language, extlangs, script, region, variants = self.language_id()
        return Tag(
            language=language,
            extlangs=extlangs,
            script=script.title(),
            region=region.upper(),
            variants=variants,
            extensions=self.extensions(),
            private_use=self.private_use(),
        )

    def split(self) -> None:
        """Set the subtags, in lower case, after checking characters and lengths."""
        if not self.text:
            self.fail("it is empty")
        if len(self.text) > _LONGEST_TAG:
            self.fail(f"it is longer than {_LONGEST_TAG} characters")
        if not self.text.isascii():
            index = next(i for i, character in enumerate(self.text) if character > "\x7f")
            self.fail_at_character(index)
        self.subtags = self.text.lower().split("-")
        start = 0
        for subtag in self.subtags:
            if not subtag:
                self.fail(f"there is no subtag at index {start}")
            if not subtag.isalnum():
                offset = next(i for i, character in enumerate(subtag) if not character.isalnum())
                self.fail_at_character(start + offset)
            if len(subtag) > _LONGEST_SUBTAG:
                shown = self.text[start : start + _LONGEST_SUBTAG]
                self.fail(f"the subtag {shown!r}... at index {start} is longer than 8 characters")
            start += len(subtag) + 1

    def language_id(self) -> tuple[str, tuple[str, ...], str, str, tuple[str, ...]]:
        """Take language, extended languages, script, region and variants."""
        language = self.subtags[self.position]
        if not (language.isalpha() and len(language) > 1):
            self.fail_at("is not a language: two, three or more letters")
        self.position += 1
        extlangs: list[str] = []
        if len(language) < _SCRIPT_LENGTH:
            while len(extlangs) < _MOST_EXTLANGS and _is_extlang(self.peek()):
                extlangs.append(self.take())
        script = self.take() if _is_script(self.peek()) else ""
        region = self.take() if _is_region(self.peek()) else ""
        variants: dict[str, None] = {}
        while _is_variant(self.peek()):
            if self.peek() in variants:
                self.fail_at("is there twice")
            variants[self.take()] = None
        return language, tuple(extlangs), script, region, tuple(variants)

    def extensions(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Take all the extensions."""
        found: dict[str, tuple[str, ...]] = {}
        while len(self.peek()) == 1 and self.peek() != "x":
            if self.peek() in found:
                self.fail_at("begins a second extension of that letter")
            singleton = self.take()
            first = self.position
            while len(self.peek()) > 1:
                self.position += 1
            end = self.position
            if first == end:
                self.position -= 1
                self.fail_at("begins an extension with nothing in it")
            self.position = first
            if singleton == "u":
                self.unicode_extension(end)
            elif singleton == "t":
                self.transformed_extension(end)
            self.position = end
            found[singleton] = tuple(self.subtags[first:end])
        if self.position < len(self.subtags) and self.peek() != "x":
            self.fail_unexpected()
        return tuple(found.items())

    def unicode_extension(self, end: int) -> None:
        """Check the inside of -u-: attributes and keywords (UTS #35, unicode_locale_extensions)."""
        keys = set()
        while self.position < end:
            key = self.peek()
            if _is_key(key):
                if not key[1].isalpha():
                    self.fail_at("is not a key of -u-: a letter or digit, then a letter")
                if key in keys:
                    self.fail_at("is a key that is there twice")
                keys.add(key)
            self.position += 1

    def transformed_extension(self, end: int) -> None:
        """Check the inside of -t-: a language, then fields (UTS #35, transformed_extensions)."""
        if not _is_transform_key(self.peek()):
            if len(self.peek()) == _SCRIPT_LENGTH:
                self.fail_at("is neither a language nor a key of -t-")
            self.language_id()
        keys = set()
        while self.position < end:
            key = self.peek()
            if not _is_transform_key(key):
                self.fail_at("is not a key of -t-: a letter, then a digit")
            if key in keys:
                self.fail_at("is a key that is there twice")
            keys.add(key)
            self.position += 1
            if self.position == end or _is_key(self.peek()):
                self.position -= 1
                self.fail_at("is a key of -t- without a value")
            while self.position < end and not _is_key(self.peek()):
                self.position += 1

    def private_use(self) -> tuple[str, ...]:
        """Take what is left: ``x`` and the subtags after it, or nothing."""
        rest = tuple(self.subtags[self.position + 1 :])
        if self.position < len(self.subtags) and not rest:
            self.fail_at("begins an extension with nothing in it")
        return rest

    def peek(self) -> str:
        """Return the next subtag, or nothing at the end."""
        return self.subtags[self.position] if self.position < len(self.subtags) else ""

    def take(self) -> str:
        """Return the next subtag and go past it."""
        self.position += 1
        return self.subtags[self.position - 1]

    def fail_unexpected(self) -> NoReturn:
        """Raise for a subtag that cannot stand where it does."""
        subtag = self.peek()
        if _is_script(subtag):
            self.fail_at("looks like a script, which comes once, after the language")
        if _is_region(subtag):
            self.fail_at("looks like a region, which comes once, before the variants")
        self.fail_at("is neither script, region, variant nor extension")

    def fail_at(self, why: str) -> NoReturn:
        """Raise for the next subtag."""
        index = sum(len(subtag) + 1 for subtag in self.subtags[: self.position])
        self.fail(f"{self.text[index : index + len(self.peek())]!r} at index {index} {why}")

    def fail_at_character(self, index: int) -> NoReturn:
        """Raise for a character that no tag can contain."""
        self.fail(
            f"{self.text[index]!r} at index {index} is not a letter from a to z, a digit or '-'"
        )

    def fail(self, why: str) -> NoReturn:
        """Raise, saying why the tag is not well formed and which one may have been meant."""
        meant = _meant(self.text)
        hint = f" (did you mean {meant!r}?)" if meant else ""
        msg = f"{self.name} must be a BCP 47 tag, got {shown(self.text)}: {why}{hint}"
        raise InvalidInputError(msg)


def shown(text: str) -> str:
    """Return how an error repeats a tag: the beginning of it."""
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}..."


def _meant(text: str) -> str:
    """Return the tag for a POSIX locale such as ``sr_RS.UTF-8@latin``, or nothing."""
    if len(text) > _SHOWN:
        return ""
    name, _, modifier = text.partition("@")
    name = name.partition(".")[0].replace("_", "-")
    if name in {"C", "POSIX"}:
        return "und"
    language, dash, rest = name.partition("-")
    guess = language + _POSIX_SCRIPTS.get(modifier, "") + dash + rest
    guess += _POSIX_VARIANTS.get(modifier, "")
    try:
        return str(_Reader(guess, "").tag(grandfathered=True)) if guess != text else ""
    except InvalidInputError:
        return ""


def _in_convention(subtags: list[str]) -> str:
    """Return a grandfathered tag in the case of RFC 5646, 2.1.1."""
    first, *rest = subtags
    return "-".join((first, *(s.upper() if len(s) == _ALPHA2 else s for s in rest)))


def _is_extlang(subtag: str) -> bool:
    return len(subtag) == _ALPHA3 and subtag.isalpha()


def _is_script(subtag: str) -> bool:
    return len(subtag) == _SCRIPT_LENGTH and subtag.isalpha()


def _is_region(subtag: str) -> bool:
    if len(subtag) == _ALPHA2:
        return subtag.isalpha()
    return len(subtag) == _ALPHA3 and subtag.isdigit()


def _is_variant(subtag: str) -> bool:
    return len(subtag) > _SCRIPT_LENGTH or (len(subtag) == _SCRIPT_LENGTH and subtag[0].isdigit())


def _is_key(subtag: str) -> bool:
    return len(subtag) == _KEY_LENGTH


def _is_transform_key(subtag: str) -> bool:
    return len(subtag) == _KEY_LENGTH and subtag[0].isalpha() and subtag[1].isdigit()


def _before_keys(subtags: tuple[str, ...], is_key: Callable[[str], bool]) -> tuple[str, ...]:
    """Return the subtags of an extension before its first key."""
    for index, subtag in enumerate(subtags):
        if is_key(subtag):
            return subtags[:index]
    return subtags


def _fields(subtags: tuple[str, ...], *, default: str) -> dict[str, str]:
    """Return keys and values: a key has two characters, the subtags of a value have more."""
    found: dict[str, list[str]] = {}
    values: list[str] = []
    for subtag in subtags:
        if _is_key(subtag):
            values = found[subtag] = []
        else:
            values.append(subtag)
    return {key: "-".join(values) or default for key, values in found.items()}

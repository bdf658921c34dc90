r"""Legacy encodings: text and bytes as old files have them, by a standard that is named.

What `encodings` lists can be read and written under three standards:

1. ``whatwg``, the default: the labels and indexes of the WHATWG Encoding Standard, which are what
   browsers do. ``iso-8859-1`` and ``ascii`` are windows-1252, ``iso-8859-9`` is windows-1254,
   ``shift_jis`` is page 932 with the characters of NEC and IBM, ``euc-kr`` is page 949. The bytes
   of windows-125x that have no character are the control characters that their numbers are.
2. ``microsoft``: the code pages of Windows as it decodes them, without best fit: what a page does
   not have is refused and not put into something similar. ``iso-8859-1`` is page 28591.
3. ``python``: CPython's codec of that name as it stands.

Encodings that no standard has, such as ``kamenicky`` and ``viscii``, have the same labels under the
first two. A label means nothing else than its standard says, and is matched without regard to
ASCII case and whitespace around it.

Reading

4. `decode` refuses what is no text: the error says where, which bytes, why, and a few of the other
   encodings that would read all the data; if that is more than 4096 bytes, as many of them around
   the fault. `decode_report` puts U+FFFD there instead, as many and with the same going on as a
   decoder of the Encoding Standard.
5. The label decides. A byte order mark at the beginning is no part of the text if it is of the
   same encoding, and else is read as what it is; it never changes the encoding. (This is what
   ``TextDecoder`` does; the Encoding Standard's "decode" for web pages lets the mark win.)
   CPython's codecs do as they do.
6. ``replacement``, which is what the Encoding Standard makes of iso-2022-kr and other encodings
   that have been used for attacks, has no text: all data but none is a fault.

Writing

7. `encode` refuses what the encoding does not have, and says which have it. Nothing is put in its
   place: no ``?``, no best fit, no escape. No byte order mark is written, and a text in UTF-8 or
   UTF-16 that begins with U+FEFF loses it when it is read again.

Repairing

8. `repair` undoes mojibake, text that was written in one encoding and read in another, where the
   bytes are sure and the model finds what comes out far likelier than what is there: UTF-8 that was
   read wrongly once or several times, and encodings taken for one another. Right text stays, and so
   does what lost bytes on its way; `explain_repair` says which is which.

DIFFERENCE: the Encoding Standard writes UTF-8 where the label is of UTF-16 or ``replacement`` ("get
an output encoding"), as forms on web pages do. Here UTF-16 is written as UTF-16, and nothing can be
written as ``replacement``.

DIFFERENCE: Windows gives bytes that a page does not define a code point for private use, such as
U+F8F9 for AA of page 1253. Here they are unassigned under ``microsoft`` as well.

Sources: the Encoding Standard (``data_versions()`` has the date of its indexes); the files of
"Windows Supported Code Page Data Files"; CPython's tables where they agree with those.

Not handled: EBCDIC; the pages of Windows that are not in `encodings`; UTF-7 and UTF-32 outside of
``python``; labels that are nearly right (``did you mean`` is all they get).
"""

from __future__ import annotations

from localeops.errors import require_text
from localeops.legacy._repair import explain_repair, repair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    from localeops.explain import Explained
    from localeops.legacy._detect import Guess
    from localeops.legacy._registry import Encoding

    Data: TypeAlias = bytes | bytearray | memoryview
    Standard = Literal["whatwg", "microsoft", "python"]

__all__ = [
    "Decoder",
    "Encoding",
    "Guess",
    "canonical",
    "decode",
    "decode_report",
    "detect",
    "encode",
    "encodings",
    "explain_repair",
    "repair",
]


def decode(data: Data, /, encoding: str, *, standard: Standard = "whatwg") -> str:
    r"""Return the text of *data*, all of which must be in the encoding.

    Args:
        data: What to read.
        encoding: A label of the standard.
        standard: Whose encoding of that label: ``"whatwg"``, ``"microsoft"`` or ``"python"``.

    Returns:
        The text, without a byte order mark of the encoding at its beginning.

    Raises:
        InvalidTypeError: *data* is no bytes, or *encoding* or *standard* is not a ``str``.
        InvalidInputError: The standard has no such label, or there is no such standard.
        UnmappableError: Bytes stand for nothing. It has ``position``, the bytes as ``found``, and
            ``encodings``: a few that read all the data.

    Examples:
        >>> decode(b"P\xf8\xedli\xb9", "iso-8859-2")
        'Příliš'
        >>> decode(b"\x83e\x83L\x83X\x83g \xfa\x40", "shift_jis")
        'テキスト ⅰ'
        >>> decode(b"\xc1\xaa", "windows-1253")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        localeops.errors.UnmappableError: byte AA at position 1 is not windows-1253 (unassigned)...
    """
    from localeops.legacy import _registry, _reports

    octets = _reports.octets(data)
    codec = _registry.codec(encoding, standard)
    reading = codec.decode(octets)
    if reading.fault:
        raise _reports.unreadable(codec, standard, octets, reading.fault)
    return reading.text


def encode(text: str, /, encoding: str, *, standard: Standard = "whatwg") -> bytes:
    r"""Return the text in an encoding, which must have every character of it.

    Args:
        text: What to write.
        encoding: A label of the standard.
        standard: Whose encoding of that label: ``"whatwg"``, ``"microsoft"`` or ``"python"``.

    Returns:
        The bytes, without a byte order mark.

    Raises:
        InvalidTypeError: *text*, *encoding* or *standard* is not a ``str``.
        InvalidInputError: The standard has no such label, or there is no such standard.
        UnmappableError: The encoding does not have a character. It has the index as ``position``,
            the character as ``found``, and ``encodings``: a few that have it.

    Examples:
        >>> encode("İşçi", "windows-1254")
        b'\xdd\xfe\xe7i'
        >>> encode("ёлка", "koi8-r").hex(" ")
        'a3 cc cb c1'
        >>> encode("ёлка", "iso-8859-1", standard="microsoft")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        localeops.errors.UnmappableError: U+0451 at index 0 is not in iso-8859-1; it is in ...
    """
    from localeops.legacy import _registry

    require_text(text)
    codec = _registry.codec(encoding, standard)
    written, used = codec.encode(text)
    if used < len(text):
        from localeops.legacy import _reports

        raise _reports.unwritable(codec, standard, text, used)
    return written


def decode_report(data: Data, /, encoding: str, *, standard: Standard = "whatwg") -> Explained[str]:
    r"""Return the text with U+FFFD for what is lost, and a step for every loss.

    The steps start from the data read with each fault written out, a byte as ``\x81``, which is
    what Python's ``backslashreplace`` makes of it: `localeops.explain.replay` turns that into the
    value. A step's ``start`` is an index of the value. Faults by the same rule that follow one
    another directly are one step, with a U+FFFD for each.

    Args:
        data: What to read.
        encoding: A label of the standard.
        standard: Whose encoding of that label: ``"whatwg"``, ``"microsoft"`` or ``"python"``.

    Returns:
        The text, and the steps: ``legacy.unassigned`` where no character stands, ``legacy.trail``
        where what follows a lead byte cannot, ``legacy.cut-off`` where the data ends within a
        character, ``legacy.lone-surrogate``, ``legacy.never-read`` for ``replacement``, and
        ``legacy.invalid`` for what a codec of CPython says no more about.

    Raises:
        InvalidTypeError: *data* is no bytes, or *encoding* or *standard* is not a ``str``.
        InvalidInputError: The standard has no such label, or there is no such standard.

    Examples:
        >>> report = decode_report(b"\xc1\xaa\xc2", "windows-1253")
        >>> report.value
        'Α�Β'
        >>> report.steps
        (Step(rule='legacy.unassigned', start=1, end=5, before='\\xaa', after='�'),)
        >>> decode_report("žluť".encode() + b"\xc5", "utf-8").steps[0].rule
        'legacy.cut-off'
    """
    from localeops.legacy import _registry, _reports

    octets = _reports.octets(data)
    return _reports.report(_registry.codec(encoding, standard), octets)


def canonical(encoding: str, /, *, standard: Standard = "whatwg") -> str:
    """Return the name of the encoding that a label stands for.

    Args:
        encoding: A label of the standard, in any case, with any whitespace around it.
        standard: Whose label: ``"whatwg"``, ``"microsoft"`` or ``"python"``.

    Returns:
        The name, in lower case; it is a label as well. Under ``"python"`` it is the module of the
        codec.

    Raises:
        InvalidTypeError: *encoding* or *standard* is not a ``str``.
        InvalidInputError: The standard has no such label, or there is no such standard.

    Examples:
        >>> canonical("Latin1"), canonical("Latin1", standard="microsoft")
        ('windows-1252', 'iso-8859-1')
        >>> canonical("cp932", standard="microsoft"), canonical("ms932")
        ('shift_jis', 'shift_jis')
        >>> canonical("кои8")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
            ...
        localeops.errors.InvalidInputError: encoding must be a label of the Encoding Standard, ...
    """
    from localeops.legacy import _registry

    return _registry.canonical(encoding, standard)


def encodings(*, standard: Standard | None = None) -> tuple[Encoding, ...]:
    r"""Return the encodings that a standard has, or all of them.

    Args:
        standard: Whose: ``"whatwg"``, ``"microsoft"`` or ``"python"``.

    Returns:
        A tuple of ``Encoding(name, kind, standard, labels)``: those of the standard, and under
        the first two those beyond any, whose ``standard`` is ``"beyond"``.

    Raises:
        InvalidTypeError: *standard* is not a ``str``.
        InvalidInputError: There is no such standard.

    Examples:
        >>> encodings(standard="whatwg")[1]  # doctest: +ELLIPSIS
        Encoding(name='ibm866', kind='single-byte', standard='whatwg', labels=('866', ...))
        >>> [one.name for one in encodings() if "cp1250" in one.labels]
        ['windows-1250', 'windows-1250', 'cp1250']
        >>> decode(b"\xa3\xcc\xcb\xc1", "koi8-r")  # one of them
        'ёлка'
    """
    from localeops.legacy import _registry

    return _registry.encodings(standard)


def detect(data: Data, /, *, language: str | None = None) -> list[Guess]:
    r"""Return the encodings that *data* may be in, the likeliest first.

    A mark, an escape or valid UTF-8 decides; else a model of the text of 27 languages says how
    likely the text of each encoding is (`localeops.legacy._detect` has the order). Of encodings in
    which the text is the same the usual one comes first: windows-1250 rather than ISO 8859-2 where
    no byte tells them apart.

    Args:
        data: What to read. Of more than 640 bytes a sample is judged; all of it is looked at for
            UTF-8.
        language: The language that the text should be in, as a BCP 47 tag. The others stay
            possible, but have to be much likelier.

    Returns:
        At most eight of ``Guess(encoding, confidence, language)``, never none. The encoding is a
        label of `decode`, but ``iso-2022-kr``, ``hz-gb-2312``, ``utf-32le`` and ``utf-32be`` are
        labels of ``standard="python"`` alone. The confidence is how likely the text of that
        encoding is the right one: of ten texts with 0.9 nine are. Equal texts have it in common. It
        is low where there is little to go by, and near 0 for what is no text. The language is a
        tag, or None where none was looked for.

    Raises:
        InvalidTypeError: *data* is no bytes, or *language* is not a ``str``.
        InvalidInputError: *language* is not well formed.
        UnknownLocaleError: The model does not know the language.

    Examples:
        >>> detect(b"P\xf8\xedli\xb9 \xbelu\xbbou\xe8k\xfd k\xf9\xf2")[0].encoding
        'iso-8859-2'
        >>> detect("Ёлка".encode("koi8-r") + b" \xd7 \xcc\xc5\xd3\xd5")[0].encoding
        'koi8-r'
        >>> detect("añÂ".encode())
        [Guess(encoding='utf-8', confidence=0.95, language=None)]
    """
    from localeops.legacy import _detect, _reports

    return _detect.detect(_reports.octets(data), language)


class Decoder:
    r"""Read an encoding a piece at a time, in constant memory.

    The texts of the pieces make up what `decode` gives for the whole, wherever it is cut.

    Args:
        encoding: A label of the standard.
        standard: Whose encoding of that label: ``"whatwg"``, ``"microsoft"`` or ``"python"``.

    Raises:
        InvalidTypeError: *encoding* or *standard* is not a ``str``.
        InvalidInputError: The standard has no such label, or there is no such standard.

    Examples:
        >>> decoder = Decoder("utf-8")
        >>> decoder.feed("ě".encode()[:1]), decoder.feed("ě".encode()[1:], final=True)
        ('', 'ě')
    """

    __slots__ = ("_codec", "_pending", "_read", "_standard", "_state")

    def __init__(self, encoding: str, *, standard: Standard = "whatwg") -> None:
        from localeops.legacy import _registry

        self._codec = _registry.codec(encoding, standard)
        self._standard = standard
        self._begin()

    def _begin(self) -> None:
        """Be as at first."""
        self._pending = b""
        self._state = 0
        self._read = 0

    @property
    def encoding(self) -> str:
        """The encoding's name."""
        return self._codec.name

    def feed(self, chunk: Data, /, *, final: bool = False) -> str:
        """Return the text of the next bytes, as far as it is certain.

        Args:
            chunk: The bytes that follow those of the calls before.
            final: Whether these are the last ones. After that the decoder begins anew.

        Returns:
            The text. What may be the beginning of a character is held back for the next call.

        Raises:
            InvalidTypeError: *chunk* is no bytes, or *final* is not a ``bool``.
            UnmappableError: Bytes stand for nothing; ``position`` counts from the first call on.
                The text before them is lost, and the decoder begins anew. Others are tried on the
                bytes of this call alone.
        """
        from localeops.errors import InvalidTypeError
        from localeops.legacy import _reports

        if not isinstance(final, bool):
            raise InvalidTypeError(f"final must be a bool, got {type(final).__name__}")
        data = self._pending + _reports.octets(chunk)
        reading = self._codec.decode(data, self._state, final=final)
        if reading.fault:
            before = self._read
            self._begin()
            raise _reports.unreadable(self._codec, self._standard, data, reading.fault, before)
        self._pending = data[reading.used :]
        self._state = reading.state
        self._read += reading.used
        if final:
            self._begin()
        return reading.text


def __getattr__(name: str) -> object:
    if name == "Encoding":
        from localeops.legacy._registry import Encoding

        return Encoding
    if name == "Guess":
        from localeops.legacy._detect import Guess

        return Guess
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

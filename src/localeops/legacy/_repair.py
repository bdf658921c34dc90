"""Mojibake undone: the public functions; what they do is in `localeops.legacy._repair_layers`."""

from __future__ import annotations

from localeops.errors import require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.explain import Explained

__all__ = ["explain_repair", "repair"]


def repair(text: str, /, *, language: str | None = None) -> str:
    r"""Return the text without mojibake, where it is certain what stood there; else as it is.

    Mojibake is text that was written in one encoding and read in another, once or several times.
    A layer of it is undone if the characters are all in the encoding that they were read in, so
    that reading wrongly again gives the text as it was, and if what comes out is far likelier by
    the model of 27 languages: words that are right stay, in other languages as well. Two kinds are
    known: UTF-8 read as a page of Windows, ISO 8859, DOS, Mac OS or KOI8, or as Shift_JIS, GBK,
    Big5, EUC-KR or EUC-JP; and one such encoding read as another, which needs more letters to be
    certain, or a hint at the language. Bytes 80 to 9F that a table does not have are control
    characters, as in browsers.

    Lines are repaired apart, and a word that is broken in a line that is not as well. A no-break
    space that became a space within a letter (``Ã `` for ``à``) is put back. A line that lost bytes
    (U+FFFD, ``?`` in the place of one) stays as it is.

    Args:
        text: What to repair; one in ASCII is right.
        language: The language that the text should be in, as a BCP 47 tag. Less evidence is enough
            for it, and more is needed for any other.

    Returns:
        The text. Only the words that were broken are other ones.

    Raises:
        InvalidTypeError: *text* or *language* is not a ``str``.
        InvalidInputError: *language* is not well formed.
        UnknownLocaleError: The model does not know the language.

    Examples:
        >>> repair("PÅ\x99Ã\xadliÅ¡ Å¾luÅ¥ouÄ\x8dkÃ½ kÅ¯Å\x88")
        'Příliš žluťoučký kůň'
        >>> repair("ÇáãÏíäÉ ÇáãäæÑÉ")  # windows-1256 read as windows-1252
        'المدينة المنورة'
        >>> repair("Am SÃƒÂ¼dhang"), repair("İstanbul, Ñandú, caf\ufffd")
        ('Am Südhang', 'İstanbul, Ñandú, caf�')
    """
    require_text(text)
    wanted = _wanted(language)
    if text.isascii():
        return text
    from localeops.legacy import _repair_layers

    return _repair_layers.repaired(text, wanted)[0]


def explain_repair(text: str, /, *, language: str | None = None) -> Explained[str]:
    r"""Return the text as `repair` does, with a step for every word of every layer.

    The rule of a step is ``legacy.RIGHT-as-WRONG``: the word was written in the encoding RIGHT and
    read as WRONG, as in ``legacy.utf-8-as-windows-1252``; or ``legacy.no-break-space`` where one
    was put back. Outer layers come before inner ones. Where a line is left alone because it lost
    bytes, ``legacy.lost`` is a step from what stands for them to the same, so that
    `localeops.explain.replay` changes nothing there.

    Args:
        text: What to repair.
        language: The language that the text should be in, as a BCP 47 tag.

    Returns:
        The text and the steps.

    Raises:
        InvalidTypeError: *text* or *language* is not a ``str``.
        InvalidInputError: *language* is not well formed.
        UnknownLocaleError: The model does not know the language.

    Examples:
        >>> [(step.before, step.after) for step in explain_repair("naÃ\x83Â¯ve").steps]
        [('naÃ\x83Â¯ve', 'naÃ¯ve'), ('naÃ¯ve', 'naïve')]
        >>> explain_repair("Ð¿Ñ?Ð¸Ð²ÐµÑ\x82").steps
        (Step(rule='legacy.lost', start=2, end=4, before='Ñ?', after='Ñ?'),)
    """
    require_text(text)
    wanted = _wanted(language)
    from localeops.explain import Explained
    from localeops.legacy import _repair_layers

    value, steps = _repair_layers.repaired(text, wanted)
    return Explained(value, tuple(steps))


def _wanted(language: str | None) -> str | None:
    """Return the language of the model that a tag asks for."""
    if language is None:
        return None
    require_text(language, "language")
    from localeops.legacy import _detect

    return _detect._wanted(language)  # noqa: SLF001 - the same languages, the same errors

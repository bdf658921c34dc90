"""The emoji properties that decide a cluster's width."""

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/emoji.py``."""
    presentation = ucd.members("emoji/emoji-data", "Emoji_Presentation")
    emoji = ucd.members("emoji/emoji-data", "Emoji")
    variation = [
        int(base, 16)
        for sequence, style, *_ in ([f.strip() for f in row.split(";")] for row in _variations())
        if style == "emoji style"
        for base, selector in [sequence.split()]
        if selector == "FE0F"
    ]
    # Emoji presentation by default is East Asian Wide already, but for the regional indicators:
    # the width module relies on that, so a new edition that breaks it must not pass in silence.
    wide = {code for code, value in ucd.values("EastAsianWidth").items() if value in "WF"}
    if presentation - wide != set(range(0x1F1E6, 0x1F200)):
        msg = "Emoji_Presentation is no longer wide plus the regional indicators"
        raise ValueError(msg)
    return ucd.source(
        "emoji",
        ["emoji/emoji-data", "emoji/emoji-variation-sequences"],
        "Emoji, Emoji_Modifier_Base, and the bases that VS16 turns into emoji (UTS #51).",
        ucd.text_of_spans("EMOJI", ucd.spans(emoji)),
        ucd.text_of_spans(
            "MODIFIER_BASE", ucd.spans(ucd.members("emoji/emoji-data", "Emoji_Modifier_Base"))
        ),
        ucd.text_of_spans("VARIATION_BASE", ucd.spans(variation)),
    )


def _variations() -> list[str]:
    return list(ucd.lines("emoji/emoji-variation-sequences"))

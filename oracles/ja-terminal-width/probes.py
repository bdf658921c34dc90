"""Probes of ``ja-terminal-width``: log files that only one rule decides.

Every strategy in `RULES` yields a whole log file of one to six lines. One of the lines puts the
rule's characters where they matter, mostly at columns 39 to 41; the other lines are plain. The
characters come from finite lists, and only such are listed as every sound approach measures alike:
Unicode 13 or older (Debian's Python 3.11 has 14), no controls but complete escape sequences, no
emoji whose default is a text glyph unless a style selector follows, no halfwidth sound mark after a
fullwidth kana, no lone flag letter.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from localeops import kana, width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

COLUMNS = 40


def oracle(log: str) -> str:
    """Return the wrapped log, as ``solution/wrap_status.py`` does."""
    lines = kana.to_fullwidth(width.strip_escapes(log)).split("\n")[:-1]
    return "".join(f"{row}\n" for line in lines for row in width.wrap(line, COLUMNS) or [""])


# Plain pieces: ASCII takes one column, everything else in these lists two.

_HOSTS = (
    *("rt-otemachi01", "rt-dojima02", "sw-toyosu03", "sw-tama11", "fw-shinagawa1", "ol-chiba07"),
    *("gw-osaka05", "ap-mitaka22", "edge-nagoya1", "core-tokyo-a", "core-tokyo-b", "dns-kanda2"),
)
_STATES = (
    *("UP", "DOWN", "WARN", "CRIT", "OK", "INFO", "LOS", "AIS", "flap", "BGP", "OSPF", "MTU"),
    *("CPU 87%", "loss 0.3%", "rtt 12ms", "ge-0/0/1", "xe-1/2/0", "vlan 310", "AS64512"),
)
_WORDS = (
    *("回線断", "復旧確認", "監視再開", "経路変更", "保守作業", "障害受付", "冗長系切替", "電源断"),
    *("担当", "一次切分", "装置交換", "再起動", "輻輳", "遅延増加", "対向局", "異常なし", "手配済"),
    *("引き継ぎ", "を検知", "から復旧", "の確認待ち", "に連絡済み", "は経過観察"),
)
_TERMS = (
    *(
        "回線",
        "障害",
        "復旧",
        "監視",
        "装置",
        "担当",
        "局舎",
        "東京",
        "大阪",
        "本社",
        "保守",
        "経路",
    ),
    *(
        "電源",
        "対向",
        "試験",
        "確認",
        "連絡",
        "完了",
        "交換",
        "手配",
        "報告",
        "伝送",
        "故障",
        "輻輳",
    ),
)
_SUFFIXES = "済中後前側分用"


def _plain_columns(text: str) -> int:
    """Return the columns of a text made of the plain pieces alone."""
    return sum(1 if char.isascii() else 2 for char in text)


@st.composite
def _words(draw: DrawFn, columns: int) -> str:
    """Yield words and a closing number that take exactly so many columns."""
    text = ""
    while True:
        piece = draw(st.sampled_from(draw(st.sampled_from((_HOSTS, _STATES, _WORDS)))))
        gap = columns - _plain_columns(text)
        if _plain_columns(piece) + len(" 0") > gap:
            return text + f"{draw(st.integers(0, 10**gap - 1)):0{gap}}"
        text += piece + " "


@st.composite
def _exactly(draw: DrawFn, columns: int) -> str:
    """Yield the beginning of a log line that takes exactly so many columns, at least one."""
    minute = draw(st.integers(0, 24 * 60 - 1))
    stamp = f"{minute // 60:02}:{minute % 60:02} "
    if columns <= len(stamp):
        return draw(_words(columns))
    return stamp + draw(_words(columns - len(stamp)))


@st.composite
def _kanji(draw: DrawFn, columns: int) -> str:
    """Yield kanji that take exactly so many columns, a digit at the end if the number is odd."""
    text = "".join(draw(st.sampled_from(_TERMS)) for _ in range(columns // 4))
    if columns % 4 >= 2:  # noqa: PLR2004 - a kanji takes two
        text += draw(st.sampled_from(_SUFFIXES))
    return text + str(draw(st.integers(0, 9))) if columns % 2 else text


_plain_line = st.integers(6, COLUMNS).flatmap(_exactly)


@st.composite
def _log(draw: DrawFn, line: SearchStrategy[str]) -> str:
    """Yield a log file in which one or two lines are of the given kind and others are plain."""
    before = draw(st.lists(_plain_line, max_size=2))
    decisive = draw(st.lists(line, min_size=1, max_size=2))
    after = draw(st.lists(_plain_line, max_size=2))
    return "".join(f"{row}\n" for row in (*before, *decisive, *after))


def _one_of(choices: Sequence[str]) -> SearchStrategy[str]:
    return st.sampled_from(tuple(choices))


def _several(words: Sequence[str]) -> SearchStrategy[str]:
    """Yield a few of the words with spaces between them: ten probes see all of a closed list."""
    return st.lists(_one_of(words), min_size=3, max_size=8, unique=True).map(" ".join)


@st.composite
def _at_edge(draw: DrawFn, piece: SearchStrategy[str], lefts: Sequence[int]) -> str:
    """Yield a line in which a piece begins where so many columns are left of a row.

    What follows fills the next row too, so that a wrong width shows wherever the piece ends up.
    """
    left = draw(st.sampled_from(lefts))
    if draw(st.sampled_from((False, False, False, True))):
        head = draw(_exactly(COLUMNS)) + draw(_words(COLUMNS - left))
    else:
        head = draw(_exactly(COLUMNS - left))
    return head + draw(piece) + draw(_kanji(draw(st.integers(42, 64))))


# Escape sequences


def _coloured(text: str, colour: str, reset: str) -> str:
    return f"\x1b[{colour}m{text}\x1b[{reset}m"


_COLOURS = ("31", "1;33", "32", "7", "0;36", "38;5;208", "48;2;90;0;0", "38:2::255:128:0", "4:3")


@st.composite
def _colour_line(draw: DrawFn) -> str:
    word = draw(_words(draw(st.integers(1, 12))))
    marked = _coloured(word, draw(_one_of(_COLOURS)), draw(_one_of(("0", "", "39;49"))))
    return draw(_exactly(draw(st.integers(28, 39)))) + marked + draw(_kanji(20))


_LINKS = (
    "https://noc.example.jp/t/48213",
    "https://noc.example.jp/map?site=otemachi&zoom=3",
    "https://wiki.example.jp/%E9%9A%9C%E5%AE%B3;m=2",
    "file:///var/log/noc/daily.log",
)


@st.composite
def _link(draw: DrawFn, end: str) -> str:
    """Yield a link whose two sequences end with *end*."""
    options = draw(_one_of(("", "id=t1", "id=48213")))
    word = draw(_words(draw(st.integers(4, 12))))
    return f"\x1b]8;{options};{draw(_one_of(_LINKS))}{end}{word}\x1b]8;;{end}"


@st.composite
def _link_line(draw: DrawFn) -> str:
    """Yield a line with two links near its edge, one ended each way."""
    first, second = draw(st.permutations(("\x07", "\x1b\\")))
    links = draw(_link(first)) + " " + draw(_link(second))
    return draw(_exactly(draw(st.integers(24, 36)))) + links + draw(_kanji(20))


_CONTROLS = (
    *("\x1b[K", "\x1b[2K", "\x1b[0J", "\x1b[?25l", "\x1b[?25h", "\x1b[1;1H"),
    *("\x1b(B", "\x1b]0;daily status\x07", "\x1b]2;監視\x1b\\", "\x1b7", "\x1b8"),
)


@st.composite
def _control_line(draw: DrawFn) -> str:
    parts = [draw(_one_of(_CONTROLS)), draw(_exactly(38)), draw(_one_of(_CONTROLS))]
    return "".join((*parts, draw(_kanji(9)), draw(_one_of(("", *_CONTROLS)))))


# Halfwidth katakana

_HALF_WORDS = (
    *("ｽｲｯﾁ", "ｶｲｾﾝ", "ﾃｷｽﾄ", "ﾘﾝｸ", "ｼｽﾃﾑ", "ﾌｧﾝ", "ﾕﾆｯﾄ", "ﾒﾓﾘ", "ﾄﾗﾌｨｯｸ", "ｱｸｾｽ", "ﾎｼｭ"),
    *("ﾁｮｳｻ", "ﾗｯｸ", "ｷｮｸｼｬ", "ﾊﾂﾚｲ", "ｦ", "ﾇﾙ", "ﾈｯﾄ", "ﾉﾓﾆ", "ﾋﾔﾘ", "ﾍｲｿｸ", "ﾐﾏﾜﾘ"),
)
_MARKED_WORDS = (
    *("ﾎﾟｰﾄ", "ﾙｰﾌﾟ", "ﾊﾞｯｸｱｯﾌﾟ", "ｹﾞｰﾄｳｪｲ", "ﾃﾞｰﾀ", "ﾌﾞﾘｯｼﾞ", "ｻｰﾊﾞ", "ﾄﾞﾒｲﾝ", "ﾍﾞﾝﾀﾞ", "ｾﾞﾝｶｲ"),
    *("ｼﾞｭｼﾝ", "ｽﾞﾚ", "ｿﾞｰﾝ", "ｷﾞｶﾞﾋﾞｯﾄ", "ｸﾞﾙｰﾌﾟ", "ﾋﾟｰｸ", "ﾍﾟｱ", "ﾌﾟﾛｾｽ", "ｳﾞｧｰｼﾞｮﾝ", "ﾂﾂﾞｷ", "ｺﾞｳ"),
    *("ﾀﾞｳﾝ", "ﾊﾟｹｯﾄ", "ﾎﾞｰﾄﾞ", "ﾁﾁﾞﾚ", "ﾋﾞｼﾞｰ"),
)
_MARKED = (
    *(f"{kana}ﾞ" for kana in "ｳｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎ"),
    *(f"{kana}ﾟ" for kana in "ﾊﾋﾌﾍﾎ"),
)
# A mark that has nothing to merge with: after another kana, a space, a letter, a kanji.
_LONE = (
    *(f"{kana}ﾞ" for kana in "ｱｲｴｵﾅﾆﾏﾐﾝﾗﾙｯｰ"),
    *(f"{kana}ﾟ" for kana in "ｱｶｷｸｹｺｾﾂﾄﾝ"),
    *("母音ﾞ", "名ﾟ", "Aﾞ", "Kﾟ", "2ﾟ", " ﾞ", " ﾟ", "｢ﾞ｣", "(ﾟ)"),
)


@st.composite
def _lone_mark_line(draw: DrawFn) -> str:
    heard = draw(_one_of(_LONE)) + draw(_one_of(("", "ｯ", "ｯ｣", " 化け")))
    return (
        draw(_exactly(draw(st.integers(30, 39)))) + heard + draw(_kanji(draw(st.integers(8, 30))))
    )


_PUNCTUATED = (
    *("｡", "､", "･", "｢", "｣", "ｰ", "｢ﾎｼｭ｣", "ｽｲｯﾁ､", "ﾘﾝｸ･ｶｲｾﾝ", "ﾌﾂｳ｡", "ﾙｰﾀ", "ｱﾗｰﾑ", "ｻｰﾊｰ"),
    *("ｴﾗｰ｡", "｢回線｣", "OK｡", "東京･大阪", "1号､2号"),
)


@st.composite
def _measure_last_line(draw: DrawFn) -> str:
    """Yield a line that is 40 columns or less as it stands and more once it is converted."""
    words = [draw(_one_of((*_HALF_WORDS, *_MARKED_WORDS))) for _ in range(3)]
    half = " ".join(words)
    head = draw(_exactly(max(6, COLUMNS - len(half) - draw(st.integers(0, 2)))))
    return head + half


# Widths

_FULLWIDTH = (
    *(
        "ＶＬＡＮ",
        "ＢＧＰ",
        "ＬＡＮ",
        "ＯＫ",
        "ＮＧ",
        "１００",
        "２０２４",
        "Ｇ１／０",
        "ｖｅｒ",
        "％",
    ),
    *("（仮）", "［済］", "＃３", "＠東京", "＝", "＋", "￥", "！？", "～"),
)
_AMBIGUOUS = (
    *"○●◎△▲▽▼□■◇◆★☆※→←↑↓⇒⇔∴×÷±§¶°′″…―“”‘’αβμΩЖД─│┌┘├",
    *("①", "②", "⑩", "Ⅱ", "½", "℃"),
)


@st.composite
def _ambiguous_line(draw: DrawFn) -> str:
    count = draw(st.integers(1, 4))
    signs = "".join(draw(_one_of(_AMBIGUOUS)) for _ in range(count))
    return draw(_exactly(COLUMNS - count)) + signs + draw(_kanji(draw(st.integers(0, 21))))


def _decomposed(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(unicodedata.normalize("NFD", word) for word in words)


# File names as macOS hands them over. The first group ends in a kana with its mark.
_DECOMPOSED_KANA = _decomposed(
    "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ"
)
_DECOMPOSED_LATIN = _decomposed(("é", "ü", "ö", "ñ", "ç", "ā", "ō"))


@st.composite
def _combining_line(draw: DrawFn) -> str:
    if draw(st.integers(0, 3)):
        return draw(_at_edge(_one_of(_DECOMPOSED_KANA), (1, 2, 2)))
    return draw(_at_edge(_one_of(_DECOMPOSED_LATIN), (1,)))


# Names whose owners insist on one form: an ideograph and a selector (Ideographic Variation
# Database, or a standardised one).
_VARIANTS = (
    *("葛\U000e0100", "葛\U000e0101", "辻\U000e0100", "辻\U000e0101", "邉\U000e0101"),
    *("邊\U000e0102", "祇\U000e0100", "榊\U000e0100", "芦\U000e0101", "樋\U000e0100", "神\ufe00"),
)

# Emoji: two columns each, whatever they are made of

_EMOJI = tuple("🚨🔥✅❌⚡⛔⏰🔧📡🔌💾📞🟢🔴🟡🙏🎉💤👀🆘🚧🔁⭐❗❓⏳🤖🥶🧯")
_JOINED = (
    *("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧\u200d👦", "👩\u200d👦", "🧑\u200d🤝\u200d🧑"),
    *(
        "👩\u200d💻",
        "👨\u200d💻",
        "🧑\u200d💻",
        "👨\u200d🔧",
        "👩\u200d🔧",
        "🧑\u200d🚒",
        "👨\u200d🚒",
    ),
    *("🙇\u200d♂\ufe0f", "🙋\u200d♀\ufe0f", "🤷\u200d♂\ufe0f", "🏃\u200d♀\ufe0f"),
    *("👩\u200d🔬", "🐈\u200d⬛", "👩\u200d⚕\ufe0f"),
)
_SKIN = tuple(
    hand + chr(colour) for hand in "👍👎👌🙏👏💪👋🙌👷🙇🙋" for colour in range(0x1F3FB, 0x1F400)
) + tuple(f"{who}{chr(colour)}\u200d💻" for who in "👨👩" for colour in range(0x1F3FB, 0x1F400))
_FLAGS = tuple(
    "".join(chr(0x1F1E6 + ord(letter) - ord("A")) for letter in country)
    for country in ("JP", "US", "SG", "HK", "TW", "KR", "DE", "GB", "AU", "IN", "FR", "NL")
)
_STYLED = tuple(f"{sign}\ufe0f" for sign in "⚠☎✔✖☀☁☔⚙✉❄❤⬆⬇➡⬅▶⏸⏹☑🖥🛠🌡🗑🗓⏱ℹ‼↩")
_KEYCAPS = tuple(f"{key}\ufe0f\u20e3" for key in "0123456789#*")

# What must stay as it is

# 塚 晴 猪 益 礼 神 祥 福 靖 精 羽 諸 逸 都 飯 飼 館 鶴 as IBM's extension has them: as numbers,
# for an editor that normalises would replace them.
_IDEOGRAPHS = tuple(
    map(
        chr,
        (0xFA10, 0xFA12, *range(0xFA16, 0xFA1F), 0xFA22, 0xFA25, 0xFA26, *range(0xFA2A, 0xFA2E)),
    )
)
_SYMBOLS = (
    *"㈱㈲㈹㈳㍉㌔㌢㌘㌧㌦㌫㎜㎞㎎㎏㏄㏍㍻㍼㊤㊦㊨㊧",
    *"①⑤⑳ⅠⅣⅧⅲ№℡½¼⅓℃²³ªº\u212b",
)


@st.composite
def _symbol_line(draw: DrawFn) -> str:
    """Yield a line in which a symbol that NFKC would replace stands in the first row."""
    sign = draw(_one_of(_SYMBOLS))
    head = draw(_exactly(draw(st.integers(12, 36))))
    return head + sign + draw(_kanji(draw(st.integers(42, 64))))


_BLANKS = (" ", "  ", "    ", "\u3000", "\u3000\u3000", " \u3000", "\u00a0", "\u00a0 ")


@st.composite
def _blanks_line(draw: DrawFn) -> str:
    """Yield a line with blanks at its beginning, its end or where it is wrapped."""
    blank = draw(_one_of(_BLANKS))
    return draw(
        st.one_of(
            _plain_line.map(lambda line: blank + line),
            _plain_line.map(lambda line: line + blank),
            _exactly(COLUMNS).flatmap(lambda row: _kanji(8).map(lambda tail: row + blank + tail)),
            _exactly(COLUMNS - 1).flatmap(
                lambda row: _kanji(8).map(lambda tail: row + blank + tail)
            ),
            _exactly(COLUMNS).map(lambda row: row + blank * 3),
        )
    )


@st.composite
def _blank_lines_log(draw: DrawFn) -> str:
    """Yield a log with blank lines in it: empty ones, and ones that only reset the colour."""
    blank = st.sampled_from(("", "", "", "\x1b[0m", "\x1b[0m\x1b[K"))
    rows = [
        *draw(st.lists(_plain_line, max_size=1)),
        *draw(st.lists(blank, min_size=1, max_size=2)),
        draw(_plain_line),
        *draw(st.lists(blank, max_size=2)),
    ]
    return "".join(f"{row}\n" for row in rows)


@st.composite
def _long_line(draw: DrawFn) -> str:
    """Yield a line of three to eight rows, all but the last of which end one column early."""
    row = st.tuples(_kanji(4), _words(COLUMNS - 5)).map("".join)
    rows = draw(st.lists(row, min_size=1, max_size=6))
    tail = draw(_kanji(draw(st.integers(2, COLUMNS))))
    return draw(_exactly(COLUMNS - 1)) + "".join(rows) + tail


RULES: dict[str, SearchStrategy[str]] = {
    "escape-colour": _log(_colour_line()),
    "escape-link": _log(_link_line()),
    "escape-control": _log(_control_line()),
    "kana-letter": _log(_at_edge(_several(_HALF_WORDS), (1, 2, 3, 4))),
    "kana-sound-mark": _log(_at_edge(_several((*_MARKED, *_MARKED_WORDS)), (1, 2, 3, 4))),
    "kana-lone-mark": _log(_lone_mark_line()),
    "kana-punctuation": _log(_at_edge(_several(_PUNCTUATED), (1, 2, 3, 4))),
    "kana-before-measuring": _log(_measure_last_line()),
    "width-wide-at-edge": _log(_at_edge(_one_of(_WORDS), (1,))),
    "width-fullwidth-form": _log(_at_edge(_one_of(_FULLWIDTH), (1, 2))),
    "width-ambiguous": _log(_ambiguous_line()),
    "width-combining": _log(_combining_line()),
    "width-variant": _log(_at_edge(_one_of(_VARIANTS), (1, 2, 2))),
    "emoji-plain": _log(_at_edge(_one_of(_EMOJI), (1, 3))),
    "emoji-joined": _log(_at_edge(_one_of(_JOINED), (1, 2, 2))),
    "emoji-skin": _log(_at_edge(_one_of(_SKIN), (1, 2, 2))),
    "emoji-flag": _log(_at_edge(_one_of(_FLAGS), (1,))),
    "emoji-styled": _log(_at_edge(_one_of(_STYLED), (1, 3))),
    "emoji-keycap": _log(_at_edge(_one_of(_KEYCAPS), (1, 3))),
    "keep-ideograph": _log(_at_edge(_one_of(_IDEOGRAPHS), (1, 2, 3))),
    "keep-symbol": _log(_symbol_line()),
    "keep-blanks": _log(_blanks_line()),
    "keep-blank-lines": _blank_lines_log(),
    "wrap-long": _log(_long_line()),
}

QUOTA = 10

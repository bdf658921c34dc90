"""Probes of ``ja-terminal-width``: log files that only one rule decides.

Every strategy in `RULES` yields a whole log file. One or two of its lines put some of the rule's
characters where they matter, mostly at columns 39 to 41. Where the rule has a closed list
(`CLOSED`), further lines go through the whole of it in a drawn order, so that what a probe can find
does not depend on the seed. The other lines are plain.

Only such characters are listed as every sound approach measures alike: Unicode 13 or older
(Debian's Python 3.11 has 14), no controls but complete escape sequences, no emoji whose default is
a text glyph unless a style selector or a skin colour follows, no lone flag letter, no invisible
format character but joiners, selectors and U+2028.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import COLUMNS, fullwidth, wrapped

from localeops import width
from localeops.tasks.strategies import in_some_order, packed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = wrapped

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
def _pieces(draw: DrawFn, columns: int, lists: Sequence[Sequence[str]]) -> str:
    """Yield words of these lists and a closing number that take exactly so many columns."""
    text = ""
    while True:
        piece = draw(st.sampled_from(draw(st.sampled_from(lists))))
        gap = columns - _plain_columns(text)
        if _plain_columns(piece) + len(" 0") > gap:
            return text + f"{draw(st.integers(0, 10**gap - 1)):0{gap}}"
        text += piece + " "


def _words(columns: int) -> SearchStrategy[str]:
    """Yield words and a closing number that take exactly so many columns."""
    return _pieces(columns, (_HOSTS, _STATES, _WORDS))


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
def _log(
    draw: DrawFn, line: SearchStrategy[str], walk: SearchStrategy[list[str]] | None = None
) -> str:
    """Yield a log file in which one or two lines are of the given kind and others are plain.

    The lines of *walk*, which show the whole of a closed list, come between them.
    """
    rows = draw(st.lists(_plain_line, max_size=2 if walk is None else 1))
    if walk is not None:
        rows += draw(walk)
    rows += draw(st.lists(line, min_size=1, max_size=2))
    rows += draw(st.lists(_plain_line, max_size=2 if walk is None else 1))
    return "".join(f"{row}\n" for row in rows)


@st.composite
def _walk(draw: DrawFn, items: Sequence[str]) -> list[str]:
    """Yield lines in which each item occurs once and a wrong width of any moves the row's end.

    The items of a line fit into its first row. What follows up to the row's end takes one column a
    character: a kanji there could hide that a column is missing.
    """
    lines = []
    for text in packed(draw(in_some_order(items)), COLUMNS - 8, _measured):
        head = draw(_exactly(6)) + " " + text + " "
        ascii_columns = draw(st.integers(48, 56)) - _measured(head)
        lines.append(head + draw(_pieces(ascii_columns, (_HOSTS, _STATES))))
    return lines


@st.composite
def _walk_in_short_lines(draw: DrawFn, items: Sequence[str]) -> list[str]:
    """Yield lines in which each item occurs once, short enough whatever its width."""
    order = draw(in_some_order(items))
    stamps = st.integers(0, 24 * 60 - 1).map(lambda minute: f"{minute // 60:02}:{minute % 60:02} ")
    return [draw(stamps) + "".join(order[at : at + 15]) for at in range(0, len(order), 15)]


def _measured(text: str) -> int:
    """Return the columns of a text once it is converted."""
    return width.measure(fullwidth(text))


def _one_of(choices: Sequence[str]) -> SearchStrategy[str]:
    return st.sampled_from(tuple(choices))


def _several(words: Sequence[str]) -> SearchStrategy[str]:
    """Yield a few of the words with spaces between them."""
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
    marked = _coloured(word, draw(_one_of(_COLOURS)), draw(_one_of(_RESETS)))
    return draw(_exactly(draw(st.integers(28, 39)))) + marked + draw(_kanji(20))


_RESETS = ("0", "", "39;49")


@st.composite
def _colour_walk(draw: DrawFn) -> list[str]:
    """Yield three lines with three coloured words each, all colours and all ways to reset them."""
    colours = draw(in_some_order(_COLOURS))
    words = [
        _coloured(draw(_words(draw(st.integers(10, 14)))), colour, _RESETS[number % 3])
        for number, colour in enumerate(colours)
    ]
    return [" ".join(words[at : at + 3]) + draw(_kanji(12)) for at in range(0, len(words), 3)]


_LINKS = (
    "https://noc.example.jp/t/48213",
    "https://noc.example.jp/map?site=otemachi&zoom=3",
    "https://wiki.example.jp/%E9%9A%9C%E5%AE%B3;m=2",
    "file:///var/log/noc/daily.log",
)


_OPTIONS = ("", "id=t1", "id=48213")


@st.composite
def _link(draw: DrawFn, target: str, options: str, end: str) -> str:
    """Yield a link whose two sequences end with *end*."""
    word = draw(_words(draw(st.integers(4, 12))))
    return f"\x1b]8;{options};{target}{end}{word}\x1b]8;;{end}"


@st.composite
def _link_line(draw: DrawFn) -> str:
    """Yield a line with two links near its edge, one ended each way."""
    ends = draw(st.permutations(("\x07", "\x1b\\")))
    targets = _one_of(_LINKS)
    links = [draw(_link(draw(targets), draw(_one_of(_OPTIONS)), end)) for end in ends]
    return draw(_exactly(draw(st.integers(24, 36)))) + " ".join(links) + draw(_kanji(20))


@st.composite
def _link_walk(draw: DrawFn) -> list[str]:
    """Yield a line for each target, with all options and both ends among them."""
    ends = draw(st.permutations(("\x07", "\x07", "\x1b\\", "\x1b\\")))
    options = draw(st.permutations((*_OPTIONS, "")))
    return [
        draw(_exactly(draw(st.integers(24, 39))))
        + draw(_link(target, option, end))
        + draw(_kanji(20))
        for target, option, end in zip(_LINKS, options, ends, strict=True)
    ]


# Complete ones that draw nothing: CSI (one with an intermediate byte, one that does not end with a
# letter), character sets (UTF-8 by "% G" among them), C1 controls in 7 bits (" F"), save and
# restore, reset, keypad.
_CONTROLS = (
    *("\x1b[K", "\x1b[2K", "\x1b[0J", "\x1b[?25l", "\x1b[?25h", "\x1b[1;1H", "\x1b[2 q", "\x1b[2@"),
    *("\x1b(B", "\x1b)0", "\x1b%G", "\x1b F", "\x1b7", "\x1b8", "\x1bc", "\x1b=", "\x1b>"),
)
# Strings: OSC ended either way, then DCS, APC, PM and SOS, which only ESC \ ends.
_STRINGS = (
    *("\x1b]0;daily status\x07", "\x1b]2;監視\x1b\\", "\x1b]4;1;#cc0000\x1b\\"),
    *("\x1bP1$r0m\x1b\\", "\x1bP+q544e\x1b\\", "\x1b_Ga=q,i=31\x1b\\"),
    *("\x1b^noc01\x1b\\", "\x1bXstatus\x1b\\"),
)


@st.composite
def _control_line(draw: DrawFn, sequences: Sequence[str]) -> str:
    parts = [draw(_one_of(sequences)), draw(_exactly(38)), draw(_one_of(sequences))]
    return "".join((*parts, draw(_kanji(9)), draw(_one_of(("", *sequences)))))


@st.composite
def _control_walk(draw: DrawFn, sequences: Sequence[str]) -> list[str]:
    """Yield lines with four sequences each, a word after every one."""
    order = draw(in_some_order(sequences))
    parts = [sequence + draw(_words(draw(st.integers(8, 14)))) for sequence in order]
    return ["".join(parts[at : at + 4]) for at in range(0, len(parts), 4)]


# Halfwidth katakana

_LETTERS = tuple("ｦｧｨｩｪｫｬｭｮｯｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ")
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
# A mark that has nothing to merge with: after another kana or one that is not halfwidth, a space, a
# letter, a kanji.
_LONE = (
    *(f"{kana}ﾞ" for kana in "ｱｲｴｵﾅﾆﾏﾐﾝﾗﾙｯｰ"),
    *(f"{kana}ﾟ" for kana in "ｱｶｷｸｹｺｾﾂﾄﾝ"),
    *("カﾞ", "ウﾞ", "ハﾞ", "ハﾟ", "ホﾟ", "かﾞ", "はﾟ"),
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
    *("（仮）", "［済］", "＃３", "＠東京", "＝", "＋", "￥", "！？", "～", "－"),
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
    *("👩\u200d🔬", "🐈\u200d⬛", "👩\u200d⚕\ufe0f", "🏴\u200d☠\ufe0f", "🏳\ufe0f\u200d🌈"),
)
_SKIN = tuple(
    hand + chr(colour)
    for hand in "👍👎👌🙏👏💪👋🙌👷🙇🙋☝✌✍🖐"
    for colour in range(0x1F3FB, 0x1F400)
) + tuple(f"{who}{chr(colour)}\u200d💻" for who in "👨👩" for colour in range(0x1F3FB, 0x1F400))
_FLAGS = tuple(
    "".join(chr(0x1F1E6 + ord(letter) - ord("A")) for letter in country)
    for country in ("JP", "US", "SG", "HK", "TW", "KR", "DE", "GB", "AU", "IN", "FR", "NL")
)
_STYLED = tuple(f"{sign}\ufe0f" for sign in "⚠☎✔✖☀☁☔⚙✉❄❤⬆⬇➡⬅▶⏸⏹☑🖥🛠🌡🗑🗓⏱ℹ‼↩☝✌")
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
def _blanks_walk(draw: DrawFn) -> list[str]:
    """Yield a line for each of the blanks, with it at the beginning, at a row's end and last."""
    lines = []
    for blank in draw(in_some_order(_BLANKS)):
        edge = COLUMNS - draw(st.integers(0, 1)) - width.measure(blank)
        row = blank + draw(_exactly(edge))
        lines.append(row + blank + draw(_kanji(6)) + blank)
    return lines


# Ends a line for str.splitlines, as in what is pasted from a chat. The lines are short: how many
# columns it takes, none or one, is nobody's business.
_SEPARATORS = ("\u2028", "\u2029")


@st.composite
def _separated_line(draw: DrawFn, separators: Sequence[str] = _SEPARATORS) -> str:
    head, tail = draw(_exactly(draw(st.integers(8, 18)))), draw(_kanji(draw(st.integers(4, 18))))
    return head + draw(_one_of(separators)) + tail


@st.composite
def _blank_lines_log(draw: DrawFn) -> str:
    """Yield a log with blank lines in it: empty ones, and ones that only reset the colour."""
    blanks = draw(st.permutations(("", "", "\x1b[0m", "\x1b[0m\x1b[K")))
    middle = draw(st.integers(1, len(blanks)))
    rows = [
        *draw(st.lists(_plain_line, max_size=1)),
        *blanks[:middle],
        draw(_plain_line),
        *blanks[middle:],
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
    "escape-colour": _log(_colour_line(), _colour_walk()),
    "escape-link": _log(_link_line(), _link_walk()),
    "escape-control": _log(_control_line(_CONTROLS), _control_walk(_CONTROLS)),
    "escape-string": _log(_control_line(_STRINGS), _control_walk(_STRINGS)),
    "kana-letter": _log(_at_edge(_several(_HALF_WORDS), (1, 2, 3, 4)), _walk(_LETTERS)),
    "kana-sound-mark": _log(
        _at_edge(_several((*_MARKED, *_MARKED_WORDS)), (1, 2, 3, 4)), _walk(_MARKED)
    ),
    "kana-lone-mark": _log(_lone_mark_line(), _walk(_LONE)),
    "kana-punctuation": _log(_at_edge(_several(_PUNCTUATED), (1, 2, 3, 4)), _walk(_PUNCTUATED)),
    "kana-before-measuring": _log(_measure_last_line()),
    "width-wide-at-edge": _log(_at_edge(_one_of(_WORDS), (1,))),
    "width-fullwidth-form": _log(_at_edge(_one_of(_FULLWIDTH), (1, 2)), _walk(_FULLWIDTH)),
    "width-ambiguous": _log(_ambiguous_line(), _walk(_AMBIGUOUS)),
    "width-combining": _log(_combining_line(), _walk((*_DECOMPOSED_KANA, *_DECOMPOSED_LATIN))),
    "width-variant": _log(_at_edge(_one_of(_VARIANTS), (1, 2, 2)), _walk(_VARIANTS)),
    "emoji-plain": _log(_at_edge(_one_of(_EMOJI), (1, 3)), _walk(_EMOJI)),
    "emoji-joined": _log(_at_edge(_one_of(_JOINED), (1, 2, 2)), _walk(_JOINED)),
    "emoji-skin": _log(_at_edge(_one_of(_SKIN), (1, 2, 2)), _walk(_SKIN)),
    "emoji-flag": _log(_at_edge(_one_of(_FLAGS), (1,)), _walk(_FLAGS)),
    "emoji-styled": _log(_at_edge(_one_of(_STYLED), (1, 3)), _walk(_STYLED)),
    "emoji-keycap": _log(_at_edge(_one_of(_KEYCAPS), (1, 3)), _walk(_KEYCAPS)),
    "keep-ideograph": _log(_at_edge(_one_of(_IDEOGRAPHS), (1, 2, 3)), _walk(_IDEOGRAPHS)),
    "keep-symbol": _log(_symbol_line(), _walk_in_short_lines(_SYMBOLS)),
    "keep-blanks": _log(_blanks_line(), _blanks_walk()),
    "keep-line": _log(
        _separated_line(),
        st.tuples(*(_separated_line((char,)) for char in _SEPARATORS)).map(list),
    ),
    "keep-blank-lines": _blank_lines_log(),
    "wrap-long": _log(_long_line()),
}

# What every probe of a rule with a closed list has in it, for the tests.
CLOSED: dict[str, tuple[str, ...]] = {
    "escape-colour": tuple(f"\x1b[{colour}m" for colour in (*_COLOURS, *_RESETS)),
    "escape-link": (*_LINKS, *(f";{options};" for options in _OPTIONS)),
    "escape-control": _CONTROLS,
    "escape-string": _STRINGS,
    "kana-letter": _LETTERS,
    "kana-sound-mark": _MARKED,
    "kana-lone-mark": _LONE,
    "kana-punctuation": _PUNCTUATED,
    "width-fullwidth-form": _FULLWIDTH,
    "width-ambiguous": _AMBIGUOUS,
    "width-combining": (*_DECOMPOSED_KANA, *_DECOMPOSED_LATIN),
    "width-variant": _VARIANTS,
    "emoji-plain": _EMOJI,
    "emoji-joined": _JOINED,
    "emoji-skin": _SKIN,
    "emoji-flag": _FLAGS,
    "emoji-styled": _STYLED,
    "emoji-keycap": _KEYCAPS,
    "keep-ideograph": _IDEOGRAPHS,
    "keep-symbol": _SYMBOLS,
    "keep-blanks": _BLANKS,
    "keep-line": _SEPARATORS,
}

QUOTA = 10

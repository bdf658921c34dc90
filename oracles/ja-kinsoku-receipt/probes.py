"""Probes of ``ja-kinsoku-receipt``: sales data that only one rule decides.

Every strategy in `RULES` yields a whole file. One or two of its entries are decisive; what is,
mostly stands at column 24. Where the rule has a closed list (`CLOSED`), further entries go through
the whole of it in a drawn order, each item where a slip moves a break or a row's end, so that what
a probe can find does not depend on the seed. The other entries are plain.

The characters come from finite lists: all are in the printer's character set but the halves of
decomposed kana, and nothing that the instruction's list of kinds leaves open (〜, ％, …, ASCII
stops) stands where a line may begin or end.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import COLUMNS, composed, measure, printed, wrap

from localeops.tasks.strategies import (
    among_plain,
    at_edge,
    in_some_order,
    one_of,
    packed,
    several,
    wide_words,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = printed

# Plain pieces: two columns a character, and no rule about any of them.

_PAIRS = (
    *("本日", "特売", "新米", "野菜", "果物", "鮮魚", "総菜", "牛乳", "豆腐", "弁当", "お茶"),
    *("味噌", "醤油", "食塩", "砂糖", "人参", "大根", "玉葱", "青菜", "林檎", "小豆", "白玉"),
    *("電池", "封筒", "切手", "洗剤", "石鹸", "紙袋", "割箸", "線香", "軍手", "値引", "お得"),
    *("当店", "営業", "時間", "午後", "翌朝", "来週", "定休", "予約", "配達", "承り", "ます"),
)
_SINGLES = "品店旬米茶魚肉卵油酢酒"


def _columns(text: str) -> int:
    """Return the columns of a text of the lists below, but for decomposed kana."""
    return sum(1 if char.isascii() or "\uff61" <= char <= "\uff9f" else 2 for char in text)


def _plain(columns: int) -> SearchStrategy[str]:
    """Return a strategy of plain text that takes exactly so many columns."""
    return wide_words(columns, _PAIRS, _SINGLES)


def _between(least: int, most: int) -> SearchStrategy[str]:
    """Return a strategy of plain text that takes so many columns."""
    return st.integers(least, most).flatmap(_plain)


_yen = st.one_of(st.integers(1, 999), st.integers(1000, 39_800), st.integers(-500, -10))
_ten_percent = st.tuples(st.just(10), _yen)
_any_rate = st.tuples(st.sampled_from((8, 10)), _yen)


@st.composite
def _item(
    draw: DrawFn,
    name: SearchStrategy[str],
    terms: SearchStrategy[tuple[int, int]] = _ten_percent,
) -> str:
    """Yield an item; without a mark before its name, lines end where those of a note do."""
    rate, yen = draw(terms)
    return f"item\t{draw(name)}\t{rate}\t{yen}"


def _note(text: SearchStrategy[str]) -> SearchStrategy[str]:
    return text.map(lambda line: f"note\t{line}")


def _sum(label: SearchStrategy[str]) -> SearchStrategy[str]:
    return st.tuples(label, _yen).map(lambda pair: f"sum\t{pair[0]}\t{pair[1]}")


_plain_entry = st.one_of(
    _item(_between(4, 14), _any_rate),
    _note(_between(6, 44)),
    _sum(st.sampled_from(("小計", "合計", "お預り", "お釣り", "値引計"))),
)


def _receipt(
    decisive: SearchStrategy[str], walk: SearchStrategy[list[str]] | None = None
) -> SearchStrategy[str]:
    """Return a strategy of files in which one or two entries are decisive.

    The entries of *walk*, which show the whole of a closed list, come before those.
    """
    if walk is None:
        return among_plain(decisive, _plain_entry)
    plain = among_plain(decisive, _plain_entry, most=1)
    return st.tuples(walk, plain).map(lambda two: "".join(f"{row}\n" for row in two[0]) + two[1])


def _printed(
    text: SearchStrategy[str], walk: SearchStrategy[list[str]] | None = None
) -> SearchStrategy[str]:
    """Return a strategy of files in which such a text is a notice, a name, or a label.

    So is each text of *walk*.
    """
    entry = st.one_of(_note(text), _note(text), _item(text), _sum(text))
    return _receipt(entry, None if walk is None else _entries(walk))


@st.composite
def _entries(draw: DrawFn, texts: SearchStrategy[list[str]]) -> list[str]:
    """Yield an entry for each of the texts: a notice, a name, or a label."""
    entries = (_note, _note, _item, _sum)
    return [draw(draw(st.sampled_from(entries))(st.just(text))) for text in draw(texts)]


def _edge(piece: SearchStrategy[str], lefts: Sequence[int]) -> SearchStrategy[str]:
    """Return a strategy of texts in which a piece begins where so many columns are left."""
    tail = _between(2, 30)
    return at_edge(piece, lefts, row=COLUMNS, head=_plain, second=_plain, tail=tail)


# Line breaks. A case is a phrase, and how much of it stands in front of a row's end that is wrong.

_Case = tuple[str, int]


def _cases(*groups: tuple[str, Sequence[str]], end: int = 0) -> tuple[_Case, ...]:
    """Return a case for each of these characters: the phrase beside it, cut before it.

    With *end* 1 the phrase is cut after the character: there it would end a row.
    """
    return tuple(
        (phrase, phrase.index(char) + end)
        for chars, phrases in groups
        for char, phrase in zip(chars, phrases, strict=True)
    )


def _cut(phrase: str) -> _Case:
    """Return the case of a phrase that is cut at the bar."""
    return phrase.replace("|", ""), phrase.index("|")


def _spares(case: _Case) -> tuple[int, ...]:
    """Return how many columns a row may have left before the cut, none of which is of any use."""
    phrase, cut = case
    return (0, 0, 1) if cut == len(phrase) or _columns(phrase[cut]) > 1 else (0,)


@st.composite
def _broken(draw: DrawFn, cases: Sequence[_Case]) -> str:
    """Yield a text in which a row is full at the cut of a phrase, or all but one column."""
    case = draw(one_of(cases))
    left = _columns(case[0][: case[1]]) + draw(one_of(_spares(case)))
    return draw(_edge(st.just(case[0]), (left,)))


_CASES_A_TEXT = 4


@st.composite
def _broken_walk(draw: DrawFn, cases: Sequence[_Case]) -> list[str]:
    """Yield texts that have a row full at the cut of each of the phrases."""
    order = draw(in_some_order(cases))
    texts = []
    for at in range(0, len(order), _CASES_A_TEXT):
        text = ""
        for phrase, cut in order[at : at + _CASES_A_TEXT]:
            used = measure(wrap(text, COLUMNS)[-1]) if text else 0
            left = _columns(phrase[:cut]) + draw(one_of(_spares((phrase, cut))))
            text += draw(_plain(COLUMNS - used - left)) + phrase
        texts.append(text + draw(_between(2, 10)))
    return texts


def _breaks(cases: Sequence[_Case]) -> SearchStrategy[str]:
    """Return the strategy of a rule about line breaks, all the cases of which are these."""
    return _printed(_broken(cases), _broken_walk(cases))


_STOPS = "、。，．"
_STOPPED = ("新米、", "です。", "味噌，", "旬．")
_OPENING, _CLOSING = "（「『【〔《〈［｛([{", "）」』】〕》〉］｝)]}"
# Two characters at least between the brackets: with one, carrying it over would leave an opening
# bracket at the row's end, which is the case of another rule.
_BRACKETED = (
    *("（税込）", "「新米」", "『秋の味』", "【限定】", "〔小袋〕", "《新物》", "〈冷凍〉"),
    *("［大袋］", "｛甲種｝", "(税込)", "[大袋]", "{甲種}"),
)
_SMALL = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
_SMALL_WORDS = (
    *("まぁまぁ", "ふぃるむ", "うぅむ", "ねぇ", "おぉきに"),
    *("きっぷ", "きゃべつ", "きゅうり", "しょうゆ", "くゎい"),
    *("ファイル", "ウィンナ", "トゥナイト", "フェア", "フォロ"),
    *("カップ", "シャツ", "チュロス", "チョコ", "クヮルテット", "一ヵ所", "三ヶ月"),
)
_MARKS = "・！？!?"
_MARKED_PHRASES = ("肉・魚", "旬！", "いかが？", "特価!", "お茶?")
_LONG_WORDS = (
    *("コーヒー", "カレー", "セール", "サービス", "ケーキ", "らーめん", "バター", "クリーム"),
    *("すーぷ", "シール", "ビール", "ソース"),
)
_ITERATION = "々ゝゞヽヾ"
_REPEATED = ("佐々木", "こゝろ", "いすゞ", "ハヽ", "スヾキ")
_HALF_NOT_FIRST = "ｰｧｨｩｪｫｬｭｮｯ･､｡｣"
_HALF_PHRASES = (
    *("ｺｰﾋｰ", "ﾏｧﾏｧ", "ｳｨﾝﾅ", "ﾄｩﾅｲﾄ", "ﾁｪﾘｰ", "ﾌｫｰｸ", "ｼｬﾂ", "ﾒﾆｭｰ", "ﾁｮｺ", "ﾏｯﾁ"),
    *("ﾅｼ･ﾓﾓ", "ﾅｼ､ﾓﾓ", "ﾀｶｲ｡", "｢ｼﾝﾏｲ｣"),
)
# Cut between two that may not begin a row; after two that may not end one; and where carrying over
# one character would leave an opening bracket at the row's end.
_RUNS = (
    *(
        "（税込）|、",
        "「新米」|。",
        "お得！|？",
        "（『秋鮭』|）",
        "だよー|。",
        "とりっ|！",
        "品々|、",
    ),
    *("【カレー|】", "「ケーキ」|。", "「です！|」", "『ます。|』", "セール！|！", "ねぇ|、"),
    *("ソー|ッ",),
)
_OPENING_RUNS = (
    "（「|旬」）",
    "「『|秋』」",
    "【（|大）】",
    "『「|茶」』",
    "((|税込))",
    "「（|新）米」",
)
_AFTER_OPENING = (
    *("（小|）", "「旬|」", "『秋|』", "【新|】", "〔小|〕", "《新|》", "〈冷|〉", "［大|］"),
    *("｛甲|｝", "(税|)", "[大|]", "{甲|}", "｢ﾅ|｣", "「ね|ぇ」", "『カ|ー』", "（お茶「熱|」）"),
)
_HALF_PAIRS = (*(f"{kana}ﾞ" for kana in "ｳｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎ"), *(f"{kana}ﾟ" for kana in "ﾊﾋﾌﾍﾎ"))

# Every case of each of these rules.
_BREAKS: dict[str, tuple[_Case, ...]] = {
    "kinsoku-stop": _cases((_STOPS, _STOPPED)),
    "kinsoku-closing": _cases((_CLOSING, _BRACKETED)),
    "kinsoku-opening": _cases((_OPENING, _BRACKETED), end=1),
    "kinsoku-small-kana": _cases((_SMALL, _SMALL_WORDS)),
    "kinsoku-long-mark": tuple((word, word.index("ー")) for word in _LONG_WORDS),
    "kinsoku-mark": _cases((_MARKS, _MARKED_PHRASES)),
    "kinsoku-iteration": _cases((_ITERATION, _REPEATED)),
    "kinsoku-halfwidth": (
        *_cases((_HALF_NOT_FIRST, _HALF_PHRASES)),
        *_cases(("｢", ("｢ﾀﾏｺﾞ｣",)), end=1),
    ),
    "kinsoku-run": tuple(map(_cut, (*_RUNS, *_OPENING_RUNS))),
    "kinsoku-carry": tuple(map(_cut, _AFTER_OPENING)),
    "kana-mark-together": tuple((pair, 1) for pair in _HALF_PAIRS),
}

_LATIN = (
    *("JAPAN", "ORGANIC", "COFFEE", "HANDMADE", "Premium", "Selection", "Thank you"),
    *("0120000123", "20250418", "A4 COPY", "TAX FREE", "ID0004512", "EcoBag"),
)

# Widths

_HALF_WORDS = (
    *("ﾅｼ", "ﾓﾓ", "ﾐｶﾝ", "ﾄﾏﾄ", "ﾆﾝｼﾞﾝ", "ｺﾞﾎﾞｳ", "ﾀﾞｲｺﾝ", "ﾊﾟﾝ", "ﾃﾞﾝﾁ", "ﾌﾞﾄﾞｳ", "ｺﾞﾏ"),
    *("ﾍﾟﾝ", "ﾊﾑ", "ｽｲｶ", "ｲﾁｺﾞ", "ﾀﾏｺﾞ", "ｶﾎﾞｽ", "ｶﾞﾑ", "ﾋﾟﾝｸ", "ｿﾞｳｽｲ", "ﾎﾟﾃﾄ", "ｳﾞｨﾗ", "ｦ"),
)
_MARKED_WORDS = tuple(
    (word, at) for word in _HALF_WORDS for at, char in enumerate(word) if char in "ﾞﾟ"
)
_HALF_LETTERS = tuple("ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ｡｢｣､･")
_SYMBOLS_OF_AMBIGUOUS_WIDTH = "※→←↑↓①②⑩Ⅱ★☆○●◎◇◆□■△▲▽▼×÷±§αβΩЖ♪"
_FULLWIDTH = (
    *("Ｌ", "ＬＬ", "１００", "５０ｇ", "ＴＡＸ", "Ａ４", "＋", "＆", "＃３", "＠", "３Ｌ", "ｋｇ"),
)
_FULLWIDTH_LETTERS = tuple(
    "ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９＋＆＃＠"
)
# Two syllables each that any of these rules leaves alone: they take a column a character.
_NARROW_WORDS = ("ﾅｼ", "ﾓﾓ", "ﾉﾘ", "ﾊﾑ", "ｲｶ", "ﾀｺ", "ﾜｻ", "ﾏﾒ", "ﾌﾅ", "ｺﾒ", "ﾆﾗ", "ｳﾆ")


@st.composite
def _walk(draw: DrawFn, items: Sequence[str]) -> list[str]:
    """Yield texts in which each item occurs once and a wrong width of any moves a row's end.

    The items of a text stand in its first row. What follows takes one column a character, up to the
    row's end and beyond: a kanji there could hide that a column is missing.
    """
    texts = []
    for text in packed(draw(in_some_order(items)), COLUMNS - 8, _measured):
        head = draw(_plain(4)) + text
        columns = COLUMNS - _measured(head) + draw(st.integers(9, 12))
        words = draw(st.lists(one_of(_NARROW_WORDS), min_size=16, max_size=16))
        texts.append(head + "".join(words)[:columns])
    return texts


def _measured(text: str) -> int:
    """Return the columns of a text once it is composed."""
    return measure(composed(text))


# What changes, and what must not


def _decomposed(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(unicodedata.normalize("NFD", word) for word in words)


_DECOMPOSED_KANA = _decomposed(
    (
        *"がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ",
        *"ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ",
    )
)
# None of them begins or ends with a kinsoku mark.
_DECOMPOSED_WORDS = _decomposed(
    ("ごぼう", "ぶどう", "だいず", "パン", "ペン", "ポテト", "バナナ", "ギフト", "ゴマダレ")
)
# 塚 晴 猪 益 礼 神 祥 福 靖 精 羽 諸 逸 都 飯 飼 館 鶴 as IBM's extension has them: as numbers,
# for an editor that normalises would replace them.
_IDEOGRAPHS = tuple(
    map(
        chr,
        (0xFA10, 0xFA12, *range(0xFA16, 0xFA1F), 0xFA22, 0xFA25, 0xFA26, *range(0xFA2A, 0xFA2E)),
    )
)
_COMPATIBLE = (*"㈱㈲㈹㌔㌘㍑㍉㌧㌢㎏㎜㏄㍻㊤㊦①⑤⑳ⅢⅧ№℡", "￥", "ＣＤ", "１２")
_BLANKS = (" ", "  ", "\u3000", "\u3000\u3000", " \u3000")


@st.composite
def _blanks(draw: DrawFn) -> str:
    """Yield a text with blanks at its beginning, at its end or where it is wrapped."""
    blank = draw(one_of(_BLANKS))
    row, last = draw(_plain(COLUMNS)), draw(_plain(COLUMNS - 1))
    tail = draw(_between(4, 20))
    return draw(
        st.sampled_from(
            (blank + tail, row + blank + tail, last + blank + tail, tail + blank, row + blank)
        )
    )


@st.composite
def _blanks_walk(draw: DrawFn) -> list[str]:
    """Yield a notice for each of the blanks: it begins and ends two rows of it."""
    notices = []
    for blank in draw(in_some_order(_BLANKS)):
        row = blank + draw(_plain(COLUMNS - 2 * measure(blank))) + blank
        notices.append(f"note\t{row}{blank}{draw(_between(6, 12))}{blank}")
    return notices


# Amounts


def _amount_columns(yen: int) -> int:
    digits = len(str(abs(yen)))
    return (yen < 0) + 1 + digits + (digits - 1) // 3


@st.composite
def _beside_amount(
    draw: DrawFn, rate: int, *, rows: SearchStrategy[int], gaps: Sequence[int]
) -> str:
    """Yield an item whose name leaves so many blanks before the amount in its last row."""
    yen = draw(_yen)
    mark = 2 if rate == 8 else 0  # noqa: PLR2004 - the reduced rate of 8%
    before = draw(rows) * COLUMNS
    length = before + COLUMNS - _amount_columns(yen) - draw(one_of(gaps)) - mark
    # In a name of odd columns the digit stands at its end, so that no row ends a column early.
    name = draw(_plain(length))
    return f"item\t{name}\t{rate}\t{yen}"


@st.composite
def _title(draw: DrawFn) -> str:
    """Yield a heading of any width that fits, mostly one that cannot stand in the middle."""
    columns = draw(st.one_of(one_of(range(3, COLUMNS - 4, 2)), st.integers(2, COLUMNS - 5)))
    name = draw(_plain(columns))
    before = draw(st.sampled_from(("", "", "★", "☆", "ﾓﾓ ", "ﾊﾟﾝ ", "①")))
    return f"title\t{before}{name}"


@st.composite
def _prose(draw: DrawFn) -> str:
    """Yield a text of many rows with all kinds of phrases in it."""
    lists = (_STOPPED, _BRACKETED, _SMALL_WORDS, _LONG_WORDS, _MARKED_PHRASES, _REPEATED)
    phrase = st.sampled_from((*lists, _HALF_PHRASES, _HALF_WORDS, _LATIN)).flatmap(one_of)
    plain = _between(2, 9)
    return "".join(draw(st.lists(st.one_of(plain, phrase), min_size=14, max_size=30)))


_amounts = st.one_of(
    st.integers(1000, 9_999_999), st.integers(-99_999, -1000), st.sampled_from((0, 999, 1000, -1))
)

RULES: dict[str, SearchStrategy[str]] = {
    **{rule: _breaks(cases) for rule, cases in _BREAKS.items() if rule.startswith("kinsoku-")},
    "kana-mark-together": _printed(
        _broken(_MARKED_WORDS), _broken_walk(_BREAKS["kana-mark-together"])
    ),
    "kana-halfwidth": _printed(
        _edge(several(_HALF_WORDS, least=2, most=4), range(1, 8)),
        _walk((*_HALF_LETTERS, *_HALF_PAIRS)),
    ),
    "kana-decomposed": _printed(
        _edge(one_of((*_DECOMPOSED_KANA, *_DECOMPOSED_WORDS)), (1, 2, 2, 3, 4)),
        _walk(_DECOMPOSED_KANA),
    ),
    "width-symbol": _printed(
        _edge(one_of(_SYMBOLS_OF_AMBIGUOUS_WIDTH), (1, 1, 3)), _walk(_SYMBOLS_OF_AMBIGUOUS_WIDTH)
    ),
    "width-fullwidth": _printed(_edge(one_of(_FULLWIDTH), (1, 2, 3)), _walk(_FULLWIDTH_LETTERS)),
    "keep-ideograph": _printed(_edge(one_of(_IDEOGRAPHS), (1, 2, 4)), _walk(_IDEOGRAPHS)),
    "keep-symbol": _printed(_edge(one_of(_COMPATIBLE), (1, 2, 4)), _walk(_COMPATIBLE)),
    "keep-blanks": _receipt(_note(_blanks()), _blanks_walk()),
    "note-blank": _receipt(st.just("note\t")),
    "wrap-anywhere": _printed(_edge(several(_LATIN, least=1, most=2), (1, 2, 3, 4))),
    "wrap-long": _receipt(_note(_prose())),
    "title-centred": _receipt(_title()),
    "amount-style": _receipt(_item(_between(2, 12), st.tuples(st.just(10), _amounts))),
    "amount-right": _receipt(
        st.one_of(_item(several(_HALF_WORDS, least=1, most=2)), _item(_between(2, 12)))
    ),
    "amount-fits": _receipt(_beside_amount(10, rows=st.just(0), gaps=(0, 1, 1))),
    "amount-wraps": _receipt(
        _beside_amount(10, rows=st.integers(1, 2), gaps=(-3, -1, 0, 1, 2, 5, 9))
    ),
    "reduced-rate": _receipt(_beside_amount(8, rows=st.integers(0, 1), gaps=(0, 1, 1, 2, 4))),
}

# What every probe of a rule with a closed list has in it, for the tests.
CLOSED: dict[str, tuple[str, ...]] = {
    **{rule: tuple(phrase for phrase, _ in cases) for rule, cases in _BREAKS.items()},
    "kana-halfwidth": (*_HALF_LETTERS, *_HALF_PAIRS),
    "kana-decomposed": _DECOMPOSED_KANA,
    "width-symbol": tuple(_SYMBOLS_OF_AMBIGUOUS_WIDTH),
    "width-fullwidth": _FULLWIDTH_LETTERS,
    "keep-ideograph": _IDEOGRAPHS,
    "keep-symbol": _COMPATIBLE,
    "keep-blanks": _BLANKS,
}

QUOTA = 10

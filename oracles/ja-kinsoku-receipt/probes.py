"""Probes of ``ja-kinsoku-receipt``: sales data that only one rule decides.

Every strategy in `RULES` yields a whole file of one to six entries, one or two of them decisive.
What is decisive mostly stands at column 24. The characters come from finite lists: all are in the
printer's character set but the halves of decomposed kana, and nothing that the instruction's list
of kinds leaves open (〜, ％, …, ASCII stops) stands where a line may begin or end.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import COLUMNS, printed

from localeops.tasks.strategies import among_plain, at_edge, one_of, several, wide_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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


def _receipt(decisive: SearchStrategy[str]) -> SearchStrategy[str]:
    """Return a strategy of files in which one or two entries are decisive."""
    return among_plain(decisive, _plain_entry)


def _printed(text: SearchStrategy[str]) -> SearchStrategy[str]:
    """Return a strategy of files in which such a text is a notice, a name, or a label."""
    return _receipt(st.one_of(_note(text), _note(text), _item(text), _sum(text)))


def _edge(piece: SearchStrategy[str], lefts: Sequence[int]) -> SearchStrategy[str]:
    """Return a strategy of texts in which a piece begins where so many columns are left."""
    tail = _between(2, 30)
    return at_edge(piece, lefts, row=COLUMNS, head=_plain, second=_plain, tail=tail)


# Line breaks


@st.composite
def _broken(
    draw: DrawFn,
    phrases: Sequence[str],
    place: Callable[[str, int], bool],
    shift: int,
    spare: Sequence[int] = (0, 0, 1),
) -> str:
    """Yield a text in which a row is full at a *place* of a phrase, or all but so many columns.

    Full means before the character there, or with *shift* 1 after it.
    """
    phrase = draw(one_of(phrases))
    index = draw(one_of([n for n in range(1 - shift, len(phrase)) if place(phrase, n)]))
    left = _columns(phrase[: index + shift]) + draw(one_of(spare))
    return draw(_edge(st.just(phrase), (left,)))


def _not_first(phrases: Sequence[str], marks: str) -> SearchStrategy[str]:
    """Return a strategy of texts in which one of the marks would begin a row."""
    return _broken(phrases, lambda phrase, n: phrase[n] in marks, 0)


def _not_last(phrases: Sequence[str], marks: str) -> SearchStrategy[str]:
    """Return a strategy of texts in which one of the marks would end a row."""
    return _broken(phrases, lambda phrase, n: phrase[n] in marks, 1)


_STOPS = ("新米、", "豆腐。", "です。", "ます。", "ので、", "味噌，", "旬．", "休み、")
_BRACKETED = (
    *("（税込）", "「旬」", "『秋の味』", "【限定】", "〔小〕", "《新》", "〈冷〉"),
    *("［大］", "｛甲｝", "(税込)", "[大]", "{甲}", "お茶（熱）", "米「白玉」", "魚(生)"),
)
_OPENING, _CLOSING = "（「『【〔《〈［｛([{", "）」』】〕》〉］｝)]}"
_SMALL_WORDS = (
    *("チョコ", "シャツ", "きゃべつ", "マッチ", "ファイル", "ウィンナ", "ジャム", "トゥナイト"),
    *("きゅうり", "しょうゆ", "ちょっと", "カップ", "フェア", "フォロ", "クヮルテット", "くゎい"),
    *("三ヶ月", "一ヵ所", "まぁまぁ", "ふぃるむ", "うぅむ", "ねぇ", "おぉ", "きっぷ", "メニュ"),
)
_SMALL = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
_LONG_WORDS = (
    *("コーヒー", "カレー", "セール", "サービス", "ケーキ", "らーめん", "バター", "クリーム"),
    *("すーぷ", "シール", "ビール", "ソース"),
)
_MARKED_PHRASES = (
    *("肉・魚", "米・味噌・油", "お得！", "いかが？", "特価!", "お茶?", "旬！", "配達・予約"),
)
_REPEATED = (*("佐々木", "人々", "時々", "野々村", "いすゞ", "みすゞ", "こゝろ", "スヾキ", "ハヽ"),)
_HALF_PHRASES = (
    *("ｺｰﾋｰ", "ｶﾚｰ", "ｼﾞｬﾑ", "ﾁｮｺ", "ﾏｯﾁ", "ｳｨﾝﾅ", "ﾌｧｲﾙ", "ｼｬﾂ", "ﾅｼ･ﾓﾓ", "ﾅｼ､ﾓﾓ", "ﾀｶｲ｡"),
    *("｢ｼﾝﾏｲ｣", "ﾁｪﾘｰ", "ﾌｫｰｸ", "ﾄｩﾅｲﾄ", "ﾒﾆｭｰ", "ﾏｧﾏｧ", "ﾈｪ"),
)
_HALF_NOT_FIRST = "ｰｧｨｩｪｫｬｭｮｯ･､｡｣"
_STICKY = "、。，．" + _CLOSING + _SMALL + "ー・！？!?々ゝゞヽヾ"
_RUNS = (
    *("（税込）、", "「旬」。", "お得！？", "『秋』）", "だよー。", "とりっ！", "品々、"),
    *("カレー】", "ケーキ」。", "です！」", "『ます。』", "セール！！", "ねぇ、", "ソーッ"),
)
_OPEN_RUNS = ("（「旬」）", "「『秋』」", "【（大）】", "『「茶」』", "((税込))", "「（新）米」")


def _run_before(phrase: str, index: int) -> bool:
    return phrase[index] in _STICKY and phrase[index - 1] in _STICKY


def _run_of_openings(phrase: str, index: int) -> bool:
    return index > 0 and phrase[index] in _OPENING and phrase[index - 1] in _OPENING


_LATIN = (
    *("JAPAN", "ORGANIC", "COFFEE", "HANDMADE", "Premium", "Selection", "Thank you"),
    *("0120000123", "20250418", "A4 COPY", "TAX FREE", "ID0004512", "EcoBag"),
)

# Widths

_HALF_WORDS = (
    *("ﾅｼ", "ﾓﾓ", "ﾐｶﾝ", "ﾄﾏﾄ", "ﾆﾝｼﾞﾝ", "ｺﾞﾎﾞｳ", "ﾀﾞｲｺﾝ", "ﾊﾟﾝ", "ﾃﾞﾝﾁ", "ﾌﾞﾄﾞｳ", "ｺﾞﾏ"),
    *("ﾍﾟﾝ", "ﾊﾑ", "ｽｲｶ", "ｲﾁｺﾞ", "ﾀﾏｺﾞ", "ｶﾎﾞｽ", "ｶﾞﾑ", "ﾋﾟﾝｸ", "ｿﾞｳｽｲ", "ﾎﾟﾃﾄ", "ｳﾞｨﾗ", "ｦ"),
)
_MARKED_WORDS = tuple(word for word in _HALF_WORDS if "ﾞ" in word or "ﾟ" in word)
_SYMBOLS_OF_AMBIGUOUS_WIDTH = "※→←↑↓①②⑩Ⅱ★☆○●◎◇◆□■△▲▽▼×÷±§αβΩЖ♪"
_FULLWIDTH = (
    *("Ｌ", "ＬＬ", "１００", "５０ｇ", "ＴＡＸ", "Ａ４", "＋", "＆", "＃３", "＠", "３Ｌ", "ｋｇ"),
)

# What changes, and what must not


def _decomposed(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(unicodedata.normalize("NFD", word) for word in words)


# One character with a mark each, then words; none of them begins or ends with a kinsoku mark.
_DECOMPOSED = _decomposed(
    (
        *"がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ",
        *"ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴ",
        *("ごぼう", "ぶどう", "だいず", "パン", "ペン", "ポテト", "バナナ", "ギフト", "ゴマダレ"),
    )
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
    lists = (_STOPS, _BRACKETED, _SMALL_WORDS, _LONG_WORDS, _MARKED_PHRASES, _REPEATED)
    phrase = st.sampled_from((*lists, _HALF_PHRASES, _HALF_WORDS, _LATIN)).flatmap(one_of)
    plain = _between(2, 9)
    return "".join(draw(st.lists(st.one_of(plain, phrase), min_size=14, max_size=30)))


_amounts = st.one_of(
    st.integers(1000, 9_999_999), st.integers(-99_999, -1000), st.sampled_from((0, 999, 1000, -1))
)

RULES: dict[str, SearchStrategy[str]] = {
    "kinsoku-stop": _printed(_not_first(_STOPS, "、。，．")),
    "kinsoku-closing": _printed(_not_first(_BRACKETED, _CLOSING)),
    "kinsoku-opening": _printed(_not_last(_BRACKETED, _OPENING)),
    "kinsoku-small-kana": _printed(_not_first(_SMALL_WORDS, _SMALL)),
    "kinsoku-long-mark": _printed(_not_first(_LONG_WORDS, "ー")),
    "kinsoku-mark": _printed(_not_first(_MARKED_PHRASES, "・！？!?")),
    "kinsoku-iteration": _printed(_not_first(_REPEATED, "々ゝゞヽヾ")),
    "kinsoku-halfwidth": _printed(
        st.one_of(
            _broken(_HALF_PHRASES, lambda phrase, n: phrase[n] in _HALF_NOT_FIRST, 0, (0,)),
            _broken(_HALF_PHRASES, lambda phrase, n: phrase[n] in _HALF_NOT_FIRST, 0, (0,)),
            _broken(("｢ｼﾝﾏｲ｣", "｢ﾀﾏｺﾞ｣"), lambda phrase, n: phrase[n] == "｢", 1, (0,)),
        )
    ),
    "kinsoku-run": _printed(
        st.one_of(_broken(_RUNS, _run_before, 0), _broken(_OPEN_RUNS, _run_of_openings, 1))
    ),
    "kana-mark-together": _printed(
        _broken(_MARKED_WORDS, lambda phrase, n: phrase[n] in "ﾞﾟ", 0, (0,))
    ),
    "kana-halfwidth": _printed(_edge(several(_HALF_WORDS, least=2, most=4), range(1, 8))),
    "kana-decomposed": _printed(_edge(one_of(_DECOMPOSED), (1, 2, 2, 3, 4))),
    "width-symbol": _printed(_edge(one_of(_SYMBOLS_OF_AMBIGUOUS_WIDTH), (1, 1, 3))),
    "width-fullwidth": _printed(_edge(one_of(_FULLWIDTH), (1, 2, 3))),
    "keep-ideograph": _printed(_edge(one_of(_IDEOGRAPHS), (1, 2, 4))),
    "keep-symbol": _printed(_edge(one_of(_COMPATIBLE), (1, 2, 4))),
    "keep-blanks": _receipt(_note(_blanks())),
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

QUOTA = 10

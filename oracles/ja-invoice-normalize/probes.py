"""Probes of ``ja-invoice-normalize``: entries of both systems that only one rule decides.

Every strategy in `RULES` yields a whole file of invoices and ledger entries. What is decisive is a
name, mostly with a twin in the other system: the same name in another spelling, which must be
found, or another name that some usual tool takes for the same, which must not. Where a rule has a
finite list, a file goes through all of it in an order of its own.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st
from solution import matched

from localeops.tasks.strategies import one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = matched

# Entries and files


class Row(NamedTuple):
    """The two names of an entry, as one of the systems has them."""

    company: str
    person: str


class Case(NamedTuple):
    """The rows of both systems that belong together."""

    sales: list[Row]
    ledger: list[Row]


# Plain names: what any tool leaves as it is, but for the blank between a person's two names.
_CORES = (
    *("青木", "北山", "大和田", "三友", "東栄", "南風", "高砂", "松風", "若草", "白川", "光洋"),
    *("丸吉", "八千代", "日乃出", "旭", "中央", "大成", "永楽", "福寿", "千歳", "清流", "松葉"),
)
_TRADES = ("水産", "青果", "製菓", "商店", "物産", "食品", "酒造", "製麺", "米穀", "乳業", "精肉")
_FULL_TYPES = ("株式会社", "有限会社", "合同会社", "合資会社", "合名会社")
_SURNAMES = (
    *("田中", "鈴木", "佐藤", "小林", "山本", "中村", "加藤", "木村", "清水", "石川", "前田"),
    *("藤田", "岡本", "松田", "中島", "原", "林", "森", "金子", "上野", "久保", "大野"),
)
_GIVEN = ("実", "恵", "健太", "直子", "誠", "由美", "翔", "洋子", "学", "薫", "真由", "一郎", "望")

_cores = st.tuples(one_of(_CORES), one_of(_TRADES)).map("".join)
_persons = st.tuples(one_of(_SURNAMES), one_of(_GIVEN)).map(" ".join)


@st.composite
def _typed(draw: DrawFn, core: str) -> str:
    """Yield a company of this name, with its type in full before or after it, or with none."""
    kind = draw(one_of(_FULL_TYPES))
    return draw(one_of((kind + core, core + kind, core)))


_companies = _cores.flatmap(_typed)
_rows = st.builds(Row, _companies, _persons)


@st.composite
def _plain_case(draw: DrawFn) -> Case:
    """Yield a row that both systems have, or only one of them."""
    row = draw(_rows)
    return draw(one_of((Case([row], [row]), Case([row], []), Case([], [row]))))


@st.composite
def _file(draw: DrawFn, decisive: SearchStrategy[list[Case]]) -> str:
    """Yield a file of decisive cases with plain ones around them, the invoices first."""
    before = draw(st.lists(_plain_case(), max_size=2))
    cases = [*before, *draw(decisive), *draw(st.lists(_plain_case(), max_size=2))]
    sales = [row for case in cases for row in case.sales]
    ledger = draw(st.permutations([row for case in cases for row in case.ledger]))
    month = f"{draw(st.integers(23, 25))}{draw(st.integers(1, 12)):02}"
    first = draw(st.integers(100, 800))
    lines = [f"sales\tS-{month}-{n:02}\t{c}\t{p}" for n, (c, p) in enumerate(sales, 1)]
    lines += [f"ledger\tK-{month}-{n}\t{c}\t{p}" for n, (c, p) in enumerate(ledger, first)]
    return "".join(f"{line}\n" for line in lines)


# Pairs of names: one as a system has it, and its twin


_Pair = tuple[str, str]


@st.composite
def _as_company(draw: DrawFn, pair: _Pair) -> tuple[Row, Row]:
    """Yield two rows of one person in companies of these names, of one type."""
    kind, person = draw(one_of(_FULL_TYPES)), draw(_persons)
    one, other = pair
    place = draw(one_of(("before", "after", "none")))
    if place == "before":
        one, other = kind + one, kind + other
    elif place == "after":
        one, other = one + kind, other + kind
    return Row(one, person), Row(other, person)


@st.composite
def _as_whole_company(draw: DrawFn, pair: _Pair) -> tuple[Row, Row]:
    """Yield two rows of one person in the companies of these names."""
    person = draw(_persons)
    return Row(pair[0], person), Row(pair[1], person)


@st.composite
def _as_person(draw: DrawFn, pair: _Pair) -> tuple[Row, Row]:
    """Yield two rows of the persons of these names in one company."""
    company = draw(_companies)
    return Row(company, pair[0]), Row(company, pair[1])


@st.composite
def _same(draw: DrawFn, rows: tuple[Row, Row]) -> Case:
    """Yield a case in which the two are found to be the same."""
    one, other = draw(one_of((rows, rows[::-1])))
    return Case([one], [other])


@st.composite
def _apart(draw: DrawFn, rows: tuple[Row, Row]) -> Case:
    """Yield a case in which the two must not be taken for the same."""
    one, other = draw(one_of((rows, rows[::-1])))
    return draw(
        one_of((Case([one], [other]), Case([one], [one, other]), Case([one, other], [other])))
    )


_Rows = tuple[Row, Row]


def _some(
    pairs: SearchStrategy[_Pair],
    rows: Callable[[_Pair], SearchStrategy[_Rows]],
    case: Callable[[_Rows], SearchStrategy[Case]],
    *,
    most: int = 3,
) -> SearchStrategy[str]:
    """Return a strategy of files with a few cases of such pairs."""
    return _file(st.lists(pairs.flatmap(rows).flatmap(case), min_size=1, max_size=most))


@st.composite
def _walk_cases(
    draw: DrawFn,
    pairs: Sequence[SearchStrategy[_Pair]],
    rows: Callable[[_Pair], SearchStrategy[_Rows]],
    case: Callable[[_Rows], SearchStrategy[Case]],
) -> list[Case]:
    order = draw(st.permutations(tuple(pairs)))
    return [draw(pair.flatmap(rows).flatmap(case)) for pair in order]


def _walk(
    pairs: Sequence[SearchStrategy[_Pair]],
    rows: Callable[[_Pair], SearchStrategy[_Rows]],
    case: Callable[[_Rows], SearchStrategy[Case]],
) -> SearchStrategy[str]:
    """Return a strategy of files with a case of every one of these pairs."""
    return _file(_walk_cases(pairs, rows, case))


def _pairs(spelt: Callable[[str], str], words: Sequence[str]) -> list[SearchStrategy[_Pair]]:
    """Return each word, as something spells it and as it is, with a trade after it."""
    return [_with_trade(spelt(word), word) for word in words]


@st.composite
def _in_threes(
    draw: DrawFn, spelt: Callable[[str], str], words: Sequence[str], separator: str = ""
) -> list[Case]:
    """Yield cases that go through all the words, three in a name."""
    order = draw(st.permutations(words))
    names = [separator.join(order[at : at + 3]) for at in range(0, len(order), 3)]
    return draw(_walk_cases(_pairs(spelt, names), _as_company, _same))


@st.composite
def _with_trade(draw: DrawFn, one: str, other: str) -> _Pair:
    trade = draw(one_of((*_TRADES, "")))
    return one + trade, other + trade


# Kana

_HALF = "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ"
_FULL = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノ"
    "ハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a"
)
_TO_HALF = dict(zip(map(ord, _FULL), _HALF, strict=True))


def _half(word: str) -> str:
    """Return a word of katakana in halfwidth, a sound mark being a character of its own."""
    return unicodedata.normalize("NFD", word).translate(_TO_HALF)


# Every letter that has a halfwidth form, then every one with a sound mark.
_LETTER_WORDS = (
    *("アオイ", "カネマツ", "キクスイ", "ケヤキ", "コトノハ", "サクラ", "シマネコ", "セトウチ"),
    *("ソラマメ", "タンチヨウ", "ツルヤ", "テンマ", "トモエ", "ナニワ", "ヌマタ", "ノリタケ"),
    *("ハルカ", "ヒノヤ", "フタミ", "ヘイワ", "ホシノ", "ムサシノ", "メイホウ", "ユタカ", "ロコモ"),
    *("ラクノウ", "リンリン", "レンコン", "ワカナ", "ミヲツクシ", "ニシキ", "エノキ", "モモヨ"),
    *("キョウワ", "シャチ", "ニュウ", "ファミリ", "ウィンク", "フェルメ", "フォンテ", "マッチ"),
    *("トゥモロ", "チョコ", "スシロク"),
)
_MARKED_WORDS = (
    *("ガイア", "ギンレイ", "カグラ", "ゲンキ", "ゴトク", "ザオウ", "ジンナイ", "ズイウン"),
    *("ゼンコウ", "ゾウゲ", "ダイワ", "チヂミ", "ツヅラ", "デンエン", "ドラマ", "バラエン"),
    *("ビワコ", "ブナヤ", "ベニヤ", "ボタン", "パンダ", "ピノキオ", "プラム", "ペガサス"),
    *("ポプラ", "ヴィオラ", "ラヴィ"),
)
_PUNCTUATED_WORDS = (
    *("コーヒー・ラボ", "サンデー", "モーリス・キッチン", "「ハルカ」", "アマイ。", "ソース"),
    *("ミソ、ショウユ、ラーメン", "ル・レーヴ", "カレー「ナマステ」", "オムレツ。", "ヌードル"),
)
# A halfwidth long mark is one of vowels also where a hyphen stands in the same name.
_DASHED_WORDS = (
    *("ｺｰﾋｰ Ｔ－ＭＡＲＫ", "ﾌｰﾄﾞｻｰﾋﾞｽＥ－１", "Ｊ－ＦＯＯＤﾏｰﾄ", "Ｘ－２ミュージアム"),
    *("３－９サンキュー堂", "カレーハウス T-ONE", "A-Z ﾍﾞｰｶﾘｰ", "スーパーＫ－ＭＡＸ"),
)
# Small and large letters: キヤ and キャ are two names, as anybody there knows from trademarks.
_SMALL_AND_LARGE = (
    *(("シャチホコ", "シヤチホコ"), ("フジッコロ", "フジツコロ"), ("ニューワ", "ニユーワ")),
    *(("チョコラ", "チヨコラ"), ("ファミリナ", "フアミリナ"), ("フィルモ", "フイルモ")),
    *(("ウェルカ", "ウエルカ"), ("フォルテ", "フオルテ"), ("トゥモロ", "トウモロ")),
    *(("キャナセ", "キヤナセ"), ("マルキュウ", "マルキユウ"), ("リョクエン", "リヨクエン")),
)
_KANA_KINDS = (
    *(("さざなみ", "サザナミ"), ("みなとや", "ミナトヤ"), ("ひまわり", "ヒマワリ")),
    *(("ヱビス", "エビス"), ("ヰロハ", "イロハ"), ("ゑびす", "えびす"), ("ひゐらぎ", "ひいらぎ")),
    *(("すずらん", "スズラン"), ("つばめ", "ツバメ"), ("ヴィーナ", "ビーナ")),
    ("ミヲツクシ", "ミオツクシ"),
)


@st.composite
def _half_or_full(draw: DrawFn, one: str, other: str) -> _Pair:
    """Yield two names of katakana, each in fullwidth or in halfwidth."""
    spelt = [draw(one_of((name, _half(name)))) for name in (one, other)]
    return spelt[0], spelt[1]


# What comes from a Mac


def _decomposed(word: str) -> str:
    return unicodedata.normalize("NFD", word)


_MAC_COMPANIES = (
    *("がんこ", "ぎんなん", "ぐんじょう", "げんき", "ごま", "ざぼん", "じゅん", "すず", "ぜんまい"),
    *("かぞく", "だいず", "ちぢみ", "つづみ", "でんえん", "どんぐり", "ばら", "びわ", "ぶどう"),
    *("べに", "ぼたん", "ぱん", "ぴあの", "ぷりん", "ぺん", "ぽぷら", "いすゞ"),
    *_MARKED_WORDS,
)
_MAC_PERSONS = (
    *("いがらし まなぶ", "ささき しのぶ", "すずき めぐみ", "わたなべ いずみ", "ドミニク 真理"),
    *("ゴンザレス 健", "えんどう のぞみ", "パク ジウン", "たなべ すずか"),
)
_ACCENTED_WORDS = (
    *("Café Soleil", "Crème Brûlée", "Pâtisserie Élan", "Müller", "Forêt", "Noël", "Señor", "Über"),
    *("Français", "São Paulo", "Tōkyō Kitchen", "Ōsaka Foods", "Jāvā", "Höfe", "À la carte"),
    *("Brasserie Ève", "Île", "Úrsula", "Åland", "Kūkai", "Zoë", "Läckerli", "Olé", "Açaí"),
)

# Fullwidth ASCII


def _wide(word: str) -> str:
    """Return a word of ASCII in fullwidth."""
    return "".join(chr(ord(char) + 0xFEE0) if "!" <= char <= "~" else char for char in word)


@st.composite
def _alphanumeric(draw: DrawFn) -> list[str]:
    """Yield names of two to four letters or digits each, all of them together."""
    capitals = draw(st.permutations("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    small = draw(st.permutations("abcdefghijklmnopqrstuvwxyz"))
    figures = draw(st.permutations("0123456789"))
    names = ["".join(capitals[at : at + 2]) for at in range(0, 26, 2)]
    names += ["".join(figures[at : at + 2]) for at in range(0, 10, 2)]
    names += [capitals[at] + "".join(small[at : at + 3]) for at in range(0, 26, 3)]
    return names


@st.composite
def _wide_letters(draw: DrawFn) -> list[Case]:
    """Yield companies called by letters and digits, in fullwidth and in ASCII."""
    pairs = [_with_trade(_wide(name), name) for name in draw(_alphanumeric())]
    return draw(_walk_cases(pairs, _as_company, _same))


_SIGNED_NAMES = (
    *("M&K物産", "R&D食品", "A.B.企画", "K.K.物産", "J-FOOD", "T-MARK", "S/N商店", "いちご園!"),
    *("なに?屋", "CAFE+", "100%果汁", "@キッチン", "A,B企画", "(有明)水産", "青葉(本店)", "米#1"),
    *("とれたて!!", "味=心", "ZERO:食堂", "1*2*3商店", "青木[卸]", "A;B商店", "N_食品"),
)
_CASED = (
    *(("KOYO", "Koyo"), ("Koyo", "koyo"), ("NORTH FARM", "North Farm"), ("abc", "ABC")),
    *(("Mk", "MK"), ("iFoods", "IFoods"), ("dining", "Dining"), ("ZERO", "zero")),
    *(("Olive", "OLIVE"), ("sOla", "Sola")),
)


@st.composite
def _wide_or_not(draw: DrawFn, one: str, other: str) -> _Pair:
    """Yield two names of ASCII, each in fullwidth or not."""
    spelt = [draw(one_of((name, _wide(name)))) for name in (one, other)]
    return spelt[0], spelt[1]


# The type of a company

_SIGNS = (
    *(("㈱", "株式会社"), ("㍿", "株式会社"), ("㈲", "有限会社")),
    *(("㈾", "合資会社"), ("㈴", "合名会社")),
)
_LETTERS = (
    *(("株", "株式会社"), ("有", "有限会社"), ("同", "合同会社")),
    *(("資", "合資会社"), ("名", "合名会社")),
)
_EVEN = ("（{}）", "({})")
_MIXED = ("（{})", "({}）")


@st.composite
def _short(draw: DrawFn, short: str, full: str) -> _Pair:
    """Yield a company with its type shortened, and in full."""
    core, before = draw(_cores), draw(st.booleans())
    branch = draw(one_of(("", "", "", "東京支店", "第二工場")))
    if before:
        return f"{short}{core}{branch}", f"{full}{core}{branch}"
    return f"{core}{short}{branch}", f"{core}{full}{branch}"


_sign_walk = _walk([_short(short, full) for short, full in _SIGNS], _as_whole_company, _same)


def _bracket_walk(brackets: Sequence[str]) -> SearchStrategy[str]:
    pairs = [_short(way.format(one), full) for one, full in _LETTERS for way in brackets]
    return _walk(pairs, _as_whole_company, _same)


_SPELLINGS = {
    "株式会社": ("株式会社", "㈱", "（株）", "(株)"),
    "有限会社": ("有限会社", "㈲", "（有）", "(有)"),
    "合同会社": ("合同会社", "（同）", "(同)"),
    "合資会社": ("合資会社", "㈾", "(資)"),
    "合名会社": ("合名会社", "㈴", "（名）"),
}


@st.composite
def _before_and_after(draw: DrawFn) -> _Pair:
    """Yield two companies that differ in where their type stands, or in the type."""
    core, kind = draw(_cores), draw(one_of((*_FULL_TYPES, "株式会社", "株式会社")))
    one, other = draw(one_of(_SPELLINGS[kind])), draw(one_of(_SPELLINGS[kind]))
    if draw(one_of((True, True, True, False))):
        return f"{one}{core}", f"{core}{other}"
    another = draw(one_of([name for name in _FULL_TYPES if name != kind]))
    return f"{one}{core}", draw(one_of((f"{another}{core}", core)))


_BLANKS = (" ", "\u3000", "  ", "\u3000 ")


@st.composite
def _blank_at_type(draw: DrawFn, kind: str) -> _Pair:
    """Yield a company with blanks beside its type, and without."""
    core, spelt = draw(_cores), draw(one_of(_SPELLINGS[kind]))
    blank, other = draw(one_of(_BLANKS)), draw(one_of(_BLANKS))
    branch = draw(one_of(("東京支店", "第二工場", "仕入課")))
    return draw(
        one_of(
            (
                (f"{spelt}{blank}{core}", f"{kind}{core}"),
                (f"{core}{blank}{spelt}", f"{core}{kind}"),
                (f"{core}{blank}{spelt}{other}{branch}", f"{core}{kind}{branch}"),
                (f"{core}{spelt}{blank}{branch}", f"{core}{kind}{branch}"),
            )
        )
    )


# Nearly an abbreviation of the five: each stays as it is, and its twin is somebody else.
_OTHER_BODIES = (
    *(("㈶みどり会", "(財)みどり会"), ("㈶みどり会", "財団法人みどり会")),
    *(("㈳青葉会", "(社)青葉会"), ("（社）青葉会", "社団法人青葉会")),
    *(("（医）若草会", "医療法人若草会"), ("(福)ひなた会", "社会福祉法人ひなた会")),
    *(("㈻松葉学園", "(学)松葉学園"), ("（学）松葉学園", "学校法人松葉学園")),
    *(("㈿北山漁業", "(協)北山漁業"), ("（協）北山漁業", "協同組合北山漁業")),
    *(("㈵光洋会", "(特)光洋会"), ("（独）光洋会", "独立行政法人光洋会")),
)

# Blanks

_SPACED = (
    *("North Farm", "Blue Ocean", "喫茶 ノワール", "青木 本店", "Green Table", "酒と肴 八千代"),
    *("ABC foods", "茶房 松葉", "Le Ciel", "味の店 三友"),
)


@st.composite
def _wide_blank(draw: DrawFn, name: str) -> _Pair:
    return name.replace(" ", "\u3000"), draw(one_of((name, name.replace(" ", "\u3000"))))


@st.composite
def _blanks_around(draw: DrawFn, name: str) -> _Pair:
    """Yield a name with several blanks where it has one, or with some around it."""
    more = draw(one_of(("  ", "\u3000\u3000", " \u3000", "\u3000 ")))
    one, other = draw(one_of((*_BLANKS, ""))), draw(one_of((*_BLANKS, "")))
    inner = draw(one_of((more, " "))) if one or other else more
    return one + name.replace(" ", inner) + other, name


# Contacts: unified as companies are, but for the type

# Every kana and sign that has a halfwidth form, and every one with a sound mark.
_KANA_CONTACTS = (
    *("アオキ サトシ", "イノウエ タケル", "クロダ ナオヒロ", "コンドウ ミユキ", "ハセガワ リョウ"),
    *("ソノベ チカコ", "スミヨシ ツネオ", "テヅカ ヌイ", "フジワラ ムツミ", "ヘンミ メグム"),
    *("ホリ マレ", "モリヤ ニイナ", "アサギリ ミヲ", "シャルル・ペロー", "ジュリー・モーガン"),
    *("ファン・ヴァン・フック", "フィオナ・シェリー", "フォン・ティ・トゥイ", "パク ジウン"),
    *("ゴトウ シゲル", "ザイゼン スズ", "ミゾグチ ヂエ", "デビッド・バーグ", "ピーター・ブラウン"),
    *("ボブ・プール", "ポール・ペレス"),
    *("ヨシダ、モリ", "ヨシダ。", "レジ「モリ」"),
)
_SIGNED_CONTACTS = (
    *("経理(佐藤)", "M&A担当", "木村/森", "内線:203", "J.Smith", "鈴木[経理]", "営業-1課"),
    *("森@本店", "IT推進_前田", "田中,鈴木", "新規!", "誰でも?", "50%係", "担当=森", "A;B担当"),
    *("A+班", "1*2班", "#3班"),
)


@st.composite
def _wide_contacts(draw: DrawFn) -> list[Case]:
    """Yield contacts with all letters, digits and signs, in fullwidth and in ASCII."""
    names = [f"{name}担当" for name in draw(_alphanumeric())]
    pairs = [st.just((_wide(name), name)) for name in (*names, *_SIGNED_CONTACTS)]
    return draw(_walk_cases(pairs, _as_person, _same))


@st.composite
def _contact_of(draw: DrawFn, short: str, full: str) -> _Pair:
    """Yield two contacts at a company, with its type in two ways and no blank beside it."""
    core, surname = draw(_cores), draw(one_of(_SURNAMES))
    unit = draw(one_of(("総務部", "経理課", "仕入課", "購買部")))
    name = draw(one_of((f"{{}}{core} {unit}", f"{{}}{core} {surname}", f"{core}{{}}{unit}")))
    return name.format(short), name.format(full)


def _contacts_of() -> list[SearchStrategy[_Pair]]:
    """Return each abbreviation with the type in full, and each sign with the brackets."""
    brackets = {full: f"({one})" for one, full in _LETTERS}
    ways = [(way.format(one), full) for one, full in _LETTERS for way in (*_EVEN, *_MIXED)]
    ways += [*_SIGNS, *((sign, brackets[full]) for sign, full in _SIGNS)]
    return [_contact_of(short, full) for short, full in ways]


# Whatever is not to change. Ideographs as numbers: an editor that normalises would replace them.

# Forms that have a code point of their own; NFC and NFKC leave them alone, other tools do not.
_FORMS = (
    *(("\u9ad9橋", "高橋"), ("山\ufa11", "山崎"), ("\ufa11本", "崎本"), ("\u9ad9\ufa11", "高崎")),
    *(("渡邊", "渡辺"), ("渡邉", "渡辺"), ("渡邉", "渡邊"), ("齋藤", "斎藤"), ("齊藤", "斉藤")),
    *(("斎藤", "斉藤"), ("小澤", "小沢"), ("濵田", "浜田"), ("濱田", "浜田"), ("廣瀬", "広瀬")),
    *(("廣瀨", "廣瀬"), ("國井", "国井"), ("小嶋", "小島"), ("小嶌", "小嶋"), ("德永", "徳永")),
    *(("黑田", "黒田"), ("櫻井", "桜井"), ("眞田", "真田"), ("桒田", "桑田"), ("舘野", "館野")),
)
# Those of IBM's extension that NFC replaces: 朗 隆 塚 晴 凞 猪 益 礼 神 祥 福 靖 精 羽 蘒 諸 逸 都
# 飯 飼 館 鶴; and some of JIS X 0213: 海 渚 琢 祐 祖 節 者.
_IDEOGRAPHS = tuple(
    map(
        chr,
        (
            *(0xF929, 0xF9DC, 0xFA10, 0xFA12, *range(0xFA15, 0xFA1F), 0xFA20, 0xFA22, 0xFA25),
            *(0xFA26, *range(0xFA2A, 0xFA2E), 0xFA45, 0xFA46, 0xFA4A, 0xFA4F, 0xFA50, 0xFA56),
            0xFA5B,
        ),
    )
)
_VARIANTS = (
    *("葛\U000e0100", "葛\U000e0101", "辻\U000e0100", "辻\U000e0101", "邉\U000e0101"),
    *("邊\U000e0102", "祇\U000e0100", "榊\U000e0100", "芦\U000e0101", "樋\U000e0100"),
)
# Beyond the BMP: 吉 with 土, variants of 橋 and 土 and 崎.
_ASTRAL = (
    *(("\U00020bb7", "吉"), ("\U0002363a", "橋"), ("\U0002123d", "土"), ("\U0002550e", "崎")),
)
_NUMBERED = tuple((sign, str(number)) for number, sign in enumerate("①②③④⑤⑥⑦⑧⑨⑩", 1))
_SYMBOLS = (
    *(("カフェ{}", "Ⅱ"), ("カフェ{}", "Ⅲ"), ("中華{}", "Ⅳ"), ("{}1ラーメン", "№")),
    *(("{}市場", "℡"), ("ナチュラ{}", "™"), ("デリカ35{}", "℃"), ("{}米穀", "㎏")),
    *(("10{}パスタ", "㎜"), ("{}波", "㍉")),
    *(("百{}商店", "㌘"), ("喫茶3{}", "½"), ("m{}工房", "²"), ("{}堂", "㍻"), ("180{}酒店", "㏄")),
    *(("{}印青果", "㊤"), ("味{}", "㊥"), ("丸{}", "㊝"), ("{}マート", "ⅲ")),
)


@st.composite
def _ideograph(draw: DrawFn, one: str, other: str) -> _Pair:
    """Yield two names of a person that differ in this character, a surname or a given name."""
    surname, given = draw(one_of(_SURNAMES)), draw(one_of(_GIVEN))
    name = draw(
        one_of(
            (
                *(f"{{}}田 {given}", f"{{}}本 {given}", f"小{{}} {given}"),
                *(f"{surname} {{}}", f"{surname} {{}}子", f"{surname} {{}}一"),
            )
        )
    )
    return name.format(one), name.format(other)


@st.composite
def _ideograph_of_company(draw: DrawFn, one: str, other: str) -> _Pair:
    name = "{}" + draw(one_of(("田", "山", "屋", "川", ""))) + draw(one_of(_TRADES))
    return name.format(one), name.format(other)


@st.composite
def _form(draw: DrawFn, one: str, other: str) -> _Pair:
    given = draw(one_of(_GIVEN))
    return f"{one} {given}", f"{other} {given}"


@st.composite
def _either(draw: DrawFn, pair: _Pair) -> _Rows:
    """Yield rows that differ in the person, or in the company called after it."""
    if draw(st.booleans()):
        return draw(_as_person(pair))
    trade = draw(one_of(_TRADES))
    one, other = (name.partition(" ")[0] + trade for name in pair)
    return draw(_as_company((one, other)))


def _forms(pairs: Sequence[_Pair]) -> list[SearchStrategy[_Pair]]:
    return [_form(one, other) for one, other in pairs]


def _ideographs(pairs: Sequence[_Pair]) -> SearchStrategy[str]:
    """Return a strategy of files that go through the pairs, in names of persons and companies."""
    persons = [_ideograph(one, other) for one, other in pairs]
    companies = [_ideograph_of_company(one, other) for one, other in pairs]
    of_persons = _walk_cases(persons, _as_person, _apart)
    of_companies = _walk_cases(companies, _as_company, _apart)
    return _file(st.one_of(of_persons, of_companies))


def _selected() -> list[_Pair]:
    """Return each variant with its own ideograph, and the two that have two variants."""
    pairs = [(variant, variant[0]) for variant in _VARIANTS]
    return [*pairs, (_VARIANTS[0], _VARIANTS[1]), (_VARIANTS[2], _VARIANTS[3])]


@st.composite
def _numbered(draw: DrawFn, sign: str, number: str) -> _Pair:
    name = draw(_cores) + draw(one_of(("営業{}課", "仕入{}課", "第{}工場", "{}号店")))
    return name.format(sign), name.format(number)


@st.composite
def _stamped(draw: DrawFn) -> _Pair:
    person, sign = draw(_persons), draw(one_of(("㈹", "㊞", "㊛")))
    plain = unicodedata.normalize("NFKC", sign)
    return draw(one_of(((sign + person, plain + person), (person + sign, person + plain))))


def _symbols() -> list[SearchStrategy[_Pair]]:
    plain = [unicodedata.normalize("NFKC", sign) for _, sign in _SYMBOLS]
    pairs = zip(_SYMBOLS, plain, strict=True)
    return [st.just((name.format(sign), name.format(other))) for (name, sign), other in pairs]


# Matching


@st.composite
def _half_alike(draw: DrawFn) -> list[Case]:
    """Yield rows that share a company or a person, but not both."""
    company, person = draw(_companies), draw(_persons)
    persons = draw(st.lists(_persons.filter(person.__ne__), min_size=1, max_size=2, unique=True))
    companies = draw(st.lists(_companies.filter(company.__ne__), min_size=1, max_size=2))
    others = [*(Row(company, other) for other in persons), *(Row(one, person) for one in companies)]
    mine = Row(company, person)
    return [Case([mine], draw(one_of((others, [*others, mine]))))]


@st.composite
def _several(draw: DrawFn) -> list[Case]:
    """Yield rows that the ledger has more than once, and at times the invoices too."""
    row = draw(_rows)
    return [Case([row] * draw(st.integers(1, 2)), [row] * draw(st.integers(2, 4)))]


@st.composite
def _one_sided(draw: DrawFn) -> list[Case]:
    """Yield rows that only one of the systems has."""
    rows = draw(st.lists(_rows, min_size=3, max_size=5, unique=True))
    left = draw(st.integers(1, len(rows) - 1))
    return [Case(rows[:left], rows[left:])]


RULES: dict[str, SearchStrategy[str]] = {
    "kana-letter": _file(_in_threes(_half, _LETTER_WORDS)),
    "kana-sound-mark": _file(_in_threes(_half, _MARKED_WORDS)),
    "kana-punctuation": _walk(_pairs(_half, _PUNCTUATED_WORDS), _as_company, _same),
    "kana-small": _walk(
        [_half_or_full(one, other) for one, other in _SMALL_AND_LARGE], _as_company, _apart
    ),
    "kana-kind": _walk(
        [_with_trade(one, other) for one, other in _KANA_KINDS], _as_company, _apart
    ),
    "kana-decomposed": _file(
        st.one_of(
            _in_threes(_decomposed, _MAC_COMPANIES),
            _walk_cases([st.just((_decomposed(n), n)) for n in _MAC_PERSONS], _as_person, _same),
        )
    ),
    "latin-decomposed": _file(_in_threes(_decomposed, _ACCENTED_WORDS, " ")),
    "latin-fullwidth": _file(_wide_letters()),
    "latin-case": _walk([_wide_or_not(one, other) for one, other in _CASED], _as_company, _apart),
    "sign-fullwidth": _walk([st.just((_wide(n), n)) for n in _SIGNED_NAMES], _as_company, _same),
    "sign-dash": _walk([st.just((name, name)) for name in _DASHED_WORDS], _as_company, _same),
    "company-sign": _sign_walk,
    "company-brackets": _bracket_walk(_EVEN),
    "company-brackets-mixed": _bracket_walk(_MIXED),
    "company-place": _some(_before_and_after(), _as_whole_company, _apart),
    "company-blank": _walk([_blank_at_type(k) for k in _FULL_TYPES], _as_whole_company, _same),
    "company-other-body": _walk([st.just(p) for p in _OTHER_BODIES], _as_whole_company, _apart),
    "blank-fullwidth": _file(
        st.one_of(
            _walk_cases([_wide_blank(name) for name in _SPACED], _as_company, _same),
            st.lists(
                _persons.flatmap(_wide_blank).flatmap(_as_person).flatmap(_same),
                min_size=2,
                max_size=4,
            ),
        )
    ),
    "blank-extra": _file(
        st.one_of(
            _walk_cases([_blanks_around(name) for name in _SPACED], _as_company, _same),
            st.lists(
                _persons.flatmap(_blanks_around).flatmap(_as_person).flatmap(_same),
                min_size=2,
                max_size=4,
            ),
        )
    ),
    "contact-kana": _walk(
        [st.just((_half(name), name)) for name in _KANA_CONTACTS], _as_person, _same
    ),
    "contact-fullwidth": _file(_wide_contacts()),
    "contact-abbreviation": _walk(_contacts_of(), _as_person, _apart),
    "keep-form": _file(_walk_cases(_forms(_FORMS), _either, _apart)),
    "keep-ideograph": _ideographs(
        [(char, unicodedata.normalize("NFC", char)) for char in _IDEOGRAPHS]
    ),
    "keep-selector": _ideographs(_selected()),
    "keep-astral": _ideographs(_ASTRAL),
    "keep-enclosed": _file(
        st.one_of(
            _walk_cases([_numbered(*pair) for pair in _NUMBERED], _as_company, _apart),
            st.lists(_stamped().flatmap(_as_person).flatmap(_apart), min_size=2, max_size=4),
        )
    ),
    "keep-symbol": _walk(_symbols(), _as_company, _apart),
    "match-both-names": _file(_half_alike()),
    "match-several": _file(_several()),
    "match-none": _file(_one_sided()),
}

QUOTA = 10

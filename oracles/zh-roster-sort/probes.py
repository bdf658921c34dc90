"""Probes of ``zh-roster-sort``: rosters in which one rule decides who stands where.

Every strategy in `RULES` yields a whole roster. What is decisive are students whose names come from
closed lists, which are gone through in whole; around them stand plain ones. Hypothesis draws a
number and how many plain students there are; names, numbers, remarks and the order of the lines all
follow from a generator that starts from these, so no two probes of a rule are alike.

Surnames are those of the bundled rosters, and characters those of the bundled tables.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hypothesis import strategies as st
from solution import SIMPLIFIED, TRADITIONAL, sorted_roster

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = sorted_roster

_T = TypeVar("_T")


class _Name(NamedTuple):
    """A surname and a given name."""

    surname: str
    given: str


class _Script(NamedTuple):
    """What a roster in one script is made of.

    Attributes:
        header: Its first line.
        surnames: Surnames of one character, of which nobody is in doubt.
        given: Characters of given names, of which nobody is in doubt.
        remarks: What may stand in the third column.
    """

    header: str
    surnames: str
    given: str
    remarks: tuple[str, ...]


_HANS = _Script(
    SIMPLIFIED,
    "艾安白包鲍毕边卞蔡曹常车陈程池储崔戴邓丁董窦杜段樊范方房冯伏符付傅高耿龚顾关郭韩郝何贺洪"
    "侯胡花滑黄霍季贾江姜蒋焦金靳康柯孔赖兰雷黎李厉连梁廖林凌刘柳龙娄卢芦鲁陆路吕栾罗骆马毛梅孟"
    "苗闵莫穆倪聂潘庞裴彭皮平蒲祁齐钱乔秦邱裘曲屈瞿沙尚邵申沈施石史舒司宋苏孙谈谭汤唐陶田佟童万"
    "汪王韦卫尉魏温文翁吴伍武习席夏冼萧谢辛邢熊徐许薛闫严阎颜晏杨姚叶易尹尤于余俞虞郁喻元原袁岳"
    "张章赵郑钟周朱祝庄邹左欧",
    "安昂波博辰晨成承诚春芳飞刚桂国海涵寒昊浩皓弘红宏鸿骅桦惠慧佳家嘉建剑健杰洁捷婧敬境静军君均钧俊"
    "峻骏凯岚磊力立丽莉亮琳霖灵玲岭璐律绿曼敏明鸣铭娜鹏萍倩强青清晴诗思涛亭婷薇维伟炜玮雯潇霄小晓"
    "心欣新馨鑫秀轩雪旬巡雅妍彦艳雁扬洋瑶依仪宜怡英盈莹颖影永咏勇宇羽雨语玉育昱钰悦越云芸泽兆哲贞珍"
    "真志致智卓子梓紫",
    ("班长", "走读", "9月转入", "英语课代表", "体育委员"),
)
_HANT = _Script(
    TRADITIONAL,
    "丁卜于尹孔文方毛王包古史司田申白石任伍朱江何余吳呂宋李杜汪沈周孟林花邱金侯姜施查柯洪紀胡苗范"
    "唐夏孫徐秦翁袁馬高區尉康張曹梁梅莊莫許連郭陳傅單彭曾游湯程華賀馮黃楊萬葉葛董解詹賈廖熊管趙劉"
    "歐潘蔡蔣鄧鄭魯黎盧蕭賴錢閻霍駱鮑龍戴薛謝鍾韓簡魏羅嚴蘇饒顧龔",
    "士大子小中仁元心平弘正永玉立仲宇安羽伯君宏廷志秀佳依宗宜怡承昊明欣育芳芸雨亮俊信冠建彥思昱柏玲"
    "珍美英貞軍飛倩哲娜家桂浩海真軒偉健國強敏涵淑莉雪傑凱博婷嵐惠智琳萍鈞雄雅雯雲敬新瑋義詩嘉瑤豪"
    "銘鳴儀慧潔瑩曉澤穎翰霖靜濤薇鴻禮鵬麗",
    ("班長", "走讀", "9月轉入", "英文小老師", "體育股長"),
)

# Rosters


def _chance(*drawn: int) -> Random:
    """Return a generator that starts from what Hypothesis drew."""
    return Random(repr(drawn))  # noqa: S311 - it picks and shuffles names


# The first draw of every probe: Hypothesis begins with the least, then changes the first draw.
_SALT = st.integers(0, (1 << 24) - 1)


def _shuffled(rng: Random, items: Iterable[_T]) -> list[_T]:
    """Return all the items in another order."""
    every = list(items)
    return rng.sample(every, len(every))


def _given(rng: Random, script: _Script) -> str:
    """Return a given name of two different characters, or sometimes of one."""
    return "".join(rng.sample(script.given, rng.choice((1, 2, 2, 2))))


def _plain(rng: Random, script: _Script) -> _Name:
    """Return a name without anything that is decisive."""
    return _Name(rng.choice(script.surnames), _given(rng, script))


def _different(names: Iterable[_Name]) -> list[_Name]:
    return list(dict.fromkeys(names))


class _Row(NamedTuple):
    """A name as it is written, and a remark."""

    name: str
    remark: str


def _row(rng: Random, script: _Script, name: _Name) -> _Row:
    remark = rng.choice(script.remarks) if rng.random() < 0.15 else ""  # noqa: PLR2004 - some
    return _Row("".join(name), remark)


# What a number begins with, from small to large. Who moved up late has another year.
_YEARS = ("0025", "2023", "2024", "2025")


def _written(rng: Random, script: _Script, rows: Sequence[_Row]) -> str:
    """Return the roster of these students in this order, with numbers of one year in no order."""
    year = rng.choice(_YEARS)
    numbers = [f"{year}{tail:04}" for tail in _tails(rng, len(rows))]
    return _numbered(script, zip(numbers, rows, strict=True))


def _tails(rng: Random, count: int) -> list[int]:
    """Return different last four digits in no order."""
    return rng.sample(range(10_000), count)


def _numbered(script: _Script, students: Iterable[tuple[str, _Row]]) -> str:
    """Return the roster of these students, each a number and a row, in this order."""
    lines = [f"{number}\t{row.name}\t{row.remark}\n" for number, row in students]
    return "".join((f"{script.header}\n", *lines))


_Names = Callable[[Random], "list[_Name]"]


@st.composite
def _roster(draw: DrawFn, script: _Script, names: _Names, *, most: int = 4) -> str:
    """Yield a roster with these names and up to *most* plain ones, in another order."""
    salt, plain = draw(_SALT), draw(st.integers(0, most))
    rng = _chance(salt, plain)
    every = _different([*names(rng), *(_plain(rng, script) for _ in range(plain))])
    rows = [_row(rng, script, name) for name in _shuffled(rng, every)]
    return _written(rng, script, rows)


def _someone(rng: Random, script: _Script, surnames: Iterable[str]) -> list[_Name]:
    """Return somebody of each surname."""
    return [_Name(surname, _given(rng, script)) for surname in surnames]


# Readings

_MISREAD = tuple("单曾区仇解查华朴燕肖缪薄")
# Each of these surnames stands between a misread one and where it would be by another reading.
_BESIDE_MISREAD = tuple("常邓高陈程于潘彭戴金李夏滑花平严颜晏萧闵苗鲍毕边谢欧裘")
_COMPOUND_MISREAD = ("尉迟", "长孙", "令狐", "万俟")
_BESIDE_COMPOUND = ("尉", "万", *"吴徐郁喻陈刘赵凌林潘汪倪")


def _misread(rng: Random) -> list[_Name]:
    """Return names of the surnames that are read otherwise than the word, and of others."""
    return _someone(rng, _HANS, (*_MISREAD, *_MISREAD, *_BESIDE_MISREAD))


def _misread_compounds(rng: Random) -> list[_Name]:
    surnames = (*_COMPOUND_MISREAD, *_COMPOUND_MISREAD, *_BESIDE_COMPOUND)
    return _someone(rng, _HANS, surnames)


# Characters that are read otherwise as surnames, each with some that stand between the readings.
_GIVEN_MISREAD = {"华": "骅桦", "燕": "彦艳妍", "万": "敏强", "令": "玲岭", "朴": "平萍"}


def _given_misread(rng: Random) -> list[_Name]:
    """Return given names with such characters at the first and the second place."""
    surname, other = rng.sample(_HANS.surnames, 2)
    first = rng.choice(_HANS.given)
    names = []
    for char, beside in _GIVEN_MISREAD.items():
        names += [_Name(surname, one + rng.choice(_HANS.given)) for one in char + beside]
        names += [_Name(other, first + one) for one in char + beside]
    return names


# Compound surnames

# Each with the single surname that it begins with; what follows comes late in any order.
_COMPOUND = ("欧阳", "夏侯", "尉迟", "万俟", "司马", "司徒", "钟离", "申屠")
_COMPOUND_HANT = ("歐陽", "夏侯", "尉遲", "萬俟", "司馬", "司徒", "鍾離", "申屠")
_LATE, _LATE_HANT = "志哲卓子梓紫兆珍", "鵬麗"
_OTHER_COMPOUND = ("长孙", "令狐", "诸葛", "上官", "皇甫", "慕容", "东方", "公孙")
_OTHER_COMPOUND_HANT = ("長孫", "令狐", "諸葛", "上官", "皇甫", "慕容", "東方", "公孫")


def _compounds(rng: Random, script: _Script, compounds: Sequence[str], late: str) -> list[_Name]:
    """Return names with compound surnames, and with the single ones that they begin with."""
    names = []
    for surname in compounds:
        one, two, three = rng.sample(script.given, 3)
        names += [_Name(surname, one), _Name(surname, two + three)]
        names += [_Name(surname[0], char + one) for char in rng.sample(late, 2)]
        names.append(_Name(surname[0], _given(rng, script)))
    return names


# Letters and tones

# The first is the beginning of the second, in letters.
_SYLLABLES = (
    *("陈程", "潘庞", "樊方", "林凌", "习冼", "李连", "胡花", "余袁", "苏孙", "季贾", "杜段"),
)
_GIVEN_SYLLABLES = ("晨成", "敏明", "琳玲", "安昂", "丽亮", "宇越", "玉云", "佳建")
# Here tones and strokes give opposite orders.
_TONES = ("汪王", "卢鲁陆", "黎李厉", "吴伍", "温文", "施石史", "徐许", "颜晏", "符付")
_GIVEN_TONES = ("薇维伟", "潇晓", "玲岭", "依仪", "语玉", "霄小")
# Ü by itself, U by itself, and U with letters after it.
_UMLAUTS = tuple("卢芦鲁陆路吕栾罗骆")


def _syllables(rng: Random) -> list[_Name]:
    """Return names in which the shorter syllable comes first, and late letters after it."""
    names = []
    surname = rng.choice(_HANS.surnames)
    for short, long in _SYLLABLES:
        names += [_Name(short, rng.choice(_LATE) + rng.choice(_HANS.given))]
        names += [_Name(long, _given(rng, _HANS))]
    for short, long in _GIVEN_SYLLABLES:
        names += [_Name(surname, short + rng.choice(_LATE)), _Name(surname, long)]
        names += [_Name(surname, long + rng.choice(_HANS.given))]
    return names


def _tones(rng: Random) -> list[_Name]:
    """Return two names for each surname of the lists."""
    return [name for group in _TONES for name in _someone(rng, _HANS, group * 2)]


def _given_tones(rng: Random) -> list[_Name]:
    """Return names that differ in the tone of one character, the first or the second."""
    names = []
    for group in _GIVEN_TONES:
        surname, other = rng.sample(_HANS.surnames, 2)
        fixed = rng.choice("安波芳凯娜")
        names += [_Name(surname, char + fixed) for char in group]
        names += [_Name(other, fixed + char) for char in group]
    return names


def _umlauts(rng: Random) -> list[_Name]:
    """Return names with ü, in the surname and in the given name."""
    surname, other = rng.sample(_HANS.surnames, 2)
    first, second = rng.sample("安波芳凯娜", 2)
    names = _someone(rng, _HANS, _UMLAUTS * 2)
    names += [_Name(surname, char + second) for char in "璐律绿"]
    names += [_Name(other, first + char) for char in "璐律绿"]
    return names


# Homophones

_HOMOPHONES = (
    *("张章", "于余俞虞", "江姜", "付傅", "伍武", "元原袁", "闫严阎颜", "郁喻", "卫尉魏", "佟童"),
    *("谈谭", "伏符", "卢芦", "席习", "陆路", "齐祁", "肖萧", "曲屈", "仇裘"),
)
_GIVEN_HOMOPHONES = (
    *("子梓紫", "伟炜", "建剑健", "军君钧", "俊骏", "力丽莉", "宇雨语", "玉育昱钰", "弘宏鸿"),
    *("永勇", "佳家嘉", "杰洁捷", "昊浩皓", "志致智", "惠慧", "心欣新鑫馨", "小晓", "明铭"),
    *("仪怡", "辰晨", "真贞珍"),
)
# Where strokes are the same too.
_EVEN = ("原袁", "祁齐")
# The last two are in the opposite order by code points.
_GIVEN_EVEN = ("炜玮", "宇羽", "君均", "明鸣", "宜怡", "峻骏", "境静", "承诚", "旬巡")
_EARLY = "安昂波博"


def _homophones(rng: Random) -> list[_Name]:
    """Return names for each surname of the lists, some early and some late in the alphabet."""
    names = []
    for surname in "".join(_HOMOPHONES):
        early, late = rng.choice(_EARLY), rng.choice(_LATE)
        names += [_Name(surname, early + rng.choice(_HANS.given)), _Name(surname, late)]
    return names


def _given_homophones(rng: Random) -> list[_Name]:
    """Return names that differ in one character, which sounds the same."""
    surname, other = rng.sample(_HANS.surnames, 2)
    first, second = rng.sample("芳凯娜平", 2)
    names = []
    for group in _GIVEN_HOMOPHONES:
        names += [_Name(surname, char + second) for char in group]
        names += [_Name(other, first + char) for char in group]
    return names


def _even(rng: Random) -> list[_Name]:
    """Return names that differ in one character, with the same sound and number of strokes."""
    surname = rng.choice(_HANS.surnames)
    names = []
    for one in "".join(_EVEN):
        names += [_Name(one, rng.choice(_EARLY)), _Name(one, rng.choice(_LATE))]
    for group in _GIVEN_EVEN:
        second = rng.choice(_HANS.given)
        names += [_Name(surname, char + second) for char in group]
    return names


# The first comes before the second by tone, by strokes, or by the table.
_FIRST_DECIDES = (
    *("薇维", "维伟", "依仪", "潇晓", "宇玉", "伟炜", "子梓", "昊浩", "弘宏", "佳嘉", "杰捷"),
    *("军钧", "炜玮", "宇羽", "君均", "明鸣", "宜怡", "峻骏", "旬巡"),
)


def _first_decides(rng: Random) -> list[_Name]:
    """Return names whose second characters are in the opposite order."""
    surname = rng.choice(_HANS.surnames)
    return [
        name
        for first, second in _FIRST_DECIDES
        for name in (
            _Name(surname, first + rng.choice(_LATE)),
            _Name(surname, second + rng.choice(_EARLY)),
        )
    ]


# Lengths of given names


def _lengths(rng: Random, script: _Script) -> list[_Name]:
    """Return given names of one character, and of two that begin with the same one or others."""
    names = []
    for surname in rng.sample(script.surnames, 2):
        for char in rng.sample(script.given, 4):
            others = [other for other in script.given if other != char]
            names += [_Name(surname, char), _Name(surname, char + rng.choice(others))]
        names.append(_Name(surname, _given(rng, script)))
    return names


# Whole tables


def _every_surname(rng: Random, script: _Script, compounds: Sequence[str]) -> list[_Name]:
    """Return somebody of each surname."""
    misread = _MISREAD if script is _HANS else ()
    return _someone(rng, script, (*script.surnames, *misread, *compounds))


def _every_given(rng: Random, script: _Script) -> list[_Name]:
    """Return names of one surname with each character, at the first place or the second."""
    surname, other = rng.sample(script.surnames, 2)
    first = rng.choice(script.given)
    names = [_Name(surname, char) for char in script.given]
    return names + [_Name(other, first + char) for char in script.given if char != first]


# Strokes

# Surnames with as many strokes each.
_EVEN_HANT = (
    *("于", "孔文方毛王", "包古史司田申白石", "任伍朱江", "何余吳呂宋李杜汪沈", "周孟林花邱金"),
    *("侯姜施查柯洪紀胡苗范", "唐夏孫徐秦翁袁馬高", "區尉康張曹梁梅莊莫許連郭陳"),
    *("傅單彭曾游湯程華賀馮黃", "楊萬葉葛董解詹賈", "廖熊管趙", "劉歐潘蔡蔣鄧鄭魯黎"),
    *("盧蕭賴錢閻霍駱鮑龍", "戴薛謝鍾韓"),
)
# These have as many too, and are in the opposite order by code points.
_EVEN_APART = "尹孔"
# Characters of both tables with other numbers of strokes, and some that stand between the two.
_COUNTED_OTHERWISE = tuple("花邱苗范莫郭葛董蔡薛魏")
_BESIDE_COUNTED = tuple("周孟林侯姜康曹梁彭程黃楊詹廖熊潘黎霍簡")
_GIVEN_COUNTED = {"芳": "依佳", "建": "俊信", "娜": "倩家", "健": "偉", "莉": "涵", "薇": "霖"}


def _strokes(rng: Random) -> list[_Name]:
    """Return two names for each of some surnames, no two with as many strokes."""
    groups = [*_EVEN_HANT, "丁卜", "簡魏", "羅", "嚴蘇饒", "顧", "龔"]
    surnames = [rng.choice(group) for group in groups]
    return _someone(rng, _HANT, surnames * 2)


def _even_hant(rng: Random) -> list[_Name]:
    """Return two names for some surnames of each number of strokes."""
    drawn = [one for group in _EVEN_HANT for one in rng.sample(group, min(3, len(group)))]
    surnames = _EVEN_APART + "".join(one for one in drawn if one not in _EVEN_APART)
    names = []
    for surname in surnames:
        names += [_Name(surname, rng.choice("士大子小中")), _Name(surname, rng.choice(_LATE_HANT))]
    return names


def _given_hant(rng: Random) -> list[_Name]:
    """Return names of one surname, the first characters in an order and the second in another."""
    names = []
    for surname in rng.sample(_HANT.surnames, 3):
        few = rng.sample("心平正永宇羽志秀佳明亮美", 4)
        many = rng.sample("倩哲健國雪傑博敬新瑋嘉豪", 4)
        names += [_Name(surname, char + rng.choice(_LATE_HANT)) for char in few]
        names += [_Name(surname, char + rng.choice("士大子小中")) for char in many]
    return names


def _counted_otherwise(rng: Random) -> list[_Name]:
    """Return names with characters that the other table counts otherwise."""
    names = _someone(rng, _HANT, (*_COUNTED_OTHERWISE, *_BESIDE_COUNTED))
    surname = rng.choice(_HANT.surnames)
    for char, beside in _GIVEN_COUNTED.items():
        names += [_Name(surname, one + rng.choice(_HANT.given)) for one in char + beside]
    return names


# Both scripts

_SHARED = "丁方毛王孔文史田石白包申江伍何余李汪沈林周金孟施柯洪胡姜侯徐高唐夏秦袁翁梁曹康梅彭程"
_SHARED_GIVEN = "小子心平弘永玉立宇安羽君宏志秀佳依宜怡承昊明欣雨俊思昱玲倩哲家浩海真健敏涵雪博惠"


def _shared(rng: Random) -> list[_Name]:
    """Return names whose characters are the same in both scripts."""
    surnames = rng.sample([one for one in _SHARED if one in _HANT.surnames], 12)
    given = [one for one in _SHARED_GIVEN if one in _HANT.given and one in _HANS.given]
    return [_Name(one, "".join(rng.sample(given, 2))) for one in surnames * 2]


_SCRIPTS = st.sampled_from((_HANS, _HANT))


@st.composite
def _padded(draw: DrawFn) -> str:
    """Yield a roster in which names of two characters have a space between them, or some have."""
    salt, script, every = draw(_SALT), draw(_SCRIPTS), draw(st.booleans())
    rng = _chance(salt, every)
    names = []
    for surname in rng.sample(script.surnames, 5):
        for char in rng.sample(script.given, 3):
            names += [_Name(surname, char), _Name(surname, char + rng.choice(script.given))]
    rows = []
    for name in _shuffled(rng, _different(names)):
        row = _row(rng, script, name)
        padded = len(row.name) == 2 and (every or rng.random() < 0.6)  # noqa: PLR2004 - two
        rows.append(row._replace(name="\u3000".join(row.name)) if padded else row)
    return _written(rng, script, rows)


@st.composite
def _namesakes(draw: DrawFn) -> str:
    """Yield a roster with students of one name, some of them with a space in it.

    They come from several years, so the last four digits do not say who is first.
    """
    salt, script, count = draw(_SALT), draw(_SCRIPTS), draw(st.integers(4, 6))
    rng = _chance(salt, count)
    surname, other = rng.sample(script.surnames, 2)
    one, two, three = rng.sample(script.given, 3)
    rows = [_Row(f"{surname}{one}", ""), _Row(f"{surname}\u3000{one}", "")] * count
    rows += [_Row(f"{other}{two}{three}", "")] * count
    rows += [_row(rng, script, _plain(rng, script)) for _ in range(3)]
    years = itertools.cycle(_YEARS)
    numbers = [f"{next(years)}{tail:04}" for tail in _tails(rng, len(rows))]
    lines = _shuffled(rng, zip(numbers, rows, strict=True))
    return _numbered(script, lines)


# A remark may begin and end with a blank, and have marks that programs use.
_REMARKS = {
    SIMPLIFIED: ("班长　", " 走读", "9月转入 ", '"住校"', "体育委员、旗手", "免修英语；走读", ""),
    TRADITIONAL: ("班長　", " 走讀", "9月轉入 ", '"住宿"', "體育股長、旗手", "免修英文；走讀", ""),
}


@st.composite
def _remarked(draw: DrawFn) -> str:
    """Yield a roster with all these remarks, names with a space and numbers that begin with 0."""
    salt, script, plain = draw(_SALT), draw(_SCRIPTS), draw(st.integers(0, 3))
    rng = _chance(salt, plain)
    surnames = rng.sample(script.surnames, 8 + plain)
    names = [_Name(one, _given(rng, script)) for one in surnames]
    padded = _Row("\u3000".join((surnames[0], rng.choice(script.given))), "")
    remarks = (*_REMARKS[script.header], *("" for _ in range(plain + 1)))
    rows = [_Row("".join(name), one) for name, one in zip(names, remarks, strict=True)]
    return _written(rng, script, _shuffled(rng, [*rows, padded]))


def _hans(names: _Names, *, most: int = 4) -> SearchStrategy[str]:
    return _roster(_HANS, names, most=most)


def _hant(names: _Names, *, most: int = 4) -> SearchStrategy[str]:
    return _roster(_HANT, names, most=most)


_ALL_COMPOUND = (*_COMPOUND, *_OTHER_COMPOUND)
_ALL_COMPOUND_HANT = (*_COMPOUND_HANT, *_OTHER_COMPOUND_HANT)

RULES: dict[str, SearchStrategy[str]] = {
    "surname-reading": _hans(_misread),
    "compound-reading": _hans(_misread_compounds),
    "compound-surname": _hans(lambda rng: _compounds(rng, _HANS, _COMPOUND, _LATE)),
    "given-reading": _hans(_given_misread),
    "syllable-by-syllable": _hans(_syllables),
    "surname-tone": _hans(_tones),
    "given-tone": _hans(_given_tones),
    "u-umlaut": _hans(_umlauts),
    "surname-homophone": _hans(_homophones),
    "given-homophone": _hans(_given_homophones),
    "same-strokes": _hans(_even),
    "first-decides": _hans(_first_decides),
    "given-length": _hans(lambda rng: _lengths(rng, _HANS)),
    "every-surname": _hans(lambda rng: _every_surname(rng, _HANS, _ALL_COMPOUND)),
    "every-given": _hans(lambda rng: _every_given(rng, _HANS)),
    "strokes": _hant(_strokes),
    "strokes-same": _hant(_even_hant),
    "strokes-given": _hant(_given_hant),
    "strokes-table": _hant(_counted_otherwise),
    "strokes-compound": _hant(lambda rng: _compounds(rng, _HANT, _COMPOUND_HANT, _LATE_HANT)),
    "strokes-given-length": _hant(lambda rng: _lengths(rng, _HANT)),
    "strokes-every-surname": _hant(lambda rng: _every_surname(rng, _HANT, _ALL_COMPOUND_HANT)),
    "strokes-every-given": _hant(lambda rng: _every_given(rng, _HANT)),
    "header-decides": _hant(_shared, most=0),
    "padded-name": _padded(),
    "namesakes": _namesakes(),
    "lines-as-given": _remarked(),
}

QUOTA = dict.fromkeys(RULES, 10) | {
    rule: 4 for rule in RULES if rule.startswith(("every-", "strokes-every-"))
}


def _characters(*groups: str) -> tuple[str, ...]:
    return tuple("".join(groups))


# What every probe of a rule goes through.
CLOSED: dict[str, tuple[str, ...]] = {
    "surname-reading": (*_MISREAD, *_BESIDE_MISREAD),
    "compound-reading": (*_COMPOUND_MISREAD, *_BESIDE_COMPOUND),
    "compound-surname": _COMPOUND,
    "given-reading": _characters(*_GIVEN_MISREAD, *_GIVEN_MISREAD.values()),
    "syllable-by-syllable": _characters(*_SYLLABLES, *_GIVEN_SYLLABLES),
    "surname-tone": _characters(*_TONES),
    "given-tone": _characters(*_GIVEN_TONES),
    "u-umlaut": (*_UMLAUTS, *"璐律绿"),
    "surname-homophone": _characters(*_HOMOPHONES),
    "given-homophone": _characters(*_GIVEN_HOMOPHONES),
    "same-strokes": _characters(*_EVEN, *_GIVEN_EVEN),
    "first-decides": _characters(*_FIRST_DECIDES),
    "every-surname": (*_HANS.surnames, *_MISREAD, *_ALL_COMPOUND),
    "every-given": tuple(_HANS.given),
    "strokes-same": tuple(_EVEN_APART),
    "strokes-table": (*_COUNTED_OTHERWISE, *_GIVEN_COUNTED),
    "strokes-compound": _COMPOUND_HANT,
    "strokes-every-surname": (*_HANT.surnames, *_ALL_COMPOUND_HANT),
    "strokes-every-given": tuple(_HANT.given),
}

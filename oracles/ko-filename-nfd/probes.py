"""Probes of ``ko-filename-nfd``: registers and lists of files that only one rule decides.

Every strategy in `RULES` yields a whole input: a register, an empty line, a list of files. What is
decisive comes in *cases*: names in the register and names in the list that the rule makes the same
or keeps apart. Around them stand plain names. Closed lists are gone through in whole. Hypothesis
draws a number and how much stands around; order, frames and spellings all follow from a generator
that starts from these, so no two probes of a rule are alike. Whether a name is composed or not is
never left to this file's editor: `_mac` and the tables of code points below decide it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hypothesis import strategies as st
from solution import compared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = compared

_T = TypeVar("_T")
_Pair = tuple[str, str]

# Cases and inputs


class Case(NamedTuple):
    """Names of the register, and names of the list that belong to them."""

    register: tuple[str, ...]
    files: tuple[str, ...]


_SUBJECTS = (
    *("거실", "주방", "로비", "매장", "카페", "사무실", "전시장", "옥상", "복도", "서재", "외부"),
    *("회의실", "안내판", "포장지", "명함", "현수막", "누리집", "소책자", "달력", "차림표"),
)
_KINDS = ("평면도", "시안", "견적서", "사진", "보고서", "투시도", "배치도", "계약서", "일정표")
_EXTENSIONS = ("pdf", "ai", "dwg", "psd", "jpg", "hwp", "xlsx", "png")


def _chance(*drawn: int) -> Random:
    """Return a generator that starts from what Hypothesis drew."""
    return Random(repr(drawn))  # noqa: S311 - it picks and shuffles names


# The first draw of every probe: Hypothesis begins with the least, then changes the first draw.
_SALT = st.integers(0, (1 << 24) - 1)


def _shuffled(rng: Random, items: Sequence[_T]) -> list[_T]:
    """Return all the items in another order."""
    return rng.sample(items, len(items))


def _plain(rng: Random) -> str:
    """Return a composed name without anything that is decisive."""
    subject, kind, ending = map(rng.choice, (_SUBJECTS, _KINDS, _EXTENSIONS))
    return f"{subject}_{kind}_{rng.randint(100, 999)}.{ending}"


def _plain_names(rng: Random, least: int, most: int) -> list[str]:
    """Return different plain names."""
    count = rng.randint(least, most)
    names: dict[str, None] = {}
    while len(names) < count:
        names[_plain(rng)] = None
    return list(names)


def _plain_case(rng: Random) -> Case:
    """Return a name that is in the register and the list, or in one of them."""
    name = _plain(rng)
    return rng.choice((Case((name,), (name,)), Case((name,), ()), Case((), (name,))))


_PREFIXES = ("DS", "BR", "SP-A")


@st.composite
def _input(
    draw: DrawFn, cases: Callable[[Random], list[Case]], prefixes: Sequence[str] = ()
) -> str:
    """Yield an input with these cases and plain ones around them, the list in another order."""
    salt, before, after = draw(_SALT), draw(st.integers(0, 2)), draw(st.integers(0, 2))
    rng = _chance(salt, before, after)
    every = [
        *(_plain_case(rng) for _ in range(before)),
        *_shuffled(rng, cases(rng)),
        *(_plain_case(rng) for _ in range(after)),
    ]
    names = [name for case in every for name in case.register]
    files = dict.fromkeys(name for case in every for name in case.files)
    return _written(rng, names, _shuffled(rng, list(files)), prefixes)


def _written(
    rng: Random, names: Sequence[str], files: Sequence[str], prefixes: Sequence[str] = ()
) -> str:
    """Return the input of this register and this list; the numbers may go up or down."""
    prefixes = prefixes or (rng.choice(_PREFIXES),)
    first, step = rng.randint(1000, 9000), rng.choice((1, 1, 3, -1))
    numbers = [f"{rng.choice(prefixes)}-{first + step * at}" for at in range(len(names))]
    rows = [f"{number}\t{name}\n" for number, name in zip(numbers, names, strict=True)]
    return "".join((*rows, "\n", *(f"{name}\n" for name in files)))


# Pairs: two names that are the same, or not


# Where a piece stands, the same for both names of a pair.
_FRAMES = (
    *("{}.pdf", "{}.ai", "{}_시안.ai", "{} 최종.pdf", "2025_{}.dwg", "브랜드_{}_03.psd"),
    *("[납품] {}.zip", "{}-현장.jpg", "공간 {}.hwp", "견적_{}_수정.xlsx"),
)


def _as_it_is(name: str) -> str:
    return name


def _mac(name: str) -> str:
    """Return a name as a Mac hands it over: nothing becomes another single character."""
    parts = [(char, unicodedata.normalize("NFD", char)) for char in name]
    return "".join(apart if len(apart) > 1 else char for char, apart in parts)


def _finals_apart(name: str) -> str:
    """Return a name whose syllables are whole but for the final consonant."""
    apart = []
    for char in name:
        parts = _mac(char) if "가" <= char <= "힣" else char
        whole = unicodedata.normalize("NFC", parts[:2]) + parts[2:]
        apart.append(whole if "가" <= char <= "힣" else char)
    return "".join(apart)


def _framed(rng: Random, pair: _Pair) -> _Pair:
    frame, number = rng.choice(_FRAMES), rng.randint(10, 99)
    one, other = (frame.format(f"{piece}{number}") for piece in pair)
    return one, other


def _same(rng: Random, pair: _Pair) -> Case:
    """Return a case in which the one is found as the other, whichever is in the register."""
    one, other = _shuffled(rng, pair)
    return Case((one,), (other,))


def _apart(rng: Random, pair: _Pair) -> Case:
    """Return a case in which the two are not the same, composed or not."""
    return _kept_apart(rng, pair, (_as_it_is, _as_it_is, _mac))


def _apart_composed(rng: Random, pair: _Pair) -> Case:
    """Return such a case with names that would be too long if they were taken apart."""
    return _kept_apart(rng, pair, (_as_it_is,))


def _kept_apart(rng: Random, pair: _Pair, spellings: Sequence[Callable[[str], str]]) -> Case:
    one, other = _shuffled(rng, pair)
    register, first, second = (rng.choice(spellings)(name) for name in (one, one, other))
    return rng.choice(
        (
            Case((register,), (second,)),
            Case((register,), (first, second)),
            Case((register, other), (second,)),
            Case((register, other), (first, second)),
        )
    )


_Frame = Callable[[Random, _Pair], _Pair]


def _walk(
    *lists: tuple[Sequence[_Pair], _Frame], case: Callable[[Random, _Pair], Case] = _apart
) -> SearchStrategy[str]:
    """Return a strategy of inputs with a case of every pair, each in a frame of its list."""
    every = [(pair, frame) for pairs, frame in lists for pair in pairs]
    return _input(lambda rng: [case(rng, frame(rng, pair)) for pair, frame in every])


def _spelt(
    words: Sequence[str], spelt: Callable[[str], str] = _mac, *, count: int = 3
) -> SearchStrategy[str]:
    """Return a strategy that goes through all words, so many a name, one side spelt otherwise."""

    def cases(rng: Random) -> list[Case]:
        order = _shuffled(rng, words)
        found = []
        for at in range(0, len(order), count):
            plain, _ = _framed(rng, ("".join(order[at : at + count]),) * 2)
            found.append(_same(rng, (spelt(plain), plain)))
        return found

    return _input(cases)


# Hangul. The first list has every initial, every vowel and every single final.
_WORDS = (
    *("각목", "나무결", "다락방", "라운지", "마룻널", "벽체", "사다리꼴", "아치문", "조명", "창틀"),
    *("칸막이", "타일", "파란색", "화장실", "까만색", "따뜻함", "빨간색", "싸리문", "짜맞춤"),
    *("색채", "야외", "얘깃거리", "거실", "세면대"),
    *("여백", "계단", "온실", "과일", "왜가리", "외벽"),
    *("교육관", "구름", "원목", "웨딩홀", "귀퉁이", "유리", "그늘", "의자", "시계", "받침", "돋움"),
    *("얼굴", "봄빛", "집밥", "옷장", "상자", "낮은", "꽃병", "부엌", "밑그림", "옆면", "좋은"),
    *("쾌적", "희망", "규격", "쥐색", "뒷면", "췌장", "얇게"),
)
_DOUBLE = (
    *("넋두리", "몫", "앉은뱅이", "많은", "끊김", "닭장", "흙벽", "밝기", "삶", "굶은", "여덟폭"),
    *("넓은", "외곬", "훑기", "핥은", "읊은", "끓는", "잃은", "값", "없는", "밖", "안팎", "닦기"),
    *("있는", "했던", "꺾쇠", "묶음", "깎은", "떫은", "짧은", "쌓은", "뜯은", "빻은", "찢은"),
)
_NEAR = (
    *(("값", "갑"), ("넋", "넉"), ("몫", "목"), ("닭", "닥"), ("삶", "삼"), ("여덟", "여덜")),
    *(("밖", "박"), ("안팎", "안팍"), ("낮", "낫"), ("낯", "낮"), ("빛", "빗"), ("빛", "빚")),
    *(("숲", "숩"), ("부엌", "부억"), ("끝", "끗")),
    *(("앞면", "압면"), ("강변", "가변"), ("꽃", "곷")),
    *(("땅", "당"), ("뿔", "불"), ("쌀", "살"), ("짝", "작"), ("까치", "가치"), ("개", "게")),
    *(("왜", "외"), ("웨", "왜"), ("많", "만")),
    *(("앉", "안"), ("끓", "끌"), ("없", "업"), ("있", "잇")),
    *(("핥", "할"), ("읊", "을"), ("곬", "골"), ("물", "뭄"), ("돌", "도"), ("놓", "노")),
)

# Foreign letters

_LATIN = (
    *("Café", "Crème", "Brûlée", "Élan", "Müller", "Forêt", "Noël", "Señor", "Über", "Français"),
    *("São", "Tōkyō", "Ōsaka", "Höfe", "À", "Ève", "Île", "Úrsula", "Åland", "Zoë", "Läckerli"),
    *("Açaí", "Škoda", "Živa", "Čapek", "Łódź", "Kraków", "Çelik", "Şişli", "Öz", "Ñandú"),
    *("București", "Știri", "Iași", "Ățap", "Běijīng", "Shànghǎi", "nǐ_hǎo", "Ẁyn", "ẃan", "Ṭāj"),
    *("Йод", "Чайка", "Дизайн", "Ёлка", "Алёна", "Їжак", "Київ", "Ўзбек", "Ѓорѓи", "Ќука"),
    *("Άνοιξη", "Ναός", "Έργο", "καφές", "τιμή", "Αθήνα", "Όψη", "σπίτι", "ύλη", "ώρα", "Ϊος"),
)


def _letters(parts: int, *blocks: tuple[int, int]) -> tuple[str, ...]:
    """Return the letters of these blocks that are of so many parts, ten in a piece."""
    every = [
        char
        for first, last in blocks
        for char in map(chr, range(first, last + 1))
        if unicodedata.category(char)[0] == "L" and len(_mac(char)) == parts
    ]
    return tuple("".join(every[at : at + 10]) for at in range(0, len(every), 10))


# Latin, with all of the alphabets that are in use; Greek with one accent; Cyrillic.
_ALPHABETS = ((0xC0, 0x24F), (0x386, 0x3CE), (0x400, 0x45F), (0x1E00, 0x1EFF))
_VIETNAMESE = (
    *("Việt", "Nguyễn", "Trần", "Hà_Nội", "Huế", "Cần_Thơ", "Phố", "Ấn", "Ầm", "ẩn", "dẫn", "ậm"),
    *("ắt", "ằng", "ẳng", "Nẵng", "đặc", "kế", "về", "tể", "tễ", "lệ", "số", "hồ", "đổ", "mỗi"),
    *("một", "lớp", "hờ", "sở", "mỡ", "lợi", "đứa", "từ", "nửa", "chữ", "thực"),
    *("Lǘ", "nǚ", "lǜ", "Lǖ", "Μαΐου", "ΰ"),
)
_KANA = (
    *("がぎぐげご", "ざじずぜぞ", "だぢづでど", "ばびぶべぼ", "ぱぴぷぺぽ", "いすゞ"),
    *("ガギグゲゴ", "ザジズゼゾ", "ダヂヅデド", "バビブベボ", "パピプペポ", "ヴォーグ", "デザイン"),
    *("カタログ", "ブランド", "パッケージ"),
)
_MARKED = (
    *(("Café", "Cafe"), ("Señor", "Senor"), ("Müller", "Muller"), ("Noël", "Noel"), ("Öz", "Oz")),
    *(("Huế", "Huê"), ("Huế", "Hue"), ("Nội", "Nôi"), ("Nẵng", "Năng"), ("Thơ", "Tho")),
    *(("Đông", "Dông"), ("がま", "かま"), ("ばら", "はら"), ("ぱん", "はん"), ("ばん", "ぱん")),
    *(("ガラス", "カラス"), ("ヴィラ", "ウィラ"), ("é", "è"), ("ü", "û")),
    *(("か゛き", "がき"), ("は゜ん", "ぱん"), ("ウ゛ィラ", "ヴィラ"), ("й", "и"), ("Ёлка", "Елка")),
    *(("ag\u0303a", "aga"), ("M\u0302", "M"), ("ș", "ş"), ("ń", "ǹ"), ("ώρα", "ωρα")),
)
_LIGATURES = (
    *(("Straße", "Strasse"), ("Maß", "Mass"), ("ﬁlm", "film"), ("ﬂor", "flor"), ("oﬃce", "office")),
    *(("Æon", "AEon"), ("œuvre", "oeuvre"), ("ĳs", "ijs"), ("Ørsted", "Orsted")),
)

# Hanja: U+F900 to U+FA0B, as numbers, for an editor that normalises would replace them.

_TWICE = tuple(map(chr, range(0xF900, 0xFA0C)))
_FORMS = (
    *(("國", "国"), ("龍", "竜"), ("學", "学"), ("圖", "図"), ("會", "会"), ("廣", "広")),
    *(("氣", "気"), ("實", "実"), ("寶", "宝"), ("鐵", "鉄"), ("畫", "画"), ("體", "体")),
    *(("新", "신"), ("家", "가"), ("金", "김"), ("大", "太"), ("木", "本"), ("樂", "楽")),
)
# Forms that have a code of their own beyond that range: those of Japanese computers (塚, 神), some
# of those that Taiwan has. And the radicals ⼤, ⺠ and others, which are no hanja.
_COMPATIBLE = tuple(
    (char, unicodedata.normalize("NFKC", char))
    for char in map(
        chr,
        (
            *(0xFA10, 0xFA12, *range(0xFA15, 0xFA1F), 0xFA20, 0xFA22, 0xFA25, 0xFA26),
            *(*range(0xFA2A, 0xFA2E), 0x2F800, 0x2F804, 0x2F80F, 0x2F81A, 0x2F8A6, 0x2F9D4),
            *(0x2F08, 0x2F24, 0x2F4A, 0x2F75, 0x2FA6, 0x2FD3, 0x2E9F, 0x2EF3),
        ),
    )
)


def _unified(name: str) -> str:
    """Return a name with the hanja of that range as the usual ones."""
    return unicodedata.normalize("NFC", name)


def _hanja_cases(rng: Random) -> list[Case]:
    """Return cases that go through the whole range, eight characters in a name."""
    order = _shuffled(rng, _TWICE)
    cases = []
    for at in range(0, len(order), 8):
        twice = "".join(order[at : at + 8])
        cases.append(_same(rng, _framed(rng, (twice, _unified(twice)))))
    return cases


# Codes of that range for one hanja: 樂 has three of them, besides the usual one.
_TWINS = tuple(
    (one, other)
    for at, one in enumerate(_TWICE)
    for other in _TWICE[at + 1 :]
    if _unified(one) == _unified(other)
)


# Jamo: the ordinary ones, and the same in halfwidth

_ORDINARY = "".join(map(chr, range(0x3131, 0x3164)))
_HALFWIDTH = "".join(
    chr(code)
    for first, last in (
        *((0xFFA1, 0xFFBE), (0xFFC2, 0xFFC7), (0xFFCA, 0xFFCF)),
        *((0xFFD2, 0xFFD7), (0xFFDA, 0xFFDC)),
    )
    for code in range(first, last + 1)
)
_TO_HALFWIDTH = dict(zip(map(ord, _ORDINARY), _HALFWIDTH, strict=True))


def _half(name: str) -> str:
    return name.translate(_TO_HALFWIDTH)


_JAMO_WORDS = (
    *(f"{jamo}형" for jamo in _ORDINARY),
    *("ㄱ자 주방", "ㄷ자 책상", "ㅁ자 한옥", "ㅡ자 배치"),
    *("ㅋㅋㅋ", "ㅎㅎ", "ㅠㅠ", "ㅇㅇ", "ㄱㄴㄷ"),
)
# A letter a syllable, as in lettering: the first list has syllables without a final, which NFKC
# puts together, the second those that only other tools do.
_LETTERED = (
    *(("ㄱㅏㄷㅏ", "가다"), ("ㅎㅏㄴㅏ", "하나"), ("ㄴㅏㅁㅜ", "나무"), ("ㅅㅗㄹㅣ", "소리")),
    *(("ㅁㅗㄹㅐ", "모래"), ("ㅂㅏㄷㅏ", "바다"), ("ㅍㅏㄷㅗ", "파도"), ("ㅇㅜㅈㅜ", "우주")),
    *(("ㅊㅏ", "차"), ("ㅋㅗ", "코"), ("ㅌㅐ", "태"), ("ㄲㅗㄹㅣ", "꼬리"), ("ㄱㅏ", "가")),
    *(("ㅃㅗㅃㅗ", "뽀뽀"), ("ㅇㅢㅈㅏ", "의자"), ("ㅎㅏㄴ", "하ㄴ"), ("ㄱㅡㄹ", "그ㄹ")),
)
_LETTERED_WITH_FINALS = (
    *(("ㅎㅏㄴㄱㅡㄹ", "한글"), ("ㅂㅗㅁ", "봄")),
    *(("ㄱㅏㅂㅅ", "값"), ("하ㄴ", "한"), ("고ㅁ", "곰")),
    *(("ㄷㅏㄹㄱ", "닭"), ("ㅅㅐㄱ", "색"), ("ㄱㅣㄹ", "길")),
)
# Two letters, and the one that is made of both: all consonants and vowels of this kind.
_DOUBLED = tuple(
    (f"{two}형", f"{one}형")
    for one, two in (
        *(("ㄲ", "ㄱㄱ"), ("ㄸ", "ㄷㄷ"), ("ㅃ", "ㅂㅂ"), ("ㅆ", "ㅅㅅ"), ("ㅉ", "ㅈㅈ")),
        *(("ㄳ", "ㄱㅅ"), ("ㄵ", "ㄴㅈ"), ("ㄶ", "ㄴㅎ"), ("ㄺ", "ㄹㄱ"), ("ㄻ", "ㄹㅁ")),
        *(("ㄼ", "ㄹㅂ"), ("ㄽ", "ㄹㅅ"), ("ㄾ", "ㄹㅌ"), ("ㄿ", "ㄹㅍ"), ("ㅀ", "ㄹㅎ")),
        *(("ㅄ", "ㅂㅅ"), ("ㅘ", "ㅗㅏ"), ("ㅙ", "ㅗㅐ"), ("ㅚ", "ㅗㅣ"), ("ㅝ", "ㅜㅓ")),
        *(("ㅞ", "ㅜㅔ"), ("ㅟ", "ㅜㅣ"), ("ㅢ", "ㅡㅣ"), ("ㅐ", "ㅏㅣ"), ("ㅔ", "ㅓㅣ")),
    )
)
_NOT_JOINED = (*_LETTERED, *_LETTERED_WITH_FINALS, *_DOUBLED)


def _half_same_cases(rng: Random) -> list[Case]:
    """Return cases that go through all jamo, a name of several with one side in halfwidth."""
    order = _shuffled(rng, _JAMO_WORDS)
    cases = []
    for at in range(0, len(order), 3):
        plain, _ = _framed(rng, ("·".join(order[at : at + 3]),) * 2)
        spelt = rng.choice((_as_it_is, _mac))
        cases.append(_same(rng, (spelt(_half(plain)), plain)))
    return cases


def _joined_cases(rng: Random) -> list[Case]:
    """Return lettered names in halfwidth: found as such, and apart from what they would make."""
    cases = []
    for pair in _NOT_JOINED:
        one, other = _framed(rng, pair)
        half = _half(one)
        cases.append(rng.choice((Case((one,), (half, other)), Case((other,), (half,)))))
    return cases


# Whatever else belongs to the name

_SYMBOLS = (
    *(("㈜한솔", "(주)한솔"), ("㈜한솔", "주식회사한솔"), ("①안", "1안"), ("⑩안", "10안")),
    *(("84㎡", "84m2"), ("3㎥", "3m3"), ("12㎜", "12mm"), ("5㎏", "5kg"), ("18℃", "18°C")),
    *(("№3", "No3"), ("로고™", "로고TM"), ("℡", "TEL")),
    *(("m²", "m2"), ("x³", "x3"), ("½안", "1⁄2안")),
    *(("Ⅱ부", "II부"), ("ⅳ장", "iv장"), ("㉮안", "가안"), ("㉯동", "나동"), ("㉠항", "ㄱ항")),
    *(("㈎형", "(가)형"), ("㈀항", "(ㄱ)항")),
    *(("끝…", "끝..."), ("가·나", "가ㆍ나"), ("⑴안", "(1)안")),
    *(("ⓐ안", "a안"), ("㎝", "cm"), ("㎞", "km"), ("‘봄’", "'봄'"), ("“봄”", "＂봄＂")),
    *(("1–3월", "1-3월"), ("2025–2026", "2025-2026"), ("봄—여름", "봄-여름"), ("“봄”", '"봄"')),
)
_QUOTED = (
    *(
        ('"봄" 전시.ai', "봄 전시.ai"),
        ('"봄 전시.ai', "봄 전시.ai"),
        ('"봄 전시".ai', "봄 전시.ai"),
    ),
    *(('27" 화면.dwg', "27 화면.dwg"), ('봄 "특별전".ai', "봄 특별전.ai")),
    *(('"봄".ai', "'봄'.ai"), ('""봄"".ai', '"봄".ai'), ('32"', '32""')),
)
_WIDTHS = (
    *(("（최종）", "(최종)"), ("1～3월", "1~3월"), ("Ａ＆Ｂ", "A&B"), ("시안＿2", "시안_2")),
    *(("가－나", "가-나"), ("Ａ동", "A동"), ("ｂ동", "b동"), ("１층", "1층"), ("봄！", "봄!")),
    *(("＋알파", "+알파"), ("50％", "50%"), ("＃3", "#3"), ("［안］", "[안]"), ("ｶﾞﾗｽ", "ガラス")),
    *(("ｶﾀﾛｸ", "カタロク"), ("￦500", "₩500"), ("＝", "=")),
    *(("，", ","), ("ｱｰﾄ", "アート"), ("＠", "@")),
    *(("カﾞラス", "ガラス"), ("ハﾟネル", "パネル"), ("カﾞラス", "ｶﾞﾗｽ")),
)
_CASES = (
    *(("Logo.ai", "logo.ai"), ("시안.PDF", "시안.pdf")),
    *(("도면.DWG", "도면.dwg"), ("BI.ai", "bi.ai")),
    *(("사진.JPG", "사진.jpg"), ("Café.ai", "CAFÉ.ai")),
    *(("A동.dwg", "a동.dwg"), ("Huế.ai", "HUẾ.ai")),
    *(("견적.Xlsx", "견적.xlsx"), ("CI_Guide.pdf", "CI_guide.pdf"), ("Ⅳ장.hwp", "ⅳ장.hwp")),
    *(("Straße.ai", "STRASSE.ai"), ("Öz.jpg", "öz.jpg")),
)
_BLANKS = (
    *(("평면도 최종.pdf", "평면도최종.pdf"), ("평면도 최종.pdf", "평면도  최종.pdf")),
    *(("평면도 최종.pdf", "평면도\u3000최종.pdf"), ("시안 2.ai", "시안\u00a02.ai")),
    *(("시안.ai", "시안 .ai"), ("시안.ai", " 시안.ai"), ("시안.ai", "시안.ai ")),
    ("시안.ai", "시안.ai\u3000"),
    *(("시안.ai", "\u3000시안.ai"), ("견적서 수정.hwp", "견적서_수정.hwp")),
    *(("현장 사진.jpg", "현장\u00a0사진.jpg"), ("ㄱ 자.pdf", "ㄱ자.pdf")),
    *(("오후 3.14.png", "오후\u202f3.14.png"), ("현장 사진.jpg", "현장\u202f사진.jpg")),
    *(("평면도 최종.pdf", "평면도\u2003최종.pdf"), ("시안 2.ai", "시안\u20092.ai")),
    *(("시안 2.ai", "시안\u2003\u20032.ai"), ("시안.ai", "시안\u2003.ai")),
)
_ENDINGS = (
    *(("시안.ai", "시안.pdf"), ("사진.jpg", "사진.jpeg"), ("사진.tif", "사진.tiff")),
    *(("계약서.hwp", "계약서.hwpx"), ("견적.xls", "견적.xlsx"), ("도면.dwg", "도면.dxf")),
    *(("안내문.doc", "안내문.docx"), ("로고", "로고.ai"), ("로고.ai", "로고.ai.zip")),
    ("도면.dwg", "도면.bak"),
)
_VERSIONS = (
    *(("시안_v2", "시안_v3"), ("시안(1)", "시안"), ("시안 복사본", "시안"), ("도면-01", "도면_01")),
    *(("도면01", "도면1"), ("2025-03-02", "20250302"), ("안1.0", "안10"), ("시안_최종", "시안")),
    *(("시안_최종", "시안_최종_진짜최종"), ("[안]", "(안)"), ("A안", "B안"), ("+안", "안")),
    *(("시안 2", "시안 3"), ("#1안", "1안"), ("a,b", "a.b")),
)
_DOTTED = (
    *((".시안.ai", "시안.ai"), ("시안.ai.", "시안.ai"), ("._시안.ai", "시안.ai")),
    *((".시안.ai", "시안.ai."), ("시안..ai", "시안.ai"), ("시안.ai~", "시안.ai")),
)


def _numbered(rng: Random, pair: _Pair) -> _Pair:
    """Return whole names with a number in each, so that what stands outermost stays there."""
    text = f"{rng.choice(('시안', '도면', '공간', '브랜드'))}{rng.randint(10, 99)}-"
    return _inserted(pair[0], text), _inserted(pair[1], text)


def _inserted(name: str, text: str) -> str:
    outer = len(name) - len(name.lstrip(" \u3000._\"'"))
    return name[:outer] + text + name[outer:]


def _separated_cases(rng: Random) -> list[Case]:
    """Return names with a separator in them at which LF alone would not end a line."""
    cases = []
    for separator in ("\u2028", "\u2029", "\r", "\r"):
        one, other, number = rng.choice(_SUBJECTS), rng.choice(_KINDS), rng.randint(10, 99)
        name = f"{one}{separator}{other}_{number}.key"
        joined = name.replace(separator, rng.choice(("", " ")))
        cases.append(_same(rng, (_mac(name), name)))
        cases.append(_apart(rng, (f"봄 {name}", f"봄 {joined}")))
    # What a Mac calls the picture of a folder, and names with a CR from a text with CR LF.
    cases.append(rng.choice((Case((), ("Icon\r",)), Case(("Icon\r",), ("Icon\r",)))))
    for name in (f"Icon {rng.randint(10, 99)}", f"{_plain(rng)}", f"{_plain(rng)}"):
        cases.append(_apart(rng, (f"{name}\r", name)))
        cases.append(_same(rng, (_mac(f"가{name}\r"), f"가{name}\r")))
    return cases


# Long names, within the 255 bytes that a name may have

_LONG = (
    "서울시립미술관여름특별전안내판과현수막",
    *("강남대로복합문화공간일층로비가구배치", "국제회의장이층휴게실벽면그림과조명"),
    *("남해안작은도서관어린이열람실책장배치도", "한강공원나들목안내표지판글꼴과색채기준"),
)
_TAILS = (
    *(("가", "나"), ("1", "2"), ("값", "갑")),
    *(("안", "앉"), ("북", "부"), ("동", "돔"), ("초", "조")),
    *(("끝", "끈"), ("집", "짐"), ("외", "왜")),
)


def _long_pair(rng: Random, tails: _Pair) -> _Pair:
    """Return names that have no more than 255 bytes, not even when they are taken apart."""
    stem, number, ending = rng.choice(_LONG), rng.randint(10, 99), rng.choice(("pdf", "ai", "dwg"))
    return f"{number}_{stem}_{tails[0]}.{ending}", f"{number}_{stem}_{tails[1]}.{ending}"


def _longer_pair(rng: Random, tails: _Pair) -> _Pair:
    """Return names of sixty syllables, of which every one but the last is the same."""
    stem, number = "".join(_shuffled(rng, _LONG))[:59], rng.randint(10, 99)
    return f"{number}_{stem}{tails[0]}.ai", f"{number}_{stem}{tails[1]}.ai"


def _long_cases(rng: Random) -> list[Case]:
    return [
        *(_apart(rng, _long_pair(rng, tails)) for tails in _TAILS),
        *(_apart_composed(rng, _longer_pair(rng, tails)) for tails in _TAILS),
    ]


# What is written, and in which order

_MIXED = (
    *("거실 ㄱ자 소파", "값 비교표", "Café 차림표", "がぞう 목록", "ㅋㅋㅋ 그림말", "넓은 창틀"),
    *("닭갈비집 간판", "Huế 지점", "삶과 쉼", "흙벽 마감", "ㅁ자 한옥", "밖에서 본 모습"),
)
_SPELLINGS = (_as_it_is, _mac, _finals_apart)


# Document numbers that are written in Hangul, as they are given: from a Mac or not.
_HANGUL_PREFIXES = (*map(_mac, ("도면", "가구", "견적", "값")), "도면", "\uffa1형", "\uf914")


def _unlike_cases(rng: Random) -> list[Case]:
    """Return names spelt unlike one another that are in the register, the list, or in both."""
    cases = []
    for words in _MIXED:
        plain, _ = _framed(rng, (words, words))
        one, other = (spelt(plain) for spelt in _shuffled(rng, (_as_it_is, _mac)))
        one, other = rng.choice(((one, other), (_half(one), other), (one, _half(other))))
        cases.append(rng.choice((Case((one,), (other,)), Case((one,), ()), Case((), (other,)))))
    return cases


def _some_mixed(rng: Random) -> list[str]:
    words = rng.sample(_MIXED, rng.randint(2, 5))
    return [_framed(rng, (one, one))[0] for one in words]


def _several_cases(rng: Random) -> list[Case]:
    """Return names that the list has in two or three spellings."""
    cases = []
    for plain in _some_mixed(rng):
        spelt = [way(plain) for way in _shuffled(rng, _SPELLINGS)]
        cases.append(Case((rng.choice(spelt),), tuple(spelt[: rng.randint(2, 3)])))
    return cases


def _twice_cases(rng: Random) -> list[Case]:
    """Return names that the register has two or three times, in the list or not."""
    cases = []
    for plain in _some_mixed(rng):
        spelt = [rng.choice(_SPELLINGS)(plain) for _ in range(rng.randint(2, 3))]
        cases.append(Case(tuple(spelt), (rng.choice(_SPELLINGS)(plain),)))
    return cases


def _unsorted(rng: Random) -> list[str]:
    """Return composed and decomposed names that are not in the order of their code points."""
    names = [rng.choice((_as_it_is, _mac))(name) for name in _plain_names(rng, 4, 8)]
    return names if names != sorted(names) else names[::-1]


def _register_order(salt: int) -> str:
    """Return an input whose register is in one order and whose list is in another."""
    rng = _chance(salt)
    names = _unsorted(rng)
    files = [*names[1:], names[0]]
    return _written(rng, names, rng.choice((files, files[::-1])))


def _unregistered(salt: int) -> str:
    """Return an input with files that are not in the register, around some that are.

    Of those that are not, some begin with a dot: what a Mac leaves beside its files on a server.
    """
    rng = _chance(salt)
    *known, other = _plain_names(rng, 1, 3)
    left = [".DS_Store", *(f"._{_mac(name)}" for name in (*known, other))]
    names = [name for name in _unsorted(rng) if unicodedata.normalize("NFC", name) not in known]
    files = [*names, *known]
    for name in left:
        files.insert(rng.randint(0, len(names)), name)
    others = [name for name in files if name not in known]
    return _written(rng, known, files if others != sorted(others) else files[::-1])


def _one_side(salt: int) -> str:
    """Return an input whose register is empty, or whose list is."""
    rng = _chance(salt)
    names = _plain_names(rng, 2, 6)
    empty_register = rng.choice((True, True, False))
    return _written(rng, [], names) if empty_register else _written(rng, names, [])


def _reading_cases(rng: Random) -> list[Case]:
    """Return the whole range, and then hanja with one of its codes on one side, another beside."""
    return [*_hanja_cases(rng), *(_same(rng, _framed(rng, pair)) for pair in _TWINS)]


RULES: dict[str, SearchStrategy[str]] = {
    "hangul-decomposed": _spelt(_WORDS),
    "hangul-double-final": _spelt(_DOUBLE),
    "hangul-final-apart": _spelt((*_WORDS, *_DOUBLE), _finals_apart),
    "hangul-near": _walk((_NEAR, _framed)),
    "latin-decomposed": _spelt((*_LATIN, *_letters(2, *_ALPHABETS)), count=2),
    "latin-two-marks": _spelt((*_VIETNAMESE, *_letters(3, *_ALPHABETS)), count=2),
    "kana-decomposed": _spelt(_KANA, count=2),
    "hanja-reading": _input(_reading_cases),
    "jamo-halfwidth": _input(_half_same_cases),
    "jamo-halfwidth-not-joined": _input(_joined_cases),
    "jamo-not-joined": _walk((_NOT_JOINED, _framed)),
    "keep-symbol": _walk((_SYMBOLS, _framed), (_QUOTED, _numbered)),
    "keep-width": _walk((_WIDTHS, _framed)),
    "keep-mark": _walk(((*_MARKED, *_LIGATURES), _framed)),
    "keep-hanja-form": _walk(((*_FORMS, *_COMPATIBLE), _framed)),
    "keep-case": _walk((_CASES, _numbered)),
    "keep-blank": _walk((_BLANKS, _numbered)),
    "keep-extension": _walk((_ENDINGS, _numbered)),
    "keep-version": _walk((_VERSIONS, _framed), (_DOTTED, _numbered)),
    "keep-long-name": _input(_long_cases),
    "keep-line": _input(_separated_cases),
    "name-as-given": _input(_unlike_cases, _HANGUL_PREFIXES),
    "match-several": _input(_several_cases),
    "match-twice": _input(_twice_cases),
    "register-order": _SALT.map(_register_order),
    "unregistered": _SALT.map(_unregistered),
    "one-side-empty": _SALT.map(_one_side),
}

QUOTA = 10

"""Probes of ``ko-filename-nfd``: registers and lists of files that only one rule decides.

Every strategy in `RULES` yields a whole input: a register, an empty line, a list of files. What is
decisive comes in *cases*: names in the register and names in the list that the rule makes the same
or keeps apart. Around them stand plain names. Closed lists are gone through in whole, in an order
of their own. Whether a name is composed or not is never left to this file's editor: `_mac` and the
tables of code points below decide it.
"""

from __future__ import annotations

import unicodedata
from math import gcd
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hypothesis import strategies as st
from solution import compared

from localeops.tasks.strategies import one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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


@st.composite
def _plain(draw: DrawFn) -> str:
    """Yield a composed name without anything that is decisive."""
    number = draw(st.integers(100, 999))
    ending = draw(one_of(_EXTENSIONS))
    return f"{draw(one_of(_SUBJECTS))}_{draw(one_of(_KINDS))}_{number}.{ending}"


@st.composite
def _plain_case(draw: DrawFn) -> Case:
    """Yield a name that is in the register and the list, or in one of them."""
    name = draw(_plain())
    return draw(one_of((Case((name,), (name,)), Case((name,), ()), Case((), (name,)))))


@st.composite
def _in_some_order(draw: DrawFn, items: Sequence[_T]) -> list[_T]:
    """Yield all the items, from a drawn one on and with a drawn stride: two draws, however many."""
    count = len(items)
    start = draw(st.integers(0, count - 1))
    strides = [step for step in range(1, count + 1) if gcd(step, count) == 1]
    stride = draw(st.sampled_from(strides))
    return [items[(start + stride * turn) % count] for turn in range(count)]


@st.composite
def _input(
    draw: DrawFn, cases: SearchStrategy[list[Case]], *, shuffled: bool = True, around: int = 2
) -> str:
    """Yield an input with these cases and plain ones, the list in another order if *shuffled*."""
    before = draw(st.lists(_plain_case(), max_size=around))
    every = [*before, *draw(cases), *draw(st.lists(_plain_case(), max_size=around))]
    names = [name for case in every for name in case.register]
    files = list(dict.fromkeys(name for case in every for name in case.files))
    if shuffled and files:
        files = draw(_in_some_order(files))
    return draw(_written(names, files))


@st.composite
def _written(draw: DrawFn, names: Sequence[str], files: Sequence[str]) -> str:
    """Yield the input of this register and this list; the numbers may go up or down."""
    prefix, first = draw(one_of(("DS", "BR", "SP-A"))), draw(st.integers(1000, 9000))
    step = draw(one_of((1, 1, 3, -1)))
    rows = [f"{prefix}-{first + step * at}\t{name}\n" for at, name in enumerate(names)]
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
    """Return a name as a Mac hands it over."""
    return unicodedata.normalize("NFD", name)


def _finals_apart(name: str) -> str:
    """Return a name whose syllables are whole but for the final consonant."""
    apart = []
    for char in name:
        parts = _mac(char) if "가" <= char <= "힣" else char
        whole = unicodedata.normalize("NFC", parts[:2]) + parts[2:]
        apart.append(whole if "가" <= char <= "힣" else char)
    return "".join(apart)


@st.composite
def _framed(draw: DrawFn, pair: _Pair) -> _Pair:
    frame = draw(one_of(_FRAMES))
    number = draw(st.integers(10, 99))
    one, other = (frame.format(f"{piece}{number}") for piece in pair)
    return one, other


@st.composite
def _same(draw: DrawFn, pair: _Pair) -> Case:
    """Yield a case in which the one is found as the other, whichever is in the register."""
    one, other = draw(one_of((pair, pair[::-1])))
    return Case((one,), (other,))


@st.composite
def _apart(draw: DrawFn, pair: _Pair) -> Case:
    """Yield a case in which the two are not the same, composed or not."""
    one, other = draw(one_of((pair, pair[::-1])))
    spelt = st.sampled_from((_as_it_is, _as_it_is, _mac))
    register, first, second = draw(spelt)(one), draw(spelt)(one), draw(spelt)(other)
    return draw(
        one_of(
            (
                Case((register,), (second,)),
                Case((register,), (first, second)),
                Case((register, other), (second,)),
                Case((register, other), (first, second)),
            )
        )
    )


@st.composite
def _walk_cases(
    draw: DrawFn,
    pairs: Sequence[_Pair],
    case: Callable[[_Pair], SearchStrategy[Case]],
    frame: Callable[[_Pair], SearchStrategy[_Pair]],
) -> list[Case]:
    order = draw(_in_some_order(pairs))
    return [draw(frame(pair).flatmap(case)) for pair in order]


def _walk(
    pairs: Sequence[_Pair],
    case: Callable[[_Pair], SearchStrategy[Case]],
    *,
    frame: Callable[[_Pair], SearchStrategy[_Pair]] = _framed,
) -> SearchStrategy[str]:
    """Return a strategy of inputs with a case of every pair, each in a frame."""
    return _input(_walk_cases(tuple(pairs), case, frame))


@st.composite
def _spelt_cases(
    draw: DrawFn, words: Sequence[str], spelt: Callable[[str], str], count: int
) -> list[Case]:
    """Yield cases that go through all the words, so many in a name, one side spelt otherwise."""
    order = draw(_in_some_order(words))
    cases = []
    for at in range(0, len(order), count):
        plain = draw(_framed(("".join(order[at : at + count]),) * 2))[0]
        cases.append(draw(_same((spelt(plain), plain))))
    return cases


def _spelt(
    words: Sequence[str], spelt: Callable[[str], str] = _mac, *, count: int = 3
) -> SearchStrategy[str]:
    return _input(_spelt_cases(tuple(words), spelt, count))


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
)
_VIETNAMESE = (
    *("Việt", "Nguyễn", "Trần", "Hà_Nội", "Huế", "Cần_Thơ", "Phố", "Ấn", "Ầm", "ẩn", "dẫn", "ậm"),
    *("ắt", "ằng", "ẳng", "Nẵng", "đặc", "kế", "về", "tể", "tễ", "lệ", "số", "hồ", "đổ", "mỗi"),
    *("một", "lớp", "hờ", "sở", "mỡ", "lợi", "đứa", "từ", "nửa", "chữ", "thực"),
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
)

# Hanja: U+F900 to U+FA0B, as numbers, for an editor that normalises would replace them.

_TWICE = tuple(map(chr, range(0xF900, 0xFA0C)))
_FORMS = (
    *(("國", "国"), ("龍", "竜"), ("學", "学"), ("圖", "図"), ("會", "会"), ("廣", "広")),
    *(("氣", "気"), ("實", "実"), ("寶", "宝"), ("鐵", "鉄"), ("畫", "画"), ("體", "体")),
    *(("新", "신"), ("家", "가"), ("金", "김"), ("大", "太"), ("木", "本"), ("樂", "楽")),
)


def _unified(name: str) -> str:
    """Return a name with the hanja of that range as the usual ones."""
    return unicodedata.normalize("NFC", name)


@st.composite
def _hanja_cases(draw: DrawFn) -> list[Case]:
    """Yield cases that go through the whole range, eight characters in a name."""
    order = draw(_in_some_order(_TWICE))
    cases = []
    for at in range(0, len(order), 8):
        twice = "".join(order[at : at + 8])
        one, other = draw(_framed((twice, _unified(twice))))
        cases.append(draw(_same((one, other))))
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


@st.composite
def _half_same_cases(draw: DrawFn) -> list[Case]:
    """Yield cases that go through all jamo, a name of several with one side in halfwidth."""
    order = draw(_in_some_order(_JAMO_WORDS))
    cases = []
    for at in range(0, len(order), 3):
        plain = draw(_framed(("·".join(order[at : at + 3]),) * 2))[0]
        spelt = draw(st.sampled_from((_as_it_is, _mac)))
        cases.append(draw(_same((spelt(_half(plain)), plain))))
    return cases


@st.composite
def _joined_cases(draw: DrawFn) -> list[Case]:
    """Yield lettered names in halfwidth: found as such, and apart from the syllables."""
    cases = []
    for lettered, syllables in draw(_in_some_order((*_LETTERED, *_LETTERED_WITH_FINALS))):
        one, other = draw(_framed((lettered, syllables)))
        cases.append(
            draw(one_of((Case((one,), (_half(one), other)), Case((other,), (_half(one),)))))
        )
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
)
_WIDTHS = (
    *(("（최종）", "(최종)"), ("1～3월", "1~3월"), ("Ａ＆Ｂ", "A&B"), ("시안＿2", "시안_2")),
    *(("가－나", "가-나"), ("Ａ동", "A동"), ("ｂ동", "b동"), ("１층", "1층"), ("봄！", "봄!")),
    *(("＋알파", "+알파"), ("50％", "50%"), ("＃3", "#3"), ("［안］", "[안]"), ("ｶﾞﾗｽ", "ガラス")),
    *(("ｶﾀﾛｸ", "カタロク"), ("￦500", "₩500"), ("＝", "=")),
    *(("，", ","), ("ｱｰﾄ", "アート"), ("＠", "@")),
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


@st.composite
def _numbered(draw: DrawFn, pair: _Pair) -> _Pair:
    """Yield whole names with a number before each, so that blanks and endings stay outermost."""
    number = draw(st.integers(10, 99))
    mark = draw(one_of(("시안", "도면", "공간", "브랜드")))
    return _inserted(pair[0], f"{mark}{number}-"), _inserted(pair[1], f"{mark}{number}-")


def _inserted(name: str, text: str) -> str:
    blank = len(name) - len(name.lstrip(" \u3000"))
    return name[:blank] + text + name[blank:]


@st.composite
def _separated_cases(draw: DrawFn) -> list[Case]:
    """Yield names with a separator in them at which LF alone would not end a line."""
    cases = []
    for separator in draw(_in_some_order(("\u2028", "\u2029"))):
        one, other = (f"{draw(one_of(_SUBJECTS))}", f"{draw(one_of(_KINDS))}")
        name = f"{one}{separator}{other}_{draw(st.integers(10, 99))}.key"
        cases.append(draw(_same((_mac(name), name))))
    return cases


# Long names, within the 255 bytes that a name may have even when it is taken apart

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


@st.composite
def _long_pair(draw: DrawFn, tails: _Pair) -> _Pair:
    stem, number = draw(one_of(_LONG)), draw(st.integers(10, 99))
    ending = draw(one_of(("pdf", "ai", "dwg")))
    return f"{number}_{stem}_{tails[0]}.{ending}", f"{number}_{stem}_{tails[1]}.{ending}"


# What is written, and in which order

_MIXED = (
    *("거실 ㄱ자 소파", "값 비교표", "Café 차림표", "がぞう 목록", "ㅋㅋㅋ 그림말", "넓은 창틀"),
    *("닭갈비집 간판", "Huế 지점", "삶과 쉼", "흙벽 마감", "ㅁ자 한옥", "밖에서 본 모습"),
)
_SPELLINGS = (_as_it_is, _mac, _finals_apart)


@st.composite
def _unlike_cases(draw: DrawFn) -> list[Case]:
    """Yield names spelt unlike one another that are in the register, the list, or in both."""
    cases = []
    for words in draw(_in_some_order(_MIXED)):
        plain = draw(_framed((words, words)))[0]
        one, other = (spelt(plain) for spelt in draw(st.permutations((_as_it_is, _mac))))
        one, other = draw(one_of(((one, other), (_half(one), other), (one, _half(other)))))
        cases.append(draw(one_of((Case((one,), (other,)), Case((one,), ()), Case((), (other,))))))
    return cases


@st.composite
def _several_cases(draw: DrawFn) -> list[Case]:
    """Yield names that the list has in two or three spellings."""
    cases = []
    for words in draw(_in_some_order(_MIXED))[: draw(st.integers(2, 5))]:
        plain = draw(_framed((words, words)))[0]
        spelt = [way(plain) for way in draw(st.permutations(_SPELLINGS))]
        cases.append(Case((draw(one_of(spelt)),), tuple(spelt[: draw(st.integers(2, 3))])))
    return cases


@st.composite
def _twice_cases(draw: DrawFn) -> list[Case]:
    """Yield names that the register has two or three times, in the list or not."""
    cases = []
    for words in draw(_in_some_order(_MIXED))[: draw(st.integers(2, 5))]:
        plain = draw(_framed((words, words)))[0]
        spelt = [draw(one_of(_SPELLINGS))(plain) for _ in range(draw(st.integers(2, 3)))]
        cases.append(Case(tuple(spelt), (draw(one_of(_SPELLINGS))(plain),)))
    return cases


@st.composite
def _unsorted(draw: DrawFn, *, least: int = 4) -> list[str]:
    """Yield composed and decomposed names that are not in the order of their code points."""
    names = st.tuples(_plain(), one_of((_as_it_is, _mac))).map(lambda both: both[1](both[0]))
    found = st.lists(names, min_size=least, max_size=8, unique_by=_unified)
    return draw(found.filter(lambda some: some != sorted(some)))


@st.composite
def _register_order(draw: DrawFn) -> str:
    """Yield an input whose register is in one order and whose list is in another."""
    names = draw(_unsorted())
    files = [*names[1:], names[0]]
    return draw(_written(names, files if draw(st.booleans()) else files[::-1]))


@st.composite
def _unregistered(draw: DrawFn) -> str:
    """Yield an input with files that are not in the register, around some that are."""
    names = draw(_unsorted())
    known = draw(st.lists(_plain().filter(lambda name: name not in names), max_size=2, unique=True))
    at = draw(st.integers(0, len(names)))
    return draw(_written(known, [*names[:at], *known, *names[at:]]))


@st.composite
def _one_side(draw: DrawFn) -> str:
    """Yield an input whose register is empty, or whose list is."""
    names = draw(st.lists(_plain(), min_size=2, max_size=6, unique=True))
    empty_register = draw(one_of((True, True, False)))
    return draw(_written([], names) if empty_register else _written(names, []))


@st.composite
def _reading_cases(draw: DrawFn) -> list[Case]:
    """Yield the whole range, and then hanja with one of its codes on one side, another beside."""
    cases = draw(_hanja_cases())
    for pair in draw(_in_some_order(_TWINS))[:8]:
        cases.append(draw(_framed(pair).flatmap(_same)))
    return cases


RULES: dict[str, SearchStrategy[str]] = {
    "hangul-decomposed": _spelt(_WORDS),
    "hangul-double-final": _spelt(_DOUBLE),
    "hangul-final-apart": _spelt((*_WORDS, *_DOUBLE), _finals_apart),
    "hangul-near": _walk(_NEAR, _apart),
    "latin-decomposed": _spelt(_LATIN, count=2),
    "latin-two-marks": _spelt(_VIETNAMESE, count=2),
    "kana-decomposed": _spelt(_KANA, count=2),
    "hanja-reading": _input(_reading_cases()),
    "jamo-halfwidth": _input(_half_same_cases()),
    "jamo-halfwidth-not-joined": _input(_joined_cases()),
    "jamo-not-joined": _walk((*_LETTERED, *_LETTERED_WITH_FINALS), _apart),
    "keep-symbol": _walk(_SYMBOLS, _apart),
    "keep-width": _walk(_WIDTHS, _apart),
    "keep-mark": _walk(_MARKED, _apart),
    "keep-hanja-form": _walk(_FORMS, _apart),
    "keep-case": _walk(_CASES, _apart, frame=_numbered),
    "keep-blank": _walk(_BLANKS, _apart, frame=_numbered),
    "keep-extension": _walk(_ENDINGS, _apart, frame=_numbered),
    "keep-version": _walk(_VERSIONS, _apart),
    "keep-long-name": _walk(_TAILS, _apart, frame=_long_pair),
    "keep-line": _input(_separated_cases()),
    "name-as-given": _input(_unlike_cases()),
    "match-several": _input(_several_cases()),
    "match-twice": _input(_twice_cases()),
    "register-order": _register_order(),
    "unregistered": _unregistered(),
    "one-side-empty": _one_side(),
}

QUOTA = 10

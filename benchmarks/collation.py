"""Collation beside ICU: ``python benchmarks/collation.py [--seconds S]``.

Keys of words of each language, one by one, by `Collator.key` and PyICU's ``getSortKey``; sorting
5,000 words of them by `Collator.sort` and by ``sorted(words, key=getSortKey)``; then the first use
of a locale, from import to the first key, in a process of its own. ICU's keys are made in C.
"""

from __future__ import annotations

import random
import subprocess
import sys
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import icu
from measuring import Bench

from localeops.collation import Collator

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS = {
    "cs": "Praha hora chata Česko řeka kůň žluťoučký město příliš "
    "Brno Hradec ucho voda strom kniha škola učitel dům",
    "de": "Straße Haus Müller Ärger Bäume lesen schreiben "
    "Berlin Köln über Tisch Fenster Schule",
    "en": "house river London computer science the quick "
    "brown fox jumps over lazy dog",
    "sr": "Београд река љубав њива кућа џеп ђак школа "
    "Србија Нови град дрво вода књига учитељ",
    "sr-Latn": "Beograd reka ljubav njiva kuća džep đak škola "
    "Srbija Novi grad drvo voda knjiga učitelj",
    "ru": "Москва река любовь школа дерево книга Россия город ёлка вода учитель",
    "hu": "asszony ház könyv város Budapest gyerek nyelv szép "
    "tündér egy zsák csak iskola ember víz",
    "tr": "İstanbul ırmak çocuk şehir ağaç güzel kitap okul Ankara deniz",
    "vi": "Việt Nam tiếng đường sông núi người nước học sinh đẹp",
    "pl": "Łódź źdźbło żółw Warszawa książka szkoła dom rzeka ćma święto",
    "fr": "élève garçon Noël maison où cœur être fenêtre Paris école",
    "el": "Αθήνα σπίτι θάλασσα βιβλίο ήλιος άνθρωπος Ελλάδα ποτάμι",
    "ar": "كتاب مدرسة بيت ماء نهر القاهرة شمس قمر معلم",
    "he": "ספר בית ירושלים מים שמש תלמיד מורה ארץ",
    "hi": "भारत नदी किताब विद्यालय पानी हिन्दी क्षत्रिय दिल्ली",
    "th": "ประเทศไทย เมือง โรงเรียน หนังสือ น้ำ แม่ กรุงเทพ",
    "ja": "さくら とうきょう カメラ ひらがな 東京 大阪 学校 日本語",
    "ko": "한국 학교 서울 사람 나라 바다 책 선생님",
    "zh": "北京 上海 学校 中国 王小明 单雄 书 水",
    "zh-Hant": "臺北 學校 中國 王小明 書 水 圖書館",
    "sv": "ångström ärlig öl Stockholm skola bok hav väg",
    "da": "århus ærlig øl København skole bog hav vej",
    "es": "niño llave chico España cárcel agua río casa",
    "lv": "Rīga māja ģimene ķēve šķirt ūdens grāmata",
    "sq": "Shqipëri xhep dhoma gjuha njeri rruga llampa",
}  # fmt: skip
MANY = 5_000
KEY, SORT = 0.5, 1.0  # what the ratio must be: a key in twice the time of ICU, sorting in the same
FIRST_USE = 60  # milliseconds
FIRST = ("und", "en", "cs", "hu", "sr", "vi", "hi", "th", "ar", "ja", "ko", "zh", "zh-Hant")
CODE = """
import time
started = time.process_time()
from localeops.collation import Collator
Collator({!r}).key("a\u0301\u0436")
print((time.process_time() - started) * 1000)
"""


def same_order(ours: Any, theirs: Any) -> bool:  # noqa: ANN401 (lists of keys, of two kinds)
    """Tell whether two lists of keys put the same words in the same order, with the same ties."""
    both = sorted(zip(ours, theirs, strict=True))
    return all((a < c, a == c) == (b < d, b == d) for (a, b), (c, d) in pairwise(both))


def same_keys(key: Callable[[str], object], ours: Any, theirs: Any) -> bool:  # noqa: ANN401 (lists)
    """Tell whether two sorted lists are the same but for words that compare equal."""
    return list(map(key, ours)) == list(map(key, theirs))


def first_use(tag: str) -> float:
    """Return the milliseconds of processor time from import to the first key: the least of five."""
    command = [sys.executable, "-c", CODE.format(tag)]
    runs = (subprocess.run(command, capture_output=True, check=True, text=True) for _ in range(5))  # noqa: S603
    return min(float(run.stdout) for run in runs)


def main() -> int:
    """Measure keys and sorting for each locale, then first uses."""
    bench = Bench(__doc__)
    source = random.Random(1)  # noqa: S311 (words, not keys)
    lists: dict[str, list[str]] = {}
    for tag, text in WORDS.items():
        words = text.split()
        many = [source.choice(words) + source.choice(("", *words)) for _ in range(MANY)]
        lists = {f"{len(words)} words": words, f"{MANY} words": many}
        collator = Collator(tag)
        peer = icu.Collator.createInstance(icu.Locale(tag.replace("-", "_")))
        ours_key, peer_key = collator.key, peer.getSortKey
        few, all_of_them = lists

        def keys(
            key: Callable[[str], bytes], label: str, lists: dict[str, list[str]]
        ) -> list[bytes]:
            return [key(word) for word in lists[label]]

        bench.compare(
            f"key {tag}",
            partial(keys, ours_key, lists=lists),
            {"ICU": partial(keys, peer_key, lists=lists)},
            {few: few},
            bars={"ICU": KEY},
            agree=same_order,
        )
        bench.compare(
            f"sort {tag}",
            lambda label, sort=collator.sort, lists=lists: sort(lists[label]),  # type: ignore[misc]
            {"ICU": lambda label, key=peer_key, lists=lists: sorted(lists[label], key=key)},  # type: ignore[misc]
            {all_of_them: all_of_them},
            bars={"ICU": SORT},
            agree=partial(same_keys, ours_key),
        )
    late = []
    for tag in FIRST:
        spent = first_use(tag)
        late += [tag] if spent > FIRST_USE else []
        verdict = "MISSED" if spent > FIRST_USE else "met"
        print(f"{'first use':14}{tag:20}{spent:10.1f} ms{FIRST_USE:31.2f}  {verdict}", flush=True)
    return int(bool(bench.status()) or bool(late))


if __name__ == "__main__":
    sys.exit(main())

"""PRECIS beside precis_i18n, and keys: ``python benchmarks/identity.py [--seconds S]``."""

from __future__ import annotations

import sys
import unicodedata
from functools import partial

from measuring import Bench, long
from precis_i18n import get_profile

from localeops import identity

NAMES = {
    "ASCII": "juliet@example.com",
    "German": "Fußballkönigin",
    "Turkish": "IşılÇağlayan",
    "Russian": "ОльгаПетрова",
    "Japanese": "山田タロウ",
    "halfwidth": "ﾔﾏﾀﾞﾀﾛｳ",
    "Korean": "홍길동",
    "Hebrew": "ישראל",
    "Hindi": "देवनागरी",
}
PASSWORDS = {
    "ASCII": "correct horse battery staple",
    "Czech": "Příliš žluťoučký kůň",
    "Russian": "Съешь ещё этих булок",
    "Japanese": "いろはにほへと　ちりぬるを",
    "decomposed": unicodedata.normalize("NFD", "Việt Nam 한글"),
    "emoji": "кот 🐈 и ♚",
}
# Of another edition than ours, which makes no difference to these texts.
MAPPED = get_profile("UsernameCaseMapped").enforce
PRESERVED = get_profile("UsernameCasePreserved").enforce
OPAQUE = get_profile("OpaqueString").enforce
NICKNAME = get_profile("NicknameCaseMapped").enforce


def folded(text: str) -> str:
    """Return what is usually taken as a key: NFC and case folding, the Turkish pair apart."""
    text = unicodedata.normalize("NFC", text).replace("İ", "i").replace("I", "ı")
    return unicodedata.normalize("NFC", text.casefold())


def main() -> int:
    """Measure every profile on every text, short and long, and the key."""
    bench = Bench(__doc__)
    bars: dict[str, float] = {"precis_i18n": 1.5}
    preserved = partial(identity.username, profile="UsernameCasePreserved")
    compared = partial(identity.nickname, operation="comparison")
    for task, ours, peer, texts in (
        ("username", identity.username, MAPPED, NAMES),
        ("case preserved", preserved, PRESERVED, NAMES),
        ("password", identity.password, OPAQUE, PASSWORDS),
        ("nickname", compared, NICKNAME, PASSWORDS),
    ):
        bench.compare(task, ours, {"precis_i18n": peer}, texts, bars=bars)
    for task, ours, peer, texts in (
        ("username", identity.username, MAPPED, NAMES),
        ("password", identity.password, OPAQUE, PASSWORDS),
    ):
        end = "" if task == "username" else " "
        longer = {f"{label}, long": long(text, end) for label, text in texts.items()}
        bench.compare(task, ours, {"precis_i18n": peer}, longer, bars=bars)
    key = partial(identity.canonical, locale="tr")
    bench.compare("canonical", key, {"NFC, casefold": folded}, NAMES)
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())

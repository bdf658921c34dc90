"""Probes of ``hi-index-sort``: lists of entries whose order, pages or headings one rule decides.

Every strategy in `RULES` yields a whole file. Its decisive entries stand in *runs* of words that
the rule puts in order; closed lists (letters, signs, letters with a nukta) are gone through in
whole, with words that are drawn for each item. Around them stand plain entries. Hypothesis draws a
number and how many plain ones there are; words, order, pages and spellings follow from a generator
that starts from these. How a letter with a nukta is coded is never left to this file's editor:
`_two_codes` and `_one_code` decide it. No word here is another one followed by a bindu, a
chandrabindu or a visarga, none ends in a halant, and nothing is spelt with a sign that the
instruction leaves open (ॅ, ळ, ऽ, ॐ).
"""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, TypeVar

from hypothesis import strategies as st
from solution import index

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = index

_T = TypeVar("_T")
_Words = dict[str, str]  # items of a closed list, each with the words that show it

# How an entry is coded

_NUKTA, _HALANT = "\u093c", "\u094d"
_ONE_CODE = {
    unicodedata.normalize("NFD", chr(code)): chr(code)
    for code in (*range(0x0958, 0x095F),)  # with nukta: ka kha ga ja da dha pha
}
_JOINERS = ("\u200d", "\u200c")


def _two_codes(text: str) -> str:
    """Return a text in which a nukta is a code of its own."""
    return unicodedata.normalize("NFD", text)


def _one_code(text: str) -> str:
    """Return a text in which a letter with a nukta is one code."""
    text = _two_codes(text)
    for two, one in _ONE_CODE.items():
        text = text.replace(two, one)
    return text


def _joined(text: str, joiner: str) -> str:
    """Return a text with a joiner in its conjuncts, but where ra is their first or last part."""
    parts = _two_codes(text).split(_HALANT)
    joined = parts[0]
    for part in parts[1:]:
        beside_ra = part.startswith("र") or joined.endswith("र")
        joined += _HALANT + ("" if beside_ra else joiner) + part
    return joined


# Files


def _chance(*drawn: int) -> Random:
    """Return a generator that starts from what Hypothesis drew."""
    return Random(repr(drawn))  # noqa: S311 - it picks and shuffles words


_PLAIN = (
    *("कपास", "खपरैल", "गमला", "घास", "चमक", "छतरी", "जगह", "झरना", "टमाटर", "ठहराव", "डमरू"),
    *("ढपली", "तबला", "थकान", "दया", "धनिया", "नमक", "परिवार", "फसल", "बकरी", "भजन", "महल"),
    *("यमुना", "रसोई", "लगान", "वसंत ऋतु", "शहद", "सहयोग", "हवा", "आदत", "इनाम", "उपज"),
)


def _plain(rng: Random, count: int) -> list[str]:
    return rng.sample(_PLAIN, count)


def _shuffled(rng: Random, items: Sequence[_T]) -> list[_T]:
    """Return all the items in another order."""
    return rng.sample(items, len(items))


def _written(rng: Random, entries: Sequence[str]) -> str:
    """Return a file of these entries in this order, each on a page of three digits."""
    pages = rng.sample(range(100, 900), len(entries))
    return "".join(f"{entry}\t{page}\n" for entry, page in zip(entries, pages, strict=True))


@st.composite
def _file(draw: DrawFn, decisive: Callable[[Random], list[str]]) -> str:
    """Yield a file with these entries and plain ones, in another order."""
    salt, around = draw(st.integers(0, (1 << 24) - 1)), draw(st.integers(0, 3))
    rng = _chance(salt, around)
    entries = list(dict.fromkeys([*decisive(rng), *_plain(rng, around)]))
    return _written(rng, _shuffled(rng, entries))


# What may stand before or after all decisive words of a file.
_FRAMES = ("{}", "{}", "{}", "भारतीय {}", "{} का इतिहास", "लोक-{}", "{} की कथा", "नया {}")


def _framed(rng: Random, words: Sequence[str]) -> list[str]:
    """Return words in one frame."""
    frame = rng.choice(_FRAMES)
    return [frame.format(word) for word in words]


def _one_each(rng: Random, words: _Words) -> list[str]:
    """Return a word for each item of a closed list."""
    return [rng.choice(some.split()) for some in words.values()]


def _runs(rng: Random, runs: Sequence[str], count: int) -> list[str]:
    """Return the words of so many of the runs."""
    return [word for run in rng.sample(runs, count) for word in run.split()]


def _all_of(*runs: Sequence[str], bare: bool = False) -> SearchStrategy[str]:
    """Return a strategy of files with all words of these runs, in a frame if not *bare*."""
    words = [word for some in runs for run in some for word in run.split()]
    return _file(lambda rng: words if bare else _framed(rng, words))


def _some_of(runs: Sequence[str], count: int, *, always: str = "") -> SearchStrategy[str]:
    """Return a strategy of files with some of these runs, and with one that is never left out."""
    return _file(lambda rng: _framed(rng, [*always.split(), *_runs(rng, runs, count)]))


# The letters of the alphabet

_VOWELS = {
    "अ": "अनाज अमरूद अदरक अखरोट",
    "आ": "आम आलू आकाश आदर",
    "इ": "इमली इतिहास इलायची इमारत",
    "ई": "ईख ईश्वर ईमान ईसा",
    "उ": "उपवन उबटन उत्तर उद्योग",
    "ऊ": "ऊन ऊसर ऊर्जा ऊष्मा",
    "ऋ": "ऋतु ऋषि ऋण ऋचा",
    "ए": "एकता एलबम एशिया एलोरा",
    "ऐ": "ऐनक ऐरावत ऐश्वर्य ऐतिहासिक",
    "ऑ": "ऑक्सीजन ऑपेरा ऑटो ऑस्ट्रिया",
    "ओ": "ओखली ओस ओला ओरछा",
    "औ": "औषधि औसत औरत औद्योगिक",
}
_CONSONANTS = {
    "क": "कमल कलम काका किताब",
    "ख": "खनिज खीर खेत खादी",
    "ग": "गणित गाजर गीत गेहूँ",
    "घ": "घर घी घनत्व घेरा",
    "च": "चना चीनी चावल चुनाव",
    "छ": "छाल छाया छत छीमी",
    "ज": "जल जीरा जूता जनता",
    "झ": "झील झूला झाग झालर",
    "ट": "टापू टोपी टीका टहनी",
    "ठ": "ठप्पा ठेला ठाकुर ठुमरी",
    "ड": "डाक डमरू डाल डोरी",
    "ढ": "ढाल ढोल ढाक ढलान",
    "त": "तारा तेल तिल तालाब",
    "थ": "थाली थार थल थैली",
    "द": "दाल दीपक दूध दही",
    "ध": "धन धातु धूप धरती",
    "न": "नदी नीम नाव नगर",
    "प": "पानी पिता पीपल पुल",
    "फ": "फल फूल फागुन फेन",
    "ब": "बाजरा बीज बादल बेर",
    "भ": "भाषा भालू भूगोल भवन",
    "म": "मकान माला मेला मोर",
    "य": "यान युग योग यमुना",
    "र": "राजा रोग रेशम रानी",
    "ल": "लता लोहा लोक लोमश",
    "व": "वन वायु विजय वीर",
    "श": "शाखा शिला शोध शहर",
    "ष": "षट्कोण षट्पद षोडशी",
    "स": "सागर सेना सोना सूरज",
    "ह": "हाथी हल हिम हीरा",
}
# Letters that no word begins with, and letters after the same beginning.
_INSIDE = (
    "वागीश वाघा वाङ्मय वाचन",
    "मजदूर मझधार मञ्जूषा मटका",
    "सज्जन सज्ञान सज्य",
    "कठिन कणाद कतार",
    "विश्वास विष विषय विसर्जन",
    "अकाल अगर अघोर अचल अछूत अजगर अटल अठारह अडिग अणु अतिथि अथाह अधिक अनाज अपमान",
    "अफसर अबला अभय अमर अयन अरबी अलग अवसर अशोक असर अहम",
)
_SIGNS = (
    "कलम काका किला कीट कुल कूप कृषि केला कैद कॉलेज कोट कौआ क्यारी",
    "मरण माला मिर्च मीठा मुकुट मूल मृग मेला मैदान मॉडल मोर मौसम म्लान",
    "नगर नाटक निबंध नील नुकसान नूपुर नृत्य नेता नैतिक नॉवल नोक नौका न्याय",
    "सहज साहस सितार सीता सुर सूरज सृष्टि सेब सैनिक सॉनेट सोना सौरभ स्वर",
    "पहल पानी पिता पीपल पुल पूजा पृथ्वी पेशा पैसा पॉलिश पोथी पौधा प्यास",
    "गगन गाय गिनती गीत गुण गूलर गृह गेहूँ गैस गॉथिक गोभी गौरव ग्वाला",
)
_VOWELS_INSIDE = (
    "कई ककहरा काका",
    "नई नकल नाटक",
    "रईस रक्षा राजा",
    "गऊ गगन गाय",
    "साइकिल साकार",
    "काउंटर काका काकू",
    "भाई भाग भाभी",
    "ताऊ ताकत",
    "सुई सुगंध सुहाग",
    "दुआ दुकान दुविधा",
    "कुआँ कुटीर कुल",
    "धुआँ धुन धुरी",
    "आईना आकाश",
    "उऋण उकाब उपज",
    "माओवाद माखन",
    "बाओबाब बाजार",
    "टाइप टाट",
    "तेईस तेज",
    "लोई लोक",
    "कौआ कौतुक",
)

# Bindu, chandrabindu, visarga: a word with one, and a word without that must follow

_BINDU_AFTER = {
    "अं": "अंधकार_अकाल अंडा_अकबर अंश_अचार",
    "आं": "आंदोलन_आकाश आंध्र_आगरा",
    "इं": "इंद्र_इकाई इंदौर_इकतारा",
    "ईं": "ईंधन_ईख",
    "उं": "उंगली_उकाब",
    "ऊं": "ऊंचाई_ऊख",
    "एं": "एंबुलेंस_एकता",
    "ऐं": "ऐंठन_ऐच्छिक",
    "ओं": "ओंठ_ओखली",
    "औं": "औंधा_औकात",
    "कं": "कंबल_कई",
    "गं": "गंध_गऊ",
    "चं": "चंदन_चकोर",
    "पं": "पंजाब_पकवान",
    "रं": "रंग_रईस",
    "शं": "शंख_शक्कर",
    "सं": "संसार_सकल",
    "हं": "हंस_हथकरघा",
    "कां": "कांति_काका",
    "किं": "किंतु_किताब",
    "सीं": "सींग_सीख",
    "सुं": "सुंदर_सुई",
    "मूं": "मूंगफली_मूक",
    "वृं": "वृंदावन_वृक्ष",
    "में": "मेंढक_मेघ",
    "कैं": "कैंची_कैकेयी",
    "गों": "गोंद_गोखरू",
    "चौं": "चौंसठ_चौकी",
}
# The two kinds in turn, so that neither goes before the other.
_BOTH_BINDUS = (
    "अंक अँगूठी अंडा अँधेरा अंश",
    "कंकाल कँगना कंचन कँटीला कंठ",
    "चंचल चँदोवा चंपा चँवर",
    "आंचल आँधी आंध्र आँवला",
    "संकट सँकरा संगम सँपेरा संयम सँवरना",
    "पंकज पँखुरी पंचम",
    "मँगनी मंगल मंच मँजीरा मंत्र",
    "हंगामा हँसना हंसराज हँसिया",
    "बंजर बँटवारा बंदर बँधाई बंसी",
    "रंक रँगाई रंजन रँभाना",
    "भंगिमा भँगेड़ी भंडार भँवर",
    "जंगल जँचाई जंतर जँभाई",
    "पांचाल पाँत पांथ पाँव",
    "कांचन काँटा कांति काँपना",
    "गांजा गाँठ गांधार गाँव",
    "बांदा बाँध बांबी बाँस",
)
_VISARGAS = (
    "अंतःपुर अंतकाल अतःपर अतएव दुंदुभि दुःख दुकान",
    "निंदा निःशुल्क निकट",
    "पुनःस्थापन पुनरावृत्ति",
    "प्रातःस्मरण प्रातराश",
    "यशःशरीर यशगान यशोदा",
    "मनःस्थिति मनकामना मनोरथ",
    "वक्षःस्थल वक्षत्राण",
    "तपःफल तपन तपोवन",
)

# Half letters

_HALF = (
    *("कौआ क्यारी", "खोज ख्याति", "गौरव ग्राम", "घोष घ्राण", "चौकी च्यवन", "जौहरी ज्वार"),
    *("टोपी ट्रक", "तौल त्याग", "दौलत द्वार", "धोबी ध्वनि", "नौका न्याय", "पौधा प्रकाश"),
    *("बौना ब्याज", "भोजन भ्रमर", "मौसम म्लान", "लौकी ल्हासा", "वैभव व्यायाम", "शौक श्वेत"),
    *("सौरभ स्वर", "हौदा ह्रास", "बरौनी बर्फ", "परोसा पर्व", "चटोरा चट्टान", "पतीला पत्ता"),
    *("कचौरी कच्चा", "चकोर चक्र", "अनोखा अन्न", "समोसा सम्मान", "बलूत बल्ला", "कषाय कष्ट"),
    *("बसेरा बस्ता", "अडिग अड्डा", "गदा गद्दी", "शबाब शब्द", "छपाई छप्पर", "सजावट सज्जन"),
    *("पाठशाला पाठ्य", "पुणे पुण्य", "निशाचर निश्चय", "अचार अच्छा", "पथिक पथ्य", "मधुर मध्य"),
    *("अभिनय अभ्यास", "मुखौटा मुख्य", "अगाध अग्नि", "विघटन विघ्न", "दिवाली दिव्य", "शयन शय्या"),
)
_CONJUNCTS = (
    "त्याग त्रिकोण त्वचा",
    "ज्ञान ज्यामिति ज्वार",
    "श्याम श्रम श्लोक श्वेत",
    "अक्टूबर अक्ल अक्षर अक्स",
    "पत्ता पत्थर पत्नी पत्र",
)
_MORE_CONJUNCTS = (
    "क्यारी क्रम क्लेश क्वार क्षमा",
    "सज्जन सज्ञान",
    "चक्का चक्र चक्षु",
    "स्कूल स्तर स्थान स्नान स्पर्श स्मृति स्रोत स्वर",
    "प्यास प्रकाश प्लावन",
    "व्यायाम व्रत",
    "द्युति द्रव द्वार",
    "ग्यारह ग्राम ग्लानि ग्वाला",
    "अन्न अन्य अन्वय",
    "मक्का मक्खन मक्र मक्षिका",
    "यक्ष यज्ञ यति",
    "मात्र मात्सर्य",
    "मिश्र मिश्रण",
)
_LETTERS_OF_TWO = ("क्षमा खनिज", "त्रिकोण थाली", "ज्ञान झील", "श्रम षट्कोण", "हल ह्रास")

# Nuktas. Words with and without take turns, and so do the letters after them.

_NUKTAS = {
    "क़": ("कपास क़लम कसौटी क़ानून किताब क़िला कोयल", "कबूतर क़मीज़ कलश क़हवा"),
    "ख़": ("खजूर ख़त खनिज ख़बर खलिहान ख़ाली खिलौना ख़ुशबू खेत",),
    "ग़": ("गगन ग़ज़ल गणित ग़रीबी गाजर ग़ुबार गेहूँ", "गदा ग़बन गरमी ग़लती"),
    "ज़": ("जगह ज़मीन जलेबी ज़हर जाति ज़िला जीवन ज़ुकाम जूता",),
    "फ़": ("फल फ़सल फाटक फ़ारसी फिटकरी फ़ीता फुहार फ़ौज",),
}
_FLAPS = {
    "ड़": (
        "अड़चन अडिग अड़ियल अड्डा",
        "गडकरी गड़बड़ी गडरा गड़ेरिया गड्डी",
        "लड़का लड़ाई लड्डू",
        "हड़ताल हड्डी",
        "रोडवेज रोड़ा",
        "घोड़ा घोडाघाट घोड़ी",
    ),
    "ढ़": (
        "बेढ़ई बेढब",
        "दृढ़ता दृढनिश्चय दृढीकरण",
        "मूढ़ता मूढमति मूढ़ा",
        "गढ़न गढपति गढ़वाल",
        "कढ़ी कण कतार",
        "पढ़ाई पण पतंग",
    ),
}
_NUKTA_HALF = {
    "क़्": ("नकली नक्काशी नक़्शा नक्षत्र", "वकील वक्तव्य वक़्फ़ वक्र"),
    "ख़्": ("सखा सख़्त सख्य", "तखत तख़्ती"),
    "ग़्": ("नगीना नग्न नग़्मा", "मगर मगही मग्न मग़्रिब"),
    "ज़्": ("ज्ञान ज़्यादा ज्योति", "उजाला उज्जैन उज़्बेक", "इजारा इज्जत इज़्तिराब"),
    "फ़्": ("रफू रफ़्तार", "दफाली दफ्तरी दफ़्न"),
}
_NUKTA_PAIRS = {
    "क़": "कमर_क़मर ताक_ताक़ काश_क़ाश",
    "ख़": "खुदा_ख़ुदा खाना_ख़ाना खान_ख़ान",
    "ग़": "बाग_बाग़ गौर_ग़ौर गुल_ग़ुल",
    "ज़": "राज_राज़ जरा_ज़रा सजा_सज़ा",
    "फ़": "फन_फ़न फलक_फ़लक फौज_फ़ौज",
    "ड़": "मोड_मोड़ पेड_पेड़ रोड_रोड़",
    "ढ़": "दृढ_दृढ़ आषाढ_आषाढ़ गूढ_गूढ़",
}
_BINDU_PAIRS = (
    *("हंसी_हँसी", "चांद_चाँद", "आंगन_आँगन", "अंगुली_अँगुली", "कांटा_काँटा", "बांध_बाँध"),
    *("पांच_पाँच", "अंधेरा_अँधेरा", "ऊंट_ऊँट", "रंगाई_रँगाई", "भंवर_भँवर", "आंख_आँख"),
    *("मुंह_मुँह", "सांप_साँप", "गांव_गाँव", "दांत_दाँत", "पूंजी_पूँजी", "टांका_टाँका"),
)
# The same where another letter keeps its nukta or its chandrabindu. No two pairs are of one word.
_NUKTA_AGAIN = {
    "क़": "तुग़लक_तुग़लक़ मज़ाक_मज़ाक़ फ़िराक_फ़िराक़",
    "ख़": "खज़ाना_ख़ज़ाना खरीफ़_ख़रीफ़ खफ़ा_ख़फ़ा",
    "ग़": "कागज़_काग़ज़ गज़नी_ग़ज़नी गरज़_ग़रज़",
    "ज़": "ग़जल_ग़ज़ल क़मीज_क़मीज़ मुँहजोर_मुँहज़ोर",
    "फ़": "ग़िलाफ_ग़िलाफ़ ज़ुल्फ_ज़ुल्फ़ ख़िलाफ_ख़िलाफ़",
    "ड़": "हड़बडी_हड़बड़ी बड़बडाहट_बड़बड़ाहट गड़गडाहट_गड़गड़ाहट",
    "ढ़": "फ़तेहगढ_फ़तेहगढ़ पहाड़गढ_पहाड़गढ़",
}
_BINDU_AGAIN = (
    *("पाँचवां_पाँचवाँ", "काँव-कांव_काँव-काँव", "साँय-सांय_साँय-साँय", "झाँय-झांय_झाँय-झाँय"),
    *("भाँति-भांति_भाँति-भाँति", "अंग्रेज़_अँग्रेज़", "आंकड़ा_आँकड़ा", "पंखुड़ी_पँखुड़ी"),
)
# Pairs with several such differences, of which the first decides.
_FIRST_MARKS = (
    *("गज़ल_ग़जल", "कमीज़_क़मीज", "तुगलक़_तुग़लक", "खज़ाना_ख़जाना", "कागज़_काग़ज", "गज़नी_ग़जनी"),
    *("फकीर बाज़ार_फ़कीर बाजार", "राज बाग़_राज़ बाग", "दृढ आवाज़_दृढ़ आवाज"),
)
_FIRST_BINDUS = ("गांव-गाँव_गाँव-गांव", "पांचवाँ_पाँचवां", "आंख और मुँह_आँख और मुंह")
_FIRST_OF_BOTH = (
    *("अंग्रेज़_अँग्रेज", "आंकड़ा_आँकडा", "पंखुड़ी_पँखुडी"),
    *("राज और चाँद_राज़ और चांद", "फसल और गाँव_फ़सल और गांव", "आंगन में मोड़_आँगन में मोड"),
)
# Words with a bindu and with the half nasal that stands for it: two entries, far apart.
_NASAL_PAIRS = {
    "ङ्": "गंगा_गङ्गा शंख_शङ्ख अंक_अङ्क",
    "ञ्": "पंजाब_पञ्जाब चंचल_चञ्चल मंच_मञ्च",
    "ण्": "घंटा_घण्टा पंडित_पण्डित झंडा_झण्डा",
    "न्": "अंत_अन्त सिंधु_सिन्धु आनंद_आनन्द बंदर_बन्दर",
    "म्": "चंपा_चम्पा कंबल_कम्बल लंबाई_लम्बाई",
}
_SECOND = ("आकार", "कथा", "खेल", "गायन", "घटना", "चर्चा", "दर्शन", "पाठ", "मेला", "वर्णन", "हानि")

# Joiners and words

_CONJUNCT_PAIRS = (
    *("विद्या विद्वान", "अक्टूबर अक्षर", "क्यारी क्रम", "उद्गम उद्धार", "पक्का पक्षी"),
    *("शक्कर शक्ल", "रक्त रक्षा", "भक्ति भक्षण", "सत्कार सत्य", "सत्याग्रह सत्र"),
    *("ब्याज ब्रज", "स्कूल स्तर", "प्यास प्रकाश", "द्युति द्वार", "अच्छा अच्युत"),
    *("बुद्ध बुद्बुद", "विद्युत विद्रोह", "ग्यारह ग्राम", "लट्टू लट्ठा", "न्याय न्यून"),
    *("स्वास्थ्य स्वीकृति", "व्यक्तित्व व्यवस्था", "उत्कृष्ट उत्तर", "तत्त्व तत्पर"),
    *("मुख्य मुख्यालय", "कल्पना कल्याण", "अन्न अन्याय", "तत्काल तत्त्व", "हल्दी हल्ला"),
)
_MERGED = (
    *("विद्या", "पक्का", "शक्ति", "स्कूल", "उद्गम", "बुद्ध", "लट्टू", "न्याय", "कल्पना", "ध्वनि"),
    *("चिट्ठी", "अन्न", "सप्ताह", "गड्ढा", "व्यायाम", "सत्य", "अच्छा", "रक्षा", "यज्ञ", "क्षमा"),
)
_MERGED_TWICE = ("उत्कृष्ट", "व्यक्तित्व", "स्वास्थ्य", "तत्त्व", "विद्वत्ता", "न्यायाध्यक्ष")
_MERGED_NUKTAS = {
    "क़": "क़लम क़िला नक़ल",
    "ख़": "ख़बर ख़त अख़बार",
    "ग़": "ग़ज़ल ग़लती बाग़बानी",
    "ज़": "ज़मीन बाज़ार आवाज़",
    "ड़": "पहाड़ घोड़ा सड़क",
    "ढ़": "पढ़ाई बाढ़ सीढ़ी",
    "फ़": "फ़सल सफ़र फ़ारसी",
}
_SPACED = (
    "राज हठ|राजकुमार",
    "जल संसाधन|जलकुंभी",
    "हिम युग|हिमनद",
    "लोक संगीत|लोकगीत",
    "सूर्य ग्रहण|सूर्यकांत",
    "भू स्खलन|भूकंप",
    "गृह विज्ञान|गृहकार्य",
    "नव वर्ष|नवग्रह",
    "दूर संचार|दूरदर्शन",
    "राम राज्य|रामकथा",
    "वन संपदा|वनदेवी",
    "देश सेवा|देशभक्ति",
    "जन हित|जनगणना",
    "ग्राम सभा|ग्रामदेवता",
    "स्वर साधना|स्वरमाला",
)
# A hyphen before and after a space, and a hyphen where the other entry has nothing.
_HYPHENS = (
    (
        *("राज-काज|राज धर्म", "लोक-कथा|लोक गीत", "जल-चक्र|जल प्रपात", "हिम-खंड|हिम युग"),
        *("सूर्य-ग्रहण|सूर्य मंदिर", "नव-ग्रह|नव वर्ष", "वन-देवी|वन संपदा", "घर-आँगन|घर बार"),
        *("गृह-कार्य|गृह विज्ञान", "खेल-कूद|खेल मैदान", "दाल-चावल|दाल मखनी"),
    ),
    (
        *("राज धर्म|राज-हठ", "लोक गीत|लोक-लाज", "जल प्रपात|जल-स्रोत", "हिम कण|हिम-मानव"),
        *("सूर्य किरण|सूर्य-रथ", "नव जीवन|नव-युग", "वन उपज|वन-रक्षक", "घर गृहस्थी|घर-घर"),
        *("गृह उद्योग|गृह-प्रवेश", "खेल अवकाश|खेल-भावना", "दाल मखनी|दाल-रोटी"),
    ),
    (
        *("माता-पिता|मातामह", "जन-सेवा|जनगणना", "सुख-दुःख|सुखकर", "रहन-सहन|रहनदार"),
        *("राज-मेला|राजकाज", "लोक-संगीत|लोकगीत"),
    ),
)
# What stands before some entries of several words, so that it is not their first joint that counts.
_BEFORE = ("", "नया ", "लोक-", "")

# Headings

_BINDU_FIRST = (
    *("अंक", "अँगूठी", "आंदोलन", "आँगन", "इंद्र", "ईंधन", "उँगली", "ऊँट", "एंबुलेंस", "ऐंठन"),
    *("ओंठ", "औंधा"),
)
_OF_ONE_LETTER = {
    "क्ष": "क्षमा क्षेत्र क्षण",
    "त्र": "त्रिकोण त्रुटि त्रिपुरा",
    "ज्ञ": "ज्ञान ज्ञानपीठ ज्ञाता",
    "श्र": "श्रम श्रीनगर श्रेणी",
    "क़": "क़लम क़िला क़ानून",
    "ख़": "ख़बर ख़त ख़ाली",
    "ग़": "ग़रीबी ग़बन ग़लती",
    "ज़": "ज़मीन ज़िला ज़हर",
    "फ़": "फ़सल फ़ौज फ़ीता",
}


def _vowel_words(rng: Random) -> list[str]:
    """Return words that begin with each of the vowels."""
    return [word for _ in range(2) for word in _one_each(rng, _VOWELS)]


def _consonant_words(rng: Random) -> list[str]:
    """Return words that begin with each consonant or, where none does, have it inside."""
    return [*_one_each(rng, _CONSONANTS), *" ".join(_INSIDE).split()]


def _sign_words(rng: Random) -> list[str]:
    """Return words that differ in the vowel sign of their first consonant."""
    return _framed(rng, [*_SIGNS[0].split(), *_runs(rng, _SIGNS[1:], 2)])


def _pairs(rng: Random, pairs: Mapping[str, str], *, count: int = 1) -> list[str]:
    """Return so many pairs for each item of a closed list, as single words."""
    chosen = [rng.sample(some.split(), min(count, some.count("_"))) for some in pairs.values()]
    return [word for some in chosen for pair in some for word in pair.split("_")]


def _first_place(rng: Random) -> list[str]:
    """Return a word for each bindu after a vowel or sign, and one that follows it."""
    return _framed(rng, _pairs(rng, _BINDU_AFTER))


def _nukta_words(rng: Random, groups: Mapping[str, Sequence[str]]) -> list[str]:
    """Return a run of words for each letter that has a nukta."""
    return [word for runs in groups.values() for word in rng.choice(runs).split()]


def _nuktas_of_two_codes(rng: Random) -> list[str]:
    return list(map(_two_codes, _framed(rng, _nukta_words(rng, _NUKTAS))))


def _flaps_of_two_codes(rng: Random) -> list[str]:
    words = [word for runs in _FLAPS.values() for run in runs for word in run.split()]
    return list(map(_two_codes, _framed(rng, words)))


def _nuktas_of_one_code(rng: Random) -> list[str]:
    words = [*_nukta_words(rng, _NUKTAS), *_nukta_words(rng, _FLAPS)]
    return list(map(_one_code, _framed(rng, words)))


def _half_nuktas(rng: Random) -> list[str]:
    words = [word for runs in _NUKTA_HALF.values() for run in runs for word in run.split()]
    spelt = rng.choice((_two_codes, _one_code))
    return list(map(spelt, _framed(rng, words)))


def _nukta_ties(rng: Random) -> list[str]:
    """Return pairs of words that differ in a nukta alone, all in one spelling."""
    spelt = rng.choice((_two_codes, _one_code))
    words = [*_pairs(rng, _NUKTA_PAIRS, count=2), *_pairs(rng, _NUKTA_AGAIN)]
    return list(map(spelt, _framed(rng, words)))


def _each(pairs: Sequence[str]) -> list[str]:
    """Return the entries of these pairs."""
    return [entry for pair in pairs for entry in pair.split("_")]


def _bindu_ties(rng: Random) -> list[str]:
    """Return pairs of words that differ in the kind of bindu alone."""
    return _framed(rng, _each([*rng.sample(_BINDU_PAIRS, 8), *rng.sample(_BINDU_AGAIN, 6)]))


def _first_marks(rng: Random) -> list[str]:
    """Return pairs that differ in several nuktas or bindus, all in one spelling."""
    spelt = rng.choice((_two_codes, _one_code))
    pairs = (
        *rng.sample(_FIRST_MARKS, 6),
        *rng.sample(_FIRST_BINDUS, 2),
        *rng.sample(_FIRST_OF_BOTH, 4),
    )
    return list(map(spelt, _framed(rng, _each(pairs))))


def _bindus_and_nasals(rng: Random) -> list[str]:
    """Return pairs of words with a bindu and with a half nasal."""
    return _framed(rng, [*_pairs(rng, _NASAL_PAIRS, count=2), "हिंदी", "हिन्दी"])


def _later_words(rng: Random) -> list[str]:
    """Return entries of two words: their first ones would tie, the second ones decide."""
    nuktas = [rng.choice(some.split()) for some in _NUKTA_PAIRS.values()]
    before = rng.choice(("", "नया ", "भारतीय ", "लोक-"))
    entries = []
    for pair in (*nuktas, *rng.sample(_BINDU_PAIRS, 5)):
        plain, marked = map(_two_codes, pair.split("_"))
        first, second = sorted(rng.sample(range(len(_SECOND)), 2))
        for word, at in ((marked, first), (plain, second)):
            joint = rng.choice((" ", " ", "-"))
            entries.append(f"{before}{word}{joint}{_SECOND[at]}")
    return entries


def _joined_pairs(rng: Random) -> list[str]:
    """Return pairs of words with conjuncts: the first has a joiner, the second may have one."""
    words = []
    for at, pair in enumerate(rng.sample(_CONJUNCT_PAIRS, 12)):
        first, second = pair.split()
        words += [_joined(first, _JOINERS[at % 2]), _joined(second, rng.choice(("", *_JOINERS)))]
    return words


def _begun(words: Sequence[str]) -> list[str]:
    """Return words, some of which now have another one before them."""
    return [_BEFORE[at % len(_BEFORE)] + word for at, word in enumerate(words)]


def _spaced(rng: Random, pairs: Sequence[str], count: int) -> list[str]:
    """Return entries of which some have several words, after different beginnings."""
    firsts, seconds = zip(*(pair.split("|") for pair in rng.sample(pairs, count)), strict=True)
    return [*_begun(firsts), *_begun(seconds)]


def _hyphened(rng: Random) -> list[str]:
    return [entry for pairs in _HYPHENS for entry in _spaced(rng, pairs, 4)]


def _words_apart(rng: Random) -> list[str]:
    return _spaced(rng, _SPACED, 8)


def _joints(rng: Random) -> list[str]:
    """Return entries that differ in a space and a hyphen alone, with a mark and without."""
    nuktas = [rng.choice(some.split()) for some in rng.sample(list(_NUKTA_PAIRS.values()), 3)]
    before = rng.choice(("", "नया ", "लोक-"))
    entries = []
    for pair in (*nuktas, *rng.sample(_BINDU_PAIRS, 2)):
        last = rng.choice(_SECOND)
        for word in map(_two_codes, pair.split("_")):
            entries += f"{before}{word} {last}", f"{before}{word}-{last}"
    return entries


def _repeated(rng: Random, forms: Sequence[Sequence[str]]) -> str:
    """Return a file in which every entry comes in all its forms, on pages of their own and one."""
    pages: dict[str, list[int]] = {}
    for some in forms:
        both, *others = rng.sample(range(100, 900), len(some) + 1)
        pages |= {form: [both, page] for form, page in zip(some, others, strict=True)}
    return _on_pages(rng, pages)


_SALT = st.integers(0, (1 << 24) - 1)


def _merged(salt: int) -> str:
    """Return a file in which entries come in several lines that do not follow each other."""
    rng = _chance(salt)
    names = rng.sample(_PLAIN, 5)
    rounds = [_shuffled(rng, names) for _ in range(3)]
    lines = [name for one in rounds for name in one]
    while any(one == other for one, other in pairwise(lines)):
        lines = _shuffled(rng, lines)
    return _written(rng, lines)


def _merged_nuktas(salt: int) -> str:
    """Return a file with words in both codes of their letters with a nukta."""
    rng = _chance(salt)
    words = _begun(_one_each(rng, _MERGED_NUKTAS))
    return _repeated(rng, [(_one_code(word), _two_codes(word)) for word in words])


def _merged_joiners(salt: int) -> str:
    """Return a file with words without joiners, with one kind of them and with the other."""
    rng = _chance(salt)
    words = _begun([*rng.sample(_MERGED, 4), *rng.sample(_MERGED_TWICE, 3)])
    return _repeated(
        rng, [(word, *(_joined(word, joiner) for joiner in _JOINERS)) for word in words]
    )


def _first_forms(salt: int) -> str:
    """Return a file in which the form that comes first is not the plainest."""
    rng = _chance(salt)
    words = [*_one_each(rng, _MERGED_NUKTAS), *rng.sample(_MERGED, 4)]
    forms = []
    for word in words:
        other = _one_code(word)
        if other == _two_codes(word):
            other = _joined(word, rng.choice(_JOINERS))
        forms.append((other, _two_codes(word)))
    rng.shuffle(forms)
    alone = rng.randint(1, 3)  # words that come in one form only
    lines = [form for form, _ in forms] + _shuffled(rng, [form for _, form in forms[alone:]])
    return _written(rng, lines)


_NEAR_PAGES = (9, 10, 11, 19, 20, 99, 100, 101, 110, 199, 200, 999, 1000, 1001)


def _on_pages(rng: Random, pages: Mapping[str, Sequence[int | str]]) -> str:
    """Return a file with entries on these pages."""
    lines = [f"{name}\t{page}\n" for name, some in pages.items() for page in some]
    return "".join(_shuffled(rng, lines))


def _in_devanagari(page: int) -> str:
    """Return a number in the digits of Devanagari."""
    return "".join(chr(0x0966 + int(digit)) for digit in str(page))


def _page_numbers(salt: int) -> str:
    """Return a file with pages of different length, of which each entry has several."""
    rng = _chance(salt)
    names = rng.sample(_PLAIN, rng.randint(2, 4))
    return _on_pages(rng, {name: rng.sample(_NEAR_PAGES, rng.randint(5, 9)) for name in names})


def _page_digits(salt: int) -> str:
    """Return a file with both kinds of digits, all ten of Devanagari, in one entry too."""
    rng = _chance(salt)
    pages: dict[str, list[int | str]] = {}
    for name, all_digits in zip(rng.sample(_PLAIN, 3), ((102, 345), (678, 901), ()), strict=True):
        first, *others = rng.sample(range(103, 900), 3)
        deva = (first, *all_digits, *others[:1])
        pages[name] = [first, *others, *map(_in_devanagari, dict.fromkeys(deva))]
    return _on_pages(rng, pages)


def _page_once(salt: int) -> str:
    """Return a file in which entries come twice with the same page."""
    rng = _chance(salt)
    pages: dict[str, list[int]] = {}
    for name in rng.sample(_PLAIN, rng.randint(3, 6)):
        some = rng.sample(range(100, 900), 2)
        pages[name] = [*some, *some[: rng.randint(1, 2)]]
    return _on_pages(rng, pages)


def _vowel_headings(rng: Random) -> list[str]:
    """Return words that begin with a vowel and a bindu, with plain ones of some vowels."""
    return [*_BINDU_FIRST, *rng.sample(_one_each(rng, _VOWELS), 5)]


def _consonant_headings(rng: Random) -> list[str]:
    """Return words that begin with a conjunct or a letter with a nukta, in either code.

    There are a visarga and bindus after a consonant as well.
    """
    words = _one_each(rng, _OF_ONE_LETTER)
    others = _one_each(rng, _OF_ONE_LETTER)
    both = [*map(_one_code, words), *map(_two_codes, set(others) - set(words))]
    plain = _one_each(rng, {letter: _CONSONANTS[letter] for letter in "कखजतफ"})
    return [*both, *rng.sample(plain, 2), "छः", "छत", "छाल", "कंबल", "हँसिया"]


RULES: dict[str, SearchStrategy[str]] = {
    "vowel-order": _file(_vowel_words),
    "consonant-order": _file(_consonant_words),
    "sign-order": _file(_sign_words),
    "vowel-inside": _all_of(_VOWELS_INSIDE),
    "bindu-first": _file(_first_place),
    "both-bindus": _some_of(_BOTH_BINDUS[1:], 7, always=_BOTH_BINDUS[0]),
    "visarga-place": _some_of(_VISARGAS[1:], 5, always=_VISARGAS[0]),
    "half-letter-last": _all_of(_HALF),
    "conjunct-order": _all_of(_CONJUNCTS, _MORE_CONJUNCTS, _LETTERS_OF_TWO),
    "nukta-place": _file(_nuktas_of_two_codes),
    "flap-place": _file(_flaps_of_two_codes),
    "nukta-half": _file(_half_nuktas),
    "nukta-one-code": _file(_nuktas_of_one_code),
    "nukta-tie": _file(_nukta_ties),
    "bindu-tie": _file(_bindu_ties),
    "first-mark": _file(_first_marks),
    "bindu-or-nasal": _file(_bindus_and_nasals),
    "tie-last": _file(_later_words),
    "joiner-place": _file(_joined_pairs),
    "word-by-word": _file(_words_apart),
    "hyphen-as-space": _file(_hyphened),
    "hyphen-tie": _file(_joints),
    "merge-lines": _SALT.map(_merged),
    "merge-nuktas": _SALT.map(_merged_nuktas),
    "merge-joiners": _SALT.map(_merged_joiners),
    "first-form": _SALT.map(_first_forms),
    "page-numbers": _SALT.map(_page_numbers),
    "page-digits": _SALT.map(_page_digits),
    "page-once": _SALT.map(_page_once),
    "vowel-headings": _file(_vowel_headings),
    "consonant-headings": _file(_consonant_headings),
}

# What every probe of a rule holds.
CLOSED: dict[str, tuple[str, ...]] = {
    "vowel-order": tuple(_VOWELS),
    "consonant-order": (*_CONSONANTS, "ङ", "ञ", "ण"),
    "sign-order": tuple("ािीुूृेैॉोौ" + _HALANT),
    "vowel-inside": ("कई", "गऊ", "साइ", "काउ", "कुआ", "उऋ", "माओ"),
    "bindu-first": tuple(_BINDU_AFTER),
    "half-letter-last": tuple(f"{letter}{_HALANT}" for letter in "कखगघचजटठडणतथदधनपबभमयरलवशषसह"),
    "conjunct-order": ("क्ष", "त्र", "ज्ञ", "श्र"),
    "nukta-place": tuple(map(_two_codes, _NUKTAS)),
    "flap-place": tuple(map(_two_codes, _FLAPS)),
    "nukta-one-code": tuple(_ONE_CODE.values()),
    "merge-nuktas": (*_ONE_CODE, *_ONE_CODE.values()),
    "merge-joiners": _JOINERS,
    "joiner-place": _JOINERS,
    "vowel-headings": _BINDU_FIRST,
    "consonant-headings": ("छः",),
    "bindu-or-nasal": ("हिंदी", "हिन्दी", *_NASAL_PAIRS),
}

QUOTA = 10

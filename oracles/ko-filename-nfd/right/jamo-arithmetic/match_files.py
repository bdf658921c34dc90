"""Compare a register with a list of files, with no Unicode data but what stands here.

usage: python3 match_files.py OUTDIR FILE [FILE ...]

Syllables are computed: 19 initials, 21 vowels, 27 finals and none. Marked letters (Latin, Greek,
Cyrillic and kana) and hanja that have several codes are in tables.
"""

import sys
from pathlib import Path

INITIAL, VOWEL, BEFORE_FINAL, SYLLABLE = 0x1100, 0x1161, 0x11A7, 0xAC00
INITIALS, VOWELS, FINALS = 19, 21, 28
SYLLABLES = INITIALS * VOWELS * FINALS

# Halfwidth jamo stand in five runs, in the order of the ordinary ones from U+3131 on.
RUNS = ((0xFFA1, 30), (0xFFC2, 6), (0xFFCA, 6), (0xFFD2, 6), (0xFFDA, 3))
ONE_FOR_ANOTHER = {}
for first, count in RUNS:
    for code in range(first, first + count):
        ONE_FOR_ANOTHER[code] = 0x3131 + len(ONE_FOR_ANOTHER)

# What the codes from U+F900 to U+FA0B stand for, in their order.
HANJA = (
    "豈更車賈滑串句龜龜契金喇奈懶癩羅蘿螺裸邏樂洛烙珞落酪駱亂卵欄爛蘭鸞嵐濫藍襤拉臘蠟廊朗浪狼郎"
    "來冷勞擄櫓爐盧老蘆虜路露魯鷺碌祿綠菉錄鹿論壟弄籠聾牢磊賂雷壘屢樓淚漏累縷陋勒肋凜凌稜綾菱陵"
    "讀拏樂諾丹寧怒率異北磻便復不泌數索參塞省葉說殺辰沈拾若掠略亮兩凉梁糧良諒量勵呂女廬旅濾礪閭"
    "驪麗黎力曆歷轢年憐戀撚漣煉璉秊練聯輦蓮連鍊列劣咽烈裂說廉念捻殮簾獵令囹寧嶺怜玲瑩羚聆鈴零靈"
    "領例禮醴隸惡了僚寮尿料樂燎療蓼遼龍暈阮劉杻柳流溜琉留硫紐類六戮陸倫崙淪輪律慄栗率隆利吏履易"
    "李梨泥理痢罹裏裡里離匿溺吝燐璘藺隣鱗麟林淋臨立笠粒狀炙識什茶刺切度拓糖宅洞暴輻行降見廓"
)
ONE_FOR_ANOTHER.update(zip(range(0xF900, 0xFA0C), HANJA, strict=True))

# What a mark stands on, and what is one with it.
MARKS = {
    "\u0300": (
        "AEIOUaeiouÜüNnЕИеиĒēŌōWwÂâĂăÊêÔôƠơƯưYyἀἁἈἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁὈὉὐὑὙὠὡὨὩαεηιουωΑΕΗϊΙϋΥΟΩ",
        "ÀÈÌÒÙàèìòùǛǜǸǹЀЍѐѝḔḕṐṑẀẁẦầẰằỀềỒồỜờỪừỲỳἂἃἊἋἒἓἚἛἢἣἪἫἲἳἺἻὂὃὊὋὒὓὛὢὣὪὫὰὲὴὶὸὺὼᾺῈῊῒῚῢῪῸῺ",
    ),
    "\u0301": (
        "AEIOUYaeiouyCcLlNnRrSsZzÜüGgÅåÆæØøΑΕΗΙΟΥΩϊαεηιϋουωϒГКгкÇçĒēÏïKkMmÕõŌōPpŨũWwÂâĂăÊ"
        "êÔôƠơƯưἀἁἈἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁὈὉὐὑὙὠὡὨὩ",
        "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǗǘǴǵǺǻǼǽǾǿΆΈΉΊΌΎΏΐάέήίΰόύώϓЃЌѓќḈḉḖḗḮḯḰḱḾḿṌṍṒṓṔṕṸṹẂẃẤấẮắẾ"
        "ếỐốỚớỨứἄἅἌἍἔἕἜἝἤἥἬἭἴἵἼἽὄὅὌὍὔὕὝὤὥὬὭ",
    ),
    "\u0302": ("AEIOUaeiouCcGgHhJjSsWwYyZzẠạẸẹỌọ", "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậỆệỘộ"),
    "\u0303": ("ANOanoIiUuVvÂâĂăEeÊêÔôƠơƯưYy", "ÃÑÕãñõĨĩŨũṼṽẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ"),
    "\u0304": (
        "AaEeIiOoUuÜüÄäȦȧÆæǪǫÖöÕõȮȯYyИиУуGgḶḷṚṛαΑιΙυΥ",
        "ĀāĒēĪīŌōŪūǕǖǞǟǠǡǢǣǬǭȪȫȬȭȰȱȲȳӢӣӮӯḠḡḸḹṜṝᾱᾹῑῙῡῩ",
    ),
    "\u0306": ("AaEeGgIiOoUuУИиуЖжАаЕеȨȩẠạαΑιΙυΥ", "ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặᾰᾸῐῘῠῨ"),
    "\u0307": (
        "CcEeGgIZzAaOoBbDdFfHhMmNnPpRrSsŚśŠšṢṣTtWwXxYyſ",
        "ĊċĖėĠġİŻżȦȧȮȯḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẎẏẛ",
    ),
    "\u0308": (
        "AEIOUaeiouyYΙΥιυϒЕІеіАаӘәЖжЗзИиОоӨөЭэУуЧчЫыHhÕõŪūWwXxt",
        "ÄËÏÖÜäëïöüÿŸΪΫϊϋϔЁЇёїӒӓӚӛӜӝӞӟӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻẄẅẌẍẗ",
    ),
    "\u0309": ("AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy", "ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ"),
    "\u030a": ("AaUuwy", "ÅåŮůẘẙ"),
    "\u030b": ("OoUuУу", "ŐőŰűӲӳ"),
    "\u030c": ("CcDdEeLlNnRrSsTtZzAaIiOoUuÜüGgKkƷʒjHh", "ČčĎďĚěĽľŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǙǚǦǧǨǩǮǯǰȞȟ"),
    "\u030f": ("AaEeIiOoRrUuѴѵ", "ȀȁȄȅȈȉȌȍȐȑȔȕѶѷ"),
    "\u0311": ("AaEeIiOoRrUu", "ȂȃȆȇȊȋȎȏȒȓȖȗ"),
    "\u0313": ("αΑεΕηΗιΙοΟυωΩρ", "ἀἈἐἘἠἨἰἸὀὈὐὠὨῤ"),
    "\u0314": ("αΑεΕηΗιΙοΟυΥωΩρΡ", "ἁἉἑἙἡἩἱἹὁὉὑὙὡὩῥῬ"),
    "\u031b": ("OoUu", "ƠơƯư"),
    "\u0323": (
        "BbDdHhKkLlMmNnRrSsTtVvWwZzAaEeIiOoƠơUuƯưYy",
        "ḄḅḌḍḤḥḲḳḶḷṂṃṆṇṚṛṢṣṬṭṾṿẈẉẒẓẠạẸẹỊịỌọỢợỤụỰựỴỵ",
    ),
    "\u0324": ("Uu", "Ṳṳ"),
    "\u0325": ("Aa", "Ḁḁ"),
    "\u0326": ("SsTt", "ȘșȚț"),
    "\u0327": ("CcGgKkLlNnRrSsTtEeDdHh", "ÇçĢģĶķĻļŅņŖŗŞşŢţȨȩḐḑḨḩ"),
    "\u0328": ("AaEeIiUuOo", "ĄąĘęĮįŲųǪǫ"),
    "\u032d": ("DdEeLlNnTtUu", "ḒḓḘḙḼḽṊṋṰṱṶṷ"),
    "\u032e": ("Hh", "Ḫḫ"),
    "\u0330": ("EeIiUu", "ḚḛḬḭṴṵ"),
    "\u0331": ("BbDdKkLlNnRrTtZzh", "ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ"),
    "\u0342": ("ἀἁἈἉἠἡἨἩἰἱἸἹὐὑὙὠὡὨὩαηιϊυϋω", "ἆἇἎἏἦἧἮἯἶἷἾἿὖὗὟὦὧὮὯᾶῆῖῗῦῧῶ"),
    "\u0345": (
        "ἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰαάᾶΑὴηήῆΗὼωώῶΩ",
        "ᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾲᾳᾴᾷᾼῂῃῄῇῌῲῳῴῷῼ",
    ),
    "\u3099": (
        "かきくけこさしすせそたちつてとはひふへほうゝカキクケコサシスセソタチツテトハヒフ"
        "ヘホウワヰヱヲヽ",
        "がぎぐげござじずぜぞだぢづでどばびぶべぼゔゞガギグゲゴザジズゼゾダヂヅデドバビブ"
        "ベボヴヷヸヹヺヾ",
    ),
    "\u309a": ("はひふへほハヒフヘホ", "ぱぴぷぺぽパピプペポ"),
}
MARKED = {
    base + mark: whole
    for mark, (bases, wholes) in MARKS.items()
    for base, whole in zip(bases, wholes, strict=True)
}


def joined(last, char):
    """Return what two characters are as one, or nothing."""
    one, other = ord(last), ord(char)
    if INITIAL <= one < INITIAL + INITIALS and VOWEL <= other < VOWEL + VOWELS:
        return chr(SYLLABLE + ((one - INITIAL) * VOWELS + other - VOWEL) * FINALS)
    open_syllable = SYLLABLE <= one < SYLLABLE + SYLLABLES and (one - SYLLABLE) % FINALS == 0
    if open_syllable and BEFORE_FINAL < other < BEFORE_FINAL + FINALS:
        return chr(one + other - BEFORE_FINAL)
    return MARKED.get(last + char)


def put_together(name):
    letters = []
    for char in name.translate(ONE_FOR_ANOTHER):
        whole = joined(letters[-1], char) if letters else None
        if whole:
            letters[-1] = whole
        else:
            letters.append(char)
    return "".join(letters)


def compare(text):
    register, _, listed = ("\n" + text).partition("\n\n")
    entries = [row.split("\t") for row in register.split("\n")[1:]]
    files = [(put_together(name), name) for name in listed.split("\n")[:-1]]
    wanted = set()
    for number, name in entries:
        key = put_together(name)
        wanted.add(key)
        found = [one for other, one in files if other == key]
        for one in found:
            yield f"{number}\t있음\t{one}\n"
        if not found:
            yield f"{number}\t없음\t{name}\n"
    for key, name in files:
        if key not in wanted:
            yield f"-\t미등록\t{name}\n"


def main():
    folder = Path(sys.argv[1])
    for path in map(Path, sys.argv[2:]):
        text = path.read_bytes().decode("utf-8")
        (folder / path.name).write_bytes("".join(compare(text)).encode("utf-8"))


if __name__ == "__main__":
    main()

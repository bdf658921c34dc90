"""Which kana correspond, as strings of equal length, one letter above the other."""

# JIS X 0201 in its order, U+FF61 to U+FF9F, and the characters of JIS X 0208 for it.
HALFWIDTH = (
    "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"  # letters and punctuation
    "ﾞﾟ"  # the marks come last
)
FULLWIDTH = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    "゛゜"
)

# The kana that a mark merges with, and what they become (UnicodeData.txt, decompositions).
VOICELESS = (
    "ウカキクケコサシスセソタチツテトハヒフヘホワヰヱヲヽ"  # katakana
    "うかきくけこさしすせそたちつてとはひふへほゝ"  # hiragana
)
VOICED = (
    "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボヷヸヹヺヾ"
    "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼゞ"
)
ASPIRATES = "ハヒフヘホはひふへほ"
SEMI_VOICED = "パピプペポぱぴぷぺぽ"

HIRAGANA = (
    "ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとど"
    "なにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ"
    "ゝゞ"
)
KATAKANA = (
    "ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトド"
    "ナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ"
    "ヽヾ"
)
# Archaic ye and wu, small ko, wi, we and wo: outside the Basic Multilingual Plane.
RARE_HIRAGANA = "\U0001b001\U0001b11f\U0001b132\U0001b150\U0001b151\U0001b152"
RARE_KATAKANA = "\U0001b121\U0001b122\U0001b155\U0001b164\U0001b165\U0001b166"

# Katakana whose hiragana is a letter with U+3099.
VOICED_W = {"ヷ": "わ\u3099", "ヸ": "ゐ\u3099", "ヹ": "ゑ\u3099", "ヺ": "を\u3099"}

# Letter and mark, and the composite they merge into: the letter in both widths, the mark halfwidth.
MERGED = {
    form + mark: composite
    for mark, letters, composites in (("ﾞ", VOICELESS, VOICED), ("ﾟ", ASPIRATES, SEMI_VOICED))
    for letter, composite in zip(letters, composites, strict=True)
    for form in {letter, letter.translate(str.maketrans(FULLWIDTH, HALFWIDTH))}
}
# Composites and their halfwidth forms of two characters, and the other way.
SPLIT = {composite: pair for pair, composite in MERGED.items() if pair[0] in HALFWIDTH}
JOINED = {pair: composite for composite, pair in SPLIT.items()}

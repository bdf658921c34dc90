"""Tags a second time: the grammar as one expression, and UTS #35 sentence by sentence.

Nothing here comes from the package: the data are what `cldr_reader` reads. It is slow.
"""

import functools
import re

from hypothesis import strategies as st

import cldr_reader

# RFC 5646, 2.1, production by production. Everything is in lower case.
_ALPHANUM = "[a-z0-9]"
_END = "(?![a-z0-9])"
_LANGUAGE = (
    rf"(?:[a-z]{{2,3}}{_END}(?:-[a-z]{{3}}{_END}){{0,3}}|[a-z]{{4}}{_END}|[a-z]{{5,8}}{_END})"
)
_SCRIPT = rf"(?:-[a-z]{{4}}{_END})?"
_REGION = rf"(?:-(?:[a-z]{{2}}|[0-9]{{3}}){_END})?"
_VARIANTS = rf"((?:-(?:{_ALPHANUM}{{5,8}}|[0-9]{_ALPHANUM}{{3}}){_END})*)"
_EXTENSIONS = rf"((?:-[0-9a-wyz](?:-{_ALPHANUM}{{2,8}}{_END})+)*)"
_PRIVATE = rf"x(?:-{_ALPHANUM}{{1,8}}{_END})+"
_LANGTAG = re.compile(f"{_LANGUAGE}{_SCRIPT}{_REGION}{_VARIANTS}{_EXTENSIONS}(?:-{_PRIVATE})?")
_PRIVATE_TAG = re.compile(_PRIVATE)
GRANDFATHERED = (
    # irregular
    *("en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux"),
    *("i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu"),
    *("sgn-BE-FR", "sgn-BE-NL", "sgn-CH-DE"),
    # regular
    *("art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min"),
    *("zh-min-nan", "zh-xiang"),
)
# UTS #35, Part 1, 3.2: unicode_locale_extensions and transformed_extensions.
_TYPE = f"(?:-{_ALPHANUM}{{3,8}})"
_U = re.compile(rf"u(?=-){_TYPE}*(?:-{_ALPHANUM}[a-z]{_TYPE}*)*")
_TLANG = rf"(?:-(?![a-z]{{4}}{_END}){_LANGUAGE}{_SCRIPT}{_REGION}{_VARIANTS})?"
_T = re.compile(rf"t(?=-){_TLANG}(?:-[a-z][0-9]{_TYPE}+)*")


def well_formed(tag: str) -> bool:
    """Tell whether a tag is well formed, extensions included."""
    if not tag.isascii():
        return False
    tag = tag.lower()
    if tag in {one.lower() for one in GRANDFATHERED} or _PRIVATE_TAG.fullmatch(tag):
        return True
    match = _LANGTAG.fullmatch(tag)
    return match is not None and _unique(match[1].split("-")[1:]) and _extensions_fit(match[2])


def _extensions_fit(extensions: str) -> bool:
    found = re.findall(rf"(?<=-)[0-9a-wyz](?:-{_ALPHANUM}{{2,8}}{_END})+", extensions)
    if not _unique([extension[0] for extension in found]):
        return False
    for extension in found:
        subtags = extension.split("-")[1:]
        if extension[0] == "u":
            keys = [subtag for subtag in subtags if len(subtag) == 2]
            if not (_U.fullmatch(extension) and _unique(keys)):
                return False
        if extension[0] == "t":
            match = _T.fullmatch(extension)
            keys = [subtag for subtag in subtags if re.fullmatch("[a-z][0-9]", subtag)]
            if not (match and _unique((match[1] or "").split("-")[1:]) and _unique(keys)):
                return False
    return True


def _unique(items: list[str]) -> bool:
    return len(items) == len(set(items))


Fields = dict[str, frozenset[str]]  # UTS #35, Part 1, Annex C, 1: a multimap


def fields(language_id: str) -> Fields:
    """Return a language identifier as the multimap of Annex C, definition 1."""
    language, *rest = language_id.split("-")
    found: dict[str, set[str]] = {"L": set(), "S": set(), "R": set(), "V": set()}
    if language != "und":
        found["L"].add(language)
    for subtag in rest:
        if re.fullmatch("[A-Za-z]{4}", subtag):
            found["S"].add(subtag)
        elif re.fullmatch("[A-Za-z]{2}|[0-9]{3}", subtag):
            found["R"].add(subtag)
        else:
            found["V"].add(subtag)
    return {field: frozenset(values) for field, values in found.items()}


@functools.cache
def alias_rules() -> list[tuple[Fields, list[Fields]]]:
    """Return the Alias Rules of Annex C, Preprocessing."""
    rows = list(cldr_reader.aliases("language").items())
    for kind in ("script", "territory", "variant"):
        for given, after in cldr_reader.aliases(kind).items():
            rows.append((f"und-{given}", " ".join(f"und-{one}" for one in after.split())))
    language_id = re.compile(
        "(?:[a-z]{2,3}|[a-z]{5,8})(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-[0-9]{3})?"
        "(?:-[a-z0-9]{5,8}|-[0-9][a-z0-9]{3})*"
    )
    rules = [
        (fields(given), [fields(one) for one in after.split()])
        for given, after in rows
        if language_id.fullmatch(given)
    ]

    def order(rule: tuple[Fields, list[Fields]]) -> tuple[int, list[int], list[str]]:
        given = rule[0]
        size = sum(len(values) for values in given.values())
        shape = [index for index, field in enumerate("LSRV") for _ in given[field]]
        return -size, shape, [value for field in "LSRV" for value in sorted(given[field])]

    return sorted(rules, key=order)


def canonical_language_id(language_id: str) -> str:
    """Return the canonical form of language, script, region and variants: Annex C, step 3 to 5."""
    source = fields(language_id)
    while True:
        for given, choices in alias_rules():
            if all(source[field] >= given[field] for field in "LSRV"):
                after = choices[0] if len(choices) == 1 else _likely_choice(source, choices)
                break
        else:
            language = "".join(source["L"]) or "und"
            return "-".join([language, *source["S"], *source["R"], *sorted(source["V"])])
        for field in "LSRV":
            if given[field]:
                source[field] = (source[field] - given[field]) | after[field]
            elif not source[field]:
                source[field] = after[field]


def _likely_choice(source: Fields, choices: list[Fields]) -> Fields:
    """Return one of several regions: Annex C, Territory Exception."""
    likely = maximal("".join(source["L"]) or "und", "".join(source["S"]), "")
    region = likely[2] if likely else ""
    return next((choice for choice in choices if choice["R"] == {region}), choices[0])


@functools.cache
def likely_rows() -> dict[str, str]:
    """Return the likely subtags of CLDR."""
    return cldr_reader.likely_subtags()


def maximal(language: str, script: str, region: str) -> tuple[str, str, str] | None:
    """Return what Add Likely Subtags makes of a language that is canonical already."""
    if language != "und" and script and region:
        return language, script, region
    for keys in (
        [language, script, region],
        [language, script],
        [language, region],
        [language],
    ):
        match = likely_rows().get("-".join(keys)) if all(keys) else None
        if match:
            m = match.split("-")
            return language if language != "und" else m[0], script or m[1], region or m[2]
    return None


def chain(language: str, script: str, region: str) -> list[str]:
    """Return the main chain of a locale that has a language: the rules 10 to 13 of the package.

    It goes in the complete forms, every script written out, and translates to CLDR's names, which
    leave out what goes without saying, only to ask for an explicit parent.
    """
    parents = cldr_reader_parents()
    usual = maximal(language, "", "")
    likely = maximal(language, "", region)
    assert usual is not None
    assert likely is not None
    complete = (language, script or likely[1], region)
    found = []
    while True:
        language, script, region = complete
        name = cldr_name(language, script, region)
        found.append(name)
        parent = parents.get(name)
        if parent and parent != "root":
            found_fields = fields(parent)
            language, region = "".join(found_fields["L"]), "".join(found_fields["R"])
            likely = maximal(language, "".join(found_fields["S"]), region)
            assert likely is not None
            complete = (language, likely[1], region)
        elif region:
            complete = (language, script, "")
        else:
            return [*found, "root"]


@functools.cache
def cldr_reader_parents() -> dict[str, str]:
    """Return the explicit parents of the main component."""
    return cldr_reader.parents(None)


def cldr_name(language: str, script: str, region: str) -> str:
    """Return the locale without its script if it is the likely one, alone and in the region."""
    usual = maximal(language, "", "")
    likely = maximal(language, "", region)
    assert usual is not None
    assert likely is not None
    if script == usual[1] == likely[1]:
        script = ""
    return "-".join(filter(None, (language, script, region)))


# Subtags that the rules of the specification speak of, and some that none does.
LANGUAGES = [
    "en",
    "de",
    "zh",
    "sr",
    "hy",
    "ru",
    "und",
    "sh",
    "iw",
    "sgn",
    "no",
    "cmn",
    "prs",
    "cnr",
]
LANGUAGES += ["hye", "pa", "az", "nb", "tl", "aaa", "cel", "art", "aa"]
SCRIPTS = ["Latn", "Cyrl", "Arab", "Hant", "Hans", "Qaai", "Guru"]
REGIONS = ["US", "DE", "TW", "SU", "YU", "840", "810", "AN", "PK", "ME", "BE", "FX", "419", "172"]
VARIANTS = ["1996", "fonipa", "heploc", "hepburn", "aaland", "arevmda", "arevela", "polytoni"]
VARIANTS += ["bokmal", "nynorsk", "hakka", "xiang", "guoyu", "saaho", "lojban", "gaulish", "rozaj"]
EXTENSIONS = [
    "u-co-phonebk",
    "u-kn-true",
    "u-foo-bar-nu-thai-kk-true-co",
    "t-iw-m0-true",
    "a-zz-aa",
]
EXTENSIONS += ["t-cmn-810-heploc-h0-hybrid", "u-rg-fi01-sd-gbsct", "0-abc", "u-rg-nzn", "t-m0-bgn"]
PRIVATE = ["x-a", "x-phonebk-1"]


def _some(pool: list[str], most: int = 1) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(pool), max_size=most, unique=True)


language_ids = st.builds(
    lambda language, *rest: "-".join([language, *(one for part in rest for one in part)]),
    st.sampled_from(LANGUAGES),
    _some(SCRIPTS),
    _some(REGIONS),
    _some(VARIANTS, 3),
)
tags = st.builds(
    lambda language_id, extensions, private: "-".join(
        [language_id, *{one[0]: one for one in extensions}.values(), *private]
    ),
    language_ids,
    _some(EXTENSIONS, 2),
    _some(PRIVATE),
)
_subtags = LANGUAGES + SCRIPTS + REGIONS + VARIANTS + EXTENSIONS + PRIVATE + list(GRANDFATHERED)
_subtags += [
    "",
    "a",
    "x",
    "u",
    "t",
    "i",
    "yue",
    "nan",
    "m0",
    "co",
    "12",
    "1a",
    "9",
    "toolongsubtag",
]
any_tag = st.one_of(
    tags,
    tags.map(str.upper),
    st.sampled_from(GRANDFATHERED),
    st.lists(st.sampled_from(_subtags), min_size=1, max_size=7).map("-".join),
    st.text("abcdxut-0123_é", max_size=20),
)

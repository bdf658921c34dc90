"""Language tags: reading, canonical form, likely script, and the locales to fall back on.

A tag says in which language, script and region a text is: ``sr-Latn-RS``. The keyword ``locale``
of every other module is such a tag, and `resolve` is what finds the rules for it. The
specifications are RFC 5646 (BCP 47) for the syntax, with RFC 6067 (-u-) and RFC 6497 (-t-), and
UTS #35 (LDML) Part 1 of CLDR 48 for everything else. In order of precedence:

Reading (`parse`)

1. The separator is ``-`` and case does not matter (RFC 5646, 2.1). Strict: ``pt_BR`` and
   ``tr_TR.UTF-8`` are refused with an error that says what to write, although UTS #35 takes ``_``.
   A tag has at most 1000 characters (RFC 5646, 4.4 allows such a limit).
2. A grandfathered tag (RFC 5646, 2.2.8) is one by itself: ``i-klingon``, ``zh-min-nan``.
3. Anything else is language, script, region, variants, extensions, private use, in that order; or
   ``x-`` and private use alone. No variant and no singleton occurs twice.
4. The extensions -u- and -t- have the structure of UTS #35, Part 1, 3.2: attributes before
   keywords, no key twice. DIFFERENCE: RFC 6067 ignores the second one of a key, UTS #35 forbids
   it, and so do we.

Canonical form (`canonicalize`; UTS #35, Part 1, Annex C)

5. Case is that of RFC 5646, 2.1.1; variants, extensions, attributes and fields are sorted; a
   keyword's ``true`` is dropped. (Part 1, 3.2.1 drops it from -t- fields also, where Annex C
   keeps it because the syntax demands a value; so do we.) An attribute that occurs again is
   dropped (RFC 6067, 2.1.1).
6. A tag that has a replacement as a whole gets it: ``i-klingon`` is ``tlh``, ``en-GB-oed`` is
   ``en-GB-oxendict``. An extended language becomes the language: ``zh-yue`` is ``yue``. ``x-abc``
   is ``und-x-abc``, ``root`` is ``und``, and a script alone gets ``und`` before it.
7. Deprecated, legacy and overlong subtags are replaced, the most specific rule first, until none
   applies: ``iw`` is ``he``, ``sh`` is ``sr-Latn``, ``zh-cmn-TW`` is ``zh-TW``. Of several
   regions that succeed one, the likely one of the language is taken: ``hy-SU`` is ``hy-AM``.
8. The same is done to the language in -t-, and to the subdivisions in ``rg`` and ``sd`` (of
   several successors the first).

Likely subtags (`maximize`, `minimize`, `script`; UTS #35, Part 1, 4.3)

9. What is missing is looked up by language, script and region, then language and script, language
   and region, language. ``und`` takes part: ``und-TW`` is likely ``zh-Hant-TW``.

Falling back (`fallback`, `resolve`, `known`; UTS #35, Part 1, 4.1.3)

10. The chain is of language, script, region and variants; extensions stay with the tag.
11. A tag is completed with its likely script, unless that is the one of the language alone, which
    is never written: ``zh-TW`` is ``zh-Hant-TW``, ``en-Latn-AU`` is ``en-AU``, ``pa-Guru-PK``
    stays.
12. The next one is CLDR's explicit parent (``en-AU`` → ``en-001``, ``nb`` → ``no``), else the
    last variant or the region is cut off.
13. A language in a script that is not its likely one falls back on root alone, never on the
    language in another script: ``sr-Latn`` → root. (CLDR's rule nonlikelyScript. `hi-Latn`, which
    is mixed with English, has the explicit parent ``en-IN``.) ``und`` is never completed:
    ``und-TW`` → root.
14. CLDR *knows* a locale if one in its chain, root apart, is a language, or a language with a
    script, that CLDR has a locale for. For a known locale root may be right; for another one
    nobody has said so, and `resolve` raises.

Data: aliases, likely subtags, parents, default contents of CLDR 48.2.

Not handled: whether a subtag is registered (``xx-Abcd-QQ`` is well formed); which extended
languages a language has, beyond those that have any; the aliases of -u- and -t- keys and types
such as ``ms-imperial`` (they are in CLDR's bcp47 files); variants of ICU such as ``en-US-POSIX``;
the matching of a user's wishes with what is on offer (Part 1, 4.4); inheritance by region.
"""

from localeops.tags._canonical import canonicalize
from localeops.tags._inheritance import fallback, known, resolve
from localeops.tags._likely import maximize, minimize, script
from localeops.tags._syntax import Tag, parse

__all__ = [
    "Tag",
    "canonicalize",
    "fallback",
    "known",
    "maximize",
    "minimize",
    "parse",
    "resolve",
    "script",
]

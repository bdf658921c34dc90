"""Parent locales: where CLDR's inheritance is not cutting off the last subtag."""

from __future__ import annotations

from localeops._gen import cldr, ucd


def make() -> str:
    """Return the text of ``_tables/parent_locales.py``."""
    parents: dict[str, dict[str, str]] = {"main": {}}
    rules = set()
    for components, parent, children, rule in cldr.parent_locales():
        for component in components or ["main"]:
            found = parents.setdefault(component, {})
            for child in children:
                if child in found:
                    msg = f"{child} has two parents, {found[child]} and {parent}"
                    raise ValueError(msg)
                found[child] = parent
            if rule:
                rules.add((component, parent, rule))
    # The module applies this rule by itself; another one in a new edition must not pass in silence.
    if rules != {("main", "root", "nonlikelyScript")}:
        msg = f"the rules for parent locales have changed: {sorted(rules)}"
        raise ValueError(msg)
    return cldr.source(
        "parent_locales",
        ["supplementalData"],
        """Parent locales (UTS #35, Part 1, Parent Locales): component, locale, its parent there.

The component main also has the rule nonlikelyScript: a language in a script that is not its likely
one has the parent root. That covers the entries of main with root, and all that are not listed.
""",
        f"COMPONENTS = {tuple(sorted(parents, key=_main_first))!r}\n".replace("'", '"'),
        ucd.text_of_lines(
            "PARENTS",
            (
                f"{component} {child} {parent}"
                for component in sorted(parents, key=_main_first)
                for child, parent in sorted(parents[component].items())
            ),
        ),
    )


def _main_first(component: str) -> tuple[bool, str]:
    return component != "main", component

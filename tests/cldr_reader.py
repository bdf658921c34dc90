"""A second reader of the CLDR files, which shares nothing with the generators' one."""

import gzip
import re
from pathlib import Path

DATA = Path(__file__).parents[1] / "data" / "cldr-48.2"
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')


def text(name: str) -> str:
    """Return a file below ``data/cldr-48.2`` as text, without its comments."""
    raw = gzip.decompress((DATA / f"{name}.xml.gz").read_bytes()).decode()
    return re.sub(r"<!--.*?-->", "", raw, flags=re.DOTALL)


def elements(name: str, element: str) -> list[dict[str, str]]:
    """Return the attributes of every element of that name, in order."""
    found = re.findall(rf"<{element}\s([^>]*?)/?>", text(name))
    return [dict(_ATTRIBUTE.findall(attributes)) for attributes in found]


def likely_subtags() -> dict[str, str]:
    """Return what is given and what is likely, as tags."""
    rows = elements("supplemental/likelySubtags", "likelySubtag")
    return {tag(row["from"]): tag(row["to"]) for row in rows}


def aliases(kind: str) -> dict[str, str]:
    """Return the aliases of a kind, ``language`` or ``territory`` for instance, as tags."""
    rows = elements("supplemental/supplementalMetadata", f"{kind}Alias")
    return {tag(row["type"]): tag(row["replacement"]) for row in rows}


def default_content() -> list[str]:
    """Return the locales that have the content of their parents, as tags."""
    (row,) = elements("supplemental/supplementalMetadata", "defaultContent")
    return tag(row["locales"]).split()


def parents(component: str | None) -> dict[str, str]:
    """Return each locale's explicit parent for a component, or for the main one, as tags."""
    found: dict[str, str] = {}
    groups = re.findall(
        r"<parentLocales([^>]*)>(.*?)</parentLocales>",
        text("supplemental/supplementalData"),
        flags=re.DOTALL,
    )
    for attributes, body in groups:
        components = dict(_ATTRIBUTE.findall(attributes)).get("component", "").split()
        if (component in components) if component else not components:
            for parent in re.findall(r"<parentLocale\s([^>]*)/>", body):
                row = dict(_ATTRIBUTE.findall(parent))
                found |= {tag(child): tag(row["parent"]) for child in row["locales"].split()}
    return found


def tag(locale: str) -> str:
    """Return the tag for CLDR's name of a locale."""
    return locale.replace("_", "-")

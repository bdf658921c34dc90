"""Putting a tailoring's relations among the weights of the root collation.

A weight that a tailoring adds lies between a root weight and the next one. It is written as a pair:
the root weight that it follows, and its number among those that were put there; 0 is the root
weight itself. So a tailored element has a pair on each of three levels, a number on the fourth, and
a case (UTS #35, Part 5, "Orderings" to "Logical Reset Positions", and "Case Parameters").

Where new weights go is kept in a chain for each root primary weight: its links are weights of the
first to the fourth level, in their order. A link of some level stands for that weight with the
common weights of all weaker levels, unless links with weights below the common one follow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from localeops._gen.collation_root import COMMON, Element, Root
from localeops._gen.collation_rules import Relation, Reset, Rule, RuleError, Setting
from localeops.normalize import nfd

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_BELOW_COMMON = 0x0100  # stands for all weights below the common one that the root does not use
_SAME = 5  # a relation's strength if there is no difference


class Pair(NamedTuple):
    """A root weight, and the number of the tailored weight after it."""

    root: int
    number: int


class Tailored(NamedTuple):
    """A collation element of a tailoring."""

    primary: Pair
    secondary: Pair
    tertiary: Pair
    quaternary: int
    case: int

    @property
    def pairs(self) -> tuple[Pair, Pair, Pair]:
        """The first three weights."""
        return self.primary, self.secondary, self.tertiary


class _Link:
    """A weight in a chain; `weight` is None if it is tailored."""

    __slots__ = ("after", "before", "has_below", "level", "place", "weight")

    def __init__(self, level: int, weight: int | None) -> None:
        self.level = level
        self.weight = weight
        self.has_below: set[int] = set()  # levels on which weights below the common one follow
        self.place: Tailored | None = None
        self.before: _Link | None = None
        self.after: _Link | None = None

    @property
    def previous(self) -> _Link:
        """The link before this one; the first of a chain has none."""
        if self.before is None:
            raise RuleError("before the first weight there is none")
        return self.before

    @property
    def placed(self) -> Tailored:
        """The weights of the link, once it has some."""
        if self.place is None:
            raise RuleError("a weight is asked for before all rules are read")
        return self.place

    def followed_by(self, new: _Link) -> _Link:
        """Put a link after this one, and return it."""
        new.before, new.after = self, self.after
        if self.after is not None:
            self.after.before = new
        self.after = new
        return new

    def last_weaker(self, level: int) -> _Link:
        """Return the last of the links right after this one that are weaker than a level."""
        link = self
        while link.after is not None and link.after.level > level:
            link = link.after
        return link


class _At(NamedTuple):
    """An element that is still without weights: a link of a chain, the strength of the element."""

    chain: int
    link: _Link
    strength: int
    case: int


_Any = Element | _At


class Tailoring:
    """The root collation with the rules of one locale.

    Attributes:
        mappings: What the tailoring changes: the elements of each text by prefix and text.
        settings: The settings by name; the last of each counts.
        below: Ranks of primary weights with second or third weights below the common one.
    """

    def __init__(self, root: Root, rules: Iterable[Rule]) -> None:
        self._root = root
        self._chains: dict[int, _Link] = {}
        self._mappings: dict[tuple[str, str], list[_Any]] = {}
        self._longest: dict[str, int] = {}
        self._suppressed: set[str] = set()
        self.settings: dict[str, str] = {}
        self._contractions: dict[str, set[tuple[str, str]]] = {}
        for prefix, text in root.mappings:
            if prefix or len(text) > 1:
                self._contractions.setdefault(text[0], set()).add((prefix, text))
        at: list[_Any] = []
        for rule in rules:
            if isinstance(rule, Setting):
                self._set(rule)
            elif isinstance(rule, Reset):
                at = self._start(rule)
            else:
                at = self._relate(at, rule)
        self._number()
        self.mappings = {
            key: tuple(self._finished(element) for element in elements)
            for key, elements in self._mappings.items()
        }
        self.below = {
            level: {
                rank
                for rank, first in self._chains.items()
                if rank and any(level in link.has_below for link in _links(first))
            }
            for level in (2, 3)
        }

    @property
    def suppressed(self) -> set[str]:
        """The characters with which no contraction of the root begins."""
        return self._suppressed

    # -- Reading rules -----------------------------------------------------------------------------

    def _set(self, setting: Setting) -> None:
        if setting.name == "suppressContractions":
            self._suppressed |= set(nfd(_members(setting.value)))
        elif setting.name not in ("optimize", "normalization"):
            self.settings[setting.name] = setting.value

    def _start(self, reset: Reset) -> list[_Any]:
        if reset.text.startswith("[") and len(reset.text) > 1:
            elements = self._position(reset.text)
        else:
            elements = self._elements("", reset.text)
        if not reset.before:
            return elements
        elements = self._up_to(elements, reset.before)
        last = elements[-1]
        if _strength(last) > reset.before:
            raise RuleError(f"[before {reset.before}] of a weaker element: {reset.text}")
        chain, link = self._link(last, reset.before)
        while link.level > reset.before:
            link = link.previous
        if link.weight is None and link.level == reset.before:
            link = link.previous
        elif reset.before == 1:
            chain = self._primary_before(chain)
            link = self._chain(chain).last_weaker(1)
        else:
            link = self._before(chain, link, reset.before)
        return [*elements[:-1], _At(chain, link, _strength(last), 0)]

    def _position(self, name: str) -> list[_Any]:
        """Return the elements of a position such as ``[last regular]``."""
        root = self._root
        ignorable = [
            element
            for elements in root.mappings.values()
            for element in elements
            if not element.primary
        ]
        secondary = [element for element in ignorable if element.secondary]
        if name == "[last regular]":
            # By the definition of the root it is where the Han characters begin.
            return [Element(root.han - 1, COMMON, COMMON, 0)]
        if name == "[first primary ignorable]":
            return [min(secondary, key=lambda element: element[1:3])]
        if name == "[last primary ignorable]":
            return [max(secondary, key=lambda element: element[1:3])._replace(tertiary=COMMON)]
        if name == "[last secondary ignorable]":
            return [root.last_secondary_ignorable]
        if name == "[last tertiary ignorable]":
            return [Element(0, 0, 0, 0)]
        raise RuleError(f"unknown position: {name}")

    def _relate(self, at: list[_Any], relation: Relation) -> list[_Any]:
        if not at:
            raise RuleError(f"a relation without a reset: {relation}")
        if relation.strength != _SAME:
            at = self._up_to(at, relation.strength)
            last = at[-1]
            if _strength(last) > relation.strength and relation.strength == 1:
                raise RuleError(f"a primary difference after an ignorable: {relation}")
            chain, link = self._link(last, relation.strength)
            link = self._insert(link, relation.strength)
            strength = min(_strength(last), relation.strength)
            at = [*at[:-1], _At(chain, link, strength, 0)]
        at = self._with_case(at, relation.text)
        extension = self._elements("", relation.extension) if relation.extension else []
        key = (relation.prefix, relation.text)
        self._mappings[key] = [*at, *extension]
        if relation.prefix or len(relation.text) > 1:
            self._contractions.setdefault(relation.text[0], set()).add(key)
        return at

    # -- Elements of a text ------------------------------------------------------------------------

    def _elements(self, prefix: str, text: str) -> list[_Any]:
        """Return the elements of a text by what is known so far."""
        result: list[_Any] = []
        place = 0
        while place < len(text):
            key = self._longest_match(prefix + text, len(prefix) + place)
            found: Sequence[_Any] | None = self._mappings.get(key) or self._root.mappings.get(key)
            if found is None:
                found = self._root.elements_of_code(ord(text[place]))
            result += found
            place += len(key[1])
        return result

    def _longest_match(self, text: str, place: int) -> tuple[str, str]:
        first = text[place]
        best = ("", first)
        for prefix, candidate in self._contractions.get(first, ()):
            key = (prefix, candidate)
            if first in self._suppressed and key not in self._mappings:
                continue
            if text.startswith(candidate, place) and text[:place].endswith(prefix):
                best = max(best, key, key=lambda one: (len(one[0]), len(one[1])))
        return best

    def _with_case(self, elements: list[_Any], text: str) -> list[_Any]:
        """Return tailored elements with the case of the text, shared out to the primary ones."""
        wanted = sum(1 for element in elements if _strength(element) == 1)
        given = [
            element.case
            for character in text
            for element in self._root.elements_of_code(ord(character))
            if element.primary
        ]
        cases = given[: wanted - 1] if wanted else []
        rest = given[wanted - 1 :] if wanted else []
        if wanted:
            cases += [rest[0] if len(set(rest)) == 1 else 1] if rest else []
            cases += [0] * (wanted - len(cases))
        result: list[_Any] = []
        left = iter(cases)
        for element in elements:
            strength = _strength(element)
            case = next(left) if strength == 1 else 2 if strength == 3 else 0  # noqa: PLR2004
            result.append(element._replace(case=case))
        return result

    # -- Chains ------------------------------------------------------------------------------------

    def _chain(self, primary: int) -> _Link:
        """Return the first link of a chain, which is made if it is not there."""
        if primary not in self._chains:
            self._chains[primary] = _Link(1 if primary else 0, primary)
        return self._chains[primary]

    def _up_to(self, elements: list[_Any], strength: int) -> list[_Any]:
        """Return the elements up to the last that is at least as strong as a difference."""
        for end in range(len(elements), 0, -1):
            if _strength(elements[end - 1]) <= strength:
                return elements[:end]
        return [Element(0, 0, 0, 0)]

    def _link(self, element: _Any, strength: int) -> tuple[int, _Link]:
        """Return the chain and the link of an element, as far as a strength looks at it."""
        if isinstance(element, _At):
            return element.chain, element.link
        if self._root.unassigned <= element.primary < self._root.trailing:
            raise RuleError("a tailoring after a code point that is not assigned")
        link = self._chain(element.primary)
        if strength >= 2:  # noqa: PLR2004
            link = self._weaker(link, element.secondary, 2)
        if strength >= 3:  # noqa: PLR2004
            link = self._weaker(link, element.tertiary, 3)
        return element.primary, link

    def _common(self, link: _Link, level: int) -> _Link:
        """Return the link of a level's common weight for a stronger link."""
        if link.level >= level or level not in link.has_below:
            return link
        return next(one for one in _links(link) if one.level == level and one.weight == COMMON)

    def _weaker(self, link: _Link, weight: int, level: int) -> _Link:
        """Return the link of a root weight of a weaker level, which is made if it is not there."""
        if weight == COMMON:
            return self._common(link, level)
        if 0 < weight < COMMON and level not in link.has_below:
            common = _Link(level, COMMON)
            if level == 2:  # noqa: PLR2004
                common.has_below = link.has_below & {3}
                link.has_below -= {3}
            link.has_below |= {level}
            made = link.followed_by(_Link(level, weight))
            made.followed_by(common)
            return made
        last = link
        while (other := last.after) is not None and other.level >= level:
            if other.level == level and other.weight is not None:
                if other.weight == weight:
                    return other
                if other.weight > weight:
                    break
            last = other
        return last.followed_by(_Link(level, weight))

    def _before(self, chain: int, link: _Link, level: int) -> _Link:
        """Return the link after which what comes right before a root weight is put."""
        for stronger in range(2, level + 1):
            link = self._common(link, stronger)
        if link.level != level:
            # The weight of this level is the common one, which has no link.
            return self._weaker(link, self._weight_before(chain, link, COMMON, level), level)
        if not link.weight:
            raise RuleError("before an ignorable weight there is none")
        wanted = self._weight_before(chain, link, link.weight, level)
        other = link.previous
        while other.level > level or (other.level == level and other.weight is None):
            other = other.previous
        if (other.weight if other.level == level else COMMON) == wanted:
            return link.previous
        return link.previous.followed_by(_Link(level, wanted))

    def _weight_before(self, chain: int, link: _Link, weight: int, level: int) -> int:
        """Return the root weight right before another one, under the same stronger weights."""
        secondary = COMMON if chain else 0
        stronger: _Link | None = link
        while stronger is not None and stronger.level > 1:
            if stronger.level == 2:  # noqa: PLR2004
                if stronger.weight is None:
                    raise RuleError("before a weight after a tailored secondary one")
                secondary = stronger.weight
                break
            stronger = stronger.before
        used = {
            element.secondary if level == 2 else element.tertiary  # noqa: PLR2004
            for elements in self._root.mappings.values()
            for element in elements
            if element.primary == chain and (level == 2 or element.secondary == secondary)  # noqa: PLR2004
        }
        return max([one for one in used if 0 < one < weight], default=_BELOW_COMMON)

    def _primary_before(self, primary: int) -> int:
        if primary <= 1:
            raise RuleError("before the first primary weight there is none")
        return primary - 1

    def _insert(self, link: _Link, strength: int) -> _Link:
        """Put a new weight after a link and all that is weaker than it, and return it."""
        for level in (2, 3):
            if strength >= level:
                link = self._common(link, level)
        return link.last_weaker(strength).followed_by(_Link(strength, None))

    # -- Weights -----------------------------------------------------------------------------------

    def _number(self) -> None:
        """Give each link its weights."""
        for primary, first in self._chains.items():
            weights = [Pair(primary, 0), Pair(COMMON, 0), Pair(COMMON, 0)]
            if not primary:
                weights[1] = weights[2] = Pair(0, 0)
            quaternary = 0
            for link in _links(first):
                level = link.level
                if level in (1, 2, 3):
                    old = weights[level - 1]
                    weights[level - 1] = (
                        Pair(old.root, old.number + 1)
                        if link.weight is None
                        else Pair(link.weight, 0)
                    )
                    weights[level:] = [Pair(COMMON, 0)] * (3 - level)
                    quaternary = 0
                elif level == 4:  # noqa: PLR2004
                    quaternary += 1
                link.place = Tailored(weights[0], weights[1], weights[2], quaternary, 0)

    def _finished(self, element: _Any) -> Tailored:
        if isinstance(element, _At):
            return element.link.placed._replace(case=element.case)
        return Tailored(
            Pair(element.primary, 0),
            Pair(element.secondary, 0),
            Pair(element.tertiary, 0),
            0,
            element.case,
        )


def _links(link: _Link | None) -> Iterator[_Link]:
    """Yield a link and those after it."""
    while link is not None:
        yield link
        link = link.after


def _strength(element: _Any) -> int:
    """Return the strongest level on which an element has a weight; 5 if it has none."""
    if isinstance(element, _At):
        return element.strength
    weights = (element.primary, element.secondary, element.tertiary)
    return next((level for level, weight in enumerate(weights, 1) if weight), 5)


def _members(pattern: str) -> str:
    """Return the characters of a plain UnicodeSet pattern: characters and ranges."""
    inner = pattern.removeprefix("[").removesuffix("]").replace(" ", "")
    result: list[str] = []
    characters = iter(inner.encode().decode("unicode_escape") if "\\" in inner else inner)
    for character in characters:
        if character == "-":
            last = next(characters)
            result += map(chr, range(ord(result[-1]) + 1, ord(last) + 1))
        else:
            result.append(character)
    return "".join(result)

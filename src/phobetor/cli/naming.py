"""Things by their names: what somebody may mean who writes a name, or its beginning, in their own language."""

from __future__ import annotations

import re
from functools import lru_cache

from phobetor.book.text import Speaker

Thing = tuple[str, int]
NUMBERED = ("card", "curse")
"""Kinds of which a bare number is a name."""
NAME_ENDS = re.compile(r": | [(\[]| – ")
ALIKE = str.maketrans({"ё": "е", "’": "'", "‘": "'", "–": "-"})


def folded(text: str) -> str:
    """Without what people do not type: capitals, the dots of ё, curly apostrophes."""
    return " ".join(text.casefold().translate(ALIKE).split())


def name_of(say: Speaker, kind: str, value: int) -> str:
    """The name without what follows it: values, parts, effects."""
    return NAME_ENDS.split(str(say.name(kind, value)))[0]


def found(say: Speaker, what: str) -> list[Thing]:
    """What is called so; else what begins so; else what has words that begin so. Copies are one thing."""
    wanted = folded(what)
    kind, _, rest = wanted.partition(" ")
    if rest and kind in {kind for kind, _ in say.title.things()}:
        hits = best(say, rest, kind)
        if hits:
            return hits
    return best(say, wanted, "") if wanted else []


def best(say: Speaker, wanted: str, kind: str) -> list[Thing]:
    ranked: list[list[Thing]] = [[], [], []]
    for thing, names in named_things(say.title.name, say.language, say):
        rank = min(rank_of(wanted, name) for name in names)
        if rank < len(ranked) and kind in ("", thing[0]):
            ranked[rank].append(thing)
    return one_each(say, next((hits for hits in ranked if hits), []))


def rank_of(wanted: str, name: str) -> int:
    """0: called so, at least with the first words; 1: begins so; 2: some of its words begin so; 3: none of these."""
    if name.startswith(wanted):
        return 0 if not name[len(wanted) :][:1].isalnum() else 1
    words = re.findall(r"[\w']+", name)
    return 2 if all(any(word.startswith(part) for word in words) for part in wanted.split()) else 3


@lru_cache(maxsize=16)
def named_things(game: str, language: str, say: Speaker) -> list[tuple[Thing, list[str]]]:
    """Every thing with its names, folded: as it is called, and as it is written."""
    things = []
    for kind, value in say.title.things():
        names = [folded(name_of(say, kind, value)), folded(str(say.name(kind, value)))]
        written = say.title.write(kind, value, say.settings)
        if not written.isdigit() or kind in NUMBERED:
            names.append(folded(written))
        things.append(((kind, value), names))
    return things


def one_each(say: Speaker, things: list[Thing]) -> list[Thing]:
    """Cards that are called alike or do the same are one thing; a name goes before those that only begin with it."""
    by_name: dict[str, Thing] = {}
    for thing in things:
        by_name.setdefault(folded(name_of(say, *thing)), thing)
    shortest = min(by_name, key=len, default="")
    if shortest and all(name.startswith(f"{shortest} ") or name == shortest for name in by_name):
        return [by_name[shortest]]
    by_effect = {
        say.title.describe(f"{kind}-about", value, say) or name: (kind, value)
        for name, (kind, value) in reversed(by_name.items())
    }
    return list(reversed(by_effect.values()))

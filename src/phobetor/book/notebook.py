"""What a seat knows and what follows from it: the detective's page and the aid to memory.

A game fills it from the seat's view and from what the seat saw happen (`words/notebook.py`). It concludes only what
follows; whoever shows it works out nothing. Nothing here tells more than a perfect memory would.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from phobetor.kernel.words import NOBODY

if TYPE_CHECKING:
    from phobetor.book.text import Speaker


# === What is known ====================================================================================
class Certainty(Struct, omit_defaults=True):
    """Something that is certain."""

    label: str
    text: str
    only: bool = False
    """Whether nobody else was shown it."""
    tone: Literal["", "good", "bad"] = ""


class Maybe(Struct, omit_defaults=True):
    """One thing that somebody or something could be."""

    id: str
    """By which marks are kept."""
    text: str
    state: Literal["open", "sure", "out"] = "open"
    why: str = ""
    """Why it is certain or impossible."""
    only: bool = False
    """Whether that follows only from what nobody else was shown."""
    about: str = ""
    """What it would mean."""


class Riddle(Struct, omit_defaults=True):
    """What is not public of somebody or something, and all that it could be."""

    title: str
    options: list[Maybe]
    odds: tuple[int, int] = (0, 0)
    """In how many of how many equally likely deals the worst is true; nothing where that is not asked."""
    worst: str = ""
    """What those odds are about."""


class Leaf(Struct, omit_defaults=True):
    """What is known of a seat, or of a thing that is nobody's."""

    title: str = ""
    seat: int = NOBODY
    facts: list[Certainty] = []
    questions: list[Riddle] = []
    cards: list[int] = []
    """Cards of a hand that are known, then 0 for each that is not."""
    hand: str = ""
    """The same in words."""


class Hearsay(Struct, omit_defaults=True):
    """What somebody said, beside what this seat knows of it."""

    when: str
    seat: int
    text: str
    verdict: Literal["open", "true", "false"] = "open"
    why: str = ""
    only: bool = False


class Sight(Struct, omit_defaults=True):
    """Who looked at what, and what this seat saw."""

    when: str
    text: str
    only: bool = False


class Count(Struct, omit_defaults=True):
    """How many there are of a kind of thing."""

    text: str
    parts: list[int]
    """By the columns of the tally; the last one is what is still hidden."""
    tint: int = -1
    """The number of its colour, as the board of the game has it."""


class Tally(Struct, omit_defaults=True):
    title: str
    columns: list[str]
    counts: list[Count]
    note: str = ""


class Notebook(Struct, omit_defaults=True):
    pages: list[Leaf] = []
    claims: list[Hearsay] = []
    sights: list[Sight] = []
    tallies: list[Tally] = []
    follows: list[Certainty] = []
    """What follows and stands in no single place."""


# === What follows =====================================================================================
def fitting(places: Sequence[Collection[int]]) -> list[set[int]]:
    """What each place can hold when every thing exists once: whatever stands there in some way to fill them all."""
    holder: dict[int, int] = {}
    if not all(fill(place, places, holder, set()) for place in range(len(places))):
        return [set() for _ in places]
    return [
        {thing for thing in places[place] if can_move(place, thing, places, holder)} for place in range(len(places))
    ]


def fill(place: int, places: Sequence[Collection[int]], holder: dict[int, int], tried: set[int]) -> bool:
    """Give the place a thing, and whoever had it another one."""
    for thing in sorted(places[place]):
        if thing not in tried:
            tried.add(thing)
            if thing not in holder or fill(holder[thing], places, holder, tried):
                holder[thing] = place
                return True
    return False


def can_move(place: int, thing: int, places: Sequence[Collection[int]], holder: dict[int, int]) -> bool:
    """Whether the place can have this thing: then whoever has it now must find another, perhaps that of the place."""
    other = holder.get(thing)
    if other is None or other == place:
        return True
    trial = {held: owner for held, owner in holder.items() if owner != place}
    trial[thing] = place
    return fill(other, places, trial, {thing})


def counted(cards: Collection[int], kinds: Sequence[int], many: int) -> list[int]:
    """How many of the cards are of each kind; `kinds` is card -> kind."""
    found = [0] * many
    for card in cards:
        found[kinds[card]] += 1
    return found


# === As text ==========================================================================================


def lines(book: Notebook, say: Speaker) -> Iterator[str]:
    """The whole notebook, for a terminal."""
    for page in book.pages:
        yield from page_lines(page, say)
    yield from (f"{fact.label}: {marked(fact.text, fact.only, say)}" for fact in book.follows)
    if book.claims:
        yield say.say("notebook-claims")
        yield from (f"  {claim_line(claim, say)}" for claim in book.claims)
    if book.sights:
        yield say.say("notebook-sights")
        yield from (f"  {sight.when}: {marked(sight.text, sight.only, say)}" for sight in book.sights)
    for tally in book.tallies:
        yield from tally_lines(tally)


def page_lines(page: Leaf, say: Speaker) -> Iterator[str]:
    yield page.title or say.player(page.seat)
    if page.hand:
        yield f"  {page.hand}"
    for fact in page.facts:
        yield f"  {fact.label}: {marked(fact.text, fact.only, say)}"
    for question in page.questions:
        yield f"  {question.title}: {', '.join(maybe.text for maybe in question.options if maybe.state != 'out')}"
        if question.worst:
            yield f"    {question.worst}"


def claim_line(claim: Hearsay, say: Speaker) -> str:
    verdict = say.say(f"notebook-verdict-{claim.verdict}")
    why = f" ({marked(claim.why, claim.only, say)})" if claim.why else ""
    return f"{claim.when}: {say.player(claim.seat)}: {claim.text} – {verdict}{why}"


def tally_lines(tally: Tally) -> Iterator[str]:
    yield tally.title + (f" ({tally.note})" if tally.note else "")
    for count in tally.counts:
        parts = ", ".join(f"{column} {part}" for column, part in zip(tally.columns, count.parts, strict=True))
        yield f"  {count.text}: {parts}"


def marked(text: str, only: bool, say: Speaker) -> str:
    return f"{text} [{say.say('notebook-only')}]" if only else text

"""What a search would do in a seat's place, and why: for whoever asks for a hint.

Everything comes from the view of the seat, chance included: where the seat sees the same, it is told the same.
"""

from __future__ import annotations

import hashlib
import math

import msgspec

from phobetor.book.title import BadInput, Title
from phobetor.bots.search import COMPARED, Effort, Node, Search
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option

GAMES = 3000
"""Imagined games of a hint: two thirds look for the best option, the others compare the best few in the same worlds."""
SURE = 1.96
"""Standard errors of an interval of 95 %."""
LONGEST_COURSE = 6
OFTEN = 0.5
"""A step of the course could be taken in at least so many of the games: the cards that others hold are only guessed."""
LIKELY = 0.3
"""A step was tried in at least so many of the games in which its place was reached."""
FEWEST = 20
"""Games in which a place was reached before it says anything."""


class Choice(msgspec.Struct):
    """One option: the chance of victory it leads to, and half the width of its interval."""

    option: int
    chance: float
    spread: float


class Coming(msgspec.Struct):
    """A step that probably follows: who answers how, and in which share of the games that was possible."""

    seat: int
    option: int
    possible: float


class Advice(msgspec.Struct):
    """The advised option first, then the others by their chances."""

    choices: list[Choice]
    course: list[Coming]
    games: int


def advise(title: Title, view: View, games: int = GAMES) -> Advice:
    """What a search finds in so many imagined games."""
    if title.mind is None:
        raise BadInput(f"Nobody can give hints in {title.name}.")
    mind, chance = title.mind(), Chance(f"hint {hashlib.blake2b(view.to_json().encode()).hexdigest()}")
    usual = mind.effort(mind.imagine(view, chance).players())
    search = Search(mind, usual)
    search.run(view, games - games // 3, chance)
    search.effort = Effort(max(int(usual.depth), LONGEST_COURSE), usual.turns, usual.curiosity, usual.warmth)
    best = search.ranked()[0]
    search.compare(view, max(2, games // 3 // COMPARED), chance)
    chosen = choice(search, best.option)
    others = [choice(search, option) for option in search.samples if option != best.option]
    others.sort(key=lambda other: (-other.chance, other.option))
    return Advice([chosen, *others], course(best), int(search.root.visits))


def choice(search: Search, option: Option) -> Choice:
    """From the worlds in which it was compared: the search itself likes what was lucky."""
    found = search.samples[option]
    mean = sum(found) / len(found)
    variance = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
    return Choice(int(option), round(mean, 4), round(SURE * math.sqrt(variance / len(found)), 4))


def course(node: Node) -> list[Coming]:
    """The answers that were tried most after it, as far as they could usually be given."""
    found: list[Coming] = []
    while len(found) < LONGEST_COURSE and node.visits >= FEWEST and node.children:
        visits = int(node.visits)
        node = max(node.children.values(), key=lambda child: (child.visits, -child.option))
        share = int(node.possible) / visits
        if share < OFTEN or int(node.visits) < LIKELY * visits:
            break
        found.append(Coming(int(node.mover), int(node.option), round(min(1.0, share), 3)))
    return found


def may_ask(title: Title, alone: bool, allowed: bool) -> bool:
    """Whether somebody may ask for hints: alone with bots always, among people where the table allows it."""
    return title.mind is not None and (alone or allowed)


def points(advice: Advice, place: int) -> int:
    """Hundredths of a victory that a choice gives up; nothing where it is as good as the advised one."""
    return max(0, round(100 * advice.choices[0].chance) - round(100 * advice.choices[place].chance))


def advised_rules(title: Title, asking: list[str], option: Option) -> tuple[str, ...]:
    """The ids of the rules behind a question and one answer to it, each once."""
    verb = title.verb(option)
    return tuple(dict.fromkeys([*asking, *(title.rules_of("verb", verb.code) if verb is not None else [])]))

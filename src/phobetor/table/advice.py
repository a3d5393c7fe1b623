"""What a strong bot would do in a seat's place, and why: for whoever asks for a hint.

Where a game has a mind, a search chooses. Deranged and Nemesis have a planner instead: it chooses, says what its plan
is, and plays imagined games to their end, so that the chances of a few options can be compared.

Everything comes from the view of the seat, chance included: where the seat sees the same, it is told the same.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence

import msgspec

from phobetor.book.title import BadInput, Title
from phobetor.bots.judging import LUCK, Played, new_notes
from phobetor.bots.planning import Planner
from phobetor.bots.search import COMPARED, Effort, Mind, Node, Search
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
DECISIONS = 2
"""A planner makes so many decisions for each of the GAMES, whatever the number of games that they come to."""
PLAYED = 3
"""Options that are compared in games played to their end."""
MOST_WORLDS = 200
FEWEST_PLAYED = 4
"""The same as FEWEST, of such games: there are few of them."""
OPPONENT = "greedy"


class Choice(msgspec.Struct):
    """One option: the chance of victory it leads to, and half the width of its interval."""

    option: int
    chance: float
    spread: float
    is_told_apart: bool = True
    """Whether the games say more than luck does about how it compares with the advised one."""


class Why(msgspec.Struct):
    """A message that says how the advised option serves the plan, and its arguments."""

    text: str
    args: dict[str, int]


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
    why: list[Why] = []
    worlds: int = 0
    """In how many worlds each choice was played to its end; 0 where a search values games before that."""
    objective: Choice | None = None
    """The advised option once more, with its chance of more than survival."""


def advise(title: Title, view: View, games: int = GAMES) -> Advice:
    """What a search finds in so many imagined games, or a planner with about as much work."""
    chance = Chance(f"hint {hashlib.blake2b(view.to_json().encode()).hexdigest()}")
    if title.mind is not None:
        return advised_by_search(title.mind(), view, games, chance)
    if title.planner is not None:
        return advised_by_planner(title, title.planner(), view, DECISIONS * games, chance)
    raise BadInput(f"Nobody can give hints in {title.name}.")


# === By searching ===================================================================================
def advised_by_search(mind: Mind, view: View, games: int, chance: Chance) -> Advice:
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


def course(node: Node, longest: float = LONGEST_COURSE, fewest: int = FEWEST) -> list[Coming]:
    """The answers that were tried most after it, as far as they could usually be given."""
    found: list[Coming] = []
    while len(found) < longest and node.visits >= fewest and node.children:
        visits = int(node.visits)
        node = max(node.children.values(), key=lambda child: (child.visits, -child.option))
        share = int(node.possible) / visits
        if share < OFTEN or int(node.visits) < LIKELY * visits:
            break
        found.append(Coming(int(node.mover), int(node.option), round(min(1.0, share), 3)))
    return found


# === By playing on ==================================================================================
def advised_by_planner(title: Title, planner: Planner, view: View, decisions: int, chance: Chance) -> Advice:
    """The planner's choice; but if the games clearly prefer another option, that one."""
    chosen = planner.choose(view, list(view.options), chance)
    tried = rivals(planner, view, chosen)
    judge = Played(title.imagine, title.view, title.scores, planner, title.bot(OPPONENT))
    judge.passing = list(title.passing)
    scores, notes = played(judge, view, tried, decisions, chance)
    best = max(range(len(tried)), key=lambda place: (lead(scores[place], scores[0]), -place))
    others = sorted(set(range(len(tried))) - {best}, key=lambda place: (-count(scores[place]), place))
    choices = [
        Choice(int(tried[place]), *share(scores[place]), lead(scores[best], scores[place]) > 0)
        for place in (best, *others)
    ]
    return Advice(
        choices,
        shortened(title, course(notes[best], math.inf, FEWEST_PLAYED))[:LONGEST_COURSE],
        len(tried) * len(scores[0]),
        [Why(reason.text, dict(reason.args)) for reason in planner.reasons(view, tried[best])],
        len(scores[0]),
        Choice(int(tried[best]), *share(scores[best], 2)) if title.goal == "survive" else None,
    )


def rivals(planner: Planner, view: View, chosen: Option) -> list[Option]:
    """What the planner chose, and what it values most besides."""
    worths = dict(zip(view.options, planner.worths(view, list(view.options)), strict=True))
    others = sorted((option for option in worths if option != chosen), key=lambda option: (-worths[option], option))
    return [chosen, *others[: PLAYED - 1]]


def played(
    judge: Played, view: View, options: Sequence[Option], decisions: int, chance: Chance
) -> tuple[list[list[int]], list[Node]]:
    """Each option's score in each world, and what followed on it: all in the same worlds with the same luck, until so
    many decisions were made."""
    scores: list[list[int]] = [[] for _ in options]
    notes = [new_notes() for _ in options]
    while not scores[0] or (judge.decisions < decisions and len(scores[0]) < MOST_WORLDS):
        seed = chance.below(LUCK)
        for place, option in enumerate(options):
            judge.notes = notes[place]
            scores[place].append(judge.score(view, option, Chance(seed)))
    return scores, notes


def count(scores: Sequence[int], least: int = 1) -> int:
    return sum(score >= least for score in scores)


def share(scores: Sequence[int], least: int = 1) -> tuple[float, float]:
    """Of the games with at least that score: the middle of Wilson's interval, 95 %, and half its width. Unlike the
    plain share it is honest about few games: nothing is certain because it happened four times."""
    games, square = len(scores), SURE**2
    share = count(scores, least) / games
    half = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return round((share + square / (2 * games)) / (1 + square / games), 4), round(half, 4)


def lead(first: Sequence[int], second: Sequence[int]) -> int:
    """In how many more worlds the first did well; 0 where that may be luck (McNemar's test, 95 %)."""
    pairs = [(one > 0) - (other > 0) for one, other in zip(first, second, strict=True)]
    differing = sum(pair != 0 for pair in pairs)
    return sum(pairs) if sum(pairs) ** 2 > SURE**2 * differing else 0


def shortened(title: Title, steps: Sequence[Coming]) -> list[Coming]:
    """Of several answers of one kind in a row, such as steps through the town, only the last counts."""
    kinds = [(step.seat, title.verb(step.option)) for step in steps] + [None]
    return [step for place, step in enumerate(steps) if kinds[place] != kinds[place + 1]]


# === Telling ========================================================================================
def may_ask(title: Title, alone: bool, allowed: bool) -> bool:
    """Whether somebody may ask for hints: alone with bots always, among people where the table allows it."""
    return (title.mind is not None or title.planner is not None) and (alone or allowed)


def points(advice: Advice, place: int) -> int:
    """Hundredths of a victory that a choice gives up; nothing where it is as good as the advised one, or may be."""
    if not advice.choices[place].is_told_apart:
        return 0
    return max(0, round(100 * advice.choices[0].chance) - round(100 * advice.choices[place].chance))


def advised_rules(title: Title, asking: list[str], option: Option) -> tuple[str, ...]:
    """The ids of the rules behind a question and one answer to it, each once."""
    verb = title.verb(option)
    return tuple(dict.fromkeys([*asking, *(title.rules_of("verb", verb.code) if verb is not None else [])]))

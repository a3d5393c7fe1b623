"""A finished game, looked at again: who was likely to win when, and where one seat gave most away.

Only games that have ended are analysed. Each choice is judged by what its player could know then: everything is
imagined from the view of the seat, and the chances over time from the view of an onlooker. Where a game has a mind, a
search judges every choice. Deranged and Nemesis have none: there bots play imagined games to their end, and only the
last decisions of a seat are judged, because before them luck decides more than any single choice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from phobetor.book.title import BadInput, Title
from phobetor.bots.judging import Judge, Played, Searched, lead_of, mean_of, spread_of
from phobetor.bots.search import Search
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player
from phobetor.records.record import Record, replay
from phobetor.table.advice import Coming, course

BUDGET = 100
"""Iterations of the first look at each choice; everything else follows from it."""
MOMENTS = 40
"""At most so many points in time of a game that a mind values, and fewer of one that must be played to its end."""
MOMENTS_PLAYED = 10
LAST = 24
"""How many of a seat's last decisions are judged where games must be played to their end."""
DOUBTED = 6
"""Choices that are looked at longer."""
MISTAKES = 3
ALIKE = 0.02
"""Who gives up less chose as well as the search."""
ADVISER, STAND_IN = "nightmare", "greedy"


class Standing(msgspec.Struct):
    """Each seat's chance after so many choices."""

    choice: int
    chances: list[float]


class Mistake(msgspec.Struct):
    """A choice that gave something away, and what was better."""

    choice: int
    """After how many choices of the game it was made."""
    option: int
    better: int
    chance: float
    spread: float
    better_chance: float
    better_spread: float
    lost: float
    """How much was given away in the same imagined games, and half the width of its interval."""
    lost_spread: float
    course: list[Coming]


class Analysis(msgspec.Struct):
    seat: int
    judged: int
    """Decisions of the seat that were judged."""
    alike: int
    """In how many of them the seat chose as well as the search, or as the strongest bot."""
    standings: list[Standing]
    mistakes: list[Mistake]
    """The largest first, three at most; none of which the interval does not say that it was one."""


class Decided(msgspec.Struct):
    """A decision of the seat: what it saw and what it chose."""

    choice: int
    view: View
    option: int


# === The game again =================================================================================
def analyse(record: Record, seat: Player, budget: int = BUDGET) -> Analysis:
    """Raises BadInput for a game that goes on."""
    if record.outcome is None:
        raise BadInput("Only a game that has ended can be analysed.")
    title = record.title()
    decided, moments = watched(record, seat)
    standings = [Standing(choice, chances(title, view, budget)) for choice, view in some(moments, most_moments(title))]
    judge = judged_by_search if title.mind is not None else judged_by_playing
    doubted, count, alike = judge(title, decided, budget)
    mistakes = [looked_at(title, one, better, budget) for one, better in doubted]
    found = sorted((one for one in mistakes if one.lost > one.lost_spread), key=lambda one: (-one.lost, one.choice))
    return Analysis(seat, count, alike, standings, found[:MISTAKES])


def most_moments(title: Title) -> int:
    return MOMENTS if title.mind is not None else MOMENTS_PLAYED


def watched(record: Record, seat: Player) -> tuple[list[Decided], list[tuple[int, View]]]:
    """The decisions of the seat, and every moment as an onlooker sees it."""
    title = record.title()
    decided: list[Decided] = []
    moments: list[tuple[int, View]] = []

    def watch(number: int, player: Player, option: Option, game: Game) -> None:
        moments.append((number - 1, title.view(game, NOBODY)))
        if player == seat and len(title.view(game, seat).options) > 1:
            decided.append(Decided(number - 1, title.view(game, seat), int(option)))

    replay(record, watch)
    return decided, moments


def some(moments: Sequence[tuple[int, View]], most: int) -> list[tuple[int, View]]:
    """Evenly over the whole game."""
    if len(moments) <= most:
        return list(moments)
    return [moments[place * (len(moments) - 1) // (most - 1)] for place in range(most)]


def luck_of(view: View, what: str) -> Chance:
    """Everything comes from the view, chance included."""
    return Chance(f"{what} {hashlib.blake2b(view.to_json().encode()).hexdigest()}")


# === Chances over time ==============================================================================
def chances(title: Title, view: View, budget: int) -> list[float]:
    """Each seat's share of what is won in games that go on from what an onlooker sees."""
    luck = luck_of(view, "standing")
    ends = valued if title.mind is not None else played_out
    found = [ends(title, view, luck) for _ in range(max(4, budget // 8))]
    return [round(sum(values) / len(found), 3) for values in zip(*found, strict=True)]


def valued(title: Title, view: View, luck: Chance) -> list[float]:
    assert title.mind is not None
    mind = title.mind()
    game = mind.imagine(view, luck)
    return Search(mind, mind.effort(game.players())).played_on(game, luck)


def played_out(title: Title, view: View, luck: Chance) -> list[float]:
    game = title.imagine(view, luck)
    stand_in(title).play_on(game, NOBODY, luck)
    return [float(score > 0) for score in title.scores(game)]


def stand_in(title: Title) -> Played:
    bot = title.bot(STAND_IN)
    return Played(title.imagine, title.view, title.scores, bot, bot)


# === Choices ========================================================================================
Doubted = list[tuple[Decided, Option]]
Judging = Callable[[Title, list[Decided], int], tuple[Doubted, int, int]]


def judged_by_search(title: Title, decided: list[Decided], budget: int) -> tuple[Doubted, int, int]:
    """The choices that seem to have given most away, with what was better; how many were judged; how many were good."""
    found: list[tuple[float, Decided, Option]] = []
    alike = 0
    for one in decided:
        search = searched(title, one.view, budget)
        best, chosen = search.ranked()[0], search.root.children[one.option]
        lost = best.mean() - chosen.mean() if chosen.visits else best.mean()
        if best.option == one.option or lost < ALIKE:
            alike += 1
        else:
            found.append((lost, one, best.option))
    found.sort(key=lambda entry: (-entry[0], entry[1].choice))
    return [(one, better) for _, one, better in found[:DOUBTED]], len(decided), alike


def judged_by_playing(title: Title, decided: list[Decided], budget: int) -> tuple[Doubted, int, int]:
    """Where the strongest bot would have chosen otherwise, and did better in a few games that were played on."""
    found: list[tuple[float, Decided, Option]] = []
    alike = 0
    for one in decided[-LAST:]:
        better = title.bot(ADVISER).choose(one.view, list(one.view.options), luck_of(one.view, "advice"))
        if better == one.option:
            alike += 1
            continue
        first, second = stand_in(title).compare(
            one.view, [better, one.option], max(2, budget // 25), luck_of(one.view, "glance")
        )
        if lead_of(first, second)[0] > 0:
            found.append((lead_of(first, second)[0], one, better))
    found.sort(key=lambda entry: (-entry[0], entry[1].choice))
    return [(one, better) for _, one, better in found[:DOUBTED]], len(decided[-LAST:]), alike


def searched(title: Title, view: View, iterations: int) -> Search:
    assert title.mind is not None
    mind, luck = title.mind(), luck_of(view, f"analysis {iterations}")
    search = Search(mind, mind.effort(mind.imagine(view, luck).players()))
    search.run(view, iterations, luck)
    return search


def looked_at(title: Title, one: Decided, better: Option, budget: int) -> Mistake:
    """Both in the same worlds; a longer search may know something better still."""
    judge, expected = judge_of(title, one, budget)
    if isinstance(judge, Searched):
        ranked = [node.option for node in judge.search.ranked() if node.option != one.option]
        better = ranked[0]
        expected = course(judge.search.root.children[better])
    first, second = judge.compare(one.view, [better, one.option], max(8, budget // 2), luck_of(one.view, "compared"))
    lost, spread = lead_of(first, second)
    return Mistake(
        one.choice, one.option, int(better), round(mean_of(second), 3), round(spread_of(second), 3),
        round(mean_of(first), 3), round(spread_of(first), 3), round(lost, 3), round(spread, 3), expected,
    )  # fmt: skip


def judge_of(title: Title, one: Decided, budget: int) -> tuple[Judge, list[Coming]]:
    return (Searched(searched(title, one.view, 5 * budget)) if title.mind is not None else stand_in(title)), []

"""The detective's page of Nemesis says what enumeration finds, no more and no less."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from phobetor.book.notebook import Notebook
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.games.nemesis.rules.box import COURSES, INFECTED_CARDS, SET_1, SET_2
from phobetor.games.nemesis.rules.goals import goals_of
from phobetor.games.nemesis.rules.names import CLEAN, CORPORATE, OBJECTIVES, PERSONAL, SCANNED_INFECTED
from phobetor.games.nemesis.rules.ship import SLOTS_1, SLOTS_2
from phobetor.games.nemesis.rules.view import NemesisView, view
from phobetor.games.nemesis.rules.vocabulary import ENGINE_TOUCHED
from phobetor.games.nemesis.words.notebook import (
    infection,
    notebook,
    possible_goals,
    possible_planets,
    possible_rooms,
)
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only, plus
from phobetor.records.scenario import Run, read_scenario

TITLE = title_of("nemesis")

POSITION: dict[str, Any] = {
    "characters": {"a": "captain", "b": "pilot"}, "first": "a", "active": "a",
    "hands": {"a": ["rest", "order", "reload", "search"], "b": ["search", "rest"]}, "rooms": {"a": 11, "b": 14},
    "explored": [14], "noise": ["2-6", "5-6", "6-7", "6-11"],
    "tiles": {"6": "canteen", "14": "command"}, "tokens": {"6": "doors3"},
}  # fmt: skip
MINE = ["precious", "explorer"]


def run_with(theirs: list[str], kept: str, plays: list[tuple[str, list[Any]]]) -> Run:
    position = {**POSITION, "goals": {"a": MINE, "b": theirs}}
    steps = [{"choose": play.replace("KEPT", kept), "next": given} for play, given in plays]
    raw = {"name": "Goals", "game": "nemesis", "rules": [], "players": 2, "position": position, "play": steps}
    run = Run(read_scenario(raw, "here"))
    run.to_the_end()
    return run


def view_of(game: Any, seat: int) -> NemesisView:
    return view(game, seat)


def told(run: Run, seat: int) -> list[tuple[str, list[int]]]:
    return [(entry.event.name, entry.seen_by(seat)) for entry in run.diary.entries]


def book_of(run: Run, seat: int) -> Notebook:
    say = Speaker(TITLE, "en", run.settings, ["Dreamer", "Moth"])
    seen = [
        Seen(number, entry.choice, entry.event, tuple(entry.seen_by(seat)), entry.rules)
        for number, entry in enumerate(run.diary.entries)
    ]
    return notebook(view_of(run.game, seat), seen, say)


CONTACT: list[tuple[str, list[Any]]] = [
    ("a move 6", []), ("a pay order", [4, 4]), ("a keep-goal explorer", []),
    ("b keep-goal KEPT", ["contamination", "pyromaniac"]),
]  # fmt: skip


@pytest.mark.parametrize("plays", [[], CONTACT], ids=["both", "chosen"])
def test_objectives_are_those_of_every_deal_that_could_have_led_here(plays: list[tuple[str, list[Any]]]) -> None:
    """Every deal is played again, with either of the two that the other player may keep in secret."""
    real = run_with(["abOvo", "hoarder"], "hoarder", plays)
    heard, found = told(real, 0), set()
    for first, second in product(goals_of(CORPORATE, 2), goals_of(PERSONAL, 2)):
        dealt = [OBJECTIVES[first], OBJECTIVES[second]]
        if {*dealt} & {*MINE}:
            continue  # there is one of each
        for goal in (first, second):
            if told(run_with(dealt, OBJECTIVES[goal], plays), 0) == heard:
                found.add(goal)
    assert found == possible_goals(view_of(real.game, 0))[1]
    assert len(found) > 2


def test_who_was_shown_an_objective_knows_it() -> None:
    run = run_with(["abOvo", "hoarder"], "", [])
    game: Any = run.game
    game.goal_seen[0] = only(1)
    assert {OBJECTIVES[goal] for goal in possible_goals(view_of(game, 0))[1]} == {"abOvo", "hoarder"}
    states = [maybe.state for maybe in book_of(run, 0).pages[0].questions[0].options]
    assert states.count("sure") == 2
    assert states.count("open") == 0


# === The ship =======================================================================================
def worlds_like(game: Any, seat: int, others: list[Any]) -> list[Any]:
    """Those of the games that look the same to the seat."""
    wanted = view_of(game, seat).data()
    return [other for other in others if view_of(other, seat).data() == wanted]


@pytest.mark.parametrize("looked", [False, True])
def test_the_course_is_that_of_every_card_that_fits(looked: bool) -> None:
    game: Any = run_with(["abOvo", "hoarder"], "", []).game
    game.course_seen = only(0) if looked else 0
    others = [game.clone(Chance()) for _ in COURSES[1:]]
    for card, other in enumerate(others, 1):
        other.coordinates = card
    fit = worlds_like(game, 0, others)
    for letter in range(4):
        assert possible_planets(view_of(game, 0), letter) == {COURSES[one.coordinates][letter] for one in fit}
    assert len(fit) == (1 if looked else 8)


def test_rooms_are_those_of_every_layout_that_fits() -> None:
    """Three tiles of either pile lie face down; Dreamer has looked at one of the first."""
    game: Any = TITLE.new(2, TITLE.setting_values({}), Chance("rooms"))
    dark = [*SLOTS_1[:3], *SLOTS_2[:2]]
    game.explored = 0
    for slot in [*SLOTS_1, *SLOTS_2]:
        game.explored = game.explored if slot in dark else plus(game.explored, slot)
    game.tile_seen[0] = only(SLOTS_1[0])
    others = []
    for slots, rooms in ((SLOTS_1[:3], SET_1), (SLOTS_2[:2], SET_2)):
        free = [room for room in rooms if room not in [game.tile[slot] for slot in range(22) if slot not in dark]]
        for order in permutations(free, len(slots)):
            other = game.clone(Chance())
            tile = [*other.tile]
            for slot, room in zip(slots, order, strict=True):
                tile[slot] = room
            other.tile = tuple(tile)
            others.append(other)
    fit = worlds_like(game, 0, others)
    found = possible_rooms(view_of(game, 0))
    for slot in dark:
        assert found[slot] == {one.tile[slot] for one in fit}
    assert len(found[SLOTS_1[0]]) == 1


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize(("mine", "theirs", "pile", "infected"), [*product((0, 1, 2), (0, 3), (0, 1), (0, 1, 3))])
def test_infection_is_that_of_every_way_to_infect_the_cards(
    mine: int, theirs: int, pile: int, infected: int, known: bool
) -> None:
    """Unscanned cards lie in two decks and in their pile; so many of all are infected, and one more may be known."""
    ways = [way for way in product(range(mine + 1), range(theirs + 1), range(pile + 1)) if sum(way) == infected]
    game: Any = run_with(["abOvo", "hoarder"], "", []).game
    for player, many in enumerate((mine, theirs)):
        game.decks[player] = [*game.decks[player], *[CLEAN] * many]
    game.decks[0] = [*game.decks[0], *[SCANNED_INFECTED] * known]
    game.contamination = (CLEAN,) * pile
    game.infected_out = INFECTED_CARDS - infected - known
    for player in range(2) if ways else ():
        found = {way[player] > 0 or (known and player == 0) for way in ways}
        assert infection(view_of(game, 0), player) == (found.pop() if len(found) == 1 else None)


# === What was said ==================================================================================
def test_an_engine_is_judged_by_what_it_was_when_somebody_spoke() -> None:
    """Every swap is announced, so what was seen later tells what was true before."""
    run = run_with(["abOvo", "hoarder"], "", [("a speak", []), ("a claim-engine 1 1", [])])
    game: Any = run.game
    assert book_of(run, 1).claims[0].verdict == "open"
    game.engine_seen = [only(1)] * 3
    game.engines = [1, 1, 1]
    assert book_of(run, 1).claims[0].verdict == "true"
    assert book_of(run, 1).claims[0].only
    game.tell(ENGINE_TOUCHED, 0, run.diary.entries[-1].values[1], 1)
    assert book_of(run, 1).claims[0].verdict == "false"


def test_an_objective_that_is_mine_is_nobody_elses() -> None:
    run = run_with(["abOvo", "hoarder"], "", [("a speak", []), ("a claim-goal hoarder", [])])
    assert [book_of(run, seat).claims[0].verdict for seat in (-1, 1)] == ["open", "false"]

"""Where to go: every place in reach, by what can be done there, with the way and its steps."""

from __future__ import annotations

from typing import Final

from phobetor.book.bar import END, Bar, Chip, Fact, Tab, Way
from phobetor.games.deranged.rules.attack import candle_options
from phobetor.games.deranged.rules.hero_phase import HeroAction, price_of_action
from phobetor.games.deranged.rules.movement import Move
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import ANY_COLOUR, BUILDING_OF, COLOURS, STREET
from phobetor.games.deranged.rules.vocabulary import CALM, LAY, SHED, STEP
from phobetor.games.deranged.words.asked import Asked, names, verb_of
from phobetor.games.deranged.words.ways import (
    Walk,
    deeds_at,
    ends_move,
    keepers,
    prey_at,
    search_meets_goal,
    walks,
    way_meets_goal,
)
from phobetor.kernel.words import Option

SHED_TAB, SEARCH_TAB, FIGHT_TAB, OTHER_TAB, EVERYWHERE = range(5)
TABS: Final = [
    ("shed", "st-curse"),
    ("search", "sg-search"),
    ("fight", "st-att"),
    ("other", "sg-ruins"),
    ("everywhere", "st-move"),
]
TAB_OF: Final = {
    "shed": SHED_TAB, "lay": SHED_TAB, "pray": SHED_TAB, "search": SEARCH_TAB, "attack": FIGHT_TAB, "hero": FIGHT_TAB,
    "monster": FIGHT_TAB, "look": OTHER_TAB, "gather": OTHER_TAB, "close-graves": OTHER_TAB, "clear-fog": OTHER_TAB,
    "unbar": OTHER_TAB,
}  # fmt: skip
"""Under which tab a place stands where this can be done."""


def move_bar(asked: Asked, move: Move) -> Bar:
    here = int(asked.game.cell[asked.seat])
    found = once_a_building([place for walk in walks(asked.game, move) for place in places(asked, move, walk)])
    chips = [step_chip(asked, option, found, here) for option in asked.options]
    tabs = [Tab(asked.tell(f"tab-{name}"), sign) for name, sign in TABS]
    prompt = asked.tell("ask-move", count=int(move.left))
    return Bar(prompt, chips, tabs, move_facts(asked, move), ways=sorted(found, key=lambda way: len(way.places)))


def step_chip(asked: Asked, option: Option, found: list[Way], here: int) -> Chip:
    """A cell next to the hero, as it stands under the last tab; or to stay."""
    if not STEP.matches(option):
        told = deed_facts(asked, here, deeds_at(asked.game, here))
        return Chip(asked.tell("stop"), told, tab=END, plain=True)
    cell = int(STEP.arg(option))
    near = next(way for way in found if way.tab == EVERYWHERE and way.places == [cell])
    return Chip(near.words, near.facts, tab=EVERYWHERE, plain=True)


def once_a_building(ways: list[Way]) -> list[Way]:
    """A curse is shed anywhere in a building: under that tab only its nearest cell stands."""
    seen: set[int] = set()
    found: list[Way] = []
    for way in ways:
        building = int(BUILDING_OF[way.places[-1]])
        if way.tab != SHED_TAB or building == STREET or building not in seen:
            found.append(way)
        if way.tab == SHED_TAB:
            seen.add(building)
    return found


def places(asked: Asked, move: Move, walk: Walk) -> list[Way]:
    """The place as it stands under each of its tabs."""
    game = asked.game
    deeds = deeds_at(game, walk.end)
    tabs = sorted({TAB_OF[verb] for verb in {verb_of(asked, deed) for deed in deeds} if verb in TAB_OF})
    first = asked.options.index(STEP.of(walk.cells[0]))
    told = [Fact(asked.tell("steps", count=walk.steps)), *deed_facts(asked, walk.end, deeds)]
    told += way_facts(asked, move, walk)
    return [Way(asked.place(walk.end), walk.cells, first, told, tab) for tab in (*tabs, EVERYWHERE)]


# --- what can be done there ---------------------------------------------------------------------------
def deed_facts(asked: Asked, cell: int, deeds: list[Option]) -> list[Fact]:
    """Curses to shed, a search, somebody to attack, and what the cards in play allow."""
    told: list[Fact] = []
    game = asked.game
    curses = sorted({int(SHED.arg(deed)) for deed in deeds if SHED.matches(deed) or LAY.matches(deed)})
    if curses:
        told.append(Fact(asked.tell("there-shed", count=len(curses), curses=", ".join(map(str, curses)))))
    verbs = dict.fromkeys(verb_of(asked, deed) for deed in deeds)
    if "search" in verbs:
        goal = search_meets_goal(game, asked.seat, cell)
        told.append(Fact(asked.tell("there-search-goal"), "good") if goal else Fact(asked.tell("there-search")))
    prey = prey_at(game, cell, deeds)
    if prey:
        told.append(Fact(asked.tell("there-attack", who=names(asked, prey))))
    return told + [Fact(asked.tell(f"there-{verb}")) for verb in verbs if verb in OTHERS]


OTHERS: Final = ("pray", "look", "gather", "close-graves", "clear-fog", "unbar")


def way_facts(asked: Asked, move: Move, walk: Walk) -> list[Fact]:
    """What may come in between, and what the night card asks for."""
    told: list[Fact] = []
    if way_meets_goal(asked.game, asked.seat, walk):
        told.append(Fact(asked.tell("goal"), "good"))
    may, will = keepers(asked.game, walk, move)
    told += [Fact(asked.tell("door-blocked", who=asked.say.player(player)), "bad") for player in will]
    told += [Fact(asked.tell("door-may", who=asked.say.player(player)), "bad") for player in may]
    if ends_move(asked.game, walk.end) and walk.steps < move.left:
        told.append(Fact(asked.tell("fog-ends")))
    return told


def move_facts(asked: Asked, move: Move) -> list[Fact]:
    """Which arrows are open, and what an action costs at the end of the way."""
    colour = "any" if move.colour >= ANY_COLOUR else COLOURS[move.colour]
    told = [Fact(asked.tell(f"arrows-{colour}"))]
    game = asked.game
    if not any(isinstance(step, HeroAction) for step in game.agenda) or not game.is_human(asked.seat):
        return told
    price, sanity = int(price_of_action(game)), int(game.sanity[asked.seat])
    if game.acted >= 2 or sanity + candles_for_sanity(game) < price:
        return [*told, Fact(asked.tell("no-action-after"))]
    message = "action-there" if sanity >= price else "action-there-candle"
    return [*told, Fact(asked.tell(message, count=price, sanity=sanity))]


def candles_for_sanity(game: Deranged) -> int:
    """Candles that may become sanity before an action is paid. DE-114"""
    return int(game.candles[game.active]) if CALM.of() in candle_options(game, []) else 0

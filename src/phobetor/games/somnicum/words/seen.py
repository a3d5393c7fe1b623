"""What the page draws of a position and no view says: points, the places that rows offer, where pendulums come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from phobetor.games.somnicum.rules.attaching import AttachCard
from phobetor.games.somnicum.rules.box import NO_CARD
from phobetor.games.somnicum.rules.dream import ENCOUNTER_LINE, LEVELS, NOWHERE
from phobetor.games.somnicum.rules.encounters import TideSnail
from phobetor.games.somnicum.rules.moving import Prepare
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import SHIFT
from phobetor.games.somnicum.words.foresight import Laid, seen_table, shifted, ways_to_attach
from phobetor.kernel.chance import Chance


class Landing(Struct):
    """A card where a row would take it."""

    level: int
    position: int
    """From 0."""
    fit: Literal["joined", "gap", "alone"]
    points: int
    """By how many the dream gains or loses."""


class DreamSeen(Struct):
    """A dream, as far as rules say something about it."""

    lines: list[int]
    """Its points if the game ended now, by the lines of the box; without a goal that the viewer does not know."""
    next: list[int]
    """By level the position of the place that the row offers, -1 without one."""
    cut_off: list[int]
    """The places of cards with a gap towards every neighbour; only on levels 2 and 3 does it matter."""


class Seen(Struct):
    dreams: list[DreamSeen]
    order: list[list[int]]
    """By pendulum the slots of the ring in the order in which it comes to them; empty until they are placed."""
    landings: dict[int, list[Landing]] = {}
    """What each card that the viewer may take would bring to the own dream."""
    shifts: dict[int, list[Landing]] = {}
    """By its level, where the last card of a row can be moved."""


def seen(view: SomnicumView, views: Sequence[SomnicumView]) -> Seen:
    """Whoever is not asked gets points and places alone; `views` are those of all seats where everything is told."""
    game = seen_table(view) if not views else seen_table(view).clone(Chance())
    goals = {own.seat: own.goals[own.seat] for own in views}
    game.goals = tuple(goals.get(player, goal) for player, goal in enumerate(view.goals))
    found = Seen([dream_seen(view, game, player) for player in range(len(view.dreams))], order(game))
    question = view.question()
    if question is not None and isinstance(question.step, (Prepare, AttachCard)):
        cards = [view.taken] if view.taken != NO_CARD else [card for card in view.ring if card != NO_CARD]
        found.landings = {int(card): [landing(way, game) for way in ways_to_attach(game, card)] for card in cards}
    if question is not None and isinstance(question.step, TideSnail):
        found.shifts = shifts(view, game)
    return found


def shifts(view: SomnicumView, game: Somnicum) -> dict[int, list[Landing]]:
    found: dict[int, list[Landing]] = {}
    for option in view.options:
        level, to_level = SHIFT.args(option)
        found.setdefault(int(level), []).append(landing(shifted(game, level, to_level), game))
    return found


def dream_seen(view: SomnicumView, game: Somnicum, player: int) -> DreamSeen:
    """Everybody sees how many encounters are kept; which they are does not matter for the points. SO-60"""
    dream, lines = game.dreams[player], game.score(player)
    lines[ENCOUNTER_LINE] = view.kept[player]
    places = [dream.next_place(level) for level in range(1, LEVELS + 1)]
    return DreamSeen(
        lines,
        [place % dream.width if place != NOWHERE else NOWHERE for place in places],
        [place for place, card in enumerate(dream.cards) if card != NO_CARD and dream.is_cut_off(place)],
    )


def order(game: Somnicum) -> list[list[int]]:
    """SO-26"""
    if game.pendulums[0] == NOWHERE:
        return []
    return [[int(game.slot_reached(pendulum, steps)) for steps in range(1, game.on_field + 1)] for pendulum in range(2)]


def landing(way: Laid, game: Somnicum) -> Landing:
    fit: Literal["joined", "gap", "alone"] = "gap" if way.is_gap else "alone" if way.left == NO_CARD else "joined"
    return Landing(way.level, way.place % game.dreams[game.active].width, fit, way.points)

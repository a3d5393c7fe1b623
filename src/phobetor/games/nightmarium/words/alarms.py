"""What somebody at a table of Nightmarium should notice: who is about to win, and a table that has come to a stop."""

from __future__ import annotations

from phobetor.book.story import Alarm, Thing, alarm
from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import PATIENCE, ROUNDS_OF_PATIENCE


def alarms(view: NightmariumView, say: Speaker) -> list[Alarm]:
    if view.ending:
        return []
    found = [near_victory(view, player, say) for player in range(len(view.hands)) if missing(view, player) == 1]
    rounds = ROUNDS_OF_PATIENCE[say.settings[PATIENCE]]
    if rounds and view.quiet > (rounds - 1) * len(view.hands):
        found.append(alarm(say, "standstill", "chip", "warn", rounds=rounds))
    return found


def missing(view: NightmariumView, player: int) -> int:
    """Creatures that are not complete yet; nobody has more places than are needed. NM-3.4"""
    return [view.height[creature] == COMPLETE for creature in view.places[player]].count(False)


def near_victory(view: NightmariumView, player: int, say: Speaker) -> Alarm:
    goal = len(view.places[player])
    things = [Thing("player", player)]
    if player == view.seat:
        return alarm(say, "you-need-one", "band", "good", things=things, goal=goal)
    return alarm(say, "needs-one", "band", "bad", player, things, goal=goal, player=say.player(player))

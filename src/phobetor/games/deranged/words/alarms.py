"""What somebody in the cursed town should notice: dusk and dawn, the last night, the last human, an own token."""

from __future__ import annotations

from phobetor.book.story import Alarm, Thing, alarm
from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.box import DAY_SPACES, NIGHT_SPACES
from phobetor.games.deranged.rules.time_of_day import last_chapter
from phobetor.games.deranged.rules.town import GATE
from phobetor.games.deranged.rules.view import DerangedView


def alarms(view: DerangedView, say: Speaker) -> list[Alarm]:
    if view.ending or view.chapter == 0:
        return []
    return [*last_night(view, say), *last_human(view, say), *change_of_time(view, say), *own_token(view, say)]


def last_night(view: DerangedView, say: Speaker) -> list[Alarm]:
    if view.chapter != last_chapter(list(say.settings)):
        return []
    return [alarm(say, "last-night", "band", "warn", things=[Thing("cell", GATE)])]


def last_human(view: DerangedView, say: Speaker) -> list[Alarm]:
    """If all are possessed at any moment of a night, everybody loses. DE-178"""
    humans = [player for player in range(len(view.form)) if view.form[player] == 0]
    if view.night == 0 or len(humans) != 1:
        return []
    human = humans[0]
    things = [Thing("player", human)]
    if human == view.seat:
        return [alarm(say, "you-are-the-last", "band", things=things)]
    return [alarm(say, "last-human", "band", "bad", human, things, player=say.player(human))]


def change_of_time(view: DerangedView, say: Speaker) -> list[Alarm]:
    """It comes when a turn ends and the time token has crossed the boundary. DE-132"""
    left = (NIGHT_SPACES if view.night else DAY_SPACES)[len(view.form)] - view.time
    if left > 1:
        return []
    name = "dawn" if view.night else "dusk"
    return [alarm(say, f"{name}-now" if left <= 0 else f"{name}-next", "chip", "warn", view.chapter)]


def own_token(view: DerangedView, say: Speaker) -> list[Alarm]:
    """By day a hero with a token is human still. DE-145"""
    if view.seat < 0 or view.night == 1 or view.token[view.seat] == 0:
        return []
    return [alarm(say, "token", "chip", "bad", view.chapter, [Thing("player", view.seat)])]

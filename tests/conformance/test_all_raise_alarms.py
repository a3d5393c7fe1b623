"""What should be noticed is said in every language, once, with what it means, and from the seat's own view alone."""

from __future__ import annotations

import msgspec
import pytest
from every_game import Table, all_tables, avoiding, decisions, is_large

from phobetor.book.story import Alarm
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.kernel.chance import Chance

TABLES = [table for table in all_tables() if not (table.options and is_large(table.game))]
EVERY = 11  # decisions: an alarm holds for a while
RAISED = {
    "nightmarium": {"needs-one", "you-need-one"},
    "somnicum": {"last-round", "round-ends", "few-cards"},
    "deranged": {"dusk-next", "dusk-now", "dawn-next", "dawn-now", "token", "last-human"},
    "nemesis": {
        "fuse",
        "fuse-yellow",
        "hibernation",
        "lair-beside",
        "lair-here",
        "fire-here",
    },
}
"""What games that are played at random come to."""


def alarms_of(table: Table, view: object, language: str) -> list[Alarm]:
    names = [f"Name{seat}" for seat in range(table.players)]
    return table.title.alarms(view, Speaker(table.title, language, table.settings, names))


@pytest.mark.parametrize("at", TABLES, ids=str)
def test_an_alarm_says_what_it_means_in_every_language(at: Table) -> None:
    for decision in decisions(at, "alarms", avoiding):
        if decision.number % EVERY == 0:
            for seat in at.seats():
                view = at.title.view(decision.game, seat)
                said = [alarms_of(at, view, language) for language in LANGUAGES]
                ids = [alarm.id for alarm in said[0]]
                assert len(set(ids)) == len(ids)
                for alarms in said:
                    assert [alarm.id for alarm in alarms] == ids
                    assert all(alarm.title[-1] in ".!" and alarm.text[-1] in ".!" for alarm in alarms)


@pytest.mark.parametrize("game", RAISED)
def test_random_games_raise_these_alarms(game: str) -> None:
    raised: set[str] = set()
    for at in [table for table in all_tables() if table.game == game and not table.options]:
        for decision in decisions(at, "alarms", avoiding):
            view = at.title.view(decision.game, decision.player)
            raised.update(alarm.id.rstrip("0123456789").rstrip("-") for alarm in alarms_of(at, view, "en"))
        if raised >= RAISED[game]:
            return
    assert raised >= RAISED[game], RAISED[game] - raised


@pytest.mark.parametrize("at", [table for table in TABLES if not table.options], ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_raise_the_same_alarms(at: Table) -> None:
    for decision in decisions(at, "twins", avoiding):
        if decision.number % (3 * EVERY) == 0:
            view = at.title.view(decision.game, decision.player)
            twin = at.title.imagine(view, Chance(f"twin {decision.number}"))
            other = at.title.view(twin, decision.player)
            assert msgspec.to_builtins(alarms_of(at, other, "en")) == msgspec.to_builtins(alarms_of(at, view, "en"))


def test_a_game_that_is_over_raises_none() -> None:
    for game in RAISED:
        at = next(table for table in all_tables() if table.game == game and not table.options)
        last = None
        for decision in decisions(at, "alarms", avoiding):
            last = decision.game
        assert last is not None
        assert last.is_over()
        assert not alarms_of(at, title_of(game).view(last, 0), "en")

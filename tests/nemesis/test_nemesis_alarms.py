"""What somebody aboard is told to notice, and what not."""

from __future__ import annotations

from typing import Any

from laid_out import laid

from phobetor.book.story import Alarm
from phobetor.book.text import Speaker
from phobetor.games.nemesis.title import TITLE


def raised(seat: int, players: int = 2, looked: int = 0, **position: Any) -> dict[str, Alarm]:
    """By their ids; `looked` engines were seen by the first player."""
    table = laid(players, **position)
    for engine in range(looked):
        table.game.engine_seen[engine] = 1
    say = Speaker(TITLE, "en", table.run.settings, ["Ann", "Ben", "Cyd"][:players])
    return {alarm.id: alarm for alarm in TITLE.alarms(TITLE.view(table.game, seat), say)}


def test_self_destruct_says_until_when_it_can_be_stopped() -> None:
    fuse = raised(0, fuse=0)["fuse"]
    assert fuse.size == "band"
    assert fuse.text == (
        "6 rounds until the ship is gone; then everybody aboard dies. The Generator can stop it for 3 rounds yet."
    )
    assert raised(0, fuse=3)["fuse-yellow"].title == "Self-destruct cannot be stopped any more."
    assert not raised(0)


def test_the_last_rounds_and_the_last_one_are_said_each_once() -> None:
    assert raised(0, time=12)["last-rounds"].title == "3 rounds until the jump."
    assert "last-round" in raised(0, time=14)
    assert "hibernation" in raised(0, time=8)
    assert "hibernation" not in raised(0, time=12)


def test_a_lair_is_an_alarm_only_to_those_beside_it() -> None:
    lairs: dict[str, Any] = {"rooms": {"a": 7, "b": 2}, "lairs": {"8": 0}}
    lair = raised(0, **lairs)["lair-beside-8"]
    assert (lair.size, lair.title) == ("chip", "A lair lies beside you: room 8.")
    assert [(thing.kind, thing.value) for thing in lair.things] == [("slot", 8)]
    assert not raised(1, **lairs)
    assert not raised(-1, **lairs)


def test_engines_are_broken_only_as_far_as_the_seat_has_seen_them() -> None:
    broken: dict[str, Any] = {"engines": [0, 0, 1], "looked": 2}
    assert raised(0, **broken)["engines-broken-2"].title == "Two engines are broken, as far as you know."
    assert not raised(1, **broken)
    assert "engines-unknown" in raised(1, time=9, **broken)


def test_the_next_fire_too_many_is_announced() -> None:
    fires = [2, 3, 4, 5, 6, 7, 8, 9]
    assert raised(0, fire=fires)["fires"].title == "The next fire destroys the ship."
    assert raised(0, fire=fires[1:])["fires"].title == "2 more fires destroy the ship."
    assert "fires" not in raised(0, fire=fires[2:])


def test_ne_9_19_fire_in_the_section_is_no_alarm_to_who_waits_in_a_pod() -> None:
    section: dict[str, Any] = {"tiles": {"5": "evacA"}, "rooms": {"a": 11, "b": 5}, "unlocked": [1], "fire": [5]}
    assert "fire-here-5" in raised(1, **section)
    assert not raised(1, waiting={"b": 1}, **section)


def test_ne_9_22_the_airlock_is_not_said_to_kill_the_despoiler() -> None:
    sealed = raised(0, tiles={"6": "airlock"}, airlock=6, closed=["2-6", "5-6", "6-7", "6-11"])
    assert "despoiler" in sealed["airlock-6"].text

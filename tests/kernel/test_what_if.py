"""What-if games: they begin in a position imagined from what one seat knew, and are games like others from there."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from typing import Any

import msgspec
import pytest

from phobetor.book.story import SETUP, Teller
from phobetor.book.text import Speaker
from phobetor.book.title import BadInput
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import NOBODY, Player
from phobetor.records.doubt import real_scenario
from phobetor.records.laying import beginning_anywhere
from phobetor.records.link import TooLong, write_link
from phobetor.records.notation import read_choice, seat_letter, write_choice
from phobetor.records.record import FORMAT, WHAT_IF_FORMAT, Origin, Record, new_record, read_record, replay
from phobetor.records.scenario import Run, read_scenario
from phobetor.records.story import whole_story
from phobetor.records.whatif import check_moment, going_on, imagined, known_at
from phobetor.records.witness import finale_of
from phobetor.table.session import Session

CHOICES = 12


def play(record: Record, most: int) -> Record:
    """Bots make so many more choices."""
    title, table, chance = record.title(), record.start(), Chance("bots")
    bot = title.bot("greedy")
    while not table.is_over() and len(record.choices) < most:
        player = table.asked
        option = bot.choose(title.view(table, player), list(table.legal()), chance)
        table.choose(option)
        record.add(player, option, table)
    return record


@cache
def running(game: str) -> Record:
    players = max(2, title_of(game).players[0])
    return play(new_record(game, {}, "what", ["greedy"] * players, [f"P{n}" for n in range(players)]), CHOICES)


def what_if(game: str, seat: Player = 0, seed: str = "s") -> Record:
    before = running(game)
    position = imagined(before.title(), known_at(before, CHOICES, seat), seed)
    fresh = new_record(game, before.options, seed, before.seats, before.names)
    return going_on(fresh, Origin("game 0", seat_letter(seat), CHOICES, position))


@pytest.mark.parametrize("game", NAMES)
def test_a_what_if_begins_with_what_its_seat_knew(game: str) -> None:
    for seat in range(running(game).players):
        session = Session(what_if(game, seat), seat)
        assert session.view(seat).data() == known_at(running(game), CHOICES, seat).data()
        assert session.log.entries == []


@pytest.mark.parametrize("game", NAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_what_if(game: str) -> None:
    """The hidden cards of the real game have no part in it; another seed imagines others."""
    title = title_of(game)
    for seat in range(running(game).players):
        view = known_at(running(game), CHOICES, seat)
        worlds = [title.imagine(view, Chance(f"twin {number}")) for number in range(5)]
        assert len({world.digest() for world in worlds}) > 1
        twins = [title.view(world, seat) for world in worlds]
        assert {json.dumps(imagined(title, twin, "s")) for twin in twins} == {json.dumps(imagined(title, view, "s"))}
        assert len({json.dumps(imagined(title, view, f"seed {number}")) for number in range(5)}) > 1


@pytest.mark.parametrize("game", NAMES)
def test_a_what_if_is_recorded_read_and_replayed_like_other_games(game: str) -> None:
    record = play(what_if(game), 10_000)
    assert record.outcome is not None
    again = read_record(record.to_json(), "what if")
    assert again == record
    assert replay(again).is_over()
    assert again.origin == what_if(game).origin  # playing changes nothing in it
    assert (again.phobetor, again.beginning().origin) == (WHAT_IF_FORMAT, record.origin)
    assert finale_of(record, "en", 0)
    Run(read_scenario(tomllib.loads(real_scenario(record, 5, [])), "doubt")).to_the_end()
    with pytest.raises(TooLong, match="file"):
        write_link(record)


@pytest.mark.parametrize("game", NAMES)
def test_in_a_what_if_everything_can_be_taken_back(game: str) -> None:
    seat = Session(what_if(game)).asked()[0]
    session = Session(what_if(game, seat), seat)
    assert seat in session.asked()
    bot, first = session.title.bot("greedy"), session.game.digest()
    session.answer(seat, session.decide(bot, seat, Chance(1)))
    for number in range(5):
        player = session.asked()[0]
        session.answer(player, session.decide(bot, player, Chance(number)))
    while session.can_undo(seat):
        session.undo(seat)
    assert session.record.choices == []
    assert session.game.digest() == first


@pytest.mark.parametrize("game", NAMES)
def test_the_story_of_a_what_if_has_no_set_up(game: str) -> None:
    session = Session(what_if(game))
    for text in play(what_if(game), 5).choices:
        session.answer(*read_choice(session.title, text, session.record.players, session.settings))
    say = Speaker(session.title, "en", session.settings, session.record.names)
    told = whole_story(session.log.entries, Teller(say, NOBODY))
    assert told
    assert all(section.kind != SETUP for section in told)


def raw(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(record.to_json())
    return found


def refused(found: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as error:
        read_record(json.dumps(found), "file")
    return str(error.value)


def test_records_of_whole_games_are_written_as_before() -> None:
    assert "origin" not in raw(running("nightmarium"))
    assert raw(running("nightmarium"))["phobetor"] == FORMAT


def test_what_is_no_what_if_is_refused_with_a_sentence() -> None:
    good = raw(what_if("nightmarium"))
    assert "format 2; this version reads format 3" in refused(good | {"phobetor": FORMAT})
    assert "format 3; this version reads format 2" in refused({**raw(running("nightmarium")), "phobetor": 3})
    for change in ({"of": "\x1b[31m"}, {"of": "x" * 300}, {"seat": "z"}, {"seat": ""}):
        assert "from which game" in refused(good | {"origin": good["origin"] | change})
    wrongs: list[dict[str, Any]] = [{"position": []}, {"seat": 1}, {"choice": "1"}, {"more": 1}]
    for wrong in wrongs:
        assert "origin" in refused(good | {"origin": good["origin"] | wrong})
    assert "does not begin in a position" in refused(good | {"origin": good["origin"] | {"position": {}}})


@pytest.mark.parametrize("game", NAMES)
def test_broken_positions_are_refused_with_a_sentence(game: str) -> None:
    """Whatever one field of the position says instead, it is refused or is a position that can be shown."""
    good = raw(what_if(game))
    position, bad = good["origin"]["position"], 0
    wrongs: list[Any] = [None, [], [[]], "x", 10**30, {"a": 1}, [10**6] * 40]
    for name in position:
        for wrong in wrongs:
            changed = good | {"origin": good["origin"] | {"position": position | {name: wrong}}}
            try:
                read_record(json.dumps(changed), "file")
            except BadInput:
                bad += 1
    assert bad > 5 * len(position)


@pytest.mark.parametrize("wrong", [1.5, True, None, -2, 2**62])
def test_what_is_no_number_is_refused_wherever_it_stands(wrong: Any) -> None:
    good = raw(what_if("nightmarium"))
    position = json.loads(json.dumps(good["origin"]["position"]))
    position["places"][0][0] = wrong
    assert "does not begin in a position" in refused(good | {"origin": good["origin"] | {"position": position}})


def test_rules_that_stumble_over_a_forged_position_are_one_sentence() -> None:
    """It passes for a position of the game, until what it says about a place in a pile is used."""
    good = raw(what_if("nightmarium"))
    forged = good | {"origin": good["origin"] | {"position": good["origin"]["position"] | {"places": []}}}
    record = read_record(json.dumps(forged), "file")
    game = record.start()
    choice = write_choice(record.title(), game.asked, game.legal()[0], game.settings)
    with pytest.raises(BadInput, match="the rules do not lead there"):
        replay(msgspec.structs.replace(record, choices=[choice]))
    whole = running("nightmarium")
    with pytest.raises(TypeError), beginning_anywhere(whole.beginning_at):  # nobody else's mistakes become the file's
        raise TypeError


def test_a_moment_at_which_nothing_is_left_to_play_is_refused() -> None:
    over = play(what_if("nightmarium"), 10_000)
    last = len(over.choices) - 1
    check_moment(over, last)
    for choice in (-1, last + 1):
        with pytest.raises(BadInput, match=f"at its choices 1 to {last + 1}, not at {choice + 1}"):
            check_moment(over, choice)

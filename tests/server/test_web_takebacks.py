"""Alone with bots everything may be taken back, any number of times; chance goes back too, and the game is marked."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
from web_house import house, party, play, run

from phobetor.book.bar import Bar, Chip, Fact
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal
from phobetor.records.fairness import broken_promise, seal_of
from phobetor.records.notation import read_choice
from phobetor.records.record import new_record, read_record, replay
from phobetor.server.showing import grave_options
from phobetor.table.look import Look
from phobetor.table.session import NEAR, Session, final_options

ME = 0


def alone(game: str, seed: str = "fair:00ff:salt.") -> Session:
    players = max(2, title_of(game).players[0])
    seats = ["human", *["random"] * (players - 1)]
    return Session(new_record(game, {}, seed, seats, [f"P{seat}" for seat in range(players)]), ME)


def play_until_asked(session: Session, chance: random.Random) -> bool:
    """Let the others choose at random; whether I am asked then."""
    while not session.game.is_over() and ME not in session.asked():
        player = session.asked()[0]
        number = len(session.record.choices)
        options = session.view(player).options
        session.answer(player, options[Chance(f"{number}").below(len(options))])
    return not session.game.is_over()


def choose(session: Session, chance: random.Random) -> None:
    session.answer(ME, chance.choice(session.view(ME).options))


@pytest.mark.parametrize("game", NAMES)
def test_going_back_far_and_choosing_the_same_leads_to_the_same_game(game: str) -> None:
    """Over draws and bots' choices, to the first decision and on again: positions, log and draws are the same."""
    session, chance = alone(game), random.Random(1)
    seen: list[tuple[str, int, int]] = []
    for _ in range(3 * NEAR):
        if not play_until_asked(session, chance):
            break
        seen.append((session.game.digest(), len(session.log.entries), session.chance.draws))
        choose(session, chance)
    if not play_until_asked(session, chance):
        return
    choices, last = [*session.record.choices], session.game.digest()
    for digest, entries, draws in reversed(seen):
        session.undo(ME)
        assert (session.game.digest(), len(session.log.entries), session.chance.draws) == (digest, entries, draws)
    with pytest.raises(Refusal):
        session.undo(ME)
    assert session.takebacks > 0
    again = Session.resume(session.record, ME)
    assert again.takebacks == session.takebacks
    title, players = session.title, session.record.players
    for text in choices[len(session.record.choices) :]:
        session.answer(*read_choice(title, text, players, session.settings))
    assert session.game.digest() == last


def test_few_positions_are_kept() -> None:
    session, chance = alone("nightmarium"), random.Random(1)
    while play_until_asked(session, chance) and len(session.moments) < 6 * NEAR:
        choose(session, chance)
    kept = sum(moment.kept is not None for moment in session.moments)
    assert kept <= NEAR + len(session.moments) // NEAR + 2


def test_what_showed_nothing_is_taken_back_without_a_mark() -> None:
    chance = random.Random(1)
    session = alone("nightmarium")
    free = 0
    while play_until_asked(session, chance) and free < 5:
        before, draws, told = session.takebacks, session.chance.draws, len(session.log.entries)
        choose(session, chance)
        fresh = session.log.entries[told:]
        learned = session.chance.draws != draws or any(entry.event.reveals for entry in fresh) or session.game.is_over()
        if session.game.is_over():
            break
        session.undo(ME)
        assert session.takebacks - before == learned
        free += not learned
        choose(session, chance)
    assert free


def test_among_people_nothing_new_is_taken_back() -> None:
    record = new_record("nightmarium", {}, "x", ["human", "human"], ["A", "B"])
    session, chance = Session(record), random.Random(2)
    for _ in range(40):
        player = session.asked()[0]
        draws = session.chance.draws
        session.answer(player, chance.choice(session.view(player).options))
        if session.chance.draws != draws:
            assert not session.can_undo(player)
    assert session.takebacks == 0


def test_a_marked_record_is_read_by_earlier_versions() -> None:
    """They compare fingerprints after the first choice and later: what stands at 0 is nothing to them."""
    session, chance = alone("nightmarium"), random.Random(1)
    for _ in range(30):
        play_until_asked(session, chance)
        choose(session, chance)
    play_until_asked(session, chance)
    session.undo(ME)
    assert session.record.hashes[0] == (0, f"takebacks {session.takebacks}")
    assert session.takebacks == 1
    kept = read_record(session.record.to_json(), "here")
    assert kept.takebacks == 1
    assert replay(kept).digest() == session.game.digest()
    assert {*json.loads(session.record.to_json())} == {
        "game", "rules", "players", "options", "seed", "seats", "names", "choices", "hashes", "outcome", "phobetor",
    }  # fmt: skip
    assert broken_promise(kept, seal_of(kept), ["salt"]) == ""


async def solo(home: Any) -> Any:
    return await party(home, 1, ["random"])


def test_a_game_alone_with_bots_goes_back_and_is_marked_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await solo(home)
            page, browser = friends.pages[0], friends.browsers[0]
            assert page.now["takes_back"]
            views: list[Any] = []
            for _ in range(6):
                await page.until(lambda: page.now["decision"])
                views.append((page.now["view"], page.now["decision"]["prompt"], len(page.log)))
                assert (await page.choose(0))["t"] == "ack"
            await page.until(lambda: page.now["decision"])
            for view, prompt, lines in reversed(views):
                marks, before = page.now["undo_marks"], page.now["takebacks"]
                answer = await page.order(t="undo", decision=page.now["decision"]["id"])
                assert answer["t"] == "ack"
                await page.until(lambda view=view: page.now["decision"] and page.now["view"] == view)
                assert (page.now["decision"]["prompt"], len(page.log)) == (prompt, lines)
                assert page.now["takebacks"] - before == marks
            assert page.now["takebacks"] > 0
            assert not page.now["can_undo"]
            assert [line["text"].split(" ")[0] for line in page.chat] == ["Anna"]  # told once
            (entry,) = await browser.get("/api/mine")
            assert entry["takebacks"] == page.now["takebacks"]
            count = page.now["takebacks"]
            await page.close()
        async with house(tmp_path) as home:  # the log tells it all again
            again = home.browser()
            again.cookie = browser.cookie
            friends.browsers, friends.pages = [again], [await again.sit_down(friends.table)]
            assert friends.pages[0].now["takebacks"] == count
            assert friends.pages[0].now["view"] == views[0][0]
            await play(friends)
            page = friends.pages[0]
            assert page.now["phase"] == "over"
            assert not page.now["can_undo"]
            fair = await again.get(f"/api/fair/{friends.table}")
            assert (fair["holds"], fair["takebacks"]) == (True, count)
            replayed = await again.get(f"/api/replay/{friends.table}?seat=all")
            assert replayed["takebacks"] == count
            await page.close()

    run(story(), 150)


def test_alone_with_bots_nothing_is_final_but_what_ends_the_game(tmp_path: Path) -> None:
    """Draws and the end of a turn can be taken back there, so nobody is asked once more."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await solo(home)
            page = friends.pages[0]
            room = await home.room(friends.table)
            assert room.table is not None
            shown: list[int] = []
            for _ in range(12):
                await page.until(lambda: page.now["decision"])
                assert page.now["decision"]["final"] == []
                shown += room.table.look(0).final
                assert (await page.choose(0))["t"] == "ack"
            assert shown
            await page.close()

    run(story())


def test_what_is_deadly_or_ends_the_game_is_asked_of_everybody() -> None:
    bar = Bar("What now?", [Chip("hide", [Fact("lose 1", "bad")]), Chip("fight", [Fact("you die", "deadly")])])
    look = Look(cast(Any, None), b"", None, 1, [0, 1], [])
    assert grave_options(bar, look, takes_back=True) == [1]
    look.last.append(0)
    assert grave_options(bar, look, takes_back=True) == [0, 1]
    bar.facts.append(Fact("the game ends for you", "deadly"))
    look.last.clear()
    assert grave_options(bar, look, takes_back=True) == [0, 1]


def test_among_people_what_brings_harm_for_good_is_asked_once_more_and_nothing_else() -> None:
    chips = [
        Chip("hide", [Fact("lose 1", "bad")]),
        Chip("wait", [Fact("nothing happens")]),
        Chip("think", [Fact("lose 1", "bad")]),
        Chip("pay", [Fact("lose 1", "bad")], plain=True),
        Chip("dig", [Fact("lose 1", "bad"), Fact("draw 2", "good")]),
    ]
    look = Look(cast(Any, None), b"", None, 1, [0, 1, 3, 4], [])
    assert grave_options(Bar("What now?", chips), look, takes_back=False) == [0]
    assert grave_options(Bar("What now?", chips, facts=[Fact("it is dark", "bad")]), look, takes_back=False) == [0]


def test_every_page_is_told_what_is_grave(tmp_path: Path) -> None:
    """Among people nothing is final only because it is grave, but what is grave is final."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3)
            final: list[int] = []
            for _ in range(30):
                page = friends.deciding()
                decision = page.now["decision"]
                chips = decision["bar"]["chips"]
                harm = [place for place, chip in enumerate(chips) if "bad" in tones(chip) and "good" not in tones(chip)]
                assert {place for place in decision["final"] if place in harm} <= {*decision["grave"]}
                assert {*decision["grave"]} <= {*decision["final"]}
                final += decision["final"]
                await play(friends, 1, seed=len(final))
            assert final
            await friends.close()

    run(story())


def tones(chip: dict[str, Any]) -> set[str]:
    return {fact.get("tone", "") for fact in chip.get("facts", [])}


def test_options_that_end_the_game_are_known_beforehand() -> None:
    """Told from a game imagined from the view, and true of the game itself."""
    title, ends = title_of("nightmarium"), 0
    for seed in range(6):
        game, chance = title.table(2, title.setting_values({}), Chance(seed)), Chance(seed)
        game.advance()
        while not game.is_over():
            view = title.view(game, game.asked)
            option = view.options[chance.below(len(view.options))]
            said = list(view.options).index(option) in final_options(title, view)[1]
            game.answer(game.asked, option)
            ends += said
            assert not said or game.is_over()
    assert ends


def test_with_two_people_undo_stays_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2, ["random"])
            assert not any(page.now["takes_back"] for page in friends.pages)
            await play(friends, 30)
            room = await home.room(friends.table)
            assert room.table is not None
            session = room.table.playing()
            assert (session.alone, session.takebacks) == (-1, 0)
            await friends.close()

    run(story())


def test_several_people_at_one_device_are_not_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host = home.browser()
            seats = [{"kind": "me"}, {"kind": "local", "name": "Boris"}, {"kind": "bot", "bot": "random"}]
            made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
            page = await host.sit_down(made["table"], seat=0)
            assert not page.now["takes_back"]
            await page.close()

    run(story())

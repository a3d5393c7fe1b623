"""The rules change while games run. No game is lost: it goes on if it is the same, and else its table chooses how.

The older rules here are real ones: those of today with an option set, from a time when that option did not exist. So a
game with the option is played, and then written as the older program would have written it.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from web_house import House, Party, house, kept_in, party, play, run, sql

from phobetor.book.rulebook import rulebook
from phobetor.kernel.agenda import fingerprint
from phobetor.kernel.words import Option, Player
from phobetor.records.record import read_record, replay
from phobetor.server.client import Page, command
from phobetor.server.room import Room
from phobetor.table import opening
from phobetor.table.keeping import problem_of
from phobetor.table.saved import HUMAN, Saved, SeatRow
from phobetor.table.table import OldRules, Table

OPTION, OLD_READING = "herald", "both"
THEN = "0"
"""A version of Nightmarium's rules in which Herald kept both cards, and there was nothing to agree on."""
NOW = rulebook("nightmarium").version
CHOICES = 45


# --- a game of the older rules ----------------------------------------------------------------------
def bare(saved: dict[str, Any], place: int) -> dict[str, Any]:
    """A position as the older rules wrote it: without the option."""
    return {**saved, "settings": [value for number, value in enumerate(saved["settings"]) if number != place]}


def seats(count: int = 2) -> list[SeatRow]:
    return [SeatRow(number, HUMAN, f"P{number}", "", f"owner{number}") for number in range(count)]


def dealt(seed: str, reading: str) -> Table:
    found = Table(opening.new_table("nightmarium", {OPTION: reading}, seats(), "owner0", "guest", seed=seed))
    found.begin()
    return found


def choice(table: Table, chance: random.Random) -> tuple[Player, Option]:
    seat = table.asked()[0]
    return seat, chance.randrange(len(table.look(seat).view.options))


def difference(seed: str) -> int:
    """After how many choices the two readings lead to other positions; 0 if they never do."""
    old, new, chance = dealt(seed, OLD_READING), dealt(seed, "discard"), random.Random(1)
    place = [setting.name for setting in old.title.settings].index(OPTION)
    for number in range(1, CHOICES + 1):
        if not old.asked():
            return 0
        seat, option = choice(old, chance)
        for table in (old, new):
            table.choose(seat, f"choice-{number}", table.look(seat).decision, option)
        if bare(old.playing().game.saved(), place) != bare(new.playing().game.saved(), place):
            return number
    return 0


def seed_with(differs: bool) -> tuple[str, int]:
    """A deal in which it matters somewhere in the middle which reading is played, or never does."""
    for number in range(200):
        seed = f"{number:064x}"
        found = difference(seed)
        if (5 < found < CHOICES - 5) if differs else (found == 0 and len(dealt(seed, OLD_READING).asked()) == 1):
            return seed, found
    raise AssertionError("No deal of Nightmarium shows the difference.")


DIFFERENT, SAME = seed_with(True), seed_with(False)


def is_up_to_date(page: Page, room: Room) -> bool:
    table = room.table
    return table is not None and msgspec.json.decode(table.look(page.now["you"]).data) == page.now["view"]


async def played(home: House, patch: pytest.MonkeyPatch, seed: str, choices: int = CHOICES) -> Party:
    """The same game at a real table."""
    with patch.context() as patched:
        patched.setattr(opening, "new_seed", lambda: seed)
        friends = await party(home, 2, (), "nightmarium", 0, **{OPTION: OLD_READING})
    chance, room = random.Random(1), await home.room(friends.table)
    for _ in range(choices):
        assert room.table is not None
        if room.table.phase == "over":
            break
        page = friends.pages[room.table.asked()[0]]
        await page.until(lambda page=page: page.now["decision"])  # type: ignore[misc]
        answer = await page.choose(chance.randrange(len(page.now["decision"]["options"])))
        assert answer["t"] == "ack", answer
        await page.until(lambda page=page, answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
    for page in friends.pages:
        await page.until(lambda page=page: is_up_to_date(page, room))  # type: ignore[misc]
    return friends


def make_rules_older(folder: Path, table: str) -> None:
    """Write the game as the older rules would have."""
    with closing(kept_in(folder)) as data:
        saved = data.load(table)
    assert saved is not None
    again = Table(Saved(saved.table, saved.seats, {}, saved.commands, []))
    names = [setting.name for setting in again.title.settings]
    again.session = again.opened_session()
    for line in saved.commands:
        again.repeat_one(line)
        position = bare(again.playing().game.saved(), names.index(OPTION))
        hashed = fingerprint(position) if line.hash else ""
        sql(folder, "UPDATE commands SET hash=? WHERE table_id=? AND seq=?", hashed, table, line.seq)
    options = {name: value for name, value in saved.table.options.items() if name != OPTION}
    written = msgspec.json.encode(options).decode()
    sql(folder, "UPDATE tables SET rules=?, options=? WHERE id=?", THEN, written, table)


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rulebook says that the older reading is an option now."""
    monkeypatch.setitem(rulebook("nightmarium").earlier, THEN, {OPTION: OLD_READING})


async def back_at(home: House, friends: Party) -> Party:
    """The same people, after the server was started anew."""
    for browser in friends.browsers:
        browser.address = f"127.0.0.1:{home.port}"
        browser.origin = f"http://{browser.address}"
    return Party(
        friends.table, friends.browsers, [await browser.sit_down(friends.table) for browser in friends.browsers]
    )


def views(friends: Party) -> list[Any]:
    return [page.now["view"] for page in friends.pages]


def without_settings(seen: list[Any]) -> list[Any]:
    return [{**view, "settings": []} for view in seen]


class Story:
    """A game of the older rules, and what its people saw at its end."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.patch = folder, patch
        self.friends: Party
        self.seen: list[Any] = []

    async def begin(self, seed: str, choices: int = CHOICES) -> None:
        async with house(self.folder) as home:
            self.friends = await played(home, self.patch, seed, choices)
            self.seen = views(self.friends)
            await self.friends.close()
        make_rules_older(self.folder, self.friends.table)

    async def agree(self, friends: Party, way: str) -> None:
        for page in friends.pages:
            answer = await page.order(t="settle", way=way)
            assert answer["t"] == "ack", answer
        for page in friends.pages:
            await page.until(lambda page=page: page.now["rules"] is None)  # type: ignore[misc]

    def written(self) -> tuple[str, dict[str, str], str]:
        [(rules, options, phase)] = sql(
            self.folder, "SELECT rules, options, phase FROM tables WHERE id=?", self.friends.table
        )
        return rules, msgspec.json.decode(options), phase

    def lines(self) -> list[str]:
        sentence = "SELECT option FROM commands WHERE table_id=? AND kind='rules' ORDER BY seq"
        return [option for (option,) in sql(self.folder, sentence, self.friends.table)]

    async def to_the_end(self, home: House, friends: Party) -> None:
        """It is played on, and the record of the whole game is one of today's rules."""
        await play(friends, seed=3)
        for page in friends.pages:
            await page.until(lambda page=page: page.now["phase"] == "over")  # type: ignore[misc]
        fair = await home.browser().get(f"/api/fair/{friends.table}")
        assert fair["holds"]
        replay(read_record(msgspec.json.encode(fair["record"]), "it"))


@pytest.fixture
def story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Story:
    return Story(tmp_path, monkeypatch)


# --- it is the same game ----------------------------------------------------------------------------
def test_a_game_that_is_the_same_goes_on_without_a_word(story: Story) -> None:
    async def happens() -> None:
        await story.begin(SAME[0], 20)
        for life in range(2):
            async with house(story.folder) as home:
                friends = await back_at(home, story.friends)
                assert [page.now["rules"] for page in friends.pages] == [None, None]
                if not life:
                    assert without_settings(views(friends)) == without_settings(story.seen)
                    assert story.written()[0] == THEN
                assert await play(friends, 3) == 3
                if life:
                    await story.to_the_end(home, friends)
                await friends.close()
            assert story.written()[0] == NOW
            assert story.lines() == ["same 21"]

    run(happens())


# --- it is another game -----------------------------------------------------------------------------
def test_a_table_whose_game_differs_waits_at_the_last_common_position(story: Story, older: None) -> None:
    async def happens() -> None:
        await story.begin(DIFFERENT[0])
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            table = (await home.room(friends.table)).table
            assert table is not None
            assert len(table.playing().record.choices) == DIFFERENT[1] - 1
            for page in friends.pages:
                told = page.now["rules"]
                assert (told["then"], told["now"], told["ways"]) == (THEN, NOW, ["old", "back", "end"])
                assert (page.now["decision"], page.now["waiting"], page.now["phase"]) == (None, [], "playing")
                answer = await page.order(t="choose", decision=0, option=0)
                assert "rules have changed" in answer["text"]
                assert (await page.order(t="undo", decision=0))["t"] == "refused"
                assert (await page.order(t="say", text="What now?"))["t"] == "ack"
            assert (await friends.pages[0].order(t="settle", way="end"))["t"] == "ack"
            await friends.until(lambda: all(page.now["rules"]["wishes"] == {"0": "end"} for page in friends.pages))
            assert (await friends.pages[1].order(t="settle", way="back"))["t"] == "ack"
            await friends.until(lambda: len(friends.pages[0].now["rules"]["wishes"]) == 2)
            await friends.close()
        async with house(story.folder) as home:  # nothing was agreed: it still waits, and what people want is known
            friends = await back_at(home, story.friends)
            assert [page.now["rules"]["wishes"] for page in friends.pages] == [{"0": "end", "1": "back"}] * 2
            await friends.close()

    run(happens())


def test_it_goes_on_under_the_older_reading(story: Story, older: None) -> None:
    async def happens() -> None:
        await story.begin(DIFFERENT[0])
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            assert views(friends) != story.seen
            await story.agree(friends, "old")
            assert views(friends) == story.seen
            assert story.written() == (NOW, {**story.written()[1], OPTION: OLD_READING}, "playing")
            assert await play(friends, 2) == 2
            story.seen = views(friends)
            await friends.close()
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            assert views(friends) == story.seen
            assert friends.pages[0].now["takebacks"] == 0
            await story.to_the_end(home, friends)
            await friends.close()

    run(happens())


def test_it_goes_back_to_the_last_common_position(story: Story, older: None) -> None:
    async def happens() -> None:
        await story.begin(DIFFERENT[0])
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            common = views(friends)
            await story.agree(friends, "back")
            assert views(friends) == common
            assert story.lines() == [f"back {DIFFERENT[1] - 1}"]
            assert "goes back" in friends.pages[0].chat[-1]["text"]
            assert await play(friends, 2) == 2
            story.seen = views(friends)
            await friends.close()
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            assert views(friends) == story.seen
            assert friends.pages[0].now["takebacks"] == 1
            await story.to_the_end(home, friends)
            await friends.close()

    run(happens())


def test_it_is_ended(story: Story, older: None) -> None:
    async def happens() -> None:
        await story.begin(DIFFERENT[0])
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            common = views(friends)
            await story.agree(friends, "end")
            await friends.close()
        assert story.written()[2] == "over"
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            assert views(friends) == common
            for page in friends.pages:
                assert (page.now["phase"], page.now["stopped"], page.now["winners"]) == ("over", True, [])
                assert "the table has ended it" in page.now["ending"]
                assert (await page.order(t="settle", way="back"))["t"] == "refused"
            name, browser = friends.table, friends.browsers[0]
            assert (await browser.get(f"/api/replay/{name}"))["over"] is False
            assert (await browser.get(f"/api/fair/{name}"))["holds"]
            for door in ("finale", "analysis"):
                status, said = await asyncio.to_thread(browser.ask, "GET", f"/api/{door}/{name}")
                assert (status, "before its end" in str(said)) == (409, True)
            assert [table["phase"] for table in await browser.get("/api/mine")] == ["over"]
            for path, body in (
                ("what-if", {"seat": 1, "choice": 3}),
                ("doubt", {"seat": 0}),
                ("doubt", {"seat": 0, "line": 2}),
            ):
                status, said = await asyncio.to_thread(browser.ask, "POST", f"/api/tables/{name}/{path}", body)
                assert status == 200, (path, said)
            assert (await browser.get(f"/api/moments/{name}?seat=0&event=3"))["moments"]
            await friends.close()

    run(happens())


def test_a_reading_that_is_gone_cannot_be_chosen(story: Story) -> None:
    async def happens() -> None:
        await story.begin(DIFFERENT[0])
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            assert friends.pages[0].now["rules"]["ways"] == ["back", "end"]
            answer = await friends.pages[0].order(t="settle", way="old")
            assert "cannot go on in that way" in answer["text"]
            await story.agree(friends, "back")
            answer = await friends.pages[0].order(t="settle", way="back")
            assert "settled already" in answer["text"]
            await friends.close()

    run(happens())


def test_whoever_only_watches_settles_nothing_and_a_repeated_wish_counts_once(story: Story) -> None:
    async def happens() -> None:
        await story.begin(DIFFERENT[0])
        async with house(story.folder) as home:
            friends = await back_at(home, story.friends)
            watcher = await home.browser().sit_down(friends.table)
            assert (await watcher.order(t="settle", way="end"))["kind"] == "not-yours"
            wish = command()
            for _ in range(3):
                assert (await friends.pages[0].order(t="settle", cmd=wish, way="end"))["t"] == "ack"
            assert friends.pages[1].now["phase"] == "playing"
            await watcher.close()
            await friends.close()

    run(happens())


# --- what is over, and what cannot be read ----------------------------------------------------------
def stored(story: Story) -> Saved:
    with closing(kept_in(story.folder)) as data:
        found = data.load(story.friends.table)
    assert found is not None
    return found


def test_a_finished_game_opens_if_it_is_the_same_and_says_so_if_not(story: Story) -> None:
    run(story.begin(DIFFERENT[0], 10_000), 120)
    assert story.written()[2] == "over"
    with pytest.raises(OldRules, match=f"Version {THEN} of the rules of nightmarium; this is version {NOW}"):
        Table(stored(story))
    sql(story.folder, "UPDATE tables SET rules=? WHERE id=?", NOW, story.friends.table)
    assert problem_of(stored(story))


def test_options_that_are_gone_are_said_and_the_game_is_kept(story: Story) -> None:
    run(story.begin(SAME[0], 5))
    sql(story.folder, "UPDATE tables SET options=? WHERE id=?", '{"gone":"yes"}', story.friends.table)
    assert "this is version" in problem_of(stored(story))


@pytest.mark.parametrize("option", ["", "back", "back x", "back 999", "sideways 3", "back -1"])
def test_a_spoiled_line_about_rules_is_not_followed(story: Story, option: str) -> None:
    run(story.begin(SAME[0], 5))
    sql(story.folder, "UPDATE commands SET kind='rules', option=? WHERE seq=3", option)
    assert problem_of(stored(story)) == "Command 3 cannot be read."

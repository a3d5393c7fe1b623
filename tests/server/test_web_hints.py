"""Hints: who may ask, what comes, that it comes from the bots' processes, and that nobody thinks on for nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from web_house import House, Party, house, party, play, run

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.server.client import Page
from phobetor.server.guard import Limit, Limits
from phobetor.table import advice as advising
from phobetor.table.advice import Advice, Choice, Why
from phobetor.table.processes import Processes


def told(page: Page, kind: str) -> list[dict[str, Any]]:
    return [message for message in page.told if message["t"] == kind]


def refusals(page: Page) -> list[str]:
    return [frame for frame in page.frames if '"t":"refused"' in frame]


async def ask(page: Page, decision: int | None = None) -> None:
    await page.send(t="hint", decision=page.now["decision"]["id"] if decision is None else decision)


async def hinted(page: Page) -> dict[str, Any]:
    await ask(page)
    await page.until(lambda: told(page, "hint") or refusals(page))
    assert not refusals(page), refusals(page)
    return told(page, "hint")[-1]


async def refused(page: Page, decision: int | None = None) -> str:
    before = len(refusals(page))
    await ask(page, decision)
    await page.until(lambda: len(refusals(page)) > before)
    return refusals(page)[-1]


def quickly(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without imagining anything."""

    async def advise(game: str, seat: int, position: str, who: str) -> Advice:
        session = next(iter(home.hall.rooms.values())).table.playing()  # type: ignore[union-attr]
        return Advice([Choice(int(session.view(seat).options[0]), 0.5, 0.1)], [], 1)

    monkeypatch.setattr(home.hall.advisers, "advise", advise)


WHY = {"nemesis": "The plan: explore room 5.", "deranged": "The plan for this turn: attack."}


def as_a_planner(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What came of four worlds, none of which were imagined."""
    reasons = {"nemesis": Why("why-explore", {"slot": 5}), "deranged": Why("why-attack", {})}

    async def advise(game: str, seat: int, position: str, who: str) -> Advice:
        title = title_of(game)
        first, second, *_ = title.view(title.load(json.loads(position), Chance()), seat).options
        best, other = Choice(int(first), 0.5, 0.35), Choice(int(second), 0.3, 0.3, is_told_apart=False)
        objective = Choice(int(first), 0.25, 0.25) if title.goal == "survive" else None
        return Advice([best, other], [], 8, [reasons[game]], 4, objective)

    monkeypatch.setattr(home.hall.advisers, "advise", advise)


async def friends_with_hints(home: House, hints: bool) -> Party:
    """Two people who have begun a game; the host has allowed hints in the lobby, or not."""
    host, friend = home.browser(), home.browser()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats, "name": "Anna"})
    assert made["hints"] is False
    await friend.post(f"/api/tables/{made['table']}/sit", {"seat": 1, "name": "Boris"})
    agreed = await host.post(f"/api/tables/{made['table']}/agree", {"hints": hints})
    assert agreed["hints"] is hints
    await host.post(f"/api/tables/{made['table']}/start", {})
    return Party(made["table"], [host, friend], [await each.sit_down(made["table"]) for each in (host, friend)])


# === Who may ask ====================================================================================
def test_who_is_alone_with_bots_is_advised_by_a_process_of_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> Advice:
        raise AssertionError("The server itself thinks.")

    monkeypatch.setattr(advising, "advise", here)

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 1, ["greedy"])
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            assert page.now["hints"] is True
            hint = await hinted(page)
            assert (hint["seat"], hint["decision"]) == (0, page.now["decision"]["id"])
            labels = [option["label"] for option in page.now["decision"]["options"]]
            for choice in hint["choices"]:
                assert labels[choice["place"]] == choice["text"]
                assert 0 <= choice["chance"] <= 100
                assert 1 <= choice["spread"] <= 50
            assert hint["choices"][0]["loss"] == 0
            assert (hint["goal"], hint["why"], hint["worlds"], hint["objective"]) == ("win", [], 0, None)
            assert 1 < len(hint["choices"]) <= 4
            assert hint["games"] > 500
            assert all(rule["id"].startswith("NM-") and rule["text"] for rule in hint["rules"])
            assert all(0 < step["often"] <= 10 and step["text"] for step in hint["course"])
            assert not page.chat  # nobody else is here who should know
            await friends.close()

    run(story())


def test_among_people_nobody_gives_hints_unless_the_table_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            quickly(home, monkeypatch)
            friends = await friends_with_hints(home, False)
            page = friends.deciding()
            assert page.now["hints"] is False
            assert "Nobody gives hints at this table" in await refused(page)
            assert not told(page, "hint")
            await friends.close()

    run(story())


def test_where_hints_are_allowed_only_whoever_asks_gets_them_and_the_others_are_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            quickly(home, monkeypatch)
            friends = await friends_with_hints(home, True)
            page = friends.deciding()
            other = next(each for each in friends.pages if each is not page)
            await hinted(page)
            await other.until(lambda: other.chat)
            assert "asks for hints" in other.chat[-1]["text"]
            await ask(page)
            await page.until(lambda: len(told(page, "hint")) == 2)
            assert len(other.chat) == 1
            assert not told(other, "hint")
            assert "stale" in await refused(other, page.now["decision"]["id"])
            watcher = await home.browser().sit_down(friends.table)
            assert watcher.now["hints"] is False
            assert "not-yours" in await refused(watcher, page.now["decision"]["id"])
            await watcher.close()
            await friends.close()

    run(story())


@pytest.mark.parametrize(("game", "bots", "goal"), [("nemesis", 1, "survive"), ("deranged", 2, "escape")])
def test_a_planner_gives_hints_where_nobody_searches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, bots: int, goal: str
) -> None:
    assert title_of(game).mind is None

    async def story() -> None:
        async with house(tmp_path) as home:
            as_a_planner(home, monkeypatch)
            friends = await party(home, 1, ["random"] * bots, game=game)
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            assert page.now["hints"] is True
            hint = await hinted(page)
            labels = [option["label"] for option in page.now["decision"]["options"]]
            assert all(labels[choice["place"]] == choice["text"] for choice in hint["choices"])
            assert hint["goal"] == goal
            assert [choice["loss"] for choice in hint["choices"]] == [0, 0]
            assert (hint["worlds"], hint["games"]) == (4, 8)
            assert hint["objective"] == ({"chance": 25, "spread": 25} if goal == "survive" else None)
            assert hint["why"] == [WHY[game]]
            await friends.close()

    run(story())


# === Bad input ======================================================================================
@pytest.mark.parametrize("decision", [0, 7, -1, 2**47])
def test_a_hint_for_another_decision_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, decision: int) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            quickly(home, monkeypatch)
            friends = await party(home, 1, ["random"])
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            assert "This decision is over" in await refused(page, decision)
            await friends.close()

    run(story())


def test_nobody_gets_many_hints_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(hints=Limit(2, 600))) as home:
            quickly(home, monkeypatch)
            friends = await party(home, 1, ["random"])
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            for _ in range(2):
                await hinted(page)
            assert "Not so fast" in await refused(page)
            await friends.close()

    run(story())


# === Nobody thinks on for nothing ===================================================================
class Slow:
    """Thinks for ever, and notes when that is cut short."""

    def __init__(self) -> None:
        self.begun = self.stopped = 0

    async def __call__(self, *_: object) -> Any:
        self.begun += 1
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            self.stopped += 1
            raise


async def until(holds: Any) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def test_a_hint_is_given_up_when_the_decision_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            slow = Slow()
            monkeypatch.setattr(home.hall.advisers, "advise", slow)
            friends = await friends_with_hints(home, True)
            page = friends.deciding()
            await ask(page)
            await until(lambda: slow.begun)
            assert (await page.choose(0))["t"] == "ack"  # nobody waits for it
            await until(lambda: slow.stopped)
            assert not told(page, "hint")
            assert not home.hall.rooms[friends.table].hints.asked
            await friends.close()

    run(story())


def test_no_bot_waits_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for, and however long they take."""
    asked_twice = Processes.asked_twice

    async def slowly(self: Processes, line: bytes) -> bytes:
        return await (asyncio.sleep(60, b"") if b'"hint":true' in line else asked_twice(self, line))

    async def story() -> None:
        async with house(tmp_path) as home:
            monkeypatch.setattr(Processes, "asked_twice", slowly)
            others = [await party(home, 1, ["random"]) for _ in range(6)]
            for page in [other.pages[0] for other in others]:
                await page.until(lambda page=page: page.now["decision"])  # type: ignore[misc]
                await ask(page)
            await until(lambda: home.hall.advisers.asking == len(others))
            friends = await party(home, 1, ["random"], first="2")
            await friends.pages[0].until(lambda: friends.pages[0].now["decision"], 5)  # the bot has chosen before
            for one in [friends, *others]:
                await one.close()

    run(story())


def test_a_hint_is_given_up_when_its_page_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            slow = Slow()
            monkeypatch.setattr(home.hall.advisers, "advise", slow)
            friends = await party(home, 1, ["random"])
            await friends.pages[0].until(lambda: friends.pages[0].now["decision"])
            await ask(friends.pages[0])
            await until(lambda: slow.begun)
            await friends.close()
            await until(lambda: slow.stopped)

    run(story())


def test_a_bot_stops_thinking_when_what_it_thinks_about_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            slow = Slow()
            friends = await party(home, 1, ["random"])
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            monkeypatch.setattr(home.hall.thinkers, "think", slow)
            while page.now["decision"]:
                await play(friends, 1)
            await until(lambda: slow.begun)
            answer = await page.order(t="undo", decision=0)
            assert answer["t"] == "ack"
            await until(lambda: slow.stopped)
            await page.until(lambda: page.now["decision"])
            await friends.close()

    run(story())


def test_a_hint_that_fails_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            monkeypatch.setattr(home.hall.advisers, "patience", 0.0)
            friends = await party(home, 1, ["random"])
            page = friends.pages[0]
            await page.until(lambda: page.now["decision"])
            assert "No hint was found this time" in await refused(page)
            await friends.close()

    run(story())

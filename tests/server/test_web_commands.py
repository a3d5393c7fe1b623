"""Commands have their effect once, in order, and only for those whose decision it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from web_house import Party, house, party, play, run

from phobetor.server.client import Page, command


def choices_of(found: Party, home: object) -> int:
    room = home.hall.rooms[found.table]  # type: ignore[attr-defined]
    return len(room.table.session.record.choices)


def test_a_command_sent_five_times_over_two_sockets_has_one_effect(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            browser = friends.browsers[friends.pages.index(page)]
            other = await browser.sit_down(friends.table)
            order = {"t": "choose", "cmd": command(), "decision": page.now["decision"]["id"], "option": 0}
            for tab in (page, other, other, page, page):
                await tab.send(**order)
            for tab in (page, other):
                await tab.until(lambda tab=tab: order["cmd"] in tab.answers)  # type: ignore[misc]
                assert tab.answers[order["cmd"]]["t"] == "ack"
            assert choices_of(friends, home) == 1
            await friends.close()
            await other.close()

    run(story())


def test_a_hundred_answers_to_one_decision_at_once_and_one_is_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            browser = friends.browsers[friends.pages.index(page)]
            tabs = [page] + [await browser.sit_down(friends.table) for _ in range(9)]
            decision = page.now["decision"]["id"]
            orders = [(tab, command()) for tab in tabs for _ in range(10)]
            await asyncio.gather(*(tab.send(t="choose", cmd=cmd, decision=decision, option=0) for tab, cmd in orders))
            for tab, cmd in orders:
                await tab.until(lambda tab=tab, cmd=cmd: cmd in tab.answers)  # type: ignore[misc]
            answers = [tab.answers[cmd] for tab, cmd in orders]
            assert sum(answer["t"] == "ack" for answer in answers) == 1
            assert sum(answer.get("kind") == "stale" for answer in answers) == 99
            assert choices_of(friends, home) == 1
            for tab in tabs:
                await tab.until(lambda tab=tab: (tab.now["decision"] or {}).get("id") != decision)  # type: ignore[misc]
                await tab.close()
            await friends.pages[1].close()

    run(story())


def test_a_decision_that_is_over_is_stale_and_the_page_gets_the_new_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            old = page.now["decision"]["id"]
            await page.choose(0)
            states = len([frame for frame in page.frames if '"t":"state"' in frame])
            answer = await page.order(t="choose", decision=old, option=0)
            assert answer["kind"] == "stale"
            assert answer["text"].startswith("This decision is over")
            await page.until(lambda: len([f for f in page.frames if '"t":"state"' in f]) > states)
            await friends.close()

    run(story())


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            other = next(found for found in friends.pages if found is not page)
            decision = page.now["decision"]["id"]
            answers = [await other.order(t="choose", decision=guess, option=0) for guess in (decision, 5, 2**47)]
            assert {(answer["kind"], answer["text"]) for answer in answers} == {("stale", answers[0]["text"])}
            watcher = await home.browser().sit_down(friends.table)
            assert watcher.now["you"] == -1
            assert watcher.now["decision"] is None
            for order in (
                {"t": "choose", "decision": decision, "option": 0},
                {"t": "undo", "decision": 0},
                {"t": "vote", "seat": 0, "bot": True},
                {"t": "takeback"},
            ):
                assert (await watcher.order(**order))["kind"] == "not-yours"
            stranger = home.browser()
            stranger.cookie = "phobetor=nothing-that-was-given-out"
            page_of_stranger = await stranger.sit_down(friends.table, seat=page.now["you"])
            assert page_of_stranger.now["you"] == -1
            assert (await page_of_stranger.order(t="choose", decision=decision, option=0))["kind"] == "not-yours"
            assert choices_of(friends, home) == 0
            for found in (*friends.pages, watcher, page_of_stranger):
                await found.close()

    run(story())


def test_a_seat_of_one_table_is_nothing_at_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            here, there = await party(home), await party(home)
            page = await here.browsers[0].sit_down(there.table, seat=0)
            assert page.now["you"] == -1
            await page.close()
            await here.close()
            await there.close()

    run(story())


def test_another_seats_command_id_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            other = next(found for found in friends.pages if found is not page)
            cmd = command()
            assert (await page.choose(0, cmd=cmd))["t"] == "ack"
            assert (await other.order(t="undo", decision=0, cmd=cmd))["kind"] == "malformed"
            await friends.close()

    run(story())


def test_options_that_are_not_there_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            for option in (-1, 10_000, 2**70):
                assert (await page.choose(option))["kind"] == "malformed"
            assert choices_of(friends, home) == 0
            await friends.close()

    run(story())


# --- taking back ------------------------------------------------------------------------------------
async def exchange(page: Page) -> dict[str, object]:
    """Begin to discard: no card is drawn and nothing of anybody else's is shown, so it can be taken back."""
    names = [option["verb"] for option in page.now["decision"]["options"]]
    return await page.choose(names.index("exchange"))


def test_undo_goes_back_to_the_last_information_and_no_further(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            before = page.now["view"]
            assert (await page.order(t="undo", decision=page.now["decision"]["id"]))["kind"] == "stale"
            answer = await exchange(page)
            await page.until(lambda: page.now["version"] >= answer["version"])
            assert page.now["can_undo"]
            lines = len(page.log)
            answer = await page.order(t="undo", decision=page.now["decision"]["id"])
            assert answer["t"] == "ack"
            await page.until(lambda: page.now["version"] >= answer["version"])
            assert page.now["view"] == before
            assert len(page.log) == lines
            names = [option["verb"] for option in page.now["decision"]["options"]]
            answer = await page.choose(names.index("draw"))
            await page.until(lambda: page.now["version"] >= answer["version"])
            assert not page.now["can_undo"]
            shown = (page.now["decision"] or {"id": 0})["id"]
            assert (await page.order(t="undo", decision=shown))["kind"] == "stale"
            assert choices_of(friends, home) == 1
            await friends.close()

    run(story())


def test_an_undo_shortens_everybodys_log_and_decisions_have_new_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            other = next(found for found in friends.pages if found is not page)
            first = page.now["decision"]["id"]
            answer = await exchange(page)
            await page.until(lambda: page.now["version"] >= answer["version"])
            answer = await page.choose(0)
            await page.until(lambda: page.now["version"] >= answer["version"])
            long = len(page.log)
            await other.until(lambda: len(other.log) == long)
            for _ in range(2):
                answer = await page.order(t="undo", decision=page.now["decision"]["id"])
                version = answer["version"]
                await page.until(lambda version=version: page.now["version"] >= version)  # type: ignore[misc]
            await other.until(lambda: len(other.log) < long)
            assert len(page.log) < long
            assert page.now["decision"]["id"] != first
            assert (await page.order(t="choose", decision=first, option=0))["kind"] == "stale"
            await friends.close()

    run(story())


def test_undo_never_reaches_beyond_information(tmp_path: Path) -> None:
    """Every undo that is offered leads back to a position that the same player saw before, with the same hand."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3)
            undone = 0
            for round_ in range(60):
                if friends.pages[0].now["phase"] == "over":
                    break
                page = next((found for found in friends.pages if found.now["decision"]), friends.pages[0])
                deck = page.now["view"]["deck"]
                await play(friends, 1, seed=round_)
                if page.now["can_undo"]:
                    shown = (page.now["decision"] or {"id": 0})["id"]
                    answer = await page.order(t="undo", decision=shown)
                    assert answer["t"] == "ack"
                    await page.until(lambda page=page, answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
                    assert page.now["view"]["deck"] == deck
                    undone += 1
                    await play(friends, 1, seed=round_ + 100)
            assert undone > 3
            await friends.close()

    run(story())


def test_what_cannot_be_taken_back_is_said_beforehand(tmp_path: Path) -> None:
    """A choice that is not called final can be taken back; one that is called final lets others on or cannot."""

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3)
            called = []
            for choice in range(80):
                if friends.pages[0].now["phase"] == "over":
                    break
                page, decision = friends.deciding(), friends.deciding().now["decision"]
                place = choice * 7 % len(decision["options"])
                answer = await page.choose(place)
                await page.until(lambda page=page, answer=answer: page.now["version"] >= answer["version"])  # type: ignore[misc]
                called.append(place in decision["final"])
                asked_again = page.now["decision"] is not None and page.now["can_undo"]
                assert asked_again != called[-1]
            assert {True, False} == set(called)
            await friends.close()

    run(story())

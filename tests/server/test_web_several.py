"""Several things picked at once: in any order, all of them or none, and once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from web_house import Party, house, party, run

from phobetor.server.client import Page, command


async def exchanging(friends: Party) -> Page:
    """The page of somebody who has begun to exchange cards, with a hand of five."""
    page = friends.deciding()
    verbs = [option["verb"] for option in page.now["decision"]["options"]]
    await page.choose(verbs.index("exchange"))
    await page.until(lambda: page.now["decision"]["bar"].get("several") is not None)
    return page


def hand(page: Page) -> list[int]:
    found: list[int] = page.now["view"]["hands"][page.now["you"]]
    return found


def cards(page: Page) -> list[int]:
    return [pick["args"]["card"] for pick in page.now["decision"]["bar"]["several"]["picks"]]


async def pick(page: Page, places: list[int], cmd: str = "") -> dict[str, Any]:
    cmd = cmd or command()
    await page.send(t="choose-several", cmd=cmd, decision=page.now["decision"]["id"], picks=places)
    await page.until(lambda: cmd in page.answers)
    return page.answers[cmd]


def test_cards_are_picked_in_any_order_and_all_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = await exchanging(friends)
            before = cards(page)
            order = command()
            assert (await pick(page, [3, 0], order))["t"] == "ack"
            await page.until(lambda: len(hand(page)) == 4)
            assert not {before[3], before[0]} & set(hand(page))
            log = home.hall.rooms[friends.table].table.session.record.choices  # type: ignore[union-attr]
            assert [text.split()[1] for text in log] == ["exchange", "discard", "discard", "done"]
            await page.send(t="choose-several", cmd=order, decision=1, picks=[3, 0])
            await page.choose(0)
            assert len(log) == 5  # the same command again did nothing
            await friends.close()

    run(story())


def test_all_of_them_or_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = await exchanging(friends)
            before = hand(page)
            for places, kind in (([0, 0], "malformed"), ([0, 9], "malformed"), ([-1], "malformed"), ([], "malformed")):
                told = await pick(page, places)
                assert (told["t"], told["kind"]) == ("refused", kind)
                assert told["text"]
            record = home.hall.rooms[friends.table].table.session.record  # type: ignore[union-attr]
            assert len(record.choices) == 1
            assert hand(page) == before
            await friends.close()

    run(story())


def test_a_question_with_one_answer_takes_no_several(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            told = await pick(friends.deciding(), [0, 1])
            assert (told["t"], told["kind"]) == ("refused", "malformed")
            await friends.close()

    run(story())


def test_what_was_picked_together_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = await exchanging(friends)
            await pick(page, [4, 2, 1])
            await page.until(lambda: len(hand(page)) == 3)
            table, kept = friends.table, hand(page)
            browser = friends.browsers[friends.pages.index(page)]
            await friends.close()
        async with house(tmp_path) as home:
            browser.address, browser.origin = f"127.0.0.1:{home.port}", f"http://127.0.0.1:{home.port}"
            again = await browser.sit_down(table)
            assert hand(again) == kept
            await again.close()

    run(story())

"""Somebody leaves: the others decide, a bot stands in, and whoever comes back plays on."""

from __future__ import annotations

from pathlib import Path

from web_house import House, Party, house, party, play, run

from phobetor.server.client import Page


async def one_leaves(home: House, people: int) -> tuple[Party, int, list[Page]]:
    """The person who must decide closes the page; the others see it after a while."""
    friends = await party(home, people)
    gone = friends.deciding()
    seat = gone.now["you"]
    await gone.close()
    others = [page for page in friends.pages if page is not gone]
    for page in others:
        await page.until(lambda page=page: page.now["away"] == [seat])  # type: ignore[misc]
    return friends, seat, others


def test_a_vote_puts_a_bot_in_and_the_person_takes_the_seat_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, seat, others = await one_leaves(home, 3)
            assert not others[0].now["seats"][seat]["here"]
            assert (await others[0].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[1].until(lambda: others[1].now["votes"])
            assert others[1].now["seats"][seat]["bot"] == ""
            assert (await others[1].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[0].until(lambda: others[0].now["seats"][seat]["bot"])
            assert others[0].now["seats"][seat]["bot"] == others[0].now["level"]
            await others[0].until(
                lambda: others[0].now["log"] and seat not in [w["seat"] for w in others[0].now["waiting"]]
            )
            assert any("stands in" in line["text"] for line in others[0].chat)
            back = await friends.browsers[seat].sit_down(friends.table)
            assert back.now["you"] == seat
            assert back.now["decision"] is None
            assert (await back.order(t="takeback"))["t"] == "ack"
            await others[0].until(lambda: not others[0].now["seats"][seat]["bot"])
            assert any("is back" in line["text"] for line in others[0].chat)
            assert (await back.order(t="takeback"))["kind"] == "stale"
            friends.pages[seat] = back
            await play(friends, 12)
            await friends.close()

    run(story())


def test_waiting_is_a_choice_and_returning_ends_the_vote(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, seat, others = await one_leaves(home, 3)
            assert (await others[0].order(t="vote", seat=seat, bot=False))["t"] == "ack"
            assert (await others[1].order(t="vote", seat=seat, bot=True))["t"] == "ack"
            await others[0].until(lambda: len(others[0].now["votes"]) == 2)
            assert others[0].now["seats"][seat]["bot"] == ""
            back = await friends.browsers[seat].sit_down(friends.table)
            await others[0].until(lambda: not others[0].now["away"] and not others[0].now["votes"])
            assert back.now["decision"]
            assert (await others[0].order(t="vote", seat=seat, bot=True))["kind"] == "stale"
            assert (await back.choose(0))["t"] == "ack"
            await back.close()
            await friends.close()

    run(story())


def test_nobody_votes_about_those_who_are_here_or_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2, ["random"])
            for seat in (0, 1, 2, 3, -1, 99):
                assert (await friends.pages[0].order(t="vote", seat=seat, bot=True))["kind"] == "stale"
            assert (await friends.pages[0].order(t="takeback"))["kind"] == "stale"
            await friends.close()

    run(story())


def test_a_stand_in_is_still_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends, seat, others = await one_leaves(home, 2)
            assert (await others[0].order(t="vote", seat=seat, bot=True))["t"] == "ack"
        async with house(tmp_path) as home:
            table = (await home.room(friends.table)).table
            assert table is not None
            assert table.seats[seat].bot
            assert table.seats[seat].kind == "human"

    run(story())

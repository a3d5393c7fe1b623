"""Who has a part in chance: the server commits itself, then pages add their salts, and nobody chooses after that."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from web_house import QUICK, House, Party, house, make_older, party, play, run

from phobetor.kernel.chance import Chance
from phobetor.records.fairness import broken_promise
from phobetor.records.record import Record, read_record, replay
from phobetor.server import hall
from phobetor.server.client import Browser
from phobetor.server.doors import opening
from phobetor.table.opening import new_seed, seal
from phobetor.table.saved import BOT
from phobetor.table.table import Table

MINE = "a-salt-that-my-page-drew"
SOLO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "local", "name": "Boris"}]


async def ask(browser: Browser, path: str, body: Any) -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "POST", path, body)


def wanted(seats: list[dict[str, str]], **more: str) -> dict[str, Any]:
    return {"game": "nightmarium", "seats": seats, "name": "Anna", **more}


async def sealed_table(browser: Browser, seats: list[dict[str, str]]) -> tuple[str, dict[str, Any]]:
    """As the page does it: the commitment that was shown first, and the table."""
    shown: str = (await browser.post("/api/seals", {}))["commitment"]
    return shown, await browser.post("/api/tables", wanted(seats, commitment=shown, salt=MINE))


async def finished(home: House, browser: Browser, table: str) -> tuple[dict[str, Any], Record]:
    """What everybody may know when the game is over; every person at this device chooses at random until then."""
    seats = (await browser.get(f"/api/tables/{table}"))["yours"]
    pages = [await browser.sit_down(table, seat=seat) for seat in seats]
    friends = Party(table, [browser], pages)
    while (await browser.get(f"/api/tables/{table}"))["phase"] != "over":
        await play(friends, 20)
        await asyncio.sleep(0.01)
    await friends.close()
    fair = await browser.get(f"/api/fair/{table}")
    return fair, read_record(json.dumps(fair["record"]), "the record")


class Recomputed(Chance):
    """The draws of a game from its seed and salts, in words of our own: nothing of the server's stream is used."""

    def __init__(self, seed: str, salts: str) -> None:
        super().__init__()
        self.key, self.salts, self.number = bytes.fromhex(seed), salts, 0

    def below(self, n: int) -> int:
        while True:
            said = hmac.new(self.key, f"{self.salts}/{self.number}".encode(), hashlib.sha256).digest()
            self.number += 1
            word = int.from_bytes(said[:4], "big")
            if word < 2**32 - 2**32 % n:
                return word % n


@pytest.mark.parametrize(("seats", "salts"), [(SOLO, f"{MINE}.."), (HOT_SEAT, f"{MINE}.")], ids=["bots", "hot seat"])
def test_everything_follows_from_what_was_shown_and_sent(
    tmp_path: Path, seats: list[dict[str, str]], salts: str
) -> None:
    """Where the server used to draw the other salts, nobody but the page adds any."""

    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            shown, made = await sealed_table(browser, seats)
            assert made["phase"] == "playing"
            assert made["commitment"] == shown
            running = await browser.get(f"/api/fair/{made['table']}")
            assert (running["seed"], running["salts"], running["promise"]) == ("", salts, "people")
            fair, record = await finished(home, browser, made["table"])
            assert hashlib.sha256(b"phobetor commitment/" + bytes.fromhex(fair["seed"])).hexdigest() == shown
            assert (fair["salts"], fair["promise"], fair["holds"]) == (salts, "people", True)
            assert record.seed == f"fair:{fair['seed']}:{salts}"
            assert replay(record, chance=Recomputed(fair["seed"], salts)).is_over()
            assert broken_promise(record, shown, [MINE]) == ""

    run(story())


def test_a_salt_is_taken_only_after_the_commitment_it_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser, friend = home.browser(), home.browser()
            early = await ask(browser, "/api/tables", wanted(SOLO, salt=MINE))
            assert early == (400, {"error": "A salt counts only after the table has shown its commitment; send both."})
            for invented in ("00" * 32, seal(new_seed())):
                assert (await ask(browser, "/api/tables", wanted(SOLO, commitment=invented, salt=MINE)))[0] == 409
            assert not home.hall.rooms
            shown, made = await sealed_table(browser, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
            sit = f"/api/tables/{made['table']}/sit"
            guest = {"seat": 1, "name": "Boris", "salt": "of-a-guest"}
            assert (await ask(friend, sit, guest))[0] == 400
            assert (await ask(friend, sit, guest | {"commitment": "00" * 32}))[0] == 409
            assert (await ask(friend, sit, guest | {"commitment": shown}))[0] == 200
            begun = await browser.post(f"/api/tables/{made['table']}/start", {"bot": "random"})
            assert (begun["phase"], begun["commitment"]) == ("playing", shown)
            assert (await browser.get(f"/api/fair/{made['table']}"))["salts"] == f"{MINE}.of-a-guest."

    run(story())


def test_a_seal_is_for_one_table(tmp_path: Path) -> None:
    """Otherwise whoever finished a first game would know the cards of a second."""

    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            shown, _ = await sealed_table(browser, SOLO)
            assert (await ask(browser, "/api/tables", wanted(SOLO, commitment=shown, salt=MINE)))[0] == 409
            assert (await ask(browser, "/api/tables", wanted(SOLO, commitment=shown)))[0] == 409
            assert len(home.hall.rooms) == 1

    run(story())


@pytest.mark.sqlite
def test_seals_that_nobody_comes_back_for_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            monkeypatch.setattr(hall, "MOST_SEALS", 3)
            shown = [await home.hall.new_seal() for _ in range(5)]
            assert [*home.hall.seals] == shown[2:]

    run(story())


@pytest.mark.parametrize("seats", [SOLO, [{"kind": "bot", "bot": "random"}] * 2], ids=["no salt", "bots alone"])
def test_where_no_page_adds_anything_the_server_is_said_to_be_alone(
    tmp_path: Path, seats: list[dict[str, str]]
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            names = [{**seat, "name": f"P{number}"} for number, seat in enumerate(seats)]
            made = await browser.post("/api/tables", wanted(names))
            fair = await browser.get(f"/api/fair/{made['table']}")
            assert (fair["promise"], fair["salts"].strip(".")) == ("server", "")

    run(story())


# --- servers that cheat -----------------------------------------------------------------------------
async def chosen_seed(house: Any, wanted: Any) -> str:
    """Knows the salt, and draws its seed then, until the first card is the one that it likes."""
    await house.take_seal(wanted.commitment)
    while True:
        seed = new_seed()
        if Recomputed(seed, f"{wanted.salt}..").below(4) == 0:
            return seed


def cheat_by_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(opening, "sealed_seed", chosen_seed)


def cheat_by_salts_of_bots(patch: pytest.MonkeyPatch) -> None:
    beginning = Table.beginning

    def chosen(table: Table, options: Mapping[str, str]) -> Record:
        parts = [seat.salt or "chosen-last" if seat.kind == BOT else seat.salt for seat in table.seats]
        table.row = replace(table.row, salts=".".join(parts))
        return beginning(table, options)

    patch.setattr(Table, "beginning", chosen)


def cheat_by_leaving_out(patch: pytest.MonkeyPatch) -> None:
    beginning = Table.beginning

    def chosen(table: Table, options: Mapping[str, str]) -> Record:
        table.row = replace(table.row, salts="chosen-instead..")
        return beginning(table, options)

    patch.setattr(Table, "beginning", chosen)


@pytest.mark.parametrize(
    ("cheat", "at_once", "noticed"),
    [
        (cheat_by_seed, True, "The seed is not the one that was sealed"),
        (cheat_by_salts_of_bots, False, "The server drew a salt for"),
        (cheat_by_leaving_out, False, f"The salt {MINE} has no part in this deal"),
    ],
)
def test_a_server_that_chooses_after_it_has_seen_the_salts_is_noticed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    cheat: Callable[[pytest.MonkeyPatch], None],
    at_once: bool,
    noticed: str,
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            cheat(monkeypatch)
            shown, made = await sealed_table(browser, SOLO)
            assert (made["commitment"] != shown) == at_once
            fair, record = await finished(home, browser, made["table"])
            assert fair["holds"]  # as the server itself says
            assert broken_promise(record, shown, [MINE]).startswith(noticed)

    run(story())


# --- tables of earlier versions ---------------------------------------------------------------------
@pytest.mark.sqlite
def test_an_earlier_table_goes_on_and_says_what_was_promised_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            browser, table = friends.browsers[0], friends.table
            await play(friends, 5)
            await friends.close()
            lobby = await browser.post(
                "/api/tables", wanted([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}])
            )
            data = home.hall.store
            await asyncio.wrap_future(
                data.execute([("UPDATE seats SET salt='drawn' WHERE table_id=?", (lobby["table"],))])
            )
        make_older(tmp_path, 3)
        async with house(tmp_path, QUICK) as home:
            again = [home.browser() for _ in friends.browsers]
            for new, old in zip(again, friends.browsers, strict=True):
                new.cookie = old.cookie
            pages = [await new.sit_down(table) for new in again]
            await play(Party(table, again, pages))
            fair = await again[0].get(f"/api/fair/{table}")
            assert (fair["promise"], fair["holds"]) == ("earlier", True)
            await Party(table, again, pages).close()
            await home.browser().post(f"/api/tables/{lobby['table']}/sit", {"seat": 2, "name": "Celina"})
            await again[0].post(f"/api/tables/{lobby['table']}/start", {})
            fair = await again[0].get(f"/api/fair/{lobby['table']}")
            assert (fair["promise"], fair["salts"]) == ("earlier", "drawn..")  # what a bot had is not used any more

    run(story())

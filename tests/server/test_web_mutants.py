"""Frames that were bent in every way: each gets an answer or ends its socket, and nothing else happens.

PHOBETOR_FRAMES=100000 sends that many to each game (`make frames`). They come in above TCP.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from long_runs import counted
from web_house import QUICK, House, Party, house, party, run

from phobetor.games import NAMES, title_of
from phobetor.server.client import command
from phobetor.server.guard import Limit, Limits
from phobetor.server.texts import say

SHORT = 400
FRAMES = int(os.environ.get("PHOBETOR_FRAMES", str(SHORT)))
ENDLESS = Limit(10**9, 1)
PATIENT = Limits(
    seat=ENDLESS, watcher=ENDLESS, watching=ENDLESS, effort=ENDLESS, greets=ENDLESS, chat=ENDLESS, requests=ENDLESS,
    sockets_at_table=10**6, local=1000,
)  # fmt: skip
MISTAKE = say("en", "refusal-mistake")
NASTY: list[Any] = [
    None, True, -1, 0, 1, 7, 2**31, 2**53, 2**63, 2**64, 10**40, -(2**63), 0.5, 1e308, [], [[]], {}, {"t": "choose"},
    "", " ", "a", "x" * 300, "\x00", "\x1b[2J", "\u202e", "\U0001f600", "ž", "${7*7}", "{ $name }", "%s%n", "9" * 30,
    "'; DROP TABLE tables; --", "../../etc/passwd", "__class__", "constructor", "en", "ru", "xx", "12345678", "card",
]  # fmt: skip


class Line:
    """A socket without a network: what is said to it is a list, and so is what it says."""

    def __init__(self, home: House, friends: Party, seat: int) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.told: list[dict[str, Any]] = []
        self.unsent: deque[bytes] = deque()
        self.answered = asyncio.Event()
        self.heard.put_nowait({"type": "websocket.connect"})
        cookie = friends.browsers[seat].cookie if seat >= 0 else ""
        host = f"127.0.0.1:{home.port}"
        headers = {"host": host, "origin": f"http://{host}", "cookie": cookie}
        scope = {
            "type": "websocket", "path": f"/api/tables/{friends.table}/socket", "raw_path": b"", "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()], "scheme": "ws",
            "client": ("127.0.0.1", 1), "server": ("127.0.0.1", home.port), "subprotocols": [], "root_path": "",
            "asgi": {"version": "3.0"}, "extensions": {},
        }  # fmt: skip
        app: Any = home.server.config.app
        self.open = asyncio.create_task(app(scope, self.heard.get, self.note))

    async def note(self, message: dict[str, Any]) -> None:
        """What the application sends; it finds this line by it."""
        self.told.append(message)
        self.answered.set()

    def put(self, text: bytes) -> None:
        self.told.append({"type": "websocket.send", "text": text.decode()})
        self.answered.set()

    async def say(self, text: str | bytes) -> None:
        """Say it, and wait until it is carried out: what is said behind it is answered, or the line is closed."""
        self.told.clear()
        mark = command()
        for frame in (text, json.dumps({"t": "say", "cmd": mark, "text": "\u200b"})):  # nothing that can be read
            self.heard.put_nowait({"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame})
        async with asyncio.timeout(30):
            while not self.open.done() and not any(mark in told.get("text", "") for told in self.told):
                self.answered.clear()
                waiting = asyncio.create_task(self.answered.wait())
                await asyncio.wait([waiting, self.open], return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()

    async def close(self) -> None:
        self.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.open


# --- bending ----------------------------------------------------------------------------------------
def sensible(dice: random.Random, decision: dict[str, Any] | None, kinds: list[str]) -> dict[str, Any]:
    """A message that a page could send now."""
    number = decision["id"] if decision else 0
    options = len(decision["options"]) if decision else 1
    picks = range(decision["picks"] if decision else 2)
    return dice.choice([
        {"t": "choose", "cmd": command(), "decision": number, "option": dice.randrange(options)},
        {"t": "choose", "cmd": command(), "decision": number, "option": dice.randrange(options)},
        {"t": "choose-several", "cmd": command(), "decision": number, "picks": dice.sample(picks, len(picks) // 2)},
        {"t": "undo", "cmd": command(), "decision": number}, {"t": "takeback", "cmd": command()},
        {"t": "why", "kind": dice.choice(kinds), "value": str(dice.randrange(120))},
        {"t": "why", "kind": dice.choice(kinds), "value": dice.choice("abcdexyz")},
        {"t": "say", "cmd": command(), "text": "hello"}, {"t": "vote", "cmd": command(), "seat": 1, "bot": True},
        {"t": "lang", "lang": "pl"}, {"t": "resync"}, {"t": "ping"},
        {"t": "hello", "lang": "en", "version": dice.randrange(10**6), "seat": dice.choice([None, 0, 1, 9])},
    ])  # fmt: skip


def other_value(dice: random.Random, message: dict[str, Any]) -> None:
    message[dice.choice(list(message))] = dice.choice(NASTY)


def other_key(dice: random.Random, message: dict[str, Any]) -> None:
    message[dice.choice(["card", "seat", "t", "cmd", "__proto__", ""])] = dice.choice(NASTY)


def fewer_keys(dice: random.Random, message: dict[str, Any]) -> None:
    del message[dice.choice(list(message))]


BENDS: list[Callable[[random.Random, dict[str, Any]], None]] = [other_value, other_value, other_key, fewer_keys]


def bent(dice: random.Random, message: dict[str, Any]) -> str | bytes:
    """One message in ten stays as it is, so that the game goes on; the others are bent as data, as text, or both."""
    kind = dice.randrange(10)
    if 0 < kind < 7:
        dice.choice(BENDS)(dice, message)
    text = json.dumps(message, ensure_ascii=dice.random() < 0.5)
    if kind < 5:
        return text
    place, cut = dice.randrange(len(text) + 1), dice.randrange(1, 6)
    junk = "".join(dice.choice('{}[]",:0e-\\u\x00\n9tž') for _ in range(cut))
    text = dice.choice([
        text[:place], text[:place] + text[place + cut :], text[:place] + junk + text[place:], text + text,
        text[:place] + junk + text[place + cut :], "[" * cut * 400 + text, text.replace('"', "'"),
    ])  # fmt: skip
    return text.encode("utf-8", "replace") if dice.random() < 0.02 else text


# --- sending ----------------------------------------------------------------------------------------
class Mistakes(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def choices(home: House, table: str) -> int:
    found = home.hall.rooms[table].table
    assert found is not None
    return found.seq


@pytest.mark.parametrize("game", NAMES)
def test_bent_frames_do_nothing_but_what_they_say(tmp_path: Path, game: str) -> None:
    dice, title, mistakes = random.Random(game), title_of(game), Mistakes()
    kinds = sorted({title.kind(argument) for verb in title.verbs for argument in verb.arguments})
    people = max(2, title.players[0])
    seen: set[str] = set()

    async def story() -> None:
        async with house(tmp_path, replace(QUICK, away=1e6), limits=PATIENT) as home:  # no vote puts a bot in
            friends = await party(home, people, game=game)
            lines: dict[int, Line] = {}
            for number in counted(f"bent frames to {game}", FRAMES, FRAMES > SHORT):
                table = home.hall.rooms[friends.table].table
                assert table is not None
                if table.phase == "over" or number % 5000 == 4999:
                    for line in lines.values():
                        await line.close()
                    await friends.close()
                    friends, lines = await party(home, people, game=game), {}
                    table = home.hall.rooms[friends.table].table
                    assert table is not None
                seat = dice.choice([*table.asked(), -1, *range(people)])
                if seat not in lines or lines[seat].open.done():
                    lines[seat] = Line(home, friends, seat)
                    await lines[seat].say('{"t":"hello","lang":"en"}')
                look = table.look(seat) if seat >= 0 else None
                series = title.series(look.view) if look and look.question else None
                asked = None
                if look and look.question:
                    picks = len(series.picks) if series else 2
                    asked = {"id": look.decision, "options": look.view.options, "picks": picks}
                frame, before = bent(dice, sensible(dice, asked, kinds)), choices(home, friends.table)
                await lines[seat].say(frame)
                told = "".join(message.get("text", "") for message in lines[seat].told)
                assert MISTAKE not in told, frame
                most = 1 if series is None else series.most + 1
                made = choices(home, friends.table) - before
                assert 0 <= made <= (most if '"t":"ack"' in told else 0), (frame, told)
                assert table.row.seed not in told
                seen.update(message["type"] + str(message.get("code", "")) for message in lines[seat].told)
            for line in lines.values():
                await line.close()
            await friends.close()

    logger = logging.getLogger()
    logger.addHandler(mistakes)
    try:
        run(story(), 24 * 3600)
    finally:
        logger.removeHandler(mistakes)
    assert mistakes.lines == []
    assert {"websocket.close4400", "websocket.close1003", "websocket.send"} <= seen

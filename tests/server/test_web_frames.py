"""Frames from hostile pages: they end the socket that sent them, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hostile import bare_socket, hang_up
from hypothesis import given
from hypothesis import strategies as st
from msgspec import DecodeError
from web_house import QUICK, House, Party, house, party, play, run
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from phobetor.server import protocol, wire
from phobetor.server.client import command
from phobetor.server.guard import Limit, Limits
from phobetor.server.pace import Pace
from phobetor.server.wire import Bounds, Socket

HELLO = '{"t":"hello","lang":"en"}'

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(anything, st.sampled_from(["hello", "choose", "undo", "why", "say", "vote", "takeback", "lang", "x"]))
def test_what_is_no_message_is_refused_as_such(value: Any, kind: str) -> None:
    frame = value | {"t": kind} if isinstance(value, dict) else value
    with contextlib.suppress(DecodeError):
        protocol.decode(json.dumps(frame))


def test_deep_frames_and_unknown_fields_are_no_messages() -> None:
    with pytest.raises((DecodeError, RecursionError)):
        protocol.decode('{"t":"hello","lang":' + "[" * 8000 + "]" * 8000 + "}")
    with pytest.raises(DecodeError):
        protocol.decode('{"t":"ping","more":1}')


@pytest.mark.parametrize("word", ["abcdefgh\n", "abcdefgh\r", "\nabcdefgh", "abcd efgh", "table:12345"])
def test_ids_and_salts_are_letters_from_the_first_to_the_last(word: str) -> None:
    with pytest.raises(DecodeError):
        protocol.decode(json.dumps({"t": "takeback", "cmd": word}))
    with pytest.raises(DecodeError):
        msgspec.json.decode(json.dumps({"seat": 0, "name": "Anna", "salt": word}), type=protocol.SitDown)


async def closed_with(socket: ClientConnection) -> int:
    try:
        async with asyncio.timeout(20):
            while True:
                await socket.recv()
    except ConnectionClosed:
        assert socket.close_code is not None
        return socket.close_code


async def closing(home: House, friends: Party, *frames: str | bytes) -> int:
    socket = await friends.browsers[0].socket(friends.table)
    for frame in frames:
        await socket.send(frame)
    return await closed_with(socket)


def test_an_acknowledgement_leaves_with_the_table_in_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []
    connection_made = Socket.connection_made

    def listen_in(self: Socket, transport: asyncio.Transport) -> None:
        connection_made(self, transport)
        write = transport.write

        def note(data: bytes) -> None:
            written.append(bytes(data))
            write(data)

        monkeypatch.setattr(transport, "write", note)

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            assert await play(friends, 6) == 6

    monkeypatch.setattr(Socket, "connection_made", listen_in)
    run(story())
    acknowledged = [data for data in written if b'"t":"ack"' in data]
    assert len(acknowledged) == 6
    assert all(data.count(b'"t":"state"') == 1 for data in acknowledged)


def test_bad_frames_close_their_socket_and_leave_the_table_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            long = json.dumps({"t": "say", "cmd": command(), "text": "x" * 20_000})
            unknown = '{"t":"choose","cmd":"12345678","decision":1,"option":0,"card":43}'
            assert await closing(home, friends, "nonsense") == 4400
            assert await closing(home, friends, '{"t":"ping"}') == 4400
            assert await closing(home, friends, HELLO, "[1,2]") == 4400
            assert await closing(home, friends, HELLO, unknown) == 4400
            assert await closing(home, friends, HELLO, '{"t":"lang","lang":' + "[" * 5000 + "]" * 5000 + "}") == 4400
            assert await closing(home, friends, HELLO, b"\x00\x01") == 1003
            assert await closing(home, friends, HELLO, long) == 1009
            assert await play(friends, 4) == 4
            await friends.close()

    run(story())


def test_a_page_that_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, replace(QUICK, hello=0.2)) as home:
            wanted = {"game": "nightmarium", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Anna"}
            table = (await home.browser().post("/api/tables", wanted))["table"]
            assert await closed_with(await home.browser().socket(table)) == 4400

    run(story())


async def piecemeal(pieces: Sequence[str], pause: float, never: asyncio.Event | None = None) -> AsyncIterator[str]:
    """A message in pieces; with `never` it does not end."""
    for piece in pieces:
        yield piece
        await asyncio.sleep(pause)
    if never is not None:
        await never.wait()


@pytest.mark.parametrize("greeting", [[], [HELLO]])
def test_a_message_that_never_ends_is_cut_off_and_its_seat_is_free_again(tmp_path: Path, greeting: list[str]) -> None:
    async def story() -> None:
        async with house(tmp_path, bounds=Bounds(message=0.3)) as home:
            friends = await party(home)
            socket = await friends.browsers[0].socket(friends.table)
            for frame in greeting:
                await socket.send(frame)
            never = asyncio.Event()
            sending = asyncio.create_task(socket.send(piecemeal(['{"t":"say","cmd":"12345678",', ""], 0, never)))
            assert await closed_with(socket) == 4408
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            room = await home.room(friends.table)
            while len(room.viewers) > 2:
                await asyncio.sleep(0.01)
            assert await play(friends, 4) == 4
            await friends.close()

    run(story())


def test_a_frame_of_which_only_the_beginning_comes_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, bounds=Bounds(message=0.3)) as home:
            friends = await party(home)
            socket = await friends.browsers[0].socket(friends.table)
            await socket.send(HELLO)
            socket.transport.write(b"\x81\xfe\x01\x00" + b"mask" + b"the first few of 256 bytes")
            assert await closed_with(socket) == 4408
            assert await play(friends, 4) == 4
            await friends.close()

    run(story())


def test_a_message_in_pieces_that_ends_in_time_is_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, bounds=Bounds(message=5.0)) as home:
            friends = await party(home)
            for number in range(3):
                text = json.dumps({"t": "say", "cmd": f"1234567{number}", "text": "hello"})
                await friends.pages[0].socket.send(piecemeal([text[:5], "", text[5:20], text[20:]], 0.02))
                await friends.pages[1].until(lambda number=number: len(friends.pages[1].chat) > number)  # type: ignore[misc]
            await friends.close()

    run(story())


def test_a_message_cut_into_crumbs_is_not_collected(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            socket = await friends.browsers[0].socket(friends.table)
            await socket.send(HELLO)
            with contextlib.suppress(ConnectionClosed):
                await socket.send(piecemeal([""] * 10_000, 0))
            assert await closed_with(socket) == 4408
            await friends.close()

    run(story())


def test_no_table_of_that_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            for name in ("nosuchtable", "..", "%2e%2e", "x" * 500, "a'b;--"):
                socket = await home.browser().socket(name)
                assert await closed_with(socket) == 4404

    run(story())


def test_a_page_that_talks_too_much_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(seat=Limit(20, 20), watcher=Limit(10, 20), local=1)
        async with house(tmp_path, limits=limits) as home:
            friends = await party(home)
            pings = ['{"t":"ping"}'] * 30
            watcher = await home.browser().socket(friends.table)
            for frame in (HELLO, *pings):
                await watcher.send(frame)
            assert await closed_with(watcher) == 4429
            assert await closing(home, friends, HELLO, *pings) == 4429
            assert (await friends.pages[1].order(t="say", text="still here"))["t"] == "ack"
            await friends.close()

    run(story())


def test_sockets_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(sockets_at_table=3, sockets_from_address=8, local=1)
        async with house(tmp_path, limits=limits) as home:
            friends = await party(home)
            tabs = [await friends.browsers[0].sit_down(friends.table) for _ in range(2)]
            assert await closed_with(await friends.browsers[0].socket(friends.table)) == 4429
            watchers = [await home.browser().sit_down(friends.table) for _ in range(4)]
            assert await closed_with(await home.browser().socket(friends.table)) == 4429
            for page in tabs:
                await page.close()
            again = await friends.browsers[0].sit_down(friends.table)
            for page in (*watchers, again, *friends.pages):
                await page.close()

    run(story())


def test_chat_is_limited_and_cleaned(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            anna, boris = friends.pages
            hostile = "<img src=x onerror=alert(1)>\u202e\u200b\x1b[31m\r\n{ $name } %s ' ; --"
            assert (await anna.order(t="say", text=hostile))["t"] == "ack"
            await boris.until(lambda: boris.chat)
            assert boris.chat[0]["text"] == "<img src=x onerror=alert(1)>[31m { $name } %s ' ; --"
            assert (await anna.order(t="say", text="\u200b\u202e \x07"))["kind"] == "malformed"
            kinds = [(await anna.order(t="say", text=f"line {n}")).get("kind", "ack") for n in range(8)]
            assert kinds.count("ack") == 4
            assert kinds[-1] == "busy"
            cmd = command()
            assert (await boris.order(t="say", text="once", cmd=cmd))["t"] == "ack"
            assert (await boris.order(t="say", text="once", cmd=cmd))["t"] == "ack"
            late = await home.browser().sit_down(friends.table)
            assert [line["text"] for line in late.chat].count("once") == 1
            await late.close()
            await friends.close()

    run(story())


# --- pages that do not read -------------------------------------------------------------------------
def narrow(line: object) -> Socket:
    """The system takes little of what is sent to this page: the rest waits here."""
    assert isinstance(line, Socket)
    line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return line


def test_a_spectator_who_never_reads_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            sleeper = await home.browser().socket(friends.table, max_queue=1)
            await sleeper.send(HELLO)
            room = await home.room(friends.table)
            anna = friends.pages[0]
            while len(room.viewers) < 3:
                await asyncio.sleep(0.01)
            watcher = next(viewer for viewer in room.viewers if viewer.seat == -1)
            for _ in range(3000):
                watcher.send(b'{"t":"pong","x":"' + b"y" * 8000 + b'"}')
                if watcher not in room.viewers:
                    break
                await asyncio.sleep(0)
            assert watcher not in room.viewers
            assert (await anna.order(t="say", text="nobody waits"))["t"] == "ack"
            assert await play(friends, 10) == 10
            await friends.close()
            sleeper.transport.abort()

    run(story())


def test_a_page_that_reads_late_hears_why_it_was_dropped_behind_all_that_it_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            sleeper = await home.browser().socket(friends.table, max_queue=1)
            await sleeper.send(HELLO)
            room = await home.room(friends.table)
            while len(room.viewers) < 3:
                await asyncio.sleep(0.01)
            watcher = next(viewer for viewer in room.viewers if viewer.seat == -1)
            narrow(watcher.line)
            while not watcher.waiting():
                watcher.send(b'{"t":"pong","x":"' + b"y" * 8000 + b'"}')
                await asyncio.sleep(0)
            for _ in range(40):  # more than may wait
                watcher.send(b'{"t":"pong","x":"' + b"y" * 8000 + b'"}')
            await asyncio.sleep(0.1)
            told: list[str | bytes] = []
            with contextlib.suppress(ConnectionClosed):
                async for text in sleeper:
                    told.append(text)
            assert json.loads(told[-1])["t"] == "bye"
            assert sleeper.close_code == 4408
            await friends.close()

    run(story())


@pytest.mark.parametrize("end", ["no answer to a ping", "its own", "the server's"])
def test_who_does_not_read_any_more_is_soon_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    """A telephone without a network reads nothing, and nothing says so; it must not count as somebody who is here."""
    monkeypatch.setattr(wire, "LAST_WORDS", 0.3)

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            room = await home.room(friends.table)
            reader, writer = await bare_socket(home.port, friends.table)
            while len(room.viewers) < 3:
                await asyncio.sleep(0.01)
            viewer = next(found for found in room.viewers if found.seat == -1)
            line = viewer.line
            assert isinstance(line, Socket)
            line.close_timeout = 0.1
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            while not line.transport.get_write_buffer_size():  # little, but more than the system takes
                viewer.send(b'{"t":"pong","x":"' + b"y" * 8000 + b'"}')
                await asyncio.sleep(0)
            if end == "its own":
                writer.write_eof()
            elif end == "the server's":
                viewer.drop()
            else:
                line.keepalive_timeout()
            async with asyncio.timeout(3):
                while viewer in room.viewers or not line.disconnected:
                    await asyncio.sleep(0.01)
            await friends.close()
            await hang_up()

    run(story())


def test_who_reads_the_rest_after_the_end_leaves_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is looked at once more when it has long been closed."""
    monkeypatch.setattr(wire, "LAST_WORDS", 0.3)

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            room = await home.room(friends.table)
            reader, writer = await bare_socket(home.port, friends.table)
            while len(room.viewers) < 3:
                await asyncio.sleep(0.01)
            viewer = next(found for found in room.viewers if found.seat == -1)
            line = viewer.line
            assert isinstance(line, Socket)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            while not line.transport.get_write_buffer_size():
                viewer.send(b'{"t":"pong","x":"' + b"y" * 8000 + b'"}')
                await asyncio.sleep(0)
            troubles: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
            writer.write_eof()
            await asyncio.sleep(0.1)
            reader._transport.resume_reading()  # type: ignore[attr-defined]
            assert await reader.read()
            await asyncio.sleep(0.5)
            assert line.disconnected
            assert not troubles
            await friends.close()
            await hang_up()

    run(story())


def test_a_slow_page_hears_why_it_is_dropped_and_may_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            room = await home.room(friends.table)
            viewer = next(found for found in room.viewers if found.seat == 0)
            for _ in range(40):  # more than the outbox holds, in one go
                viewer.send(b'{"t":"pong"}')
            await friends.pages[0].reading
            assert friends.pages[0].socket.close_code == 4408
            assert friends.pages[0].told[-1]["t"] == "bye"
            again = await friends.browsers[0].sit_down(friends.table)
            assert again.now["you"] == 0
            await again.close()
            await friends.close()

    run(story())


def test_the_server_says_that_it_restarts(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, Pace(**(vars(QUICK)))) as home:
            friends = await party(home)
            await play(friends, 3)
        for page in friends.pages:
            await page.reading
            assert page.socket.close_code == 1012
            assert page.told[-1] == {"t": "bye", "text": "The server restarts; every acknowledged move is saved."}

    run(story())

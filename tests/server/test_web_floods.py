"""One client cannot stop the others: floods are cut off, silence ends, and what is not read is not kept.

PHOBETOR_HOSTILE=50 makes the campaign at the end longer and worse (`make hostile`).
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import hostile
import pytest
from hostile import bare_socket, frame, get, hang_up, is_cut_off, line_to, upgrade
from web_house import House, Party, house, party, play, run

from phobetor.cli.measured import children, memory, processor
from phobetor.server.client import Browser, Page
from phobetor.server.guard import Limit, Limits
from phobetor.server.serving import AT_A_TIME
from phobetor.server.wire import LONGEST_HEAD, MOST_AFTER, SLICE, Bounds, Census, Http, Offences, Socket, network

HASTY = Bounds(head=0.4, unread=0.4, message=0.4, local=1000)
HOSTILE = int(os.environ.get("PHOBETOR_HOSTILE", "10"))
SECONDS = 4 if HOSTILE == 10 else 20
MOST_MEMORY = 600 * 2**20


async def innocent(home: House) -> Party:
    friends = await party(home, 2)
    await play(friends, 4)
    return friends


def against(attack: Callable[[House, Party], Awaitable[None]], folder: Path, bounds: Bounds = HASTY) -> None:
    """Carry out an attack; afterwards the friends play on."""

    async def story() -> None:
        async with house(folder, bounds=bounds) as home:
            friends = await innocent(home)
            await attack(home, friends)
            assert await play(friends, 4) == 4
            await friends.close()
            await hang_up()

    run(story())


# --- one by one -------------------------------------------------------------------------------------
@pytest.mark.parametrize("opcode", [9, 10], ids=["pings", "pongs"])
def test_a_flood_of_control_frames_is_cut_off(tmp_path: Path, opcode: int) -> None:
    async def attack(home: House, friends: Party) -> None:
        _, writer = await bare_socket(home.port, friends.table)
        assert await is_cut_off(writer, frame(opcode) * 1000)

    against(attack, tmp_path)


def test_a_flood_is_not_parsed_beyond_the_goodbye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of a megabyte in one go would be 43,000 pings for which everybody else waits."""
    heard = 0
    handle_ping = Socket.handle_ping

    def count(self: Socket) -> None:
        nonlocal heard
        heard += 1
        handle_ping(self)

    async def attack(home: House, friends: Party) -> None:
        _, writer = await bare_socket(home.port, friends.table)
        assert await is_cut_off(writer, frame(9) * 43_000)

    monkeypatch.setattr(Socket, "handle_ping", count)
    against(attack, tmp_path)
    assert 40 < heard < 40 + (MOST_AFTER + 2 * SLICE) // 6


def test_now_and_then_a_ping_is_answered(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        reader, writer = await bare_socket(home.port, friends.table)
        writer.write(frame(9, b"are you there"))
        async with asyncio.timeout(10):
            await reader.readuntil(b"are you there")

    against(attack, tmp_path)


def test_pipelined_requests_whose_answers_nobody_reads_are_cut_off(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        _, writer = await line_to(home.port)
        assert await is_cut_off(writer, get("/api/games", home.port) * 100)

    against(attack, tmp_path)


def test_a_few_pipelined_requests_are_answered(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        reader, writer = await line_to(home.port)
        writer.write(get("/healthz", home.port) * 3)
        for _ in range(3):
            async with asyncio.timeout(10):
                assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")

    against(attack, tmp_path)


@pytest.mark.parametrize("unanswered", [True, False], ids=["unanswered", "unread"])
def test_nobody_opens_a_socket_before_the_last_answer_was_read(tmp_path: Path, unanswered: bool) -> None:
    """What waits on the line already would not count, and the socket could be sent anything without end."""

    async def attack(home: House, friends: Party) -> None:
        before = set(home.server.server_state.connections)
        reader, writer = await line_to(home.port)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        if not unanswered:
            while not (line := set(home.server.server_state.connections) - before):
                await asyncio.sleep(0.01)
            (http,) = line
            assert isinstance(http, Http)
            http.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            while not http.transport.get_write_buffer_size():
                writer.write(get("/api/rules/nemesis", home.port))
                await asyncio.sleep(0.1)
            assert http.cycle.response_complete
        writer.write(get("/healthz", home.port) * unanswered + upgrade(home.port, friends.table))
        reader._transport.resume_reading()  # type: ignore[attr-defined]
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(5):  # whoever may stay waits for more
                assert b"HTTP/1.1 101" not in await reader.read()

    against(attack, tmp_path, Bounds(local=1000))


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET"], ids=["silent", "half a head", "a word"]
)
def test_who_does_not_say_what_is_wanted_is_not_waited_for(tmp_path: Path, said: bytes) -> None:
    async def attack(home: House, friends: Party) -> None:
        reader, writer = await line_to(home.port)
        writer.write(said)
        async with asyncio.timeout(10):
            assert await reader.read() == b""

    against(attack, tmp_path)


def test_a_head_in_drops_is_not_waited_for_either(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        _, writer = await line_to(home.port)
        writer.write(b"GET / HTTP/1.1\r\n")
        assert await is_cut_off(writer, b"X-More: 1\r\n")

    against(attack, tmp_path)


def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        reader, writer = await line_to(home.port)
        writer.write(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * (LONGEST_HEAD + 5000))
        async with asyncio.timeout(10):
            assert b"400" in await reader.readline()

    against(attack, tmp_path, Bounds(local=1000))


@pytest.mark.parametrize("first", [b"0\r\n", b"0\r\nX: ", b"1;"], ids=["lines", "one-line", "extension"])
def test_what_is_said_around_a_body_ends_as_a_head_does(tmp_path: Path, first: bytes) -> None:
    async def attack(home: House, friends: Party) -> None:
        reader, writer = await line_to(home.port)
        chunked = get("/healthz", home.port).replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n")
        more = (b"X: y\r\n" if first == b"0\r\n" else b"yyyyyy") * (LONGEST_HEAD // 5)
        writer.write(chunked + first + more)
        async with asyncio.timeout(10):
            assert b"HTTP/1.1 400" in await reader.read()

    against(attack, tmp_path)


def test_what_follows_a_body_is_no_header(tmp_path: Path) -> None:
    """A proxy in front has not looked at it: who asks and from where is said in the head, or nowhere."""

    async def attack(home: House, friends: Party) -> None:
        reader, writer = await line_to(home.port)
        chunked = get("/api/games", home.port).replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n")
        writer.write(chunked + b"0\r\nHost: evil.example\r\n\r\n")
        assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"

    against(attack, tmp_path)


def test_thousands_of_messages_in_one_go_are_cut_off(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        _, writer = await bare_socket(home.port, friends.table)
        assert await is_cut_off(writer, frame(1, b'{"t":"resync"}') * 5000)

    against(attack, tmp_path)


def test_connections_are_counted_and_a_full_house_sends_the_silent_away(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        silent = [await line_to(home.port) for _ in range(30)]
        async with asyncio.timeout(10):
            await silent[0][0].read()  # who has said nothing for longest had to go
        assert (await home.browser().get("/healthz"))["ok"]

    against(attack, tmp_path, Bounds(all_connections=12, local=1000, head=30.0))


def test_a_crowd_at_the_door_holds_up_nobody_inside(tmp_path: Path) -> None:
    """Between a few newcomers and the next few everybody else is heard; the others wait in the system, not refused."""

    async def attack(home: House, friends: Party) -> None:
        census = home.server.config.http_protocol_class.census  # type: ignore[attr-defined]
        before = len(census.open)
        crowd = [socket.create_connection(("127.0.0.1", home.port)) for _ in range(120)]
        inside = [before]
        while inside[-1] < before + len(crowd):
            await asyncio.sleep(0)
            inside.append(len(census.open))
        assert max(now - then for then, now in pairwise(inside)) <= AT_A_TIME
        for one in crowd:
            one.close()

    against(attack, tmp_path, Bounds(local=1000))


def test_one_address_cannot_have_all_connections(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        lines = [await line_to(home.port) for _ in range(10)]
        async with asyncio.timeout(10):
            assert await lines[-1][0].read() == b""  # the last ones are refused, the first ones stay
        assert not lines[0][0].at_eof()
        await asyncio.sleep(0.1)

    against(attack, tmp_path, Bounds(connections=8, local=1, head=30.0))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True), ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True), ("192.0.2.7", "192.0.2.8", False),
    ],
)  # fmt: skip
def test_a_network_of_64_bits_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same


def test_who_asks_for_everything_again_and_again_is_told_to_wait(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        page = await friends.browsers[0].sit_down(friends.table)
        for _ in range(40):
            await page.send(t="resync")
        await page.until(lambda: '"busy"' in "".join(page.frames[-3:]))
        assert sum('"t":"state"' in told for told in page.frames) <= 11
        await page.close()

    against(attack, tmp_path)


def test_a_watcher_who_asks_for_everything_again_and_again_is_heard_slowly(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        watcher = await home.browser().sit_down(friends.table)
        for _ in range(40):
            await watcher.send(t="resync")
        await watcher.until(lambda: len(watcher.frames) >= 8)
        await asyncio.sleep(1)
        assert sum('"t":"state"' in told for told in watcher.frames) <= 12
        await watcher.close()

    against(attack, tmp_path)


def test_the_whole_table_is_worked_out_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from phobetor.server.showing import Showing

    worked_out: list[object] = []
    usual = Showing.state

    def state(showing: Showing, *key: object) -> object:
        worked_out.append(key)
        return usual(showing, *key)  # type: ignore[arg-type]

    async def attack(home: House, friends: Party) -> None:
        watchers = [await home.browser().sit_down(friends.table, lang) for lang in ("en", "en", "ru", "ru")]
        monkeypatch.setattr(Showing, "state", state)
        for watcher in watchers * 4:
            await watcher.send(t="resync")
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: len(watcher.frames) >= 5)  # type: ignore[misc]
        monkeypatch.setattr(Showing, "state", usual)
        assert len(worked_out) <= 2
        for watcher in watchers:
            await watcher.close()

    against(attack, tmp_path)


def test_what_a_crowd_of_spectators_sees_is_put_together_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One frame for each seat and language, however many look."""
    from phobetor.server.showing import Showing

    put_together: list[tuple[object, ...]] = []
    usual = Showing.state

    def state(showing: Showing, *key: object) -> object:
        put_together.append(key)
        return usual(showing, *key)  # type: ignore[arg-type]

    async def attack(home: House, friends: Party) -> None:
        watchers = [await home.browser().sit_down(friends.table, ("en", "ru", "pl")[n % 3]) for n in range(60)]
        monkeypatch.setattr(Showing, "state", state)
        before = watchers[0].now["version"]
        await play(friends, 1)
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.now["version"] > before)  # type: ignore[misc]
        monkeypatch.setattr(Showing, "state", usual)
        assert len(put_together) <= 2 + 3
        for watcher in watchers:
            await watcher.close()

    against(attack, tmp_path)


# --- who floods waits -------------------------------------------------------------------------------
async def answered_in(port: int, source: str) -> float:
    """How long a new connection from an address waits for its first answer."""
    began = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(get("/healthz", port))
    async with asyncio.timeout(20):
        await reader.readuntil(b"}")
    writer.transport.abort()
    return time.monotonic() - began


def test_where_floods_come_from_new_connections_wait_and_elsewhere_they_do_not(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        for _ in range(5):
            _, writer = await bare_socket(home.port, friends.table)
            assert await is_cut_off(writer, frame(9) * 1000)
        assert await answered_in(home.port, "127.0.0.2") < 0.8 < await answered_in(home.port, "127.0.0.1") < 5

    against(attack, tmp_path)


def test_too_many_open_pages_are_no_flood(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(sockets_at_table=2, watcher=Limit(5, 60), local=1)
        async with house(tmp_path, limits=limits, bounds=HASTY) as home:
            friends = await party(home)
            census: Census = home.server.config.http_protocol_class.census  # type: ignore[attr-defined]
            tabs = [await friends.browsers[0].sit_down(friends.table)]
            refused = await friends.browsers[0].socket(friends.table)
            await refused.wait_closed()
            assert (refused.close_code, census.offences) == (4429, {})
            watcher = await home.browser().sit_down(friends.table)
            for _ in range(9):
                await watcher.send(t="ping")
            await watcher.reading
            assert (watcher.socket.close_code, [*census.offences]) == (4429, ["127.0.0.1"])
            for page in (*tabs, *friends.pages):
                await page.close()

    run(story())


def test_one_flood_alone_makes_nobody_wait_long(tmp_path: Path) -> None:
    async def attack(home: House, friends: Party) -> None:
        _, writer = await bare_socket(home.port, friends.table)
        assert await is_cut_off(writer, frame(9) * 1000)
        assert await answered_in(home.port, "127.0.0.1") < 1

    against(attack, tmp_path)


def test_floods_are_forgotten_and_proxies_never_wait() -> None:
    one = Offences()
    for _ in range(8):
        one.add(100.0)
    assert one.now(100.0) == 8
    assert one.now(110.0) == 4
    transport = asyncio.Transport()
    for proxies, delay in ((lambda where: False, 5.0), (lambda where: True, 0.0)):
        census = Census(Bounds(proxies=proxies), open={transport: "192.0.2.7"})
        for _ in range(9):
            census.offend(transport, 100.0)
        assert census.delay(transport, 100.0) == delay
    assert census.delay(asyncio.Transport(), 100.0) == 0  # of which nothing is known


def test_a_crowd_that_comes_at_once_is_heard_one_by_one() -> None:
    census = Census()
    waits = [census.turn("192.0.2.7", 50.0) for _ in range(100)]
    assert waits[:10] == pytest.approx([0.0] * 10)
    assert waits[-1] == pytest.approx(0.45)
    assert census.turn("192.0.2.8", 50.0) == 0
    assert census.turn("192.0.2.7", 60.0) == 0


def test_who_goes_on_after_our_goodbye_is_not_read_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was closed for talking too much may finish its sentence, but no more."""
    read: list[int] = []
    usual = Socket.count_after

    def count_after(socket: Socket, size: int) -> None:
        read.append(size)
        usual(socket, size)

    monkeypatch.setattr(Socket, "count_after", count_after)

    async def story() -> None:
        limits = Limits(watcher=Limit(5, 20), local=1)
        async with house(tmp_path, limits=limits, bounds=Bounds(local=1000)) as home:
            friends = await party(home)
            reader, writer = await bare_socket(home.port, friends.table)
            writer.write(frame(1, b'{"t":"ping"}') * 10)
            async with asyncio.timeout(10):
                await reader.readuntil(b"Too many")
            assert await is_cut_off(writer, frame(1, b'{"t":"ping"}') * 100, 3)
            assert 0 < sum(read) < 3 * 2**18
            await friends.close()
            await hang_up()

    run(story())


# --- finished games ---------------------------------------------------------------------------------
def test_a_replay_is_packed_told_once_and_the_same_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            await play(friends)
            path = f"/api/replay/{friends.table}?seat=all"
            plain = await home.browser().get(path)
            reader, writer = await line_to(home.port)
            writer.write(
                get(path, home.port).replace(b"\r\n\r\n", b"\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n")
            )
            head, _, packed = (await reader.read()).partition(b"\r\n\r\n")
            assert b"content-encoding: gzip" in head.lower()
            assert json.loads(gzip.decompress(packed)) == plain
            assert len(packed) * 5 < len(json.dumps(plain))
            await hang_up()
            await friends.close()

    run(story())


def test_many_who_want_a_replay_and_do_not_read_it_are_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, limits=Limits(local=1000), bounds=HASTY) as home:
            friends = await party(home, 4, game="nightmarium")
            await play(friends)
            greedy = [await line_to(home.port) for _ in range(20)]
            for reader, writer in greedy:
                reader._transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(get(f"/api/replay/{friends.table}?seat=all", home.port))
            async with asyncio.timeout(20):
                while any(not writer.transport.is_closing() for _, writer in greedy):
                    for _, writer in greedy:
                        with contextlib.suppress(OSError):
                            writer.write(b"G")  # who was sent away hears of it when it speaks
                    await asyncio.sleep(0.1)
            await hang_up()
            await friends.close()

    run(story())


# --- all at once ------------------------------------------------------------------------------------
class Server:
    """In a process of its own, so that its memory and its time are its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: asyncio.subprocess.Process | None = None
        self.port = 0

    async def start(self) -> None:
        code = f"import sys; sys.path[:] = {sys.path!r}; from phobetor.server.__main__ import main; main()"
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, "--port", "0", "--data", str(self.folder), stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.port = int((await self.process.stdout.readline()).decode().rpartition(":")[2].strip(" /\n"))

    def browser(self) -> Browser:
        return Browser(self.port)

    def memory(self) -> int:
        assert self.process is not None
        return sum(memory(one) for one in [self.process.pid, *children(self.process.pid)])

    def seconds(self) -> float:
        """Of a processor, since the beginning."""
        assert self.process is not None
        return processor(self.process.pid)

    async def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.communicate()  # until nothing is left of its pipe, too


async def round_trips(page: Page, end: float) -> list[float]:
    """How long a page waits for an answer, in seconds."""
    took = []
    while time.monotonic() < end:
        began, pongs = time.perf_counter(), page.pongs()
        await page.send(t="ping")
        await page.until(lambda pongs=pongs: page.pongs() > pongs)  # type: ignore[misc]
        took.append(time.perf_counter() - began)
        await asyncio.sleep(0.05)
    return sorted(took)


def test_an_innocent_table_goes_on_among_hostile_clients(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path)
        await server.start()
        try:
            home = House.__new__(House)
            home.browser = server.browser  # type: ignore[method-assign]
            friends = await party(home, 2)
            calm = await round_trips(friends.pages[0], time.monotonic() + SECONDS / 2)
            end, most, used = time.monotonic() + SECONDS, 0, server.seconds()
            arguments = [str(server.port), friends.table, str(HOSTILE), str(SECONDS)]
            crowd = await asyncio.create_subprocess_exec(sys.executable, hostile.__file__, *arguments)
            told = asyncio.create_task(round_trips(friends.pages[0], end))
            while time.monotonic() < end:
                most = max(most, server.memory())
                await asyncio.sleep(0.2)
                for page in [page for page in friends.pages if page.now["decision"]]:
                    await page.choose(0)
            busy, used = await told, server.seconds() - used
            await crowd.wait()
            print(
                f"\n{HOSTILE} hostile clients: p99 {p99(busy) * 1000:.1f} ms, without them {p99(calm) * 1000:.1f} ms; "
                f"median {busy[len(busy) // 2] * 1000:.1f} and {calm[len(calm) // 2] * 1000:.1f}; "
                f"the server used {used / SECONDS:.0%} of a processor; with its bots at most {most / 2**20:.0f} MiB"
            )
            assert most < MOST_MEMORY
            assert busy[len(busy) // 2] < 0.25
            await friends.close()
        finally:
            await server.stop()

    run(story(), 300)


def p99(took: list[float]) -> float:
    return took[min(len(took) - 1, int(len(took) * 0.99))]

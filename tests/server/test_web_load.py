"""The measuring command measures, and a small load passes without an error."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from phobetor.cli.light_socket import LightSocket
from phobetor.cli.load import Load, load, wanted
from phobetor.cli.serve import serve
from phobetor.kernel.refusal import BadInput
from phobetor.server.serving import bound, data_folder, doors_for


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_a_small_load_has_no_errors() -> None:
    report = asyncio.run(Load(["nightmarium"] * 4, 40, 3).run())
    assert report["errors"] == 0, report
    assert report["decisions"] > 0  # a busy machine may not reach the wanted rate
    assert 0 < report["rss_early_mib"] <= report["rss_mib"] < 600
    assert 0 < report["files_late"] < report["files_early"] + 50
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["p999_ms"] <= report["max_ms"]
    assert 0 < report["p99_early_ms"] <= report["max_ms"] >= report["p99_late_ms"] > 0
    assert 0 < report["shown_p50_ms"] <= report["shown_p99_ms"]  # every move came to the other person's page
    assert report["server_ms_a_decision"] > 0
    assert report["bot_decisions_per_second"] >= 0


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_the_report_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    given = Namespace(game="nightmarium", tables=1, rate=20, seconds=1, minutes=0, database="", processes=1, json=True)
    assert load(given) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 1


def test_several_games_are_loaded_at_once_each_with_its_tables() -> None:
    assert wanted("nightmarium", 2) == ["nightmarium"] * 2
    assert wanted("nightmarium:3,nemesis:1,deranged", 2) == ["nightmarium"] * 3 + ["nemesis"] + ["deranged"] * 2
    for text in ("nemesis:0", "nemesis:many", "nemesis:10001", "nemesis:-1"):
        with pytest.raises(BadInput, match="how many tables"):
            wanted(text, 2)


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_several_processes_need_a_database_that_they_share() -> None:
    given = Namespace(game="nightmarium", tables=1, rate=1, seconds=1, minutes=0, database="", processes=2, json=True)
    with pytest.raises(BadInput, match="a database that they can share"):
        load(given)


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_open = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.is_open = False


def framed(kind: int, content: bytes) -> bytes:
    """As a server sends it, without a mask."""
    size = len(content)
    length = (
        bytes([size])
        if size < 126
        else b"\x7e" + size.to_bytes(2, "big")
        if size < 65536
        else b"\x7f" + size.to_bytes(8, "big")
    )
    return bytes([0x80 | kind]) + length + content


@pytest.mark.parametrize("piece", [1, 3, 1000, 1_000_000])
def test_a_light_socket_reads_frames_of_every_length_however_they_come(piece: int) -> None:
    async def story() -> None:
        heard: list[bytes] = []
        socket, wire = LightSocket(heard.append), Wire()
        socket.connection_made(wire)
        texts = [b"", b"a" * 125, b"b" * 126, b"c" * 65535, b"d" * 65536]
        sent = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(framed(1, text) for text in texts)
        sent += framed(9, b"there?") + framed(8, b"")
        for first in range(0, len(sent), piece):
            socket.data_received(sent[first : first + piece])
        assert heard == texts
        assert wire.written[0] == b"\x8a\x86" + bytes(4) + b"there?"  # a pong, masked by nothing
        assert wire.written[1][0] == 0x88
        assert not wire.is_open

    asyncio.run(story())


def test_a_light_socket_says_what_it_was_refused_with() -> None:
    async def story() -> None:
        socket, wire = LightSocket(lambda frame: None), Wire()
        socket.connection_made(wire)
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        with pytest.raises(ConnectionError, match="403 Forbidden"):
            await socket.opened
        assert not wire.is_open

    asyncio.run(story())


def test_serving_on_a_port_in_use_is_refused_with_a_sentence(tmp_path: Path) -> None:
    taken = bound("127.0.0.1", 0)
    port = taken.getsockname()[1]
    given = Namespace(
        host="127.0.0.1", port=port, data=str(tmp_path), allow_host=[], allow_origin=[], trusted_proxy=[],
        bot_pause=0.0, forget_after=0, metrics_token=None, log="text", database="", workers=1,
        no_notices=False, notices_to=[],
    )  # fmt: skip
    with pytest.raises(BadInput, match=f"cannot listen on 127.0.0.1 port {port}"):
        serve(given)
    taken.close()


def test_a_server_for_the_network_knows_its_names() -> None:
    assert doors_for("0.0.0.0", ["games.example"], []).knows("games.example:8484")
    assert not doors_for("127.0.0.1", [], []).knows("games.example")


@pytest.mark.skipif(sys.platform != "linux", reason="the variables of one system")
def test_data_lie_where_the_system_wants_them_and_stay_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / ".local/share/phobetor"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data/phobetor"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", "kept")  # not allowed by the standard, but taken by the first versions
    assert data_folder() == tmp_path / ".local/share/phobetor"
    (tmp_path / "kept/phobetor").mkdir(parents=True)
    assert data_folder() == Path("kept/phobetor")


def test_data_of_a_mac_stay_in_its_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "darwin")
    (tmp_path / "Library/Application Support/phobetor").mkdir(parents=True)
    assert data_folder() == tmp_path / "Library/Application Support/phobetor"

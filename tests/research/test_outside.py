"""Bots in any language: good ones play, and whatever bad ones do, the game goes on and somebody is told."""

from __future__ import annotations

import gc
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import pytest
from running import Said, call

from phobetor.games import NAMES, title_of
from phobetor.kernel.view import View
from phobetor.lab import outside
from phobetor.lab.outside import OutsideBot, outside_bot
from phobetor.lab.simulate import Plan, play_one

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/bots"
PYTHON = Path(sys.executable).as_posix()
RANDOM = f"{PYTHON} {(EXAMPLES / 'random_bot.py').as_posix()}"


def play(seat: str, game: str = "nightmarium", games: str = "1") -> Said:
    players = title_of(game).players[0]
    seats = ",".join([seat, *["random"] * (players - 1)])
    return call("sim", game, "--seats", seats, "--games", games, "--seed", "1", "--json")


@pytest.mark.parametrize("game", NAMES)
def test_a_python_program_plays_every_game(game: str) -> None:
    said = play(RANDOM, game)
    assert said.json()["finished"] == 1
    assert said.err == ""


def test_a_javascript_program_plays() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not there; install it to play with the bot in JavaScript")
    said = play(f"{Path(node).as_posix()} {(EXAMPLES / 'random_bot.js').as_posix()}")
    assert (said.json()["finished"], said.err) == (1, "")


def test_a_c_program_plays(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("There is no C compiler; install one to play with the bot in C")
    program = tmp_path / "random_bot"
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, EXAMPLES / "random_bot.c"], check=True)
    said = play(program.as_posix())
    assert (said.json()["finished"], said.err) == (1, "")


def test_a_server_plays() -> None:
    server = subprocess.Popen([sys.executable, EXAMPLES / "web_bot.py", "0"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        said = play(server.stdout.readline().strip())
    finally:
        server.kill()
        server.communicate()
    assert (said.json()["finished"], said.err) == (1, "")


# --- bad ones -----------------------------------------------------------------------------------------
ANSWERING = "import json,sys,time\nfor line in sys.stdin:\n    number = json.loads(line)['number']\n    "


def answering(choice: str) -> str:
    return f"{ANSWERING}print(json.dumps({{'number': number, 'choice': {choice}}}), flush=True)"


BAD = {
    "late": (ANSWERING + "time.sleep(60)", "did not answer within"),
    "dead": ("raise SystemExit", "has ended"),
    "dies": (answering("0") + "; break", "has ended"),
    "nonsense": (ANSWERING + "print('I take the card', flush=True)", "which is no JSON"),
    "no object": (ANSWERING + "print([1], flush=True)", "chose null"),
    "too high": (answering("10**9"), "no place"),
    "negative": (answering("-1"), "no place"),
    "true": (answering("True"), "chose true"),
    "old": (ANSWERING + "print(json.dumps({'number': 0, 'choice': 0}), flush=True)", "did not answer within"),
    "half a line": (ANSWERING + "print('{', end='', flush=True); time.sleep(60)", "did not answer within"),
    "ten megabytes": (ANSWERING + "print('x' * 10**7, flush=True)", "which is no JSON"),
    "no text": (ANSWERING + "sys.stdout.buffer.write(bytes(range(256))); sys.stdout.flush()", "which is no JSON"),
    "endless number": (ANSWERING + "print('{\"choice\": ' + '9' * 9999 + '}', flush=True)", "which is no JSON"),
    "endless line": ("while True: print('x' * 100000, end='', flush=True)", "which is no JSON"),
    "deaf": ("import time\ntime.sleep(60)", "did not answer within"),
    "deep": (ANSWERING + "print('[' * 60000, flush=True)", "which is no JSON"),
}


LATE = "did not answer within"


def wait_for(says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not long for an answer that never comes; for all others longer than any machine takes."""
    monkeypatch.setattr(outside, "PATIENCE", 0.3 if says == LATE else 60.0)


@pytest.mark.parametrize("name", BAD)
def test_a_bad_program_never_holds_up_a_game(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, says = BAD[name]
    wait_for(says, monkeypatch)
    file = tmp_path / "bad.py"
    file.write_text(source, encoding="utf-8")
    said = play(f"{PYTHON} {file.as_posix()}")
    assert said.json()["finished"] == 1
    lines = said.err.strip().split("\n")
    assert any(says in line for line in lines), said.err
    assert len(lines) <= outside.MOST_TROUBLES


class Flood:
    """Answers to a question long past, without end."""

    def get(self, timeout: float) -> bytes:
        return b'{"number": 0, "choice": 0}'


def test_a_flood_of_old_answers_does_not_hold_up_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.05)
    with pytest.raises(outside.Trouble, match=LATE):
        outside.awaited(cast(Any, Flood()), 1)


def test_after_three_troubles_the_house_plays_on_alone(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("raise SystemExit", encoding="utf-8")
    said = play(f"{PYTHON} {file.as_posix()}")
    lines = said.err.strip().split("\n")
    assert len(lines) == 3
    assert lines[0].endswith("has ended; the house takes this decision.")
    assert lines[2].endswith("has ended; the house takes the rest of the game.")


def test_programs_end_with_their_game() -> None:
    title = title_of("nightmarium")
    bot = outside_bot(title, RANDOM)
    assert isinstance(bot.line, outside.ProgramLine)
    process = bot.line.start()
    assert process.poll() is None
    del bot
    gc.collect()
    assert process.wait(10) is not None


class Misbehaving(BaseHTTPRequestHandler):
    """Does what its path says."""

    def do_POST(self) -> None:
        if self.path == "/broken":
            self.send_response(500)
            self.end_headers()
            return
        if self.path == "/gone":
            return
        if self.path == "/elsewhere":
            self.send_response(302)
            self.send_header("Location", "/nonsense")
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        if self.path == "/nonsense":
            self.wfile.write(b"<html>")
            return
        if self.path == "/large":
            with suppress(OSError):  # nobody reads that much
                self.wfile.write(b"x" * 10**7)
            return
        for _ in range(100):  # byte by byte, for ever
            try:
                self.wfile.write(b" ")
                self.wfile.flush()
            except OSError:
                return
            time.sleep(0.1)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[int]:
    found = ThreadingHTTPServer(("127.0.0.1", 0), Misbehaving)
    threading.Thread(target=found.serve_forever, daemon=True).start()
    yield found.server_port
    found.shutdown()
    found.server_close()


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("broken", "status 500"),
        ("nonsense", "no JSON"),
        ("large", "no JSON"),
        ("gone", "cannot be reached"),
        ("elsewhere", "status 302"),
        ("caf\u00e9", "cannot be reached"),
        ("slow", LATE),
    ],
)
def test_a_bad_server_never_holds_up_a_game(path: str, says: str, server: int, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for(says, monkeypatch)
    said = play(f"http:127.0.0.1:{server}/{path}")
    assert said.json()["finished"] == 1
    assert says in said.err


def test_nobody_at_the_address() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    said = play(f"http:127.0.0.1:{port}")
    assert said.json()["finished"] == 1
    assert "cannot be reached" in said.err


# --- what cannot be -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ("./no-such-bot", "no program './no-such-bot'"),
        ("./bot 'half", "cannot be read as a command line"),
        ("http:", "is no address"),
        ("http:localhost:99999999", "is no address"),
        ("http:localhost:x", "is no address"),
    ],
)
def test_a_bot_that_cannot_be_asked_is_refused_before_the_first_game(seat: str, says: str) -> None:
    said = play(seat)
    assert said.status == 2
    assert says in said.err
    assert said.err.count("\n") == 1


def test_a_question_holds_the_view_and_nothing_else_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes out is a function of the seat's own view."""
    asked = []
    message = OutsideBot.message

    def noted(self: OutsideBot, view: View, options: list[int]) -> dict[str, object]:
        found = message(self, view, options)
        asked.append((found, view.data()))
        return found

    monkeypatch.setattr(OutsideBot, "message", noted)
    play_one(Plan("nightmarium", (RANDOM, "random"), 1, "1"), 0)
    for found, data in asked:
        assert list(found) == ["type", "protocol", "number", "count", "game", "seat", "options", "view"]
        assert found["view"] == data
        assert found["count"] == len(data["options"])

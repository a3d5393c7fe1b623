"""What an operator measures: right numbers, for nobody but the operator, and no word about anybody."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from running import command, environment
from web_house import House, house, party, play, run

from phobetor.cli.serve import token_in
from phobetor.kernel.refusal import BadInput
from phobetor.server.guard import Doors, trusted
from phobetor.server.logs import Lines
from phobetor.table.store import StoreFailure

TOKEN = "a-long-and-secret-token"


async def asked(home: House, path: str, **headers: str) -> tuple[int, str]:
    status, said = await asyncio.to_thread(home.browser().ask, "GET", path, None, **headers)
    return status, said.decode() if isinstance(said, bytes) else json.dumps(said)


def numbers(text: str) -> dict[str, float]:
    """Name and labels -> value; the text must be what Prometheus reads."""
    return {
        sample.name + "".join(sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 2)
            assert await play(friends, 12) == 12
            waiting = next(page for page in friends.pages if not page.now["decision"])
            assert (await waiting.order(t="choose", decision=1, option=0))["t"] == "refused"
            status, said = await asked(home, "/metrics")
            assert status == 200
            found = numbers(said)
            assert found["phobetor_commands_totalchoose"] == 12
            assert found["phobetor_acknowledge_seconds_count"] >= 12
            assert found["phobetor_commit_seconds_count"] >= 12
            assert found["phobetor_refusals_totalstale"] == 1
            assert found["phobetor_tables"] == 1
            assert found["phobetor_pages"] == 2
            for word in ("Anna", "Boris", friends.table):
                assert word not in said
            await friends.close()
            await asyncio.sleep(0.1)
            assert numbers((await asked(home, "/metrics"))[1])["phobetor_pages"] == 0

    run(story())


def test_only_this_machine_and_who_knows_the_token_may_look(tmp_path: Path) -> None:
    """A proxy on this machine stands for anybody: what comes through one is not from here, whether it is trusted (the
    address is then another one) or not."""
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}

    async def story(doors: Doors) -> None:
        async with house(tmp_path, token=TOKEN, doors=doors) as home:
            for path in ("/metrics", "/readyz"):
                assert (await asked(home, path))[0] == 200
                for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
                    if not doors.proxies:
                        assert (await asked(home, path, **{name: "127.0.0.1"}))[0] == 404
                assert (await asked(home, path, **elsewhere))[0] == 404
                assert (await asked(home, path, Authorization=f"Bearer {TOKEN}x", **elsewhere))[0] == 404
                assert (await asked(home, path, Authorization="Bearer ", **elsewhere))[0] == 404
                assert (await asked(home, path, Authorization=f"Bearer {TOKEN}", **elsewhere))[0] == 200

    run(story(Doors()))
    run(story(Doors(proxies=trusted(["127.0.0.1"]))))


def test_without_a_token_an_empty_one_opens_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            for said in ("Bearer ", "Bearer", ""):
                assert (await asked(home, "/metrics", Authorization=said, Forwarded="for=203.0.113.7"))[0] == 404

    run(story())


def test_a_server_that_ends_or_cannot_read_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(sql: str, values: Sequence[object] = ()) -> list[object]:
        raise StoreFailure("gone")

    async def story() -> None:
        async with house(tmp_path) as home:
            assert (await asked(home, "/readyz"))[0] == 200
            home.hall.closing = True
            assert (await asked(home, "/readyz"))[0] == 503
            home.hall.closing = False
            with monkeypatch.context() as patch:
                patch.setattr(home.hall.store, "rows", broken)
                assert (await asked(home, "/readyz"))[0] == 503

    run(story())


def test_lines_of_the_log_are_objects() -> None:
    record = logging.makeLogRecord(
        {"msg": "It\nfailed %s", "args": ("here",), "levelname": "ERROR", "table": "t1", "_own": 1}
    )
    line = json.loads(Lines().format(record))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", line.pop("time"))
    assert line == {"level": "error", "message": "It", "traceback": "failed here", "table": "t1"}


def test_a_server_writes_its_log_as_json_and_names_no_choice(tmp_path: Path) -> None:
    """The real command: a game is played by two browsers, and every line on standard error is an object."""
    words = command("serve", "--port", "0", "--data", str(tmp_path), "--log", "json")
    server = subprocess.Popen(words, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])

    async def story() -> None:
        friends = await party(House(None, port), 2)  # type: ignore[arg-type]
        await play(friends, 6)
        await friends.close()

    try:
        run(story())
    finally:
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=30)
    lines = [json.loads(line) for line in err.splitlines()]
    done = [line for line in lines if line["message"] == "command"]
    assert len(done) == 6
    assert all(set(line) == {"time", "level", "message", "table", "cmd", "seat"} for line in done)
    assert len({line["cmd"] for line in done}) == 6


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 30, b"one line\nand another one of letters"])
def test_a_token_that_is_none_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "token").write_bytes(content)
    with pytest.raises(BadInput, match="token"):
        token_in(tmp_path / "token")
    with pytest.raises(BadInput, match="cannot be read"):
        token_in(tmp_path / "nothing")
    (tmp_path / "token").write_text(TOKEN + "\n")
    assert token_in(tmp_path / "token") == TOKEN

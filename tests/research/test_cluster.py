"""Work on a Ray cluster is the work of one core: same bytes, same hash, whoever dies in between."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from running import PACKAGE_HOME, call

from phobetor.lab.cluster import connected

GAMES = ["--seats", "greedy,random", "--games", "24", "--seed", "7"]
MORTAL = '''
import os, signal
from pathlib import Path
from phobetor.bots.bot import Bot

class Mortal(Bot):
    """Kills the process in which it plays, once; or whenever it plays."""

    def choose(self, view, options, chance):
        note = Path(__file__).with_name("died")
        if not note.exists() or note.with_name("always").exists():
            note.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return options[chance.below(len(options))]
'''


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    ray = pytest.importorskip("ray", reason="Ray is not there; install it with: pip install 'phobetor[ray]'")
    os.environ["PYTHONPATH"] = str(PACKAGE_HOME)  # the workers play with the same build
    connected()
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr("phobetor.lab.simulate.CHUNK", 10)  # few games are several tasks
        yield ray
    ray.shutdown()


@pytest.mark.filterwarnings("ignore")  # Ray has many of its own
def test_a_cluster_does_what_one_core_does(cluster: Any, tmp_path: Path) -> None:
    for name, more in (("here", []), ("there", ["--on", "ray"])):
        out = ["-o", str(tmp_path / name)]
        sim = call("sim", "nightmarium", *GAMES, *more, "--json").json()
        ladder = call("ladder", "nightmarium", "--seats", "random,greedy", "--players", "2", "--games", "6", *more)
        report = call("report", "nightmarium", *GAMES, *more, *out)
        data = call("dataset", "nightmarium", *GAMES, *more, "-o", str(tmp_path / name / "data"))
        del sim["seconds"]
        (tmp_path / name / "said").write_text(f"{sim} {ladder.out} {report.status} {data.status}", encoding="utf-8")
    assert files(tmp_path / "there") == files(tmp_path / "here")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed_costs_time_and_no_result(cluster: Any, tmp_path: Path) -> None:
    (tmp_path / "mortal.py").write_text(MORTAL, encoding="utf-8")
    plan = ["sim", "nightmarium", "--seats", f"{tmp_path / 'mortal.py'}:Mortal,random", "--games", "30", "--seed", "1"]
    there = call(*plan, "--on", "ray", "--json").json()
    assert (tmp_path / "died").exists()
    assert there["hash"] == call(*plan, "--json").json()["hash"]


@pytest.mark.filterwarnings("ignore")
def test_a_task_that_kills_every_worker_is_given_up(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("phobetor.lab.cluster.RETRIES", 1)
    (tmp_path / "mortal.py").write_text(MORTAL, encoding="utf-8")
    (tmp_path / "always").touch()
    seats = f"{tmp_path / 'mortal.py'}:Mortal,random"
    said = call("sim", "nightmarium", "--seats", seats, "--games", "1", "--on", "ray")
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "failed 2 times" in said.err


def test_a_bot_that_is_not_there_is_one_sentence_on_a_cluster_too() -> None:
    said = call("sim", "nightmarium", "--seats", "deep-blue,random", "--on", "ray")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "no bot 'deep-blue'" in said.err


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = call("sim", "nightmarium", "--games", "1", "--on", "ray")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "pip install 'phobetor[ray]'" in said.err

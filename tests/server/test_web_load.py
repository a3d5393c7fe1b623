"""The measuring command measures, and a small load passes without an error."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from phobetor.cli.load import Load, load
from phobetor.cli.serve import serve
from phobetor.kernel.refusal import BadInput
from phobetor.server.serving import bound, data_folder, doors_for


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_a_small_load_has_no_errors() -> None:
    report = asyncio.run(Load("nightmarium", 4, 40, 1).run())
    assert report["errors"] == 0, report
    assert report["decisions"] > 0  # a busy machine may not reach the wanted rate
    assert 0 < report["rss_early_mib"] <= report["rss_mib"] < 600
    assert 0 < report["files_late"] < report["files_early"] + 50
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["p999_ms"] <= report["max_ms"]


@pytest.mark.skipif(sys.platform == "win32", reason="reads /proc")
def test_the_report_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    given = Namespace(game="nightmarium", tables=1, rate=20, seconds=1, json=True)
    assert load(given) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 1


def test_serving_on_a_port_in_use_is_refused_with_a_sentence(tmp_path: Path) -> None:
    taken = bound("127.0.0.1", 0)
    port = taken.getsockname()[1]
    given = Namespace(
        host="127.0.0.1", port=port, data=str(tmp_path), allow_host=[], allow_origin=[], trusted_proxy=[],
        bot_pause=0.0, forget_after=0, metrics_token=None, log="text", database="", workers=1,
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

"""How a browser is found, got, or asked for in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import chromium
import pytest


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """A machine without a browser; the commands that would have been run."""
    ran: list[str] = []
    monkeypatch.delenv("PHOBETOR_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "USUAL", (str(tmp_path / "chromium"),))
    monkeypatch.setattr(chromium, "playwrights_own", lambda: "")

    def fails(*command: str) -> bool:
        ran.append(" ".join(command))
        return False

    monkeypatch.setattr(chromium, "succeeds", fails)
    return ran


def browser_at(path: Path) -> str:
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_a_named_browser_is_taken_before_any_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PHOBETOR_CHROMIUM", browser_at(tmp_path / "mine"))
    assert chromium.chromium() == str(tmp_path / "mine")


def test_a_named_browser_that_is_not_there_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PHOBETOR_CHROMIUM", "no-such-browser")
    with pytest.raises(chromium.NoChromium, match="PHOBETOR_CHROMIUM is 'no-such-browser'"):
        chromium.chromium()


def test_an_installed_browser_is_found(bare: list[str], tmp_path: Path) -> None:
    found = browser_at(tmp_path / "chromium")
    assert chromium.chromium() == found
    assert bare == []


def test_playwrights_download_is_tried_first_and_then_debians_package(
    bare: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "may_install", lambda: True)

    def install(*command: str) -> bool:
        bare.append(" ".join(command))
        if command[0] == "apt-get":
            browser_at(tmp_path / "chromium")
        return command[0] == "apt-get"

    monkeypatch.setattr(chromium, "succeeds", install)
    assert chromium.chromium() == str(tmp_path / "chromium")
    assert bare[0] == f"{sys.executable} -m playwright install chromium"
    assert bare[-1] == f"apt-get install -y --no-install-recommends {chromium.SHELL}"


def test_where_debian_has_no_shell_the_whole_browser_is_installed(
    bare: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "may_install", lambda: True)

    def install(*command: str) -> bool:
        bare.append(" ".join(command))
        if command[-1] == chromium.WHOLE and command[0] == "apt-get":
            browser_at(tmp_path / "chromium")
        return (tmp_path / "chromium").is_file()

    monkeypatch.setattr(chromium, "succeeds", install)
    assert chromium.chromium() == str(tmp_path / "chromium")
    assert [command.rpartition(" ")[2] for command in bare if "apt-get" in command] == [chromium.SHELL, chromium.WHOLE]


def test_the_shell_is_taken_before_the_whole_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chromium.shutil.which", lambda name: f"/somewhere/{name}")
    assert chromium.installed() == f"/somewhere/{chromium.SHELL}"


def test_where_nothing_helps_a_sentence_says_what_to_install(
    bare: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "may_install", lambda: False)
    monkeypatch.delenv("CI", raising=False)
    chromium.main()
    assert "install chromium" in capsys.readouterr().out
    assert not any("apt-get" in command for command in bare)


def test_where_a_change_is_judged_a_missing_browser_is_a_failure(
    bare: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "may_install", lambda: False)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit) as stopped:
        chromium.main()
    assert "install chromium" in str(stopped.value)


def test_a_named_browser_that_is_not_there_is_a_failure_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PHOBETOR_CHROMIUM", "no-such-browser")
    with pytest.raises(SystemExit, match="no such program"):
        chromium.main()

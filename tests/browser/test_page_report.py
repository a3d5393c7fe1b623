"""A report of each game in a real browser: readable in the light and in the dark, wide and narrow, also by axe."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from serving import House
from test_page_access import RUN, axe

from phobetor.cli.main import run
from phobetor.games import NAMES, title_of

pytest.importorskip("vl_convert", reason="vl-convert is not there; install it with: pip install 'phobetor[research]'")
pytest_plugins = ["stage"]

GAMES = {"nightmarium": "6", "somnicum": "3", "deranged": "1", "nemesis": "3"}


def report(name: str, games: str, folder: Path, *more: str) -> str:
    """The address of its page."""
    players = str(title_of(name).players[0])
    with contextlib.redirect_stdout(io.StringIO()), pytest.raises(SystemExit) as left:
        run(["report", name, "--players", players, "--games", games, "--seed", "1", "-o", str(folder), *more])
    assert left.value.code == 0
    return (folder / "index.html").as_uri()


@pytest.mark.parametrize("name", NAMES)
def test_a_report_can_be_read_everywhere(name: str, chromium: Browser, tmp_path: Path) -> None:
    address = report(name, GAMES[name], tmp_path)
    for theme, width in (("light", 1280), ("dark", 390)):
        page = chromium.new_page(color_scheme=theme, viewport={"width": width, "height": 844})  # type: ignore[arg-type]
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))  # noqa: B023 - the page is closed below
        page.goto(address)
        page.locator("summary").nth(1).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert len(asked) == 1
        page.evaluate(axe())
        found = page.evaluate(RUN, ["", [], []])
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
        page.close()


def test_a_game_to_look_at_opens_in_the_replay(chromium: Browser, house: House, tmp_path: Path) -> None:
    page = chromium.new_page()
    page.goto(report("nightmarium", "1", tmp_path, "--seats", "greedy", "--page", house.address))
    page.get_by_role("link", name="open in the replay").first.click()
    expect(page.get_by_role("radiogroup", name="Seen by")).to_be_visible()
    page.close()

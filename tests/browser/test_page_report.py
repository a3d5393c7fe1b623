"""A report of each game in a real browser: readable in the light and in the dark, wide and narrow, also by axe."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from test_page_access import RUN, axe

from phobetor.cli.main import run
from phobetor.games import NAMES, title_of

pytest.importorskip("vl_convert", reason="vl-convert is not there; install it with: pip install 'phobetor[research]'")
pytest_plugins = ["stage"]

GAMES = {"nightmarium": "6", "somnicum": "3", "deranged": "1", "nemesis": "3"}


@pytest.mark.parametrize("name", NAMES)
def test_a_report_can_be_read_everywhere(name: str, chromium: Browser, tmp_path: Path) -> None:
    players = str(title_of(name).players[0])
    with contextlib.redirect_stdout(io.StringIO()), pytest.raises(SystemExit) as left:
        run(["report", name, "--players", players, "--games", GAMES[name], "--seed", "1", "-o", str(tmp_path)])
    assert left.value.code == 0
    for theme, width in (("light", 1280), ("dark", 390)):
        page = chromium.new_page(color_scheme=theme, viewport={"width": width, "height": 844})  # type: ignore[arg-type]
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))  # noqa: B023 - the page is closed below
        page.goto((tmp_path / "index.html").as_uri())
        page.locator("summary").nth(1).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert len(asked) == 1
        page.evaluate(axe())
        found = page.evaluate(RUN, ["", [], []])
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
        page.close()

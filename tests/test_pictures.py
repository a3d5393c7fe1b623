"""The pictures in docs/screenshots show the present build."""

from __future__ import annotations

import shutil
from pathlib import Path

import pictured
import pytest

from phobetor.games import NAMES

ROOT = Path(__file__).resolve().parents[1]
SETS = ["start", *NAMES]


@pytest.mark.parametrize("name", SETS)
def test_the_pictures_show_the_present_build(name: str) -> None:
    games = "" if name == "start" else f" GAMES={name}"
    assert name not in pictured.stale(ROOT), f"These pictures are older than what they show; run: make pictures{games}"


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_there_is_a_picture_of_everything(name: str, device: str, theme: str) -> None:
    assert (ROOT / f"docs/screenshots/{name}-{device}-{theme}.png").read_bytes().startswith(b"\x89PNG")


# --- what makes them old ----------------------------------------------------------------------------
@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the page's sources with pictures that are up to date."""
    shutil.copytree(ROOT / "web/src", tmp_path / "web/src")
    (tmp_path / pictured.FILE).parent.mkdir(parents=True)
    pictured.keep(tmp_path, SETS)
    assert pictured.stale(tmp_path) == []
    return tmp_path


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_changed_board_makes_its_own_pictures_old(house: Path) -> None:
    board = house / "web/src/games/somnicum/Board.svelte"
    changed(board, "</script>", "</script>\n<hr />")
    assert pictured.stale(house) == ["somnicum"]
    pictured.keep(house, ["somnicum"])
    assert pictured.stale(house) == []


@pytest.mark.parametrize("part", ["Strip", "decide/Chip"])
def test_a_changed_frame_or_style_makes_the_pictures_of_all_tables_old(house: Path, part: str) -> None:
    changed(house / f"web/src/table/{part}.svelte", "</script>", "</script>\n<hr />")
    assert pictured.stale(house) == sorted(NAMES)
    changed(house / "web/src/styles/tokens.css", "{", "{ --new: 1px;")
    assert pictured.stale(house) == ["start", *sorted(NAMES)]


def test_scripts_words_comments_and_spaces_make_no_picture_old(house: Path) -> None:
    changed(house / "web/src/games/nightmarium/Board.svelte", "</script>", "  // why\n</script>\n<!-- why -->\n\n")
    changed(house / "web/src/styles/tokens.css", "{", "{ /* why */\n")
    (house / "web/src/games/nemesis/words.ts").write_text("", encoding="utf-8")
    assert pictured.stale(house) == []


def test_pictures_of_which_nothing_is_known_are_old(house: Path) -> None:
    (house / pictured.FILE).unlink()
    assert pictured.stale(house) == ["start", *sorted(NAMES)]

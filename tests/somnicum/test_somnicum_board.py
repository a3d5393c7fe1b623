"""The drawn table of Somnicum."""

from __future__ import annotations

from os import terminal_size

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.somnicum.title import TITLE
from phobetor.games.somnicum.words.board import legend
from phobetor.kernel.chance import Chance


def test_rows_that_go_on_further_down_say_of_which_level_they_are() -> None:
    settings = TITLE.setting_values({})
    game = TITLE.table(2, settings, Chance(1))
    row = " = ".join(f"F{number:02}" for number in (1, 5, 9, 13, 17, 19, 21, 23, 24, 25, 18))
    TITLE.set_up(game, {"dreams": {"a": [row]}})
    lines = TITLE.paint(TITLE.view(game, 0), Speaker(TITLE, "en", settings, ["Ann", "Bob"]), False)
    assert any("Level 1, from card 10" in line for line in lines)


@pytest.mark.parametrize("columns", [80, 100, 200])
def test_the_legend_breaks_between_its_entries(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.get_terminal_size", lambda: terminal_size((columns, 40)))
    settings = TITLE.setting_values({})
    for language in LANGUAGES:
        lines = legend(Speaker(TITLE, language, settings, ["Ann", "Bob"]), False)
        assert max(map(len, lines)) <= columns
        assert not any(line.startswith("·") or line.endswith("·") for line in lines)

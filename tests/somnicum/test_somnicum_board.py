"""The drawn table of Somnicum."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.somnicum.title import TITLE
from phobetor.kernel.chance import Chance


def test_rows_that_go_on_further_down_say_of_which_level_they_are() -> None:
    settings = TITLE.setting_values({})
    game = TITLE.table(2, settings, Chance(1))
    row = " = ".join(f"F{number:02}" for number in (1, 5, 9, 13, 17, 19, 21, 23, 24, 25, 18))
    TITLE.set_up(game, {"dreams": {"a": [row]}})
    lines = TITLE.paint(TITLE.view(game, 0), Speaker(TITLE, "en", settings, ["Ann", "Bob"]), False)
    assert any("Level 1, from card 10" in line for line in lines)

"""The drawn table of Somnicum."""

from __future__ import annotations

from os import terminal_size
from typing import Any

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.somnicum.title import TITLE
from phobetor.games.somnicum.words.board import legend
from phobetor.kernel.chance import Chance
from phobetor.records.notation import read_option


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


# --- the end of a round -----------------------------------------------------------------------------
def heading(position: dict[str, Any], *choices: str, **settings: str) -> tuple[Any, str]:
    values = TITLE.setting_values(settings)
    game: Any = TITLE.table(3, values, Chance(1))
    TITLE.set_up(game, position)
    game.advance()
    for choice in choices:
        game.choose(read_option(TITLE, choice, values))
    return game, TITLE.paint(TITLE.view(game, 0), Speaker(TITLE, "en", values, ["Ann", "Bob", "Cyd"]), True)[0]


FEW = {
    "round": 3, "turns": 11, "active": "b", "ring": "F01 F02 F03 F04 -x17", "black": "at 21", "white": "at 21",
    "hands": {"b": ["owl"]},
}  # fmt: skip


def test_so_48_the_board_says_that_the_round_ends_until_the_game_is_over() -> None:
    assert "round ends" not in heading(FEW)[1]
    assert "the round ends after this turn" in heading(FEW | {"closing": "check"})[1]
    game, told = heading(FEW, "move black 1", "attach 1", "done")
    assert game.is_over()
    assert "round ends" not in told


def test_so_56_the_board_calls_the_last_turns_by_their_name() -> None:
    assert heading(FEW | {"closing": "last-turns"}, fair_finish="on")[1].endswith(" · the last turns")


# --- alarms -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("fair", "follows"), [("off", "the dreams are scored"), ("on", "everybody who has had fewer")])
def test_so_56_the_last_round_says_what_follows(fair: str, follows: str) -> None:
    game, _ = heading(FEW, fair_finish=fair)
    last = TITLE.alarms(TITLE.view(game, 0), Speaker(TITLE, "en", game.settings, ["Ann", "Bob", "Cyd"]))[0]
    assert last.text.startswith(f"Round 3 is the last: when it ends, {follows}")


def alarm_of(position: dict[str, Any], *choices: str) -> str:
    game, _ = heading(position, *choices)
    say = Speaker(TITLE, "en", game.settings, ["Ann", "Bob", "Cyd"])
    return next(alarm.text for alarm in TITLE.alarms(TITLE.view(game, 0), say) if "Round 3" not in alarm.text)


def test_so_48_the_turns_that_are_left_include_the_one_that_is_under_way() -> None:
    position = FEW | {"ring": "F01 F02 F03 F04 F05 -x16", "stocks": {"b": ["moon-sand", "pearl-sand", "whale-sand"]}}
    two = "It ends in 2 turns at the latest, or earlier by a sand check."
    assert alarm_of(position) == two
    assert alarm_of(position, "move black 4") == two  # a token is being paid
    assert alarm_of(position, "move black 3") == two  # the card is taken, and another turn follows
    assert alarm_of(position, "move black 3", "attach 1") == two
    assert alarm_of(FEW).startswith("It ends after this turn at the latest")
    assert alarm_of(FEW, "move black 1") == "Then the dreams are scored."

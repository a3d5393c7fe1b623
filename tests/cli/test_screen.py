"""The drawn game on a real (pseudo-)terminal."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from running import last_option, script
from terminal import Terminal, bare

from phobetor.records.record import Record, load_record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

TABLE = ("play", "nightmarium", "--seed", "628798", "--option", "first=1", "--save", "game.json")


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Terminal]:
    """One person and two bots."""
    with Terminal(*TABLE, "--seats", "human,random,random", cwd=tmp_path) as terminal:
        yield terminal


@pytest.fixture
def together(tmp_path: Path) -> Iterator[Terminal]:
    """Two people at one keyboard."""
    with Terminal(*TABLE, "--seats", "human:Anna,human:Boris", cwd=tmp_path) as terminal:
        yield terminal


def last_table(shown: str) -> list[str]:
    return shown[shown.rindex("── ") :].splitlines()


@cache
def late_game() -> Record:
    """A long game of three as it was a few choices before its end, with the person to decide."""
    record = script(["human", "random", "random"], "late", last_option).record
    last = max(number for number, choice in enumerate(record.choices) if choice.startswith("a "))
    hashes = [(number, digest) for number, digest in record.hashes if number <= last]
    record.choices, record.hashes, record.outcome = record.choices[:last], hashes, None
    return record


def test_colours_are_there_unless_they_are_not_wanted(tmp_path: Path, alone: Terminal) -> None:
    assert "\x1b[38;" in alone.raw
    assert "▌" in alone.raw
    with Terminal(*TABLE, "--seats", "human,random,random", cwd=tmp_path, NO_COLOR="1") as grey:
        assert "\x1b[38;" not in grey.raw
        assert "▌" in grey.raw


@pytest.mark.parametrize(("more", "kind"), [(["--plain"], "xterm-256color"), ([], "dumb")])
def test_who_wants_plain_lines_gets_them_on_a_terminal_too(tmp_path: Path, more: list[str], kind: str) -> None:
    with Terminal(*TABLE, "--seats", "human,random,random", *more, cwd=tmp_path, TERM=kind) as plain:
        assert "▌" not in plain.raw
        assert "\x1b[3" not in plain.raw


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 24)])
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_nothing_is_wider_than_the_screen(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    late_game().save(tmp_path / "late.json")
    with Terminal("play", "--resume", "late.json", "--lang", language, cwd=tmp_path, size=size) as terminal:
        shown = bare(terminal.raw)
        assert shown.endswith("> ")
        assert max(map(len, last_table(shown))) <= size[0]


def test_a_late_game_of_three_fits_on_a_small_screen(tmp_path: Path) -> None:
    """Everything but the options; they are listed last, so that what a long list pushes away is what matters least."""
    late_game().save(tmp_path / "late.json")
    with Terminal("play", "--resume", "late.json", cwd=tmp_path) as terminal:
        table = last_table(bare(terminal.raw))
        options = [line for line in table if re.match(r" *\d+  |     \S", line)]
        assert len(table) - len(options) <= 22  # two rows stay for options
        assert table[-1] == "> "


def test_an_alarm_is_said_once(tmp_path: Path) -> None:
    """In the late game somebody is one Creature from victory; a wrong answer and the board again do not repeat it."""
    late_game().save(tmp_path / "late.json")
    with Terminal("play", "--resume", "late.json", cwd=tmp_path) as terminal:
        assert bare(terminal.raw).count("one Creature from victory.") == 1
        assert "one Creature from victory" not in terminal.typed("b")


def test_a_wrong_answer_is_asked_again(alone: Terminal, tmp_path: Path) -> None:
    assert "There is no option 99" in alone.typed("99")
    assert "There is no option “dance”" in alone.typed("dance")
    assert "[NM-4.5]" in alone.typed("play 1 a1")
    assert "Only one of these" in alone.typed("1 2")
    assert "First of your two actions" in alone.typed("")
    alone.typed("1")
    alone.typed("q")
    assert alone.close() == 0
    assert load_record(tmp_path / "game.json").choices == ["a draw"]


def test_a_person_may_think_again_before_the_turn_passes_on(alone: Terminal, tmp_path: Path) -> None:
    alone.typed("play 24 a1")
    assert "u: take it back." in alone.typed("play 26 a1")
    assert "Second of your two actions" in alone.typed("u")
    alone.typed("play 10 a1")
    assert "First of your two actions" in alone.typed("")
    alone.typed("q")
    assert load_record(tmp_path / "game.json").choices[:2] == ["a play 24 a1", "a play 10 a1"]


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_away(together: Terminal) -> None:
    assert bare(together.raw).endswith("Anna decides. Everybody else looks away; press Enter when ready.\n")
    assert "Anna: First of your two actions" in together.typed("")
    together.typed("1")
    told = together.typed("1")
    assert "You draw " in told
    assert told.endswith("Enter: hand over.\n")
    before = len(together.raw)
    assert together.typed("").endswith("Boris decides. Everybody else looks away; press Enter when ready.\n")
    shown = together.typed("")
    assert together.raw[before:].count("\x1b[2J\x1b[3J\x1b[H") == 2
    assert "Anna draws 2 cards." in shown
    assert "Boris: First of your two actions" in shown


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)])
def test_whatever_ends_the_command_the_game_is_kept(alone: Terminal, tmp_path: Path, number: signal.Signals) -> None:
    alone.typed("1")
    os.kill(alone.process.pid, number)
    assert alone.close() == 0
    assert load_record(tmp_path / "game.json").choices == ["a draw"]


def test_the_end_of_input_keeps_the_game(alone: Terminal, tmp_path: Path) -> None:
    alone.typed("1")
    os.write(alone.screen, b"\x04")
    assert alone.close() == 0
    assert load_record(tmp_path / "game.json").choices == ["a draw"]


def test_a_lone_option_is_taken_with_enter(tmp_path: Path) -> None:
    """Alone aboard, without cards and with empty hands, one can only pass."""
    with Terminal("play", "nemesis", "--seats", "human", "--seed", "5", cwd=tmp_path, size=(120, 50)) as terminal:
        for _ in range(60):
            if "Enter: take the only option." in bare(terminal.raw[-3000:]):
                break
            terminal.typed("1")
        assert "  1  Pass" in bare(terminal.raw)[-1000:]
        assert "You pass." in terminal.typed("")


def test_where_several_are_picked_the_screen_says_how(alone: Terminal) -> None:
    """One after the other they must be named in the record's order; all at once in any."""
    told = "Several at once, in any order"
    assert told not in bare(alone.raw)
    assert told in alone.typed("2")
    assert told not in alone.typed("4 1")


def test_enter_takes_nothing_where_there_is_a_choice(alone: Terminal) -> None:
    assert "First of your two actions" in alone.typed("")


def test_long_lines_of_a_table_break_between_words(tmp_path: Path) -> None:
    with Terminal(
        "play", "somnicum", "--seats", "human,random", "--seed", "5", cwd=tmp_path, size=(80, 40)
    ) as terminal:
        lines = bare(terminal.raw).splitlines()
    assert max(map(len, lines)) <= 80
    assert "Magic Mirror" in " ".join(line.strip() for line in lines)


def test_paying_does_not_draw_the_ship_anew(tmp_path: Path) -> None:
    with Terminal("play", "nemesis", "--seats", "human", "--seed", "5", cwd=tmp_path, size=(100, 60)) as terminal:
        terminal.typed("1")
        assert "Cockpit" not in terminal.typed("move 6")
        assert "Cockpit" in terminal.typed("1")
        assert "Cockpit" in terminal.typed("b")

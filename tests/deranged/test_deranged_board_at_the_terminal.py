"""Whole games of Deranged at the terminal, to the last dawn, and what a player reads there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from running import call

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.deranged.bots import GreedyBot
from phobetor.games.deranged.rules.box import CARDS, GARGOYLE, HUNTER, OCCULTIST, SPIRIT
from phobetor.games.deranged.rules.hero_phase import AfterActions
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import CELL_IDS
from phobetor.games.deranged.rules.view import view
from phobetor.games.deranged.rules.vocabulary import (
    ATTACK_ACTION,
    CHAPTER_BEGAN,
    DAWNED,
    DEFENDED,
    DONE,
    DREW,
    PLAYED,
    STRIKES,
    USED,
    WALKS,
)
from phobetor.games.deranged.title import TITLE
from phobetor.games.deranged.words.board import monsters_at, paint, role_lines, table_lines, time_line
from phobetor.games.deranged.words.describe import describe
from phobetor.games.deranged.words.notation import CARD_NAMES
from phobetor.games.deranged.words.positions import set_up
from phobetor.games.deranged.words.remarks import remarks
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only
from phobetor.kernel.words import HIDDEN, NOBODY, Event
from phobetor.records.record import load_record

GAMES = TITLE.settings[0].values
PEOPLE = ["Bat", "Owl", "Fox"]
A7 = CARD_NAMES.index("A7")
ELIXIR = CARD_NAMES.index("elixir-1")


def speaker(language: str = "en") -> Speaker:
    return Speaker(TITLE, language, TITLE.setting_values({}), PEOPLE)


def laid(position: dict[str, Any], **options: str) -> Deranged:
    game = TITLE.table(3, TITLE.setting_values(options), Chance("terminal"))
    assert isinstance(game, Deranged)
    set_up(game, position)
    game.advance()
    return game


# --- whole games ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_reaches_its_last_dawn_and_is_saved(tmp_path: Path, game: str, language: str) -> None:
    saved = tmp_path / "game.json"
    table = ("play", "deranged", "--option", f"game={game}", "--seats", "greedy,greedy,greedy", "--seed", "3")
    said = call(*table, "--plain", "--lang", language, "--save", str(saved))
    assert (said.status, said.err) == (0, "")
    outcome = load_record(saved).outcome
    assert outcome is not None
    assert outcome.ending == "last-night-over"
    dawn = speaker(language).say("story-last-night-over", number=1 if game == "training" else 3)
    assert [line for line in said.out.splitlines() if dawn in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_after_the_last_dawn_can_be_painted_for_everybody(game: str, language: str) -> None:
    last = 1 if game == "training" else 3
    over = laid({"heroes": {"a": {"cell": "M1"}}, "phase": "time", "time": 99, "chapter": 2 * last}, game=game)
    assert over.is_over()
    over.scenario = 0 if game == "training" else 2
    for seat in (NOBODY, 0, 1, 2):
        for plain in (True, False):
            assert paint(view(over, seat), speaker(language), plain)
    assert speaker(language).say("board-dawn", number=last) in time_line(view(over, 0), speaker(language))


# --- the log -------------------------------------------------------------------------------------------
def said(event: Event, *values: int, language: str = "en") -> str:
    return speaker(language).event(event, list(values))


def test_the_log_names_a_card_and_what_it_was_used_for() -> None:
    assert said(DEFENDED, 0, A7, 4) == "Bat defends with A7: 4."
    assert said(DEFENDED, 0, 0, 0) == "Bat has no card to defend with: 0."
    assert said(WALKS, 0, A7, 4) == "Bat walks with A7, up to 4 steps."
    assert said(WALKS, 0, A7, 1) == "Bat walks with A7, one step."
    assert said(STRIKES, 0, A7, 1) == "Bat attacks with A7: 1."
    assert said(PLAYED, 0, A7) == "Bat plays A7."
    assert said(USED, 1, ELIXIR) == "Owl uses the item: Elixir."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_tells_the_figures_of_a_card(language: str) -> None:
    say = speaker(language)
    for card in range(1, CARDS + 1):
        sides = str(say.name("card", card)).split(": ", 1)[1]
        for event in TITLE.events:
            if "card" in event.arguments:
                assert sides not in say.event(event, [card if name == "card" else 1 for name in event.arguments])


def test_chapters_are_days_and_nights() -> None:
    assert said(CHAPTER_BEGAN, 0, 2) == "Night 1 falls."
    assert said(CHAPTER_BEGAN, 1, 1) == "Day 1 begins: The Unknown."
    assert said(CHAPTER_BEGAN, 3, 5) == "Day 3 dawns: Locked Doors."
    assert said(CHAPTER_BEGAN, 2, 6, language="ru") == "Наступает ночь 3 – «Мародёрство»."
    assert said(CHAPTER_BEGAN, 1, 4, language="pl") == "Zapada noc 2 – „Nieznane”."
    assert said(DAWNED, 3) == "Dawn breaks: night 3 was the last."


def test_a_drawn_card_stays_secret() -> None:
    assert said(DREW, 0, A7) == "Bat draws A7."
    assert "A7" not in speaker().event(DREW, [0, HIDDEN])


# --- the board -----------------------------------------------------------------------------------------
def test_the_board_tells_the_values_of_the_monsters_on_it() -> None:
    game = laid(
        {"heroes": {"a": {"cell": "M1"}}, "monsters": {"spirit-1": "K1", "gargoyle-1": "church"}, "church": "M9"}
    )
    lines = table_lines(view(game, 0), speaker())
    assert "Hungry spirit: move 3, attack 4, defence 2, health 1, reward candles 1" in lines
    assert "Gargoyle: move 4, attack 6, defence 6, health 3, reward candles 3" in lines
    assert not any("Werewolf" in line for line in lines)
    game.night = 1
    assert "Gargoyle: move 4, attack 6, defence 4, health 3, reward candles 3" in table_lines(view(game, 0), speaker())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_monster_and_role_can_be_asked_about(language: str) -> None:
    say = speaker(language)
    for kind in range(SPIRIT, GARGOYLE + 1):
        assert re.search(r"\d", describe("kind-about", kind, say))
    assert describe("monster-about", 0, say) == describe("kind-about", SPIRIT, say)
    assert describe("role-about", HUNTER, say)
    assert describe("effect-about", only(0), say)


def test_sleeping_monsters_are_told_from_those_awake() -> None:
    spirits = {"spirit-1": "K1", "spirit-2": "K1", "spirit-3": "K1"}
    game = laid({"heroes": {"a": {"cell": "M1"}}, "monsters": spirits, "asleep": ["spirit-2"]})
    there = monsters_at(view(game, 0), CELL_IDS.index("K1"), speaker())
    assert there == ["Hungry spirit ×2", "Hungry spirit 2 (asleep)"]


def test_an_option_says_which_of_two_monsters_sleeps() -> None:
    position = {
        "heroes": {"a": {"cell": "K1"}},
        "monsters": {"spirit-1": "K1", "spirit-2": "K1"},
        "asleep": ["spirit-2"],
    }
    game = laid(position | {"phase": "action", "played": "A2"})
    game.answer(0, ATTACK_ACTION.of())
    seen = view(game, 0)
    told = [
        f"{speaker().option(option)} {remark}"
        for option, remark in zip(seen.options, remarks(seen, speaker()), strict=True)
    ]
    assert ["asleep" in line for line in told] == [False, True]
    assert ["Hungry spirit 2" in line for line in told] == [False, True]


def test_a_role_says_how_the_seat_knows_it() -> None:
    roles = {
        "a": {"cell": "M1", "role": "fanatic"},
        "b": {"cell": "M1", "role": "hunter"},
        "c": {"cell": "M1", "role": "occultist"},
    }
    game = laid({"heroes": roles})
    say = speaker()
    assert role_lines(view(game, 0), 0, say)[0].startswith("Fanatic (secret): ")
    assert role_lines(view(game, 0), 1, say) == ["secret role"]
    game.bats[1] = 2
    game.under[2] = only(5)
    assert role_lines(view(game, 0), 1, say)[0].startswith("Hunter (face down, but the bats on it tell): ")
    assert role_lines(view(game, 1), 2, say)[0].startswith("Occultist (face down, but the curses under it tell): ")
    game.role_known[0] = only(1)
    assert role_lines(view(game, 0), 1, say)[0].startswith("Hunter (shown to you): ")
    assert role_lines(view(game, NOBODY), 1, say)[0].startswith("Hunter (face down")
    game.role_open[1] = 1
    assert role_lines(view(game, 0), 1, say)[0].startswith("Hunter: ")
    assert game.role[2] == OCCULTIST


# --- bots ----------------------------------------------------------------------------------------------
def test_greedy_ends_its_turn_rather_than_burning_candles() -> None:
    hero = {"cell": "M3", "sanity": 4, "health": 4, "candles": 3, "hand": ["A2", "A3"]}
    game = laid(
        {"heroes": {"a": hero, "b": {"cell": "K1"}, "c": {"cell": "K1"}}, "phase": "action", "played": "A2", "acted": 2}
    )
    question = view(game, 0).question()
    assert question is not None
    assert isinstance(question.step, AfterActions)
    for seed in range(20):
        assert GreedyBot().choose(view(game, 0), game.legal(), Chance(str(seed))) == DONE.of()


def test_greedy_saves_itself_with_a_candle_after_its_actions() -> None:
    hero = {"cell": "M3", "sanity": 5, "health": 1, "candles": 3, "hand": ["A2", "A3"]}
    game = laid(
        {"heroes": {"a": hero, "b": {"cell": "K1"}, "c": {"cell": "K1"}}, "phase": "action", "played": "A2", "acted": 2}
    )
    assert GreedyBot().choose(view(game, 0), game.legal(), Chance("heal")) != DONE.of()

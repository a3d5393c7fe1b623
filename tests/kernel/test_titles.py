"""A game has one title in a language, wherever people read it, and every bot has a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from phobetor.book.rulebook import rulebook
from phobetor.book.text import HOUSE, Speaker, bot_name, bundle
from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES, title_of

ROOT = Path(__file__).resolve().parents[2]


def title(game: str, language: str) -> str:
    return Speaker(title_of(game), language, [], []).say("game-title")


def words_of_the_page(language: str) -> list[str]:
    return (ROOT / f"src/phobetor/server/text/page.{language}.ftl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_texts_rulebook_and_page_call_a_game_alike(game: str, language: str) -> None:
    assert rulebook(game).title[language] == title(game, language)
    assert f"start-title-{game} = {title(game, language)}" in words_of_the_page(language)


@pytest.mark.parametrize("game", NAMES)
def test_the_readme_calls_a_game_as_its_texts_do(game: str) -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| {re.escape(title(game, 'en'))} \(«([^»]+)»\) \|", page, re.MULTILINE)
    assert row is not None
    assert row[1] in (title(game, "ru"), title(game, "pl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_bot_has_a_name_in_the_terminal_and_on_the_page(game: str, language: str) -> None:
    for bot in title_of(game).bots:
        assert bundle(language, HOUSE).has_message(f"cli-bot-{bot}")
        assert any(line.startswith(f"bot-{bot} = ") for line in words_of_the_page(language))
    assert bot_name("own_bots.py", language) == "Own_bots"

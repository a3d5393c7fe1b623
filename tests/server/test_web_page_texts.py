"""What the page says, around a table and about each game: the same in all languages, and nothing that nobody says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax.ast import Identifier, Junk, Message, SelectExpression, TextElement

from phobetor.book.text import messages
from phobetor.book.title import LANGUAGES, LEVELS
from phobetor.games import NAMES
from phobetor.server.boxes import page_texts
from phobetor.server.texts import parts_of_text
from phobetor.server.typescript import PAGE, arguments_of

WEB = Path(__file__).resolve().parents[2] / "web/src"
PLACES = {"phobetor.server": WEB} | {f"phobetor.games.{name}": WEB / "games" / name for name in NAMES}
"""The packages with texts of the page, and where these are said."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
UNNAMED = {"decide-away-about"}
"""Texts that name somebody in English only: Russian and Polish would have to decline the name."""

in_every_place = pytest.mark.parametrize("package", PLACES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def texts(package: str, language: str) -> list[Message]:
    body = messages(f"page.{language}", package).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return [entry for entry in body if isinstance(entry, Message)]


@in_every_place
@in_every_language
def test_every_language_says_the_same_with_the_same_arguments(package: str, language: str) -> None:
    english, other = (arguments_of(messages(f"page.{name}", package)) for name in ("en", language))
    assert list(other) == list(english)
    assert len(english) == len(texts(package, language)) > 50, "no name stands twice"
    assert {key for key in english if other[key] != english[key]} <= UNNAMED


@in_every_language
def test_whoever_gives_no_name_is_not_called_like_a_level_of_bots(language: str) -> None:
    words = {message.id.name: message.value for message in texts("phobetor.server", language) if message.value}
    assert not [level for level in LEVELS if words["name-default"].equals(words[f"bot-{level}"])]


@in_every_place
def test_names_are_written_in_one_way(package: str) -> None:
    """In small letters with hyphens, in Fluent and in the sources alike."""
    names = [message.id.name for message in texts(package, "en")]
    assert not [name for name in names if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name)]


@in_every_place
@in_every_language
def test_every_choice_by_number_has_every_plural_of_the_language(package: str, language: str) -> None:
    needed = {*Locale(language).plural_form.tags, "other"}
    for message in texts(package, language):
        for choice in parts_of_text(message):
            if isinstance(choice, SelectExpression):
                forms = {variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)}
                assert not forms or not forms <= PLURALS or forms == needed, message.id.name


@in_every_place
@in_every_language
def test_the_page_never_speaks_with_exclamation_marks(package: str, language: str) -> None:
    parts = [part for message in texts(package, language) for part in parts_of_text(message)]
    assert not [part.value for part in parts if isinstance(part, TextElement) and "!" in part.value]


@in_every_language
@pytest.mark.parametrize("game", NAMES)
def test_what_the_page_says_about_a_game_is_sent_whole(game: str, language: str) -> None:
    """It refers to messages of the game, and these to others; all of them are sent, and none beyond."""
    sent = re.findall(r"^([\w-]+) =", page_texts(game, language), re.MULTILINE)
    named = re.findall(r"{ ([a-z][\w-]*) }", page_texts(game, language))
    assert len(set(sent)) == len(sent)
    assert {name for name in sent if not name.startswith(PAGE)} == set(named) - {"other"}


@cache
def said(place: Path) -> re.Pattern[str]:
    """Whatever is written in quotes in the sources of a part of the page; a `${…}` may stand for anything."""
    files = [path for path in place.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "keys.ts"]
    quoted = {
        found for path in files for found in re.findall(r"'([\w.-]+)'|`([\w.-]+\$\{[^`]*)`", path.read_text("utf-8"))
    }
    written = {re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.-]+", re.escape(plain or made)) for plain, made in quoted}
    return re.compile("|".join(sorted(written)))


@in_every_place
def test_every_text_is_said_somewhere(package: str) -> None:
    names = [message.id.name for message in texts(package, "en")]
    keys = [name.removeprefix(PAGE) if "games" in package else name for name in names]
    assert not [key for key in keys if not said(PLACES[package]).fullmatch(key)]

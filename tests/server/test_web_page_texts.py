"""What the page itself says: the same in all languages, and nothing that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax.ast import BaseNode, Identifier, Junk, Message, SelectExpression

from phobetor.book.text import messages
from phobetor.book.title import LANGUAGES
from phobetor.server.typescript import arguments_of

WEB = Path(__file__).resolve().parents[2] / "web/src"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
UNNAMED = {"decide-awayAbout"}
"""Texts that name somebody in English only: Russian and Polish would have to decline the name."""


@cache
def texts(language: str) -> dict[str, Message]:
    body = messages(f"page.{language}", "phobetor.server").body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def nodes(node: Any) -> Iterator[BaseNode]:
    """A message with everything in it."""
    if isinstance(node, BaseNode):
        yield node
    parts = vars(node).values() if isinstance(node, BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        yield from nodes(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_arguments(language: str) -> None:
    english, other = (arguments_of(messages(f"page.{name}", "phobetor.server")) for name in ("en", language))
    assert list(other) == list(english)
    assert len(english) > 250
    assert {key for key in english if other[key] != english[key]} <= UNNAMED


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_files_is_misspelt(language: str) -> None:
    body = messages(f"page.{language}", "phobetor.server").body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_every_plural_of_the_language(language: str) -> None:
    needed = {*Locale(language).plural_form.tags, "other"}
    for message in texts(language).values():
        for choice in nodes(message):
            if isinstance(choice, SelectExpression):
                forms = {variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)}
                assert not forms <= PLURALS or forms == needed, message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_never_speaks_with_exclamation_marks(language: str) -> None:
    assert not [
        name for name, message in texts(language).items() if "!" in str([vars(node) for node in nodes(message)])
    ]


@cache
def said() -> re.Pattern[str]:
    """Whatever is written in the page's sources in quotes; a `${…}` may stand for anything."""
    sources = [
        path.read_text("utf-8")
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte") and path.name != "keys.ts"
    ]
    quoted = {found for source in sources for found in re.findall(r"'([\w.]+)'|`([\w.]+\$\{[^`]*)`", source)}
    written = {re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.]+", re.escape(plain or made)) for plain, made in quoted}
    return re.compile("|".join(sorted(written)))


def test_every_text_is_said_somewhere() -> None:
    assert not [key for key in texts("en") if not said().fullmatch(key.replace("-", "."))]

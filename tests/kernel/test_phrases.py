"""Messages as functions say what Fluent says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from phobetor.book.phrases import MissingText
from phobetor.book.text import bundle, messages, phrases
from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES
from phobetor.server.texts import SERVER, parts_of_text

PLURALS = {"one", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 1234, -3, 0.5)


def arguments_of(message: ast.Message, packages: tuple[str, ...], language: str) -> dict[str, set[str]]:
    """What a message can be told, by name, with the words by which it chooses."""
    found: dict[str, set[str]] = {}
    for part in parts_of_text(message.value):
        if isinstance(part, ast.VariableReference):
            found.setdefault(part.id.name, set())
        if isinstance(part, ast.SelectExpression):
            assert isinstance(part.selector, ast.VariableReference)
            names = {variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)}
            names -= PLURALS if names <= PLURALS else set()  # then only numbers choose
            found.setdefault(part.selector.id.name, set()).update(names)
        if isinstance(part, ast.MessageReference):
            for name, words in arguments_of(message_of(part.id.name, packages, language), packages, language).items():
                found.setdefault(name, set()).update(words)
    return found


def message_of(name: str, packages: tuple[str, ...], language: str) -> ast.Message:
    return next(found for found in every(packages, language) if found.id.name == name)


def every(packages: tuple[str, ...], language: str) -> Iterator[ast.Message]:
    for package in packages:
        yield from (item for item in messages(language, package).body if isinstance(item, ast.Message))


def rounds(arguments: dict[str, set[str]]) -> Iterator[dict[str, Any]]:
    """Every number for all of them, every word by which one chooses, and both in turn."""
    for count in NUMBERS:
        yield dict.fromkeys(arguments, count)
        yield {name: "100 % %s" if place % 2 else count for place, name in enumerate(arguments)}
        yield {name: count if place % 2 else "Łucja { $x }" for place, name in enumerate(arguments)}
    for turn in range(max((len(words) for words in arguments.values()), default=0) + 1):
        yield {name: [*sorted(words), "x"][turn % (len(words) + 1)] for name, words in arguments.items()}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_put_together_as_fluent_does(language: str, game: str) -> None:
    packages = (*SERVER, f"phobetor.games.{game}")
    texts, made = bundle(language, packages), phrases(language, packages)
    for message in every(packages, language):
        pattern = texts.get_message(message.id.name).value
        assert pattern is not None
        for args in rounds(arguments_of(message, packages, language)):
            told, errors = texts.format_pattern(pattern, args)
            if not errors:
                assert made.say(message.id.name, **args) == told, (message.id.name, args)


def test_a_text_without_its_argument_and_one_that_is_not_there_are_mistakes() -> None:
    said = phrases("en", (*SERVER, "phobetor.games.somnicum"))
    assert said.say("bar-steps", steps=1) == "1 step"
    with pytest.raises(MissingText, match="The text 'bar-steps' cannot be built: there is no 'steps'"):
        said.say("bar-steps", step=1)
    with pytest.raises(MissingText, match="There is no text 'bar-stairs' in en"):
        said.say("bar-stairs")

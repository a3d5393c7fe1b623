"""Every game can say everything it has to say, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from every_game import Table, census
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from phobetor.book.text import Speaker, kebab
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.kernel.agenda import fields_of
from phobetor.kernel.refusal import AGAINST_RULE, Refusal
from phobetor.kernel.words import HIDDEN, Event

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal"]
ONE = 1  # a value that exists of every kind of thing

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def speaker(name: str, language: str, table: Table | None = None) -> Speaker:
    title = title_of(name)
    settings = table.settings if table is not None else title.setting_values({})
    return Speaker(title, language, settings, PEOPLE[: title.players[1]])


def is_text(text: str, message: str) -> bool:
    return bool(text.strip()) and text != message and "{" not in text


# --- what can be chosen -----------------------------------------------------------------------------
def test_every_verb_has_a_text(name: str, language: str) -> None:
    say = speaker(name, language)
    for verb in say.title.verbs:
        text = say.option(verb.of(*[ONE] * len(verb.arguments)))
        assert is_text(text, f"verb-{verb.name}")


def test_every_option_of_the_fuzzed_games_has_a_text(name: str, language: str) -> None:
    for verb, options in census(name).options.items():
        for option, table in options.items():
            assert is_text(speaker(name, language, table).option(option), f"verb-{verb}")


# --- what happens -----------------------------------------------------------------------------------
def texts_of(say: Speaker, event: Event, values: list[int]) -> Iterator[str]:
    yield say.event(event, values)
    if event.secret:
        hidden = event.arguments.index(event.secret)
        yield say.event(event, [HIDDEN if place == hidden else value for place, value in enumerate(values)])


def test_every_event_has_a_text_seen_and_unseen(name: str, language: str) -> None:
    say = speaker(name, language)
    for event in say.title.events:
        for text in texts_of(say, event, [ONE] * len(event.arguments)):
            assert is_text(text, f"event-{event.name}")


def test_every_event_of_the_fuzzed_games_has_a_text_seen_and_unseen(name: str, language: str) -> None:
    for examples in census(name).events.values():
        for values, (event, table) in examples.items():
            for text in texts_of(speaker(name, language, table), event, list(values)):
                assert is_text(text, f"event-{event.name}")


def test_the_unseen_text_of_an_event_does_not_tell_the_secret(name: str, language: str) -> None:
    say = speaker(name, language)
    for event in say.title.events:
        if event.secret:
            seen, unseen = texts_of(say, event, [ONE] * len(event.arguments))
            assert seen != unseen
            assert str(say.name(event.secret, ONE)) not in unseen


# --- what is asked ----------------------------------------------------------------------------------
def test_every_step_that_asks_has_a_text(name: str, language: str) -> None:
    say = speaker(name, language)
    assert say.title.questions
    for kind in say.title.questions.values():
        step = kind(*[ONE] * len(fields_of(kind)))
        assert is_text(say.prompt(step), f"ask-{kebab(kind.__name__)}")


def test_every_question_of_the_fuzzed_games_has_a_text(name: str, language: str) -> None:
    for kind, examples in census(name).steps.items():
        for step, table in examples.values():
            assert is_text(speaker(name, language, table).prompt(step), f"ask-{kebab(kind)}")


# --- what is refused --------------------------------------------------------------------------------
def literal(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


@cache
def all_refusals(name: str) -> list[Refusal]:
    return [refusal for path in sources(name) for refusal in refusals_in(path)]


def refusals_in(path: Path) -> Iterator[Refusal]:
    """Every refusal that a source file makes, with 1 for each of its numbers."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("against", "Refusal"):
            place = 1 if node.func.id == "against" else 2
            names = [keyword.arg or "" for keyword in node.keywords]
            if len(node.args) > 3 and isinstance(node.args[3], ast.Dict):
                names = [literal(key) for key in node.args[3].keys if key is not None]
            if len(node.args) > place and literal(node.args[place]):
                yield Refusal(AGAINST_RULE, "", literal(node.args[place]), dict.fromkeys(names, ONE))


def sources(name: str) -> Iterator[Path]:
    for package in (f"phobetor.games.{name}", "phobetor.kernel", "phobetor.table"):
        with resources.as_file(resources.files(package)) as folder:
            yield from sorted(Path(folder).rglob("*.py"))


def test_every_refusal_that_the_rules_can_give_has_a_text(name: str, language: str) -> None:
    say = speaker(name, language)
    refusals = all_refusals(name)
    assert {"not-now", "game-is-over", "not-your-decision"} < {refusal.text for refusal in refusals}
    for refusal in refusals:
        assert is_text(say.refusal(refusal), f"refusal-{refusal.text}")


def test_every_refusal_of_the_fuzzed_games_has_a_text_with_its_rule(name: str, language: str) -> None:
    for examples in census(name).refusals.values():
        for refusal, table in examples.values():
            text = speaker(name, language, table).refusal(refusal)
            assert is_text(text, f"refusal-{refusal.text}")
            assert text.endswith(f"[{refusal.rule}]")


# --- how it ends, what can be agreed ----------------------------------------------------------------
@pytest.mark.parametrize("winners", [(0,), (0, 1)], ids=["one", "shared"])
def test_every_ending_has_a_text(name: str, language: str, winners: tuple[int, ...]) -> None:
    say = speaker(name, language)
    for ending in range(1, len(say.title.endings)):
        text = say.ending(ending, winners)
        assert is_text(text, f"ending-{say.title.endings[ending]}")
        assert PEOPLE[0] in text


def test_every_setting_and_each_of_its_values_has_a_text(name: str, language: str) -> None:
    say = speaker(name, language)
    for setting in say.title.settings:
        for message in (f"setting-{setting.name}", f"setting-{setting.name}-about"):
            assert is_text(say.say(message), message)
        for value in setting.values:
            message = f"setting-{setting.name}-{value}"
            assert is_text(say.say(message), message)


def test_every_game_has_a_title_and_says_what_it_is_about(name: str, language: str) -> None:
    say = speaker(name, language)
    assert is_text(say.say("game-title"), "game-title")
    assert is_text(say.say("game-about"), "game-about")


# --- the files --------------------------------------------------------------------------------------
@cache
def messages(package: str, language: str) -> dict[str, Message]:
    text = resources.files(package).joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if type(entry).__name__ == "Junk"], "There is something that is no message."
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("house", [True, False], ids=["house", "game"])
def test_every_language_has_the_same_messages(name: str, language: str, house: bool) -> None:
    package = "phobetor" if house else f"phobetor.games.{name}"
    assert sorted(messages(package, language)) == sorted(messages(package, LANGUAGES[0]))


def test_no_message_is_its_own_id(name: str, language: str) -> None:
    """A one-word id such as `nobody` may be an English word; an id with a hyphen is never a text."""
    say = speaker(name, language)
    for package in ("phobetor", f"phobetor.games.{name}"):
        for message in messages(package, language):
            pattern = say.bundle.get_message(message).value
            assert pattern is not None
            text, _ = say.bundle.format_pattern(pattern, {})
            assert text != message or "-" not in message

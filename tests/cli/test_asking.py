"""Whatever has a name can be asked for by it, in the player's language; help shows what the game itself knows."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message
from running import call

from phobetor.book.rulebook import rulebook
from phobetor.book.text import Speaker, messages
from phobetor.book.title import LANGUAGES
from phobetor.cli.naming import found, name_of
from phobetor.cli.play import COMMANDS
from phobetor.games import NAMES, title_of

NAMED = {
    "nightmarium": ("legion", "ability", "part"),
    "somnicum": ("encounter", "theme", "back", "pendulum", "reason", "line"),
    "deranged": ("quarter", "colour", "deck", "kind", "role", "item", "effect", "chapter", "cell"),
    "nemesis": ("nightmare", "token", "planet", "card", "thing"),
}
"""How the messages begin that name things; what else has a name stands in the data files."""
NO_THINGS = ("-about", "-short", "-none", "-unknown", "-nothing", "-all")


def speaker(name: str, language: str) -> Speaker:
    title = title_of(name)
    return Speaker(title, language, title.setting_values({}), ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"])


@cache
def names_in(name: str, language: str) -> list[str]:
    """The texts of messages such as `role-hunter` that need no arguments."""
    say, texts = speaker(name, language), []
    for entry in messages(language, f"phobetor.games.{name}").body:
        message = entry.id.name if isinstance(entry, Message) else ""
        prefix, _, rest = message.partition("-")
        if prefix in NAMED[name] and rest and not message.endswith(NO_THINGS):
            pattern = say.bundle.get_message(message).value
            assert pattern is not None
            text, errors = say.bundle.format_pattern(pattern, {})
            texts += [] if errors else [str(text)]
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_keys_names_every_key(language: str) -> None:
    keys = speaker("nightmarium", language).say("cli-keys").split(" · ")
    assert {key.split()[0] for key in keys} == {"?", "why", *COMMANDS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_name_of_the_texts_is_found(name: str, language: str) -> None:
    say = speaker(name, language)
    assert names_in(name, language)
    for text in names_in(name, language):
        assert found(say, text), f"Nothing is called '{text}'."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_thing_is_found_by_its_name_and_says_something(name: str, language: str) -> None:
    say = speaker(name, language)
    assert len(say.title.things()) > 100
    for kind, value in say.title.things():
        called = name_of(say, kind, value)
        hits = [name_of(say, *thing) for thing in found(say, called.upper())]
        assert called in hits, f"'{called}' is not found by its name: {hits}."
        assert say.title.describe(f"{kind}-about", value, say) or say.title.rules_of(kind, value), f"{kind} {called}"


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def asked(name: str, language: str, *questions: str) -> str:
    seats = ["human", *["random"] * max(1, title_of(name).players[0] - 1)]
    Path("answers.txt").write_text("\n".join([*questions, "q"]) + "\n", encoding="utf-8")
    said = call(
        "play",
        name,
        "--seats",
        ",".join(seats),
        "--seed",
        "5",
        "--plain",
        "--lang",
        language,
        "--answers",
        "answers.txt",
    )
    assert (said.status, said.err) == (0, "")
    return said.out[said.out.index(f"> {questions[0]}") :]


@pytest.mark.parametrize(
    ("name", "language", "question", "answer"),
    [
        ("somnicum", "ru", "? сова", "SO-E05"),
        ("somnicum", "ru", "? СОВА-наоборот", "SO-E05"),
        ("somnicum", "pl", "? sowa", "SO-E05"),
        ("somnicum", "en", "? owl", "SO-E05"),
        ("somnicum", "en", "? card N04", "Hollow Puppet"),
        ("somnicum", "en", "? n04", "Hollow Puppet"),
        ("somnicum", "en", "? hollow", "Hollow Puppet"),
        ("nightmarium", "ru", "? певчий", "NM-6.1"),
        ("nightmarium", "ru", "? палач", "NM-6.7"),
        ("nightmarium", "pl", "? Zwiastun", "NM-6.1"),
        ("nightmarium", "en", "? necro", "Blue: "),
        ("nightmarium", "en", "? card 43", "Homunculus 43"),
        ("deranged", "ru", "? Оборотень", "DE-118"),
        ("deranged", "ru", "? мародер", "DE-180"),
        ("deranged", "en", "? curse 7", "house 1 or 4"),
        ("deranged", "en", "? elix", "restore all health"),
        ("deranged", "en", "? fog", "ends a move"),
        ("deranged", "pl", "? gargulec", "DE-118"),
        ("nemesis", "pl", "? Chomik", "NE-12.7"),
        ("nemesis", "en", "? hoarder", "NE-12.7"),
        ("nemesis", "en", "? lurker", "NE-7.6"),
        ("nemesis", "en", "? cockpit", "NE-9.1"),
        ("nemesis", "en", "? medkit", "NE-10.8"),
    ],
)
def test_things_are_asked_for_by_name(name: str, language: str, question: str, answer: str) -> None:
    assert answer in asked(name, language, question)


def test_several_things_of_one_name_are_listed() -> None:
    told = asked("deranged", "en", "? library").splitlines()
    assert told[1].startswith("Several things are called “library”")
    assert any("Library, hall" in line for line in told)
    assert any("Library, stacks" in line for line in told)


def test_a_long_list_is_cut() -> None:
    told = asked("nightmarium", "en", "? legs").splitlines()
    assert len(told) < 30


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_shows_can_be_asked(name: str, language: str) -> None:
    say = speaker(name, language)
    told = asked(name, language, "h", f"? {say.say('example-name')}", f"why {say.say('example-choice')}")
    helped, _, answers = told.partition(f"> ? {say.say('example-name')}")
    for example in ("example-name", "example-choice", "example-thing"):
        assert say.say(example) in helped
    assert ("NM-" in helped) == (name == "nightmarium")
    prefix = next(iter(rulebook(name).rules))[:3]
    first, _, second = answers.partition("> why")
    assert prefix in first
    assert f"[{prefix}" in second


@pytest.mark.parametrize("name", NAMES)
def test_why_takes_names_too(name: str) -> None:
    say = speaker(name, "en")
    assert "Nothing is known" not in asked(name, "en", f"why {say.say('example-thing')}")


def test_why_takes_a_name_in_the_players_language() -> None:
    assert "[SO-16]" in asked("somnicum", "ru", "why сова")


def test_the_question_of_an_action_explains_all_three_kinds() -> None:
    told = asked("nightmarium", "en", "?")
    for rule in ("NM-4.1", "NM-4.3", "NM-4.5"):
        assert f"{rule}  " in told


@pytest.mark.parametrize("name", NAMES)
def test_a_number_that_is_too_large_is_nothing_of_the_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "answers").write_text("why 99999999999999999999\n? 99999999999999999999\nq\n", encoding="utf-8")
    said = call("play", name, "--seed", "1", "--answers", "answers")
    assert said.status == 0, said.err
    assert "Traceback" not in said.out + said.err


@pytest.mark.parametrize("name", NAMES)
def test_who_doubts_gets_sources_and_tests_and_a_scenario_that_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "answers").write_text("doubt\nq\n", encoding="utf-8")
    said = call("play", name, "--seed", "a secret seed", "--plain", "--answers", "answers")
    assert "Source: " in said.out
    assert "Test: " in said.out
    assert f"phobetor scenario {name}-doubt.toml" in said.out
    assert call("scenario", f"{name}-doubt.toml").out == f"{name}-doubt.toml: holds\n"
    assert "a secret seed" not in (tmp_path / f"{name}-doubt.toml").read_text(encoding="utf-8")

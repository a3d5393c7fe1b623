"""docs/scenarios.md keeps its promise: whatever a scenario of a game can say or expect is on the page."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module, resources
from pathlib import Path

import msgspec
import pytest
from scenario_page import PAGE, TABLES, written_anew

from phobetor.book.rulebook import rulebook
from phobetor.games import NAMES, title_of
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.records.scenario import run_scenario

COVERED = ("nightmarium", "somnicum", "deranged")
"""The tables of Nemesis are made from its code, and tests/nemesis/test_nemesis_page.py looks after them."""

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)

games = pytest.mark.parametrize("game", COVERED)


def section(game: str, part: str = "") -> str:
    """The part of the page for a game, or one of its parts."""
    found = re.search(rf"^## {game.capitalize()}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, f"The page has no part '{game.capitalize()}'."
    if not part:
        return found[1]
    inner = re.search(rf"^### {part}\n(.*?)(?=^### |\Z)", found[1], re.MULTILINE | re.DOTALL)
    assert inner is not None, f"The part of {game} has no '{part}'."
    return inner[1]


def spans(text: str) -> set[str]:
    """What is written as code."""
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)))


def test_every_game_is_on_the_page() -> None:
    assert set(COVERED) <= set(NAMES)


# --- what can be said -------------------------------------------------------------------------------
@games
def test_every_choice_is_shown_with_its_arguments(game: str) -> None:
    shown = [span.split() for span in spans(section(game, "Notation"))]
    shown += [words[1:] for words in shown if len(words[0]) == 1]
    for verb in title_of(game).verbs:
        lengths = {len(words) - 1 for words in shown if words and words[0] == verb.name}
        assert len(verb.arguments) in lengths, f"The choice '{verb.name} {' '.join(verb.arguments)}' is not shown."


@games
def test_every_event_is_shown_with_its_arguments(game: str) -> None:
    shown = [span.split() for span in spans(section(game, "Events"))]
    for event in title_of(game).events:
        lengths = {len(words) - 1 for words in shown if words[0] == event.name}
        assert len(event.written()) in lengths, f"The event '{event.name} {' '.join(event.written())}' is not shown."


@games
def test_nothing_is_shown_that_never_happens(game: str) -> None:
    known = {event.name for event in title_of(game).events}
    first = {cell for cell in re.findall(r"^\| (`[^|]*) \|", section(game, "Events"), re.MULTILINE)}
    assert {span.split()[0] for cell in first for span in spans(cell)} <= known


@games
def test_every_question_is_named(game: str) -> None:
    shown = spans(section(game, "Who is asked, and when nobody is"))
    asking = set(title_of(game).questions)
    assert asking
    assert asking <= shown, f"Not on the page: {sorted(asking - shown)}."
    assert {span for span in shown if re.fullmatch(r"([A-Z][a-z]+)+", span)} <= asking


@games
def test_every_refusal_is_named_by_its_rule(game: str) -> None:
    shown = set(
        re.findall(r"\b[A-Z]{2}-[A-Z]?[\d.]+\d|\b[A-Z]{2}-[A-Z]?\d", section(game, "What is refused by which rule"))
    )
    assert refusing_rules(game)
    missing = refusing_rules(game) - shown
    assert not missing, f"Not on the page: {sorted(missing)}."
    assert shown <= set(rulebook(game).rules)


@cache
def refusing_rules(game: str) -> frozenset[str]:
    """Rules that refusals name: in calls of `against` and `why_not…`, and the first rule of a step without one."""
    found = set()
    with resources.as_file(resources.files(f"phobetor.games.{game}")) as folder:
        for path in sorted(Path(folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and refuses(node.func.id):
                    found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    for kind in title_of(game).questions.values():
        if kind.why_not is Step.why_not:
            found.add(kind.rule.split(" ")[0])
    return frozenset(found & set(rulebook(game).rules))


def refuses(name: str) -> bool:
    return name == "against" or name.startswith("why_not")


# --- positions --------------------------------------------------------------------------------------
def shape_of(game: str) -> set[str]:
    title = title_of(game)
    module = import_module(title.set_up.__module__)
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return {field.name for kind in kinds for field in msgspec.structs.fields(kind)}


@games
def test_every_key_of_a_position_is_named(game: str) -> None:
    missing = shape_of(game) - spans(section(game, re.escape("`[position]`")))
    assert not missing, f"Not on the page: {sorted(missing)}."


@games
def test_every_key_of_an_expectation_is_named(game: str) -> None:
    title = title_of(game)
    table = title.table(title.players[0], title.setting_values({}), Chance(1))
    title.set_up(table, {})
    found = title.position(table)
    keys = set(found) | {key for value in found.get("heroes", {}).values() for key in value}
    missing = keys - spans(section(game, re.escape("`expect`")))
    assert not missing, f"Not on the page: {sorted(missing)}."
    for ending in title.endings:
        assert f'`"{ending}"`' in section(game)


@games
def test_every_option_and_its_values_are_named(game: str) -> None:
    shown = spans(section(game, "Options"))
    for setting in title_of(game).settings:
        assert setting.name in shown
        missing = {f'"{value}"' for value in setting.values if not value.isdigit()} - shown
        assert not missing, f"Not on the page: {setting.name} {sorted(missing)}."


# --- the tables and the examples ---------------------------------------------------------------------
def test_the_tables_are_as_code_and_data_files_say() -> None:
    assert set(re.findall(r"<!-- made: ([\w ]+) -->", TEXT)) == set(TABLES)
    assert written_anew(TEXT) == TEXT, "Run tools/build/scenario_page.py, which writes the tables anew."


@games
def test_every_game_has_examples(game: str) -> None:
    assert sum(f'game = "{game}"' in example for example in EXAMPLES) >= 2


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_holds(number: int, tmp_path: Path) -> None:
    path = tmp_path / f"example_{number}.toml"
    path.write_text(EXAMPLES[number], encoding="utf-8")
    run_scenario(path)

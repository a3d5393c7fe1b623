"""A game's atomic rules, and where each of them is implemented and tested."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from phobetor.book.title import LANGUAGES

HOUSE = Path(__file__).resolve().parents[3]  # the checkout, where there is one


@dataclass
class Ruling:
    """What we decided where a rulebook leaves a question open, and why."""

    text: dict[str, str]
    setting: str = ""


@dataclass
class RuleEntry:
    id: str
    chapter: str
    source: str
    text: dict[str, str]
    ruling: Ruling | None = None
    waived: str = ""
    """Why no fuzzed game can show this rule at work, if so."""
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


class WrongRulebook(ValueError):
    """A rulebook.toml that cannot be used; the message names the rule and what is wrong."""


@dataclass
class Rulebook:
    game: str
    version: str
    title: dict[str, str]
    chapters: dict[str, dict[str, str]]
    rules: dict[str, RuleEntry]
    earlier: dict[str, dict[str, str]] = field(default_factory=dict)
    """Versions before this one whose reading is still there: with these options, their games are games of today."""


@cache
def rulebook(game: str) -> Rulebook:
    """The rules alone; whoever needs code and tests takes `load_rulebook`."""
    text = resources.files(f"phobetor.games.{game}").joinpath("rulebook.toml").read_text(encoding="utf-8")
    return read_rulebook(tomllib.loads(text))


def load_rulebook(game: str) -> Rulebook:
    """The rules with every place in code, scenarios and tests that cites them."""
    book = deepcopy(rulebook(game))
    for rule, place in citations(game_sources(game)):
        if rule in book.rules:
            book.rules[rule].code.append(place)
    for rule, place in [*citations(scenario_files(game)), *test_citations(book)]:
        if rule in book.rules and place not in book.rules[rule].tests:
            book.rules[rule].tests.append(place)
    return book


def read_rulebook(raw: dict[str, Any]) -> Rulebook:
    chapters = {needed(entry, "id", "A chapter"): texts(entry, entry["id"]) for entry in needed(raw, "chapter")}
    rules: dict[str, RuleEntry] = {}
    for entry in needed(raw, "rule"):
        rule = read_rule(entry, chapters)
        if rule.id in rules:
            raise WrongRulebook(f"The rule {rule.id} stands in the rulebook twice.")
        rules[rule.id] = rule
    earlier = {needed(entry, "version"): needed(entry, "options") for entry in raw.get("earlier", [])}
    return Rulebook(needed(raw, "game"), needed(raw, "version"), needed(raw, "title"), chapters, rules, earlier)


def read_rule(entry: dict[str, Any], chapters: dict[str, dict[str, str]]) -> RuleEntry:
    name = needed(entry, "id", "A rule")
    chapter = needed(entry, "chapter", f"The rule {name}")
    if chapter not in chapters:
        raise WrongRulebook(f"The rule {name} is in the chapter '{chapter}', which does not exist.")
    ruling = None
    if "ruling" in entry:
        ruling = Ruling(texts(entry["ruling"], name), entry["ruling"].get("setting", ""))
    source = needed(entry, "source", f"The rule {name}")
    return RuleEntry(name, chapter, source, texts(entry, name), ruling, entry.get("waived", ""))


def needed(entry: dict[str, Any], field: str, what: str = "The rulebook") -> Any:
    if not entry.get(field):
        raise WrongRulebook(f"{what} has no '{field}'.")
    return entry[field]


def texts(entry: dict[str, Any], name: str) -> dict[str, str]:
    for language in LANGUAGES:
        if not entry.get(language):
            raise WrongRulebook(f"'{name}' has no text in '{language}'.")
    return {language: entry[language] for language in LANGUAGES}


def game_sources(game: str) -> Iterator[Path]:
    with resources.as_file(resources.files(f"phobetor.games.{game}")) as folder:
        yield from sorted(Path(folder).rglob("*.py"))


def scenario_files(game: str) -> Iterator[Path]:
    with resources.as_file(resources.files(f"phobetor.games.{game}")) as folder:
        yield from sorted(Path(folder, "scenarios").glob("*.toml"))


def citations(files: Iterator[Path]) -> Iterator[tuple[str, str]]:
    """Every rule id in the files, with the place where it stands."""
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in re.findall(r"\b[A-Z]{2,3}-[A-Z]?\d+(?:\.\d+)?\b", line):
                yield rule, f"{named(path)}:{number}"


def named(path: Path) -> str:
    """A module by its way from the folder of all games, anything else by the folder that it is in."""
    _, games, way = path.as_posix().rpartition("/phobetor/games/")
    return way if games and path.suffix == ".py" else f"{path.parent.name}/{path.name}"


def test_citations(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Tests are named after the rule they prove: test_nm_4_12_… proves NM-4.12."""
    by_name = {re.sub(r"[-.]", "_", rule).lower(): rule for rule in book.rules}
    for path in sorted((HOUSE / "tests").rglob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            words = name.split("_")[1:]
            beginnings = ("_".join(words[:count]) for count in range(len(words), 0, -1))
            rule = next((by_name[beginning] for beginning in beginnings if beginning in by_name), None)
            if rule is not None:
                yield rule, f"{path.relative_to(HOUSE).as_posix()}::{name}"

"""The rulebook is the program: every rule has its code and its test, and shows itself in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from every_game import census

from phobetor.book import rulebook
from phobetor.book.rulebook import Rulebook, citations, game_sources, load_rulebook, scenario_files
from phobetor.games import title_of
from phobetor.kernel.agenda import kinds_of_step
from phobetor.kernel.refusal import AGAINST_RULE

CHECKOUT = Path(__file__).resolve().parents[2]


@lru_cache(maxsize=1)
def book_of(name: str) -> Rulebook:
    """The rulebook with the tests of this checkout, even where the package is installed somewhere else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebook, "HOUSE", CHECKOUT)
        return load_rulebook(name)


@pytest.fixture
def book(name: str) -> Rulebook:
    return book_of(name)


def test_every_rule_has_a_test(book: Rulebook) -> None:
    assert [rule.id for rule in book.rules.values() if not rule.tests] == []


def unknown(book: Rulebook, files: Iterator[Path]) -> list[tuple[str, str]]:
    """Citations of rules of this book that do not stand in it."""
    prefixes = {rule.split("-")[0] for rule in book.rules}
    cited = [(rule, place) for rule, place in citations(files) if rule.split("-")[0] in prefixes]
    return [(rule, place) for rule, place in cited if rule not in book.rules]


def test_every_rule_that_the_code_cites_exists(name: str, book: Rulebook) -> None:
    assert unknown(book, game_sources(name)) == []


def test_every_rule_that_a_scenario_cites_exists(name: str, book: Rulebook) -> None:
    assert unknown(book, scenario_files(name)) == []


def test_every_rule_of_a_step_or_a_setting_exists(name: str, book: Rulebook) -> None:
    title = title_of(name)
    cited = {rule for kind in kinds_of_step(title.steps).values() for rule in kind.rule.split()}
    cited |= {setting.rule for setting in title.settings}
    cited |= {rule for verb in title.verbs for rule in title.rules_of("verb", verb.code)}
    assert sorted(cited - set(book.rules)) == []


def test_every_ruling_with_a_setting_names_a_setting_of_the_game(name: str, book: Rulebook) -> None:
    names = {setting.name for setting in title_of(name).settings}
    named = {rule.ruling.setting for rule in book.rules.values() if rule.ruling is not None and rule.ruling.setting}
    assert sorted(named - names) == []


def test_every_refusal_of_the_fuzzed_games_names_a_rule_of_the_rulebook(name: str, book: Rulebook) -> None:
    refusals = [refusal for examples in census(name).refusals.values() for refusal, _ in examples.values()]
    assert refusals
    assert {refusal.kind for refusal in refusals} == {AGAINST_RULE}
    assert sorted({refusal.rule for refusal in refusals} - set(book.rules)) == []


def test_every_rule_shows_itself_in_the_fuzzed_games_unless_it_is_waived(name: str, book: Rulebook) -> None:
    shown = census(name).rules | census(name).refusing
    assert [rule.id for rule in book.rules.values() if rule.id not in shown and not rule.waived] == []


def test_no_rule_is_waived_that_shows_itself(name: str, book: Rulebook) -> None:
    shown = census(name).rules | census(name).refusing
    assert [rule.id for rule in book.rules.values() if rule.id in shown and rule.waived] == []


def test_every_rule_that_was_carried_out_exists(name: str, book: Rulebook) -> None:
    assert sorted(census(name).rules - set(book.rules)) == []

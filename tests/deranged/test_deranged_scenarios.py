"""What the rulebook of Deranged tells by example is a scenario."""

from __future__ import annotations

from phobetor.book.rulebook import scenario_files

SCENARIOS = list(scenario_files("deranged"))


def test_every_example_and_answer_of_the_rulebook_is_a_scenario() -> None:
    names = [path.stem for path in SCENARIOS]
    assert sum(name.startswith("example_") for name in names) == 9
    assert sum(name.startswith("question_") for name in names) >= 13

"""What is asked can be worked out anew from the position: a game that was saved at a question goes on with the same
options."""

from __future__ import annotations

from pathlib import Path

import pytest

from phobetor.book.rulebook import scenario_files
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.records.scenario import Run, load_scenario

SCENARIOS = sorted(scenario_files("deranged"))


def same_after_loading(run: Run) -> None:
    for question in run.game.questions():
        run.game.turn_to(question.player)
        loaded = TITLE.load(run.game.saved(), Chance("loaded"))
        loaded.turn_to(question.player)
        assert sorted(loaded.legal()) == sorted(run.game.legal())


@pytest.mark.parametrize("path", SCENARIOS[::3], ids=lambda path: path.stem)
def test_a_saved_question_offers_the_same(path: Path) -> None:
    run = Run(load_scenario(path))
    same_after_loading(run)
    for number in range(len(run.scenario.plays)):
        run.step(number)
        same_after_loading(run)

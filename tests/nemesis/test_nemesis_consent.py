"""Who is asked to move under covering fire knows who fires."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from phobetor.games.nemesis.rules.actions.fire import Consent
from phobetor.records.scenario import Run, load_scenario


def test_ne_5_9_who_is_asked_to_move_is_told_who_covers() -> None:
    """Seat b covers seat a."""
    scenarios = Path(str(resources.files("phobetor.games.nemesis"))) / "scenarios"
    running = Run(load_scenario(scenarios / "ne_5_9_action_covering_fire_is_declined.toml"))
    running.step(0)
    running.step(1)
    [question] = running.game.questions()
    assert isinstance(question.step, Consent)
    assert (question.player, question.step.partner) == (0, 1)

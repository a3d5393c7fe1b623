"""The end of Deranged: what was missing, how one died, who told the truth."""

from __future__ import annotations

from typing import Any

from ending import SCENARIOS, ended, told, watch

from phobetor.book.finale import Finale
from phobetor.book.story import Thing
from phobetor.games.deranged.rules.state import Deranged
from phobetor.records.scenario import Run, load_scenario, read_scenario


def fates(finale: Finale) -> dict[int, str]:
    return {fate.seat: f"{fate.verdict}: {fate.text}" for fate in finale.fates}


def test_whoever_stays_hears_what_was_missing() -> None:
    _, finale = ended("deranged", "the_last_dawn_and_a_missed_goal", you=0)
    found = fates(finale)
    assert found[0] == "left behind: You stay behind: 1 curse."
    assert found[1].startswith("escaped: Ben stands on the gate")
    assert found[2] == "dead: Cyd stays behind: off the board."
    assert found[3].startswith("left behind: Dan stays behind: not on the gate, but here:")
    assert "On the gate, without a curse and without a possessed token: Ben." in finale.reason


def test_the_common_loss_names_the_last_human() -> None:
    _, finale = ended("deranged", "common_loss", you=1)
    assert "Ada" in finale.reason
    assert {fate.verdict for fate in finale.fates} == {"possessed"}
    assert finale.fates[0].seat == 1
    figures = [pile.things[0].thing for fate in finale.fates for pile in fate.piles if pile.kind == "figure"]
    assert figures == [Thing("form", 1)] * 3


def killed(you: int) -> str:
    run = Run(load_scenario(SCENARIOS / "deranged/scenarios/the_cleaver_and_a_hero.toml"))
    witness = watch(run)
    run.to_the_end()
    run.game.finish(1, ())
    return next(fate.text for fate in told(run, witness, you=you).fates if fate.seat == 1)


def test_the_dead_hear_who_killed_them_and_how() -> None:
    assert "Ben dies: Ada attacks with 6, the defence B4 stops" in killed(0)
    assert "You die: Ada attacks with 6" in killed(1)


# --- claims -------------------------------------------------------------------------------------------
def claim(looks: bool, said: str) -> tuple[bool, bool, str]:
    """A claim of the first hero, who has looked at the ruins or not: true, known, and the verdict."""
    heroes: dict[str, Any] = {
        "a": {"cell": "O9", "hand": ["A5"], "nights": ["N1-1", "N2-1", "N3-1"]},
        "b": {"cell": "M1", "nights": ["N1-2", "N2-2", "N3-2"]},
        "c": {"cell": "K1", "nights": ["N1-3", "N2-3", "N3-3"]},
    }
    choices = ["a speak", f"a {said}"]
    raw = {
        "name": "-", "game": "deranged", "players": 3, "rules": ["DE-206"], "options": {"game": "1"},
        "position": {"heroes": heroes, "fate": "c", "scenario": 1, "effects": ["ruins"]},
        "play": [{"choose": choice} for choice in choices],
    }  # fmt: skip
    run = Run(read_scenario(raw, "a claim"))
    assert isinstance(run.game, Deranged)
    run.game.peeks = [1 << 3 if looks else 0, 0, 0]  # the card of b for the first night
    witness = watch(run)
    run.to_the_end()
    found = witness.finisher.said[-1]
    run.game.finish(1, ())
    told_claim = told(run, witness).fates[0].claims[-1]
    assert (told_claim.true, told_claim.knew, told_claim.when) == (found.true, found.knew, "Day 1")
    return found.true, found.knew, told_claim.verdict


def test_who_looked_and_says_otherwise_lies_and_who_did_not_guesses() -> None:
    assert claim(True, "claim-saw b N1-2") == (True, True, "True.")
    assert claim(True, "claim-saw b N1-3") == (False, True, "A lie: the speaker knew better.")
    assert claim(False, "claim-saw b N1-2") == (True, False, "True, but only a guess.")
    assert claim(False, "claim-saw b N1-3") == (False, False, "False, but only a guess.")

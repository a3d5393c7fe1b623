"""What is saved in a scenario is a position of the game, or is refused in a sentence."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.records.doubt import imagined_scenario, value
from phobetor.records.scenario import Run, read_scenario

TITLE = title_of("nightmarium")


def copied() -> dict[str, Any]:
    game = TITLE.new(2, TITLE.setting_values({}), Chance("doubts"))
    return tomllib.loads(imagined_scenario(TITLE, TITLE.view(game, 0), 2, ["NM-3.2"], ['She said: "no" ü\n[expect]']))


def test_the_copy_says_what_is_imagined_and_about_which_rule() -> None:
    assert copied()["name"] == "A doubt about NM-3.2"
    assert copied()["rules"] == ["NM-3.2"]
    Run(read_scenario(copied(), "copied")).to_the_end()


@pytest.mark.parametrize(
    "bent",
    [
        lambda saved: saved.pop("hands"),
        lambda saved: saved["hands"][0].append(saved["deck"][0]),
        lambda saved: saved["hands"][0].pop(),
        lambda saved: saved.update(hands="none"),
        lambda saved: saved.update(agenda=[["NoSuchStep", 1]]),
        lambda saved: saved.update(settings=[1]),
        lambda saved: saved.update(more=1),
    ],
)
def test_a_position_that_cannot_be_is_refused(bent: Any) -> None:
    raw = copied()
    saved = json.loads(raw["saved"])
    bent(saved)
    raw["saved"] = json.dumps(saved)
    with pytest.raises(BadInput, match="no position of this game"):
        Run(read_scenario(raw, "copied"))


@pytest.mark.parametrize("text", ["{", "[]", "7", "[" * 100_000])
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="no position of this game"):
        Run(read_scenario(copied() | {"saved": text}, "copied"))


def test_only_one_position_can_be_given() -> None:
    with pytest.raises(BadInput, match="either 'position' or 'saved'"):
        read_scenario(copied() | {"position": {}}, "copied")


def test_whatever_is_written_is_read_again() -> None:
    one: dict[str, Any] = {"a b": ['"', "\\", "\x7f\n\t", "Ж", True, -3], "": {"x": []}}
    assert tomllib.loads(f"one = {value(one)}")["one"] == one

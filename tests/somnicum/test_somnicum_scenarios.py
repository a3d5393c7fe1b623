"""How scenarios of Somnicum are named, and positions that none may have."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from phobetor.book.rulebook import scenario_files
from phobetor.book.title import BadInput
from phobetor.games.somnicum.title import TITLE
from phobetor.kernel.chance import Chance

SCENARIOS = list(scenario_files("somnicum"))


def written(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_scenario_is_named_after_a_rule_that_it_proves() -> None:
    for path in SCENARIOS:
        found = re.match(r"so_([er]?\d+)_", path.name)
        assert found is not None, path.name
        assert f"SO-{found[1].upper()}" in written(path)["rules"], path.name


def test_every_ruling_and_every_test_vector_has_a_scenario() -> None:
    """R12 is the guarantee that there is always a legal move: it is proved with SO-32."""
    names = " ".join(written(path)["name"] for path in SCENARIOS)
    for number in range(1, 27):
        assert re.search(rf"\bR{number}\b", names), f"R{number}"
    for number in range(1, 22):
        assert re.search(rf"\bT{number}\b", names), f"T{number}"


# --- positions that cannot be laid out ---------------------------------------------------------------
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no such key": ({"moon": 1}, "A position has no 'moon'"),
    "round": ({"round": 4}, "'round' must be a number from 1 to 3, not 4."),
    "phase": ({"phase": "night"}, "'phase' cannot be 'night'"),
    "taken": ({"phase": "attach"}, "A card is 'taken' in the phase 'attach', and only there."),
    "seat": ({"stocks": {"c": []}}, "'stocks' cannot be 'c'; it can be: a, b."),
    "card": ({"taken": "F99", "phase": "attach"}, "There is no card 'F99'"),
    "card twice": ({"taken": "F01", "phase": "attach", "gone": ["F01"]}, "The card F01 lies in more places"),
    "token": ({"stocks": {"a": ["sun-sand"]}}, "There is no token 'sun-sand'"),
    "token too often": ({"stocks": {"a": ["moon-blank"] * 3}}, "The token moon-blank lies in more places"),
    "tokens nowhere": ({"bag": ["moon-sand"]}, 'Exactly one stock or the bag must be "rest": 71 tokens lie nowhere.'),
    "encounters nowhere": ({"encounters": ["hare"]}, 'if the deck is named, the discards must be "rest".'),
    "goal twice": ({"goals": {"a": "G1", "b": "G1"}}, "The goal G1 lies in more places"),
    "ring": ({"ring": "?x3"}, "The ring has 16 places here, not 3."),
    "pendulum": ({"black": "beside 3"}, "'black' stands 'before' or 'at' a number from 1 to 16."),
    "pendulum on a card": ({"white": "at 3"}, "'white' cannot stand at 3, where a card lies."),
    "link": ({"dreams": {"a": ["F01 F05"]}}, "Between two neighbouring cards there is '=' or '|'"),
    "no pair above": ({"dreams": {"a": ["F01 | U04", "S01"]}}, "Card 1 of level 2 does not lie beneath a joined pair"),
    "empty place above": ({"dreams": {"a": ["F01 _ F05"]}}, "Level 1 has no empty places"),
    "four levels": ({"dreams": {"a": ["F01", "", "", ""]}}, "A dream has at most 3 levels, not 4."),
    "wide row": ({"dreams": {"a": ["F01 = F05 " * 11]}}, "A row has at most 21 cards here"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(case: str) -> None:
    position, sentence = WRONG[case]
    game = TITLE.table(2, TITLE.setting_values({}), Chance())
    with pytest.raises(BadInput) as caught:
        TITLE.set_up(game, position)
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")


# --- settings that came later ------------------------------------------------------------------------
def test_a_position_from_before_a_setting_existed_has_its_default() -> None:
    """Records of that time compare fingerprints, so a position without the later settings is written as it was."""
    usual = TITLE.new(2, TITLE.setting_values({}), Chance("old"))
    assert usual.saved()["settings"] == [0, 0, 0, 0]
    again = TITLE.load(usual.saved(), Chance())
    assert again.settings == TITLE.setting_values({})
    assert again.digest() == usual.digest()
    letter = TITLE.new(2, TITLE.setting_values({"holes": "row"}), Chance("old"))
    assert TITLE.load(letter.saved(), Chance()).settings == letter.settings == [0, 0, 0, 0, 0, 1, 0]

"""The box and the town of Deranged hold what the rulebook says, and every step names a rule that exists."""

from __future__ import annotations

import pytest

from phobetor.book.rulebook import rulebook
from phobetor.games.deranged.rules import box, town
from phobetor.games.deranged.rules.packed import leads_to, pack
from phobetor.games.deranged.title import TITLE
from phobetor.games.deranged.words.describe import VERB_RULES
from phobetor.kernel.agenda import kinds_of_step

RULES = rulebook("deranged").rules


def test_the_possessed_side_of_every_action_card_sums_to_twelve() -> None:
    for card in range(1, box.ACTION_CARDS + 1):
        sides = box.POSSESSED_MOVE[card] + box.POSSESSED_ATTACK[card] + box.POSSESSED_DEFENCE[card]
        assert sides == 12


def test_the_numbers_shown_in_the_rulebook() -> None:
    lamp = box.NAME_OF.index("lamp")
    assert (box.ATTACK[lamp], box.DEFENCE[lamp], box.MOVE[lamp]) == (4, 2, 4)
    assert (box.POSSESSED_MOVE[lamp], box.POSSESSED_ATTACK[lamp], box.POSSESSED_DEFENCE[lamp]) == (8, 3, 0)
    spirit = [box.MONSTER_MOVE[0], box.MONSTER_ATTACK[0], box.MONSTER_DEFENCE[0], box.MONSTER_HEALTH[0]]
    assert spirit == [3, 4, 2, 1]
    assert box.TOKEN_COUNT == [8, 10, 8, 1, 1, 1]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("night", [1, 2, 3])
def test_as_many_night_cards_as_players(players: int, night: int) -> None:
    assert len(box.nights_for(night, players)) == players


@pytest.mark.parametrize("layout", range(4))
def test_every_cell_can_be_reached_from_every_exit_with_all_colours(layout: int) -> None:
    arrows = town.arrows_of(layout, town.NO_EXIT, town.NO_EXIT)
    for start in town.EXITS[layout]:
        found = {int(start)}
        queue = [int(start)]
        while queue:
            for arrow in arrows[queue.pop()]:
                cell = int(leads_to(arrow))
                if cell not in found:
                    found.add(cell)
                    queue.append(cell)
        assert len(found) == town.CHURCH


def test_a_piece_is_joined_both_ways_in_white() -> None:
    arrows = town.arrows_of(0, town.EXITS[0][0], town.NO_EXIT)
    assert pack(town.CHURCH, town.WHITE, 0) in arrows[town.EXITS[0][0]]
    assert pack(town.EXITS[0][0], town.WHITE, 0) in arrows[town.CHURCH]
    assert arrows[town.GATE] == []


def test_every_step_verb_and_setting_names_rules_that_exist() -> None:
    for name, kind in kinds_of_step(TITLE.steps).items():
        for rule in kind.rule.split():
            assert rule in RULES, f"{name} names {rule}"
    for verb in TITLE.verbs:
        assert [rule for rule in VERB_RULES[verb.name] if rule not in RULES] == []
    assert [setting.rule for setting in TITLE.settings if setting.rule not in RULES] == []

"""The objectives that are in the game, and the choice of one at the first encounter. NE-2.16, NE-6.9"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import GOAL_DECK, GOAL_LEAST
from phobetor.games.nemesis.rules.names import OBJECTIVES
from phobetor.games.nemesis.rules.state import DEAD, Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.vocabulary import CONTACT, GOAL_KEPT, KEEP_GOAL
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


def goals_of(deck: i64, players: i64) -> list[i64]:
    """Without those whose badge is above the number of players. NE-2.16"""
    return [goal for goal in range(1, len(OBJECTIVES)) if GOAL_DECK[goal] == deck and GOAL_LEAST[goal] <= players]


def first_contact(game: Nemesis) -> None:
    """The first nightmare on the board, however it came: everybody chooses at once, in secret."""
    if game.contact == 0:
        game.contact = 1
        game.tell(CONTACT)
        game.then(CHOOSE_GOALS)


class ChooseGoals(Rule):
    """Everybody still in the game keeps one of two objectives; the other stays secret."""

    rule: ClassVar[str] = "NE-6.9 NE-2.16"

    def run(self, game: Nemesis) -> None:
        for player in range(game.players()):
            if game.kept[player] == 0 and game.fate[player] != DEAD:
                game.ask(player, KeepGoal(player))


class KeepGoal(PlayerRule):
    """Choose the objective you keep."""

    rule: ClassVar[str] = "NE-6.9"

    def choices(self, game: Nemesis) -> list[Option]:
        return [KEEP_GOAL.of(game.goals[self.player]), KEEP_GOAL.of(game.second_goals[self.player])]

    def chosen(self, game: Nemesis, option: Option) -> None:
        goal = KEEP_GOAL.arg(option)
        game.kept[self.player] = 1 if goal == game.goals[self.player] else 2
        game.tell(GOAL_KEPT, self.player, goal)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-6.9", "keep-an-objective")


CHOOSE_GOALS: Final = ChooseGoals()

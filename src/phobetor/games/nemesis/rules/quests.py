"""Quest items: two for each character, inactive until their condition is met. NE-10.14"""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import QUESTS_OF
from phobetor.games.nemesis.rules.packed import with_quest
from phobetor.games.nemesis.rules.state import ACTIVATED_QUEST, SPENT, Nemesis
from phobetor.kernel.words import Player


def which_of_two(game: Nemesis, player: Player, quest: i64) -> i64:
    """Which of the two it is, or -1 if it is another character's."""
    quests = QUESTS_OF[game.character[player]]
    return 0 if quests[0] == quest else 1 if quests[1] == quest else -1


def has_active(game: Nemesis, player: Player, quest: i64) -> bool:
    place = which_of_two(game, player, quest)
    return place >= 0 and game.quest_state(player, place) == ACTIVATED_QUEST


def set_quest(game: Nemesis, player: Player, quest: i64, state: i64) -> None:
    place = which_of_two(game, player, quest)
    game.quests[player] = with_quest(game.quests[player], place, state)


def spend_quest(game: Nemesis, player: Player, quest: i64) -> None:
    set_quest(game, player, quest, SPENT)

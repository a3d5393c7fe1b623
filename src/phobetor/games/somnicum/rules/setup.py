"""Setting up, and games from the box or from where they were saved. Rule ids are those of `rulebook.toml`."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import ALL_DREAMS, ALL_ENCOUNTERS, ALL_GOALS, ALL_TOKENS, Token
from phobetor.games.somnicum.rules.dream import empty_dream
from phobetor.games.somnicum.rules.rounds import PlacePendulums, Turn, lay_field
from phobetor.games.somnicum.rules.state import FIELD, MOST_CARDS, NO_GOALS, Rule, Somnicum
from phobetor.games.somnicum.rules.vocabulary import FIRST, OPENING, ROUND
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Player


class Setup(Rule):
    """Lay out the ring, fill the bag, shuffle the encounters, deal a goal to each player, name the first player
    and let the players draw their opening sand. The first player's right-hand neighbour places the pendulums."""

    rule: ClassVar[str] = "SO-1 SO-2 SO-8 SO-11 SO-12 SO-13 SO-14 SO-15 SO-67"

    def run(self, game: Somnicum) -> None:
        lay_field(game)
        deal_goals(game)
        first = first_player(game)
        game.active = first
        draw_opening_sand(game, first)
        game.tell(ROUND, 1, first)
        game.then(PlacePendulums(game.right_of(first)), Turn(first))


def deal_goals(game: Somnicum) -> None:
    """One goal for each player; nobody sees the others. SO-14"""
    pile = list(game.spare_goals)
    goals = [game.chance.draw(pile, "goal") for _ in range(game.players())]
    game.goals = tuple(goals)
    game.spare_goals = tuple(pile)


def first_player(game: Somnicum) -> Player:
    """Drawn by lot, unless the table named a seat that is taken. SO-67"""
    named = game.settings[FIRST]
    if 0 < named <= game.players():
        return named - 1
    return game.chance.below(game.players())


def draw_opening_sand(game: Somnicum, first: Player) -> None:
    """Clockwise from the first player: 0, 1, 2, 3 tokens, by a house rule three times as many. SO-15"""
    player = first
    for turn in range(game.players()):
        game.gain_tokens(player, turn if game.settings[OPENING] == 0 else 3 * turn)
        player = game.left_of(player)


def table(players: i64, settings: list[i64], chance: Chance) -> Somnicum:
    """Everything still in the box: all cards in the deck, all tokens in the bag, nothing laid out."""
    zero: i64 = 0
    stocks: list[list[Token]] = [[] for _ in range(players)]
    dreams = [empty_dream(MOST_CARDS[players]) for _ in range(players)]
    agenda: list[Step[Any]] = [Setup()]
    game = Somnicum(
        chance, agenda, settings, [zero] * FIELD[players], [zero, zero], ALL_TOKENS[:], stocks, dreams,
        [zero] * players, [zero] * players,
    )  # fmt: skip
    game.deck = ALL_DREAMS
    game.goals = NO_GOALS[players]
    game.spare_goals = ALL_GOALS
    game.encounters = tuple(ALL_ENCOUNTERS)
    return game

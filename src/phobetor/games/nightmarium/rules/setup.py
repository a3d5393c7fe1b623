"""Setting up, and games from the box or from where they were saved. Rule ids are those of `rulebook.toml`."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

import phobetor.games.nightmarium.rules.abilities  # noqa: F401 - adds its steps to those of the activation
from phobetor.games.nightmarium.rules.box import CARDS, NO_CARD, Card
from phobetor.games.nightmarium.rules.rows import row_of
from phobetor.games.nightmarium.rules.state import HAND, Creature, Nightmarium, Rule
from phobetor.games.nightmarium.rules.turn import Turn
from phobetor.games.nightmarium.rules.vocabulary import CREATURES, FIRST, SETTINGS
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput


class Setup(Rule):
    """Shuffle the deck and deal five cards to each player. The last to have had a nightmare begins; the table
    draws that player, unless it named one."""

    rule: ClassVar[str] = "NM-2.1 NM-2.2 NM-2.3 NM-2.6"

    def run(self, game: Nightmarium) -> None:
        for player in range(len(game.hands)):
            game.draw(player, HAND)
        named = game.settings[FIRST]
        first = named - 1 if named > 0 else game.chance.below(len(game.hands))
        game.then(Turn(first))


def table(players: i64, settings: list[i64], chance: Chance) -> Nightmarium:
    """Everything still in the box: all cards in the deck, no hands dealt."""
    if settings[FIRST] > players:
        raise BadInput(f"The option 'first' names player {settings[FIRST]}, but there are only {players}.")
    goal: i64 = int(SETTINGS[CREATURES].values[settings[CREATURES]])
    deck: list[Card] = list(range(1, CARDS + 1))
    places: list[list[Creature]] = [[p * goal + k for k in range(goal)] for p in range(players)]
    hands: list[list[Card]] = [[] for _ in range(players)]
    rows = [row_of([0] * goal) for _ in range(players)]
    parts: list[Card] = [NO_CARD] * (players * goal * 3)
    agenda: list[Step[Any]] = [Setup()]
    return Nightmarium(chance, agenda, settings, places, deck, [], [], [], hands, rows, parts)

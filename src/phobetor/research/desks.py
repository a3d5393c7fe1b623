"""Desks by the name of their game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.research.actions import Actions
from phobetor.research.desk import Desk
from phobetor.research.nightmarium import NightmariumEncoder
from phobetor.research.planes import Encoder
from phobetor.research.tables import NUMBERS


@cache
def actions_of(game: str) -> Actions:
    """The actions of a game: the same for every table."""
    return Actions(title_of(game).verbs, dict(NUMBERS[game].ranges))


@cache
def encoder_of(game: str) -> Encoder:
    """What writes the views of a game: rows of the same length for every table."""
    title, numbers = title_of(game), NUMBERS[game]
    kind = NightmariumEncoder if game == "nightmarium" else Encoder
    questions = list(title.questions)
    return kind(numbers.planes, numbers.inner, questions, title.view, title.players[1], len(title.settings))


def desk_of(game: str, players: int, options: Mapping[str, str] | None = None) -> Desk:
    """A desk at which this game is played by so many; raises BadInput if it cannot be."""
    title = title_of(game)
    title.check_players(players)
    settings = title.setting_values(options or {})
    title.new(players, settings, Chance())  # some options make no sense for some numbers of players
    box = title.table(players, settings, Chance())
    return Desk(box, title.view, actions_of(game), encoder_of(game), players, settings)

"""Adding a particle."""

from __future__ import annotations

from typing import ClassVar

from phobetor.games.somnicum.rules.box import BRUSH, Particle, Token, particle_of
from phobetor.games.somnicum.rules.dream import Level
from phobetor.games.somnicum.rules.encounters import why_not_lay
from phobetor.games.somnicum.rules.state import PARTICLE_ADDED, Rule, Somnicum
from phobetor.games.somnicum.rules.vocabulary import ADD, RETURN, RETURNED
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


def add_particle(game: Somnicum, token: Token, level: Level) -> None:
    """Lay the token on the card; if the themes differ, another token returns to the bag. SO-19 to SO-24"""
    game.cast(PARTICLE_ADDED)
    dream = game.dreams[game.active]
    is_of_theme = dream.is_of_theme(token, dream.right_end(level))
    game.lay_token(game.active, token, level)
    if not is_of_theme:
        game.then(ReturnToken(particle_of(token)))


class ReturnToken(Rule):
    """A token laid on a card of another theme needs a second one with the same particle, which returns to the
    bag; the Chameleon Brush lets it show any particle. Both tokens are shown."""

    rule: ClassVar[str] = "SO-4 SO-5 SO-22 SO-E12"
    particle: Particle

    def __init__(self, particle: Particle) -> None:
        self.particle = particle

    def run(self, game: Somnicum) -> None:
        """Who has one token left has no choice, and everybody knows it."""
        if len(game.stocks[game.active]) == 1:
            self.chosen(game, RETURN.of(game.stocks[game.active][0]))
        else:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        last: Token = -1
        any_particle = game.has_open(game.active, BRUSH)
        for token in game.stocks[game.active]:
            if token != last and (any_particle or particle_of(token) == self.particle):
                options.append(RETURN.of(token))
            last = token
        return options

    def chosen(self, game: Somnicum, option: Option) -> None:
        token = RETURN.arg(option)
        game.return_token(game.active, token)
        game.tell(RETURNED, game.active, token)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if game.has_open(game.active, BRUSH):
            return against("SO-E12", "return-any-token")
        if RETURN.matches(option) and RETURN.arg(option) in game.stocks[game.active]:
            return against("SO-22", "return-the-same-particle", particle=self.particle)
        return against("SO-22", "return-a-token", particle=self.particle)


def why_not_particle(game: Somnicum, option: Option) -> Refusal:
    """The first rule that forbids to add this particle."""
    token, level = ADD.args(option)
    player = game.active
    if game.is_spelled(PARTICLE_ADDED):
        return against("SO-19", "one-particle-a-turn")
    refusal = why_not_lay(game, token, level)
    if refusal is not None:
        return refusal
    if game.has_open(player, BRUSH):
        return against("SO-E12", "needs-a-second-token", token=token)
    return against("SO-22", "needs-two-equal-tokens", token=token, particle=particle_of(token))

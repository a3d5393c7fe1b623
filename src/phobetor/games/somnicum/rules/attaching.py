"""Attaching a card."""

from __future__ import annotations

from typing import ClassVar, Final

from phobetor.games.somnicum.rules.box import ATTACHING, LANTERN, MEETS, NO_CARD
from phobetor.games.somnicum.rules.dream import LEVELS, NOWHERE, Level
from phobetor.games.somnicum.rules.meeting import MEETINGS, play, why_not_play
from phobetor.games.somnicum.rules.state import CARD_IS_JOINED, Rule, Somnicum
from phobetor.games.somnicum.rules.vocabulary import ATTACH, ATTACHED, PLAY
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


class AttachCard(Rule):
    """You MUST attach the card you took to the right end of a row of your choice: level 1 takes any card, levels 2
    and 3 need a joined pair above. Encounters MAY be played before."""

    rule: ClassVar[str] = "SO-32 SO-33 SO-34 SO-37 SO-38 SO-39 SO-40 SO-R7 SO-41 SO-42"

    def run(self, game: Somnicum) -> None:
        """Who has no encounter has no secret, so that a single place is taken at once."""
        if game.hands[game.active] == 0:
            game.ask_openly(game.active, self, self.choices(game))
        else:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        for level in range(1, LEVELS + 1):
            if game.dreams[game.active].next_place(level) != NOWHERE:
                options.append(ATTACH.of(level))
        return game.playable(game.active, ATTACHING, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if PLAY.matches(option):
            game.then(ATTACH_CARD)
            play(game, PLAY.arg(option))
        else:
            game.then(ATTACHMENTS[ATTACH.arg(option)])

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if PLAY.matches(option):
            return why_not_play(game, PLAY.arg(option), ATTACHING)
        if not ATTACH.matches(option):
            return against("SO-32", "attach-the-card", card=game.taken)
        level = ATTACH.arg(option)
        if not 1 <= level <= LEVELS:
            return against("SO-37", "three-levels-at-most", level=level)
        return against("SO-38", "no-joined-pair-above", level=level)


class Attachment(Rule):
    """The card joins its left neighbour if they have a particle in common; otherwise a token from the bag lies
    face down between them: a gap. A card with the encounter symbol brings as many encounters as its level."""

    rule: ClassVar[str] = "SO-3 SO-24 SO-33 SO-34 SO-35 SO-36 SO-R7 SO-43 SO-E16"
    level: Level

    def __init__(self, level: Level) -> None:
        self.level = level

    def run(self, game: Somnicum) -> None:
        card = game.taken
        game.taken = NO_CARD
        game.tell(ATTACHED, game.active, card, self.level)
        game.lay_card(game.active, self.level, card, game.is_spelled(CARD_IS_JOINED))
        if self.level > 1 and game.has_open(game.active, LANTERN):
            game.gain_tokens(game.active, 1)
        if MEETS[card] == 1:
            game.then(MEETINGS[self.level])


# Steps without parameters, or with few values, are made once and shared by every game.
ATTACH_CARD: Final = AttachCard()
ATTACHMENTS: Final[list[Attachment]] = [Attachment(level) for level in range(LEVELS + 1)]

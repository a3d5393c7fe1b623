"""The encounter cards of Somnicum: what each of them does when it is played. Permanents work where they are looked
for: in the move, the particle, the attaching, the scoring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import Token, particle_of
from phobetor.games.somnicum.rules.dream import GAP, LEVELS, NOWHERE, Level
from phobetor.games.somnicum.rules.state import (
    BACKWARDS,
    CARD_IS_JOINED,
    CROWED,
    HUSHED,
    STEPS_ARE_FREE,
    Rule,
    Somnicum,
)
from phobetor.games.somnicum.rules.vocabulary import (
    ADD,
    CROW,
    DONE,
    HUSH,
    HUSHES,
    MEND,
    MENDED,
    SHIFT,
    SHIFTED,
    WILL_CROW,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option


class Effect(Rule):
    """What an encounter does when it is played. A permanent does nothing then: it works by lying there."""

    rule: ClassVar[str] = "SO-9 SO-46"

    def run(self, game: Somnicum) -> None:
        pass


class HourglassHare(Effect):
    """Draw four tokens; they take no part in the sand check."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-R24 SO-E01"

    def run(self, game: Somnicum) -> None:
        game.gain_tokens(game.active, 4)


class Spell(Effect):
    """Something is different for the rest of this turn."""

    spell: i64

    def __init__(self, spell: i64) -> None:
        self.spell = spell

    def run(self, game: Somnicum) -> None:
        game.cast(self.spell)


class MothCarriage(Spell):
    """This turn no step costs a token; one lap is still the limit."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E02"


class MoonlitBridge(Spell):
    """The card attached this turn is joined to its left neighbour, whatever they show."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E04"


class BackwardsOwl(Spell):
    """This turn the pendulum moves counter-clockwise."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E05"


class SilverNeedle(Effect):
    """Choose a gap of your dream: its token goes into your stock, and the two cards are joined."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E03"

    def run(self, game: Somnicum) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Somnicum) -> list[Option]:
        return game.mendable(game.active)

    def chosen(self, game: Somnicum, option: Option) -> None:
        level, position = MEND.args(option)
        dream = game.own_dream(game.active)
        place = (level - 1) * dream.width + position - 1
        link = dream.links[place]
        dream.mend(place)
        game.tell(MENDED, game.active, level, position)
        if link >= GAP:
            game.put_in_stock(game.active, link - GAP)
            game.tell_tokens(game.active, [link - GAP])

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        return against("SO-E03", "choose-a-gap")


class SandPainter(Effect):
    """Lay up to two tokens on right-end cards, each with a particle that is new to its card, whatever the theme.
    (The two are named in ascending order, so that order does not matter.)"""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E06"
    left: i64
    last: Option

    def __init__(self, left: i64, last: Option) -> None:
        self.left = left
        self.last = last

    def run(self, game: Somnicum) -> None:
        """What is in a stock is secret; that it is empty is not."""
        if game.stocks[game.active]:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options = [DONE.of()]
        return game.additions(game.active, True, self.last, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if ADD.matches(option):
            token, level = ADD.args(option)
            game.lay_token(game.active, token, level)
            if self.left > 1:
                game.then(SandPainter(self.left - 1, option))

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if not ADD.matches(option):
            return against("SO-E06", "paint-or-finish")
        token, level = ADD.args(option)
        refusal = why_not_lay(game, token, level)
        return against("SO-E06", "paint-in-ascending-order") if refusal is None else refusal


class DawnRooster(Effect):
    """Choose. Hush: the sand check cannot end the round this turn. Crow: if you move at most three steps and no
    card then lies between the pendulums, the round ends without a check. Of both, the crow is stronger."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E07"

    def run(self, game: Somnicum) -> None:
        game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        return [HUSH.of(), CROW.of()]

    def chosen(self, game: Somnicum, option: Option) -> None:
        if HUSH.matches(option):
            game.cast(HUSHED)
            game.tell(HUSHES, game.active)
        else:
            game.cast(CROWED)
            game.tell(WILL_CROW, game.active)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        return against("SO-E07", "hush-or-crow")


class TideSnail(Effect):
    """Move the right-end card of a row, with its tokens, to the place another row offers; a gap token to its left
    returns to the bag, and it is compared anew. Its encounter symbol does not work again."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E08"

    def run(self, game: Somnicum) -> None:
        game.ask_openly(game.active, self, self.choices(game))

    def choices(self, game: Somnicum) -> list[Option]:
        return game.shifts(game.active)

    def chosen(self, game: Somnicum, option: Option) -> None:
        level, to_level = SHIFT.args(option)
        game.tell(SHIFTED, game.active, level, to_level)
        game.shift_card(game.active, level, to_level)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        level, to_level = SHIFT.args(option)
        if not SHIFT.matches(option) or not 1 <= level <= LEVELS or not 1 <= to_level <= LEVELS:
            return against("SO-E08", "move-a-card")
        if not game.dreams[game.active].is_movable(level):
            return against("SO-E08", "card-is-not-movable", level=level)
        return against("SO-E08", "no-place-for-it", level=to_level)


class ShadowBridle(Effect):
    """At the end of the game nightmares cost no points."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E09"


class SevenLeagueSlippers(Effect):
    """Four steps are free instead of three."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E10"


class BottomlessPillow(Effect):
    """A move of two or three steps brings another token."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E11"


class ChameleonBrush(Effect):
    """The second token for a card of another theme may show any particle."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E12"


class ThriftyBeetle(Effect):
    """At the end of the game every two tokens in stock give a point, four points at most."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E13"


class PatchworkQuilt(Effect):
    """At the end of the game every gap gives two points, six points at most."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E14"


class EchoShell(Effect):
    """At the end of the game every token on a card that shows a particle of the goal gives two points."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E15"


class DeepLantern(Effect):
    """A card attached to level 2 or 3 brings a token."""

    rule: ClassVar[str] = "SO-9 SO-46 SO-E16"


def why_not_lay(game: Somnicum, token: Token, level: Level) -> Refusal | None:
    """What is the matter with a token and a card, whatever their themes."""
    if token not in game.stocks[game.active]:
        return against("SO-19", "token-not-in-stock")
    dream = game.dreams[game.active]
    if not 1 <= level <= LEVELS or dream.right_end(level) == NOWHERE:
        return against("SO-20", "no-card-on-level", level=level)
    if not game.may_add(token, dream.particles_at(dream.right_end(level))):
        return against("SO-19", "particle-is-there", particle=particle_of(token))
    return None


EFFECTS: Final[list[Effect]] = [
    Effect(), HourglassHare(), MothCarriage(STEPS_ARE_FREE), SilverNeedle(), MoonlitBridge(CARD_IS_JOINED),
    BackwardsOwl(BACKWARDS), SandPainter(2, 0), DawnRooster(), TideSnail(), ShadowBridle(), SevenLeagueSlippers(),
    BottomlessPillow(), ChameleonBrush(), ThriftyBeetle(), PatchworkQuilt(), EchoShell(), DeepLantern(),
]  # fmt: skip

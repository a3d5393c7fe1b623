"""Opponents for Somnicum."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.somnicum.cards import (
    BEETLE,
    BRIDGE,
    BRIDLE,
    BRUSH,
    CARRIAGE,
    HARE,
    LANTERN,
    MEETS,
    NEEDLE,
    NO_CARD,
    OWL,
    PARTICLES_OF,
    PARTICLES_OF_GOAL,
    PILLOW,
    QUILT,
    SHELL,
    SLIPPERS,
    SNAIL,
    Card,
    Encounter,
    bits,
    particle_of,
)
from phobetor.games.somnicum.dream import (
    GAP,
    GOAL_LINE,
    JOINED,
    LEVELS,
    LINES,
    NIGHTMARE_LINE,
    NO_LINK,
    NOWHERE,
    Dream,
    Level,
    Place,
)
from phobetor.games.somnicum.state import (
    ADD,
    ATTACH,
    BACKWARDS,
    CARD_IS_JOINED,
    FREE_STEPS,
    KEEP,
    MEND,
    MOVE,
    PAY,
    PLAY,
    ROUNDS,
    SHIFT,
    STEPS_ARE_FREE,
    Somnicum,
)
from phobetor.games.somnicum.view import SomnicumView, imagine
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player

# What a place that waits beneath a joined pair is worth while there are turns left to fill it, by level.
OPEN_PLACE: Final[list[float]] = [0.0, 0.0, 0.9, 1.8]
PARTICLE_AT_THE_END: Final = 0.15  # each particle of a right-end card helps to join the next one
NEVER: Final = -1_000_000.0

# The encounters it would rather keep, best first; then come those it hardly uses.
FAVOURITES: Final[list[Encounter]] = [BRIDGE, LANTERN, BRUSH, HARE, PILLOW, OWL, SHELL, QUILT, BEETLE, NEEDLE, CARRIAGE]
EARLY_PERMANENTS: Final[list[Encounter]] = [LANTERN, BRUSH, PILLOW, SLIPPERS]


class GreedyBot(Bot):
    """Looks one turn ahead: where would which card go, and what is the dream worth then?

    It knows what its seat knows. What is hidden it imagines, but never uses.
    """

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert isinstance(view, SomnicumView)
        if len(options) == 1:
            return options[0]
        return Thought(imagine(view, chance), view.seat).best(options, chance)


class Thought:
    """One decision of one player."""

    game: Somnicum
    player: Player
    dream: Dream
    wanted: i64
    ahead: float

    def __init__(self, game: Somnicum, player: Player) -> None:
        self.game = game
        self.player = player
        self.dream = game.dreams[player]
        self.wanted = PARTICLES_OF_GOAL[game.goals[player]]
        self.ahead = turns_ahead(game)

    def best(self, options: list[Option], chance: Chance) -> Option:
        """The option with the highest value; among equals the first."""
        best = NEVER
        found = options[chance.below(len(options))]
        plain = self.plain_value(options)
        for option in options:
            value = self.value(option, plain)
            if value > best:
                best = value
                found = option
        return found

    def plain_value(self, options: list[Option]) -> float:
        """What the turn brings without particles and encounters: the measure for both."""
        plain = NEVER
        for option in options:
            if MOVE.matches(option):
                plain = max(plain, self.value_of_move(option))
            elif ATTACH.matches(option):
                plain = max(plain, self.value_of_level(self.game.taken, ATTACH.arg(option), self.is_bridged()))
        return plain

    def value(self, option: Option, plain: float) -> float:
        """How good an option is. What is not named here is neither good nor bad."""
        if MOVE.matches(option):
            return self.value_of_move(option)
        if ADD.matches(option):
            return self.value_of_particle(option)
        if ATTACH.matches(option):
            return self.value_of_level(self.game.taken, ATTACH.arg(option), self.is_bridged())
        if PLAY.matches(option):
            return plain + self.gain(PLAY.arg(option), plain)
        if KEEP.matches(option):
            return self.liking(KEEP.arg(option))
        if MEND.matches(option):
            return self.value_of_mending(option)
        if SHIFT.matches(option):
            return self.value_of_shift(option)
        return -self.use_of(PAY.arg(option)) if PAY.matches(option) else plain if plain > NEVER else 0.0

    # --- the move -------------------------------------------------------------------------------
    def value_of_move(self, option: Option) -> float:
        pendulum, steps = MOVE.args(option)
        card = self.game.ring[self.game.slot_reached(pendulum, steps)]
        return self.value_of_card(card) + self.value_of_sand(steps)

    def value_of_card(self, card: Card) -> float:
        """The dream with the card where it does most good."""
        best = NEVER
        for level in range(1, LEVELS + 1):
            best = max(best, self.value_of_level(card, level, self.is_bridged()))
        return best

    def is_bridged(self) -> bool:
        return self.game.is_spelled(CARD_IS_JOINED)

    def value_of_level(self, card: Card, level: Level, joined: bool) -> float:
        place = self.dream.next_place(level)
        if place == NOWHERE:
            return NEVER
        return self.worth(self.dream_with(card, place, joined)) + meeting_value(card, level)

    def dream_with(self, card: Card, place: Place, joined: bool) -> Dream:
        dream = self.dream.copy()
        link = NO_LINK
        if dream.has_left(place):
            link = JOINED if joined or dream.matches_left(card, place) else GAP
        dream.lay(card, place, link)
        return dream

    def value_of_sand(self, steps: i64) -> float:
        """Tokens gained or paid; they are worth less the more one has and the less time is left."""
        price = self.game.price(self.player, steps)
        if price > 0:
            return -self.token_value() * price
        return self.token_value() * max(0, FREE_STEPS - steps)

    def token_value(self) -> float:
        held = len(self.game.stocks[self.player])
        return (0.55 if held < 4 else 0.35 if held < 7 else 0.15) * min(1.0, 0.25 + self.ahead / 4.0)

    def value_of_particle(self, option: Option) -> float:
        """The best move that the particle makes possible: a card that it joins to its row."""
        token, level = ADD.args(option)
        place = self.dream.next_place(level)
        if place == NOWHERE or not self.dream.has_left(place):
            return NEVER
        tokens = 1 if self.dream.is_of_theme(token, place - 1) else 2
        best = NEVER
        for pendulum in range(2):
            for steps in range(1, self.game.most_steps(self.player) + 1 - tokens):
                card = self.game.ring[self.game.slot_reached(pendulum, steps)]
                if PARTICLES_OF[card] >> particle_of(token) & 1 and not self.dream.matches_left(card, place):
                    value = self.value_of_level(card, level, True) + self.value_of_sand(steps)
                    best = max(best, value)
        return best - tokens * self.token_value()

    def use_of(self, token: i64) -> float:
        """Tokens that fit the theme of a right-end card, or are there twice, are the last to be paid."""
        use = 0.5 * self.game.stocks[self.player].count(token)
        for level in range(1, LEVELS + 1):
            place = self.dream.right_end(level)
            if place != NOWHERE and self.dream.is_of_theme(token, place):
                use += 1.0
        return use

    # --- the dream ------------------------------------------------------------------------------
    def worth(self, dream: Dream) -> float:
        """Points, places that wait for cards, and particles at the right ends."""
        zero: i64 = 0
        lines: list[i64] = [zero] * len(LINES)
        dream.score(self.wanted, lines)
        points: i64 = lines[0] + lines[1] + lines[2] + lines[3] + lines[GOAL_LINE]
        if not self.game.has_open(self.player, BRIDLE):
            points += lines[NIGHTMARE_LINE]
        return points + min(1.0, self.ahead / 3.0) * (open_places(dream) + particles_at_the_ends(dream))

    # --- encounters -----------------------------------------------------------------------------
    def gain(self, encounter: Encounter, plain: float) -> float:
        """What playing an encounter now brings beyond the point for keeping it."""
        if encounter == HARE:
            return 4.0 * self.token_value() - 1.0
        if encounter in EARLY_PERMANENTS:
            return 0.3 * self.ahead - 1.0
        if encounter == BRIDGE:
            return self.gain_of_bridge(plain)
        if encounter == CARRIAGE or encounter == OWL:
            return self.gain_of_move(STEPS_ARE_FREE if encounter == CARRIAGE else BACKWARDS, plain)
        if encounter == NEEDLE:
            return self.best_of(self.game.mendable(self.player)) - self.worth(self.dream) - 1.0
        if encounter == SNAIL:
            return self.best_of(self.game.shifts(self.player)) - self.worth(self.dream) - 1.0
        return self.gain_at_the_end(encounter)

    def gain_of_bridge(self, plain: float) -> float:
        """Only when the card to attach is known."""
        if self.game.taken == NO_CARD:
            return NEVER
        best = NEVER
        for level in range(1, LEVELS + 1):
            best = max(best, self.value_of_level(self.game.taken, level, True))
        return best - plain - 1.3

    def gain_of_move(self, spell: i64, plain: float) -> float:
        """The best move under a spell, compared with the best one without."""
        spells = self.game.spells
        self.game.spells = spells | spell
        best = NEVER
        for pendulum in range(2):
            for steps in range(1, self.game.most_steps(self.player) + 1):
                best = max(best, self.value_of_move(MOVE.of(pendulum, steps)))
        self.game.spells = spells
        return best - plain - 1.3

    def best_of(self, options: list[Option]) -> float:
        best = NEVER
        for option in options:
            mends = MEND.matches(option)
            best = max(best, self.value_of_mending(option) if mends else self.value_of_shift(option))
        return best

    def value_of_mending(self, option: Option) -> float:
        level, position = MEND.args(option)
        dream = self.dream.copy()
        dream.mend((level - 1) * dream.width + position - 1)
        return self.worth(dream) + self.token_value()

    def value_of_shift(self, option: Option) -> float:
        level, to_level = SHIFT.args(option)
        dream = self.dream.copy()
        place = dream.right_end(level)
        card = dream.cards[place]
        dream.lift(level)
        new_place = dream.next_place(to_level)
        dream.carry_tokens(place, new_place)
        link = NO_LINK
        if dream.has_left(new_place):
            link = JOINED if dream.matches_left(card, new_place) else GAP
        dream.lay(card, new_place, link)
        return self.worth(dream)

    def gain_at_the_end(self, encounter: Encounter) -> float:
        """Scoring permanents are played in the last round, as soon as they bring more than the point for keeping."""
        if self.game.round < ROUNDS:
            return NEVER
        if encounter == BEETLE:
            return min(4, len(self.game.stocks[self.player]) // 2) - 1.5
        if encounter == QUILT:
            return min(6, 2 * self.dream.gaps()) - 1.5
        if encounter == SHELL:
            return 2 * self.dream.wanted_tokens(self.wanted) - 1.5
        if encounter == BRIDLE:
            zero: i64 = 0
            lines: list[i64] = [zero] * len(LINES)
            self.dream.score(self.wanted, lines)
            return -lines[NIGHTMARE_LINE] - 1.5
        return NEVER

    def liking(self, encounter: Encounter) -> float:
        for place in range(len(FAVOURITES)):
            if FAVOURITES[place] == encounter:
                return float(len(FAVOURITES) - place)
        return 0.0


def turns_ahead(game: Somnicum) -> float:
    """About how many turns the player still has; rounds seldom last until the cards run out."""
    rest = (game.on_field - game.players()) / game.players()
    return 0.75 * rest + 4.5 * (ROUNDS - game.round)


def meeting_value(card: Card, level: Level) -> float:
    """An encounter is worth a point at least, and a choice among several a little more."""
    return 1.0 + 0.25 * level if MEETS[card] else 0.0


def open_places(dream: Dream) -> float:
    """Every place beneath a joined pair to the right of a row's last card."""
    value = 0.0
    for level in range(2, LEVELS + 1):
        first = (level - 2) * dream.width
        for position in range(dream.ends[level - 1] + 1, dream.ends[level - 2]):
            if dream.links[first + position + 1] == JOINED:
                value += OPEN_PLACE[level]
    return value


def particles_at_the_ends(dream: Dream) -> float:
    value = 0.0
    for level in range(1, LEVELS + 1):
        place = dream.right_end(level)
        if place != NOWHERE:
            value += PARTICLE_AT_THE_END * bits(dream.particles_at(place))
    return value

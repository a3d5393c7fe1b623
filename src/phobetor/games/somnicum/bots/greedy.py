"""The greedy opponent of Somnicum."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.bots.bot import Bot
from phobetor.games.somnicum.bots.worth import (
    EARLY_PERMANENTS,
    NEVER,
    POINT,
    Value,
    lay,
    liking,
    meeting_value,
    open_places,
    particles_at_the_ends,
    score_of,
    turns_ahead,
)
from phobetor.games.somnicum.rules.box import (
    BEETLE,
    BRIDGE,
    BRIDLE,
    CARRIAGE,
    HARE,
    NEEDLE,
    NO_CARD,
    OWL,
    PARTICLES_OF,
    PARTICLES_OF_GOAL,
    QUILT,
    SHELL,
    SNAIL,
    Card,
    Encounter,
    Token,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import GOAL_LINE, LEVELS, NIGHTMARE_LINE, NOWHERE, Dream, Level
from phobetor.games.somnicum.rules.imagine import imagine
from phobetor.games.somnicum.rules.state import (
    BACKWARDS,
    CARD_IS_JOINED,
    FREE_STEPS,
    MOVES_UP_TO,
    ROUNDS,
    STEPS_ARE_FREE,
    Somnicum,
)
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import ADD, ATTACH, HOLES, KEEP, MEND, MOVE, PAY, PLAY, SHIFT
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import has
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player


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
    ahead: i64

    def __init__(self, game: Somnicum, player: Player) -> None:
        self.game = game
        self.player = player
        self.dream = game.dreams[player]
        self.wanted = PARTICLES_OF_GOAL[game.goals[player]]
        self.ahead = turns_ahead(game)

    def best(self, options: list[Option], chance: Chance) -> Option:
        """The option with the highest value; where nothing is better than anything else, any."""
        found = options[chance.below(len(options))]
        plain = self.plain_value(options)
        best = self.value(found, plain)
        for option in options:
            value = self.value(option, plain)
            if value > best:
                best = value
                found = option
        return found

    def plain_value(self, options: list[Option]) -> Value:
        """What the turn brings without particles and encounters: the measure for both."""
        plain: Value = NEVER
        for option in options:
            if MOVE.matches(option):
                plain = max(plain, self.value_of_move(option))
            elif ATTACH.matches(option):
                plain = max(plain, self.value_of_level(self.game.taken, ATTACH.arg(option), self.is_bridged()))
        return plain if plain > NEVER else 0

    def value(self, option: Option, plain: Value) -> Value:
        """How good an option is; what is not named here is neither good nor bad."""
        if MOVE.matches(option):
            return self.value_of_move(option)
        if ATTACH.matches(option):
            return self.value_of_level(self.game.taken, ATTACH.arg(option), self.is_bridged())
        if ADD.matches(option):
            return self.value_of_particle(option)
        if PLAY.matches(option):
            return plain + self.gain(PLAY.arg(option), plain)
        return self.value_of_pick(option, plain)

    def value_of_pick(self, option: Option, plain: Value) -> Value:
        if KEEP.matches(option):
            return liking(KEEP.arg(option))
        if MEND.matches(option):
            return self.value_of_mending(option)
        if SHIFT.matches(option):
            return self.value_of_shift(option)
        return -self.use_of(PAY.arg(option)) if PAY.matches(option) else plain

    # --- the move -------------------------------------------------------------------------------
    def value_of_move(self, option: Option) -> Value:
        pendulum, steps = MOVE.args(option)
        card = self.game.ring[self.game.slot_reached(pendulum, steps)]
        return self.value_of_card(card, self.is_bridged()) + self.value_of_sand(steps)

    def value_of_card(self, card: Card, joined: bool) -> Value:
        """The dream with the card where it does most good."""
        best: Value = NEVER
        for level in range(1, LEVELS + 1):
            best = max(best, self.value_of_level(card, level, joined))
        return best

    def is_bridged(self) -> bool:
        return self.game.is_spelled(CARD_IS_JOINED)

    def value_of_level(self, card: Card, level: Level, joined: bool) -> Value:
        place = self.dream.next_place(level)
        if place == NOWHERE:
            return NEVER
        dream = self.dream.copy()
        lay(dream, card, place, joined, self.is_one_row())
        return self.worth(dream) + meeting_value(card, level)

    def value_of_sand(self, steps: i64) -> Value:
        """Tokens gained or paid; they are worth less the more one has and the less time is left."""
        price = self.game.price(self.player, steps)
        gained: i64 = FREE_STEPS - steps if steps < FREE_STEPS else 0
        return self.token_value() * (gained - price)

    def is_one_row(self) -> bool:
        """Whether a row goes on across an empty place. SO-R7"""
        return self.game.settings[HOLES] == 1

    def token_value(self) -> Value:
        held = len(self.game.stocks[self.player])
        value: Value = 55 if held < 4 else 35 if held < 7 else 15
        return value * min(8, 2 + self.ahead) // 8

    def value_of_particle(self, option: Option) -> Value:
        """The best move that the particle makes possible: a card that it joins to its row."""
        token, level = ADD.args(option)
        place = self.dream.next_place(level)
        left = self.dream.left_of(place, self.is_one_row()) if place != NOWHERE else NOWHERE
        if left == NOWHERE:
            return NEVER
        tokens: i64 = 1 if self.dream.is_of_theme(token, left) else 2
        best: Value = NEVER
        for pendulum in range(2):
            for steps in range(1, self.game.most_steps(self.player) + 1 - tokens):
                card = self.game.ring[self.game.slot_reached(pendulum, steps)]
                if has(PARTICLES_OF[card], particle_of(token)) and not self.dream.matches(card, place, left):
                    best = max(best, self.value_of_level(card, level, True) + self.value_of_sand(steps))
        return best - tokens * self.token_value()

    def use_of(self, token: Token) -> Value:
        """Tokens that fit the theme of a right-end card, or are there twice, are the last to be paid."""
        use: Value = 50 * self.game.stocks[self.player].count(token)
        for level in range(1, LEVELS + 1):
            place = self.dream.right_end(level)
            if place != NOWHERE and self.dream.is_of_theme(token, place):
                use += 100
        return use

    # --- the dream ------------------------------------------------------------------------------
    def worth(self, dream: Dream) -> Value:
        """Points, places that wait for cards, and particles at the right ends."""
        lines = score_of(dream, self.wanted)
        points: i64 = lines[0] + lines[1] + lines[2] + lines[3] + lines[GOAL_LINE]
        if not self.game.has_open(self.player, BRIDLE):
            points += lines[NIGHTMARE_LINE]
        return POINT * points + min(6, self.ahead) * (open_places(dream) + particles_at_the_ends(dream)) // 6

    # --- encounters -----------------------------------------------------------------------------
    def gain(self, encounter: Encounter, plain: Value) -> Value:
        """What playing an encounter now brings beyond the point for keeping it."""
        if encounter == HARE:
            return 4 * self.token_value() - POINT
        if encounter in EARLY_PERMANENTS:
            return 15 * self.ahead - POINT
        if encounter == BRIDGE:
            return self.gain_of_bridge(plain)
        if encounter == CARRIAGE:
            return self.gain_of_move(STEPS_ARE_FREE, plain)
        if encounter == OWL:
            return self.gain_of_move(BACKWARDS, plain)
        if encounter in (NEEDLE, SNAIL):
            return self.gain_of_repair(encounter)
        return self.gain_at_the_end(encounter)

    def gain_of_bridge(self, plain: Value) -> Value:
        """Only when the card to attach is known."""
        if self.game.taken == NO_CARD:
            return NEVER
        return self.value_of_card(self.game.taken, True) - plain - POINT

    def gain_of_move(self, spell: i64, plain: Value) -> Value:
        """The best move under a spell, compared with the best one without."""
        spells = self.game.spells
        self.game.cast(spell)
        best: Value = NEVER
        for option in MOVES_UP_TO[self.game.most_steps(self.player)]:
            best = max(best, self.value_of_move(option))
        self.game.spells = spells
        return best - plain - POINT

    def gain_of_repair(self, encounter: Encounter) -> Value:
        best: Value = NEVER
        if encounter == NEEDLE:
            for option in self.game.mendable(self.player):
                best = max(best, self.value_of_mending(option))
        else:
            for option in self.game.shifts(self.player):
                best = max(best, self.value_of_shift(option))
        return best - self.worth(self.dream) - POINT

    def value_of_mending(self, option: Option) -> Value:
        level, position = MEND.args(option)
        dream = self.dream.copy()
        dream.mend((level - 1) * dream.width + position - 1)
        return self.worth(dream) + self.token_value()

    def value_of_shift(self, option: Option) -> Value:
        level, to_level = SHIFT.args(option)
        dream = self.dream.copy()
        place = dream.right_end(level)
        card = dream.cards[place]
        dream.lift(level)
        new_place = dream.next_place(to_level)
        dream.carry_tokens(place, new_place)
        lay(dream, card, new_place, False, self.is_one_row())
        return self.worth(dream)

    def gain_at_the_end(self, encounter: Encounter) -> Value:
        """Scoring permanents are played in the last round, as soon as they bring more than the point for keeping."""
        if self.game.round < ROUNDS:
            return NEVER
        points: i64 = 0
        if encounter == BEETLE:
            points = min(4, len(self.game.stocks[self.player]) // 2)
        elif encounter == QUILT:
            points = min(6, 2 * self.dream.gaps())
        elif encounter == SHELL:
            points = 2 * self.dream.wanted_tokens(self.wanted)
        elif encounter == BRIDLE:
            points = -score_of(self.dream, self.wanted)[NIGHTMARE_LINE]
        return POINT * points - POINT - 1

"""The greedy player's thoughts, worked out from what a card changes instead of on copies of the dream: for searches."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.somnicum.bots.greedy import Thought
from phobetor.games.somnicum.bots.worth import (
    EARLY_PERMANENTS,
    NEVER,
    OPEN_PLACE,
    PARTICLE_AT_THE_END,
    POINT,
    Value,
    liking,
    meeting_value,
    turns_ahead,
)
from phobetor.games.somnicum.rules.box import (
    BRIDGE,
    BRIDLE,
    CARRIAGE,
    HARE,
    NEEDLE,
    NO_CARD,
    OWL,
    PARTICLES_OF,
    PARTICLES_OF_GOAL,
    SNAIL,
    STARS_OF,
    SYMBOLS_OF,
    Card,
    Encounter,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import JOINED, LEVELS, NO_LINK, NOWHERE, Level
from phobetor.games.somnicum.rules.state import CARD_IS_JOINED, FREE_STEPS, ROUNDS, Somnicum
from phobetor.games.somnicum.rules.vocabulary import ADD, ATTACH, HOLES, KEEP, MEND, MOVE, PAY, PLAY, SHIFT
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import count_bits, has, joined, shared
from phobetor.kernel.words import Option, Player


class Glance:
    """One decision of one player: what each row offers is looked at once, for all cards."""

    game: Somnicum
    player: Player
    bridled: bool
    bridged: bool
    wanted: i64
    ahead: i64
    soon: i64
    token: Value
    places: list[i64]
    left: list[i64]
    brought: list[i64]
    has_left: list[bool]
    if_joined: list[Value]
    if_not: list[Value]
    sand: list[Value]
    worths: dict[i64, Value]
    reached: list[list[Card]]

    def __init__(self, game: Somnicum, player: Player) -> None:
        self.game = game
        self.player = player
        self.bridled = game.has_open(player, BRIDLE)
        self.bridged = game.is_spelled(CARD_IS_JOINED)
        self.wanted = PARTICLES_OF_GOAL[game.goals[player]]
        self.ahead = turns_ahead(game)
        self.soon = min(6, self.ahead)
        self.token = NEVER  # worked out when it is asked for
        self.places = [NOWHERE]  # by level
        self.left = [0]  # particles of the left neighbour
        self.brought = [0]  # particles of tokens that lie there already
        self.has_left = [False]
        self.if_joined = [0]
        self.if_not = [0]
        self.sand = []  # by steps
        self.worths = {}  # of moves that were looked at
        self.reached = [[NO_CARD], [NO_CARD]]  # the cards by pendulum and steps, as far as they were asked for

    def look(self) -> None:
        """At all rows, before any card is thought about."""
        for level in range(1, LEVELS + 1):
            self.look_at(level)

    def look_at(self, level: Level) -> None:
        """What a row offers, whatever card comes."""
        dream = self.game.dreams[self.player]
        place = dream.next_place(level)
        left = dream.left_of(place, self.game.settings[HOLES] == 1) if place != NOWHERE else NOWHERE
        self.places.append(place)
        self.left.append(dream.particles_at(left) if left != NOWHERE else 0)
        self.brought.append(dream.particles_at(place) if place != NOWHERE else 0)
        self.has_left.append(left != NOWHERE)
        soft: Value = 0
        opened: Value = 0
        points_joined: i64 = 0
        points_not: i64 = 0
        if place != NOWHERE:
            end = dream.right_end(level)
            if end != NOWHERE:
                soft -= PARTICLE_AT_THE_END * count_bits(dream.particles_at(end))
            if level > 1:
                soft -= OPEN_PLACE[level]
            if left == place - 1 and level < LEVELS and place % dream.width - 1 > dream.ends[level]:
                opened = OPEN_PLACE[level + 1]
            if left != NOWHERE and level > 1:
                neighbour = dream.cards[left]
                worth = (STARS_OF[neighbour] - (0 if self.bridled else SYMBOLS_OF[neighbour])) * (level - 1)
                if dream.links[left] > JOINED:
                    points_joined = worth
                elif dream.links[left] == NO_LINK:
                    points_not = -worth
        self.if_joined.append((soft + opened) * self.soon // 6 + POINT * points_joined)
        self.if_not.append(soft * self.soon // 6 + POINT * points_not)

    # --- cards ----------------------------------------------------------------------------------
    def of_level(self, card: Card, level: Level, joined_anyway: bool) -> Value:
        """What the dream gains by the card in this row."""
        if len(self.places) == 1:
            self.look()
        if self.places[level] == NOWHERE:
            return NEVER
        particles = joined(PARTICLES_OF[card], self.brought[level])
        points = STARS_OF[card] - (0 if self.bridled else SYMBOLS_OF[card])
        more = (
            POINT * count_bits(shared(particles, self.wanted))
            + PARTICLE_AT_THE_END * count_bits(particles) * self.soon // 6
        )
        more += meeting_value(card, level)
        if self.has_left[level] and not joined_anyway and shared(particles, self.left[level]) == 0:
            return self.if_not[level] + POINT * points + more
        return self.if_joined[level] + POINT * points * level + more

    def of_card(self, card: Card, joined_anyway: bool) -> Value:
        best: Value = NEVER
        for level in range(1, LEVELS + 1):
            best = max(best, self.of_level(card, level, joined_anyway))
        return best

    def of_token(self) -> Value:
        if self.token == NEVER:
            self.token = Thought(self.game, self.player).token_value()
        return self.token

    def of_sand(self, steps: i64) -> Value:
        while len(self.sand) <= steps:
            farther: i64 = len(self.sand)
            gained: i64 = FREE_STEPS - farther if farther < FREE_STEPS else 0
            self.sand.append(self.of_token() * (gained - self.game.price(self.player, farther)))
        return self.sand[steps]

    # --- options --------------------------------------------------------------------------------
    def plain(self, options: list[Option]) -> Value:
        """What the turn brings without particles and encounters."""
        found: Value = NEVER
        for option in options:
            if MOVE.matches(option) or ATTACH.matches(option):
                found = max(found, self.value(option, 0))
        return found if found > NEVER else 0

    def value(self, option: Option, plain: Value) -> Value:
        if MOVE.matches(option):
            return self.of_move(option)
        if ATTACH.matches(option):
            return self.of_level(self.game.taken, ATTACH.arg(option), self.bridged)
        if ADD.matches(option):
            return self.of_particle(option)
        if PLAY.matches(option):
            return self.of_play(PLAY.arg(option), plain)
        if KEEP.matches(option):
            return liking(KEEP.arg(option))
        if PAY.matches(option):
            return -Thought(self.game, self.player).use_of(PAY.arg(option))
        if MEND.matches(option) or SHIFT.matches(option):
            return Thought(self.game, self.player).value(option, plain)
        return plain

    def of_move(self, option: Option) -> Value:
        worth = self.worths.get(option)
        if worth is None:
            pendulum, steps = MOVE.args(option)
            worth = self.of_card(self.card_reached(pendulum, steps), self.bridged) + self.of_sand(steps)
            self.worths[option] = worth
        return worth

    def card_reached(self, pendulum: i64, steps: i64) -> Card:
        cards = self.reached[pendulum]
        while len(cards) <= steps:
            cards.append(self.game.ring[self.game.slot_reached(pendulum, len(cards))])
        return cards[steps]

    def of_particle(self, option: Option) -> Value:
        """The best move that the particle makes possible."""
        token, level = ADD.args(option)
        if len(self.places) == 1:
            self.look()
        if self.places[level] == NOWHERE or not self.has_left[level]:
            return NEVER
        game = self.game
        dream = game.dreams[self.player]
        left = dream.left_of(self.places[level], game.settings[HOLES] == 1)
        tokens: i64 = 1 if dream.is_of_theme(token, left) else 2
        best: Value = NEVER
        particle = particle_of(token)
        beside = self.left[level]
        beyond = game.most_steps(self.player) + 1 - tokens
        for pendulum in range(2):
            for steps in range(1, beyond):
                card = self.card_reached(pendulum, steps)
                particles = PARTICLES_OF[card]
                if has(particles, particle) and shared(particles, beside) == 0:
                    best = max(best, self.of_level(card, level, True) + self.of_sand(steps))
        return best - tokens * self.of_token()

    def of_play(self, encounter: Encounter, plain: Value) -> Value:
        if encounter == HARE:
            return plain + 4 * self.of_token() - POINT
        if encounter in EARLY_PERMANENTS:
            return plain + 15 * self.ahead - POINT
        if encounter == BRIDGE:
            return self.of_card(self.game.taken, True) - POINT if self.game.taken != NO_CARD else NEVER
        if self.game.round < ROUNDS or encounter in (CARRIAGE, OWL, NEEDLE, SNAIL):
            return NEVER
        return plain + Thought(self.game, self.player).gain_at_the_end(encounter)

    def best(self, options: list[Option], chance: Chance) -> Option:
        """The option with the highest value; equal ones are drawn lots for."""
        plain = self.plain(options)
        found: list[Option] = []
        most: Value = NEVER * 4
        for option in options:
            value = self.value(option, plain)
            if value > most:
                most = value
                found.clear()
            if value == most:
                found.append(option)
        return found[0] if len(found) == 1 else found[chance.below(len(found))]

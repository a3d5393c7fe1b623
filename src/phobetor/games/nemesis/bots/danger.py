"""How dangerous the ship is for a character: nightmares, noise, fire, doors, and what contamination does in the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import EVENT_EFFECT, HAS_COMPUTER, MALFUNCTION_MARKERS, SLOTS
from phobetor.games.nemesis.rules.names import CLEAN, DESPOILER, EVENT_COMPUTER_FAILURE, LAIR, LURKER, WHISPERER, Slot
from phobetor.games.nemesis.rules.packed import nightmare_of, place_of, target_nightmare
from phobetor.games.nemesis.rules.ship import CORRIDORS_OF, EXITS, NEXT, WAYS
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import FACE_DOWN, NemesisView
from phobetor.kernel.masks import count_bits, has, shared
from phobetor.kernel.words import Player

# Everything is measured in tenths of an action card.
CARD: Final = 10
FAR: Final = 9_999
# For each number of the noise die that would mean an encounter: by madness, and more by the cards left in hand.
NOISE: Final[list[i64]] = [0, 4, 4, 5, 7, 9]
SURPRISE: Final[list[i64]] = [4, 3, 2, 1, 0, 0, 0]
DOOR: Final = 25
UNEXPLORED: Final = 6
FIRE: Final = 9
BURN: Final = 16  # a light wound for certain
LAIR_ROLL: Final = 4
LAIR_NEAR: Final = 35
HARM: Final[list[i64]] = [0, 10, 22, 34, 45]  # an attack, by nightmare
LIVES: Final = 1_000  # certain survival
# In a thousand: four cards out of ten action cards and so many contamination cards hold no contamination.
CLEAN_DRAW: Final[list[i64]] = [1000, 636, 424, 294, 210, 154, 115, 88, 69, 54, 44]


class Danger:
    """The ship as one character must fear it."""

    game: Nemesis
    player: Player
    slot: Slot
    combat: bool
    hand: i64
    contaminated: i64
    called: i64
    enter: list[i64]

    def __init__(self, view: NemesisView) -> None:
        self.game = view.table
        self.player = view.seat
        self.slot = self.game.room[view.seat]
        self.combat = self.game.in_combat(self.slot)
        self.hand = self.game.payable(view.seat)
        self.contaminated = 0
        for card in [*view.unseen[view.seat], *self.game.discards[view.seat]]:
            if card >= CLEAN:
                self.contaminated += 1
        self.called = self.chance_of_nightmare()
        self.enter = [FAR] + [self.cost_of_entering(slot) for slot in range(1, SLOTS + 1)]

    def chance_of_nightmare(self) -> i64:
        """In a hundred, that a token out of the bag is one."""
        count: i64 = 0
        for token in self.game.bag:
            if token == FACE_DOWN:
                count += 1
        return 100 * count // len(self.game.bag) if self.game.bag else 0

    # --- a room -----------------------------------------------------------------------------------------
    def noisy_numbers(self, slot: Slot) -> i64:
        """How many numbers of the noise die would mean an encounter there."""
        if shared(self.game.noise, CORRIDORS_OF[slot]) == 0:
            return 0
        count: i64 = 0
        for number in range(1, 5):
            if has(self.game.noise, EXITS[slot][number]):
                count += 1
        return count

    def is_quiet_entry(self, slot: Slot) -> bool:
        """Nobody rolls for noise on entering a room with people or nightmares. NE-4.4"""
        return self.game.has_people(slot) or self.game.in_combat(slot)

    def harm_of(self, nightmare: i64) -> i64:
        """What an attack costs; the wounded fear it more."""
        if nightmare >= LAIR:
            return 0
        harm = HARM[nightmare]
        wounds = self.game.serious_wounds(self.player)
        if (wounds >= 2 and nightmare >= WHISPERER) or (wounds >= 1 and nightmare == DESPOILER):
            harm += 30
        if wounds >= 3 and nightmare == LURKER:
            harm += 20
        return harm

    def harm_in(self, slot: Slot) -> i64:
        """What all nightmares of a room would do in one round of attacks."""
        harm: i64 = 0
        for monster in self.game.monsters:
            if place_of(monster) == slot:
                harm += self.harm_of(nightmare_of(monster))
        return harm

    def cost_of_staying(self, slot: Slot) -> i64:
        """Besides the noise: what being there is feared for."""
        game = self.game
        cost = self.harm_in(slot) * 2
        if game.has_lair(slot):
            cost += LAIR_NEAR
        if game.has_fire(slot):
            cost += FIRE
        if slot == game.airlock:
            cost += 500
        if game.token[slot]:
            broken = count_bits(game.malfunction)
            cost += UNEXPLORED + (150 if broken >= MALFUNCTION_MARKERS else 0)
        return cost

    def price_of_noise(self, left: i64) -> i64:
        """Of each number that would mean an encounter, with so many cards left in hand."""
        return NOISE[self.game.madness[self.player]] + SURPRISE[0 if left < 0 else left if left < 6 else 6]

    def noise_cost(self, slot: Slot, left: i64) -> i64:
        """Of a step without care, with so many cards left in hand."""
        if self.is_quiet_entry(slot):
            return 0
        return self.noisy_numbers(slot) * self.price_of_noise(left)

    def rest_cost(self, slot: Slot, left: i64) -> i64:
        """Of ending the round there: a nightmare token out of the bag makes everybody roll. NE-11.8

        It counts half, since other rooms are seldom silent either.
        """
        if self.game.in_combat(slot):
            return 0
        return self.noisy_numbers(slot) * self.price_of_noise(left) * self.called // 200

    def cost_of_entering(self, slot: Slot) -> i64:
        noise = self.noise_cost(slot, 3)
        if noise > CARD and self.game.quiet_corridors(slot):
            noise = CARD
        return CARD + noise + self.cost_of_staying(slot)

    def burn(self) -> i64:
        """What it costs to end the turn in flames: the third light wound is a serious one."""
        wounds = self.game.serious_wounds(self.player)
        return BURN + (BURN if self.game.light[self.player] == 2 else 0) + (100 if wounds >= 3 else 0)

    def end_of_turn(self, slot: Slot) -> i64:
        """What it costs to end a turn there: a light wound in a fire, a noise roll next to a lair. NE-4.9, NE-3.9"""
        cost: i64 = self.burn() if self.game.has_fire(slot) else 0
        if self.game.has_lair(slot):
            cost += LAIR_ROLL + self.noisy_numbers(slot) * self.price_of_noise(self.hand - 1)
        return cost

    def is_hull_at_risk(self) -> bool:
        """One broken computer and the event that breaks all others would be the end. NE-4.10, NE-11.6"""
        for card in self.game.events_gone:
            if EVENT_EFFECT[card] == EVENT_COMPUTER_FAILURE:
                return False
        total = count_bits(self.game.malfunction)
        fails = False
        for slot in range(1, SLOTS + 1):
            if self.game.is_explored(slot) and HAS_COMPUTER[self.game.tile[slot]] == 1:
                if self.game.is_broken(slot):
                    fails = True
                else:
                    total += 1
        return fails and total > MALFUNCTION_MARKERS

    # --- ways -------------------------------------------------------------------------------------------
    def way_to(self, aim: Slot) -> list[i64]:
        """What it costs to go to a place, from everywhere."""
        costs = [FAR for _ in range(SLOTS + 1)]
        if aim == 0:
            return costs
        costs[aim] = 0
        queue = [aim]
        for slot in queue:
            cost = costs[slot] + self.enter[slot]
            for place in range(len(NEXT[slot])):
                other = NEXT[slot][place]
                total = cost + (DOOR if self.game.is_closed(WAYS[slot][place]) else 0)
                if total < costs[other]:
                    costs[other] = total
                    queue.append(other)
        return costs

    def steps_to(self, aim: Slot) -> list[i64]:
        """Rooms to go through, not through closed doors."""
        steps = [FAR for _ in range(SLOTS + 1)]
        steps[aim] = 0
        queue = [aim]
        for slot in queue:
            for other in self.game.neighbours(slot):
                if steps[other] == FAR:
                    steps[other] = steps[slot] + 1
                    queue.append(other)
        return steps

    def way_from(self, start: Slot) -> list[i64]:
        """What it costs to reach every place."""
        costs = [FAR for _ in range(SLOTS + 1)]
        costs[start] = 0
        queue = [start]
        for slot in queue:
            for place in range(len(NEXT[slot])):
                other = NEXT[slot][place]
                total = costs[slot] + self.enter[other] + (DOOR if self.game.is_closed(WAYS[slot][place]) else 0)
                if total < costs[other]:
                    costs[other] = total
                    queue.append(other)
        return costs

    # --- the body ---------------------------------------------------------------------------------------
    def is_dying(self) -> bool:
        """One more attack may be the last."""
        return self.game.serious_wounds(self.player) >= 2 or self.game.madness[self.player] >= 5

    def odds_at_the_end(self, madness: i64, contaminated: i64) -> i64:
        """In a thousand, of passing the final check. NE-12.5"""
        if madness + contaminated < 5:
            return LIVES
        return CLEAN_DRAW[contaminated if contaminated < 10 else 10]

    def worst_here(self) -> i64:
        """The largest nightmare in the own room, or none."""
        worst: i64 = 0
        for target in self.game.targets(self.slot):
            if target_nightmare(target) < LAIR and target_nightmare(target) > worst:
                worst = target_nightmare(target)
        return worst

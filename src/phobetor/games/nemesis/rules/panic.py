"""Panic cards. NE-3.4 to NE-3.7"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import PANIC_OF
from phobetor.games.nemesis.rules.box import PANIC_LEVEL
from phobetor.games.nemesis.rules.cards import discard_card, has_card_to_draw
from phobetor.games.nemesis.rules.decks import draw_number, draw_panic
from phobetor.games.nemesis.rules.harm import (
    DropExcess,
    die,
    drop,
    held_things,
    light_wound,
    place_fire,
    place_malfunction,
    raise_madness,
    serious_wound,
    undress,
    wound_kinds,
)
from phobetor.games.nemesis.rules.move import NORMAL, Enter
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CLEAN,
    NEST,
    PANIC_BLIND_ESCAPE,
    PANIC_BLOODLUST,
    PANIC_COURAGE,
    PANIC_DEFEATISM,
    PANIC_DEMOTIVATION,
    PANIC_DESTRUCTION,
    PANIC_HALLUCINATIONS,
    PANIC_HEART_ATTACK,
    PANIC_HOPELESSNESS,
    PANIC_MUTILATION,
    PANIC_OUTBURST,
    PANIC_PYROMANIAC,
    PANIC_RIPPING,
    PANIC_SABOTAGE,
    Slot,
)
from phobetor.games.nemesis.rules.packed import ammo_of, card_looker, removed_from, thing_of, without_ammo
from phobetor.games.nemesis.rules.pieces import insert
from phobetor.games.nemesis.rules.reaction import END_OF_DEED, WINDOWS
from phobetor.games.nemesis.rules.ship import EXITS, TECHNICAL, other_end
from phobetor.games.nemesis.rules.state import Asked, Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.vocabulary import (
    BY_HEART,
    CARD_REMOVED,
    CHOOSE,
    DISCARD,
    DONE,
    PANICKED,
    REMOVE_CARD,
    TO,
    WOUND,
)
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import NOBODY, Option, Player


class Panic(PlayerRule):
    """Draw a panic card. If the madness of the character is below its level, or its effect cannot be carried out,
    madness rises by one. Otherwise the effect applies, unless somebody in the room interrupts it."""

    rule: ClassVar[str] = "NE-3.4 NE-3.5 NE-3.6 NE-3.13"

    def run(self, game: Nemesis) -> None:
        player = self.player
        if not game.is_active(player):
            return
        panic = draw_panic(game)
        game.tell(PANICKED, player, panic)
        if game.madness[player] < PANIC_LEVEL[panic]:
            raise_madness(game, player)
            return
        exit_number: i64 = 0
        if panic == PANIC_BLIND_ESCAPE:
            exit_number = draw_number(game)
        if is_possible(game, player, panic, exit_number):
            game.then(WINDOWS[player], PanicEffect(player, panic, exit_number), END_OF_DEED)
        else:
            raise_madness(game, player)


def is_possible(game: Nemesis, player: Player, panic: i64, exit_number: i64) -> bool:
    """An effect that would change nothing cannot be carried out. NE-3.6"""
    slot = game.room[player]
    if panic == PANIC_OUTBURST:
        return not game.is_broken(slot) and game.tile[slot] != NEST
    if panic == PANIC_PYROMANIAC:
        return not game.has_fire(slot)
    if panic == PANIC_SABOTAGE:
        return game.items_left[slot] > 0
    if panic == PANIC_DESTRUCTION:
        return len(heavy_items(game, player)) > 0
    if panic == PANIC_HALLUCINATIONS:
        return len(loaded_weapons(game, player)) > 0
    if panic == PANIC_COURAGE:
        return len(dreadful_rooms(game, player)) > 0
    if panic == PANIC_HOPELESSNESS:
        return len(game.decks[player]) + len(game.discards[player]) > 0
    if panic == PANIC_BLIND_ESCAPE:
        corridor = EXITS[slot][exit_number]
        return corridor != TECHNICAL and not game.is_closed(corridor)
    return True


def heavy_items(game: Nemesis, player: Player) -> list[i64]:
    return [thing for thing in held_things(game, player) if thing < BLUE_CORPSE]


def loaded_weapons(game: Nemesis, player: Player) -> list[i64]:
    found: list[i64] = []
    for holding in game.held[player]:
        if ammo_of(holding) > 0 and thing_of(holding) not in found:  # only weapons have ammunition
            found.append(thing_of(holding))
    return found


def dreadful_rooms(game: Nemesis, player: Player) -> list[Slot]:
    return [slot for slot in game.neighbours(game.room[player]) if game.in_combat(slot)]


class PanicEffect(Rule):
    """The effect of a panic card. Choices are the panicking player's."""

    rule: ClassVar[str] = "NE-3.5"
    player: Player
    panic: i64
    exit_number: i64

    def __init__(self, player: Player, panic: i64, exit_number: i64) -> None:
        self.player = player
        self.panic = panic
        self.exit_number = exit_number

    def run(self, game: Nemesis) -> None:
        player = self.player
        slot = game.room[player]
        panic = self.panic
        if panic == PANIC_OUTBURST:
            place_malfunction(game, slot)
        elif panic == PANIC_PYROMANIAC:
            place_fire(game, slot)
        elif panic == PANIC_SABOTAGE:
            game.items_left[slot] = 0
        elif panic == PANIC_MUTILATION:
            light_wound(game, player)
            light_wound(game, player)
        elif panic == PANIC_HEART_ATTACK:
            die(game, player, BY_HEART)
        elif panic == PANIC_BLIND_ESCAPE:
            self.run_blindly(game, slot)
        else:
            self.run_further(game, slot)

    def run_blindly(self, game: Nemesis, slot: Slot) -> None:
        target = other_end(EXITS[slot][self.exit_number], slot)
        game.then(Enter(self.player, slot, target, NORMAL))

    def run_further(self, game: Nemesis, slot: Slot) -> None:
        panic = self.panic
        if panic == PANIC_DEFEATISM:
            self.despair(game, slot)
        elif panic == PANIC_BLOODLUST:
            self.rage(game, slot)
        elif panic == PANIC_DEMOTIVATION:
            self.demotivate(game, slot)
        elif panic == PANIC_RIPPING:
            game.then(RipBandage(self.player))
            light_wound(game, self.player)
        elif panic == PANIC_HOPELESSNESS:
            self.lose_hope(game)
        else:
            game.then(PanicChoice(self.player, panic))

    def despair(self, game: Nemesis, slot: Slot) -> None:
        for other in game.here(slot):
            raise_madness(game, other)

    def rage(self, game: Nemesis, slot: Slot) -> None:
        """Everybody else in the room, or, alone, oneself."""
        others = [other for other in game.here(slot) if other != self.player]
        for victim in others if others else [self.player]:
            serious_wound(game, victim)

    def demotivate(self, game: Nemesis, slot: Slot) -> None:
        game.then(OneMadder(self.player))
        for other in range(game.players() - 1, -1, -1):
            if game.room[other] == slot and game.is_in_a_room(other):
                game.then(LoseCard(other))

    def lose_hope(self, game: Nemesis) -> None:
        """Three cards from the own deck; an empty one is replaced by the discards. NE-2.11"""
        while len(game.looked) < 3 and has_card_to_draw(game, self.player):
            game.looked.append(game.chance.draw(game.decks[self.player], "card"))
        game.looked.sort()
        game.looker = card_looker(self.player)
        game.then(LoseHope(self.player))


class OneMadder(PlayerRule):
    """The second half of Demotivation."""

    rule: ClassVar[str] = "NE-3.5"

    def run(self, game: Nemesis) -> None:
        raise_madness(game, self.player)


class PanicChoice(Rule):
    """Destruction, Hallucinations and Insane courage leave a choice of item, weapon or room."""

    rule: ClassVar[str] = "NE-3.5"
    player: Player
    panic: i64

    def __init__(self, player: Player, panic: i64) -> None:
        self.player = player
        self.panic = panic

    def run(self, game: Nemesis) -> None:
        game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        if self.panic == PANIC_DESTRUCTION:
            return [CHOOSE.of(thing) for thing in heavy_items(game, self.player)]
        if self.panic == PANIC_HALLUCINATIONS:
            return [CHOOSE.of(thing) for thing in loaded_weapons(game, self.player)]
        return [TO.of(slot) for slot in dreadful_rooms(game, self.player)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if TO.matches(option):
            game.then(Enter(self.player, game.room[self.player], TO.arg(option), NORMAL))
        elif self.panic == PANIC_DESTRUCTION:
            drop(game, self.player, CHOOSE.arg(option))
        else:
            empty_weapon(game, self.player, CHOOSE.arg(option))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-3.5", "panic-leaves-no-other-choice")


def empty_weapon(game: Nemesis, player: Player, item: i64) -> None:
    held = game.held[player]
    for place in range(len(held)):
        if thing_of(held[place]) == item and ammo_of(held[place]) > 0:
            held[place] = without_ammo(held[place])
            return


class RipBandage(PlayerRule):
    """One dressed serious wound is no longer dressed."""

    rule: ClassVar[str] = "NE-3.5"

    def run(self, game: Nemesis) -> None:
        options = self.choices(game)
        if options and game.is_active(self.player):
            game.ask_openly(self.player, self, options)

    def choices(self, game: Nemesis) -> list[Option]:
        return [WOUND.of(wound) for wound in wound_kinds(game, self.player, True)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        undress(game, self.player, WOUND.arg(option))
        game.then(DropExcess(self.player))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-3.5", "panic-leaves-no-other-choice")


class LoseCard(PlayerRule):
    """Discard an action card of your choice; who has none discards none. Everybody with cards in hand is asked."""

    rule: ClassVar[str] = "NE-3.5 NE-5.14 NE-10.10"

    def run(self, game: Nemesis) -> None:
        if game.hands[self.player]:
            game.ask(self.player, self)

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = []
        last: i64 = -1
        for card in game.hands[self.player]:
            if card != last and card < CLEAN:
                options.append(DISCARD.of(card))
            last = card
        return options if options else [DONE.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if DISCARD.matches(option):
            discard_card(game, self.player, DISCARD.arg(option))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-5.14", "discard-an-action-card")


class LoseHope(Asked):
    """Hopelessness: of three cards of the own deck one action card leaves the game, the others are discarded."""

    rule: ClassVar[str] = "NE-3.5"

    def choices(self, game: Nemesis) -> list[Option]:
        options: list[Option] = []
        last: i64 = -1
        for card in game.looked:
            if card != last and card < CLEAN:
                options.append(REMOVE_CARD.of(card))
            last = card
        return options if options else [DONE.of()]

    def chosen(self, game: Nemesis, option: Option) -> None:
        if REMOVE_CARD.matches(option):
            card = REMOVE_CARD.arg(option)
            game.looked.remove(card)
            game.removed = (*game.removed, removed_from(self.player, card))
            game.tell(CARD_REMOVED, self.player, card)
        for card in game.looked:
            insert(game.discards[self.player], card)
        game.looked.clear()
        game.looker = NOBODY

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-3.5", "remove-an-action-card")


PANIC_OF.extend([Panic(player) for player in range(5)])

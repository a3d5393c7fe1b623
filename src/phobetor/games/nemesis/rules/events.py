"""The event cards: how nightmares move by them, and their texts. NE-11.6"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import PANIC_OF
from phobetor.games.nemesis.rules.box import EVENT_CORRIDOR, EVENT_EFFECT, EVENT_MOVERS, HAS_COMPUTER, is_contamination
from phobetor.games.nemesis.rules.cards import HAND, draw_cards, gain_contamination
from phobetor.games.nemesis.rules.decks import draw_number
from phobetor.games.nemesis.rules.harm import place_fire, place_malfunction, raise_madness, set_madness
from phobetor.games.nemesis.rules.names import (
    DESPOILER,
    EVENT_AGORAPHOBIA,
    EVENT_COMPUTER_FAILURE,
    EVENT_FEAR,
    EVENT_FIRE_WAVE,
    EVENT_FUEL_EXPLOSION,
    EVENT_HUNT,
    EVENT_MONOPHOBIA,
    EVENT_NEUROSIS,
    EVENT_OVERHEAT,
    EVENT_POD_EJECTION,
    EVENT_TENDRILS,
    EVENT_TERROR,
    EVENT_WHISPERS,
    GENERATOR,
    INFECTED,
    SCANNED_CLEAN,
    SCANNED_INFECTED,
    Slot,
)
from phobetor.games.nemesis.rules.noise import ENCOUNTERS, arrive, may_pass, place_nightmare, step_through
from phobetor.games.nemesis.rules.packed import moved_to, nightmare_of, place_of, with_pod_state
from phobetor.games.nemesis.rules.pieces import make_noise, sort_monsters
from phobetor.games.nemesis.rules.ship import (
    ENGINE_SLOTS,
    EXITS,
    HAS_ENTRANCE,
    NEXT,
    WAYS,
    places,
)
from phobetor.games.nemesis.rules.state import EJECTED, NO_FUSE, Nemesis, Rule
from phobetor.games.nemesis.rules.systems import anybody_sleeps, can_flip, discard_all, toggle_fuse
from phobetor.games.nemesis.rules.vocabulary import POD_CHANGED, SCANNED, WALKED
from phobetor.kernel.masks import has, only, plus
from phobetor.kernel.words import Player


def move_by_card(game: Nemesis, card: i64) -> None:
    """All at once: who is in combat when the card is turned stays. NE-11.6"""
    movers = [
        monster
        for monster in game.monsters
        if has(EVENT_MOVERS[card], nightmare_of(monster)) and not game.has_people(place_of(monster))
    ]
    for monster in movers:
        step_through(game, monster, EXITS[place_of(monster)][EVENT_CORRIDOR[card]])


def resolve_event(game: Nemesis, card: i64) -> None:
    effect = EVENT_EFFECT[card]
    if effect == EVENT_TERROR:
        terror(game)
    elif effect == EVENT_HUNT:
        hunt(game)
    elif effect == EVENT_TENDRILS:
        tendrils(game)
    elif effect == EVENT_MONOPHOBIA:
        monophobia(game)
    elif effect == EVENT_NEUROSIS:
        neurosis(game)
    elif effect == EVENT_AGORAPHOBIA:
        agoraphobia(game)
    elif effect == EVENT_WHISPERS:
        whispers(game)
    elif effect == EVENT_FEAR:
        fear(game)
    else:
        resolve_ship_event(game, effect)


def resolve_ship_event(game: Nemesis, effect: i64) -> None:
    if effect == EVENT_COMPUTER_FAILURE:
        computer_failure(game)
    elif effect == EVENT_POD_EJECTION:
        eject_pod(game)
    elif effect == EVENT_FIRE_WAVE:
        fire_wave(game)
    elif effect == EVENT_OVERHEAT:
        overheat(game)
    elif effect == EVENT_FUEL_EXPLOSION:
        spread(game, ENGINE_SLOTS)
    else:
        ai_failure(game)


# === The crew =======================================================================================
def terror(game: Nemesis) -> None:
    """Draw to five, scan the contamination in hand and remove none of it; anything infected sets madness to 5; then
    the whole hand is discarded."""
    for player in game.in_turn_order():
        draw_cards(game, player, HAND - len(game.hands[player]))
        if scan_and_keep(game, player):
            set_madness(game, player, 5)
        discard_all(game, player, False)


def scan_and_keep(game: Nemesis, player: Player) -> bool:
    hand = game.hands[player]
    clean: i64 = 0
    infected: i64 = 0
    for place in range(len(hand)):
        if is_contamination(hand[place]):
            if hand[place] == INFECTED or hand[place] == SCANNED_INFECTED:
                hand[place] = SCANNED_INFECTED
                infected += 1
            else:
                hand[place] = SCANNED_CLEAN
                clean += 1
    if clean + infected > 0:
        game.tell(SCANNED, player, clean, infected)
    return infected > 0


def tendrils(game: Nemesis) -> None:
    """Everybody in a room with an entrance to the technical corridors grows madder."""
    affected = [player for player in game.in_turn_order() if game.is_in_a_room(player)]
    for player in affected:
        if HAS_ENTRANCE[game.room[player]]:
            raise_madness(game, player)


def panic_all(game: Nemesis, players: list[Player]) -> None:
    """In turn order, fixed when the effect starts."""
    for player in players[::-1]:
        game.then(PANIC_OF[player])


def monophobia(game: Nemesis) -> None:
    """Everybody alone in a room and not in combat panics."""
    affected: list[Player] = []
    for player in game.in_turn_order():
        if game.is_in_a_room(player) and game.is_alone(player) and not game.in_combat(game.room[player]):
            affected.append(player)
    panic_all(game, affected)


def neurosis(game: Nemesis) -> None:
    """Everybody in or next to a room with a lair panics."""
    affected: list[Player] = []
    for player in game.in_turn_order():
        if game.is_in_a_room(player) and is_near_lair(game, game.room[player]):
            affected.append(player)
    panic_all(game, affected)


def is_near_lair(game: Nemesis, slot: Slot) -> bool:
    if game.has_lair(slot):
        return True
    for other in game.neighbours(slot):
        if game.has_lair(other):
            return True
    return False


def agoraphobia(game: Nemesis) -> None:
    """The despoiler comes to the lowest-numbered room with two characters or more; no surprise attack."""
    for slot in range(1, 22):
        if len(game.here(slot)) >= 2:
            place_nightmare(game, DESPOILER, slot)
            return


def fear(game: Nemesis) -> None:
    """Madness above the number of cards in hand means a contamination card."""
    for player in game.in_turn_order():
        if game.madness[player] > len(game.hands[player]):
            gain_contamination(game, player)


# === Nightmares =====================================================================================
def hunt(game: Nemesis) -> None:
    """Every nightmare not in combat goes to a neighbouring room with a character, doors or not, the lowest number
    first; lairs stay."""
    free = [place for place in range(len(game.monsters)) if not game.has_people(place_of(game.monsters[place]))]
    for place in free:
        monster = game.monsters[place]
        slot = nearest_prey(game, monster)
        if slot:
            game.monsters[place] = moved_to(slot, monster)
            game.tell(WALKED, nightmare_of(monster), slot, place_of(monster))
            arrive(game, slot)
    sort_monsters(game.monsters)


def nearest_prey(game: Nemesis, monster: i64) -> Slot:
    source = place_of(monster)
    for way in range(len(NEXT[source])):
        if game.has_people(NEXT[source][way]) and may_pass(game, nightmare_of(monster), WAYS[source][way]):
            return NEXT[source][way]
    return 0


def whispers(game: Nemesis) -> None:
    """The number of another card: noise in that corridor of each character's room, or an encounter where there is
    noise already; each corridor once."""
    number = draw_number(game)
    handled: i64 = 0
    steps: list[WhisperTo] = []
    for player in game.in_turn_order():
        corridor = EXITS[game.room[player]][number]
        if game.is_in_a_room(player) and not has(handled, corridor):
            handled = plus(handled, corridor)
            steps.append(WhisperTo(player, corridor))
    for step in steps[::-1]:
        game.then(step)


class WhisperTo(Rule):
    """Noise in a corridor of the character's room, or an encounter."""

    rule: ClassVar[str] = "NE-11.6"
    player: Player
    corridor: i64

    def __init__(self, player: Player, corridor: i64) -> None:
        self.player = player
        self.corridor = corridor

    def run(self, game: Nemesis) -> None:
        if has(game.noise, self.corridor):
            game.then(ENCOUNTERS[self.player])
        else:
            make_noise(game, only(self.corridor))


# === The ship =======================================================================================
def computers(game: Nemesis) -> list[Slot]:
    """Explored rooms with a printed computer, broken or not."""
    return [slot for slot in range(1, 22) if game.is_explored(slot) and HAS_COMPUTER[game.tile[slot]] == 1]


def computer_failure(game: Nemesis) -> None:
    """One broken computer room breaks all others."""
    found = computers(game)
    if any(game.is_broken(slot) for slot in found):
        for slot in found:
            place_malfunction(game, slot)


def ai_failure(game: Nemesis) -> None:
    """With two broken computer rooms self-destruct starts, unless somebody hibernates or it runs; otherwise the
    lowest-numbered computer room breaks."""
    found = computers(game)
    broken = [slot for slot in found if game.is_broken(slot)]
    if len(broken) >= 2:
        if game.fuse == NO_FUSE and not anybody_sleeps(game):
            toggle_fuse(game)
    elif found:
        place_malfunction(game, found[0])


def eject_pod(game: Nemesis) -> None:
    """The pod with the highest number goes; who sat in it stands in the section again."""
    for pod in range(4, 0, -1):
        if can_flip(game, pod):
            game.pods[pod] = with_pod_state(game.pods[pod], EJECTED)
            game.tell(POD_CHANGED, pod, EJECTED)
            for player in range(game.players()):
                if game.pod[player] == pod:
                    game.pod[player] = 0
            return


def fire_wave(game: Nemesis) -> None:
    """Fire next to the lowest-numbered burning room, not through closed doors."""
    burning = places(game.fire)
    if burning:
        spread(game, [slot for slot in game.neighbours(burning[0])])


def spread(game: Nemesis, slots: list[Slot]) -> None:
    for slot in slots:
        place_fire(game, slot)


def overheat(game: Nemesis) -> None:
    """A broken Generator burns, and all fires spread; a working one breaks."""
    generator = game.slot_of(GENERATOR)
    if generator == 0:
        return
    if not game.is_broken(generator):
        place_malfunction(game, generator)
        return
    place_fire(game, generator)
    reached: list[Slot] = []
    for slot in places(game.fire):
        reached.extend(game.neighbours(slot))
    spread(game, reached)

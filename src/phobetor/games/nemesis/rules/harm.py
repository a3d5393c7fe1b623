"""What can happen to characters and rooms: wounds, contamination, madness, death, fire, malfunction, doors."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import FINAL_CHECKS
from phobetor.games.nemesis.rules.box import (
    DOOR_TOKENS,
    FIRE_MARKERS,
    LOWER,
    MALFUNCTION_MARKERS,
)
from phobetor.games.nemesis.rules.decks import discard_item, draw_wound
from phobetor.games.nemesis.rules.names import BLUE_CORPSE, CORPSE, MAGAZINE, NEST, WOUND_ARM, Slot
from phobetor.games.nemesis.rules.packed import (
    card_at,
    dressed_card,
    has_magazine,
    is_dressed,
    is_taped,
    lying_at,
    next_cards,
    pod_state,
    thing_of,
    with_card,
    with_dressing,
    with_pod_state,
    without_dressing,
    without_tape,
    wound_of,
)
from phobetor.games.nemesis.rules.ship import CORRIDORS, CORRIDORS_OF
from phobetor.games.nemesis.rules.state import (
    ACTIVE,
    ASLEEP,
    DEAD,
    LOCKED,
    NO_FUSE,
    UNLOCKED,
    Asked,
    Nemesis,
    PlayerRule,
)
from phobetor.games.nemesis.rules.vocabulary import (
    AT,
    BROKE,
    BURNT,
    BY_EXPLOSION,
    BY_JUMP,
    BY_MADNESS,
    BY_WOUNDS,
    CHOOSE,
    DESTROYED,
    DIED,
    DOOR_CLOSED,
    DOOR_DESTROYED,
    DOOR_OPENED,
    DROPPED,
    FIRE_OUT,
    FIXED_ROOM,
    HEALED,
    HULL_BREAKS,
    JUMPED,
    MADDENED,
    NOBODY_LEFT,
    OF_A_DEED,
    POD_CHANGED,
    SCRATCHED,
    SHIP_ENDED,
    TOO_MUCH_FIRE,
    WOUNDED,
)
from phobetor.kernel.masks import count_bits, has, joined, minus, plus, without
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


# === Wounds =========================================================================================
def light_wound(game: Nemesis, player: Player, cause: i64 = BY_WOUNDS, source: i64 = OF_A_DEED) -> None:
    """The third light wound becomes a serious one; with three serious wounds any wound kills. NE-8.1, NE-8.3"""
    if game.serious_wounds(player) >= 3:
        game.cite("NE-8.3")
        die(game, player, cause)
        return
    game.light[player] += 1
    game.tell(SCRATCHED, player, game.light[player], source)
    if game.light[player] == 3:
        game.cite("NE-8.1")
        game.light[player] = 0
        serious_wound(game, player, cause)


def serious_wound(game: Nemesis, player: Player, cause: i64 = BY_WOUNDS) -> None:
    """Draw a card, whose effect lasts until it is dressed. NE-8.2"""
    count = game.serious_wounds(player)
    if count >= 3:
        game.cite("NE-8.3")
        die(game, player, cause)
        return
    wound = draw_wound(game)
    game.serious[player] = with_card(game.serious[player], count, wound)
    game.tell(WOUNDED, player, wound)
    if wound == WOUND_ARM:
        game.cite("NE-8.12")
        game.then(DropExcess(player))


def dress(game: Nemesis, player: Player, wound: i64) -> None:
    """Turn one card over: its effect is off, but it still counts. NE-8.15"""
    game.cite("NE-8.15")
    for place in range(3):
        if card_at(game.serious[player], place) == wound:
            game.serious[player] = with_dressing(game.serious[player], place)
            game.tell(HEALED, player)
            return


def undress(game: Nemesis, player: Player, wound: i64) -> None:
    for place in range(3):
        if card_at(game.serious[player], place) == dressed_card(wound):
            game.serious[player] = without_dressing(game.serious[player], place)
            return


def dress_all(game: Nemesis, player: Player) -> None:
    for place in range(game.serious_wounds(player)):
        game.serious[player] = with_dressing(game.serious[player], place)
    game.tell(HEALED, player)


def heal_serious(game: Nemesis, player: Player, wound: i64) -> None:
    """Only a dressed wound can be healed; its card goes to the discards."""
    kept: i64 = 0
    count: i64 = 0
    healed = False
    for place in range(3):
        entry = card_at(game.serious[player], place)
        if entry == dressed_card(wound) and not healed:
            healed = True
        elif entry:
            kept = with_card(kept, count, entry)
            count += 1
    game.serious[player] = kept
    game.wound_discards = (*game.wound_discards, wound)
    game.tell(HEALED, player)


def heal_light(game: Nemesis, player: Player, count: i64) -> None:
    """Nothing is told where there is nothing to heal."""
    if game.light[player] == 0:
        return
    game.light[player] = max(game.light[player] - count, 0)
    game.tell(HEALED, player)


def wound_kinds(game: Nemesis, player: Player, dressed: bool) -> list[i64]:
    """The different wounds that are, or are not, dressed."""
    found: list[i64] = []
    serious = game.serious[player]
    while serious:
        if is_dressed(serious) == dressed and wound_of(serious) not in found:
            found.append(wound_of(serious))
        serious = next_cards(serious)
    return found


# === Madness ========================================================================================
def raise_madness(game: Nemesis, player: Player) -> None:
    """At level 5 any increase kills. NE-3.3"""
    if game.madness[player] >= 5:
        game.cite("NE-3.3")
        die(game, player, BY_MADNESS)
    else:
        set_madness(game, player, game.madness[player] + 1)


def set_madness(game: Nemesis, player: Player, level: i64) -> None:
    if game.madness[player] != level:
        game.madness[player] = level
        game.tell(MADDENED, player, level)


def lower_madness(game: Nemesis, player: Player) -> None:
    """One step down where the track has an arrow, never from 3 to 2. NE-3.2"""
    game.cite("NE-3.2")
    set_madness(game, player, LOWER[game.madness[player]])


# === Death and the end of the ship ==================================================================
def die(game: Nemesis, player: Player, cause: i64) -> None:
    """The corpse and carried objects stay in the room, everything else leaves the game; the first death unlocks
    all pods. Nobody dies twice. NE-8.7, NE-8.17"""
    if game.fate[player] != ACTIVE:
        return
    is_first = 0 not in [fate for fate in game.fate]
    game.cite("NE-8.7")
    mark_dead(game, player, cause)
    game.floor.append(lying_at(game.room[player], CORPSE + player))
    for holding in game.held[player][:]:
        if thing_of(holding) >= BLUE_CORPSE:
            game.held[player].remove(holding)
            game.floor.append(lying_at(game.room[player], thing_of(holding)))
    game.floor.sort()
    if is_first:
        game.cite("NE-8.17")
        unlock_pods(game)
    leave_play(game)


def mark_dead(game: Nemesis, player: Player, cause: i64) -> None:
    game.fate[player] = DEAD
    game.pod[player] = 0
    causes = list(game.causes)
    causes[player] = cause
    game.causes = tuple(causes)
    game.tell(DIED, player, cause)


def unlock_pods(game: Nemesis) -> None:
    """All that are still locked. NE-9.7"""
    game.cite("NE-9.7")
    for pod in range(1, 5):
        if pod_state(game.pods[pod]) == LOCKED:
            game.pods[pod] = with_pod_state(game.pods[pod], UNLOCKED)
            game.tell(POD_CHANGED, pod, UNLOCKED)


def leave_play(game: Nemesis) -> None:
    """When nobody is left, the ship goes its way. The first player token waits for the next round. NE-12.10, NE-5.17"""
    if not game.in_turn_order():
        game.cite("NE-12.10")
        end_ship(game, JUMPED, NOBODY_LEFT)


def end_ship(game: Nemesis, how: i64, why: i64) -> None:
    """A jump kills all who are awake, an explosion everybody aboard; a jump with self-destruct running is an
    explosion. Nothing else happens but the final checks. NE-12.1, NE-12.2, NE-12.9"""
    if game.ship_end:
        return
    game.ship_end = DESTROYED if how == DESTROYED or game.fuse != NO_FUSE else JUMPED
    game.cite("NE-12.1" if game.ship_end == JUMPED else "NE-12.2")
    if game.ship_end == DESTROYED:
        game.cite("NE-12.9")
    game.tell(SHIP_ENDED, game.ship_end, why)
    for player in range(game.players()):
        if game.fate[player] == ACTIVE:
            mark_dead(game, player, BY_JUMP if game.ship_end == JUMPED else BY_EXPLOSION)
        elif game.fate[player] == ASLEEP and game.ship_end == DESTROYED:
            mark_dead(game, player, BY_EXPLOSION)
    game.agenda.clear()
    game.then(FINAL_CHECKS[0])


# === Fire and malfunction ===========================================================================
def place_fire(game: Nemesis, slot: Slot) -> None:
    """One marker in a room; the ninth would mean that the ship explodes. NE-4.9, NE-4.21"""
    if game.has_fire(slot):
        return
    if count_bits(game.fire) >= FIRE_MARKERS:
        game.cite("NE-4.21")
        end_ship(game, DESTROYED, TOO_MUCH_FIRE)
        return
    game.fire = plus(game.fire, slot)
    game.tell(BURNT, slot, people_in(game, slot))


def people_in(game: Nemesis, slot: Slot) -> i64:
    """The characters in a room, as bits."""
    found: i64 = 0
    for player in game.here(slot):
        found = plus(found, player)
    return found


def put_out(game: Nemesis, slot: Slot) -> None:
    if game.has_fire(slot):
        game.fire = minus(game.fire, slot)
        game.tell(FIRE_OUT, slot)


def place_malfunction(game: Nemesis, slot: Slot) -> None:
    """One marker in a room, never in the Nest; the ninth would mean that the hull breaks. NE-4.23, NE-4.24"""
    if game.tile[slot] == NEST:
        game.cite("NE-4.23")
        return
    if game.is_broken(slot):
        return
    if count_bits(game.malfunction) >= MALFUNCTION_MARKERS:
        game.cite("NE-4.24")
        end_ship(game, DESTROYED, HULL_BREAKS)
        return
    game.malfunction = plus(game.malfunction, slot)
    game.tell(BROKE, slot)


def fix(game: Nemesis, slot: Slot) -> None:
    game.malfunction = minus(game.malfunction, slot)
    game.tell(FIXED_ROOM, slot)


# === Doors ==========================================================================================
def close_door(game: Nemesis, player: Player, corridor: i64) -> None:
    """Twelve tokens; the player causing the thirteenth chooses which one moves. NE-4.20"""
    if game.doors_used() - (1 if has(game.destroyed, corridor) else 0) >= DOOR_TOKENS:
        game.then(TakeDoor(player, corridor))
        return
    game.destroyed = minus(game.destroyed, corridor)
    game.closed = plus(game.closed, corridor)
    game.tell(DOOR_CLOSED, corridor)


def open_door(game: Nemesis, corridor: i64) -> None:
    """An open door lets the airlock marker go. NE-9.13"""
    if game.is_closed(corridor):
        game.closed = minus(game.closed, corridor)
        game.tell(DOOR_OPENED, corridor)
        check_airlock(game, corridor)


def destroy_door(game: Nemesis, corridor: i64) -> None:
    game.closed = minus(game.closed, corridor)
    game.destroyed = plus(game.destroyed, corridor)
    game.tell(DOOR_DESTROYED, corridor)
    check_airlock(game, corridor)


def check_airlock(game: Nemesis, corridor: i64) -> None:
    if has(CORRIDORS_OF[game.airlock], corridor):
        game.airlock = 0


def toggle_door(game: Nemesis, player: Player, corridor: i64) -> None:
    if game.is_closed(corridor):
        open_door(game, corridor)
    else:
        close_door(game, player, corridor)


class TakeDoor(Asked):
    """All door tokens are in use: choose one on the board that is moved."""

    rule: ClassVar[str] = "NE-4.20"
    corridor: i64

    def __init__(self, player: Player, corridor: i64) -> None:
        self.player = player
        self.corridor = corridor

    def choices(self, game: Nemesis) -> list[Option]:
        """Not from the room that is being sealed. NE-9.13"""
        used = without(joined(game.closed, game.destroyed), CORRIDORS_OF[game.airlock])
        return [AT.of(corridor) for corridor in range(CORRIDORS) if has(used, corridor)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        corridor = AT.arg(option)
        open_door(game, corridor)
        game.destroyed = minus(game.destroyed, corridor)
        close_door(game, self.player, self.corridor)

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-4.20", "take-a-door")


# === Dropping =======================================================================================
def drop(game: Nemesis, player: Player, thing: i64) -> None:
    """An object stays in the room, an item is discarded; taped items come apart. NE-10.4"""
    for holding in game.held[player]:
        if thing_of(holding) == thing:
            game.held[player].remove(holding)
            untape(game, player)
            if thing >= BLUE_CORPSE:
                game.floor.append(lying_at(game.room[player], thing))
                game.floor.sort()
            else:
                discard_item(game, thing)
                if has_magazine(holding):
                    discard_item(game, MAGAZINE)
            game.tell(DROPPED, player, thing)
            return


def untape(game: Nemesis, player: Player) -> None:
    """Tape holds two items together; alone it holds none."""
    held = game.held[player]
    taped: i64 = 0
    for holding in held:
        if is_taped(holding):
            taped += 1
    if taped == 1:
        for place in range(len(held)):
            held[place] = without_tape(held[place])


def held_things(game: Nemesis, player: Player) -> list[i64]:
    found: list[i64] = []
    for holding in game.held[player]:
        if thing_of(holding) not in found:
            found.append(thing_of(holding))
    return found


class DropExcess(PlayerRule):
    """Two hands, or one with a wounded arm: what does not fit MUST be dropped at once. NE-10.3"""

    rule: ClassVar[str] = "NE-10.3"

    def run(self, game: Nemesis) -> None:
        if game.is_active(self.player) and game.free_hands(self.player) < 0:
            game.ask_openly(self.player, self, self.choices(game))

    def choices(self, game: Nemesis) -> list[Option]:
        return [CHOOSE.of(thing) for thing in held_things(game, self.player)]

    def chosen(self, game: Nemesis, option: Option) -> None:
        game.then(self)
        drop(game, self.player, CHOOSE.arg(option))

    def why_not(self, game: Nemesis, option: Option) -> Refusal:
        return against("NE-10.3", "drop-something")

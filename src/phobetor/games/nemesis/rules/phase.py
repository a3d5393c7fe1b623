"""The event phase: time, attacks, fire, event card, lurking, bag development. Chapter 11 of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from phobetor.games.nemesis.rules.ahead import END_OF_PLAYER_PHASE, PANIC_OF
from phobetor.games.nemesis.rules.box import EVENT_AFTER, EXPLOSION, JUMP, YELLOW_FUSE
from phobetor.games.nemesis.rules.decks import draw_event, remove_and_reshuffle
from phobetor.games.nemesis.rules.events import move_by_card, resolve_event
from phobetor.games.nemesis.rules.fight import AttackBy, burn, destroy_eggs, destroy_lair, kill
from phobetor.games.nemesis.rules.harm import die, end_ship, put_out, unlock_pods
from phobetor.games.nemesis.rules.names import DESPOILER, EGG, LAIR, REMOVE
from phobetor.games.nemesis.rules.noise import NOISE_ROLLS, ReturnToken, vanish
from phobetor.games.nemesis.rules.packed import lying_at, nightmare_of, place_of, target_of, target_with
from phobetor.games.nemesis.rules.pieces import add_token_to_bag, insert, make_noise
from phobetor.games.nemesis.rules.ship import CORRIDORS_OF, NEXT, places
from phobetor.games.nemesis.rules.state import BLANK, MADNESS, NO_FUSE, Nemesis, PlayerRule, Rule
from phobetor.games.nemesis.rules.turn import PLAYER_PHASE
from phobetor.games.nemesis.rules.vocabulary import (
    AIRLOCKED,
    BAG_DRAWN,
    BY_AIRLOCK,
    DESTROYED,
    EGG_LOST,
    EVENT,
    FUSE_IS_UP,
    JUMPED,
    TIME,
    TIME_IS_UP,
)
from phobetor.kernel.words import NOBODY


def open_airlock(game: Nemesis) -> None:
    """Everybody and everything in the sealed room dies, but the despoiler; the fire goes out. NE-9.13, NE-9.22"""
    slot = game.airlock
    game.airlock = 0
    game.tell(AIRLOCKED, slot)
    put_out(game, slot)
    for monster in game.monsters[:]:
        if place_of(monster) == slot and nightmare_of(monster) != DESPOILER:
            kill(game, monster)
    if game.has_lair(slot):
        destroy_lair(game, slot)
    for player in game.here(slot):
        die(game, player, BY_AIRLOCK)


class EndOfPlayerPhase(Rule):
    """Everybody has passed: the airlock opens, then the event phase begins."""

    rule: ClassVar[str] = "NE-5.5 NE-9.13"

    def run(self, game: Nemesis) -> None:
        game.then(EVENT_PHASE)
        if game.airlock:
            open_airlock(game)


class EventPhase(Rule):
    """Time, attacks, fire, event card, lurking, bag, and then the next round."""

    rule: ClassVar[str] = "NE-11.1"

    def run(self, game: Nemesis) -> None:
        game.then(LURKING, BAG_DEVELOPMENT, PLAYER_PHASE)
        game.then(TIME_TRACK, ATTACKS, FIRES, EVENT_CARD)


class TimeTrack(Rule):
    """Both markers move; on yellow the pods unlock, and at the end of a track the game ends at once."""

    rule: ClassVar[str] = "NE-11.2 NE-11.9 NE-12.1"

    def run(self, game: Nemesis) -> None:
        game.time += 1
        if game.fuse != NO_FUSE:
            game.cite("NE-11.10")
            game.fuse += 1
        game.tell(TIME, game.time, game.fuse + 1)
        if game.fuse >= EXPLOSION:
            end_ship(game, DESTROYED, FUSE_IS_UP)
        elif game.time >= JUMP:
            end_ship(game, JUMPED, TIME_IS_UP)
        elif game.fuse == YELLOW_FUSE:
            unlock_pods(game)


class Attacks(Rule):
    """Every nightmare in a room with a character attacks once: room by room, the largest first."""

    rule: ClassVar[str] = "NE-11.3 NE-7.10 NE-7.19"

    def run(self, game: Nemesis) -> None:
        if game.no_attacks:
            game.no_attacks = 0
            return
        for place in range(len(game.monsters) - 1, -1, -1):
            monster = game.monsters[place]
            if game.has_people(place_of(monster)):
                game.then(AttackBy(place_of(monster), nightmare_of(monster), NOBODY))


class Fires(Rule):
    """Every nightmare and lair in a burning room takes an injury, once, wherever it retreats to; one egg that nobody
    carries is lost."""

    rule: ClassVar[str] = "NE-11.5"

    def run(self, game: Nemesis) -> None:
        before = game.monsters[:]
        for slot in places(game.fire):
            for monster in before:
                if place_of(monster) == slot:
                    burn(game, slot, target_of(monster))
            if game.has_lair(slot):
                burn(game, slot, target_with(LAIR, game.lair_injuries[slot]))
            self.burn_egg(game, slot)

    def burn_egg(self, game: Nemesis, slot: int) -> None:
        """One that lies there, or one of the Nest. NE-11.14"""
        if lying_at(slot, EGG) in game.floor:
            game.cite("NE-11.14")
            game.floor.remove(lying_at(slot, EGG))
            game.eggs_lost += 1
            game.tell(EGG_LOST, game.eggs)
        elif game.is_nest(slot):
            game.cite("NE-11.14")
            destroy_eggs(game, 1)


class EventCard(Rule):
    """Nightmares on the card that are not in combat move through the corridor it names; then its text."""

    rule: ClassVar[str] = "NE-11.4 NE-11.6"

    def run(self, game: Nemesis) -> None:
        card = draw_event(game)
        game.tell(EVENT, card)
        if EVENT_AFTER[card] == REMOVE:
            remove_and_reshuffle(game, card)
        move_by_card(game, card)
        resolve_event(game, card)


class Lurking(Rule):
    """Nightmares with no character in their room or next door, doors ignored, vanish: noise in all corridors of the
    room, and a token into the bag for each."""

    rule: ClassVar[str] = "NE-11.7"

    def run(self, game: Nemesis) -> None:
        leaving = [monster for monster in game.monsters if self.is_unseen(game, place_of(monster))]
        for monster in leaving:
            make_noise(game, CORRIDORS_OF[place_of(monster)])
        for monster in leaving:
            game.cite("NE-11.16")
            vanish(game, monster)

    def is_unseen(self, game: Nemesis, slot: int) -> bool:
        if game.has_people(slot):
            return False
        for other in NEXT[slot]:
            if game.has_people(other):
                return False
        return True


class BagDevelopment(Rule):
    """Draw a token. A nightmare: it returns, and everybody not in combat rolls for noise. A madness token: its
    owner panics, or it leaves the game and another is drawn. The blank: another nightmare token joins the bag."""

    rule: ClassVar[str] = "NE-11.8"

    def run(self, game: Nemesis) -> None:
        token = game.chance.draw(game.bag, "token of the bag")
        game.bag.sort()
        game.tell(BAG_DRAWN, token if token == BLANK or token >= MADNESS else 9)  # its number does not matter
        if token == BLANK:
            game.cite("NE-11.13")
            insert(game.bag, BLANK)
            add_token_to_bag(game)
        elif token < MADNESS:
            insert(game.bag, token)
            for player in game.in_turn_order()[::-1]:
                game.then(BAG_ROLLS[player])
        else:
            self.madden(game, token)

    def madden(self, game: Nemesis, token: int) -> None:
        for player in range(game.players()):
            if game.character[player] == token - MADNESS and game.is_in_a_room(player):
                game.then(PANIC_OF[player], ReturnToken(token))
                return
        game.cite("NE-11.12")
        game.then(BAG_DEVELOPMENT)


class BagRoll(PlayerRule):
    """A noise roll of bag development; in combat, or in a pod, none is made."""

    rule: ClassVar[str] = "NE-11.8 NE-3.17"

    def run(self, game: Nemesis) -> None:
        if game.pod[self.player]:
            game.cite("NE-9.19")
        elif game.is_active(self.player) and not game.in_combat(game.room[self.player]):
            game.then(NOISE_ROLLS[self.player])


EVENT_PHASE: Final = EventPhase()
TIME_TRACK: Final = TimeTrack()
ATTACKS: Final = Attacks()
FIRES: Final = Fires()
EVENT_CARD: Final = EventCard()
LURKING: Final = Lurking()
BAG_DEVELOPMENT: Final = BagDevelopment()
BAG_ROLLS: Final[list[BagRoll]] = [BagRoll(player) for player in range(5)]
END_OF_PLAYER_PHASE.append(EndOfPlayerPhase())

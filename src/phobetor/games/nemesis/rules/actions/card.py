"""Playing an action card: which can be played now and how, and carrying it out. NE-5.4"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.actions.common import (
    demolition_modes,
    do_demolition,
    do_door,
    do_repair,
    do_search,
    repair_modes,
    search_modes,
)
from phobetor.games.nemesis.rules.actions.fire import (
    SendTo,
    adrenaline,
    adrenaline_modes,
    aimed_fire,
    aimed_modes,
    cover,
    fire_modes,
    full_auto,
    full_auto_modes,
    motivate,
    motivation_modes,
    order_modes,
)
from phobetor.games.nemesis.rules.actions.medic import reanimate, reanimation_modes, treat, treatment_modes
from phobetor.games.nemesis.rules.actions.technical import (
    BurnItem,
    CraftSomething,
    access_denied_modes,
    computer_skill_modes,
    entrance_modes,
    ingenuity_modes,
    intranet_modes,
    knowledge_modes,
    neighbour_modes,
    old_friend_modes,
    piloting_modes,
    pyrotechnic_modes,
    threat_modes,
)
from phobetor.games.nemesis.rules.ahead import PASSES
from phobetor.games.nemesis.rules.box import AMMO, CARD_COST, CARD_MOMENT
from phobetor.games.nemesis.rules.harm import place_malfunction
from phobetor.games.nemesis.rules.move import NORMAL, QUIETLY, Enter, Move
from phobetor.games.nemesis.rules.names import (
    ANY_TIME,
    CARD_ACCESS_DENIED,
    CARD_ADRENALINE,
    CARD_AIMED_FIRE,
    CARD_BASIC_REPAIRS,
    CARD_COMPUTER_SKILLS,
    CARD_COVERING_FIRE,
    CARD_DEMOLITION,
    CARD_FULL_AUTO,
    CARD_INGENUITY,
    CARD_INTRANET,
    CARD_KNOWLEDGE,
    CARD_MOTIVATION,
    CARD_OLD_FRIEND,
    CARD_ORDER,
    CARD_PILOTING,
    CARD_PROGRAMMING,
    CARD_PYROTECHNIC,
    CARD_QUICK_REPAIRS,
    CARD_REANIMATION,
    CARD_RECONNAISSANCE,
    CARD_RELOAD,
    CARD_REPAIRS,
    CARD_REST,
    CARD_SCAVENGING,
    CARD_SEARCH,
    CARD_SUPPRESSIVE_FIRE,
    CARD_TECHNICAL_CORRIDORS,
    CARD_THREAT,
    CLEAN,
    IN_COMBAT,
    OUT_OF_COMBAT,
    REVOLVER,
    Card,
)
from phobetor.games.nemesis.rules.packed import ammo_of, thing_of
from phobetor.games.nemesis.rules.rooms.action import FreeRoomAction
from phobetor.games.nemesis.rules.rooms.health import do_rest, rest_modes
from phobetor.games.nemesis.rules.rooms.stores import load
from phobetor.games.nemesis.rules.state import Nemesis, Rule
from phobetor.games.nemesis.rules.systems import AssessThreat, look_at_course, look_at_room
from phobetor.games.nemesis.rules.vocabulary import (
    AT_DOOR,
    AT_SLOT,
    AT_TARGET,
    ENGINE,
    FIX,
    FREE_ACTION,
    ON_PERSON,
    PLAIN,
    PLAY,
    PLAYED,
    READ_COURSE,
)
from phobetor.kernel.words import Option, Player


def is_the_moment(moment: i64, combat: bool) -> bool:
    """Some cards and items are for combat only, some for any other time. NE-5.3"""
    return moment == ANY_TIME or moment == (IN_COMBAT if combat else OUT_OF_COMBAT)


def cards_to_play(game: Nemesis, player: Player, combat: bool, payable: i64, options: list[Option]) -> None:
    """Every way to play a card that can be paid with the others."""
    last: i64 = 0
    for card in game.hands[player]:
        if card >= CLEAN:
            return
        if card != last and is_the_moment(CARD_MOMENT[card], combat) and CARD_COST[card] < payable:
            for mode in card_modes(game, player, card):
                options.append(PLAY.of(card, mode))
        last = card


def card_modes(game: Nemesis, player: Player, card: Card) -> list[i64]:
    """What the card can do now."""
    if card in (CARD_SEARCH, CARD_SCAVENGING):
        return search_modes(game, player, card == CARD_SCAVENGING)
    if card == CARD_REST:
        return rest_modes(game, player)
    if card == CARD_DEMOLITION:
        return demolition_modes(game, player)
    if card in (CARD_BASIC_REPAIRS, CARD_REPAIRS, CARD_QUICK_REPAIRS):
        return repair_modes(game, player)
    if card in (CARD_COMPUTER_SKILLS, CARD_PROGRAMMING):
        return computer_skill_modes(game, player)
    if card >= CARD_REANIMATION:
        return medic_modes(game, player, card)
    modes = ship_modes(game, player, card)
    return modes if modes else crew_modes(game, player, card)


def crew_modes(game: Nemesis, player: Player, card: Card) -> list[i64]:
    """Captain, Soldier and Scout."""
    if card == CARD_RELOAD:
        return reload_modes(game, player)
    if card == CARD_ORDER:
        return order_modes(game, player)
    if card == CARD_MOTIVATION:
        return motivation_modes(game, player)
    if card in (CARD_SUPPRESSIVE_FIRE, CARD_COVERING_FIRE):
        return fire_modes(game, player)
    if card == CARD_FULL_AUTO:
        return full_auto_modes(game, player)
    if card == CARD_AIMED_FIRE:
        return aimed_modes(game, player)
    if card == CARD_ADRENALINE:
        return adrenaline_modes(game, player)
    if card == CARD_RECONNAISSANCE:
        return neighbour_modes(game, game.room[player])
    return []


def ship_modes(game: Nemesis, player: Player, card: Card) -> list[i64]:
    """Pilot, Mechanic and Scientist."""
    if card == CARD_KNOWLEDGE:
        return knowledge_modes(game, player)
    if card == CARD_PILOTING:
        return piloting_modes(game, player)
    if card == CARD_OLD_FRIEND:
        return old_friend_modes(game, player)
    if card == CARD_INGENUITY:
        return ingenuity_modes(game, player)
    if card == CARD_PYROTECHNIC:
        return pyrotechnic_modes(game, player)
    if card == CARD_TECHNICAL_CORRIDORS:
        return entrance_modes(game, player)
    if card == CARD_INTRANET:
        return intranet_modes(game, player)
    if card == CARD_ACCESS_DENIED:
        return access_denied_modes(game, player)
    if card == CARD_THREAT:
        return threat_modes(game, player)
    return []


def medic_modes(game: Nemesis, player: Player, card: Card) -> list[i64]:
    if card == CARD_REANIMATION:
        return reanimation_modes(game, player)
    return treatment_modes(game, player, card)


def reload_modes(game: Nemesis, player: Player) -> list[i64]:
    for holding in game.held[player]:
        if thing_of(holding) == REVOLVER and ammo_of(holding) < AMMO[REVOLVER]:
            return [PLAIN]
    return []


class CardDeed(Rule):
    """Do what an action card says."""

    rule: ClassVar[str] = "NE-5.4"
    player: Player
    card: Card
    mode: i64

    def __init__(self, player: Player, card: Card, mode: i64) -> None:
        self.player = player
        self.card = card
        self.mode = mode

    def run(self, game: Nemesis) -> None:
        game.tell(PLAYED, self.player, self.card, self.mode)
        play(game, self.player, self.card, self.mode)


def play(game: Nemesis, player: Player, card: Card, mode: i64) -> None:
    if mode in (FIX, ENGINE):
        do_repair(game, player, mode)
    elif mode == FREE_ACTION:
        game.then(FreeRoomAction(player, game.room[player]))
    elif card in (CARD_SEARCH, CARD_SCAVENGING):
        do_search(game, player, mode)
    elif card == CARD_REST:
        do_rest(game, player, mode)
    elif card == CARD_DEMOLITION:
        do_demolition(game, player, mode)
    elif AT_DOOR <= mode < AT_TARGET:
        do_door(game, player, mode)
    elif card >= CARD_REANIMATION:
        play_medic(game, player, card, mode)
    else:
        play_crew(game, player, card, mode)


def play_medic(game: Nemesis, player: Player, card: Card, mode: i64) -> None:
    if card == CARD_REANIMATION:
        reanimate(game, player, mode)
    else:
        treat(game, player, card, mode)


def play_crew(game: Nemesis, player: Player, card: Card, mode: i64) -> None:
    if card == CARD_RELOAD:
        load(game, player, REVOLVER, 1)
    elif card == CARD_ORDER:
        game.then(SendTo(player, mode - ON_PERSON))
    elif card == CARD_MOTIVATION:
        motivate(game, player, mode)
    elif card in (CARD_SUPPRESSIVE_FIRE, CARD_COVERING_FIRE):
        cover(game, player, mode, 1 if card == CARD_COVERING_FIRE else 0)
    elif card == CARD_FULL_AUTO:
        full_auto(game, player, mode)
    elif card == CARD_AIMED_FIRE:
        aimed_fire(game, player, mode)
    elif card == CARD_ADRENALINE:
        adrenaline(game, player, mode)
    elif card == CARD_RECONNAISSANCE:
        game.then(Move(player, mode - AT_SLOT, QUIETLY))
    else:
        play_ship(game, player, card, mode)


def play_ship(game: Nemesis, player: Player, card: Card, mode: i64) -> None:
    if card == CARD_KNOWLEDGE:
        look_at_room(game, player, mode - AT_SLOT)
    elif mode == READ_COURSE:
        look_at_course(game, player)
    elif card == CARD_INGENUITY:
        game.then(CraftSomething(player))
    elif card == CARD_PYROTECHNIC:
        game.then(BurnItem(player, mode))
    elif card == CARD_TECHNICAL_CORRIDORS:
        game.cite("NE-4.12")
        game.then(Enter(player, game.room[player], mode - AT_SLOT, NORMAL), PASSES[player])
    elif card == CARD_INTRANET:
        game.then(FreeRoomAction(player, mode - AT_SLOT))
    elif card == CARD_ACCESS_DENIED:
        place_malfunction(game, mode - AT_SLOT)
    else:
        game.then(AssessThreat(player))

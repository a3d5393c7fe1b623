"""Quest items: activating them, and using those that are active. NE-10.14, NE-10.15"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from phobetor.games.nemesis.rules.actions.common import do_search, search_modes
from phobetor.games.nemesis.rules.ahead import ALL_PASS
from phobetor.games.nemesis.rules.box import QUEST_ITEMS, QUEST_ROOM, QUESTS_OF
from phobetor.games.nemesis.rules.cards import HAND, draw_cards
from phobetor.games.nemesis.rules.gear import spend_item
from phobetor.games.nemesis.rules.harm import close_door, light_wound, open_door
from phobetor.games.nemesis.rules.items.use import pod_modes
from phobetor.games.nemesis.rules.names import (
    ASSAULT_RIFLE,
    HOLO_COMPUTER,
    MOTION_SENSOR,
    QUEST_ANABOLICS,
    QUEST_AUTOLOADER,
    QUEST_FLASHLIGHT,
    QUEST_HOLO_COMPUTER,
    QUEST_LAB_KIT,
    QUEST_MOTION_SENSOR,
    QUEST_ORBITAL,
    QUEST_PILOT_KEY,
    QUEST_SECURITY_KEY,
    QUEST_SHIPS_LOG,
    QUEST_SURGEON_KIT,
    QUEST_TORCH,
)
from phobetor.games.nemesis.rules.packed import thing_of, with_autoloader
from phobetor.games.nemesis.rules.quests import set_quest, spend_quest
from phobetor.games.nemesis.rules.ship import WAYS
from phobetor.games.nemesis.rules.state import ACTIVATED_QUEST, INACTIVE, Nemesis, Rule
from phobetor.games.nemesis.rules.systems import (
    ChangeDoors,
    decontaminate,
    discover,
    discoverable,
    flip_pod,
    look_at_goal,
    own_doors,
)
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    ACTIVATED,
    AT_DOOR,
    AT_POD,
    AT_SLOT,
    ON_PERSON,
    ON_WEAKNESS,
    PLAIN,
    QUEST_USE,
    QUEST_USED,
)
from phobetor.kernel.words import Option, Player


# === Activating =====================================================================================
def activations(game: Nemesis, player: Player, options: list[Option]) -> None:
    """In the right room, or by discarding the right item. NE-10.14"""
    for which in range(2):
        quest = QUESTS_OF[game.character[player]][which]
        if game.quest_state(player, which) != INACTIVE or not has_hand_for(game, player, quest):
            continue
        slot = game.room[player]
        if QUEST_ROOM[quest] == game.tile[slot]:
            options.append(ACTIVATE.of(quest))
        for item in QUEST_ITEMS[quest]:
            if game.has_item(player, item):
                options.append(ACTIVATE.of(quest, item))


def has_hand_for(game: Nemesis, player: Player, quest: i64) -> bool:
    """Two of them are heavy; the autoloader needs its rifle."""
    if quest in (QUEST_MOTION_SENSOR, QUEST_HOLO_COMPUTER):
        return game.free_hands(player) > 0
    return quest != QUEST_AUTOLOADER or game.holds(player, ASSAULT_RIFLE)


class ActivateDeed(Rule):
    """The quest item is in the game from now on."""

    rule: ClassVar[str] = "NE-10.14"
    player: Player
    quest: i64
    part: i64

    def __init__(self, player: Player, quest: i64, part: i64) -> None:
        self.player = player
        self.quest = quest
        self.part = part

    def run(self, game: Nemesis) -> None:
        player = self.player
        if self.part:
            spend_item(game, player, self.part)
        set_quest(game, player, self.quest, ACTIVATED_QUEST)
        game.tell(ACTIVATED, player, self.quest)
        if self.quest == QUEST_MOTION_SENSOR:
            game.held[player].append(MOTION_SENSOR)
        elif self.quest == QUEST_HOLO_COMPUTER:
            game.held[player].append(HOLO_COMPUTER)
        elif self.quest == QUEST_AUTOLOADER:
            attach_autoloader(game, player)


def attach_autoloader(game: Nemesis, player: Player) -> None:
    held = game.held[player]
    for place in range(len(held)):
        if thing_of(held[place]) == ASSAULT_RIFLE:
            held[place] = with_autoloader(held[place])


# === Using ==========================================================================================
def quest_cost(quest: i64) -> i64:
    return 2 if quest == QUEST_FLASHLIGHT else 0 if quest == QUEST_ANABOLICS else 1


def is_for_combat(quest: i64) -> bool:
    """Whether it can be used there, too."""
    return quest in (QUEST_ANABOLICS, QUEST_ORBITAL)


def quests_to_use(game: Nemesis, player: Player, combat: bool, payable: i64, options: list[Option]) -> None:
    for which in range(2):
        quest = QUESTS_OF[game.character[player]][which]
        usable = game.quest_state(player, which) == ACTIVATED_QUEST and quest_cost(quest) <= payable
        if usable and (not combat or is_for_combat(quest)):
            for mode in quest_modes(game, player, quest):
                options.append(QUEST_USE.of(quest, mode))


def quest_modes(game: Nemesis, player: Player, quest: i64) -> list[i64]:
    slot = game.room[player]
    if quest == QUEST_SHIPS_LOG:
        others = [other for other in range(game.players()) if other != player and game.fate[other]]
        return [ON_PERSON + other for other in others] if game.is_computer_room(slot) else []
    if quest in (QUEST_ORBITAL, QUEST_ANABOLICS):
        return [PLAIN]
    if quest == QUEST_PILOT_KEY:
        return pod_modes(game, player)
    if quest == QUEST_TORCH:
        return [AT_DOOR + corridor for corridor in WAYS[slot]]
    if quest == QUEST_FLASHLIGHT:
        return search_modes(game, player, False)
    if quest == QUEST_SECURITY_KEY:
        return [AT_SLOT + place for place in range(1, 22) if own_doors(game, place)]
    if quest == QUEST_LAB_KIT:
        return [ON_WEAKNESS + place for place in discoverable(game, slot)]
    if quest == QUEST_SURGEON_KIT:
        return [ON_PERSON + other for other in game.here(slot)]
    return []


class QuestDeed(Rule):
    """Use an active quest item; the plasma torch and the flashlight stay, the others are used once."""

    rule: ClassVar[str] = "NE-10.15"
    player: Player
    quest: i64
    mode: i64

    def __init__(self, player: Player, quest: i64, mode: i64) -> None:
        self.player = player
        self.quest = quest
        self.mode = mode

    def run(self, game: Nemesis) -> None:
        game.tell(QUEST_USED, self.player, self.quest, self.mode)
        if self.quest != QUEST_TORCH and self.quest != QUEST_FLASHLIGHT:
            spend_quest(game, self.player, self.quest)
        use_quest(game, self.player, self.quest, self.mode)


def use_quest(game: Nemesis, player: Player, quest: i64, mode: i64) -> None:
    if quest == QUEST_SHIPS_LOG:
        look_at_goal(game, player, mode - ON_PERSON)
    elif quest == QUEST_ORBITAL:
        game.then(ALL_PASS[0])
    elif quest == QUEST_PILOT_KEY:
        flip_pod(game, mode - AT_POD)
    elif quest == QUEST_TORCH:
        torch(game, player, mode - AT_DOOR)
    elif quest == QUEST_FLASHLIGHT:
        do_search(game, player, mode)
    elif quest == QUEST_SECURITY_KEY:
        game.then(ChangeDoors(player, mode - AT_SLOT, 0))
    elif quest == QUEST_LAB_KIT:
        discover(game, mode - ON_WEAKNESS)
    elif quest == QUEST_SURGEON_KIT:
        decontaminate(game, mode - ON_PERSON)
        light_wound(game, mode - ON_PERSON)
    else:
        draw_cards(game, player, HAND - len(game.hands[player]))


def torch(game: Nemesis, player: Player, corridor: i64) -> None:
    """The plasma torch closes destroyed doors too. NE-4.8"""
    if game.is_closed(corridor):
        open_door(game, corridor)
    else:
        close_door(game, player, corridor)

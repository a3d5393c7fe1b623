"""The end: what becomes of the ship and of those aboard, contamination, objectives. Chapter 12 of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.ahead import FINAL_CHECKS
from phobetor.games.nemesis.rules.box import COURSES, QUESTS_OF, is_contamination
from phobetor.games.nemesis.rules.goals import CHOOSE_GOALS
from phobetor.games.nemesis.rules.harm import dress_all, mark_dead, set_madness
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CORPSE,
    EARTH,
    EGG,
    EMERGENCY,
    GOAL_AB_OVO,
    GOAL_ALIENS,
    GOAL_BIDING_TIME,
    GOAL_BIOLOGY,
    GOAL_BURIAL,
    GOAL_CLEAN_UP,
    GOAL_DESTINATION_EARTH,
    GOAL_EXPLORER,
    GOAL_FIRST_CONTACT,
    GOAL_FRIENDS,
    GOAL_GREAT_HUNT,
    GOAL_HEAD,
    GOAL_HOARDER,
    GOAL_INSIGHT,
    GOAL_NECROSCOPY,
    GOAL_NO_MAN,
    GOAL_OLD_FRIENDSHIP,
    GOAL_POST_MORTEM,
    GOAL_PRECIOUS,
    GOAL_PROPERTY,
    GOAL_QUARANTINE,
    MARS,
    QUEST_HOLO_COMPUTER,
    QUEST_MOTION_SENSOR,
    SURGERY,
)
from phobetor.games.nemesis.rules.packed import has_magazine, lying_at, thing_of
from phobetor.games.nemesis.rules.pieces import insert
from phobetor.games.nemesis.rules.ship import TILES
from phobetor.games.nemesis.rules.state import ACTIVATED_QUEST, ACTIVE, ASLEEP, AWAY, DEAD, MADNESS, Nemesis, Rule
from phobetor.games.nemesis.rules.vocabulary import (
    ARRIVED,
    BY_CONTAMINATION,
    BY_COURSE,
    BY_EXPLOSION,
    COOP,
    DESTROYED,
    ENGINES_BROKEN,
    GOAL_SHOWN,
    GREAT_HUNT,
    JUMPED,
    MODE,
    REVIVED,
    SHIP_ENDED,
    SURVIVED,
)
from phobetor.kernel.masks import count_bits, has, shared
from phobetor.kernel.words import Player

NOWHERE: Final = -1


class FinalChecks(Rule):
    """Engines, coordinates, contamination, objectives, in this order, for everybody who is still alive."""

    rule: ClassVar[str] = "NE-12.3 NE-12.4 NE-12.5 NE-12.6 NE-12.7"

    def run(self, game: Nemesis) -> None:
        for player in range(game.players()):
            if game.kept[player] == 0 and game.fate[player] != DEAD:
                game.then(CHOOSE_GOALS, self)
                return
        check_engines(game)
        planet = check_course(game)
        for player in range(game.players()):
            if survives(game, player):
                check_contamination(game, player)
        game.finish(game.ship_end, winners(game, planet))


def survives(game: Nemesis, player: Player) -> bool:
    return game.fate[player] == ASLEEP or game.fate[player] == AWAY


def check_engines(game: Nemesis) -> None:
    """Two broken engines of three, and the ship explodes. NE-12.3"""
    if game.ship_end == JUMPED and game.engines.count(0) >= 2:
        game.ship_end = DESTROYED
        game.tell(SHIP_ENDED, DESTROYED, ENGINES_BROKEN)
        for player in range(game.players()):
            if game.fate[player] == ASLEEP:
                mark_dead(game, player, BY_EXPLOSION)


def check_course(game: Nemesis) -> i64:
    """Where the ship arrives; who sleeps must reach Earth, or Mars with Quarantine. NE-12.4"""
    if game.ship_end == DESTROYED:
        return NOWHERE
    planet = COURSES[game.coordinates][game.destination]
    game.tell(ARRIVED, planet)
    for player in range(game.players()):
        is_saved = planet == EARTH or (planet == MARS and goal_of(game, player) == GOAL_QUARANTINE)
        if game.fate[player] == ASLEEP and not is_saved:
            mark_dead(game, player, BY_COURSE)
    return planet


def goal_of(game: Nemesis, player: Player) -> i64:
    return game.second_goals[player] if game.kept[player] == 2 else game.goals[player]


def check_contamination(game: Nemesis, player: Player) -> None:
    """Each own contamination card raises madness; at 5 all cards are shuffled and four drawn, and a contamination
    card among them kills. NE-12.5, NE-12.11"""
    madness = game.madness[player] + game.own_contamination(player)
    set_madness(game, player, madness if madness < 5 else 5)
    if game.madness[player] < 5:
        return
    game.cite("NE-12.11")
    deck = [*game.hands[player], *game.decks[player], *game.discards[player]]
    game.hands[player] = []
    game.discards[player] = []
    game.decks[player] = deck[:]
    for _ in range(4):
        if deck and is_contamination(game.chance.draw(deck, "card")):
            mark_dead(game, player, BY_CONTAMINATION)
            return


# === Objectives =====================================================================================
def winners(game: Nemesis, planet: i64) -> tuple[int, ...]:
    """Survivors whose objective is fulfilled; in full cooperation all or nobody. NE-12.6, NE-1.4"""
    fulfilled: list[bool] = []
    for player in range(game.players()):
        goal = goal_of(game, player)
        done = is_fulfilled_together(game, goal, planet) if is_coop(game) else is_fulfilled(game, player, goal, planet)
        alive = survives(game, player)
        if alive:
            game.tell(SURVIVED, player, game.madness[player])
        if alive or is_coop(game):
            game.tell(GOAL_SHOWN, player, goal, 1 if done else 0)
        fulfilled.append(done)
    if is_coop(game):
        game.cite("NE-1.4")
        all_won = False not in fulfilled and count_survivors(game) > 0
        return tuple([player for player in range(game.players())]) if all_won else ()
    return tuple([player for player in range(game.players()) if fulfilled[player]])


def is_coop(game: Nemesis) -> bool:
    return game.settings[MODE] == COOP and game.players() > 1


def count_survivors(game: Nemesis) -> i64:
    count: i64 = 0
    for player in range(game.players()):
        if survives(game, player):
            count += 1
    return count


def is_destroyed(game: Nemesis) -> bool:
    return game.ship_end == DESTROYED


def is_nest_destroyed(game: Nemesis) -> bool:
    """No egg left in it, or no ship. NE-12.2"""
    return game.eggs == 0 or is_destroyed(game)


def is_all_explored(game: Nemesis) -> bool:
    return shared(game.explored, TILES) == TILES


def is_despoiler_beaten(game: Nemesis) -> bool:
    return game.is_despoiler_dead() or is_destroyed(game)


def is_only_one(game: Nemesis) -> bool:
    """Of the survivor whose objective is looked at: nobody else is left."""
    return count_survivors(game) == 1


def is_fulfilled(game: Nemesis, player: Player, goal: i64, planet: i64) -> bool:
    """The conditions of the objectives. NE-12.7"""
    if not survives(game, player):
        return False
    signal = has(game.signals, player)
    if goal in (GOAL_PROPERTY, GOAL_OLD_FRIENDSHIP):
        return planet == EARTH or is_only_one(game)
    if goal == GOAL_QUARANTINE:
        return planet == MARS or (planet == EARTH and is_nest_destroyed(game))
    if goal == GOAL_BURIAL:
        return signal and game.holds(player, BLUE_CORPSE)
    if goal == GOAL_HOARDER:
        return game.fate[player] == AWAY and items_owned(game, player) >= 7
    if goal == GOAL_GREAT_HUNT:
        outright = game.is_despoiler_dead() and game.settings[GREAT_HUNT] == 0  # NE-12.12
        return outright or (signal and is_despoiler_beaten(game))
    if goal == GOAL_FRIENDS:
        return count_survivors(game) >= 2
    if goal == GOAL_PRECIOUS:
        return signal and game.holds(player, EGG)
    if GOAL_BIDING_TIME <= goal <= GOAL_INSIGHT:
        return rival_is_gone(game, goal - GOAL_BIDING_TIME + 1) or is_only_one(game)
    return is_task_done(game, goal, planet, signal)


def is_task_done(game: Nemesis, goal: i64, planet: i64, signal: bool) -> bool:
    """Tasks that do not depend on who did them, but for the signal."""
    if goal in (GOAL_EXPLORER, GOAL_NO_MAN):
        return signal and is_all_explored(game)
    if goal in (GOAL_ALIENS, GOAL_CLEAN_UP):
        return signal and is_nest_destroyed(game)
    if goal == GOAL_NECROSCOPY:
        return signal and has(game.weak_open, 2)
    if goal == GOAL_AB_OVO:
        return has(game.weak_open, 1)
    if goal in (GOAL_BIOLOGY, GOAL_FIRST_CONTACT):
        return count_bits(game.weak_open) >= 2
    if goal == GOAL_DESTINATION_EARTH:
        return planet == EARTH
    if goal == GOAL_HEAD:
        return signal and is_despoiler_beaten(game)
    if goal == GOAL_POST_MORTEM:
        return is_corpse_in_surgery(game)
    return any(survives(game, player) and game.holds(player, EGG) for player in range(game.players()))  # Delivery


def rival_is_gone(game: Nemesis, number: i64) -> bool:
    return not any(game.number[other] == number and survives(game, other) for other in range(game.players()))


def items_owned(game: Nemesis, player: Player) -> i64:
    """Item cards in backpack and hands, attached ones and active quest items; objects do not count. NE-12.8"""
    count: i64 = len(game.packs[player])
    for holding in game.held[player]:
        if thing_of(holding) < BLUE_CORPSE:
            count += 1
        if has_magazine(holding):
            count += 1
    for which in range(2):
        quest = QUESTS_OF[game.character[player]][which]
        heavy = quest in (QUEST_MOTION_SENSOR, QUEST_HOLO_COMPUTER)
        if game.quest_state(player, which) == ACTIVATED_QUEST and not heavy:
            count += 1
    return count


def is_corpse_in_surgery(game: Nemesis) -> bool:
    slot = game.slot_of(SURGERY)
    if lying_at(slot, BLUE_CORPSE) in game.floor:
        return True
    return any(game.room[player] == slot and game.holds(player, BLUE_CORPSE) for player in range(game.players()))


# === Full cooperation ===============================================================================
def needs_signal(goal: i64) -> bool:
    return goal in (GOAL_NO_MAN, GOAL_HEAD, GOAL_CLEAN_UP)


def is_fulfilled_together(game: Nemesis, goal: i64, planet: i64) -> bool:
    """As many signals as there are objectives that ask for one. NE-1.5"""
    game.cite("NE-1.5")
    wanted: i64 = 0
    for player in range(game.players()):
        if needs_signal(game.goals[player]):
            wanted += 1
    return is_task_done(game, goal, planet, count_bits(game.signals) >= wanted)


def revive_the_dead(game: Nemesis) -> None:
    """A corpse in a working Emergency Room without nightmares comes back at the start of a round: light wounds are
    healed, serious ones dressed. NE-1.6"""
    if not is_coop(game):
        return
    slot = game.slot_of(EMERGENCY)
    if game.is_broken(slot) or game.in_combat(slot):
        return
    for player in range(game.players()):
        if lying_at(slot, CORPSE + player) in game.floor:
            game.floor.remove(lying_at(slot, CORPSE + player))
            raise_from_the_dead(game, player, slot)


def raise_from_the_dead(game: Nemesis, player: Player, slot: i64) -> None:
    game.cite("NE-1.6")
    game.fate[player] = ACTIVE
    game.room[player] = slot
    game.light[player] = 0
    dress_all(game, player)
    causes = list(game.causes)
    causes[player] = 0
    game.causes = tuple(causes)
    if MADNESS + game.character[player] not in game.bag:
        insert(game.bag, MADNESS + game.character[player])
    game.tell(REVIVED, player)


FINAL_CHECKS.append(FinalChecks())

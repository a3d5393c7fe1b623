"""Actions of a turn in words: what a chip says, what is confirmed, and what somebody has declared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from phobetor.book.bar import Chip, Fact
from phobetor.games.nemesis.rules.actions.card import CardDeed
from phobetor.games.nemesis.rules.fight import Melee, Shoot
from phobetor.games.nemesis.rules.gear import Craft, PickUp, Trade
from phobetor.games.nemesis.rules.items.quest import ActivateDeed, QuestDeed
from phobetor.games.nemesis.rules.items.use import ItemDeed
from phobetor.games.nemesis.rules.move import CAREFULLY, Move
from phobetor.games.nemesis.rules.names import HIBERNATORIUM
from phobetor.games.nemesis.rules.noise import NoiseRoll
from phobetor.games.nemesis.rules.panic import PanicEffect
from phobetor.games.nemesis.rules.reaction import Cancel, EndOfDeed, Pay, Resolution, Window
from phobetor.games.nemesis.rules.rooms.action import RoomDeed
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    CAREFUL,
    CRAFT,
    MELEE,
    MOVE,
    PASS,
    PICK,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    SHOOT,
    SPEAK,
    TRADE,
    USE,
)
from phobetor.games.nemesis.words.aboard import At, is_loaded, place, target_name, thing_name
from phobetor.games.nemesis.words.effects import KINDS, effect_facts, used_words
from phobetor.games.nemesis.words.facts import (
    bleeding,
    carefully,
    escaping,
    fact,
    moving,
    shooting,
    striking,
    told,
    turn_ends,
)
from phobetor.games.nemesis.words.prices import price
from phobetor.kernel.agenda import Step
from phobetor.kernel.words import Option, code_of

NO_DEED: Option = -1


# === What a chip says ===============================================================================
def turn_chip(at: At, option: Option) -> Chip:
    """An action with its name, price and facts; in which tab it stands is not decided here."""
    cost = max(0, price(at.table, at.seat, option))
    return Chip(words(at, option), facts(at, option), cost, deed=priced(at, option, cost))


def paid_chip(at: At, option: Option) -> Chip:
    """What a card lets one do for nothing more. NE-5.10"""
    return Chip(words(at, option), facts(at, option), deed=priced(at, option, 0))


def words(at: At, option: Option) -> str:
    kind = KINDS.get(code_of(option), "")
    if kind:
        what, mode = PLAY.args(option)
        return used_words(at, option, kind, what, mode)
    if MOVE.matches(option) or CAREFUL.matches(option):
        return place(at, MOVE.arg(option))
    if SHOOT.matches(option):
        item, target = SHOOT.args(option)
        return at.told("chip-shoot", item=thing_name(at, item, is_loaded), target=target_name(at, target))
    if MELEE.matches(option):
        return at.told("chip-melee", target=target_name(at, MELEE.arg(option)))
    if CRAFT.matches(option):
        return at.told("chip-craft", item=at.name("item", CRAFT.arg(option)))
    if ACTIVATE.matches(option):
        return at.told("chip-activate", quest=at.name("quest", ACTIVATE.arg(option)))
    return at.say.option(option)


def facts(at: At, option: Option) -> list[Fact]:
    kind = KINDS.get(code_of(option), "")
    if kind:
        return effect_facts(at, kind, *PLAY.args(option))
    if MOVE.matches(option):
        fights = at.table.in_combat(at.here)
        return escaping(at, MOVE.arg(option)) if fights else moving(at, MOVE.arg(option))
    if CAREFUL.matches(option):
        return carefully(at, CAREFUL.arg(option))
    if SHOOT.matches(option):
        return shooting(at, *SHOOT.args(option))
    if MELEE.matches(option):
        return striking(at, MELEE.arg(option))
    return other_facts(at, option)


def other_facts(at: At, option: Option) -> list[Fact]:
    if CRAFT.matches(option):
        item, parts = CRAFT.args(option)
        return [fact(at, "from", parts=at.name("parts", parts)), *told(at, "item", item)]
    if ACTIVATE.matches(option):
        quest, part = ACTIVATE.args(option)
        spent = [fact(at, "discards", "bad", item=at.name("item", part))] if part else []
        return [*spent, *told(at, "quest", quest)]
    if PASS.matches(option):
        stays = "pass-in-combat" if at.table.has_nightmare(at.here) else "pass"  # of a lair the end of the turn tells
        return [*turn_ends(at), *bleeding(at), fact(at, stays)]
    if SPEAK.matches(option):
        return [fact(at, "speak")]
    return told(at, "thing", PICK.arg(option)) if PICK.matches(option) else []


# === What is confirmed ==============================================================================
def deed(at: At, option: Option) -> str:
    """The action as one says it before it is done."""
    if MOVE.matches(option):
        message = "deed-escape" if at.table.in_combat(at.here) else "deed-move"
        return at.told(message, place=place(at, MOVE.arg(option)))
    if CAREFUL.matches(option):
        return at.told("deed-careful", place=place(at, CAREFUL.arg(option)))
    return words(at, option)


def priced(at: At, option: Option, cost: int) -> str:
    if ROOM_ACTION.matches(option) and ROOM_ACTION.arg(option) == HIBERNATORIUM:
        return at.told("deed-sleep", count=cost)
    return at.told("deed-for", deed=deed(at, option), count=cost) if cost else deed(at, option)


# === What is declared ===============================================================================
def waiting_step(at: At) -> Step[Any] | None:
    """What is paid for, or could be interrupted: the step under the payment and the window. NE-5.2, NE-5.12"""
    around = (Pay, Window, Resolution, EndOfDeed)
    return next((step for step in reversed(at.agenda) if not isinstance(step, around)), None)


def declared(at: At) -> Option:
    """The action that is being paid for, as it was chosen; NO_DEED if it is none."""
    step: Any = waiting_step(at)
    if isinstance(step, Move):
        return (CAREFUL if step.how == CAREFULLY else MOVE).of(step.slot)
    if isinstance(step, CardDeed):
        return PLAY.of(step.card, step.mode)
    if isinstance(step, ItemDeed):
        return USE.of(step.item, step.mode)
    if isinstance(step, RoomDeed):
        return ROOM_ACTION.of(at.table.tile[step.slot], step.mode)
    if isinstance(step, QuestDeed):
        return QUEST_USE.of(step.quest, step.mode)
    if isinstance(step, Shoot):
        return SHOOT.of(step.item, step.target)
    return declared_otherwise(step)


def declared_otherwise(step: Any) -> Option:
    if isinstance(step, Melee):
        return MELEE.of(step.target)
    if isinstance(step, PickUp):
        return PICK.of(step.thing)
    if isinstance(step, Trade):
        return TRADE.of(step.partner)
    if isinstance(step, Craft):
        return CRAFT.of(step.item, step.parts)
    return ACTIVATE.of(step.quest, step.part) if isinstance(step, ActivateDeed) else NO_DEED


def paid_for(at: At) -> str:
    """What the payment is for, in words; a roll of the motion sensor is the only thing that is no action."""
    option = declared(at)
    if option == NO_DEED:
        return at.told("verb-reroll") if isinstance(waiting_step(at), NoiseRoll) else at.told("deed-act")
    if ROOM_ACTION.matches(option) and ROOM_ACTION.arg(option) == HIBERNATORIUM:
        return at.told("do-hibernatorium-now")
    return deed(at, option)


def to_be_interrupted(at: At, victim: int) -> str:
    """What another is about to do, from where that player stands."""
    step: Any = waiting_step(at)
    if isinstance(step, Cancel):
        return at.told("verb-interrupt")
    if isinstance(step, PanicEffect):
        return at.told("deed-panic", panic=at.name("panic", step.panic))
    theirs = replace(at, seat=victim)
    option = declared(theirs)
    return at.told("deed-act") if option == NO_DEED else deed(theirs, option)

"""What an option of Nemesis means aboard as it is: what it costs, what is there, whether a door opens or closes."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import CARD_COST, ROOM_COST
from phobetor.games.nemesis.rules.items.quest import quest_cost
from phobetor.games.nemesis.rules.items.use import item_cost
from phobetor.games.nemesis.rules.names import NIGHTMARES
from phobetor.games.nemesis.rules.packed import ammo_of, has, nightmare_of, place_of, thing_of
from phobetor.games.nemesis.rules.ship import CORRIDORS, FIXED, NEXT, WAYS
from phobetor.games.nemesis.rules.state import Nemesis, most_ammo
from phobetor.games.nemesis.rules.turn import TakeTurn, move_cost
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import (
    ACTIVATE,
    AT,
    AT_DOOR,
    AT_TARGET,
    CAREFUL,
    CRAFT,
    DRAFT,
    KEEP_GOAL,
    KEEP_ITEM,
    MELEE,
    MOVE,
    PICK,
    PLAIN,
    PLAY,
    QUEST_USE,
    ROOM_ACTION,
    SHOOT,
    SPEAK_OF,
    TO,
    TRADE,
    USE,
)
from phobetor.games.nemesis.words.about import about
from phobetor.games.nemesis.words.describe import describe
from phobetor.kernel.words import Option, Verb

ONE_CARD = (SHOOT, MELEE, PICK, TRADE, CRAFT, ACTIVATE)
SHOWN: dict[Verb, str] = {DRAFT: "character", KEEP_GOAL: "objective", KEEP_ITEM: "item"}
WITH_MODE: dict[Verb, str] = {PLAY: "card", USE: "item", ROOM_ACTION: "room", QUEST_USE: "quest"}


def remarks(view: NemesisView, say: Speaker) -> list[str]:
    table = view.table
    question = view.question()
    acts = question is not None and isinstance(question.step, TakeTurn)
    return [
        "; ".join([*remark(table, view.seat, option, say), *(cost(table, view.seat, option, say) if acts else [])])
        for option in view.options
    ]


# --- what it costs ----------------------------------------------------------------------------------
def price(table: Nemesis, seat: int, option: Option) -> int:
    """How many action cards are paid, beside a card that is played; -1 for what is free. NE-5.2"""
    if MOVE.matches(option):
        return move_cost(table, seat, table.in_combat(table.room[seat]))
    if CAREFUL.matches(option):
        return 2
    if PLAY.matches(option):
        return int(CARD_COST[PLAY.arg(option)])
    if USE.matches(option):
        return item_cost(table, seat, *USE.args(option))
    if ROOM_ACTION.matches(option):
        return int(ROOM_COST[ROOM_ACTION.arg(option)])
    if QUEST_USE.matches(option):
        return quest_cost(QUEST_USE.arg(option))
    return 1 if any(verb.matches(option) for verb in ONE_CARD) else -1


def cost(table: Nemesis, seat: int, option: Option, say: Speaker) -> list[str]:
    count = price(table, seat, option)
    if PLAY.matches(option):
        return [say.say("remark-costs-more", count=count)] if count > 0 else []
    return [say.say("remark-costs", count=count)] if count >= 0 else []


# --- what it means ----------------------------------------------------------------------------------
def remark(table: Nemesis, seat: int, option: Option, say: Speaker) -> list[str]:
    for verb in (MOVE, CAREFUL, TO, SPEAK_OF):
        if verb.matches(option):
            return room(table, seat, verb.arg(option), say)
    for verb, kind in SHOWN.items():
        if verb.matches(option):
            return told(kind, verb.arg(option), say)
    for verb, kind in WITH_MODE.items():
        if verb.matches(option):
            value, mode = verb.args(option)
            return told(kind, value, say) if mode == PLAIN else effect(table, mode, say)
    if AT.matches(option):
        return door(table, AT.arg(option), say)
    return ammo(table, seat, SHOOT.arg(option), say) if SHOOT.matches(option) else []


def told(kind: str, value: int, say: Speaker) -> list[str]:
    """The sentence that says what a thing does."""
    message = about(kind, value)
    return [say.say(message).removesuffix(".")] if message else []


def effect(table: Nemesis, mode: int, say: Speaker) -> list[str]:
    return door(table, mode - AT_DOOR, say) if AT_DOOR <= mode < AT_TARGET else []


def door(table: Nemesis, corridor: int, say: Speaker) -> list[str]:
    """Whether it stands open, is closed, or is no more."""
    if not 0 <= corridor < CORRIDORS:
        return []
    if has(table.destroyed, corridor):
        return [say.say("remark-door-destroyed")]
    return [say.say("remark-door-closed" if table.is_closed(corridor) else "remark-door-open")]


def ammo(table: Nemesis, seat: int, item: int, say: Speaker) -> list[str]:
    for holding in table.held[seat]:
        if thing_of(holding) == item:
            return [say.say("remark-ammo", count=ammo_of(holding), most=most_ammo(holding))]
    return []


def room(table: Nemesis, seat: int, slot: int, say: Speaker) -> list[str]:
    """What the seat knows of the room: its name, fire, malfunction, who and what is there, noise on the way."""
    found: list[str] = []
    if table.tile[slot] and not FIXED[slot]:
        found.append(describe("room", table.tile[slot], say))
    if not table.is_explored(slot):
        found.append(say.say("board-unexplored"))
    found += [say.say("board-fire")] if table.has_fire(slot) else []
    found += [say.say("board-malfunction")] if table.is_broken(slot) else []
    found += [say.say("board-lair")] if table.has_lair(slot) else []
    found += who_is_in(table, seat, slot, say)
    return [*found, *on_the_way(table, table.room[seat], slot, say)]


def who_is_in(table: Nemesis, seat: int, slot: int, say: Speaker) -> list[str]:
    people = [say.player(player) for player in table.here(slot) if player != seat]
    nightmares = [
        say.say(f"nightmare-{NIGHTMARES[nightmare_of(entry)]}") for entry in table.monsters if place_of(entry) == slot
    ]
    return [say.say("remark-here", who=", ".join([*people, *nightmares]))] if people or nightmares else []


def on_the_way(table: Nemesis, here: int, slot: int, say: Speaker) -> list[str]:
    for other, corridor in zip(NEXT[here], WAYS[here], strict=True):
        if other == slot and has(table.noise, corridor):
            return [say.say("remark-noise")]
    return []

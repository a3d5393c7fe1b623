"""What can be answered to every question but that for an action, in words that name the deed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from phobetor.book.bar import END, Chip, Fact
from phobetor.book.text import kebab
from phobetor.games.nemesis.rules.actions.fire import ChooseWeapon, EscapeTo, SendTo
from phobetor.games.nemesis.rules.fight import AIMED, ArmorChoice, RollAgain
from phobetor.games.nemesis.rules.harm import TakeDoor
from phobetor.games.nemesis.rules.names import PANIC_HALLUCINATIONS
from phobetor.games.nemesis.rules.noise import SensorChoice
from phobetor.games.nemesis.rules.panic import PanicChoice
from phobetor.games.nemesis.rules.systems import AssessThreat, ChangeDoors, LookAtPlans
from phobetor.games.nemesis.rules.vocabulary import (
    AT,
    CHOOSE,
    CLAIM_COURSE,
    CLAIM_ENGINE,
    CLAIM_GOAL,
    CLAIM_HEALTH,
    CLAIM_ROOM,
    CLAIM_TOKEN,
    CRAFT,
    DISCARD,
    DONE,
    DRAFT,
    INTERRUPT,
    KEEP_GOAL,
    KEEP_ITEM,
    KEEP_ON_TOP,
    LAUNCH,
    LEAVE_ORDER,
    LET_BE,
    LET_GO,
    NO,
    OFFER,
    PAY,
    PERSON,
    REMOVE_CARD,
    REROLL,
    ROOM_ACTION,
    SILENT,
    SPEAK_OF,
    STAY,
    SWAP,
    TARGET,
    TO,
    TO_BOTTOM,
    WOUND,
    YES,
    YIELD,
)
from phobetor.games.nemesis.words.aboard import (
    At,
    corridor_name,
    door_change,
    ends,
    is_held,
    is_loaded,
    place,
    room_name,
    target_name,
    thing_name,
    upper,
)
from phobetor.games.nemesis.words.deeds import paid_chip
from phobetor.games.nemesis.words.facts import (
    bleeding,
    door_moves,
    escaping,
    everything_in,
    fact,
    hitting,
    moving,
    shooting,
    told,
)
from phobetor.games.nemesis.words.odds import is_deadly, shot_injuries
from phobetor.games.nemesis.words.progress import progress
from phobetor.kernel.masks import has
from phobetor.kernel.words import Option, Verb, code_of

DANGERS = (
    "LoseCard", "LoseHope", "BurnItem", "RipBandage", "DropExcess", "ArmorChoice", "ArmorAgainstSurprise",
    "NervesChoice", "PanicChoice",
)  # fmt: skip
"""Questions at which something is lost."""


def answer(at: At, option: Option) -> Chip:
    """The chip of an option; what nothing is to be said of stands in the words of the option."""
    return ANSWERS.get(code_of(option), in_its_words)(at, option)


def in_its_words(at: At, option: Option) -> Chip:
    return Chip(at.say.option(option))


def first(option: Option) -> int:
    return DRAFT.arg(option)


# === Rooms, corridors, people, things ===============================================================
def to_a_room(at: At, option: Option) -> Chip:
    slot = first(option)
    if isinstance(at.step, LookAtPlans):
        return Chip(place(at, slot), everything_in(at, slot), plain=True)
    if isinstance(at.step, EscapeTo):
        return Chip(place(at, slot), escaping(at, slot), deed=at.told("deed-escape", place=place(at, slot)))
    sends = isinstance(at.step, SendTo) and at.say.title.step_arguments(at.step)["mover"] != at.seat
    return Chip(place(at, slot), everything_in(at, slot) if sends else moving(at, slot))


def at_a_corridor(at: At, option: Option) -> Chip:
    corridor = first(option)
    if isinstance(at.step, ChangeDoors):
        return Chip(upper(door_change(at, corridor, at.step.slot)), door_moves(at, corridor))
    if isinstance(at.step, TakeDoor):
        state = "door-goes-destroyed" if has(at.table.destroyed, corridor) else "door-goes-closed"
        return Chip(ends(corridor), [fact(at, state)])
    return Chip(corridor_name(at, corridor, at.here), [fact(at, "noise-here", "bad", "g-noise")])


def a_person(at: At, option: Option) -> Chip:
    who = first(option)
    return Chip(at.told("chip-yourself") if who == at.seat else at.say.player(who))


def a_thing(at: At, option: Option) -> Chip:
    """What is dropped, offered, fired or emptied; of two alike the first that can be."""
    thing = first(option)
    if isinstance(at.step, ChooseWeapon):
        found = shooting(at, thing, at.step.target)
        again = [fact(at, "roll-again", "good")] if at.step.style == AIMED else []
        return Chip(upper(thing_name(at, thing, is_loaded)), [*found, *again])
    empties = isinstance(at.step, PanicChoice) and at.step.panic == PANIC_HALLUCINATIONS
    return Chip(upper(thing_name(at, thing, is_loaded if empties else is_held)), told(at, "thing", thing))


def a_target(at: At, option: Option) -> Chip:
    return Chip(upper(target_name(at, first(option))), [fact(at, "grenade")])


# === Cards ==========================================================================================
def a_card(at: At, option: Option) -> Chip:
    """Discarded or paid: its name is enough."""
    return Chip(upper(at.name("card", first(option))))


def removed(at: At, option: Option) -> Chip:
    return Chip(upper(at.name("card", first(option))), told(at, "card", first(option)), deed=at.say.option(option))


def shown(kind: str) -> Callable[[At, Option], Chip]:
    def chip(at: At, option: Option) -> Chip:
        value = first(option)
        return Chip(upper(at.name(kind, value)), told(at, kind, value), deed=at.say.option(option))

    return chip


def an_objective(at: At, option: Option) -> Chip:
    """What it asks for, and how much of that is done."""
    goal = first(option)
    found = [*told(at, "objective", goal), *progress(at, goal)]
    return Chip(at.name("objective", goal), found, deed=at.say.option(option))


# === Yes and no =====================================================================================
def yes_or_no(at: At, option: Option) -> Chip:
    """In words of the question, where it has some."""
    verb = "yes" if YES.matches(option) else "no"
    message = f"{verb}-{kebab(type(at.step).__name__)}"
    words = at.told(message) if at.say.has(message) else at.say.option(option)
    alone = len(at.options) == 1
    return Chip(words, [fact(at, "no-card")] if alone else answered(at, option), plain=alone)


def answered(at: At, option: Option) -> list[Fact]:
    step: Any = at.step
    if isinstance(step, ArmorChoice) and NO.matches(option):
        deadly = [fact(at, "you-die", "deadly")] if is_deadly(at.table, at.seat, step.attack) else []
        return [*deadly, *told(at, "attack", step.attack)]
    return []


def rolled_again(at: At, option: Option) -> Chip:
    step: Any = at.step
    if isinstance(step, RollAgain):
        return Chip(
            at.say.option(option),
            [hitting(at, step.item, step.target, shot_injuries(at.table, step.item, step.target))],
        )
    cost = 1 if isinstance(step, SensorChoice) else 0
    return Chip(at.say.option(option), cost=cost)


# === Endings of a question ==========================================================================
def at_the_end(at: At, option: Option) -> Chip:
    return Chip(at.say.option(option), tab=END, plain=len(at.options) == 1)


def let_be(at: At, option: Option) -> Chip:
    """Nothing is lost by it, so nobody is asked twice."""
    return Chip(at.say.option(option), plain=True)


def interrupt(at: At, option: Option) -> Chip:
    return Chip(at.say.option(option), [fact(at, "interrupts", "good")])


# === Ship ===========================================================================================
def engine(at: At, option: Option) -> Chip:
    """Who works on an engine has just seen both tokens."""
    step: Any = at.step
    works = at.table.engines[step.engine] == 1
    after = works != SWAP.matches(option)
    return Chip(
        at.say.option(option), [fact(at, "engine-works", "good") if after else fact(at, "engine-broken", "bad")]
    )


def event(at: At, option: Option) -> Chip:
    assert isinstance(at.step, AssessThreat)
    card = at.table.event_top
    return Chip(at.say.option(option), told(at, "event", card) if KEEP_ON_TOP.matches(option) else [])


def launch(at: At, option: Option) -> Chip:
    return Chip(at.say.option(option), [fact(at, "launch")], deed=at.told("deed-launch"))


def stay(at: At, option: Option) -> Chip:
    """To wait in a pod is a pass. NE-9.8"""
    return Chip(at.say.option(option), bleeding(at))


# === What is said ===================================================================================
def claim(message: str, verb: Verb) -> Callable[[At, Option], Chip]:
    def chip(at: At, option: Option) -> Chip:
        words = at.told(message, **{kind: at.name(kind, value) for kind, value in arguments(verb, option)})
        return Chip(upper(words), deed=at.say.option(option), plain=True)

    return chip


def arguments(verb: Verb, option: Option) -> list[tuple[str, int]]:
    return list(zip(verb.arguments, verb.values(option), strict=True))


def claim_room(at: At, option: Option) -> Chip:
    return Chip(room_name(at, CLAIM_ROOM.args(option)[1]), deed=at.say.option(option), plain=True)


def speak_of(at: At, option: Option) -> Chip:
    return Chip(place(at, first(option)), plain=True)


ANSWERS: dict[int, Callable[[At, Option], Chip]] = {
    verb.code: chip
    for verb, chip in (
        (TO, to_a_room), (AT, at_a_corridor), (PERSON, a_person), (CHOOSE, a_thing), (LET_GO, a_thing),
        (OFFER, a_thing), (TARGET, a_target), (PAY, a_card), (DISCARD, a_card), (REMOVE_CARD, removed),
        (DRAFT, shown("character")), (KEEP_ITEM, shown("item")), (WOUND, shown("wound")), (KEEP_GOAL, an_objective),
        (YES, yes_or_no), (NO, yes_or_no), (REROLL, rolled_again), (DONE, at_the_end), (SILENT, at_the_end),
        (LET_BE, let_be), (YIELD, let_be), (INTERRUPT, interrupt), (SWAP, engine), (LEAVE_ORDER, engine),
        (KEEP_ON_TOP, event), (TO_BOTTOM, event), (LAUNCH, launch), (STAY, stay),
        (ROOM_ACTION, paid_chip), (CRAFT, paid_chip),
        (CLAIM_ENGINE, claim("claim-engine", CLAIM_ENGINE)), (CLAIM_COURSE, claim("claim-planet", CLAIM_COURSE)),
        (CLAIM_GOAL, claim("claim-goal", CLAIM_GOAL)), (CLAIM_HEALTH, claim("claim-is-health", CLAIM_HEALTH)),
        (CLAIM_TOKEN, claim("claim-means", CLAIM_TOKEN)), (CLAIM_ROOM, claim_room), (SPEAK_OF, speak_of),
    )
}  # fmt: skip
"""Verb -> how its option stands in the bar."""

"""The decisions of Deranged as the bar shows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from phobetor.book.bar import END, Bar, Chip, Fact, Series, Tab, several
from phobetor.book.text import Speaker, kebab
from phobetor.games.deranged.rules.attack import Attack, AttackCandles, Defence
from phobetor.games.deranged.rules.box import FIRST_TOKEN, MONSTERS, TOKEN_COUNT
from phobetor.games.deranged.rules.hero_phase import (
    AfterActions,
    AfterRest,
    HeroAction,
    PlayOrRest,
    PossessedAction,
    Speak,
    SwapPlaces,
    price_of_action,
)
from phobetor.games.deranged.rules.items import Consult, GiveCurse
from phobetor.games.deranged.rules.monsters import Flight, MonsterAttacks, MonsterTarget, MonsterWalk, OneVictim
from phobetor.games.deranged.rules.movement import BlockDoor, Move
from phobetor.games.deranged.rules.placing import AT_HOUSE_WITH_TOKEN, PlaceMonsters, TokensBack
from phobetor.games.deranged.rules.search import InFrontOfDoor
from phobetor.games.deranged.rules.state import MONSTERS_FROM
from phobetor.games.deranged.rules.town import NOWHERE
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import AT, CALM
from phobetor.games.deranged.words.asked import Asked, asked_of, verb_of
from phobetor.games.deranged.words.chips.every import chip
from phobetor.games.deranged.words.describe import card_name
from phobetor.games.deranged.words.goals import goals
from phobetor.games.deranged.words.sums import weakened
from phobetor.games.deranged.words.walking import move_bar
from phobetor.kernel.words import NOBODY

FEW: Final = 6
"""So many options need no tabs."""


def bar(view: DerangedView, say: Speaker) -> Bar:
    """Hands are counted openly, and what a mad or possessed hero may do is no secret: so is that there is no choice."""
    asked = asked_of(view, say)
    if isinstance(asked.step, Move):
        made = move_bar(asked, asked.step)
        made.goals = goals(asked)
        return made
    chips = [chip(asked, option) for option in view.options]
    tabs = sort_into_tabs(asked, chips)
    made = Bar(prompt(asked), chips, tabs, facts(asked), several(view, say, results(asked, series(view))))
    made.only = len(view.options) == 1
    if isinstance(asked.step, Defence):
        made.tone = "danger"
    if isinstance(asked.step, PlayOrRest | HeroAction):
        made.goals = goals(asked)
    return made


# --- tabs -------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Shelf:
    """A tab and the verbs that stand there."""

    message: str
    sign: str
    verbs: tuple[str, ...]


ENDS: Final = ("done", "stop", "decline", "silent", "rest")
CANDLES: Final = Shelf("tab-candles", "sg-candle", ("heal", "calm"))
TALK: Final = Shelf("tab-talk", "", ("speak", "ask-me"))
SHELVES: Final[dict[type, list[Shelf]]] = {
    PlayOrRest: [Shelf("tab-cards", "", ("play", "turn-over")), CANDLES, TALK],
    HeroAction: [
        Shelf("tab-card", "", ("move", "attack", "search", "use")),
        Shelf("tab-shed", "st-curse", ("shed", "lay", "pray")),
        Shelf("tab-here", "sg-ruins", ("look", "gather", "close-graves", "clear-fog", "unbar")),
        CANDLES,
    ],
    Speak: [Shelf("tab-self", "", ("claim-self",)), Shelf("tab-saw", "", ("claim-saw",))],
    SwapPlaces: [Shelf("tab-heroes", "", ("hero",)), Shelf("tab-monsters", "", ("monster",))],
    Attack: [Shelf("tab-targets", "st-att", ("hero", "monster")), CANDLES],
}


def sort_into_tabs(asked: Asked, chips: list[Chip]) -> list[Tab]:
    """Puts every chip under its tab; what ends the turn or declines stands at the right end."""
    verbs = [verb_of(asked, option) for option in asked.options]
    shelves = SHELVES.get(type(asked.step), [])
    few = sum(verb not in ENDS for verb in verbs) <= FEW
    for made, verb in zip(chips, verbs, strict=True):
        found = [place for place, shelf in enumerate(shelves) if verb in shelf.verbs]
        made.tab = END if verb in ENDS and len(chips) > 1 else 0 if few or not found else found[0]
    return [] if few else [Tab(asked.tell(shelf.message), shelf.sign) for shelf in shelves]


# --- the sentence -----------------------------------------------------------------------------------
def prompt(asked: Asked) -> str:
    maker = PROMPTS.get(type(asked.step))
    return maker(asked) if maker else asked.say.prompt(asked.step)


def aside(view: DerangedView, say: Speaker) -> str:
    """What whoever begins a turn can do at all, for screens without a bar."""
    question = view.question()
    if question is None or not isinstance(question.step, PlayOrRest):
        return ""
    return play_or_rest_prompt(asked_of(view, say))


def play_or_rest_prompt(asked: Asked) -> str:
    """What the hero can do at all in this state. DE-47, DE-150, DE-174"""
    game, seat = asked.game, asked.seat
    empty = not game.hands[seat]
    if game.is_possessed(seat):
        return asked.tell("ask-possessed-empty" if empty else "ask-possessed")
    if game.sanity[seat] == 0:
        if game.night:
            return asked.tell("ask-mad-candle" if CALM.of() in asked.options else "ask-mad-night")
        return asked.tell("ask-mad-empty" if empty else "ask-mad-day")
    return asked.tell("ask-empty" if empty else "ask-play")


def hero_action_prompt(asked: Asked) -> str:
    return asked.tell("ask-second" if asked.game.acted else "ask-first")


def possessed_prompt(asked: Asked) -> str:
    step = asked.step
    assert isinstance(step, PossessedAction)
    return asked.tell("ask-possessed-action", stage=int(step.stage))


def after_rest_prompt(asked: Asked) -> str:
    return asked.tell("ask-after-rest", count=len(asked.game.hands[asked.seat]))


def attack_prompt(asked: Asked) -> str:
    step = asked.step
    assert isinstance(step, Attack)
    return asked.tell("ask-attack", strength=weakened(asked.game, int(step.strength)))


def candles_prompt(asked: Asked) -> str:
    step = asked.step
    assert isinstance(step, AttackCandles)
    return asked.tell("ask-candles", who=asked.fighter(step.target), strength=int(step.total(asked.game, 0)))


def defence_prompt(asked: Asked) -> str:
    step = asked.step
    assert isinstance(step, Defence)
    return asked.tell("ask-defence", who=asked.fighter(step.attacker), strength=int(step.strength))


def door_prompt(asked: Asked) -> str:
    step = asked.step
    assert isinstance(step, BlockDoor)
    return asked.tell("ask-door", who=asked.fighter(step.fighter), cell=asked.place(step.cell))


def target_prompt(asked: Asked) -> str:
    """A monster goes for a hero; the necromancer for a place of power."""
    step = asked.step
    assert isinstance(step, MonsterTarget)
    place = any(AT.matches(option) for option in asked.options)
    return asked.tell("ask-monster-target", what=asked.monster(step.token), place=int(place))


def give_curse_prompt(asked: Asked) -> str:
    step = asked.step
    assert isinstance(step, GiveCurse)
    return asked.tell("ask-give-curse", curse=int(step.curse))


def fate_prompt(asked: Asked) -> str:
    """Questions to whoever holds the fate token name the monster and ask in few words."""
    step = asked.step
    what = asked.monster(step.token) if hasattr(step, "token") else ""
    what = asked.say.say(f"kind-{MONSTERS[step.kind]}") if hasattr(step, "kind") else what
    return asked.tell(f"ask-{kebab(type(step).__name__)}", what=what)


FATEFUL: Final = (
    MonsterTarget,
    MonsterWalk,
    Flight,
    MonsterAttacks,
    OneVictim,
    PlaceMonsters,
    TokensBack,
    InFrontOfDoor,
)
PROMPTS: Final[dict[type, Callable[[Asked], str]]] = {
    PlayOrRest: play_or_rest_prompt, HeroAction: hero_action_prompt, PossessedAction: possessed_prompt,
    AfterRest: after_rest_prompt, Attack: attack_prompt, AttackCandles: candles_prompt, Defence: defence_prompt,
    BlockDoor: door_prompt, GiveCurse: give_curse_prompt, **dict.fromkeys(FATEFUL, fate_prompt),
    MonsterTarget: target_prompt,
}  # fmt: skip


# --- what holds for all options -----------------------------------------------------------------------
def facts(asked: Asked) -> list[Fact]:
    maker = FACTS.get(type(asked.step))
    return maker(asked) if maker else []


def play_facts(asked: Asked) -> list[Fact]:
    """At night even the first action costs sanity. DE-42"""
    game, seat = asked.game, asked.seat
    if game.is_possessed(seat):
        return [Fact(asked.tell("possessed-side"))]
    if game.night and game.sanity[seat] > 0:
        return [Fact(asked.tell("night-price", sanity=int(game.sanity[seat])))]
    return []


def action_facts(asked: Asked) -> list[Fact]:
    """What any action costs, and what becomes of whoever pays the last sanity. DE-42, DE-44, DE-173"""
    game = asked.game
    price, sanity = int(price_of_action(game)), int(game.sanity[asked.seat])
    card = Fact(card_name(int(game.played), asked.say))
    if price == 0:
        return [card, Fact(asked.tell("free-action"))]
    if sanity < price:
        return [card, Fact(asked.tell("no-sanity"), "bad")]
    told = [card, Fact(asked.tell("action-price", count=price, sanity=sanity))]
    return [*told, Fact(asked.tell("would-go-mad"), "bad")] if sanity == price else told


def candle_count(asked: Asked) -> list[Fact]:
    return [Fact(asked.tell("you-have-candles", count=int(asked.game.candles[asked.seat])))]


def defence_facts(asked: Asked) -> list[Fact]:
    """What the hero has, and what the attacker wins by a death. DE-155"""
    step, game = asked.step, asked.game
    assert isinstance(step, Defence)
    told = [Fact(asked.tell("you-have-health", count=int(game.health[asked.seat])))]
    hero = step.attacker < MONSTERS_FROM
    if hero and game.is_possessed(step.attacker) and game.is_human(asked.seat):
        told.append(Fact(asked.tell("death-cures", who=asked.fighter(step.attacker))))
    return told


def door_facts(asked: Asked) -> list[Fact]:
    step = asked.step
    assert isinstance(step, BlockDoor)
    danger = step.fighter >= MONSTERS_FROM or asked.game.is_possessed(step.fighter)
    return [Fact(asked.tell("door-possessed"), "bad")] if danger and step.fighter < MONSTERS_FROM else []


def fate_facts(asked: Asked) -> list[Fact]:
    return [Fact(asked.tell("fate"))]


FACTS: Final[dict[type, Callable[[Asked], list[Fact]]]] = {
    PlayOrRest: play_facts, HeroAction: action_facts, AfterActions: candle_count, AttackCandles: candle_count,
    Defence: defence_facts, BlockDoor: door_facts, **dict.fromkeys(FATEFUL, fate_facts),
}  # fmt: skip


# --- several at once ----------------------------------------------------------------------------------
def series(view: DerangedView) -> Series | None:
    """The almanac looks at two night cards; monsters come to several places, search tokens to several houses."""
    question = view.question()
    step = question.step if question else None
    if isinstance(step, Consult):
        return Series(list(view.options), 2, 2) if step.first == NOBODY else None
    count = 0
    if isinstance(step, PlaceMonsters) and step.where != AT_HOUSE_WITH_TOKEN:  # at a house, its door may be asked for
        count = min(int(step.count), view.monster_cell[tokens_of(step.kind)].count(NOWHERE))
    elif isinstance(step, TokensBack):
        count = int(step.count)
    return Series(list(view.options), count, count) if 1 < count < len(view.options) else None


def tokens_of(kind: int) -> slice:
    return slice(FIRST_TOKEN[kind], FIRST_TOKEN[kind] + TOKEN_COUNT[kind])


def results(asked: Asked, found: Series | None) -> list[str] | None:
    """What the button says when enough is picked."""
    if found is None:
        return None
    word = asked.tell(f"picked-{kebab(type(asked.step).__name__)}", count=found.most)
    return [""] * found.most + [word]

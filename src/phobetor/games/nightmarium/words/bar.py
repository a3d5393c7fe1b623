"""The decisions of Nightmarium as the bar shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from phobetor.book.bar import END, Bar, Chip, Fact, Pick, Series, Several, Tab, arguments
from phobetor.book.text import Speaker, kebab
from phobetor.games.nightmarium.rules.abilities import Executioner, Scavenger
from phobetor.games.nightmarium.rules.actions import Action, Exchange
from phobetor.games.nightmarium.rules.activation import PureDiscard
from phobetor.games.nightmarium.rules.box import ABILITIES, LEGION_OF, LEGIONS, NO_CARD, PARTS
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import ANY_LEGION
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import (
    DISCARD,
    DONE,
    DRAW_A_CARD,
    EXCHANGE_CARDS,
    PLAY,
    PURE_SETTING,
    TARGET,
)
from phobetor.games.nightmarium.words.describe import card_traits
from phobetor.games.nightmarium.words.foresight import Placed, cards_of, complete_of, owner_of, placed
from phobetor.kernel.agenda import Step
from phobetor.kernel.words import Option

FEW_CHIPS = 6  # so few stand in one row, each group behind its heading
MOST_CHIPS = 9
MOST_TABS = 8  # more cards than that are grouped by their legions
FEW_CARDS = 4  # a deck that is about to run out


def bar(view: NightmariumView, say: Speaker) -> Bar:
    step = asked(view)
    tabs, groups = grouped(view, say)
    chips = [
        Chip(*words, tab=tab, under=under, deed=deed, plain=option == DRAW_A_CARD)
        for option, (tab, under) in zip(view.options, groups, strict=True)
        for words, deed in [told(view, option, say)]
    ]
    found = Bar(prompt(view, say), chips, tabs, facts(view, say), several(view, say))
    if isinstance(step, PureDiscard):
        found.tone = "danger"
    return found


def asked(view: NightmariumView) -> Step[Any]:
    question = view.question()
    assert question is not None
    return question.step


def name(card: int, say: Speaker) -> str:
    return say.title.describe("card-name", card, say)


def heading(card: int, say: Speaker) -> str:
    """The same at the beginning of a line."""
    text = name(card, say)
    return text[:1].upper() + text[1:]


def ordinal(creature: int, say: Speaker) -> str:
    return say.title.describe("creature-name", creature, say)


# --- the question -----------------------------------------------------------------------------------
def prompt(view: NightmariumView, say: Speaker) -> str:
    step = asked(view)
    if isinstance(step, Action):
        return prompt_of_action(view, step, say)
    if isinstance(step, PureDiscard):
        return prompt_of_discard(view, step, say)
    name = kebab(type(step).__name__)
    return say.say("bar-exchange-cards" if name == "exchange" else f"bar-{name}")


def prompt_of_action(view: NightmariumView, step: Action, say: Speaker) -> str:
    """NM-4.12"""
    if step.number == 1:
        return say.say("bar-first-action")
    if view.legion_played == ANY_LEGION:
        return say.say("bar-second-action")
    return say.say("bar-second-action-bound", **say.named({"legion": view.legion_played}))


def prompt_of_discard(view: NightmariumView, step: PureDiscard, say: Speaker) -> str:
    """Who must discard what, as it is in this hand. NM-5.6 to NM-5.8"""
    args = say.named({"legion": step.legion}) | {"player": say.player(view.active)}
    if step.left == 1:
        return say.say("bar-pure-one-more")
    if view.settings[PURE_SETTING] == 1:
        return say.say("bar-pure-choice", **args)
    if must_be_of_legion(view):
        return say.say("bar-pure-of-legion", **args)
    return say.say("bar-pure-both" if len(view.hands[view.seat]) == 2 else "bar-pure-any-two", **args)


def must_be_of_legion(view: NightmariumView) -> bool:
    """Whether only cards of the pure Creature's legion may be chosen."""
    step = asked(view)
    if not isinstance(step, PureDiscard) or step.left != 2 or view.settings[PURE_SETTING] == 1:
        return False
    return any(LEGION_OF[card] == step.legion for card in view.hands[view.seat])


def facts(view: NightmariumView, say: Speaker) -> list[Fact]:
    step = asked(view)
    if isinstance(step, Exchange):
        return [Fact(say.say("bar-any-order")), Fact(exchange_rate(len(view.hands[view.seat]) + step.discarded, say))]
    if isinstance(step, Action) and view.deck < FEW_CARDS and view.discards:
        return [Fact(say.say("bar-deck-runs-out", deck=view.deck, discards=len(view.discards)))]
    return []


def exchange_rate(cards: int, say: Speaker) -> str:
    """What so many cards may bring: "2 for 1, 4 for 2". NM-4.3"""
    pairs = range(2, min(cards, 6) + 1, 2)
    return ", ".join(say.say("bar-rate", cards=n, drawn=n // 2) for n in pairs) or say.say("bar-rate-none")


# --- the groups -------------------------------------------------------------------------------------
Group = tuple[int, str]
"""A tab, and a heading under it."""
NO_HEADING = "cards"
"""The sign of the tab whose options say by themselves what they are."""


def grouped(view: NightmariumView, say: Speaker) -> tuple[list[Tab], list[Group]]:
    """By card where cards are placed, by player where others are robbed, by legion where many cards are discarded.
    Where options are few, the headings stand before them instead of above."""
    if any(PLAY.matches(option) for option in view.options):
        tabs, groups = by_card(view, say)
    elif isinstance(asked(view), (Executioner, Scavenger)):
        tabs, groups = by_player(view, say)
    elif len(view.options) > MOST_CHIPS:
        tabs, groups = by_legion(view, say)
    else:
        return [], ungrouped(view)
    if len(tabs) > 1 and len(groups) > FEW_CHIPS:
        return tabs, groups
    return [], [
        (min(tab, 0), tabs[tab].words if tab != END and tabs[tab].sign != NO_HEADING else "") for tab, _ in groups
    ]


def ungrouped(view: NightmariumView) -> list[Group]:
    return [(END if DONE.matches(option) else 0, "") for option in view.options]


def by_card(view: NightmariumView, say: Speaker) -> tuple[list[Tab], list[Group]]:
    """Drawing and exchanging stand first, then a tab for each card that can be placed."""
    cards = list(dict.fromkeys(PLAY.args(option)[0] for option in view.options if PLAY.matches(option)))
    first = [Tab(say.say("bar-tab-take"), NO_HEADING)] if DRAW_A_CARD in view.options else []
    if len(cards) > MOST_TABS:
        return by_legion_of(cards, view, first, say)
    tabs = [*first, *(Tab(heading(card, say), LEGIONS[LEGION_OF[card]]) for card in cards)]
    return tabs, [(len(first) + cards.index(card) if card else 0, "") for card in cards_placed(view)]


def by_legion_of(
    cards: list[int], view: NightmariumView, first: list[Tab], say: Speaker
) -> tuple[list[Tab], list[Group]]:
    """So many cards that a tab for each would not fit: a tab for each legion, and a heading for each card."""
    legions = sorted({int(LEGION_OF[card]) for card in cards})
    groups = [
        (len(first) + legions.index(LEGION_OF[card]), heading(card, say)) if card else (0, "")
        for card in cards_placed(view)
    ]
    return [*first, *(legion_tab(legion, say) for legion in legions)], groups


def cards_placed(view: NightmariumView) -> list[int]:
    """The card that each option places; NO_CARD where it places none."""
    return [PLAY.args(option)[0] if PLAY.matches(option) else NO_CARD for option in view.options]


def by_player(view: NightmariumView, say: Speaker) -> tuple[list[Tab], list[Group]]:
    """In the order of turns, as the others sit at the table."""
    players = len(view.hands)
    owners = [owner_of(view, TARGET.arg(option)) for option in view.options]
    order = [player for turn in range(1, players) if (player := (view.seat + turn) % players) in owners]
    return [Tab(say.player(player)) for player in order], [(order.index(owner), "") for owner in owners]


def by_legion(view: NightmariumView, say: Speaker) -> tuple[list[Tab], list[Group]]:
    of = [LEGION_OF[DISCARD.arg(option)] if DISCARD.matches(option) else END for option in view.options]
    legions = sorted({legion for legion in of if legion != END})
    groups = [(END if legion == END else legions.index(legion), "") for legion in of]
    return [legion_tab(legion, say) for legion in legions], groups


def legion_tab(legion: int, say: Speaker) -> Tab:
    return Tab(say.say(f"legion-{LEGIONS[legion]}-all"), LEGIONS[legion])


# --- the options ------------------------------------------------------------------------------------
Told = tuple[tuple[str, list[Fact]], str]
"""Name and facts of a chip, and the deed."""


def told(view: NightmariumView, option: Option, say: Speaker) -> Told:
    if option == DRAW_A_CARD:
        return (say.say("bar-draw"), [draw_fact(view, say)]), ""
    if option == EXCHANGE_CARDS:
        return (say.say("bar-exchange"), [exchange_fact(view, say)]), ""
    if PLAY.matches(option):
        return place_told(view, *PLAY.args(option), say)
    if TARGET.matches(option):
        return target_told(view, TARGET.arg(option), say)
    return discard_told(view, option, say)


def draw_fact(view: NightmariumView, say: Speaker) -> Fact:
    if view.deck:
        return Fact(say.say("bar-deck", count=view.deck))
    if view.discards:
        return Fact(say.say("bar-reshuffles", count=len(view.discards)))
    return Fact(say.say("bar-nothing-to-draw"), "bad")


def exchange_fact(view: NightmariumView, say: Speaker) -> Fact:
    hand = len(view.hands[view.seat])
    return Fact(exchange_rate(hand, say), "" if hand > 1 else "bad")


def place_told(view: NightmariumView, card: int, creature: int, say: Speaker) -> Told:
    then, place = placed(view, card, creature), ordinal(creature, say)
    words = say.say("bar-begins" if then.part == 0 else "bar-on", place=place)
    message = "bar-place-and-win" if then.wins else "bar-begin" if then.part == 0 else "bar-place"
    deed = say.say(message, card=name(card, say), place=place)
    return (words, place_facts(view, then, creature, say)), deed


def place_facts(view: NightmariumView, then: Placed, creature: int, say: Speaker) -> list[Fact]:
    if then.wins:
        return [Fact(say.say("bar-wins"), "good")]
    if then.is_complete:
        return complete_facts(then, say)
    if then.part == 0:
        return [Fact(say.say("bar-new-creature"))]
    if then.is_of_one_legion:
        return [Fact(say.say("bar-stays-pure"), "good")]
    return [Fact(say.say("bar-on-legs", **say.named({"legion": LEGION_OF[cards_of(view, creature)[0]]})))]


def complete_facts(then: Placed, say: Speaker) -> list[Fact]:
    """That it is complete, what is set loose in which order, and what is lost by that. NM-5.1, NM-5.4 to NM-5.6"""
    found = [Fact(say.say("bar-complete-pure" if then.is_of_one_legion else "bar-complete"), "good")]
    abilities = [say.say(f"ability-{ABILITIES[ability]}") for ability in then.abilities]
    if then.is_aimless:
        found.append(Fact(say.say("bar-aimless", ability=abilities[0]), "bad"))
    elif abilities:
        found.append(Fact(" → ".join(abilities), "good"))
    if then.places_other:
        found.append(Fact(say.say("bar-places-other")))
    if then.loses_card:
        found.append(Fact(say.say("bar-loses-card"), "bad"))
    return [*found, Fact(say.say("bar-loses-abilities"), "bad")] if then.loses_abilities else found


def target_told(view: NightmariumView, creature: int, say: Speaker) -> Told:
    """NM-6.7 to NM-6.9"""
    step, cards, owner = asked(view), cards_of(view, creature), owner_of(view, creature)
    place, player = ordinal(creature, say), say.player(owner)
    if isinstance(step, Scavenger):
        whole = [Fact(heading(card, say)) for card in reversed(cards)]
        words = say.say("bar-whole", place=place, count=len(cards))
        return (words, whole), say.say("bar-scavenge", place=place, player=player)
    part = PARTS[len(cards) - 1]
    words = say.say(f"bar-the-{part}", card=name(cards[-1], say))
    deed = say.say(f"bar-{'take' if isinstance(step, Executioner) else 'devour'}-{part}", card=name(cards[-1], say),
                   place=place, player=player)  # fmt: skip
    return (words, [Fact(say.say("bar-of", place=place)), *loss_facts(view, creature, owner, say)]), deed


def loss_facts(view: NightmariumView, creature: int, owner: int, say: Speaker) -> list[Fact]:
    """What the loss of a top card does to its Creature."""
    own = owner == view.seat
    if view.height[creature] == 1:
        return [Fact(say.say("bar-creature-goes"), "bad" if own else "good")]
    if view.height[creature] < COMPLETE:
        return []
    left = complete_of(view, owner) - 1
    message = "bar-you-fall-to" if own else "bar-falls-to"
    return [Fact(say.say(message, player=say.player(owner), count=left), "bad" if own else "good")]


def discard_told(view: NightmariumView, option: Option, say: Speaker) -> Told:
    step = asked(view)
    if DONE.matches(option):
        count = step.discarded if isinstance(step, Exchange) else 0
        return (say.say("bar-finish"), [Fact(say.say("bar-draws", count=count // 2))]), ""
    card = DISCARD.arg(option)
    deed = say.option(option)
    return (heading(card, say), [Fact(card_traits(card, say)), *price_of(view, card, say)]), deed


def price_of(view: NightmariumView, card: int, say: Speaker) -> list[Fact]:
    """Whether another card must go as well. NM-5.7"""
    step = asked(view)
    if not isinstance(step, PureDiscard) or step.left == 1 or must_be_of_legion(view):
        return []
    if LEGION_OF[card] == step.legion:
        return [Fact(say.say("bar-is-enough"), "good")]
    others = [other for other in view.hands[view.seat] if other != card]
    if len(others) == 1:
        return [Fact(say.say("bar-and-also", card=name(others[0], say)), "bad")]
    return [Fact(say.say("bar-and-another"), "bad")]


# --- several at once --------------------------------------------------------------------------------
def series(view: NightmariumView) -> Series | None:
    """Cards for an exchange are picked together, and so are two cards for a pure Creature. NM-4.3, NM-5.7"""
    question = view.question()
    hand = sorted(view.hands[view.seat]) if question is not None else []
    if question is not None and isinstance(question.step, Exchange):
        cards = [card for card in hand if card > question.step.last]
        least = 0 if question.step.discarded else 1
        return Series(discards(cards), least, len(cards), DONE.of()) if cards else None
    if question is None or not isinstance(question.step, PureDiscard) or question.step.left == 1:
        return None
    is_free = view.settings[PURE_SETTING] == 0 and not must_be_of_legion(view)
    return Series(discards(hand), 2, 2) if is_free and len(hand) > 2 else None


def discards(cards: Sequence[int]) -> list[Option]:
    return [DISCARD.of(card) for card in cards]


def several(view: NightmariumView, say: Speaker) -> Several | None:
    found, step = series(view), asked(view)
    if found is None:
        return None
    before = step.discarded if isinstance(step, Exchange) else 0
    results = [result(isinstance(step, Exchange), before + count, say) for count in range(found.most + 1)]
    picks = [pick(option, say) for option in found.picks]
    shown = [text if at >= found.least else "" for at, text in enumerate(results)]
    return Several(picks, found.least, found.most, shown)


def pick(option: Option, say: Speaker) -> Pick:
    card = DISCARD.arg(option)
    return Pick(heading(card, say), arguments(option, say), [Fact(card_traits(card, say))])


def result(is_exchange: bool, count: int, say: Speaker) -> str:
    """What the button says: "Discard 4 · draw 2"."""
    if not is_exchange:
        return say.say("bar-discards", count=count)
    return say.say("bar-exchanges", count=count, drawn=count // 2)

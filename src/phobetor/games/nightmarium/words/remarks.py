"""What an option of Nightmarium means on the table as it lies: which part, which card, what is set loose."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.abilities import Scavenger
from phobetor.games.nightmarium.rules.actions import Action
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, LEGION_OF, NO_CARD, PARTS
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import ANY_LEGION
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import PLAY, TARGET
from phobetor.kernel.words import Option


def remarks(view: NightmariumView, say: Speaker) -> list[str]:
    return [remark(view, option, say) for option in view.options]


def remark(view: NightmariumView, option: Option, say: Speaker) -> str:
    if PLAY.matches(option):
        card, creature = PLAY.args(option)
        return placed(view, card, creature, say)
    if TARGET.matches(option):
        return aimed_at(view, TARGET.arg(option), say)
    return ""


def cards_of(view: NightmariumView, creature: int) -> list[int]:
    """From the legs upwards."""
    return [card for card in view.parts[creature * COMPLETE : (creature + 1) * COMPLETE] if card != NO_CARD]


def placed(view: NightmariumView, card: int, creature: int, say: Speaker) -> str:
    """The part that it becomes; a whole creature is told with its abilities in the order in which they come. NM-5.1"""
    cards = [*cards_of(view, creature), card]
    if len(cards) < COMPLETE:
        return say.say(f"remark-{PARTS[len(cards) - 1]}")
    is_pure = len({LEGION_OF[part] for part in cards}) == 1
    whole = say.say("remark-pure" if is_pure else "remark-head")
    abilities = [say.say(f"ability-{ABILITIES[ABILITY_OF[part]]}") for part in reversed(cards) if ABILITY_OF[part]]
    return f"{whole}: {', '.join(abilities)}" if abilities else whole


def aimed_at(view: NightmariumView, creature: int, say: Speaker) -> str:
    """Whose creature it is, and what it loses: all of it to a Scavenger, else its top card."""
    cards = cards_of(view, creature)
    question = view.question()
    if question is None or not isinstance(question.step, Scavenger):
        cards = cards[-1:]
    owner = next(player for player, places in enumerate(view.places) if creature in places)
    return f"{say.player(owner)}, {', '.join(str(say.name('card', card)) for card in cards)}"


def aside(view: NightmariumView, say: Speaker) -> str:
    """Which legion the second action is bound to. NM-4.12"""
    question = view.question()
    bound = question is not None and isinstance(question.step, Action) and question.step.number == 2
    if not bound or view.legion_played == ANY_LEGION:
        return ""
    return say.say("aside-legion", **say.named({"legion": view.legion_played}))

"""What an option of Nightmarium means on the table as it lies: which part, which card, what is set loose."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.abilities import Scavenger
from phobetor.games.nightmarium.rules.actions import Action
from phobetor.games.nightmarium.rules.activation import PureDiscard
from phobetor.games.nightmarium.rules.box import ABILITIES, PARTS
from phobetor.games.nightmarium.rules.state import ANY_LEGION
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import PLAY, PURE_SETTING, TARGET
from phobetor.games.nightmarium.words.foresight import cards_of, placed
from phobetor.kernel.words import Option


def remarks(view: NightmariumView, say: Speaker) -> list[str]:
    return [remark(view, option, say) for option in view.options]


def remark(view: NightmariumView, option: Option, say: Speaker) -> str:
    if PLAY.matches(option):
        card, creature = PLAY.args(option)
        return placing(view, card, creature, say)
    if TARGET.matches(option):
        return aimed_at(view, TARGET.arg(option), say)
    return ""


def placing(view: NightmariumView, card: int, creature: int, say: Speaker) -> str:
    """The part that it becomes; a whole creature is told with its abilities in the order in which they come. NM-5.1"""
    then = placed(view, card, creature)
    if not then.is_complete:
        return say.say(f"remark-{PARTS[then.part]}")
    if then.wins:
        return say.say("remark-wins")
    whole = say.say("remark-pure" if then.is_of_one_legion else "remark-head")
    abilities = [say.say(f"ability-{ABILITIES[ability]}") for ability in then.abilities]
    if then.is_aimless:
        return f"{whole}: {say.say('bar-aimless', ability=abilities[0])}"
    return f"{whole}: {', '.join(abilities)}" if abilities else whole


def aimed_at(view: NightmariumView, creature: int, say: Speaker) -> str:
    """What the creature loses: all of it to a Scavenger, else its top card."""
    cards = cards_of(view, creature)
    question = view.question()
    if question is not None and isinstance(question.step, Scavenger):
        return ", ".join(str(say.name("card", card)) for card in cards)
    return say.say(f"bar-the-{PARTS[len(cards) - 1]}", card=say.title.describe("card-name", cards[-1], say))


def aside(view: NightmariumView, say: Speaker) -> str:
    """Which legion the second action is bound to, and what a house rule allows. NM-4.12, NM-5.7"""
    question = view.question()
    step = question.step if question is not None else None
    if isinstance(step, Action) and step.number == 2 and view.legion_played != ANY_LEGION:
        return say.say("aside-legion", **say.named({"legion": view.legion_played}))
    if isinstance(step, PureDiscard) and step.left == 2 and view.settings[PURE_SETTING] == 1:
        return say.say("aside-pure-choice")
    return ""

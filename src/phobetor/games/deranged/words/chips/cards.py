"""Chips for cards: played, kept, drawn from a deck, and the time that they move."""

from __future__ import annotations

from typing import Final

from phobetor.book.bar import Chip, Fact
from phobetor.games.deranged.rules.attack import targets
from phobetor.games.deranged.rules.box import (
    ACTION_CARDS,
    ATTACK,
    COLOUR,
    HAS_TIME,
    IS_ONCE,
    ITEM_OF,
    ITEMS,
    MOVE,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_MOVE,
    POSSESSED_SEARCH,
    SEARCH,
    SWAP,
    Card,
)
from phobetor.games.deranged.rules.search import ANY_QUARTER, can_search
from phobetor.games.deranged.rules.town import COLOURS
from phobetor.games.deranged.rules.vocabulary import (
    FROM,
    KEEP,
    PLAY,
)
from phobetor.games.deranged.words.asked import Asked, names
from phobetor.games.deranged.words.describe import card_name
from phobetor.games.deranged.words.ways import search_meets_goal
from phobetor.kernel.words import Option

HOUSE_DECK: Final = 3


def play(asked: Asked, option: Option) -> Chip:
    card = int(PLAY.arg(option))
    possessed = bool(asked.game.is_possessed(asked.seat))
    told = [*now_facts(asked, card, possessed), *print_facts(asked, card, possessed)]
    words = side_words(asked, card, possessed) if card <= ACTION_CARDS else card_name(card, asked.say)
    return Chip(words, told, deed=asked.tell("deed-play", card=words))


def side_words(asked: Asked, card: Card, possessed: bool) -> str:
    """What the side that counts shows first: its move and its attack."""
    move = int(POSSESSED_MOVE[card] if possessed else MOVE[card])
    attack = int(POSSESSED_ATTACK[card] if possessed else ATTACK[card])
    if possessed and move == SWAP:
        return asked.tell("card-swap", attack=attack)
    return asked.tell("card", move=move, colour=colour_word(asked, card, possessed), attack=attack)


def colour_word(asked: Asked, card: Card, possessed: bool) -> str:
    return asked.say.say(f"colour-{COLOURS[POSSESSED_COLOUR[card] if possessed else COLOUR[card]]}")


def now_facts(asked: Asked, card: Card, possessed: bool) -> list[Fact]:
    """What the card can do from where the hero stands."""
    game = asked.game
    found = targets(game, POSSESSED_COLOUR[card] if possessed else COLOUR[card], 0, 0)
    told = [Fact(asked.tell("in-reach", who=names(asked, found)))] if found else []
    quarters = (ANY_QUARTER if POSSESSED_SEARCH[card] else 0) if possessed else SEARCH[card]
    if can_search(game, asked.seat, quarters):
        told.append(goal_or(asked, "searches-here", search_meets_goal(game, asked.seat, game.cell[asked.seat])))
    return told


def print_facts(asked: Asked, card: Card, possessed: bool) -> list[Fact]:
    """What is printed there besides: the text of an item, time, where it searches, and the name of the card."""
    if card > ACTION_CARDS:
        told = [] if possessed else [Fact(item_text(asked, card))]
        told.append(Fact(side_words(asked, card, possessed)))
    else:
        told = [Fact(card_name(card, asked.say))]
    if HAS_TIME[card] and not possessed:
        told.append(Fact(time_words(asked, 1)))
    return told


def item_text(asked: Asked, card: Card) -> str:
    about = asked.say.say(f"item-{ITEMS[ITEM_OF[card]]}-about").removesuffix(".")
    return f"{asked.say.say('card-once')} {about}" if IS_ONCE[card] else about


def time_words(asked: Asked, spaces: int) -> str:
    """How far it is to dusk or dawn when time has moved by so many spaces."""
    left = max(0, int(asked.game.spaces() - asked.game.time) - spaces)
    return asked.tell("dawn-in" if asked.game.night else "dusk-in", count=left)


def goal_or(asked: Asked, message: str, is_goal: bool) -> Fact:
    return Fact(asked.tell(f"{message}-goal"), "good") if is_goal else Fact(asked.tell(message))


def keep(asked: Asked, option: Option) -> Chip:
    card = int(KEEP.arg(option))
    told = [Fact(item_text(asked, card)), Fact(side_words(asked, card, False))]
    return Chip(card_name(card, asked.say), told, deed=asked.tell("deed-keep", card=card_name(card, asked.say)))


def from_deck(asked: Asked, option: Option) -> Chip:
    deck = int(FROM.arg(option))
    return Chip(asked.say.say(f"deck-{deck}"), [cards_left(asked, deck)])


def cards_left(asked: Asked, deck: int) -> Fact:
    game = asked.game
    houses = deck == HOUSE_DECK
    count = len(game.house) + len(game.house_bottom) if houses else len(game.item_decks[deck])
    return Fact(asked.tell("cards-left", count=count), "bad" if count == 0 else "")

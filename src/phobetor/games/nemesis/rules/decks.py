"""Drawing from the decks of the table. A deck that has run out is replaced by its discards. NE-2.11

Piles are kept in ascending order: the same chance then gives the same cards wherever a pile holds the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import DECK_OF, EVENT_CORRIDOR
from phobetor.games.nemesis.rules.names import CRAFTED, GREEN, YELLOW
from phobetor.games.nemesis.rules.packed import buried_card, item_of
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import NUMBERED
from phobetor.kernel.words import NOBODY

NOTHING: Final = 0


def draw_event(game: Nemesis) -> i64:
    """The top card, which may have been looked at; then any other; last what was put to the bottom."""
    card = take_event(game)
    game.event_discards = (*game.event_discards, card)
    return card


def draw_number(game: Nemesis) -> i64:
    """An event card is drawn for the number of its corridor alone; its text does not count. NE-7.8"""
    card = draw_event(game)
    game.tell(NUMBERED, card)
    return EVENT_CORRIDOR[card]


def take_event(game: Nemesis) -> i64:
    if game.event_top != NOTHING:
        card = game.event_top
        game.event_top = NOTHING
        game.event_knower = NOBODY
        return card
    if not game.events and not game.event_bottom:
        game.events = tuple(sorted(game.event_discards))
        game.event_discards = ()
    if not game.events:
        card = buried_card(game.event_bottom[0])
        game.event_bottom = game.event_bottom[1:]
        return card
    pile = list(game.events)
    card = game.chance.draw(pile, "event")
    pile.sort()
    game.events = tuple(pile)
    return card


def remove_and_reshuffle(game: Nemesis, card: i64) -> None:
    """Some events leave the game, and everything else becomes one deck again. NE-11.15"""
    game.cite("NE-11.15")
    pile = [
        *game.events,
        *[buried_card(entry) for entry in game.event_bottom],
        *[other for other in game.event_discards if other != card],
    ]
    if game.event_top != NOTHING:
        pile.append(game.event_top)
    game.event_top = NOTHING
    game.event_knower = NOBODY
    game.event_bottom = ()
    game.event_discards = ()
    pile.sort()
    game.events = tuple(pile)
    game.events_gone = (*game.events_gone, card)


def draw_attack(game: Nemesis) -> i64:
    if not game.attacks:
        game.attacks = game.attack_discards
        game.attacks.sort()
        game.attack_discards = []
    card = game.chance.draw(game.attacks, "attack")
    game.attacks.sort()
    game.attack_discards.append(card)
    return card


def draw_panic(game: Nemesis) -> i64:
    if not game.panics:
        game.panics = tuple(sorted(game.panic_discards))
        game.panic_discards = ()
    pile = list(game.panics)
    card = game.chance.draw(pile, "panic")
    game.panics = tuple(sorted(pile))
    game.panic_discards = (*game.panic_discards, card)
    return card


def draw_wound(game: Nemesis) -> i64:
    """Five players can have fifteen serious wounds, so one of the sixteen is always there."""
    if not game.wounds:
        game.wounds = tuple(sorted(game.wound_discards))
        game.wound_discards = ()
    pile = list(game.wounds)
    card = game.chance.draw(pile, "wound")
    game.wounds = tuple(sorted(pile))
    return card


# --- items ------------------------------------------------------------------------------------------
def deck_of_colour(game: Nemesis, colour: i64) -> tuple[i64, ...]:
    return game.yellow if colour == YELLOW else game.green if colour == GREEN else game.red


def set_deck(game: Nemesis, colour: i64, pile: tuple[i64, ...]) -> None:
    if colour == YELLOW:
        game.yellow = pile
    elif colour == GREEN:
        game.green = pile
    else:
        game.red = pile


def draw_item(game: Nemesis, colour: i64) -> i64:
    """A card of the deck, then what lies at its bottom, then the reshuffled discards; nothing if there is none."""
    if deck_of_colour(game, colour):
        return draw_from_pile(game, colour)
    for place in range(len(game.bottoms)):
        item = item_of(game.bottoms[place])
        if DECK_OF[item] == colour:
            game.bottoms = game.bottoms[:place] + game.bottoms[place + 1 :]
            return item
    back = [item for item in game.item_discards if DECK_OF[item] == colour]
    if not back:
        return NOTHING
    game.item_discards = tuple([item for item in game.item_discards if DECK_OF[item] != colour])
    set_deck(game, colour, tuple(back))
    return draw_from_pile(game, colour)


def draw_from_pile(game: Nemesis, colour: i64) -> i64:
    pile = list(deck_of_colour(game, colour))
    item = game.chance.draw(pile, "item")
    set_deck(game, colour, tuple(pile))
    return item


def discard_item(game: Nemesis, item: i64) -> None:
    """Crafted items can be made again; everything else waits for the deck to run out. NE-10.8"""
    if DECK_OF[item] == CRAFTED:
        game.crafted = (*game.crafted, item)
    else:
        game.item_discards = (*game.item_discards, item)

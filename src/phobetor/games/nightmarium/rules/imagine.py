"""Games that fit what a seat of Nightmarium may know."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.activation import PureDiscard
from phobetor.games.nightmarium.rules.box import CARDS, LEGION_OF, NO_CARD, Card
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import PURE_SETTING
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Player


def unseen_cards(view: NightmariumView) -> list[Card]:
    """The cards in the deck and in the unknown places of hands."""
    seen = [False] * (CARDS + 1)
    for pile in (view.discards, view.revealed, view.parts, *view.hands):
        for card in pile:
            seen[card] = True
    return [card for card in range(1, CARDS + 1) if not seen[card]]


def imagine(view: NightmariumView, chance: Chance) -> Nightmarium:
    """A whole game that the seat cannot tell from the real one; the hidden cards are dealt anew.

    That somebody is asked is evidence: the cards dealt to them must allow the question.
    """
    deck = unseen_cards(view)
    hands: list[list[Card]] = [hand[:] for hand in view.hands]
    game = Nightmarium.blank(chance)
    game.agenda = view.agenda[:]
    game.settings = [value for value in view.settings]
    view.give_open(game)
    game.places = view.places
    game.deck = deck
    game.hands = hands
    view.give_questions(game)
    for question in view.questions:  # first those whose cards must allow a question, while every card is there
        deal_unknown(game, view, question.player, chance)
    for player in range(len(hands)):
        deal_unknown(game, view, player, chance)
    return game


def deal_unknown(game: Nightmarium, view: NightmariumView, player: Player, chance: Chance) -> None:
    """Deal the unknown cards of a hand until its owner could have been asked what they are asked."""
    hand = game.hands[player]
    unknown: list[i64] = [place for place in range(len(hand)) if hand[place] == NO_CARD]
    banned = banned_legion(game, view, player)
    for place in unknown:
        hand[place] = draw_other(game.deck, banned, chance)
    if not unknown:
        return
    for question in view.questions:
        if question.player == player:
            while not question.step.choices(game):
                place = unknown[chance.below(len(unknown))]
                game.deck.append(hand[place])
                hand[place] = draw_other(game.deck, banned, chance)


def banned_legion(game: Nightmarium, view: NightmariumView, player: Player) -> i64:
    """Who already gave one card of another legion for a pure creature held none of its legion. NM-5.7"""
    for question in view.questions:
        step = question.step
        asked = question.player == player and isinstance(step, PureDiscard) and step.left == 1
        if asked and isinstance(step, PureDiscard) and game.settings[PURE_SETTING] == 0:
            return step.legion
    return -1


def draw_other(deck: list[Card], banned: i64, chance: Chance) -> Card:
    """Draw a card that is not of the banned legion, if there is one."""
    card = chance.draw(deck)
    if banned < 0:
        return card
    aside: list[Card] = []
    while LEGION_OF[card] == banned and deck:
        aside.append(card)
        card = chance.draw(deck)
    deck.extend(aside)
    return card

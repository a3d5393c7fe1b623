"""What a seat of Nightmarium may know, and games that fit such knowledge."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import CARDS, LEGION_OF, NO_CARD, Card
from phobetor.games.nightmarium.rules.play import PureDiscard
from phobetor.games.nightmarium.rules.rows import Row
from phobetor.games.nightmarium.rules.state import PURE_SETTING, Creature, Nightmarium
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Player


class NightmariumView(View):
    """Public: creatures, discard pile, how many cards are in the deck and in each hand. Secret: the hands.

    A card that everybody saw go into a hand stays known there (NM-2.2); NO_CARD stands for an unknown one.
    """

    active: Player
    legion_played: i64
    acting: Creature
    quiet: i64
    deck: i64
    discards: list[Card]
    revealed: list[Card]
    shown: list[Card]
    hands: list[list[Card]]
    places: list[list[Creature]]
    rows: list[Row]
    height: list[i64]
    parts: list[Card]

    def __init__(self, game: Nightmarium, seat: Player) -> None:
        super().__init__(game, seat)
        self.active = game.active
        self.legion_played = game.legion_played
        self.acting = game.acting
        self.quiet = game.quiet
        self.deck = len(game.deck)
        self.discards = game.discards[:]
        self.revealed = game.revealed[:]
        self.shown = game.shown[:]
        self.places = game.places
        self.rows = game.rows[:]
        self.height = [height for row in game.rows for height in row.heights]
        self.parts = game.parts[:]
        self.hands = []
        for player in range(len(game.hands)):
            if player == seat:
                self.hands.append(game.hands[player][:])
            else:
                self.hands.append(known_cards(game.hands[player], game.shown))

    def own_fields(self) -> dict[str, Any]:
        return {
            "active": self.active, "legion_played": self.legion_played, "acting": self.acting, "quiet": self.quiet,
            "deck": self.deck, "discards": self.discards, "revealed": self.revealed, "shown": self.shown,
            "hands": self.hands, "places": self.places, "height": self.height, "parts": self.parts,
        }  # fmt: skip


def known_cards(hand: list[Card], shown: list[Card]) -> list[Card]:
    """What the others know of a hand: the cards shown, in ascending order, then the unknown ones."""
    known: list[Card] = sorted([card for card in hand if card in shown])
    while len(known) < len(hand):
        known.append(NO_CARD)
    return known


def view(game: Nightmarium, seat: Player) -> NightmariumView:
    return NightmariumView(game, seat)


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
    game = Nightmarium(
        chance, view.agenda[:], [value for value in view.settings], view.places, deck, view.discards[:],
        view.revealed[:], view.shown[:], hands, view.rows[:], view.parts[:],
    )  # fmt: skip
    game.active = view.active
    game.legion_played = view.legion_played
    game.acting = view.acting
    game.quiet = view.quiet
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

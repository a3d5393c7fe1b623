"""Games of Deranged that fit what a seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    DECK_OF,
    FIRST_ITEM,
    HOUSE_DECK,
    LAST_ITEM,
    NO_CARD,
    ROLE_PLAYERS,
    Card,
    Night,
    Role,
    nights_for,
)
from phobetor.games.deranged.rules.setup import empty
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.view import UNKNOWN_NIGHT, UNKNOWN_ROLE, DerangedView
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import has
from phobetor.kernel.words import NOBODY, Player

TRIES: Final = 60  # at dealing roles that fit what everybody has seen


# --- games that fit a view ----------------------------------------------------------------------------
def imagine(view: DerangedView, chance: Chance) -> Deranged:
    """A whole game that the seat cannot tell from the real one; what is hidden is dealt anew."""
    settings: list[i64] = [value for value in view.settings]
    game = empty(settings, chance)
    game.agenda = view.agenda[:]
    view.give_open(game)
    game.yellow = view.yellow[:]
    game.red = view.red[:]
    deal_nights(view, game, chance)
    deal_roles(view, game, chance)
    deal_cards(view, game, chance)
    view.give_questions(game)
    return game


def deal_nights(view: DerangedView, game: Deranged, chance: Chance) -> None:
    """The face-down cards of a night are those of its stack that the seat has not seen."""
    players = len(view.health)
    game.nights = view.nights[:]
    for night in range(3):
        pile: list[Night] = [card for card in nights_for(night + 1, players) if card not in view.nights]
        for player in range(players):
            if game.nights[player * 3 + night] == UNKNOWN_NIGHT:
                game.nights[player * 3 + night] = chance.draw(pile)


def deal_roles(view: DerangedView, game: Deranged, chance: Chance) -> None:
    """Roles that nobody's deeds exclude, as far as they can be found."""
    for _ in range(TRIES):
        game.role = view.role[:]
        pile: list[Role] = [
            role
            for role in range(len(ROLE_PLAYERS))
            if ROLE_PLAYERS[role] <= len(view.health) and role not in view.role
        ]
        fits = True
        for player in range(len(view.health)):
            if view.role[player] == UNKNOWN_ROLE:
                role = chance.draw(pile)
                game.role[player] = role
                fits = fits and not has(view.ruled_out[player], role)
        if fits:
            return


def deal_cards(view: DerangedView, game: Deranged, chance: Chance) -> None:
    """First the three item decks and what was found there, then everything that came through the house deck."""
    pools = unknown_items(view)
    for deck in range(3):
        game.item_decks.append([chance.draw(pools[deck]) for _ in range(view.item_decks[deck])])
    found: list[list[Card]] = [[] for _ in view.hands]
    for player in range(len(view.hands)):
        if player != view.seat:
            for deck in range(3):
                for _ in range(view.unseen[player * 4 + deck]):
                    found[player].append(chance.draw(pools[deck]))
    rest = [*pools[0], *pools[1], *pools[2]]
    for player in range(len(view.hands)):
        if player != view.seat:
            for _ in range(view.unseen[player * 4 + HOUSE_DECK]):
                found[player].append(chance.draw(rest))
    game.house_bottom = [card if card != NO_CARD else chance.draw(rest) for card in view.house_bottom]
    game.looked = sorted([card if card != NO_CARD else chance.draw(rest) for card in view.looked])
    game.house = rest
    for player in range(len(view.hands)):
        deal_hand(view, game, player, found[player], chance)


def unknown_items(view: DerangedView) -> list[list[Card]]:
    """By deck, the items that the seat has not seen anywhere."""
    own: list[Card] = [*view.house_bottom, *view.looked]
    if view.seat != NOBODY:
        own.extend(view.hands[view.seat])
        own.extend(view.pools[view.seat])
    pools: list[list[Card]] = [[], [], []]
    for card in range(FIRST_ITEM, LAST_ITEM + 1):
        if not has(view.seen_items, card - FIRST_ITEM) and card not in own:
            pools[DECK_OF[card]].append(card)
    return pools


def deal_hand(view: DerangedView, game: Deranged, player: Player, found: list[Card], chance: Chance) -> None:
    if player == view.seat:
        game.hands.append(view.hands[player][:])
        game.decks.append(view.pools[player][:])
        return
    pool: list[Card] = [*view.pools[player], *found]
    hand: list[Card] = [card if card != NO_CARD else chance.draw(pool) for card in view.hands[player]]
    game.hands.append(hand)
    game.decks.append(pool)

"""Scenario positions of Nightmarium: laying one out, and a game in the words of one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from phobetor.book.title import BadInput
from phobetor.games.nightmarium.rules.actions import FIRST_ACTION, SECOND_ACTION
from phobetor.games.nightmarium.rules.box import CARDS, NO_CARD, PARTS, PARTS_OF
from phobetor.games.nightmarium.rules.rows import COMPLETE, row_of
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.games.nightmarium.rules.turn import Turn
from phobetor.games.nightmarium.rules.vocabulary import PLAY, TARGET, VERBS
from phobetor.games.nightmarium.words.notation import SEATS, read, write
from phobetor.games.position import read_position
from phobetor.kernel.masks import has
from phobetor.kernel.words import NOBODY, Option

CardNumber = Annotated[int, msgspec.Meta(ge=1, le=CARDS)]
Pile = list[CardNumber] | Literal["rest"]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario may say of a table; the pile called "rest" gets the cards that lie nowhere else."""

    active: str = "a"
    action: Literal[0, 1, 2] = 1
    legion_played: str = "any"
    quiet: int = 0
    hands: dict[str, Pile] = {}
    creatures: dict[str, list[list[CardNumber]]] = {}
    discards: Pile = []
    deck: Pile = "rest"
    shown: list[CardNumber] = []


def set_up(game: Nightmarium, position: dict[str, Any]) -> None:
    """Lay out the position; every card must lie somewhere."""
    given = read_position(position, Position)
    game.active = read_seat(game, given.active)
    game.quiet = given.quiet
    if given.legion_played != "any":
        game.legion_played = read("legion", given.legion_played, game.settings)
    for seat, creatures in given.creatures.items():
        lay_creatures(game, read_seat(game, seat), creatures)
    hands: dict[str, Pile] = {seat: [] for seat in SEATS[: len(game.hands)]}
    for seat, pile in given.hands.items():
        hands[SEATS[read_seat(game, seat)]] = pile
    deal(game, {"deck": given.deck, "discards": given.discards, **hands})
    for card in given.shown:
        if not any(card in hand for hand in game.hands):
            raise BadInput(f"Card {card} cannot be 'shown': it is in no hand.")
    game.shown = list(given.shown)
    set_agenda(game, given.action)


def read_seat(game: Nightmarium, seat: str) -> int:
    player = read("player", seat, game.settings)
    if player >= len(game.hands):
        raise BadInput(f"There is no seat '{seat}' at a table of {len(game.hands)}.")
    return player


def lay_creatures(game: Nightmarium, player: int, creatures: list[list[int]]) -> None:
    if len(creatures) > len(game.places[player]):
        raise BadInput(f"Seat {SEATS[player]} cannot have {len(creatures)} creatures here.")
    for place, cards in zip(game.places[player], creatures, strict=False):
        if len(cards) > COMPLETE:
            raise BadInput(f"A creature has at most {COMPLETE} cards, not {cards}.")
        for part, card in enumerate(cards):
            if not has(PARTS_OF[card], part):
                raise BadInput(f"Card {card} cannot be the {PARTS[part]} of a creature.")
            game.parts[place * 3 + part] = card
    game.rows[player] = row_of([len(cards) for cards in creatures] + [0] * (len(game.places[player]) - len(creatures)))


def deal(game: Nightmarium, piles: dict[str, Pile]) -> None:
    """Put the cards of each pile where they belong; the pile called "rest" gets the cards not named anywhere."""
    named = [card for card in game.parts if card != NO_CARD]
    named += [card for pile in piles.values() if pile != "rest" for card in pile]
    doubled = sorted(card for card in set(named) if named.count(card) > 1)
    if doubled:
        raise BadInput(f"Card {doubled[0]} lies in two places.")
    rest = [card for card in range(1, CARDS + 1) if card not in named]
    resting = [name for name, pile in piles.items() if pile == "rest"]
    if len(resting) > 1 or (rest and not resting):
        raise BadInput(f'Exactly one pile must be "rest": {len(rest)} cards, such as {rest[:3]}, lie nowhere.')
    full = {name: list(rest if pile == "rest" else pile) for name, pile in piles.items()}
    game.deck = full.pop("deck")
    game.discards = full.pop("discards")
    game.hands = list(full.values())


def set_agenda(game: Nightmarium, action: int) -> None:
    """0: the turn begins; 1 and 2: this action is next."""
    following = Turn(game.left_of(game.active))
    game.agenda.clear()
    if action == 0:
        game.then(Turn(game.active))
    elif action == 1:
        game.then(FIRST_ACTION, SECOND_ACTION, following)
    else:
        game.then(SECOND_ACTION, following)


def position(game: Nightmarium) -> dict[str, Any]:
    """What a scenario can expect of the table. Order matters only where it does in the game."""
    creatures = {
        SEATS[player]: [
            [game.part(place, part) for part in range(game.height_of(place))] for place in places if game.exists(place)
        ]
        for player, places in enumerate(game.places)
    }
    return {
        "active": SEATS[game.active],
        "legion_played": write("legion", game.legion_played, game.settings),
        "quiet": game.quiet,
        "hands": {SEATS[player]: sorted(hand) for player, hand in enumerate(game.hands)},
        "hand_sizes": {SEATS[player]: len(hand) for player, hand in enumerate(game.hands)},
        "creatures": creatures,
        "discards": sorted(game.discards),
        "deck": sorted(game.deck),
        "deck_size": len(game.deck),
        "revealed": sorted(game.revealed),
        "shown": sorted(game.shown),
        "acting": write("creature", game.acting, game.settings),
    }


def components(game: Nightmarium) -> list[int]:
    piles = [game.deck, game.discards, game.revealed, *game.hands, [card for card in game.parts if card != NO_CARD]]
    return [card for pile in piles for card in pile]


def probe(game: Nightmarium) -> list[Option]:
    """Every choice of the grammar that concerns the asked player's cards, and every creature."""
    asked = game.asked if game.asked != NOBODY else game.active
    cards = sorted({*game.hands[asked], *game.revealed, 1, CARDS})
    creatures = range(len(game.parts) // 3)
    options = [verb.of() for verb in VERBS if not verb.arguments]
    options += [verb.of(card) for verb in VERBS if verb.arguments == ["card"] for card in cards]
    options += [PLAY.of(card, creature) for card in cards for creature in creatures]
    return options + [TARGET.of(creature) for creature in creatures]

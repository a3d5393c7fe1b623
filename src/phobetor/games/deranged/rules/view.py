"""What a seat of Deranged may know, and games that fit such knowledge.

Secret are: the hands and the order of the decks of others, items that nobody has seen yet, roles, face-down night cards
(even from their owners, unless somebody looked at them), and the item decks. Everything else lies open, also who has
looked at what.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    FIRST_ITEM,
    NO_CARD,
    NO_NIGHT,
    NO_ROLE_CARD,
    Card,
    Night,
    Role,
    is_item,
)
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.town import BIT
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Player

UNKNOWN_NIGHT: Final = -1
UNKNOWN_ROLE: Final = -2

NUMBERS: Final = [
    "active", "fate", "chapter", "scenario", "night", "time", "idle", "church_exit", "gate_exit", "played", "side",
    "used", "spent", "spoken", "draw_less", "acted", "seen_items", "search_tokens", "fog", "effects", "boards",
    "church_used", "asleep", "shields", "wards", "rewards_taken",
]  # fmt: skip


class DerangedView(View):
    """A hand of another player shows the cards that everybody saw go there; NO_CARD stands for an unknown one."""

    active: Player
    fate: Player
    chapter: i64
    scenario: i64
    night: i64
    time: i64
    idle: i64
    church_exit: i64
    gate_exit: i64
    played: Card
    side: i64
    used: i64
    spent: i64
    spoken: i64
    draw_less: i64
    acted: i64
    seen_items: i64
    search_tokens: i64
    fog: i64
    effects: i64
    boards: i64
    church_used: i64
    asleep: i64
    shields: i64
    wards: i64
    rewards_taken: i64
    health: list[i64]
    sanity: list[i64]
    candles: list[i64]
    cell: list[i64]
    token: list[i64]
    form: list[i64]
    policy: list[i64]
    hands: list[list[Card]]
    deck_sizes: list[i64]
    pools: list[list[Card]]
    discards: list[list[Card]]
    curses: list[i64]
    under: list[i64]
    yellow: list[i64]
    red: list[i64]
    curse_discards: list[i64]
    role: list[Role]
    role_open: list[i64]
    role_known: list[i64]
    bats: list[i64]
    ruled_out: list[i64]
    nights: list[Night]
    night_open: list[Night]
    peeks: list[i64]
    night_discards: list[Night]
    claims: list[i64]
    item_decks: list[i64]
    house: i64
    house_bottom: list[Card]
    bottom_knower: list[Player]
    looked: list[Card]
    unseen: list[i64]
    box: list[Card]
    shown: list[Card]
    power_candles: list[i64]
    monster_cell: list[i64]
    wounds: list[i64]
    prey: list[Player]
    refused: list[i64]
    tally: list[i64]

    def __init__(self, game: Deranged, seat: Player) -> None:
        super().__init__(game, seat)
        self.copy_open(game)
        self.copy_numbers(game)
        players = range(game.players())
        self.hands = [seen_hand(game, player, seat) for player in players]
        self.deck_sizes = [len(game.decks[player]) for player in players]
        self.pools = [seen_pool(game, player, seat) for player in players]
        self.role = [seen_role(game, player, seat) for player in players]
        self.nights = [seen_night(game, place, seat) for place in range(len(game.nights))]
        self.item_decks = [len(pile) for pile in game.item_decks]
        self.house = len(game.house)
        self.house_bottom = [
            game.house_bottom[place] if game.bottom_knower[place] == seat else NO_CARD
            for place in range(len(game.house_bottom))
        ]
        self.looked = game.looked[:] if seat == game.active else [NO_CARD] * len(game.looked)

    def copy_open(self, game: Deranged) -> None:
        """What lies open for everybody."""
        self.health = game.health[:]
        self.sanity = game.sanity[:]
        self.candles = game.candles[:]
        self.cell = game.cell[:]
        self.token = game.token[:]
        self.form = game.form[:]
        self.policy = game.policy[:]
        self.discards = [pile[:] for pile in game.discards]
        self.curses = game.curses[:]
        self.under = game.under[:]
        self.yellow = sorted(game.yellow)
        self.red = sorted(game.red)
        self.curse_discards = game.curse_discards[:]
        self.role_open = game.role_open[:]
        self.role_known = game.role_known[:]
        self.bats = game.bats[:]
        self.ruled_out = game.ruled_out[:]
        self.night_open = game.night_open[:]
        self.peeks = game.peeks[:]
        self.night_discards = game.night_discards[:]
        self.claims = game.claims[:]
        self.bottom_knower = game.bottom_knower[:]
        self.unseen = game.unseen[:]
        self.box = game.box[:]
        self.shown = game.shown[:]
        self.power_candles = game.power_candles[:]
        self.monster_cell = game.monster_cell[:]
        self.wounds = game.wounds[:]
        self.prey = game.prey[:]
        self.refused = game.refused[:]
        self.tally = game.tally[:]

    def copy_numbers(self, game: Deranged) -> None:
        self.active = game.active
        self.fate = game.fate
        self.chapter = game.chapter
        self.scenario = game.scenario
        self.night = game.night
        self.time = game.time
        self.idle = game.idle
        self.church_exit = game.church_exit
        self.gate_exit = game.gate_exit
        self.played = game.played
        self.side = game.side
        self.used = game.used
        self.spent = game.spent
        self.spoken = game.spoken
        self.draw_less = game.draw_less
        self.acted = game.acted
        self.seen_items = game.seen_items
        self.search_tokens = game.search_tokens
        self.fog = game.fog
        self.effects = game.effects
        self.boards = game.boards
        self.church_used = game.church_used
        self.asleep = game.asleep
        self.shields = game.shields
        self.wards = game.wards
        self.rewards_taken = game.rewards_taken

    def own_fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        fields.update({
            "health": self.health, "sanity": self.sanity, "candles": self.candles, "cell": self.cell,
            "token": self.token, "form": self.form, "policy": self.policy, "hands": self.hands,
            "deck_sizes": self.deck_sizes, "pools": self.pools, "discards": self.discards, "curses": self.curses,
            "under": self.under, "yellow": self.yellow, "red": self.red, "curse_discards": self.curse_discards,
            "role": self.role, "role_open": self.role_open, "role_known": self.role_known, "bats": self.bats,
            "ruled_out": self.ruled_out, "nights": self.nights, "night_open": self.night_open, "peeks": self.peeks,
            "night_discards": self.night_discards, "claims": self.claims, "item_decks": self.item_decks,
            "house": self.house, "house_bottom": self.house_bottom, "bottom_knower": self.bottom_knower,
            "looked": self.looked, "unseen": self.unseen, "box": self.box, "shown": self.shown,
            "power_candles": self.power_candles, "monster_cell": self.monster_cell, "wounds": self.wounds,
            "prey": self.prey, "refused": self.refused, "tally": self.tally,
        })  # fmt: skip
        return fields


# --- what is hidden, as the seat sees it --------------------------------------------------------------
def seen_hand(game: Deranged, player: Player, seat: Player) -> list[Card]:
    hand = game.hands[player]
    if player == seat:
        return hand[:]
    known: list[Card] = sorted([card for card in hand if card in game.shown])
    while len(known) < len(hand):
        known.append(NO_CARD)
    return known


def seen_pool(game: Deranged, player: Player, seat: Player) -> list[Card]:
    """The own deck; of another player the known cards that are somewhere in hand or deck."""
    if player == seat:
        return sorted(game.decks[player])
    both = [card for card in game.hands[player] if card not in game.shown]
    both.extend(game.decks[player])
    return sorted([card for card in both if not is_item(card) or game.seen_items & BIT[card - FIRST_ITEM] != 0])


def knows_role(game: Deranged, player: Player, seat: Player) -> bool:
    """The own role, an open one, one that was shown, and one whose bats or face-down curses give it away."""
    if player == seat or game.role_open[player] == 1 or game.bats[player] != 0 or game.under[player] != 0:
        return True
    return seat != NOBODY and game.role_known[seat] & BIT[player] != 0


def seen_role(game: Deranged, player: Player, seat: Player) -> Role:
    if game.role[player] == NO_ROLE_CARD or knows_role(game, player, seat):
        return game.role[player]
    return UNKNOWN_ROLE


def seen_night(game: Deranged, place: i64, seat: Player) -> Night:
    night = game.nights[place]
    if night == NO_NIGHT or (seat != NOBODY and game.peeks[seat] & BIT[place] != 0):
        return night
    return UNKNOWN_NIGHT


def view(game: Deranged, seat: Player) -> DerangedView:
    return DerangedView(game, seat)

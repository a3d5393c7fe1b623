"""What a seat of Deranged may know, and games that fit such knowledge.

Secret are: the hands and the order of the decks of others, items that nobody has seen yet, roles, face-down night cards
(even from their owners, unless somebody looked at them), and the item decks. Everything else lies open, also who has
looked at what.
"""

from __future__ import annotations

from typing import ClassVar, Final

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
from phobetor.kernel.masks import has
from phobetor.kernel.view import Open, View
from phobetor.kernel.words import NOBODY, Player

UNKNOWN_NIGHT: Final = -1
UNKNOWN_ROLE: Final = -2


class DerangedView(View):
    """A hand of another player shows the cards that everybody saw go there; NO_CARD stands for an unknown one."""

    active: Open[Player]
    fate: Open[Player]
    chapter: Open[i64]
    scenario: Open[i64]
    night: Open[i64]
    time: Open[i64]
    idle: Open[i64]
    church_exit: Open[i64]
    gate_exit: Open[i64]
    played: Open[Card]
    side: Open[i64]
    used: Open[i64]
    spent: Open[i64]
    spoken: Open[i64]
    draw_less: Open[i64]
    acted: Open[i64]
    seen_items: Open[i64]
    search_tokens: Open[i64]
    fog: Open[i64]
    effects: Open[i64]
    boards: Open[i64]
    church_used: Open[i64]
    asleep: Open[i64]
    shields: Open[i64]
    wards: Open[i64]
    rewards_taken: Open[i64]
    health: Open[list[i64]]
    sanity: Open[list[i64]]
    candles: Open[list[i64]]
    cell: Open[list[i64]]
    token: Open[list[i64]]
    form: Open[list[i64]]
    policy: Open[list[i64]]
    hands: list[list[Card]]
    deck_sizes: list[i64]
    pools: list[list[Card]]
    discards: Open[list[list[Card]]]
    curses: Open[list[i64]]
    under: Open[list[i64]]
    yellow: list[i64]
    red: list[i64]
    curse_discards: Open[list[i64]]
    role: list[Role]
    role_open: Open[list[i64]]
    role_known: Open[list[i64]]
    bats: Open[list[i64]]
    ruled_out: Open[list[i64]]
    nights: list[Night]
    night_open: Open[list[Night]]
    peeks: Open[list[i64]]
    night_discards: Open[list[Night]]
    claims: Open[list[i64]]
    item_decks: list[i64]
    house: i64
    house_bottom: list[Card]
    bottom_knower: Open[list[Player]]
    looked: list[Card]
    unseen: Open[list[i64]]
    box: Open[list[Card]]
    shown: Open[list[Card]]
    power_candles: Open[list[i64]]
    monster_cell: Open[list[i64]]
    wounds: Open[list[i64]]
    prey: Open[list[Player]]
    refused: Open[list[i64]]
    tally: Open[list[i64]]

    # --- written by `make fields` from the fields above ---
    SHOWN: ClassVar[tuple[str, ...]] = (
        "active", "fate", "chapter", "scenario", "night", "time", "idle", "church_exit", "gate_exit", "played", "side",
        "used", "spent", "spoken", "draw_less", "acted", "seen_items", "search_tokens", "fog", "effects", "boards",
        "church_used", "asleep", "shields", "wards", "rewards_taken", "health", "sanity", "candles", "cell", "token",
        "form", "policy", "hands", "deck_sizes", "pools", "discards", "curses", "under", "yellow", "red",
        "curse_discards", "role", "role_open", "role_known", "bats", "ruled_out", "nights", "night_open", "peeks",
        "night_discards", "claims", "item_decks", "house", "house_bottom", "bottom_knower", "looked", "unseen", "box",
        "shown", "power_candles", "monster_cell", "wounds", "prey", "refused", "tally",
    )  # fmt: skip

    def copy_open(self, game: Deranged) -> None:
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
        self.health = game.health[:]
        self.sanity = game.sanity[:]
        self.candles = game.candles[:]
        self.cell = game.cell[:]
        self.token = game.token[:]
        self.form = game.form[:]
        self.policy = game.policy[:]
        self.discards = [each[:] for each in game.discards]
        self.curses = game.curses[:]
        self.under = game.under[:]
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

    def give_open(self, game: Deranged) -> None:
        game.active = self.active
        game.fate = self.fate
        game.chapter = self.chapter
        game.scenario = self.scenario
        game.night = self.night
        game.time = self.time
        game.idle = self.idle
        game.church_exit = self.church_exit
        game.gate_exit = self.gate_exit
        game.played = self.played
        game.side = self.side
        game.used = self.used
        game.spent = self.spent
        game.spoken = self.spoken
        game.draw_less = self.draw_less
        game.acted = self.acted
        game.seen_items = self.seen_items
        game.search_tokens = self.search_tokens
        game.fog = self.fog
        game.effects = self.effects
        game.boards = self.boards
        game.church_used = self.church_used
        game.asleep = self.asleep
        game.shields = self.shields
        game.wards = self.wards
        game.rewards_taken = self.rewards_taken
        game.health = self.health[:]
        game.sanity = self.sanity[:]
        game.candles = self.candles[:]
        game.cell = self.cell[:]
        game.token = self.token[:]
        game.form = self.form[:]
        game.policy = self.policy[:]
        game.discards = [each[:] for each in self.discards]
        game.curses = self.curses[:]
        game.under = self.under[:]
        game.curse_discards = self.curse_discards[:]
        game.role_open = self.role_open[:]
        game.role_known = self.role_known[:]
        game.bats = self.bats[:]
        game.ruled_out = self.ruled_out[:]
        game.night_open = self.night_open[:]
        game.peeks = self.peeks[:]
        game.night_discards = self.night_discards[:]
        game.claims = self.claims[:]
        game.bottom_knower = self.bottom_knower[:]
        game.unseen = self.unseen[:]
        game.box = self.box[:]
        game.shown = self.shown[:]
        game.power_candles = self.power_candles[:]
        game.monster_cell = self.monster_cell[:]
        game.wounds = self.wounds[:]
        game.prey = self.prey[:]
        game.refused = self.refused[:]
        game.tally = self.tally[:]

    # --- until here ---

    def __init__(self, game: Deranged, seat: Player) -> None:
        super().__init__(game, seat)
        self.copy_open(game)
        players = range(game.players())
        self.hands = [seen_hand(game, player, seat) for player in players]
        self.yellow = sorted(game.yellow)
        self.red = sorted(game.red)
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
    return sorted([card for card in both if not is_item(card) or has(game.seen_items, card - FIRST_ITEM)])


def knows_role(game: Deranged, player: Player, seat: Player) -> bool:
    """The own role, an open one, one that was shown, and one whose bats or face-down curses give it away."""
    if player == seat or game.role_open[player] == 1 or game.bats[player] != 0 or game.under[player] != 0:
        return True
    return seat != NOBODY and has(game.role_known[seat], player)


def seen_role(game: Deranged, player: Player, seat: Player) -> Role:
    if game.role[player] == NO_ROLE_CARD or knows_role(game, player, seat):
        return game.role[player]
    return UNKNOWN_ROLE


def seen_night(game: Deranged, place: i64, seat: Player) -> Night:
    night = game.nights[place]
    if night == NO_NIGHT or (seat != NOBODY and has(game.peeks[seat], place)):
        return night
    return UNKNOWN_NIGHT


def view(game: Deranged, seat: Player) -> DerangedView:
    return DerangedView(game, seat)

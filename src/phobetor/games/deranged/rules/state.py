"""The table of Deranged: what lies where, and how figures, cards and counters change.

Rules use the methods below. Face-down piles are unordered; what nobody may know is listed in `view.py`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import (
    AS_MANY_AS_PLAYERS,
    DAY_SPACES,
    DECK_OF,
    FIRST_ITEM,
    FIRST_TOKEN,
    HAND,
    HOLDERS,
    HOUSE_DECK,
    KIND_OF,
    MONSTER_HEALTH,
    NIGHT_SPACES,
    NO_CARD,
    NO_NIGHT,
    SMALL_HAND,
    TASK_OF,
    TOKEN_COUNT,
    TOKENS,
    Card,
    Curse,
    Kind,
    Night,
    Role,
    Token,
    is_item,
)
from phobetor.games.deranged.rules.packed import Arrow
from phobetor.games.deranged.rules.town import (
    AT_ANY_HOUSE,
    BUILDING_OF,
    CELLS,
    CHURCH,
    FIRST_HOUSE,
    GATE,
    HOUSES,
    NOWHERE,
    PLACES,
    STREET,
    Cell,
    arrows_into,
    arrows_of,
)
from phobetor.games.deranged.rules.vocabulary import (
    APPEARED,
    BARRED_DOORS,
    BOXED,
    CALMED,
    DISCARDED,
    DREW,
    EFFECT_CAME,
    FOG_CAME,
    FOG_CARD,
    FOG_LEFT,
    GAME,
    GOAL_MET,
    HEALED,
    LAYOUT,
    RESHUFFLED,
    SPENT,
    TIME_MOVED,
    TIME_WENT_ON,
    TOOK_CANDLES,
    TRAINING,
)
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import below, bits_of, count_bits, has, joined, meets, minus, plus
from phobetor.kernel.words import Player

MOST_PLAYERS: Final = 6
MOST: Final = 5  # of health and of sanity
MONSTERS_FROM: Final = 6  # fighters: players first, then monster tokens
FOG_TOKENS: Final = 12

TURNS: Final = 0  # what is counted of each hero
DEATHS: Final = 1
POSSESSIONS: Final = 2
CURSES_TAKEN: Final = 3
COUNTED: Final = 4


class Deranged(Game):
    """Everything on the table. Lists of players are indexed by seat; masks are bits of one int.

    Lists that seldom change (all but counters, places, hands and decks) are replaced by a changed copy, not changed in
    place, so that whoever holds one may keep it.
    """

    active: Player = 0  # whose turn it is
    fate: Player = 0  # who holds the fate token
    chapter: i64 = 1  # 1, 3, 5 are days, 2, 4, 6 nights
    scenario: i64 = 0  # whose board lies open; 0 in the training game
    night: i64 = 0
    time: i64 = 0  # spaces of this day or night that the time token has left behind
    idle: i64 = 0  # turns since the time token moved
    church_exit: Cell = NOWHERE
    gate_exit: Cell = NOWHERE
    played: Card = NO_CARD  # the card of this turn
    side: i64 = 0  # 1: it was played with its possessed side
    used: i64 = 0  # the actions done this turn, as bits
    spent: i64 = 0  # candles spent this turn
    spoken: i64 = 0  # 1: the active player made a claim this turn
    draw_less: i64 = 0
    acted: i64 = 0  # actions done this turn
    seen_items: i64 = 0  # items that everybody has seen, as bits from FIRST_ITEM
    search_tokens: i64 = below(HOUSES)  # numbered houses that still have theirs, as bits
    fog: i64 = 0  # cells, as bits
    effects: i64 = 0  # effect cards in play, as bits
    boards: i64 = 1  # kinds of monster in play, as bits
    church_used: i64 = 0  # players who prayed in this chapter, as bits
    asleep: i64 = 0  # monster tokens, as bits
    shields: i64 = 0  # players behind a buckler, as bits
    wards: i64 = 0  # players in a chalk circle, as bits
    rewards_taken: i64 = 0  # cards from FIRST_REWARD, as bits
    health: list[i64]
    sanity: list[i64]
    candles: list[i64]
    cell: list[Cell]  # NOWHERE while the figure is off the board
    token: list[i64]  # 1: has a possessed token
    form: list[i64]  # 1: the possessed figure is in use
    policy: list[i64]  # what to do at a door: ASK, ALWAYS, NEVER
    hands: list[list[Card]]
    decks: list[list[Card]]
    discards: list[list[Card]]
    curses: list[i64]  # as bits of their numbers
    under: list[i64]  # curses face down under the role card, as bits
    yellow: list[Curse]  # drawn first; later the reshuffled discards
    red: list[Curse]
    curse_discards: list[Curse]
    role: list[Role]
    role_open: list[i64]
    role_known: list[i64]  # viewer -> the players whose role was shown to them, as bits
    bats: list[i64]  # a count, or for the pilgrim the quarters as bits
    ruled_out: list[i64]  # roles that a player's deeds exclude, as bits: everybody can think of that
    nights: list[Night]  # player * 3 + night: the face-down card, NO_NIGHT once it is revealed
    night_open: list[Night]
    peeks: list[i64]  # viewer -> places of `nights` they have looked at, as bits
    night_discards: list[Night]
    claims: list[i64]  # speaker * players + owner -> what was said of the coming night
    item_decks: list[list[Card]]
    house: list[Card]
    house_bottom: list[Card]  # drawn after all of `house`, first come first
    bottom_knower: list[Player]
    looked: list[Card]  # two cards of the house deck in front of the searcher
    unseen: list[i64]  # player * 4 + deck: items not yet seen by everybody
    box: list[Card]
    shown: list[Card]  # cards that everybody saw go into a hand in which they still are
    power_candles: list[i64]  # quarter -> players whose candle lies there, as bits
    monster_cell: list[Cell]
    wounds: list[i64]
    prey: list[Player]  # wolf -> the hero it goes for
    refused: list[i64]  # doors that were blocked during this move
    tally: list[i64]  # player * COUNTED + what was counted

    # --- written by `make fields` from the fields above ---
    STATE: ClassVar[tuple[str, ...]] = (
        "active", "fate", "chapter", "scenario", "night", "time", "idle", "church_exit", "gate_exit", "played", "side",
        "used", "spent", "spoken", "draw_less", "acted", "seen_items", "search_tokens", "fog", "effects", "boards",
        "church_used", "asleep", "shields", "wards", "rewards_taken", "health", "sanity", "candles", "cell", "token",
        "form", "policy", "hands", "decks", "discards", "curses", "under", "yellow", "red", "curse_discards", "role",
        "role_open", "role_known", "bats", "ruled_out", "nights", "night_open", "peeks", "night_discards", "claims",
        "item_decks", "house", "house_bottom", "bottom_knower", "looked", "unseen", "box", "shown", "power_candles",
        "monster_cell", "wounds", "prey", "refused", "tally",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        chance: Chance,
        agenda: list[Step[Any]],
        settings: list[i64],
        health: list[i64],
        sanity: list[i64],
        candles: list[i64],
        cell: list[Cell],
        token: list[i64],
        form: list[i64],
        policy: list[i64],
        hands: list[list[Card]],
        decks: list[list[Card]],
        discards: list[list[Card]],
        curses: list[i64],
        under: list[i64],
        yellow: list[Curse],
        red: list[Curse],
        curse_discards: list[Curse],
        role: list[Role],
        role_open: list[i64],
        role_known: list[i64],
        bats: list[i64],
        ruled_out: list[i64],
        nights: list[Night],
        night_open: list[Night],
        peeks: list[i64],
        night_discards: list[Night],
        claims: list[i64],
        item_decks: list[list[Card]],
        house: list[Card],
        house_bottom: list[Card],
        bottom_knower: list[Player],
        looked: list[Card],
        unseen: list[i64],
        box: list[Card],
        shown: list[Card],
        power_candles: list[i64],
        monster_cell: list[Cell],
        wounds: list[i64],
        prey: list[Player],
        refused: list[i64],
        tally: list[i64],
    ) -> None:
        super().__init__(chance, agenda, settings)
        self.health = health
        self.sanity = sanity
        self.candles = candles
        self.cell = cell
        self.token = token
        self.form = form
        self.policy = policy
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.curses = curses
        self.under = under
        self.yellow = yellow
        self.red = red
        self.curse_discards = curse_discards
        self.role = role
        self.role_open = role_open
        self.role_known = role_known
        self.bats = bats
        self.ruled_out = ruled_out
        self.nights = nights
        self.night_open = night_open
        self.peeks = peeks
        self.night_discards = night_discards
        self.claims = claims
        self.item_decks = item_decks
        self.house = house
        self.house_bottom = house_bottom
        self.bottom_knower = bottom_knower
        self.looked = looked
        self.unseen = unseen
        self.box = box
        self.shown = shown
        self.power_candles = power_candles
        self.monster_cell = monster_cell
        self.wounds = wounds
        self.prey = prey
        self.refused = refused
        self.tally = tally

    def clone(self, chance: Chance) -> Deranged:
        twin = Deranged(
            chance, self.agenda[:], self.settings, self.health[:], self.sanity[:], self.candles[:], self.cell[:],
            self.token[:], self.form[:], self.policy[:], [each[:] for each in self.hands],
            [each[:] for each in self.decks], [each[:] for each in self.discards], self.curses[:], self.under[:],
            self.yellow[:], self.red[:], self.curse_discards[:], self.role[:], self.role_open[:], self.role_known[:],
            self.bats[:], self.ruled_out[:], self.nights[:], self.night_open[:], self.peeks[:], self.night_discards[:],
            self.claims[:], [each[:] for each in self.item_decks], self.house[:], self.house_bottom[:],
            self.bottom_knower[:], self.looked[:], self.unseen[:], self.box[:], self.shown[:], self.power_candles[:],
            self.monster_cell[:], self.wounds[:], self.prey[:], self.refused[:], self.tally[:],
        )  # fmt: skip
        twin.active = self.active
        twin.fate = self.fate
        twin.chapter = self.chapter
        twin.scenario = self.scenario
        twin.night = self.night
        twin.time = self.time
        twin.idle = self.idle
        twin.church_exit = self.church_exit
        twin.gate_exit = self.gate_exit
        twin.played = self.played
        twin.side = self.side
        twin.used = self.used
        twin.spent = self.spent
        twin.spoken = self.spoken
        twin.draw_less = self.draw_less
        twin.acted = self.acted
        twin.seen_items = self.seen_items
        twin.search_tokens = self.search_tokens
        twin.fog = self.fog
        twin.effects = self.effects
        twin.boards = self.boards
        twin.church_used = self.church_used
        twin.asleep = self.asleep
        twin.shields = self.shields
        twin.wards = self.wards
        twin.rewards_taken = self.rewards_taken
        self.copy_question(twin)
        return twin

    @staticmethod
    def blank(chance: Chance) -> Deranged:
        return Deranged(
            chance, [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
            [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
        )  # fmt: skip

    # --- until here ---

    @staticmethod
    def steps() -> type[Any]:
        return Rule

    def count(self, player: Player, what: i64) -> None:
        """What everybody saw happen to a hero, for whoever wants to know after the game."""
        self.tally = changed(self.tally, player * COUNTED + what, self.tally[player * COUNTED + what] + 1)

    # --- looking at the table -------------------------------------------------------------------
    def players(self) -> i64:
        return len(self.health)

    def is_training(self) -> bool:
        return self.settings[GAME] == TRAINING

    def layout(self) -> i64:
        return self.settings[LAYOUT]

    def arrows(self) -> list[list[Arrow]]:
        return arrows_of(self.settings[LAYOUT], self.church_exit, self.gate_exit)

    def arrows_back(self) -> list[list[Arrow]]:
        return arrows_into(self.settings[LAYOUT], self.church_exit, self.gate_exit)

    def town_key(self) -> i64:
        """A number for the layout with the pieces attached."""
        return self.settings[LAYOUT] + 8 * (self.church_exit + 1) + 512 * (self.gate_exit + 1)

    def is_on_board(self, player: Player) -> bool:
        return self.cell[player] != NOWHERE

    def is_possessed(self, player: Player) -> bool:
        return self.form[player] == 1

    def is_human(self, player: Player) -> bool:
        return self.form[player] == 0

    def in_building(self, cell: Cell) -> bool:
        return BUILDING_OF[cell] != STREET

    def places(self, cell: Cell) -> i64:
        """What the cell is, as bits."""
        return PLACES[self.settings[LAYOUT]][cell]

    def is_at(self, cell: Cell, places: i64) -> bool:
        """Whether the cell is one of these places."""
        return meets(PLACES[self.settings[LAYOUT]][cell], places)

    def has_curses(self, player: Player) -> bool:
        return self.curses[player] != 0

    def suffers(self, player: Player, effect: i64) -> bool:
        """Whether a curse with this effect lies in front of the player."""
        return meets(self.curses[player], HOLDERS[effect])

    def curses_of(self, player: Player) -> list[Curse]:
        return bits_of(self.curses[player])

    def has_fog(self, cell: Cell) -> bool:
        return has(self.fog, cell)

    def fog_hides(self, cell: Cell) -> bool:
        """While the fog card is in play, a cell with fog ends a move and cannot be attacked from elsewhere."""
        return self.has_effect(FOG_CARD) and has(self.fog, cell)

    def has_effect(self, effect: i64) -> bool:
        return meets(self.effects, effect)

    def house_at(self, cell: Cell) -> i64:
        """The number of the house, from 0; below that outside of houses."""
        return BUILDING_OF[cell] - FIRST_HOUSE

    def is_barred(self, cell: Cell) -> bool:
        """A numbered house with fog cannot be entered while Barred doors is in play."""
        return self.has_effect(BARRED_DOORS) and has(self.fog, cell) and self.is_at(cell, AT_ANY_HOUSE)

    def is_marked(self, mark: i64) -> bool:
        """Whether that was done this turn."""
        return meets(self.used, mark)

    def mark(self, mark: i64) -> None:
        self.used = joined(self.used, mark)

    def heroes_on(self, cell: Cell) -> list[Player]:
        return [player for player in range(len(self.cell)) if self.cell[player] == cell]

    def other_hero_on(self, cell: Cell, player: Player) -> bool:
        for other in range(len(self.cell)):
            if other != player and self.cell[other] == cell:
                return True
        return False

    def monster_on(self, cell: Cell) -> bool:
        for token in range(TOKENS):
            if self.monster_cell[token] == cell:
                return True
        return False

    def in_turn_order(self, first: Player) -> list[Player]:
        """Everybody clockwise from this player."""
        order: list[Player] = []
        player = first
        for _ in range(len(self.health)):
            order.append(player)
            player = self.left_of(player)
        return order

    def spaces(self) -> i64:
        """The length of this day or night."""
        return NIGHT_SPACES[self.players()] if self.night == 1 else DAY_SPACES[self.players()]

    def time_is_up(self) -> bool:
        return self.time >= self.spaces()

    def coming_night(self) -> i64:
        """0, 1 or 2 for the night whose cards lie on top, or -1 when none are left."""
        night = self.chapter // 2
        last: i64 = 1 if self.is_training() else 3
        return night if night < last else -1

    def items_of(self, player: Player) -> i64:
        count: i64 = 0
        for pile in (self.hands[player], self.decks[player], self.discards[player]):
            for card in pile:
                if is_item(card):
                    count += 1
        if player == self.active and is_item(self.played):
            count += 1
        return count

    # --- counters -------------------------------------------------------------------------------
    def heal(self, player: Player, count: i64) -> None:
        gained = min(count, MOST - self.health[player])
        if gained > 0:
            self.health[player] += gained
            self.tell(HEALED, player, gained)

    def calm(self, player: Player, count: i64) -> None:
        gained = min(count, MOST - self.sanity[player])
        if gained > 0:
            self.sanity[player] += gained
            self.tell(CALMED, player, gained)

    def take_candles(self, player: Player, count: i64) -> None:
        if count > 0:
            self.candles[player] += count
            self.tell(TOOK_CANDLES, player, count)

    def spend_candles(self, player: Player, count: i64) -> None:
        if count > 0:
            self.candles[player] -= count
            self.tell(SPENT, player, count)
            if player == self.active:
                self.spent += count
                if self.spent >= 2:
                    self.meet_goal(player, 8)

    def move_time(self, spaces: i64) -> None:
        self.time += spaces
        self.idle = 0
        self.mark(TIME_WENT_ON)
        self.tell(TIME_MOVED, self.time)

    def meet_goal(self, player: Player, task: i64) -> None:
        """A night goal that is reached is discarded at once. DE-135"""
        night = self.night_open[player]
        if night != NO_NIGHT and TASK_OF[night] == task:
            self.night_open = changed(self.night_open, player, NO_NIGHT)
            self.night_discards = [*self.night_discards, night]
            self.tell(GOAL_MET, player, night)

    # --- cards ----------------------------------------------------------------------------------
    def top_card(self, player: Player) -> Card:
        """The top card of the own deck; an empty deck is replaced by the shuffled discards. DE-57

        There always is one: whoever draws holds three cards at most, and of seven action cards one may be in play."""
        if not self.decks[player]:
            self.decks[player] = self.discards[player]
            self.discards[player] = []
            self.tell(RESHUFFLED, player)
        return self.chance.draw(self.decks[player], "card")

    def draw_up(self, player: Player, less: i64) -> None:
        """Fill the hand; whoever has enough neither draws nor discards. DE-56"""
        limit: i64 = HAND - 1 if self.suffers(player, SMALL_HAND) else HAND
        while len(self.hands[player]) < limit - less:
            card = self.top_card(player)
            self.hands[player].append(card)
            self.tell(DREW, player, card)

    def see(self, player: Player, card: Card) -> None:
        """Everybody has seen this card now. A found item is known from then on to be the player's."""
        if is_item(card):
            item = card - FIRST_ITEM
            if not has(self.seen_items, item):
                self.seen_items = plus(self.seen_items, item)
                place = player * 4 + DECK_OF[card]
                if self.unseen[place] == 0:
                    place = player * 4 + HOUSE_DECK
                self.unseen = changed(self.unseen, place, self.unseen[place] - 1)

    def take_from_hand(self, player: Player, card: Card) -> None:
        self.hands[player].remove(card)
        if self.shown and card in self.shown:
            self.shown = [other for other in self.shown if other != card]
        self.see(player, card)

    def discard(self, player: Player, card: Card) -> None:
        self.discards[player].append(card)
        self.tell(DISCARDED, player, card)

    def put_into_box(self, player: Player, card: Card) -> None:
        self.box = [*self.box, card]
        self.tell(BOXED, player, card)

    # --- monsters and fog -----------------------------------------------------------------------
    def free_token(self, kind: Kind) -> Token:
        """A token of this kind that is in the supply, or -1."""
        first = FIRST_TOKEN[kind]
        for token in range(first, first + TOKEN_COUNT[kind]):
            if self.monster_cell[token] == NOWHERE:
                return token
        return -1

    def place_monster(self, kind: Kind, cell: Cell) -> None:
        """Put a monster on a cell, as long as the supply lasts. DE-127"""
        token = self.free_token(kind)
        if token >= 0:
            self.monster_cell[token] = cell
            self.tell(APPEARED, token, cell)

    def monster_health(self, token: Token) -> i64:
        health = MONSTER_HEALTH[KIND_OF[token]]
        return self.players() if health == AS_MANY_AS_PLAYERS else health

    def is_asleep(self, token: Token) -> bool:
        return has(self.asleep, token)

    def has_kind(self, kind: Kind) -> bool:
        """Whether a monster of this kind is on the board."""
        first = FIRST_TOKEN[kind]
        for token in range(first, first + TOKEN_COUNT[kind]):
            if self.monster_cell[token] != NOWHERE:
                return True
        return False

    def add_fog(self, cell: Cell) -> None:
        if not has(self.fog, cell) and count_bits(self.fog) < FOG_TOKENS:
            self.fog = plus(self.fog, cell)
            self.tell(FOG_CAME, cell)

    def remove_fog(self, cell: Cell) -> None:
        if has(self.fog, cell):
            self.fog = minus(self.fog, cell)
            self.tell(FOG_LEFT, cell)

    def lay_out(self, effect: i64) -> None:
        if not self.has_effect(effect):
            self.effects = joined(self.effects, effect)
            self.tell(EFFECT_CAME, effect)

    def is_attached(self, piece: Cell) -> bool:
        return (self.church_exit if piece == CHURCH else self.gate_exit) != NOWHERE

    def cells_in_play(self) -> list[Cell]:
        found: list[Cell] = [cell for cell in range(CHURCH)]
        if self.church_exit != NOWHERE:
            found.append(CHURCH)
        if self.gate_exit != NOWHERE:
            found.append(GATE)
        return found


def changed(values: list[i64], place: i64, value: i64) -> list[i64]:
    """The same list with another value in one place."""
    copy = values[:]
    copy[place] = value
    return copy


assert CELLS <= 62, "Cells must fit into the bits of one int."


class Rule(Step[Deranged]):
    """A step of Deranged."""


class PlayerRule(Rule):
    """A step of one player. Steps that hold nothing else need no constructor of their own."""

    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player

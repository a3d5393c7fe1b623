"""What a seat of Nemesis may know, and games that fit such knowledge."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import (
    DECK_OF,
)
from phobetor.games.nemesis.rules.cards import public_card
from phobetor.games.nemesis.rules.finish import is_coop
from phobetor.games.nemesis.rules.names import (
    CLEAN,
)
from phobetor.games.nemesis.rules.packed import (
    buried,
    buried_by,
    card_looker,
    claimed,
    claimed_by,
    is_held_offer,
    is_looker,
    item_of,
    knows,
    looks_at_cards,
    offered,
    offerer,
    packed_offer,
    saw_goals_of,
    saw_kept_goal_of,
)
from phobetor.games.nemesis.rules.setup import blank_table, filled
from phobetor.games.nemesis.rules.state import DEAD, MADNESS, Nemesis
from phobetor.games.nemesis.rules.vocabulary import CLAIMS
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import has, joined
from phobetor.kernel.view import View
from phobetor.kernel.words import Player

UNKNOWN: Final = 63  # a card in a hand or deck of which only the number is known
UNSEEN: Final = -1  # an exploration token, an engine, an event card on top
FACE_DOWN: Final = 9  # a nightmare token
CHOSEN: Final = 3  # an objective was kept, but not known which


class NemesisView(View):
    """The table as the seat sees it: `table` is laid out anew from what is public and from what the seat knows;
    everything else on it is blank. `unseen` are, for each player, the action cards in hand and deck together, which
    everybody can work out from the open discards. Nobody knows which contamination cards are infected.
    """

    table: Nemesis
    unseen: list[list[i64]]

    def __init__(self, game: Nemesis, seat: Player) -> None:
        super().__init__(game, seat)
        self.table = public_table(game)
        self.unseen = [unseen_cards(game, player) for player in range(game.players())]
        show_ship(self.table, game, seat)
        show_decks(self.table, game, seat)
        show_players(self.table, game, seat)
        show_goals(self.table, game, seat)

    def own_fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = {name: getattr(self.table, name) for name in Nemesis.STATE}
        fields["unseen"] = self.unseen
        fields["claims"] = [written_claim(entry) for entry in self.table.claims]
        return fields


def written_claim(entry: i64) -> list[Any]:
    """Who said it, the kind of claim, and its one or two values, in the order in which they were made."""
    option = claimed(entry)
    for verb in CLAIMS:
        if verb.matches(option):
            return [claimed_by(entry), verb.name, *verb.values(option)]
    return []


def view(game: Nemesis, seat: Player) -> NemesisView:
    return NemesisView(game, seat)


# === What everybody sees ============================================================================
def public_table(game: Nemesis) -> Nemesis:
    """The list of what is public. Everything that is not named here or below stays blank."""
    table = blank_table(game.players(), [value for value in game.settings], Chance(), [])
    copy_tracks(table, game)
    table.items_left = game.items_left[:]
    table.lair_injuries = game.lair_injuries[:]
    table.monsters = game.monsters[:]
    table.floor = game.floor[:]
    table.engine_seen = game.engine_seen[:]
    table.pods = game.pods[:]
    table.event_discards = game.event_discards
    table.events_gone = game.events_gone
    table.attack_discards = game.attack_discards[:]
    table.panic_discards = game.panic_discards
    table.wound_discards = game.wound_discards
    table.crafted = game.crafted
    table.item_discards = game.item_discards
    table.tokens_shown = game.tokens_shown
    table.drafted = game.drafted
    table.claims = game.claims
    copy_people(table, game)
    return table


def copy_tracks(table: Nemesis, game: Nemesis) -> None:
    table.time = game.time
    table.fuse = game.fuse
    table.first = game.first
    table.active = game.active
    table.actions = game.actions
    table.rush = game.rush
    table.spoken = game.spoken
    table.contact = game.contact
    table.passed = game.passed
    table.signals = game.signals
    table.explored = game.explored
    table.closed = game.closed
    table.destroyed = game.destroyed
    table.noise = game.noise
    table.fire = game.fire
    table.malfunction = game.malfunction
    table.lairs = game.lairs
    table.lairs_killed = game.lairs_killed
    table.eggs = game.eggs
    table.eggs_lost = game.eggs_lost
    table.airlock = game.airlock
    table.course_seen = game.course_seen
    table.destination = game.destination
    table.weak_open = game.weak_open
    table.yielding = game.yielding
    table.event_knower = game.event_knower
    table.ship_end = game.ship_end
    table.looker = game.looker
    table.clean_out = game.clean_out
    table.infected_out = game.infected_out
    table.no_attacks = game.no_attacks
    table.tokens_met = game.tokens_met


def copy_people(table: Nemesis, game: Nemesis) -> None:
    table.character = game.character
    table.number = game.number
    table.room = game.room[:]
    table.fate = game.fate[:]
    table.pod = game.pod[:]
    table.madness = game.madness[:]
    table.light = game.light[:]
    table.serious = game.serious[:]
    table.held = [pile[:] for pile in game.held]
    table.quests = game.quests[:]
    table.goal_seen = game.goal_seen[:]
    table.tile_seen = game.tile_seen[:]
    table.token_seen = game.token_seen[:]
    table.removed = game.removed
    table.causes = game.causes
    table.discards = [[public_card(card) for card in pile] for pile in game.discards]


# === What one seat sees =============================================================================
def show_ship(table: Nemesis, game: Nemesis, seat: Player) -> None:
    """Explored tiles, and those the seat looked at; engines and coordinates it saw; weaknesses that are open."""
    over = game.ending != 0
    seen: i64 = game.tile_seen[seat] if seat >= 0 else 0
    known = joined(game.explored, seen)
    table.tile = tuple([game.tile[slot] if has(known, slot) else 0 for slot in range(22)])
    seen = game.token_seen[seat] if seat >= 0 else 0
    for slot in range(22):
        if game.token[slot]:
            table.token[slot] = game.token[slot] if has(seen, slot) else UNSEEN
    for engine in range(3):
        saw = over or (seat >= 0 and has(game.engine_seen[engine], seat))
        table.engines[engine] = game.engines[engine] if saw else UNSEEN
    if over or (seat >= 0 and has(game.course_seen, seat)):
        table.coordinates = game.coordinates
    places = range(len(game.weaknesses))
    table.weaknesses = tuple([game.weaknesses[place] if has(game.weak_open, place) else 0 for place in places])


def show_decks(table: Nemesis, game: Nemesis, seat: Player) -> None:
    """Sizes of piles, and what the seat put to the bottom of one or on top of it."""
    bag = [token if token == 0 or token >= MADNESS else FACE_DOWN for token in game.bag]
    bag.sort()
    table.bag = bag
    table.reserve = filled(len(game.reserve), FACE_DOWN)
    table.events = tuple(filled(len(game.events), 0))
    table.event_bottom = tuple(
        [entry if buried_by(entry) == seat else buried(0, buried_by(entry)) for entry in game.event_bottom]
    )
    if game.event_top:
        table.event_top = game.event_top if game.event_knower == seat else UNSEEN
    table.attacks = filled(len(game.attacks), 0)
    table.panics = tuple(filled(len(game.panics), 0))
    table.wounds = tuple(filled(len(game.wounds), 0))
    table.contamination = tuple(filled(len(game.contamination), CLEAN))
    table.yellow = tuple(filled(len(game.yellow), 0))
    table.green = tuple(filled(len(game.green), 0))
    table.red = tuple(filled(len(game.red), 0))
    table.bottoms = tuple([shown_item(entry, seat) for entry in game.bottoms])


def shown_item(entry: i64, seat: Player) -> i64:
    """A packed item, or of an unknown one the colour of its back as a negative number."""
    if seat >= 0 and knows(seat, entry):
        return entry
    return -1 - DECK_OF[item_of(entry)]


def show_players(table: Nemesis, game: Nemesis, seat: Player) -> None:
    for player in range(game.players()):
        own = player == seat
        if own:
            table.hands[player] = [public_card(card) for card in game.hands[player]]
        else:
            table.hands[player] = filled(len(game.hands[player]), UNKNOWN)
        table.decks[player] = filled(len(game.decks[player]), UNKNOWN)
        pack = [entry if own else shown_item(entry, seat) for entry in game.packs[player]]
        pack.sort()
        table.packs[player] = pack
    if seat >= 0:
        table.reactions[seat] = game.reactions[seat]
    if is_looker(game.looker, seat):
        table.looked = [public_card(card) if looks_at_cards(game.looker) else card for card in game.looked]
    else:
        table.looked = filled(len(game.looked), 0)
    table.offers = [shown_offer(offer, seat) for offer in game.offers]


def shown_offer(offer: i64, seat: Player) -> i64:
    """Heavy things lie open; of a backed item others see the colour."""
    if is_held_offer(offer) or offerer(offer) == seat or (seat >= 0 and knows(seat, offered(offer))):
        return offer
    return -1 - packed_offer(DECK_OF[item_of(offered(offer))], offerer(offer))


def unseen_cards(game: Nemesis, player: Player) -> list[i64]:
    """Hand and deck together, and cards of the deck that are being looked at."""
    cards = [public_card(card) for card in game.hands[player]]
    cards.extend([public_card(card) for card in game.decks[player]])
    if game.looker == card_looker(player):
        cards.extend([public_card(card) for card in game.looked])
    cards.sort()
    return cards


def show_goals(table: Nemesis, game: Nemesis, seat: Player) -> None:
    """The own objectives, those the seat was shown, and at the end those of the survivors."""
    if not game.goals:
        return
    first = filled(game.players(), 0)
    second = filled(game.players(), 0)
    for player in range(game.players()):
        everything = player == seat or is_coop(game)
        seen: i64 = game.goal_seen[seat] if seat >= 0 else 0
        kept = everything or saw_kept_goal_of(seen, player) or (game.ending != 0 and game.fate[player] != DEAD)
        if everything or saw_goals_of(seen, player) or (kept and game.kept[player] == 1):
            first[player] = game.goals[player]
        if everything or saw_goals_of(seen, player) or (kept and game.kept[player] == 2):
            second[player] = game.second_goals[player]
        table.kept[player] = game.kept[player] if kept or game.kept[player] == 0 else CHOSEN
    table.goals = tuple(first)
    table.second_goals = tuple(second)

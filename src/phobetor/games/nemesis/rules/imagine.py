"""Games of Nemesis that fit what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.box import (
    ALL_PANICS,
    ALL_WOUNDS,
    COPIES,
    DECK_OF,
    EXPLORATION_TOKENS,
    INFECTED_CARDS,
    ITEM_DECKS,
    NIGHTMARE_TOKENS,
    SET_1,
    SET_2,
)
from phobetor.games.nemesis.rules.evidence import NOTHING, contamination_due, is_due, payment_due, place_items
from phobetor.games.nemesis.rules.finish import is_coop
from phobetor.games.nemesis.rules.gear import KeepItem
from phobetor.games.nemesis.rules.goals import goals_of
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CLEAN,
    CORPORATE,
    GREEN,
    INFECTED,
    MAGAZINE,
    OBJECTIVES,
    PERSONAL,
    RED,
    SCANNED_INFECTED,
    SOLO,
    WEAKNESSES,
    YELLOW,
)
from phobetor.games.nemesis.rules.packed import (
    buried,
    buried_by,
    buried_card,
    card_looker,
    has_magazine,
    is_held_offer,
    item_of,
    looks_at_cards,
    looks_at_items,
    next_cards,
    offered,
    offerer,
    packed_item,
    packed_offer,
    thing_of,
    wound_of,
)
from phobetor.games.nemesis.rules.pieces import insert
from phobetor.games.nemesis.rules.setup import filled
from phobetor.games.nemesis.rules.ship import SLOTS_1, SLOTS_2
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import CHOSEN, FACE_DOWN, UNSEEN, NemesisView
from phobetor.kernel.chance import Chance
from phobetor.kernel.masks import only
from phobetor.kernel.words import Player


# === Imagining ======================================================================================
def imagine(view: NemesisView, chance: Chance) -> Nemesis:
    """A whole game that the seat cannot tell from the real one; everything hidden is dealt anew.

    That somebody is asked to pay, or has declared to use something, is evidence: they have it (see evidence.py).
    """
    game = view.table.clone(chance)
    game.settings = [value for value in view.settings]
    game.agenda = view.agenda[:]
    view.give_questions(game)
    if not game.goals:
        return game
    deal_ship(game, chance)
    deal_decks(game, chance)
    deal_items(game, chance)
    deal_cards(game, view, chance)
    deal_goals(game, chance)
    return game


def deal_ship(game: Nemesis, chance: Chance) -> None:
    tile = [room for room in game.tile]
    spare = deal_tiles(tile, SLOTS_1, SET_1, chance)
    spare.extend(deal_tiles(tile, SLOTS_2, SET_2, chance))
    game.tile = tuple(tile)
    game.spare_rooms = tuple(spare)
    pile = [token for token in range(1, EXPLORATION_TOKENS + 1)]
    left = [token for token in pile if token not in game.token and token not in game.tokens_shown]
    for slot in range(22):
        if game.token[slot] == UNSEEN:
            game.token[slot] = chance.draw(left)
    for engine in range(3):
        if game.engines[engine] == UNSEEN:
            game.engines[engine] = chance.below(2)
    if game.coordinates == 0:
        game.coordinates = 1 + chance.below(8)
    hidden = [weakness for weakness in range(1, len(WEAKNESSES)) if weakness not in game.weaknesses]
    game.weaknesses = tuple([weakness if weakness else chance.draw(hidden) for weakness in game.weaknesses])
    game.spare_weaknesses = tuple(sorted(hidden))


def deal_tiles(tile: list[i64], slots: list[i64], rooms: list[i64], chance: Chance) -> list[i64]:
    left = [room for room in rooms if room not in tile]
    for slot in slots:
        if tile[slot] == 0:
            tile[slot] = chance.draw(left)
    return left


def deal_decks(game: Nemesis, chance: Chance) -> None:
    tokens = NIGHTMARE_TOKENS[:]
    for place in range(len(game.bag)):
        if game.bag[place] == FACE_DOWN:
            game.bag[place] = chance.draw(tokens)
    game.bag.sort()
    tokens.sort()
    game.reserve = tokens
    deal_events(game, chance)
    game.attacks = [card for card in range(1, 21) if card not in game.attack_discards]
    game.panics = tuple(rest_of(ALL_PANICS, [card for card in game.panic_discards]))
    wounds = [wound for wound in game.wound_discards]
    for serious in game.serious:
        while serious:
            wounds.append(wound_of(serious))
            serious = next_cards(serious)
    game.wounds = tuple(rest_of(ALL_WOUNDS, wounds))


def rest_of(everything: tuple[i64, ...], seen: list[i64]) -> list[i64]:
    left = [card for card in everything]
    for card in seen:
        left.remove(card)
    left.sort()
    return left


def deal_events(game: Nemesis, chance: Chance) -> None:
    known = [
        *game.event_discards,
        *game.events_gone,
        game.event_top,
        *[buried_card(entry) for entry in game.event_bottom],
    ]
    left = [card for card in range(1, 21) if card not in known]
    if game.event_top == UNSEEN:
        game.event_top = chance.draw(left)
    bottom: list[i64] = []
    for entry in game.event_bottom:
        bottom.append(entry if buried_card(entry) else buried(chance.draw(left), buried_by(entry)))
    game.event_bottom = tuple(bottom)
    left.sort()
    game.events = tuple(left)


# --- items --------------------------------------------------------------------------------------------
def deal_items(game: Nemesis, chance: Chance) -> None:
    """Items of each colour that the seat does not know lie in the deck, at its bottom, or in backpacks."""
    piles = unseen_items(game)
    place_items(game, piles, chance)
    game.bottoms = tuple(
        [entry if entry >= 0 else packed_item(chance.draw(piles[-1 - entry]), 0) for entry in game.bottoms]
    )
    for player in range(game.players()):
        pack: list[i64] = []
        for entry in game.packs[player]:
            insert(pack, entry if entry >= 0 else packed_item(chance.draw(piles[-1 - entry]), only(player)))
        game.packs[player] = pack
    game.offers = [offer if offer >= 0 else imagined_offer(-1 - offer, piles, chance) for offer in game.offers]
    deal_looked_items(game, piles, chance)
    game.yellow = tuple(piles[YELLOW])
    game.green = tuple(piles[GREEN])
    game.red = tuple(piles[RED])


def imagined_offer(shown: i64, piles: list[list[i64]], chance: Chance) -> i64:
    item = chance.draw(piles[offered(shown)])
    return packed_offer(packed_item(item, only(offerer(shown))), offerer(shown))


def deal_looked_items(game: Nemesis, piles: list[list[i64]], chance: Chance) -> None:
    """The colour of the deck that is being searched stands in the question."""
    if not looks_at_items(game.looker):
        return
    step = game.asking
    if isinstance(step, KeepItem):
        for place in range(len(game.looked)):
            if game.looked[place] == 0:
                game.looked[place] = chance.draw(piles[step.colour])
        game.looked.sort()


def unseen_items(game: Nemesis) -> list[list[i64]]:
    """By deck, what the seat sees nowhere."""
    piles: list[list[i64]] = [[item for item in deck] for deck in ITEM_DECKS]
    seen = [item for item in game.item_discards]
    seen.extend(game.crafted)
    for entry in game.bottoms:
        seen.append(item_of(entry))
    for player in range(game.players()):
        seen.extend([item_of(entry) for entry in game.packs[player]])
        seen.extend(carried_items(game.held[player]))
    for offer in game.offers:
        if offer >= 0 and not is_held_offer(offer):
            seen.append(item_of(offered(offer)))
        elif offer >= 0:
            seen.extend(carried_items([offered(offer)]))
    if looks_at_items(game.looker):
        seen.extend(game.looked)
    for item in seen:
        if item > 0 and item < len(COPIES) and DECK_OF[item] < 4 and item in piles[DECK_OF[item]]:
            piles[DECK_OF[item]].remove(item)
    return piles


def carried_items(held: list[i64]) -> list[i64]:
    """Item cards among held things, and what is attached to them."""
    found: list[i64] = []
    for holding in held:
        if thing_of(holding) < BLUE_CORPSE:
            found.append(thing_of(holding))
        if has_magazine(holding):
            found.append(MAGAZINE)
    return found


# --- action cards -------------------------------------------------------------------------------------
def deal_cards(game: Nemesis, view: NemesisView, chance: Chance) -> None:
    statuses = hidden_statuses(game, view)
    for player in range(game.players()):
        cards = view.unseen[player][:]
        if game.looker == card_looker(player):
            deal_looked_cards(game, player, view.seat, cards, chance)
        if player == view.seat:
            for card in game.hands[player]:
                cards.remove(card)
        else:
            deal_hand(game, player, cards, chance)
        game.decks[player] = infect(cards, statuses, chance)
        game.hands[player] = infect(game.hands[player], statuses, chance)
        game.discards[player] = infect(game.discards[player], statuses, chance)
    game.looked = infect(game.looked, statuses, chance) if looks_at_cards(game.looker) else game.looked
    game.contamination = tuple(statuses)


def deal_looked_cards(game: Nemesis, player: Player, seat: Player, cards: list[i64], chance: Chance) -> None:
    if player == seat:
        for card in game.looked:
            cards.remove(card)
    else:
        game.looked = [chance.draw(cards) for _ in range(len(game.looked))]
        game.looked.sort()


def deal_hand(game: Nemesis, player: Player, cards: list[i64], chance: Chance) -> None:
    """First what the player must hold, then anything."""
    size = len(game.hands[player])
    hand: list[i64] = []
    contamination = contamination_due(game, player)
    if contamination != NOTHING:
        take(hand, [card for card in cards if is_due(card, contamination)], cards, chance)
    for _ in range(payment_due(game, player)):
        take(hand, [card for card in cards if card < CLEAN], cards, chance)
    while len(hand) < size:
        take(hand, cards, cards, chance)
    game.hands[player] = hand


def take(hand: list[i64], able: list[i64], cards: list[i64], chance: Chance) -> None:
    """One of the able ones goes from the cards into the hand."""
    card = able[chance.below(len(able))]
    cards.remove(card)
    insert(hand, card)


def hidden_statuses(game: Nemesis, view: NemesisView) -> list[i64]:
    """Contamination cards of which nobody knows whether they are infected."""
    hidden: i64 = len(game.contamination)
    known = game.infected_out
    for player in range(game.players()):
        for card in [*view.unseen[player], *game.discards[player]]:
            if card == CLEAN:
                hidden += 1
            elif card == SCANNED_INFECTED:
                known += 1
    infected = INFECTED_CARDS - known
    return filled(hidden - infected, CLEAN) + filled(infected, INFECTED)


def infect(cards: list[i64], statuses: list[i64], chance: Chance) -> list[i64]:
    found = [chance.draw(statuses) if card == CLEAN else card for card in cards]
    found.sort()
    return found


# --- objectives ---------------------------------------------------------------------------------------
def deal_goals(game: Nemesis, chance: Chance) -> None:
    players = game.players()
    known = [*game.goals, *game.second_goals]
    first_deck: i64 = SOLO if players == 1 or is_coop(game) else CORPORATE
    second_deck: i64 = SOLO if players == 1 else PERSONAL
    firsts = [goal for goal in goals_of(first_deck, players) if goal not in known]
    goals = [goal if goal else chance.draw(firsts) for goal in game.goals]
    game.goals = tuple(goals)
    if not is_coop(game):
        seconds = [goal for goal in goals_of(second_deck, players) if goal not in known and goal not in goals]
        game.second_goals = tuple([goal if goal else chance.draw(seconds) for goal in game.second_goals])
    used = [*game.goals, *game.second_goals]
    game.spare_goals = tuple([goal for goal in range(1, len(OBJECTIVES)) if goal not in used])
    for player in range(players):
        if game.kept[player] == CHOSEN:
            game.kept[player] = 1 + chance.below(2)

"""Scenario positions of Somnicum: laying one out, and a game in the words of one.

A row of a dream is written from left to right: `F01 = F05 | U04` has a joined pair and a gap, `|moon-blank` is a gap
with that token, `|none` one without, `_` an empty place; `F01+castle-sand` is a card with a token on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from phobetor.book.title import BadInput
from phobetor.games.position import Named, NamedWords, Words, read_position
from phobetor.games.somnicum.rules.attaching import ATTACH_CARD
from phobetor.games.somnicum.rules.box import (
    ALL_ENCOUNTERS,
    ALL_TOKENS,
    DREAM_IDS,
    DREAMS,
    ENCOUNTERS,
    GOAL_IDS,
    GOALS,
    NO_CARD,
    NO_GOAL,
)
from phobetor.games.somnicum.rules.dream import EMPTY_GAP, GAP, JOINED, LEVELS, LINES, NO_LINK, NOWHERE, Dream
from phobetor.games.somnicum.rules.meeting import WRAP_UP_TURN
from phobetor.games.somnicum.rules.moving import PREPARE_TURN
from phobetor.games.somnicum.rules.packed import hand_of, in_hand, laid_at, token_of
from phobetor.games.somnicum.rules.rounds import END_OF_TURN, TURNS, PlacePendulums
from phobetor.games.somnicum.rules.state import REASONS, ROUNDS, SPELLS, Somnicum
from phobetor.games.somnicum.rules.vocabulary import ADD, HOLES, MEND, MOVE, SHIFT, VERBS
from phobetor.games.somnicum.words.notation import PENDULUMS, SEATS, TOKEN_WORDS, read
from phobetor.kernel.masks import only
from phobetor.kernel.words import Option
from phobetor.kernel.writing import is_number

T = TypeVar("T")


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What a scenario may say of a table. One pile of tokens and the discarded encounters may be "rest"."""

    round: int = 1
    turns: int = 1
    active: str = "a"
    phase: str = "prepare"
    taken: str | UnsetType = UNSET
    spells: Words = []
    closing: str = "none"
    ring: str | UnsetType = UNSET
    black: str | UnsetType = UNSET
    white: str | UnsetType = UNSET
    deck: Words | UnsetType = UNSET
    gone: Words = []
    dreams: NamedWords = {}
    bag: Words | str = "rest"
    stocks: dict[str, Words | str] = {}
    goals: Named = {}
    hands: NamedWords = {}
    fronts: NamedWords = {}
    encounters: Words | UnsetType = UNSET
    discards: Words | str = []


def set_up(game: Somnicum, position: dict[str, Any]) -> None:
    """Lay out the position; cards, tokens and encounters that are not named lie in their deck or in the bag."""
    given = read_position(position, Position)
    game.active = read("player", given.active, game.settings)
    game.round = number("round", given.round, 1, ROUNDS)
    game.turns = number("turns", given.turns, 1, 1000)
    game.closing = list(REASONS).index(one_of(given.closing, REASONS, "closing"))
    game.spells = sum(only(SPELLS.index(one_of(spell, SPELLS, "spell"))) for spell in given.spells)
    tokens = lay_dreams(game, given)
    deal_dream_cards(game, given)
    deal_tokens(game, given, tokens)
    deal_encounters(game, given)
    deal_goals(game, given.goals)
    set_pendulums(game, given)
    set_agenda(game, given.phase)


def one_of(word: str, words: Sequence[str], what: str) -> str:
    if word not in words:
        raise BadInput(f"'{what}' cannot be '{word}'; it can be: {', '.join(words)}.")
    return word


def number(name: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise BadInput(f"'{name}' must be a number from {least} to {most}, not {value}.")
    return value


def by_seat(game: Somnicum, table: dict[str, T], what: str) -> dict[int, T]:
    seats = SEATS[: game.players()]
    return {seats.index(one_of(seat, seats, what)): value for seat, value in table.items()}


# --- dreams -----------------------------------------------------------------------------------------
def lay_dreams(game: Somnicum, given: Position) -> list[int]:
    """Lay the rows; returns the tokens on cards and in gaps, -1 for each gap whose token is not named."""
    tokens: list[int] = []
    for player, rows in by_seat(game, given.dreams, "dreams").items():
        if len(rows) > LEVELS:
            raise BadInput(f"A dream has at most {LEVELS} levels, not {len(rows)}.")
        for level, text in enumerate(rows, 1):
            tokens += lay_row(game, player, level, text)
    return tokens


def lay_row(game: Somnicum, player: int, level: int, text: str) -> list[int]:
    dream = game.dreams[player]
    tokens: list[int] = []
    link, position = NO_LINK, 0
    for word in text.split():
        if word == "=":
            link = JOINED
        elif word.startswith("|"):
            link, found = read_gap(word[1:])
            tokens += found
        else:
            if position >= dream.width:
                raise BadInput(f"A row has at most {dream.width} cards here, not more: '{text}'.")
            tokens += lay_word(dream, (level - 1) * dream.width + position, word, link)
            link, position = NO_LINK, position + 1
    check_row(dream, level, text, game.settings[HOLES] == 1)
    return tokens


def read_gap(word: str) -> tuple[int, list[int]]:
    if word == "none":
        return EMPTY_GAP, []
    if not word:
        return GAP, [-1]
    token = read("token", word, [])
    return GAP + token, [token]


def lay_word(dream: Dream, place: int, word: str, link: int) -> list[int]:
    if word == "_":
        return []
    name, *tokens = word.split("+")
    found = [read("token", token, []) for token in tokens]
    dream.cards[place] = read("card", name, [])
    dream.links[place] = link
    dream.laid += [laid_at(place, token) for token in found]
    dream.ends[place // dream.width] = place % dream.width
    return found


def check_row(dream: Dream, level: int, text: str, across: bool) -> None:
    """Every card but the first of a run has something to its left, and beneath level 1 a joined pair above."""
    for position in range(dream.ends[level - 1] + 1):
        place = (level - 1) * dream.width + position
        card = dream.cards[place]
        if (card != NO_CARD and dream.left_of(place, across) != NOWHERE) != (dream.links[place] != NO_LINK):
            raise BadInput(f"Between two neighbouring cards there is '=' or '|', and nowhere else: '{text}'.")
        if level > 1 and card != NO_CARD and not dream.is_pair(place - dream.width):
            raise BadInput(f"Card {position + 1} of level {level} does not lie beneath a joined pair: '{text}'.")
        if level == 1 and card == NO_CARD:
            raise BadInput(f"Level 1 has no empty places: '{text}'.")


# --- piles ------------------------------------------------------------------------------------------
def without(everything: Iterable[int], named: Sequence[int], what: str, words: Sequence[str]) -> list[int]:
    """What is left of all components once the named ones are taken away."""
    left = Counter(everything)
    left.subtract(named)
    for value, count in left.items():
        if count < 0:
            raise BadInput(f"The {what} {words[value]} lies in more places than the box allows.")
    return sorted(left.elements())


def deal_dream_cards(game: Somnicum, given: Position) -> None:
    """In the ring `-` is a hole and `?` any card; `?x5` stands for five of them."""

    def named(words: Words) -> list[int]:
        return [read("card", word, game.settings) for word in words]

    ring = unfold(f"?x{len(game.ring)}" if given.ring is UNSET else given.ring)
    if len(ring) != len(game.ring):
        raise BadInput(f"The ring has {len(game.ring)} places here, not {len(ring)}.")
    gone = named(given.gone)
    deck = named(given.deck or [])
    game.taken = read("card", given.taken, game.settings) if given.taken is not UNSET else NO_CARD
    known = named([word for word in ring if word not in ("-", "?")])
    dreamt = [card for dream in game.dreams for card in dream.cards]
    known += gone + [card for card in [*dreamt, game.taken] if card != NO_CARD] + deck
    rest = without(range(1, DREAMS + 1), known, "card", DREAM_IDS)
    if len(rest) < ring.count("?"):
        raise BadInput(f"Only {len(rest)} cards are left for the ring, which needs {ring.count('?')} more.")
    for slot, word in enumerate(ring):
        game.ring[slot] = rest.pop(0) if word == "?" else 0 if word == "-" else read("card", word, game.settings)
    game.on_field = sum(card != NO_CARD for card in game.ring)
    game.deck = tuple(rest if given.deck is UNSET else deck)
    game.gone = tuple(gone if given.deck is UNSET else [*gone, *rest])
    fields = (ROUNDS - game.round) * len(game.ring)
    if len(game.deck) < fields:
        raise BadInput(f"In round {game.round} the draw deck still holds {fields} cards or more, not {len(game.deck)}.")


def unfold(text: str) -> list[str]:
    words: list[str] = []
    for word in text.split():
        sign, _, count = word.partition("x")
        repeats = sign in ("-", "?") and is_number(count, 2)
        words += [sign] * int(count) if repeats else [word]
    return words


def deal_tokens(game: Somnicum, given: Position, laid: list[int]) -> None:
    """Stocks as they are named; one of them or the bag may be "rest". Unnamed tokens of gaps are taken from it."""
    piles = {-1: given.bag} | by_seat(game, given.stocks, "stocks")
    named_piles = {
        owner: [read("token", word, game.settings) for word in pile] for owner, pile in piles.items() if pile != "rest"
    }
    named = [token for pile in named_piles.values() for token in pile] + [token for token in laid if token >= 0]
    rest = without(ALL_TOKENS, named, "token", TOKEN_WORDS)
    for dream in game.dreams:
        for place, link in enumerate(dream.links):
            if link == GAP:
                dream.links[place] = GAP + rest.pop(0)
    resting = [owner for owner, pile in piles.items() if pile == "rest"]
    if len(resting) > 1 or (rest and not resting):
        raise BadInput(f'Exactly one stock or the bag must be "rest": {len(rest)} tokens lie nowhere.')
    for owner in piles:
        give_tokens(game, owner, sorted(named_piles.get(owner, rest)))


def give_tokens(game: Somnicum, owner: int, tokens: list[int]) -> None:
    if owner < 0:
        game.bag = list(tokens)
    else:
        game.stocks[owner] = list(tokens)


def deal_encounters(game: Somnicum, given: Position) -> None:
    """Hands, permanents in front of players, discards; the others are in the deck."""

    def named(words: Iterable[str]) -> list[int]:
        return [read("encounter", word, game.settings) for word in words]

    hands = by_seat(game, given.hands, "hands")
    fronts = by_seat(game, given.fronts, "fronts")
    is_named = given.encounters is not UNSET
    deck = named(given.encounters or [])
    known = [encounter for pile in [*hands.values(), *fronts.values()] for encounter in named(pile)]
    known += deck if given.discards == "rest" else [*named(given.discards), *deck]
    rest = without(ALL_ENCOUNTERS, known, "encounter", ENCOUNTERS)
    if rest and is_named != (given.discards == "rest"):
        raise BadInput(f'{len(rest)} encounters lie nowhere: if the deck is named, the discards must be "rest".')
    game.met = tuple(rest if given.discards == "rest" else named(given.discards))
    game.encounters = tuple(deck if is_named else rest)
    for player, words in hands.items():
        game.hands[player] = hand_of(named(words))
    for player, words in fronts.items():
        game.fronts[player] = hand_of(named(words))


def deal_goals(game: Somnicum, goals: dict[str, str]) -> None:
    named = {player: read("goal", goal, game.settings) for player, goal in by_seat(game, goals, "goals").items()}
    rest = without(range(1, GOALS + 1), list(named.values()), "goal", GOAL_IDS)
    game.goals = tuple([named[player] if player in named else rest.pop(0) for player in range(game.players())])
    game.spare_goals = tuple(rest)


# --- the ring and the course of the turn -------------------------------------------------------------
def set_pendulums(game: Somnicum, given: Position) -> None:
    """`before 5` is the space before the fifth card of the ring, `at 5` the hole it left."""
    if given.phase == "place":
        game.pendulums = [NOWHERE, NOWHERE]
        return
    default = ("before 1", f"before {len(game.ring) // 2 + 1}")
    for pendulum, spot in enumerate((given.black, given.white)):
        name = PENDULUMS[pendulum]
        words = (default[pendulum] if spot is UNSET else spot).split()
        good = len(words) == 2 and words[0] in ("before", "at") and is_number(words[1])
        if not good or not 1 <= int(words[1]) <= len(game.ring):
            raise BadInput(f"'{name}' stands 'before' or 'at' a number from 1 to {len(game.ring)}.")
        slot = int(words[1]) - 1
        if words[0] == "at" and game.ring[slot] != NO_CARD:
            raise BadInput(f"'{name}' cannot stand at {slot + 1}, where a card lies.")
        game.pendulums[pendulum] = 2 * slot + (words[0] == "at")


def set_agenda(game: Somnicum, phase: str) -> None:
    if (phase == "attach") != (game.taken != NO_CARD):
        raise BadInput("A card is 'taken' in the phase 'attach', and only there.")
    game.agenda.clear()
    if phase == "place":
        game.then(PlacePendulums(game.right_of(game.active)), TURNS[game.active])
    elif phase == "turn":
        game.then(TURNS[game.active])
    elif phase == "prepare":
        game.then(PREPARE_TURN, ATTACH_CARD, WRAP_UP_TURN, END_OF_TURN)
    elif phase == "attach":
        game.then(ATTACH_CARD, WRAP_UP_TURN, END_OF_TURN)
    elif phase == "wrap-up":
        game.then(WRAP_UP_TURN, END_OF_TURN)
    else:
        raise BadInput(f"'phase' cannot be '{phase}'; it can be: place, turn, prepare, attach, wrap-up.")


# --- the reverse ------------------------------------------------------------------------------------
def position(game: Somnicum) -> dict[str, Any]:
    """What a scenario can expect of the table. Order matters only where it does in the game."""
    seats = SEATS[: game.players()]
    cards = [word for card in game.ring for word in [DREAM_IDS[card]]]
    scores = {seat: game.score(player) for player, seat in enumerate(seats)}
    return {
        "round": game.round,
        "turns": game.turns,
        "active": SEATS[game.active],
        "taken": DREAM_IDS[game.taken],
        "spells": [spell for place, spell in enumerate(SPELLS) if game.is_spelled(only(place))],
        "closing": REASONS[game.closing],
        "ring": " ".join(cards),
        "ring_size": game.on_field,
        "black": write_spot(game.pendulums[0]),
        "white": write_spot(game.pendulums[1]),
        "deck_size": len(game.deck),
        "gone": sorted(DREAM_IDS[card] for card in game.gone),
        "dreams": {seat: [write_row(game, player, level, True) for level in range(1, LEVELS + 1)]
                   for player, seat in enumerate(seats)},
        "shapes": {seat: [write_row(game, player, level, False) for level in range(1, LEVELS + 1)]
                   for player, seat in enumerate(seats)},
        "places": {seat: [write_place(game, player, level) for level in range(1, LEVELS + 1)]
                   for player, seat in enumerate(seats)},
        "bag_size": len(game.bag),
        "stocks": {seat: [TOKEN_WORDS[token] for token in game.stocks[player]] for player, seat in enumerate(seats)},
        "stock_sizes": {seat: len(game.stocks[player]) for player, seat in enumerate(seats)},
        "goals": {seat: GOAL_IDS[game.goals[player]] for player, seat in enumerate(seats)},
        "hands": {seat: names(in_hand(game.hands[player])) for player, seat in enumerate(seats)},
        "hand_sizes": {seat: len(in_hand(game.hands[player])) for player, seat in enumerate(seats)},
        "fronts": {seat: names(in_hand(game.fronts[player])) for player, seat in enumerate(seats)},
        "drawn": names(in_hand(game.drawn)),
        "encounters_size": len(game.encounters),
        "discards": sorted(names(game.met)),
        "scores": {seat: dict(zip(LINES, points, strict=True)) for seat, points in scores.items()},
        "totals": {seat: sum(points) for seat, points in scores.items()},
    }  # fmt: skip


def names(encounters: Sequence[int]) -> list[str]:
    return [ENCOUNTERS[encounter] for encounter in encounters]


def write_spot(spot: int) -> str:
    return "-" if spot == NOWHERE else f"{'at' if spot % 2 else 'before'} {spot // 2 + 1}"


def write_place(game: Somnicum, player: int, level: int) -> int:
    """The position that a row offers, counted from 1; 0 if it offers none."""
    place = game.dreams[player].next_place(level)
    return 0 if place == NOWHERE else place % game.dreams[player].width + 1


def write_row(game: Somnicum, player: int, level: int, tokens: bool) -> str:
    """A row with everything that lies in it, or only its cards, joints and gaps."""
    dream = game.dreams[player]
    words = []
    for place in range((level - 1) * dream.width, dream.right_end(level) + 1):
        link = dream.links[place]
        if link != NO_LINK:
            words.append("=" if link == JOINED else f"|{gap_word(link)}" if tokens else "|")
        laid = "".join(f"+{TOKEN_WORDS[token]}" for token in sorted(dream.tokens_on(place)))
        words.append("_" if dream.cards[place] == NO_CARD else DREAM_IDS[dream.cards[place]] + (laid if tokens else ""))
    return " ".join(words)


def gap_word(link: int) -> str:
    return "none" if link == EMPTY_GAP else TOKEN_WORDS[link - GAP]


def components(game: Somnicum) -> list[int]:
    """Cards as they are, tokens from 1000, encounters from 2000, goals from 3000 on."""
    dreamt = [card for dream in game.dreams for card in dream.cards]
    cards = [card for card in [*game.ring, *game.deck, *game.gone, *dreamt, game.taken] if card != NO_CARD]
    tokens = [*game.bag, *(token for stock in game.stocks for token in stock)]
    tokens += [token_of(entry) for dream in game.dreams for entry in dream.laid]
    tokens += [link - GAP for dream in game.dreams for link in dream.links if link >= GAP]
    encounters = [*game.encounters, *game.met]
    encounters += [found for hand in [*game.hands, *game.fronts, game.drawn] for found in in_hand(hand)]
    goals = [goal for goal in [*game.goals, *game.spare_goals] if goal != NO_GOAL]
    return [
        *cards,
        *(1000 + token for token in tokens),
        *(2000 + encounter for encounter in encounters),
        *(3000 + goal for goal in goals),
    ]


def probe(game: Somnicum) -> list[Option]:
    """Every choice of the grammar, with the tokens that the asked player has and a few others."""
    tokens = sorted({*game.stocks[game.active], ALL_TOKENS[0], ALL_TOKENS[-1]})
    values = {
        "slot": range(len(game.ring) + 2),
        "token": tokens,
        "level": range(LEVELS + 2),
        "encounter": range(1, len(ENCOUNTERS)),
    }
    most = max(len(game.ring), game.most_steps(game.active))
    options = [verb.of() for verb in VERBS if not verb.arguments]
    options += [verb.of(value) for verb in VERBS if len(verb.arguments) == 1 for value in values[verb.arguments[0]]]
    options += [MOVE.of(pendulum, steps) for pendulum in range(2) for steps in range(most + 2)]
    options += [ADD.of(token, level) for token in tokens for level in range(LEVELS + 2)]
    places = range(1, game.dreams[0].width + 1)
    options += [MEND.of(level, place) for level in range(1, LEVELS + 1) for place in places]
    return options + [SHIFT.of(level, other) for level in range(1, LEVELS + 1) for other in range(1, LEVELS + 1)]

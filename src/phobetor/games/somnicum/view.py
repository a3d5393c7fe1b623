"""What a seat of Somnicum may know, and games that fit such knowledge."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from phobetor.games.somnicum.cards import (
    ALL_ENCOUNTERS,
    ALL_TOKENS,
    DREAMS,
    GOALS,
    NO_GOAL,
    NO_PARTICLE,
    Card,
    Encounter,
    Goal,
    Token,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules import ReturnToken
from phobetor.games.somnicum.state import GAP, TOKEN_MASK, Hand, Link, Somnicum, hand_of, in_hand, size
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Player


class SomnicumView(View):
    """Public: the ring, the dreams, the number and the backs of tokens, the number of encounters kept. Secret: the
    faces of tokens in stock, goals and encounters, which their owner knows, and the faces in gaps, which nobody
    knows. A token of which only the back is known has no particle. At the end the goals are shown. (SO-R16)
    """

    round: i64
    active: Player
    turns: i64
    spells: i64
    closing: i64
    on_field: i64
    taken: Card
    drawn: list[Encounter]
    drawn_number: i64
    paid: Token
    width: i64
    ring: list[Card]
    pendulums: list[i64]
    deck: i64
    gone: list[Card]
    bag: i64
    stocks: list[list[Token]]
    cards: list[Card]
    links: list[Link]
    laid: list[i64]
    ends: list[i64]
    goals: list[Goal]
    hand: list[Encounter]
    kept: list[i64]
    fronts: list[Hand]
    encounters: i64
    met: list[Encounter]

    def __init__(self, game: Somnicum, seat: Player) -> None:
        super().__init__(game, seat)
        self.round = game.round
        self.active = game.active
        self.turns = game.turns
        self.spells = game.spells
        self.closing = game.closing
        self.on_field = game.on_field
        self.taken = game.taken
        self.drawn = in_hand(game.drawn) if seat == game.active else []
        self.drawn_number = size(game.drawn)
        self.paid = game.paid if seat == game.active else 0
        self.width = game.width
        self.ring = game.ring[:]
        self.pendulums = game.pendulums[:]
        self.deck = len(game.deck)
        self.gone = game.gone[:]
        self.bag = len(game.bag)
        self.stocks = [
            game.stocks[player][:] if player == seat else backs_of(game.stocks[player])
            for player in range(len(game.stocks))
        ]
        self.cards = game.cards[:]
        self.links = [face_down(link) for link in game.links]
        self.laid = game.laid[:]
        self.ends = game.ends[:]
        self.goals = [
            game.goals[player] if player == seat or game.ending else NO_GOAL for player in range(len(game.goals))
        ]
        self.hand = in_hand(game.hands[seat]) if seat >= 0 else []
        self.kept = [size(hand) for hand in game.hands]
        self.fronts = game.fronts[:]
        self.encounters = len(game.encounters)
        self.met = game.met[:]

    def own_fields(self) -> dict[str, Any]:
        return {
            "round": self.round, "active": self.active, "turns": self.turns, "spells": self.spells,
            "closing": self.closing, "on_field": self.on_field, "taken": self.taken, "drawn": self.drawn,
            "drawn_number": self.drawn_number, "paid": self.paid, "width": self.width, "ring": self.ring,
            "pendulums": self.pendulums, "deck": self.deck, "gone": self.gone, "bag": self.bag,
            "stocks": self.stocks, "cards": self.cards, "links": self.links, "laid": self.laid, "ends": self.ends,
            "goals": self.goals, "hand": self.hand, "kept": self.kept, "fronts": self.fronts,
            "encounters": self.encounters, "met": self.met,
        }  # fmt: skip


def backs_of(stock: list[Token]) -> list[Token]:
    """What the others know of a stock: its backs, in ascending order."""
    backs: list[Token] = [back_of(token) for token in stock]
    backs.sort()
    return backs


def face_down(link: Link) -> Link:
    """What everybody knows of a gap: whether it has a token, and that token's back."""
    return GAP + back_of(link - GAP) if link >= GAP else link


def view(game: Somnicum, seat: Player) -> SomnicumView:
    return SomnicumView(game, seat)


# === Imagining ======================================================================================
def imagine(view: SomnicumView, chance: Chance) -> Somnicum:
    """A whole game that the seat cannot tell from the real one; everything hidden is dealt anew.

    That somebody is asked is evidence: who must return a second token has one.
    """
    game = Somnicum(
        chance, view.agenda[:], [value for value in view.settings], view.width, view.ring[:], view.pendulums[:],
        unseen_dreams(view), view.gone[:], unseen_tokens(view), [stock[:] for stock in view.stocks], view.cards[:],
        view.links[:], view.laid[:], view.ends[:], view.goals[:], unseen_goals(view), [0] * len(view.goals),
        view.fronts[:], unseen_encounters(view), view.met[:],
    )  # fmt: skip
    game.round = view.round
    game.active = view.active
    game.turns = view.turns
    game.spells = view.spells
    game.closing = view.closing
    game.on_field = view.on_field
    game.taken = view.taken
    game.paid = view.paid
    view.give_questions(game)
    deal_goals(game, chance)
    deal_encounters(game, view, chance)
    deal_tokens(game, view, chance)
    return game


def unseen_dreams(view: SomnicumView) -> list[Card]:
    """The dream cards in the deck."""
    seen = [False] * (DREAMS + 1)
    for pile in (view.ring, view.gone, view.cards):
        for card in pile:
            seen[card] = True
    seen[view.taken] = True
    return [card for card in range(1, DREAMS + 1) if not seen[card]]


def unseen_tokens(view: SomnicumView) -> list[Token]:
    """The tokens whose faces the seat does not see: in the bag, in gaps, in the stocks of others."""
    unseen = ALL_TOKENS[:]
    for stock in view.stocks:
        for token in stock:
            if particle_of(token) != NO_PARTICLE:
                unseen.remove(token)
    for entry in view.laid:
        unseen.remove(entry & TOKEN_MASK)
    return unseen


def unseen_goals(view: SomnicumView) -> list[Goal]:
    return [goal for goal in range(1, GOALS + 1) if goal not in view.goals]


def unseen_encounters(view: SomnicumView) -> list[Encounter]:
    """The encounters in the deck and in the hands of others."""
    unseen = ALL_ENCOUNTERS[:]
    for pile in (view.hand, view.drawn, view.met):
        for encounter in pile:
            unseen.remove(encounter)
    for front in view.fronts:
        for encounter in in_hand(front):
            unseen.remove(encounter)
    return unseen


def deal_goals(game: Somnicum, chance: Chance) -> None:
    for player in range(len(game.goals)):
        if game.goals[player] == NO_GOAL:
            game.goals[player] = chance.draw(game.spare_goals)


def deal_encounters(game: Somnicum, view: SomnicumView, chance: Chance) -> None:
    for player in range(len(game.hands)):
        if player == view.seat:
            game.hands[player] = hand_of(view.hand)
        else:
            game.hands[player] = hand_of([chance.draw(game.encounters) for _ in range(view.kept[player])])
    if view.drawn:
        game.drawn = hand_of(view.drawn)
    else:
        game.drawn = hand_of([chance.draw(game.encounters) for _ in range(view.drawn_number)])


def deal_tokens(game: Somnicum, view: SomnicumView, chance: Chance) -> None:
    """Give every token whose back is known a face: first those of whom something is known."""
    piles: list[list[Token]] = [[], []]
    for token in game.bag:
        piles[back_of(token)].append(token)
    deal_returned(game, view, piles, chance)
    for stock in game.stocks:
        for place in range(len(stock)):
            if particle_of(stock[place]) == NO_PARTICLE:
                stock[place] = chance.draw(piles[stock[place]])
        stock.sort()
    for place in range(len(game.links)):
        if game.links[place] >= GAP:
            game.links[place] = GAP + chance.draw(piles[game.links[place] - GAP])
    game.bag = piles[0]
    game.bag.extend(piles[1])


def deal_returned(game: Somnicum, view: SomnicumView, piles: list[list[Token]], chance: Chance) -> None:
    """Who laid a token on a card of another theme and must return one has another with the same particle, unless
    the Chameleon Brush lets them return any."""
    for question in view.questions:
        step = question.step
        if isinstance(step, ReturnToken) and question.player != view.seat and not step.choices(game):
            stock = game.stocks[question.player]
            fitting: list[Token] = []
            for back in stock:
                for token in piles[back]:
                    if particle_of(token) == step.particle:
                        fitting.append(token)
            token = chance.draw(fitting)
            stock[stock.index(back_of(token))] = token
            piles[back_of(token)].remove(token)

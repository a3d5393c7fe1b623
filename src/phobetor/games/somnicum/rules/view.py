"""What a seat of Somnicum may know, and games that fit such knowledge."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import (
    ALL_ENCOUNTERS,
    ALL_TOKENS,
    BACK,
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
from phobetor.games.somnicum.rules.dream import GAP, TOKEN_MASK, Dream
from phobetor.games.somnicum.rules.play import ReturnToken
from phobetor.games.somnicum.rules.state import Hand, Somnicum, hand_of, in_hand, size
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
    ring: list[Card]
    pendulums: list[i64]
    bag: i64
    stocks: list[list[Token]]
    dreams: list[Dream]
    hand: list[Encounter]
    kept: list[i64]
    fronts: list[Hand]
    deck: i64
    gone: tuple[Card, ...]
    goals: list[Goal]
    encounters: i64
    met: tuple[Encounter, ...]

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
        self.ring = game.ring[:]
        self.pendulums = game.pendulums[:]
        self.bag = len(game.bag)
        self.stocks = [
            game.stocks[player][:] if player == seat else backs_of(game.stocks[player])
            for player in range(len(game.stocks))
        ]
        self.dreams = [face_down(dream) for dream in game.dreams]
        self.hand = in_hand(game.hands[seat]) if seat >= 0 else []
        self.kept = [size(hand) for hand in game.hands]
        self.fronts = game.fronts[:]
        self.deck = len(game.deck)
        self.gone = game.gone
        self.goals = [
            game.goals[player] if player == seat or game.ending else NO_GOAL for player in range(len(game.goals))
        ]
        self.encounters = len(game.encounters)
        self.met = game.met

    def own_fields(self) -> dict[str, Any]:
        return {
            "round": self.round, "active": self.active, "turns": self.turns, "spells": self.spells,
            "closing": self.closing, "on_field": self.on_field, "taken": self.taken, "drawn": self.drawn,
            "drawn_number": self.drawn_number, "paid": self.paid, "ring": self.ring, "pendulums": self.pendulums,
            "bag": self.bag, "stocks": self.stocks, "dreams": [dream.saved() for dream in self.dreams],
            "hand": self.hand, "kept": self.kept, "fronts": self.fronts, "deck": self.deck, "gone": self.gone,
            "goals": self.goals, "encounters": self.encounters, "met": self.met,
        }  # fmt: skip


def backs_of(stock: list[Token]) -> list[Token]:
    """What the others know of a stock: its backs, by which stocks are ordered first."""
    return [back_side(token) for token in stock]


def back_side(token: Token) -> Token:
    """A token of which only the back is known."""
    return BACK * back_of(token)


def face_down(dream: Dream) -> Dream:
    """What everybody knows of a dream: of the tokens in its gaps only the backs."""
    hidden = dream.copy()
    for place in range(len(hidden.links)):
        if hidden.links[place] >= GAP:
            hidden.links[place] = GAP + back_side(hidden.links[place] - GAP)
    return hidden


def view(game: Somnicum, seat: Player) -> SomnicumView:
    return SomnicumView(game, seat)


# === Imagining ======================================================================================
def imagine(view: SomnicumView, chance: Chance) -> Somnicum:
    """A whole game that the seat cannot tell from the real one; everything hidden is dealt anew.

    That somebody is asked is evidence: who must return a second token has one.
    """
    game = Somnicum(
        chance, view.agenda[:], [value for value in view.settings], view.ring[:], view.pendulums[:],
        unseen_tokens(view), [stock[:] for stock in view.stocks], [dream.copy() for dream in view.dreams],
        [0] * len(view.kept), view.fronts[:],
    )  # fmt: skip
    game.deck = unseen_dreams(view)
    game.gone = view.gone
    game.met = view.met
    game.round = view.round
    game.active = view.active
    game.turns = view.turns
    game.spells = view.spells
    game.closing = view.closing
    game.on_field = view.on_field
    game.taken = view.taken
    game.paid = view.paid
    view.give_questions(game)
    deal_goals(game, view, chance)
    deal_encounters(game, view, chance)
    deal_tokens(game, view, chance)
    return game


def unseen_dreams(view: SomnicumView) -> tuple[Card, ...]:
    """The dream cards in the deck."""
    seen = [False] * (DREAMS + 1)
    for card in [*view.ring, *view.gone, view.taken]:
        seen[card] = True
    for dream in view.dreams:
        for card in dream.cards:
            seen[card] = True
    return tuple([card for card in range(1, DREAMS + 1) if not seen[card]])


def unseen_tokens(view: SomnicumView) -> list[Token]:
    """The tokens whose faces the seat does not see: in the bag, in gaps, in the stocks of others."""
    unseen = ALL_TOKENS[:]
    for stock in view.stocks:
        for token in stock:
            if particle_of(token) != NO_PARTICLE:
                unseen.remove(token)
    for dream in view.dreams:
        for entry in dream.laid:
            unseen.remove(entry & TOKEN_MASK)
    return unseen


def unseen_encounters(view: SomnicumView) -> list[Encounter]:
    """The encounters in the deck and in the hands of others."""
    unseen = ALL_ENCOUNTERS[:]
    for encounter in [*view.hand, *view.drawn, *view.met]:
        unseen.remove(encounter)
    for front in view.fronts:
        for encounter in in_hand(front):
            unseen.remove(encounter)
    return unseen


def deal_goals(game: Somnicum, view: SomnicumView, chance: Chance) -> None:
    pile = [goal for goal in range(1, GOALS + 1) if goal not in view.goals]
    goals = [goal if goal != NO_GOAL else chance.draw(pile) for goal in view.goals]
    game.goals = tuple(goals)
    game.spare_goals = tuple(pile)


def deal_encounters(game: Somnicum, view: SomnicumView, chance: Chance) -> None:
    pile = unseen_encounters(view)
    for player in range(len(game.hands)):
        if player == view.seat:
            game.hands[player] = hand_of(view.hand)
        else:
            game.hands[player] = hand_of([chance.draw(pile) for _ in range(view.kept[player])])
    if view.drawn:
        game.drawn = hand_of(view.drawn)
    else:
        game.drawn = hand_of([chance.draw(pile) for _ in range(view.drawn_number)])
    game.encounters = tuple(pile)


def deal_tokens(game: Somnicum, view: SomnicumView, chance: Chance) -> None:
    """Give every token whose back is known a face: first those of whom something is known."""
    piles: list[list[Token]] = [[], []]
    for token in game.bag:
        piles[back_of(token)].append(token)
    deal_returned(game, view, piles, chance)
    for stock in game.stocks:
        for place in range(len(stock)):
            if particle_of(stock[place]) == NO_PARTICLE:
                stock[place] = chance.draw(piles[back_of(stock[place])])
        stock.sort()
    for dream in game.dreams:
        for place in range(len(dream.links)):
            if dream.links[place] >= GAP:
                dream.links[place] = GAP + chance.draw(piles[back_of(dream.links[place] - GAP)])
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
                for token in piles[back_of(back)]:
                    if particle_of(token) == step.particle:
                        fitting.append(token)
            token = chance.draw(fitting)
            stock[stock.index(back_side(token))] = token
            piles[back_of(token)].remove(token)

"""Games that fit what a seat of Somnicum may know."""

from __future__ import annotations

from phobetor.games.somnicum.rules.box import (
    ALL_ENCOUNTERS,
    ALL_TOKENS,
    DREAMS,
    GOALS,
    NO_GOAL,
    NO_PARTICLE,
    Card,
    Encounter,
    Token,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import GAP
from phobetor.games.somnicum.rules.packed import hand_of, in_hand, token_of
from phobetor.games.somnicum.rules.particles import ReturnToken
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView, back_side
from phobetor.kernel.chance import Chance


def imagine(view: SomnicumView, chance: Chance) -> Somnicum:
    """A whole game that the seat cannot tell from the real one; everything hidden is dealt anew.

    That somebody is asked is evidence: who must return a second token has one.
    """
    game = Somnicum.blank(chance)
    game.agenda = view.agenda[:]
    game.settings = [value for value in view.settings]
    view.give_open(game)
    game.bag = unseen_tokens(view)
    game.stocks = [stock[:] for stock in view.stocks]
    game.dreams = [dream.copy() for dream in view.dreams]
    game.hands = [0] * len(view.kept)
    game.deck = unseen_dreams(view)
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
            unseen.remove(token_of(entry))
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

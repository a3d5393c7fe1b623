"""A search over imagined games: what each option brings, as far as the seat that must choose can know.

An iteration imagines a whole game from the view, follows the tree of answers as far as it has grown, plays on quickly
for a few turns, and credits everybody on the way with what they would have then. The tree is shared by all imagined
games: its branches are answers, and an answer that is not possible in one world is passed over there. Budgets are
numbers of iterations, never seconds, so that the same view and the same chance give the same choice everywhere.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from phobetor.bots.bot import Bot
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player

MOST_NODES: Final = 200_000  # then the tree grows no more: some 40 MB
MOST_DECISIONS: Final = 5_000  # of one rollout, far more than any of our games takes until it is cut
COMPARED: Final = 4  # options of which a hint tells more


class Effort:
    """How a search goes about its work; how long it works is another matter."""

    depth: i64
    turns: i64
    curiosity: float
    warmth: float

    def __init__(self, depth: i64, turns: i64, curiosity: float, warmth: float) -> None:
        self.depth = depth  # how many answers deep the tree grows; 1 is flat
        self.turns = turns  # after so many turns a game that is played on is valued as it stands
        self.curiosity = curiosity  # how long options are tried that have not done well
        self.warmth = warmth  # of the prior: the higher, the less it counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """What a game tells a search. It is asked about imagined games only, never about the real one."""

    def imagine(self, view: View, chance: Chance) -> Game:
        """A game that fits the view."""
        raise NotImplementedError

    def effort(self, players: i64) -> Effort:
        raise NotImplementedError

    def quick(self, game: Game, chance: Chance) -> Option:
        """A choice that costs next to nothing: games are played on with it. It should look at nothing that the asked
        player may not know."""
        raise NotImplementedError

    def priors(self, game: Game, options: list[Option]) -> list[float]:
        """How promising options look to the asked player before anything was tried: logarithms, on any scale."""
        raise NotImplementedError

    def value(self, game: Game) -> list[float]:
        """Each seat's chance of victory in a game that is not over."""
        raise NotImplementedError

    def rewards(self, game: Game) -> list[float]:
        """What the end of a game is worth to each seat; 1 is the best."""
        found: list[float] = [0.0] * game.players()
        for winner in game.winners:
            found[winner] = 1.0 / float(len(game.winners))
        return found

    def turn(self, game: Game) -> i64:
        """A number that changes whenever a turn ends."""
        raise NotImplementedError

    # --- what is learned: `phobetor train` fits a weight to each of these ---------------------------
    def sizes(self) -> tuple[int, int]:
        """How many features options and players can have; 0 where nothing is learned of them."""
        return 0, 0

    def seen_in_option(self, game: Game, option: Option) -> list[i64]:
        """The features of an option, by their numbers."""
        raise NotImplementedError

    def seen_in_player(self, game: Game, player: Player) -> list[tuple[i64, float]]:
        """The features of a player, by their numbers, and how much of each."""
        raise NotImplementedError


class Node:
    """An answer somewhere in the tree, and what came of it."""

    option: Option
    mover: Player
    prior: float
    visits: i64
    possible: i64
    total: float
    children: dict[i64, Node]

    def __init__(self, option: Option, mover: Player, prior: float) -> None:
        self.option = option
        self.mover = mover  # who answers so
        self.prior = prior
        self.visits = 0
        self.possible = 0  # how often it could have been chosen
        self.total = 0.0  # what it brought its mover, over all visits
        self.children = {}

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Search:
    """One decision."""

    mind: Mind
    effort: Effort
    root: Node
    nodes: i64
    most_nodes: i64
    decisions: i64
    samples: dict[i64, list[float]]

    def __init__(self, mind: Mind, effort: Effort) -> None:
        self.mind = mind
        self.effort = effort
        self.root = Node(0, NOBODY, 0.0)
        self.nodes = 0
        self.most_nodes = MOST_NODES
        self.decisions = 0  # made while playing on
        self.samples = {}  # option -> what it brought in each of the worlds in which options were compared

    def run(self, view: View, iterations: i64, chance: Chance) -> None:
        """Think until the budget is spent, or nothing that is left of it could change the answer."""
        for done in range(iterations):
            if done & 63 == 0 and self.is_settled(iterations - done):
                return
            self.iterate(self.mind.imagine(view, chance), chance)

    def is_settled(self, left: i64) -> bool:
        """Whether no other option can be visited as often as the most visited one."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first > second + left

    def iterate(self, game: Game, chance: Chance) -> None:
        node = self.root
        path: list[Node] = [node]
        depth: i64 = 0
        while game.asking is not None and depth < self.effort.depth:
            found = self.answers(node, game)
            if not found:
                break
            node = self.followed(found)
            game.choose(node.option)
            path.append(node)
            depth += 1
            if node.visits == 0:
                break
        self.credit(path, self.played_on(game, chance))

    def credit(self, path: list[Node], values: list[float]) -> None:
        for node in path:
            node.visits += 1
            if node.mover >= 0:
                node.total += values[node.mover]

    def followed(self, found: list[Node]) -> Node:
        """The answer to try next: one that did well, or is promising and was tried little (PUCT)."""
        if len(found) == 1:
            return found[0]
        visits: i64 = 0
        total = 0.0
        highest = found[0].prior
        for child in found:
            visits += child.visits
            total += child.total
            if child.prior > highest:
                highest = child.prior
        weights: list[float] = [math.exp((child.prior - highest) / self.effort.warmth) for child in found]
        pull = self.effort.curiosity * math.sqrt(float(visits) + 1.0) / sum_of(weights)
        untried = total / float(visits) if visits > 0 else 0.5
        best = found[0]
        most = -1.0
        for place in range(len(found)):
            child = found[place]
            mean = child.total / float(child.visits) if child.visits > 0 else untried
            score = mean + pull * weights[place] / (1.0 + float(child.visits))
            if score > most:
                most = score
                best = child
        return best

    def answers(self, node: Node, game: Game) -> list[Node]:
        """The branches that are possible in this world, new ones included as long as the tree may grow."""
        children = node.children
        options = game.legal()
        found: list[Node] = []
        new: list[Option] = []
        for option in options:
            child = children.get(option)
            if child is None:
                new.append(option)
            else:
                child.possible += 1
                found.append(child)
        if new and (self.nodes < self.most_nodes or node is self.root):
            priors = self.mind.priors(game, new)
            for place in range(len(new)):
                child = Node(new[place], game.asked, priors[place])
                child.possible = 1
                children[new[place]] = child
                found.append(child)
            self.nodes += len(new)
        return found

    def played_on(self, game: Game, chance: Chance) -> list[float]:
        """What everybody has after a few turns."""
        mind = self.mind
        left = self.effort.turns
        last = mind.turn(game)
        decisions: i64 = 0
        while game.asking is not None and decisions < MOST_DECISIONS:
            now = mind.turn(game)
            if now != last:
                last = now
                left -= 1
                if left < 0:
                    break
            options = game.legal()
            game.choose(options[0] if len(options) == 1 else mind.quick(game, chance))
            decisions += 1
        self.decisions += decisions
        return mind.rewards(game) if game.asking is None else mind.value(game)

    # --- for hints --------------------------------------------------------------------------------
    def compare(self, view: View, worlds: i64, chance: Chance) -> None:
        """Try the few best options in the same worlds with the same luck, so that the runners-up are known as well."""
        best = self.ranked()[:COMPARED]
        for _ in range(worlds):
            seed = chance.below(1 << 29)
            for child in best:
                luck = Chance(seed)
                game = self.mind.imagine(view, luck)
                self.samples.setdefault(child.option, []).append(self.try_answer(child, game, luck)[view.seat])

    def try_answer(self, child: Node, game: Game, chance: Chance) -> list[float]:
        """What comes of an answer if everybody goes on as the tree suggests."""
        path: list[Node] = [self.root, child]
        game.choose(child.option)
        node = child
        while game.asking is not None and len(path) <= self.effort.depth and node.visits > 0:
            found = self.answers(node, game)
            if not found:
                break
            node = self.followed(found)
            game.choose(node.option)
            path.append(node)
        values = self.played_on(game, chance)
        self.credit(path, values)
        return values

    def ranked(self) -> list[Node]:
        """The answers at the root, the most visited first; of equals the better one."""
        found = [(-child.visits, -child.mean(), child.option) for child in self.root.children.values()]
        return [self.root.children[option] for _, _, option in sorted(found)]


def chances(weights: list[float], features: list[list[tuple[i64, float]]]) -> list[float]:
    """Each player's chance by learned weights: the softmax of what their features weigh."""
    scores: list[float] = []
    for seen in features:
        score = 0.0
        for feature, much in seen:
            score += weights[feature] * much
        scores.append(score)
    return softmax(scores)


def softmax(scores: list[float]) -> list[float]:
    """Chances that are to each other as the exponentials of the scores."""
    highest = scores[0]
    for score in scores:
        if score > highest:
            highest = score
    found: list[float] = [math.exp(score - highest) for score in scores]
    total = sum_of(found)
    return [each / total for each in found]


def sum_of(weights: list[float]) -> float:
    """In their order, so that every build rounds alike."""
    total = 0.0
    for weight in weights:
        total += weight
    return total


class SearchBot(Bot):
    """Chooses what it tried most often."""

    mind: Mind
    iterations: i64
    thought: Search | None

    def __init__(self, mind: Mind, iterations: i64) -> None:
        self.mind = mind
        self.iterations = iterations
        self.thought = None  # the last decision's search, if there was anything to decide

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert view is not None, "A searching player wants to see the table."
        self.thought = None
        if len(options) == 1:
            return options[0]
        players = self.mind.imagine(view, chance).players()
        search = Search(self.mind, self.mind.effort(players))
        search.run(view, self.iterations, chance)
        self.thought = search
        for node in search.ranked():
            if node.option in options:
                return node.option
        return options[0]


class QuickBot(Bot):
    """The quick policy of a mind as a player."""

    mind: Mind

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        assert view is not None, "A quick player wants to see the table."
        option = options[0] if len(options) == 1 else self.mind.quick(self.mind.imagine(view, chance), chance)
        return option if option in options else options[0]


class Overlooking(Bot):
    """Overlooks some of its options, as people do who are new to a game, and plays the others as well as it can."""

    inner: Bot
    notices: i64

    def __init__(self, inner: Bot, notices: i64) -> None:
        self.inner = inner
        self.notices = notices  # percent

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        noticed: list[Option] = [option for option in options if chance.below(100) < self.notices]
        if not noticed:
            noticed = [options[chance.below(len(options))]]
        return self.inner.choose(view, noticed, chance)

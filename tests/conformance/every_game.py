"""What the conformance suite needs to know of a game, all of it through its Title.

A game is covered as soon as its name stands in `phobetor.games.NAMES`: every number of players, with the default
settings and with every other value of every setting. PHOBETOR_FUZZ multiplies the number of games (default 1).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from phobetor.games import NAMES, title_of
from phobetor.games.title import BadInput, Title
from phobetor.kernel.agenda import Game, Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import AGAINST_RULE, Refusal
from phobetor.kernel.words import NOBODY, Event, Listener

FUZZ = int(os.environ.get("PHOBETOR_FUZZ", "1"))
BOUND = 20_000  # decisions: more than any game takes, even when nobody wants to win it


# --- tables -----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Table:
    """A game, a number of players, and the one setting (if any) that differs from its default."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    @property
    def title(self) -> Title:
        return title_of(self.game)

    @property
    def settings(self) -> list[int]:
        return self.title.setting_values(dict(self.options))

    def new(self, chance: Chance) -> Game:
        return self.title.new(self.players, self.settings, chance)

    def seats(self) -> range:
        """Everybody who looks at the table, the spectator included."""
        return range(NOBODY, self.players)


def combinations(game: str) -> Iterator[Table]:
    title = title_of(game)
    others = [
        (setting.name, value) for setting in title.settings for value in setting.values if value != setting.default
    ]
    for players in range(title.players[0], title.players[1] + 1):
        yield Table(game, players)
        yield from (Table(game, players, (other,)) for other in others)


def is_refused(table: Table) -> bool:
    """Some settings make no sense for some numbers of players; a title says so with BadInput and nothing else."""
    try:
        table.new(Chance())
    except BadInput:
        return True
    except Exception:
        return False  # a mistake of the game: the tests of this table will show it
    return False


@cache
def tables(game: str) -> list[Table]:
    return [table for table in combinations(game) if not is_refused(table)]


@cache
def refused_tables(game: str) -> list[Table]:
    return [table for table in combinations(game) if is_refused(table)]


def all_tables() -> list[Table]:
    return [table for game in NAMES for table in tables(game)]


# --- playing ----------------------------------------------------------------------------------------
Policy = Callable[[Game, Title, Chance], int]


def anything(game: Game, title: Title, dice: Chance) -> int:
    options = game.legal()
    return options[dice.below(len(options))]


def avoiding(game: Game, title: Title, dice: Chance) -> int:
    """Anything but what the title says that a random player never begins, if there is anything else."""
    options = [option for option in game.legal() if option != title.avoid] or game.legal()
    return options[dice.below(len(options))]


def the_first(game: Game, title: Title, dice: Chance) -> int:
    return game.legal()[0]


POLICIES: dict[str, Policy] = {"random": anything, "avoid": avoiding}


@dataclass
class Decision:
    """Somebody is about to choose. The game may be looked at and cloned, but not changed."""

    number: int
    game: Game
    player: int
    option: int

    @property
    def asked(self) -> list[int]:
        return sorted(question.player for question in self.game.questions())


def going_on(game: Game, title: Title, dice: Chance, policy: Policy = avoiding) -> Iterator[Decision]:
    """Every decision up to the end of the game; where several are asked, they answer in random order."""
    for number in range(BOUND):
        if game.is_over():
            return
        asked = sorted(question.player for question in game.questions())
        player = asked[dice.below(len(asked))] if len(asked) > 1 else asked[0]
        game.turn_to(player)
        option = policy(game, title, dice)
        yield Decision(number, game, player, option)
        game.turn_to(player)
        game.choose(option)
    raise AssertionError(f"The game is still running after {BOUND} decisions.")


def decisions(
    table: Table, seed: object = 0, policy: Policy = avoiding, listener: Listener | None = None
) -> Iterator[Decision]:
    game = table.new(Chance(f"{table} {seed}"))
    game.listener = listener
    yield from going_on(game, table.title, Chance(f"choices {seed}"), policy)


def every(step: int, table: Table, seed: object = 0) -> Iterator[Decision]:
    """Every so many decisions of a game, beginning somewhere else for each seed."""
    shift = Chance(f"shift {table} {seed}").below(step)
    for decision in decisions(table, seed):
        if decision.number % step == shift:
            yield decision


def closely(table: Table, seed: object = 0) -> Iterator[Decision]:
    """Every decision with the default settings; with others every third one, unless PHOBETOR_FUZZ asks for more."""
    return decisions(table, seed) if FUZZ > 1 or not table.options else every(3, table, seed)


def seeds() -> range:
    return range(FUZZ)


# --- looking ----------------------------------------------------------------------------------------
class Ears(Listener):
    """Remembers everything it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[Event, list[int]]] = []
        self.rules: set[str] = set()

    def hear(self, event: Event, a: int, b: int, c: int) -> None:
        self.heard.append((event, [a, b, c]))

    def carried_out(self, rules: str) -> None:
        self.rules.update(rules.split())

    def seen_by(self, seat: int) -> list[tuple[str, list[int]]]:
        return [(event.name, event.seen_by(seat, values)) for event, values in self.heard]


def twin(game: Game) -> Game:
    """A copy to try things on."""
    return game.clone(Chance("twin"))


def probed(title: Title, game: Game, seat: int) -> list[int]:
    """What is worth asking "why not" about when it is the seat's decision."""
    copy = twin(game)
    if copy.is_asked(seat):
        copy.turn_to(seat)
    return title.probe(copy)


def said(refusal: Refusal | None) -> Any:
    return None if refusal is None else (refusal.kind, refusal.rule, refusal.text, refusal.args_by_name)


# --- another deal of what a seat never saw ----------------------------------------------------------
class Recorder(Chance):
    """A stream that remembers what it gave."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.given: list[Any] = []

    def below(self, n: int) -> int:
        value = super().below(n)
        self.given.append(value)
        return value

    def draw(self, pile: list[int]) -> int:
        value = pile[super().below(len(pile))]
        pile.remove(value)
        self.given.append(value)
        return value

    def shuffle(self, pile: list[int]) -> None:
        super().shuffle(pile)
        self.given.append(pile[:])


class Redealt(Chance):
    """What was recorded, but everything that was never seen is dealt anew. After a divergence: anything."""

    def __init__(self, given: list[Any], seen: set[int], seed: str) -> None:
        super().__init__(seed)
        self.given = given[:]
        self.seen = seen

    def below(self, n: int) -> int:
        value = self.given.pop(0) if self.given else None
        return value if isinstance(value, int) and value < n else super().below(n)

    def draw(self, pile: list[int]) -> int:
        value = self.given.pop(0) if self.given else None
        if value not in self.seen or value not in pile:
            unseen = [card for card in pile if card not in self.seen] or pile
            value = unseen[super().below(len(unseen))]
        pile.remove(value)
        return int(value)

    def shuffle(self, pile: list[int]) -> None:
        value = self.given.pop(0) if self.given else None
        order = value if isinstance(value, list) and sorted(value) == sorted(pile) else pile[:]
        unseen = [card for card in order if card not in self.seen]
        for place, card in enumerate(order):
            pile[place] = card if card in self.seen else unseen.pop(super().below(len(unseen)))


# --- what happens in the fuzzed games of a title ----------------------------------------------------
ENOUGH = 40  # examples of a verb, an event, a question or a refusal


@dataclass
class Census:
    """What occurred: the rules that were carried out or that refused something, and examples of everything else."""

    rules: set[str]
    refusing: set[str]
    endings: set[int]
    options: dict[str, dict[int, Table]]
    events: dict[str, dict[tuple[int, ...], tuple[Event, Table]]]
    steps: dict[str, dict[tuple[Any, ...], tuple[Step[Any], Table]]]
    refusals: dict[str, dict[str, tuple[Refusal, Table]]]


def is_needed(examples: dict[str, dict[Any, Any]], kind: str) -> bool:
    return len(examples.setdefault(kind, {})) < ENOUGH


@cache
def census(game: str) -> Census:
    """One game (or PHOBETOR_FUZZ of them) for every table and policy."""
    found = Census(set(), set(), set(), {}, {}, {}, {})
    for table in tables(game):
        for policy in (anything, avoiding, the_first):
            for seed in seeds():
                count_game(found, table, policy, seed)
    return found


def count_game(found: Census, table: Table, policy: Policy, seed: int) -> None:
    ears = Ears()
    game = table.title.table(table.players, table.settings, Chance(f"{table} census {seed}"))
    game.listener = ears
    game.advance()
    for decision in going_on(game, table.title, Chance(f"census {seed}"), policy):
        count_questions(found, table, decision)
        if decision.number % 13 == 0:
            count_refusals(found, table, decision)
    found.endings.add(game.ending)
    found.rules |= ears.rules
    for event, values in ears.heard:
        if is_needed(found.events, event.name):
            found.events[event.name][tuple(values[: len(event.arguments)])] = event, table


def count_questions(found: Census, table: Table, decision: Decision) -> None:
    verb = table.title.verb(decision.option)
    assert verb is not None
    if is_needed(found.options, verb.name):
        found.options[verb.name][decision.option] = table
    for question in decision.game.questions():
        name = type(question.step).__name__
        if is_needed(found.steps, name):
            found.steps[name][tuple(question.step.saved())] = question.step, table


def count_refusals(found: Census, table: Table, decision: Decision) -> None:
    for option in table.title.probe(decision.game):
        refusal = decision.game.why_not(decision.player, option)
        if refusal is not None:
            if refusal.kind == AGAINST_RULE:
                found.refusing.add(refusal.rule)
            kind = f"{refusal.text} [{refusal.rule}]"
            if is_needed(found.refusals, kind):
                found.refusals[kind][str(refusal)] = refusal, table

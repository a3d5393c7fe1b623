"""What the conformance suite needs to know of a game, all of it through its Title.

A game is covered as soon as its name stands in `phobetor.games.NAMES`: every number of players with the default
settings, and every other value of every setting at one number of players, in rotation. Large games, which are long, are
looked at less often on their way. PHOBETOR_FUZZ multiplies the number of games (default 1); above 1, every value is
played with every number of players, and everything is looked at.

The tests of one table follow each other (see conftest.py), so that its game is played once for all who only look at it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from phobetor.book.title import BadInput, Title
from phobetor.bots.bot import Bot
from phobetor.bots.search import SearchBot
from phobetor.games import NAMES, title_of
from phobetor.kernel.agenda import Game, Step, kinds_of_step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import AGAINST_RULE, Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Event, Listener

FUZZ = int(os.environ.get("PHOBETOR_FUZZ", "1"))
MANY = 60  # tables
LARGE = 50  # kinds of step: a game with more of them is large
SELDOM = 4  # times less often: how large games with other settings are looked at
NEVER = (
    "patience",
    "0",
)  # such a table does not end as long as nobody wants it to: who always does the same never does
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

    @cached_property
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
def possible_tables(game: str) -> list[Table]:
    return [table for table in combinations(game) if not is_refused(table)]


def tables(game: str) -> list[Table]:
    """The tables that are played."""
    return possible_tables(game) if FUZZ > 1 else in_rotation(possible_tables(game))


@cache
def is_large(game: str) -> bool:
    return len(kinds_of_step(title_of(game).steps)) > LARGE


def in_rotation(possible: list[Table]) -> list[Table]:
    """All tables with the default settings; with every other value the next number of players that it allows."""
    usual = [table for table in possible if not table.options]
    chosen = set(usual)
    for place, options in enumerate(dict.fromkeys(table.options for table in possible if table.options)):
        allowed = [table for table in possible if table.options == options]
        chosen.add(allowed[place % len(allowed)])
    return [table for table in possible if table in chosen]


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


def played_out(game: Game, title: Title, dice: Chance) -> Game:
    """The game at its end, as `going_on` plays it, for those who look at nothing on the way."""
    for _ in range(BOUND):
        if game.is_over():
            return game
        if game.also_asked:
            asked = sorted(question.player for question in game.questions())
            game.turn_to(asked[dice.below(len(asked))])
        game.choose(avoiding(game, title, dice))
    raise AssertionError(f"The game is still running after {BOUND} decisions.")


def decisions(
    table: Table, seed: object = 0, policy: Policy = avoiding, listener: Listener | None = None
) -> Iterator[Decision]:
    game = table.new(Chance(f"{table} {seed}"))
    game.listener = listener
    yield from going_on(game, table.title, Chance(f"choices {seed}"), policy)


@dataclass
class Played:
    """A whole game to look at: a copy of it at every decision, and the game itself at its end."""

    decisions: list[Decision]
    game: Game

    def after(self, decision: Decision) -> Game:
        following = self.decisions[decision.number + 1 : decision.number + 2]
        return following[0].game if following else self.game


def played(table: Table, seed: object = 0, policy: Policy = avoiding) -> Played:
    """Played once for all tests that follow each other; none of them changes what it is shown."""
    return played_once(table, seed, policy)


@lru_cache(maxsize=2)  # one for each policy
def played_once(table: Table, seed: object, policy: Policy) -> Played:
    game = table.new(Chance(f"{table} {seed}"))
    seen = []
    for decision in going_on(game, table.title, Chance(f"choices {seed}"), policy):
        game.legal()
        seen.append(Decision(decision.number, twin(game), decision.player, decision.option))
    return Played(seen, game)


def seldom(table: Table) -> int:
    """How many times less often a table is looked at: large games with other settings, unless PHOBETOR_FUZZ asks."""
    return SELDOM if table.options and is_large(table.game) and FUZZ == 1 else 1


def is_looked_at(decision: Decision, step: int, table: Table, seed: object = 0) -> bool:
    """Every so many decisions of a game, beginning somewhere else for each seed."""
    return decision.number % (step * seldom(table)) == shift(step, table, seed)


@cache
def shift(step: int, table: Table, seed: object) -> int:
    return Chance(f"shift {table} {seed}").below(step)


def every(step: int, table: Table, seed: object = 0) -> Iterator[Decision]:
    """Every so many decisions of a game."""
    return (decision for decision in played(table, seed).decisions if is_looked_at(decision, step, table, seed))


def closeness(table: Table) -> int:
    """Every decision with the default settings (of a large game only with the fewest players); with others every
    third one, unless PHOBETOR_FUZZ asks for more."""
    small = table.players == table.title.players[0] or not is_large(table.game)
    return 1 if FUZZ > 1 or (small and not table.options) else 3


def closely(table: Table, seed: object = 0) -> Iterator[Decision]:
    return every(closeness(table), table, seed)


def live(step: int, table: Table, seed: object = 0) -> Iterator[Decision]:
    """The same decisions in a game that goes on: for tests of what copies and looks do to it."""
    for decision in decisions(table, seed):
        if is_looked_at(decision, step, table, seed):
            yield decision


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


def written(seen: Game | View) -> bytes:
    """A position or a view, byte by byte as its `to_json`, but several times faster."""
    return msgspec.json.encode(seen.saved() if isinstance(seen, Game) else seen.data())


def fingerprint(game: Game) -> bytes:
    return hashlib.sha256(written(game)).digest()


def twin(game: Game) -> Game:
    """A copy to try things on."""
    return game.clone(Chance("twin"))


def thrifty(bot: Bot, iterations: int = 8) -> Bot:
    """The bot with a budget that a suite can spend; it searches the same way with any."""
    if isinstance(bot, SearchBot):
        bot.iterations = min(bot.iterations, iterations)
    return bot


def probed(title: Title, game: Game, seat: int) -> list[int]:
    """What is worth asking "why not" about when it is the seat's decision."""
    copy = twin(game)
    if copy.is_asked(seat):
        copy.turn_to(seat)
    return title.probe(copy)


def said(refusal: Refusal | None) -> Any:
    return None if refusal is None else (refusal.kind, refusal.rule, refusal.text, refusal.args_by_name)


# --- imagining --------------------------------------------------------------------------------------
@dataclass
class Glimpse:
    """What a seat sees of a decision, and a world that it imagines from it."""

    decision: Decision
    seat: int
    view: View
    world: Game


@lru_cache(maxsize=1)
def glimpses(table: Table, seed: int) -> list[Glimpse]:
    """Everybody's, at every decision that is looked at closely; imagined once for all tests of the table."""
    found = []
    for decision in closely(table, seed):
        for seat in table.seats():
            view = table.title.view(decision.game, seat)
            world = table.title.imagine(view, Chance(f"{seed} {seat} {decision.number}"))
            found.append(Glimpse(decision, seat, view, world))
    return found


def all_glimpses(table: Table) -> Iterator[Glimpse]:
    for seed in seeds():
        yield from glimpses(table, seed)


# --- another deal of what a seat was never told -----------------------------------------------------
@dataclass
class Given:
    """What chance gave: a number, a thing out of a pile, or the order of a pile; and how much had been told before."""

    value: Any
    told: int


class Recorder(Chance):
    """A stream that remembers what it gave."""

    def __init__(self, seed: str, ears: Ears) -> None:
        super().__init__(seed)
        self.ears = ears
        self.given: list[Given] = []

    def note(self, value: Any) -> None:
        self.given.append(Given(value, len(self.ears.heard)))

    def below(self, n: int) -> int:
        value = super().below(n)
        self.note(value)
        return value

    def draw(self, pile: list[int], kind: str = "") -> int:
        value = pile[super().below(len(pile))]
        pile.remove(value)
        self.note(value)
        return value

    def shuffle(self, pile: list[int]) -> None:
        super().shuffle(pile)
        self.note(pile[:])

    def secrets(self, seat: int) -> dict[int, str]:
        """Which draws were told to somebody else as a secret that the seat's own log never names, and of what kind."""
        named = {
            (argument, value)
            for event, values in self.ears.heard
            for argument, value in zip(event.arguments, event.seen_by(seat, values), strict=True)
        }
        found: dict[int, str] = {}
        for place, given in enumerate(self.given):
            kind = self.told_at_once(place)
            if kind and (kind, given.value) not in named:
                found[place] = kind
        return found

    def told_at_once(self, place: int) -> str:
        """The name under which the very next event, before anything else is drawn, tells a draw as a secret."""
        given = self.given[place]
        if given.told == len(self.ears.heard) or given.told in [
            other.told for other in self.given[place + 1 : place + 2]
        ]:
            return ""
        event, values = self.ears.heard[given.told]
        if event.secret and values[event.arguments.index(event.secret)] == given.value:
            return event.secret
        return ""


class Redealt(Chance):
    """The same again, except that secrets are dealt anew among themselves."""

    def __init__(self, given: list[Given], secrets: dict[int, str], seed: str) -> None:
        super().__init__(seed)
        self.given = [entry.value for entry in given]
        self.secrets = secrets
        self.pools: dict[str, list[int]] = {}
        for place, kind in secrets.items():
            self.pools.setdefault(kind, []).append(self.given[place])
        self.place = 0
        self.diverged = False

    def next(self) -> Any:
        value = self.given[self.place] if self.place < len(self.given) else None
        self.place += 1
        return value

    def below(self, n: int) -> int:
        value = self.next()
        if isinstance(value, int) and value < n:
            return value
        self.diverged = True
        return super().below(n)

    def draw(self, pile: list[int], kind: str = "") -> int:
        pool = self.secrets.get(self.place)
        value = self.next()
        if pool is not None:
            choices = [card for card in self.pools[pool] if card in pile]
            value = choices[super().below(len(choices))] if choices else None
        if not isinstance(value, int) or value not in pile:
            self.diverged = True
            value = pile[super().below(len(pile))]
        elif pool is not None:
            self.pools[pool].remove(value)
        pile.remove(value)
        return value

    def shuffle(self, pile: list[int]) -> None:
        value = self.next()
        if isinstance(value, list) and sorted(value) == sorted(pile):
            pile[:] = value
        else:
            self.diverged = True


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
    refusals: dict[tuple[str, str], dict[tuple[Any, ...], tuple[Refusal, Table]]]


def is_needed(examples: dict[Any, dict[Any, Any]], kind: object) -> bool:
    if kind not in examples:
        examples[kind] = {}
    return len(examples[kind]) < ENOUGH


@cache
def census(game: str) -> Census:
    """One game (or PHOBETOR_FUZZ of them) for every policy and table: all possible ones, if they are not very many.

    Large games get three: they have rules that a game seldom comes to.
    """
    found = Census(set(), set(), set(), {}, {}, {}, {})
    possible = possible_tables(game)
    for table in possible if len(possible) <= MANY else tables(game):
        for policy in (anything, avoiding) if NEVER in table.options else (anything, avoiding, the_first):
            for seed in range(max(FUZZ, 3 if is_large(game) else 1)):
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
    """What `why_not` says of everything that is probed, without asking each time who is to choose from what."""
    game, legal = decision.game, set(decision.game.legal())
    assert game.asking is not None
    for option in table.title.probe(game):
        if option not in legal:
            refusal = game.asking.why_not(game, option)
            if refusal.kind == AGAINST_RULE:
                found.refusing.add(refusal.rule)
            kind = refusal.text, refusal.rule
            if is_needed(found.refusals, kind):
                found.refusals[kind][(refusal.kind, *refusal.args_by_name.items())] = refusal, table

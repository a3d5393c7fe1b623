"""The vocabulary of a game: what can be chosen (verbs), what happens (events), what a table can agree on (settings)."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

Player: TypeAlias = i64
Option: TypeAlias = i64

NOBODY: Final = -1
HIDDEN: Final = -1_000_000  # an argument of an event that the listener may not know; no argument is ever this

ARGUMENT_BITS: Final = 10
ARGUMENT_LIMIT: Final = 1 << ARGUMENT_BITS
ARGUMENT_MASK: Final = ARGUMENT_LIMIT - 1
VERB_SHIFT: Final = 2 * ARGUMENT_BITS


class Verb:
    """A kind of choice with at most two named arguments. `PLAY.of(card, creature)` is an option: one small int.

    The names of the arguments are the kinds of thing they stand for; texts and notation depend on them.
    """

    code: i64
    base: i64
    name: str
    arguments: list[str]

    def __init__(self, code: i64, name: str, first: str = "", second: str = "") -> None:
        self.code = code
        self.base = code << VERB_SHIFT
        self.name = name
        self.arguments = [argument for argument in (first, second) if argument]

    def of(self, first: i64 = 0, second: i64 = 0) -> Option:
        return self.base | first << ARGUMENT_BITS | second

    def matches(self, option: Option) -> bool:
        return option >> VERB_SHIFT == self.code

    def arg(self, option: Option) -> i64:
        return option >> ARGUMENT_BITS & ARGUMENT_MASK

    def args(self, option: Option) -> tuple[i64, i64]:
        return option >> ARGUMENT_BITS & ARGUMENT_MASK, option & ARGUMENT_MASK

    def values(self, option: Option) -> list[int]:
        """The arguments that the verb has, in order."""
        first, second = self.args(option)
        values: list[int] = [first, second]
        return values[: len(self.arguments)]


def code_of(option: Option) -> i64:
    """The number of its verb."""
    return option >> VERB_SHIFT


def without_second(option: Option) -> i64:
    """Verb and first argument in one number."""
    return option >> ARGUMENT_BITS


class Event:
    """A kind of thing that happened, with at most three named arguments.

    `secret` names an argument that only the player named by the argument `knower` may know.
    `reveals` says that it shows what was settled before but hidden; nobody may undo beyond it. (What chance
    decides in this very moment needs no mark: draws of chance are counted.)
    `aside` names an argument that follows from what happened before, such as where somebody came from: stories need it,
    scenarios do not write it.
    """

    code: i64
    name: str
    arguments: list[str]
    secret: str
    knower: str
    reveals: bool
    aside: str

    def __init__(
        self,
        code: i64,
        name: str,
        first: str = "",
        second: str = "",
        third: str = "",
        secret: str = "",
        knower: str = "",
        reveals: bool = False,
        aside: str = "",
    ) -> None:
        self.code = code
        self.name = name
        self.arguments = [argument for argument in (first, second, third) if argument]
        self.secret = secret
        self.knower = knower
        self.reveals = reveals
        self.aside = aside

    def written(self) -> list[str]:
        """The arguments that scenarios write."""
        return [argument for argument in self.arguments if argument != self.aside]

    def seen_by(self, seat: Player, values: list[int]) -> list[int]:
        """The arguments as the seat may know them; `HIDDEN` stands for what it may not."""
        if not self.secret or values[self.arguments.index(self.knower)] == seat:
            return values[: len(self.arguments)]
        hidden = self.arguments.index(self.secret)
        return [HIDDEN if place == hidden else values[place] for place in range(len(self.arguments))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens: the log, the table's animation, statistics. A game without one pays nothing."""

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        """Something happened."""

    def carried_out(self, rules: str) -> None:
        """A step is about to be carried out; `rules` are the ids of the rules it implements."""


class Setting:
    """Something the table agrees on before the game: a printed variant or a disputed reading."""

    name: str
    values: list[str]
    default: str
    rule: str

    def __init__(self, name: str, values: list[str], default: str, rule: str) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule

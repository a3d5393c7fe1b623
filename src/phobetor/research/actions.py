"""Actions: the options of a game, numbered densely from 0, the same for every table and every version of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import ARGUMENT_BITS, ARGUMENT_MASK, Option, Verb, code_of
from phobetor.research.planes import Ink

Range = tuple[int, int]
"""The least value of an argument, and the first beyond the last."""
NOTHING: Final[Range] = (0, 1)


class Actions:
    """Verb after verb in the order of their codes; the actions of one verb by its first argument, then by its second.

    `ranges` says for a kind of argument ("card"), or for the argument of one verb ("craft/item"), which values it has.
    An action and its option are the same thing in two numberings.
    """

    count: i64
    options: vec[i64]
    origin: vec[i64]
    columns: vec[i64]

    def __init__(self, verbs: Sequence[Verb], ranges: dict[str, Range]) -> None:
        self.options = vec[i64]()
        self.origin, self.columns = vec[i64](), vec[i64]()
        for verb in verbs:
            assert verb.code == len(self.origin), "Verbs are numbered in order."
            spans = [ranges[f"{verb.name}/{kind}"] if f"{verb.name}/{kind}" in ranges else ranges[kind]
                     for kind in verb.arguments]  # fmt: skip
            self.add(verb, *[*spans, NOTHING, NOTHING][:2])
        self.count = len(self.options)

    def add(self, verb: Verb, first: Range, second: Range) -> None:
        columns = second[1] - second[0]
        self.columns = append(self.columns, columns)
        self.origin = append(self.origin, len(self.options) - first[0] * columns - second[0])
        for a in range(first[0], first[1]):
            for b in range(second[0], second[1]):
                self.options = append(self.options, verb.of(a, b))

    def of(self, option: Option) -> i64:
        """The action of an option; raises BadInput for one that the table does not foresee."""
        code = code_of(option)
        row = option >> ARGUMENT_BITS & ARGUMENT_MASK
        action = self.origin[code] + row * self.columns[code] + (option & ARGUMENT_MASK)
        if action < 0 or action >= self.count or self.options[action] != option:
            raise BadInput(f"The option {option} has no action; the data files hold more than this version numbers.")
        return action

    def option(self, action: i64) -> Option:
        """The option of an action; raises BadInput for a number that is none."""
        if action < 0 or action >= self.count:
            raise BadInput(f"There is no action {action}; actions are numbered from 0 to {self.count - 1}.")
        return self.options[action]

    def factored(self, action: i64) -> tuple[int, int, int]:
        """The same as verb, first and second argument: for models that choose one after the other."""
        option = self.option(action)
        return code_of(option), option >> ARGUMENT_BITS & ARGUMENT_MASK, option & ARGUMENT_MASK

    def mark(self, options: list[Option], ink: Ink, start: i64) -> None:
        """Set the byte of each option's action, counted from `start`."""
        for option in options:
            ink.put(start + self.of(option), 1)

"""A scenario: a position, choices, and what must follow or be refused. See docs/scenarios.md."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from mypy_extensions import i64

from phobetor.book.title import BadInput, Title, converted
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option, Player
from phobetor.records.laying import beginning_anywhere, laid_out
from phobetor.records.log import Diary, Entry
from phobetor.records.notation import read_choice, seat_letter, write_option
from phobetor.records.record import chance_of


class Difference(Exception):
    """Something does not hold; the message says where, what was expected and what was found."""


Drawn = list[str | int]
LISTS = ("offers", "options", "events", "only_events", "no_events", "fired")  # what is expected as a list of texts


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of a scenario: a choice that is made or refused, and what must be so afterwards."""

    choose: str = ""
    refuse: str = ""
    rule: str = ""
    because: str = ""
    next: Drawn = []
    expect: dict[str, Any] = {}
    note: dict[str, str] = {}


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A position, choices from there, and what must be true after each; docs/scenarios.md describes the file."""

    name: str
    game: str
    rules: list[str]
    players: int
    options: dict[str, str] = {}
    seed: str = "scenario"
    position: dict[str, Any] | None = None
    saved: str = ""
    """A whole position as the program writes it, instead of `position`: what is copied from a table."""
    next: Drawn = []
    expect: dict[str, Any] = {}
    plays: list[Play] = msgspec.field(default_factory=list, name="play")


def load_scenario(path: Path) -> Scenario:
    """A scenario from a TOML file, checked but not run; raises BadInput."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"The scenario '{path}' cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise BadInput(f"'{path}' is no scenario: {error}.") from None
    return read_scenario(raw, str(path))


def read_scenario(raw: dict[str, Any], where: str) -> Scenario:
    """Check a scenario as it came from outside; it is not run yet. `where` names it in errors."""
    scenario = converted(raw, Scenario, f"The scenario '{where}'")
    for number, play in enumerate(scenario.plays, 1):
        if bool(play.choose) == bool(play.refuse):
            raise BadInput(f"Play {number} of the scenario '{where}' must have either 'choose' or 'refuse'.")
        if play.refuse and not play.rule:
            raise BadInput(f"Play {number} of the scenario '{where}' must name the 'rule' that refuses.")
        if play.because and not play.refuse:
            raise BadInput(f"Play {number} of the scenario '{where}' has 'because', which only a 'refuse' can have.")
    if scenario.saved and scenario.position is not None:
        raise BadInput(f"The scenario '{where}' must have either 'position' or 'saved'.")
    found = title_of(scenario.game)
    found.check_players(scenario.players)
    found.setting_values(scenario.options)
    return scenario


class ScriptedChance(Chance):
    """Gives what the scenario says comes next, word by word; when nothing is said, a stream of its own.

    A word is read when it is drawn: only then is it known what kind of thing it must be.
    """

    def __init__(self, seed: str, write: Callable[[str, int], str]) -> None:
        super().__init__(seed)
        self.inner = chance_of(seed)
        self.write = write
        self.script: list[str] = []

    def below(self, n: i64) -> i64:
        if not self.script:
            return self.inner.below(n)
        word = self.script.pop(0)
        if word not in map(str, range(n)):
            raise BadInput(f"'next' says '{word}' where a number from 0 to {n - 1} is drawn.")
        return int(word)

    def draw(self, pile: list[i64], kind: str = "") -> i64:
        if not self.script:
            return self.inner.draw(pile, kind)
        word = self.script.pop(0)
        words = {self.write(kind, value) if kind else str(value): value for value in sorted(pile)}
        if word not in words:
            raise BadInput(
                f"'next' says '{word}' where {one(kind or 'number')} is drawn; it can be: {', '.join(words)}."
            )
        pile.remove(words[word])
        return words[word]


def one(kind: str) -> str:
    """The kind of a thing with its article."""
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"


class Run:
    """A scenario being played; `step` after `step`, or `to_the_end`."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.title: Title = title_of(scenario.game)
        self.settings = self.title.setting_values(scenario.options)
        self.chance = ScriptedChance(scenario.seed, self.write)
        self.diary = Diary()
        self.begun = 0
        """How many entries were there before the present play."""
        self.game = (
            self.laid_out() if scenario.saved else self.title.table(scenario.players, self.settings, self.chance)
        )
        self.game.listener = self.diary
        self.script(scenario.next)
        if scenario.position is not None:
            self.title.set_up(self.game, scenario.position)
        self.components = sorted(self.title.components(self.game))
        if not scenario.saved:
            self.game.advance()
        self.check_script("At the start")
        self.check(scenario.expect, "At the start")

    def laid_out(self) -> Game:
        """The saved position; raises BadInput where it is none of this game."""
        try:
            saved = msgspec.json.decode(self.scenario.saved, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError):
            raise BadInput("What is 'saved' is no position of this game.") from None
        return laid_out(self.title, saved, self.scenario.players, self.settings, self.chance)

    def write(self, kind: str, value: int) -> str:
        return self.title.write(kind, value, self.settings)

    def script(self, words: Sequence[str | int]) -> None:
        """Words that mean nothing are refused at once, those of the wrong kind when they are drawn."""
        for word in words:
            self.title.read("drawn", str(word), self.settings)
        self.chance.script = [str(word) for word in words]

    def to_the_end(self) -> Game:
        for number in range(len(self.scenario.plays)):
            self.step(number)
        return self.game

    def step(self, number: int) -> None:
        play = self.scenario.plays[number]
        where = f"Play {number + 1} ('{play.choose or play.refuse}')"
        self.begun = len(self.diary.entries)
        self.diary.cited.clear()
        self.script(play.next)
        player, option = read_choice(self.title, play.choose or play.refuse, self.scenario.players, self.settings)
        refusal = self.game.why_not(player, option)
        if play.choose and refusal is not None:
            raise Difference(f"{where}: refused, although it is expected to be possible: {refusal}.")
        if play.refuse and refusal is None:
            raise Difference(f"{where}: possible, although {play.rule} is expected to refuse it.")
        by = (refusal.rule or refusal.kind) if refusal is not None else ""
        if play.refuse and by != play.rule:
            raise Difference(f"{where}: refused by {by}, not by {play.rule}.")
        if play.because and refusal is not None and refusal.text != play.because:
            raise Difference(f"{where}: refused because of '{refusal.text}', not of '{play.because}'.")
        if play.choose:
            self.carry_out(player, option, where)
        self.check_script(where)
        self.check(play.expect, where)

    def carry_out(self, player: Player, option: Option, where: str) -> None:
        try:
            self.game.answer(player, option)
        except BadInput as error:
            raise BadInput(f"{where}: {error}") from None

    def check_script(self, where: str) -> None:
        if self.chance.script:
            raise Difference(f"{where}: {len(self.chance.script)} of the things in 'next' were never drawn.")

    # --- what must hold -----------------------------------------------------------------------------
    def check(self, expect: dict[str, Any], where: str) -> None:
        if sorted(self.title.components(self.game)) != self.components:
            raise Difference(f"{where}: a component was lost or lies in two places.")
        seen = self.seen()
        for key in LISTS:
            if key in expect:
                converted(expect[key], list[str], f"{where}: '{key}'")
        for key, wanted in expect.items():
            if key == "offers":
                self.check_offers(wanted, where, exactly=False)
            elif key == "options":
                self.check_offers(wanted, where, exactly=True)
            elif key == "events":
                self.check_events(wanted, where)
            elif key == "only_events":
                self.check_only_events(wanted, where)
            elif key == "no_events":
                self.check_no_events(wanted, where)
            elif key == "fired":
                self.check_fired(wanted, where)
            elif key not in seen:
                raise BadInput(f"{where}: 'expect' has the unknown key '{key}'; known are: {', '.join(sorted(seen))}.")
            else:
                compare(wanted, seen[key], key, where)

    def seen(self) -> dict[str, Any]:
        """Everything a scenario can expect of the position."""
        game = self.game
        questions = {seat_letter(question.player): type(question.step).__name__ for question in game.questions()}
        seen: dict[str, Any] = {
            "asked": sorted(questions),
            "question": questions,
            "over": game.is_over(),
            "ending": self.title.endings[game.ending],
            "winners": [seat_letter(winner) for winner in game.winners],
        }
        return seen | dict.fromkeys(LISTS) | self.title.position(game)

    def check_offers(self, wanted: Iterable[str], where: str, exactly: bool) -> None:
        if self.game.is_over():
            raise Difference(f"{where}: the game is over, so nothing is offered.")
        offered = [write_option(self.title, option, self.settings) for option in self.game.legal()]
        if len({*offered}) < len(offered):
            raise Difference(f"{where}: something is offered twice; offered are: {', '.join(offered)}.")
        for option in wanted:
            if option not in offered:
                raise Difference(f"{where}: '{option}' is not offered; offered are: {', '.join(offered)}.")
        twice = [option for option in offered if offered.count(option) > 1]
        if exactly and twice:
            raise Difference(f"{where}: '{twice[0]}' is offered twice; every choice is offered once.")
        surplus = sorted(set(offered) - set(wanted))
        if exactly and surplus:
            raise Difference(f"{where}: '{surplus[0]}' is offered, although it is not expected.")

    def told(self) -> list[str]:
        return [self.written(entry) for entry in self.happened()]

    def happened(self) -> list[Entry]:
        """What the present play led to."""
        return self.diary.entries[self.begun :]

    def written(self, entry: Entry) -> str:
        words = [
            self.title.write(self.title.kind(argument), value, self.settings)
            for argument, value in zip(entry.event.arguments, entry.values, strict=True)
            if argument != entry.event.aside
        ]
        return " ".join([entry.event.name, *words])

    def check_events(self, wanted: Sequence[str], where: str) -> None:
        """The events must have happened in this order; others may stand between them."""
        told = self.told()
        place = 0
        for event in wanted:
            if event not in told[place:]:
                raise Difference(f"{where}: no event '{event}' in its place; there were: {'; '.join(told)}.")
            place = told.index(event, place) + 1

    def check_only_events(self, wanted: Sequence[str], where: str) -> None:
        """These events and no others must have happened, in this order."""
        told = self.told()
        if told != wanted:
            raise Difference(f"{where}: other events happened than those expected: {'; '.join(told)}.")

    def check_no_events(self, names: Sequence[str], where: str) -> None:
        known = [event.name for event in self.title.events]
        for name in names:
            if name not in known:
                raise BadInput(f"{where}: there is no event '{name}'; there are: {', '.join(known)}.")
        for entry in self.happened():
            if entry.event.name in names:
                raise Difference(f"{where}: '{self.written(entry)}' happened, although nothing such is expected.")

    def check_fired(self, rules: Sequence[str], where: str) -> None:
        for rule in rules:
            if rule not in self.diary.cited:
                raise Difference(f"{where}: no step of the rule {rule} was carried out.")


def compare(wanted: Any, found: Any, key: str, where: str) -> None:
    """Tables are compared by the keys that are written down, everything else as a whole."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, value in wanted.items():
            if name not in found:
                raise BadInput(f"{where}: '{key}' has no '{name}'; it has: {', '.join(map(str, found))}.")
            compare(value, found[name], f"{key}.{name}", where)
    elif wanted != found:
        raise Difference(f"{where}: {key} is {found!r}, expected was {wanted!r}.")


def run_scenario(path: Path) -> Game:
    """Play a scenario file to its end; raises Difference at the first thing that does not hold."""
    scenario = load_scenario(path)
    try:
        with beginning_anywhere("the scenario" if scenario.saved else ""):
            return Run(scenario).to_the_end()
    except Difference as difference:
        raise Difference(f"{path.name}: {difference}") from None
    except BadInput as error:
        raise BadInput(f"{path.name}: {error}") from None

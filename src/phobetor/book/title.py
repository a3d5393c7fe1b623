"""What the rest of the house knows of a game: its facts, its words and its doors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import msgspec

from phobetor.kernel.agenda import Game, Step, fields_of, kinds_of_step, load
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import View
from phobetor.kernel.words import Event, Option, Player, Setting, Verb, code_of
from phobetor.kernel.writing import LANGUAGES

if TYPE_CHECKING:
    from phobetor.book.bar import Bar, Series
    from phobetor.book.finale import Finisher
    from phobetor.book.notebook import Notebook
    from phobetor.book.preview import Preview
    from phobetor.book.story import Alarm, Seen, Story
    from phobetor.book.text import Speaker
    from phobetor.bots.bot import Bot
    from phobetor.bots.planning import Planner
    from phobetor.bots.search import Mind

__all__ = ["LANGUAGES", "BadInput", "EmptyBox", "Measure", "Painter", "Title", "converted"]

ANY_SET = 2**62 - 1
"""The most that a set or a hand can be as a number (`kernel/masks.py`)."""
LEVELS = ("sleeper", "dozer", "dreamer", "sleepwalker", "terror", "nightmare")
"""What bots are called by how well they play, the weakest first."""
Measure: TypeAlias = tuple[str, str, float]
"""About whom or what ("hero", "captain", "ship"), what was measured ("escaped", "deaths"), and how much."""


T = TypeVar("T")


def converted(raw: Any, kind: type[T], what: str) -> T:
    """Plain data from a file as the kind that is needed, or a sentence that says where it is not."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise BadInput(f"{what} cannot be used: {error}.") from None


def asks(kind: type[Step[Any]]) -> bool:
    """Whether steps of this kind say what can be chosen."""
    return kind.choices is not Step.choices


class EmptyBox(msgspec.Struct):
    """Of a game whose components nobody draws."""


class Painter(Protocol):
    """Draws a view as lines of text, with rich's markup unless `plain`."""

    def __call__(self, view: Any, say: Speaker, plain: bool) -> list[str]: ...


@dataclass(frozen=True)
class Title:
    """A game as tables, bots, laboratory and command line see it."""

    name: str
    players: tuple[int, int]
    settings: Sequence[Setting]
    verbs: Sequence[Verb]
    events: Sequence[Event]
    endings: Sequence[str]
    game: type[Game]
    """The class of its positions."""
    table: Callable[[int, list[int], Chance], Game]
    """A game of which nothing has happened yet, not even the set-up: the ground for scenarios."""
    view: Callable[[Any, Player], View]
    imagine: Callable[[Any, Chance], Game]
    components: Callable[[Any], list[int]]
    """Every component of the box as it lies somewhere in the game; the same list, once sorted, at all times."""
    write: Callable[[str, int, Sequence[int]], str]
    """An argument in the notation of records: kind, value, settings -> word."""
    read: Callable[[str, str, Sequence[int]], int]
    """The reverse; raises BadInput."""
    describe: Callable[[str, int, Speaker], str]
    """An argument in the words of a language: kind, value, speaker -> text."""
    paint: Painter
    bots: Mapping[str, Callable[[], Bot]]
    set_up: Callable[[Any, dict[str, Any]], None]
    """Puts what a scenario's [position] says onto a table where nothing has happened; raises BadInput."""
    position: Callable[[Any], dict[str, Any]]
    """The reverse: a whole game in the words of a scenario."""
    probe: Callable[[Any], list[Option]]
    """Options worth asking "why not" about, legal or not: for newcomers and for the fuzzer."""
    rules_of: Callable[[str, int], list[str]]
    """The ids of the rules behind a thing: kind (or "verb" with its code), value -> ids."""
    mind: Callable[[], Mind] | None = None
    """What the game tells a search."""
    planner: Callable[[], Planner] | None = None
    """Its strongest bot, where that makes plans instead of searching; it gives hints."""
    goal: str = "win"
    """What a score above nothing means: to win, to escape, to survive."""
    bounded: Mapping[str, int] = field(default_factory=dict)
    """Fields of a saved position that are counted through, and the most that a number in them can be: below nothing, or
    beyond that, whoever loads a forged one would count for ever."""
    avoid: Option = -1
    """What a random player in a benchmark never begins."""
    scores: Callable[[Any], list[int]] = lambda game: []
    """Points or progress by seat, for a game that is over."""
    measures: Callable[[Any], list[Measure]] = lambda game: []
    """What a designer wants to know of a game that is over: (about, name, value); `sim` tells the means."""
    things: Callable[[], list[tuple[str, int]]] = list
    """Whatever has a name and can be asked about: kind and value."""
    remarks: Callable[[Any, Speaker], list[str]] = lambda view, say: [""] * len(view.options)
    """What each option of a view means in its position, beyond its own words: which card, what it costs or brings."""
    previews: Callable[[Any], Sequence[Preview | None]] = lambda view: [None] * len(view.options)
    """What each option of a view costs, brings, risks, reaches and scores, in numbers."""
    seen: Callable[[Any, Sequence[Any]], msgspec.Struct | None] = lambda view, views: None
    """What rules say about the things that a view shows, for whoever draws them: points, places that are open. `views`
    are those of all seats where everything is told, else empty."""
    bar: Callable[[Any, Speaker], Bar] | None = None
    """The decision of a view as the bar shows it; without it options have their words and remarks (`plain_bar`)."""
    series: Callable[[Any], Series | None] = lambda view: None
    """What is picked together at the question of a view, if anything is."""
    story: Story | None = None
    """How the game is told; without it every event is a line (`PlainStory`)."""
    alarms: Callable[[Any, Speaker], list[Alarm]] = lambda view, say: []
    """What the seat of a view should notice now: the last round, somebody about to win."""
    finale: Callable[[int], Finisher] | None = None
    """Whoever watches a game of so many players to tell its end."""
    notebook: Callable[[Any, Sequence[Seen], Speaker], Notebook] | None = None
    """What the seat of a view knows, from that and from what it saw happen, and what follows."""
    box: Callable[[Speaker], msgspec.Struct] = lambda say: EmptyBox()
    """What is printed on the components, for whoever draws them, in the words of a language."""
    aside: Callable[[Any, Speaker], str] = lambda view, say: ""
    """What whoever is asked should know of the position, beyond the question itself."""
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What the data files call things: language -> message -> name. It counts before the text files of the game."""
    passing: Sequence[type[Step[Any]]] = ()
    """Questions such as those for a payment: who has just seen the table need not see it again for them."""
    is_still: Callable[[str, Speaker], bool] = lambda line, say: False
    """Whether a plain line of the table tells of a place: such lines are told again when they have changed."""
    anew: Sequence[Event] = ()
    """After these the table is laid out anew: who listens to it hears it whole again."""
    aliases: Mapping[str, str] = field(default_factory=dict)
    """Names of step parameters and arguments that are of another kind: opponent -> player."""

    @property
    def steps(self) -> type[Step[Any]]:
        """The class from which all steps of the game descend."""
        return self.game.steps()

    @property
    def questions(self) -> dict[str, type[Step[Any]]]:
        """Every kind of step that asks, by its name. A class that only others are built on cites no rule."""
        kinds = kinds_of_step(self.steps)
        return {name: kinds[name] for name in sorted(kinds) if kinds[name].rule and asks(kinds[name])}

    def new(self, players: int, settings: list[int], chance: Chance) -> Game:
        """A game that stands at its first question."""
        game = self.table(players, settings, chance)
        game.advance()
        return game

    def load(self, saved: dict[str, Any], chance: Chance) -> Game:
        return load(self.game, saved, chance)

    def verb(self, option: Option) -> Verb | None:
        return self.verbs_by_code.get(code_of(option))

    @cached_property
    def verbs_by_code(self) -> dict[int, Verb]:
        return {verb.code: verb for verb in self.verbs}

    def kind(self, argument: str) -> str:
        return self.aliases.get(argument, argument)

    def step_arguments(self, step: Step[Any]) -> dict[str, int]:
        return {name: getattr(step, name) for name in fields_of(type(step))}

    def setting_values(self, chosen: Mapping[str, str]) -> list[int]:
        """The value of every setting by its place, from names; what is not named has its default."""
        names = [setting.name for setting in self.settings]
        for name in chosen:
            if name not in names:
                raise BadInput(f"{self.name} has no option '{name}'; it has: {', '.join(names)}.")
        values: list[int] = []
        for setting in self.settings:
            value = chosen.get(setting.name, setting.default)
            if value not in setting.values:
                raise BadInput(
                    f"The option '{setting.name}' cannot be '{value}'; it can be: {', '.join(setting.values)}."
                )
            values.append(setting.values.index(value))
        return values

    def setting_names(self, values: Sequence[int]) -> dict[str, str]:
        return {setting.name: setting.values[value] for setting, value in zip(self.settings, values, strict=True)}

    @property
    def levels(self) -> list[str]:
        """The bots from which people choose, the weakest first."""
        return [level for level in LEVELS if level in self.bots] or list(self.bots)

    @property
    def usual(self) -> str:
        """The bot that sits down when nobody chose: one that somebody new to the game beats now and then."""
        return "dozer" if "dozer" in self.bots else list(self.bots)[-1]

    def check_players(self, players: int) -> None:
        least, most = self.players
        if not least <= players <= most:
            raise BadInput(f"{self.name} is for {least} to {most} players, not {players}.")

    def bot(self, name: str) -> Bot:
        if name not in self.bots:
            raise BadInput(f"There is no bot '{name}' for {self.name}; there are: {', '.join(self.bots)}.")
        return self.bots[name]()

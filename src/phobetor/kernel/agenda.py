"""A position, the agenda of steps still to be carried out, and the questions that are waiting for an answer."""

from __future__ import annotations

import hashlib
import inspect
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import AGAINST_RULE, NOT_YOURS, STALE, Refusal
from phobetor.kernel.words import NOBODY, Event, Listener, Option, Player

RUNAWAY: Final = 10_000  # steps without a question: more than any rulebook asks for

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One line of the sequence of play.

    Its fields are small ints that everybody may know; they never change, so clones share steps.
    `run` carries the step out or asks. A question is `choices` plus `chosen`; options are worked out when
    they are first needed, from the position as it is then.
    """

    rule: ClassVar[str] = ""

    def run(self, game: G) -> None:
        raise NotImplementedError

    def choices(self, game: G) -> list[Option]:
        """Everything the asked player may choose: the only source of legality."""
        raise NotImplementedError

    def chosen(self, game: G, option: Option) -> None:
        raise NotImplementedError

    def why_not(self, game: G, option: Option) -> Refusal:
        """Why the asked player may not choose this; only called for options that are not among the choices."""
        return Refusal(AGAINST_RULE, self.rule.split(" ")[0], "not-now")

    def saved(self) -> list[Any]:
        return [type(self).__name__, *(getattr(self, name) for name in fields_of(type(self)))]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, name) for name in fields_of(type(self)))


class Question:
    """Somebody must choose."""

    player: Player
    step: Step[Any]

    def __init__(self, player: Player, step: Step[Any]) -> None:
        self.player = player
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position. Each game adds its own fields (`make fields` writes what follows from them: `STATE`, `TUPLES`, the
    constructor, `clone` and `blank`); log and history live elsewhere.

    One question is in front (`asked`, `asking`); `also_asked` are those that may be answered at the same time.
    Nobody is asked two things at once.
    """

    STATE: ClassVar[tuple[str, ...]] = ()
    TUPLES: ClassVar[tuple[str, ...]] = ()

    chance: Chance
    agenda: list[Step[Any]]
    settings: list[i64]
    listener: Listener | None
    asking: Step[Any] | None
    asked: Player
    options: list[Option] | None
    also_asked: tuple[Question, ...]
    ending: i64
    winners: tuple[int, ...]

    def __init__(self, chance: Chance, agenda: list[Step[Any]], settings: list[i64]) -> None:
        self.chance = chance
        self.agenda = agenda
        self.settings = settings  # the value of each setting, by its place among the possible ones
        self.listener = None
        self.asking = None
        self.asked = NOBODY
        self.options = None
        self.also_asked = ()
        self.ending = 0  # why the game is over; 0 while it is not
        self.winners = ()

    # --- who sits at the table --------------------------------------------------------------------
    def players(self) -> i64:
        raise NotImplementedError

    def left_of(self, player: Player) -> Player:
        """The next one clockwise."""
        return player + 1 if player + 1 < self.players() else 0

    # --- what steps say ---------------------------------------------------------------------------
    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """Put steps on the agenda, written in the order in which they will happen."""
        agenda = self.agenda
        if second is not None:
            if third is not None:
                if fourth is not None:
                    agenda.append(fourth)
                agenda.append(third)
            agenda.append(second)
        agenda.append(first)

    def ask(self, player: Player, step: Step[Any], options: list[Option] | None = None) -> None:
        """Let the player choose; nothing further happens until everybody who was asked has chosen."""
        if self.asking is None:
            self.asked = player
            self.asking = step
            self.options = options
        else:
            self.also_asked = (*self.also_asked, Question(player, step))

    def ask_openly(self, player: Player, step: Step[Any], options: list[Option]) -> None:
        """Ask where everybody knows the options: a single one is taken at once, since that tells nothing."""
        if len(options) == 1:
            step.chosen(self, options[0])
        else:
            self.ask(player, step, options)

    def tell(self, event: Event, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        if self.listener is not None:
            self.listener.hear(event, a, b, c)

    def cite(self, rule: str) -> None:
        """A rule is at work that has no step of its own."""
        if self.listener is not None:
            self.listener.carried_out(rule)

    def abandon(self, kind: type[Any]) -> None:
        """Drop every step of this kind from the top of the agenda."""
        while self.agenda and isinstance(self.agenda[-1], kind):
            self.agenda.pop()

    def finish(self, ending: i64, winners: tuple[int, ...]) -> None:
        """The game is over: nothing else happens."""
        self.ending = ending
        self.winners = winners
        self.agenda.clear()
        self.asking = None
        self.asked = NOBODY
        self.options = None
        self.also_asked = ()

    # --- what tables, bots and searches say -------------------------------------------------------
    def is_over(self) -> bool:
        return self.asking is None

    def advance(self) -> None:
        """Carry out the agenda until somebody must choose or the game is over."""
        if self.also_asked and self.asking is None:
            self._next_question()
        agenda = self.agenda
        listener = self.listener
        steps: i64 = 0
        while agenda and self.asking is None:
            step = agenda.pop()
            if listener is not None:
                listener.carried_out(step.rule)
            step.run(self)
            steps += 1
            if steps == RUNAWAY:
                raise AssertionError("The agenda never comes to a question.")

    def legal(self) -> list[Option]:
        """The options of the question in front. The list is shared with clones: do not change it."""
        options = self.options
        if options is None:
            assert self.asking is not None, "The game is over."
            options = self.asking.choices(self)
            self.options = options
        return options

    def choose(self, option: Option) -> None:
        """Answer the question in front with one of its options; nothing is checked."""
        step = self.asking
        assert step is not None, "The game is over."
        if self.listener is not None:
            self.listener.carried_out(step.rule)
        self.asking = None
        self.options = None
        step.chosen(self, option)
        self.advance()

    def _next_question(self) -> None:
        question = self.also_asked[0]
        self.also_asked = self.also_asked[1:]
        self.asked = question.player
        self.asking = question.step
        self.options = None

    def questions(self) -> list[Question]:
        """Everything that waits for an answer, the question in front first."""
        if self.asking is None:
            return []
        return [Question(self.asked, self.asking), *self.also_asked]

    def step_for(self, player: Player) -> Step[Any] | None:
        """What this player is asked, if anything."""
        if self.asking is not None and self.asked == player:
            return self.asking
        for question in self.also_asked:
            if question.player == player:
                return question.step
        return None

    def is_asked(self, player: Player) -> bool:
        return any(question.player == player for question in self.questions())

    def turn_to(self, player: Player) -> None:
        """Put the question to this player in front."""
        if player == self.asked and self.asking is not None:
            return
        questions = self.questions()
        for question in questions:
            if question.player == player:
                others = [other for other in questions if other.player != player]
                self.asked = player
                self.asking = question.step
                self.options = None
                self.also_asked = tuple(others)
                return
        if not questions:
            raise Refusal(STALE, "", "game-is-over")
        raise Refusal(NOT_YOURS, "", "not-your-decision", {"player": min([other.player for other in questions])})

    def answer(self, player: Player, option: Option) -> None:
        """Answer from outside: everything is checked, and a refused answer changes nothing."""
        refusal = self.why_not(player, option)
        if refusal is not None:
            raise refusal
        self.choose(option)

    def why_not(self, player: Player, option: Option) -> Refusal | None:
        """Why the player may not choose this now, or None if they may."""
        try:
            self.turn_to(player)
        except Refusal as refusal:
            return refusal
        assert self.asking is not None
        if option in self.legal():
            return None
        return self.asking.why_not(self, option)

    # --- copies, saving ---------------------------------------------------------------------------
    def clone(self, chance: Chance) -> Game:
        """An independent copy with its own chance and no listener."""
        raise NotImplementedError

    @staticmethod
    def blank(chance: Chance) -> Game:
        """A table on which nothing lies."""
        raise NotImplementedError

    @staticmethod
    def steps() -> type[Any]:
        """The class from which all steps of the game descend."""
        raise NotImplementedError

    def copy_question(self, twin: Game) -> None:
        """Steps, options and winners never change: clones share them."""
        twin.asking = self.asking
        twin.asked = self.asked
        twin.options = self.options
        twin.also_asked = self.also_asked
        twin.ending = self.ending
        twin.winners = self.winners

    def saved(self) -> dict[str, Any]:
        """The whole position as plain lists, numbers and names. Chance is not part of it."""
        saved: dict[str, Any] = {name: getattr(self, name) for name in self.STATE}
        saved["settings"] = self.settings
        saved["agenda"] = [step.saved() for step in self.agenda]
        saved["questions"] = sorted([question.player, *question.step.saved()] for question in self.questions())
        saved["ending"] = self.ending
        saved["winners"] = list(self.winners)
        return saved

    def restore(self, saved: dict[str, Any]) -> None:
        """Become the saved position."""
        kind: Any = type(self)  # looked up by name: a game may be interpreted
        steps = kind.steps()
        for name in self.STATE:
            setattr(self, name, tuple(saved[name]) if name in self.TUPLES else saved[name])
        self.settings = saved["settings"]
        self.agenda = [load_step(steps, entry) for entry in saved["agenda"]]
        questions = [Question(entry[0], load_step(steps, entry[1:])) for entry in saved["questions"]]
        self.asking = None
        self.asked = NOBODY
        self.options = None
        if questions:
            self.asked = questions[0].player
            self.asking = questions[0].step
        self.also_asked = tuple(questions[1:])
        self.ending = saved["ending"]
        self.winners = tuple(saved["winners"])

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (type(self), self.saved(), self.chance)

    def to_json(self) -> str:
        return msgspec.json.encode(self.saved()).decode()

    def digest(self) -> str:
        """A fingerprint of the position, the same in every build and on every machine."""
        return fingerprint(self.saved())


def fingerprint(saved: dict[str, Any]) -> str:
    """Of a saved position, whoever saved it."""
    return hashlib.sha256(msgspec.json.encode(saved)).hexdigest()[:16]


def load(kind: type[Any], saved: dict[str, Any], chance: Chance) -> Game:
    """The saved position of a game of this kind."""
    game: Game = kind.blank(chance)
    game.restore(saved)
    return game


_fields: Final[dict[type[Any], tuple[str, ...]]] = {}


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The parameters of a step: the names annotated in its class bodies, in order."""
    if kind not in _fields:
        names: dict[str, None] = {}
        for base in kind.__mro__[::-1]:
            compiled = base.__dict__.get("__mypyc_attrs__")
            found = compiled if compiled is not None else inspect.get_annotations(base)
            names.update((name, None) for name in found if name not in ("rule", "__dict__"))
        _fields[kind] = tuple(names)
    return _fields[kind]


_kinds: Final[dict[type[Any], dict[str, type[Any]]]] = {}


def kinds_of_step(root: type[Any]) -> dict[str, type[Any]]:
    """Every step of a game by its name, found below the class from which they all descend."""
    if root not in _kinds:
        kinds: dict[str, type[Any]] = {}
        waiting: list[type[Any]] = [root]
        while waiting:
            kind = waiting.pop()
            kinds[kind.__name__] = kind
            waiting.extend(kind.__subclasses__())
        _kinds[root] = kinds
    return _kinds[root]


def load_step(root: type[Any], entry: list[Any]) -> Step[Any]:
    """A step from plain data: the name of its class below `root`, then its fields."""
    step: Step[Any] = kinds_of_step(root)[entry[0]](*entry[1:])
    return step

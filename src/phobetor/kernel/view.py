"""What one seat may know: built from a whitelist, and all that people, bots and searches ever get."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from phobetor.kernel.agenda import Game, Question, Step
from phobetor.kernel.words import NOBODY, Option, Player

T = TypeVar("T")
Open: TypeAlias = Annotated[T, "lies open"]
"""A field of a view that everybody may know, as it is in the position: the whitelist."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The part every game has. `seat` is NOBODY for a spectator.

    A game's view declares its fields; `make fields` writes how the open ones are copied from a position and back.
    `options` are those of the seat's own question, or empty. Steps hold only what everybody may know.
    """

    SHOWN: ClassVar[tuple[str, ...]] = ()

    seat: Player
    settings: list[int]
    agenda: list[Step[Any]]
    questions: list[Question]
    options: list[Option]
    ending: int
    winners: tuple[int, ...]

    def __init__(self, game: Game, seat: Player) -> None:
        self.seat = seat
        self.settings = [value for value in game.settings]
        self.agenda = game.agenda[:]
        self.questions = sorted_questions(game)
        self.options = options_of(game, seat)
        self.ending = game.ending
        self.winners = game.winners

    def question(self) -> Question | None:
        """What the seat itself is asked, if anything."""
        for question in self.questions:
            if question.player == self.seat:
                return question
        return None

    def own_fields(self) -> dict[str, Any]:
        """What the game adds, as plain data."""
        if not self.SHOWN:
            raise NotImplementedError
        return {name: getattr(self, name) for name in self.SHOWN}

    def data(self) -> dict[str, Any]:
        """The view as plain data, in a fixed order."""
        data: dict[str, Any] = {"seat": self.seat}
        data.update(self.own_fields())
        data["settings"] = self.settings
        data["agenda"] = [step.saved() for step in self.agenda]
        data["questions"] = [[question.player, *question.step.saved()] for question in self.questions]
        data["options"] = self.options
        data["ending"] = self.ending
        data["winners"] = list(self.winners)
        return data

    def to_json(self) -> str:
        return msgspec.json.encode(self.data()).decode()

    def give_questions(self, game: Game) -> None:
        """Let an imagined game stand at the same point as the seen one, the seat's own question in front."""
        game.ending = self.ending
        game.winners = self.winners
        if not self.questions:
            return
        front = self.question() or self.questions[0]
        game.asked = front.player
        game.asking = front.step
        game.options = None
        game.also_asked = tuple([other for other in self.questions if other is not front])


def sorted_questions(game: Game) -> list[Question]:
    """The open questions by seat, so that equal positions give equal views whoever is in front."""
    questions = game.questions()
    if len(questions) < 2:
        return questions
    by_player = {question.player: question for question in questions}
    return [by_player[player] for player in sorted(by_player)]


def options_of(game: Game, seat: Player) -> list[Option]:
    """The seat's own options in a fixed order, by verb and arguments; looking changes nothing."""
    if seat == NOBODY:
        return []
    if seat == game.asked:
        return sorted(game.legal())
    for question in game.also_asked:
        if question.player == seat:
            return sorted(question.step.choices(game))
    return []

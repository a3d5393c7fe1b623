"""A question to one seat, with the table as that seat may imagine it."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.box import KIND_OF, MONSTERS
from phobetor.games.deranged.rules.imagine import imagine
from phobetor.games.deranged.rules.state import MONSTERS_FROM, Deranged, Rule
from phobetor.games.deranged.rules.town import CELL_IDS
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import HERO, MONSTER
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option


class Asked(Struct, frozen=True):
    """Nothing that is told may depend on what was only imagined."""

    game: Deranged
    seat: int
    step: Rule
    options: list[Option]
    say: Speaker

    def tell(self, message: str, **args: object) -> str:
        return self.say.say(f"bar-{message}", **args)

    def place(self, cell: int) -> str:
        return self.say.say(f"cell-{CELL_IDS[cell]}")

    def monster(self, token: int) -> str:
        return self.say.say(f"kind-{MONSTERS[KIND_OF[token]]}")

    def fighter(self, fighter: int) -> str:
        return self.say.player(fighter) if fighter < MONSTERS_FROM else self.monster(fighter - MONSTERS_FROM)

    def cell_of(self, fighter: int) -> int:
        game = self.game
        return int(game.cell[fighter] if fighter < MONSTERS_FROM else game.monster_cell[fighter - MONSTERS_FROM])


@lru_cache(maxsize=4)
def imagined(view: DerangedView) -> Deranged:
    """The table for whoever describes a decision: the bar and the previews of one view ask for the same."""
    return imagine(view, Chance())


def asked_of(view: DerangedView, say: Speaker) -> Asked:
    question = view.question()
    assert question is not None
    assert isinstance(question.step, Rule)
    return Asked(imagined(view), view.seat, question.step, view.options, say)


def verb_of(asked: Asked, option: Option) -> str:
    verb = asked.say.title.verb(option)
    assert verb is not None
    return verb.name


def fighter_of(option: Option) -> int:
    """Whom an option names: a player, or a monster behind the players."""
    return int(HERO.arg(option) if HERO.matches(option) else MONSTERS_FROM + MONSTER.arg(option))


def names(asked: Asked, options: list[Option]) -> str:
    """Those whom the options name, each once."""
    return ", ".join(dict.fromkeys(asked.fighter(fighter_of(option)) for option in options))

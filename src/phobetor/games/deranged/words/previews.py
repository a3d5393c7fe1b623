"""Where an option leads, as places: a step, a change of places, and how far a card would carry its hero."""

from __future__ import annotations

from phobetor.book.preview import Preview
from phobetor.games.deranged.rules.hero_phase import PlayOrRest, SwapPlaces
from phobetor.games.deranged.rules.items import Passage
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import AT, HERO, MONSTER, MOVE_ACTION, PLAY, STEP
from phobetor.games.deranged.words.asked import imagined
from phobetor.games.deranged.words.ways import move_with, ways_from_here
from phobetor.kernel.words import Option


def previews(view: DerangedView) -> list[Preview | None]:
    """Worked out on an imagined table: nothing that is told depends on what the seat cannot see."""
    if not view.options:
        return []
    game = imagined(view)
    return [preview(game, option) for option in view.options]


def preview(game: Deranged, option: Option) -> Preview | None:
    if STEP.matches(option):
        return Preview(reach=[int(STEP.arg(option))])
    if isinstance(game.asking, Passage) and AT.matches(option):
        return Preview(reach=[int(AT.arg(option))])
    if isinstance(game.asking, SwapPlaces):
        place = game.cell[HERO.arg(option)] if HERO.matches(option) else MONSTER.args(option)[1]
        return Preview(reach=[int(place)])
    if isinstance(game.asking, PlayOrRest) and PLAY.matches(option):
        return ahead(game, int(PLAY.arg(option)), bool(game.is_possessed(game.active)))
    return ahead(game, int(game.played), game.side == 1) if MOVE_ACTION.matches(option) else None


def ahead(game: Deranged, card: int, possessed: bool) -> Preview | None:
    """How far the move of a card would carry its hero; doors that were held shut are free again. DE-68"""
    move = move_with(game, card, possessed)
    if move is None:
        return None
    shut, game.refused = game.refused, []
    found = [way for way in ways_from_here(game, move).values() if way]
    game.refused = shut
    return Preview(ways=found)

"""What the page draws from: the 108 cards, as they are printed."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct

from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, CARDS, LEGION_OF, LEGIONS, PARTS, PARTS_OF
from phobetor.games.nightmarium.rules.vocabulary import MOST_CREATURES
from phobetor.kernel.masks import has

Legion = Literal["necronaut", "homunculus", "insektoid", "chimerida"]
Ability = Literal["herald", "weeper", "mocker", "executioner", "scavenger", "devourer"]
Part = Literal["legs", "torso", "head"]


class Card(Struct):
    id: int
    legion: Legion
    parts: list[Part]
    """What it can be, from the ground up."""
    ability: Ability | None


class Box(Struct):
    """Everything that is printed on the components of Nightmarium, in one language; nothing of it depends on a game."""

    cards: list[Card]
    """By number minus one."""
    places: list[str]
    """What people call the Creatures before them, from the left: 1st, 2nd …; chips and boards say the same."""


def card(number: int) -> Card:
    parts = [cast(Part, part) for place, part in enumerate(PARTS) if has(PARTS_OF[number], place)]
    ability = cast(Ability, ABILITIES[ABILITY_OF[number]]) if ABILITY_OF[number] else None
    return Card(number, cast(Legion, LEGIONS[LEGION_OF[number]]), parts, ability)


def box(say: Speaker) -> Box:
    places = [say.say("creature-place", place=place) for place in range(1, MOST_CREATURES + 1)]
    return Box([card(number) for number in range(1, CARDS + 1)], places)

"""What the page draws from: cards, particles, goals and encounters as they are printed, in one language."""

from __future__ import annotations

from typing import Literal, cast

from msgspec import Struct

from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.box import (
    BACKS,
    BOX,
    BRIDLE,
    CARD_THEMES,
    DREAMS,
    ENCOUNTERS,
    GOALS,
    NO_CARD,
    PARTICLES,
)
from phobetor.games.somnicum.rules.dream import LINES
from phobetor.games.somnicum.words.describe import describe_particle, named
from phobetor.games.somnicum.words.notation import PENDULUMS

Theme = Literal["fairy", "sea", "space", "nightmare"]


class Particle(Struct):
    id: str
    """Its name in the notation."""
    theme: Theme
    name: str


class Card(Struct):
    id: str
    theme: Theme
    particles: list[int]
    stars: int
    nightmares: int
    meets: bool
    """Whether it brings an encounter."""
    name: str
    """Only nightmares have one."""


class Goal(Struct):
    id: str
    particles: list[int]
    name: str


class Encounter(Struct):
    id: str
    permanent: bool
    name: str
    about: str


class Box(Struct):
    """Everything that is printed on the components of Somnicum. Lists are numbered from 1; entry 0 is the unknown."""

    particles: list[Particle]
    cards: list[Card]
    goals: list[Goal]
    encounters: list[Encounter]
    themes: dict[str, str]
    backs: list[str]
    pendulums: list[str]
    lines: list[str]
    """The lines of the score, in the order of the game."""


def theme(number: int) -> Theme:
    return cast(Theme, CARD_THEMES[number])


def box(say: Speaker) -> Box:
    particles = [
        Particle(name if number else "", theme(BOX.theme_of_particle[number]), describe_particle(number, say))
        for number, name in enumerate(PARTICLES)
    ]
    goals = [
        Goal(BOX.goals[goal] if goal else "", [int(one) for one in BOX.shown(BOX.goal_particles[goal])],
             named(f"goal-{BOX.goals[goal]}", "", say))
        for goal in range(GOALS + 1)
    ]  # fmt: skip
    return Box(
        particles, [card(number, say) for number in range(DREAMS + 1)], goals,
        [encounter(number, say) for number in range(len(ENCOUNTERS))],
        {name: say.say(f"theme-{name}") for name in CARD_THEMES}, [say.say(f"back-{name}") for name in BACKS],
        [say.say(f"pendulum-{name}") for name in PENDULUMS], [say.say(f"line-{name}") for name in LINES],
    )  # fmt: skip


def card(number: int, say: Speaker) -> Card:
    return Card(
        "" if number == NO_CARD else BOX.dreams[number], theme(BOX.theme_of[number]),
        [int(particle) for particle in BOX.shown(BOX.particles_of[number])], BOX.stars_of[number],
        BOX.symbols_of[number], bool(BOX.meets[number]), named(f"dream-{BOX.dreams[number]}", "", say),
    )  # fmt: skip


def encounter(number: int, say: Speaker) -> Encounter:
    if number == 0:
        return Encounter("", False, "", "")
    name = ENCOUNTERS[number]
    return Encounter(name, number >= BRIDLE, say.say(f"encounter-{name}"), say.say(f"encounter-{name}-about"))

"""The things of Somnicum in the words of a language, and the rules behind each of them."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.box import names_of
from phobetor.games.somnicum.rules.box import (
    BACKS,
    BOX,
    CARD_THEMES,
    DREAM_IDS,
    DREAMS,
    ENCOUNTERS,
    GOAL_IDS,
    GOALS,
    MEETS,
    NIGHTMARE,
    NO_PARTICLE,
    PARTICLES,
    STARS_OF,
    SYMBOLS_OF,
    THEME_OF,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import LINES
from phobetor.games.somnicum.rules.state import REASONS
from phobetor.games.somnicum.words.notation import PENDULUMS

NAMED = {
    "pendulum": PENDULUMS, "back": BACKS, "line": LINES, "reason": REASONS, "meeting": ENCOUNTERS, "theme": CARD_THEMES,
}  # fmt: skip

ROWS = {"particle": ("particles", "particle"), "dream": ("dreams", "id"), "goal": ("goals", "id")}
NAMES = names_of("somnicum", ROWS)
"""The rows of the data files have names, which count as messages: `particle-dragon`."""


def describe(kind: str, value: int, say: Speaker) -> str:
    if kind in NAMED:
        prefix = "encounter" if kind == "meeting" else kind
        return say.say(f"{prefix}-{NAMED[kind][value]}")
    if kind == "encounter":
        name = ENCOUNTERS[value]
        return say.say("encounter", name=say.say(f"encounter-{name}"), effect=say.say(f"encounter-{name}-about"))
    if kind == "card":
        return describe_card(value, say)
    if kind == "card-name":
        return card_name(value, say)
    if kind == "card-short":
        return card_short(value, say)
    if kind == "token":
        return describe_token(value, say)
    if kind == "particle":
        return describe_particle(value, say)
    if kind == "goal":
        return describe_goal(value, say)
    return ""


def things() -> list[tuple[str, int]]:
    found = [("encounter", encounter) for encounter in range(1, len(ENCOUNTERS))]
    found += [("particle", particle) for particle in range(1, len(PARTICLES))]
    found += [(kind, value) for kind in ("theme", "pendulum", "back", "line") for value in range(len(NAMED[kind]))]
    found += [("reason", reason) for reason in range(1, len(REASONS))]
    found += [("card", card) for card in range(1, DREAMS + 1)]
    return found + [("goal", goal) for goal in range(1, GOALS + 1)]


def describe_particle(particle: int, say: Speaker) -> str:
    return say.say(f"particle-{PARTICLES[particle]}") if particle != NO_PARTICLE else ""


def named(message: str, otherwise: str, say: Speaker) -> str:
    """Dreams and goals may be without a name."""
    return say.say(message) if say.has(message) else otherwise


def particles_in(mask: int, say: Speaker) -> str:
    return ", ".join(describe_particle(particle, say) for particle in BOX.shown(mask))


def describe_token(token: int, say: Speaker) -> str:
    back = say.say(f"back-{BACKS[back_of(token)]}")
    if particle_of(token) == NO_PARTICLE:
        return say.say("token-unknown", back=back)
    return say.say("token", particle=describe_particle(particle_of(token), say), back=back)


def card_name(card: int, say: Speaker) -> str:
    """What people call a card: its particles; a nightmare has a name."""
    if THEME_OF[card] == NIGHTMARE:
        return named(f"dream-{DREAM_IDS[card]}", say.say("theme-nightmare"), say)
    return particles_in(BOX.particles_of[card], say)


def card_short(card: int, say: Speaker) -> str:
    """The same with what it is worth."""
    worth = f"−{SYMBOLS_OF[card]}" if SYMBOLS_OF[card] else f"{STARS_OF[card]}★"
    return say.say("card-short-encounter" if MEETS[card] else "card-short", name=card_name(card, say), worth=worth)


def describe_card(card: int, say: Speaker) -> str:
    particles = particles_in(BOX.particles_of[card], say)
    if THEME_OF[card] == NIGHTMARE:
        name = named(f"dream-{DREAM_IDS[card]}", say.say("theme-nightmare"), say)
        return say.say("card-nightmare", id=DREAM_IDS[card], name=name, particles=particles, symbols=SYMBOLS_OF[card])
    theme = say.say(f"theme-{CARD_THEMES[THEME_OF[card]]}")
    message = "card-good-encounter" if MEETS[card] else "card-good"
    return say.say(message, id=DREAM_IDS[card], theme=theme, particles=particles, stars=STARS_OF[card])


def describe_goal(goal: int, say: Speaker) -> str:
    name = named(f"goal-{GOAL_IDS[goal]}", GOAL_IDS[goal], say)
    return say.say("goal", name=name, particles=particles_in(BOX.goal_particles[goal], say))


VERB_RULES = [
    ["SO-16", "SO-68"], ["SO-25", "SO-26", "SO-28", "SO-30"], ["SO-19", "SO-20", "SO-21", "SO-22", "SO-23", "SO-24"],
    ["SO-22"], ["SO-28"], ["SO-34", "SO-35", "SO-36", "SO-38", "SO-40"], ["SO-45", "SO-46"], ["SO-43", "SO-44"],
    ["SO-E07"], ["SO-E07"], ["SO-E03"], ["SO-E08"], ["SO-45"],
]  # fmt: skip


LINE_RULES = [
    ["SO-57"], ["SO-58"], ["SO-59"], ["SO-63", "SO-R22"], ["SO-60"], ["SO-61"], ["SO-62"], ["SO-E13"], ["SO-E14"],
    ["SO-E15"],
]  # fmt: skip
REASON_RULES = [[], ["SO-49", "SO-50"], ["SO-E07"], ["SO-48"], ["SO-56"]]
KIND_RULES = {
    "token": ["SO-10"], "back": ["SO-10", "SO-49"], "particle": ["SO-5", "SO-35"], "theme": ["SO-4", "SO-5", "SO-7"],
    "pendulum": ["SO-16", "SO-25", "SO-26"],
}  # fmt: skip


def rules_of(kind: str, value: int) -> list[str]:
    if kind == "verb":
        return VERB_RULES[value]
    if kind in ("encounter", "meeting"):
        return [f"SO-E{value:02}"] if value else []
    if kind == "card":
        return ["SO-7" if THEME_OF[value] == NIGHTMARE else "SO-4", *(["SO-43"] if MEETS[value] else [])]
    if kind == "goal":
        return ["SO-8", "SO-61"]
    if kind == "line":
        return LINE_RULES[value]
    if kind == "reason":
        return REASON_RULES[value]
    return KIND_RULES.get(kind, [])

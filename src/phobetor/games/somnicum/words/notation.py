"""Somnicum in writing: seats a to d, cards and goals by their ids, tokens as `dragon-sand`."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.title import BadInput
from phobetor.games.somnicum.rules.box import (
    ALL_TOKENS,
    BACKS,
    DREAM_IDS,
    ENCOUNTERS,
    GOAL_IDS,
    PARTICLES,
    TOKEN_KINDS,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import LINES
from phobetor.games.somnicum.rules.state import REASONS
from phobetor.games.somnicum.rules.vocabulary import MOST_PLAYERS
from phobetor.kernel.writing import SEAT_LETTERS, is_number

SEATS = SEAT_LETTERS[:MOST_PLAYERS]
PENDULUMS = ("black", "white")
TOKEN_WORDS = [
    f"{PARTICLES[particle_of(token)]}-{BACKS[back_of(token)]}" if particle_of(token) < len(PARTICLES) else "-"
    for token in range(TOKEN_KINDS)
]
TABLES: dict[str, Sequence[str]] = {
    "player": SEATS,
    "pendulum": PENDULUMS,
    "card": DREAM_IDS,
    "token": TOKEN_WORDS,
    "particle": PARTICLES,
    "back": BACKS,
    "encounter": ENCOUNTERS,
    "meeting": ENCOUNTERS,
    "goal": GOAL_IDS,
    "reason": REASONS,
    "line": LINES,
}
DRAWN = ("card", "token", "encounter", "goal")


def write(kind: str, value: int, settings: Sequence[int]) -> str:
    if kind in TABLES:
        return TABLES[kind][value] if 0 <= value < len(TABLES[kind]) else "-"
    return str(value)


def read(kind: str, word: str, settings: Sequence[int]) -> int:
    if kind == "drawn":
        return read_drawn(word, settings)
    if kind in TABLES:
        words = [known for known in TABLES[kind] if known not in ("-", "none") and not known.startswith("unknown")]
        if word not in words:
            raise BadInput(f"There is no {kind} '{word}'; there are: {', '.join(words)}.")
        return list(TABLES[kind]).index(word)
    if not is_number(word):
        raise BadInput(f"'{word}' is no number.")
    return int(word)


def read_drawn(word: str, settings: Sequence[int]) -> int:
    """What chance gives: a card, a token, an encounter, a goal, or a bare number."""
    for kind in DRAWN:
        if word in TABLES[kind]:
            return read(kind, word, settings)
    if is_number(word) and int(word) < MOST_PLAYERS:
        return int(word)
    raise BadInput(
        f"'next' cannot say '{word[:20]}': cards are written from {DREAM_IDS[1]} to {DREAM_IDS[-1]}, goals from "
        f"{GOAL_IDS[1]} to {GOAL_IDS[-1]}, tokens as {TOKEN_WORDS[ALL_TOKENS[0]]}, encounters as {ENCOUNTERS[1]}, "
        "and who begins as a number from 0 on."
    )

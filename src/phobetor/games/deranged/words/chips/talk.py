"""Chips for what is said of the coming night."""

from __future__ import annotations

from phobetor.book.bar import Chip
from phobetor.games.deranged.rules.box import (
    TASK_OF,
    TASKS,
)
from phobetor.games.deranged.rules.vocabulary import (
    CLAIM_SAW,
    CLAIM_SELF,
)
from phobetor.games.deranged.words.asked import Asked
from phobetor.kernel.words import Option


def claim_self(asked: Asked, option: Option) -> Chip:
    words = asked.tell("claim-possessed" if CLAIM_SELF.arg(option) else "claim-human")
    return Chip(words, deed=asked.tell("deed-claim", claim=words))


def claim_saw(asked: Asked, option: Option) -> Chip:
    """Two short choices: first about whom, then what."""
    owner, night = (int(value) for value in CLAIM_SAW.args(option))
    words = asked.tell(f"task-{TASKS[TASK_OF[night]]}")
    who = asked.say.player(owner)
    return Chip(words, under=who, deed=asked.tell("deed-claim-saw", who=who, claim=words))

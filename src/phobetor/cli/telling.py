"""The story in lines of text, for the terminal and the replay."""

from __future__ import annotations

from phobetor.book.story import TURN, Section
from phobetor.book.text import Speaker
from phobetor.kernel.words import Player

UNDER = "  "


def told_lines(section: Section, goes_on: bool, say: Speaker, you: Player, details: bool = False) -> list[str]:
    """The heading of a phase, and the lines. A turn begins with its player's name; one that goes on (`goes_on`) is
    headed by it, unless it is the reader's own."""
    found: list[str] = []
    for line in section.lines:
        found.append(f"{UNDER if line.under else ''}{line.text}")
        found += [f"{UNDER}{UNDER}{detail}" for detail in line.details if details]
    if section.kind != TURN:
        return [f"{section.heading}.", *found] if found and not goes_on else found
    return [f"{say.player(section.seat)}:", *found] if found and goes_on and section.seat != you else found

"""How seats and numbers are written, and in which languages people read."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "ru", "pl")
SEAT_LETTERS: Final = "abcdefgh"
LONGEST_NUMBER: Final = 9


def is_number(word: str, digits: int = LONGEST_NUMBER) -> bool:
    """Whether this is a number of at most so many digits from 0 to 9; other scripts have digits of their own."""
    return len(word) <= digits and word.isascii() and word.isdigit()

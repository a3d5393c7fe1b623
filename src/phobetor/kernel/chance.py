"""Chance comes from outside the position: a position never holds a generator, so no search can see its future.

Face-down piles are unordered lists. A card is decided when it is drawn, by `Chance.draw`, and not before:
there is no order in a position that could leak, and every drawn card is a draw of chance that can be counted.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

M32: Final = 0xFFFFFFFF
M60: Final = (1 << 60) - 1
MULTIPLIER: Final = 0x35B1CE85  # one of 3,000 tried: the best in the spectral tests of two to eight dimensions


def _word(digest: bytes, size: i64) -> i64:
    """The first bytes as a number."""
    word: i64 = 0
    for k in range(size):
        word = word << 8 | digest[k]
    return word


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A fast stream for simulations and searches: a linear congruential generator, seeded through SHA-256.

    It has 60 bits, of which only the upper half, the good one, is used: that is what Python, whose numbers have digits
    of 30 bits, works out fastest.
    """

    state: i64

    def __init__(self, seed: int | str = 0) -> None:
        self.state = _word(hashlib.sha256(str(seed).encode()).digest(), 8) & M60

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is far below 2**30."""
        self.state = state = self.state * MULTIPLIER + 1 & M60
        return (state >> 30) * n >> 30

    def draw(self, pile: list[i64], kind: str = "") -> i64:
        """Take one card at random out of an unordered pile, which must not be empty; `kind` says what lies there,
        for streams that are written in words."""
        place = self.below(len(pile))
        last = pile.pop()
        if place == len(pile):
            return last
        card = pile[place]
        pile[place] = last
        return card

    def shuffle(self, pile: list[i64]) -> None:
        """Put a pile whose order matters into random order."""
        i: i64 = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            other = pile[j]
            pile[j] = pile[i]
            pile[i] = other
            i -= 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load_chance, (self.state,)


def load_chance(state: i64) -> Chance:
    """A stream that continues where the saved one stood."""
    chance = Chance()
    chance.state = state
    return chance


class FairChance(Chance):
    """A stream that anybody can check after the game: draw k is HMAC-SHA256(seed, salts and k).

    Show `commitment(seed)` before the first draw and the seed after the last one.
    """

    seed: bytes
    salts: bytes
    counter: i64

    def __init__(self, seed: bytes, salts: bytes = b"", counter: i64 = 0) -> None:
        super().__init__()
        self.seed = seed
        self.salts = salts
        self.counter = counter

    def word(self) -> i64:
        message = self.salts + b"/" + str(self.counter).encode()
        self.counter += 1
        return _word(hmac.new(self.seed, message, hashlib.sha256).digest(), 4)

    def below(self, n: i64) -> i64:
        """Unbiased: words beyond the largest multiple of n are drawn again."""
        limit = (M32 + 1) // n * n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def __reduce__(self) -> tuple[Any, ...]:
        return FairChance, (self.seed, self.salts, self.counter)

    def __copy__(self) -> FairChance:
        return FairChance(self.seed, self.salts, self.counter)


def commitment(seed: bytes) -> str:
    """What is shown before the game; it is never an input of a draw."""
    return hashlib.sha256(b"phobetor commitment/" + seed).hexdigest()


class CountedChance(Chance):
    """Another stream, with a count of how often it was asked: a table's measure of revealed information."""

    inner: Chance
    draws: i64

    def __init__(self, inner: Chance, draws: i64 = 0) -> None:
        super().__init__()
        self.inner = inner
        self.draws = draws

    def below(self, n: i64) -> i64:
        self.draws += 1
        return self.inner.below(n)

    def draw(self, pile: list[i64], kind: str = "") -> i64:
        self.draws += 1
        return self.inner.draw(pile, kind)

    def shuffle(self, pile: list[i64]) -> None:
        self.draws += 1
        self.inner.shuffle(pile)

    def __reduce__(self) -> tuple[Any, ...]:
        return CountedChance, (self.inner, self.draws)

"""Codes that can be spoken: a table's number in four words of each language.

A number has 40 bits, ten for each word of a list of 1,024. Three words would need lists of more than 10,000, in which
nobody finds short, common words that cannot be mistaken for one another. The same number has words in each language, so
that everybody says and types words of their own; whoever hears English words at a Polish page types those.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache
from importlib import resources

from phobetor.book.title import LANGUAGES

COUNT = 4
BITS = 10
SIZE = 1 << BITS
UNMARKED = str.maketrans("łøđß", "lods")
"""Letters whose marks do not come off by themselves."""
BETWEEN = re.compile(r"[\s\-‐-―,.;:/+_]+")


class NoCode(Exception):
    """What was typed is no code: how many words it has, or the first one that is unknown and a known one like it."""

    def __init__(self, count: int, unknown: str = "", nearest: str = "") -> None:
        super().__init__(unknown or str(count))
        self.count = count
        self.unknown = unknown
        self.nearest = nearest


def new_code() -> int:
    """40 bits that nobody can guess; 0 stands for none."""
    return secrets.randbelow((1 << BITS * COUNT) - 1) + 1


@cache
def word_list(language: str) -> tuple[str, ...]:
    text = resources.files("phobetor.table").joinpath("data", f"words-{language}.txt").read_text(encoding="utf-8")
    return tuple(text.split())


@cache
def places(language: str) -> dict[str, int]:
    return {plain(word): place for place, word in enumerate(word_list(language))}


def spoken(code: int, language: str) -> str:
    """The words of a number; "" for none."""
    if not code:
        return ""
    parts = [code >> BITS * place & SIZE - 1 for place in reversed(range(COUNT))]
    return " ".join(word_list(language)[part] for part in parts)


def plain(word: str) -> str:
    """Small letters without marks: who types zaba means żaba."""
    folded = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in folded if not unicodedata.combining(letter)).translate(UNMARKED)


def read_codes(typed: str, language: str) -> list[int]:
    """The numbers that these words may mean, usually one: words of all languages are known. Raises NoCode."""
    said = [word for word in BETWEEN.split(typed) if word]
    if len(said) != COUNT:
        raise NoCode(len(said))
    found = {tongue: [places(tongue).get(plain(word)) for word in said] for tongue in LANGUAGES}
    codes = {numbered(known) for known in found.values() if None not in known} - {0}
    if codes:
        return sorted(codes)
    meant = max(LANGUAGES, key=lambda tongue: (COUNT - found[tongue].count(None), tongue == language))
    unknown = said[found[meant].index(None)] if None in found[meant] else said[0]
    raise NoCode(COUNT, unknown, nearest(unknown, meant))


def numbered(known: list[int | None]) -> int:
    code = 0
    for place in known:
        code = code << BITS | (place or 0)
    return code


def nearest(word: str, language: str) -> str:
    """The only word of the list that is one letter off, or ""."""
    like = [known for known in word_list(language) if is_one_off(plain(word), plain(known))]
    return like[0] if len(like) == 1 else ""


def is_one_off(one: str, other: str) -> bool:
    """Whether one letter is wrong, missing, too many, or has changed places with the next."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, others = one[start:], other[start:]
    swapped = rest[:2] == others[:2][::-1] and rest[2:] == others[2:]
    return rest[1:] == others[1:] or rest == others[1:] or rest[1:] == others or swapped

"""A whole game in a link: game, options, seed, names and choices, in few letters.

Whoever opens the link replays the game; no server needs to have seen it. docs/records.md describes the format.
"""

from __future__ import annotations

import base64
import hashlib
import re
import time
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import options_of, sorted_questions
from phobetor.kernel.words import Option, Player
from phobetor.records.record import (
    FORMAT,
    TAKEBACKS,
    BadRecord,
    Header,
    Record,
    check_header,
    check_record,
    load_record,
    replay,
)

MARK = "p1."
"""Stands before the letters: the format of the link."""
LONGEST = 2000
"""Letters of a link. Most programs pass on so many; a longer game is given away as a file."""
MOST_CHOICES = 20_000
SECONDS = 10.0
"""How long it may take to find the game again."""
CHECK_BYTES = 4
LINK = re.compile(r"(?:\S*#)?p(?P<format>\d{1,3})\.(?P<letters>[A-Za-z0-9_-]*)(?:\.\d{0,6})?(?:\.[a-z0-9-]{0,3})?")
"""As it is pasted: with the address before it, and with the moment and the seat behind it."""
WHERE = "link"


class TooLong(BadInput):
    """The game does not fit into a link."""


class Broken(BadInput):
    """What is no link, or was cut or changed on its way."""

    def __init__(self) -> None:
        super().__init__("This is no whole link of a game: a part of it is missing or was changed. Copy it again.")


class Packed(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The game, as it is packed."""

    game: Annotated[str, Meta(max_length=40)]
    rules: Annotated[str, Meta(max_length=40)]
    options: Annotated[list[int], Meta(max_length=64)]
    """The place of each option's value, in the order of the game."""
    sealed: Annotated[bytes, Meta(max_length=64)]
    """The sealed part of a fair seed; `seed` then holds the salts."""
    seed: Annotated[str, Meta(max_length=2000)]
    seats: Annotated[list[str], Meta(max_length=8)]
    names: Annotated[list[str], Meta(max_length=8)]
    takebacks: Annotated[int, Meta(ge=0)]
    count: Annotated[int, Meta(ge=0, le=MOST_CHOICES)]
    """How many choices there are."""
    fingerprint: Annotated[bytes, Meta(min_length=8, max_length=8)]
    """Of the last position."""
    choices: Annotated[bytes, Meta(max_length=LONGEST)]
    """One number, the least significant byte first."""


# --- a game as a link -------------------------------------------------------------------------------
def write_link(record: Record) -> str:
    """The link of a record, which is replayed for it; raises Divergence, and TooLong where a file is needed."""
    if record.origin is not None:
        raise TooLong("A what-if game begins in a position, for which a link has too few letters: give away its file.")
    places: list[tuple[int, int]] = []
    game = replay(record, lambda number, player, option, game: places.append(place_of(game, player, option)))
    sealed, seed = seed_parts(record.seed)
    packed = Packed(
        record.game, record.rules, record.settings(), sealed, seed, record.seats, record.names, record.takebacks,
        len(record.choices), bytes.fromhex(game.digest()), number_bytes(places),
    )  # fmt: skip
    body = msgspec.msgpack.encode(packed)
    link = MARK + letters(check(body) + body)
    if len(link) > LONGEST:
        raise TooLong(f"The game needs a link of {len(link)} letters, and {LONGEST} are possible: give away its file.")
    return link


def address_of(page: str, link: str, choice: int = 0, seat: str = "all") -> str:
    """Where a page shows the game of a link, after so many choices, as a seat saw it."""
    behind = f".{choice}.{seat}" if choice or seat != "all" else ""
    return f"{page.rstrip('/')}/replay/link#{link}{behind}"


def letters(body: bytes) -> str:
    """Bytes as letters that may stand in an address."""
    return base64.urlsafe_b64encode(body).decode().rstrip("=")


def choices_of(game: Game) -> list[tuple[Player, Option]]:
    """Everything that anybody may choose now, in a fixed order."""
    return [
        (question.player, option)
        for question in sorted_questions(game)
        for option in options_of(game, question.player)
    ]  # fmt: skip


def place_of(game: Game, player: Player, option: Option) -> tuple[int, int]:
    """The place of a choice, and among how many."""
    choices = choices_of(game)
    return choices.index((player, option)), len(choices)


def number_bytes(places: list[tuple[int, int]]) -> bytes:
    """One number whose digits are the places, each in its own base: no bit is wasted. The first one is the lowest."""
    number = 0
    for place, among in reversed(places):
        number = number * among + place
    return number.to_bytes(-(-number.bit_length() // 8), "little")


def seed_parts(seed: str) -> tuple[bytes, str]:
    """The sealed part of a fair seed in half as many bytes, and the rest."""
    kind, _, rest = seed.partition(":")
    sealed, _, salts = rest.partition(":")
    if kind != "fair":
        return b"", seed
    found = bytes.fromhex(sealed)
    return (found, salts) if seed == fair_seed(found, salts) else (b"", seed)


def fair_seed(sealed: bytes, salts: str) -> str:
    """The seed of a game that anybody can check, as records write it."""
    return f"fair:{sealed.hex()}:{salts}"


def check(body: bytes) -> bytes:
    """A few bytes by which a link that was cut or mistyped is noticed."""
    return hashlib.sha256(body).digest()[:CHECK_BYTES]


# --- a link as a game -------------------------------------------------------------------------------
def is_link(text: str) -> bool:
    """Whether it looks like one."""
    return LINK.fullmatch(text.strip()) is not None


def open_record(name: str) -> Record:
    """A record from a file, or from a link; raises BadInput."""
    return read_link(name) if is_link(name) and not Path(name).exists() else load_record(Path(name))


def read_link(text: str, seconds: float = SECONDS) -> Record:
    """The record of a link, replayed to its last choice; raises BadInput for whatever is none."""
    packed = read_packed(read_letters(text))
    record = beginning(packed)
    check_record(record, WHERE)
    game = play_on(record, packed, time.monotonic() + seconds)
    if bytes.fromhex(game.digest()) != packed.fingerprint:
        text = "The game of this link does not end in the position that it should: its rules were others."
        raise BadRecord(text, "link-end")
    return record


def read_letters(text: str) -> bytes:
    """What the letters stand for; a typing error or a missing end is noticed here, before anything is played."""
    found = LINK.fullmatch(text.strip()) if len(text) <= LONGEST + 200 else None
    if found is None:
        raise Broken
    if f"p{found['format']}." != MARK:
        text = f"The link is of format {found['format']}; this version reads format {MARK[1:-1]}."
        raise BadRecord(text, "format", found=found["format"], read=MARK[1:-1])
    try:
        read = base64.urlsafe_b64decode(found["letters"] + "=" * (-len(found["letters"]) % 4))
    except ValueError:
        raise Broken from None
    if read[:CHECK_BYTES] != check(read[CHECK_BYTES:]) or letters(read) != found["letters"]:
        raise Broken
    return read[CHECK_BYTES:]


def read_packed(body: bytes) -> Packed:
    """Game and rules come first: of a game of other rules nothing else can be understood."""
    try:
        head = msgspec.msgpack.decode(body, type=list[msgspec.Raw])
        game, rules = [msgspec.msgpack.decode(raw, type=str) for raw in head[:2]]
        check_header(Header(FORMAT, game, rules), WHERE)
        return msgspec.msgpack.decode(body, type=Packed)
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        if isinstance(error, BadInput):
            raise
        raise Broken from None


def beginning(packed: Packed) -> Record:
    """The record before its first choice; raises BadInput."""
    title = title_of(packed.game)
    if len(packed.options) != len(title.settings) or any(
        not 0 <= value < len(setting.values) for value, setting in zip(packed.options, title.settings, strict=True)
    ):
        raise Broken
    return Record(
        packed.game, packed.rules, len(packed.seats), title.setting_names(packed.options),
        fair_seed(packed.sealed, packed.seed) if packed.sealed else packed.seed, packed.seats, packed.names, [],
        [(0, f"{TAKEBACKS}{packed.takebacks}")] if packed.takebacks else [], None, FORMAT,
    )  # fmt: skip


def play_on(record: Record, packed: Packed, until: float) -> Game:
    """Make the choices of the link, and write them into the record."""
    game, number = record.start(), int.from_bytes(packed.choices, "little")
    for _ in range(packed.count):
        choices = choices_of(game)
        if not choices:
            raise Broken
        number, place = divmod(number, len(choices))
        player, option = choices[place]
        game.answer(player, option)
        record.add(player, option, game)
        if time.monotonic() > until:
            raise BadRecord("The game of this link takes too long to be played again.", "slow")
    if number:
        raise Broken
    return game

"""A game in writing: its options, its seed and its choices. Whoever replays it gets the same game."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from phobetor.book.rulebook import rulebook
from phobetor.book.title import BadInput, Title
from phobetor.games import DRAFTS, NAMES, title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, FairChance
from phobetor.kernel.words import Option, Player
from phobetor.kernel.writing import is_number
from phobetor.records.laying import beginning_anywhere, laid_out
from phobetor.records.notation import read_choice, seat_letter, write_choice

FORMAT = 2  # the first one had other random numbers, and other fingerprints of Nightmarium
WHAT_IF_FORMAT = 3
"""Of a game that begins in the middle of another one: versions that do not know `origin` say so."""
HASH_EVERY = 20
LONGEST_NAME = 200
TAKEBACKS = "takebacks "


def chance_of(seed: str) -> Chance:
    """The stream of a record. Live tables write `fair:<seed in hex>:<salts>`; anything else is a seed as it stands."""
    if not seed.startswith("fair:"):
        return Chance(seed)
    sealed, _, salts = seed.removeprefix("fair:").partition(":")
    try:
        return FairChance(bytes.fromhex(sealed), salts.encode())
    except ValueError:
        raise BadInput("The seed of a fair game is 'fair:', hexadecimal digits, ':' and the players' salts.") from None


class BadRecord(BadInput):
    """A record that cannot be used. `kind` and `details` say why to whoever speaks another language."""

    def __init__(self, text: str, kind: str, **details: str | int) -> None:
        super().__init__(text)
        self.kind = kind
        self.details = {name: str(value) for name, value in details.items()}


class OtherRules(BadInput):
    """A game of another version of the rules: it would not be the same game."""

    def __init__(self, where: str, game: str, then: str, now: str) -> None:
        super().__init__(
            f"The record '{where}' was played by version {then} of the rules of {game}; this is version {now}."
        )
        self.versions = {"then": then, "now": now}


class Divergence(Exception):
    """A replayed game differs from its record; the message names the first choice that does. `kind` and `details` say
    the same without words."""

    def __init__(self, text: str, kind: str = "position", **details: str | int) -> None:
        super().__init__(text)
        self.kind = kind
        self.details = {name: str(value) for name, value in details.items()}


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended, and who won."""

    ending: str
    winners: list[int]


class Origin(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a what-if game begins: in a position imagined from what one seat of another game knew."""

    of: str
    """The other game: `table ID`, or `game FINGERPRINT` by its last position."""
    seat: str
    """The letter of the seat whose knowledge it was."""
    choice: int | None
    """After how many choices; None where that game still went on, in which a seat does not hear of every choice."""
    position: dict[str, Any]
    """As `Game.saved` gives it. What the seat could not see is imagined: the real hidden cards have no part in it."""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game from which it can be replayed: its options, its seed and its choices, with fingerprints to check them."""

    game: str
    rules: str
    """The version of the rulebook that the game was played by."""
    players: int
    options: dict[str, str]
    seed: str
    seats: list[str]
    """Who sits there: 'human', the name of a bot, or any name for a person."""
    names: list[str]
    choices: list[str]
    hashes: list[tuple[int, str]]
    """After how many choices the position had which fingerprint. What stands at 0, before the first choice, is a mark:
    `takebacks N`. No position is compared with it, so earlier versions read a marked record as well."""
    outcome: Outcome | None
    phobetor: int
    origin: Origin | None = None
    """Where it begins, if not with its set-up."""

    def title(self) -> Title:
        return title_of(self.game)

    def settings(self) -> list[int]:
        return self.title().setting_values(self.options)

    def start(self, chance: Chance | None = None) -> Game:
        game = self.table(chance or chance_of(self.seed))
        game.advance()
        return game

    def table(self, chance: Chance) -> Game:
        """The table before anything has happened there: `advance` is what happens first."""
        if self.origin is not None:
            return self.title().load(deepcopy(self.origin.position), chance)
        return self.title().table(self.players, self.settings(), chance)

    @property
    def beginning_at(self) -> str:
        """For `beginning_anywhere`: nothing where the game begins with its set-up."""
        return "" if self.origin is None else "the what-if game"

    def add(self, player: Player, option: Option, game: Game) -> None:
        """Write down a choice that has just been carried out."""
        self.choices.append(write_choice(self.title(), player, option, game.settings))
        if len(self.choices) % HASH_EVERY == 0 or game.is_over():
            self.hashes.append((len(self.choices), game.digest()))
        if game.is_over():
            self.outcome = outcome_of(self, game)

    @property
    def takebacks(self) -> int:
        """How often the person took back what had shown them something new; possible only against bots."""
        number, mark = self.hashes[0] if self.hashes else (1, "")
        count = mark.removeprefix(TAKEBACKS)
        return int(count) if number == 0 and is_number(count) else 0

    def go_back(self, choices: int, marked: bool) -> None:
        """Only so many choices were made; that the others were taken back is marked where it must be."""
        count = self.takebacks + marked
        del self.choices[choices:]
        self.outcome = None
        self.hashes = [(number, found) for number, found in self.hashes if 0 < number <= choices]
        if count:
            self.hashes.insert(0, (0, f"{TAKEBACKS}{count}"))

    def to_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    def beginning(self) -> Record:
        """The same game before its first choice; what it was marked with stays."""
        marks = [(number, mark) for number, mark in self.hashes if number == 0]
        return msgspec.structs.replace(self, choices=[], hashes=marks, outcome=None)

    def save(self, path: Path) -> None:
        """Write the whole file or leave the old one as it was."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.to_json() + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise


def new_record(game: str, options: dict[str, str], seed: str, seats: list[str], names: list[str]) -> Record:
    """The record of a game that is about to begin, with every option written out; raises BadInput."""
    found = title_of(game)
    found.check_players(len(seats))
    full = found.setting_names(found.setting_values(options))
    return Record(game, rulebook(game).version, len(seats), full, seed, seats, names, [], [], None, FORMAT)


class Header(msgspec.Struct):
    """What says whether this version can read a record at all."""

    phobetor: int
    game: str
    rules: str
    origin: Any = None


def load_record(path: Path) -> Record:
    """A record from a file, checked but not replayed; raises BadInput."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The record '{path}' cannot be read: {error.strerror}.") from None
    return read_record(text, str(path))


def read_record(text: bytes | str, where: str) -> Record:
    """Check a record as it came from outside; it is not replayed yet."""
    try:
        check_header(msgspec.json.decode(text, type=Header), where)
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        field = str(error).rpartition("`")[0].rpartition("`")[2].removeprefix("$.")
        kind = "shape-at" if field else "shape"
        raise BadRecord(f"'{where}' is no record that can be used: {error}.", kind, field=field) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord(f"'{where}' is no record: it is not JSON in UTF-8.", "no-json") from None
    check_record(record, where)
    return record


def check_record(record: Record, where: str) -> None:
    """Refuse what no game can begin with; raises BadInput."""
    found = record.title()
    try:
        found.check_players(record.players)
        found.setting_values(record.options)
        chance_of(record.seed)
    except BadInput as error:
        raise BadRecord(str(error), "setup", players=record.players) from None
    for name, entries in (("seats", record.seats), ("names", record.names)):
        if len(entries) != record.players:
            text = f"The record '{where}' must have {record.players} {name}, not {len(entries)}."
            raise BadRecord(text, "seats", players=record.players)
        if not all(entry.isprintable() and len(entry) <= LONGEST_NAME for entry in entries):
            text = f"The {name} of the record '{where}' must be of letters that can be printed, {LONGEST_NAME} at most."
            raise BadRecord(text, "names", most=LONGEST_NAME)
    if not record.seed.isprintable():
        raise BadRecord(f"The seed of the record '{where}' must be of letters that can be printed.", "seed")
    if record.origin is not None:
        check_origin(record, record.origin, where)


def check_origin(record: Record, origin: Origin, where: str) -> None:
    """Refuse a what-if game that begins in no position of its game; raises BadInput."""
    seats = [seat_letter(number) for number in range(record.players)]
    if not (origin.of.isprintable() and len(origin.of) <= LONGEST_NAME) or origin.seat not in seats:
        text = f"The record '{where}' must say from which game it goes on, and what a seat of {', '.join(seats)} knew."
        raise BadRecord(text, "origin")
    try:
        game = laid_out(record.title(), deepcopy(origin.position), record.players, record.settings(), Chance())
    except BadInput:
        game = None
    if game is None or game.is_over():
        raise BadRecord(f"The record '{where}' does not begin in a position of {record.game}.", "origin")


def check_header(header: Header, where: str) -> None:
    """Refuse a record of another format, an unknown game or other rules; raises BadInput."""
    expected = FORMAT if header.origin is None else WHAT_IF_FORMAT
    if header.phobetor != expected:
        text = f"'{where}' is a record of format {header.phobetor}; this version reads format {expected}."
        raise BadRecord(text, "format", found=header.phobetor, read=expected)
    if header.game not in (*NAMES, *DRAFTS):
        known = ", ".join(NAMES)
        text = f"The record '{where}' is of the game '{header.game}'; there are: {known}."
        raise BadRecord(text, "game", game=header.game, known=known)
    version = rulebook(header.game).version
    if header.rules != version:
        raise OtherRules(where, header.game, header.rules, version)


Watcher = Callable[[int, Player, Option, Game], None]


def replay(record: Record, watch: Watcher | None = None, chance: Chance | None = None) -> Game:
    """Play the record again; `watch` is told of every choice before it is carried out."""
    with beginning_anywhere(record.beginning_at):
        return replayed(record, watch, chance)


def replayed(record: Record, watch: Watcher | None, chance: Chance | None) -> Game:
    """See `replay`, which tells apart what the rules and what a position from outside got wrong."""
    found, settings = record.title(), record.settings()
    game = record.start(chance)
    hashes = dict(record.hashes)
    count = len(record.choices)
    if max(hashes, default=0) > count:
        text = f"The record has {count} choices, but a fingerprint after {max(hashes)}."
        raise Divergence(text, "fingerprints", count=count, number=max(hashes))
    for number, text in enumerate(record.choices, 1):
        try:
            player, option = read_choice(found, text, record.players, settings)
            refusal = game.why_not(player, option)
        except BadInput as error:
            said = f"Choice {number} of {count} cannot be read: {error}"
            raise Divergence(said, "unread", number=number, count=count, choice=text) from None
        if refusal is not None:
            said = f"Choice {number} of {count}, '{text}', is refused: {refusal}."
            raise Divergence(said, "refused", number=number, count=count, choice=text)
        if watch is not None:
            watch(number, player, option, game)
        game.choose(option)
        if number in hashes and hashes[number] != game.digest():
            said = f"After choice {number} of {count}, '{text}', the position has the fingerprint "
            said += f"{game.digest()}, not {hashes[number]}."
            raise Divergence(said, "position", number=number, count=count, choice=text)
    check_outcome(record, game)
    return game


def check_outcome(record: Record, game: Game) -> None:
    """A finished game must end as its record says; raises Divergence."""
    if record.outcome is None:
        return
    found = outcome_of(record, game)
    if found != record.outcome:
        raise Divergence(
            f"The game ends as '{found.ending}' with winners {found.winners}, but the record says "
            f"'{record.outcome.ending}' with winners {record.outcome.winners}.",
            "outcome",
        )


def outcome_of(record: Record, game: Game) -> Outcome:
    """The ending by name, and who won."""
    return Outcome(record.title().endings[game.ending], list(game.winners))

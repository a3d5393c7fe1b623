"""A game in writing: its options, its seed and its choices. Whoever replays it gets the same game."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from phobetor.book.rulebook import load_rulebook
from phobetor.games import NAMES, title_of
from phobetor.games.title import BadInput, Title
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option, Player
from phobetor.records.notation import read_choice, write_choice

FORMAT = 1
HASH_EVERY = 20


class Divergence(Exception):
    """A replayed game differs from its record; the message names the first choice that does."""


@dataclass
class Record:
    game: str
    rules: str
    """The version of the rulebook that the game was played by."""
    players: int
    options: dict[str, str]
    seed: str
    seats: list[str]
    """Who sits there: 'human', the name of a bot, or any name for a person."""
    names: list[str]
    choices: list[str] = field(default_factory=list)
    hashes: list[tuple[int, str]] = field(default_factory=list)
    """After how many choices the position had which fingerprint."""
    outcome: dict[str, Any] | None = None
    phobetor: int = FORMAT

    def title(self) -> Title:
        return title_of(self.game)

    def settings(self) -> list[int]:
        return self.title().setting_values(self.options)

    def start(self, chance: Chance | None = None) -> Game:
        return self.title().new(self.players, self.settings(), chance or Chance(self.seed))

    def add(self, player: Player, option: Option, game: Game) -> None:
        """Write down a choice that has just been carried out."""
        self.choices.append(write_choice(self.title(), player, option, self.settings()))
        if len(self.choices) % HASH_EVERY == 0 or game.is_over():
            self.hashes.append((len(self.choices), game.digest()))
        if game.is_over():
            self.outcome = {"ending": self.title().endings[game.ending], "winners": list(game.winners)}

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, indent=1)

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
    found = title_of(game)
    found.check_players(len(seats))
    full = found.setting_names(found.setting_values(options))
    return Record(game, load_rulebook(game).version, len(seats), full, seed, seats, names)


KINDS: dict[str, type[Any] | tuple[type[Any], ...]] = {
    "game": str, "rules": str, "players": int, "options": dict, "seed": str, "seats": list, "names": list,
    "choices": list, "hashes": list, "outcome": (dict, type(None)), "phobetor": int,
}  # fmt: skip


def load_record(path: Path) -> Record:
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"The record '{path}' cannot be read: {error.strerror}.") from None
    except ValueError:
        raise BadInput(f"'{path}' is no record: it is not JSON in UTF-8.") from None
    return read_record(raw, str(path))


def read_record(raw: Any, where: str) -> Record:
    """Check a record as it came from outside; it is not replayed yet."""
    if not isinstance(raw, dict) or "phobetor" not in raw:
        raise BadInput(f"'{where}' is no record of Phobetor: it has no field 'phobetor'.")
    if raw["phobetor"] != FORMAT:
        raise BadInput(f"'{where}' is a record of format {raw['phobetor']}; this version reads format {FORMAT}.")
    for name, kind in KINDS.items():
        if name not in raw:
            raise BadInput(f"The record '{where}' has no field '{name}'.")
        if not isinstance(raw[name], kind) or isinstance(raw[name], bool):
            raise BadInput(f"The field '{name}' of the record '{where}' is not of the right kind.")
    unknown = sorted(set(raw) - set(KINDS))
    if unknown:
        raise BadInput(f"The record '{where}' has the unknown field '{unknown[0]}'.")
    if raw["game"] not in NAMES:
        raise BadInput(f"The record '{where}' is of the game '{raw['game']}'; there are: {', '.join(NAMES)}.")
    return checked_record(raw, where)


def checked_record(raw: dict[str, Any], where: str) -> Record:
    version = load_rulebook(raw["game"]).version
    if raw["rules"] != version:
        raise BadInput(
            f"The record '{where}' was played by version {raw['rules']} of the rules of {raw['game']}; "
            f"this is version {version}."
        )
    title_of(raw["game"]).check_players(raw["players"])
    for name in ("seats", "names"):
        if len(raw[name]) != raw["players"] or not all(isinstance(entry, str) for entry in raw[name]):
            raise BadInput(f"The record '{where}' must name {raw['players']} {name} as texts.")
    if not all(isinstance(choice, str) for choice in raw["choices"]):
        raise BadInput(f"The choices of the record '{where}' must be texts.")
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in raw["hashes"]):
        raise BadInput(f"The hashes of the record '{where}' must be pairs of a number and a text.")
    title_of(raw["game"]).setting_values(raw["options"])
    return Record(**(raw | {"hashes": [(pair[0], pair[1]) for pair in raw["hashes"]]}))


Watcher = Callable[[int, Player, Option, Game], None]


def replay(record: Record, watch: Watcher | None = None, chance: Chance | None = None) -> Game:
    """Play the record again; `watch` is told of every choice before it is carried out."""
    found, settings = record.title(), record.settings()
    game = record.start(chance)
    hashes = dict(record.hashes)
    for number, text in enumerate(record.choices, 1):
        try:
            player, option = read_choice(found, text, record.players, settings)
            refusal = game.why_not(player, option)
        except BadInput as error:
            raise Divergence(f"Choice {number} of {len(record.choices)} cannot be read: {error}") from None
        if refusal is not None:
            raise Divergence(f"Choice {number} of {len(record.choices)}, '{text}', is refused: {refusal}.")
        if watch is not None:
            watch(number, player, option, game)
        game.choose(option)
        if number in hashes and hashes[number] != game.digest():
            raise Divergence(
                f"After choice {number} of {len(record.choices)}, '{text}', the position has the fingerprint "
                f"{game.digest()}, not {hashes[number]}."
            )
    check_outcome(record, game)
    return game


def check_outcome(record: Record, game: Game) -> None:
    if record.outcome is None:
        return
    ending = record.title().endings[game.ending]
    if {"ending": ending, "winners": list(game.winners)} != record.outcome:
        raise Divergence(
            f"The game ends as '{ending}' with winners {list(game.winners)}, not as the record says: {record.outcome}."
        )

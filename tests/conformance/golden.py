"""The golden files: fingerprints of fuzzed games, and one short game told as a story.

After a change of rules or texts that is meant, write them anew from the root of the checkout, and read the difference:

    PYTHONPATH=src python tests/conformance/golden.py

`golden/<game>.digests.txt` has one line for every table: how many decisions its game took, how it ended, and one
fingerprint of all its positions. `golden/<game>.transcript.txt` tells a short game: each choice, the log in English
as a spectator reads it (with a line of their own for those who know more), and what each seat sees. The first view of
a seat is whole; after that only the fields that changed are written.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from every_game import Decision, Ears, Table, avoiding, decisions, going_on, possible_tables

from phobetor.book.text import Speaker
from phobetor.book.title import Title
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import NOBODY
from phobetor.records.notation import seat_letter, write_choice

GOLDEN = Path(__file__).resolve().parent / "golden"
REGENERATE = "if the change is meant: PYTHONPATH=src python tests/conformance/golden.py"
PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay", "Gus", "Hal"]
STORIES = 40  # games of which the shortest is told


def digests_file(name: str) -> Path:
    return GOLDEN / f"{name}.digests.txt"


def transcript_file(name: str) -> Path:
    return GOLDEN / f"{name}.transcript.txt"


# --- fingerprints -----------------------------------------------------------------------------------
def chain_of(table: Table) -> tuple[int, Decision, str]:
    """How many decisions, the last one, and a fingerprint of every position up to the end."""
    chain = hashlib.sha256()
    for decision in decisions(table, "golden"):
        chain.update(decision.game.digest().encode())
    chain.update(decision.game.digest().encode())
    return decision.number + 1, decision, chain.hexdigest()[:16]


def written_digest(table: Table) -> str:
    count, decision, chain = chain_of(table)
    winners = "".join(seat_letter(winner) for winner in decision.game.winners)
    ending = table.title.endings[decision.game.ending]
    return f"{table}: {count} decisions, {ending}, winners {winners or '-'}, {chain}"


# --- a story ----------------------------------------------------------------------------------------
def story(name: str) -> list[str]:
    title = title_of(name)
    table = Table(name, title.players[0])
    lengths = {seed: sum(1 for _ in decisions(table, f"story {seed}")) for seed in range(STORIES)}
    seed = min(lengths, key=lambda seed: (lengths[seed], seed))
    return Story(table, f"story {seed}").told()


class Story:
    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.title: Title = table.title
        self.seed = seed
        self.ears = Ears()
        self.say = Speaker(self.title, "en", table.settings, PEOPLE[: table.players])
        self.seen: dict[int, dict[str, Any]] = {seat: {} for seat in table.seats()}
        self.lines: list[str] = []

    def told(self) -> list[str]:
        game = self.title.table(self.table.players, self.table.settings, Chance(f"{self.table} {self.seed}"))
        game.listener = self.ears
        game.advance()
        self.lines.append(f"{self.table}, seed '{self.table} {self.seed}'")
        self.tell_what_follows(game)
        for decision in going_on(game, self.title, Chance(f"choices {self.seed}"), avoiding):
            if decision.number:
                self.tell_what_follows(game)
            self.tell_choice(decision)
        self.tell_what_follows(game)
        return [*self.lines, "", self.say.ending(game.ending, game.winners)]

    def tell_choice(self, decision: Decision) -> None:
        choice = write_choice(self.title, decision.player, decision.option, self.table.settings)
        self.lines += ["", f"{decision.number + 1}. {choice}  ({self.say.option(decision.option)})"]

    def tell_what_follows(self, game: Any) -> None:
        for event, values in self.ears.heard:
            public = event.seen_by(NOBODY, values)
            self.lines.append(f"  {self.say.event(event, public)}")
            for seat in range(self.table.players):
                known = event.seen_by(seat, values)
                if known != public:
                    self.lines.append(f"  {seat_letter(seat)} reads: {self.say.event(event, known)}")
        self.ears.heard.clear()
        for seat in self.table.seats():
            self.tell_view(game, seat)

    def tell_view(self, game: Any, seat: int) -> None:
        data = json.loads(self.title.view(game, seat).to_json())
        changed = {name: value for name, value in data.items() if self.seen[seat].get(name) != value}
        self.seen[seat] = data
        who = seat_letter(seat) if seat != NOBODY else "-"
        self.lines.append(f"  {who} sees: {json.dumps(changed, separators=(',', ':'))}")


def regenerate() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in NAMES:
        digests = "\n".join(written_digest(table) for table in possible_tables(name)) + "\n"
        digests_file(name).write_text(digests, encoding="utf-8")
        transcript_file(name).write_text("\n".join(story(name)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    regenerate()

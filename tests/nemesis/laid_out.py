"""Positions of Nemesis that are laid out and played in tests: `laid(rooms={"a": 6}).act("a move 7", 8)`.

What chance gives stands behind the choice. A scenario notices when anything of the box gets lost.
"""

from __future__ import annotations

from typing import Any

from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.records.notation import write_option
from phobetor.records.scenario import Run, read_scenario

CREW = ["captain", "pilot", "scout", "scientist", "mechanic"]
OPEN = [2, 5, 6, 7, 8, 14, 15]
TILES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18]


class Table:
    """A position that is played."""

    def __init__(self, players: int, next: list[Any], options: dict[str, str], position: dict[str, Any]) -> None:
        seats = "abcde"[:players]
        usual = {
            "characters": dict(zip(seats, CREW, strict=False)),
            "explored": OPEN,
            "contact": True,
            "kept": dict.fromkeys(seats, 1),
        }
        raw = {
            "name": "-",
            "game": "nemesis",
            "rules": ["NE-1.1"],
            "players": players,
            "next": next,
            "options": options,
        }
        self.run = Run(read_scenario(raw | {"position": usual | position}, "a table"))

    def count_anew(self) -> None:
        """After something was taken out of the game by hand."""
        self.run.components = sorted(self.run.title.components(self.run.game))

    def act(self, choice: str, *next: Any, rule: str = "", because: str = "") -> Table:
        made = {"refuse": choice, "rule": rule, "because": because} if rule else {"choose": choice}
        raw = {"name": "-", "game": "nemesis", "rules": ["-"], "players": self.run.scenario.players}
        self.run.scenario = read_scenario(raw | {"play": [made | {"next": list(next)}]}, "a table")
        self.run.step(0)
        return self

    @property
    def game(self) -> Nemesis:
        assert isinstance(self.run.game, Nemesis)
        return self.run.game

    def __getitem__(self, key: str) -> Any:
        return self.run.seen()[key]

    def told(self, *names: str) -> list[str]:
        """Since the last choice; only events of these names, if there are any."""
        return [event for event in self.run.told() if not names or event.split()[0] in names]

    def offered(self) -> list[str]:
        return [write_option(self.run.title, option, self.run.settings) for option in self.game.legal()]


def laid(players: int = 1, next: tuple[Any, ...] = (), options: dict[str, str] | None = None, **position: Any) -> Table:
    return Table(players, list(next), options or {}, position)

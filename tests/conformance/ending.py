"""Ends of games for tests: of scenarios, of fuzzed games, and what every end must have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from phobetor import games
from phobetor.book.finale import Finale, Finisher
from phobetor.book.story import Teller
from phobetor.book.text import Speaker
from phobetor.kernel.words import Event, Listener
from phobetor.records.scenario import Run, load_scenario
from phobetor.records.witness import Witness

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]
SCENARIOS = Path(games.__file__).parent


class Beside(Witness):
    """Watches a scenario beside the diary that it checks."""

    def __init__(self, finisher: Finisher, diary: Listener) -> None:
        super().__init__(finisher)
        self.diary = diary

    def hear(self, event: Event, a: int, b: int, c: int) -> None:
        self.diary.hear(event, a, b, c)
        super().hear(event, a, b, c)

    def carried_out(self, rules: str) -> None:
        self.diary.carried_out(rules)
        super().carried_out(rules)


def watch(run: Run) -> Beside:
    finisher = (run.title.finale or Finisher)(run.scenario.players)
    witness = Beside(finisher, run.diary)
    witness.attend(run.game)
    for entry in run.diary.entries:  # what was told before anybody watched
        finisher.happened(run.game, witness.seen(entry.event, entry.values))
    return witness


def told(run: Run, witness: Witness, language: str = "en", you: int = 0) -> Finale:
    say = Speaker(run.title, language, run.settings, PEOPLE[: run.scenario.players])
    return witness.finisher.tell(run.game, Teller(say, you))


def ended(game: str, name: str, language: str = "en", you: int = 0) -> tuple[Any, Finale]:
    """The game and its end after a scenario."""
    run = Run(load_scenario(SCENARIOS / game / "scenarios" / f"{name}.toml"))
    witness = watch(run)
    run.to_the_end()
    return run.game, told(run, witness, language, you)


def endings_of(game: str) -> list[str]:
    """The names of all scenarios that play a game to its end."""
    found = sorted((SCENARIOS / game / "scenarios").glob("*.toml"))
    return [path.stem for path in found if "over = true" in path.read_text(encoding="utf-8")]


def texts_in(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for value in node.values():
            yield from texts_in(value)
    elif isinstance(node, list):
        for value in node:
            yield from texts_in(value)


def check(finale: Finale, game: Any, you: int, choices: int) -> None:
    """Whatever every end must have, and nothing that would not be a text."""
    players = len({fate.seat for fate in finale.fates})
    assert sorted(fate.seat for fate in finale.fates) == list(range(game.players()))
    assert {fate.seat for fate in finale.fates if fate.won} == set(game.winners)
    assert you < 0 or finale.fates[0].seat == you
    assert finale.result.strip()
    assert finale.reason.strip()
    assert all(fate.verdict and fate.text for fate in finale.fates)
    assert all(0 <= moment.choice <= choices and moment.text for moment in finale.moments)
    assert [moment.choice for moment in finale.moments] == sorted(moment.choice for moment in finale.moments)
    for row in [*finale.deeds, *(row for sheet in finale.sheets for row in sheet.rows)]:
        assert len(row.values) == players
    for luck in finale.luck:
        assert len(luck.found) == len(luck.expected) == players
    for text in texts_in(msgspec.to_builtins(finale)):
        assert "{" not in text
        assert "  " not in text

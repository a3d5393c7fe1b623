"""A position to copy, for whoever doubts that the program is right: a scenario that anybody can run.

While a game goes on, a seat gets a position that is imagined from its view: nothing that the seat does not know has a
part in it. Once the game is over, the scenario is the game itself up to the moment in question.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from phobetor.book.title import Title
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY
from phobetor.records.notation import read_choice, seat_letter, write_option
from phobetor.records.record import Record

RUN = "Run it with: phobetor scenario FILE"
IMAGINED = "What this seat could not see is imagined: hidden cards and roles are an example that fits."


# --- scenarios --------------------------------------------------------------------------------------
def imagined_scenario(title: Title, view: View, players: int, rules: Sequence[str], said: Sequence[str] = ()) -> str:
    """The position of a view, from the view alone. `said` is what the seat was told, as comments."""
    world = title.imagine(view, Chance())
    seat = f"seat {seat_letter(view.seat)}" if view.seat != NOBODY else "an onlooker"
    expect = position_of(title, world)
    if view.questions and view.questions[0].player == view.seat:  # a scenario looks at the first who is asked
        expect["options"] = [write_option(title, option, view.settings) for option in view.options]
    return written(
        [f"A running game as {seat} sees it. {IMAGINED}", *said, RUN],
        head(title, players, view.settings, rules) | {"saved": world.to_json()},
        {"options": title.setting_names(view.settings), "expect": expect},
    )


def real_scenario(record: Record, choices: int, rules: Sequence[str], said: Sequence[str] = ()) -> str:
    """The game of a record up to that many choices; only for a game whose seed may be known."""
    title, settings, game = record.title(), record.settings(), record.start()
    for text in record.choices[:choices]:
        game.answer(*read_choice(title, text, record.players, settings))
    tables: dict[str, Any] = {"options": title.setting_names(settings)}
    expect = position_of(title, game)
    if not choices:
        tables["expect"] = expect
    plays = "".join(f"\n[[play]]\nchoose = {value(text)}\n" for text in record.choices[:choices])
    behind = table("play.expect", expect) if choices else ""
    top = head(title, record.players, settings, rules) | {"seed": record.seed}
    if record.origin is not None:
        top["saved"] = json.dumps(record.origin.position, separators=(",", ":"))
    return (
        written([f"A game up to choice {choices} of {len(record.choices)}.", *said, RUN], top, tables) + plays + behind
    )


def head(title: Title, players: int, settings: Sequence[int], rules: Sequence[str]) -> dict[str, Any]:
    """What a scenario says before its position."""
    about = f"A doubt about {', '.join(rules)}" if rules else "A doubt"
    return {"name": about, "game": title.name, "rules": list(rules), "players": players}


def position_of(title: Title, game: Game) -> dict[str, Any]:
    """What the scenario expects of the position, so that one can read it as well."""
    questions = {seat_letter(question.player): type(question.step).__name__ for question in game.questions()}
    found = {"asked": sorted(questions), "question": questions, "over": game.is_over(), **title.position(game)}
    return {name: one for name, one in found.items() if is_writable(one)}


# --- TOML -------------------------------------------------------------------------------------------
def is_writable(one: Any) -> bool:
    """TOML has no word for nothing."""
    if isinstance(one, dict):
        return all(map(is_writable, one.values()))
    return all(map(is_writable, one)) if isinstance(one, list | tuple) else one is not None


def written(comments: Sequence[str], top: Mapping[str, Any], tables: Mapping[str, Any]) -> str:
    """A scenario file with comments at its head."""
    lines = [f"# {' '.join(comment.split())}" for comment in comments]
    lines += [f"{name} = {value(one)}" for name, one in top.items()]
    return "\n".join(lines) + "\n" + "".join(table(name, found) for name, found in tables.items())


def table(name: str, found: Mapping[str, Any]) -> str:
    """A table of TOML with its values."""
    return f"\n[{name}]\n" + "".join(f"{key(word)} = {value(one)}\n" for word, one in found.items())


def value(one: Any) -> str:
    """A text is written as in JSON, which TOML reads as well."""
    if isinstance(one, dict):
        return "{" + ", ".join(f"{key(word)} = {value(inner)}" for word, inner in one.items()) + "}"
    if isinstance(one, list | tuple):
        return "[" + ", ".join(map(value, one)) + "]"
    return json.dumps(one, ensure_ascii=False).replace("\x7f", "\\u007f")


def key(word: object) -> str:
    """A word as a key of TOML, in quotes where it needs them."""
    return json.dumps(str(word), ensure_ascii=False)

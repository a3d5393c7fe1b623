"""What the view of each game tells, as types of TypeScript, from the fields that the game declares for it.

Numbers of every kind (players, cards, cells) are numbers on the wire, and lists and tuples are lists. What a view tells
in another shape than its field has is named here; a test holds views of played games against all of it.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources

STEP = "[step: string, ...values: number[]]"
QUESTION = "[seat: number, step: string, ...values: number[]]"
FIRST = {"seat": "number"}
LAST = {
    "settings": "number[]", "agenda": f"{STEP}[]", "questions": f"{QUESTION}[]", "options": "number[]",
    "ending": "number", "winners": "number[]",
}  # fmt: skip
"""What every view has before and after the fields of its game."""

RESHAPED: dict[str, dict[str, str]] = {
    "nightmarium": {"rows": ""},
    "somnicum": {"dreams": "[width: number, cards: number[], links: number[], ends: number[], laid: number[]][]"},
    "deranged": {},
    "nemesis": {"unseen": "number[][]", "claims": "[seat: number, kind: string, ...values: number[]][]"},
}
"""Fields that are told in another shape, or not at all."""


@cache
def view_types(game: str) -> dict[str, str]:
    """Every field of a game's view with its type, in the order in which a view tells them."""
    found = {name: plain(text) for name, text in declared(game).items()} | RESHAPED[game]
    return FIRST | {name: kind for name, kind in found.items() if kind} | LAST


def declared(game: str) -> dict[str, str]:
    """The fields as the game writes them. Nemesis shows a position from which all secrets are gone."""
    if game == "nemesis":
        return fields_in("nemesis", "state", "Nemesis", "STATE")
    return fields_in(game, "view", f"{game.capitalize()}View", "SHOWN")


def fields_in(game: str, module: str, name: str, listed: str) -> dict[str, str]:
    """The fields that a class lists, each with its annotation: from the source, as a compiled class keeps none."""
    source = resources.files(f"phobetor.games.{game}").joinpath(f"rules/{module}.py").read_text(encoding="utf-8")
    owner = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name)
    fields = {ast.unparse(node.target): node for node in owner.body if isinstance(node, ast.AnnAssign)}
    names = fields[listed].value
    assert names is not None
    return {field: ast.unparse(fields[field].annotation) for field in ast.literal_eval(names)}


def plain(annotation: str) -> str:
    """The type of a field as it is sent: `Open[list[Card]]` is a list of numbers."""
    inner = re.fullmatch(r"(Open|list|tuple)\[(.*?)(?:, \.\.\.)?\]", annotation)
    if inner is None:
        return "number"
    return plain(inner[2]) if inner[1] == "Open" else f"{plain(inner[2])}[]"

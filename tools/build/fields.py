"""Writes what follows from the fields of a position and of a view.

A game's `rules/state.py` declares each field once, with its type, its first value unless it is a list, and what it
means. `make fields` writes the rest between two lines of the class, and a test compares: what is saved, the
constructor, the copy and an empty table. Lists are copied, lists of lists with their lists; numbers, tuples and what
"never changes" are shared. A class that has something to do before it is copied says so in a method `share`.

A game's `rules/view.py` declares what a seat may know; of what is `Open` the copy into a view, and from there into an
imagined game, are written.

Written source, and no kernel facility, because the compiler reads it: a copy that looks fields up by name takes four
times as long.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src/phobetor/games"
BEGIN = "    # --- written by `make fields` from the fields above ---"
END = "    # --- until here ---"
WIDTH = 120
UNCHANGING = ", 'never changes']"


@dataclass(frozen=True)
class Field:
    name: str
    kind: str
    """The annotation."""
    has_value: bool

    @property
    def is_list(self) -> bool:
        """Given to the constructor."""
        return not self.has_value

    @property
    def plain(self) -> str:
        return self.kind.removeprefix("Annotated[").removesuffix(UNCHANGING)

    @property
    def is_open(self) -> bool:
        return self.kind.startswith("Open[")

    def copied(self, owner: str = "self") -> str:
        kind = self.kind.removeprefix("Open[")
        if kind.startswith("list[list["):
            return f"[each[:] for each in {owner}.{self.name}]"
        return f"{owner}.{self.name}[:]" if kind.startswith("list[") else f"{owner}.{self.name}"

    def empty(self) -> str:
        return "()" if self.kind.startswith("tuple") else "[]"


def fields_in(position: ast.ClassDef) -> list[Field]:
    return [
        Field(node.target.id, ast.unparse(node.annotation), node.value is not None)
        for node in position.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if not ast.unparse(node.annotation).startswith("ClassVar")
    ]


# --- what is written --------------------------------------------------------------------------------
def written(name: str, fields: list[Field], shares: bool) -> str:
    blocks = [
        names_of("STATE", fields),
        names_of("TUPLES", [field for field in fields if field.kind.startswith("tuple")]),
        "\n" + "\n".join(constructor(fields)),
        "\n" + "\n".join(clone(name, fields, shares)),
        "\n" + "\n".join(blank(name, fields)),
    ]
    return textwrap.indent("\n".join(blocks), "    ")


def names_of(constant: str, fields: Iterable[Field]) -> str:
    names = [f'"{field.name}"' for field in fields]
    if not names:
        return f"{constant}: ClassVar[tuple[str, ...]] = ()"
    return f"{constant}: ClassVar[tuple[str, ...]] = (\n{listed(names, 4)}\n)  # fmt: skip"


def listed(words: list[str], indent: int) -> str:
    """The words with commas, in lines that fit."""
    return textwrap.fill(
        ", ".join(word.replace(" ", "\0") for word in words) + ",",
        WIDTH - 4, initial_indent=" " * indent, subsequent_indent=" " * indent,
        break_long_words=False, break_on_hyphens=False,
    ).replace("\0", " ")  # fmt: skip


def constructor(fields: list[Field]) -> Iterator[str]:
    given = [field for field in fields if field.is_list]
    yield "def __init__("
    yield "    self,"
    yield "    chance: Chance,"
    yield "    agenda: list[Step[Any]],"
    yield "    settings: list[i64],"
    yield from (f"    {field.name}: {field.plain}," for field in given)
    yield ") -> None:"
    yield "    super().__init__(chance, agenda, settings)"
    yield from (f"    self.{field.name} = {field.name}" for field in given)


def clone(name: str, fields: list[Field], shares: bool) -> Iterator[str]:
    given = ["chance", "self.agenda[:]", "self.settings", *(field.copied() for field in fields if field.is_list)]
    yield f"def clone(self, chance: Chance) -> {name}:"
    if shares:
        yield "    self.share()"
    yield f"    twin = {name}("
    yield listed(given, 8)
    yield "    )  # fmt: skip"
    yield from (f"    twin.{field.name} = self.{field.name}" for field in fields if not field.is_list)
    yield "    self.copy_question(twin)"
    yield "    return twin"


def blank(name: str, fields: list[Field]) -> Iterator[str]:
    yield "@staticmethod"
    yield f"def blank(chance: Chance) -> {name}:"
    yield f"    return {name}("
    yield listed(["chance", "[]", "[]", *(field.empty() for field in fields if field.is_list)], 8)
    yield "    )  # fmt: skip"


def written_of_view(position: str, fields: list[Field]) -> str:
    shown = [field for field in fields if field.is_open]
    blocks = [
        names_of("SHOWN", fields),
        "\n"
        + "\n".join(copying("copy_open", position, [f"self.{field.name} = {field.copied('game')}" for field in shown])),
        "\n" + "\n".join(copying("give_open", position, [f"game.{field.name} = {field.copied()}" for field in shown])),
    ]
    return textwrap.indent("\n".join(blocks), "    ")


def copying(name: str, position: str, lines: list[str]) -> Iterator[str]:
    yield f"def {name}(self, game: {position}) -> None:"
    yield from (f"    {line}" for line in lines)


# --- where it is written ----------------------------------------------------------------------------
def rewritten(text: str) -> str:
    """The module with what follows from its fields written anew."""
    before, begin, rest = text.partition(BEGIN + "\n")
    _, end, after = rest.partition(END + "\n")
    if not begin or not end:
        raise SystemExit(f"What declares fields needs the lines '{BEGIN.strip()}' and '{END.strip()}' in its class.")
    tree = ast.parse(before + after)
    line = before.count("\n")
    position = next(
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0)
    )
    fields = fields_in(position)
    if any(ast.unparse(base) == "View" for base in position.bases):
        made = written_of_view(position.name.removesuffix("View"), fields)
    else:
        shares = any(isinstance(node, ast.FunctionDef) and node.name == "share" for node in position.body)
        made = written(position.name, fields, shares)
    return f"{before}{begin}{made}\n\n{end}{after}"


def declaring() -> list[Path]:
    """The modules that say so; Nemesis' view is a table on which only what is open was laid."""
    found = [*GAMES.glob("*/rules/state.py"), *GAMES.glob("*/rules/view.py")]
    return sorted(path for path in found if BEGIN in path.read_text(encoding="utf-8"))


def main() -> int:
    for path in declaring():
        text = path.read_text(encoding="utf-8")
        if rewritten(text) != text:
            path.write_text(rewritten(text), encoding="utf-8")
            print(f"Written anew: {path.relative_to(GAMES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

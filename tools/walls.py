"""Who may import whom: the table of rooms in docs/design.md, held against every import of the package.

`python tools/walls.py` (part of `make lint`) says each import that points the wrong way, each module in a room that the
table does not have, and each ring of modules that import one another and are not named on that page.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "phobetor"
ROW = re.compile(r"^\| `(?P<room>[^`]+)` \| (?P<doors>[^|]*) \|", re.MULTILINE)
RING = re.compile(r"^- \*\*Ring\*\* (?P<modules>(?:`[^`]+`(?:, | and )?)+):", re.MULTILINE)


@dataclass(frozen=True)
class Import:
    module: str
    line: int
    target: str
    only_for_types: bool


@dataclass(frozen=True)
class Contract:
    rooms: dict[str, list[str]]
    """Room -> the rooms that it may import; the most special room that fits a module is its own."""
    rings: list[frozenset[str]]


def read_contract(page: str) -> Contract:
    text = page[page.index("### Walls") :]
    text = text[: text.index("\n## ")]
    rooms = {row["room"]: re.findall(r"`([^`]+)`", row["doors"]) for row in ROW.finditer(text)}
    rings = [frozenset(re.findall(r"`([^`]+)`", ring["modules"])) for ring in RING.finditer(text)]
    return Contract(rooms, rings)


# --- what is imported -------------------------------------------------------------------------------
def modules_in(source: Path) -> dict[str, Path]:
    """Every module by its name below the package, as in `games/nemesis/rules/turn`."""
    folder = source / PACKAGE
    found = {path.relative_to(folder).with_suffix("").as_posix(): path for path in sorted(folder.rglob("*.py"))}
    return {name.removesuffix("/__init__"): path for name, path in found.items()}


def imports_of(name: str, path: Path, modules: dict[str, Path]) -> Iterator[Import]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = {id(node) for block in ast.walk(tree) if is_type_checking(block) for node in ast.walk(block)}
    for node in ast.walk(tree):
        for target in targets_of(node, modules):
            if target != name:
                yield Import(name, getattr(node, "lineno", 0), target, id(node) in for_types)


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def targets_of(node: ast.AST, modules: dict[str, Path]) -> list[str]:
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom) and node.module:
        deeper = [f"{node.module}.{alias.name}" for alias in node.names]
        names = [name if way(name) in modules else node.module for name in deeper]
    else:
        return []
    return [way(name) for name in dict.fromkeys(names) if way(name) in modules]


def way(name: str) -> str:
    return name.removeprefix(f"{PACKAGE}.").replace(".", "/")


# --- the walls --------------------------------------------------------------------------------------
def room_of(module: str, rooms: dict[str, list[str]]) -> str | None:
    fitting = [room for room in rooms if fnmatchcase(module, room) or fnmatchcase(module, f"{room}/*")]
    return max(fitting, key=lambda room: (room.count("/"), len(room)), default=None)


def crossings(imports: list[Import], contract: Contract) -> Iterator[str]:
    for each in imports:
        room, target = room_of(each.module, contract.rooms), room_of(each.target, contract.rooms)
        if room is None:
            yield f"{each.module} is in no room of docs/design.md."
        elif target != room and target not in contract.rooms[room]:
            yield (
                f"{each.module}:{each.line} imports {each.target}, but '{room}' may import only: "
                f"{', '.join(contract.rooms[room]) or 'nothing'}."
            )
        elif is_another_game(each):
            yield f"{each.module}:{each.line} imports {each.target}: a game knows nothing of another one."


def is_another_game(each: Import) -> bool:
    games = [re.match(r"games/(\w+)/", module) for module in (each.module, each.target)]
    return games[0] is not None and games[1] is not None and games[0][1] != games[1][1]


def rings_among(imports: list[Import]) -> list[frozenset[str]]:
    """The largest sets of modules that all reach one another, found with Tarjan's algorithm."""
    ahead: dict[str, list[str]] = {}
    for each in imports:
        if not each.only_for_types:
            ahead.setdefault(each.module, []).append(each.target)
    found: list[frozenset[str]] = []
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []

    def visit(module: str) -> None:
        number[module] = lowest[module] = len(number)
        waiting.append(module)
        for target in ahead.get(module, []):
            if target not in number:
                visit(target)
                lowest[module] = min(lowest[module], lowest[target])
            elif target in waiting:
                lowest[module] = min(lowest[module], number[target])
        if lowest[module] == number[module]:
            ring = frozenset(waiting[waiting.index(module) :])
            del waiting[waiting.index(module) :]
            if len(ring) > 1:
                found.append(ring)

    for module in sorted(ahead):
        if module not in number:
            visit(module)
    return found


def faults(source: Path, page: str) -> list[str]:
    contract = read_contract(page)
    modules = modules_in(source)
    imports = [each for name, path in modules.items() for each in imports_of(name, path, modules)]
    told = list(crossings(imports, contract))
    rings = rings_among(imports)
    told += [f"These import one another: {', '.join(sorted(ring))}." for ring in rings if ring not in contract.rings]
    told += [f"No ring any more: {', '.join(sorted(ring))}." for ring in contract.rings if ring not in rings]
    empty = [room for room in contract.rooms if not any(room_of(module, contract.rooms) == room for module in modules)]
    return told + [f"The room '{room}' of docs/design.md is empty." for room in empty]


def main() -> int:
    told = faults(ROOT / "src", (ROOT / "docs/design.md").read_text(encoding="utf-8"))
    print(*told, sep="\n", end="\n" if told else "", file=sys.stderr)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())

"""A campaign: every change of a game's rules, what became of it, and what is remembered for the next time."""

from __future__ import annotations

import ast
import hashlib
import importlib
import importlib.machinery
import json
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "build"))

from fields import BEGIN, END

from changes import Change, changes_in
from children import LATE, limit, run_all
from proof import GAMES, ROOT, Tracer, Unit, executed, forget_game, import_game, module_name, rule_modules, units_of

NOTICED, TIMEOUT, SURVIVED, UNREACHED = "noticed", "timeout", "survived", "unreached"
BUILD = ROOT / "build/mutants"
EQUIVALENT = Path(__file__).parent / "equivalent"
LAYS_OUT = ("notation", "positions")  # what reads a scenario's position
KEEP_EVERY = 250  # mutants
PATIENCE = (1.0, 20)  # seconds, and times what the unit takes unbroken, before a mutant is said to loop for ever


class Mutant:
    """A change with a name that stays when lines move: file, function, source of the line, before and after."""

    def __init__(self, path: Path, change: Change, line: str, number: int, rules: str) -> None:
        self.path = path
        self.change = change
        self.line = line
        self.said = change.said if number == 1 else f"{change.said} ({number})"  # the same in one line a second time
        self.file = path.relative_to(ROOT / "src/phobetor/games").as_posix()
        self.rules = rules
        self.key = "\n".join((self.file, change.function, line, self.said))
        self.status = ""
        self.by = ""
        self.reason = ""  # why it is no other game

    @property
    def is_noticed(self) -> bool:
        return self.status in (NOTICED, TIMEOUT)

    @property
    def counts(self) -> bool:
        return not self.reason or self.is_noticed

    def data(self) -> dict[str, Any]:
        change = self.change
        return {
            "file": self.file, "line": change.statement.lineno, "function": change.function,
            "rules": self.rules.split(),
            "source": self.line, "kind": change.kind, "change": self.said, "status": self.status, "by": self.by,
            "equivalent": self.reason,
        }  # fmt: skip


def mutants_of(path: Path) -> list[Mutant]:
    text = path.read_text(encoding="utf-8")
    lines, tree = text.splitlines(), ast.parse(text)
    written = lines_written_by_the_house(lines)
    found: list[Mutant] = []
    seen: dict[tuple[str, str, str], int] = {}
    for change in changes_in(tree):
        if change.statement.lineno in written:
            continue
        line = lines[change.statement.lineno - 1].strip()
        key = (change.function, line, change.said)
        seen[key] = seen.get(key, 0) + 1
        found.append(Mutant(path, change, line, seen[key], rules_around(change)))
    return found


def lines_written_by_the_house(lines: list[str]) -> range:
    """What `make fields` writes is no rule: the conformance suite compares copies and saved games field by field."""
    marks = [number for number, line in enumerate(lines, 1) if line in (BEGIN, END)]
    return range(*marks) if marks else range(0)


def rules_around(change: Change) -> str:
    """The ids in the class of the step, or in the docstring of the function."""
    if not isinstance(change.top, ast.ClassDef):
        told = ast.get_docstring(change.top) if isinstance(change.top, ast.FunctionDef) else ""
        return " ".join(
            word.strip(".,;:()") for word in (told or "").split() if word[:3] in ("NM-", "SO-", "DE-", "NE-")
        )
    for node in change.top.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "rule":
            return str(ast.literal_eval(node.value)) if node.value is not None else ""
    return ""


def sampled(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """The same ones as long as they exist, however the code around them moves."""
    ranked = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed}\n{mutant.key}".encode()).digest())
    return ranked[:count] if count else mutants


# --- breaking it ------------------------------------------------------------------------------------
def break_in_place(mutant: Mutant) -> None:
    """Give the function its broken code: whoever imported it holds the same function."""
    mutant.change.apply()
    future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
    tree = ast.fix_missing_locations(ast.Module([future, mutant.change.top], []))
    code = compile(tree, str(mutant.path), "exec", dont_inherit=True)
    found: Any = sys.modules[module_name(mutant.path)]
    for name in mutant.change.path:
        code = inner_code(code, name)
        found = vars(found)[name]
    function_of(found).__code__ = code


def inner_code(code: CodeType, name: str) -> CodeType:
    return next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)


def function_of(found: Any) -> FunctionType:
    """Behind a property, a static method or a cache."""
    while not isinstance(found, FunctionType):
        found = next(getattr(found, name) for name in ("fget", "__func__", "__wrapped__") if hasattr(found, name))
    return found


def break_anew(mutant: Mutant, game: str) -> None:
    """Import the game again from the broken source: for what is worked out while it is imported."""
    mutant.change.apply()
    text = mutant.path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    place = next(at for at, node in enumerate(tree.body) if node.lineno == mutant.change.top.lineno)
    tree.body[place] = mutant.change.top
    code = compile(ast.fix_missing_locations(tree), str(mutant.path), "exec", dont_inherit=True)
    usual = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        return code if loader.path == str(mutant.path) else usual(loader, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    forget_game(game)
    import_game(game)


def verdict(mutant: Mutant, game: str, units: list[Unit], anew: bool) -> tuple[str, str]:
    """In a child: break it, and let the proof notice."""
    try:
        break_anew(mutant, game) if anew else break_in_place(mutant)
    except Exception as error:
        return NOTICED, f"import: {type(error).__name__}"
    for unit in units:
        limit(PATIENCE[0] + PATIENCE[1] * unit.seconds)
        try:
            unit.run()
        except BaseException:
            return NOTICED, unit.name
    return SURVIVED, ""


# --- the campaign -----------------------------------------------------------------------------------
class Campaign:
    def __init__(self, game: str, workers: int, only: str = "", count: int = 0, seed: str = "1") -> None:
        self.game = game
        self.is_kept = True
        self.workers = workers
        self.files = rule_modules(game)
        with Tracer(self.files) as tracer:
            import_game(game)
        check_interpreted(self.files)
        self.at_import = tracer.lines
        self.units = units_of(game)
        self.all = [mutant for path in self.files for mutant in mutants_of(path)]
        self.mutants = sampled([mutant for mutant in self.all if only in mutant.file], count, seed)
        self.excuse()
        self.hashes = {str(path): hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in self.files}
        self.lines: dict[tuple[str, int], list[int]] = {}  # file and line -> units that execute it
        self.quickest: list[int] = []
        self.last_by: dict[tuple[str, str], str] = {}  # function -> who noticed its last mutant

    def excuse(self) -> None:
        """Give those mutants their reason that the data file names as no other game."""
        self.unmatched: list[str] = []
        by_key = {mutant.key: mutant for mutant in self.all}
        for entry in equivalents(self.game):
            for change in entry["changes"]:
                key = "\n".join((entry["file"], entry["function"], entry["line"], change))
                if key in by_key:
                    by_key[key].reason = entry["reason"]
                else:
                    self.unmatched.append(f"{entry['file']} {entry['function']}: {entry['line']}: {change}")

    # --- what is remembered ---
    @property
    def kept(self) -> Path:
        return BUILD / f"{self.game}.json"

    def remember(self) -> None:
        """A noticed one stays noticed while its module and who noticed it are the same; a survivor is tried again
        whenever anything of the proof changed."""
        try:
            old = json.loads(self.kept.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        units = {unit.name: unit.hash for unit in self.units}
        for mutant in self.all:
            found = old["mutants"].get(mutant.key)
            if found is None or found["module"] != self.hashes[str(mutant.path)]:
                continue
            same = old["proof"] == self.proof_hash() or (found["status"] in (NOTICED, TIMEOUT) and not found["unit"])
            if same or (found["by"] in units and found["unit"] == units[found["by"]]):
                mutant.status, mutant.by = found["status"], found["by"]

    def keep(self) -> None:
        if not self.is_kept:
            return
        units = {unit.name: unit.hash for unit in self.units}
        told = {
            mutant.key: {
                "status": mutant.status, "by": mutant.by, "unit": units.get(mutant.by, ""),
                "module": self.hashes[str(mutant.path)],
            }
            for mutant in self.all
            if mutant.status
        }  # fmt: skip
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.kept.with_suffix(".new")
        fresh.write_text(json.dumps({"proof": self.proof_hash(), "mutants": told}), encoding="utf-8")
        fresh.replace(self.kept)

    def proof_hash(self) -> str:
        """Of all units and of what runs scenarios and lays out their positions."""
        runner = [ROOT / "src/phobetor/records/scenario.py", GAMES / "position.py"]
        runner += [path for path in sorted((GAMES / self.game / "words").glob("*.py")) if path.stem in LAYS_OUT]
        told = "".join([*sorted(unit.hash for unit in self.units), *(path.read_text("utf-8") for path in runner)])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    # --- running ---
    def record(self) -> None:
        """In children, because a position that was once worked out must not be remembered by the parent."""
        shares = [range(start, len(self.units), self.workers) for start in range(self.workers)]
        jobs = ((None, partial(self.watch, share)) for share in shares)
        for _, answer, status in run_all(jobs, self.workers, 600):
            if answer is None:
                raise SystemExit(f"The proof could not be recorded (status {status}): do all scenarios and tests hold?")
            for place, lines, seconds in answer:
                self.units[place].seconds = seconds
                for file, executed_lines in lines.items():
                    for line in executed_lines:
                        self.lines.setdefault((file, line), []).append(place)
        self.quickest = sorted(range(len(self.units)), key=lambda place: self.units[place].seconds)

    def watch(self, share: Iterable[int]) -> list[tuple[int, Any, float]]:
        told = []
        for place in share:
            try:
                told.append((place, *executed(self.units[place], self.files)))
            except BaseException as error:
                sys.settrace(None)
                print(f"{self.units[place].name} does not hold without a mutant: {error}", file=sys.stderr, flush=True)
                raise
        return told

    def is_worked_out_at_import(self, mutant: Mutant) -> bool:
        change = mutant.change
        return not change.path or "default" in change.said or bool(change.lines & self.at_import[str(mutant.path)])

    def noticing(self, mutant: Mutant) -> list[Unit]:
        """Who can notice it, most promising first."""
        if self.is_worked_out_at_import(mutant):
            places = self.quickest
        else:
            found = {place for line in mutant.change.lines for place in self.lines.get((str(mutant.path), line), [])}
            places = [place for place in self.quickest if place in found]
        last = self.last_by.get((mutant.file, mutant.change.function))
        return sorted((self.units[place] for place in places), key=lambda unit: unit.name != last)

    def jobs(self) -> Iterator[tuple[Mutant, Callable[[], Any]]]:
        for mutant in self.mutants:
            if mutant.status:
                continue
            units = self.noticing(mutant)
            if not units:
                mutant.status = UNREACHED
                continue
            yield mutant, partial(verdict, mutant, self.game, units, self.is_worked_out_at_import(mutant))

    def run(self, progress: Callable[[int, int], None]) -> None:
        todo = sum(not mutant.status for mutant in self.mutants)
        if not todo:
            return
        self.record()
        done = 0
        try:
            for mutant, answer, status in run_all(self.jobs(), self.workers):
                if answer is None:
                    mutant.status, mutant.by = (TIMEOUT, "") if status == LATE else (NOTICED, f"died with {status}")
                else:
                    mutant.status, mutant.by = answer
                if mutant.by:
                    self.last_by[mutant.file, mutant.change.function] = mutant.by
                done += 1
                progress(done, todo)
                if done % KEEP_EVERY == 0:
                    self.keep()
        finally:
            self.keep()


def check_interpreted(files: list[Path]) -> None:
    for path in files:
        found = importlib.import_module(module_name(path)).__file__
        if found != str(path):
            raise SystemExit(f"Only interpreted rules can be broken: run this with PYTHONPATH=src (found {found}).")


def equivalents(game: str) -> list[dict[str, Any]]:
    path = EQUIVALENT / f"{game}.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"] if path.exists() else []
    for entry in found:
        if {*entry} != {"file", "function", "line", "changes", "reason"}:
            raise SystemExit(f"An entry of {path.name} must have file, function, line, changes and reason: {entry}.")
    return found

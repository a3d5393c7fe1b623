"""Compiles the kernel, the games' rules and the playout loops with mypyc, where that can be done; keeps what it made.

The same source runs interpreted wherever this is left out. PHOBETOR_PURE=1 leaves it out on purpose;
PHOBETOR_PURE=unless-kept takes what an earlier build compiled from just these sources and compiles nothing.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"
KEPT = ROOT / "build/compiled"
"""A folder for the last sources that were compiled, named after them."""
COMPILED = [
    "kernel/**/*.py", "bots/**/*.py", "lab/playout.py",
    "research/actions.py", "research/planes.py", "research/nightmarium.py", "research/desk.py",
]  # fmt: skip
ROOMS = ["rules/**/*.py", "bots/**/*.py"]  # of every game; its words need no speed
HOT = ("__native_[0-9a-f]+\\.c", "___kernel___", "___lab___", "phobetor___bots___", "___nightmarium___",
       "___research___")  # fmt: skip
HOT_FILE = "hot.c"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
PROGRESS = "phobetor: "
PROGRESS_EVERY = 10  # files
GCC_FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden"]  # +17 % decisions per second
# All but the hot modules: compiled in 60 % of the time of -O2, 3 % fewer decisions per second.
COLD_FLAGS = [
    "-O1", "-freorder-blocks-algorithm=stc", "-freorder-blocks-and-partition", "-finline-small-functions",
    "-findirect-inlining", "-fpartial-inlining", "-foptimize-sibling-calls", "-falign-functions", "-falign-loops",
    "-falign-jumps",
]  # fmt: skip


# --- whether to compile -----------------------------------------------------------------------------
def is_wanted() -> bool:
    return not os.environ.get("PHOBETOR_PURE") and can_compile()


def can_compile() -> bool:
    """There are a compiler and the headers of this Python."""
    return shutil.which(compiler()) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def compiler() -> str:
    """The program that setuptools is going to start."""
    usual = "cl" if sys.platform == "win32" else sysconfig.get_config_var("CC") or "cc"
    return str(os.environ.get("CC") or usual).split()[0]


def mypyc() -> str:
    """The very version that the suite runs with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    tools: list[str] = project["optional-dependencies"]["dev"]
    return next(name for name in tools if name.startswith("mypy["))


def requirements() -> list[str]:
    return [mypyc()] if is_wanted() and not kept() else []


# --- which modules ----------------------------------------------------------------------------------
def finished_games() -> list[str]:
    """Those that `phobetor.games` offers; a game that is still being written is not compiled."""
    text = (SOURCE / "phobetor/games/__init__.py").read_text(encoding="utf-8")
    found = re.search(r"^NAMES = \((.*)\)$", text, re.MULTILINE)
    assert found is not None, "phobetor.games does not say NAMES = (...) in a line of its own"
    return re.findall(r'"(\w+)"', found[1])


def modules() -> list[str]:
    root = SOURCE / "phobetor"
    patterns = [*COMPILED, *(f"games/{game}/{room}" for game in finished_games() for room in ROOMS)]
    found = {path for pattern in patterns for path in root.glob(pattern) if path.name != "__init__.py"}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


# --- what was compiled before -----------------------------------------------------------------------
def read_by_the_compiler() -> list[Path]:
    """The modules and all of ours that they import: types and constants of those are compiled in, too."""
    found: set[Path] = set()
    waiting = [ROOT / name for name in modules()]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += [file for name in imports(path) for file in files_of(name)]
    return sorted(found)


def imports(path: Path) -> set[str]:
    """The names after `import` and `from`, and of each `from` what is taken: that may be a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.partition(".")[0] == "phobetor"}


def files_of(name: str) -> list[Path]:
    place = SOURCE.joinpath(*name.split("."))
    return [path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()]


def key() -> str:
    """The same for the same sources, Python and compiler."""
    found = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {mypyc()} {version_of(compiler())}".encode())
    for path in [Path(__file__), *read_by_the_compiler()]:
        found.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()[:32]


def version_of(program: str) -> str:
    try:
        return subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def kept() -> Path | None:
    """Where the compiled modules of these sources lie, if they were compiled before and are wanted."""
    if os.environ.get("PHOBETOR_PURE") == "1" or not KEPT.is_dir():
        return None
    place = KEPT / key()
    return place if place.is_dir() else None


def take_kept(place: Path, target: Path) -> None:
    shutil.copytree(place, target, dirs_exist_ok=True)


def keep(target: Path) -> None:
    """Whole or not at all; what was kept of other sources goes."""
    half = KEPT.with_name("compiled.half")
    shutil.rmtree(half, ignore_errors=True)
    for path in sorted(target.rglob(f"*{SUFFIX}")):
        copy = half / path.relative_to(target)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True)
    half.rename(KEPT / key())


# --- compiling --------------------------------------------------------------------------------------
def translated() -> list[Any]:
    """The extensions, as C: a file for each module, on all cores; all in one takes six minutes."""
    from mypyc.build import mypycify

    show("  translating the rules into C: half a minute, then one or two to compile them")
    names = [os.path.relpath(ROOT / name) for name in modules()]
    found = mypycify(names, opt_level="2", debug_level="0", multi_file=True)
    for extension in found:
        extension.optional = True
    together(max(found, key=lambda extension: len(extension.sources)))
    return list(found)


def together(extension: Any) -> None:
    """What every choice runs through becomes one file, so that calls between modules can be inlined: +15 %."""
    runtime = [name for name in extension.sources if not Path(name).name.startswith("__native")]
    hot_modules = [name for name in extension.sources if re.search("|".join(HOT), name)]
    hot = Path(extension.sources[0]).with_name(HOT_FILE)
    hot.write_text("".join(f'#include "{Path(name).name}"\n' for name in runtime + hot_modules), encoding="utf-8")
    extension.sources = [str(hot), *(name for name in extension.sources if name not in runtime + hot_modules)]


def prepare(compiler: Any, extensions: list[Any]) -> None:
    """All cores, and the flags that pay."""
    command = getattr(compiler, "compiler_so", None)
    cold_flags = ["-O2"]
    if command and "Free Software Foundation" in version_of(command[0]):
        cold_flags = COLD_FLAGS
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]
    compiler.compile = side_by_side(compiler.compile, cold_flags)


def side_by_side(compile_all: Callable[..., list[str]], cold_flags: list[str]) -> Callable[..., list[str]]:
    """Compile the files of an extension at the same time, as many as there are cores."""

    def compiled(sources: list[str], *, extra_postargs: list[str], **named: object) -> list[str]:
        def one(place: int) -> list[str]:
            if place and place % PROGRESS_EVERY == 0:
                show(f"  compiled {place} of {len(sources)} files")
            wanted = ["-O3"] if Path(sources[place]).name == HOT_FILE else cold_flags
            others = [flag for flag in extra_postargs if flag != "-O2"]
            return compile_all([sources[place]], extra_postargs=[*others, *wanted], **named)

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            return [name for names in cores.map(one, range(len(sources))) for name in names]

    return compiled


def show(progress: str) -> None:
    """To whoever reads the log, and past pip, which swallows that, to the terminal itself."""
    print(f"{PROGRESS}{progress}", file=sys.stderr, flush=True)
    if os.environ.get("PIP_BUILD_TRACKER"):
        with suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            print(progress, file=terminal)


if __name__ == "__main__":
    sys.exit(not can_compile())

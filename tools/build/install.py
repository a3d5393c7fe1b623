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
    pip("--require-hashes", "-r", str(LOCKED / f"{purpose}.txt"))
    if purpose == "play" and page.requirements():
        pip("--require-hashes", "-r", str(LOCKED / "node.txt"))


def program(mode: str) -> None:
    pip("--no-deps", "--force-reinstall", str(wheels.wheel(mode, Path("build"))))


def pip(*words: str) -> None:
    if subprocess.run([sys.executable, "-m", "pip", "install", *QUIET, *words], check=False).returncode:
        raise SystemExit("pip could not install what is needed; what it says above is the reason.")


if __name__ == "__main__":
    {"libraries": libraries, "program": program}[sys.argv[1]](sys.argv[2])

"""Installs into the Python that runs it what `make` needs.

`python tools/build/install.py libraries play|dev`, `python tools/build/install.py program kept|compiled`.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import page
import wheels

QUIET = ("-qq", "--disable-pip-version-check")
"""Mistakes are told; what pip thinks of a machine's settings is not."""
BUILDING = "setuptools>=77"


def libraries(purpose: str) -> None:
    project = tomllib.loads((page.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if purpose == "play":
        pip(*project["dependencies"], BUILDING, *page.requirements())
    else:
        pip(*project["optional-dependencies"]["dev"])


def program(mode: str) -> None:
    pip("--no-deps", "--force-reinstall", str(wheels.wheel(mode, Path("build"))))


def pip(*words: str) -> None:
    if subprocess.run([sys.executable, "-m", "pip", "install", *QUIET, *words], check=False).returncode:
        raise SystemExit("pip could not install what is needed; what it says above is the reason.")


if __name__ == "__main__":
    {"libraries": libraries, "program": program}[sys.argv[1]](sys.argv[2])

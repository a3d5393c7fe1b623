"""Makes a release: `python tools/build/release.py 1.2.3 [--dry-run]`, or `make release VERSION=1.2.3`.

Everything is prepared in a worktree of its own: version and changelog are written and committed there, wheels and
source distribution are built from that commit, checked, installed into an empty environment and played once. Only then
does the branch move to that commit and get its tag. Whatever goes wrong before is one sentence and changes nothing.
Nothing is published: that is done by hand, with what lies in dist/.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

import compiling
from packaging.metadata import InvalidMetadata, Metadata

ROOT = Path(__file__).resolve().parents[2]
VERSION_FILE = Path("src/phobetor/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
UNRELEASED = "## Unreleased"
NEEDED = ("phobetor/py.typed", "phobetor/server/static/index.html", "phobetor/games/nightmarium/rulebook.toml")
"""What a package cannot do without and setuptools would leave out without a word."""
GAME = ("play", "somnicum", "--seats", "greedy,greedy", "--seed", "1", "--plain")

Build = Callable[[Path], list[Path]]
"""Makes the packages of a tree and gives their paths."""
Play = Callable[[Path, str], None]
"""Installs a package of a version and plays it once."""


class NotReleased(SystemExit):
    """The release was not made and nothing was changed; the message says why."""


def run(*command: str, cwd: Path, why: str) -> str:
    """What the command printed; `why` is the sentence for when it fails."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()[-1]
        raise NotReleased(f"{why}: {last}")
    return done.stdout.strip()


def git(*words: str, cwd: Path | None = None) -> str:
    return run("git", *words, cwd=cwd or ROOT, why=f"'git {words[0]}' failed")


# --- before anything is done ------------------------------------------------------------------------
def check_ready(version: str) -> None:
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version):
        raise NotReleased(f"A version is three numbers such as 1.2.3, not '{version}'.")
    if git("status", "--porcelain"):
        raise NotReleased("There are changes that are not committed; commit them or put them aside first.")
    if not git("branch", "--show-current"):
        raise NotReleased("No branch is checked out; a release is made on one.")
    if git("tag", "--list", f"v{version}"):
        raise NotReleased(f"There is a version {version} already: the tag v{version}.")
    newest = max((numbers(tag) for tag in git("tag", "--list", "v*").split() if is_version_tag(tag)), default=None)
    if newest is not None and numbers(version) <= newest:
        raise NotReleased(f"{version} is not newer than {'.'.join(map(str, newest))}, which was released before.")


def is_version_tag(tag: str) -> bool:
    return re.fullmatch(r"v\d+\.\d+\.\d+", tag) is not None


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.removeprefix("v").split("."))


# --- version and changelog --------------------------------------------------------------------------
def with_version(text: str, version: str) -> str:
    found, count = re.subn(r'^__version__ = "[^"]*"$', f'__version__ = "{version}"', text, flags=re.MULTILINE)
    if count != 1:
        raise NotReleased(f'{VERSION_FILE} does not hold one line such as __version__ = "{version}".')
    return found


def with_release(text: str, version: str, day: str) -> str:
    """The changelog in which what was unreleased belongs to this version."""
    if text.count(f"{UNRELEASED}\n") != 1:
        raise NotReleased(f"{CHANGELOG} needs one heading '{UNRELEASED}' over what is new.")
    before, _, rest = text.partition(f"{UNRELEASED}\n")
    new = rest.partition("\n## ")[0]
    if not new.strip():
        raise NotReleased(f"{CHANGELOG} says nothing of what is new: there is nothing under '{UNRELEASED}'.")
    return f"{before}{UNRELEASED}\n\n## {version} ({day})\n{rest}"


@contextmanager
def worktree() -> Iterator[Path]:
    """The present commit, to be changed without touching this folder."""
    place = ROOT / "build/release"
    shutil.rmtree(place, ignore_errors=True)
    git("worktree", "prune")
    git("worktree", "add", "--detach", str(place))
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)
        git("worktree", "prune")


def committed(tree: Path, version: str) -> str:
    """The commit of the release, which no branch knows yet."""
    day = datetime.now(UTC).date().isoformat()
    source, log = ((tree / name).read_text(encoding="utf-8") for name in (VERSION_FILE, CHANGELOG))
    (tree / VERSION_FILE).write_text(with_version(source, version), encoding="utf-8")
    (tree / CHANGELOG).write_text(with_release(log, version, day), encoding="utf-8")
    git("commit", "--quiet", "--no-verify", "--all", "--message", f"Release {version}", cwd=tree)
    return git("rev-parse", "HEAD", cwd=tree)


# --- packages ---------------------------------------------------------------------------------------
def built(tree: Path) -> list[Path]:
    kinds = ["pure", *(["compiled"] if compiling.can_compile() else []), "source"]
    run(sys.executable, "tools/build/wheels.py", *kinds, cwd=tree, why="The packages could not be built")
    return sorted((tree / "dist").iterdir())


def check_packages(packages: list[Path], version: str) -> None:
    kinds = [".whl" if path.suffix == ".whl" else ".tar.gz" for path in packages]
    if ".whl" not in kinds or ".tar.gz" not in kinds:
        raise NotReleased("A release has a wheel and a source distribution; one of them was not built.")
    for path in packages:
        check_package(path, version)


def check_package(path: Path, version: str) -> None:
    """As the registry would: what a package says of itself must be whole, and everything must be in it."""
    names, raw = contents(path)
    try:
        found = Metadata.from_email(raw, validate=True)
    except (ExceptionGroup, InvalidMetadata) as error:
        first = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
        raise NotReleased(f"{path.name} describes itself wrongly: {first}") from None
    if str(found.version) != version:
        raise NotReleased(f"{path.name} says that it is version {found.version}.")
    if not found.description or found.description_content_type != "text/markdown":
        raise NotReleased(f"{path.name} has no description in Markdown.")
    missing = [name for name in NEEDED if not any(other.endswith(name) for other in names)]
    if missing:
        raise NotReleased(f"{path.name} lacks {', '.join(missing)}.")
    odd = [name for name in names if {"__pycache__", "node_modules"} & set(PurePosixPath(name).parts)]
    if odd:
        raise NotReleased(f"{path.name} holds what belongs to nobody else's machine, such as {odd[0]}.")


def contents(path: Path) -> tuple[list[str], bytes]:
    """The names of the files of a package, and what it says of itself."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            names = wheel.namelist()
            (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
            return names, wheel.read(about)
    with tarfile.open(path) as archive:
        names = archive.getnames()
        (about,) = (name for name in names if name.count("/") == 1 and name.endswith("/PKG-INFO"))
        file = archive.extractfile(about)
        assert file is not None
        return names, file.read()


def played(package: Path, version: str) -> None:
    """In an environment that holds nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "env", with_pip=True)
        python = str(place / "env" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", str(package), cwd=place,
            why=f"{package.name} cannot be installed")  # fmt: skip
        said = run(python, "-P", "-m", "phobetor", "--version", cwd=place, why=f"{package.name} does not start")
        if version not in said.split():
            raise NotReleased(f"{package.name} says '{said}' when it is asked for its version.")
        run(python, "-P", "-m", "phobetor", *GAME, cwd=place, why=f"{package.name} does not play")


# --- the whole --------------------------------------------------------------------------------------
def release(version: str, dry_run: bool, build: Build = built, play: Play = played) -> str:
    """What was done, in a sentence."""
    check_ready(version)
    with worktree() as tree:
        commit = committed(tree, version)
        packages = build(tree)
        check_packages(packages, version)
        for package in packages:
            if package.suffix == ".whl":
                play(package, version)
        if dry_run:
            return f"Version {version} could be released; nothing was changed."
        git("merge", "--ff-only", "--quiet", commit)
        (ROOT / "dist").mkdir(exist_ok=True)
        kept = [shutil.copy2(package, ROOT / "dist") for package in packages]
    git("tag", "--annotate", f"v{version}", "--message", f"Phobetor {version}", commit)
    files = ", ".join(str(Path(path).relative_to(ROOT)) for path in kept)
    return f"Version {version} is tagged v{version}; {files} can be published."


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="make release", description="Make a release; nothing is published.")
    parser.add_argument("version", metavar="VERSION", help="three numbers such as 1.2.3")
    parser.add_argument("--dry-run", action="store_true", help="do everything but change the branch and tag it")
    given = parser.parse_args(words)
    print(release(given.version, given.dry_run))


if __name__ == "__main__":
    main(sys.argv[1:])

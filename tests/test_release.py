"""A release is made whole or not at all."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import release

ROOT = Path(__file__).resolve().parents[1]
ABOUT = "Metadata-Version: 2.4\nName: phobetor\nVersion: {}\nDescription-Content-Type: text/markdown\n\n# Phobetor\n"
LOG = "# Changelog\n\n## Unreleased\n\n- Doors creak.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that could be released."""
    write(tmp_path / release.VERSION_FILE, '"""A house."""\n\n__version__ = "0.1.0"\n')
    write(tmp_path / release.CHANGELOG, LOG)
    write(tmp_path / ".gitignore", "/build/\n/dist/\n")
    git(tmp_path, "init", "-q")
    for name, value in (("user.name", "A"), ("user.email", "a@example.org"), ("tag.gpgsign", "false")):
        git(tmp_path, "config", name, value)
    committed(tmp_path)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def committed(house: Path) -> None:
    git(house, "add", "-A")
    git(house, "commit", "-qm", "A house")


def everything(house: Path) -> tuple[str, ...]:
    """What a failed release must not change."""
    worktrees = git(house, "worktree", "list").splitlines()
    assert len(worktrees) == 1, worktrees
    files = sorted(str(path) for path in house.rglob("*") if ".git" not in path.parts and path.is_file())
    return (git(house, "rev-parse", "HEAD"), git(house, "tag"), git(house, "status", "--porcelain"), *files)


# --- packages as they would be built ----------------------------------------------------------------
def wheel(folder: Path, about: str, names: tuple[str, ...] = release.NEEDED) -> Path:
    path = folder / "phobetor-0.2.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("phobetor-0.2.0.dist-info/METADATA", about)
        for name in names:
            made.writestr(name, "")
    return path


def source(folder: Path, about: str) -> Path:
    path = folder / "phobetor-0.2.0.tar.gz"
    with tarfile.open(path, "w:gz") as made:
        for name, text in (("PKG-INFO", about), *((f"src/{name}", "") for name in release.NEEDED)):
            entry = tarfile.TarInfo(f"phobetor-0.2.0/{name}")
            entry.size = len(text)
            made.addfile(entry, io.BytesIO(text.encode()))
    return path


def build(tree: Path) -> list[Path]:
    """From the version that the tree names, as the real one does."""
    version = (tree / release.VERSION_FILE).read_text(encoding="utf-8").split('"')[-2]
    (tree / "dist").mkdir()
    return [wheel(tree / "dist", ABOUT.format(version)), source(tree / "dist", ABOUT.format(version))]


def released(version: str = "0.2.0", dry_run: bool = False, build: release.Build = build) -> tuple[str, list[str]]:
    games: list[str] = []
    said = release.release(version, dry_run, build, lambda package, version: games.append(f"{package.name} {version}"))
    return said, games


# --- facts ------------------------------------------------------------------------------------------
def test_a_release_writes_version_and_changelog_and_is_tagged(house: Path) -> None:
    said, games = released()
    assert said.startswith("Version 0.2.0 is tagged v0.2.0; dist/")
    assert games == ["phobetor-0.2.0-py3-none-any.whl 0.2.0"]
    assert '__version__ = "0.2.0"' in (house / release.VERSION_FILE).read_text(encoding="utf-8")
    log = (house / release.CHANGELOG).read_text(encoding="utf-8")
    assert log.index("## Unreleased") < log.index("## 0.2.0 (20") < log.index("Doors creak") < log.index("## 0.1.0")
    assert git(house, "rev-parse", "v0.2.0^{commit}") == git(house, "rev-parse", "HEAD")
    assert git(house, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert not git(house, "status", "--porcelain")
    assert (house / "dist/phobetor-0.2.0.tar.gz").is_file()


def test_a_dry_run_changes_nothing(house: Path) -> None:
    before = everything(house)
    said, games = released(dry_run=True)
    assert said == "Version 0.2.0 could be released; nothing was changed."
    assert games
    assert everything(house) == before


def refused(house: Path, sentence: str, version: str = "0.2.0", build: release.Build = build) -> None:
    before = everything(house)
    with pytest.raises(release.NotReleased, match=sentence) as error:
        released(version, build=build)
    assert "\n" not in str(error.value)
    assert everything(house) == before


@pytest.mark.parametrize("version", ["", "1", "1.2", "v1.2.3", "1.2.3rc1", "01.2.3", "1.2.3; rm"])
def test_a_version_is_three_numbers(house: Path, version: str) -> None:
    refused(house, "A version is three numbers such as 1.2.3, not", version)


def test_what_is_not_committed_is_not_released(house: Path) -> None:
    write(house / "new.txt", "")
    refused(house, "There are changes that are not committed")


def test_a_version_is_released_once_and_numbers_only_rise(house: Path) -> None:
    git(house, "tag", "v0.10.0")
    refused(house, "There is a version 0.10.0 already", "0.10.0")
    refused(house, r"0\.9\.0 is not newer than 0\.10\.0", "0.9.0")


def test_a_release_is_made_on_a_branch(house: Path) -> None:
    git(house, "checkout", "-q", "--detach")
    refused(house, "No branch is checked out")


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("# Changelog\n\n## 0.1.0\n\n- First.\n", "needs one heading '## Unreleased'"),
        ("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- First.\n", "says nothing of what is new"),
    ],
)
def test_a_release_says_what_is_new(house: Path, log: str, sentence: str) -> None:
    write(house / release.CHANGELOG, log)
    committed(house)
    refused(house, sentence)


def test_a_program_that_does_not_name_its_version_is_not_released(house: Path) -> None:
    write(house / release.VERSION_FILE, "VERSION = 1\n")
    committed(house)
    refused(house, "does not hold one line such as __version__")


def test_a_failed_build_changes_nothing(house: Path) -> None:
    def fails(tree: Path) -> list[Path]:
        release.run(sys.executable, "-c", "raise SystemExit('No compiler.')", cwd=tree, why="The packages failed")
        return []

    refused(house, r"The packages failed: No compiler\.", build=fails)


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        (ABOUT.format("0.1.9"), r"says that it is version 0\.1\.9"),
        (ABOUT.format("0.2.0").replace("Name: phobetor\n", ""), "describes itself wrongly"),
        (ABOUT.format("0.2.0").replace("text/markdown", "text/plain"), "has no description in Markdown"),
    ],
)
def test_a_package_that_describes_itself_wrongly_is_not_released(house: Path, about: str, sentence: str) -> None:
    refused(house, sentence, build=lambda tree: [wheel(tree, about), source(tree, ABOUT.format("0.2.0"))])


def test_a_package_without_its_page_or_with_more_than_its_files_is_not_released(house: Path) -> None:
    about = ABOUT.format("0.2.0")
    refused(house, r"lacks phobetor/server/static/index\.html", build=lambda tree: [
        wheel(tree, about, (release.NEEDED[0], release.NEEDED[2])), source(tree, about)])  # fmt: skip
    refused(house, "holds what belongs to nobody else's machine", build=lambda tree: [
        wheel(tree, about, (*release.NEEDED, "web/node_modules/x.js")), source(tree, about)])  # fmt: skip
    refused(house, "one of them was not built", build=lambda tree: [wheel(tree, about)])


def test_a_package_that_does_not_play_is_not_released(house: Path) -> None:
    def play(package: Path, version: str) -> None:
        raise release.NotReleased(f"{package.name} does not play: no.")

    before = everything(house)
    with pytest.raises(release.NotReleased, match="does not play"):
        release.release("0.2.0", False, build, play)
    assert everything(house) == before


def test_this_house_could_be_released_but_for_its_build() -> None:
    """Its version and its changelog are written as a release needs them."""
    text = (ROOT / release.VERSION_FILE).read_text(encoding="utf-8")
    assert '__version__ = "9.8.7"' in release.with_version(text, "9.8.7")
    log = (ROOT / release.CHANGELOG).read_text(encoding="utf-8")
    assert "## 9.8.7 (2026-01-01)" in release.with_release(log, "9.8.7", "2026-01-01")

"""What the README shows is what happens: its bot runs, its commands print what is printed there, up to timings."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from running import call, spawn
from terminal import Terminal, bare

HOUSE = Path(__file__).resolve().parents[2]
PAGES = [*sorted(HOUSE.glob("*.md")), *sorted((HOUSE / "docs").glob("*.md"))]
TIMINGS = [
    (r"decisions in [\d.]+ s \([\d,]+ a second\)", "decisions in TIME"),
    (r'"seconds": [\d.]+', '"seconds": TIME'),
]
ANYTHING = "…"


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def transcripts(page: Path) -> list[tuple[str, str]]:
    """Every command with what it prints."""
    found = []
    for block in blocks(page, "console"):
        for entry in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = entry.partition("\n")
            found.append((command, shown))
    return found


def assert_shown(shown: str, printed: str) -> None:
    """Line by line; a line that is only an ellipsis stands for any number of lines."""
    pattern = ""
    for line in tidy(shown):
        pattern += r"(?:.*\n)*?" if line == ANYTHING else re.escape(line) + r"\n"
    text = "".join(f"{line}\n" for line in tidy(printed))
    assert re.fullmatch(pattern, text), f"The page shows\n{shown}\nbut this is printed:\n{text}"


def tidy(text: str) -> list[str]:
    for timing, word in TIMINGS:
        text = re.sub(timing, word, text)
    return [line.rstrip() for line in text.rstrip().splitlines()]


def files() -> dict[str, str]:
    """The files that the pages tell their readers to save."""
    found: dict[str, str] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        found |= dict(re.findall(r"Save this as `(\w+\.py)`:\n\n```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    return found


def write_files(folder: Path) -> None:
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


def play(arguments: list[str], shown: str, folder: Path) -> str:
    """Type what stands behind the prompts of the transcript."""
    answers = re.findall(r"^>(.*)$", shown, re.MULTILINE)
    with Terminal(*arguments, cwd=folder, NO_COLOR="1") as terminal:
        for answer in answers:
            terminal.typed(answer.strip())
        terminal.close()
        return bare(terminal.raw)


ALL = [
    pytest.param(command, shown, id=f"{page.name}:{command}") for page in PAGES
    for command, shown in transcripts(page)
]  # fmt: skip


@pytest.mark.parametrize(("command", "shown"), ALL)
def test_a_page_shows_what_the_command_prints(tmp_path: Path, command: str, shown: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "phobetor"
    write_files(tmp_path)
    if arguments[0] == "play":
        if sys.platform == "win32":
            pytest.skip("there are no pseudo-terminals")
        assert_shown(shown, play(arguments, shown, tmp_path))
        return
    said = spawn(*arguments, cwd=tmp_path)
    assert said.err == ""
    assert said.status == 0
    assert_shown(shown, said.out)


@pytest.mark.parametrize("name", files())
def test_every_bot_of_the_pages_plays(tmp_path: Path, name: str) -> None:
    text = re.sub(r"^WORLDS = \d+$", "WORLDS = 1", files()[name], flags=re.MULTILINE)
    (tmp_path / name).write_text(text, encoding="utf-8")
    (wanted,) = re.findall(r"^class (\w+)\(Bot\)", text, re.MULTILINE)
    said = call("sim", "nightmarium", "--seats", f"{tmp_path / name}:{wanted},random", "--games", "1", "--seed", "1")
    assert said.status == 0, said.err


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_python_block_is_python(page: Path) -> None:
    for block in blocks(page, "python"):
        compile(block, page.name, "exec")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        name, _, anchor = target.partition("#")
        if "://" in target:
            continue
        there = page.parent / name if name else page
        assert there.exists(), f"{page.name} links to {target}, which is not there"
        if anchor and there.suffix == ".md":
            assert anchor in anchors(there), f"{page.name} links to {target}, which has no such heading"


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_the_makefile_has_what_the_readme_names() -> None:
    makefile = (HOUSE / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake ([a-z]+)", "".join(blocks(HOUSE / "README.md", "sh")))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_no_page_names_a_path_of_somebodys_machine() -> None:
    for page in PAGES:
        assert not re.search(r"(?<![\w.])/(work|home|root|tmp|Users)/", page.read_text(encoding="utf-8")), page.name

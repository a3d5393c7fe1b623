"""The page on scenarios says all of Nemesis that somebody needs who has only the rulebook; its examples hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from phobetor.book.text import messages
from phobetor.games.nemesis.title import TITLE
from phobetor.games.nemesis.words.positions import Position, position
from phobetor.kernel.chance import Chance
from phobetor.records.scenario import run_scenario

ROOT = Path(__file__).resolve().parents[2]

PART = (ROOT / "docs/scenarios.md").read_text(encoding="utf-8").split("\n## Nemesis\n")[1].split("\n## ")[0]
EXAMPLES = re.findall(r"```toml\n(.*?)```", PART, re.DOTALL)


def named() -> set[str]:
    """Every word of the page that is set as code, without its arguments."""
    return {word for code in re.findall(r"`([^`\n]+)`", PART) for word in [code, code.split()[0]]}


def test_every_choice_and_every_event_is_on_the_page() -> None:
    words = [*(verb.name for verb in TITLE.verbs), *(event.name for event in TITLE.events)]
    assert sorted(set(words) - named()) == []


def test_every_question_is_on_the_page() -> None:
    asked = TITLE.questions
    assert len(asked) > 40
    assert sorted(set(asked) - named()) == []


def test_every_refusal_is_on_the_page() -> None:
    ids = [getattr(getattr(entry, "id", None), "name", "") for entry in messages("en", "phobetor.games.nemesis").body]
    told = {name.removeprefix("refusal-") for name in ids if name.startswith("refusal-")}
    assert len(told) > 60
    assert sorted(told - named()) == []


def test_every_key_of_a_position_and_of_an_expectation_is_on_the_page() -> None:
    game = TITLE.table(1, TITLE.setting_values({}), Chance())
    assert sorted({*Position.__struct_fields__, *position(game)} - named()) == []  # type: ignore[arg-type]


def test_every_option_with_its_values_is_on_the_page() -> None:
    values = [f'"{value}"' for setting in TITLE.settings for value in setting.values]
    assert sorted({*values, *(setting.name for setting in TITLE.settings)} - named()) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.splitlines()[0])
def test_the_examples_hold(example: str, tmp_path: Path) -> None:
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    run_scenario(path)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2

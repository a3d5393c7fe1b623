"""Every component of Nemesis has a sentence that says what it does, in every language."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from phobetor.book.text import Speaker
from phobetor.games.nemesis.about import TOLD, about
from phobetor.games.nemesis.cards import ATTACK_EFFECT, EVENT_EFFECT, TOKEN_EFFECT
from phobetor.games.nemesis.facts import TITLE
from phobetor.games.nemesis.names import THINGS
from phobetor.games.title import LANGUAGES

EFFECTS = {"event": EVENT_EFFECT, "attack": ATTACK_EFFECT, "token": TOKEN_EFFECT}


def speaker(language: str) -> Speaker:
    return Speaker(TITLE, language, TITLE.setting_values({}), ["Ada", "Ben", "Cyd", "Dan", "Eva"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TOLD)
def test_ne_1_1_every_component_says_what_it_does(kind: str, language: str) -> None:
    say = speaker(language)
    for value in range(1, len(EFFECTS.get(kind, TOLD[kind]))):
        text = TITLE.describe(f"{kind}-about", value, say)
        assert text.endswith("."), (kind, value)
        assert len(text) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_ne_1_1_whatever_can_be_held_says_what_it_does(language: str) -> None:
    say = speaker(language)
    assert [thing for thing in range(1, len(THINGS)) if not TITLE.describe("thing-about", thing, say)] == []
    assert TITLE.describe("card-about", 36, say) == TITLE.describe("card-about", 33, say)
    assert TITLE.describe("target-about", 2 * 16 + 3, say) == TITLE.describe("nightmare-about", 2, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_about_nothing(language: str) -> None:
    """Messages named -about are those of things, of settings, or of the game."""
    text = resources.files("phobetor.games.nemesis").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    found = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    told = {about(kind, value) for kind in TOLD for value in range(1, len(EFFECTS.get(kind, TOLD[kind])))}
    told |= {about("thing", thing) for thing in range(1, len(THINGS))} | {about("card", 33), "game-about"}
    settings = {f"setting-{setting.name}-about" for setting in TITLE.settings}
    assert {name for name in found if name.endswith("-about")} == told | settings


def test_what_has_no_sentence_gives_none() -> None:
    say = speaker("en")
    assert TITLE.describe("slot-about", 3, say) == ""
    assert TITLE.describe("item-about", 0, say) == ""

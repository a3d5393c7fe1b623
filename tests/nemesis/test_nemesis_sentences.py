"""Every component of Nemesis has a sentence that says what it does, in every language."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from laid_out import laid

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.nemesis.rules.box import ATTACK_EFFECT, ATTACK_IDS, EVENT_EFFECT, EVENT_IDS, TOKEN_EFFECT
from phobetor.games.nemesis.rules.names import LURKER, THINGS
from phobetor.games.nemesis.rules.vocabulary import ATTACKED, CHECKED, EVENT, LOOKED_EVENT, MISSED, NUMBERED
from phobetor.games.nemesis.title import TITLE
from phobetor.games.nemesis.words.about import TOLD, about
from phobetor.records.notation import read_value

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
    """Messages named -about are those of things, of settings, of the game, or of what chance gave."""
    text = resources.files("phobetor.games.nemesis").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    found = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    told = {about(kind, value) for kind in TOLD for value in range(1, len(EFFECTS.get(kind, TOLD[kind])))}
    told |= {about("thing", thing) for thing in range(1, len(THINGS))} | {about("card", 33), "game-about"}
    settings = {f"setting-{setting.name}-about" for setting in TITLE.settings}
    luck = {name for name in found if name.startswith("end-luck-")}
    assert {name for name in found if name.endswith("-about")} - luck == told | settings


def test_what_has_no_sentence_gives_none() -> None:
    say = speaker("en")
    assert TITLE.describe("slot-about", 3, say) == ""
    assert TITLE.describe("item-about", 0, say) == ""


LOGGED = {
    "en": [
        "The lurker attacks Ada with Bite.",
        "Ada is missed: the lurker does not attack like that.",
        "Injury check: card Bite, number 2.",
        "Injury check: card Bite, retreat symbol.",
        "Event: Hunt; nightmares move through corridor 1.",
        "An event card is drawn for its number alone: Hunt, corridor 1.",
        "Ada sees the top event: Hunt; nightmares move through corridor 1.",
    ],
    "ru": [
        "Атака (таящийся) на игрока Ada: карта «Укус».",
        "Промах мимо игрока Ada: таящийся так не атакует.",
        "Проверка повреждений: карта «Укус», число 2.",
        "Проверка повреждений: карта «Укус», символ отступления.",
        "Событие: Охота; кошмары идут коридором 1.",
        "Карта события взята только ради номера: «Охота», коридор 1.",
        "Ada видит верхнее событие: Охота; кошмары идут коридором 1.",
    ],
    "pl": [
        "Atak (czyhacz) na gracza Ada: karta „Ugryzienie”.",
        "Gracz Ada bez szwanku: czyhacz tak nie atakuje.",
        "Sprawdzenie obrażeń: karta „Ugryzienie”, liczba 2.",
        "Sprawdzenie obrażeń: karta „Ugryzienie”, symbol wycofania.",
        "Wydarzenie: Polowanie; koszmary idą korytarzem 1.",
        "Kartę wydarzenia dobrano tylko dla numeru: „Polowanie”, korytarz 1.",
        "Ada widzi wierzchnie wydarzenie: Polowanie; koszmary idą korytarzem 1.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_a_card_and_what_it_was_used_for(language: str) -> None:
    say = speaker(language)
    bite, arrow, hunt = ATTACK_IDS.index("bite1"), ATTACK_IDS.index("bite4"), EVENT_IDS.index("hunt1")
    told = [
        (ATTACKED, [LURKER, 0, bite]),
        (MISSED, [LURKER, 0]),
        (CHECKED, [bite]),
        (CHECKED, [arrow]),
        (EVENT, [hunt]),
        (NUMBERED, [hunt]),
        (LOOKED_EVENT, [0, hunt]),
    ]
    assert [say.event(event, values) for event, values in told] == LOGGED[language]


@pytest.mark.parametrize(
    ("kind", "name", "rules"),
    [
        ("nightmare", "lurker", ["NE-7.6"]),
        ("nightmare", "despoiler", ["NE-7.15"]),
        ("nightmare", "lair", ["NE-3.9", "NE-3.10", "NE-3.18"]),
        ("room", "airlock", ["NE-9.1", "NE-9.13"]),
        ("room", "hibernatorium", ["NE-9.1", "NE-9.10"]),
        ("room", "storage", ["NE-9.1"]),
        ("room", "cabins", ["NE-9.15"]),
        ("item", "medkit", ["NE-10.8"]),
        ("item", "revolver", ["NE-7.4"]),
        ("item", "magazine", ["NE-10.6"]),
        ("thing", "motionSensor", ["NE-10.15"]),
        ("thing", "egg", ["NE-10.5"]),
        ("card", "search", ["NE-5.4"]),
        ("card", "interruption", ["NE-5.12"]),
        ("card", "contamination", ["NE-8.4"]),
        ("planet", "mars", ["NE-12.4"]),
    ],
)
def test_a_thing_that_is_asked_about_shows_its_own_rules(kind: str, name: str, rules: list[str]) -> None:
    value = read_value(TITLE, kind, name, TITLE.setting_values({}))
    assert TITLE.rules_of(kind, value) == rules


def test_ne_10_9_who_is_asked_about_a_trade_hears_only_of_trading() -> None:
    trading = laid(2, rooms={"a": 6, "b": 6}, hands={"a": ["rest"]}).act("a trade b").act("a offer revolver")
    trading.act("b done")
    assert type(trading.game.asking).__name__ == "Agree"
    verbs = [TITLE.verb(option) for option in trading.game.legal()]
    assert [TITLE.rules_of("verb", verb.code) for verb in verbs if verb is not None] == [[], []]

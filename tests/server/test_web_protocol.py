"""The protocol is written once, and everything the table says exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from phobetor.book.text import Speaker, bundle
from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.server import protocol
from phobetor.server.showing import games_out, rules_out
from phobetor.server.texts import SERVER, TableSpeaker
from phobetor.server.typescript import files

HOUSE = Path(__file__).resolve().parents[2]
SOURCES = [path for part in ("server", "table") for path in (HOUSE / "src/phobetor" / part).glob("*.py")]


@pytest.mark.parametrize("place", files())
def test_the_pages_types_are_those_of_the_server(place: str) -> None:
    written = (HOUSE / "web/src" / place).read_text(encoding="utf-8")
    assert written == files()[place], "Run: python -m phobetor.server.typescript web/src"


def test_messages_survive_the_wire() -> None:
    hello = protocol.decode('{"t":"hello","lang":"ru"}')
    assert hello == protocol.Hello("ru")
    assert protocol.encode(protocol.Ack("12345678", 3)) == b'{"t":"ack","cmd":"12345678","version":3}'


def test_every_language_has_every_text() -> None:
    folder = HOUSE / "src/phobetor/server/text"
    ids = [set(re.findall(r"^([a-z-]+) =", (folder / f"{name}.ftl").read_text("utf-8"), re.M)) for name in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]
    assert len(ids[0]) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_server_may_say_has_a_text(language: str) -> None:
    found = bundle(language, SERVER)
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        named = [f"refusal-{name}" for name in re.findall(r'refuse\([A-Z_]+, "([a-z-]+)"', source)]
        named += re.findall(r'"((?:problem|bye|page)-[a-z-]+)"', source)
        named += [f"told-{name}" for name in re.findall(r'announce\("([a-z-]+)"', source)]
        for message in named:
            assert found.has_message(message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_page_and_rules_in_every_language(language: str) -> None:
    games = games_out(language)
    assert [game.id for game in games] == list(NAMES)
    for game in games:
        assert game.title
        assert game.about
    for name in NAMES:
        assert rules_out(name, language).rules


@pytest.mark.parametrize("game", NAMES)
def test_every_option_is_called_what_the_terminal_calls_it(game: str) -> None:
    """Labels are remembered over tables; whatever names a person must be made anew for each."""
    title = title_of(game)
    players = title.players[1]
    settings = title.setting_values({})
    for number in range(4):
        names = [f"{letter}{number}" for letter in "ABCDEF"[:players]]
        table = TableSpeaker(title, "en", settings, names)
        terminal = Speaker(title, "en", settings, names)
        playing, dice = title.new(players, settings, Chance(number)), Chance(f"choices {number}")
        for _ in range(400):
            if playing.is_over():
                break
            for option in playing.legal():
                assert msgspec.json.decode(table.shown_option(option))["label"] == terminal.option(option)
            playing.choose(playing.legal()[dice.below(len(playing.legal()))])

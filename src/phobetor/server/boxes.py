"""The components of every game for the page that draws them, in each language under the hash of its content."""

from __future__ import annotations

import sys
from functools import cache

import msgspec

from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES, title_of
from phobetor.server.static import File, file_of
from phobetor.server.texts import TableSpeaker


@cache
def box_file(game: str, language: str) -> File:
    """Made when it is first asked for; the data files are read once, as the rules read them."""
    title = title_of(game)
    box = title.box(TableSpeaker(title, language, [], []))
    return file_of(msgspec.json.encode(box), "application/json", lasting=True)


def version_of(game: str, language: str) -> str:
    return box_file(game, language).tag.strip('"')


def box_address(game: str, language: str) -> str:
    """Where the page finds the box; another content has another address, so that a browser may keep it for ever."""
    return f"/box/{game}?lang={language}&v={version_of(game, language)}"


if __name__ == "__main__":  # every box in every language, for the tests of the page
    boxes = {game: {told: msgspec.Raw(box_file(game, told).body) for told in LANGUAGES} for game in NAMES}
    sys.stdout.buffer.write(msgspec.json.encode(boxes))

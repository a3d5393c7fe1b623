"""The components of every game for the page that draws them, with what the page says about the game: in each language
under the hash of its content."""

from __future__ import annotations

import sys
from functools import cache

import msgspec
from fluent.syntax import serialize
from fluent.syntax.ast import Message, MessageReference, Resource

from phobetor.book.text import messages
from phobetor.book.title import LANGUAGES
from phobetor.games import NAMES, title_of
from phobetor.server.static import File, file_of
from phobetor.server.texts import TableSpeaker, parts_of_text


@cache
def box_file(game: str, language: str) -> File:
    """Made when it is first asked for; the data files are read once, as the rules read them."""
    title = title_of(game)
    box = msgspec.to_builtins(title.box(TableSpeaker(title, language, [], [])))
    told = box | {"lang": language, "page": page_texts(game, language)}
    return file_of(msgspec.json.encode(told), "application/json", lasting=True)


def page_texts(game: str, language: str) -> str:
    """What the page says about a game, in Fluent: its own messages, and those of the game that they refer to."""
    package = f"phobetor.games.{game}"
    own, known = (by_name(messages(file, package)) for file in (f"page.{language}", language))
    found = dict(own)
    waiting = list(own.values())
    while waiting:
        named = [part.id.name for part in parts_of_text(waiting.pop()) if isinstance(part, MessageReference)]
        new = {name: known[name] for name in named if name not in found}
        found |= new
        waiting += new.values()
    return str(serialize(Resource(list(found.values()))))


def by_name(texts: Resource) -> dict[str, Message]:
    return {entry.id.name: entry for entry in texts.body if isinstance(entry, Message)}


def version_of(game: str, language: str) -> str:
    return box_file(game, language).tag.strip('"')


def box_address(game: str, language: str) -> str:
    """Where the page finds the box; another content has another address, so that a browser may keep it for ever."""
    return f"/box/{game}?lang={language}&v={version_of(game, language)}"


if __name__ == "__main__":  # every box in every language, for the tests of the page
    boxes = {game: {told: msgspec.Raw(box_file(game, told).body) for told in LANGUAGES} for game in NAMES}
    sys.stdout.buffer.write(msgspec.json.encode(boxes))

"""What the table on the web says: the words of the house, of the game and its own; every sentence is made once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax.ast import BaseNode

from phobetor.book.preview import Preview
from phobetor.book.rulebook import rulebook
from phobetor.book.text import HOUSE, Speaker, bundle, phrases
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.kernel.refusal import Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, code_of
from phobetor.records.notation import write_option
from phobetor.server import protocol

MOST_LANGUAGES = 20
PEOPLE = ("player", "mode", "thing", "creature")  # kinds of arguments that may name somebody


SERVER = (*HOUSE, "phobetor.server")


def words(language: str, game: str) -> FluentBundle:
    """The messages of the house, of the server and of a game."""
    return bundle(language, (*SERVER, f"phobetor.games.{game}"))


def say(language: str, message: str, **args: Any) -> str:
    """A message of the server that concerns no game."""
    return phrases(language, SERVER).say(message, **args)


def parts_of_text(node: Any) -> Iterator[BaseNode]:
    """A message, or a part of one, with everything that it is made of."""
    if isinstance(node, BaseNode):
        yield node
        node = list(vars(node).values())
    for part in node if isinstance(node, list) else ():
        yield from parts_of_text(part)


class TableSpeaker(Speaker):
    """A speaker that also knows the messages of the server."""

    house = SERVER

    def refusal(self, refusal: Refusal) -> str:
        """Only the sentence: its rule is sent beside it, and the page links to it."""
        return self.say(f"refusal-{refusal.text}", **self.named(refusal.args_by_name))

    def shown_option(self, option: Option) -> msgspec.Raw:
        """An option ready to be sent; those that name no player are the same at every table."""
        names = tuple(self.names) if code_of(option) in naming_people(self.title.name) else ()
        return option_out(self.title.name, self.language, tuple(self.settings), names, int(option))

    def shown_options(self, view: View) -> list[msgspec.Raw]:
        """The options of a view, each with what it would mean in this position."""
        shown = [self.shown_option(option) for option in view.options]
        return [with_preview(*both) for both in zip(shown, self.title.previews(view), strict=True)]


def with_preview(option: msgspec.Raw, preview: Preview | None) -> msgspec.Raw:
    """The option is the same at every table, and made once; its preview is of this position."""
    if preview is None:
        return option
    return msgspec.Raw(bytes(option)[:-1] + b',"preview":' + protocol.encode(preview) + b"}")


@cache
def naming_people(game: str) -> frozenset[int]:
    """The verbs that may name somebody. What a card is used on, and a body that lies about, may be somebody, too."""
    title = title_of(game)
    return frozenset(verb.code for verb in title.verbs if any(title.kind(name) in PEOPLE for name in verb.arguments))


@lru_cache(maxsize=100_000)
def option_out(game: str, language: str, settings: tuple[int, ...], names: tuple[str, ...], option: int) -> msgspec.Raw:
    title = title_of(game)
    verb = title.verb(option)
    assert verb is not None
    label = TableSpeaker(title, language, settings, names).option(option)
    args = dict(zip(verb.arguments, verb.values(option), strict=True))
    shown = protocol.OptionOut(label, verb.name, args, write_option(title, option, settings))
    return msgspec.Raw(protocol.encode(shown))


@lru_cache(maxsize=2_000)
def rule_refs(game: str, language: str, ids: tuple[str, ...]) -> list[protocol.RuleRef]:
    rules = rulebook(game).rules
    return [protocol.RuleRef(name, rules[name].text[language]) for name in ids if name in rules]


def language_of(wanted: str, accepted: str) -> str:
    """The language of `?lang=`, or the first of Accept-Language that we speak, or English."""
    for entry in [wanted, *accepted.split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]]:
        found = entry.strip()[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"

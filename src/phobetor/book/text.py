"""Everything people read, in three languages. Rules and games hold message ids and numbers, never prose."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from phobetor.book.phrases import Phrases
from phobetor.book.title import LANGUAGES, BadInput, Title
from phobetor.kernel.agenda import Step
from phobetor.kernel.refusal import Refusal
from phobetor.kernel.words import HIDDEN, NOBODY, Event, Option, Player

HOUSE = ("phobetor",)
"""The package with the messages that every game needs."""


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadInput(f"There is no language '{language}'; there are: {', '.join(LANGUAGES)}.")


@cache
def messages(language: str, package: str) -> Resource:
    """The messages that one package brings along."""
    return FluentResource(resources.files(package).joinpath(f"text/{language}.ftl").read_text(encoding="utf-8"))


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The messages of several packages."""
    found = FluentBundle([language], use_isolating=False)
    for package in packages:
        found.add_resource(messages(language, package))
    return found


@cache
def phrases(language: str, packages: tuple[str, ...]) -> Phrases:
    """The same, ready to be said."""
    return Phrases(language, bundle(language, packages), packages[-1])


def bot_name(bot: str, language: str) -> str:
    """A bot of the house has a name in every language; one from a file is called as its file is."""
    message = f"cli-bot-{bot}"
    if not bundle(language, HOUSE).has_message(message):
        return Path(bot).stem.capitalize()
    return phrases(language, HOUSE).say(message)


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Speaker:
    """Speaks one language about one table; `names` are the players', by seat."""

    house: tuple[str, ...] = HOUSE
    """The packages whose messages it knows besides those of the game."""

    def __init__(self, title: Title, language: str, settings: Sequence[int], names: Sequence[str]) -> None:
        check_language(language)
        self.title = title
        self.language = language
        self.settings = settings
        self.names = names
        self.packages = (*self.house, f"phobetor.games.{title.name}")
        self.printed = title.names.get(language, {})
        """What the data files of the game call things; it counts before every text."""
        self.bundle = bundle(language, self.packages)
        self.phrases = phrases(language, self.packages)

    def has(self, message: str) -> bool:
        return message in self.printed or bool(self.bundle.has_message(message))

    def say(self, message: str, **args: Any) -> str:
        """The message, or MissingText: a text that is not there is a mistake of ours, never silence."""
        if message in self.printed:
            return self.printed[message]
        return self.phrases.say(message, **args)

    def player(self, player: Player) -> str:
        return self.names[player] if player != NOBODY else self.say("nobody")

    def name(self, argument: str, value: int) -> Any:
        """An argument in words; plain numbers stay numbers, so that plurals work."""
        kind = self.title.kind(argument)
        if kind == "player":
            return self.player(value)
        described = self.title.describe(kind, value, self)
        return described if described else value

    def named(self, args: Mapping[str, int], where: str = "") -> dict[str, Any]:
        """Each argument in words, and under `<name>-id` as its bare number for selecting. In an event a thing may be
        told by what it is used for: the title then has an alias for `event.argument`."""
        aliases = self.title.aliases
        kinds = {argument: aliases.get(f"{where}.{argument}", argument) for argument in args}
        words = {argument: self.name(kinds[argument], value) for argument, value in args.items()}
        return words | {f"{argument}-id": value for argument, value in args.items()}

    def option(self, option: Option) -> str:
        verb = self.title.verb(option)
        assert verb is not None
        args = dict(zip(verb.arguments, verb.values(option), strict=True))
        return self.say(f"verb-{verb.name}", **self.named(args), **self.called(args))

    def called(self, args: Mapping[str, int]) -> dict[str, str]:
        """Under `<name>-name` what a thing is called for short, where the game has a word for that."""
        words = {
            f"{argument}-name": self.title.describe(f"{self.title.kind(argument)}-name", value, self)
            for argument, value in args.items()
        }
        return {argument: word for argument, word in words.items() if word}

    def event(self, event: Event, values: Sequence[int]) -> str:
        """What happened; an event of which something is hidden from the reader has a text of its own."""
        known = dict(zip(event.arguments, values, strict=True))
        if HIDDEN in values:
            known = {argument: value for argument, value in known.items() if value != HIDDEN}
            return self.say(f"event-{event.name}-unseen", **self.named(known, event.name), **self.called(known))
        return self.say(f"event-{event.name}", **self.named(known, event.name), **self.called(known))

    def prompt(self, step: Step[Any]) -> str:
        """The question that a step asks, as one sentence."""
        return self.say(f"ask-{kebab(type(step).__name__)}", **self.named(self.title.step_arguments(step)))

    def refusal(self, refusal: Refusal) -> str:
        sentence = self.say(f"refusal-{refusal.text}", **self.named(refusal.args_by_name))
        return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence

    def ending(self, ending: int, winners: Sequence[int]) -> str:
        names = ", ".join(self.player(winner) for winner in winners)
        return self.say(f"ending-{self.title.endings[ending]}", winners=names, count=len(winners))

"""Messages as functions of their arguments.

Fluent reads them and says what they are made of. Its own way to put them together takes 50 to 150 µs a sentence; every
message is made into a function once, and then takes 2 to 9. Tables say the same of the same cards again and again, so
the last sentences are kept: looking one up takes half a microsecond.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Phrase: TypeAlias = Callable[[Mapping[str, Any]], str]
KEPT = 4_000
"""Sentences and numbers of a game in a language."""


class MissingText(LookupError):
    """A message does not exist in a language, or cannot be built from its arguments."""


class Phrases(dict[str, Phrase]):
    """The messages of a bundle; each is made when it is first said."""

    def __init__(self, language: str, texts: FluentBundle, where: str) -> None:
        super().__init__()
        self.language = language
        self.texts = texts
        self.where = where
        self.locale = Locale.parse(language)
        plural = self.locale.plural_form
        self.category = lru_cache(KEPT, typed=True)(lambda count: plural(count))
        self.say = lru_cache(KEPT, typed=True)(self.put_together)
        self.number = lru_cache(KEPT, typed=True)(lambda count: format_decimal(count, locale=language))

    def put_together(self, message: str, **args: Any) -> str:
        """The message, or MissingText: a text that is not there is a mistake of ours, never silence."""
        try:
            return self[message](args)
        except KeyError as missing:
            raise self.problem(f"The text '{message}' cannot be built: there is no {missing}") from None

    def problem(self, what: str) -> MissingText:
        return MissingText(f"{what} in {self.language} for {self.where}.")

    def __missing__(self, message: str) -> Phrase:
        pattern = self.texts.get_message(message).value if self.texts.has_message(message) else None
        if pattern is None:
            raise self.problem(f"There is no text '{message}'")
        return self.setdefault(message, self.made(pattern))

    # --- what a message is made of --------------------------------------------------------------
    def made(self, node: Any) -> Phrase:
        match node:
            case ast.TextElement():
                return constant(node.value)
            case ast.StringLiteral():
                return constant(node.parse()["value"])
            case ast.Placeable():
                return self.made(node.expression)
            case ast.VariableReference():
                return self.variable(node.id.name)
            case ast.FunctionReference() if node.id.name == "NUMBER":
                return self.counted(node.arguments)
            case ast.MessageReference():
                return lambda args: self[node.id.name](args)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                return self.choice(selector.id.name, node.variants)
            case ast.Pattern():
                return self.joined(node.elements)
        raise self.problem(f"A text cannot be made of {type(node).__name__}")

    def counted(self, arguments: ast.CallArguments) -> Phrase:
        """A number, written as the text wants it: with one digit after the point, say."""
        (number,) = arguments.positional
        if not arguments.named or not isinstance(number, ast.VariableReference):
            return self.made(number)
        name, how = number.id.name, {option.name.name: option.value.value for option in arguments.named}
        return lambda args: fluent_number(args[name], **how).format(self.locale)

    def joined(self, elements: list[Any]) -> Phrase:
        texts = [None if isinstance(element, ast.Placeable) else self.made(element)({}) for element in elements]
        frame = "".join("%s" if text is None else text.replace("%", "%%") for text in texts)
        parts = [self.made(element) for element in elements if isinstance(element, ast.Placeable)]
        return lambda args: frame % tuple([part(args) for part in parts])

    def variable(self, name: str) -> Phrase:
        def shown(args: Mapping[str, Any]) -> str:
            value = args[name]
            return value if isinstance(value, str) else self.number(value)

        return shown

    def choice(self, name: str, variants: list[Any]) -> Phrase:
        """A number finds itself before its plural category; every choice has a default."""
        found = {key_of(variant.key): self.made(variant.value) for variant in variants}
        default = next(self.made(variant.value) for variant in variants if variant.default)

        def chosen(args: Mapping[str, Any]) -> str:
            key = args[name]
            made = found.get(key)
            if made is None and not isinstance(key, str):
                made = found.get(self.category(key))
            return (made or default)(args)

        return chosen


def key_of(key: Any) -> Any:
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def constant(text: str) -> Phrase:
    return lambda args: text

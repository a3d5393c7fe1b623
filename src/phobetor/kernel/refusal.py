"""Why something cannot be done: one sentence with the id of the rule that says so."""

from __future__ import annotations

from typing import Any, Final

MALFORMED: Final = "malformed"  # not a choice of this game at all
NOT_YOURS: Final = "not-yours"  # the decision is somebody else's
STALE: Final = "stale"  # the decision has been taken already
AGAINST_RULE: Final = "against-rule"  # a rule of the game forbids it


class Refusal(Exception):
    """Carries ids and small numbers only; `text` is a message id that exists in every language.

    It must depend on nothing but what the refused player may know.
    """

    def __init__(self, kind: str, rule: str, text: str, args: dict[str, int] | None = None) -> None:
        super().__init__(kind, rule, text, args or {})
        self.kind = kind
        self.rule = rule
        self.text = text
        self.args_by_name: dict[str, int] = args or {}

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        return f"{self.kind}: {self.text}" + (f" ({named})" if named else "") + (f" [{self.rule}]" if self.rule else "")

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.kind, self.rule, self.text, self.args_by_name)


class BadInput(ValueError):
    """Somebody outside gave something that cannot be used; the message is one whole sentence that names what can."""


def against(rule: str, text: str, **args: int) -> Refusal:
    """Refused by a rule of the game."""
    return Refusal(AGAINST_RULE, rule, text, args)

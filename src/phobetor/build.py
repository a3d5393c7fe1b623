"""Which build this is: rules compiled by mypyc, or the same source interpreted."""

from __future__ import annotations

from phobetor.kernel import agenda


def build() -> str:
    return "pure" if agenda.__file__.endswith(".py") else "compiled"

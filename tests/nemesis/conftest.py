"""The game can be tested before it is offered: for these tests its name is among the games."""

from __future__ import annotations

import pytest

from phobetor import games


@pytest.fixture(autouse=True)
def nemesis_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "NAMES", tuple({*games.NAMES, "nemesis"}))

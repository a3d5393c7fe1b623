"""One suite for every game: tests ask for a `table` or for a `name`."""

from __future__ import annotations

import pytest
from every_game import all_tables

from phobetor.games import NAMES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", all_tables(), ids=str)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES)

"""One suite for every game: tests ask for a `table` or for a `name`.

The scope makes all tests of one table follow each other, whichever file they are in: they share its games.
"""

from __future__ import annotations

import pytest
from every_game import all_tables

from phobetor.games import NAMES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", all_tables(), ids=str, scope="session")
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES, scope="session")

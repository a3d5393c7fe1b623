"""Bots by name: those of the game, its search as `search:1000`, or anybody's own, as `my_bot.py:MyBot`, `./mybot` or
`http:localhost:9000`."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from phobetor.bots.bot import Bot
from phobetor.bots.search import SearchBot
from phobetor.kernel.refusal import BadInput
from phobetor.lab.outside import is_outside, outside_bot

if TYPE_CHECKING:
    from phobetor.book.title import Title

SEARCH = "search:"
MOST_ITERATIONS = 1_000_000


def load_bot(title: Title, name: str) -> Bot:
    """A bot of the game by its name, its search as search:N, or your own as FILE.py:CLASS, ./PROGRAM or http:HOST:PORT;
    raises BadInput."""
    if name.startswith(SEARCH):
        return search_bot(title, name.removeprefix(SEARCH))
    if ".py:" not in name:
        return outside_bot(title, name) if is_outside(name) else title.bot(name)
    found = bot_class(name)
    try:
        return found()
    except (Exception, SystemExit) as error:
        raise BadInput(f"The bot '{name}' cannot be made: {type(error).__name__}: {error}.") from None


@contextmanager
def playing(bots: Sequence[str], number: int) -> Iterator[None]:
    """Where bots of that name play a game: whatever one of your own raises is a BadInput."""
    try:
        yield
    except BadInput:
        raise
    except (Exception, SystemExit) as error:
        if not any(".py:" in name for name in bots):  # our own bots do not fail; a bug must be seen whole
            raise
        raise BadInput(f"A bot failed in game {number}: {type(error).__name__}: {error}.") from error


def search_bot(title: Title, iterations: str) -> Bot:
    """The search of the game with so many iterations for each decision; raises BadInput."""
    if title.mind is None:
        raise BadInput(f"{title.name} has no search; there are the bots: {', '.join(title.bots)}.")
    if not (iterations.isascii() and iterations.isdigit() and 0 < int(iterations) <= MOST_ITERATIONS):
        raise BadInput(f"A search is named as search:N with N from 1 to {MOST_ITERATIONS}, not 'search:{iterations}'.")
    return SearchBot(title.mind(), int(iterations))


@cache
def bot_class(name: str) -> type[Bot]:
    """The class named by FILE.py:CLASS; the file is run once. Raises BadInput."""
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise BadInput(f"There is no bot file '{file}'; a bot of your own is named as FILE.py:CLASS.")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadInput(f"The bot file '{file}' cannot be loaded: {type(error).__name__}: {error}.") from None
    found = getattr(module, wanted, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput(f"'{file}' has no class '{wanted}' that is a phobetor.bots.bot.Bot.")
    return found

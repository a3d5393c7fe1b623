"""Bots by name: those of the game, or anybody's own, as `my_bot.py:MyBot`, `./mybot` or `http:localhost:9000`."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from phobetor.bots.bot import Bot
from phobetor.kernel.refusal import BadInput
from phobetor.lab.outside import is_outside, outside_bot

if TYPE_CHECKING:
    from phobetor.book.title import Title


def load_bot(title: Title, name: str) -> Bot:
    """A bot of the game by its name, or your own as FILE.py:CLASS, ./PROGRAM or http:HOST:PORT; raises BadInput."""
    if ".py:" not in name:
        return outside_bot(title, name) if is_outside(name) else title.bot(name)
    found = bot_class(name)
    try:
        return found()
    except Exception as error:
        raise BadInput(f"The bot '{name}' cannot be made: {type(error).__name__}: {error}.") from None


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
    except Exception as error:
        raise BadInput(f"The bot file '{file}' cannot be loaded: {type(error).__name__}: {error}.") from None
    found = getattr(module, wanted, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput(f"'{file}' has no class '{wanted}' that is a phobetor.bots.bot.Bot.")
    return found

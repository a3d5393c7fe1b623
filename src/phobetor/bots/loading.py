"""Bots by name: those of the game, or anybody's own from a file, as `my_bot.py:MyBot`."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from phobetor.bots.bot import Bot

if TYPE_CHECKING:
    from phobetor.games.title import Title


def load_bot(title: Title, name: str) -> Bot:
    if ".py:" in name:
        return bot_class(name)()
    return title.bot(name)


@cache
def bot_class(name: str) -> type[Bot]:
    from phobetor.games.title import BadInput

    file, _, wanted = name.rpartition(":")
    path = Path(file)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise BadInput(f"There is no bot file '{file}'; a bot of your own is named as FILE.py:CLASS.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, wanted, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadInput(f"'{file}' has no class '{wanted}' that is a phobetor.bots.bot.Bot.")
    return found

"""Tables that everybody has left for long go away by themselves, when the operator wants that."""

from __future__ import annotations

import asyncio
import logging
import time

from phobetor.server.hall import Hall
from phobetor.table.changes import TableForgotten
from phobetor.table.store import StoreFailure

DAY = 24 * 3600.0
DAYS = 180.0
"""How long a table is kept at which nobody who sits there has been, unless the operator says otherwise."""
EVERY = 3600.0
AT_ONCE = 100
"""How many are forgotten before the others get their turn."""

logger = logging.getLogger("phobetor.server")


async def forget_regularly(hall: Hall, days: float) -> None:
    """Once an hour, for ever; with 0 days nothing is ever forgotten."""
    while days:
        try:
            count = await forget_unseen(hall, time.time() - days * DAY)
            if count:
                logger.info("%s tables that nobody came back to were forgotten.", count)
        except StoreFailure as error:
            logger.error("Old tables could not be forgotten: %s", error)
        await asyncio.sleep(EVERY)


async def forget_unseen(hall: Hall, before: float) -> int:
    """Everything about the tables at which nobody has been since; a table that is open is somebody's."""
    count = 0
    for name in await hall.ask(lambda: hall.store.unseen_since(before, AT_ONCE)):
        count += await forget_one(hall, name)
    return count


async def forget_one(hall: Hall, name: str) -> bool:
    """Who opens the table at this moment waits, and then finds none."""
    async with hall.opening.setdefault(name, asyncio.Lock()):
        try:
            if name in hall.rooms:
                return False
            await hall.write([TableForgotten(name)])
            return True
        finally:
            hall.opening.pop(name, None)

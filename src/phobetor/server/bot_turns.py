"""The turns of bots: they think in their own processes, one decision at a time, while somebody cares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from phobetor.kernel.refusal import Refusal
from phobetor.server.live import LiveTable
from phobetor.server.services import logger
from phobetor.server.viewer import Viewer
from phobetor.table.processes import NoAnswer
from phobetor.table.saved import HUMAN
from phobetor.table.store import StoreFailure
from phobetor.table.table import BotTurn, Table

WAIT, PATIENCE = 0.1, 2.0
"""How often it is looked whether another process still thinks, and how long it may, in seconds."""


class BotTurns:
    """The bots of one live table."""

    def __init__(self, live: LiveTable, viewers: set[Viewer], tell: Callable[[Table], None]) -> None:
        self.live = live
        self.services = live.services
        self.viewers = viewers
        self.tell = tell
        self.task: asyncio.Task[None] | None = None
        self.waited = 0.0
        """How long another process has been thinking, in seconds."""
        self.thinking: tuple[BotTurn, asyncio.Task[int]] | None = None

    def are_idle(self) -> bool:
        return self.task is None

    def wake(self) -> None:
        table = self.live.table
        if self.thinking is not None and table is not None and table.bot_turn() != self.thinking[0]:
            self.thinking[1].cancel()  # nobody wants to know any more
        if self.task is None and table is not None and self.is_for_somebody(table) and table.bot_turn():
            self.task = self.services.spawn(self.play())

    def is_for_somebody(self, table: Table) -> bool:
        """Bots play for whoever is connected, and for people who will come back to decide; for nobody they wait."""
        return bool(self.viewers) or any(
            seat.kind == HUMAN and not table.is_played_by_bot(seat.number) for seat in table.seats
        )

    async def play(self) -> None:
        """While a bot must decide, let it think in its process, and then carry out what it chose."""
        try:
            while not self.services.closing:
                try:
                    if not await self.play_one():
                        return
                except (Refusal, StoreFailure):  # the disk failed; the bot tries again
                    await asyncio.sleep(self.services.pace.retry)
        finally:
            self.task = None

    async def play_one(self) -> bool:
        """One decision of a bot; False when none has to decide, or nobody cares."""
        async with self.live.lock:
            table = await self.live.ready()
            turn = table.bot_turn()
            if turn is None or not self.is_for_somebody(table):
                return False
            position = table.playing().game.to_json()
        store = self.services.store
        mine = await self.services.ask(lambda: store.try_thinking(self.live.name))
        if not mine and self.waited < PATIENCE:
            self.waited += WAIT
            await asyncio.sleep(WAIT)  # another process thinks; if that one has stopped, this one does it
            return True
        self.waited = 0.0
        try:
            return await self.think(table, turn, position)
        finally:
            if mine:
                await self.services.ask(lambda: store.end_thinking(self.live.name))

    async def think(self, table: Table, turn: BotTurn, position: str) -> bool:
        pause = asyncio.create_task(asyncio.sleep(self.services.pace.bot))
        option = await self.thought_through(table.row.game, turn, position)
        if option is None:
            pause.cancel()
            return True
        await pause
        async with self.live.lock:
            self.tell(await self.live.change(lambda table: table.bot_choice(turn, option)))
        return True

    async def thought_through(self, game: str, turn: BotTurn, position: str) -> int | None:
        """What the bot chooses; None when the table changed before it knew."""
        task = asyncio.create_task(self.thought(game, turn, position))
        self.thinking = (turn, task)
        try:
            await asyncio.wait([task])
            return None if task.cancelled() else task.result()
        finally:
            self.thinking = None
            task.cancel()

    async def thought(self, game: str, turn: BotTurn, position: str) -> int:
        """What the bot chooses, or -1 when it fails; then chance decides."""
        try:
            return await self.services.thinkers.think(game, turn.seat, turn.bot, turn.chance, position)
        except NoAnswer as failure:
            logger.error("The bot %s failed at the table %s: %s", turn.bot, self.live.name, failure)
            return -1

"""Hints: whoever must decide asks what a search would do. It is worked out in processes of its own: no table waits, and
no bot, and whoever asks much waits alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from phobetor.kernel.refusal import NOT_YOURS
from phobetor.kernel.words import Player
from phobetor.server import protocol
from phobetor.server.live import LiveTable
from phobetor.server.services import BUSY, logger
from phobetor.server.showing import hint_out, speaker
from phobetor.server.viewer import Viewer
from phobetor.table.processes import NoAnswer
from phobetor.table.table import Table, refuse


class Hints:
    """What is being worked out at one live table: one hint for each page."""

    def __init__(self, live: LiveTable, tell: Callable[[Table, Player], Awaitable[None]]) -> None:
        self.live = live
        self.tell = tell
        """Tells the others that somebody was advised."""
        self.asked: dict[Viewer, tuple[Player, int, asyncio.Task[None]]] = {}

    def begin(self, viewer: Viewer, table: Table, seat: Player, decision: int, who: str) -> None:
        """Think in the background; a page that asks anew no longer wants what it asked before. `who` are all who count
        as one. Needs the lock."""
        if not table.may_ask_hint(seat):
            raise refuse(NOT_YOURS, "no-hints")
        table.check_decision(table.look(seat), decision)
        self.stop(viewer)
        position = table.playing().game.to_json()
        work = self.live.services.spawn(self.answer(viewer, table.row.game, seat, decision, position, who))
        self.asked[viewer] = (seat, decision, work)
        work.add_done_callback(lambda done: self.forget(viewer, done))

    def forget(self, viewer: Viewer, work: asyncio.Task[None]) -> None:
        if viewer in self.asked and self.asked[viewer][2] is work:
            del self.asked[viewer]

    def stop(self, viewer: Viewer) -> None:
        if viewer in self.asked:
            self.asked.pop(viewer)[2].cancel()

    def review(self, table: Table) -> None:
        """Nobody thinks on about what is no longer asked."""
        for viewer, (seat, decision, _) in list(self.asked.items()):
            if table.session is None or table.look(seat).decision != decision:
                self.stop(viewer)

    async def answer(self, viewer: Viewer, game: str, seat: Player, decision: int, position: str, who: str) -> None:
        try:
            advice = await self.live.services.advisers.advise(game, seat, position, who)
        except NoAnswer as failure:
            logger.error("A hint failed at the table %s: %s", self.live.name, failure)
            advice = None
        async with self.live.lock:
            table = await self.live.ready()
            if table.look(seat).decision != decision:
                return
            if advice is None:
                text = speaker(table, viewer.language).refusal(refuse(BUSY, "no-hint"))
                viewer.tell(protocol.Refused("", "busy", "", text))
                return
            viewer.tell(hint_out(table, seat, advice, viewer.language))
            await self.tell(table, seat)

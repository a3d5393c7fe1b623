"""Messages that come in pieces: they end in time and are not cut too small, or their socket is closed.

Between the pieces of a message a page may answer every ping, so that nothing else would ever end it.
"""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLOW = 4408
MOST_PIECES = 64
LAST_WORDS = 2.0
"""Seconds in which a page that does not read may still hear why it is dropped."""


class InTime(WebSocketsSansIOProtocol):
    """uvicorn's socket; it keeps the pieces of an unended message in `frames`."""

    patience = 10.0
    """Seconds from the first piece of a message to its last."""
    waiting: TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.close_sent or self.disconnected:
            return
        if len(self.frames) > MOST_PIECES:
            self.give_up()
        elif not self.is_unended():
            self.stop_waiting()
        elif self.waiting is None:
            self.wait()

    def is_unended(self) -> bool:
        """Whether there are frames of a message without its last one, or bytes of a frame without the rest."""
        return bool(self.frames) or bool(self.conn.reader.buffer)

    def wait(self) -> None:
        self.waiting = self.loop.call_later(self.patience, self.look_again)

    def look_again(self) -> None:
        """Time that the server itself did not read does not count."""
        if self.read_paused:
            self.wait()
        else:
            self.give_up()

    def send_receive_event_to_app(self) -> None:
        """The message is complete."""
        self.stop_waiting()
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self) -> None:
        self.stop_waiting()
        self.frames = []
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SLOW})
        if not self.close_sent:
            self.close_sent = True
            self.conn.send_close(SLOW)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def in_time(seconds: float) -> type[InTime]:
    """The socket with this much patience."""

    class Timed(InTime):
        patience = seconds

    return Timed

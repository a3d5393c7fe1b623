"""What may be written into the log of a server: what kind of mistake happened where, and never what it was about.

An error names values: a card that is not in a hand, an option that is refused. Who reads the log may sit at the table.
"""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

LOGGERS = ("phobetor.server", "uvicorn.error", "asyncio")
"""Those that write down errors of the server."""


def place(error: BaseException) -> str:
    """The kind of an error and where it was raised, for one line."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def way(error: BaseException) -> str:
    """The way to an error, as Python prints it, but without what the error says."""
    return "".join(["Traceback:\n", *traceback.format_tb(error.__traceback__), type(error).__name__])


class Discretion(logging.Filter):
    """Cuts what errors say out of what is logged about them."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if error is not None:
            first = record.getMessage().partition("\n")[0]  # asyncio writes the error itself into the next lines
            record.msg, record.args = f"{first}\n{way(error)}", None
            record.exc_info = record.exc_text = None
        return True


DISCRETION = Discretion()


def be_discreet() -> None:
    for name in LOGGERS:
        logging.getLogger(name).addFilter(DISCRETION)

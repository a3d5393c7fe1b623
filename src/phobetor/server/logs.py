"""The log of a server as lines of JSON, for programs that collect logs."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from phobetor.table.diary import LOGGERS

OWN = {*vars(logging.makeLogRecord({})), "message"}
"""What every record has; the rest is what somebody added, or what a library notes for itself with a leading `_`."""


class Lines(logging.Formatter):
    """One object a line: time, level, what it says, and what was added (`extra`)."""

    def format(self, record: logging.LogRecord) -> str:
        first, _, more = record.getMessage().partition("\n")
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "message": first}
        added = {name: value for name, value in vars(record).items() if name not in OWN and name[0] != "_"}
        return json.dumps(line | ({"traceback": more} if more else {}) | added, ensure_ascii=False)


def log_as_json() -> None:
    """To standard error; what is only of interest to people who count things is written, too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
    logging.getLogger("phobetor.server").setLevel(logging.INFO)

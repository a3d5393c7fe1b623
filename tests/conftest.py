"""Lets tests import the helpers that lie beside them, whichever way pytest imports tests."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).resolve().parent

for folder in ("kernel", "conformance", "cli", "server", "browser"):
    if str(TESTS / folder) not in sys.path:
        sys.path.insert(0, str(TESTS / folder))

# Whoever starts the tests in the background may ignore these; the commands under test must not inherit that.
for name in ("SIGINT", "SIGHUP", "SIGTERM"):
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)

settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")

"""Lets tests import the helpers that lie beside them, whichever way pytest imports tests."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).resolve().parent

for folder in ("kernel", "conformance", "cli", "server", "browser"):
    if str(TESTS / folder) not in sys.path:
        sys.path.insert(0, str(TESTS / folder))

settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")

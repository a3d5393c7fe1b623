"""Steps that earlier chapters put on the agenda and later ones define.

A chapter lays its own here when it is imported, so that chapters import only those before them.
"""

from __future__ import annotations

from typing import Final

from phobetor.games.nemesis.rules.state import Rule

PANIC_OF: Final[list[Rule]] = []  # player -> a panic check
PASSES: Final[list[Rule]] = []  # player -> they pass
ALL_PASS: Final[list[Rule]] = []  # one step
END_OF_PLAYER_PHASE: Final[list[Rule]] = []  # one step
FINAL_CHECKS: Final[list[Rule]] = []  # one step

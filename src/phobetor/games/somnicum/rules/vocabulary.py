"""The vocabulary of Somnicum: what a table can agree on, what can be chosen, what happens, why the game is over."""

from __future__ import annotations

from typing import Final

from phobetor.kernel.words import Event, Setting, Verb

MOST_PLAYERS: Final = 4

# --- what a table can agree on ----------------------------------------------------------------------
SETTINGS: Final = [
    Setting("first", ["random", "1", "2", "3", "4"], "random", "SO-67"),
    Setting("between", ["either", "ahead"], "either", "SO-49"),
    Setting("fair_finish", ["off", "on"], "off", "SO-56"),
    Setting("opening", ["0-1-2-3", "0-3-6-9"], "0-1-2-3", "SO-15"),
    Setting("laps", ["one", "any"], "one", "SO-28"),
    Setting("holes", ["apart", "row"], "apart", "SO-R7"),
    Setting("particles", ["new", "any"], "new", "SO-19"),
]
FIRST: Final = 0
BETWEEN: Final = 1
FAIR_FINISH: Final = 2
OPENING: Final = 3
LAPS: Final = 4
HOLES: Final = 5
PARTICLES: Final = 6

# --- what can be chosen -----------------------------------------------------------------------------
PLACE: Final = Verb(0, "place", "slot")
MOVE: Final = Verb(1, "move", "pendulum", "steps")
ADD: Final = Verb(2, "add", "token", "level")
RETURN: Final = Verb(3, "return", "token")
PAY: Final = Verb(4, "pay", "token")
ATTACH: Final = Verb(5, "attach", "level")
PLAY: Final = Verb(6, "play", "encounter")
KEEP: Final = Verb(7, "keep", "encounter")
HUSH: Final = Verb(8, "hush")
CROW: Final = Verb(9, "crow")
MEND: Final = Verb(10, "mend", "level", "position")
SHIFT: Final = Verb(11, "shift", "level", "to_level")
DONE: Final = Verb(12, "done")
VERBS: Final = [PLACE, MOVE, ADD, RETURN, PAY, ATTACH, PLAY, KEEP, HUSH, CROW, MEND, SHIFT, DONE]


# --- what happens -----------------------------------------------------------------------------------
ROUND: Final = Event(0, "round", "round", "player")
PLACED: Final = Event(1, "placed", "player", "slot", "second_slot")
TURN: Final = Event(2, "turn", "player")
ADDED: Final = Event(3, "added", "player", "token", "level")
RETURNED: Final = Event(4, "returned", "player", "token")
PAID: Final = Event(5, "paid", "player", "back", "token", secret="token", knower="player")
MOVED: Final = Event(6, "moved", "player", "pendulum", "steps")
TOOK: Final = Event(7, "took", "player", "card")
DREW: Final = Event(8, "drew", "player", "back", "token", secret="token", knower="player")
BAG_EMPTY: Final = Event(9, "bag-empty")
CHECK_PASSED: Final = Event(10, "check-passed", "player")
CHECK_FAILED: Final = Event(11, "check-failed", "player")
CROWS: Final = Event(12, "crows", "player")
ATTACHED: Final = Event(13, "attached", "player", "card", "level")
GAPPED: Final = Event(14, "gapped", "player", "level", "back")
EMPTY_GAPPED: Final = Event(15, "empty-gapped", "player", "level")
RESHUFFLED: Final = Event(16, "reshuffled", "cards")
MET: Final = Event(17, "met", "player", "meeting", secret="meeting", knower="player")
KEPT: Final = Event(18, "kept", "player", "meeting", secret="meeting", knower="player")
DISCARDED: Final = Event(19, "discarded", "player", "meeting")
PLAYED: Final = Event(20, "played", "player", "meeting")
HUSHES: Final = Event(21, "hushes", "player")
WILL_CROW: Final = Event(22, "will-crow", "player")
MENDED: Final = Event(23, "mended", "player", "level", "position", reveals=True)
SHIFTED: Final = Event(24, "shifted", "player", "level", "to_level")
ROUND_ENDED: Final = Event(25, "round-ended", "round", "player", "reason")
LAST_TURN: Final = Event(26, "last-turn", "player")
GOAL_SHOWN: Final = Event(27, "goal-shown", "player", "goal", reveals=True)
SCORED: Final = Event(28, "scored", "player", "line", "points")
LOST: Final = Event(29, "lost", "player", "line", "points")
TOTAL: Final = Event(30, "total", "player", "points", "tokens")
BELOW_ZERO: Final = Event(31, "below-zero", "player", "points", "tokens")
CHECK_HUSHED: Final = Event(32, "check-hushed", "player")
EVENTS: Final = [
    ROUND, PLACED, TURN, ADDED, RETURNED, PAID, MOVED, TOOK, DREW, BAG_EMPTY, CHECK_PASSED, CHECK_FAILED, CROWS,
    ATTACHED, GAPPED, EMPTY_GAPPED, RESHUFFLED, MET, KEPT, DISCARDED, PLAYED, HUSHES, WILL_CROW, MENDED, SHIFTED,
    ROUND_ENDED, LAST_TURN, GOAL_SHOWN, SCORED, LOST, TOTAL, BELOW_ZERO, CHECK_HUSHED,
]  # fmt: skip

# --- why the game is over ---------------------------------------------------------------------------
THREE_ROUNDS: Final = 1
ENDINGS: Final = ["running", "three-rounds"]

"""The vocabulary of Nightmarium: what a table can agree on, what can be chosen, what happens, why the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.box import CARDS
from phobetor.kernel.words import Event, Option, Setting, Verb

MOST_PLAYERS: Final = 6
MOST_CREATURES: Final = 7

# --- what a table can agree on ----------------------------------------------------------------------
SETTINGS: Final = [
    Setting("creatures", ["5", "6", "7"], "5", "NM-3.4"),
    Setting("first", ["random", "1", "2", "3", "4", "5", "6"], "random", "NM-2.6"),
    Setting("herald", ["discard", "both"], "discard", "NM-6.4"),
    Setting("pure", ["strict", "choice"], "strict", "NM-5.7"),
    Setting("patience", ["10", "20", "0"], "10", "NM-3.6"),
]
CREATURES: Final = 0
FIRST: Final = 1
HERALD_SETTING: Final = 2
PURE_SETTING: Final = 3
PATIENCE: Final = 4
ROUNDS_OF_PATIENCE: Final[list[i64]] = [int(rounds) for rounds in SETTINGS[PATIENCE].values]

# --- what can be chosen -----------------------------------------------------------------------------
DRAW: Final = Verb(0, "draw")
EXCHANGE: Final = Verb(1, "exchange")
PLAY: Final = Verb(2, "play", "card", "creature")
DISCARD: Final = Verb(3, "discard", "card")
DONE: Final = Verb(4, "done")
TARGET: Final = Verb(5, "target", "creature")
VERBS: Final = [DRAW, EXCHANGE, PLAY, DISCARD, DONE, TARGET]
DRAW_A_CARD: Final = DRAW.of()
EXCHANGE_CARDS: Final = EXCHANGE.of()

# --- what happens -----------------------------------------------------------------------------------
TURN: Final = Event(0, "turn", "player")
DREW: Final = Event(1, "drew", "player", "card", secret="card", knower="player")
RESHUFFLED: Final = Event(2, "reshuffled", "cards")
DISCARDED: Final = Event(3, "discarded", "player", "card")
PLACED: Final = Event(4, "placed", "player", "card", "creature")
COMPLETED: Final = Event(5, "completed", "player", "creature")
PURE: Final = Event(6, "pure", "player", "creature", "legion")
PERFORMS: Final = Event(7, "performs", "creature", "ability")
REVEALED: Final = Event(8, "revealed", "player", "card")
UNPLACED: Final = Event(9, "unplaced", "card")
TOOK: Final = Event(10, "took", "player", "card", "creature")
SCAVENGED: Final = Event(11, "scavenged", "player", "creature")
DEVOURED: Final = Event(12, "devoured", "player", "card", "creature")
STOPPED: Final = Event(13, "stopped", "creature", "ability")
SWITCHED: Final = Event(14, "switched", "creature")
WON: Final = Event(15, "won", "player")
STALEMATE: Final = Event(16, "stalemate")
IMPATIENT: Final = Event(17, "impatient", "rounds")
LOST: Final = Event(18, "lost", "player", "card", reveals=True)
EMPTY_HANDED: Final = Event(19, "empty-handed", "player")
NOTHING_LEFT: Final = Event(20, "nothing-left")
EVENTS: Final = [
    TURN, DREW, RESHUFFLED, DISCARDED, PLACED, COMPLETED, PURE, PERFORMS, REVEALED, UNPLACED, TOOK, SCAVENGED,
    DEVOURED, STOPPED, SWITCHED, WON, STALEMATE, IMPATIENT, LOST, EMPTY_HANDED,
    NOTHING_LEFT,
]  # fmt: skip

# --- why the game is over ---------------------------------------------------------------------------
ENOUGH_CREATURES: Final = 1
NOBODY_CAN_ACT: Final = 2
NOTHING_PLACED: Final = 3
ENDINGS: Final = ["running", "enough-creatures", "nobody-can-act", "nothing-placed"]


# Options are made of these by adding a creature or a card; looking them up is faster than working them out.
PLAYS: Final[list[Option]] = [PLAY.of(card) for card in range(CARDS + 1)]
TARGETS: Final[list[Option]] = [TARGET.of(creature) for creature in range(MOST_PLAYERS * MOST_CREATURES)]

"""What can be chosen in Nemesis, what happens, what a table can agree on, and how a game ends."""

from __future__ import annotations

from typing import Final

from phobetor.kernel.words import Event, Setting, Verb

# --- what a table can agree on ----------------------------------------------------------------------
SETTINGS: Final = [
    Setting("mode", ["semi", "coop"], "semi", "NE-1.2"),
    Setting("medic", ["off", "on"], "off", "NE-2.17"),
    Setting("broken_section", ["blocks", "boards"], "blocks", "NE-9.6"),
    Setting("lair_is_contact", ["no", "yes"], "no", "NE-6.9"),
    Setting("great_hunt", ["outright", "signal"], "outright", "NE-12.12"),
]
MODE: Final = 0
MEDIC_IN: Final = 1
BROKEN_SECTION: Final = 2
LAIR_IS_CONTACT: Final = 3
GREAT_HUNT: Final = 4
SEMI: Final = 0
COOP: Final = 1

# --- what can be chosen -----------------------------------------------------------------------------
DRAFT: Final = Verb(0, "draft", "character")
MOVE: Final = Verb(1, "move", "slot")
CAREFUL: Final = Verb(2, "careful", "slot")
SHOOT: Final = Verb(3, "shoot", "item", "target")
MELEE: Final = Verb(4, "melee", "target")
PICK: Final = Verb(5, "pick-up", "thing")
TRADE: Final = Verb(6, "trade", "player")
CRAFT: Final = Verb(7, "craft", "item", "parts")
ACTIVATE: Final = Verb(8, "activate", "quest", "part")
PLAY: Final = Verb(9, "play", "card", "mode")
USE: Final = Verb(10, "use", "item", "mode")
ROOM_ACTION: Final = Verb(11, "room", "room", "mode")
QUEST_USE: Final = Verb(12, "quest", "quest", "mode")
DROP: Final = Verb(13, "drop")
LET_GO: Final = Verb(14, "let-go", "thing")
SPEAK: Final = Verb(15, "speak")
CLAIM_ENGINE: Final = Verb(16, "claim-engine", "engine", "works")
CLAIM_COURSE: Final = Verb(17, "claim-course", "letter", "planet")
SILENT: Final = Verb(18, "silent")
PASS: Final = Verb(19, "pass")
DISCARD: Final = Verb(20, "discard", "card")
DONE: Final = Verb(21, "done")
PAY: Final = Verb(22, "pay", "card")
INTERRUPT: Final = Verb(23, "interrupt")
LET_BE: Final = Verb(24, "let-be")
YIELD: Final = Verb(25, "yield")
KEEP_ITEM: Final = Verb(26, "keep-item", "item")
KEEP_GOAL: Final = Verb(27, "keep-goal", "objective")
TO: Final = Verb(28, "to", "slot")
AT: Final = Verb(29, "at", "corridor")
CHOOSE: Final = Verb(30, "choose", "thing")
PERSON: Final = Verb(31, "person", "player")
YES: Final = Verb(32, "yes")
NO: Final = Verb(33, "no")
OFFER: Final = Verb(34, "offer", "thing")
LAUNCH: Final = Verb(35, "launch")
LEAVE: Final = Verb(36, "leave")
STAY: Final = Verb(37, "stay")
SWAP: Final = Verb(38, "swap")
LEAVE_ORDER: Final = Verb(39, "leave-order")
TARGET: Final = Verb(40, "target", "target")
TO_BOTTOM: Final = Verb(41, "to-bottom")
KEEP_ON_TOP: Final = Verb(42, "keep-on-top")
REROLL: Final = Verb(43, "reroll")
REMOVE_CARD: Final = Verb(44, "remove", "card")
WOUND: Final = Verb(45, "wound", "wound")
SPEAK_OF: Final = Verb(46, "speak-of", "slot")
CLAIM_ROOM: Final = Verb(47, "claim-room", "slot", "room")
CLAIM_TOKEN: Final = Verb(48, "claim-token", "slot", "discovery")
CLAIM_GOAL: Final = Verb(49, "claim-goal", "objective")
CLAIM_HEALTH: Final = Verb(50, "claim-health", "health")
CLAIMS: Final = [CLAIM_ENGINE, CLAIM_COURSE, CLAIM_ROOM, CLAIM_TOKEN, CLAIM_GOAL, CLAIM_HEALTH]
HEALTHS: Final = ["clean", "infected"]
VERBS: Final = [
    DRAFT, MOVE, CAREFUL, SHOOT, MELEE, PICK, TRADE, CRAFT, ACTIVATE, PLAY, USE, ROOM_ACTION, QUEST_USE, DROP, LET_GO,
    SPEAK, CLAIM_ENGINE, CLAIM_COURSE, SILENT, PASS, DISCARD, DONE, PAY, INTERRUPT, LET_BE, YIELD, KEEP_ITEM,
    KEEP_GOAL, TO, AT, CHOOSE, PERSON, YES, NO, OFFER, LAUNCH, LEAVE, STAY, SWAP, LEAVE_ORDER, TARGET, TO_BOTTOM,
    KEEP_ON_TOP, REROLL, REMOVE_CARD, WOUND, SPEAK_OF, CLAIM_ROOM, CLAIM_TOKEN, CLAIM_GOAL, CLAIM_HEALTH,
]  # fmt: skip

# --- what a card, item or room action does: its second argument ---------------------------------------
PLAIN: Final = 0
FIX: Final = 1  # remove the malfunction here
ENGINE: Final = 2  # look at both tokens of the engine here and put them back in either order
JOIN: Final = 3  # tape two heavy items together
PUT_OUT: Final = 4
SET_FIRE: Final = 5
DRESS_ALL: Final = 6
HEAL_LIGHT: Final = 7
FREE_ACTION: Final = 8  # the room's own action at no cost
BREAK: Final = 9  # put a malfunction
READ_COURSE: Final = 10
LOWER_MADNESS: Final = 11
SCAN: Final = 12
LOWER_AND_SCAN: Final = 13
HEAL_ONLY: Final = 14
RUN: Final = 15
DRAW: Final = 16
PLAIN_MODES: Final = [
    "plain", "fix", "engine", "join", "put-out", "set-fire", "dress-all", "heal-light", "free-action", "break",
    "read-course", "lower", "scan", "lower-and-scan", "heal-only", "run", "draw",
]  # fmt: skip
AT_SLOT: Final = 32
AT_DOOR: Final = 64
AT_TARGET: Final = 128
ON_PERSON: Final = 256
ON_PERSON_TOO: Final = 264  # the second thing that can be done to a person
ON_ITEM: Final = 300
DRESS: Final = 400
HEAL: Final = 410
AT_POD: Final = 420
AT_LETTER: Final = 430
FROM_DECK: Final = 440
ON_WEAKNESS: Final = 450

# --- what happens -----------------------------------------------------------------------------------
STARTED: Final = Event(0, "started", "player", "number")
DRAFTED: Final = Event(1, "drafted", "player", "character")
ROUND: Final = Event(2, "round", "round", "player")
TURN: Final = Event(3, "turn", "player")
PASSED: Final = Event(4, "passed", "player")
MOVED: Final = Event(5, "moved", "player", "slot", "room", aside="room")  # 0 where nobody has been
EXPLORED: Final = Event(6, "explored", "slot", "room", "token", reveals=True)
TOKEN_SHOWN: Final = Event(7, "token-shown", "slot", "token", reveals=True)
ROLLED: Final = Event(8, "rolled", "player", "roll")
NOISED: Final = Event(9, "noised", "corridor")
ENCOUNTERED: Final = Event(10, "encountered", "player", "slot", "draw")
APPEARED: Final = Event(11, "appeared", "nightmare", "slot")
SURPRISED: Final = Event(12, "surprised", "player")
CONTAMINATED: Final = Event(13, "contaminated", "player")
PANICKED: Final = Event(14, "panicked", "player", "panic")
MADDENED: Final = Event(15, "maddened", "player", "madness")
WOUNDED: Final = Event(16, "wounded", "player", "wound")
SCRATCHED: Final = Event(17, "scratched", "player", "light", "source", aside="source")
HEALED: Final = Event(18, "healed", "player")
DIED: Final = Event(19, "died", "player", "cause")
PLAYED: Final = Event(20, "played", "player", "card", "mode")
USED: Final = Event(21, "used", "player", "item", "mode")
ROOM_USED: Final = Event(22, "room-used", "player", "room", "mode")
QUEST_USED: Final = Event(23, "quest-used", "player", "quest", "mode")
ACTIVATED: Final = Event(24, "activated", "player", "quest")
PAID: Final = Event(25, "paid", "player", "card")
INTERRUPTED: Final = Event(26, "interrupted", "player", "victim", reveals=True)
SHOT: Final = Event(27, "shot", "player", "item", "target")
STRUCK: Final = Event(28, "struck", "player", "target")
DIE: Final = Event(29, "die", "player", "face")
HURT: Final = Event(30, "hurt", "target", "slot", "count")
CHECKED: Final = Event(31, "checked", "attack")
KILLED: Final = Event(32, "killed", "nightmare", "slot")
RETREATED: Final = Event(33, "retreated", "nightmare", "slot")
ATTACKED: Final = Event(34, "attacked", "nightmare", "player", "attack")
WALKED: Final = Event(35, "walked", "nightmare", "slot", "origin", aside="origin")
FADED: Final = Event(36, "faded", "nightmare", "slot")
BURNT: Final = Event(37, "burnt", "slot", "people", aside="people")  # who is there, as bits
FIRE_OUT: Final = Event(38, "fire-out", "slot")
BROKE: Final = Event(39, "broke", "slot")
FIXED_ROOM: Final = Event(40, "fixed", "slot")
DOOR_CLOSED: Final = Event(41, "door-closed", "corridor")
DOOR_OPENED: Final = Event(42, "door-opened", "corridor")
DOOR_DESTROYED: Final = Event(43, "door-destroyed", "corridor")
FOUND: Final = Event(44, "found", "player", "colour", "item", secret="item", knower="player")
TOOK: Final = Event(45, "took", "player", "thing")
DROPPED: Final = Event(46, "dropped", "player", "thing")
CRAFTED_ITEM: Final = Event(47, "crafted", "player", "item")
TRADED: Final = Event(48, "traded", "player", "partner", "count")
LOOKED_ENGINE: Final = Event(
    49, "looked-engine", "player", "engine", "works", secret="works", knower="player", reveals=True
)
ENGINE_TOUCHED: Final = Event(50, "engine-touched", "player", "engine", "swapped")
LOOKED_COURSE: Final = Event(
    51, "looked-course", "player", "coordinates", secret="coordinates", knower="player", reveals=True
)
COURSE_SET: Final = Event(52, "course-set", "player", "letter")
LOOKED_ROOM: Final = Event(53, "looked-room", "player", "slot", "room", secret="room", knower="player", reveals=True)
LOOKED_TOKEN: Final = Event(
    54, "looked-token", "player", "slot", "token", secret="token", knower="player", reveals=True
)
LOOKED_EVENT: Final = Event(55, "looked-event", "player", "event", secret="event", knower="player", reveals=True)
LOOKED_GOAL: Final = Event(
    56, "looked-goal", "player", "victim", "objective", secret="objective", knower="player", reveals=True
)
SIGNALLED: Final = Event(57, "signalled", "player")
WEAKNESS_FOUND: Final = Event(58, "weakness-found", "weakness", "which", reveals=True)
FUSE_LIT: Final = Event(59, "fuse-lit")
FUSE_STOPPED: Final = Event(60, "fuse-stopped")
TIME: Final = Event(61, "time", "time", "fuse")
EVENT: Final = Event(62, "event", "event")
BAG_DRAWN: Final = Event(63, "bag-drawn", "draw")
POD_CHANGED: Final = Event(64, "pod-changed", "pod", "status")
BOARDED: Final = Event(65, "boarded", "player", "pod")
LAUNCHED: Final = Event(66, "launched", "pod")
SLEPT: Final = Event(67, "slept", "player")
CONTACT: Final = Event(68, "contact")
GOAL_KEPT: Final = Event(69, "goal-kept", "player", "objective", secret="objective", knower="player")
SCANNED: Final = Event(70, "scanned", "player", "clean", "infected", reveals=True)
SAID_ENGINE: Final = Event(71, "said-engine", "player", "engine", "works")
SAID_COURSE: Final = Event(72, "said-course", "player", "letter", "planet")
EGG_LOST: Final = Event(73, "egg-lost", "eggs")
LAIR_PLACED: Final = Event(74, "lair-placed", "slot")
LAIR_DESTROYED: Final = Event(75, "lair-destroyed", "slot")
AIRLOCKED: Final = Event(76, "airlocked", "slot")
SHIP_ENDED: Final = Event(77, "ship-ended", "fate", "reason", aside="reason")
ARRIVED: Final = Event(78, "arrived", "planet")
GOAL_SHOWN: Final = Event(79, "goal-shown", "player", "objective", "fulfilled", reveals=True)
SURVIVED: Final = Event(80, "survived", "player", "madness")
DISCARDED_CARD: Final = Event(81, "discarded", "player", "card")
REVIVED: Final = Event(82, "revived", "player")
CARD_REMOVED: Final = Event(83, "card-removed", "player", "card")
RELOADED: Final = Event(84, "reloaded", "player", "item", "ammo")
AIRLOCK_SET: Final = Event(85, "airlock-set", "slot")
DREW: Final = Event(86, "drew", "player", "card", secret="card", knower="player")
DEALT: Final = Event(87, "dealt", "player", "objective", secret="objective", knower="player")
GOAL_OPEN: Final = Event(88, "goal-open", "player", "objective")
ANSWERED: Final = Event(89, "answered", "player", reveals=True)
SAID_ROOM: Final = Event(90, "said-room", "player", "slot", "room")
SAID_TOKEN: Final = Event(91, "said-token", "player", "slot", "discovery")
SAID_GOAL: Final = Event(92, "said-goal", "player", "objective")
SAID_HEALTH: Final = Event(93, "said-health", "player", "health")
DECLARED: Final = Event(94, "declared", "player", "choice")
MISSED: Final = Event(95, "missed", "nightmare", "player")
NUMBERED: Final = Event(96, "numbered", "event")
EVENTS: Final = [
    STARTED, DRAFTED, ROUND, TURN, PASSED, MOVED, EXPLORED, TOKEN_SHOWN, ROLLED, NOISED, ENCOUNTERED, APPEARED,
    SURPRISED, CONTAMINATED, PANICKED, MADDENED, WOUNDED, SCRATCHED, HEALED, DIED, PLAYED, USED, ROOM_USED, QUEST_USED,
    ACTIVATED, PAID, INTERRUPTED, SHOT, STRUCK, DIE, HURT, CHECKED, KILLED, RETREATED, ATTACKED, WALKED, FADED, BURNT,
    FIRE_OUT, BROKE, FIXED_ROOM, DOOR_CLOSED, DOOR_OPENED, DOOR_DESTROYED, FOUND, TOOK, DROPPED, CRAFTED_ITEM, TRADED,
    LOOKED_ENGINE, ENGINE_TOUCHED, LOOKED_COURSE, COURSE_SET, LOOKED_ROOM, LOOKED_TOKEN, LOOKED_EVENT, LOOKED_GOAL,
    SIGNALLED, WEAKNESS_FOUND, FUSE_LIT, FUSE_STOPPED, TIME, EVENT, BAG_DRAWN, POD_CHANGED, BOARDED, LAUNCHED, SLEPT,
    CONTACT, GOAL_KEPT, SCANNED, SAID_ENGINE, SAID_COURSE, EGG_LOST, LAIR_PLACED, LAIR_DESTROYED, AIRLOCKED,
    SHIP_ENDED, ARRIVED, GOAL_SHOWN, SURVIVED, DISCARDED_CARD, REVIVED, CARD_REMOVED, RELOADED, AIRLOCK_SET,
    DREW, DEALT, GOAL_OPEN, ANSWERED, SAID_ROOM, SAID_TOKEN, SAID_GOAL, SAID_HEALTH, DECLARED, MISSED,
    NUMBERED,
]  # fmt: skip

# --- causes of death ----------------------------------------------------------------------------------
BY_WOUNDS: Final = 1
BY_MADNESS: Final = 2
BY_NIGHTMARE: Final = 3
BY_HEART: Final = 4
BY_AIRLOCK: Final = 5
BY_JUMP: Final = 6
BY_EXPLOSION: Final = 7
BY_COURSE: Final = 8
BY_CONTAMINATION: Final = 9
CAUSES: Final = ["none", "wounds", "madness", "nightmare", "heart", "airlock", "jump", "explosion", "course",
                 "contamination"]  # fmt: skip

# --- where a light wound comes from ---------------------------------------------------------------------
OF_A_DEED: Final = 0
OF_FIRE: Final = 1  # at the end of a turn
OF_BLEEDING: Final = 2

# --- why the ship ends --------------------------------------------------------------------------------
TIME_IS_UP: Final = 0
FUSE_IS_UP: Final = 1
TOO_MUCH_FIRE: Final = 2
HULL_BREAKS: Final = 3
NOBODY_LEFT: Final = 4
ENGINES_BROKEN: Final = 5
REASONS: Final = ["time", "fuse", "fire", "hull", "nobody", "engines"]

# --- why the game is over -----------------------------------------------------------------------------
JUMPED: Final = 1
DESTROYED: Final = 2
ENDINGS: Final = ["running", "jump", "destroyed"]

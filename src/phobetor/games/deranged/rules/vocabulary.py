"""What can be chosen in Deranged, what happens, what a table can agree on, and how a game ends."""

from __future__ import annotations

from typing import Final

from phobetor.kernel.words import Event, Setting, Verb

# --- what a table can agree on ----------------------------------------------------------------------
_BOARDS: Final = ["scenario", "1", "2", "3"]
SETTINGS: Final = [
    Setting("game", ["training", "1", "2", "3", "free"], "1", "DE-30"),
    Setting("layout", ["normal", "hard", "mixed1", "mixed2"], "normal", "DE-26"),
    Setting("first", ["random", "1", "2", "3", "4", "5", "6"], "random", "DE-20"),
    Setting("death", ["keep", "lose-items"], "keep", "DE-172"),
    Setting("patience", ["5", "10", "0"], "5", "DE-205"),
    Setting("days", _BOARDS, "scenario", "DE-188"),
    Setting("nights", _BOARDS, "scenario", "DE-188"),
]
GAME: Final = 0
LAYOUT: Final = 1
FIRST: Final = 2
DEATH: Final = 3
PATIENCE: Final = 4
BOARDS: Final = 5  # of the days; the next setting is for the nights
ROUNDS: Final = [5, 10, 0]  # of patience, by its value; 0: time never moves by itself
TRAINING: Final = 0
FREE_PLAY: Final = 4

# --- what can be chosen -----------------------------------------------------------------------------
PLAY: Final = Verb(0, "play", "card")
REST: Final = Verb(1, "rest")
TURN_OVER: Final = Verb(2, "turn-over")
MOVE_ACTION: Final = Verb(3, "move")
ATTACK_ACTION: Final = Verb(4, "attack")
SEARCH_ACTION: Final = Verb(5, "search")
ITEM_ACTION: Final = Verb(6, "use")
SHED: Final = Verb(7, "shed", "curse")
LAY: Final = Verb(8, "lay", "curse")
RUINS_ACTION: Final = Verb(9, "look")
GATHER: Final = Verb(10, "gather")
PRAY: Final = Verb(11, "pray")
CLOSE_GRAVES: Final = Verb(12, "close-graves")
CLEAR_FOG: Final = Verb(13, "clear-fog")
UNBAR: Final = Verb(14, "unbar", "cell")
DONE: Final = Verb(15, "done")
STEP: Final = Verb(16, "step", "cell")
STOP: Final = Verb(17, "stop")
HEAL: Final = Verb(18, "heal")
CALM: Final = Verb(19, "calm")
HERO: Final = Verb(20, "hero", "player")
MONSTER: Final = Verb(21, "monster", "monster", "cell")
SPEND: Final = Verb(22, "spend", "count")
DEFEND: Final = Verb(23, "defend", "card")
BLOCK: Final = Verb(24, "block")
ADMIT: Final = Verb(25, "admit")
ALWAYS_BLOCK: Final = Verb(26, "always-block")
ALWAYS_ADMIT: Final = Verb(27, "always-admit")
ASK_ME: Final = Verb(28, "ask-me")
SPEAK: Final = Verb(29, "speak")
CLAIM_SELF: Final = Verb(30, "claim-self", "answer")
CLAIM_SAW: Final = Verb(31, "claim-saw", "owner", "night")
SILENT: Final = Verb(32, "silent")
AT: Final = Verb(33, "at", "cell")
FROM: Final = Verb(34, "from", "deck")
CHOOSE_CURSE: Final = Verb(35, "curse", "curse")
KEEP: Final = Verb(36, "keep", "card")
DISCARD_HAND: Final = Verb(37, "discard-hand")
DECLINE: Final = Verb(38, "decline")
FORWARD: Final = Verb(39, "forward")
BACK: Final = Verb(40, "back")
SWAP_ACTION: Final = Verb(41, "swap")
VERBS: Final = [
    PLAY, REST, TURN_OVER, MOVE_ACTION, ATTACK_ACTION, SEARCH_ACTION, ITEM_ACTION, SHED, LAY, RUINS_ACTION, GATHER,
    PRAY, CLOSE_GRAVES, CLEAR_FOG, UNBAR, DONE, STEP, STOP, HEAL, CALM, HERO, MONSTER, SPEND, DEFEND, BLOCK, ADMIT,
    ALWAYS_BLOCK, ALWAYS_ADMIT, ASK_ME, SPEAK, CLAIM_SELF, CLAIM_SAW, SILENT, AT, FROM, CHOOSE_CURSE, KEEP,
    DISCARD_HAND, DECLINE, FORWARD, BACK, SWAP_ACTION,
]  # fmt: skip

# --- what happens -----------------------------------------------------------------------------------
STARTED: Final = Event(0, "started", "player", "cell")
TURN: Final = Event(1, "turn", "player")
RETURNED: Final = Event(2, "returned", "player", "cell")
PLAYED: Final = Event(3, "played", "player", "card")
TURNED_OVER: Final = Event(4, "turned-over", "player", "card")
RESTED: Final = Event(5, "rested", "player")
DISCARDED_HAND: Final = Event(6, "discarded-hand", "player", "card", reveals=True)
DISCARDED: Final = Event(7, "discarded", "player", "card")
BOXED: Final = Event(8, "boxed", "player", "card")
DREW: Final = Event(9, "drew", "player", "card", secret="card", knower="player")
RESHUFFLED: Final = Event(10, "reshuffled", "player")
TIME_MOVED: Final = Event(11, "time-moved", "space")
MOVED: Final = Event(12, "moved", "player", "cell")
PORTED: Final = Event(13, "ported", "player", "cell")
BLOCKED: Final = Event(14, "blocked", "player", "cell")
POLICY: Final = Event(15, "policy", "player", "policy")
ATTACKS: Final = Event(16, "attacks", "attacker", "target", "strength")
DEFENDED: Final = Event(17, "defended", "player", "card", "strength")
HURT: Final = Event(18, "hurt", "player", "count")
SHAKEN: Final = Event(19, "shaken", "player", "count")
HEALED: Final = Event(20, "healed", "player", "count")
CALMED: Final = Event(21, "calmed", "player", "count")
DIED: Final = Event(22, "died", "player")
WENT_MAD: Final = Event(23, "went-mad", "player")
CURSED: Final = Event(24, "cursed", "player", "curse")
SHED_CURSE: Final = Event(25, "shed", "player", "curse")
LAID: Final = Event(26, "laid", "player", "curse")
MONSTER_HURT: Final = Event(27, "monster-hurt", "monster", "count")
DEFEATED: Final = Event(28, "defeated", "player", "monster")
APPEARED: Final = Event(29, "appeared", "monster", "cell")
MONSTER_MOVED: Final = Event(30, "monster-moved", "monster", "cell", "origin", aside="origin")
TOOK_CANDLES: Final = Event(31, "took-candles", "player", "count")
SPENT: Final = Event(32, "spent", "player", "count")
SEARCHED: Final = Event(33, "searched", "player", "cell")
FOUND: Final = Event(34, "found", "player", "card", secret="card", knower="player")
FOUND_NOTHING: Final = Event(35, "found-nothing", "player")
TOKEN_TAKEN: Final = Event(36, "token-taken", "player")
POSSESSED: Final = Event(37, "possessed", "player")
CURED: Final = Event(38, "cured", "player")
HUMAN_AGAIN: Final = Event(39, "human-again", "player")
NIGHT_CARD: Final = Event(40, "night-card", "player", "night", reveals=True)
GOAL_MET: Final = Event(41, "goal-met", "player", "night")
GOAL_MISSED: Final = Event(42, "goal-missed", "player", "night")
PEEKED: Final = Event(43, "peeked", "player", "owner", "night", secret="night", knower="player", reveals=True)
ROLE_SHOWN: Final = Event(44, "role-shown", "viewer", "owner", "role", secret="role", knower="viewer", reveals=True)
BAT: Final = Event(45, "bat", "player", "count")
FULFILLED: Final = Event(46, "fulfilled", "player", "role", reveals=True)
REWARDED: Final = Event(47, "rewarded", "player", "card")
CLAIMED_SELF: Final = Event(48, "claimed-self", "player", "answer")
CLAIMED_SAW: Final = Event(49, "claimed-saw", "player", "owner", "night")
FATE: Final = Event(50, "fate", "player", "chapter", aside="chapter")  # the one that ends; 0 before the first
CHAPTER_BEGAN: Final = Event(51, "chapter", "scenario", "chapter")
ATTACHED: Final = Event(52, "attached", "cell", "exit")
FOG_CAME: Final = Event(53, "fog-came", "cell")
FOG_LEFT: Final = Event(54, "fog-left", "cell")
EFFECT_CAME: Final = Event(55, "effect-came", "effect")
EFFECT_LEFT: Final = Event(56, "effect-left", "effect")
BOARD_CAME: Final = Event(57, "board-came", "kind")
USED: Final = Event(58, "used", "player", "card")
ESCAPED: Final = Event(59, "escaped", "player")
STAYED: Final = Event(60, "stayed", "player")
ALL_POSSESSED: Final = Event(61, "all-possessed")
TOKEN_BACK: Final = Event(62, "token-back", "cell")
SWAPPED: Final = Event(63, "swapped", "player", "fighter")
ASLEEP: Final = Event(64, "asleep", "monster")
SHOWED: Final = Event(65, "showed", "player", "card", reveals=True)
NIGHTS_SWAPPED: Final = Event(66, "nights-swapped", "player", "other")
GAVE_CURSE: Final = Event(67, "gave-curse", "player", "other", "curse")
HURRIED: Final = Event(68, "hurried", "rounds")
LEFT_CANDLES: Final = Event(69, "left-candles")
WALKS: Final = Event(70, "walks", "player", "card", "count")
STRIKES: Final = Event(71, "strikes", "player", "card", "strength")
SEEKS: Final = Event(72, "seeks", "player", "card")
DAWNED: Final = Event(73, "dawned", "number")
EVENTS: Final = [
    STARTED, TURN, RETURNED, PLAYED, TURNED_OVER, RESTED, DISCARDED_HAND, DISCARDED, BOXED, DREW, RESHUFFLED,
    TIME_MOVED, MOVED, PORTED, BLOCKED, POLICY, ATTACKS, DEFENDED, HURT, SHAKEN, HEALED, CALMED, DIED, WENT_MAD,
    CURSED, SHED_CURSE, LAID, MONSTER_HURT, DEFEATED, APPEARED, MONSTER_MOVED, TOOK_CANDLES, SPENT, SEARCHED, FOUND,
    FOUND_NOTHING, TOKEN_TAKEN, POSSESSED, CURED, HUMAN_AGAIN, NIGHT_CARD, GOAL_MET, GOAL_MISSED, PEEKED, ROLE_SHOWN,
    BAT, FULFILLED, REWARDED, CLAIMED_SELF, CLAIMED_SAW, FATE, CHAPTER_BEGAN, ATTACHED, FOG_CAME, FOG_LEFT,
    EFFECT_CAME, EFFECT_LEFT, BOARD_CAME, USED, ESCAPED, STAYED, ALL_POSSESSED, TOKEN_BACK, SWAPPED, ASLEEP, SHOWED,
    NIGHTS_SWAPPED, GAVE_CURSE, HURRIED, LEFT_CANDLES, WALKS, STRIKES, SEEKS, DAWNED,
]  # fmt: skip

# --- why the game is over ---------------------------------------------------------------------------
LAST_NIGHT_OVER: Final = 1
EVERYBODY_POSSESSED: Final = 2
ENDINGS: Final = ["running", "last-night-over", "everybody-possessed"]

# --- effect cards of the scenarios, as bits of `effects` ----------------------------------------------
RUINS_CARD: Final = 1
GATHERING: Final = 2
CHURCH_CARD: Final = 4
HOUSE_SEARCH: Final = 8
OPEN_GRAVES: Final = 16
FOG_CARD: Final = 32
BARRED_DOORS: Final = 64
EFFECTS: Final = ["ruins", "gathering", "church", "house-search", "open-graves", "fog", "barred-doors"]

# --- actions done this turn, as bits of `used` ----------------------------------------------------------
USED_MOVE: Final = 1
USED_ATTACK: Final = 2
USED_SEARCH: Final = 4
USED_ITEM: Final = 8
USED_RUINS: Final = 16
USED_GATHER: Final = 32
USED_CHURCH: Final = 64
USED_GRAVES: Final = 128
USED_FOG: Final = 256
USED_BARS: Final = 512
TIME_WENT_ON: Final = 1024  # no action: the time token moved in this turn

ASK: Final = 0  # what a hero inside a door does when somebody wants to enter
ALWAYS: Final = 1
NEVER: Final = 2
POLICIES: Final = ["ask", "always", "never"]

CLAIM_NOTHING: Final = -1  # else the night card that was named, or one of these two
CLAIM_HUMAN: Final = 0
CLAIM_POSSESSED: Final = 19

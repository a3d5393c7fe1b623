"""What every component is called, by number: the rules use the numbers, the files in `data/` say the rest.

Number 0 always means "none".
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Room: TypeAlias = i64  # the kind of room a tile shows
Slot: TypeAlias = i64  # a place of the board, 1 to 21
Card: TypeAlias = i64  # an action card or a contamination card, by kind
Item: TypeAlias = i64  # an item card, by kind

# --- rooms ---------------------------------------------------------------------------------------------
ARMORY: Final = 1
COMMS: Final = 2
EMERGENCY: Final = 3
LABORATORY: Final = 4
GENERATOR: Final = 5
EVAC_A: Final = 6
EVAC_B: Final = 7
FIRE_CONTROL: Final = 8
NEST: Final = 9
STORAGE: Final = 10
SURGERY: Final = 11
AIRLOCK: Final = 12
CABINS: Final = 13
CANTEEN: Final = 14
COMMAND: Final = 15
ENGINE_CONTROL: Final = 16
HATCH: Final = 17
MONITORING: Final = 18
SLIME: Final = 19
SHOWER: Final = 20
COCKPIT: Final = 21
HIBERNATORIUM: Final = 22
ENGINE1: Final = 23
ENGINE2: Final = 24
ENGINE3: Final = 25
ROOMS: Final = [
    "none", "armory", "comms", "emergency", "laboratory", "generator", "evacA", "evacB", "fireControl", "nest",
    "storage", "surgery", "airlock", "cabins", "canteen", "command", "engineControl", "hatch", "monitoring",
    "slime", "shower", "cockpit", "hibernatorium", "engine1", "engine2", "engine3",
]  # fmt: skip

# --- exploration tokens --------------------------------------------------------------------------------
TOKEN_MALFUNCTION: Final = 1
TOKEN_FIRE: Final = 2
TOKEN_DANGER: Final = 3
TOKEN_DOORS: Final = 4
TOKEN_LAIR: Final = 5
DISCOVERIES: Final = [
    "none", "malfunction", "fire", "danger", "doors", "lair",
]  # fmt: skip

# --- attacks -------------------------------------------------------------------------------------------
ATTACK_SCRATCH: Final = 1
ATTACK_BITE: Final = 2
ATTACK_DISMAY: Final = 3
ATTACK_FRENZY: Final = 4
ATTACK_DREAD: Final = 5
ATTACK_BRAINEATING: Final = 6
ATTACK_DUPLICATE: Final = 7
ATTACKS: Final = [
    "none", "scratch", "bite", "dismay", "frenzy", "dread", "braineating", "duplicate",
]  # fmt: skip

# --- events --------------------------------------------------------------------------------------------
EVENT_TERROR: Final = 1
EVENT_HUNT: Final = 2
EVENT_TENDRILS: Final = 3
EVENT_COMPUTER_FAILURE: Final = 4
EVENT_MONOPHOBIA: Final = 5
EVENT_NEUROSIS: Final = 6
EVENT_AGORAPHOBIA: Final = 7
EVENT_POD_EJECTION: Final = 8
EVENT_FIRE_WAVE: Final = 9
EVENT_OVERHEAT: Final = 10
EVENT_WHISPERS: Final = 11
EVENT_FEAR: Final = 12
EVENT_FUEL_EXPLOSION: Final = 13
EVENT_AI_FAILURE: Final = 14
OCCURRENCES: Final = [
    "none", "terror", "hunt", "tendrils", "computerFailure", "monophobia", "neurosis", "agoraphobia", "podEjection",
    "fireWave", "overheat", "whispers", "fear", "fuelExplosion", "aiFailure",
]  # fmt: skip

# --- panic ---------------------------------------------------------------------------------------------
PANIC_OUTBURST: Final = 1
PANIC_DEFEATISM: Final = 2
PANIC_BLIND_ESCAPE: Final = 3
PANIC_DESTRUCTION: Final = 4
PANIC_COURAGE: Final = 5
PANIC_SABOTAGE: Final = 6
PANIC_MUTILATION: Final = 7
PANIC_HEART_ATTACK: Final = 8
PANIC_BLOODLUST: Final = 9
PANIC_DEMOTIVATION: Final = 10
PANIC_RIPPING: Final = 11
PANIC_HOPELESSNESS: Final = 12
PANIC_HALLUCINATIONS: Final = 13
PANIC_PYROMANIAC: Final = 14
PANICS: Final = [
    "none", "outburst", "defeatism", "blindEscape", "destruction", "courage", "sabotage", "mutilation",
    "heartAttack", "bloodlust", "demotivation", "ripping", "hopelessness", "hallucinations", "pyromaniac",
]  # fmt: skip

# --- serious wounds ------------------------------------------------------------------------------------
WOUND_BACK: Final = 1
WOUND_LEG: Final = 2
WOUND_HAND: Final = 3
WOUND_BLEEDING: Final = 4
WOUND_ARM: Final = 5
WOUNDS: Final = [
    "none", "back", "leg", "hand", "bleeding", "arm",
]  # fmt: skip

# --- weaknesses ----------------------------------------------------------------------------------------
WEAK_FLAMES: Final = 1
WEAK_ENERGY: Final = 2
WEAK_SLOW: Final = 3
WEAK_FOAM: Final = 4
WEAK_WALLS: Final = 5
WEAK_THIN: Final = 6
WEAK_CORES: Final = 7
WEAK_MIND: Final = 8
WEAKNESSES: Final = [
    "none", "flames", "energy", "slow", "foam", "walls", "thin", "cores", "mind",
]  # fmt: skip

# --- items ---------------------------------------------------------------------------------------------
TAPE: Final = 1
TOOLS: Final = 2
EXTINGUISHER: Final = 3
CHEMICALS: Final = 4
CLOTHES_YELLOW: Final = 5
CHARGE_YELLOW: Final = 6
CORRIDOR_PLANS: Final = 7
SPACE_SUIT: Final = 8
SHIP_PLANS: Final = 9
BANDAGES: Final = 10
MEDKIT: Final = 11
FOOD: Final = 12
INJECTION: Final = 13
ALCOHOL: Final = 14
CLOTHES_GREEN: Final = 15
STIMULANTS: Final = 16
CHARGE_RED: Final = 17
GRENADE: Final = 18
SMOKE: Final = 19
DRONE: Final = 20
BAIT: Final = 21
MAGAZINE: Final = 22
PROTO_RIFLE: Final = 23
PROTO_SHOTGUN: Final = 24
PROTO_PISTOL: Final = 25
COMMS_KEY: Final = 26
EVAC_KEY: Final = 27
DESTRUCT_KEY: Final = 28
ANTIDOTE: Final = 29
TASER: Final = 30
FLAMETHROWER: Final = 31
MOLOTOV: Final = 32
REVOLVER: Final = 33
SHOTGUN: Final = 34
SAWN_OFF: Final = 35
ASSAULT_RIFLE: Final = 36
RIFLE: Final = 37
PISTOL: Final = 38
INJECTOR: Final = 39
MOTION_SENSOR: Final = 40
HOLO_COMPUTER: Final = 41
ITEMS: Final = [
    "none", "tape", "tools", "extinguisher", "chemicals", "clothesYellow", "chargeYellow", "corridorPlans",
    "spaceSuit", "shipPlans", "bandages", "medkit", "food", "injection", "alcohol", "clothesGreen", "stimulants",
    "chargeRed", "grenade", "smoke", "drone", "bait", "magazine", "protoRifle", "protoShotgun", "protoPistol",
    "commsKey", "evacKey", "destructKey", "antidote", "taser", "flamethrower", "molotov", "revolver", "shotgun",
    "sawnOff", "assaultRifle", "rifle", "pistol", "injector", "motionSensor", "holoComputer",
]  # fmt: skip

# --- action cards --------------------------------------------------------------------------------------
CARD_SEARCH: Final = 1
CARD_REST: Final = 2
CARD_DEMOLITION: Final = 3
CARD_INTERRUPTION: Final = 4
CARD_RELOAD: Final = 5
CARD_ORDER: Final = 6
CARD_MOTIVATION: Final = 7
CARD_SUPPRESSIVE_FIRE: Final = 8
CARD_BASIC_REPAIRS: Final = 9
CARD_KNOWLEDGE: Final = 10
CARD_PILOTING: Final = 11
CARD_OLD_FRIEND: Final = 12
CARD_COMPUTER_SKILLS: Final = 13
CARD_REPAIRS: Final = 14
CARD_INGENUITY: Final = 15
CARD_PYROTECHNIC: Final = 16
CARD_TECHNICAL_CORRIDORS: Final = 17
CARD_QUICK_REPAIRS: Final = 18
CARD_FULL_AUTO: Final = 19
CARD_NERVES: Final = 20
CARD_COVERING_FIRE: Final = 21
CARD_AIMED_FIRE: Final = 22
CARD_ADRENALINE: Final = 23
CARD_RECONNAISSANCE: Final = 24
CARD_SCAVENGING: Final = 25
CARD_INTRANET: Final = 26
CARD_ACCESS_DENIED: Final = 27
CARD_THREAT: Final = 28
CARD_REANIMATION: Final = 29
CARD_BANDAGING: Final = 30
CARD_PHARMACIST: Final = 31
CARD_PROGRAMMING: Final = 32
ACTIONS: Final = [
    "none", "search", "rest", "demolition", "interruption", "reload", "order", "motivation", "suppressiveFire",
    "basicRepairs", "knowledge", "piloting", "oldFriend", "computerSkills", "repairs", "ingenuity", "pyrotechnic",
    "technicalCorridors", "quickRepairs", "fullAuto", "nerves", "coveringFire", "aimedFire", "adrenaline",
    "reconnaissance", "scavenging", "intranet", "accessDenied", "threat", "reanimation", "bandaging", "pharmacist",
    "programming",
]  # fmt: skip

# --- characters ----------------------------------------------------------------------------------------
CAPTAIN: Final = 1
PILOT: Final = 2
MECHANIC: Final = 3
SOLDIER: Final = 4
SCOUT: Final = 5
SCIENTIST: Final = 6
MEDIC: Final = 7
CHARACTERS: Final = [
    "none", "captain", "pilot", "mechanic", "soldier", "scout", "scientist", "medic",
]  # fmt: skip

# --- quest items ---------------------------------------------------------------------------------------
QUEST_SHIPS_LOG: Final = 1
QUEST_INTERCOM: Final = 2
QUEST_ORBITAL: Final = 3
QUEST_PILOT_KEY: Final = 4
QUEST_TORCH: Final = 5
QUEST_FLASHLIGHT: Final = 6
QUEST_ARMOR: Final = 7
QUEST_AUTOLOADER: Final = 8
QUEST_MOTION_SENSOR: Final = 9
QUEST_SECURITY_KEY: Final = 10
QUEST_HOLO_COMPUTER: Final = 11
QUEST_LAB_KIT: Final = 12
QUEST_SURGEON_KIT: Final = 13
QUEST_ANABOLICS: Final = 14
QUESTS: Final = [
    "none", "shipsLog", "intercom", "orbital", "pilotKey", "torch", "flashlight", "armor", "autoloader",
    "motionSensor", "securityKey", "holoComputer", "labKit", "surgeonKit", "anabolics",
]  # fmt: skip

# --- objectives ----------------------------------------------------------------------------------------
GOAL_PROPERTY: Final = 1
GOAL_OLD_FRIENDSHIP: Final = 2
GOAL_QUARANTINE: Final = 3
GOAL_EXPLORER: Final = 4
GOAL_BURIAL: Final = 5
GOAL_HOARDER: Final = 6
GOAL_GREAT_HUNT: Final = 7
GOAL_FRIENDS: Final = 8
GOAL_ALIENS: Final = 9
GOAL_PRECIOUS: Final = 10
GOAL_NECROSCOPY: Final = 11
GOAL_AB_OVO: Final = 12
GOAL_BIOLOGY: Final = 13
GOAL_BIDING_TIME: Final = 14
GOAL_GREENER_GRASS: Final = 15
GOAL_OLD_FEUD: Final = 16
GOAL_TAKEOVER: Final = 17
GOAL_INSIGHT: Final = 18
GOAL_DESTINATION_EARTH: Final = 19
GOAL_POST_MORTEM: Final = 20
GOAL_FIRST_CONTACT: Final = 21
GOAL_HEAD: Final = 22
GOAL_NO_MAN: Final = 23
GOAL_DELIVERY: Final = 24
GOAL_CLEAN_UP: Final = 25
OBJECTIVES: Final = [
    "none", "property", "oldFriendship", "quarantine", "explorer", "burial", "hoarder", "greatHunt", "friends",
    "aliens", "precious", "necroscopy", "abOvo", "biology", "bidingTime", "greenerGrass", "oldFeud", "takeover",
    "insight", "destinationEarth", "postMortem", "firstContact", "head", "noMan", "delivery", "cleanUp",
]  # fmt: skip

# --- contamination cards lie among the action cards ---------------------------------------------------
CLEAN: Final = 33  # not scanned yet, so nobody knows that it is clean
INFECTED: Final = 34  # not scanned yet either
SCANNED_CLEAN: Final = 35
SCANNED_INFECTED: Final = 36
CARDS: Final = [*ACTIONS, "contamination", "infected", "scanned-clean", "scanned-infected"]

# --- objects: heavy things that are no cards ----------------------------------------------------------
BLUE_CORPSE: Final = 42
CARCASS: Final = 43
EGG: Final = 44
CORPSE: Final = 45  # and the four after it: the character of each seat
THINGS: Final = [*ITEMS, "blueCorpse", "carcass", "egg", "corpseA", "corpseB", "corpseC", "corpseD", "corpseE"]

# --- nightmares ---------------------------------------------------------------------------------------
LURKER: Final = 1
WHISPERER: Final = 2
STALKER: Final = 3
DESPOILER: Final = 4
LAIR: Final = 5  # no nightmare, but a target
NIGHTMARES: Final = ["none", "lurker", "whisperer", "stalker", "despoiler", "lair"]
LETTERS: Final = "-LWSD"

# --- colours and decks --------------------------------------------------------------------------------
YELLOW: Final = 0
GREEN: Final = 1
RED: Final = 2
WHITE: Final = 3
NO_COLOUR: Final = 4
COLOURS: Final = ["yellow", "green", "red", "white", "none"]
CRAFTED: Final = 3  # as a deck
OWN: Final = 4
QUEST: Final = 5
DECKS: Final = ["yellow", "green", "red", "crafted", "own", "quest"]

COMPONENTS: Final = ["-", "flame", "cloth", "cross", "wrench", "battery"]
FLAME: Final = 1
CLOTH: Final = 2
CROSS: Final = 3
WRENCH: Final = 4
BATTERY: Final = 5

LIGHT: Final = 0
HEAVY: Final = 1
ENERGY: Final = 2  # weapons are heavy
CLASSIC: Final = 3
ITEM_KINDS: Final = ["light", "heavy", "energy", "classic"]

ANY_TIME: Final = 0
IN_COMBAT: Final = 1
OUT_OF_COMBAT: Final = 2
REACTION: Final = 3
MOMENTS: Final = ["any", "in", "out", "reaction"]

KEEP: Final = 0
REMOVE: Final = 1
AFTERS: Final = ["keep", "remove_reshuffle"]

PERSONAL: Final = 0
CORPORATE: Final = 1
SOLO: Final = 2
GOAL_DECKS: Final = ["personal", "corporate", "solo"]

EARTH: Final = 0
MARS: Final = 1
VENUS: Final = 2
SPACE: Final = 3
PLANETS: Final = ["earth", "mars", "venus", "space"]
LETTERS_OF_COURSE: Final = ["A", "B", "C", "D"]

# --- the combat die -----------------------------------------------------------------------------------
FACE_BLANK: Final = 0
FACE_LURKER: Final = 1
FACE_WHISPERER: Final = 2
FACE_SINGLE: Final = 3
FACE_DOUBLE: Final = 4
COMBAT_DIE: Final[list[i64]] = [FACE_BLANK, FACE_LURKER, FACE_LURKER, FACE_WHISPERER, FACE_SINGLE, FACE_DOUBLE]
FACES: Final = ["blank", "lurker", "whisperer", "single", "double"]

# --- the noise die ------------------------------------------------------------------------------------
NOISE_SILENCE: Final = 0
NOISE_DANGER: Final = 5
NOISE_DIE: Final[list[i64]] = [1, 1, 2, 2, 3, 3, 4, 4, NOISE_SILENCE, NOISE_DANGER]
ROLLS: Final = ["silence", "1", "2", "3", "4", "danger"]

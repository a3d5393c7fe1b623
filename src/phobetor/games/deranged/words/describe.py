"""Things of Deranged in the words of a language, and the rules behind them."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.box import names_of
from phobetor.games.deranged.rules.box import (
    ACTION_CARDS,
    ATTACK,
    CARDS,
    COLOUR,
    CURSES,
    DEFENCE,
    FIRST_TOKEN,
    HAS_TIME,
    IS_ONCE,
    ITEM_OF,
    ITEMS,
    KIND_OF,
    MONSTERS,
    MOVE,
    NIGHT_IDS,
    POSSESSED_ATTACK,
    POSSESSED_COLOUR,
    POSSESSED_DEFENCE,
    POSSESSED_MOVE,
    POSSESSED_SEARCH,
    ROLES,
    SEARCH,
    SWAP,
    TASK_OF,
    TASKS,
    TOKEN_COUNT,
)
from phobetor.games.deranged.rules.state import (
    MONSTERS_FROM,
)
from phobetor.games.deranged.rules.town import CELL_IDS, COLOURS, QUARTERS
from phobetor.games.deranged.rules.vocabulary import (
    EFFECTS,
    POLICIES,
    VERBS,
)
from phobetor.games.deranged.words.notation import CARD_NAMES
from phobetor.kernel.masks import has

CHAPTERS = [f"{scenario}-{chapter}" for scenario in range(1, 4) for chapter in range(1, 8)]
NAMED = {"quarter": ("quarter", QUARTERS), "way": ("colour", COLOURS), "board": ("chapter", CHAPTERS)}
ABOUT = {"kind": ("kind", MONSTERS), "role": ("role", ROLES), "item": ("item", ITEMS), "board": ("chapter", CHAPTERS)}
"""How the messages begin that name a thing or say what it does, and its further words by number."""
NAMES = names_of("deranged", {"kind": ("monsters", "monster"), "role": ("roles", "role"), "item": ("cards", "card")})
"""Names that somebody wrote into the data files; ours are in the texts."""
KINDS = {"kind": len(MONSTERS), "role": len(ROLES), "deck": 4, "quarter": len(QUARTERS)}


def describe(kind: str, value: int, say: Speaker) -> str:
    if kind == "card":
        return describe_card(value, say)
    if kind == "cell":
        return say.say(f"cell-{CELL_IDS[value]}") if value >= 0 else ""
    if kind == "curse":
        return say.say("curse", number=value, text=say.say(f"curse-{value}")) if value > 0 else ""
    if kind == "night":
        return say.say("night-card", number=NIGHT_IDS[value], text=say.say(f"task-{TASKS[TASK_OF[value]]}"))
    if kind == "monster":
        return say.say(f"kind-{MONSTERS[KIND_OF[value]]}")
    if kind == "fighter":
        return say.player(value) if value < MONSTERS_FROM else describe("monster", value - MONSTERS_FROM, say)
    return describe_small(kind, value, say)


def describe_small(kind: str, value: int, say: Speaker) -> str:
    if kind == "card-name":
        return card_name(value, say)
    if kind == "monster-name":
        return monster_name(value, say)
    if kind == "scenario":
        return say.say(f"scenario-{value}") if value > 0 else ""
    if kind == "role":
        return say.say(f"role-{ROLES[value]}")
    if kind == "kind":
        return say.say(f"kind-{MONSTERS[value]}")
    if kind == "deck":
        return say.say(f"deck-{value}")
    if kind == "effect":
        return say.say(f"effect-{EFFECTS[value.bit_length() - 1]}")
    if kind == "policy":
        return say.say(f"policy-{POLICIES[value]}")
    if kind == "item":
        return say.say(f"item-{ITEMS[value]}")
    if kind in NAMED:
        message, names = NAMED[kind]
        return say.say(f"{message}-{names[value]}")
    return describe_effect(kind, value, say)


def describe_effect(kind: str, value: int, say: Speaker) -> str:
    """What a thing does, where it has a sentence of its own."""
    name, _, about = kind.rpartition("-")
    if about == "about" and name == "effect":
        return say.say(f"effect-{EFFECTS[value.bit_length() - 1]}-about")
    if about == "about" and name == "monster":
        return say.say(f"kind-{MONSTERS[KIND_OF[value]]}-about")
    if about == "about" and name in ABOUT:
        message, names = ABOUT[name]
        return say.say(f"{message}-{names[value]}-about")
    return ""


def things() -> list[tuple[str, int]]:
    found = [(kind, value) for kind in ("kind", "role", "deck", "quarter") for value in range(KINDS[kind])]
    found += [("way", colour) for colour in range(len(COLOURS))]
    found += [("effect", 2**effect) for effect in range(len(EFFECTS))]
    found += [("board", chapter) for chapter in range(len(CHAPTERS))]
    found += [("card", card) for card in range(1, CARDS + 1)]
    found += [("curse", curse) for curse in range(1, CURSES + 1)]
    found += [("night", night) for night in range(1, len(NIGHT_IDS))]
    return found + [("cell", cell) for cell in range(len(CELL_IDS))]


def monster_name(token: int, say: Speaker) -> str:
    """The kind and, where there are several of it, the number of the token."""
    kind = KIND_OF[token]
    number = f" {token - FIRST_TOKEN[kind] + 1}" if TOKEN_COUNT[kind] > 1 else ""
    return f"{say.say(f'kind-{MONSTERS[kind]}')}{number}"


def card_name(card: int, say: Speaker) -> str:
    if card == 0:
        return ""
    return CARD_NAMES[card] if card <= ACTION_CARDS else say.say(f"item-{ITEMS[ITEM_OF[card]]}")


def describe_card(card: int, say: Speaker) -> str:
    """Name, both sides, and the text of an item."""
    if card == 0:
        return ""
    name = card_name(card, say)
    quarters = "/".join(say.say(f"quarter-{QUARTERS[quarter]}") for quarter in range(4) if has(SEARCH[card], quarter))
    sides = say.say(
        "card-sides",
        attack=ATTACK[card],
        defence=DEFENCE[card],
        move=MOVE[card],
        colour=say.say(f"colour-{COLOURS[COLOUR[card]]}"),
        quarters=quarters,
        time=say.say("card-time") if HAS_TIME[card] else "",
        possessed=possessed_side(card, say),
    )
    if card <= ACTION_CARDS:
        return f"{name}: {sides}"
    once = say.say("card-once") + " " if IS_ONCE[card] else ""
    about = say.say(f"item-{ITEMS[ITEM_OF[card]]}-about").removesuffix(".")  # it stands inside other sentences
    return f"{name}: {sides}; {once}{about}"


def possessed_side(card: int, say: Speaker) -> str:
    moves = say.say("card-swap") if POSSESSED_MOVE[card] == SWAP else str(POSSESSED_MOVE[card])
    colour = say.say(f"colour-{COLOURS[POSSESSED_COLOUR[card]]}")
    search = say.say("card-search-any") if POSSESSED_SEARCH[card] else ""
    return say.say(
        "card-possessed",
        move=moves,
        colour=colour,
        search=search,
        attack=POSSESSED_ATTACK[card],
        defence=POSSESSED_DEFENCE[card],
    )


VERB_RULES = {
    "play": ["DE-41", "DE-42", "DE-43"], "rest": ["DE-108", "DE-109"], "turn-over": ["DE-47"],
    "move": ["DE-59", "DE-61", "DE-62"], "attack": ["DE-75", "DE-76", "DE-77"], "search": ["DE-91", "DE-92", "DE-94"],
    "use": ["DE-97", "DE-98"], "shed": ["DE-102"], "lay": ["DE-107"], "look": ["DE-185"], "gather": ["DE-184"],
    "pray": ["DE-184"], "close-graves": ["DE-184"], "clear-fog": ["DE-184"], "unbar": ["DE-184"], "done": ["DE-42"],
    "step": ["DE-59"], "stop": ["DE-59"], "heal": ["DE-113"], "calm": ["DE-113"], "hero": ["DE-75"],
    "monster": ["DE-75", "DE-86"], "spend": ["DE-77", "DE-78"], "defend": ["DE-80", "DE-84"], "block": ["DE-68"],
    "admit": ["DE-70"], "always-block": ["DE-68"], "always-admit": ["DE-70"], "ask-me": ["DE-68"], "speak": ["DE-185"],
    "claim-self": ["DE-206"], "claim-saw": ["DE-206"], "silent": ["DE-206"], "at": ["DE-5"], "from": ["DE-94"],
    "curse": ["DE-102"], "keep": ["DE-184"], "discard-hand": ["DE-110"], "decline": ["DE-97"], "forward": ["DE-37"],
    "back": ["DE-37"], "swap": ["DE-151"],
}  # fmt: skip


KIND_RULES = {
    "monster": ["DE-118", "DE-120"], "kind": ["DE-118", "DE-120"], "effect": ["DE-184"], "board": ["DE-37", "DE-183"],
    "deck": ["DE-93", "DE-94", "DE-95"], "quarter": ["DE-92", "DE-96"], "way": ["DE-62", "DE-63", "DE-64"],
    "cell": ["DE-59", "DE-60", "DE-73"],
}  # fmt: skip


def rules_of(kind: str, value: int) -> list[str]:
    if kind == "verb":
        return VERB_RULES[VERBS[value].name]
    if kind == "card":
        return ["DE-45"] if value <= ACTION_CARDS else ["DE-45", "DE-97", "DE-98"]
    if kind == "curse":
        return ["DE-101", "DE-102"]
    if kind == "night":
        return ["DE-135", "DE-143"]
    if kind == "role":
        return ["DE-180", "DE-181"]
    return KIND_RULES.get(kind, [])

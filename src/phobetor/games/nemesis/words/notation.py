"""Nemesis in writing: seats a to e, things by their ids, places by their numbers; scenario positions."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.title import BadInput
from phobetor.games.nemesis.rules.box import (
    ATTACK_IDS,
    EVENT_IDS,
    TOKEN_IDS,
)
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.names import (
    CARDS,
    CHARACTERS,
    COLOURS,
    DISCOVERIES,
    FACES,
    ITEMS,
    LETTERS_OF_COURSE,
    NIGHTMARES,
    OBJECTIVES,
    PANICS,
    PLANETS,
    QUESTS,
    ROLLS,
    ROOMS,
    THINGS,
    WEAKNESSES,
    WOUNDS,
)
from phobetor.games.nemesis.rules.packed import (
    first_part,
    injuries_of,
    parts_with,
    second_part,
    target_nightmare,
    target_with,
)
from phobetor.games.nemesis.rules.ship import (
    CORRIDORS,
    ENDS,
    TECHNICAL,
    corridor_between,
)
from phobetor.games.nemesis.rules.state import (
    BLANK,
    MADNESS,
    MOST_PLAYERS,
    POD_STATES,
)
from phobetor.games.nemesis.rules.vocabulary import (
    AT_DOOR,
    AT_LETTER,
    AT_POD,
    AT_SLOT,
    AT_TARGET,
    CAUSES,
    DRESS,
    ENDINGS,
    FROM_DECK,
    HEAL,
    HEALTHS,
    ON_ITEM,
    ON_PERSON,
    ON_PERSON_TOO,
    ON_WEAKNESS,
    PLAIN_MODES,
    VERBS,
)
from phobetor.kernel.writing import SEAT_LETTERS, is_number

SEATS = list(SEAT_LETTERS[:MOST_PLAYERS])
TABLES: dict[str, Sequence[str]] = {
    "player": SEATS,
    "character": CHARACTERS,
    "room": ROOMS,
    "token": TOKEN_IDS,
    "card": CARDS,
    "item": ITEMS,
    "thing": THINGS,
    "quest": QUESTS,
    "objective": OBJECTIVES,
    "wound": WOUNDS,
    "nightmare": NIGHTMARES,
    "panic": PANICS,
    "attack": ATTACK_IDS,
    "event": EVENT_IDS,
    "weakness": WEAKNESSES,
    "planet": PLANETS,
    "letter": LETTERS_OF_COURSE,
    "roll": ROLLS,
    "face": FACES,
    "colour": COLOURS,
    "cause": CAUSES,
    "fate": ENDINGS,
    "status": POD_STATES,
    "discovery": DISCOVERIES,
    "health": HEALTHS,
}
MODES = (
    (AT_SLOT, 22, "at", "slot"), (AT_DOOR, 28, "door", "corridor"), (AT_TARGET, 112, "on", "target"),
    (ON_PERSON, 5, "person", "player"), (ON_PERSON_TOO, 5, "help", "player"), (ON_ITEM, 60, "load", "thing"),
    (DRESS, 6, "dress", "wound"), (HEAL, 6, "heal", "wound"), (AT_POD, 5, "pod", "pod"),
    (AT_LETTER, 4, "course", "letter"), (FROM_DECK, 3, "deck", "colour"), (ON_WEAKNESS, 3, "study", "which"),
)  # fmt: skip
DRAWN = ("character", "room", "token", "card", "item", "panic", "attack", "event", "objective", "wound", "weakness")


def write(kind: str, value: int, settings: Sequence[int]) -> str:
    if kind in TABLES:
        return TABLES[kind][value] if 0 <= value < len(TABLES[kind]) else "-"
    if kind == "corridor":
        return write_corridor(value)
    if kind == "target":
        return write_target(value)
    if kind == "mode":
        return write_mode(value, settings)
    if kind == "parts":
        return f"{ITEMS[first_part(value)]}+{ITEMS[second_part(value)]}"
    if kind == "choice":
        return write_choice(value, settings)
    if kind == "part":
        return ITEMS[value] if value else "none"
    if kind in ("draw", "token of the bag"):
        return write_draw(value)
    return str(value)


def write_corridor(corridor: int) -> str:
    if not 0 <= corridor < CORRIDORS:
        return "technical"
    return f"{ENDS[corridor][0]}-{ENDS[corridor][1]}"


def write_target(target: int) -> str:
    if target == EGGS:
        return "eggs"
    nightmare, injuries = target_nightmare(target), injuries_of(target)
    return f"{NIGHTMARES[nightmare] if nightmare < len(NIGHTMARES) else '-'}-{injuries}"


def write_mode(mode: int, settings: Sequence[int]) -> str:
    for start, count, word, kind in MODES:
        if start <= mode < start + count:
            return f"{word}:{write(kind, mode - start, settings)}"
    return PLAIN_MODES[mode] if mode < len(PLAIN_MODES) else str(mode)


def write_choice(option: int, settings: Sequence[int]) -> str:
    """A declared action: `move/8`."""
    verb = next(verb for verb in VERBS if verb.matches(option))
    pairs = zip(verb.arguments, verb.values(option), strict=True)
    return "/".join([verb.name, *(write(kind, value, settings) for kind, value in pairs)])


def write_draw(token: int) -> str:
    if token == BLANK:
        return "blank"
    return (
        f"madness-{CHARACTERS[token - MADNESS]}" if token > MADNESS else "madness" if token == MADNESS else str(token)
    )


def read(kind: str, word: str, settings: Sequence[int]) -> int:
    if kind == "drawn":
        return read_drawn(word, settings)
    if kind in TABLES:
        if word not in TABLES[kind]:
            raise BadInput(f"There is no {kind} '{word}'; there are: {', '.join(TABLES[kind])}.")
        return list(TABLES[kind]).index(word)
    if kind == "corridor":
        return read_corridor(word)
    if kind == "target":
        return read_target(word)
    if kind == "mode":
        return read_mode(word, settings)
    if kind == "parts":
        first, _, second = word.partition("+")
        return parts_with(read("item", first, settings), read("item", second, settings))
    if kind == "part":
        return read("item", word, settings)
    if not is_number(word):
        raise BadInput(f"'{word}' is no number.")
    return int(word)


def read_corridor(word: str) -> int:
    if word == "technical":
        return TECHNICAL
    ends = word.split("-")
    if len(ends) == 2 and all(is_number(end) and 1 <= int(end) <= 21 for end in ends):
        corridor = corridor_between(int(ends[0]), int(ends[1]))
        if corridor >= 0:
            return corridor
    raise BadInput(f"There is no corridor '{word}'; a corridor is written as '1-2', or 'technical'.")


def read_target(word: str) -> int:
    if word == "eggs":
        return EGGS
    name, _, injuries = word.partition("-")
    if not is_number(injuries) or int(injuries) > 15:
        raise BadInput(f"'{word}' is no target; a target is written as 'lurker-0'.")
    return target_with(read("nightmare", name, []), int(injuries))


def read_mode(word: str, settings: Sequence[int]) -> int:
    name, colon, rest = word.partition(":")
    if colon:
        for start, count, known, kind in MODES:
            if known == name:
                value = read(kind, rest, settings)
                if value < count:
                    return start + value
    elif word in PLAIN_MODES:
        return PLAIN_MODES.index(word)
    raise BadInput(f"'{word}' is no effect; there are: {', '.join(PLAIN_MODES)}, and {', '.join(m[2] for m in MODES)}.")


def read_drawn(word: str, settings: Sequence[int]) -> int:
    """What chance gives: a card, a tile, a token, or a bare number."""
    if is_number(word, 2):
        return int(word)
    if word == "blank":
        return BLANK
    if word.startswith("madness-") and word[8:] in CHARACTERS[1:]:
        return MADNESS + CHARACTERS.index(word[8:])
    for kind in DRAWN:
        if word in TABLES[kind]:
            return read(kind, word, settings)
    examples = [f"{kind} as {TABLES[kind][1]}" for kind in DRAWN]
    raise BadInput(
        f"'next' cannot say '{word[:20]}': things are written by their names ({', '.join(examples)}), tokens of the "
        "bag as 1, blank or madness-captain, and dice as numbers from 0 on."
    )

"""The numbers behind actions and observations of each game. Models are trained on them, so they never change silently:
whoever changes a table raises the game's version, and a test compares both with what was published."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from phobetor.research.actions import Range
from phobetor.research.planes import BITS, COUNTS, EACH, ONE, SEAT, SHARES, VALUES, Plane


@dataclass(frozen=True)
class Numbers:
    """How a game is numbered. `inner` is the field of the view that holds the others, if one does."""

    version: int
    ranges: Mapping[str, Range]
    planes: Sequence[Plane]
    inner: str = ""


def seat(name: str) -> Plane:
    return Plane(name, SEAT, ONE, 1, 0, 1)


def values(name: str, size: int = 1, least: int = 0, owner: int = ONE) -> Plane:
    return Plane(name, VALUES, owner, size, least, 1)


def counts(name: str, size: int, least: int = 0, owner: int = ONE) -> Plane:
    return Plane(name, COUNTS, owner, size, least, 1)


def bits(name: str, width: int, size: int = 1, least: int = 0, owner: int = ONE) -> Plane:
    return Plane(name, BITS, owner, size, least, width)


NIGHTMARIUM = Numbers(
    version=1,
    ranges={"card": (1, 109), "creature": (0, 42)},
    planes=[
        seat("active"),
        values("legion_played", least=-1),
        values("acting"),
        values("quiet"),
        values("deck"),
        counts("discards", 109),
        counts("revealed", 109),
        counts("shown", 109),
        counts("hands", 109, owner=EACH),
        values("height", 7, owner=SHARES),
        values("parts", 21, owner=SHARES),
    ],
)

SOMNICUM = Numbers(
    version=1,
    ranges={
        "slot": (0, 25), "pendulum": (0, 2), "steps": (0, 25), "token": (0, 64), "level": (1, 4), "to_level": (1, 4),
        "encounter": (0, 17), "position": (0, 22),
    },
    planes=[
        values("round"),
        seat("active"),
        values("turns"),
        bits("spells", 17),
        values("closing"),
        values("on_field"),
        values("taken"),
        counts("drawn", 17),
        values("drawn_number"),
        values("paid"),
        values("ring", 25),
        values("pendulums", 2, least=-1),
        values("bag"),
        counts("stocks", 64, owner=EACH),
        values("dreams.cards", 64, owner=EACH),
        values("dreams.links", 64, owner=EACH),
        values("dreams.ends", 3, least=-1, owner=EACH),
        bits("dreams.laid", 12, 24, owner=EACH),
        counts("hand", 17),
        values("kept", owner=EACH),
        bits("fronts", 51, owner=EACH),
        values("deck"),
        counts("gone", 89),
        values("goals", owner=EACH),
        values("encounters"),
        counts("met", 17),
    ],
)  # fmt: skip

DERANGED = Numbers(
    version=1,
    ranges={
        "card": (1, 92), "curse": (1, 43), "cell": (0, 58), "player": (0, 6), "monster": (0, 29), "count": (0, 33),
        "answer": (0, 2), "owner": (0, 6), "night": (0, 19), "deck": (0, 4),
    },
    planes=[
        seat("active"),
        seat("fate"),
        values("chapter"),
        values("scenario"),
        values("night"),
        values("time"),
        values("idle"),
        values("church_exit", least=-1),
        values("gate_exit", least=-1),
        values("played"),
        values("side"),
        bits("used", 12),
        values("spent"),
        values("spoken"),
        values("draw_less"),
        values("acted"),
        bits("seen_items", 42),
        bits("search_tokens", 6),
        bits("fog", 58),
        bits("effects", 10),
        bits("boards", 6),
        bits("church_used", 6),
        bits("asleep", 29),
        bits("shields", 6),
        bits("wards", 6),
        bits("rewards_taken", 7),
        values("health", owner=EACH),
        values("sanity", owner=EACH),
        values("candles", owner=EACH),
        values("cell", least=-1, owner=EACH),
        values("token", owner=EACH),
        values("form", owner=EACH),
        values("policy", owner=EACH),
        counts("hands", 92, owner=EACH),
        values("deck_sizes", owner=EACH),
        counts("pools", 92, owner=EACH),
        counts("discards", 92, owner=EACH),
        bits("curses", 43, owner=EACH),
        bits("under", 43, owner=EACH),
        counts("yellow", 43),
        counts("red", 43),
        counts("curse_discards", 43),
        values("role", least=-3, owner=EACH),
        values("role_open", owner=EACH),
        bits("role_known", 6, owner=EACH),
        bits("bats", 6, owner=EACH),
        bits("ruled_out", 6, owner=EACH),
        values("nights", 3, least=-1, owner=SHARES),
        values("night_open", owner=EACH),
        bits("peeks", 18, owner=EACH),
        counts("night_discards", 19),
        values("claims", 6, least=-1, owner=SHARES),
        values("item_decks", 3),
        values("house"),
        values("house_bottom", 8),
        values("bottom_knower", 8, least=-1),
        counts("looked", 92),
        values("unseen", 4, owner=SHARES),
        counts("box", 92),
        counts("shown", 92),
        bits("power_candles", 6, 4),
        values("monster_cell", 29, least=-1),
        values("wounds", 29),
        values("prey", 8, least=-1),
        bits("refused", 12, 4),
        values("tally", 4, owner=SHARES),
    ],
)  # fmt: skip

NEMESIS = Numbers(
    version=1,
    ranges={
        "character": (1, 8), "slot": (0, 22), "item": (1, 42), "shoot/item": (0, 50), "craft/item": (29, 33),
        "target": (0, 112), "thing": (0, 50), "player": (0, 5), "parts": (0, 1024), "quest": (1, 15), "part": (0, 42),
        "card": (1, 37), "mode": (0, 453), "room": (1, 26), "engine": (0, 3), "works": (0, 2), "letter": (0, 4),
        "planet": (0, 4), "objective": (1, 26), "corridor": (0, 29), "wound": (0, 6), "discovery": (0, 6),
        "health": (0, 2),
    },
    inner="table",
    planes=[
        values("time"),
        values("fuse", least=-2),
        seat("first"),
        seat("active"),
        values("actions"),
        values("rush"),
        values("spoken"),
        values("contact"),
        bits("passed", 5),
        bits("signals", 5),
        bits("explored", 22),
        bits("closed", 29),
        bits("destroyed", 29),
        bits("noise", 29),
        bits("fire", 22),
        bits("malfunction", 22),
        bits("lairs", 22),
        values("lairs_killed"),
        values("eggs"),
        values("eggs_lost"),
        values("airlock"),
        values("coordinates"),
        bits("course_seen", 5),
        values("destination"),
        bits("weak_open", 3),
        bits("yielding", 5),
        values("event_top", least=-1),
        seat("event_knower"),
        values("ship_end"),
        values("looker", least=-1),
        values("clean_out"),
        values("infected_out"),
        values("no_attacks"),
        bits("tokens_met", 48),
        values("tile", 22),
        values("token", 22, least=-1),
        values("items_left", 22),
        values("lair_injuries", 22),
        bits("monsters", 13, 24),
        bits("floor", 11, 24),
        values("engines", 3, least=-1),
        bits("engine_seen", 5, 3),
        bits("pods", 4, 5),
        values("weaknesses", 3),
        counts("bag", 18),
        counts("reserve", 18),
        counts("events", 1),
        counts("event_discards", 21),
        bits("event_bottom", 8, 4),
        counts("events_gone", 21),
        counts("attacks", 1),
        counts("attack_discards", 21),
        counts("panics", 1),
        counts("panic_discards", 15),
        counts("wounds", 1),
        counts("wound_discards", 6),
        counts("contamination", 37),
        counts("yellow", 1),
        counts("green", 1),
        counts("red", 1),
        counts("crafted", 42),
        bits("bottoms", 12, 16, least=-8),
        counts("item_discards", 42),
        counts("tokens_shown", 20),
        counts("drafted", 8),
        values("looked", 4),
        bits("offers", 18, 8, least=-65536),
        values("character", owner=EACH),
        values("number", owner=EACH),
        values("room", owner=EACH),
        values("fate", owner=EACH),
        values("pod", owner=EACH),
        values("madness", owner=EACH),
        values("light", owner=EACH),
        bits("serious", 16, owner=EACH),
        counts("hands", 64, owner=EACH),
        counts("decks", 64, owner=EACH),
        counts("discards", 64, owner=EACH),
        bits("packs", 12, 16, least=-8, owner=EACH),
        bits("held", 13, 4, owner=EACH),
        bits("quests", 30, owner=EACH),
        values("goals", owner=EACH),
        values("second_goals", owner=EACH),
        values("kept", owner=EACH),
        bits("goal_seen", 16, owner=EACH),
        bits("tile_seen", 22, owner=EACH),
        bits("token_seen", 22, owner=EACH),
        values("reactions", owner=EACH),
        bits("removed", 9, 16),
        values("causes", owner=EACH),
        bits("claims", 30, 40),
        counts("unseen", 64, owner=EACH),
    ],
)  # fmt: skip

NUMBERS: dict[str, Numbers] = {
    "nightmarium": NIGHTMARIUM,
    "somnicum": SOMNICUM,
    "deranged": DERANGED,
    "nemesis": NEMESIS,
}

"""The ship in a terminal: a map with figures and markers, the crew, and one's own board. Plain mode is a list."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import BLUE_TIME, COURSES, QUESTS_OF, is_weapon
from phobetor.games.nemesis.rules.gear import most_ammo
from phobetor.games.nemesis.rules.names import LETTERS_OF_COURSE, PLANETS, WOUNDS
from phobetor.games.nemesis.rules.packed import (
    ammo_of,
    card_at,
    is_dressed,
    is_in_section_b,
    item_of,
    place_of_lying,
    pod_state,
    thing_of,
    wound_of,
)
from phobetor.games.nemesis.rules.ship import NEXT, TECHNICAL, WAYS
from phobetor.games.nemesis.rules.state import ACTIVE, ASLEEP, AWAY, FATES, POD_STATES, Nemesis
from phobetor.games.nemesis.rules.view import CHOSEN, NemesisView, written_claim
from phobetor.games.nemesis.rules.vocabulary import (
    SAID_COURSE,
    SAID_ENGINE,
    SAID_GOAL,
    SAID_HEALTH,
    SAID_ROOM,
    SAID_TOKEN,
)
from phobetor.games.nemesis.words.describe import describe
from phobetor.games.nemesis.words.notation import SEATS
from phobetor.games.nemesis.words.shipmap import WIDTH, crowded, entrance, figures, injured, numbers, ship_map
from phobetor.kernel.masks import has

SAID = {
    "claim-engine": SAID_ENGINE,
    "claim-course": SAID_COURSE,
    "claim-room": SAID_ROOM,
    "claim-token": SAID_TOKEN,
    "claim-goal": SAID_GOAL,
    "claim-health": SAID_HEALTH,
}


def paint(view: Any, say: Speaker, plain: bool) -> list[str]:
    assert isinstance(view, NemesisView)
    table = view.table
    above = [status(table, say), ship_status(table, say)]
    below = about_the_ship(table, say)
    below += [crew_line(table, player, say) for player in range(table.players()) if table.character[player]]
    below += claims(table, say) + own_board(view, say)
    if plain:
        return [*above, *list_of_rooms(view, say), *below]
    crowd = [say.say("board-crowded", rooms=" · ".join(crowded(table)))] if crowded(table) else []
    return [*folded(above), *ship_map(view, say), *folded([*crowd, say.say("board-key"), *below])]


def folded(lines: list[str]) -> list[str]:
    """Not wider than the map."""
    return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="  ")]


# --- tracks -----------------------------------------------------------------------------------------
def status(table: Nemesis, say: Speaker) -> str:
    parts = [say.say("board-round", round=table.time + 1)]
    if table.fuse >= 0:
        parts.append(say.say("board-fuse", fuse=table.fuse))
    if table.time >= BLUE_TIME:
        parts.append(say.say("board-blue"))
    parts.append(say.say("board-destination", letter=LETTERS_OF_COURSE[table.destination]))
    parts.append(say.say("board-course", course=course(table, say)))
    words = {-1: "engine-unknown", 0: "broken", 1: "works"}
    engines = ", ".join(
        f"{engine + 1}: {say.say(f'board-{words[state]}')}" for engine, state in enumerate(table.engines)
    )
    parts.append(say.say("board-engines", engines=engines))
    return " · ".join(parts)


def course(table: Nemesis, say: Speaker) -> str:
    if not table.coordinates:
        return say.say("board-unknown")
    planets = [say.say(f"planet-{PLANETS[planet]}") for planet in COURSES[table.coordinates]]
    return ", ".join(f"{letter} {planet}" for letter, planet in zip(LETTERS_OF_COURSE, planets, strict=True))


def ship_status(table: Nemesis, say: Speaker) -> str:
    pods = [
        f"{pod}{'B' if is_in_section_b(entry) else 'A'} {say.say(f'status-{POD_STATES[pod_state(entry)]}')}"
        for pod, entry in enumerate(table.pods)
        if pod_state(entry)
    ]
    known = [describe("weakness", card, say) for card in table.weaknesses if card]
    return " · ".join(
        [
            say.say("board-pods", pods=", ".join(pods) or say.say("board-none")),
            say.say("board-eggs", eggs=table.eggs),
            say.say("board-lairs", count=table.lairs_killed),
            say.say("board-bag", count=len(table.bag)),
            say.say("board-weaknesses", names=", ".join(known) or say.say("board-none")),
        ]
    )


# --- rooms, when they are not drawn -------------------------------------------------------------------
def list_of_rooms(view: NemesisView, say: Speaker) -> list[str]:
    return [
        say.say("board-room", slot=slot, room="; ".join(room_parts(view.table, slot, say))) for slot in range(1, 22)
    ]


def is_place(line: str, say: Speaker) -> bool:
    """Whether the line tells of a room of the ship: only those begin with a number."""
    return line.partition(" ")[0].isdigit()


def room_parts(table: Nemesis, slot: int, say: Speaker) -> list[str]:
    """What is there, then where one can go from there."""
    parts = [describe("room", table.tile[slot], say)] if table.tile[slot] else []
    parts += [say.say("board-unexplored")] if not table.is_explored(slot) else []
    parts += [say.say("board-items", count=table.items_left[slot])] if table.items_left[slot] else []
    parts += [say.say("board-fire")] if table.has_fire(slot) else []
    parts += [say.say("board-malfunction")] if table.is_broken(slot) else []
    parts += [f"{say.say('board-lair')} {injured(table.lair_injuries[slot])}".strip()] if table.has_lair(slot) else []
    parts += [figures(table, slot)] if figures(table, slot).strip() else []
    return [*parts, say.say("board-ways", ways=", ".join(ways_from(table, slot, say)))]


def ways_from(table: Nemesis, slot: int, say: Speaker) -> list[str]:
    """Each corridor with its numbers and what lies in it."""
    found = []
    for other, corridor in zip(NEXT[slot], WAYS[slot], strict=True):
        marks = [say.say("board-way-noise")] if has(table.noise, corridor) else []
        marks += [say.say("board-way-closed")] if table.is_closed(corridor) else []
        marks += [say.say("board-way-destroyed")] if has(table.destroyed, corridor) else []
        found.append(" ".join([say.say("board-way", slot=other, numbers="+".join(numbers(corridor))), *marks]))
    if entrance(slot):
        found.append(say.say("board-way-technical", numbers="+".join(entrance(slot)[1:])))
    return found


def about_the_ship(table: Nemesis, say: Speaker) -> list[str]:
    """Noise in the technical corridors, the airlock, and what lies about."""
    lines = [say.say("board-technical")] if has(table.noise, TECHNICAL) else []
    lines += [say.say("board-airlock", slot=table.airlock)] if table.airlock else []
    lying = [f"{place_of_lying(entry)} {say.title.describe('thing', thing_of(entry), say)}" for entry in table.floor]
    return [*lines, say.say("board-floor", things=", ".join(lying))] if lying else lines


# --- people -------------------------------------------------------------------------------------------
def crew_line(table: Nemesis, player: int, say: Speaker) -> str:
    character = describe("character", table.character[player], say)
    who = f"{SEATS[player]} {say.player(player)}"
    if table.fate[player] != ACTIVE:
        fate = {0: "dead", ASLEEP: "asleep", AWAY: "away"}[table.fate[player]]
        assert FATES[table.fate[player]] == fate
        return say.say("board-gone", player=who, character=character, fate=say.say(f"board-{fate}"))
    held = ", ".join(held_thing(holding, say) for holding in table.held[player])
    line = say.say(
        "board-player",
        player=who,
        character=character,
        slot=table.room[player],
        madness=table.madness[player],
        light=table.light[player],
        serious=wounds(table.serious[player], say),
        cards=len(table.hands[player]),
        items=len(table.packs[player]),
        held=held or say.say("board-none"),
    )
    return f"{line}, {say.say('board-signal')}" if has(table.signals, player) else line


def held_thing(holding: int, say: Speaker) -> str:
    """A weapon with the ammo in it."""
    text = say.title.describe("thing", thing_of(holding), say)
    return f"{text} {ammo_of(holding)}/{most_ammo(holding)}" if is_weapon(thing_of(holding)) else text


def wounds(serious: int, say: Speaker) -> str:
    entries = [card_at(serious, count) for count in range(3)]
    names = [describe("wound", wound_of(entry), say) + ("+" if is_dressed(entry) else "") for entry in entries if entry]
    assert len(WOUNDS) == 6
    return ", ".join(names) or say.say("board-none")


def claims(table: Nemesis, say: Speaker) -> list[str]:
    """What was said and not taken back, true or not."""
    told = [written_claim(entry) for entry in table.claims]
    texts = [say.event(SAID[kind], [seat, *values]) for seat, kind, *values in told]
    return [say.say("board-claims", claims=" ".join(texts))] if texts else []


def own_board(view: NemesisView, say: Speaker) -> list[str]:
    table, seat = view.table, view.seat
    if seat < 0 or not table.character[seat]:
        return []
    cards = ", ".join(say.title.describe("card", card, say) for card in table.hands[seat])
    items = ", ".join(describe("item", item_of(entry), say) for entry in table.packs[seat])
    quests = [describe("quest", quest, say) for quest in QUESTS_OF[table.character[seat]]]
    states = [("-", "+", "x")[table.quest_state(seat, which)] for which in range(2)]
    return [
        say.say("board-hand", cards=cards or say.say("board-none")),
        say.say("board-pack", items=items or say.say("board-none")),
        say.say(
            "board-quests", quests=", ".join(f"{quest} {state}" for quest, state in zip(quests, states, strict=True))
        ),
        say.say("board-goal", goals=own_goals(table, seat, say)),
    ]


def own_goals(table: Nemesis, seat: int, say: Speaker) -> str:
    kept = table.kept[seat]
    goals = [table.goals[seat]] if kept in (0, 1, CHOSEN) else []
    goals += [table.second_goals[seat]] if kept in (0, 2, CHOSEN) else []
    return " / ".join(describe("objective", goal, say) for goal in goals if goal)

"""The ship in a terminal: a map with figures and markers, the crew, and one's own board. Plain mode is a list."""

from __future__ import annotations

from typing import Any

from phobetor.book.text import Speaker
from phobetor.games.nemesis.cards import BLUE_TIME, BOX, COURSES, LANGUAGES, QUESTS_OF
from phobetor.games.nemesis.names import LETTERS, LETTERS_OF_COURSE, PLANETS, WOUNDS
from phobetor.games.nemesis.ship import CORRIDORS, ENDS, FIXED, HAS_ENTRANCE, SHIP, TECHNICAL
from phobetor.games.nemesis.state import ACTIVE, ASLEEP, AWAY, FATES, POD_STATES, SECTION_B, Nemesis
from phobetor.games.nemesis.view import CHOSEN, NemesisView

WIDTH, HEIGHT, BOX_WIDTH = 108, 30, 15
SEATS = "abcde"


def paint(view: Any, say: Speaker, plain: bool) -> list[str]:
    assert isinstance(view, NemesisView)
    table = view.table
    lines = [status(table, say), ship_status(table, say)]
    lines += list_of_rooms(view, say) if plain else [*ship_map(view, say), say.say("board-key")]
    lines += corridor_lines(table, say)
    lines += [crew_line(table, player, say) for player in range(table.players()) if table.character[player]]
    return lines + own_board(view, say)


def name(file: str, value: int, say: Speaker) -> str:
    return BOX.titles[file][value][LANGUAGES.index(say.language)]


# --- tracks -----------------------------------------------------------------------------------------
def status(table: Nemesis, say: Speaker) -> str:
    parts = [say.say("board-round", round=table.time + 1)]
    if table.fuse >= 0:
        parts.append(say.say("board-fuse", fuse=table.fuse))
    if table.time >= BLUE_TIME:
        parts.append(say.say("board-blue"))
    parts.append(say.say("board-destination", letter=LETTERS_OF_COURSE[table.destination]))
    parts.append(say.say("board-course", course=course(table, say)))
    words = {-1: "unknown", 0: "broken", 1: "works"}
    engines = ", ".join(
        f"{engine + 1} {say.say(f'board-{words[state]}')}" for engine, state in enumerate(table.engines)
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
        f"{pod}{'B' if table.pods[pod] & SECTION_B else 'A'} {say.say(f'status-{POD_STATES[table.pods[pod] & 7]}')}"
        for pod in range(1, 5)
        if table.pods[pod] & 7
    ]
    known = [name("weaknesses", card, say) for card in table.weaknesses if card]
    return " · ".join(
        [
            say.say("board-pods", pods=", ".join(pods) or say.say("board-none")),
            say.say("board-eggs", eggs=table.eggs),
            say.say("board-lairs", count=table.lairs_killed),
            say.say("board-bag", count=len(table.bag)),
            say.say("board-weaknesses", names=", ".join(known) or say.say("board-none")),
        ]
    )


# --- the map ------------------------------------------------------------------------------------------
def figures(table: Nemesis, slot: int) -> str:
    people = [
        SEATS[player]
        for player in range(table.players())
        if table.fate[player] == ACTIVE and table.room[player] == slot and table.character[player]
    ]
    monsters = [LETTERS[monster >> 4 & 15] for monster in table.monsters if monster >> 8 == slot]
    return "".join(people) + (" " if people and monsters else "") + "".join(monsters)


def signs(table: Nemesis, slot: int) -> str:
    marks = ("~" if table.has_fire(slot) else "") + ("!" if table.is_broken(slot) else "")
    return marks + ("@" if table.has_lair(slot) else "")


def room_name(table: Nemesis, slot: int, say: Speaker) -> str:
    return name("rooms", table.tile[slot], say) if table.tile[slot] else "?"


def ship_map(view: NemesisView, say: Speaker) -> list[str]:
    canvas = [[" "] * (WIDTH + BOX_WIDTH) for _ in range(HEIGHT + 4)]
    for slot in range(1, 22):
        row = round(SHIP.y[slot] * HEIGHT / 1000)
        column = round(SHIP.x[slot] * WIDTH / 1000)
        for offset, text in enumerate(box(view, slot, say)):
            canvas[row + offset][column : column + len(text)] = list(text)
    return [line for line in ("".join(row).rstrip() for row in canvas) if line]


def box(view: NemesisView, slot: int, say: Speaker) -> list[str]:
    """Number and name, then figures and markers, then the items left and the technical entrance."""
    table = view.table
    here = "*" if view.seat >= 0 and table.room[view.seat] == slot and table.fate[view.seat] == ACTIVE else " "
    known = table.is_explored(slot) or bool(FIXED[slot])
    label = room_name(table, slot, say)
    head = f"{here}{slot:>2} {label if known else label.lower() + '?' if label != '?' else '?'}"
    items = f"({table.items_left[slot]})" if table.items_left[slot] else ""
    tail = f" {items}{'T' if HAS_ENTRANCE[slot] else ''}"
    body = f" {figures(table, slot)} {signs(table, slot)}"
    return [f"[{head[: BOX_WIDTH - 2]:<{BOX_WIDTH - 2}}]", f" {body[: BOX_WIDTH - 2]:<{BOX_WIDTH - 8}}{tail}"]


def list_of_rooms(view: NemesisView, say: Speaker) -> list[str]:
    table = view.table
    lines = []
    for slot in range(1, 22):
        parts = [room_name(table, slot, say) if table.tile[slot] else say.say("board-unexplored")]
        parts += [say.say("board-items", count=table.items_left[slot])] if table.items_left[slot] else []
        parts += [say.say("board-fire")] if table.has_fire(slot) else []
        parts += [say.say("board-malfunction")] if table.is_broken(slot) else []
        parts += [say.say("board-lair")] if table.has_lair(slot) else []
        parts += [figures(table, slot)] if figures(table, slot).strip() else []
        ways = ", ".join(str(other) for other in table.neighbours(slot))
        parts.append(say.say("board-ways", ways=ways or say.say("board-none")))
        lines.append(say.say("board-room", slot=slot, room="; ".join(parts)))
    return lines


def corridor_lines(table: Nemesis, say: Speaker) -> list[str]:
    def written(mask: int) -> str:
        names = [f"{ENDS[corridor][0]}-{ENDS[corridor][1]}" for corridor in range(CORRIDORS) if mask >> corridor & 1]
        if mask >> TECHNICAL & 1:
            names.append(say.say("corridor-technical"))
        return ", ".join(names) or say.say("board-none")

    noise = say.say("board-noise", corridors=written(table.noise))
    return [noise, say.say("board-doors", closed=written(table.closed), destroyed=written(table.destroyed))]


# --- people -------------------------------------------------------------------------------------------
def crew_line(table: Nemesis, player: int, say: Speaker) -> str:
    character = name("characters", table.character[player], say)
    who = f"{SEATS[player]} {say.player(player)}"
    if table.fate[player] != ACTIVE:
        fate = {0: "dead", ASLEEP: "asleep", AWAY: "away"}[table.fate[player]]
        assert FATES[table.fate[player]] == fate
        return say.say("board-gone", player=who, character=character, fate=say.say(f"board-{fate}"))
    held = ", ".join(say.title.describe("thing", holding & 63, say) for holding in table.held[player])
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
    return f"{line}, {say.say('board-signal')}" if table.signals >> player & 1 else line


def wounds(serious: int, say: Speaker) -> str:
    entries = [serious >> 4 * count & 15 for count in range(3)]
    names = [name("wounds", entry & 7, say) + ("+" if entry & 8 else "") for entry in entries if entry]
    assert len(WOUNDS) == 6
    return ", ".join(names) or say.say("board-none")


def own_board(view: NemesisView, say: Speaker) -> list[str]:
    table, seat = view.table, view.seat
    if seat < 0 or not table.character[seat]:
        return []
    cards = ", ".join(say.title.describe("card", card, say) for card in table.hands[seat])
    items = ", ".join(name("items", entry >> 5, say) for entry in table.packs[seat])
    quests = [name("quests", quest, say) for quest in QUESTS_OF[table.character[seat]]]
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
    return " / ".join(name("objectives", goal, say) for goal in goals if goal)

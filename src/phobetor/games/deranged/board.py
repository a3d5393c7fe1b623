"""The town of Deranged as text: the four quarters as they lie, every cell with its arrows and who stands there."""

from __future__ import annotations

import shutil

from rich.markup import escape
from rich.text import Text

from phobetor.book.text import Speaker
from phobetor.games.deranged.cards import DAY_SPACES, KIND_OF, MONSTERS, NIGHT_SPACES, NO_CARD, NO_NIGHT, ROLES, TOKENS
from phobetor.games.deranged.notation import SEATS
from phobetor.games.deranged.state import bits_of, count_bits
from phobetor.games.deranged.town import (
    BIT,
    CELL_IDS,
    CHURCH,
    COLOURS,
    EXITS,
    GATE,
    HOUSE_CELL,
    NOWHERE,
    PLACED,
    PORTAL_CELLS,
    POWER_CELL,
    QUARTER_OF,
    QUARTERS,
    SEARCH_CELL,
    arrows_of,
    colour_of,
    is_door,
    leads_to,
)
from phobetor.games.deranged.view import UNKNOWN_NIGHT, UNKNOWN_ROLE, DerangedView
from phobetor.games.deranged.words import EFFECTS, LAYOUT

STYLES = ["", "#5fafff", "#5faf5f", "#ff87d7"]  # arrows by colour
TWO_COLUMNS = 150  # screens narrower than this show one quarter below the other


def paint(view: DerangedView, say: Speaker, plain: bool) -> list[str]:
    """Time and chapter, the town, the heroes, and what the seat holds."""
    lines = [bold(time_line(view, say), plain), *table_lines(view, say, plain)]
    lines += [safe(say.say("board-legend"), plain), *town(view, say, plain)]
    for player in range(len(view.health)):
        lines += hero_lines(view, player, say, plain)
    if view.seat >= 0:
        lines += own_lines(view, say, plain)
    return lines


def bold(text: str, plain: bool) -> str:
    return text if plain else f"[bold]{escape(text)}[/bold]"


def time_line(view: DerangedView, say: Speaker) -> str:
    part = say.say("board-night" if view.night else "board-day", number=(view.chapter + 1) // 2)
    fate = say.say("board-fate", player=say.player(view.fate))
    spaces = (NIGHT_SPACES if view.night else DAY_SPACES)[len(view.health)]
    return f"{part} · {say.say('board-time', time=view.time, spaces=spaces)} · {fate}"


def table_lines(view: DerangedView, say: Speaker, plain: bool) -> list[str]:
    """Chapter, effect cards and decks."""
    lines = []
    if view.scenario:
        lines.append(f"{say.say(f'chapter-{view.scenario}-{view.chapter}')}: {chapter_text(view, say)}")
    for effect in bits_of(view.effects):
        lines.append(f"{say.say(f'effect-{EFFECTS[effect]}')}: {say.say(f'effect-{EFFECTS[effect]}-about')}")
    decks = ", ".join(f"{say.say(f'deck-{deck}')} {view.item_decks[deck]}" for deck in range(3))
    lines.append(f"{say.say('board-decks')}: {decks}, {say.say('deck-3')} {view.house + len(view.house_bottom)}")
    return [safe(line, plain) for line in lines]


def chapter_text(view: DerangedView, say: Speaker) -> str:
    key = f"chapter-{view.scenario}-{view.chapter}-about"
    return say.say(key) if say.has(key) else ""


# --- the town ---------------------------------------------------------------------------------------
def town(view: DerangedView, say: Speaker, plain: bool) -> list[str]:
    """Quarters as they lie: north-west, north-east, then south-west, south-east."""
    order = PLACED[view.settings[LAYOUT]]
    blocks = [quarter_block(view, order[place], say, plain) for place in (0, 1, 3, 2)]
    pieces = [cell_line(view, cell, say, plain) for cell in (CHURCH, GATE) if is_in_play(view, cell)]
    wide = not plain and shutil.get_terminal_size().columns >= TWO_COLUMNS
    if not wide:
        return [line for block in blocks for line in block] + pieces
    return [*beside(blocks[0], blocks[1]), *beside(blocks[2], blocks[3]), *pieces]


def is_in_play(view: DerangedView, piece: int) -> bool:
    return (view.church_exit if piece == CHURCH else view.gate_exit) != NOWHERE


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks side by side; markup does not count as width."""
    half = shutil.get_terminal_size().columns // 2 - 1
    lines = []
    for place in range(max(len(left), len(right))):
        one = left[place] if place < len(left) else ""
        other = right[place] if place < len(right) else ""
        width = Text.from_markup(one).cell_len
        lines.append(f"{one}{' ' * max(1, half - width)}{other}")
    return lines


def quarter_block(view: DerangedView, quarter: int, say: Speaker, plain: bool) -> list[str]:
    cells = [cell for cell in range(CHURCH) if QUARTER_OF[cell] == quarter]
    heading = bold(say.say("board-quarter", quarter=say.say(f"quarter-{QUARTERS[quarter]}")), plain)
    return [heading, *(cell_line(view, cell, say, plain) for cell in cells)]


def cell_line(view: DerangedView, cell: int, say: Speaker, plain: bool) -> str:
    name = say.say(f"cell-{CELL_IDS[cell]}")
    text = f"{CELL_IDS[cell]:4}{name}"
    marks = marks_of(view, cell, say)
    line = escape(f"{text}{' (' + ', '.join(marks) + ')' if marks else ''}") if not plain else text_with(text, marks)
    leaving = [arrow_text(view, cell, arrow, say, plain) for arrow in arrows(view)[cell]]
    leaving += [f"~{CELL_IDS[other]}" for other in PORTAL_CELLS if cell in PORTAL_CELLS and other != cell]
    ways = " ".join(leaving)
    there = who(view, cell, say)
    standing = f" : {', '.join(there)}" if there else ""
    return f"{line} → {ways}{bold(standing, plain) if standing else ''}"


def text_with(text: str, marks: list[str]) -> str:
    return f"{text} ({', '.join(marks)})" if marks else text


def arrows(view: DerangedView) -> list[list[int]]:
    return arrows_of(view.settings[LAYOUT], view.church_exit, view.gate_exit)


def arrow_text(view: DerangedView, cell: int, arrow: int, say: Speaker, plain: bool) -> str:
    """Where it leads; a letter for its colour, a sign for a door."""
    colour = colour_of(arrow)
    letter = say.say(f"colour-{COLOURS[colour]}-short") if colour else ""
    text = f"{CELL_IDS[leads_to(arrow)]}{letter}{'|' if is_door(arrow) else ''}"
    return text if plain or not STYLES[colour] else f"[{STYLES[colour]}]{escape(text)}[/]"


def marks_of(view: DerangedView, cell: int, say: Speaker) -> list[str]:
    marks = []
    if cell in EXITS[view.settings[LAYOUT]]:
        marks.append(say.say("mark-exit"))
    if cell in POWER_CELL:
        candles = count_bits(view.power_candles[QUARTER_OF[cell]])
        marks.append(say.say("mark-power") + (f" {candles}*" if candles else ""))
    if cell in SEARCH_CELL or (cell in HOUSE_CELL and view.search_tokens & BIT[HOUSE_CELL.index(cell)]):
        marks.append(say.say("mark-search"))
    if view.fog & BIT[cell]:
        marks.append(say.say("mark-fog"))
    return marks


def who(view: DerangedView, cell: int, say: Speaker) -> list[str]:
    """Heroes by seat and name, monsters by kind and number."""
    found = [f"{SEATS[player]} {say.player(player)}" for player in range(len(view.cell)) if view.cell[player] == cell]
    for kind, name in enumerate(MONSTERS):
        tokens = [token for token in range(TOKENS) if KIND_OF[token] == kind and view.monster_cell[token] == cell]
        if tokens:
            wounds = sum(view.wounds[token] for token in tokens)
            count = f" ×{len(tokens)}" if len(tokens) > 1 else ""
            found.append(f"{say.say(f'kind-{name}')}{count}{f' −{wounds}' if wounds else ''}")
    return found


# --- heroes -----------------------------------------------------------------------------------------
def hero_lines(view: DerangedView, player: int, say: Speaker, plain: bool) -> list[str]:
    """Name, counters, place, what lies in front of the player."""
    cell = view.cell[player]
    place = say.say(f"cell-{CELL_IDS[cell]}") if cell != NOWHERE else say.say("board-dead")
    parts = [
        f"{SEATS[player]} {say.player(player)}",
        say.say("board-stats", health=view.health[player], sanity=view.sanity[player], candles=view.candles[player]),
        place,
        say.say("board-hand-size", count=len(view.hands[player])),
    ]
    parts += [say.say(key) for key, shown in states(view, player) if shown]
    lines = [bold(" · ".join(parts), plain)]
    lines += [f"   {escape(line) if not plain else line}" for line in in_front(view, player, say)]
    return lines


def states(view: DerangedView, player: int) -> list[tuple[str, bool]]:
    return [
        ("board-active", player == view.active and not view.ending),
        ("board-possessed", view.form[player] == 1),
        ("board-token", view.token[player] == 1 and view.form[player] == 0),
    ]


def in_front(view: DerangedView, player: int, say: Speaker) -> list[str]:
    lines = [say.name("curse", curse) for curse in bits_of(view.curses[player])]
    if view.night_open[player] != NO_NIGHT:
        lines.append(say.name("night", view.night_open[player]))
    if view.role[player] >= 0:
        lines.append(f"{say.name('role', view.role[player])}: {say.say(role_about(view.role[player]))}")
    elif view.role[player] == UNKNOWN_ROLE:
        lines.append(say.say("board-secret-role"))
    seen = [night for night in view.nights[player * 3 : player * 3 + 3] if night not in (NO_NIGHT, UNKNOWN_NIGHT)]
    lines += [say.say("board-seen-night", night=say.name("night", night)) for night in seen]
    return lines


def role_about(role: int) -> str:
    return f"role-{ROLES[role]}-about"


def own_lines(view: DerangedView, say: Speaker, plain: bool) -> list[str]:
    lines = [bold(say.say("board-hand"), plain)]
    if view.played != NO_CARD:
        lines.append(f"  {safe(say.say('board-played', card=say.name('card', view.played)), plain)}")
    return lines + [f"  {safe(say.name('card', card), plain)}" for card in sorted(view.hands[view.seat])]


def safe(text: str, plain: bool) -> str:
    return text if plain else escape(text)

"""The table of Deranged as text: the town as a drawn map or as plain lines, the heroes, and what the seat holds."""

from __future__ import annotations

import shutil
import textwrap

from rich.markup import escape
from rich.text import Text

from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.attack import STONE
from phobetor.games.deranged.rules.box import (
    AS_MANY_AS_PLAYERS,
    DAY_SPACES,
    GARGOYLE,
    KIND_OF,
    MONSTER_ATTACK,
    MONSTER_CANDLES,
    MONSTER_DEFENCE,
    MONSTER_HEALTH,
    MONSTER_MOVE,
    MONSTERS,
    NIGHT_SPACES,
    NO_CARD,
    NO_NIGHT,
    NO_ROLE_CARD,
    PILGRIM,
    PUPIL,
    ROLES,
    TOKENS,
)
from phobetor.games.deranged.rules.packed import colour_of, is_door, leads_to
from phobetor.games.deranged.rules.setup import PlaceHero
from phobetor.games.deranged.rules.time_of_day import last_chapter
from phobetor.games.deranged.rules.town import (
    CELL_IDS,
    CHURCH,
    EXITS,
    GATE,
    NOWHERE,
    PLACED,
    PORTAL_CELLS,
    POWER_CELL,
    QUARTER_OF,
    QUARTERS,
    arrows_of,
)
from phobetor.games.deranged.rules.view import UNKNOWN_NIGHT, UNKNOWN_ROLE, DerangedView
from phobetor.games.deranged.rules.vocabulary import (
    ASK,
    CLAIM_HUMAN,
    CLAIM_NOTHING,
    CLAIM_POSSESSED,
    EFFECTS,
    LAYOUT,
    POLICIES,
)
from phobetor.games.deranged.words.notation import SEATS
from phobetor.games.deranged.words.plan import is_whole
from phobetor.games.deranged.words.town_map import (
    POSSESSED_INK,
    SEAT_INKS,
    TownMap,
    can_be_searched,
    legend,
)
from phobetor.kernel.masks import bits_of, count_bits, has

NARROWEST = 76  # columns that a drawn map needs
MAP_WIDTH = 132  # more does not make it clearer
MAP_HEIGHT = 42
PANEL_FROM = 180  # screens as wide as this show the heroes beside the map
PANEL_MAP = 120
GAP = 2
LETTER = 4  # columns for the letter of a hero


def paint(view: DerangedView, say: Speaker, plain: bool) -> list[str]:
    """Time and chapter, the town, the heroes, and what the seat holds."""
    heading = [Line(time_line(view, say), bold=True), *(Line(text) for text in table_lines(view, say))]
    heroes = [line for player in range(len(view.health)) for line in hero_lines(view, player, say)]
    own = own_lines(view, say) if view.seat >= 0 else []
    columns = shutil.get_terminal_size().columns
    if plain:
        return [line.plain() for line in [*heading, *town_lines(view, say), *heroes, *own]]
    if columns < NARROWEST or not is_whole():
        return laid([*heading, *town_lines(view, say), *heroes, *own], columns)
    if columns < PANEL_FROM:
        drawn = [*TownMap(view, say, min(columns, MAP_WIDTH), MAP_HEIGHT).drawn(), *folded(legend(view, say), columns)]
        return [*laid(heading, columns), *drawn, *laid([*heroes, *own], columns)]
    drawn = TownMap(view, say, PANEL_MAP, MAP_HEIGHT).drawn()
    panel = beside(drawn, laid(heroes, columns - PANEL_MAP - GAP))
    return [*laid(heading, columns), *panel, *folded(legend(view, say), columns), *laid(own, columns)]


class Line:
    """A line of text, perhaps behind a coloured letter; it is broken between words where the screen ends."""

    def __init__(self, text: str, bold: bool = False, indent: int = 0, letter: str = "", ink: str = "") -> None:
        self.text = text
        self.bold = bold
        self.indent = indent
        self.letter = letter
        self.ink = ink

    def plain(self) -> str:
        return f"{self.letter} {self.text}" if self.letter else f"{' ' * self.indent}{self.text}"

    def laid(self, columns: int) -> list[str]:
        lead = LETTER if self.letter else self.indent
        first, *others = textwrap.wrap(self.text, max(20, columns - lead - GAP)) or [""]
        start = f"[{self.ink}] {self.letter} [/] " if self.letter else " " * lead
        return [f"{start}{self.styled(first)}", *(f"{' ' * (lead + GAP)}{self.styled(other)}" for other in others)]

    def styled(self, text: str) -> str:
        return f"[bold]{escape(text)}[/bold]" if self.bold else escape(text)


def laid(lines: list[Line], columns: int) -> list[str]:
    return [part for line in lines for part in line.laid(columns)]


def folded(pieces: list[str], columns: int) -> list[str]:
    """Pieces of a legend side by side, as many on a line as fit; markup does not count as width."""
    lines = [pieces[0]]
    for piece in pieces[1:]:
        longer = f"{lines[-1]}   {piece}"
        if Text.from_markup(longer).cell_len <= columns:
            lines[-1] = longer
        else:
            lines.append(piece)
    return lines


def beside(drawn: list[str], panel: list[str]) -> list[str]:
    """The map with the heroes in a column at its right."""
    rows = max(len(drawn), len(panel))
    left = [*drawn, *[" " * PANEL_MAP] * (rows - len(drawn))]
    return [f"{line}{' ' * GAP}{panel[row] if row < len(panel) else ''}" for row, line in enumerate(left)]


# --- time and table -----------------------------------------------------------------------------------
def time_line(view: DerangedView, say: Speaker) -> str:
    fate = say.say("board-fate", player=say.player(view.fate))
    if view.chapter > last_chapter(view.settings):
        return f"{say.say('board-dawn', number=view.chapter // 2)} · {fate}"
    part = say.say("board-night" if view.night else "board-day", number=(view.chapter + 1) // 2)
    spaces = (NIGHT_SPACES if view.night else DAY_SPACES)[len(view.health)]
    return f"{part} · {say.say('board-time', time=view.time, spaces=spaces)} · {fate}"


def table_lines(view: DerangedView, say: Speaker) -> list[str]:
    """Chapter, effect cards and decks."""
    lines = []
    if view.scenario:
        lines.append(f"{say.say(f'chapter-{view.scenario}-{view.chapter}')}: {chapter_text(view, say)}")
    for effect in bits_of(view.effects):
        lines.append(f"{say.say(f'effect-{EFFECTS[effect]}')}: {say.say(f'effect-{EFFECTS[effect]}-about')}")
    decks = ", ".join(f"{say.say(f'deck-{deck}')} {view.item_decks[deck]}" for deck in range(3))
    lines.append(f"{say.say('board-decks')}: {decks}, {say.say('deck-3')} {view.house + len(view.house_bottom)}")
    return [*lines, *(monster_line(view, kind, say) for kind in bits_of(view.boards) if is_abroad(view, kind))]


def is_abroad(view: DerangedView, kind: int) -> bool:
    """Whether a monster of this kind is on the board."""
    return any(view.monster_cell[token] != NOWHERE for token in range(TOKENS) if KIND_OF[token] == kind)


def monster_line(view: DerangedView, kind: int, say: Speaker) -> str:
    """The figures on the board of a kind; the gargoyle is stone by day, and the pupil never attacks."""
    values = say.say(
        "board-monster-values",
        move=MONSTER_MOVE[kind],
        attack=0 if kind == PUPIL else MONSTER_ATTACK[kind],
        defence=STONE if kind == GARGOYLE and not view.night else MONSTER_DEFENCE[kind],
        health=MONSTER_HEALTH[kind] if MONSTER_HEALTH[kind] != AS_MANY_AS_PLAYERS else len(view.health),
        candles=say.say("mark-candles", count=MONSTER_CANDLES[kind]),
    )
    return f"{say.name('kind', kind)}: {values}"


def chapter_text(view: DerangedView, say: Speaker) -> str:
    key = f"chapter-{view.scenario}-{view.chapter}-about"
    return say.say(key) if say.has(key) else ""


# --- the town in plain lines ----------------------------------------------------------------------------
def town_lines(view: DerangedView, say: Speaker) -> list[Line]:
    """Quarters as they lie, clockwise from the north-west; every cell with its ways and who is there."""
    lines: list[Line] = []
    for quarter in PLACED[view.settings[LAYOUT]][:4]:
        lines.append(Line(say.say("board-quarter", quarter=say.say(f"quarter-{QUARTERS[quarter]}")), bold=True))
        cells = [cell for cell in range(CHURCH) if QUARTER_OF[cell] == quarter]
        lines += [Line(cell_line(view, cell, say)) for cell in cells]
    pieces = [piece for piece in (CHURCH, GATE) if is_in_play(view, piece)]
    return lines + [Line(cell_line(view, piece, say)) for piece in pieces]


def is_place(line: str, say: Speaker) -> bool:
    """Whether the line tells of a cell or names a quarter of the town."""
    headings = [say.say("board-quarter", quarter=say.say(f"quarter-{quarter}")) for quarter in QUARTERS]
    return line.partition(" ")[0] in CELL_IDS or line in headings


def is_in_play(view: DerangedView, piece: int) -> bool:
    return bool((view.church_exit if piece == CHURCH else view.gate_exit) != NOWHERE)


def cell_line(view: DerangedView, cell: int, say: Speaker) -> str:
    marks = marks_of(view, cell, say)
    there = who(view, cell, say)
    name = f"{cell_name(cell, say)}{' (' + ', '.join(marks) + ')' if marks else ''}"
    standing = f"; {say.say('board-here', who=', '.join(there))}" if there else ""
    return f"{name}: {ways_text(view, cell, say)}{standing}"


def cell_name(cell: int, say: Speaker) -> str:
    """Its number on the map and its name; church and gate have no number."""
    name = say.say(f"cell-{CELL_IDS[cell]}")
    return f"{CELL_IDS[cell]} {name}" if cell < CHURCH else name


def ways_text(view: DerangedView, cell: int, say: Speaker) -> str:
    """Where one can go from here, the ways of one kind together."""
    kinds: dict[str, list[str]] = {}
    for arrow in arrows_of(view.settings[LAYOUT], view.church_exit, view.gate_exit)[cell]:
        key = f"ways-{'door-' if is_door(arrow) else ''}{colour_of(arrow)}"
        kinds.setdefault(key, []).append(short_name(leads_to(arrow), say))
    if cell in PORTAL_CELLS:
        kinds["ways-portal"] = [CELL_IDS[other] for other in PORTAL_CELLS if other != cell]
    return ", ".join(say.say(key, cells=", ".join(cells)) for key, cells in kinds.items())


def short_name(cell: int, say: Speaker) -> str:
    return CELL_IDS[cell] if cell < CHURCH else say.say(f"map-{CELL_IDS[cell]}")


def marks_of(view: DerangedView, cell: int, say: Speaker) -> list[str]:
    marks = []
    if cell in EXITS[view.settings[LAYOUT]]:
        marks.append(say.say("mark-exit"))
    if cell in PORTAL_CELLS:
        marks.append(say.say("mark-portal"))
    if cell in POWER_CELL:
        marks.append(say.say("mark-power"))
        candles = count_bits(view.power_candles[QUARTER_OF[cell]])
        marks += [say.say("mark-candles", count=candles)] if candles else []
    if can_be_searched(view, cell):
        marks.append(say.say("mark-search"))
    return [*marks, say.say("mark-fog")] if has(view.fog, cell) else marks


def who(view: DerangedView, cell: int, say: Speaker) -> list[str]:
    """Heroes by name, the possessed as such, then monsters by kind, those asleep one by one."""
    found = []
    for player in range(len(view.cell)):
        if view.cell[player] == cell:
            state = f" ({say.say('board-possessed')})" if view.form[player] else ""
            found.append(f"{seat_name(player, say)}{state}")
    return [*found, *monsters_at(view, cell, say)]


def seat_name(player: int, say: Speaker) -> str:
    return f"{SEATS[player].upper()} {say.player(player)}"


def monsters_at(view: DerangedView, cell: int, say: Speaker) -> list[str]:
    found = []
    for kind, name in enumerate(MONSTERS):
        tokens = [token for token in range(TOKENS) if KIND_OF[token] == kind and view.monster_cell[token] == cell]
        awake = [token for token in tokens if not has(view.asleep, token)]
        if awake:
            count = f" ×{len(awake)}" if len(awake) > 1 else ""
            found.append(f"{say.say(f'kind-{name}')}{count}{wounds_of(view, awake)}")
        for token in tokens:
            if token not in awake:
                called = say.title.describe("monster-name", token, say)
                found.append(f"{called}{wounds_of(view, [token])} ({say.say('board-asleep')})")
    return found


def wounds_of(view: DerangedView, tokens: list[int]) -> str:
    wounds = sum(view.wounds[token] for token in tokens)
    return f" −{wounds}" if wounds else ""


# --- heroes -----------------------------------------------------------------------------------------
def hero_lines(view: DerangedView, player: int, say: Speaker) -> list[Line]:
    """The letter on the map with its colour, then counters and place; below, what lies in front of the player."""
    cell = view.cell[player]
    parts = [
        say.player(player),
        say.say("board-stats", health=view.health[player], sanity=view.sanity[player], candles=view.candles[player]),
        cell_name(cell, say) if cell != NOWHERE else say.say("board-outside" if is_beginning(view) else "board-dead"),
        say.say("board-hand-size", count=len(view.hands[player])),
    ]
    parts += [say.say(key) for key, is_so in states(view, player) if is_so]
    ink = POSSESSED_INK if view.form[player] else SEAT_INKS[player]
    first = Line(" · ".join(parts), bold=True, letter=SEATS[player].upper(), ink=ink)
    return [first, *(Line(text, indent=LETTER) for text in in_front(view, player, say))]


def is_beginning(view: DerangedView) -> bool:
    """Whether heroes still choose where to start."""
    return any(isinstance(question.step, PlaceHero) for question in view.questions)


def states(view: DerangedView, player: int) -> list[tuple[str, bool]]:
    return [
        ("board-you", player == view.seat),
        ("board-active", player == view.active and not view.ending),
        ("board-possessed", view.form[player] == 1),
        ("board-token", view.token[player] == 1 and view.form[player] == 0),
    ]


def in_front(view: DerangedView, player: int, say: Speaker) -> list[str]:
    lines = [say.name("curse", curse) for curse in bits_of(view.curses[player])]
    if view.night_open[player] != NO_NIGHT:
        lines.append(say.name("night", view.night_open[player]))
    lines += role_lines(view, player, say)
    seen = [night for night in view.nights[player * 3 : player * 3 + 3] if night not in (NO_NIGHT, UNKNOWN_NIGHT)]
    lines += [say.say("board-seen-night", night=say.name("night", night)) for night in seen]
    return [*lines, *deeds(view, player, say)]


def role_lines(view: DerangedView, player: int, say: Speaker) -> list[str]:
    role = view.role[player]
    if role == UNKNOWN_ROLE:
        return [say.say("board-secret-role")]
    if role == NO_ROLE_CARD:
        return []
    bats = count_bits(view.bats[player]) if role == PILGRIM else view.bats[player]
    progress = f" ({say.say('board-bats', count=bats)})" if bats else ""
    return [f"{role_name(view, player, say)}: {say.say(f'role-{ROLES[role]}-about')}{progress}"]


def role_name(view: DerangedView, player: int, say: Speaker) -> str:
    """An open role by its name; of one that still lies face down also how the seat knows it."""
    name = say.name("role", view.role[player])
    if view.role_open[player]:
        return str(name)
    if player == view.seat:
        return say.say("board-role-own", role=name)
    if view.seat >= 0 and has(view.role_known[view.seat], player):
        return say.say("board-role-shown", role=name)
    return say.say("board-role-deduced", role=name, reason="curses" if view.under[player] else "bats")


def deeds(view: DerangedView, player: int, say: Speaker) -> list[str]:
    """What everybody saw the player do: cards shown, claims made, night cards looked at, a standing preference."""
    lines = []
    known = [card for card in view.hands[player] if card != NO_CARD]
    if known and player != view.seat:
        lines.append(say.say("board-shown", cards=", ".join(say.name("card", card) for card in known)))
    looked = [place // 3 for place in bits_of(view.peeks[player]) if view.nights[place] != NO_NIGHT]
    if looked:
        lines.append(say.say("board-looked", players=", ".join(say.player(owner) for owner in looked)))
    if view.policy[player] != ASK:
        lines.append(say.say("board-policy", policy=say.say(f"policy-{POLICIES[view.policy[player]]}")))
    return [*lines, *claims_of(view, player, say)]


def claims_of(view: DerangedView, player: int, say: Speaker) -> list[str]:
    """What the player has said of the coming night, true or not."""
    players = len(view.health)
    lines = []
    for owner in range(players):
        claim = view.claims[player * players + owner]
        if claim in (CLAIM_HUMAN, CLAIM_POSSESSED):
            answer = {"answer-id": int(claim == CLAIM_POSSESSED)}
            lines.append(say.say("event-claimed-self", player=say.player(player), **answer))
        elif claim != CLAIM_NOTHING:
            names = {"player": say.player(player), "owner": say.player(owner), "night": say.name("night", claim)}
            lines.append(say.say("event-claimed-saw", **names))
    return lines


def own_lines(view: DerangedView, say: Speaker) -> list[Line]:
    lines = [Line(say.say("board-hand"), bold=True)]
    if view.played != NO_CARD:
        lines.append(Line(say.say("board-played", card=say.name("card", view.played)), indent=GAP))
    return lines + [Line(say.name("card", card), indent=GAP) for card in sorted(view.hands[view.seat])]

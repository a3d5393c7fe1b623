"""The table of Somnicum as text: the ring row by row with its pendulums, and the dreams as upside-down pyramids."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence

from rich.cells import set_cell_size
from rich.markup import escape

from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.box import (
    BLANK,
    BOX,
    DREAM_IDS,
    ENCOUNTERS,
    MEETS,
    NO_CARD,
    NO_GOAL,
    PARTICLES,
    PARTICLES_OF,
    STARS_OF,
    SYMBOLS_OF,
    THEME_OF,
    Card,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import EMPTY_GAP, GAP, JOINED, LEVELS, NO_LINK, NOWHERE, Dream
from phobetor.games.somnicum.rules.imagine import imagine
from phobetor.games.somnicum.rules.packed import in_hand
from phobetor.games.somnicum.rules.state import LAST_TURNS, Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.words.describe import describe_particle
from phobetor.kernel.chance import Chance

BETWEEN = " · "
CELL = 12  # a card of the ring: room for the six particles of a nightmare
RING_ROW = 6  # cards side by side in 80 columns
DREAM_CELL = 7
DREAM_ROW = 9  # positions side by side in 80 columns
PENDULUMS = ("●", "○", "◉")  # black, white, both
STYLES = ("white on #1f5a3a", "white on #1f3a5f", "white on #6e1f2b", "white on #2b2b2b")  # by theme


def paint(view: SomnicumView, say: Speaker, plain: bool) -> list[str]:
    """The table as the seat sees it: the ring, the others in turn order, then the seat itself."""
    game = imagine(view, Chance())
    players = len(view.kept)
    others = [(view.seat + turn) % players for turn in range(1, players)] if view.seat >= 0 else list(range(players))
    order = [*others, view.seat] if view.seat >= 0 else others
    lines = [shown(heading(view, say), "bold", plain), "", *(list_ring if plain else draw_ring)(view, game, say)]
    for player in order:
        lines += ["", shown(player_line(view, game, player, say), "bold", plain)]
        lines += [shown(line, "", plain) for line in fronts(view, player, say)]
        lines += (list_dream if plain else draw_dream)(view.dreams[player], say)
    lines += ["", *(shown(line, "", plain) for line in secrets(view, say))]
    return [*lines, *(shown(line, "dim", plain) for line in legend(say, plain))]


def shown(text: str, style: str, plain: bool) -> str:
    if plain:
        return text
    return f"[{style}]{escape(text)}[/{style}]" if style and text else escape(text)


def heading(view: SomnicumView, say: Speaker) -> str:
    parts = [
        say.say("board-round", round=view.round),
        f"{say.say('board-ring')} {say.say('board-ring-cards', count=view.on_field)}",
        say.say("board-deck", count=view.deck),
        say.say("board-bag", count=view.bag),
        say.say("board-encounters", count=view.encounters),
    ]
    if view.met:
        parts.append(say.say("board-discards", cards=encounter_names(sorted(view.met), say)))
    if view.closing and not view.ending:
        parts.append(say.say("board-last-turns" if view.closing == LAST_TURNS else "board-closing"))
    return " · ".join(parts)


def encounter_names(encounters: Iterable[int], say: Speaker) -> str:
    return ", ".join(say.say(f"encounter-{ENCOUNTERS[encounter]}") for encounter in encounters)


# --- the ring ---------------------------------------------------------------------------------------
def steps_to(game: Somnicum) -> list[dict[int, int]]:
    """For each pendulum that is placed: slot -> how many steps lead there."""
    if game.pendulums[0] == NOWHERE:
        return []
    return [
        {game.slot_reached(pendulum, steps): steps for steps in range(1, game.on_field + 1)} for pendulum in range(2)
    ]


def pendulum_at(view: SomnicumView, spot: int) -> str:
    """The sign of the pendulums that stand at a place of the ring."""
    here = [pendulum for pendulum in range(2) if view.pendulums[pendulum] == spot]
    return "" if not here else PENDULUMS[2] if len(here) == 2 else PENDULUMS[here[0]]


def list_ring(view: SomnicumView, game: Somnicum, say: Speaker) -> list[str]:
    """A line for each card and each pendulum, clockwise, with the steps that lead to the card."""
    lines, steps = [], steps_to(game)
    for slot, card in enumerate(view.ring):
        for spot in (2 * slot, 2 * slot + 1):
            for pendulum in range(2):
                if view.pendulums[pendulum] == spot:
                    lines.append(f"  -- {say.say('board-pendulum', pendulum=say.name('pendulum', pendulum))} --")
        if card != NO_CARD:
            ways = ", ".join(step_word(pendulum, by_slot[slot], say) for pendulum, by_slot in enumerate(steps))
            lines.append(f"  {slot + 1}. {say.name('card', card)}" + (f" [{ways}]" if ways else ""))
    return lines


def step_word(pendulum: int, steps: int, say: Speaker) -> str:
    return say.say("board-steps", pendulum=say.name("pendulum", pendulum), steps=steps)


def draw_ring(view: SomnicumView, game: Somnicum, say: Speaker) -> list[str]:
    """Three lines for every six cards: what it is, its particles, the steps that lead to it."""
    lines, steps = [], steps_to(game)
    for first in range(0, len(view.ring), RING_ROW):
        slots = range(first, min(first + RING_ROW, len(view.ring)))
        cells = [ring_cell(view, slot, steps, say) for slot in slots]
        lines += ["".join(cell[line] for cell in cells) for line in range(3)]
    return lines


def ring_cell(view: SomnicumView, slot: int, steps: list[dict[int, int]], say: Speaker) -> list[str]:
    """A pendulum stands to the left of the card before which it was placed, or in the hole of a taken one."""
    card = view.ring[slot]
    mark = pendulum_at(view, 2 * slot) or " "
    if card == NO_CARD:
        hole = f"[dim]{set_cell_size((pendulum_at(view, 2 * slot + 1) or '·').center(CELL), CELL)}[/dim]"
        return [f"{mark}{hole}", " " * (CELL + 1), " " * (CELL + 1)]
    ways = " ".join(f"{sign}{by_slot[slot]}" for sign, by_slot in zip(PENDULUMS, steps, strict=False))
    texts = [f"{slot + 1:2} {face(card)}", codes(PARTICLES_OF[card], say), ways]
    style = STYLES[THEME_OF[card]]
    drawn = [f"[{style}]{escape(set_cell_size(text, CELL))}[/]" for text in texts]
    return [f"{mark}{drawn[0]}", f" {drawn[1]}", f" {drawn[2]}"]


def face(card: Card) -> str:
    """Id, stars or nightmare symbols, and E for the encounter symbol."""
    worth = f"-{SYMBOLS_OF[card]}" if SYMBOLS_OF[card] else f"{STARS_OF[card]}★"
    return f"{DREAM_IDS[card]} {worth}{'E' if MEETS[card] else ''}"


def code(particle: int, say: Speaker) -> str:
    return describe_particle(particle, say)[:2]


def codes(mask: int, say: Speaker) -> str:
    return "".join(code(particle, say) for particle in BOX.shown(mask))


# --- players ----------------------------------------------------------------------------------------
def player_line(view: SomnicumView, game: Somnicum, player: int, say: Speaker) -> str:
    """Name, tokens and their backs, encounters kept, whose turn it is, and points where the seat can count them."""
    stock = view.stocks[player]
    blank = sum(back_of(token) == BLANK for token in stock)
    parts = [say.player(player), say.say("board-tokens", count=len(stock))]
    if stock:
        parts[-1] += f" ({say.say('board-backs', sand=len(stock) - blank, blank=blank)})"
    parts.append(say.say("board-kept", count=view.kept[player]))
    if view.goals[player] != NO_GOAL:
        parts.append(say.say("board-points", points=game.total(player)))
    if player == view.active and not view.ending:
        parts.append(say.say("board-active"))
    return " · ".join(parts)


def fronts(view: SomnicumView, player: int, say: Speaker) -> list[str]:
    lines = []
    if view.fronts[player]:
        lines.append(f"  {say.say('board-front')}: {encounter_names(in_hand(view.fronts[player]), say)}")
    if view.ending and view.goals[player] != NO_GOAL:
        lines.append(f"  {say.say('board-goal')}: {say.name('goal', view.goals[player])}")
    return lines


def secrets(view: SomnicumView, say: Speaker) -> list[str]:
    """The card just taken, and what only the seat itself knows."""
    lines = []
    if view.taken != NO_CARD:
        lines.append(f"{say.say('board-taken')}: {say.name('card', view.taken)}")
    if view.seat < 0:
        return lines
    lines.append(f"{say.say('board-goal')}: {say.name('goal', view.goals[view.seat])}")
    tokens = ", ".join(str(say.name("token", token)) for token in view.stocks[view.seat])
    lines.append(f"{say.say('board-stock')}: {tokens or say.say('board-none')}")
    for title, pile in (("board-hand", view.hand), ("board-drawn", view.drawn)):
        lines += [f"{say.say(title)}: {say.name('encounter', encounter)}" for encounter in pile]
    return lines


def legend(say: Speaker, plain: bool) -> list[str]:
    if plain:
        return [say.say("board-key")]
    names = [f"{code(particle, say)} {say.name('particle', particle)}" for particle in range(1, len(PARTICLES))]
    return [*broken(names), *broken(say.say("board-key").split(BETWEEN))]


def broken(words: Sequence[str]) -> list[str]:
    """As many on a line as the screen is wide; none is cut in two."""
    width, lines = shutil.get_terminal_size().columns, [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(BETWEEN) + len(word) <= width:
            lines[-1] += BETWEEN + word
        else:
            lines.append(word)
    return lines


# --- dreams -----------------------------------------------------------------------------------------
def link_sign(link: int) -> str:
    if link == NO_LINK:
        return " "
    if link == JOINED:
        return "="
    return "╎" if link == EMPTY_GAP else "¦" if link >= GAP and back_of(link - GAP) == BLANK else "|"


def list_dream(dream: Dream, say: Speaker) -> list[str]:
    """A line for each level, from left to right."""
    if dream.is_empty():
        return [f"  {say.say('board-empty-dream')}"]
    lines = []
    for level in range(1, LEVELS + 1):
        words = [list_card(dream, place, say) for place in places_of(dream, level)]
        if words:
            lines.append(f"  {say.say('board-level', level=level)}: {' '.join(words)}")
    return lines


def places_of(dream: Dream, level: int) -> range:
    return range((level - 1) * dream.width, dream.right_end(level) + 1)


def list_card(dream: Dream, place: int, say: Speaker) -> str:
    if dream.cards[place] == NO_CARD:
        return "_"
    tokens = "".join(f" + {say.name('token', token)}" for token in dream.tokens_on(place))
    link = "" if dream.links[place] == NO_LINK else f"{link_sign(dream.links[place])} "
    return f"{link}{say.name('card', dream.cards[place])}{tokens}"


def draw_dream(dream: Dream, say: Speaker) -> list[str]:
    """Every level stands half a card further to the right than the one above; long dreams go on further down."""
    if dream.is_empty():
        return [f"  [dim]{escape(say.say('board-empty-dream'))}[/dim]"]
    lines = []
    for first in range(0, max(dream.ends) + 1, DREAM_ROW):
        for level in range(1, LEVELS + 1):
            last = min(first + DREAM_ROW - 1, dream.ends[level - 1])
            if last >= first:
                start = (level - 1) * dream.width
                if first:
                    heading = say.say("board-level-from", level=level, position=first + 1)
                    lines.append(f"[dim]  {escape(heading)}[/dim]")
                lines += draw_row(dream, range(start + first, start + last + 1), level, say)
    return lines


def draw_row(dream: Dream, places: range, level: int, say: Speaker) -> list[str]:
    cells = [dream_cell(dream, place, say) for place in places]
    margin = " " * (1 + (level - 1) * (DREAM_CELL + 1) // 2)
    height = max(len(cell) for cell in cells)
    blank = " " * (DREAM_CELL + 1)
    return [margin + "".join(cell[line] if line < len(cell) else blank for cell in cells) for line in range(height)]


def dream_cell(dream: Dream, place: int, say: Speaker) -> list[str]:
    """What it is, its particles, and tokens on it with a plus; before it what joins it to its left neighbour."""
    card = dream.cards[place]
    if card == NO_CARD:
        return [f" [dim]{set_cell_size('_'.center(DREAM_CELL), DREAM_CELL)}[/dim]"]
    shown_codes = [code(particle, say) for particle in BOX.shown(PARTICLES_OF[card])]
    rest = "".join(shown_codes[3:]) + "".join(f"+{code(particle_of(token), say)}" for token in dream.tokens_on(place))
    texts = [face(card), "".join(shown_codes[:3]), *([rest] if rest else [])]
    style = STYLES[THEME_OF[card]]
    drawn = [f"[{style}]{escape(set_cell_size(text, DREAM_CELL))}[/]" for text in texts]
    return [f"{link_sign(dream.links[place])}{drawn[0]}", *(f" {line}" for line in drawn[1:])]

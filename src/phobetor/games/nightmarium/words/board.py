"""The table of Nightmarium as text: creatures side by side, head above torso above legs."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from rich.markup import escape

from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.box import (
    ABILITIES,
    ABILITY_OF,
    LEGION_OF,
    LEGIONS,
    NO_CARD,
    PARTS,
    PARTS_OF,
    Card,
)
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.kernel.masks import has

LABEL = 2  # the name of a creature
CELL, NARROW_CELL = 14, 13  # a card in a creature: edge, number, legion, ability
HAND_CELL = 25  # a card in hand: the same, with its parts and the whole name of its ability
USUAL_CREATURES = 5
# By legion; chosen so that they stay apart on terminals of 256, 16 and 8 colours.
STYLES = ["#ffffff on #1f3fa5", "#ffffff on #8f1d2c", "#ffffff on #7a4a10", "#ffffff on #106b20"]


def paint(view: NightmariumView, say: Speaker, plain: bool) -> list[str]:
    """The table as the seat sees it: the others in turn order, then the seat itself with its hand."""
    players = len(view.hands)
    others = [(view.seat + turn) % players for turn in range(1, players)] if view.seat >= 0 else list(range(players))
    lines = describe_piles(view, say) if plain else draw_piles(view, say)
    for player in [*others, view.seat] if view.seat >= 0 else others:
        lines += describe_player(view, player, say) if plain else draw_player(view, player, say)
    if view.revealed:
        lines += describe_cards("board-revealed", view.revealed, say, plain)
    if view.seat >= 0:
        lines += describe_cards("board-hand", sorted(view.hands[view.seat]), say, plain)
    return lines


def piles(view: NightmariumView, say: Speaker) -> str:
    deck = f"{say.say('board-deck')}: {say.say('board-cards', count=view.deck)}"
    return f"{deck} · {say.say('board-discards')}: {say.say('board-cards', count=len(view.discards))}"


def heading(view: NightmariumView, player: int, say: Speaker) -> str:
    """Seat, name, cards in hand, creatures complete, whether it is their turn."""
    done = sum(view.height[creature] == COMPLETE for creature in view.places[player])
    parts = [
        f"{say.title.write('player', player, say.settings)} {say.player(player)}",
        say.say("board-cards", count=len(view.hands[player])),
        say.say("board-complete", done=done, goal=len(view.places[player])),
    ]
    if player == view.active and not view.winners:
        parts.append(say.say("board-active"))
    if not any(view.height[creature] for creature in view.places[player]):
        parts.append(say.say("board-no-creatures"))
    return " · ".join(parts)


def known_cards(view: NightmariumView, player: int, say: Speaker, plain: bool) -> list[str]:
    """What everybody saw go into another's hand."""
    known = [card for card in view.hands[player] if card != NO_CARD and player != view.seat]
    if not known:
        return []
    names = [str(say.name("card", card)) if plain else " ".join(short(card, say).split()) for card in known]
    return [f"{say.say('board-known-cards')}: {('; ' if plain else ', ').join(names)}"]


def short(card: Card, say: Speaker) -> str:
    legion = say.say(f"legion-{LEGIONS[LEGION_OF[card]]}-short")
    return f"{card:3} {legion} {say.say(f'ability-{ABILITIES[ABILITY_OF[card]]}-short')}"


# --- plain lines ------------------------------------------------------------------------------------
def describe_piles(view: NightmariumView, say: Speaker) -> list[str]:
    return ["", piles(view, say)]


def describe_player(view: NightmariumView, player: int, say: Speaker) -> list[str]:
    standing = [creature for creature in view.places[player] if view.height[creature]]
    return [
        heading(view, player, say),
        *(f"  {line}" for line in known_cards(view, player, say, True)),
        *(f"  {describe_creature(view, creature, say)}" for creature in standing),
    ]


def describe_creature(view: NightmariumView, creature: int, say: Speaker) -> str:
    cards = []
    for part in range(view.height[creature]):
        card = view.parts[creature * 3 + part]
        cards.append(f"{say.say(f'part-{PARTS[part]}')}: {say.name('card', card)}")
    return f"{say.title.write('creature', creature, say.settings)}: {'; '.join(cards)}"


def describe_cards(heading: str, cards: Sequence[Card], say: Speaker, plain: bool) -> list[str]:
    if plain:
        return [f"{say.say(heading)}:", *(f"  {say.name('card', card)}" for card in cards)]
    return [f"[bold]{escape(say.say(heading))}[/bold]", *draw_cards(cards, say)]


# --- drawn ------------------------------------------------------------------------------------------
def draw_piles(view: NightmariumView, say: Speaker) -> list[str]:
    """A line across the screen, so that one sees where the table begins."""
    text = f"── {piles(view, say)} "
    return [f"[dim]{escape(text)}{'─' * (columns() - len(text))}[/dim]"]


def columns() -> int:
    return shutil.get_terminal_size().columns


def cell() -> int:
    """Five creatures stand side by side even where the screen is narrow."""
    return CELL if columns() >= USUAL_CREATURES * (LABEL + CELL + 1) - 1 else NARROW_CELL


def in_rows(cells: Sequence[int], width: int) -> list[Sequence[int]]:
    """As many side by side as the screen is wide; every cell but the last is followed by a space."""
    row = max(1, (columns() + 1) // (width + 1))
    return [cells[first : first + row] for first in range(0, len(cells), row)]


def fitted(text: str, width: int) -> str:
    return escape(f"{text[:width]:{width}}")


def draw_player(view: NightmariumView, player: int, say: Speaker) -> list[str]:
    """What is known of a hand stands behind the heading if there is room: every line counts on a small screen."""
    head = heading(view, player, say)
    lines = [f"[bold]{escape(head)}[/bold]"]
    for known in known_cards(view, player, say, False):
        if len(f"{head} · {known}") <= columns():
            lines[0] += f"[dim] · {escape(known)}[/dim]"
        else:
            lines.append(f"   [dim]{escape(known)}[/dim]")
    standing = [creature for creature in view.places[player] if view.height[creature]]
    for row in in_rows(standing, LABEL + cell()):
        lines += draw_row(view, row, say)
    return lines


def draw_row(view: NightmariumView, creatures: Sequence[int], say: Speaker) -> list[str]:
    """No line is spent on parts that none of the creatures has or can have next."""
    top = min(max(view.height[creature] for creature in creatures), COMPLETE - 1)
    return [" ".join(draw_part(view, creature, part, say) for creature in creatures) for part in range(top, -1, -1)]


def draw_part(view: NightmariumView, creature: int, part: int, say: Speaker) -> str:
    card = view.parts[creature * 3 + part]
    name = say.title.write("creature", creature, say.settings) if part == 0 else " " * LABEL
    if card != NO_CARD:
        return f"{name}{draw_card(card, short(card, say), cell())}"
    missing = f" +{say.say(f'part-{PARTS[part]}')}" if part == view.height[creature] else ""
    return f"{name}[dim]{fitted(missing, cell())}[/dim]"


def draw_card(card: Card, text: str, width: int) -> str:
    """A block in the colour of its legion; the edge keeps cards apart where there are no colours."""
    return f"[{STYLES[LEGION_OF[card]]}]▌{fitted(text, width - 1)}[/]"


def draw_cards(cards: Sequence[Card], say: Speaker) -> list[str]:
    return [
        " ".join(draw_card(card, in_hand(card, say), HAND_CELL) for card in row)
        for row in in_rows(cards, HAND_CELL)
    ]  # fmt: skip


def in_hand(card: Card, say: Speaker) -> str:
    """Number, legion, the parts it can be from the legs up, and its ability."""
    legion = say.say(f"legion-{LEGIONS[LEGION_OF[card]]}-short")
    parts = "".join(
        say.say(f"part-{name}-short") if has(PARTS_OF[card], part) else "-" for part, name in enumerate(PARTS)
    )
    ability = say.say(f"ability-{ABILITIES[ABILITY_OF[card]]}") if ABILITY_OF[card] else ""
    return f"{card:3} {legion} {parts} {ability}"

"""The table of Nightmarium as text: creatures side by side, head above torso above legs."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.markup import escape

from phobetor.book.text import Speaker
from phobetor.games.nightmarium.cards import ABILITIES, ABILITY_OF, LEGION_OF, LEGIONS, NO_CARD, PARTS, PARTS_OF, Card
from phobetor.games.nightmarium.state import COMPLETE
from phobetor.games.nightmarium.view import NightmariumView

CELL = 14  # a card in a creature: number, legion, ability
ROW = 5  # creatures side by side in 80 columns
STYLES = ["white on #1f3a5f", "white on #6e1f2b", "white on #6b4423", "white on #1f5a3a"]  # by legion


def paint(view: NightmariumView, say: Speaker, plain: bool) -> list[str]:
    """The table as the seat sees it: the others in turn order, then the seat itself with its hand."""
    players = len(view.hands)
    others = [(view.seat + turn) % players for turn in range(1, players)] if view.seat >= 0 else list(range(players))
    lines = [*piles(view, say), ""]
    for player in [*others, view.seat] if view.seat >= 0 else others:
        lines += describe_player(view, player, say) if plain else draw_player(view, player, say)
    if view.revealed:
        cards = ", ".join(str(say.name("card", card)) for card in view.revealed)
        lines.append(escaped(f"{say.say('board-revealed')}: {cards}", plain))
    if view.seat >= 0:
        lines += ["", *hand(view, say, plain)]
    return lines


def escaped(text: str, plain: bool) -> str:
    return text if plain else escape(text)


def piles(view: NightmariumView, say: Speaker) -> list[str]:
    deck = f"{say.say('board-deck')}: {say.say('board-cards', count=view.deck)}"
    return [f"{deck} · {say.say('board-discards')}: {say.say('board-cards', count=len(view.discards))}"]


def heading(view: NightmariumView, player: int, say: Speaker) -> str:
    """Name, whether it is their turn, cards in hand, creatures complete; for others the cards everybody saw."""
    done = sum(view.height[creature] == COMPLETE for creature in view.places[player])
    parts = [
        say.player(player),
        say.say("board-cards", count=len(view.hands[player])),
        say.say("board-complete", done=done, goal=len(view.places[player])),
    ]
    if player == view.active and not view.winners:
        parts.append(say.say("board-active"))
    known = [card for card in view.hands[player] if card in view.shown and player != view.seat]
    if known:
        parts.append(f"{say.say('board-known-cards')}: {', '.join(short(card, say) for card in known)}")
    return " · ".join(parts)


def short(card: Card, say: Speaker) -> str:
    legion = say.say(f"legion-{LEGIONS[LEGION_OF[card]]}-short")
    return f"{card} {legion} {say.say(f'ability-{ABILITIES[ABILITY_OF[card]]}-short')}"


# --- plain lines ------------------------------------------------------------------------------------
def describe_player(view: NightmariumView, player: int, say: Speaker) -> list[str]:
    lines = [heading(view, player, say)]
    for creature in view.places[player]:
        if view.height[creature]:
            lines.append(f"  {describe_creature(view, creature, say)}")
    return lines if len(lines) > 1 else [*lines, f"  {say.say('board-no-creatures')}"]


def describe_creature(view: NightmariumView, creature: int, say: Speaker) -> str:
    cards = []
    for part in range(view.height[creature]):
        card = view.parts[creature * 3 + part]
        cards.append(f"{say.say(f'part-{PARTS[part]}')}: {say.name('card', card)}")
    return f"{say.title.write('creature', creature, say.settings)}: {'; '.join(cards)}"


# --- drawn ------------------------------------------------------------------------------------------
def draw_player(view: NightmariumView, player: int, say: Speaker) -> list[str]:
    lines = [f"[bold]{escape(heading(view, player, say))}[/bold]"]
    standing = [creature for creature in view.places[player] if view.height[creature]]
    if not standing:
        return [*lines, f"  [dim]{escape(say.say('board-no-creatures'))}[/dim]"]
    for first in range(0, len(standing), ROW):
        lines += draw_row(view, standing[first : first + ROW], say)
    return lines


def draw_row(view: NightmariumView, creatures: list[int], say: Speaker) -> list[str]:
    names = [say.title.write("creature", creature, say.settings) for creature in creatures]
    marks = ["*" if view.height[creature] == COMPLETE else "" for creature in creatures]
    lines = ["  " + " ".join(set_cell_size(f"{name}{mark}", CELL) for name, mark in zip(names, marks, strict=True))]
    for part in (2, 1, 0):
        lines.append("  " + " ".join(draw_part(view, creature, part, say) for creature in creatures))
    return lines


def draw_part(view: NightmariumView, creature: int, part: int, say: Speaker) -> str:
    card = view.parts[creature * 3 + part]
    if card == NO_CARD:
        missing = say.say(f"part-{PARTS[part]}")
        return f"[dim]{escape(set_cell_size(f'  ({missing})', CELL))}[/dim]"
    return f"[{STYLES[LEGION_OF[card]]}]{escape(set_cell_size(' ' + short(card, say), CELL))}[/]"


def hand(view: NightmariumView, say: Speaker, plain: bool) -> list[str]:
    lines = [f"{say.say('board-hand')}:"]
    for card in sorted(view.hands[view.seat]):
        text = str(say.name("card", card))
        if plain:
            lines.append(f"  {text}")
        else:
            slots = "".join("■" if PARTS_OF[card] >> part & 1 else "·" for part in (2, 1, 0))
            width = max(30, cell_len(text) + 2)
            lines.append(f"  {slots} [{STYLES[LEGION_OF[card]]}]{escape(set_cell_size(' ' + text, width))}[/]")
    return lines

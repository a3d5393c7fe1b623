"""Places, doors, targets and things as people call them at this table: "9 Evacuation A", "close 8–11", "lurker"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import BOX, is_weapon
from phobetor.games.nemesis.rules.fight import EGGS
from phobetor.games.nemesis.rules.gear import most_ammo
from phobetor.games.nemesis.rules.names import LAIR, NIGHTMARES
from phobetor.games.nemesis.rules.packed import ammo_of, injuries_of, nightmare_of, place_of, target_nightmare, thing_of
from phobetor.games.nemesis.rules.ship import CORRIDORS, ENDS, SHIP, other_end
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.kernel.agenda import Step
from phobetor.kernel.masks import has
from phobetor.kernel.writing import LANGUAGES

BRIEF: dict[str, list[str]] = {
    language: ["", *[row.get(f"brief-{language}", "") for row in BOX.rows["rooms"]]] for language in LANGUAGES
}


@dataclass(frozen=True)
class At:
    """A seat at its question, and the language in which it is told."""

    table: Nemesis
    seat: int
    step: Step[Any]
    agenda: Sequence[Step[Any]]
    options: Sequence[int]
    say: Speaker

    @classmethod
    def question(cls, view: NemesisView, say: Speaker) -> At:
        question = view.question()
        assert question is not None
        return cls(view.table, view.seat, question.step, view.agenda, view.options, say)

    @property
    def here(self) -> int:
        return self.table.room[self.seat]

    def told(self, message: str, **args: Any) -> str:
        return self.say.say(message, **args)

    def name(self, kind: str, value: int) -> str:
        return self.say.title.describe(kind, value, self.say)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- places -----------------------------------------------------------------------------------------
def room_name(at: At, room: int) -> str:
    """As on its plate: for short, where it has a short name."""
    return BRIEF[at.say.language][room] or at.name("room", room)


def place(at: At, slot: int) -> str:
    """A room with its number; one that the seat has not seen has no other name."""
    room = at.table.tile[slot]
    return at.told("place", slot=slot, room=room_name(at, room)) if room else at.told("place-unknown", slot=slot)


def part_of_the_ship(at: At, slot: int) -> str:
    """Where a second step divides the ship: bow, middle and stern, none of which has more than nine rooms."""
    return at.told("part-bow" if SHIP.x[slot] < 400 else "part-middle" if SHIP.x[slot] < 600 else "part-stern")


# --- doors ------------------------------------------------------------------------------------------
def ends(corridor: int) -> str:
    return f"{ENDS[corridor][0]}–{ENDS[corridor][1]}"


def corridor_name(at: At, corridor: int, here: int) -> str:
    """A corridor of a room with where it leads."""
    if corridor >= CORRIDORS:
        return upper(at.told("corridor-technical"))
    return at.told("way", ends=ends(corridor), place=place(at, other_end(corridor, here)))


def door_change(at: At, corridor: int, here: int) -> str:
    """What becomes of a door that is chosen: it closes, or opens if it is closed. NE-4.8"""
    change = "open-door" if at.table.is_closed(corridor) else "close-door"
    return at.told(change, ends=ends(corridor), place=place(at, other_end(corridor, here)))


def door_destroyed(at: At, corridor: int) -> str:
    return at.told("destroy-door", ends=ends(corridor), place=place(at, other_end(corridor, at.here)))


# --- nightmares and targets -------------------------------------------------------------------------
def nightmare_name(at: At, nightmare: int) -> str:
    return at.told(f"nightmare-{NIGHTMARES[nightmare]}")


def nightmares_in(table: Nemesis, slot: int) -> list[int]:
    """Largest first, the lair last."""
    found = [nightmare_of(entry) for entry in table.monsters if place_of(entry) == slot]
    return [*found, LAIR] if has(table.lairs, slot) else found


def named_nightmares(at: At, nightmares: Sequence[int]) -> str:
    return ", ".join(nightmare_name(at, nightmare) for nightmare in nightmares)


def target_name(at: At, target: int) -> str:
    """Without injuries if it has none."""
    if target == EGGS:
        return at.told("target-eggs")
    name = nightmare_name(at, target_nightmare(target))
    count = injuries_of(target)
    return at.told("target-hurt", nightmare=name, count=count) if count else name


def people_in(at: At, slot: int) -> list[str]:
    return [at.say.player(other) for other in at.table.here(slot) if other != at.seat]


# --- things -----------------------------------------------------------------------------------------
def is_loaded(holding: int) -> bool:
    return ammo_of(holding) > 0


def is_held(holding: int) -> bool:
    return True


def has_room(holding: int) -> bool:
    return ammo_of(holding) < most_ammo(holding)


def thing_name(at: At, thing: int, fits: Callable[[int], bool] = is_held, before: int = 0) -> str:
    """The name; of two weapons of a kind in one's hands it is the first that fits, so its ammunition is said."""
    name = at.name("thing", thing)
    alike = [holding for holding in at.table.held[at.seat] if thing_of(holding) == thing]
    chosen = [holding for holding in alike if fits(holding)]
    if len(alike) < 2 or len(chosen) <= before or not is_weapon(thing):
        return name
    return at.told("weapon-with", item=name, count=ammo_of(chosen[before]))


def shots(at: At, item: int) -> tuple[int, int]:
    """The ammunition of the weapon that would be used, and the most that it takes."""
    for holding in at.table.held[at.seat]:
        if thing_of(holding) == item and is_loaded(holding):
            return ammo_of(holding), most_ammo(holding)
    return 0, 0

"""How noise markers, nightmares and tokens of the bag come onto the table, and the order in which they lie there."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.nemesis.rules.names import DESPOILER, Slot
from phobetor.games.nemesis.rules.packed import Monster, injuries_of, monster_at, nightmare_of, place_of, target_with
from phobetor.games.nemesis.rules.ship import CORRIDORS
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import NOISED
from phobetor.kernel.masks import has, joined


def make_noise(game: Nemesis, corridors: i64) -> None:
    """A marker in each of these corridors that has none. NE-4.6"""
    if game.listener is not None:
        game.cite("NE-4.6")
        for corridor in range(CORRIDORS + 1):
            if has(corridors, corridor) and not has(game.noise, corridor):
                game.tell(NOISED, corridor)
    game.noise = joined(game.noise, corridors)


def add_monster(game: Nemesis, slot: Slot, nightmare: i64, injuries: i64 = 0) -> None:
    """Kept in order: by place, then largest first."""
    game.monsters.append(monster_at(slot, target_with(nightmare, injuries)))
    sort_monsters(game.monsters)


def add_token_to_bag(game: Nemesis) -> None:
    """A random nightmare token out of the reserve, if there is one. NE-6.8"""
    if game.reserve:
        game.cite("NE-6.8")
        insert(game.bag, game.chance.draw(game.reserve, "token of the bag"))
        game.reserve.sort()


def sort_monsters(monsters: list[Monster]) -> None:
    """By place, then largest first; nearly sorted lists are short, so insertion it is."""
    for place in range(1, len(monsters)):
        entry = monsters[place]
        at: i64 = place
        while at > 0 and key_of(monsters[at - 1]) > key_of(entry):
            monsters[at] = monsters[at - 1]
            at -= 1
        monsters[at] = entry


def key_of(monster: Monster) -> i64:
    return place_of(monster) * 256 + (DESPOILER - nightmare_of(monster)) * 16 + injuries_of(monster)


def insert(pile: list[i64], card: i64) -> None:
    """Hands and discards are kept in ascending order, so that order tells nothing."""
    place: i64 = len(pile)
    pile.append(card)
    while place > 0 and pile[place - 1] > card:
        pile[place] = pile[place - 1]
        place -= 1
    pile[place] = card

"""Every game can be cloned, saved and pickled at any decision, and nothing is forgotten or shared."""

from __future__ import annotations

import inspect
import json
import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

from every_game import (
    Table,
    closeness,
    decisions,
    every,
    is_looked_at,
    live,
    played_out,
    seeds,
    twin,
    written,
)

from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance

NOT_COPIED = {"chance", "listener"}  # a clone has its own chance and nobody who listens
SHARED = {"options"}  # documented: the list of options is shared with clones and never changed


def attributes(game: Game) -> list[str]:
    """Every field of the game, of its class and of what that descends from, compiled or not."""
    return fields(type(game).__mro__, tuple(getattr(game, "__dict__", ())))


@cache
def fields(kinds: tuple[type, ...], own: tuple[str, ...]) -> list[str]:
    names: dict[str, None] = dict.fromkeys(own)
    for base in kinds:
        compiled = base.__dict__.get("__mypyc_attrs__")
        if compiled is not None:
            names.update(dict.fromkeys(compiled))
        for name, kind in inspect.get_annotations(base).items():
            if "ClassVar" not in str(kind):
                names[name] = None
    names.pop("__dict__", None)
    return list(names)


def plain(value: Any) -> Any:
    """A field so that two of them can be compared: steps and questions as what they are saved as."""
    if isinstance(value, (list, tuple)):
        return [plain(entry) for entry in value]
    if hasattr(value, "step"):
        return [value.player, value.step.saved()]
    return value.saved() if hasattr(value, "saved") else value


def containers(value: Any) -> Iterator[Any]:
    """Everything in a field that could be changed in place."""
    if isinstance(value, (list, dict, set, bytearray)):
        yield value
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for entry in value:
            yield from containers(entry)


def shared_fields(game: Game, copy: Game) -> set[str]:
    shared = set()
    for name in attributes(game):
        mine = {id(entry) for entry in containers(getattr(game, name))}
        if any(id(entry) in mine for entry in containers(getattr(copy, name))):
            shared.add(name)
    return shared - SHARED


def spoil(value: Any) -> None:
    """Change everything in a field that can be changed in place."""
    for entry in list(containers(value)):
        if isinstance(entry, list):
            entry.append(entry[-1] if entry else 0)
        else:
            entry.clear()


# --- clones -----------------------------------------------------------------------------------------
def test_no_field_of_a_game_is_forgotten_by_its_clone(table: Table) -> None:
    for seed in seeds():
        for decision in live(closeness(table), table, seed):
            copy = twin(decision.game)
            assert written(copy) == written(decision.game)
            for name in set(attributes(decision.game)) - NOT_COPIED:
                assert plain(getattr(copy, name)) == plain(getattr(decision.game, name)), name


def test_every_field_of_a_game_is_saved(table: Table) -> None:
    game = table.new(Chance())
    kernel = set(attributes(Game(Chance(), [], [])))
    assert kernel >= {"chance", "agenda", "settings", "asking", "asked", "also_asked", "ending", "winners"}
    assert set(attributes(game)) - kernel == set(game.STATE)


def test_what_a_clone_shares_with_its_game_never_changes(table: Table) -> None:
    """Tables that are laid out once may be shared; whatever changes in the course of a game may not."""
    game = table.new(Chance(f"{table} 0"))
    constants = {name: plain(getattr(game, name)) for name in shared_fields(game, twin(game))}
    for decision in live(closeness(table), table):
        assert shared_fields(decision.game, twin(decision.game)) <= set(constants)
        for name, value in constants.items():
            assert plain(getattr(decision.game, name)) == value, name


def test_spoiling_a_clone_leaves_its_game_alone(table: Table) -> None:
    for decision in live(10, table):
        game, before = decision.game, written(decision.game)
        copy = twin(game)
        shared = shared_fields(game, copy) | SHARED
        for name in attributes(copy):
            if name not in shared and name not in NOT_COPIED:
                spoil(getattr(copy, name))
        assert written(game) == before
        assert decision.option in game.legal()


def test_playing_a_clone_leaves_its_game_alone(table: Table) -> None:
    for decision in live(25, table):
        before, options = written(decision.game), decision.game.legal()[:]
        played_out(twin(decision.game), table.title, Chance("clone"))
        assert written(decision.game) == before
        assert decision.game.legal() == options


def test_playing_a_game_leaves_its_clones_alone(table: Table) -> None:
    clones: list[tuple[Game, bytes]] = []
    for decision in live(1, table):
        copy = twin(decision.game)
        clones.append((copy, written(copy)))
    assert all(written(copy) == before for copy, before in clones)


# --- saved, pickled, restored -----------------------------------------------------------------------
def test_a_game_comes_back_from_json_at_every_decision(table: Table) -> None:
    for seed in seeds():
        for decision in every(closeness(table), table, seed):
            as_json = decision.game.to_json()
            assert as_json.encode() == written(decision.game)
            assert written(table.title.load(json.loads(as_json), Chance())) == as_json.encode()


def test_saved_pickled_and_untouched_games_go_on_identically(table: Table) -> None:
    """The saved game is saved and restored, and the pickled one pickled, before every decision that is looked at."""
    title = table.title
    for seed in seeds():
        chance = Chance(f"{table} {seed}")
        restored = table.new(chance)
        pickled = table.new(Chance(f"{table} {seed}"))
        for decision in decisions(table, seed):
            if is_looked_at(decision, 1, table, seed):
                restored = title.load(json.loads(restored.to_json()), chance)
                pickled = pickle.loads(pickle.dumps(pickled))
                assert written(restored) == written(pickled) == written(decision.game)
            for other in (restored, pickled):
                other.turn_to(decision.player)
                assert other.legal() == decision.game.legal()
                other.choose(decision.option)
        assert restored.digest() == pickled.digest() == decision.game.digest()
        assert restored.is_over()


def test_every_seat_sees_the_same_in_a_restored_game(table: Table) -> None:
    for decision in every(10, table):
        restored = table.title.load(json.loads(decision.game.to_json()), Chance())
        for seat in table.seats():
            assert written(table.title.view(restored, seat)) == written(table.title.view(decision.game, seat))

"""Every game can be cloned, saved and pickled at any decision, and nothing is forgotten or shared."""

from __future__ import annotations

import inspect
import json
import pickle
from collections.abc import Iterator
from typing import Any

from every_game import Table, closely, decisions, every, going_on, seeds, twin

from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance

NOT_COPIED = {"chance", "listener"}  # a clone has its own chance and nobody who listens
SHARED = {"options"}  # documented: the list of options is shared with clones and never changed


def attributes(game: Game) -> list[str]:
    """Every field of the game's class and of what it descends from, compiled or not."""
    names: dict[str, None] = dict.fromkeys(getattr(game, "__dict__", {}))
    for base in type(game).__mro__:
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
        for decision in closely(table, seed):
            copy = twin(decision.game)
            assert copy.to_json() == decision.game.to_json()
            for name in attributes(decision.game):
                if name not in NOT_COPIED:
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
    for decision in closely(table):
        assert shared_fields(decision.game, twin(decision.game)) <= set(constants)
        for name, value in constants.items():
            assert plain(getattr(decision.game, name)) == value, name


def test_spoiling_a_clone_leaves_its_game_alone(table: Table) -> None:
    for decision in every(10, table):
        game, before = decision.game, decision.game.to_json()
        copy = twin(game)
        shared = shared_fields(game, copy) | SHARED
        for name in attributes(copy):
            if name not in shared and name not in NOT_COPIED:
                spoil(getattr(copy, name))
        assert game.to_json() == before
        assert decision.option in game.legal()


def test_playing_a_clone_leaves_its_game_alone(table: Table) -> None:
    for decision in every(25, table):
        before, options = decision.game.to_json(), decision.game.legal()[:]
        for _ in going_on(twin(decision.game), table.title, Chance("clone")):
            pass
        assert decision.game.to_json() == before
        assert decision.game.legal() == options


def test_playing_a_game_leaves_its_clones_alone(table: Table) -> None:
    clones: list[tuple[Game, str]] = []
    for decision in decisions(table):
        copy = twin(decision.game)
        clones.append((copy, copy.to_json()))
    assert all(copy.to_json() == before for copy, before in clones)


# --- saved, pickled, restored -----------------------------------------------------------------------
def test_a_game_comes_back_from_json_at_every_decision(table: Table) -> None:
    for seed in seeds():
        for decision in closely(table, seed):
            written = decision.game.to_json()
            assert table.title.load(json.loads(written), Chance()).to_json() == written


def test_saved_pickled_and_untouched_games_go_on_identically(table: Table) -> None:
    """The saved game is saved and restored, and the pickled one pickled, before every single decision."""
    title = table.title
    for seed in seeds():
        chance = Chance(f"{table} {seed}")
        restored = table.new(chance)
        pickled = table.new(Chance(f"{table} {seed}"))
        for decision in decisions(table, seed):
            restored = title.load(json.loads(restored.to_json()), chance)
            pickled = pickle.loads(pickle.dumps(pickled))
            for other in (restored, pickled):
                assert other.digest() == decision.game.digest()
                other.turn_to(decision.player)
                assert other.legal() == decision.game.legal()
                other.choose(decision.option)
        assert restored.digest() == pickled.digest() == decision.game.digest()
        assert restored.is_over()


def test_every_seat_sees_the_same_in_a_restored_game(table: Table) -> None:
    for decision in every(10, table):
        restored = table.title.load(json.loads(decision.game.to_json()), Chance())
        for seat in table.seats():
            assert table.title.view(restored, seat).to_json() == table.title.view(decision.game, seat).to_json()

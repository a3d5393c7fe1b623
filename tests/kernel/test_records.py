"""What a record promises: it replays to the same game, and it is not believed when it does not."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from phobetor.book.rulebook import load_rulebook
from phobetor.book.title import BadInput
from phobetor.games import UnknownGame, title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance, CountedChance
from phobetor.records.notation import write_choice
from phobetor.records.record import (
    FORMAT,
    HASH_EVERY,
    Divergence,
    Outcome,
    Record,
    load_record,
    new_record,
    read_record,
    replay,
)

TITLE = title_of("nightmarium")
SEATS = ["human", "random"]
NAMES = ["Ада", "Zoë"]
FIELDS = [field.name for field in msgspec.structs.fields(Record) if field.required]
"""Those that every record has; what only a what-if game has is in test_what_if.py."""


def played(choices: int = 10_000, seed: str = "records") -> tuple[Record, Game]:
    """A game of two players in which nobody ever exchanges cards."""
    record = new_record("nightmarium", {"creatures": "5"}, seed, SEATS[:], NAMES[:])
    game, dice = record.start(), Chance(seed)
    while not game.is_over() and len(record.choices) < choices:
        options = [option for option in game.legal() if option != TITLE.avoid]
        player, option = game.asked, options[dice.below(len(options))]
        game.answer(player, option)
        record.add(player, option, game)
    return record, game


@cache
def written() -> str:
    return played()[0].to_json()


def raw() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written())
    return found


def unusable(raw: Any) -> str:
    """The record is refused, with one whole sentence."""
    with pytest.raises(BadInput) as caught:
        read_record(json.dumps(raw), "a.json")
    assert str(caught.value).endswith(".")
    return str(caught.value)


def diverges(record: Record) -> str:
    with pytest.raises(Divergence) as caught:
        replay(record)
    assert str(caught.value).endswith(".")
    return str(caught.value)


# --- writing ----------------------------------------------------------------------------------------
def test_a_new_record_names_the_game_its_rules_and_every_option() -> None:
    record = new_record("nightmarium", {"creatures": "6"}, "seed", SEATS, NAMES)
    assert (record.game, record.rules, record.players) == ("nightmarium", load_rulebook("nightmarium").version, 2)
    assert record.options == {setting.name: setting.default for setting in TITLE.settings} | {"creatures": "6"}
    assert (record.choices, record.hashes, record.outcome, record.phobetor) == ([], [], None, FORMAT)


def test_a_record_of_no_game_of_ours_is_not_begun() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'chess'; there are: .*\."):
        new_record("chess", {}, "seed", SEATS, NAMES)


def test_a_record_for_too_many_players_is_not_begun() -> None:
    with pytest.raises(BadInput, match=r"nightmarium is for 2 to 6 players, not 7\."):
        new_record("nightmarium", {}, "seed", ["human"] * 7, ["x"] * 7)


@pytest.mark.parametrize("options", [{"speed": "1"}, {"creatures": "4"}])
def test_a_record_with_an_unknown_option_is_not_begun(options: dict[str, str]) -> None:
    with pytest.raises(BadInput, match=r"option .*\.$"):
        new_record("nightmarium", options, "seed", SEATS, NAMES)


def test_every_choice_is_written_with_its_seat() -> None:
    record, _ = played(4)
    assert len(record.choices) == 4
    assert all(choice[:2] in ("a ", "b ") for choice in record.choices)


def test_fingerprints_are_written_at_intervals_and_at_the_end() -> None:
    record, game = played()
    count = len(record.choices)
    assert [number for number, _ in record.hashes] == sorted({*range(HASH_EVERY, count, HASH_EVERY), count})
    assert record.hashes[-1] == (count, game.digest())


def test_the_outcome_is_written_when_the_game_is_over() -> None:
    assert played(30)[0].outcome is None
    record, game = played()
    assert record.outcome == Outcome(TITLE.endings[game.ending], list(game.winners))


# --- files ------------------------------------------------------------------------------------------
def test_a_saved_record_comes_back_equal(tmp_path: Path) -> None:
    record, _ = played()
    record.save(tmp_path / "new" / "game.json")
    assert load_record(tmp_path / "new" / "game.json") == record
    assert os.listdir(tmp_path / "new") == ["game.json"]


def test_a_saved_record_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(3)[0].save(path)
    played(5)[0].save(path)
    assert len(load_record(path).choices) == 5


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    path = tmp_path / "game.json"
    played(3)[0].save(path)

    def fail(*_: Any) -> None:
        raise OSError("The disk is full.")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(OSError, match=r"The disk is full\."):
        played(5)[0].save(path)
    assert len(load_record(path).choices) == 3
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_record_that_cannot_be_written_down_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record, _ = played(3)
    record.save(path)
    record.names[0] = "\ud800"  # no UTF-8 can hold half a character
    with pytest.raises(UnicodeError):
        record.save(path)
    assert load_record(path).names == NAMES
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_file_that_is_not_there_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"The record '.*none\.json' cannot be read: .*\.$"):
        load_record(tmp_path / "none.json")


@pytest.mark.parametrize("content", [b"", b"choices: none", b"\xff\xfe", b"{"], ids=["empty", "yaml", "utf16", "torn"])
def test_a_file_that_is_not_json_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=r"is no record: it is not JSON in UTF-8\.$"):
        load_record(path)


# --- checking ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("other", [[], 5, None, "x", {}, {"game": "nightmarium"}], ids=str)
def test_json_that_is_no_record_is_refused(other: Any) -> None:
    assert unusable(other).startswith("'a.json' is no record")


def test_a_record_of_another_format_is_refused() -> None:
    assert f"is a record of format {FORMAT + 1}; this version reads format {FORMAT}." in unusable(
        raw() | {"phobetor": FORMAT + 1}
    )


@pytest.mark.parametrize("name", FIELDS)
def test_a_record_with_a_missing_field_is_refused(name: str) -> None:
    found = raw()
    del found[name]
    assert f"`{name}`" in unusable(found)


def test_a_record_with_an_unknown_field_is_refused() -> None:
    assert "unknown field `cheat`" in unusable(raw() | {"cheat": 1})


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("value", [1.5, True], ids=str)
def test_a_record_with_a_field_of_the_wrong_kind_is_refused(name: str, value: Any) -> None:
    assert f"`$.{name}`" in unusable(raw() | {name: value})


def test_a_record_of_an_unknown_game_is_refused() -> None:
    assert "is of the game 'chess'; there are: " in unusable(raw() | {"game": "chess"})


def test_a_record_played_by_another_version_of_the_rules_is_refused() -> None:
    assert "was played by version 0 of the rules of nightmarium; this is version " in unusable(raw() | {"rules": "0"})


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("players", 9, "nightmarium is for 2 to 6 players, not 9."),
        ("seats", ["human"], "must have 2 seats, not 1."),
        ("names", ["x"] * 3, "must have 2 names, not 3."),
        ("names", ["x", 5], "`$.names[1]`"),
        ("choices", ["a draw", 5], "`$.choices[1]`"),
        ("hashes", [[20]], "`$.hashes[0]`"),
        ("hashes", ["ab"], "`$.hashes[0]`"),
        ("hashes", [["20", "abc"]], "`$.hashes[0][0]`"),
        ("hashes", [[20, 5]], "`$.hashes[0][1]`"),
        ("hashes", [[[20], "abc"]], "`$.hashes[0][0]`"),
        ("outcome", {"ending": "x"}, "`$.outcome`"),
        ("options", {"speed": "1"}, "nightmarium has no option 'speed'; it has: "),
        ("options", {"creatures": "4"}, "The option 'creatures' cannot be '4'; it can be: "),
        ("options", {"creatures": 5}, "`$.options[...]`"),
    ],
    ids=str,
)
def test_a_record_with_a_wrong_value_is_refused(field: str, value: Any, sentence: str) -> None:
    assert sentence in unusable(raw() | {field: value})


# --- replaying --------------------------------------------------------------------------------------
def test_a_replayed_record_ends_in_the_same_position() -> None:
    record, game = played()
    assert replay(read_record(record.to_json(), "a.json")).digest() == game.digest()


def test_an_unfinished_record_replays_to_where_it_stopped() -> None:
    record, game = played(33)
    assert replay(record).digest() == game.digest()


def test_a_watcher_is_told_of_every_choice_before_it_is_carried_out() -> None:
    record, _ = played(12)
    seen: list[tuple[int, bool]] = []
    replay(record, lambda number, player, option, game: seen.append((number, game.why_not(player, option) is None)))
    assert seen == [(number, True) for number in range(1, 13)]


def test_a_record_can_be_replayed_with_a_chance_from_outside() -> None:
    record, game = played(33)
    chance = CountedChance(Chance(record.seed))
    assert replay(record, chance=chance).digest() == game.digest()
    assert chance.draws > 10


def test_another_seed_is_another_game() -> None:
    record, _ = played()
    record.seed = "another"
    assert diverges(record).startswith(("Choice ", "After choice "))


def test_a_choice_that_was_changed_to_an_illegal_one_is_named() -> None:
    record, _ = played()
    record.choices[4] = record.choices[4][0] + " done"
    said = diverges(record)
    assert said.startswith(f"Choice 5 of {len(record.choices)}, '{record.choices[4]}', is refused: against-rule")


def test_a_choice_of_the_wrong_seat_is_named() -> None:
    record, _ = played()
    record.choices[0] = ("b" if record.choices[0][0] == "a" else "a") + record.choices[0][1:]
    assert "is refused: not-yours" in diverges(record)


def test_a_choice_after_the_end_is_named() -> None:
    record, _ = played()
    record.choices.append("a draw")
    assert "is refused: stale: game-is-over" in diverges(record)


@pytest.mark.parametrize(
    "text", ["", "a", "z draw", "a fly", "a play", "a play x a1", "a play 1 a9", "a play 1" + "0" * 5000 + " a1"]
)
def test_a_choice_that_cannot_be_read_is_named(text: str) -> None:
    record, _ = played()
    record.choices[2] = text
    assert diverges(record).startswith(f"Choice 3 of {len(record.choices)} cannot be read: ")


def test_a_choice_that_was_changed_to_another_legal_one_is_found_by_the_next_fingerprint() -> None:
    record, game = played(0)
    first, other = game.legal()[0], game.legal()[-1]
    twin = game.clone(Chance(record.seed))
    player = game.asked
    game.choose(first)
    record.hashes = [(1, game.digest())]
    record.choices = [write_choice(TITLE, player, other, record.settings())]
    assert twin.why_not(player, other) is None
    assert diverges(record).startswith(f"After choice 1 of 1, '{record.choices[0]}', the position has the fingerprint ")


def test_a_changed_fingerprint_is_found() -> None:
    record, _ = played()
    record.hashes[0] = (record.hashes[0][0], "0" * 16)
    assert f"After choice {HASH_EVERY} of " in diverges(record)


def forget_winner(record: Record) -> None:
    assert record.outcome is not None
    record.outcome.winners = []


def change_ending(record: Record) -> None:
    assert record.outcome is not None
    record.outcome.ending = "nobody-can-act"


def cut_off(record: Record) -> None:
    record.choices.pop()
    record.hashes.pop()


@pytest.mark.parametrize("tamper", [forget_winner, change_ending, cut_off])
def test_a_changed_outcome_is_found(tamper: Callable[[Record], None]) -> None:
    record, _ = played()
    tamper(record)
    assert "but the record says '" in diverges(record)


def test_a_fingerprint_after_the_last_choice_is_found() -> None:
    record, _ = played(HASH_EVERY)
    record.choices.pop()
    assert f"but a fingerprint after {HASH_EVERY}." in diverges(record)

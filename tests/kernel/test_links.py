"""What is no link of a game gets a sentence, soon, and costs next to nothing."""

from __future__ import annotations

import time
import tracemalloc
from functools import cache
from typing import Any

import msgspec
import pytest

from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.records import link
from phobetor.records.link import LONGEST, MARK, Packed, TooLong, check, letters, read_link, write_link
from phobetor.records.record import Record, new_record


@cache
def record() -> Record:
    found = new_record("nightmarium", {}, "links", ["human", "greedy"], ["Anna", "Bot"])
    game, dice = found.start(), Chance("links")
    while not game.is_over():
        options = game.legal()
        player, option = game.asked, options[dice.below(len(options))]
        game.answer(player, option)
        found.add(player, option, game)
    return found


def packed() -> Packed:
    return link.read_packed(link.read_letters(write_link(record())))


def forged(**other: Any) -> str:
    """A link whose letters are whole, but which says something else."""
    return sealed(msgspec.msgpack.encode(msgspec.structs.replace(packed(), **other)))


def sealed(body: bytes) -> str:
    return MARK + letters(check(body) + body)


def refusal(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        read_link(text)
    return str(caught.value)


BROKEN = str(link.Broken())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "p1.",
        "p1.AAAA",
        "p1.####",
        "https://example.org/replay/link",
        "p1." + "A" * LONGEST,
        "p1." + "A" * 10**6,
        "p1.é",
    ],
)
def test_what_is_no_link_is_told_as_such(text: str) -> None:
    assert refusal(text) == BROKEN


@pytest.mark.parametrize(
    "body",
    [b"", b"\x90", b"\x91" * 1000, b"\xdd\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\x92\xa3abc\x01", b"\x00"],
)
def test_whole_letters_of_no_game_are_told_as_such(body: bytes) -> None:
    assert refusal(sealed(body)) == BROKEN


def test_another_format_says_so() -> None:
    assert refusal("p2.AAAA") == "The link is of format 2; this version reads format 1."


def test_older_rules_say_so() -> None:
    assert refusal(forged(rules="0")) == (
        "The record 'link' was played by version 0 of the rules of nightmarium; this is version 1."
    )
    assert "there are: nightmarium" in refusal(forged(game="chess"))


@pytest.mark.parametrize(
    "other",
    [
        {"count": 10**9},
        {"count": -1},
        {"count": 19_999},
        {"count": 3},
        {"options": []},
        {"options": [99] * 5},
        {"options": [-1] * 5},
        {"choices": b"\xff" * 900},
        {"takebacks": -1},
        {"fingerprint": b""},
        {"names": ["x"] * 9},
    ],
)
def test_a_game_that_cannot_be_is_told_as_such(other: dict[str, Any]) -> None:
    assert refusal(forged(**other)) == BROKEN


def test_another_game_does_not_end_in_its_position() -> None:
    assert "position" in refusal(forged(fingerprint=bytes(8)))
    assert "2 names" in refusal(forged(names=["Anna"]))
    assert "players" in refusal(forged(seats=["human"]))
    assert "letters that can be printed" in refusal(forged(names=["Anna", "\x1b[31m"]))


def test_hostile_links_cost_little() -> None:
    texts = [forged(count=19_999), forged(choices=b"\xff" * 900, count=19_999), "p1." + "A" * 10**7]
    tracemalloc.start()
    begun = time.process_time()
    for text in texts:
        refusal(text)
    assert time.process_time() - begun < 2
    assert tracemalloc.get_traced_memory()[1] < 40 * 2**20
    tracemalloc.stop()


def test_a_game_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(BadInput, match="too long"):
        read_link(write_link(record()), seconds=-1)


def test_a_game_that_does_not_fit_says_that_it_goes_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "LONGEST", 100)
    with pytest.raises(TooLong, match="give away its file"):
        write_link(record())


def test_moment_and_address_around_it_do_not_matter() -> None:
    found = write_link(record())
    for text in (f"{found}.12.all", f"{found}.3.-1", f"http://10.0.0.1:8484/replay/link#{found}.7.b", f" {found}\n"):
        assert read_link(text) == record()


def test_marks_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    marked = msgspec.structs.replace(record(), hashes=[(0, "takebacks 3"), *record().hashes])
    assert read_link(write_link(marked)) == marked

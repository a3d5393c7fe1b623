"""Codes that can be spoken: words for numbers, numbers for words, and nobody who guesses them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from web_house import house, run

from phobetor.book.title import LANGUAGES
from phobetor.server.client import Browser
from phobetor.server.guard import Limit, Limits
from phobetor.table import words
from phobetor.table.words import NoCode, is_one_off, new_code, plain, read_codes, spoken, word_list


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_a_list_of_words_that_cannot_be_mistaken(language: str) -> None:
    found = word_list(language)
    assert len(found) == words.SIZE == 1024
    folded = [plain(word) for word in found]
    assert len({*folded}) == 1024
    assert all(word.isalpha() and word == word.lower() and 3 <= len(word) <= 9 for word in found)
    near = [(one, other) for place, one in enumerate(folded) for other in folded[:place] if is_one_off(one, other)]
    assert near == []  # two letters lie between any two of them
    letters = {letter for word in folded for letter in word}
    assert all(letter.isascii() for letter in letters) == (language != "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_lead_back_to_their_number(language: str) -> None:
    assert words.BITS * words.COUNT >= 40
    for code in (1, (1 << 40) - 1, *[new_code() for _ in range(200)]):
        said = spoken(code, language)
        assert len(said.split()) == 4
        for typed in (said, said.upper(), said.replace(" ", "-"), f"  {said.replace(' ', ' , ')} ", plain(said)):
            assert code in read_codes(typed, "en"), typed
    assert spoken(0, language) == ""


def test_a_word_that_is_none_is_named_with_the_one_that_was_meant() -> None:
    one, two, three, four = spoken(new_code(), "en").split()
    with pytest.raises(NoCode) as wrong:
        read_codes(f"{one} {two}x {three} {four}", "en")
    assert (wrong.value.unknown, wrong.value.nearest) == (f"{two}x", two)
    with pytest.raises(NoCode) as wrong:
        read_codes(f"{one} {two} qqqqqqqq {four}", "en")
    assert (wrong.value.unknown, wrong.value.nearest) == ("qqqqqqqq", "")
    with pytest.raises(NoCode) as wrong:
        read_codes(f"{one} {two}", "en")
    assert wrong.value.count == 2


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [("amber", "ambre", True), ("amber", "amer", True), ("amber", "ambers", True), ("amber", "umber", True),
     ("amber", "amber", False), ("amber", "lantern", False), ("amber", "umbre", False)],
)  # fmt: skip
def test_one_letter_off(one: str, other: str, near: bool) -> None:
    assert is_one_off(one, other) is is_one_off(other, one) is near


async def said(browser: Browser, typed: str, language: str = "en") -> tuple[int, Any]:
    return await asyncio.to_thread(browser.ask, "GET", f"/api/words/{quote(typed, safe='')}?lang={language}")


def test_friends_come_by_words_of_any_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            host, friend = home.browser(), home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await host.post("/api/tables", {"game": "nightmarium", "seats": seats})
            for language in LANGUAGES:
                told = (await host.get(f"/api/tables/{made['table']}?lang={language}"))["words"]
                assert await said(friend, told.title(), "en") == (200, {"table": made["table"]})
            status, wrong = await said(friend, "amber lantern heron", "pl")
            assert (status, wrong["error"]) == (400, "Kod ma 4 słowa, a wpisano 3.")
            status, wrong = await said(friend, "amber lantern heronn candle")
            assert wrong["error"] == "“heronn” is not a word of any code. Did you mean “heron”?"
            assert (await said(friend, "amber lantern heron candle"))[0] == 404

    run(story())


def test_who_guesses_must_wait_even_for_the_right_words(tmp_path: Path) -> None:
    async def story(limits: Limits) -> None:
        async with house(tmp_path, limits=limits) as home:
            host, thief = home.browser(), home.browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            right = (await host.post("/api/tables", {"game": "nightmarium", "seats": seats}))["words"]
            for _ in range(8):
                assert (await said(thief, right))[0] == 200  # who is right is not counted
            answers = [await said(thief, spoken(new_code(), "en")) for _ in range(5)]
            assert [status for status, _ in answers] == [404, 404, 404, 429, 429]
            status, wrong = await said(thief, right)
            assert status == 429
            assert wrong["error"].startswith("Too many wrong codes; try again in ")

    run(story(Limits(local=1, misses=Limit(3, 600))))
    run(story(Limits(local=1, all_misses=Limit(3, 600))))

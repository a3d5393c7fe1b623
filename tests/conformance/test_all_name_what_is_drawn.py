"""What chance gives has a name: a scenario can script every draw, and a word of another kind is refused."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.book.title import BadInput, Title
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.records.scenario import ScriptedChance

NONSENSE = ["", "banana", "A99", "-1", "1.5", "9999", "bite", "madness-"]


class Naming(Chance):
    """Remembers what was drawn from what, as it is written."""

    def __init__(self, seed: str, title: Title, settings: list[int]) -> None:
        super().__init__(seed)
        self.title, self.settings = title, settings
        self.words: dict[str, set[str]] = {}

    def draw(self, pile: list[int], kind: str = "") -> int:
        assert kind, f"{self.title.name} draws from a pile of which nobody says what lies there."
        written = {self.title.write(kind, value, self.settings) for value in pile}
        assert len(written) == len(set(pile)), f"{kind}: two things are written alike."
        self.words.setdefault(kind, set()).update(written)
        return super().draw(pile, kind)


def drawn(name: str, games: int = 3) -> tuple[dict[str, set[str]], Title, list[int]]:
    title = title_of(name)
    settings = title.setting_values({})
    chance = Naming(f"drawn in {name}", title, settings)
    for _ in range(games):
        game = title.new(title.players[1], settings, chance)
        dice = Chance(f"choices in {name}")
        for _ in range(600):
            if game.is_over():
                break
            options: list[Any] = game.legal()
            game.choose(options[dice.below(len(options))])
    return chance.words, title, settings


def test_every_draw_can_be_scripted_by_its_name(name: str) -> None:
    words, title, settings = drawn(name)
    assert words
    for kind, known in words.items():
        for word in known:
            title.read("drawn", word, settings)
            assert scripted(title, settings, word).draw(pile_of(title, settings, kind, known), kind) >= 0


def test_a_word_of_another_kind_is_not_drawn(name: str) -> None:
    words, title, settings = drawn(name)
    for kind, known in words.items():
        others = {word for other in words.values() for word in other} - known
        for word in [*others, *NONSENSE]:
            with pytest.raises(BadInput, match="it can be: "):
                scripted(title, settings, word).draw(pile_of(title, settings, kind, known), kind)


@pytest.mark.parametrize("word", NONSENSE)
def test_a_word_that_is_nothing_is_refused_before_anything_is_drawn(name: str, word: str) -> None:
    title = title_of(name)
    with pytest.raises(BadInput, match=r"'next' .*(number|from)"):
        title.read("drawn", word, title.setting_values({}))


def scripted(title: Title, settings: list[int], word: str) -> ScriptedChance:
    chance = ScriptedChance("x", lambda kind, value: title.write(kind, value, settings))
    chance.script = [word]
    return chance


def pile_of(title: Title, settings: list[int], kind: str, known: set[str]) -> list[int]:
    """The values behind these words."""
    return [value for value in range(1024) if safely_written(title, settings, kind, value) in known]


def safely_written(title: Title, settings: list[int], kind: str, value: int) -> str:
    try:
        return title.write(kind, value, settings)
    except IndexError:
        return ""

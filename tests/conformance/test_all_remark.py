"""Every option of a game can be told with what it means on its table, in every language, and nothing hidden is told."""

from __future__ import annotations

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.kernel.chance import Chance

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]
DECISIONS = 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_told_with_what_it_means(name: str, language: str) -> None:
    title = title_of(name)
    players = title.players[1]
    settings = title.setting_values({})
    say = Speaker(title, language, settings, PEOPLE[:players])
    game, chance = title.new(players, settings, Chance(f"remarks {name}")), Chance("choices")
    told = 0
    for _ in range(DECISIONS):
        if game.is_over():
            break
        view = title.view(game, game.asked)
        remarks = title.remarks(view, say)
        assert len(remarks) == len(view.options)
        assert "{" not in "".join(remarks) + title.aside(view, say)
        told += sum(map(bool, remarks))
        game.choose(view.options[chance.below(len(view.options))])
    assert told > 100


def test_what_is_told_depends_on_the_view_alone(name: str) -> None:
    """The same view, looked at twice, is told alike whatever chance imagines behind it."""
    title = title_of(name)
    settings = title.setting_values({})
    say = Speaker(title, "en", settings, PEOPLE[: title.players[1]])
    game, chance = title.new(title.players[1], settings, Chance("alike")), Chance("choices")
    for number in range(DECISIONS // 4):
        if game.is_over():
            break
        view = title.view(game, game.asked)
        other = title.imagine(view, Chance(f"otherwise {number}"))
        assert title.remarks(title.view(other, view.seat), say) == title.remarks(view, say)
        game.choose(view.options[chance.below(len(view.options))])


def test_what_is_previewed_depends_on_the_view_alone(name: str) -> None:
    """One preview for each option, if any; the same whatever lies behind the view; and looking changes nothing."""
    title = title_of(name)
    settings = title.setting_values({})
    game, chance = title.new(title.players[1], settings, Chance("foreseen")), Chance("choices")
    for number in range(DECISIONS // 4):
        if game.is_over():
            break
        view = title.view(game, game.asked)
        seen, previews = view.to_json(), title.previews(view)
        assert len(previews) == len(view.options)
        other = title.imagine(view, Chance(f"otherwise {number}"))
        assert title.previews(title.view(other, view.seat)) == previews
        assert view.to_json() == seen
        game.choose(view.options[chance.below(len(view.options))])

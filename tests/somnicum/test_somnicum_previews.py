"""What is told of a move before it is made is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.book.preview import Preview
from phobetor.games import title_of
from phobetor.games.somnicum.rules.moving import Travel
from phobetor.games.somnicum.rules.state import GOES_ON
from phobetor.games.somnicum.rules.vocabulary import MOVE
from phobetor.kernel.chance import Chance

TITLE = title_of("somnicum")


@pytest.mark.parametrize("settings", [{}, {"between": "ahead"}, {"laps": "any"}])
def test_so_26_so_28_so_49_a_move_is_what_its_preview_says(settings: dict[str, str]) -> None:
    game, chance = TITLE.new(3, TITLE.setting_values(settings), Chance("previews")), Chance("choices")
    told: dict[str, int] = {}
    while not game.is_over():
        view: Any = TITLE.view(game, game.asked)
        for option, preview in zip(view.options, TITLE.previews(view), strict=True):
            assert (preview is not None) == MOVE.matches(option)
            if preview is not None:
                told[check(game, option, preview)] = 1
        game.choose(view.options[chance.below(len(view.options))])
    assert set(told) == {"", "round-may-end", "round-ends"}


def check(game: Any, option: int, preview: Preview) -> str:
    """Make the move many times: the card, the tokens, and whether the round is over after it."""
    pendulum, steps = MOVE.args(option)
    assert preview.cost == game.price(game.active, steps)
    kind = preview.risk.kind if preview.risk else ""
    ended = set()
    for number in range(12):
        after = game.clone(Chance(f"after {number}"))
        stock = len(after.stocks[after.active])
        player, card = after.active, after.ring[preview.reach[-1]]
        Travel(pendulum, steps).run(after)
        assert after.taken == card
        assert len(after.stocks[player]) == stock + min(preview.gain, len(game.bag))
        ended.add(after.closing != GOES_ON or after.on_field <= after.players())
    assert ended <= {"": {False}, "round-ends": {True}}.get(kind, {True, False}), (kind, ended)
    return kind

"""What is told of an action before it is taken is what then happens."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import Table, laid

from phobetor.book.preview import Preview, Risk
from phobetor.games import title_of
from phobetor.games.nemesis.rules.reaction import Pay
from phobetor.games.nemesis.rules.turn import TakeTurn
from phobetor.games.nemesis.rules.vocabulary import PLAY
from phobetor.kernel.chance import Chance
from phobetor.records.notation import write_option

TITLE = title_of("nemesis")


def told(table: Table, notation: str) -> Preview:
    view = TITLE.view(table.game, 0)
    words = [write_option(TITLE, option, view.settings) for option in view.options]
    found = TITLE.previews(view)[words.index(notation)]
    assert found is not None
    return found


@pytest.mark.parametrize("noise", [[], ["6-7"], ["6-7", "2-6"], ["technical"], ["6-7", "6-11", "5-6", "2-6"]])
def test_ne_4_5_the_faces_that_bring_an_encounter_are_counted(noise: list[str]) -> None:
    def table() -> Table:
        return laid(hands={"a": ["search"]}, noise=noise)

    met = sum(bool(table().act("a move 6", *rolled).told("encountered")) for rolled in rolls(noise))
    assert told(table(), "move 6") == Preview(cost=1, risk=Risk("encounter", met, 10))


def rolls(noise: list[str]) -> list[list[Any]]:
    """Every face of the die, and a token where somebody comes."""
    faces = {0: "6-7", 1: "6-7", 2: "6-11", 3: "6-11", 4: "5-6", 5: "5-6", 6: "2-6", 7: "2-6"}
    return [[roll, "blank"] if faces.get(roll) in noise else [roll] for roll in range(10)]


def test_ne_7_1_a_fight_is_told_and_no_roll_where_somebody_is() -> None:
    assert told(laid(hands={"a": ["search"]}, nightmares=["6 lurker-0"]), "move 6").risk == Risk("combat")
    crowd = laid(2, rooms={"a": 11, "b": 6}, hands={"a": ["search"], "b": []}, noise=["6-7"])
    assert told(crowd, "move 6").risk is None


def test_ne_4_4_a_token_that_was_seen_tells_whether_there_is_a_roll() -> None:
    for token, risk in (("lair1", Risk("combat")), ("danger1", None), ("fire1", Risk("encounter", 2, 10))):
        table = laid(hands={"a": ["search"]}, explored=[], tokens={"6": token}, noise=["6-7"])
        table.game.token_seen[0] = 1 << 6
        assert told(table, "move 6").risk == risk, token


def test_ne_7_9_who_escapes_makes_noise_too() -> None:
    flight = laid(hands={"a": ["search"]}, nightmares=["11 lurker-0"], noise=["6-7"])
    assert told(flight, "move 6").risk == Risk("encounter", 2, 10)


def test_ne_5_2_every_price_is_the_one_that_is_asked_for() -> None:
    game, chance = TITLE.new(3, TITLE.setting_values({}), Chance("prices")), Chance("choices")
    checked = 0
    for _ in range(500):
        if game.is_over():
            break
        view: Any = TITLE.view(game, game.asked)
        if isinstance(game.asking, TakeTurn):
            for option, preview in zip(view.options, TITLE.previews(view), strict=True):
                checked += is_asked_for(game, option, preview)
        game.choose(view.options[chance.below(len(view.options))])
    assert checked > 300


def is_asked_for(game: Any, option: int, preview: Preview | None) -> bool:
    """Whoever holds more than the price is asked for as many cards as were told."""
    assert preview is not None
    held = len(game.hands[game.asked]) - PLAY.matches(option)
    after = game.clone(Chance("after"))
    after.choose(option)
    asked = after.asking.left if isinstance(after.asking, Pay) else 0
    if preview.cost and held <= preview.cost:
        return False
    assert asked == preview.cost, option
    return True

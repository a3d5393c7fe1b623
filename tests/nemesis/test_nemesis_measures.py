"""What `sim` measures of Nemesis: everybody has one fate, and the ship one end."""

from __future__ import annotations

from phobetor.book.title import Measure
from phobetor.bots.bot import RandomBot
from phobetor.games.nemesis.rules.names import CHARACTERS
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import bot_playout


def measured(seed: int) -> list[Measure]:
    game = TITLE.new(3, TITLE.setting_values({}), Chance(seed))
    bot_playout(game, [RandomBot() for _ in range(3)], TITLE.view, Chance(f"bots {seed}"), 5_000)
    assert game.is_over()
    return TITLE.measures(game)


def test_everybody_survives_or_dies_of_one_cause() -> None:
    for seed in range(3):
        found = measured(seed)
        crew = [who for who, name, _ in found if name == "survived" and who != "crew"]
        assert len(crew) == 3
        assert set(crew) < set(CHARACTERS[1:])
        fates = {(who, name): value for who, name, value in found}
        for who in crew:
            died = [fates[who, name] for about, name, _ in found if about == who and name.startswith("died: ")]
            assert fates[who, "survived"] + sum(died) == 1
            assert 1 <= fates[who, "madness at the end"] <= 5


def test_the_crew_is_counted_head_by_head() -> None:
    assert len([value for who, name, value in measured(1) if (who, name) == ("crew", "survived")]) == 3


def test_the_ship_jumps_or_is_destroyed() -> None:
    ship = {name: value for who, name, value in measured(2) if who == "ship"}
    assert ship["jumped"] + ship["destroyed"] == 1
    assert 1 <= ship["rounds"] <= 15

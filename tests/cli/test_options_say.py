"""What an option says of the table as it lies: the card, the part, the price, what is lost or won."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.records.notation import read_option, write_option

PEOPLE = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]


def seen(game: str, position: dict[str, Any], players: int, *choices: str) -> tuple[Speaker, View]:
    """The position after these choices, as whoever is asked sees it."""
    title = title_of(game)
    settings = title.setting_values({})
    table = title.table(players, settings, Chance(1))
    title.set_up(table, position)
    table.advance()
    for choice in choices:
        table.choose(read_option(title, choice, settings))
    return Speaker(title, "en", settings, PEOPLE[:players]), title.view(table, table.asked)


def remarks(game: str, position: dict[str, Any], players: int, *choices: str) -> dict[str, str]:
    say, view = seen(game, position, players, *choices)
    written = [write_option(say.title, option, say.settings) for option in view.options]
    return dict(zip(written, say.title.remarks(view, say), strict=True))


# --- Nightmarium ------------------------------------------------------------------------------------
NIGHTMARIUM = {"hands": {"a": [3, 14, 55, 85]}, "creatures": {"a": [[30, 86], [57, 71], [33]], "b": [[6], [87, 98]]}}


def test_a_placed_card_says_its_part_and_what_it_completes() -> None:
    found = remarks("nightmarium", NIGHTMARIUM, 2)
    assert found["play 3 a4"] == "new Creature"
    assert found["play 14 a3"] == "torso"
    assert found["play 85 a1"] == "head, complete"
    assert found["play 55 a2"] == "head, complete and pure: Herald, Herald"


def test_a_target_says_whose_it_is_and_what_it_loses() -> None:
    position = {"hands": {"a": [82]}, "creatures": {"a": [[30, 86]], "b": [[6], [87, 98]]}}
    found = remarks("nightmarium", position, 2, "play 82 a1")
    assert found == {"target b1": "the legs (Necronaut 6)", "target b2": "the torso (Chimerida 98)"}
    say, view = seen("nightmarium", position, 2, "play 82 a1")
    assert [say.option(option) for option in view.options] == [
        "Choose Bob’s 1st Creature",
        "Choose Bob’s 2nd Creature",
    ]


def test_a_scavenger_says_the_whole_creature() -> None:
    position = {"hands": {"a": [1]}, "creatures": {"a": [[30, 86]], "b": [[6], [87, 98]]}}
    found = remarks("nightmarium", position, 2, "play 1 a1")
    assert found["target b2"] == "Chimerida 87 (legs), Chimerida 98 (torso)"


def test_the_second_action_names_the_legion() -> None:
    say, view = seen("nightmarium", NIGHTMARIUM, 2, "play 3 a4")
    assert say.title.aside(view, say).endswith("the same legion, Necronaut.")
    say, view = seen("nightmarium", NIGHTMARIUM, 2)
    assert say.title.aside(view, say) == ""


# --- Somnicum ---------------------------------------------------------------------------------------
SOMNICUM = {
    "ring": "F01 F02 F03 F04 F05 F06 F07 F08 F09 F10 F11 F12 F13 F14 F15 F16", "black": "before 1", "white": "before 9",
    "stocks": {"a": ["moon-sand", "moon-blank", "dragon-sand"]}, "dreams": {"a": ["S01 = S13", "F17"]},
}  # fmt: skip


def test_a_move_says_the_card_its_price_its_gain_and_its_points() -> None:
    found = remarks("somnicum", SOMNICUM, 2)
    assert found["move black 1"] == "Dragon, 3★; draw 2 tokens; gap +4, level 1"
    assert "; draw 1 token; " in found["move black 2"]
    assert "token" not in found["move black 3"]
    assert "; pay 1 token; " in found["move black 4"]
    assert found["move white 6"].startswith("Castle, 1★, encounter; pay 3 tokens; ")


def test_a_move_says_that_the_sand_is_checked() -> None:
    """SO-49: the black pendulum leaves the hole of card 1, the white one stands just behind card 2."""
    ring = {"ring": "- F01 - F02 F03 F04 F05 -x9", "black": "at 1", "white": "at 3"}
    found = remarks("somnicum", ring, 2)
    assert "; draw 2 tokens; " in found["move black 1"]
    assert found["move black 1"].endswith("; sand check: a blank back ends the round")
    assert "sand check" not in found["move black 3"]


def test_a_move_says_that_the_round_ends() -> None:
    """SO-48"""
    found = remarks("somnicum", {"ring": "-x13 F01 F02 F03", "black": "at 1", "white": "at 2"}, 2)
    assert "then as few cards as players are left and the round ends" in found["move black 1"]


def test_attaching_says_joined_or_gap_and_the_points() -> None:
    taken = {"phase": "attach", "taken": "F05", "hands": {"a": ["hare"]}}
    found = remarks("somnicum", taken | {"dreams": {"a": ["S01 = S13", "F17"]}}, 2)
    assert found["attach 1"].startswith("a gap after Rocket; +")
    joined = remarks("somnicum", taken | {"dreams": {"a": ["F17 = F01"]}}, 2)
    assert joined["attach 1"].startswith("joined to Dragon by: Dragon; +")
    assert joined["attach 2"].startswith("place 1, nothing to its left; +")


def test_a_token_says_its_card_and_a_second_one() -> None:
    found = remarks("somnicum", SOMNICUM, 2)
    assert found["add moon-sand 1"] == "Rocket"
    assert found["add moon-sand 2"].endswith("another theme: a second token returns to the bag")


def test_a_pendulum_says_between_which_cards_it_goes() -> None:
    found = remarks("somnicum", {"ring": SOMNICUM["ring"], "phase": "place"}, 2)
    assert found["place 1"] == "between Magic Mirror and Dragon; the second before card 9, Dragon"


# --- Deranged ---------------------------------------------------------------------------------------
def deranged(hand: list[str], **more: Any) -> dict[str, Any]:
    heroes = {"a": {"cell": "M2", "hand": hand, "candles": 1, "sanity": 4}, "b": {"cell": "M1"}, "c": {"cell": "K1"}}
    return {"heroes": heroes, "monsters": {"spirit-1": "M2"}, **more}


def test_actions_say_their_strength_their_targets_and_their_price() -> None:
    position = deranged(["A2"], phase="action", played="A3")
    found = remarks("deranged", position, 3)
    assert found["move"] == "3, pink"
    assert found["attack"] == "strength 4 against Bob, Hungry spirit"
    assert found["calm"] == "4 → 5"
    assert remarks("deranged", position | {"acted": 1}, 3)["move"] == "3, pink; costs 1 sanity"
    assert remarks("deranged", position | {"chapter": 2}, 3)["attack"].endswith("; costs 1 sanity")


def test_a_target_says_what_it_withstands_and_candles_what_they_add() -> None:
    position = deranged(["A2"], phase="action", played="A3")
    found = remarks("deranged", position, 3, "attack")
    assert found["hero b"] == "M1; health 5; attack of 4"
    assert found["monster spirit-1 M2"] == "M2; defence 2, health 1; attack of 4"
    assert remarks("deranged", position, 3, "attack", "monster spirit-1 M2")["spend 1"] == "attack of 5; damage 3"


def test_a_defence_says_what_is_lost() -> None:
    position = deranged([], phase="action", played="A3")
    position["heroes"]["b"] |= {"hand": ["B2", "B7"], "health": 4}
    found = remarks("deranged", position, 3, "attack", "hero b", "spend 1")
    assert set(found.values()) <= {
        "you lose nothing",
        *(f"you lose {n} health" for n in range(1, 4)),
        "damage 5: you die",
    }
    assert found["defend B7"] == "you lose 1 health"


def test_a_step_says_its_sign_on_the_map_and_who_is_there() -> None:
    found = remarks("deranged", deranged([], phase="action", played="A3"), 3, "move")
    assert found["step M1"] == "M1; there: Bob"


def test_shedding_says_what_the_curse_is_and_asks() -> None:
    heroes = {"a": {"cell": "O3", "curses": [28]}, "b": {"cell": "K1"}, "c": {"cell": "K1"}}
    found = remarks("deranged", {"heroes": heroes, "phase": "action", "played": "A3"}, 3)
    assert found["shed 28"] == "shed in the cemetery and lose 2 health"


def test_a_rest_says_what_it_brings() -> None:
    assert remarks("deranged", deranged(["A2"]), 3)["rest"] == "sanity 4 → 5"


# --- Nemesis ----------------------------------------------------------------------------------------
def nemesis_prices() -> list[tuple[str, str, int]]:
    """Of fuzzed games: an action, its remark, and how many cards were paid for it."""
    from phobetor.kernel.words import Event, Listener

    class Till(Listener):
        paid = 0

        def hear(self, event: Event, a: int, b: int, c: int) -> None:
            self.paid += event.name == "paid"

    title, found = title_of("nemesis"), []
    settings = title.setting_values({})
    say = Speaker(title, "en", settings, PEOPLE[:2])
    for seed in range(12):
        chance, till = Chance(f"prices {seed}"), Till()
        game = title.new(2, settings, Chance(seed))
        game.listener = till
        pending: tuple[str, str] | None = None
        for _ in range(250):
            if game.is_over():
                break
            view = title.view(game, game.asked)
            options = view.options
            place = chance.below(len(options))
            is_turn = type(game.asking).__name__ == "TakeTurn"
            if is_turn:
                if pending:
                    found.append((*pending, till.paid))
                pending, till.paid = (write_option(title, options[place], settings), title.remarks(view, say)[place]), 0
            game.choose(options[place])
    return found


def test_the_price_that_an_action_says_is_paid() -> None:
    seen = set()
    for written, told, paid in nemesis_prices():
        word = written.split()[0]
        if word in ("move", "careful", "play", "use", "room", "pick-up", "shoot", "melee", "craft") and "cost" in told:
            count = 0 if "costs nothing" in told else int(told.rpartition("costs ")[2].split()[0])
            assert paid == count, f"{written}: {told}, but {paid} were paid."
            seen.add(word)
    assert {"move", "careful", "play", "room"} <= seen


def test_a_long_list_stands_under_its_headings(capsys: pytest.CaptureFixture[str]) -> None:
    from phobetor.cli.screen import Screen

    Screen(plain=True).grouped(
        [(0, ""), (0, "A is …"), (0, "B is …"), (0, "A is …"), (1, "A is …"), (0, "")],
        ["Pass", "A is Earth", "B is Mars", "A is Mars", "A is told", "No"],
    )
    told = ["1. Pass", "A is …: 2. A is Earth · 4. A is Mars", "B is …: 3. B is Mars", "A is …: 5. A is told", "6. No"]
    assert capsys.readouterr().out.splitlines() == told

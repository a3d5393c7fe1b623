"""What the runner of scenarios promises: it finds every difference and says where, what and how it should be."""

from __future__ import annotations

from pathlib import Path

import pytest

from phobetor.book.title import BadInput
from phobetor.games import UnknownGame
from phobetor.kernel.agenda import Game
from phobetor.records.scenario import Difference, Run, ScriptedChance, load_scenario, run_scenario

# Seat a may add torso 2 or legs 6 to a table with legs 3; b has one incomplete creature.
HEAD = """
name = "A torso on legs"
game = "nightmarium"
rules = ["NM-4.8"]
players = 2
"""
POSITION = """
[position]
active = "a"
action = 1
hands.a = [2, 6, 30]
hands.b = [13, 37]
creatures.a = [[3]]
creatures.b = [[36]]
"""


def run(tmp_path: Path, plays: str, head: str = HEAD, position: str = POSITION) -> Game:
    path = tmp_path / "scenario.toml"
    path.write_text(head + position + plays, encoding="utf-8")
    return run_scenario(path)


def play(choose: str, expect: str = "", more: str = "") -> str:
    return f'[[play]]\nchoose = "{choose}"\n{more}\n' + (f"[play.expect]\n{expect}\n" if expect else "")


def refuse(choose: str, rule: str) -> str:
    return f'[[play]]\nrefuse = "{choose}"\nrule = "{rule}"\n'


def differs(tmp_path: Path, plays: str, head: str = HEAD) -> str:
    with pytest.raises(Difference) as caught:
        run(tmp_path, plays, head)
    said = str(caught.value)
    assert said.startswith("scenario.toml: ")
    assert said.endswith(".")
    return said


def unusable(tmp_path: Path, plays: str, head: str = HEAD, position: str = POSITION) -> str:
    with pytest.raises(BadInput) as caught:
        run(tmp_path, plays, head, position)
    assert str(caught.value).endswith(".")
    return str(caught.value)


# --- what holds -------------------------------------------------------------------------------------
def test_a_scenario_is_played_to_its_end(tmp_path: Path) -> None:
    game = run(tmp_path, play("a play 2 a1") + play("a play 6 a2", 'asked = ["b"]'))
    assert game.asked == 1


def test_every_kind_of_expectation_can_hold(tmp_path: Path) -> None:
    expect = """
asked = ["a"]
question = { a = "Action" }
over = false
ending = "running"
winners = []
offers = ["draw", "play 6 a2"]
options = ["draw", "exchange", "play 6 a2"]
events = ["placed a 2 a1"]
no_events = ["drew", "completed"]
fired = ["NM-4.5"]
hands = { a = [6, 30] }
hand_sizes = { a = 2, b = 2 }
creatures = { a = [[3, 2]] }
"""
    run(tmp_path, play("a play 2 a1", expect))


def test_a_scenario_may_expect_something_of_the_start(tmp_path: Path) -> None:
    run(tmp_path, "", HEAD, POSITION + '[expect]\noffers = ["play 2 a1"]\n')


def test_what_comes_next_is_drawn(tmp_path: Path) -> None:
    run(tmp_path, play("a draw", "hands = { a = [2, 6, 30, 77] }", "next = [77]"))


def test_a_scenario_without_a_position_begins_with_the_set_up(tmp_path: Path) -> None:
    dealt = 'next = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\noptions = { first = "1" }\n'
    run(tmp_path, '[expect]\nhands = { a = [1, 2, 3, 4, 5] }\nasked = ["a"]\n', HEAD + dealt, "")


def test_a_refused_choice_changes_nothing(tmp_path: Path) -> None:
    run(tmp_path, refuse("a play 2 a2", "NM-4.8") + play("a play 2 a1"))


def test_a_refusal_that_is_no_rules_is_expected_by_its_kind(tmp_path: Path) -> None:
    run(tmp_path, refuse("b draw", "not-yours"))


def test_what_is_not_scripted_is_a_stream_of_its_own() -> None:
    first, second = scripted(), scripted()
    assert [first.below(100) for _ in range(9)] == [second.below(100) for _ in range(9)]
    assert scripted("7").below(100) == 7


# --- every kind of difference -----------------------------------------------------------------------
def test_a_choice_that_is_refused_is_a_difference(tmp_path: Path) -> None:
    said = differs(tmp_path, play("a play 2 a2"))
    assert "Play 1 ('a play 2 a2'): refused, although it is expected to be possible: against-rule: " in said
    assert "[NM-4.8]" in said


def test_a_choice_that_is_possible_is_a_difference_where_a_refusal_is_expected(tmp_path: Path) -> None:
    said = differs(tmp_path, play("a draw") + refuse("a draw", "NM-4.8"))
    assert "Play 2 ('a draw'): possible, although NM-4.8 is expected to refuse it." in said


def test_a_refusal_by_another_rule_is_a_difference(tmp_path: Path) -> None:
    assert "refused by NM-4.8, not by NM-4.7." in differs(tmp_path, refuse("a play 2 a2", "NM-4.7"))


def test_a_refusal_without_a_rule_is_named_by_its_kind(tmp_path: Path) -> None:
    assert "refused by not-yours, not by NM-4.7." in differs(tmp_path, refuse("b draw", "NM-4.7"))


def test_a_refusal_for_another_reason_is_a_difference(tmp_path: Path) -> None:
    run(tmp_path, refuse("a play 2 a2", "NM-4.8") + 'because = "torso-needs-legs"\n')
    said = differs(tmp_path, refuse("a play 2 a2", "NM-4.8") + 'because = "no-creature-there"\n')
    assert "refused because of 'torso-needs-legs', not of 'no-creature-there'." in said


def test_an_event_too_many_or_too_few_is_a_difference_where_all_are_named(tmp_path: Path) -> None:
    run(tmp_path, play("a play 2 a1", 'only_events = ["placed a 2 a1"]'))
    for wrong in ("[]", '["placed a 2 a1", "turn b"]'):
        assert "other events happened" in differs(tmp_path, play("a play 2 a1", f"only_events = {wrong}"))


def test_a_component_that_is_lost_is_a_difference(tmp_path: Path) -> None:
    (tmp_path / "scenario.toml").write_text(HEAD + POSITION + play("a draw"), encoding="utf-8")
    begun = Run(load_scenario(tmp_path / "scenario.toml"))
    begun.game.deck.pop()  # type: ignore[attr-defined]
    with pytest.raises(Difference, match=r"a component was lost or lies in two places\.$"):
        begun.step(0)


def test_an_option_that_is_offered_twice_is_a_difference(tmp_path: Path) -> None:
    (tmp_path / "scenario.toml").write_text(HEAD + POSITION, encoding="utf-8")
    begun = Run(load_scenario(tmp_path / "scenario.toml"))
    begun.game.options = 2 * begun.game.legal()
    with pytest.raises(Difference, match="something is offered twice"):
        begun.check({"offers": []}, "At the start")


def test_things_that_are_never_drawn_are_a_difference(tmp_path: Path) -> None:
    said = differs(tmp_path, play("a draw", "", "next = [77, 78, 79]"))
    assert "2 of the things in 'next' were never drawn." in said


def test_things_that_are_never_drawn_at_the_start_are_a_difference(tmp_path: Path) -> None:
    assert "1 of the things in 'next' were never drawn." in differs(tmp_path, "", HEAD + "next = [77]\n")


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ('offers = ["play 6 a1"]', "'play 6 a1' is not offered; offered are: draw, exchange, play 6 a2."),
        ('options = ["draw", "exchange"]', "'play 6 a2' is offered, although it is not expected."),
        ('options = ["draw", "done"]', "'done' is not offered; offered are: draw, "),
        ('events = ["placed a 6 a2"]', "no event 'placed a 6 a2' in its place; there were: placed a 2 a1."),
        ('events = ["placed a 2 a1", "placed a 2 a1"]', "no event 'placed a 2 a1' in its place; there were: "),
        ('no_events = ["placed"]', "'placed a 2 a1' happened, although nothing such is expected."),
        ('fired = ["NM-6.1"]', "no step of the rule NM-6.1 was carried out."),
        ('asked = ["b"]', "asked is ['a'], expected was ['b']."),
        ('question = { a = "Turn" }', "question.a is 'Action', expected was 'Turn'."),
        ("over = true", "over is False, expected was True."),
        ('ending = "enough-creatures"', "ending is 'running', expected was 'enough-creatures'."),
        ('winners = ["a"]', "winners is [], expected was ['a']."),
        ("hands = { a = [6] }", "hands.a is [6, 30], expected was [6]."),
        ("deck_size = 5", "deck_size is 101, expected was 5."),
    ],
)
def test_an_expectation_that_does_not_hold_is_a_difference(tmp_path: Path, expect: str, said: str) -> None:
    found = differs(tmp_path, play("a play 2 a1", expect))
    assert "Play 1 ('a play 2 a1'): " in found
    assert said in found


def test_a_difference_at_the_start_says_so(tmp_path: Path) -> None:
    with pytest.raises(Difference, match=r"At the start: asked is \['a'\], expected was \['b'\]\."):
        run(tmp_path, "", HEAD, POSITION + '[expect]\nasked = ["b"]\n')


def test_events_must_have_happened_in_the_order_in_which_they_are_written(tmp_path: Path) -> None:
    plays = play("a play 2 a1") + play("a draw", 'events = ["turn b", "drew a 77"]', "next = [77]")
    assert "no event 'drew a 77' in its place" in differs(tmp_path, plays)


# --- every kind of unusable scenario ----------------------------------------------------------------
def test_a_scenario_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"The scenario '.*none\.toml' cannot be read: .*\.$"):
        load_scenario(tmp_path / "none.toml")


def test_a_scenario_that_is_not_toml_cannot_be_read(tmp_path: Path) -> None:
    assert "is no scenario: " in unusable(tmp_path, "", "name = ")


def test_a_scenario_that_is_not_utf_8_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="is no scenario"):
        load_scenario(path)


@pytest.mark.parametrize("key", ["name", "game", "rules", "players"])
def test_a_scenario_without_a_needed_key_is_refused(tmp_path: Path, key: str) -> None:
    head = "\n".join(line for line in HEAD.splitlines() if not line.startswith(f"{key} ="))
    assert f"`{key}`" in unusable(tmp_path, "", head)


def test_a_scenario_with_an_unknown_key_is_refused(tmp_path: Path) -> None:
    assert "unknown field `speed`" in unusable(tmp_path, "", HEAD + "speed = 1\n")


def test_a_play_with_an_unknown_key_is_refused(tmp_path: Path) -> None:
    assert "unknown field `chose` - at `$.play[0]`" in unusable(tmp_path, play("a draw", "", "chose = 1"))


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ('players = "two"', "`$.players`"),
        ("rules = 5", "`$.rules`"),
        ("options = 5", "`$.options`"),
        ("next = 5", "`$.next`"),
        ("seed = 5", "`$.seed`"),
        ("expect = 5", "`$.expect`"),
        ("play = [5]", "`$.play[0]`"),
        ("play = [{ choose = 5 }]", "`$.play[0].choose`"),
    ],
)
def test_a_scenario_with_a_value_of_the_wrong_kind_is_refused(tmp_path: Path, wrong: str, where: str) -> None:
    head = "\n".join(line for line in HEAD.splitlines() if line.split(" ")[0] != wrong.split(" ")[0])
    assert where in unusable(tmp_path, "", f"{head}\n{wrong}\n", "")


@pytest.mark.parametrize("entry", ['rule = "NM-4.8"', 'choose = "a draw"\nrefuse = "a draw"\nrule = "NM-4.8"'])
def test_a_play_either_chooses_or_is_refused(tmp_path: Path, entry: str) -> None:
    assert "must have either 'choose' or 'refuse'." in unusable(tmp_path, f"[[play]]\n{entry}\n")


def test_a_refused_play_names_the_rule(tmp_path: Path) -> None:
    assert "must name the 'rule' that refuses." in unusable(tmp_path, '[[play]]\nrefuse = "a draw"\n')


def test_only_a_refused_play_has_a_reason(tmp_path: Path) -> None:
    assert "has 'because', which only a 'refuse' can have." in unusable(tmp_path, play("a draw", more='because = "x"'))


def test_a_scenario_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        run(tmp_path, "", HEAD.replace("nightmarium", "chess"))


def test_a_scenario_for_too_many_players_is_refused(tmp_path: Path) -> None:
    assert "is for 2 to 6 players, not 7." in unusable(tmp_path, "", HEAD.replace("players = 2", "players = 7"))


@pytest.mark.parametrize(("option", "value"), [("speed", "1"), ("creatures", "4"), ("first", "5")])
def test_a_scenario_with_an_unusable_option_is_refused(tmp_path: Path, option: str, value: str) -> None:
    assert f"option '{option}'" in unusable(tmp_path, "", HEAD + f'options = {{ {option} = "{value}" }}\n')


@pytest.mark.parametrize("wrong", ["speed = 1", "hands.a = [2, 2]", "creatures.a = [[1]]", "action = 5"])
def test_a_position_that_cannot_be_laid_out_is_refused(tmp_path: Path, wrong: str) -> None:
    position = "[position]\n" + wrong + "\n"
    assert unusable(tmp_path, "", HEAD, position).startswith("scenario.toml: ")


@pytest.mark.parametrize("choose", ["a fly", "c draw", "a play 2", "a play 200 a1"])
def test_a_choice_that_cannot_be_read_is_refused(tmp_path: Path, choose: str) -> None:
    assert unusable(tmp_path, play(choose)).startswith("scenario.toml: ")


def test_a_card_that_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    said = unusable(tmp_path, play("a draw", "", "next = [2]"))
    assert "Play 1 ('a draw'): 'next' says '2' where a card is drawn; it can be: 1, 4, " in said


def scripted(*words: str) -> ScriptedChance:
    chance = ScriptedChance("x", lambda kind, value: f"{kind}-{value}")
    chance.script = list(words)
    return chance


@pytest.mark.parametrize("word", ["6", "arm"])
def test_a_number_that_cannot_be_drawn_is_refused(word: str) -> None:
    with pytest.raises(BadInput, match=rf"'next' says '{word}' where a number from 0 to 5 is drawn\."):
        scripted(word).below(6)


def test_a_thing_of_another_kind_cannot_be_drawn() -> None:
    assert scripted("wound-1").draw([1, 2], "wound") == 1
    with pytest.raises(BadInput, match=r"'next' says 'bite-1' where a wound is drawn; it can be: wound-1, wound-2\."):
        scripted("bite-1").draw([1, 2, 2], "wound")


def test_things_without_a_kind_are_drawn_by_number() -> None:
    assert scripted("2").draw([1, 2]) == 2
    with pytest.raises(BadInput, match=r"'next' says 'x' where a number is drawn; it can be: 1, 2\."):
        scripted("x").draw([1, 2])


def test_an_unknown_expectation_is_refused(tmp_path: Path) -> None:
    said = unusable(tmp_path, play("a draw", "mood = 1"))
    assert "Play 1 ('a draw'): 'expect' has the unknown key 'mood'; known are: " in said


def test_an_expectation_of_a_seat_that_is_not_at_the_table_is_refused(tmp_path: Path) -> None:
    said = unusable(tmp_path, play("a draw", "hand_sizes = { c = 5 }"))
    assert "'hand_sizes' has no 'c'; it has: a, b." in said

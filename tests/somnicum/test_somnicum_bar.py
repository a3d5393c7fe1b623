"""What the bar of Somnicum says of a choice is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.book.bar import END, Bar, Chip
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.games.somnicum.rules.attaching import Attachment
from phobetor.games.somnicum.rules.box import DREAM_IDS, DREAMS, LANTERN, MEETS
from phobetor.games.somnicum.rules.dream import BEETLE_LINE, ENCOUNTER_LINE, JOINED, NO_LINK
from phobetor.games.somnicum.rules.moving import Payment, Travel
from phobetor.games.somnicum.rules.particles import ReturnToken
from phobetor.games.somnicum.rules.state import CARD_IS_JOINED, GOES_ON
from phobetor.games.somnicum.rules.vocabulary import ADD, ATTACH, DONE, MEND, MOVE, PAY, SHIFT
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option
from phobetor.records.notation import read_option

TITLE = title_of("somnicum")
PEOPLE = ["Ann", "Bob", "Cyd", "Dan"]


def speaker(settings: list[int], language: str = "en") -> Speaker:
    return Speaker(TITLE, language, settings, PEOPLE)


def bar_of(game: Any, say: Speaker) -> tuple[Any, Bar]:
    view = TITLE.view(game, game.asked)
    assert TITLE.bar is not None
    return view, TITLE.bar(view, say)


def facts(chip: Chip) -> list[str]:
    return [fact.text for fact in chip.facts]


def points_of_dream(game: Any, player: int) -> int:
    """Without what hands and stocks bring."""
    return sum(points for line, points in enumerate(game.score(player)) if line not in (ENCOUNTER_LINE, BEETLE_LINE))


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def in_points(points: int) -> str:
    return f"{signed(points)} point{'' if abs(points) == 1 else 's'}"


# --- every claim, in fuzzed games -------------------------------------------------------------------
@pytest.mark.parametrize("settings", [{}, {"between": "ahead", "holes": "row"}, {"laps": "any", "particles": "any"}])
def test_what_a_chip_says_is_what_happens(settings: dict[str, str]) -> None:
    values = TITLE.setting_values(settings)
    told: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5)):
        game, chance, say = TITLE.new(players, values, Chance(seed)), Chance(f"choices {seed}"), speaker(values)
        while not game.is_over():
            view, shown = bar_of(game, say)
            assert len(shown.chips) == len(view.options)
            for option, chip in zip(view.options, shown.chips, strict=True):
                told |= check(game, option, chip, say)
            game.choose(view.options[chance.below(len(view.options))])
    assert {"move", "check", "last-card", "add", "attach", "mend", "join", "gap", "first"} <= told


def check(game: Any, option: Option, chip: Chip, say: Speaker) -> set[str]:
    if MOVE.matches(option):
        return check_move(game, option, chip, say)
    if ATTACH.matches(option):
        return check_attaching(game, ATTACH.arg(option), chip)
    if ADD.matches(option) or MEND.matches(option) or SHIFT.matches(option):
        return check_dream(game, option, chip)
    return set()


def check_move(game: Any, option: Option, chip: Chip, say: Speaker) -> set[str]:
    """SO-26, SO-28, SO-30, SO-35, SO-48, SO-49"""
    pendulum, steps = MOVE.args(option)
    player, stock, ended = game.active, len(game.stocks[game.active]), set()
    for number in range(8):
        twin = game.clone(Chance(f"move {number}"))
        paid = [twin.stocks[player].pop() for _ in range(chip.cost)]
        twin.bag += paid
        Travel(pendulum, steps).run(twin)
        ended.add(twin.closing != GOES_ON or twin.on_field <= twin.players())
        drawn = len(twin.stocks[player]) - stock + chip.cost
        assert (f"draw {drawn}" in facts(chip)) == (drawn > 0)
    assert facts(chip)[0] == TITLE.describe("card-short", twin.taken, say)
    assert chip.cost == game.price(player, steps)
    risks = [fact for fact in facts(chip) if fact in ("sand check", "round ends", "last card")]
    assert ended == {False} if not risks else True in ended or risks == ["sand check"]
    assert (best_way(twin)) in facts(chip)
    return {"move", *("check" for fact in risks if "sand" in fact), *("last-card" for fact in risks if "last" in fact)}


def best_way(game: Any) -> str:
    """Attach the card that was taken to each level, and say what brought most."""
    found = []
    for level in (1, 2, 3):
        if game.dreams[game.active].next_place(level) >= 0:
            points, link = attached(game, level)
            found.append((points, link != "gap", level, link))
    points, _, level, link = max(found)
    word = {"first": "", "gap": "gap ", "join": "join "}[link]
    return f"{word}{signed(points)}, level {level}"


def attached(game: Any, level: int) -> tuple[int, str]:
    """The card in that row: the points of the dream, and what lies to its left."""
    twin = game.clone(Chance("attach"))
    before = points_of_dream(game, game.active)
    Attachment(level).run(twin)
    dream = twin.dreams[game.active]
    link = dream.links[dream.right_end(level)]
    return points_of_dream(
        twin, game.active
    ) - before, "first" if link == NO_LINK else "join" if link == JOINED else "gap"


def check_attaching(game: Any, level: int, chip: Chip) -> set[str]:
    """SO-35, SO-36, SO-43, SO-E04, SO-E16"""
    points, link = attached(game, level)
    start = {"first": "nothing to its left", "join": "joins ", "gap": "gap after "}[link]
    assert facts(chip)[0].startswith(start)
    assert facts(chip)[1] == in_points(points)
    assert any("encounter" in fact for fact in facts(chip)) == bool(MEETS[game.taken])
    lit = level > 1 and game.has_open(game.active, LANTERN) and len(game.bag) > (link == "gap")
    assert ("draw 1" in facts(chip)) == lit
    return {"attach", link}


def check_dream(game: Any, option: Option, chip: Chip) -> set[str]:
    """SO-21, SO-22, SO-E03, SO-E06, SO-E08, SO-E15"""
    twin, player = game.clone(Chance("dream")), game.active
    stock = len(game.stocks[player])
    game.asking.chosen(twin, option)
    points = points_of_dream(twin, player) - points_of_dream(game, player)
    if SHIFT.matches(option):
        assert in_points(points) in facts(chip)
        return {"shift"}
    if MEND.matches(option):
        assert in_points(points) in facts(chip)
        assert any("its token" in fact for fact in facts(chip)) == (len(twin.stocks[player]) > stock)
        return {"mend"}
    assert (in_points(points) in facts(chip)) == (points != 0)
    owed = any(isinstance(step, ReturnToken) for step in twin.agenda)
    assert chip.cost == stock - len(twin.stocks[player]) + owed
    assert ("another theme: a second token returns" in facts(chip)) == (chip.cost == 2)
    return {"add"}


# --- several at once --------------------------------------------------------------------------------
RING = {
    "ring": "F01 F02 F03 F04 F05 F06 F07 F08 F09 F10 F11 F12 F13 F14 F15 F16",
    "black": "before 1",
    "white": "before 9",
}
STOCK = {"a": ["moon-sand", "moon-sand", "moon-blank", "dragon-sand"]}


def at(position: dict[str, Any], *choices: str, players: int = 2, **settings: str) -> tuple[Any, Any, Bar]:
    values = TITLE.setting_values(settings)
    game: Any = TITLE.table(players, values, Chance(1))
    TITLE.set_up(game, position)
    game.advance()
    for choice in choices:
        game.choose(read_option(TITLE, choice, values))
    return game, *bar_of(game, speaker(values))


def test_so_28_any_tokens_pay_whatever_their_order() -> None:
    game, _, shown = at(RING | {"stocks": STOCK}, "move black 5")
    assert shown.prompt == "Black pendulum, 5 steps to Dragon: pay 2."
    assert shown.several is not None
    assert [pick.words for pick in shown.several.picks].count("Moon (sand back)") == 2
    assert (shown.several.least, shown.several.most) == (2, 2)
    assert shown.several.results == ["", "", "Move black 5 steps · pay 2"]
    picks = [PAY.of(pick.args["token"]) for pick in shown.several.picks]
    for first in range(len(picks)):
        for second in range(first):
            twin = game.clone(Chance("pay"))
            for option in sorted([picks[first], picks[second]]):
                assert twin.why_not(0, option) is None
                twin.choose(option)
            assert not isinstance(twin.asking, Payment)


def test_so_28_in_the_middle_of_a_payment_the_rest_is_picked_together() -> None:
    _, _, shown = at(RING | {"stocks": STOCK}, "move black 6", "pay dragon-sand")
    assert shown.several is not None
    assert (shown.several.least, len(shown.several.picks)) == (2, 3)


PAINTING = RING | {"stocks": STOCK, "dreams": {"a": ["F17 = F19", "F18"]}, "hands": {"a": ["painter"]}}


def test_so_e06_two_tokens_are_laid_in_any_order_or_fewer() -> None:
    game, _, shown = at(PAINTING, "play painter")
    assert shown.several is not None
    assert shown.several.results == ["Lay nothing", "Lay 1 token", "Lay 2 tokens"]
    picks = [ADD.of(pick.args["token"], pick.args["level"]) for pick in shown.several.picks]
    moon_1, moon_2 = (read_option(TITLE, f"add moon-sand {level}", game.settings) for level in (1, 2))
    assert {moon_1, moon_2} <= set(picks)
    for option in sorted([moon_2, moon_1]):
        assert game.why_not(0, option) is None
        game.choose(option)
    assert len(game.dreams[0].laid) == 2


def test_so_e06_the_right_end_of_the_painter_lays_no_more() -> None:
    _, view, shown = at(PAINTING, "play painter")
    assert [chip.words for chip in shown.chips if chip.tab == END] == ["Finish"]
    assert DONE.matches(view.options[-1])


@pytest.mark.parametrize(
    "dream", [["F17 = F19 = F20 = F21", "F18"], ["F17 = F19 = F20 | S01", "F18"], ["F17 = F19 = F20 = N08", "N01"]]
)
def test_so_e08_a_moved_card_says_joint_or_gap_and_points(dream: list[str]) -> None:
    game, view, shown = at(RING | {"dreams": {"a": dream}, "hands": {"a": ["snail", "owl"]}}, "play snail")
    assert len(view.options) > 1
    for option, chip in zip(view.options, shown.chips, strict=True):
        assert check_dream(game, option, chip) == {"shift"}


# --- words ------------------------------------------------------------------------------------------
def test_a_turn_has_a_tab_for_each_pendulum() -> None:
    _, view, shown = at(RING | {"stocks": STOCK})
    assert [tab.words for tab in shown.tabs] == ["Black", "White", "Add a particle", "Encounter"]
    moves = [
        (chip.tab, chip.words) for option, chip in zip(view.options, shown.chips, strict=True) if MOVE.matches(option)
    ]
    assert moves[:2] == [(0, "1 step"), (0, "2 steps")]
    assert (1, "7 steps") in moves
    assert [chip.cost for chip in shown.chips[:7]] == [0, 0, 0, 1, 2, 3, 4]
    assert not any(chip.under for chip in shown.chips)


def test_the_pendulums_are_rows_of_one_table_however_many_steps_they_have() -> None:
    stock = {"a": ["moon-sand"] * 4 + ["dragon-sand"] * 4}
    _, _, shown = at(RING | {"stocks": stock})
    assert shown.rows == 2
    assert sum(chip.tab == 0 for chip in shown.chips) > 9
    assert not any(chip.under for chip in shown.chips if chip.tab < 2)


def test_places_for_the_pendulums_are_told_by_their_cards() -> None:
    _, _, shown = at({"ring": RING["ring"], "phase": "place"})
    assert [tab.words for tab in shown.tabs] == ["Cards 1 to 8", "Cards 9 to 16"]
    assert (shown.chips[0].words, facts(shown.chips[0])) == ("before Dragon", ["the other before Dragon"])


def test_so_e04_the_bridge_joins_whatever_the_cards_show() -> None:
    position = RING | {"dreams": {"a": ["S01"]}, "phase": "attach", "taken": "F17", "hands": {"a": ["bridge", "owl"]}}
    game, _, shown = at(position)
    assert facts(shown.chips[0])[0] == "gap after Rocket"
    game, _, shown = at(position, "play bridge")
    assert game.is_spelled(CARD_IS_JOINED)
    assert facts(shown.chips[0])[0] == "joins Rocket"


def test_who_can_play_nothing_is_told_so() -> None:
    """Asking hides that the hand holds nothing for this moment."""
    position = RING | {"dreams": {"a": ["S01"]}, "phase": "attach", "taken": "F17", "hands": {"a": ["owl"]}}
    _, _, shown = at(position, "attach 1")
    assert shown.prompt == "Nothing can be played now: end your turn."
    assert [(chip.words, chip.tab, chip.plain) for chip in shown.chips] == [("End turn", END, True)]


TOUCHING = {"ring": "F01 F02 F03 F04 F05 -x11", "black": "at 16", "white": "at 16"}
"""Both pendulums stand before the first card: a single step leaves no card between them."""


def test_so_r13_no_check_and_no_token_are_announced_while_the_bag_is_empty() -> None:
    _, _, shown = at(TOUCHING)
    assert "sand check" in facts(shown.chips[0])
    game, view, shown = at(TOUCHING | {"bag": [], "stocks": {"b": "rest"}})
    for option, chip in zip(view.options, shown.chips, strict=True):
        check_move(game, option, chip, speaker(game.settings))
    told = [*(fact.text for fact in shown.facts), *(text for chip in shown.chips for text in facts(chip))]
    assert not any("check" in text or "draw" in text for text in told)


def test_so_e16_the_last_token_goes_to_the_gap_and_not_to_the_lantern() -> None:
    position = {"phase": "attach", "taken": "F01", "fronts": {"a": ["lantern"]}, "bag": ["dragon-sand"]}
    position |= {"stocks": {"b": "rest"}, "dreams": {"a": ["U01 = U05 = U09", "U02"]}}
    game, view, shown = at(position)
    for option, chip in zip(view.options, shown.chips, strict=True):
        check_attaching(game, ATTACH.arg(option), chip)
    assert not any("draw 1" in facts(chip) for chip in shown.chips)


def test_so_e12_with_the_brush_any_second_token_returns() -> None:
    position = {"stocks": {"a": ["dragon-sand", "dragon-sand", "dragon-blank"]}, "dreams": {"a": ["U01"]}}
    assert at(position, "add dragon-sand 1")[2].prompt == "Another theme: return a second Dragon to the bag."
    position |= {"fronts": {"a": ["brush"]}}
    assert at(position, "add dragon-sand 1")[2].prompt == "Another theme: return any second token to the bag."


def test_so_r7_a_gap_across_an_empty_place_is_told_by_the_cards_beside_it() -> None:
    position = {"dreams": {"a": ["U01 = U05 | U09 = U13", "U02 _ | S01"]}, "hands": {"a": ["needle"]}}
    game, view, shown = at(position, "play needle", holes="row")
    assert shown.chips[1].words == "between Whale and Rocket"
    assert TITLE.remarks(view, speaker(game.settings))[1] == "between Whale and Rocket"


LAST_TURNS = {
    "round": 3, "turns": 11, "active": "b", "closing": "last-turns", "hands": {"b": ["owl"], "c": ["owl"]},
    "ring": "F01 F02 F03 F04 -x17", "black": "at 21", "white": "at 21",
}  # fmt: skip


def test_so_56_in_the_last_turns_no_round_ends_any_more() -> None:
    _, _, shown = at(LAST_TURNS, players=3, fair_finish="on")
    claims = {"sand check", "last card", "round ends"}
    assert not claims & {text for chip in shown.chips for text in facts(chip)}
    ended = at(LAST_TURNS, "move black 1", "attach 1", players=3, fair_finish="on")[2]
    assert [(chip.words, facts(chip)) for chip in ended.chips] == [("End turn", [])]
    last = LAST_TURNS | {"turns": 12, "active": "c"}
    ended = at(last, "move black 1", "attach 1", players=3, fair_finish="on")[2]
    assert [(chip.words, facts(chip)) for chip in ended.chips] == [("End turn", ["the game ends"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_by_what_they_show(language: str) -> None:
    """Ids stay in the notation."""
    values = TITLE.setting_values({})
    game, chance, say = TITLE.new(3, values, Chance("codes")), Chance("codes"), speaker(values, language)
    codes = {DREAM_IDS[card] for card in range(1, DREAMS + 1)}
    while not game.is_over():
        view, shown = bar_of(game, say)
        told = [shown.prompt, *(tab.words for tab in shown.tabs), *title_remarks(view, say)]
        for chip in shown.chips:
            told += [chip.words, chip.deed, chip.under, *facts(chip)]
        text = " ".join(told)
        assert "{" not in text
        assert not codes & set(text.replace(",", " ").replace(";", " ").split())
        game.choose(view.options[chance.below(len(view.options))])


def title_remarks(view: Any, say: Speaker) -> list[str]:
    return [*TITLE.remarks(view, say), *(say.option(option) for option in view.options)]

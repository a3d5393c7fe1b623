"""What the bar of Nightmarium says of a choice is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from phobetor.book.bar import END, Bar, Chip
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.games.nightmarium.rules.activation import PureDiscard
from phobetor.games.nightmarium.rules.box import LEGION_OF
from phobetor.games.nightmarium.rules.vocabulary import DISCARD, DRAW_A_CARD, EXCHANGE_CARDS, PLAY, TARGET
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Event, Listener
from phobetor.records.notation import read_option, write_option

TITLE = title_of("nightmarium")
PEOPLE = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]


class Ears(Listener):
    """Everything that was told, in order."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, int, int]] = []

    def hear(self, event: Event, a: int, b: int, c: int) -> None:
        self.heard.append((event.name, a, b, c))

    def names(self) -> list[str]:
        return [name for name, *_ in self.heard]


def speaker(settings: list[int], language: str = "en", players: int = 6) -> Speaker:
    return Speaker(TITLE, language, settings, PEOPLE[:players])


def bar_of(game: Any, say: Speaker) -> tuple[Any, Bar]:
    view = TITLE.view(game, game.asked)
    assert TITLE.bar is not None
    return view, TITLE.bar(view, say)


def after(game: Any, option: int, seed: str) -> tuple[Any, Ears]:
    """The game with that option taken, and all discards that it asks the others for."""
    twin, ears = game.clone(Chance(seed)), Ears()
    twin.listener = ears
    twin.choose(option)
    chance = Chance(seed)
    while not twin.is_over() and isinstance(twin.asking, PureDiscard):
        options = sorted(twin.legal())
        twin.choose(options[chance.below(len(options))])
    return twin, ears


def facts(chip: Chip) -> list[str]:
    return [fact.text for fact in chip.facts]


# --- every claim, in fuzzed games -------------------------------------------------------------------
@pytest.mark.parametrize("settings", [{}, {"herald": "both"}, {"creatures": "7", "pure": "choice"}])
def test_what_a_chip_says_is_what_happens(settings: dict[str, str]) -> None:
    values = TITLE.setting_values(settings)
    told: set[str] = set()
    for players, seed in ((2, 1), (3, 2), (4, 3), (6, 4)):
        game, chance, say = TITLE.new(players, values, Chance(seed)), Chance(f"choices {seed}"), speaker(values)
        for _ in range(260):
            if game.is_over():
                break
            view, shown = bar_of(game, say)
            assert len(shown.chips) == len(view.options)
            for option, chip in zip(view.options, shown.chips, strict=True):
                told |= check(game, option, chip)
            builds = [option for option in view.options if PLAY.matches(option)] or view.options
            game.choose(builds[chance.below(len(builds))] if chance.below(4) else view.options[0])
    wanted = {"complete", "complete and pure", "new Creature", "stays pure", "ability", "aimless", "falls", "goes"}
    assert wanted <= told


def check(game: Any, option: int, chip: Chip) -> set[str]:
    if PLAY.matches(option):
        return check_placing(game, option, chip)
    if TARGET.matches(option):
        return check_target(game, option, chip)
    if option == DRAW_A_CARD:
        twin, _ = after(game, option, "draw")
        drawn = len(twin.hands[game.active]) - len(game.hands[game.active])
        assert twin.active != game.active or drawn == ("no card" not in facts(chip)[0])
    return set()


def check_placing(game: Any, option: int, chip: Chip) -> set[str]:
    """NM-5.1, NM-5.4 to NM-5.6, NM-6.4, NM-3.3"""
    card, creature = PLAY.args(option)
    twin, ears = after(game, option, "place")
    said, heard = facts(chip), ears.names()
    completes = heard[1:2] == ["completed"]
    wins = heard[:3] == ["placed", "completed", "won"]  # a Herald that is set loose may win as well, but not for sure
    assert (said == ["complete: you win"]) == wins
    if wins:
        return {"win"}
    assert completes == (said[0] in ("complete", "complete and pure"))
    if not completes:
        begins = game.height_of(creature) == 0
        assert (said == ["new Creature"]) == begins
        own = begins or LEGION_OF[card] == LEGION_OF[game.part(creature, 0)]
        assert begins or (said == ["stays pure"]) == own
        return {said[0]}
    if "then the other card is placed" in said:
        assert (len(game.revealed), game.settings[2]) == (2, 1)
        assert twin.revealed or heard[2:3] == ["placed"]  # asked where, or there is one place only
        return {"both"}
    assert (said[0] == "complete and pure") == (("pure", game.active, creature, LEGION_OF[card]) in ears.heard)
    return {said[0]} | check_abilities(game, creature, said, ears)


def check_abilities(game: Any, creature: int, said: list[str], ears: Ears) -> set[str]:
    """The first ability is performed or finds no target; a card that a Herald still holds is discarded."""
    names = [TITLE.describe("ability", ability, speaker(game.settings)) for ability in range(7)]
    heard = [event for event in ears.heard if event[0] in ("performs", "stopped") and event[1] == creature]
    assert ("the other card is discarded" in said) == (len(game.revealed) > 1)
    if not heard:
        assert not any(name in fact for name in names[1:] for fact in said)
        return set()
    first = names[heard[0][2]]
    assert (f"{first} has no target" in said) == (heard[0][0] == "stopped")
    assert heard[0][0] == "stopped" or any(fact.split(" → ")[0] == first for fact in said)
    return {"aimless" if heard[0][0] == "stopped" else "ability"}


def check_target(game: Any, option: int, chip: Chip) -> set[str]:
    """NM-6.7 to NM-6.9"""
    creature = TARGET.arg(option)
    owner, height = game.owner(creature), game.height_of(creature)
    twin, _ = after(game, option, "target")
    said, left = facts(chip), twin.complete_creatures(owner)
    if type(game.asking).__name__ == "Scavenger":
        assert f"{height} card" in chip.words
        assert len(said) == height
        assert twin.height_of(creature) == 0
        return {"scavenged"}
    assert f"{TITLE.describe('card-name', game.part(creature, height - 1), speaker(game.settings))})" in chip.words
    falls = game.complete_creatures(owner) - (height == 3)
    assert any(f"to {falls} complete" in fact for fact in said) == (height == 3)
    assert ("the Creature is gone" in said) == (height == 1)
    return {"falls"} if height == 3 and left == falls else {"goes"} if height == 1 else set()


# --- several at once --------------------------------------------------------------------------------
def test_nm_4_3_the_button_says_what_an_exchange_brings() -> None:
    values = TITLE.setting_values({})
    game: Any = TITLE.new(2, values, Chance("exchange"))
    say = speaker(values)
    game.choose(EXCHANGE_CARDS)
    _, shown = bar_of(game, say)
    assert shown.several is not None
    assert shown.several.results[0] == ""
    player, before = game.active, len(game.hands[game.active])
    for count in range(1, len(shown.several.picks) + 1):
        twin = game.clone(Chance(count))
        for pick in shown.several.picks[:count]:
            twin.choose(DISCARD.of(pick.args["card"]))
        twin.choose(read_option(TITLE, "done", values))
        drawn = len(twin.hands[player]) - before + count
        assert shown.several.results[count] == f"Discard {count} · draw {drawn or 'nothing'}"


def position(hand: list[int], **settings: str) -> tuple[Any, Speaker]:
    """Bob has just completed a pure Insektoid; Ann holds these cards and must discard."""
    values = TITLE.setting_values(settings)
    game: Any = TITLE.table(2, values, Chance(1))
    TITLE.set_up(game, {"hands": {"a": hand, "b": [55]}, "creatures": {"b": [[57, 71]]}, "active": "b"})
    game.advance()
    game.choose(read_option(TITLE, "play 55 b1", values))
    return game, speaker(values)


def test_nm_5_7_two_cards_for_a_pure_creature_are_picked_together() -> None:
    game, say = position([1, 2, 3])
    _, shown = bar_of(game, say)
    assert shown.prompt == "Bob’s pure Creature: you have no Insektoids, so discard any two cards."
    assert shown.several is not None
    assert (shown.several.least, shown.several.most, shown.several.results) == (2, 2, ["", "", "Discard 2"])
    assert shown.tone == "danger"


def test_nm_5_7_who_holds_the_legion_discards_one_of_it() -> None:
    game, say = position([1, 58, 60])
    _, shown = bar_of(game, say)
    assert shown.prompt == "Bob’s pure Creature: discard a card of the Insektoids."
    assert shown.several is None
    assert [chip.words for chip in shown.chips] == ["Insektoid 58", "Insektoid 60"]


def test_nm_5_7_two_cards_of_other_legions_both_go() -> None:
    game, say = position([1, 2])
    view, shown = bar_of(game, say)
    assert shown.prompt.endswith("so both your cards go.")
    assert shown.several is None
    assert facts(shown.chips[0])[-1] == "and Necronaut 2 as well"
    game.choose(view.options[0])
    assert not {1, 2} & set(game.hands[0])


def test_nm_5_7_under_choice_a_card_says_whether_another_must_follow() -> None:
    game, say = position([1, 2, 58], pure="choice")
    _, shown = bar_of(game, say)
    assert [facts(chip)[-1] for chip in shown.chips] == ["and one more card", "and one more card", "this one is enough"]


@pytest.mark.parametrize("setting", ["strict", "choice"])
def test_nm_5_7_the_terminal_says_what_the_table_allows(setting: str) -> None:
    game, say = position([1, 2, 58], pure=setting)
    told = TITLE.aside(TITLE.view(game, 0), say)
    assert told == ("At this table any two others may go instead, even if you have one." if setting == "choice" else "")


# --- words ------------------------------------------------------------------------------------------
def at(position: dict[str, Any], *choices: str, players: int = 3, **settings: str) -> Bar:
    values = TITLE.setting_values(settings)
    game: Any = TITLE.table(players, values, Chance(1))
    TITLE.set_up(game, position)
    game.advance()
    for choice in choices:
        game.choose(read_option(TITLE, choice, values))
    return bar_of(game, speaker(values))[1]


def test_nm_4_12_the_second_action_names_the_legion() -> None:
    hands = {"a": [57, 58, 1]}
    assert at({"hands": hands}).prompt == "First action."
    assert at({"hands": hands}, "draw").prompt == "Second action. Any legion may be played."
    assert at({"hands": hands}, "play 57 a1").prompt == "Second action. Only Insektoids may be played."


def test_nm_6_4_under_both_the_other_card_is_placed_only_if_it_finds_a_place() -> None:
    """Both heads fit the second Creature alone: whichever comes first, the other is discarded."""
    heads = {"hands": {"a": [64]}, "creatures": {"a": [[30, 86], [33, 35]]}, "deck": [46, 13], "discards": "rest"}
    shown = at(heads, "play 64 a1", herald="both")
    assert [facts(chip) for chip in shown.chips] == [
        ["complete", "the other card is discarded"],
        ["complete and pure", "Weeper", "the other card is discarded"],
    ]


def test_nm_6_4_under_both_a_second_complete_creature_costs_the_first_its_abilities() -> None:
    creatures = {"a": [[30, 86], [33, 35], [66, 71], [6, 26]], "b": [[9]]}
    waiting = {"hands": {"a": [64]}, "creatures": creatures, "deck": [46, 7], "discards": "rest"}
    shown = at(waiting, "play 64 a1", "play 46 a2", herald="both")
    assert facts(shown.chips[0]) == ["complete", "Scavenger", "the abilities under way end"]
    waiting["deck"] = [37, 7]  # a head without an ability: nothing is lost
    shown = at(waiting, "play 64 a1", "play 37 a2", herald="both")
    assert facts(shown.chips[0]) == ["complete", "Scavenger"]


def test_a_target_is_named_as_people_say_it() -> None:
    creatures = {"a": [[30, 86]], "b": [[6], [87, 98]], "c": [[57, 71, 55], [60, 77, 67]]}
    shown = at({"hands": {"a": [82]}, "creatures": creatures}, "play 82 a1")
    deeds = [chip.deed for chip in shown.chips]
    assert deeds[0] == "Take the legs (Necronaut 6) from Bob"
    assert deeds[2] == "Take the head (Insektoid 55) from Cyd"
    assert facts(shown.chips[2]) == ["of the 1st", "Cyd falls to 1 complete"]
    assert [chip.under for chip in shown.chips] == ["Bob", "Bob", "Cyd", "Cyd"]
    assert not shown.tabs


def test_few_placements_stand_in_one_row_and_many_in_a_tab_for_each_card() -> None:
    few = at({"hands": {"a": [8]}, "creatures": {"a": [[30], [57], [6]]}})
    assert not few.tabs
    assert [(chip.under, chip.words) for chip in few.chips] == [
        ("", "Draw"), ("", "Exchange"),
        ("Necronaut 8", "on the 1st"), ("Necronaut 8", "on the 2nd"), ("Necronaut 8", "on the 3rd"),
    ]  # fmt: skip
    many = at({"hands": {"a": [8, 59, 62]}, "creatures": {"a": [[30], [57], [6]]}})
    assert [tab.words for tab in many.tabs] == ["Draw or exchange", "Necronaut 8", "Insektoid 59", "Insektoid 62"]
    assert [chip.tab for chip in many.chips[:5]] == [0, 0, 1, 1, 1]
    assert not any(chip.under for chip in many.chips)


def test_more_cards_than_tabs_are_grouped_by_legion() -> None:
    hand = [59, 61, 62, 63, 64, 65, 66, 72, 74, 75, 3, 9]
    shown = at({"hands": {"a": hand}, "creatures": {"a": [[57], [60]]}})
    assert [tab.words for tab in shown.tabs] == ["Draw or exchange", "Necronauts", "Insektoids"]
    assert {chip.under for chip in shown.chips if chip.tab == 2} >= {"Insektoid 59", "Insektoid 62"}


def test_drawing_is_plain_and_finishing_stands_at_the_end() -> None:
    shown = at({"hands": {"a": [1, 2, 3]}})
    assert [chip.words for chip in shown.chips if chip.plain] == ["Draw"]
    middle = at({"hands": {"a": [1, 2, 3]}}, "exchange", "discard 1")
    assert [chip.tab for chip in middle.chips] == [0, 0, END]
    assert middle.several is not None
    assert middle.several.results == ["Discard 1 · draw nothing", "Discard 2 · draw 1", "Discard 3 · draw 1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_and_no_open_bracket_is_left(language: str) -> None:
    """Creatures are called 1st, 2nd …; b3 stays in the notation."""
    values = TITLE.setting_values({})
    game, chance = TITLE.new(4, values, Chance("codes")), Chance("codes")
    say = speaker(values, language)
    for _ in range(200):
        if game.is_over():
            break
        view, shown = bar_of(game, say)
        for option, chip in zip(view.options, shown.chips, strict=True):
            text = " ".join([chip.words, chip.deed, chip.under, *facts(chip), say.option(option)])
            assert "{" not in text
            written = write_option(TITLE, option, values).split()[-1]
            assert not written[0].isalpha() or len(written) > 2 or written not in text.split()
        game.choose(view.options[chance.below(len(view.options))])

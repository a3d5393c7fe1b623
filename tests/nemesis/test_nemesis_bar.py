"""What the decision bar claims is what then happens, over all faces of the dice and all cards that can come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from laid_out import laid
from outcomes import option_of, outcomes

from phobetor.book.bar import END, Bar, Chip
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import title_of
from phobetor.games.nemesis.rules.names import NIGHTMARES
from phobetor.games.nemesis.rules.reaction import Pay
from phobetor.games.nemesis.rules.turn import TakeTurn
from phobetor.games.nemesis.words import odds
from phobetor.games.nemesis.words.bar import CARDS
from phobetor.kernel.chance import Chance
from phobetor.records.notation import write_option

TITLE = title_of("nemesis")
PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva"]


def speaker(players: int, language: str = "en") -> Speaker:
    return Speaker(TITLE, language, TITLE.setting_values({}), PEOPLE[:players])


def bar_of(game: Any, seat: int = 0, language: str = "en") -> Bar:
    assert TITLE.bar is not None
    return TITLE.bar(TITLE.view(game, seat), speaker(game.players(), language))


def chip(game: Any, notation: str, seat: int = 0) -> Chip:
    view = TITLE.view(game, seat)
    words = [write_option(TITLE, option, view.settings) for option in view.options]
    return bar_of(game, seat).chips[words.index(notation)]


def texts(shown: Chip | Bar) -> list[str]:
    return [fact.text for fact in shown.facts]


def positions(players: int, count: int) -> Iterator[Any]:
    """So many questions of games in which chance answers."""
    chance, number = Chance("choices"), 0
    while count > 0:
        game = TITLE.new(players, TITLE.setting_values({}), Chance(f"bars {players} {number}"))
        number += 1
        while not game.is_over() and count > 0:
            count -= 1
            yield game
            options = TITLE.view(game, game.asked).options
            game.choose(options[chance.below(len(options))])


# === Every decision =================================================================================
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_decision_of_a_game_has_its_bar(players: int, language: str) -> None:
    seen = Counter[str]()
    for game in positions(players, 400):
        check(bar_of(game, game.asked, language), TITLE.view(game, game.asked))
        seen[type(game.asking).__name__] += 1
    assert seen["TakeTurn"] > 50
    assert seen["Pay"] > 5


def check(shown: Bar, view: Any) -> None:
    """A chip for every option with its own words, and never more than nine that are chosen from at once."""
    assert len(shown.chips) == len(view.options)
    told = [shown.prompt, *texts(shown), *[tab.words for tab in shown.tabs]]
    for each in shown.chips:
        told += [each.words, *texts(each)]
        assert each.tab == END or 0 <= each.tab < max(1, len(shown.tabs))
    assert all(text.strip() and "{" not in text for text in told), told
    where = Counter((each.tab, each.under) for each in shown.chips)
    if shown.several is None:
        assert max(where.values()) <= 9, where
        names = Counter((each.tab, each.under, each.words) for each in shown.chips)
        assert max(names.values()) == 1, names
    else:
        series = TITLE.series(view)
        assert series is not None
        assert set(view.options) - {series.done} <= set(series.picks)


def test_the_tabs_never_change_places() -> None:
    for game in positions(3, 300):
        if isinstance(game.asking, TakeTurn):
            shown = bar_of(game, game.asked)
            assert [tab.sign for tab in shown.tabs] == [
                "g-step", "g-hush", "g-swords", "g-cards", "g-room", "g-med", "g-talk",
            ]  # fmt: skip
            ends = [each.words for each in shown.chips if each.tab == END]
            assert ends == ["Pass"]


def test_who_is_alone_says_nothing_and_is_not_asked_where_there_is_no_choice() -> None:
    for game in positions(1, 300):
        shown = bar_of(game)
        assert type(game.asking).__name__ not in ("React", "Speak", "SpeakOf")
        assert "g-talk" not in [tab.sign for tab in shown.tabs]
        assert shown.only == (len(game.legal()) == 1 and shown.several is None)


@pytest.mark.parametrize("players", [2, 5])
def test_the_dead_and_the_gone_are_asked_nothing(players: int) -> None:
    gone = Counter[bool]()
    for game in positions(players, 700):
        assert game.is_active(game.asked) or game.asking is None, type(game.asking).__name__
        gone[any(not game.is_active(seat) for seat in range(players))] += 1
    assert gone[True] > 20, gone


def test_ways_of_one_card_stand_behind_its_name_and_none_repeats_it() -> None:
    headings = set()
    for game in positions(3, 500):
        if isinstance(game.asking, TakeTurn):
            cards = [each for each in bar_of(game, game.asked).chips if each.tab == CARDS]
            alone = [each.words.partition(":")[0] for each in cards if not each.under]
            assert len(alone) == len(set(alone)), alone
            assert not any(each.words.startswith(f"{each.under}:") for each in cards if each.under)
            headings |= {each.under for each in cards}
    assert len(headings) > 2, headings


def test_who_has_no_cards_passes_without_being_asked_and_nobody_else_does() -> None:
    known = Counter[bool]()
    for game in positions(3, 900):
        if isinstance(game.asking, TakeTurn) and len(game.legal()) == 1:
            shown = bar_of(game, game.asked)
            assert shown.only == (not game.hands[game.asked])
            known[shown.only] += 1
    assert min(known[True], known[False]) > 0, known


def test_a_bar_depends_on_the_view_alone() -> None:
    for number, game in enumerate(positions(4, 150)):
        view: Any = TITLE.view(game, game.asked)
        other = TITLE.imagine(view, Chance(f"otherwise {number}"))
        assert bar_of(other, view.seat) == bar_of(game, view.seat)


# === Noise ==========================================================================================
NOISES: list[list[str]] = [[], ["6-7"], ["6-7", "2-6"], ["6-7", "6-11", "5-6", "2-6"]]


@pytest.mark.parametrize("noise", NOISES)
def test_ne_4_5_an_encounter_is_as_likely_as_is_told(noise: list[str]) -> None:
    game = laid(hands={"a": ["search"]}, noise=noise).game
    option = option_of(game, "move 6")
    met = sum(weight for weight, _, heard in outcomes(game, option, most=1) if "encountered" in heard.names())
    assert texts(chip(game, "move 6"))[0] == f"encounter {met * 10} in 10"


def test_ne_4_7_danger_brings_those_that_are_named() -> None:
    """Not the one that is far, nor the one that somebody else holds."""
    position: dict[str, Any] = {"rooms": {"a": 11, "b": 7}, "hands": {"a": ["search"], "b": []}}
    game = laid(2, nightmares=["5 stalker-0", "2 lurker-1", "13 whisperer-0", "7 lurker-0"], **position).game
    walked = {
        tuple(sorted(event[1] for event in heard.events if event[0] == "walked"))
        for _, _, heard in outcomes(game, option_of(game, "move 6"), most=1)
    }
    assert walked == {(), (1, 3)}
    assert sorted(odds.called(TITLE.view(game, 0).table, 0, 6)) == [1, 3]  # type: ignore[attr-defined]
    assert "1 in 10: lurker, stalker comes" in texts(chip(game, "move 6"))


@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("is_slow", [False, True])
def test_ne_6_7_the_tokens_that_surprise_are_told(cards: int, is_slow: bool) -> None:
    """Paid with the first card; the others stay."""
    weak: Any = {"weaknesses": ["flames", "slow", "energy"], "weak_open": [1] if is_slow else []}
    hand = ["search", "rest", "demolition", "interruption", "reload"][: cards + 1]
    game = laid(hands={"a": hand}, noise=["6-7"], bag=[1, 2, 3, 4], **weak).game
    shown = bar_of(game)
    option = option_of(game, "move 6")
    if cards:
        game.choose(option)
        option = option_of(game, "pay search")
    met = {
        (token, "surprised" in heard.names())
        for _, _, heard in outcomes(game, option, ("token of the bag",), 2)
        for name, _, _, token in heard.events
        if name == "encountered"
    }
    assert {token for token, _ in met} > {1, 2, 3, 4}
    least = min((token for token, surprised in met if surprised), default=0)
    assert texts(shown)[0].endswith(f"surprised by {least}+" if least else "no surprise")


def test_ne_4_3_no_roll_where_somebody_is_and_a_fight_is_told() -> None:
    crowd = laid(2, rooms={"a": 11, "b": 6}, hands={"a": ["search", "rest"], "b": []}, noise=["6-7"]).game
    assert texts(chip(crowd, "move 6"))[0] == "no roll: Ben there"
    fight = laid(hands={"a": ["search"]}, nightmares=["6 lurker-0"], lairs={"6": 0}).game
    assert texts(chip(fight, "move 6"))[0] == "a fight: lurker, lair"


def test_ne_4_11_a_careful_step_tells_where_the_noise_goes() -> None:
    game = laid(hands={"a": ["search", "rest"]}, noise=["2-6", "5-6", "6-11"]).game
    assert texts(chip(game, "careful 6"))[0] == "no roll; noise into 6–7"
    after = game.clone(Chance())
    after.choose(option_of(game, "careful 6"))
    assert TITLE.view(after, 0).data()["noise"] == laid(noise=["2-6", "5-6", "6-11", "6-7"]).game.noise


# === Fights =========================================================================================
WEAPONS = ["revolver", "shotgun", "sawnOff", "assaultRifle", "rifle", "pistol", "protoShotgun", "flamethrower"]
OWNERS = {"revolver": "captain", "shotgun": "pilot", "sawnOff": "mechanic", "assaultRifle": "soldier",
          "rifle": "scout", "pistol": "scientist", "protoShotgun": "scout", "flamethrower": "scout"}  # fmt: skip
TARGETS = ["lurker-1", "whisperer-2", "stalker-3", "despoiler-0", "lair-2"]


def fight(target: str, weapon: str = "revolver", **more: Any) -> Any:
    kind, injuries = target.split("-")
    place = {"lairs": {"6": int(injuries)}} if kind == "lair" else {"nightmares": [f"6 {target}"]}
    position: Any = {
        "characters": {"a": OWNERS[weapon]}, "rooms": {"a": 6}, "hands": {"a": ["search"]},
        "held": {"a": [f"{weapon}*2"]},
    }  # fmt: skip
    return laid(**(position | place | more)).game


@pytest.mark.parametrize("weapon", WEAPONS)
def test_ne_7_4_a_shot_hits_and_kills_as_often_as_is_told(weapon: str) -> None:
    for target in TARGETS:
        game = fight(target, weapon)
        game.attack_discards = game.attacks[6:]
        game.attacks = game.attacks[:6]
        hit, killed = Fraction(0), Fraction(0)
        for weight, _, heard in outcomes(game, option_of(game, f"shoot {weapon} {target}")):
            hit += weight * ("hurt" in heard.names())
            killed += weight * bool({"killed", "lair-destroyed"} & set(heard.names()))
        table: Any = TITLE.view(game, 0).table  # type: ignore[attr-defined]
        item, aim = game.held[0][0] & 63, game.targets(6)[0]
        injuries = odds.shot_injuries(table, item, aim)
        assert Fraction(odds.hits(injuries), 6) == hit
        assert odds.kill_chance(table, aim, injuries) == killed
        assert texts(chip(game, f"shoot {weapon} {target}"))[0] == f"hits {hit * 6} in 6"


@pytest.mark.parametrize("left", [1, 2, 20])
def test_ne_7_6_the_deck_that_runs_out_in_a_check_is_reckoned_with(left: int) -> None:
    game = fight("lurker-3", "rifle")
    cards = sorted(game.attacks)
    game.attacks, game.attack_discards = cards[:left], cards[left:]
    killed = sum(
        weight
        for weight, _, heard in outcomes(game, option_of(game, "shoot rifle lurker-3"))
        if "killed" in heard.names()
    )
    table: Any = TITLE.view(game, 0).table  # type: ignore[attr-defined]
    aim = game.targets(6)[0]
    assert odds.kill_chance(table, aim, odds.shot_injuries(table, game.held[0][0] & 63, aim)) == killed > 0


@pytest.mark.parametrize("wounds", range(4))
@pytest.mark.parametrize("target", TARGETS)
def test_ne_7_5_a_blow_hits_misses_and_kills_as_often_as_is_told(target: str, wounds: int) -> None:
    serious = ["leg+", "hand+", "back+"][:wounds]
    game = fight(target, serious={"a": serious})
    hit, died, killed = Fraction(0), Fraction(0), Fraction(0)
    for weight, _, heard in outcomes(game, option_of(game, f"melee {target}")):
        hit += weight * ("hurt" in heard.names())
        died += weight * ("died" in heard.names())
        killed += weight * bool({"killed", "lair-destroyed"} & set(heard.names()))
    shown = texts(chip(game, f"melee {target}"))
    table: Any = TITLE.view(game, 0).table  # type: ignore[attr-defined]
    aim = game.targets(6)[0]
    assert shown[0] == f"hits {hit * 6} in 6"
    assert (shown[1] == "miss: you die") == (died == 1 - hit) == (wounds == 3)
    assert odds.kill_chance(table, aim, odds.blow_injuries(table, aim)) == killed


@pytest.mark.parametrize("wounds", range(4))
@pytest.mark.parametrize("nightmare", NIGHTMARES[1:5])
def test_ne_7_9_the_attack_before_an_escape_is_as_likely_as_is_told(nightmare: str, wounds: int) -> None:
    serious = ["leg+", "hand+", "back+"][:wounds]
    game = fight(f"{nightmare}-0", serious={"a": serious})
    hit, died = Fraction(0), Fraction(0)
    for weight, _, heard in outcomes(game, option_of(game, "move 7"), most=1):
        hit += weight * ("missed" not in heard.names())
        died += weight * any(event[0] == "died" and event[2] == 3 for event in heard.events)
    dead = f", {died * 20} kill you" if died else ""
    assert texts(chip(game, "move 7"))[0] == f"first the {nightmare} attacks: {hit * 20} of 20 cards hit{dead}"


@pytest.mark.parametrize("target", ["lurker-0", "lair-0", "eggs"])
def test_ne_7_4_an_injector_is_told_to_drive_away_only_what_can_go(target: str) -> None:
    place: Any = {"lurker-0": {"nightmares": ["2 lurker-0"]}, "lair-0": {"lairs": {"2": 0}}}.get(target, {})
    game = laid(characters={"a": "medic"}, options={"medic": "on"}, rooms={"a": 2}, tiles={"2": "nest"},
                hands={"a": ["search"]}, **place).game  # fmt: skip
    gone = Fraction(0)
    for weight, _, heard in outcomes(game, option_of(game, f"shoot injector {target}"), most=1):
        gone += weight * ("retreated" in heard.names())
        assert "egg-lost" not in heard.names()
    told = f"drives it away {gone * 6} in 6" if gone else "does nothing to it"
    assert texts(chip(game, f"shoot injector {target}"))[0] == told


# === Doors, fire, price =============================================================================
def test_ne_4_8_a_door_does_what_its_chip_says() -> None:
    game = laid(characters={"a": "mechanic"}, hands={"a": ["computerSkills"]}, closed=["6-11"]).game
    for notation, said, event in (
        ("play computerSkills door:6-11", "Computer skills: open 6–11 · to 6 ", "door-opened"),
        ("play computerSkills door:8-11", "Computer skills: close 8–11 · to 8 ", "door-closed"),
    ):
        assert chip(game, notation).deed.startswith(said)
        assert [event in heard.names() for _, _, heard in outcomes(game, option_of(game, notation))] == [True]


@pytest.mark.parametrize(
    ("light", "wounds", "told"), [(0, 0, "light wound"), (2, 1, "serious wound"), (1, 3, "you die")]
)
def test_ne_4_9_fire_does_what_is_told(light: int, wounds: int, told: str) -> None:
    serious = ["leg+", "hand+", "back+"][:wounds]
    game = laid(2, rooms={"a": 6, "b": 11}, hands={"a": [], "b": []}, fire=[6], light={"a": light, "b": 0},
                serious={"a": serious, "b": []}).game  # fmt: skip
    assert f"fire here: {told} at turn’s end" in texts(bar_of(game))
    ((_, _, heard),) = list(outcomes(game, option_of(game, "pass"), most=0))
    names = heard.names()
    happened = "you die" if "died" in names else "serious wound" if "wounded" in names else "light wound"
    assert happened == told


BLEEDS = {"a": ["bleeding", "leg+", "back+"]}


def mortal(**position: Any) -> Any:
    """Somebody whom any further wound kills. NE-8.3"""
    usual: Any = {"rooms": {"a": 6}, "hands": {"a": ["search"]}, "serious": {"a": ["leg+", "hand+", "back+"]}}
    return laid(**(usual | position)).game


@pytest.mark.parametrize(
    ("notation", "position"),
    [
        ("use grenade at:6", {"packs": {"a": ["grenade"]}, "nightmares": ["6 lurker-0"]}),
        ("use molotov at:6", {"packs": {"a": ["molotov"]}, "nightmares": ["6 lurker-0"]}),
        ("room surgery plain", {"rooms": {"a": 5}, "tiles": {"5": "surgery"}, "hands": {"a": ["search", "rest"]}}),
        (
            "quest surgeonKit person:a",
            {"characters": {"a": "medic"}, "options": {"medic": "on"}, "quests": {"a": [1, 0]}},
        ),
        ("quest orbital plain", {"characters": {"a": "pilot"}, "quests": {"a": [1, 0]}, "serious": BLEEDS}),
        ("use antidote plain", {"packs": {"a": ["antidote"]}, "serious": BLEEDS}),
    ],
)  # fmt: skip
def test_ne_8_3_what_kills_its_owner_is_told_and_asked_once_more(notation: str, position: dict[str, Any]) -> None:
    game = mortal(**position)
    assert all("died" in heard.names() for _, _, heard in outcomes(game, option_of(game, notation), most=0))
    assert "deadly" in [fact.tone for fact in chip(game, notation).facts]
    whole = mortal(**(position | {"serious": {"a": []}}))
    assert "deadly" not in [fact.tone for fact in chip(whole, notation).facts]


EIGHT = [2, 3, 4, 5, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("notation", "position"),
    [
        ("use molotov at:6", {"packs": {"a": ["molotov"]}, "hands": {"a": ["rest"]}, "lairs": {"6": 0}, "fire": EIGHT}),
        ("play demolition break", {"malfunction": EIGHT}),
        (
            "play accessDenied at:6",
            {"characters": {"a": "scientist"}, "tiles": {"6": "command"}, "malfunction": [*EIGHT[:-1], 12]},
        ),
    ],
)
def test_ne_4_21_a_ninth_marker_is_told_and_asked_once_more(notation: str, position: dict[str, Any]) -> None:
    usual: Any = {"rooms": {"a": 6}, "hands": {"a": [notation.split()[1], "rest"]}} | position
    game = laid(**usual).game
    assert all("ship-ended" in heard.names() for _, _, heard in outcomes(game, option_of(game, notation), most=0))
    assert "deadly" in [fact.tone for fact in chip(game, notation).facts]
    few = {marker: position[marker][1:] for marker in ("fire", "malfunction") if marker in position}
    calm = laid(**(usual | few)).game
    assert "deadly" not in [fact.tone for fact in chip(calm, notation).facts]


def test_ne_9_8_who_waits_in_a_pod_is_told_that_it_is_a_pass_that_bleeds() -> None:
    section: Any = {"rooms": {"a": 5}, "tiles": {"5": "evacA"}, "unlocked": [1], "serious": BLEEDS}
    boarding = laid(hands={"a": ["search", "rest"]}, **section).act("a room evacA pod:1", 8)
    waiting = laid(phase="round", time=1, waiting={"a": 1}, **section)
    for table, question in ((boarding, "Board"), (waiting, "InPod")):
        assert type(table.game.asking).__name__ == question
        assert texts(chip(table.game, "stay")) == ["you bleed: you die"]
        assert [fact.tone for fact in chip(table.game, "stay").facts] == ["deadly"]
        assert table.act("a stay")["fates"]["a"] == "dead"


def test_ne_4_7_danger_is_told_to_who_boards_or_sleeps() -> None:
    for notation, position in (
        ("room hibernatorium plain", {"time": 8}),
        ("room evacA pod:1", {"rooms": {"a": 5}, "tiles": {"5": "evacA"}, "unlocked": [1]}),
    ):
        table = laid(hands={"a": ["search", "rest"]}, nightmares=["6 lurker-0"], **position)
        assert texts(chip(table.game, notation))[:2] == ["noise roll: encounter 0 in 10", "1 in 10: lurker comes"]
        assert table.act(f"a {notation}", 9).told("walked")


def test_ne_5_10_what_a_card_has_paid_for_costs_nothing_more() -> None:
    shower = laid(characters={"a": "pilot"}, tiles={"6": "shower"}, rooms={"a": 6}, madness={"a": 2},
                  hands={"a": ["oldFriend"]}).act("a play oldFriend free-action")  # fmt: skip
    told = chip(shower.game, "room shower lower")
    assert (told.cost, told.deed) == (0, "Lower madness")
    workshop = laid(characters={"a": "mechanic"}, rooms={"a": 6}, hands={"a": ["ingenuity"]},
                    packs={"a": ["tape", "chemicals"]}).act("a play ingenuity plain")  # fmt: skip
    told = chip(workshop.game, "craft flamethrower chemicals+tape")
    assert (told.cost, told.deed) == (0, "Make Flamethrower")


def test_many_rooms_are_chosen_by_the_parts_of_the_ship() -> None:
    command: Any = {"characters": {"a": "pilot"}, "tiles": {"6": "command"}, "rooms": {"a": 6}}
    free = laid(hands={"a": ["piloting"]}, **command).act("a play piloting free-action")
    plans = laid(hands={"a": ["search"]}, packs={"a": ["shipPlans"]}, explored=[6]).act("a use shipPlans plain")
    for table in (free, plans):
        counted = Counter(each.under for each in bar_of(table.game).chips if each.tab != END)
        assert set(counted) == {"Bow", "Middle of the ship", "Stern"}
        assert max(counted.values()) <= 9
    crew = dict.fromkeys("abcde", 6)
    medic = laid(5, options={"medic": "on"}, characters={"a": "medic"}, rooms=crew, hands={"a": ["reanimation"]})
    check(bar_of(medic.game), TITLE.view(medic.game, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ne_3_9_who_passes_beside_a_lair_alone_hears_of_no_nightmare(language: str) -> None:
    lair, calm = (
        next(each for each in bar_of(laid(rooms={"a": 6}, lairs=lairs).game, 0, language).chips if each.tab == END)
        for lairs in ({"6": 0}, {})
    )
    assert texts(lair)[1:] == texts(calm)


def test_ne_5_2_a_chip_costs_what_is_asked_for_and_the_button_says_the_deed() -> None:
    asked = 0
    for game in positions(3, 300):
        view: Any = TITLE.view(game, game.asked)
        if isinstance(game.asking, TakeTurn):
            for option, each in zip(view.options, bar_of(game, game.asked).chips, strict=True):
                asked += pays(game, option, each)
    assert asked > 200


def pays(game: Any, option: int, each: Chip) -> bool:
    after = game.clone(Chance("after"))
    after.choose(option)
    if not isinstance(after.asking, Pay):
        return False
    several = bar_of(after, after.asked).several
    assert several is not None
    assert (several.least, several.most) == (each.cost, each.cost)
    assert several.results[-1] == each.deed
    hand = [card for card in after.hands[after.asked] if card < 33]
    assert sorted(pick.args["card"] for pick in several.picks) == sorted(hand)
    return True


# === Things of a kind ===============================================================================
def test_two_weapons_of_a_kind_are_told_apart_and_the_one_that_is_told_is_used() -> None:
    game = laid(
        rooms={"a": 6}, hands={"a": ["search"]}, held={"a": ["flamethrower*1", "flamethrower*4"]},
        nightmares=["6 stalker-0"],
    ).game  # fmt: skip
    assert chip(game, "shoot flamethrower stalker-0").words == "Flamethrower (ammo 1) at stalker"
    _, after, _ = next(outcomes(game, option_of(game, "shoot flamethrower stalker-0")))
    assert [holding >> 6 & 15 for holding in after.held[0]] == [0, 4]
    dropping = laid(held={"a": ["flamethrower*1", "flamethrower*4"]}).act("a drop").game
    assert chip(dropping, "let-go flamethrower").words == "Flamethrower (ammo 1)"


def test_ne_9_10_sleep_is_confirmed_and_not_its_payment() -> None:
    game = laid(hands={"a": ["search", "rest", "demolition"]}, time=9).game
    deed = "Sleep now: pay 2 cards. The game may end for you."
    assert chip(game, "room hibernatorium plain").deed == deed
    after = game.clone(Chance())
    after.choose(option_of(game, "room hibernatorium plain"))
    shown = bar_of(after)
    assert shown.prompt == "Sleep now: pay 2 cards."
    assert shown.several is not None
    assert shown.several.results == ["", "", deed]


# === Objectives =====================================================================================
GOALS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("explorer", {}, ["signal not sent yet", "rooms explored 7 of 16"]),
    ("explorer", {"signals": ["a"]}, ["signal sent", "rooms explored 7 of 16"]),
    ("biology", {"weak_open": [0]}, ["weaknesses 1 of 2"]),
    ("hoarder", {}, ["items 1 of 7"]),
    ("burial", {}, ["signal not sent yet", "you do not hold the body"]),
    ("friends", {}, ["alive: 2"]),
    ("property", {}, ["you do not know where the ship goes"]),
    ("greatHunt", {}, ["lairs destroyed 0 of 3"]),
]


@pytest.mark.parametrize(("goal", "position", "done"), GOALS, ids=[f"{goal[0]} {len(goal[1])}" for goal in GOALS])
def test_ne_12_7_what_is_done_of_an_objective_is_told(goal: str, position: dict[str, Any], done: list[str]) -> None:
    kept = 1 if goal == "biology" else 2
    goals = {"a": [goal, "quarantine"] if kept == 1 else ["abOvo", goal], "b": ["necroscopy", "aliens"]}
    usual: dict[str, Any] = {"held": {"a": ["revolver*2"], "b": []}, "goals": goals, "kept": {"a": kept, "b": 1}}
    (told,) = bar_of(laid(2, **(usual | position)).game).goals
    assert [fact.text for fact in told.facts] == done


def test_ne_6_9_both_objectives_are_told_until_one_is_kept() -> None:
    game = TITLE.new(3, TITLE.setting_values({}), Chance("goals"))
    first = bar_of(game, game.asked)
    assert len(first.facts) == 2
    assert all(": " in fact.text for fact in first.facts)
    while not isinstance(game.asking, TakeTurn):
        game.choose(game.legal()[0])
    assert len(bar_of(game, game.asked).goals) == 2

"""Combat: dice and weapons, weaknesses, injury checks, eggs, attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from laid_out import Table, laid

# === Dice and weapons ===============================================================================
# The faces: blank, lurker (twice), whisperer, one crosshair, two crosshairs.
PRINTED = {
    "lurker": [0, 1, 1, 1, 1, 2],
    "whisperer": [0, 0, 0, 1, 1, 2],
    "stalker": [0, 0, 0, 0, 1, 2],
    "lair": [0, 0, 0, 0, 1, 2],
}
OWNER = {
    "revolver": "captain",
    "shotgun": "pilot",
    "sawnOff": "mechanic",
    "assaultRifle": "soldier",
    "rifle": "scout",
    "pistol": "scientist",
    "protoShotgun": "scout",
    "flamethrower": "scout",
}
WEAPONS: dict[str, Callable[[int, int], int]] = {
    "revolver": lambda face, hit: hit + 1 if face == 5 else hit,
    "shotgun": lambda face, hit: hit + 1 if hit else 0,
    "sawnOff": lambda face, hit: 2 if face == 4 else hit,
    "assaultRifle": lambda face, hit: hit + 1 if hit else 0,
    "rifle": lambda face, hit: hit,
    "pistol": lambda face, hit: min(hit, 1),
    "protoShotgun": lambda face, hit: 0 if face == 0 else max(hit, 1) + (face >= 4),
    "flamethrower": lambda face, hit: 0 if face == 0 else max(hit, 1),
}


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("target", PRINTED)
@pytest.mark.parametrize("weapon", WEAPONS)
def test_ne_7_4_every_weapon_with_every_face_on_every_target(weapon: str, target: str, face: int) -> None:
    injuries = WEAPONS[weapon](face, PRINTED[target][face])
    place = {"lairs": {"6": 0}} if target == "lair" else {"nightmares": [f"6 {target}-0"]}
    table = laid(
        characters={"a": OWNER[weapon]},
        rooms={"a": 6},
        hands={"a": ["search", "rest"]},
        held={"a": [f"{weapon}*2"]},
        **place,
    )
    table.act(f"a shoot {weapon} {target}-0")
    cards = ["scratch3"] if target == "whisperer" else ["scratch3", "scratch2"]
    table.act("a pay search", face, *(cards if injuries else []))
    assert table.told("hurt") == ([f"hurt {target}-0 6 {injuries}"] if injuries else [])
    assert table.told("die") == [f"die a {['blank', 'lurker', 'lurker', 'whisperer', 'single', 'double'][face]}"]
    assert table["held"] == {"a": [f"{weapon}*1"]}
    assert table["fire"] == ([6] if weapon == "flamethrower" and face == 5 else [])
    assert table["contamination"] == 27


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("target", PRINTED)
def test_ne_7_5_melee_with_every_face(target: str, face: int) -> None:
    hit = PRINTED[target][face] > 0
    place = {"lairs": {"6": 0}} if target == "lair" else {"nightmares": [f"6 {target}-0"]}
    table = laid(rooms={"a": 6}, hands={"a": ["search", "rest"]}, **place)
    table.act(f"a melee {target}-0")
    cards = ["scratch3"] if target == "whisperer" else ["scratch3", "scratch2"]
    table.act("a pay search", "contamination", face, *(cards if hit else ["back"]))
    assert table.told("struck", "hurt", "wounded") == [
        f"struck a {target}-0",
        f"hurt {target}-0 6 1" if hit else "wounded a back",
    ]
    assert table["contamination"] == 26


def test_ne_7_2_no_shot_without_ammo_or_at_nothing() -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, held={"a": ["revolver*0"]}, nightmares=["6 lurker-0"])
    table.act("a shoot revolver lurker-0", rule="NE-7.2").act("a shoot revolver lurker-1", rule="NE-7.1")
    assert laid(hands={"a": ["search"]}).act("a shoot revolver lurker-0", rule="NE-7.1")


def test_ne_7_2_the_weapon_that_is_named_spends_its_ammo() -> None:
    table = laid(
        rooms={"a": 6}, hands={"a": ["search"]}, held={"a": ["rifle*2", "revolver*3"]}, nightmares=["6 stalker-0"]
    )
    table.act("a shoot revolver stalker-0", 0)
    assert table["held"] == {"a": ["rifle*2", "revolver*2"]}


@pytest.mark.parametrize(("answer", "hurt"), [("no", 0), ("reroll", 1)])
def test_ne_7_2_aimed_fire_may_roll_again(answer: str, hurt: int) -> None:
    table = laid(characters={"a": "soldier"}, rooms={"a": 6}, hands={"a": ["aimedFire"]}, nightmares=["6 stalker-0"])
    table.act("a play aimedFire on:stalker-0", 0)
    assert table["question"] == {"a": "RollAgain"}
    table.act(f"a {answer}", *([4, "scratch3", "scratch2"] if hurt else []))
    assert table.told("hurt") == (["hurt stalker-0 6 2"] if hurt else [])


@pytest.mark.parametrize(("answer", "hurt", "ammo"), [("no", 2, 5), ("yes", 3, 4)])
def test_ne_7_4_the_prototype_rifle_may_spend_another_marker(answer: str, hurt: int, ammo: int) -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, held={"a": ["protoRifle*6"]}, nightmares=["6 stalker-0"])
    table.act("a shoot protoRifle stalker-0", 5).act(f"a {answer}", "scratch3", "scratch2")
    assert table.told("hurt") == [f"hurt stalker-0 6 {hurt}"]
    assert table["held"] == {"a": [f"protoRifle*{ammo}"]}


def test_ne_7_4_the_prototype_rifle_has_no_choice_without_ammo_or_with_one_crosshair() -> None:
    for ammo, face, injuries in ((1, 5, 2), (6, 4, 1)):
        table = laid(
            rooms={"a": 6},
            hands={"a": ["search"]},
            held={"a": ["revolver*6", f"protoRifle*{ammo}"]},
            nightmares=["6 stalker-0"],
        )
        table.act("a shoot protoRifle stalker-0", face, "scratch3", "scratch2")
        assert table.told("hurt") == [f"hurt stalker-0 6 {injuries}"]


def test_ne_7_4_aimed_fire_with_the_prototype_rifle_keeps_its_choice() -> None:
    table = laid(
        characters={"a": "soldier"},
        rooms={"a": 6},
        hands={"a": ["aimedFire"]},
        held={"a": ["protoRifle*3"]},
        nightmares=["6 stalker-0"],
    )
    table.act("a play aimedFire on:stalker-0", 0).act("a reroll", 5)
    assert table["question"] == {"a": "ExtraRound"}
    table.act("a yes", "scratch3", "scratch2")
    assert table.told("hurt") == ["hurt stalker-0 6 3"]


@pytest.mark.parametrize(("target", "face", "left"), [("stalker", 3, True), ("stalker", 4, False), ("lair", 4, True)])
def test_ne_7_4_the_injector_drives_away_whom_it_hits_but_no_lair(target: str, face: int, left: bool) -> None:
    place = {"lairs": {"6": 0}} if target == "lair" else {"nightmares": [f"6 {target}-0"]}
    table = laid(options={"medic": "on"}, characters={"a": "medic"}, rooms={"a": 6}, hands={"a": ["search"]}, **place)
    table.act(f"a shoot injector {target}-0", face, *([] if left else ["terror1"]))
    assert table.told("hurt") == []
    assert table.told("retreated") == ([] if left else ["retreated stalker 6"])
    assert table["held"] == {"a": ["injector*1"]}


@pytest.mark.parametrize(("ammo", "face", "hurt"), [(5, 0, 3), (4, 4, 4), (1, 0, 0), (1, 4, 2)])
def test_ne_7_2_full_auto_adds_an_injury_for_two_markers(ammo: int, face: int, hurt: int) -> None:
    table = laid(
        characters={"a": "soldier"},
        rooms={"a": 6},
        hands={"a": ["fullAuto"]},
        held={"a": [f"assaultRifle*{ammo}"]},
        nightmares=["6 stalker-0"],
    )
    table.act("a play fullAuto on:stalker-0", face, *(["scratch3", "scratch2"] if hurt else []))
    assert table.told("hurt") == ([f"hurt stalker-0 6 {hurt}"] if hurt else [])
    assert table["held"] == {"a": ["assaultRifle*0"]}


# === Weaknesses =====================================================================================
def weak(name: str, **position: Any) -> Table:
    others = [other for other in ("flames", "energy", "slow") if other != name][:2]
    return laid(weaknesses=[others[0], name, others[1]], **position)


@pytest.mark.parametrize(("is_open", "hurt"), [([1], 2), ([0, 2], 1)])
def test_ne_8_14_flames_hurt_twice(is_open: list[int], hurt: int) -> None:
    table = weak(
        "flames",
        weak_open=is_open,
        phase="events",
        fire=[6],
        nightmares=["6 whisperer-0"],
        next=("scratch3", "agoraphobia2", "blank", 1),
    )
    assert table.told("hurt") == [f"hurt whisperer-0 6 {hurt}"]


@pytest.mark.parametrize(("weapon", "who", "hurt"), [("rifle", "scout", 2), ("revolver", "captain", 1)])
def test_ne_8_14_energy_weapons_hurt_more(weapon: str, who: str, hurt: int) -> None:
    table = weak(
        "energy",
        weak_open=[1],
        characters={"a": who},
        rooms={"a": 6},
        hands={"a": ["search", "rest"]},
        nightmares=["6 whisperer-0"],
    )
    table.act(f"a shoot {weapon} whisperer-0").act("a pay search", 3, "scratch3")
    assert table.told("hurt") == [f"hurt whisperer-0 6 {hurt}"]


def test_ne_8_14_an_energy_weapon_that_misses_still_misses() -> None:
    table = weak(
        "energy",
        weak_open=[1],
        characters={"a": "scout"},
        rooms={"a": 6},
        hands={"a": ["search"]},
        nightmares=["6 whisperer-0"],
    )
    table.act("a shoot rifle whisperer-0", 0)
    assert table.told("hurt") == []


@pytest.mark.parametrize(
    ("target", "is_open", "hurt"), [("whisperer", [1], 1), ("whisperer", [], 0), ("lurker", [1], 0)]
)
def test_ne_8_14_a_blank_hits_thin_whisperers(target: str, is_open: list[int], hurt: int) -> None:
    table = weak("thin", weak_open=is_open, rooms={"a": 6}, hands={"a": ["search"]}, nightmares=[f"6 {target}-0"])
    table.act(f"a shoot revolver {target}-0", 0, *(["scratch3"] if hurt else []))
    assert table.told("hurt") == ([f"hurt {target}-0 6 1"] if hurt else [])


@pytest.mark.parametrize("cards", [["bite2", "scratch2"], ["scratch2", "bite2"]])
@pytest.mark.parametrize(("is_open", "killed"), [([], 0), ([1], 1)])
def test_ne_8_14_soft_cores_die_by_the_lower_card(cards: list[str], is_open: list[int], killed: int) -> None:
    table = weak("cores", weak_open=is_open, rooms={"a": 6}, hands={"a": ["search"]}, lairs={"6": 2})
    table.act("a shoot revolver lair-2", 4, *cards)
    assert table["lairs_killed"] == killed


@pytest.mark.parametrize(("is_open", "surprised"), [([], True), ([1], False)])
def test_ne_8_14_slow_ones_surprise_less(is_open: list[int], surprised: bool) -> None:
    table = weak("slow", weak_open=is_open, hands={"a": ["search", "rest", "order", "reload"]}, noise=["6-11"])
    table.act("a move 6").act("a pay search", 2, 4, *(["contamination", "heartAttack"] if surprised else []))
    assert bool(table.told("surprised")) == surprised


@pytest.mark.parametrize(
    ("target", "is_open", "place"),
    [
        ("lurker", [1], 7),
        ("whisperer", [1], 7),
        ("stalker", [1], 6),
        ("lurker", [], 6),
    ],
)
def test_ne_8_14_walls_bind_the_smaller_ones(target: str, is_open: list[int], place: int) -> None:
    table = weak(
        "walls",
        weak_open=is_open,
        hands={"a": ["search"]},
        nightmares=[f"7 {target}-0"],
        closed=["6-7"],
    )
    table.act("a move 6", 9)
    assert table["nightmares"] == [f"{place} {target}-0"]


@pytest.mark.parametrize(("before", "after", "is_open"), [(5, 3, [1]), (5, 4, []), (4, 3, [1]), (2, 1, [1])])
def test_ne_8_14_a_clear_mind_recovers_faster(before: int, after: int, is_open: list[int]) -> None:
    table = weak("mind", weak_open=is_open, hands={"a": ["rest"]}, madness={"a": before})
    table.act("a play rest lower")
    assert table["madness"] == {"a": after}


# === Injury checks ==================================================================================
@pytest.mark.parametrize(
    ("target", "cards", "fate"),
    [
        ("lurker-1", ["bite1", "scratch1"], "dead"),
        ("lurker-1", ["scratch1", "bite1"], "dead"),
        ("lurker-1", ["bite2", "scratch1"], "hurt"),
        ("lurker-8", ["bite4", "bite1"], "gone"),
        ("lurker-8", ["bite1", "bite4"], "gone"),
        ("whisperer-2", ["bite2"], "dead"),
        ("whisperer-2", ["bite3"], "hurt"),
        ("whisperer-8", ["bite4"], "gone"),
        ("stalker-3", ["bite1", "bite3"], "dead"),
        ("stalker-3", ["bite3", "bite1"], "dead"),
        ("stalker-3", ["scratch2", "bite1"], "hurt"),
        ("stalker-3", ["bite1", "scratch2"], "hurt"),
        ("stalker-9", ["bite1", "scratch4"], "gone"),
        ("stalker-9", ["scratch4", "bite1"], "gone"),
    ],
)
def test_ne_7_6_who_dies_and_who_retreats(target: str, cards: list[str], fate: str) -> None:
    name, injuries = target.split("-")
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, nightmares=[f"6 {target}"])
    after: dict[str, list[Any]] = {"dead": [1], "gone": ["terror1"], "hurt": []}
    table.act(f"a shoot revolver {target}", 4, *cards, *after[fate])
    hurt = f"{name}-{int(injuries) + 1}"
    assert table["nightmares"] == {"dead": [], "gone": [f"7 {hurt}"], "hurt": [f"6 {hurt}"]}[fate]
    assert table.told("checked") == [f"checked {card}" for card in cards]
    assert table.told("numbered") == (["numbered terror1"] if fate == "gone" else [])
    assert table["floor"] == ["11 blueCorpse"]


@pytest.mark.parametrize(("card", "place"), [("bite1", 6), ("scratch4", 7)])
def test_ne_7_15_the_despoiler_is_checked_with_one_card(card: str, place: int) -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, nightmares=["6 despoiler-0"])
    table.act("a shoot revolver despoiler-0", 5, card, *(["terror1"] if place == 7 else []))
    assert table["nightmares"] == [f"{place} despoiler-0"]


@pytest.mark.parametrize(
    ("injuries", "cards", "killed"),
    [
        (4, ["scratch2", "bite1"], 1),
        (4, ["bite1", "scratch2"], 1),
        (3, ["scratch2", "bite1"], 0),
        (3, ["bite1", "scratch2"], 0),
        (9, ["bite4", "bite1"], 0),
        (9, ["bite1", "bite4"], 0),
        (3, ["bite3", "dismay3"], 1),
    ],
)
def test_ne_3_18_when_a_lair_dies(injuries: int, cards: list[str], killed: int) -> None:
    table = laid(rooms={"a": 6}, hands={"a": ["search"]}, lairs={"6": injuries, "14": 1})
    table.act(f"a shoot revolver lair-{injuries}", 4, *cards)
    left = {"14": 1} if killed else {"6": injuries + 1, "14": 1}
    assert (table["lairs"], table["lairs_killed"]) == (left, killed)
    assert table["floor"] == (["6 carcass", "11 blueCorpse"] if killed else ["11 blueCorpse"])
    assert table.game.lair_injuries[6] == (0 if killed else injuries + 1)


def test_ne_3_20_the_third_lair_takes_only_the_despoiler() -> None:
    table = laid(
        rooms={"a": 6},
        hands={"a": ["search"]},
        lairs={"6": 4},
        lairs_killed=2,
        nightmares=["6 despoiler-0", "6 lurker-0", "14 stalker-0"],
    )
    table.act("a shoot revolver lair-4", 4, "bite2", "scratch2", 1)
    assert table["nightmares"] == ["6 lurker-0", "14 stalker-0"]
    assert table.told("killed") == ["killed despoiler 6"]


# === Eggs ===========================================================================================
@pytest.mark.parametrize(
    ("choice", "dice", "eggs"),
    [
        ("shoot pistol eggs", [5, 8], 4),
        ("shoot pistol eggs", [1, 8], 4),
        ("shoot pistol eggs", [0, 8], 5),
        ("melee eggs", [5, 8], 4),
        ("melee eggs", [1, 8], 4),
        ("melee eggs", [0, 8], 5),
    ],
)
def test_ne_9_9_eggs_are_hit_by_every_face_but_the_blank(choice: str, dice: list[int], eggs: int) -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "nest"}, hands={"a": ["search"]}, held={"a": ["pistol*3"]})
    table.act(f"a {choice}", *dice)
    assert (table["eggs"], table["contamination"], table["serious"]) == (eggs, 27, {"a": []})
    assert table.told("rolled") == ["rolled a silence"]
    assert table.game.eggs_lost == 5 - eggs


def test_ne_9_9_an_empty_nest_has_no_target() -> None:
    table = laid(rooms={"a": 5}, tiles={"5": "nest"}, hands={"a": ["search", "rest"]}, held={"a": ["rifle*3"]}, eggs=1)
    table.act("a shoot rifle eggs").act("a pay search", 5, 8)
    assert (table["eggs"], table.game.eggs_lost) == (0, 1)
    table.act("a melee eggs", rule="NE-7.1").act("a room nest plain", rule="NE-5.2")


# === Attacks ========================================================================================
ATTACKS = [  # card, serious wounds before; then wounds, light wounds, contamination, madness, whether the victim dies
    ("scratch1", [], ["contamination"], [], 1, 26, 1, False),
    ("bite1", [], ["leg"], ["leg"], 0, 27, 1, False),
    ("bite1", ["back"], ["leg"], ["back", "leg"], 0, 27, 1, False),
    ("bite1", ["back", "hand"], [], None, 0, 27, 1, True),
    ("dismay1", [], ["contamination", "heartAttack"], [], 0, 26, 2, False),
    ("frenzy1", ["back"], ["leg"], ["back", "leg"], 0, 27, 1, False),
    ("frenzy1", ["back", "hand"], [], None, 0, 27, 1, True),
    ("dread1", [], ["leg", "heartAttack"], ["leg"], 0, 27, 2, False),
    ("braineating1", [], ["leg", "back"], ["leg", "back"], 0, 27, 1, False),
    ("braineating1", ["hand+"], [], None, 0, 27, 1, True),
]


@pytest.mark.parametrize(("card", "before", "draws", "after", "light", "contamination", "madness", "dies"), ATTACKS)
def test_ne_7_11_what_attack_cards_do(
    card: str,
    before: list[str],
    draws: list[str],
    after: list[str],
    light: int,
    contamination: int,
    madness: int,
    dies: bool,
) -> None:
    table = laid(
        2,
        next=(card, *draws, "fireWave1", "blank", 1),
        rooms={"a": 11, "b": 6},
        phase="events",
        nightmares=["11 despoiler-0"],
        serious={"a": before},
        hands={"a": [], "b": []},
    )
    assert table.told("attacked", "missed") == [f"attacked despoiler a {card}"]
    assert table["fates"] == {"a": "dead" if dies else "active", "b": "active"}
    assert table["causes"]["a"] == ("nightmare" if dies else "none")
    if not dies:
        assert (table["serious"]["a"], table["light"]["a"], table["madness"]["a"]) == (after, light, madness)
    assert table["contamination"] == contamination


def test_ne_7_11_frenzy_hits_everybody_in_the_room_and_nobody_else() -> None:
    table = laid(
        3,
        next=("frenzy1", "leg", "back", "fireWave1", "blank", 1),
        rooms={"a": 11, "b": 11, "c": 2},
        phase="events",
        nightmares=["11 stalker-0"],
        time=1,
        first="c",
    )
    assert table["serious"] == {"a": ["leg"], "b": ["back"], "c": []}


@pytest.mark.parametrize(
    ("hands", "victim"),
    [
        ({"a": ["search"], "b": []}, "b"),
        ({"a": [], "b": ["search"]}, "a"),
        ({"a": [], "b": []}, "b"),
        ({"a": ["contamination"], "b": ["rest", "search"]}, "a"),
    ],
)
def test_ne_7_10_the_fewest_cards_are_attacked_ties_by_turn_order(hands: dict[str, list[str]], victim: str) -> None:
    table = laid(
        2,
        next=("braineating1", "fireWave1", "blank", 1),
        rooms={"a": 11, "b": 11},
        first="b",
        phase="events",
        time=1,
        nightmares=["11 lurker-0"],
        hands=hands,
    )
    assert table.told("attacked", "missed") == [f"attacked lurker {victim} braineating1", f"missed lurker {victim}"]


def test_ne_7_9_every_nightmare_left_behind_attacks_the_largest_first() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 6},
        hands={"a": ["search", "rest"], "b": []},
        nightmares=["6 lurker-0", "6 stalker-0", "7 lurker-0"],
    )
    table.act("a move 7").act("a pay search", "scratch1", "contamination", "bite1")
    assert table.told("attacked", "missed", "moved") == [
        "attacked stalker a scratch1",
        "attacked lurker a bite1",
        "missed lurker a",
        "moved a 7",
    ]


def test_ne_7_9_who_dies_on_the_way_does_not_arrive() -> None:
    table = laid(
        2,
        rooms={"a": 6, "b": 11},
        hands={"a": ["search", "rest"], "b": ["search"]},
        held={"a": ["egg"]},
        eggs=4,
        nightmares=["6 lurker-0", "6 stalker-0"],
        serious={"a": ["leg+", "hand"]},
    )
    table.act("a move 7").act("a pay search", "bite1")
    assert table["floor"] == ["6 egg", "6 corpseA", "11 blueCorpse"]
    assert table.told("attacked") == ["attacked stalker a bite1"]
    assert table["active"] == "b"


def test_ne_10_15_armor_ignores_the_card_or_not() -> None:
    for answer, light, quests in (("yes", 0, [2, 0]), ("no", 1, [1, 0])):
        table = laid(
            characters={"a": "soldier"},
            rooms={"a": 6},
            hands={"a": ["search"]},
            quests={"a": [1, 0]},
            nightmares=["6 lurker-0"],
        )
        table.act("a move 7", "scratch1")
        table.act(f"a {answer}", *(["contamination"] if answer == "no" else []), 8)
        assert (table["light"], table["quests"]) == ({"a": light}, {"a": quests})

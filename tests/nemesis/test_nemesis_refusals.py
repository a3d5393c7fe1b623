"""Which rule refuses an action, and for what reason."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid

from phobetor.records.notation import read_option

HAND = {"a": ["search", "rest"]}
FIGHT = {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"]}
SOLDIER, SCOUT, MECHANIC = ({"characters": {"a": who}} for who in ("soldier", "scout", "mechanic"))
REFUSED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("move 5", "NE-4.2", "not-next-door", {"hands": HAND}),
    ("move 11", "NE-4.2", "not-next-door", {"hands": HAND}),
    ("move 6", "NE-4.8", "door-is-closed", {"hands": HAND, "closed": ["6-11"]}),
    ("move 6", "NE-5.2", "cannot-pay", {}),
    ("move 6", "NE-5.2", "cannot-pay", {"hands": {"a": ["contamination"]}}),
    ("careful 6", "NE-5.2", "cannot-pay", {"hands": {"a": ["search"]}}),
    ("careful 7", "NE-5.6", "not-in-combat", FIGHT | {"hands": HAND}),
    ("careful 6", "NE-4.26", "noise-everywhere", {"hands": HAND, "noise": ["2-6", "5-6", "6-7", "6-11"]}),
    ("move 7", "NE-8.9", "leg-is-wounded", FIGHT | {"hands": {"a": ["search"]}, "serious": {"a": ["leg"]}}),
    ("play order plain", "NE-5.4", "card-not-in-hand", {"hands": HAND}),
    ("play contamination plain", "NE-5.4", "card-not-in-hand", {"hands": {"a": ["contamination", "search"]}}),
    ("play interruption plain", "NE-5.12", "only-a-reaction", {"hands": {"a": ["interruption", "search"]}}),
    ("play rest lower", "NE-5.3", "not-the-moment", FIGHT | {"hands": HAND}),
    ("play suppressiveFire load:revolver", "NE-5.3", "not-the-moment", {"hands": {"a": ["suppressiveFire", "rest"]}}),
    ("play basicRepairs fix", "NE-5.2", "cannot-pay", {"hands": {"a": ["basicRepairs", "rest"]}, "malfunction": [11]}),
    ("play basicRepairs fix", "NE-9.4", "no-such-effect-now", {"hands": {"a": ["basicRepairs", "rest", "search"]}}),
    (
        "play knowledge door:6-11",
        "NE-4.19",
        "door-is-destroyed",
        {"characters": {"a": "pilot"}, "hands": {"a": ["knowledge", "rest"]}, "destroyed": ["6-11"]},
    ),
    ("play rest lower", "NE-3.12", "no-such-effect-now", {"hands": HAND}),
    ("use food draw", "NE-10.1", "item-not-there", {"hands": HAND}),
    ("use food draw", "NE-5.2", "cannot-pay", {"packs": {"a": ["food"]}}),
    ("use smoke at:6", "NE-5.3", "not-the-moment", {"hands": HAND, "packs": {"a": ["smoke"]}}),
    (
        "use medkit dress:leg",
        "NE-5.3",
        "not-the-moment",
        FIGHT | {"hands": HAND, "packs": {"a": ["medkit"]}, "serious": {"a": ["leg"]}},
    ),
    (
        "use food draw",
        "NE-8.10",
        "hand-is-wounded",
        {"hands": {"a": ["search"]}, "packs": {"a": ["food"]}, "serious": {"a": ["hand"]}},
    ),
    ("use grenade at:6", "NE-10.10", "nothing-to-throw-at", {"hands": HAND, "packs": {"a": ["grenade"]}}),
    ("use evacKey pod:1", "NE-9.7", "no-such-effect-now", {"hands": HAND, "packs": {"a": ["evacKey"]}}),
    ("use extinguisher put-out", "NE-10.8", "no-such-effect-now", {"hands": HAND, "held": {"a": ["extinguisher"]}}),
    (
        "use tools door:6-11",
        "NE-4.19",
        "door-is-destroyed",
        {"hands": HAND, "packs": {"a": ["tools"]}, "destroyed": ["6-11"]},
    ),
    ("use tools door:6-7", "NE-10.8", "no-such-effect-now", {"hands": HAND, "packs": {"a": ["tools"]}}),
    ("shoot revolver lurker-0", "NE-7.1", "no-such-target", {"hands": HAND}),
    ("melee lurker-0", "NE-5.2", "cannot-pay", FIGHT),
    ("shoot rifle lurker-0", "NE-7.2", "no-loaded-weapon", FIGHT | {"hands": HAND}),
    ("melee stalker-0", "NE-7.1", "no-such-target", FIGHT | {"hands": HAND}),
    ("room evacA pod:1", "NE-9.6", "no-open-pod", {"hands": HAND, "rooms": {"a": 5}, "tiles": {"5": "evacA"}}),
    ("room evacA pod:1", "NE-9.6", "no-open-pod", {"hands": HAND}),
    ("room evacA pod:1", "NE-9.1", "another-room", {"hands": HAND, "tiles": {"5": "evacA"}, "unlocked": [1]}),
    (
        "room canteen heal-only",
        "NE-5.6",
        "not-in-combat",
        FIGHT | {"hands": HAND, "tiles": {"6": "canteen"}, "light": {"a": 1}},
    ),
    ("room canteen heal-only", "NE-9.1", "another-room", {"hands": HAND, "tiles": {"6": "canteen"}, "light": {"a": 1}}),
    (
        "room canteen heal-only",
        "NE-4.10",
        "room-is-broken",
        {"hands": HAND, "rooms": {"a": 6}, "tiles": {"6": "canteen"}, "light": {"a": 1}, "malfunction": [6]},
    ),
    (
        "room canteen heal-only",
        "NE-5.2",
        "cannot-pay",
        {"hands": {"a": ["search"]}, "rooms": {"a": 6}, "tiles": {"6": "canteen"}, "light": {"a": 1}},
    ),
    (
        "room canteen heal-only",
        "NE-3.12",
        "no-such-effect-now",
        {"hands": HAND, "rooms": {"a": 6}, "tiles": {"6": "canteen"}},
    ),
    (
        "room canteen heal-only",
        "NE-3.12",
        "no-such-effect-now",
        {"hands": HAND, "rooms": {"a": 6}, "tiles": {"6": "canteen"}, "fuse": 4},
    ),
    ("room hibernatorium plain", "NE-9.10", "not-yet-blue", {"hands": HAND, "time": 6}),
    ("room hibernatorium plain", "NE-5.2", "cannot-pay", {"time": 7}),
    (
        "room laboratory study:1",
        "NE-8.13",
        "no-specimen",
        {"hands": HAND, "rooms": {"a": 5}, "tiles": {"5": "laboratory"}},
    ),
    (
        "room generator plain",
        "NE-9.21",
        "too-late-to-stop",
        {"hands": HAND, "rooms": {"a": 5}, "tiles": {"5": "generator"}, "fuse": 3},
    ),
    (
        "room comms plain",
        "NE-9.16",
        "signal-is-sent",
        {"hands": HAND, "rooms": {"a": 5}, "tiles": {"5": "comms"}, "signals": ["a"]},
    ),
    ("room cockpit course:B", "NE-9.5", "no-such-effect-now", {"hands": HAND, "rooms": {"a": 1}}),
    ("pick-up egg", "NE-10.5", "nothing-to-pick-up", {"hands": HAND}),
    ("pick-up blueCorpse", "NE-5.2", "cannot-pay", {}),
    ("pick-up egg", "NE-5.6", "not-in-combat", FIGHT | {"hands": HAND, "floor": ["6 egg"]}),
    ("trade a", "NE-10.9", "nobody-to-trade-with", {"hands": HAND}),
    ("trade a", "NE-5.2", "cannot-pay", {}),
    ("trade a", "NE-5.6", "not-in-combat", FIGHT),
    ("craft molotov alcohol+bandages", "NE-10.7", "nothing-to-craft", {"hands": HAND}),
    ("craft molotov alcohol+bandages", "NE-5.2", "cannot-pay", {"packs": {"a": ["alcohol", "bandages"]}}),
    (
        "craft molotov alcohol+bandages",
        "NE-5.6",
        "not-in-combat",
        FIGHT | {"hands": HAND, "packs": {"a": ["alcohol", "bandages"]}},
    ),
    ("activate intercom tools", "NE-10.14", "quest-not-ready", {"hands": HAND}),
    ("activate intercom tools", "NE-5.2", "cannot-pay", {"packs": {"a": ["tools"]}}),
    ("activate intercom tools", "NE-5.6", "not-in-combat", FIGHT | {"hands": HAND, "packs": {"a": ["tools"]}}),
    ("quest shipsLog person:a", "NE-10.14", "quest-not-ready", {"hands": HAND}),
    ("quest shipsLog person:a", "NE-10.14", "quest-not-ready", FIGHT),
    (
        "play suppressiveFire load:revolver",
        "NE-5.9",
        "no-loaded-weapon",
        FIGHT | {"hands": {"a": ["suppressiveFire"]}, "held": {"a": ["revolver*0"]}},
    ),
    (
        "play coveringFire load:assaultRifle",
        "NE-5.9",
        "no-loaded-weapon",
        FIGHT | SOLDIER | {"hands": {"a": ["coveringFire"]}, "held": {"a": ["assaultRifle*0"]}},
    ),
    (
        "play adrenaline on:lurker-0",
        "NE-7.2",
        "no-loaded-weapon",
        FIGHT | SCOUT | {"hands": {"a": ["adrenaline"]}, "held": {"a": ["rifle*0"]}},
    ),
    ("play adrenaline on:stalker-0", "NE-7.1", "no-such-target", FIGHT | SCOUT | {"hands": {"a": ["adrenaline"]}}),
    (
        "play fullAuto on:lurker-0",
        "NE-7.2",
        "no-loaded-weapon",
        FIGHT | SOLDIER | {"hands": {"a": ["fullAuto"]}, "held": {"a": ["assaultRifle*0"]}},
    ),
    ("play reconnaissance at:5", "NE-4.2", "not-next-door", SCOUT | {"hands": {"a": ["reconnaissance", "rest"]}}),
    (
        "play reconnaissance at:6",
        "NE-4.8",
        "door-is-closed",
        SCOUT | {"hands": {"a": ["reconnaissance", "rest"]}, "closed": ["6-11"]},
    ),
    ("play demolition break", "NE-4.10", "room-is-broken", {"hands": {"a": ["demolition"]}, "malfunction": [11]}),
    (
        "play demolition break",
        "NE-4.23",
        "no-such-effect-now",
        {"hands": {"a": ["demolition"]}, "rooms": {"a": 5}, "tiles": {"5": "nest"}},
    ),
    (
        "play knowledge at:6",
        "NE-10.12",
        "no-such-effect-now",
        {"characters": {"a": "pilot"}, "hands": {"a": ["knowledge"]}},
    ),
    ("play ingenuity fix", "NE-9.4", "no-such-effect-now", MECHANIC | {"hands": {"a": ["ingenuity"]}}),
    ("play ingenuity plain", "NE-10.7", "nothing-to-craft", MECHANIC | {"hands": {"a": ["ingenuity"]}}),
    ("use tools fix", "NE-9.4", "no-such-effect-now", {"hands": HAND, "packs": {"a": ["tools"]}}),
    ("use tape join", "NE-10.3", "no-such-effect-now", {"hands": HAND, "packs": {"a": ["tape"]}}),
    ("use chargeRed load:revolver", "NE-10.6", "no-such-effect-now", {"hands": HAND, "packs": {"a": ["chargeRed"]}}),
    ("use magazine load:revolver", "NE-10.6", "no-such-effect-now", {"packs": {"a": ["magazine"]}}),
    (
        "use magazine load:revolver",
        "NE-10.6",
        "no-such-effect-now",
        {"packs": {"a": ["magazine"]}, "hands": {"a": ["search"]}, "serious": {"a": ["hand"]}},
    ),
    (
        "use magazine load:rifle",
        "NE-8.10",
        "hand-is-wounded",
        SCOUT | {"packs": {"a": ["magazine"]}, "serious": {"a": ["hand"]}},
    ),
    ("quest torch door:6-7", "NE-5.6", "not-in-combat", FIGHT | MECHANIC | {"hands": HAND, "quests": {"a": [1, 0]}}),
    (
        "quest flashlight deck:green",
        "NE-5.2",
        "cannot-pay",
        MECHANIC | {"hands": {"a": ["rest"]}, "quests": {"a": [0, 1]}},
    ),
    ("quest torch door:6-7", "NE-10.14", "quest-not-ready", MECHANIC | {"hands": HAND}),
    ("quest torch door:6-7", "NE-10.15", "quest-not-ready", MECHANIC | {"hands": HAND, "quests": {"a": [1, 0]}}),
    ("speak", "NE-5.15", "nobody-listens", {}),
    ("launch", "NE-9.8", "not-in-a-pod", {}),
    ("leave", "NE-9.8", "not-in-a-pod", {}),
    ("stay", "NE-9.8", "not-in-a-pod", {}),
    ("done", "NE-5.5", "act-or-pass", {}),
]


DEAR: list[tuple[str, int, dict[str, Any]]] = [
    ("move 7", 2, FIGHT | {"serious": {"a": ["leg"]}}),
    ("move 6", 1, {"serious": {"a": ["leg"]}}),
    ("use grenade at:11", 2, {"packs": {"a": ["grenade"]}, "serious": {"a": ["hand"]}, "lairs": {"11": 0}}),
    ("use chargeRed door:6-11", 1, SOLDIER | {"packs": {"a": ["chargeRed"]}, "quests": {"a": [0, 1]}}),
    ("quest flashlight deck:green", 2, MECHANIC | {"quests": {"a": [0, 1]}}),
]


@pytest.mark.parametrize(("choice", "cost", "position"), DEAR)
def test_ne_5_2_what_cannot_be_paid_tells_its_whole_price(choice: str, cost: int, position: dict[str, Any]) -> None:
    table = laid(**position)
    refusal = table.game.why_not(0, read_option(table.run.title, choice, table.run.settings))
    assert refusal is not None
    assert (refusal.rule, refusal.args_by_name) == ("NE-5.2", {"count": cost})


def test_ne_9_6_a_malfunction_is_no_reason_where_the_table_lets_it_not_block() -> None:
    section: dict[str, Any] = {"rooms": {"a": 5}, "tiles": {"5": "evacA"}, "unlocked": [1], "malfunction": [5]}
    for option, rule, because in (("blocks", "NE-4.10", "room-is-broken"), ("boards", "NE-5.2", "cannot-pay")):
        table = laid(options={"broken_section": option}, hands={"a": ["search"]}, **section)
        table.act("a room evacA pod:1", rule=rule, because=because)


@pytest.mark.parametrize(("choice", "rule", "because", "position"), REFUSED)
def test_ne_5_5_which_rule_refuses_an_action(choice: str, rule: str, because: str, position: dict[str, Any]) -> None:
    laid(**position).act(f"a {choice}", rule=rule, because=because)


def test_ne_9_5_while_somebody_sleeps() -> None:
    for slot, choice, rule in ((1, "cockpit course:A", "NE-9.5"), (5, "generator plain", "NE-9.11")):
        tiles = {"5": "generator"} if slot == 5 else {}
        table = laid(
            2, hands={"a": ["search", "rest"], "b": []}, rooms={"a": slot, "b": 11}, fates={"b": "asleep"}, tiles=tiles
        )
        table.act(f"a room {choice}", rule=rule, because="somebody-sleeps")

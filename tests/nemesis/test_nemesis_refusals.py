"""Which rule refuses an action, and for what reason."""

from __future__ import annotations

from typing import Any

import pytest
from laid_out import laid

HAND = {"a": ["search", "rest"]}
FIGHT = {"rooms": {"a": 6}, "nightmares": ["6 lurker-0"]}
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
    ("quest shipsLog person:a", "NE-10.15", "quest-not-ready", {"hands": HAND}),
    ("quest shipsLog person:a", "NE-10.15", "quest-not-ready", FIGHT),
    ("launch", "NE-9.8", "not-in-a-pod", {}),
    ("leave", "NE-9.8", "not-in-a-pod", {}),
    ("stay", "NE-9.8", "not-in-a-pod", {}),
    ("speak", "NE-5.15", "one-claim-a-turn", {}),
    ("done", "NE-5.5", "act-or-pass", {}),
]


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

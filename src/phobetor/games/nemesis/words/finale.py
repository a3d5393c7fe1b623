"""The end of Nemesis: what became of the ship and of everybody aboard, objectives, and what was said about it all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from phobetor.book.bar import Fact
from phobetor.book.finale import Fate, Finisher, Pile, Said, Shown, shown
from phobetor.book.story import Seen, Teller
from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import (
    COURSES,
    EXPLOSION,
    FIRE_MARKERS,
    MALFUNCTION_MARKERS,
    TOKEN_EFFECT,
    is_contamination,
)
from phobetor.games.nemesis.rules.finish import goal_of, is_coop, survives
from phobetor.games.nemesis.rules.names import (
    BLUE_CORPSE,
    CLEAN,
    COMBAT_DIE,
    FACE_BLANK,
    GOAL_BURIAL,
    INFECTED,
    LETTERS_OF_COURSE,
    NOISE_DANGER,
    NOISE_DIE,
    SCANNED_CLEAN,
    SCANNED_INFECTED,
)
from phobetor.games.nemesis.rules.packed import card_at, item_of, thing_of, wound_of
from phobetor.games.nemesis.rules.state import ASLEEP, Nemesis
from phobetor.games.nemesis.rules.vocabulary import (
    ATTACKED,
    BY_EXPLOSION,
    BY_NIGHTMARE,
    CONTACT,
    DESTROYED,
    DIE,
    DIED,
    ENGINE_TOUCHED,
    EXPLORED,
    FOUND,
    FUSE_LIT,
    GOAL_SHOWN,
    HURT,
    KILLED,
    LAIR_DESTROYED,
    LAUNCHED,
    NOBODY_LEFT,
    REVIVED,
    ROLLED,
    ROUND,
    SAID_COURSE,
    SAID_ENGINE,
    SAID_GOAL,
    SAID_HEALTH,
    SAID_ROOM,
    SAID_TOKEN,
    SCRATCHED,
    SHIP_ENDED,
    SIGNALLED,
    SLEPT,
    WEAKNESS_FOUND,
    WOUNDED,
)
from phobetor.games.nemesis.words.aboard import At
from phobetor.games.nemesis.words.describe import describe
from phobetor.games.nemesis.words.progress import progress, signal
from phobetor.kernel.masks import has
from phobetor.kernel.words import NOBODY, Event

WEIGHTS: dict[Event, float] = {
    CONTACT: 6, DIED: 7, REVIVED: 7, FUSE_LIT: 7, LAUNCHED: 6, SLEPT: 6, LAIR_DESTROYED: 5, KILLED: 4,
    WEAKNESS_FOUND: 3, SIGNALLED: 4, ENGINE_TOUCHED: 4, SHIP_ENDED: 9,
}  # fmt: skip
"""What may turn a game, and how much."""
COUNTED: dict[Event, str] = {ROLLED: "rolls", WOUNDED: "wounds", SCRATCHED: "wounds", FOUND: "found"}
ACTED: dict[Event, str] = {EXPLORED: "explored", KILLED: "killed"}
"""Deeds of whoever's turn it is."""
CLAIMS = (SAID_ENGINE, SAID_COURSE, SAID_ROOM, SAID_TOKEN, SAID_GOAL, SAID_HEALTH)
ENDS = {"NE-4.21": "fire", "NE-4.24": "malfunction", "NE-12.10": "empty", "NE-11.2": "time"}
"""The rules by which a ship comes to its end."""


@dataclass
class NemesisFinale(Finisher):
    end: str = ""
    """Why the ship ended."""
    working: str = ""
    """The rule by which it may, the last one that was at work."""
    round: int = 1
    attack: Seen | None = None
    deaths: dict[int, tuple[Seen, int, int, Seen | None]] = field(default_factory=dict)
    """Who died: the event, the round, the place, and the attack that it came from."""
    shown: dict[int, bool] = field(default_factory=dict)
    """Whose objective was looked at, and whether it was fulfilled."""

    DEEDS = ("explored", "rolls", "found", "hits", "killed", "wounds")
    LUCK = ("danger", "blank")

    # --- while it is played -------------------------------------------------------------------------
    def cite(self, rules: str) -> None:
        for rule in rules.split():
            self.working = ENDS.get(rule, self.working)

    def hear(self, game: Nemesis, seen: Seen) -> None:
        event = seen.event
        if event in COUNTED:
            self.count(COUNTED[event], seen.get("player"))
        elif event in ACTED:
            self.count(ACTED[event], game.active)
        elif event is HURT:
            self.count("hits", game.active, seen.get("count"))
        if event in WEIGHTS and (event is not ENGINE_TOUCHED or seen.get("swapped")):
            self.mark(seen, WEIGHTS[event], seen.get("player") if "player" in event.arguments else NOBODY)
        if event is ROUND:
            self.round = seen.get("round")
        elif event in CLAIMS:
            self.claimed(game, seen)
        elif event is ATTACKED:
            self.attack = seen
        elif event is DIED:
            self.died(game, seen)
        elif event is SHIP_ENDED:
            self.end = self.why(game, seen)
        elif event is GOAL_SHOWN:
            self.shown[seen.get("player")] = bool(seen.get("fulfilled"))
        else:
            self.rolled(seen)

    def rolled(self, seen: Seen) -> None:
        """Every roll counts by itself, with the faces of its die."""
        if seen.event is ROLLED:
            danger = NOISE_DIE.count(NOISE_DANGER) / len(NOISE_DIE)
            self.chance("danger", seen.get("player"), seen.get("roll") == NOISE_DANGER, danger)
        elif seen.event is DIE:
            blank = COMBAT_DIE.count(FACE_BLANK) / len(COMBAT_DIE)
            self.chance("blank", seen.get("player"), seen.get("face") == FACE_BLANK, blank)

    def died(self, game: Nemesis, seen: Seen) -> None:
        player = seen.get("player")
        near = self.attack is not None and self.attack.choice == seen.choice and self.attack.get("player") == player
        attack = self.attack if near and seen.get("cause") == BY_NIGHTMARE else None  # fire kills at the end of a turn
        self.deaths[player] = (seen, self.round, int(game.room[player]), attack)

    def why(self, game: Nemesis, seen: Seen) -> str:
        """A ship that was to jump explodes by its engines, or because self-destruct was running; without anybody aboard
        it does not even jump. NE-12.3, NE-12.9, NE-12.10"""
        if self.end:
            return "engines"
        if seen.get("fate") != DESTROYED:
            return "empty" if self.working == "empty" else "time"
        if self.working in ("fire", "malfunction"):
            return self.working
        if seen.get("reason") == NOBODY_LEFT:
            return "fuse-empty"
        return "fuse" if game.fuse >= EXPLOSION else "fuse-jump"

    def claimed(self, game: Nemesis, seen: Seen) -> None:
        player, number = seen.get("player"), self.round
        true, knew = truth(game, player, seen)
        self.said.append(Said(seen, player, true, knew, lambda say: say.say("end-round", number=number)))

    # --- when it is over ------------------------------------------------------------------------------
    def reason(self, game: Nemesis, teller: Teller) -> str:
        say, markers = teller.say, {"fire": FIRE_MARKERS, "malfunction": MALFUNCTION_MARKERS}
        if self.end in markers:
            return say.say(f"end-reason-{self.end}", count=int(markers[self.end]) + 1, round=self.round)
        if self.end == "engines":
            return say.say("end-reason-engines", count=game.engines.count(0))
        if self.end in ("fuse", "fuse-jump", "fuse-empty"):
            return say.say(f"end-reason-{self.end}", round=self.round)
        planet = describe("planet", int(COURSES[game.coordinates][game.destination]), say)
        return say.say(f"end-reason-{self.end or 'time'}", planet=planet)

    def when(self, game: Nemesis, say: Speaker) -> str:
        return say.say("end-round", number=self.round)

    def piles(self, game: Nemesis, say: Speaker) -> list[Pile]:
        """Engines and course, whoever looked at them."""
        engines = [
            Shown(
                say.say("end-engine", number=engine + 1, works=describe("works", int(works), say)),
                tone="" if works else "bad",
            )
            for engine, works in enumerate(game.engines)
        ]
        letter, planet = LETTERS_OF_COURSE[game.destination], int(COURSES[game.coordinates][game.destination])
        course = Shown(say.say("end-course", letter=letter, planet=describe("planet", planet, say)))
        return [Pile("ship", say.say("end-ship"), [*engines, course])]

    def fates(self, game: Nemesis, teller: Teller) -> list[Fate]:
        return [self.fate(game, seat, teller) for seat in range(self.players)]

    def fate(self, game: Nemesis, seat: int, teller: Teller) -> Fate:
        say, won = teller.say, seat in game.winners
        verdict = "won" if won else "survived" if survives(game, seat) else "dead"
        piles = [
            Pile("objective", say.say("end-objectives"), self.objectives(game, seat, say)),
            *others(game, seat, say),
        ]
        crew = shown(say, "character", int(game.character[seat]))
        text = self.story(game, seat, teller)
        return Fate(seat, say.say(f"end-verdict-{verdict}"), text, won, piles=[Pile("character", "", [crew]), *piles])

    def story(self, game: Nemesis, seat: int, teller: Teller) -> str:
        if survives(game, seat):
            madness = int(game.madness[seat])
            return teller.sentence("end-slept" if game.fate[seat] == ASLEEP else "end-left", seat, madness=madness)
        if seat not in self.deaths:
            return teller.sentence("end-gone", seat)
        seen, number, slot, attack = self.deaths[seat]
        say = teller.say
        where: dict[str, Any] = {"round": number, "slot": describe("slot", slot, say)}
        if attack is not None:
            nightmare = describe("nightmare", attack.get("nightmare"), say)
            blow = describe("attack", attack.get("attack"), say)
            return teller.sentence("end-attacked", seat, nightmare=nightmare, attack=blow, **where)
        told = teller.sentence("end-died", seat, cause=describe("cause", seen.get("cause"), say), **where)
        return f"{told} {self.reason(game, teller)}" if seen.get("cause") == BY_EXPLOSION else told

    def objectives(self, game: Nemesis, seat: int, say: Speaker) -> list[Shown]:
        """The one that was kept with what came of it, and the one that was put away; who died early has both."""
        goals = [int(game.goals[seat]), *([] if is_coop(game) else [int(game.second_goals[seat])])]
        kept = int(game.kept[seat])
        found: list[Shown] = []
        for place, goal in enumerate(goals, 1):
            if not goal:
                continue
            if kept and kept != place and not is_coop(game):
                found.append(shown(say, "objective", goal, say.say("end-put-away"), "off"))
            else:
                found.append(self.objective(game, seat, goal, say))
        return found

    def objective(self, game: Nemesis, seat: int, goal: int, say: Speaker) -> Shown:
        """Who is dead has fulfilled nothing alone; what was missing is told all the same. NE-12.6"""
        done = self.shown.get(seat, False) and goal == goal_of(game, seat)
        lacking = [fact.text for fact in steps(game, seat, goal, say) if fact.tone != "good"]
        if not survives(game, seat) and not is_coop(game):
            lacking.insert(0, say.say("end-not-alive"))
        note = say.say("goal-fulfilled") if done else ", ".join(lacking) or say.say("goal-missed")
        return shown(say, "objective", goal, note, "good" if done else "bad")


def truth(game: Nemesis, player: int, seen: Seen) -> tuple[bool, bool]:
    """Whether a claim is true just now, and whether its speaker knows."""
    event = seen.event
    if event is SAID_ENGINE:
        engine = seen.get("engine")
        return game.engines[engine] == seen.get("works"), has(game.engine_seen[engine], player)
    if event is SAID_COURSE:
        return COURSES[game.coordinates][seen.get("letter")] == seen.get("planet"), has(game.course_seen, player)
    if event is SAID_ROOM:
        return game.tile[seen.get("slot")] == seen.get("room"), has(game.tile_seen[player], seen.get("slot"))
    if event is SAID_TOKEN:
        slot = seen.get("slot")
        return TOKEN_EFFECT[game.token[slot]] == seen.get("discovery"), has(game.token_seen[player], slot)
    if event is SAID_GOAL:
        goals = [game.goals[player], game.second_goals[player]]
        kept = game.kept[player]
        return seen.get("objective") in (goals if kept == 0 else [goals[kept - 1]]), True
    cards = contamination(game, player)
    infected = INFECTED in cards or SCANNED_INFECTED in cards
    known = SCANNED_INFECTED in cards or (CLEAN not in cards and INFECTED not in cards)
    return infected == bool(seen.get("health")), known


def contamination(game: Nemesis, player: int) -> list[int]:
    piles = (game.hands[player], game.decks[player], game.discards[player])
    return [int(card) for pile in piles for card in pile if is_contamination(card)]


def steps(game: Nemesis, seat: int, goal: int, say: Speaker) -> list[Fact]:
    """What an objective asks for, one by one."""
    at = At(game, seat, cast(Any, None), (), (), say)
    if goal == GOAL_BURIAL:
        held = game.holds(seat, BLUE_CORPSE)
        return [*signal(at, goal), Fact(say.say("end-body" if held else "end-body-not"), "good" if held else "")]
    return progress(at, goal)


def others(game: Nemesis, seat: int, say: Speaker) -> list[Pile]:
    """Hand, belongings, wounds, contamination: all that there is of each."""
    hand = [int(card) for card in sorted(game.hands[seat]) if not is_contamination(card)]
    things = [int(thing_of(holding)) for holding in game.held[seat]] + [int(item_of(one)) for one in game.packs[seat]]
    serious = [card_at(game.serious[seat], place) for place in range(3)]
    wounds = [int(wound_of(one)) for one in serious if one]
    infected = [card in (INFECTED, SCANNED_INFECTED) for card in contamination(game, seat)]
    found = [
        Pile("hand", say.say("end-hand"), [shown(say, "card", card) for card in hand]),
        Pile("item", say.say("end-items"), [shown(say, "thing", one) for one in things]),
        Pile("wound", say.say("end-wounds"), [shown(say, "wound", one, tone="bad") for one in wounds]),
        Pile("contamination", say.say("end-contamination"), scanned(infected, say)),
    ]  # fmt: skip
    return [pile for pile in found if pile.things]


def scanned(infected: list[bool], say: Speaker) -> list[Shown]:
    """How many are clean and how many infected: unscanned ones are turned over at last."""
    found = [(SCANNED_CLEAN, infected.count(False)), (SCANNED_INFECTED, infected.count(True))]
    return [
        shown(say, "card", int(card), f"×{count}", "bad" if card == SCANNED_INFECTED else "")
        for card, count in found
        if count
    ]

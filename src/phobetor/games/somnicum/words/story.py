"""How a game of Somnicum is told: the turns, and in between sand checks, the ends of rounds and the scoring."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, ClassVar, Final

from phobetor.book.story import SETUP, TURN, Line, Seen, Span, Teller, Telling, Thing, TurnStory, sentence
from phobetor.games.somnicum.rules.box import BACKS, BLANK, ENCOUNTERS, GOAL_IDS, SAND
from phobetor.games.somnicum.words.describe import describe, describe_token, named
from phobetor.kernel.words import HIDDEN, NOBODY, Event, Player

ROUND, CHECK, ROUND_END, SCORING = "round", "check", "round-end", "scoring"
BEGINS: Final = {
    "turn": TURN, "round": ROUND, "check-passed": CHECK, "check-failed": CHECK, "check-hushed": CHECK, "crows": CHECK,
    "round-ended": ROUND_END, "goal-shown": SCORING,
}  # fmt: skip
"""The section that an event opens. A sand check is followed by the rest of its turn."""
CHECKS: Final = frozenset({"check-passed", "check-failed", "check-hushed", "crows"})
CHECKED: Final = frozenset({"drew", "bag-empty"})
"""The tokens that are looked at come before it; it is told with them."""
CHECKING, ATTACHING = 0, 1
"""The steps of a sand check; the last one says how it went."""


class SomnicumStory(TurnStory):
    """Turns, and phases that are scenes."""

    def __init__(self) -> None:
        super().__init__(Chronicle)

    def begins(self, event: Event, values: Sequence[int], kind: str) -> str:
        found = BEGINS.get(event.name, "" if kind else SETUP)
        return "" if found == kind == SCORING else found

    def prelude(self, kind: str) -> Set[str]:
        return CHECKED if kind == CHECK else frozenset()

    def open(self, span: Span, first: Seen, teller: Teller) -> Telling:
        if span.kind == TURN:
            return Chronicle(span, teller, first.get("player"))
        heading = teller.say.say(f"story-{span.kind}", **numbers(first))
        telling = Chronicle(span, teller, first.get("player") if span.kind == CHECK else NOBODY, heading)
        telling.section.scene = span.kind in (CHECK, ROUND_END, SCORING)
        return telling


def numbers(first: Seen) -> dict[str, int]:
    return {"round": first.get("round")} if "round" in first.event.arguments else {}


def steps(check: str) -> list[str]:
    return ["check", "attach", "goes-on" if check in ("check-passed", "check-hushed") else "round-ends"]


class Chronicle(Telling):
    """A turn or a phase."""

    lights: ClassVar[frozenset[str]] = frozenset({"player", "card", "token", "meeting", "encounter"})
    silent: ClassVar[frozenset[str]] = frozenset({"turn"})

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.moving: Line | None = None
        """The line of the move: what it costs, and what it brings."""
        self.tokens: Line | None = None
        """The line that names the tokens which the viewer draws."""
        self.deed: Line | None = None
        """The line to which the next event may belong."""
        self.gathered: dict[tuple[int, str], list[int]] = {}
        """What a line speaks of, by its first event and the word that stands for it."""
        self.tokens_of: dict[tuple[int, str], list[str]] = {}
        """The same for tokens, in words."""

    def hear(self, seen: Seen) -> None:
        if seen.event.name in CHECKS and not self.section.steps:
            self.section.steps = [self.say.say(f"story-step-{step}") for step in steps(seen.event.name)]
        super().hear(seen)

    # --- words ----------------------------------------------------------------------------------
    def gather(self, line: Line, word: str, value: int) -> list[int]:
        """One more of what a line speaks of."""
        found = self.gathered.setdefault((line.first, word), [])
        found.append(value)
        return found

    def detail(self, line: Line, word: str, seen: Seen) -> None:
        """Which tokens were drawn or paid, as the viewer knows them: others see their backs."""
        token, back = seen.get("token"), self.say.say(f"back-{BACKS[seen.get('back')]}")
        name = describe_token(token, self.say) if token != HIDDEN else self.say.say("story-back", back=back)
        names = self.tokens_of.setdefault((line.first, word), [])
        names.append(name)
        told = self.say.say(f"story-detail-{word}", tokens=self.teller.listed(names))
        line.details = [*line.details[: len(line.details) - (len(names) > 1)], told]

    def meetings(self, meetings: list[int]) -> str:
        if HIDDEN in meetings:
            return self.say.say("story-encounters", count=len(meetings))
        return self.teller.listed([describe("meeting", meeting, self.say) for meeting in meetings])

    def at_step(self, line: Line, step: int) -> Line:
        line.step = step if self.section.kind == CHECK else 0
        return line

    # --- set-up and rounds ----------------------------------------------------------------------
    def tell_round(self, seen: Seen) -> None:
        self.add(seen, "story-begins", seen.get("player"), round=seen.get("round"))

    def tell_placed(self, seen: Seen) -> None:
        slots = {"slot": seen.get("slot"), "other": seen.get("second_slot")}
        self.add(seen, "story-pendulums", seen.get("player"), **slots)

    # --- moving a pendulum ----------------------------------------------------------------------
    def move(self, seen: Seen, message: str, **words: Any) -> Line:
        """The line of the move, which begins with what is paid for it."""
        if self.moving is None:
            self.moving = self.add(seen, message, seen.get("player"), paid=0, drawn=0, **words)
        return self.rephrase(self.moving, seen, message, **words)

    def tell_paid(self, seen: Seen) -> None:
        line = self.move(seen, "story-paid")
        self.rephrase(line, paid=len(self.gather(line, "paid", seen.get("back"))))
        self.detail(line, "paid", seen)

    def tell_moved(self, seen: Seen) -> None:
        pendulum = describe("pendulum", seen.get("pendulum"), self.say)
        self.deed = self.move(seen, "story-moved", pendulum=pendulum, steps=seen.get("steps"), card="")

    def tell_took(self, seen: Seen) -> None:
        line = self.move(seen, "story-moved", card=self.teller.thing("card", seen.get("card")))
        line.card = Thing("card", seen.get("card"))

    def tell_drew(self, seen: Seen) -> None:
        """What a move brings belongs to it; whoever draws is told the faces in a line of their own."""
        line = self.deed
        is_more = line is not None and self.message(line) in ("story-moved", "story-drew")
        if line is None or not is_more or self.doer(line) != seen.get("player"):
            line = self.deed = self.add(seen, "story-drew", seen.get("player"), drawn=0)
            line.under = self.section.kind != SETUP and line is not self.section.lines[0]
            self.at_step(line, CHECKING)
        self.rephrase(line, seen, drawn=len(self.gather(line, "drawn", seen.get("back"))))
        if seen.is_private:
            self.tell_face(seen)
        else:
            self.detail(line, "drawn", seen)

    def tell_face(self, seen: Seen) -> None:
        if self.tokens is None or self.tokens is not self.last:
            self.tokens = self.under(seen, "story-your-tokens", seen.get("player"), tokens="", count=0)
            self.tokens.tone = "only"
        values = self.gather(self.tokens, "tokens", seen.get("token"))
        names = self.teller.listed([describe_token(token, self.say) for token in values])
        self.rephrase(self.tokens, seen, tokens=names, count=len(values))

    def tell_bag_empty(self, seen: Seen) -> None:
        self.add(seen, "event-bag-empty")

    # --- the sand check -------------------------------------------------------------------------
    def tell_check_passed(self, seen: Seen) -> None:
        self.at_step(self.add(seen, "event-check-passed"), CHECKING).card = Thing("back", SAND)

    def tell_check_hushed(self, seen: Seen) -> None:
        self.at_step(self.add(seen, "event-check-hushed"), CHECKING).card = Thing("back", BLANK)

    def tell_check_failed(self, seen: Seen) -> None:
        self.last_turn(seen, "story-check-failed").card = Thing("back", BLANK)

    def tell_crows(self, seen: Seen) -> None:
        self.last_turn(seen, "story-crows")

    def last_turn(self, seen: Seen, message: str) -> Line:
        line = self.at_step(self.add(seen, message), CHECKING)
        line.tone = "alarm"
        return line

    # --- attaching the card ---------------------------------------------------------------------
    def tell_attached(self, seen: Seen) -> None:
        words = {"card": self.teller.thing("card", seen.get("card")), "level": seen.get("level"), "gap": "none"}
        line = self.deed = self.at_step(self.add(seen, "story-attached", seen.get("player"), **words), ATTACHING)
        line.card = Thing("card", seen.get("card"))

    def tell_gapped(self, seen: Seen) -> None:
        self.gap(seen, "blank" if seen.get("back") else "sand")

    def tell_empty_gapped(self, seen: Seen) -> None:
        self.gap(seen, "empty")

    def gap(self, seen: Seen, gap: str) -> None:
        """A card that was attached, or moved by the Tide Snail, does not join its neighbour."""
        assert self.deed is not None
        self.rephrase(self.deed, seen, gap=gap)

    # --- particles ------------------------------------------------------------------------------
    def tell_added(self, seen: Seen) -> None:
        token = describe("token", seen.get("token"), self.say)
        self.deed = self.add(seen, "story-added", seen.get("player"), token=token, level=seen.get("level"))

    def tell_returned(self, seen: Seen) -> None:
        assert self.deed is not None
        self.rephrase(self.deed, seen, "story-added-returned", back=describe("token", seen.get("token"), self.say))

    # --- encounters -----------------------------------------------------------------------------
    def tell_met(self, seen: Seen) -> None:
        line = self.deed
        if line is None or self.message(line) != "story-met":
            line = self.deed = self.under(seen, "story-met", seen.get("player"), meetings="")
            self.at_step(line, ATTACHING)
        self.rephrase(line, seen, meetings=self.meetings(self.gather(line, "meetings", seen.get("meeting"))))
        line.tone = "only" if seen.is_private else ""

    def tell_kept(self, seen: Seen) -> None:
        assert self.deed is not None
        kept = seen.get("meeting")
        name = describe("meeting", kept, self.say) if kept != HIDDEN else self.say.say("story-one-of-them")
        self.rephrase(self.deed, seen, "story-kept", kept=name)

    def tell_discarded(self, seen: Seen) -> None:
        line = self.deed
        if line is None or self.message(line) != "story-discarded":
            line = self.deed = self.at_step(
                self.under(seen, "story-discarded", seen.get("player"), meetings=""), ATTACHING
            )
        self.rephrase(line, seen, meetings=self.meetings(self.gather(line, "meetings", seen.get("meeting"))))

    def tell_played(self, seen: Seen) -> None:
        meeting = seen.get("meeting")
        name = describe("meeting", meeting, self.say)
        line = self.deed = self.add(seen, "story-played", seen.get("player"), meeting=name)
        line.card = Thing("encounter", meeting)
        line.details.append(sentence(self.say.say(f"encounter-{ENCOUNTERS[meeting]}-about")))
        self.at_step(line, ATTACHING)

    def tell_hushes(self, seen: Seen) -> None:
        self.add(seen, "event-hushes").under = True

    def tell_will_crow(self, seen: Seen) -> None:
        self.add(seen, "event-will-crow").under = True

    def tell_mended(self, seen: Seen) -> None:
        words = {"level": seen.get("level"), "position": seen.get("position")}
        self.deed = self.under(seen, "story-mended", seen.get("player"), **words)

    def tell_shifted(self, seen: Seen) -> None:
        words = {"level": seen.get("level"), "to": seen.get("to_level"), "gap": "none"}
        self.deed = self.under(seen, "story-shifted", seen.get("player"), **words)

    def tell_reshuffled(self, seen: Seen) -> None:
        self.add(seen, "event-reshuffled", cards=seen.get("cards"))

    # --- the end of a round, and of the game ----------------------------------------------------
    def tell_round_ended(self, seen: Seen) -> None:
        reason = describe("reason", seen.get("reason"), self.say)
        words: dict[str, Any] = {"round": seen.get("round"), "reason": reason}
        words.update(self.teller.people(player=seen.get("player")))
        self.add(seen, "story-round-ended", **words).tone = "alarm"

    def tell_last_turn(self, seen: Seen) -> None:
        self.add(seen, "story-last-turn", seen.get("player"))

    def tell_goal_shown(self, seen: Seen) -> None:
        """One line a player; the points are folded into it."""
        goal = seen.get("goal")
        name = named(f"goal-{GOAL_IDS[goal]}", GOAL_IDS[goal], self.say)
        self.deed = self.add(seen, "story-goal", seen.get("player"), goal=name)
        self.deed.card = Thing("goal", goal)
        self.deed.step = len(self.section.steps)
        self.section.steps.append(self.say.player(seen.get("player")))

    def tell_scored(self, seen: Seen) -> None:
        self.points(seen, seen.get("points"))

    def tell_lost(self, seen: Seen) -> None:
        self.points(seen, -seen.get("points"))

    def points(self, seen: Seen, points: int) -> None:
        assert self.deed is not None
        line = describe("line", seen.get("line"), self.say)
        self.fold(self.deed, seen, self.say.say("story-detail-points", line=line, points=points_of(points)))

    def tell_total(self, seen: Seen) -> None:
        self.total(seen, seen.get("points"))

    def tell_below_zero(self, seen: Seen) -> None:
        self.total(seen, -seen.get("points"))

    def total(self, seen: Seen, points: int) -> None:
        assert self.deed is not None
        words = {"points": points_of(points), "count": abs(points), "tokens": seen.get("tokens")}
        self.rephrase(self.deed, seen, "story-total", **words)


def points_of(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)

"""The ship of Nemesis: fires, doors, pods, the event phase, objectives and the end."""

from __future__ import annotations

from typing import Any

from phobetor.book.deeds import is_known
from phobetor.book.story import Line, Seen
from phobetor.games.nemesis.rules.box import BLUE_TIME, EXPLOSION, JUMP
from phobetor.games.nemesis.rules.vocabulary import COOP, MODE, REASONS
from phobetor.games.nemesis.words.story_fights import Fights
from phobetor.kernel.masks import has
from phobetor.kernel.words import NOBODY

TIME, ATTACKS, FIRES, EVENT, LURKING, BAG, ROUND = range(7)
STEPS = {
    "time": TIME, "attacked": ATTACKS, "hurt": FIRES, "egg-lost": FIRES, "event": EVENT, "bag-drawn": BAG,
    "round": ROUND, "revived": ROUND,
}  # fmt: skip
"""With which step of the event phase an event begins, at the earliest."""
LURKERS = {"NE-11.7", "NE-11.16"}


class Ship(Fights):
    """Everything that Nemesis can tell."""

    def hear(self, seen: Seen) -> None:
        if self.section.steps:
            self.step = max(self.step, STEPS.get(seen.event.name, 0))
            if self.step == EVENT and not LURKERS.isdisjoint(seen.cited):
                self.step = LURKING
                if self.last and self.doing == "story-noise":
                    self.last.step = LURKING
            if self.step == BAG and seen.event.name == "drew":
                self.step = ROUND
        super().hear(seen)

    # === Rooms and corridors ====================================================================
    def tell_burnt(self, seen: Seen) -> None:
        line = self.several(seen, "story-fire", self.place(seen.get("slot")))
        people = [player for player in range(len(self.say.names)) if has(seen.get("people"), player)]
        self.mark(line, "loss", *people)
        if any(self.is_me(player) for player in people):
            line.hold = self.hold(
                "story-fire-reaches-you", [self.say.say("story-fire-costs")], "story-fire-todo", "NE-4.9"
            )

    def tell_fire_out(self, seen: Seen) -> None:
        self.several(seen, "story-fire-out", self.place(seen.get("slot")))

    def tell_broke(self, seen: Seen) -> None:
        self.several(seen, "story-breaks", self.place(seen.get("slot")))

    def tell_fixed(self, seen: Seen) -> None:
        self.several(seen, "story-fixed", self.place(seen.get("slot")))

    def tell_door_closed(self, seen: Seen) -> None:
        self.several(seen, "story-door-closes", self.teller.thing("corridor", seen.get("corridor")))

    def tell_door_opened(self, seen: Seen) -> None:
        self.several(seen, "story-door-opens", self.teller.thing("corridor", seen.get("corridor")))

    def tell_door_destroyed(self, seen: Seen) -> None:
        self.several(seen, "story-door-destroyed", self.teller.thing("corridor", seen.get("corridor")))

    def tell_airlock_set(self, seen: Seen) -> None:
        self.alarm(self.under(seen, "story-airlock-set", place=self.place(seen.get("slot"))))

    def tell_airlocked(self, seen: Seen) -> None:
        self.alarm(self.add(seen, "story-airlock-opens", place=self.place(seen.get("slot"))))

    # === Self-destruct, pods and sleep ==========================================================
    def alarm(self, line: Line) -> Line:
        line.tone = "alarm"
        return line

    def tell_fuse_lit(self, seen: Seen) -> None:
        self.alarm(self.under(seen, "story-fuse-lit", count=EXPLOSION)).scene = True

    def tell_fuse_stopped(self, seen: Seen) -> None:
        self.alarm(self.under(seen, "story-fuse-stopped"))

    def tell_pod_changed(self, seen: Seen) -> None:
        status = self.teller.thing("status", seen.get("status"))
        line = self.add(seen, "story-pod", pod=seen.get("pod"), status=status)
        line.under = line is not self.section.lines[0]

    def tell_boarded(self, seen: Seen) -> None:
        self.mark(self.under(seen, "story-boards", seen.get("player"), pod=seen.get("pod")), "gain", seen.get("player"))

    def tell_launched(self, seen: Seen) -> None:
        self.alarm(self.add(seen, "story-launches", pod=seen.get("pod")))

    def tell_slept(self, seen: Seen) -> None:
        self.mark(self.add(seen, "story-sleeps", seen.get("player")), "gain", seen.get("player"))

    def tell_weakness_found(self, seen: Seen) -> None:
        weakness = seen.get("weakness")
        words: dict[str, Any] = {
            "weakness": self.teller.thing("weakness", weakness),
            "about": self.about("weakness", weakness),
        }
        line = self.under(seen, "story-weakness", **words)
        self.alarm(self.show(line, "weakness", weakness)).scene = True

    # === The event phase ========================================================================
    def tell_time(self, seen: Seen) -> None:
        time, fuse = seen.get("time"), seen.get("fuse")
        left, sleep = JUMP - time, max(0, BLUE_TIME - time)
        self.add(seen, "story-time", left=left, sleep=sleep, fuse=EXPLOSION + 1 - fuse if fuse else NOBODY)

    def tell_event(self, seen: Seen) -> None:
        event = seen.get("event")
        words: dict[str, Any] = {"event": self.teller.thing("event", event), "about": self.about("event", event)}
        self.show(self.add(seen, "story-event", **words), "event", event)

    def tell_bag_drawn(self, seen: Seen) -> None:
        self.show(
            self.add(seen, "story-bag", draw=self.teller.thing("draw", seen.get("draw"))), "draw", seen.get("draw")
        )

    def tell_round(self, seen: Seen) -> None:
        player = seen.get("player")
        words: dict[str, Any] = self.teller.people(first=player)
        self.add(seen, "story-round", round=seen.get("round"), of=JUMP, **words)

    # === Objectives =============================================================================
    def tell_started(self, seen: Seen) -> None:
        self.add(seen, "story-starts", seen.get("player"), number=seen.get("number"))

    def tell_drafted(self, seen: Seen) -> None:
        character = seen.get("character")
        line = self.add(seen, "story-drafts", seen.get("player"), character=self.teller.thing("character", character))
        self.show(line, "character", character)

    def objective(self, seen: Seen, message: str) -> Line:
        goal = seen.get("objective")
        words: dict[str, Any] = {
            "objective": self.teller.thing("objective", goal),
            "about": self.about("objective", goal),
        }
        return self.show(self.add(seen, message, seen.get("player"), **words), "objective", goal)

    def tell_dealt(self, seen: Seen) -> None:
        if is_known(seen):
            self.secret(self.objective(seen, "story-gets-objective"), seen)
        elif self.last:
            self.fold(self.last, seen)

    def tell_goal_open(self, seen: Seen) -> None:
        self.objective(seen, "story-gets-objective")

    def tell_contact(self, seen: Seen) -> None:
        """In full cooperation everybody has an objective already."""
        openly = self.say.settings[MODE] == COOP and len(self.say.names) > 1
        self.alarm(self.under(seen, "story-contact-coop" if openly else "story-contact"))

    def tell_goal_kept(self, seen: Seen) -> None:
        """Which one is told to its player alone."""
        if not is_known(seen):
            self.under(seen, "story-keeps-objective", seen.get("player"))
            return
        line = self.secret(self.objective(seen, "story-keeps-this-objective"), seen)
        line.under = True
        if seen.is_private:
            line.hold = self.hold("story-objective-title", [self.text_of(line)], "", "NE-12.7")

    # === The end ================================================================================
    def tell_ship_ended(self, seen: Seen) -> None:
        words: dict[str, Any] = {
            "fate": self.teller.thing("fate", seen.get("fate")),
            "reason": REASONS[seen.get("reason")],
        }
        self.alarm(self.add(seen, "story-ship-ends", **words))

    def tell_arrived(self, seen: Seen) -> None:
        self.alarm(self.add(seen, "story-arrives", planet=self.teller.thing("planet", seen.get("planet"))))

    def tell_survived(self, seen: Seen) -> None:
        self.mark(
            self.add(seen, "story-survives", seen.get("player"), madness=seen.get("madness")),
            "gain",
            seen.get("player"),
        )

    def tell_goal_shown(self, seen: Seen) -> None:
        player, done = seen.get("player"), seen.get("fulfilled")
        objective = self.teller.thing("objective", seen.get("objective"))
        line = self.add(seen, "story-shows-objective", player, objective=objective, done=done)
        self.mark(self.show(line, "objective", seen.get("objective")), "gain" if done else "loss", player)

    def tell_revived(self, seen: Seen) -> None:
        self.mark(self.add(seen, "story-revived", seen.get("player")), "gain", seen.get("player"))

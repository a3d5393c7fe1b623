"""Fights, harm and panic of Nemesis."""

from __future__ import annotations

from typing import Any

from phobetor.book.story import Line, Seen, Span, Teller
from phobetor.games.nemesis.rules.vocabulary import CAUSES, OF_A_DEED, OF_FIRE
from phobetor.games.nemesis.words.story_turns import Turns
from phobetor.kernel.words import NOBODY, Player

STANDS, DIES, RETREATS = range(3)


class Fights(Turns):
    """Shots, attacks, wounds, madness and death."""

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.fight: Line | None = None

    # === The crew attacks =======================================================================
    def tell_shot(self, seen: Seen) -> None:
        item, target = self.teller.thing("item", seen.get("item")), self.target(seen.get("target"))
        self.begin_fight(self.open("fight", seen, "story-shoots", seen.get("player"), item=item, **self.blow(target)))

    def tell_struck(self, seen: Seen) -> None:
        player, target = seen.get("player"), self.target(seen.get("target"))
        line = self.open("fight", seen, "story-strikes", player, **self.blow(target))
        self.begin_fight(self.may_suffer(line, player))

    def blow(self, target: str) -> dict[str, Any]:
        return {"target": target, "injuries": 0, "rolled": 0, "outcome": STANDS, "changes": "", "changed": 0}

    def begin_fight(self, line: Line) -> None:
        line.topic, self.fight = "fight", line

    def tell_die(self, seen: Seen) -> None:
        self.detail(seen, "die", face=self.teller.thing("face", seen.get("face")))
        if self.fight and self.doing == "fight":
            self.rephrase(self.fight, rolled=1)

    def tell_hurt(self, seen: Seen) -> None:
        """The first injuries belong to the shot; a grenade or a fire hurts several."""
        if self.fight and self.doing == "fight" and not self.words_of(self.fight)["injuries"]:
            self.rephrase(self.fight, seen, injuries=seen.get("count"))
            return
        words = self.blow(self.target(seen.get("target"))) | {"injuries": seen.get("count")}
        line = self.add(seen, "story-hurt", place=self.place(seen.get("slot")), **words)
        line.under = not self.section.steps and line is not self.section.lines[0]
        self.begin_fight(line)
        self.doing = "fight"

    def tell_checked(self, seen: Seen) -> None:
        before = self.folded.get(id(self.last), {}).get("checked", {}).get("attack", "")
        attack = self.teller.thing("check", seen.get("attack"))
        self.detail(seen, "checked", attack=f"{before}; {attack}" if before else attack)

    def tell_numbered(self, seen: Seen) -> None:
        if self.last:
            self.detail(seen, "numbered", event=self.teller.thing("event-number", seen.get("event")))

    def tell_killed(self, seen: Seen) -> None:
        self.ends_fight(seen, DIES, "story-nightmare-dies")

    def tell_retreated(self, seen: Seen) -> None:
        self.ends_fight(seen, RETREATS, "story-nightmare-retreats")

    def ends_fight(self, seen: Seen, outcome: int, message: str) -> None:
        if self.fight and self.doing == "fight":
            self.rephrase(self.fight, seen, outcome=outcome, rolled=0)  # no miss, even without an injury
            self.doing = "fought"
        else:
            words: dict[str, Any] = {
                "nightmare": self.nightmare(seen.get("nightmare")),
                "place": self.place(seen.get("slot")),
            }
            self.add(seen, message, **words).topic = "fight"

    def tell_lair_destroyed(self, seen: Seen) -> None:
        if self.fight and self.doing == "fight":
            self.rephrase(self.fight, seen, outcome=DIES)
            self.doing = "fought"
        line = self.under(seen, "story-lair-destroyed", place=self.place(seen.get("slot")))
        line.tone = "alarm"

    def tell_egg_lost(self, seen: Seen) -> None:
        if self.fight and self.doing == "fight":
            self.rephrase(self.fight, rolled=0)
        self.under(seen, "story-egg-lost", eggs=seen.get("eggs"))

    # === Nightmares =============================================================================
    def tell_attacked(self, seen: Seen) -> None:
        player, attack = seen.get("player"), seen.get("attack")
        words: dict[str, Any] = {
            "nightmare": self.nightmare(seen.get("nightmare")),
            "attack": self.teller.thing("attack", attack),
        }
        people: dict[str, Any] = self.teller.people(target=player)
        if self.last and self.doing in self.opening and self.whose == player:
            self.rephrase(self.last, None, "story-escapes")
        line = self.add(seen, "story-attacked", changes="", changed=0, missed=0, **words, **people)
        self.may_suffer(self.show(line, "attack", attack), player)
        self.concern(line, player)
        line.topic, line.scene, self.doing, self.whose = "fight", True, "attacked", player

    def tell_missed(self, seen: Seen) -> None:
        if line := self.goes_on("attacked", seen.get("player")):
            self.rephrase(line, seen, missed=1)

    def tell_surprised(self, seen: Seen) -> None:
        player = seen.get("player")
        line = self.under(seen, "story-surprised", player, changes="", changed=0)
        line.topic = "fight"
        self.mark(self.may_suffer(line, player), "loss", player)

    def tell_appeared(self, seen: Seen) -> None:
        nightmare = seen.get("nightmare")
        words: dict[str, Any] = {"nightmare": self.nightmare(nightmare)}
        if self.doing == "encounter" and self.last:
            line = self.rephrase(self.last, seen, comes=1, **words)
        else:
            line = self.add(seen, "story-appears", place=self.place(seen.get("slot")), **words)
            line.under = line is not self.section.lines[0]
        self.show(line, "nightmare", nightmare).scene = True

    def tell_walked(self, seen: Seen) -> None:
        words: dict[str, Any] = {"origin": self.place(seen.get("origin")), "place": self.place(seen.get("slot"))}
        line = self.add(seen, "story-walks", nightmare=self.nightmare(seen.get("nightmare")), **words)
        line.under = not self.section.steps and line is not self.section.lines[0]

    def tell_faded(self, seen: Seen) -> None:
        words: dict[str, Any] = {
            "nightmare": self.nightmare(seen.get("nightmare")),
            "place": self.place(seen.get("slot")),
        }
        self.add(seen, "story-fades", **words)

    def tell_lair_placed(self, seen: Seen) -> None:
        self.under(seen, "story-lair", place=self.place(seen.get("slot"))).tone = "alarm"

    # === Harm ===================================================================================
    def tell_contaminated(self, seen: Seen) -> None:
        self.result(seen, seen.get("player"), "contaminated", "loss")

    def tell_maddened(self, seen: Seen) -> None:
        self.result(seen, seen.get("player"), "madness", "", level=seen.get("madness"))

    def tell_scratched(self, seen: Seen) -> None:
        """What fire and bleeding do is no part of the deed before."""
        player, source = seen.get("player"), seen.get("source")
        if source != OF_A_DEED:
            message = "story-burns" if source == OF_FIRE else "story-bleeds"
            line = self.add(seen, message, player, changes="", changed=0)
            line.under = line is not self.section.lines[0]
            self.may_suffer(line, player)
        self.result(seen, seen.get("player"), "scratch", "loss", light=seen.get("light"))

    def tell_wounded(self, seen: Seen) -> None:
        player, wound = seen.get("player"), seen.get("wound")
        name = self.teller.thing("wound", wound)
        line = self.result(seen, player, "wound", "loss", wound=name)
        if self.is_me(player):
            line.hold = self.hold(
                "story-you-are-wounded", [self.text_of(line), self.about("wound", wound)], "story-wound-todo", "NE-8.2"
            )

    def tell_healed(self, seen: Seen) -> None:
        self.result(seen, seen.get("player"), "treated", "gain")

    def tell_died(self, seen: Seen) -> None:
        player, cause = seen.get("player"), seen.get("cause")
        reason = self.text_of(self.last) if self.last else ""
        words: dict[str, Any] = {"cause": self.say.say(f"story-cause-{CAUSES[cause]}")}
        line = self.add(seen, "story-dies", player, **words)
        line.under = line is not self.section.lines[0]
        line.tone = "loss" if self.is_me(player) else "alarm"
        if self.is_me(player):
            line.hold = self.hold("story-you-are-dead", [reason, words["cause"]], "", "NE-8.7")

    def tell_panicked(self, seen: Seen) -> None:
        player, panic = seen.get("player"), seen.get("panic")
        line = self.add(seen, "story-panics", player, panic=self.teller.thing("panic", panic), changes="", changed=0)
        line.under, line.scene = line is not self.section.lines[0], True
        self.mark(self.may_suffer(self.show(line, "panic", panic), player), "loss", player)

    def tell_scanned(self, seen: Seen) -> None:
        player, infected = seen.get("player"), seen.get("infected")
        line = self.under(seen, "story-scans", player, clean=seen.get("clean"), infected=infected)
        self.mark(line, "loss" if infected else "gain", player)

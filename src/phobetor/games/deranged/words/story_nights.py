"""Curses, possession, roles and claims of Deranged, and what comes with dusk and dawn."""

from __future__ import annotations

from typing import Any

from phobetor.book.deeds import MOST_CHANGES, is_known
from phobetor.book.story import Hold, Line, Seen, Span, Teller
from phobetor.games.deranged.rules.box import POSSESSED_TASK, TASK_OF
from phobetor.games.deranged.rules.town import GATE
from phobetor.games.deranged.words.describe import CHAPTERS
from phobetor.games.deranged.words.story_turns import Turns
from phobetor.kernel.words import NOBODY, Player

STEPS = {
    "chapter": 2, "dawned": 2, "night-card": 3, "goal-missed": 3, "possessed": 4, "all-possessed": 4, "human-again": 4,
    "escaped": 5, "stayed": 5,
}  # fmt: skip
"""With which step of dusk or dawn an event begins; the first is that fate passes, the second the end of a chapter."""


class Nights(Turns):
    """Everything that Deranged can tell."""

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.turned: dict[Player, int] = {}
        """The night cards that were revealed, by player."""
        self.possessed: list[Player] = []
        self.peeks: list[Seen] = []
        self.looked: Line | None = None
        self.held: Hold | None = None
        """What the viewer is told of being possessed."""

    def hear(self, seen: Seen) -> None:
        if self.section.steps:
            self.step = max(self.step, STEPS.get(seen.event.name, min(1, seen.number - self.section.first)))
        super().hear(seen)

    # === Curses and madness =====================================================================
    def tell_cursed(self, seen: Seen) -> None:
        player, curse = seen.get("player"), seen.get("curse")
        words: dict[str, Any] = {"curse": curse, "text": self.say.say(f"curse-{curse}")}
        line = self.add(seen, "story-cursed", player, **words)
        line.under = self.section.kind != "setup" and line is not self.section.lines[0]
        self.mark(self.show(line, "curse", curse), "" if self.section.kind == "setup" else "loss", player)
        self.doing, self.cause = "curse", self.text_of(line)
        line.tone = "" if self.section.kind == "setup" else line.tone

    def tell_shed(self, seen: Seen) -> None:
        player, curse = seen.get("player"), seen.get("curse")
        if self.goes_on("curse", player):
            self.detail(seen, "curse-leaves", curse=curse)
            return
        line = self.open("shed", seen, "story-sheds", player, curse=curse)
        self.mark(line, "gain", player)
        self.cause = self.text_of(line)

    def tell_laid(self, seen: Seen) -> None:
        self.mark(
            self.open("shed", seen, "story-lays", seen.get("player"), curse=seen.get("curse")),
            "gain",
            seen.get("player"),
        )

    def tell_gave_curse(self, seen: Seen) -> None:
        other = seen.get("other")
        words = self.teller.people(target=other)
        line = self.add(seen, "story-gives-curse", seen.get("player"), curse=seen.get("curse"), **words)
        line.under = True
        self.mark(line, "loss", other)

    def tell_went_mad(self, seen: Seen) -> None:
        self.mark(self.under(seen, "story-goes-mad", seen.get("player")), "loss", seen.get("player"))

    # === Possession =============================================================================
    def tell_token_taken(self, seen: Seen) -> None:
        player = seen.get("player")
        line = self.goes_on("night card", player)
        if line:
            self.rephrase(line, seen, token=1)
        else:
            line = self.under(seen, "story-takes-token", player)
        self.mark(line, "loss", player)

    def tell_possessed(self, seen: Seen) -> None:
        player = seen.get("player")
        self.possessed.append(player)
        line = self.add(seen, "story-possessed", player)
        line.under = not self.section.steps
        self.mark(line, "loss", player)
        if player in self.turned:
            self.show(line, "night", self.turned[player])
        if not self.is_me(player):
            line.tone = "alarm"
            self.name_prey()
            return
        changes = [self.say.say(f"story-possessed-{part}") for part in ("health", "sanity", "cards", "limits")]
        line.hold = self.hold("story-you-are-possessed", changes, "story-possessed-todo", "DE-148")
        self.held = line.hold
        self.name_prey()

    def name_prey(self) -> None:
        """At dusk everybody was human: who was not named is prey."""
        humans = [player for player in range(len(self.say.names)) if player not in self.possessed]
        if self.held and humans and self.section.kind == "nightfall":
            names = self.listed([self.one_of(player) for player in humans])
            self.held.todo = self.say.say("story-possessed-prey", names=names, count=len(humans))

    def tell_all_possessed(self, seen: Seen) -> None:
        self.add(seen, "story-all-possessed").tone = "alarm"

    def tell_cured(self, seen: Seen) -> None:
        player = seen.get("player")
        self.mark(self.under(seen, "story-cured", player, human=0), "gain", player)
        self.doing = "cured"

    def tell_human_again(self, seen: Seen) -> None:
        """At dawn the token stays."""
        player = seen.get("player")
        if line := self.goes_on("cured", player):
            self.rephrase(line, seen, human=1)
            return
        line = self.add(seen, "story-human-again", player)
        self.mark(line, "gain", player)
        if self.is_me(player) and self.section.kind == "dawn":
            changes = [self.say.say("story-human-cards"), self.say.say("story-human-token")]
            line.hold = self.hold("story-you-are-human", changes, "story-human-todo", "DE-138")

    # === Night cards ============================================================================
    def tell_night_card(self, seen: Seen) -> None:
        player, night = seen.get("player"), seen.get("night")
        self.turned[player] = night
        message = "story-turns-possession" if TASK_OF[night] == POSSESSED_TASK else "story-turns-goal"
        self.show(self.add(seen, message, player, goal=self.goal(night), token=0), "night", night)
        self.doing = "night card"

    def tell_goal_met(self, seen: Seen) -> None:
        """It comes in the middle of a deed, which goes on afterwards."""
        player, doing, whose = seen.get("player"), self.doing, self.whose
        line = self.under(seen, "story-goal-met", player, goal=self.goal(seen.get("night")))
        self.mark(line, "gain", player)
        if doing in ("strike", "attack"):
            self.doing, self.whose = doing, whose

    def tell_goal_missed(self, seen: Seen) -> None:
        player, night = seen.get("player"), seen.get("night")
        line = self.add(seen, "story-goal-missed", player, goal=self.goal(night))
        self.mark(self.show(line, "night", night), "loss", player)

    def tell_peeked(self, seen: Seen) -> None:
        """Everybody is told whose cards were looked at; whoever looked has a line for each card."""
        player, owner = seen.get("player"), seen.get("owner")
        on = self.doing == "peek" and self.whose == player
        self.peeks = [*self.peeks, seen] if on else [seen]
        owners = [self.one_of(one.get("owner")) for one in self.peeks]
        words: dict[str, Any] = {"owners": self.listed(owners), "all": int(len(owners) == len(self.say.names))}
        if on and self.looked:
            self.rephrase(self.looked, seen, **words)
        else:
            self.looked = self.open("peek", seen, "story-peeks", player, **words)
        self.concern(self.looked, *[one for one in (owner,) if one != player])
        if is_known(seen):
            self.show_peek(seen)
        self.doing, self.whose = "peek", player

    def show_peek(self, seen: Seen) -> None:
        """The scene waits at the last card, with all of them."""
        if len(self.peeks) > 1:
            self.section.lines[-1].hold = None
        words: dict[str, Any] = {"goal": self.goal(seen.get("night")), **self.teller.people(holder=seen.get("owner"))}
        line = self.show(self.under(seen, "story-peek", **words), "night", seen.get("night"))
        self.secret(line, seen)
        if not seen.is_private:
            return
        found = [self.text_of(one) for one in self.section.lines[-len(self.peeks) :]]
        line.hold = self.hold(
            "story-peek-title", found if len(found) <= MOST_CHANGES else [], "story-peek-todo", "DE-185"
        )

    def tell_nights_swapped(self, seen: Seen) -> None:
        words = self.teller.people(target=seen.get("other"))
        line = self.under(seen, "story-swaps-nights", seen.get("player"), **words)
        self.concern(line, seen.get("other"))

    # === Roles and claims =======================================================================
    def tell_role_shown(self, seen: Seen) -> None:
        viewer, owner = seen.get("viewer"), seen.get("owner")
        line = self.under(seen, "story-shows-role", owner, **self.teller.people(target=viewer))
        self.concern(line, viewer)
        if is_known(seen):
            role = self.teller.thing("role", seen.get("role"))
            line = self.under(seen, "story-role-is", role=role, holder=self.say.player(owner))
            self.show(self.secret(line, seen), "role", seen.get("role"))
        if seen.is_private:
            line.hold = self.hold("story-role-title", [self.text_of(line)], "", "DE-106")

    def tell_bat(self, seen: Seen) -> None:
        self.under(seen, "story-bats", seen.get("player"), count=seen.get("count"))

    def tell_showed(self, seen: Seen) -> None:
        player = seen.get("player")
        if line := self.goes_on("show", player):
            self.path.append(seen.get("card"))
            self.rephrase(line, seen, cards=self.listed([self.card(card) for card in self.path]))
            return
        self.path = [seen.get("card")]
        self.under(seen, "story-shows", player, cards=self.card(seen.get("card")))
        self.doing = "show"
        self.make_public(seen.get("card"))

    def make_public(self, card: int) -> None:
        """What was found a moment ago is shown to everybody."""
        for line in self.section.lines:
            if line.tone == "only" and line.card and (line.card.kind, line.card.value) == ("card", card):
                line.tone = "gain"

    def tell_fulfilled(self, seen: Seen) -> None:
        player, role = seen.get("player"), seen.get("role")
        line = self.under(seen, "story-fulfils", player, role=self.teller.thing("role", role), card="", rewarded=0)
        line.tone, self.doing = "alarm", "role"
        self.mark(self.show(line, "role", role), "gain", player)

    def tell_rewarded(self, seen: Seen) -> None:
        player, card = seen.get("player"), self.card(seen.get("card"))
        if line := self.goes_on("role", player):
            self.rephrase(line, seen, card=card, rewarded=1)
        else:
            self.mark(self.open("reward", seen, "story-takes-reward", player, card=card), "gain", player)

    def tell_claimed_self(self, seen: Seen) -> None:
        self.add(seen, "story-claims-self", seen.get("player"), answer=seen.get("answer"))

    def tell_claimed_saw(self, seen: Seen) -> None:
        owner = seen.get("owner")
        words: dict[str, Any] = {"goal": self.goal(seen.get("night")), **self.teller.people(holder=owner)}
        self.concern(self.add(seen, "story-claims-saw", seen.get("player"), **words), owner)

    # === Chapters ===============================================================================
    def tell_started(self, seen: Seen) -> None:
        self.add(seen, "story-starts", seen.get("player"), place=self.place(seen.get("cell")))

    def tell_fate(self, seen: Seen) -> None:
        self.add(seen, "story-fate", seen.get("player"))
        self.cause = self.say.say("story-chapter-costs")

    def tell_chapter(self, seen: Seen) -> None:
        scenario, chapter = seen.get("scenario"), seen.get("chapter")
        about = self.say.say(f"chapter-{scenario}-{chapter}-about") if scenario else ""
        words: dict[str, Any] = {"chapter": chapter, "title": self.teller.thing("scenario", scenario), "about": about}
        line = self.add(seen, "story-chapter", scenario=scenario, **words)
        if scenario:
            self.show(line, "board", CHAPTERS.index(f"{scenario}-{chapter}"))

    def tell_dawned(self, seen: Seen) -> None:
        self.add(seen, "story-last-night-over", number=seen.get("number")).tone = "alarm"

    def tell_attached(self, seen: Seen) -> None:
        words: dict[str, Any] = {"piece": self.place(seen.get("cell")), "exit": self.place(seen.get("exit"))}
        line = self.add(seen, "story-attached", **words)
        line.tone = "alarm" if seen.get("cell") == GATE else ""

    def several(self, seen: Seen, message: str) -> None:
        """The same on several cells."""
        if self.doing == message and self.last:
            self.path.append(seen.get("cell"))
            self.rephrase(self.last, seen, places=self.places(self.path))
            return
        self.path = [seen.get("cell")]
        self.add(seen, message, places=self.places(self.path))
        self.doing = message

    def tell_fog_came(self, seen: Seen) -> None:
        self.several(seen, "story-fog")

    def tell_token_back(self, seen: Seen) -> None:
        self.several(seen, "story-tokens-back")

    def tell_fog_left(self, seen: Seen) -> None:
        player = self.whose if self.doing in ("price", "played") else self.section.seat
        if player == NOBODY:
            self.add(seen, "story-fog-lifts", place=self.place(seen.get("cell")))
        else:
            self.open("fog", seen, "story-clears-fog", player, place=self.place(seen.get("cell")))

    def tell_effect_came(self, seen: Seen) -> None:
        effect = seen.get("effect")
        about = self.say.title.describe("effect-about", effect, self.say)
        line = self.add(seen, "story-effect", effect=self.teller.thing("effect", effect), about=about)
        self.show(line, "effect", effect)

    def tell_effect_left(self, seen: Seen) -> None:
        effect, seat = self.teller.thing("effect", seen.get("effect")), self.section.seat
        if seat == NOBODY:
            self.add(seen, "story-effect-ends", effect=effect)
        else:
            self.open("effect", seen, "story-ends-effect", seat, effect=effect)

    def tell_board_came(self, seen: Seen) -> None:
        kind = seen.get("kind")
        line = self.add(seen, "story-new-kind", monster=self.teller.thing("kind", kind))
        self.show(line, "kind", kind)

    def tell_left_candles(self, seen: Seen) -> None:
        self.add(seen, "story-candles-removed")

    # === The end ================================================================================
    def tell_escaped(self, seen: Seen) -> None:
        self.mark(self.add(seen, "story-escapes", seen.get("player")), "gain", seen.get("player"))

    def tell_stayed(self, seen: Seen) -> None:
        self.mark(self.add(seen, "story-remains", seen.get("player")), "loss", seen.get("player"))

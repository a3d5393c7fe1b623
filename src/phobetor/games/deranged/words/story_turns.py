"""What heroes and monsters of Deranged do in a turn."""

from __future__ import annotations

from typing import Any

from phobetor.book.deeds import is_known
from phobetor.book.story import Line, Seen, Span, Teller
from phobetor.games.deranged.rules.box import ITEM_OF, PASSAGE
from phobetor.games.deranged.rules.state import MONSTERS_FROM
from phobetor.games.deranged.words.story_deeds import Words
from phobetor.kernel.words import NOBODY, Player

CHANGES = {"healed": ("health", 1), "calmed": ("sanity", 1), "shaken": ("sanity", -1), "took-candles": ("candles", 1)}


class Turns(Words):
    """Cards, walks, fights, searches and items."""

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.path: list[int] = []
        self.attack: Line | None = None
        self.strength = 0
        self.used = 0
        self.harmed: dict[Player, Line] = {}
        """The line that tells how somebody was hurt last."""

    # === Cards ==================================================================================
    def tell_played(self, seen: Seen) -> None:
        card = seen.get("card")
        self.open("played", seen, "story-plays", seen.get("player"), card=self.card(card))
        self.detail(seen, "played", card=self.card(card))

    def tell_turned_over(self, seen: Seen) -> None:
        self.open("played", seen, "story-turns-over", seen.get("player"), card=self.card(seen.get("card")))
        self.detail(seen, "turned-over", card=self.card(seen.get("card")))

    def tell_drew(self, seen: Seen) -> None:
        """Only the viewer's own cards are a line."""
        player = seen.get("player")
        if not is_known(seen):
            self.detail(seen, "drew")
        elif line := self.goes_on("draw", player):
            self.path.append(seen.get("card"))
            self.rephrase(line, seen, cards=self.listed([self.card(card) for card in self.path]))
        else:
            self.path = [seen.get("card")]
            line = self.add(seen, "story-draws", player, cards=self.card(seen.get("card")))
            self.secret(line, seen)
            self.doing = "draw"

    def tell_discarded(self, seen: Seen) -> None:
        if self.last and self.doing in ("attack", "played") and seen.get("player") != self.section.seat:
            self.fold(self.last, seen)  # the card of the defence, which is named there
        else:
            self.detail(seen, "discarded", card=self.card(seen.get("card")))

    def tell_boxed(self, seen: Seen) -> None:
        self.detail(seen, "boxed", card=self.card(seen.get("card")))

    def tell_reshuffled(self, seen: Seen) -> None:
        self.detail(seen, "reshuffled")

    def tell_time_moved(self, seen: Seen) -> None:
        if self.last is None:
            self.add(seen, "story-time", space=seen.get("space"))
        else:
            self.detail(seen, "time", space=seen.get("space"))

    def tell_hurried(self, seen: Seen) -> None:
        self.add(seen, "story-hurried", rounds=seen.get("rounds"))

    def tell_discarded_hand(self, seen: Seen) -> None:
        player = seen.get("player")
        line = self.goes_on("rest", player)
        if line:
            self.detail(seen, "discarded-hand")
            self.rephrase(line, hand=1)
        elif line := self.goes_on("discard", player):
            self.path.append(seen.get("card"))
            self.rephrase(line, seen, cards=self.listed([self.card(card) for card in self.path]))
        else:
            self.path = [seen.get("card")]
            self.under(seen, "story-discards-hand", player, cards=self.card(seen.get("card")))
            self.doing = "discard"

    def tell_returned(self, seen: Seen) -> None:
        line = self.add(seen, "story-returns", seen.get("player"), place=self.place(seen.get("cell")))
        self.mark(line, "gain", seen.get("player"))

    # === Walking ================================================================================
    def tell_walks(self, seen: Seen) -> None:
        self.path = []
        self.open("walk", seen, "story-stays", seen.get("player"), count=seen.get("count"))

    def tell_moved(self, seen: Seen) -> None:
        self.walk_on(seen, portal=0)

    def tell_ported(self, seen: Seen) -> None:
        self.walk_on(seen, portal=1)

    def walk_on(self, seen: Seen, portal: int) -> None:
        player, cell = seen.get("player"), seen.get("cell")
        if self.doing == "used" and ITEM_OF[self.used] == PASSAGE:
            self.add(seen, "story-carried", player, place=self.place(cell)).under = True
            return
        line = self.goes_on("walk", player)
        if line is None:
            self.path = []
            line = self.open("walk", seen, "story-stays", player, count=0)
        self.path.append(cell)
        self.rephrase(line, seen, "story-walks", **self.way(), portal=max(portal, self.words_of(line).get("portal", 0)))

    def way(self) -> dict[str, Any]:
        return {
            "goal": self.place(self.path[-1]),
            "via": self.listed([self.place(cell) for cell in self.path[:-1]]),
            "between": len(self.path) - 1,
            "way": " → ".join(self.place(cell) for cell in self.path),
            "steps": len(self.path),
        }

    def tell_blocked(self, seen: Seen) -> None:
        line = self.under(seen, "story-blocks", seen.get("player"), place=self.place(seen.get("cell")))
        self.concern(line, self.section.seat)

    def tell_policy(self, seen: Seen) -> None:
        policy = self.teller.thing("policy", seen.get("policy"))
        self.add(seen, "story-policy", seen.get("player"), policy=policy)

    def tell_swapped(self, seen: Seen) -> None:
        fighter = seen.get("fighter")
        line = self.open("swap", seen, "story-swaps", seen.get("player"), **self.fighter(fighter))
        self.concern(line, *[fighter][: fighter < MONSTERS_FROM])

    # === Fighting ===============================================================================
    def tell_strikes(self, seen: Seen) -> None:
        card = self.card(seen.get("card"))
        line = self.open("strike", seen, "story-strikes", seen.get("player"), card=card, strength=seen.get("strength"))
        line.topic, self.attack = "fight", line
        self.unfold("played")

    def tell_attacks(self, seen: Seen) -> None:
        attacker, target = seen.get("attacker"), seen.get("target")
        self.strength = seen.get("strength")
        damage = 0 if target >= MONSTERS_FROM else NOBODY
        words: dict[str, Any] = {"strength": self.strength, "damage": damage, "falls": 0, **self.fighter(target)}
        if attacker >= MONSTERS_FROM:
            self.attack = self.add(
                seen, "story-monster-attacks", monster=self.monster(attacker - MONSTERS_FROM), **words
            )
        elif self.attack and self.doing == "strike":
            self.rephrase(self.attack, seen, "story-attacks-with", **words)
        else:
            self.attack = self.open("attack", seen, "story-attacks", attacker, **words)
        self.attack.topic, self.doing, self.whose = "fight", "attack", attacker
        self.cause = self.text_of(self.attack)
        if target < MONSTERS_FROM:
            self.concern(self.attack, target)

    def tell_monster_hurt(self, seen: Seen) -> None:
        if self.attack and self.doing == "attack":
            self.rephrase(self.attack, seen, damage=seen.get("count"))
            return
        line = self.under(
            seen, "story-monster-hurt", monster=self.monster(seen.get("monster")), damage=seen.get("count"), falls=0
        )
        line.topic, self.attack, self.doing = "fight", line, "attack"

    def tell_defeated(self, seen: Seen) -> None:
        if self.attack and self.doing == "attack":
            self.rephrase(self.attack, seen, falls=1)
            self.doing = "felled"
            self.mark(self.attack, "gain", seen.get("player"))
        else:
            self.add(
                seen, "story-defeats", seen.get("player"), monster=self.monster(seen.get("monster"))
            ).topic = "fight"

    def tell_defended(self, seen: Seen) -> None:
        player, value = seen.get("player"), seen.get("strength")
        card = self.card(seen.get("card")) or self.say.say("story-no-card")
        if self.attack and value >= self.strength:
            self.rephrase(self.attack, seen, self.said[id(self.attack)][0] + "-stopped", card2=card, value=value)
            self.doing = ""
            return
        turned = self.goes_on("played", player)
        words: dict[str, Any] = {"card": card, "value": value, "lost": 0, "dies": 0}
        line = (
            self.rephrase(turned, seen, "story-defends", **words)
            if turned
            else self.under(seen, "story-defends", player, **words)
        )
        line.under, line.topic, self.doing, self.whose = True, "fight", "defence", player

    def tell_hurt(self, seen: Seen) -> None:
        player, lost = seen.get("player"), seen.get("count")
        line = self.goes_on("defence", player)
        if line:
            self.rephrase(line, seen, lost=lost)
        else:
            line = self.under(seen, "story-hurt", player, lost=lost, dies=0)
        self.doing = "hurt"
        self.harmed[player] = self.mark(line, "loss", player)

    def tell_died(self, seen: Seen) -> None:
        player = seen.get("player")
        line = self.harmed.get(player)
        if line:
            self.rephrase(line, seen, dies=1)
        else:
            line = self.under(seen, "story-dies", player)
        self.mark(line, "loss", player)
        line.topic = "fight"
        if self.is_me(player):
            changes = [self.cause, self.say.say("story-death-curse"), self.say.say("story-death-return")]
            line.hold = self.hold("story-you-die", changes, "", "DE-168")

    # === Monsters ===============================================================================
    def tell_monster_moved(self, seen: Seen) -> None:
        token = seen.get("monster")
        if line := self.goes_on("monster", token):
            self.path.append(seen.get("cell"))
            self.rephrase(line, seen, **self.way())
            return
        self.path = [seen.get("cell")]
        words: dict[str, Any] = {"monster": self.monster(token), "origin": self.place(seen.get("origin")), **self.way()}
        self.add(seen, "story-monster-goes", **words)
        self.doing, self.whose = "monster", token

    def tell_appeared(self, seen: Seen) -> None:
        kind = self.monster(seen.get("monster"))
        if self.doing == f"appear {kind}" and self.last:
            self.path.append(seen.get("cell"))
            self.rephrase(self.last, seen, places=self.places(self.path), count=len(self.path))
            return
        self.path = [seen.get("cell")]
        self.add(seen, "story-appears", monster=kind, places=self.places(self.path), count=1)
        self.doing = f"appear {kind}"

    def tell_asleep(self, seen: Seen) -> None:
        self.add(seen, "story-asleep", monster=self.monster(seen.get("monster"))).under = True

    # === Searching, items, rest =================================================================
    def tell_seeks(self, seen: Seen) -> None:
        self.open("seek", seen, "story-seeks", seen.get("player"), card=self.card(seen.get("card")))
        self.unfold("played")

    def tell_searched(self, seen: Seen) -> None:
        player, place = seen.get("player"), self.place(seen.get("cell"))
        line = self.goes_on("seek", player)
        if line:
            self.rephrase(line, seen, "story-searches-with", place=place, found=0)
            self.doing = "search"
        else:
            self.open("search", seen, "story-searches", player, place=place, found=0)

    def tell_found(self, seen: Seen) -> None:
        player = seen.get("player")
        line = self.goes_on("search", player)
        if is_known(seen):
            line = self.add(seen, "story-finds", player, card=self.card(seen.get("card")))
            line.under = line is not self.section.lines[0]
            self.secret(line, seen)
            self.show(line, "card", seen.get("card"))
        elif line:
            self.rephrase(line, seen, found=1)
        else:
            self.add(seen, "story-finds-item", player)

    def tell_found_nothing(self, seen: Seen) -> None:
        line = self.goes_on("search", seen.get("player"))
        if line:
            self.rephrase(line, seen, found=2)
        else:
            self.add(seen, "story-finds-nothing", seen.get("player"))

    def tell_used(self, seen: Seen) -> None:
        self.used = seen.get("card")
        line = self.open(
            "used", seen, "story-uses", seen.get("player"), card=self.card(self.used), changes="", changed=0
        )
        self.gained[id(line)] = []
        self.cause = self.text_of(line)
        self.unfold("played")

    def tell_rested(self, seen: Seen) -> None:
        line = self.open("rest", seen, "story-rests", seen.get("player"), changes="", changed=0, hand=0)
        self.gained[id(line)] = []

    def tell_spent(self, seen: Seen) -> None:
        """A candle is a payment for what comes, or for what was just told."""
        player, count = seen.get("player"), seen.get("count")
        if self.doing in ("shed", "strike") and self.whose == player:
            self.detail(seen, "spent", count)
        elif (line := self.goes_on("price", player)) and self.gained.get(id(line)):
            self.rephrase(line, seen, count=self.words_of(line)["count"] + count)
        else:
            line = self.open("price", seen, "story-spends", player, count=count, changes="", changed=0)
            self.detail(seen, "spent", count)
            self.gained[id(line)] = []

    def tell_healed(self, seen: Seen) -> None:
        self.changed(seen)

    def tell_calmed(self, seen: Seen) -> None:
        self.changed(seen)

    def tell_took_candles(self, seen: Seen) -> None:
        """The reward for a monster is told with its fall."""
        if self.doing == "felled":
            self.detail(seen, "candles", seen.get("count"))
        else:
            self.changed(seen)

    def tell_shaken(self, seen: Seen) -> None:
        """What an action costs is a detail of it; the action may be told before or after."""
        player, count = seen.get("player"), seen.get("count")
        if self.doing in ("walk", "strike", "seek", "used", "fog") and self.whose == player and not self.is_paid():
            self.detail(seen, "shaken", count)
        else:
            self.changed(seen)
            if self.last and self.whose == player:
                self.doing = "price"
                self.detail(seen, "shaken", count)

    def is_paid(self) -> bool:
        return "shaken" in self.folded.get(id(self.last), {})

    def changed(self, seen: Seen) -> None:
        """Health, sanity or candles won or lost: part of the deed that did it, or a line in which all are listed."""
        what, sign = CHANGES[seen.event.name]
        player, change = seen.get("player"), self.change(what, sign * seen.get("count"))
        line = self.last
        if line and self.doing in ("used", "rest", "price") and id(line) in self.gained:
            self.gain(line, seen, change if player == self.whose else f"{self.one_of(player)}: {change}")
            return
        if line and self.doing == "changes":
            self.gain(line, seen, f"{self.one_of(player)}: {change}")
        elif self.section.seat == NOBODY:
            line = self.add(seen, "story-changes", changes="", changed=0)
            self.doing, self.gained[id(line)] = "changes", []
            self.gain(line, seen, f"{self.one_of(player)}: {change}")
        else:
            line = self.open("changes of one", seen, "story-changes-of", player, changes=change, changed=1)
        self.mark(line, "gain" if sign > 0 else "loss", player)

    def gain(self, line: Line, seen: Seen, piece: str) -> None:
        super().gain(line, seen, piece)
        if self.doing == "price":
            self.unfold("spent")

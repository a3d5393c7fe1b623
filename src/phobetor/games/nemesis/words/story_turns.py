"""What the crew of Nemesis does in a turn: cards, rooms, noise, things, looks and claims."""

from __future__ import annotations

from typing import Any

from phobetor.book.deeds import is_known
from phobetor.book.story import Line, Seen
from phobetor.games.nemesis.rules.box import TOKEN_EFFECT, TOKEN_ITEMS
from phobetor.games.nemesis.rules.names import NEST
from phobetor.games.nemesis.rules.vocabulary import PLAIN
from phobetor.games.nemesis.words.story_words import Words
from phobetor.kernel.words import Player


class Turns(Words):
    """Deeds of the crew."""

    # === Cards ==================================================================================
    def tell_drew(self, seen: Seen) -> None:
        """Only the viewer's own cards are a line."""
        player = seen.get("player")
        if not is_known(seen):
            self.detail(seen, "drew")
        elif line := self.goes_on("draw", player):
            self.found.append(self.teller.thing("card", seen.get("card")))
            self.rephrase(line, seen, cards=self.listed(self.found))
        else:
            self.found = [self.teller.thing("card", seen.get("card"))]
            self.secret(self.add(seen, "story-draws", player, cards=self.listed(self.found)), seen)
            self.doing = "draw"

    def tell_declared(self, seen: Seen) -> None:
        choice = self.teller.thing("choice", seen.get("choice"))
        self.open("declared", seen, "story-declares", seen.get("player"), choice=choice)

    def tell_paid(self, seen: Seen) -> None:
        player, card = seen.get("player"), self.teller.thing("card", seen.get("card"))
        if not self.goes_on("declared", player) and not self.goes_on("pay", player):
            self.open("pay", seen, "story-pays", player, card=card)
        self.detail(seen, "paid")

    def tell_discarded(self, seen: Seen) -> None:
        player, card = seen.get("player"), self.teller.thing("card", seen.get("card"))
        if not self.goes_on("declared", player) and not self.goes_on("pay", player):
            self.open("pay", seen, "story-discards", player, card=card)
        self.detail(seen, "discarded")

    def tell_answered(self, seen: Seen) -> None:
        if self.last:
            self.fold(self.last, seen)

    def tell_interrupted(self, seen: Seen) -> None:
        victim = seen.get("victim")
        line = self.under(seen, "story-interrupts", seen.get("player"), **self.teller.people(target=victim))
        self.mark(line, "loss", victim)

    def tell_passed(self, seen: Seen) -> None:
        self.open("pass", seen, "story-passes", seen.get("player"))

    def used(self, seen: Seen, message: str, kind: str) -> None:
        """A card, item, room or quest, and what it is used for."""
        player, mode = seen.get("player"), seen.get("mode")
        words: dict[str, Any] = {"thing": self.teller.thing(kind, seen.get(kind)), "plain": int(mode == PLAIN)}
        words["mode"] = self.teller.thing("mode", mode)
        line = self.open("use", seen, message, player, changes="", changed=0, **words)
        self.may_suffer(line, player)

    def tell_played(self, seen: Seen) -> None:
        self.used(seen, "story-plays", "card")
        self.unfold("discarded")

    def tell_used(self, seen: Seen) -> None:
        self.used(seen, "story-uses", "item")

    def tell_room_used(self, seen: Seen) -> None:
        self.used(seen, "story-uses-room", "room")

    def tell_quest_used(self, seen: Seen) -> None:
        self.used(seen, "story-uses", "quest")

    def tell_activated(self, seen: Seen) -> None:
        quest = seen.get("quest")
        line = self.open(
            "activate", seen, "story-activates", seen.get("player"), thing=self.teller.thing("quest", quest)
        )
        self.show(line, "quest", quest)

    def tell_card_removed(self, seen: Seen) -> None:
        words: dict[str, Any] = {"card": self.teller.thing("card", seen.get("card"))}
        self.mark(self.under(seen, "story-removes-card", seen.get("player"), **words), "loss", seen.get("player"))

    # === Moving and exploring ===================================================================
    def tell_moved(self, seen: Seen) -> None:
        slot, room = seen.get("slot"), seen.get("room")
        if room:
            self.rooms[slot] = room
        self.open("move", seen, "story-enters", seen.get("player"), place=self.place(slot), slot=slot)

    def tell_explored(self, seen: Seen) -> None:
        """The tile is turned before everybody's eyes."""
        slot, room = seen.get("slot"), seen.get("room")
        self.rooms[slot] = room
        words: dict[str, Any] = {"place": self.place(slot), "token": self.discovery(room, seen.get("token"))}
        line = self.last if self.doing == "move" else None
        line = (
            self.rephrase(line, seen, "story-explores", **words) if line else self.add(seen, "story-explored", **words)
        )
        self.show(line, "room", room).scene = True

    def tell_token_shown(self, seen: Seen) -> None:
        words: dict[str, Any] = {
            "place": self.place(seen.get("slot")),
            "token": self.discovery(0, seen.get("token")),
        }
        line = self.last if self.doing == "move" else None
        line = (
            self.rephrase(line, seen, "story-finds-token", **words) if line else self.add(seen, "story-token", **words)
        )
        self.show(line, "token", seen.get("token")).scene = True

    def discovery(self, room: int, token: int) -> str:
        """With the items that it brings: none in an engine room, which has no tile, and in the Nest; alone half of
        them. NE-4.13, NE-4.15, NE-1.3"""
        effect = self.teller.thing("discovery", TOKEN_EFFECT[token])
        if room in (0, NEST):
            return effect
        items = TOKEN_ITEMS[token] if len(self.say.names) > 1 else (TOKEN_ITEMS[token] + 1) // 2
        return self.say.say("token", effect=effect, items=items)

    # === Noise ==================================================================================
    def tell_rolled(self, seen: Seen) -> None:
        roll = self.teller.thing("roll", seen.get("roll"))
        line = self.add(seen, "story-rolls", seen.get("player"), roll=roll, places="", count=0)
        line.under, self.doing, self.found = line is not self.section.lines[0], "roll", []

    def tell_noised(self, seen: Seen) -> None:
        word = self.teller.thing("corridor", seen.get("corridor"))
        if self.doing == "roll" and self.last:
            self.found.append(word)
            self.rephrase(self.last, seen, places=", ".join(self.found), count=len(self.found))
        else:
            self.several(seen, "story-noise", word)

    def tell_encountered(self, seen: Seen) -> None:
        """The token comes out of the bag; a nightmare may come with it."""
        player = seen.get("player")
        words: dict[str, Any] = {
            "place": self.place(seen.get("slot")),
            "draw": self.teller.thing("draw", seen.get("draw")),
        }
        line = self.goes_on("roll", player)
        if line:
            self.rephrase(line, seen, "story-encounter", nightmare="", comes=0, **words)
        else:
            line = self.add(seen, "story-encounter", player, nightmare="", comes=0, **words)
        self.doing = "encounter"
        line.under, line.scene = line is not self.section.lines[0], True
        self.mark(line, "loss", player)

    # === Things =================================================================================
    def tell_found(self, seen: Seen) -> None:
        player, colour = seen.get("player"), self.teller.thing("colour", seen.get("colour"))
        line = self.goes_on("use", player)
        if is_known(seen):
            item = seen.get("item")
            line = self.under(seen, "story-keeps", player, thing=self.teller.thing("item", item))
            self.secret(self.show(line, "item", item), seen)
        elif line and self.message(line) == "story-plays":
            self.rephrase(line, seen, "story-plays-found", colour=colour)
        else:
            self.under(seen, "story-keeps-colour", player, colour=colour)

    def thing(self, seen: Seen, message: str) -> Line:
        return self.open(
            "thing", seen, message, seen.get("player"), thing=self.teller.thing("thing", seen.get("thing"))
        )

    def tell_took(self, seen: Seen) -> None:
        self.thing(seen, "story-takes")

    def tell_dropped(self, seen: Seen) -> None:
        self.thing(seen, "story-drops")

    def tell_crafted(self, seen: Seen) -> None:
        item = seen.get("item")
        line = self.open("craft", seen, "story-crafts", seen.get("player"), thing=self.teller.thing("item", item))
        self.show(line, "item", item)

    def tell_traded(self, seen: Seen) -> None:
        partner = seen.get("partner")
        words: dict[str, Any] = {"count": seen.get("count"), **self.teller.people(target=partner)}
        self.concern(self.open("trade", seen, "story-trades", seen.get("player"), **words), partner)

    def tell_reloaded(self, seen: Seen) -> None:
        item = self.teller.thing("item", seen.get("item"))
        self.open("load", seen, "story-loads", seen.get("player"), thing=item, ammo=seen.get("ammo"))

    # === Looking ================================================================================
    def look(self, seen: Seen, message: str, card: tuple[str, int], **args: Any) -> Line:
        """Everybody is told that somebody looked; whoever looked, what was there."""
        line = self.open("look", seen, f"story-looks-{message}", seen.get("player"), **args)
        if not is_known(seen):
            return line
        secret = self.secret(self.under(seen, f"story-saw-{message}", **args, what=self.teller.thing(*card)), seen)
        self.show(secret, *card)
        if secret.tone == "only":
            secret.hold = self.hold("story-saw-title", [self.text_of(secret)], "story-saw-todo")
        return line

    def tell_looked_engine(self, seen: Seen) -> None:
        engine = self.teller.thing("engine", seen.get("engine"))
        self.look(seen, "engine", ("works", seen.get("works")), engine=engine)

    def tell_looked_course(self, seen: Seen) -> None:
        self.look(seen, "course", ("coordinates", seen.get("coordinates")))

    def tell_looked_room(self, seen: Seen) -> None:
        self.look(seen, "room", ("room", seen.get("room")), place=self.teller.thing("slot", seen.get("slot")))

    def tell_looked_token(self, seen: Seen) -> None:
        self.look(seen, "token", ("token", seen.get("token")), place=self.place(seen.get("slot")))

    def tell_looked_event(self, seen: Seen) -> None:
        self.look(seen, "event", ("event", seen.get("event")))

    def tell_looked_goal(self, seen: Seen) -> None:
        victim = seen.get("victim")
        words: dict[str, Any] = self.teller.people(target=victim)
        self.concern(self.look(seen, "goal", ("objective", seen.get("objective")), **words), victim)

    # === Saying =================================================================================
    def says(self, seen: Seen, message: str, **args: Any) -> None:
        self.add(seen, f"story-says-{message}", seen.get("player"), **args)

    def tell_said_engine(self, seen: Seen) -> None:
        engine = self.teller.thing("engine", seen.get("engine"))
        self.says(seen, "engine", engine=engine, what=self.teller.thing("works", seen.get("works")))

    def tell_said_course(self, seen: Seen) -> None:
        letter = self.teller.thing("letter", seen.get("letter"))
        self.says(seen, "course", letter=letter, what=self.teller.thing("planet", seen.get("planet")))

    def tell_said_room(self, seen: Seen) -> None:
        place = self.teller.thing("slot", seen.get("slot"))
        self.says(seen, "room", place=place, what=self.teller.thing("room", seen.get("room")))

    def tell_said_token(self, seen: Seen) -> None:
        place = self.teller.thing("slot", seen.get("slot"))
        self.says(seen, "token", place=place, what=self.teller.thing("discovery", seen.get("discovery")))

    def tell_said_goal(self, seen: Seen) -> None:
        self.says(seen, "goal", what=self.teller.thing("objective", seen.get("objective")))

    def tell_said_health(self, seen: Seen) -> None:
        self.says(seen, "health", what=self.teller.thing("health", seen.get("health")))

    # === Engines and the cockpit ================================================================
    def tell_engine_touched(self, seen: Seen) -> None:
        player: Player = seen.get("player")
        words: dict[str, Any] = {"engine": self.teller.thing("engine", seen.get("engine"))}
        self.open("engine", seen, "story-touches-engine", player, swapped=seen.get("swapped"), **words)

    def tell_course_set(self, seen: Seen) -> None:
        letter = self.teller.thing("letter", seen.get("letter"))
        self.open("course", seen, "story-sets-course", seen.get("player"), letter=letter).tone = "alarm"

    def tell_signalled(self, seen: Seen) -> None:
        self.open("signal", seen, "story-signals", seen.get("player"))

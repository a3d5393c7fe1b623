"""How a game of Nightmarium is told: one line an action, and under a complete Creature what its abilities do."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from phobetor.book.story import SETUP, Hold, Line, Seen, Span, Teller, Telling, Thing
from phobetor.games.nightmarium.rules.box import ABILITIES, HEAD, PARTS, PARTS_OF
from phobetor.games.nightmarium.words.describe import ordinal
from phobetor.games.nightmarium.words.notation import goal
from phobetor.kernel.masks import has
from phobetor.kernel.words import HIDDEN, NOBODY, Player

ACTION, EXCHANGE = "NM-3.2", "NM-4.3"
"""The rules that are carried out when somebody takes an action, and while cards are exchanged."""
LONG_CHAIN = 2
"""So many abilities in a turn are played as a scene."""


class Chronicle(Telling):
    """A turn with its two actions, or the set-up."""

    lights: ClassVar[frozenset[str]] = frozenset({"player", "card", "creature"})

    def __init__(self, span: Span, teller: Teller, seat: Player = NOBODY, heading: str = "") -> None:
        super().__init__(span, teller, seat, heading)
        self.deed: Line | None = None
        """The line to which the next event may belong."""
        self.gathered: dict[tuple[int, str], list[int]] = {}
        """The cards of a line, by its first event and the word that stands for them."""
        self.dealt: Counter[Player] = Counter()
        self.steps: list[str] = []
        self.acts: list[Line] = []
        """What complete Creatures do, line by line; the stage plays it if there is enough of it."""
        self.placing: Line | None = None
        """The last card that was placed."""
        self.chain = False
        """Whether a complete Creature acts."""
        self.pure: Seen | None = None
        self.abilities = 0

    def hear(self, seen: Seen) -> None:
        if ACTION in seen.cited and seen.event.name != "completed":
            self.chain = False
        super().hear(seen)
        if self.section.steps:
            for line in self.acts:
                line.scene = True

    # --- words ----------------------------------------------------------------------------------
    def card(self, card: int, part: int | None = None) -> str:
        """A card by its name, with the part that it is where there is no doubt."""
        name = self.teller.thing("card", card)
        parts = [place for place in range(len(PARTS)) if has(PARTS_OF[card], place)] if part is None else [part]
        return f"{name} ({self.say.say(f'part-{PARTS[parts[0]]}')})" if len(parts) == 1 else name

    def begin(self, seen: Seen, message: str) -> Line:
        """A line about cards, of which this is the first."""
        cards = [seen.get("card")]
        line = self.add(seen, message, seen.get("player"), cards=self.listed(cards))
        self.gathered[line.first, "cards"] = cards
        return line

    def gather(self, line: Line, word: str, seen: Seen, message: str = "") -> Line:
        """One more card that a line speaks of."""
        cards = self.gathered.setdefault((line.first, word), [])
        cards.append(seen.get("card"))
        return self.rephrase(line, seen, message, **{word: self.listed(cards)})

    def listed(self, cards: list[int]) -> str:
        if HIDDEN in cards:
            return self.say.say("story-cards-unseen", count=len(cards))
        names = self.teller.listed([self.teller.thing("card", card) for card in cards])
        return self.say.say("story-cards", count=len(cards), cards=names)

    def owner(self, creature: int) -> Player:
        return creature // goal(self.say.settings)

    def in_chain(self, line: Line) -> Line:
        """The line belongs to what a complete Creature does now."""
        line.under, line.step = True, len(self.steps) - 1
        self.acts.append(line)
        return line

    def shows(self, line: Line, seen: Seen) -> Line:
        line.card = Thing("card", seen.get("card"))
        return line

    # --- set-up ---------------------------------------------------------------------------------
    def deal(self, seen: Seen) -> None:
        """One line for what everybody gets, and one for what the viewer gets."""
        self.dealt[seen.get("player")] += 1
        everybody = (self.last and self.section.lines[0]) or self.add(seen, "story-dealt", count=1)
        self.rephrase(everybody, seen, count=max(self.dealt.values()))
        if seen.is_private:
            mine = self.deed or self.add(seen, "story-dealt-you", seen.get("player"), cards="")
            self.deed = self.gather(mine, "cards", seen)
            mine.tone = "only"

    # --- actions --------------------------------------------------------------------------------
    def tell_drew(self, seen: Seen) -> None:
        if self.section.kind == SETUP:
            self.deal(seen)
            return
        line = self.deed
        if line is None or not self.is_drawing(line, seen):
            line = self.deed = self.begin(seen, "story-drew")
        elif self.message(line).startswith("story-exchanged"):
            self.gather(line, "drawn", seen, "story-exchanged-for")
        else:
            self.gather(line, "cards", seen, "story-weeper" if self.message(line) == "story-performs" else "")
        line.tone = "only" if seen.is_private else line.tone

    def is_drawing(self, line: Line, seen: Seen) -> bool:
        """Whether a draw belongs to the line: to an exchange, an ability, or a draw by the same player."""
        if self.message(line).startswith("story-exchanged"):
            return EXCHANGE in seen.cited
        if self.chain:
            return self.message(line) in ("story-performs", "story-weeper")
        is_forced = self.message(line) == "story-empty-handed"  # that draws a single card
        return self.message(line) == "story-drew" or (is_forced and (line.first, "cards") not in self.gathered)

    def tell_empty_handed(self, seen: Seen) -> None:
        self.deed = self.add(seen, "story-empty-handed", seen.get("player"), cards="")

    def tell_nothing_left(self, seen: Seen) -> None:
        line = self.deed
        if line is not None and self.message(line) == "story-empty-handed":
            self.rephrase(line, seen, "story-empty-handed-none")
        elif self.chain:
            self.in_chain(self.add(seen, "event-nothing-left"))
        else:
            self.add(seen, "event-nothing-left")

    def tell_discarded(self, seen: Seen) -> None:
        line = self.deed
        if line is None or self.message(line) != "story-exchanged":
            self.deed = self.begin(seen, "story-exchanged")
        else:
            self.gather(line, "cards", seen)

    def tell_reshuffled(self, seen: Seen) -> None:
        self.add(seen, "event-reshuffled", cards=seen.get("cards"))

    def tell_placed(self, seen: Seen) -> None:
        """A Mocker places in its own line; what a Herald revealed is placed under it."""
        card, creature = seen.get("card"), seen.get("creature")
        words = {"card": self.card(card), "place": ordinal(creature, self.say), "outcome": "none"}
        line = self.deed if self.chain else None
        if line is not None and self.message(line) == "story-performs":
            self.rephrase(line, seen, "story-mocker", **words)
        else:
            begins = PARTS_OF[card] == 1 and not self.chain
            line = self.add(seen, "story-began" if begins else "story-placed", seen.get("player"), **words)
            if self.chain:
                self.in_chain(line)
            else:
                self.deed = line
        self.shows(line, seen)
        self.placing = line

    # --- complete Creatures ---------------------------------------------------------------------
    def tell_completed(self, seen: Seen) -> None:
        assert self.placing is not None
        line = self.rephrase(self.placing, seen, outcome="complete")
        assert line.card is not None
        self.rephrase(line, card=self.card(line.card.value, HEAD))
        line.tone = "gain" if self.is_me(seen.get("player")) else ""
        self.steps.append(self.say.say("story-step-complete"))
        line.step = len(self.steps) - 1
        self.acts.append(line)
        self.chain, self.deed = True, None

    def tell_pure(self, seen: Seen) -> None:
        assert self.placing is not None
        self.rephrase(self.placing, outcome="pure")
        self.steps.append(self.say.say("story-step-pure"))
        line = self.in_chain(self.add(seen, "story-pure", **self.say.named({"legion": seen.get("legion")})))
        line.topic, self.pure = "fight", seen
        self.head()

    def tell_lost(self, seen: Seen) -> None:
        line = self.deed
        if line is None or self.message(line) != "story-lost" or self.doer(line) != seen.get("player"):
            line = self.deed = self.in_chain(self.begin(seen, "story-lost"))
        else:
            self.gather(line, "cards", seen)
        self.shows(line, seen)
        line.topic = "fight"
        if self.is_me(seen.get("player")):
            line.tone = "loss"
            if self.pure is not None and seen.choice == self.pure.choice:  # nobody asked
                line.hold = self.loss(seen, "story-hold-lost", "NM-5.8")

    def tell_performs(self, seen: Seen) -> None:
        ability = self.say.say(f"ability-{ABILITIES[seen.get('ability')]}")
        self.steps.append(ability)
        self.deed = self.in_chain(self.add(seen, "story-performs", self.section.seat, ability=ability))
        self.abilities += 1
        self.head()

    def head(self) -> None:
        """What the scene is called, if there is one."""
        if self.pure is not None or self.abilities >= LONG_CHAIN:
            self.section.steps = self.steps
            legion = self.say.named({"legion": self.pure.get("legion")}) if self.pure is not None else {"legion-id": -1}
            self.section.heading = self.say.say("story-chain", **legion, count=self.abilities)

    def tell_revealed(self, seen: Seen) -> None:
        assert self.deed is not None
        self.gather(self.deed, "cards", seen, "story-herald")
        if self.deed.card is None:
            self.shows(self.deed, seen)

    def tell_unplaced(self, seen: Seen) -> None:
        self.shows(self.in_chain(self.add(seen, "story-unplaced", card=self.card(seen.get("card")))), seen)

    def tell_took(self, seen: Seen) -> None:
        line = self.aims(seen, "story-executioner", card=self.card(seen.get("card")))
        self.shows(line, seen)
        if line.tone == "loss":
            line.hold = self.loss(seen, "story-hold-took", "NM-6.7")
        elif self.is_me(seen.get("player")):
            line.tone = "gain"

    def tell_scavenged(self, seen: Seen) -> None:
        line = self.aims(seen, "story-scavenger")
        if line.tone == "loss":
            line.hold = self.loss(seen, "story-hold-scavenged", "NM-6.8")

    def tell_devoured(self, seen: Seen) -> None:
        line = self.shows(self.aims(seen, "story-devourer", card=self.card(seen.get("card"))), seen)
        line.topic = ""

    def aims(self, seen: Seen, message: str, **words: str) -> Line:
        """The ability at work did something to a Creature."""
        assert self.deed is not None
        creature = seen.get("creature")
        victim = self.owner(creature)
        words.update(self.teller.people(victim=victim), place=ordinal(creature, self.say))
        line = self.rephrase(self.deed, seen, message, **words)
        line.topic = "fight"
        if victim != self.section.seat:
            self.concern(line, victim)
        line.tone = "loss" if self.is_me(victim) else ""
        return line

    def loss(self, seen: Seen, message: str, rule: str) -> Hold:
        """What the viewer lost: `-title` says what, `-change` what it means."""
        known = seen.args
        words = {"card": self.card(known["card"])} if "card" in known else {}
        if "creature" in known:
            words["place"] = ordinal(known["creature"], self.say)
        words["name"] = self.say.player(self.section.seat)
        return Hold(self.say.say(message, **words), [self.say.say(f"{message}-change", **words)], rule=rule)

    def tell_stopped(self, seen: Seen) -> None:
        ability = self.say.say(f"ability-{ABILITIES[seen.get('ability')]}")
        self.in_chain(self.add(seen, "story-stopped", ability=ability))

    def tell_switched(self, seen: Seen) -> None:
        self.in_chain(self.add(seen, "story-switched", place=ordinal(seen.get("creature"), self.say)))

    # --- the end --------------------------------------------------------------------------------
    def tell_won(self, seen: Seen) -> None:
        line = self.add(seen, "story-won", seen.get("player"))
        line.tone = "gain" if self.is_me(seen.get("player")) else "alarm"

    def tell_stalemate(self, seen: Seen) -> None:
        self.add(seen, "event-stalemate").tone = "alarm"

    def tell_impatient(self, seen: Seen) -> None:
        self.add(seen, "event-impatient", rounds=seen.get("rounds")).tone = "alarm"

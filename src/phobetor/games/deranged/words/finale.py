"""The end of Deranged: who escaped, what the others lacked, roles, night cards, and who told the truth about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from phobetor.book.finale import Fate, Finisher, Pile, Said, Shown, Tone
from phobetor.book.story import Seen, Teller, Thing
from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.box import NO_NIGHT, NO_ROLE_CARD, POSSESSED_TASK, ROLES, TASK_OF, TASKS
from phobetor.games.deranged.rules.state import MONSTERS_FROM, Deranged
from phobetor.games.deranged.rules.town import GATE, NOWHERE
from phobetor.games.deranged.rules.vocabulary import (
    ALL_POSSESSED,
    ATTACKS,
    CLAIMED_SAW,
    CLAIMED_SELF,
    CURED,
    DEFEATED,
    DEFENDED,
    DIED,
    ESCAPED,
    EVERYBODY_POSSESSED,
    FULFILLED,
    GOAL_MET,
    GOAL_MISSED,
    HURT,
    MONSTER_HURT,
    MOVED,
    NIGHT_CARD,
    NIGHTS_SWAPPED,
    POSSESSED,
    SEARCHED,
    SHED_CURSE,
    STAYED,
)
from phobetor.games.deranged.words.describe import card_name, describe
from phobetor.games.deranged.words.goals import progress
from phobetor.kernel.masks import has
from phobetor.kernel.words import NOBODY, Event

COUNTED: dict[Event, str] = {
    MOVED: "cells", SEARCHED: "searches", SHED_CURSE: "shed", DEFEATED: "defeated", DIED: "deaths",
    POSSESSED: "possessed",
}  # fmt: skip
WEIGHTS: dict[Event, float] = {
    DIED: 5, FULFILLED: 5, CURED: 6, NIGHTS_SWAPPED: 4, ALL_POSSESSED: 9, ESCAPED: 9, POSSESSED: 3, STAYED: 2,
}  # fmt: skip
"""What may turn a game, and how much."""


@dataclass
class Night:
    """A night card that was turned."""

    card: int
    came: str = "possessed"
    """Of a goal: open, done, missed."""


@dataclass
class DerangedFinale(Finisher):
    nights: dict[int, list[Night]] = field(default_factory=dict)
    dealt: int = 0
    attack: Seen | None = None
    defence: Seen | None = None
    """The blow that is being dealt."""
    deaths: dict[int, tuple[Seen | None, Seen | None, int]] = field(default_factory=dict)
    """Of whom died last: attack, defence, and the health that was lost."""
    last_hurt: int = 0
    turned: list[tuple[int, int]] = field(default_factory=list)
    """Who became possessed, and in which night."""

    DEEDS = ("cells", "searches", "damage", "defeated", "shed", "deaths", "possessed")
    LUCK = ("nights",)

    # --- while it is played -------------------------------------------------------------------------
    def hear(self, game: Deranged, seen: Seen) -> None:
        event = seen.event
        if event in COUNTED:
            self.count(COUNTED[event], seen.get("player"))
        if event in WEIGHTS:
            self.mark(seen, WEIGHTS[event], seen.get("player") if "player" in event.arguments else NOBODY)
        if event in (CLAIMED_SELF, CLAIMED_SAW):
            self.claimed(game, seen)
        elif event in (NIGHT_CARD, GOAL_MET, GOAL_MISSED):
            self.turn_card(seen)
        elif event is POSSESSED:
            self.turned.append((seen.get("player"), int(game.chapter) // 2))
        else:
            self.fight(game, seen)

    def claimed(self, game: Deranged, seen: Seen) -> None:
        """About the card of the coming night as it lay when this was said; known are cards that one has looked at, and
        by day who holds a token knows that the night will change them."""
        night, player = game.coming_night(), seen.get("player")
        if night < 0:
            return
        owner = seen.get("owner") if seen.event is CLAIMED_SAW else player
        card, knew = int(game.nights[owner * 3 + night]), has(game.peeks[player], owner * 3 + night)
        if seen.event is CLAIMED_SAW:
            true = card == seen.get("night")
        else:
            holds = game.token[player] == 1
            true = (TASK_OF[card] == POSSESSED_TASK or holds) == bool(seen.get("answer"))
            knew = knew or holds
        chapter = int(game.chapter)
        self.said.append(Said(seen, player, true, knew, lambda say: time_of(chapter, say)))

    def turn_card(self, seen: Seen) -> None:
        cards = self.nights.setdefault(seen.get("player"), [])
        card = seen.get("night")
        if seen.event is NIGHT_CARD:
            cards.append(Night(card, "possessed" if TASK_OF[card] == POSSESSED_TASK else "open"))
        else:
            for night in cards:
                if night.card == card:
                    night.came = "done" if seen.event is GOAL_MET else "missed"

    def fight(self, game: Deranged, seen: Seen) -> None:
        """A blow is an attack, the defence against it, and what it costs; nothing else comes between them."""
        event = seen.event
        if event is ATTACKS:
            self.attack, self.defence = seen, None
        elif event is DEFENDED:
            self.defence = seen
        elif event is HURT:
            self.last_hurt = seen.get("count")
            by_attack = self.defence is not None and self.defence.get("player") == seen.get("player")
            if by_attack and self.attack is not None and self.attack.get("attacker") < MONSTERS_FROM:
                self.count("damage", self.attack.get("attacker"), self.last_hurt)
            self.attack = self.attack if by_attack else None
        elif event is MONSTER_HURT:
            self.count("damage", game.active, seen.get("count"))
        elif event is DIED:
            self.deaths[seen.get("player")] = (self.attack, self.defence, self.last_hurt)

    def draw(self, game: Deranged, kind: str, pile: Sequence[int], drawn: int) -> None:
        """Night cards are dealt round by round, one to each hero in turn: how many of them mean possession, beside the
        share of such cards among those that were left to deal."""
        if kind == "night" and not self.beats:
            share = sum(TASK_OF[card] == POSSESSED_TASK for card in pile) / len(pile)
            self.chance("nights", self.dealt % self.players, TASK_OF[drawn] == POSSESSED_TASK, share)
            self.dealt += 1

    # --- when it is over ------------------------------------------------------------------------------
    def reason(self, game: Deranged, teller: Teller) -> str:
        say = teller.say
        if game.ending == EVERYBODY_POSSESSED:
            last = say.player(self.turned[-1][0]) if self.turned else ""
            return say.say("end-possessed", night=int(game.chapter) // 2, last=last)
        winners = ", ".join(say.player(winner) for winner in game.winners)
        return say.say("end-gate", count=len(game.winners), winners=winners)

    def fates(self, game: Deranged, teller: Teller) -> list[Fate]:
        return [self.fate(game, seat, teller) for seat in range(self.players)]

    def fate(self, game: Deranged, seat: int, teller: Teller) -> Fate:
        won = seat in game.winners
        verdict = self.verdict(game, seat)
        if verdict == "possessed":
            night = next((night for player, night in reversed(self.turned) if player == seat), int(game.chapter) // 2)
            text = teller.sentence("end-turned", seat, night=night)
        elif won:
            text = teller.sentence("end-free", seat)
        else:
            text = teller.sentence("end-behind", seat, missing=", ".join(missing(game, seat, teller.say)))
        if verdict == "dead" and seat in self.deaths:
            text = f"{text} {self.death(seat, teller)}"
        return Fate(seat, teller.say.say(f"end-verdict-{verdict}"), text, won, piles=self.own(game, seat, teller.say))

    def verdict(self, game: Deranged, seat: int) -> str:
        if game.ending == EVERYBODY_POSSESSED:
            return "possessed"
        if seat in game.winners:
            return "escaped"
        return "dead" if game.cell[seat] == NOWHERE else "behind"

    def death(self, seat: int, teller: Teller) -> str:
        attack, defence, lost = self.deaths[seat]
        if attack is None:
            return teller.sentence("end-died", seat, lost=lost)
        by = describe("fighter", attack.get("attacker"), teller.say)
        strength = attack.get("strength")
        if defence is None or defence.get("player") != seat:
            return teller.sentence("end-struck", seat, by=by, lost=lost)
        card, value = card_name(defence.get("card"), teller.say), defence.get("strength")
        return teller.sentence("end-killed", seat, by=by, strength=strength, card=card, value=value, lost=lost)

    def own(self, game: Deranged, seat: int, say: Speaker) -> list[Pile]:
        role = int(game.role[seat])
        found = [Pile("figure", "", [Shown("", Thing("form", int(game.form[seat])))])]
        if role != NO_ROLE_CARD:
            found.append(Pile("role", say.say("end-role"), [role_shown(game, seat, say)]))
        nights = [night_shown(night.card, night.came, say) for night in self.nights.get(seat, [])]
        left = [int(card) for card in game.nights[seat * 3 : seat * 3 + 3] if card != NO_NIGHT]
        nights += [night_shown(card, "hidden", say) for card in left]
        found.append(Pile("night", say.say("end-nights"), nights))
        curses = [curse_shown(int(curse), say) for curse in game.curses_of(seat)]
        if curses:
            found.append(Pile("curse", say.say("end-curses"), curses))
        hand = [Shown(card_name(int(card), say), Thing("card", int(card))) for card in sorted(game.hands[seat])]
        return [*found, Pile("hand", say.say("end-hand"), hand)] if hand else found


def time_of(chapter: int, say: Speaker) -> str:
    return say.say("end-night" if chapter % 2 == 0 else "end-day", number=(chapter + 1) // 2)


def missing(game: Deranged, seat: int, say: Speaker) -> list[str]:
    """What stood between a hero and the way out. DE-176"""
    found: list[str] = []
    cell, curses = int(game.cell[seat]), len(game.curses_of(seat))
    if cell == NOWHERE:
        found.append(say.say("end-missing-board"))
    elif cell != GATE:
        found.append(say.say("end-missing-gate", cell=describe("cell", cell, say)))
    if curses:
        found.append(say.say("end-missing-curses", count=curses))
    if game.token[seat]:
        found.append(say.say("end-missing-token"))
    return found


def role_shown(game: Deranged, seat: int, say: Speaker) -> Shown:
    role, done = int(game.role[seat]), game.role_open[seat] == 1
    count, of = progress(game, seat, role)
    note = "end-role-done" if done else "end-role-part" if of else "end-role-not"
    args = {"count": count, "of": of} if note == "end-role-part" else {}
    name = say.say(f"role-{ROLES[role]}")
    tone: Tone = "good" if done else "bad"
    return Shown(name, Thing("role", role), say.say(f"role-{ROLES[role]}-about"), say.say(note, **args), tone)


def curse_shown(curse: int, say: Speaker) -> Shown:
    return Shown(str(curse), Thing("curse", curse), describe("curse", curse, say))


def night_shown(card: int, came: str, say: Speaker) -> Shown:
    tones: dict[str, Tone] = {"done": "good", "missed": "bad", "possessed": "bad", "hidden": "off"}
    text = say.say(f"task-{TASKS[TASK_OF[card]]}").removesuffix(".")
    return Shown(text, Thing("night", card), note=say.say(f"end-night-{came}"), tone=tones.get(came, ""))

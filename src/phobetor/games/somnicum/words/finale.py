"""The end of Somnicum: points line by line and round by round, goals, encounters, and what came out of the bag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from phobetor.book.finale import Fate, Finisher, Pile, Row, Sheet, Shown, places, shown
from phobetor.book.story import Seen, Teller, Thing
from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.box import ENCOUNTERS, PARTICLES_OF_GOAL, particle_of
from phobetor.games.somnicum.rules.dream import GOAL_LINE, LINES
from phobetor.games.somnicum.rules.packed import Hand, in_hand
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.vocabulary import (
    ATTACHED,
    DREW,
    EMPTY_GAPPED,
    GAPPED,
    GOAL_SHOWN,
    PAID,
    PLAYED,
    ROUND_ENDED,
    TOOK,
    TURN,
)
from phobetor.games.somnicum.words.describe import describe
from phobetor.kernel.masks import has

COUNTED = {TOOK: "took", PAID: "paid", PLAYED: "played", GAPPED: "gaps", EMPTY_GAPPED: "gaps", DREW: "drew"}


@dataclass
class SomnicumFinale(Finisher):
    attached: Seen | None = None
    """What the turn that is under way has added to a dream, and the points that it began with."""
    before: int = 0
    rounds: list[list[int]] = field(default_factory=list)
    """The points of everybody at the end of each round, without goals."""
    bag: list[tuple[int, Sequence[int]]] = field(default_factory=list)
    """Tokens drawn of which nobody was told yet, each with the bag as it was."""

    DEEDS = ("took", "paid", "played", "gaps", "drew")
    LUCK = ("wanted",)

    # --- while it is played -------------------------------------------------------------------------
    def hear(self, game: Somnicum, seen: Seen) -> None:
        event = seen.event
        if event in COUNTED:
            self.count(COUNTED[event], seen.get("player"))
        if event in (TURN, GOAL_SHOWN):
            self.end_turn(game)
            self.before = total(game, game.active)
        elif event is ATTACHED:
            self.attached = seen
        elif event is ROUND_ENDED:
            self.mark(seen, 7)
            self.rounds.append([total(game, player) for player in range(self.players)])
        elif event is DREW:
            self.told(game, seen)
        elif event is GAPPED:
            self.bag.clear()

    def end_turn(self, game: Somnicum) -> None:
        """The more points a turn has brought or cost, the more it turned the game."""
        if self.attached is not None:
            player = self.attached.get("player")
            gained = total(game, player) - self.before
            self.mark(self.attached, abs(gained) / 2, player, f"{gained:+}".replace("-", "−") if gained else "")
            self.attached = None

    def draw(self, game: Somnicum, kind: str, pile: Sequence[int], drawn: int) -> None:
        if kind == "token":
            self.bag.append((drawn, pile))

    def told(self, game: Somnicum, seen: Seen) -> None:
        """A token is wanted if its particle is one of the player's goal. On average as many are drawn as the bag held
        of them, as it was before that draw. Tokens that mark gaps go to nobody and are not counted."""
        player, token = seen.get("player"), seen.get("token")
        place = next((place for place, (drawn, _) in enumerate(self.bag) if drawn == token), None)
        if place is None or not self.beats:
            self.bag.clear()
            return
        wanted = PARTICLES_OF_GOAL[game.goals[player]]
        pile = self.bag.pop(place)[1]
        hits = [has(wanted, particle_of(other)) for other in pile]
        self.chance("wanted", player, has(wanted, particle_of(token)), sum(hits) / len(hits))

    # --- when it is over ------------------------------------------------------------------------------
    def reason(self, game: Somnicum, teller: Teller) -> str:
        say, totals = teller.say, [int(game.total(seat)) for seat in range(self.players)]
        ranked = sorted(range(self.players), key=lambda seat: places(worth(game))[seat])
        points = say.say("end-points", points=" : ".join(signed(totals[seat]) for seat in ranked))
        if totals[ranked[0]] != totals[ranked[1]]:
            return points
        sand = " : ".join(str(len(game.stocks[seat])) for seat in ranked if totals[seat] == totals[ranked[0]])
        return f"{points} {say.say('end-tie' if len(game.winners) == 1 else 'end-shared', sand=sand)}"

    def fates(self, game: Somnicum, teller: Teller) -> list[Fate]:
        return [self.fate(game, seat, place, teller) for seat, place in enumerate(places(worth(game)))]

    def fate(self, game: Somnicum, seat: int, place: int, teller: Teller) -> Fate:
        say, lines = teller.say, [int(points) for points in game.score(seat)]
        total_points = int(game.total(seat))
        verdict = say.say("end-total", points=signed(total_points), count=abs(total_points))
        best = max(range(len(lines)), key=lambda line: lines[line])
        best_line = describe("line", best, say)
        text = teller.sentence("end-fate", seat, line=best_line, points=lines[best], gaps=int(game.dreams[seat].gaps()))
        goal = shown(say, "goal", int(game.goals[seat]), f"+{lines[GOAL_LINE]}")
        piles = [Pile("goal", say.say("end-goal"), [goal])]
        for heading, hand in (("end-kept", game.hands[seat]), ("end-front", game.fronts[seat])):
            if hand:
                piles.append(Pile("encounter", say.say(heading), encounters(hand, say)))
        return Fate(seat, verdict, text, seat in game.winners, place, piles)

    def sheets(self, game: Somnicum, say: Speaker) -> list[Sheet]:
        scores = [[int(points) for points in game.score(seat)] for seat in range(self.players)]
        rows = [Row(describe("line", line, say), [score[line] for score in scores]) for line in range(len(LINES))]
        rows = [row for row in rows if any(row.values)]
        rows.append(Row(say.say("end-in-all"), [int(game.total(seat)) for seat in range(self.players)], True))
        rows.append(Row(say.say("end-sand"), [len(game.stocks[seat]) for seat in range(self.players)]))
        return [Sheet(say.say("end-score"), rows), Sheet(say.say("end-by-round"), self.by_round(say))]

    def by_round(self, say: Speaker) -> list[Row]:
        """What each round has brought."""
        earlier = [[0] * self.players, *self.rounds]
        return [
            Row(say.say("end-round", round=number), [now - then for now, then in zip(after, before, strict=True)])
            for number, (before, after) in enumerate(zip(earlier, self.rounds, strict=False), 1)
        ]

    def when(self, game: Somnicum, say: Speaker) -> str:
        return say.say("end-when", rounds=int(game.round), count=len(self.beats))


def total(game: Somnicum, player: int) -> int:
    """The points of a dream without its goal, which nobody else knows during the game."""
    return int(game.total(player) - game.score(player)[GOAL_LINE])


def worth(game: Somnicum) -> list[float]:
    """SO-64, SO-65"""
    return [100.0 * int(game.total(seat)) + len(game.stocks[seat]) for seat in range(game.players())]


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def encounters(hand: Hand, say: Speaker) -> list[Shown]:
    found = [int(encounter) for encounter in in_hand(hand)]
    return [Shown(say.say(f"encounter-{ENCOUNTERS[one]}"), Thing("encounter", one)) for one in found]

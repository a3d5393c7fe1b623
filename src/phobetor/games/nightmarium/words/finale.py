"""The end of Nightmarium: creatures and hands, who beheaded whom, and how many drawn cards fitted."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.finale import Fate, Finisher, Pile, Shown, places, shown
from phobetor.book.story import Seen, Teller
from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.box import CARDS, NO_CARD, PARTS_OF
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.games.nightmarium.rules.vocabulary import (
    COMPLETED,
    DEVOURED,
    DREW,
    ENOUGH_CREATURES,
    IMPATIENT,
    PERFORMS,
    PLACED,
    PURE,
    SCAVENGED,
    STALEMATE,
    TOOK,
    WON,
)
from phobetor.games.nightmarium.words.describe import describe


class NightmariumFinale(Finisher):
    DEEDS = ("drew", "placed", "finished", "performed", "took", "lost")
    LUCK = ("fitting",)

    # --- while it is played -------------------------------------------------------------------------
    def hear(self, game: Nightmarium, seen: Seen) -> None:
        event = seen.event
        if event in (DREW, PLACED, COMPLETED):
            names = {DREW: "drew", PLACED: "placed", COMPLETED: "finished"}
            self.count(names[event], seen.get("player"))
        elif event is PERFORMS:
            self.count("performed", game.active)
        elif event in (TOOK, SCAVENGED, DEVOURED):
            self.lose(game, seen)
        if event is COMPLETED:
            self.mark(seen, 3, seen.get("player"))
        elif event is PURE:
            self.mark(seen, 6, seen.get("player"))
        elif event in (WON, STALEMATE, IMPATIENT):
            self.mark(seen, 9, game.active if event is WON else -1)

    def lose(self, game: Nightmarium, seen: Seen) -> None:
        """A card leaves a creature; to lose the head of a complete one is a turning point."""
        player, creature = seen.get("player"), seen.get("creature")
        owner = game.owner(creature)
        if seen.event is TOOK:
            self.count("took", player)
        if owner != player:
            self.count("lost", owner)
        if seen.event is not SCAVENGED and game.height_of(creature) == COMPLETE - 1:
            self.mark(seen, 5, player)

    def draw(self, game: Nightmarium, kind: str, pile: Sequence[int], drawn: int) -> None:
        """A card fits if it could be laid on a creature of its drawer at that moment, or begin one. What the cards of
        the deck would do on average is their mean over the deck as it lay there, before the draw."""
        if self.beats:
            fitting = game.rows[game.active].fitting
            fits = [bool(fitting[PARTS_OF[card]]) for card in pile]
            self.chance("fitting", game.active, bool(fitting[PARTS_OF[drawn]]), sum(fits) / len(fits))

    # --- when it is over ------------------------------------------------------------------------------
    def reason(self, game: Nightmarium, teller: Teller) -> str:
        say = teller.say
        if game.ending == ENOUGH_CREATURES:
            last = next(seen for seen in reversed(self.log) if seen.event is PLACED)
            card = describe("card-name", last.get("card"), say)
            return say.say("end-last-card", card=card, goal=len(game.places[0]), turn=len(self.beats))
        last = next(seen for seen in reversed(self.log) if seen.event in (STALEMATE, IMPATIENT))
        return say.event(last.event, last.values)

    def fates(self, game: Nightmarium, teller: Teller) -> list[Fate]:
        built = [int(game.complete_creatures(seat) * CARDS + game.cards_in_front(seat)) for seat in range(self.players)]
        return [self.fate(game, seat, place, teller) for seat, place in enumerate(places(built))]

    def fate(self, game: Nightmarium, seat: int, place: int, teller: Teller) -> Fate:
        say = teller.say
        verdict = say.say("end-creatures", count=game.complete_creatures(seat), goal=len(game.places[0]))
        counts = {name: self.counts.get(name, [0] * self.players)[seat] for name in ("finished", "took", "lost")}
        text = teller.sentence("end-fate", seat, **counts)
        standing = [creature for creature in game.places[seat] if game.exists(creature)]
        piles = [Pile("creature", "", creature_cards(game, creature, say)) for creature in standing]
        hand = [shown(say, "card", card) for card in sorted(map(int, game.hands[seat]))]
        return Fate(seat, verdict, text, seat in game.winners, place, [*piles, Pile("hand", say.say("end-hand"), hand)])


def creature_cards(game: Nightmarium, creature: int, say: Speaker) -> list[Shown]:
    """From the ground up."""
    cards = [int(game.part(creature, part)) for part in range(3)]
    return [shown(say, "card", card) for card in cards if card != NO_CARD]

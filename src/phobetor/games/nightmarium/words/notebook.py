"""What a seat of Nightmarium may remember: the cards of each hand that were seen, and what is still hidden."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.notebook import Certainty, Count, Leaf, Notebook, Tally, counted
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.games.nightmarium.rules.box import (
    ABILITIES,
    ABILITY_OF,
    CARDS,
    LEGION_OF,
    LEGIONS,
    NO_CARD,
    PARTS,
    PARTS_OF,
    Card,
)
from phobetor.games.nightmarium.rules.view import NightmariumView
from phobetor.games.nightmarium.rules.vocabulary import TOOK, TURN
from phobetor.kernel.masks import has


def notebook(view: NightmariumView, seen: Sequence[Seen], say: Speaker) -> Notebook:
    hands = known_hands(view)
    since = taken_on(seen)
    pages = [
        page(player, hands[player], since, say) for player in range(len(hands)) if player != view.seat
    ]  # fmt: skip
    return Notebook(pages, tallies=tallies(view, hands, say))


# === Hands ==========================================================================================
def known_hands(view: NightmariumView) -> list[list[Card]]:
    """As the view has them; where nothing else is hidden, the last hand is known as well."""
    hidden = hidden_cards(view, view.hands)
    unknown = [player for player in range(len(view.hands)) if NO_CARD in view.hands[player]]
    hands = [hand[:] for hand in view.hands]
    if view.deck == 0 and len(unknown) == 1:
        hands[unknown[0]] = sorted([card for card in hands[unknown[0]] if card != NO_CARD] + hidden)
    return hands


def hidden_cards(view: NightmariumView, hands: Sequence[Sequence[Card]]) -> list[Card]:
    """In the deck, or in a hand where nobody saw them go."""
    seen = {*view.discards, *view.revealed, *view.parts, *(card for hand in hands for card in hand)}
    return [card for card in range(1, CARDS + 1) if card not in seen]


def taken_on(seen: Sequence[Seen]) -> dict[Card, int]:
    """Card -> the turn on which everybody last saw it go into a hand."""
    turn, found = 0, {}
    for one in seen:
        turn += one.event is TURN
        if one.event is TOOK:
            found[one.get("card")] = turn
    return found


def page(player: int, hand: Sequence[Card], since: dict[Card, int], say: Speaker) -> Leaf:
    known = [card for card in hand if card != NO_CARD]
    facts = [
        Certainty(say.name("card", card), say.say("notebook-since-turn", turn=since[card]))
        for card in known
        if card in since
    ]
    told = say.say("notebook-known-cards", known=len(known), all=len(hand))
    return Leaf(seat=player, facts=facts, cards=[*known, *[NO_CARD] * (len(hand) - len(known))], hand=told)


# === Counts =========================================================================================
def tallies(view: NightmariumView, hands: Sequence[Sequence[Card]], say: Speaker) -> list[Tally]:
    piles = [
        [card for card in view.parts if card != NO_CARD],
        [*view.discards, *view.revealed],
        [card for hand in hands for card in hand if card != NO_CARD],
        hidden_cards(view, hands),
    ]
    columns = [say.say(f"notebook-{name}") for name in ("laid", "discarded", "in-hands", "hidden")]
    note = say.say("notebook-where-hidden", deck=view.deck, hands=sum(hand.count(NO_CARD) for hand in hands))
    by_legion = by_kind(piles, LEGION_OF, [say.say(f"legion-{name}-all") for name in LEGIONS], True)
    by_ability = by_kind(piles, ABILITY_OF, [say.say(f"ability-{name}") for name in ABILITIES], False)
    return [
        Tally(say.say("notebook-legions"), columns, by_legion, note),
        Tally(say.say("notebook-abilities"), columns, [*by_ability[1:], by_ability[0]]),
        Tally(say.say("notebook-parts"), columns, by_part(piles, say)),
    ]


def by_kind(piles: Sequence[Sequence[Card]], kinds: Sequence[int], names: Sequence[str], tinted: bool) -> list[Count]:
    columns = [counted(pile, kinds, len(names)) for pile in piles]
    return [
        Count(name, [column[kind] for column in columns], kind if tinted else -1) for kind, name in enumerate(names)
    ]  # fmt: skip


def by_part(piles: Sequence[Sequence[Card]], say: Speaker) -> list[Count]:
    """A card that can be several parts counts for each."""
    return [
        Count(say.say(f"part-{name}"), [sum(has(PARTS_OF[card], part) for card in pile) for pile in piles])
        for part, name in reversed([*enumerate(PARTS)])
    ]

"""What an option of Somnicum means on the table as it lies: the card, what a move costs and brings, joined or gap."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.box import BOX, MEETS, NO_CARD, PILLOW
from phobetor.games.somnicum.rules.dream import NOWHERE, Dream
from phobetor.games.somnicum.rules.encounters import SandPainter
from phobetor.games.somnicum.rules.imagine import imagine
from phobetor.games.somnicum.rules.state import CARD_IS_JOINED, CROWED, FREE_STEPS, GOES_ON, HUSHED, Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import ADD, ATTACH, HOLES, MEND, MOVE, PLACE, SHIFT
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Option


def remarks(view: SomnicumView, say: Speaker) -> list[str]:
    """Worked out on an imagined table: nothing that is told depends on what the seat cannot see."""
    game = imagine(view, Chance())
    return ["; ".join(remark(game, option, say)) for option in view.options]


def remark(game: Somnicum, option: Option, say: Speaker) -> list[str]:
    if MOVE.matches(option):
        return move(game, *MOVE.args(option), say)
    if ATTACH.matches(option):
        return attach(game, ATTACH.arg(option), say)
    if PLACE.matches(option):
        return place(game, PLACE.arg(option) - 1, say)
    if ADD.matches(option):
        return add(game, *ADD.args(option), say)
    if SHIFT.matches(option):
        return shift(game, *SHIFT.args(option), say)
    return mend(game, *MEND.args(option), say) if MEND.matches(option) else []


def card_name(card: int, say: Speaker) -> str:
    return str(say.name("card", card))


def short_name(card: int, say: Speaker) -> str:
    """Of a card that lies in a dream already: without theme and stars."""
    return card_name(card, say).partition(" (")[0]


# --- the ring ---------------------------------------------------------------------------------------
def place(game: Somnicum, slot: int, say: Speaker) -> list[str]:
    """Between which cards, and where the second one stands."""
    size = len(game.ring)
    opposite = (slot + size // 2) % size
    return [
        say.say("remark-between", left=card_name(game.ring[slot - 1], say), right=card_name(game.ring[slot], say)),
        say.say("remark-opposite", slot=opposite + 1, card=card_name(game.ring[opposite], say)),
    ]


def move(game: Somnicum, pendulum: int, steps: int, say: Speaker) -> list[str]:
    """The card, what is paid or drawn, and what the move may end. SO-28, SO-30, SO-48, SO-49"""
    slot = game.slot_reached(pendulum, steps)
    told = [card_name(game.ring[slot], say)]
    price = game.price(game.active, steps)
    drawn = min(gain(game, steps), len(game.bag) + price)
    if price:
        told.append(say.say("remark-pays", count=price))
    if drawn:
        told.append(say.say("remark-draws", count=drawn))
    return told + [say.say(message) for message in ends(game, pendulum, slot, steps)]


def gain(game: Somnicum, steps: int) -> int:
    """The tokens that a short move brings, if the bag has as many. SO-30, SO-E11"""
    return max(0, FREE_STEPS - steps) + (2 <= steps <= 3 and game.has_open(game.active, PILLOW))


def ends(game: Somnicum, pendulum: int, slot: int, steps: int) -> list[str]:
    """Why the round might be over after this move."""
    after = game.clone(Chance())
    after.pendulums[pendulum] = 2 * slot + 1
    after.ring[slot] = NO_CARD
    found = ["remark-last-card"] if game.on_field - 1 == game.players() else []
    if game.closing != GOES_ON or not after.nothing_between(pendulum):
        return found
    if game.is_spelled(CROWED) and steps <= FREE_STEPS:
        return ["remark-crow", *found]
    if steps < FREE_STEPS and not game.is_spelled(HUSHED):
        return ["remark-check", *found]
    return found


# --- the dream --------------------------------------------------------------------------------------
def attach(game: Somnicum, level: int, say: Speaker) -> list[str]:
    card = game.taken
    told = laid(game, game.dreams[game.active], card, level, game.is_spelled(CARD_IS_JOINED), say)
    return [*told, say.say("remark-meets", count=level)] if MEETS[card] else told


def laid(game: Somnicum, dream: Dream, card: int, level: int, joined: bool, say: Speaker) -> list[str]:
    """Whether the card is joined to its left neighbour in that row, and by what, or makes a gap. SO-35, SO-36"""
    spot = dream.next_place(level)
    neighbour = dream.left_of(spot, game.settings[HOLES] == 1)
    if neighbour == NOWHERE:
        return [say.say("remark-first", position=spot % dream.width + 1)]
    left = short_name(dream.cards[neighbour], say)
    if not joined and not dream.matches(card, spot, neighbour):
        return [say.say("remark-gap", card=left)]
    common = dream.in_common(card, spot, neighbour)
    names = ", ".join(str(say.name("particle", particle)) for particle in BOX.shown(common))
    return [say.say("remark-joined", card=left, particles=names) if names else say.say("remark-bridged", card=left)]


def add(game: Somnicum, token: int, level: int, say: Speaker) -> list[str]:
    """Which card, and whether its theme asks for a second token. SO-21, SO-22"""
    dream = game.dreams[game.active]
    spot = dream.right_end(level)
    told = [short_name(dream.cards[spot], say)]
    if isinstance(game.asking, SandPainter) or dream.is_of_theme(token, spot):
        return told
    return [*told, say.say("remark-second-token")]


def shift(game: Somnicum, level: int, to_level: int, say: Speaker) -> list[str]:
    dream = game.dreams[game.active].copy()
    spot = dream.right_end(level)
    card = dream.cards[spot]
    dream.lift(level)
    dream.carry_tokens(spot, dream.next_place(to_level))
    return [short_name(card, say), *laid(game, dream, card, to_level, False, say)]


def mend(game: Somnicum, level: int, position: int, say: Speaker) -> list[str]:
    dream = game.dreams[game.active]
    spot = (level - 1) * dream.width + position - 1
    left, right = (short_name(card, say) for card in dream.cards[spot - 1 : spot + 1])
    return [say.say("remark-between", left=left, right=right)]

"""What an option of Somnicum means on the table as it lies: the card, what a move costs and brings, joined or gap."""

from __future__ import annotations

from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.box import BOX, MEETS, NO_CARD
from phobetor.games.somnicum.rules.dream import Dream
from phobetor.games.somnicum.rules.encounters import SandPainter
from phobetor.games.somnicum.rules.state import Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import ADD, ATTACH, MEND, MOVE, PLACE, SHIFT
from phobetor.games.somnicum.words.foresight import Laid, best_way, ends, gain, seen_table, shifted, ways_to_attach
from phobetor.kernel.words import Option


def remarks(view: SomnicumView, say: Speaker) -> list[str]:
    """Worked out on the table as the seat sees it, so that nothing depends on what it cannot see."""
    if not view.options:
        return []
    game = seen_table(view)
    return ["; ".join(remark(view, game, option, say)) for option in view.options]


def remark(view: SomnicumView, game: Somnicum, option: Option, say: Speaker) -> list[str]:
    if MOVE.matches(option):
        return move(game, *MOVE.args(option), say)
    if ATTACH.matches(option):
        return attach(game, ATTACH.arg(option), say)
    if PLACE.matches(option):
        return place(game, PLACE.arg(option) - 1, say)
    if ADD.matches(option):
        return add(view, game, *ADD.args(option), say)
    if SHIFT.matches(option):
        return shift(game, *SHIFT.args(option), say)
    return mend(game, *MEND.args(option), say) if MEND.matches(option) else []


def name(card: int, say: Speaker) -> str:
    return say.title.describe("card-name", card, say)


def worth(card: int, say: Speaker) -> str:
    return say.title.describe("card-short", card, say)


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def points(count: int, say: Speaker) -> str:
    return say.say("bar-points", points=signed(count), count=abs(count))


# --- the ring ---------------------------------------------------------------------------------------
def place(game: Somnicum, slot: int, say: Speaker) -> list[str]:
    """Between which cards, and where the second one stands."""
    size = len(game.ring)
    opposite = (slot + size // 2) % size
    return [
        say.say("remark-between", left=name(game.ring[slot - 1], say), right=name(game.ring[slot], say)),
        say.say("remark-opposite", slot=opposite + 1, card=name(game.ring[opposite], say)),
    ]


def move(game: Somnicum, pendulum: int, steps: int, say: Speaker) -> list[str]:
    """The card, what is paid or drawn, what it would bring, what the move may end. SO-28, SO-30, SO-48, SO-49"""
    slot = game.slot_reached(pendulum, steps)
    told = [worth(game.ring[slot], say)]
    price = int(game.price(game.active, steps))
    drawn = gain(game, steps)
    if price:
        told.append(say.say("remark-pays", count=price))
    if drawn:
        told.append(say.say("remark-draws", count=drawn))
    told.append(way(best_way(game, game.ring[slot]), say))
    return told + [say.say(f"remark-{why}") for why in ends(game, pendulum, slot, steps)]


def way(found: Laid, say: Speaker) -> str:
    """Where a card brings most, and how much: "join +4, level 2"."""
    message = "bar-way-first" if found.left == NO_CARD else "bar-way-gap" if found.is_gap else "bar-way-join"
    return say.say(message, points=signed(found.points), level=found.level)


# --- the dream --------------------------------------------------------------------------------------
def attach(game: Somnicum, level: int, say: Speaker) -> list[str]:
    found = next(way for way in ways_to_attach(game, game.taken) if way.level == level)
    told = laid(found, game.dreams[game.active].width, say)
    return [*told, say.say("remark-meets", count=level)] if MEETS[game.taken] else told


def laid(found: Laid, width: int, say: Speaker) -> list[str]:
    """Whether the card is joined to its left neighbour in that row, and by what, or makes a gap; and the points."""
    return [link(found, width, say), points(found.points, say)]


def link(found: Laid, width: int, say: Speaker) -> str:
    if found.left == NO_CARD:
        return say.say("remark-first", position=found.place % width + 1)
    if found.is_gap:
        return say.say("remark-gap", card=name(found.left, say))
    names = ", ".join(str(say.name("particle", particle)) for particle in BOX.shown(found.common))
    return say.say("remark-joined" if names else "remark-bridged", card=name(found.left, say), particles=names)


def add(view: SomnicumView, game: Somnicum, token: int, level: int, say: Speaker) -> list[str]:
    """Which card, and whether its theme asks for a second token. SO-21, SO-22"""
    dream = game.dreams[game.active]
    spot = dream.right_end(level)
    told = [name(dream.cards[spot], say)]
    question = view.question()
    if (question is not None and isinstance(question.step, SandPainter)) or dream.is_of_theme(token, spot):
        return told
    return [*told, say.say("remark-second-token")]


def shift(game: Somnicum, level: int, to_level: int, say: Speaker) -> list[str]:
    dream = game.dreams[game.active]
    return [name(dream.cards[dream.right_end(level)], say), *laid(shifted(game, level, to_level), dream.width, say)]


def mend(game: Somnicum, level: int, position: int, say: Speaker) -> list[str]:
    dream = game.dreams[game.active]
    left, right = neighbours(dream, (level - 1) * dream.width + position - 1, say)
    return [say.say("remark-between", left=left, right=right)]


def neighbours(dream: Dream, spot: int, say: Speaker) -> tuple[str, str]:
    """The cards on either side of a gap, which lie apart where a row goes on across an empty place. SO-R7"""
    return name(dream.cards[dream.left_of(spot, True)], say), name(dream.cards[spot], say)

"""What somebody at a table of Somnicum should notice: that a round, or the game, is about to end."""

from __future__ import annotations

from phobetor.book.story import Alarm, alarm
from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.moving import Prepare, Travel
from phobetor.games.somnicum.rules.state import GOES_ON, LAST_TURNS, ROUNDS
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import FAIR_FINISH


def alarms(view: SomnicumView, say: Speaker) -> list[Alarm]:
    if view.ending:
        return []
    if view.closing == LAST_TURNS:
        return [alarm(say, "last-turns", "band")]
    found = end_of_round(view, say)
    if view.round == ROUNDS:
        found.insert(0, alarm(say, "last-round", "band", "warn", round=view.round, fair=say.settings[FAIR_FINISH]))
    return found


NEW_RING, LAST_TURNS_FOLLOW, SCORING = range(3)


def what_follows(view: SomnicumView, say: Speaker) -> int:
    """After the third round the dreams are scored, by a house rule once everybody has had as many turns. SO-56"""
    if view.round < ROUNDS:
        return NEW_RING
    uneven = say.settings[FAIR_FINISH] == 1 and view.turns % len(view.stocks) != 0
    return LAST_TURNS_FOLLOW if uneven else SCORING


def end_of_round(view: SomnicumView, say: Speaker) -> list[Alarm]:
    """The round ends with as many cards on the field as there are players. SO-51"""
    players = len(view.stocks)
    cards = view.on_field - players
    if view.closing != GOES_ON or cards <= 0:
        return [alarm(say, "round-ends", "chip", "bad", view.round, last=what_follows(view, say))]
    if cards <= players:
        return [alarm(say, "few-cards", "chip", "warn", view.round, count=cards + has_taken(view))]
    return []


def has_taken(view: SomnicumView) -> bool:
    """Whether this turn's card has left the field already, so that the next card to go is that of another turn."""
    steps = [*view.agenda, *(question.step for question in view.questions)]
    return not any(isinstance(step, (Prepare, Travel)) for step in steps)

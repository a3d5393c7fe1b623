"""What somebody at a table of Somnicum should notice: that a round, or the game, is about to end."""

from __future__ import annotations

from phobetor.book.story import Alarm, alarm
from phobetor.book.text import Speaker
from phobetor.games.somnicum.rules.state import GOES_ON, LAST_TURNS, ROUNDS
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import FAIR_FINISH


def alarms(view: SomnicumView, say: Speaker) -> list[Alarm]:
    if view.ending:
        return []
    if view.closing == LAST_TURNS:
        return [alarm(say, "last-turns", "band")]
    found = [alarm(say, "last-round", "band", "warn", round=view.round)] if view.round == ROUNDS else []
    return found + end_of_round(view, say)


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
    turns = view.on_field - players
    if view.closing != GOES_ON or turns <= 0:
        return [alarm(say, "round-ends", "chip", "bad", view.round, last=what_follows(view, say))]
    if turns <= players:
        return [alarm(say, "few-cards", "chip", "warn", view.round, count=turns)]
    return []

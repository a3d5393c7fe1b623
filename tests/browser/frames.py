"""What reached a seat is compared with what that seat might know at that moment, move by move.

The game is played again from the record that anybody may see after its end. For each State that came over a socket
there must be a moment of the game, not before that of the one before, in which the seat's view was byte for byte the
one sent; log, story, decision and questions must be those of that moment. Then all texts are searched for cards that
they must not name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from phobetor.kernel.words import NOBODY
from phobetor.records.notation import read_choice
from phobetor.records.record import read_record
from phobetor.table.session import Session

CARD = re.compile(r"\b(?:Necronaut|Homunculus|Insektoid|Chimerida) (\d+)")
"""How Nightmarium names a card in English: Necronaut 43, or Necronaut 43 (legs)."""


class Sent(msgspec.Struct):
    """Of a State what is compared; the view stays as its bytes."""

    view: msgspec.Raw
    phase: str
    you: int
    log_from: int
    log: list[dict[str, Any]]
    story: list[dict[str, Any]]
    decision: dict[str, Any] | None
    waiting: list[dict[str, Any]]


@dataclass
class Moment:
    """The game after so many choices, as one seat might know it."""

    view: bytes
    entries: int
    asked: list[int]
    options: list[int]
    hidden: set[int]
    """Cards of Nightmarium in the deck and in other hands that were never shown."""


def check_frames(fair: dict[str, Any], frames: dict[int, list[str]]) -> None:
    """By seat, everything that its browser received; before it sat down, and with -1, it only watched."""
    assert fair["holds"]
    watched = told_again(fair["record"], NOBODY)[1]
    for seat, received in frames.items():
        session, moments = told_again(fair["record"], seat)
        states = [frame for frame in received if '"t":"state"' in frame and '"view":null' not in frame]
        assert len(states) > 3
        place = 0
        for frame in states:
            sent = msgspec.json.decode(frame, type=Sent)
            assert sent.you in (seat, NOBODY)
            place = check_state(sent, session, moments if sent.you == seat else watched, place)
        assert place == len(moments) - 1, "The end of the game was not sent."
        assert not any(fair["seed"] in frame for frame in received)


def told_again(record: dict[str, Any], seat: int) -> tuple[Session, list[Moment]]:
    whole = read_record(json.dumps(record), "fair")
    session = Session(whole.beginning())
    moments = [moment_of(session, seat)]
    for choice in whole.choices:
        player, option = read_choice(session.title, choice, whole.players, session.settings)
        session.answer(player, option)
        moments.append(moment_of(session, seat))
    return session, moments


def moment_of(session: Session, seat: int) -> Moment:
    view = session.view(seat)
    asked = [question.player for question in view.questions]
    entries = len(session.log.entries)
    return Moment(msgspec.json.encode(view.data()), entries, asked, list(view.options), hidden_from(session, seat))


def hidden_from(session: Session, seat: int) -> set[int]:
    game: Any = session.game
    if session.title.name != "nightmarium":
        return set()
    hands = [card for player, hand in enumerate(game.hands) if player != seat for card in hand]
    return {*game.deck, *(card for card in hands if card not in game.shown)}


def check_state(sent: Sent, session: Session, moments: Sequence[Moment], since: int) -> int:
    """The place of the moment that the frame shows."""
    lines = sent.log_from + len(sent.log)
    shown = (bytes(sent.view), lines)
    found = [at for at in range(since, len(moments)) if (moments[at].view, moments[at].entries) == shown]
    assert found, f"Seat {sent.you} was sent a view that it never had after choice {since}: {sent}"
    place = next((at for at in found if asked_by(sent) == set(moments[at].asked)), found[0])
    check_decision(sent, moments[place], session)
    for line in sent.log:
        entry = session.log.entries[line["number"]]
        assert list(line["args"].values()) == entry.seen_by(sent.you)
        assert line["event"] == entry.event.name
    check_story(sent, session)
    for word in everything_said(sent):
        assert not spoken(word, session) & moments[place].hidden, word
    return place


def check_story(sent: Sent, session: Session) -> None:
    """A line names no card but those of its own events, as the seat saw them."""
    for line in [line for section in sent.story for line in section["lines"]]:
        told = session.log.entries[line["first"] : line["last"] + 1]
        known = {value for entry in told for value in entry.seen_by(sent.you)}
        for text in [line["text"], *line.get("details", [])]:
            assert spoken(text, session) <= known, line


def asked_by(sent: Sent) -> set[int]:
    """Who must decide; that may change while a seat sees nothing else of it."""
    others = {waiting["seat"] for waiting in sent.waiting}
    return others | {sent.you} if sent.decision is not None else others


def check_decision(sent: Sent, moment: Moment, session: Session) -> None:
    """The options are the seat's own, and of the others only that they are asked."""
    asked = {waiting["seat"] for waiting in sent.waiting}
    if sent.decision is None:
        assert sent.you not in moment.asked
        assert asked == set(moment.asked)
        return
    assert asked == set(moment.asked) - {sent.you}
    values = []
    for option in moment.options:
        verb = session.title.verb(option)
        assert verb is not None
        values.append((verb.name, verb.values(option)))
    assert [(option["verb"], list(option["args"].values())) for option in sent.decision["options"]] == values


def everything_said(sent: Sent) -> Iterator[str]:
    for waiting in sent.waiting:
        yield waiting["prompt"]
    if sent.decision is not None:
        yield from (option["label"] for option in sent.decision["options"])


def spoken(text: str, session: Session) -> set[int]:
    """The numbers of Nightmarium's cards that a text names."""
    return {int(number) for number in CARD.findall(text)} if session.title.name == "nightmarium" else set()

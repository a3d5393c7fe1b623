"""`phobetor analyse`: a recorded game, looked at again."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

import msgspec

from phobetor.book.text import Speaker, check_language
from phobetor.cli.output import show
from phobetor.cli.screen import Screen, wants_plain
from phobetor.cli.trying import play_on
from phobetor.kernel.words import Player
from phobetor.records.laying import beginning_anywhere
from phobetor.records.link import open_record
from phobetor.records.notation import read_seat, seat_letter, write_option
from phobetor.records.record import Divergence, Record
from phobetor.table.analysis import Analysis, Mistake, analyse

SHOWN = 12
"""Moments of a game in the terminal."""


def analyse_record(given: Namespace) -> int:
    check_language(given.lang)
    record = open_record(given.record)
    seat = read_seat(given.seat, record.players) if given.seat else first_person(record)
    try:
        with beginning_anywhere(record.beginning_at):
            if given.play_on:
                return play_on(given, record, seat)
            found = analyse(record, seat, given.budget)
    except Divergence as divergence:
        print(f"{given.record}: {divergence}", file=sys.stderr)
        return 1
    if given.json:
        show(report(record, found))
        return 0
    screen = Screen(wants_plain(given.plain))
    say = Speaker(record.title(), given.lang, record.settings(), record.names)
    for line in told(found, record, say):
        screen.text(line, indent="    ")
    return 0


def first_person(record: Record) -> Player:
    """Whoever is no bot; the first seat where all are."""
    bots = record.title().bots
    return next((seat for seat, who in enumerate(record.seats) if who not in bots), 0)


def report(record: Record, found: Analysis) -> dict[str, object]:
    """Options as in the record."""
    title, settings = record.title(), record.settings()
    mistakes = [
        msgspec.to_builtins(one)
        | {"option": write_option(title, one.option, settings), "better": write_option(title, one.better, settings)}
        for one in found.mistakes
    ]
    for one in mistakes:
        one["course"] = [step | {"option": write_option(title, step["option"], settings)} for step in one["course"]]
    built: dict[str, object] = msgspec.to_builtins(found) | {"mistakes": mistakes}
    return {"game": record.game, **built}


def told(found: Analysis, record: Record, say: Speaker) -> Iterator[str]:
    goal = "survive" if record.game == "nemesis" else "win"
    yield say.say("cli-analysis-chances", goal=goal)
    step = max(1, len(found.standings) // SHOWN)
    for standing in found.standings[::step]:
        seats = [f"{say.player(seat)} {round(100 * chance)} %" for seat, chance in enumerate(standing.chances)]
        yield say.say("cli-analysis-moment", choice=standing.choice, seats=" · ".join(seats))
    yield say.say("cli-analysis-judged", player=say.player(found.seat), judged=found.judged, alike=found.alike)
    if not found.mistakes:
        yield say.say("cli-analysis-none")
    for place, one in enumerate(found.mistakes, 1):
        yield mistake(place, one, say)
    yield say.say("cli-analysis-about", how="search" if record.title().mind is not None else "played")
    yield say.say("cli-analysis-play-on", seat=seat_letter(found.seat))


def mistake(place: int, one: Mistake, say: Speaker) -> str:
    return say.say(
        "cli-analysis-mistake", place=place, choice=one.choice + 1, option=say.option(one.option),
        better=say.option(one.better), chance=round(100 * one.chance), best=round(100 * one.better_chance),
        lost=round(100 * one.lost), spread=max(1, round(100 * one.lost_spread)),
    )  # fmt: skip

"""The analysis of a finished game as the page shows it; worked out where replays are, in a process of its own."""

from __future__ import annotations

from phobetor.kernel.words import Player
from phobetor.records.record import Record
from phobetor.server import protocol
from phobetor.server.texts import TableSpeaker
from phobetor.table.advice import Coming
from phobetor.table.analysis import Mistake, analyse


def analysis_out(table: str, record: Record, seat: Player, language: str) -> protocol.AnalysisOut:
    found = analyse(record, seat)
    title = record.title()
    say = TableSpeaker(title, language, record.settings(), record.names)
    outcome = record.outcome
    return protocol.AnalysisOut(
        table, record.game, seat, record.names, outcome.winners if outcome else [], len(record.choices),
        [protocol.StandingOut(one.choice, [percent(chance) for chance in one.chances]) for one in found.standings],
        [mistake_out(one, say) for one in found.mistakes], found.judged, found.alike,
        "survive" if record.game == "nemesis" else "win", "search" if title.mind is not None else "played",
        list(title.levels),
    )  # fmt: skip


def mistake_out(one: Mistake, say: TableSpeaker) -> protocol.MistakeOut:
    return protocol.MistakeOut(
        one.choice, say.option(one.option), say.option(one.better), percent(one.chance), doubt(one.spread),
        percent(one.better_chance), doubt(one.better_spread), percent(one.lost), doubt(one.lost_spread),
        [coming_out(step, say) for step in one.course],
    )  # fmt: skip


def coming_out(step: Coming, say: TableSpeaker) -> protocol.HintStep:
    return protocol.HintStep(step.seat, say.option(step.option), round(10 * step.possible))


def percent(chance: float) -> int:
    return round(100 * chance)


def doubt(spread: float) -> int:
    """Never less than one percent: the games are only imagined."""
    return max(1, percent(spread))

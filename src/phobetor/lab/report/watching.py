"""Games that are played and watched: everything a report needs to know of one, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from mypy_extensions import i64

from phobetor.book.text import Speaker
from phobetor.book.title import Title
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import Event, Listener
from phobetor.lab.loading import load_bot, playing
from phobetor.lab.report.subjects import DEALT, HAS_RUNNING_SCORE, SUBJECTS, Subject
from phobetor.lab.simulate import MOST_DECISIONS, Plan, chunks
from phobetor.lab.workers import Workers
from phobetor.records.notation import seat_letter
from phobetor.records.record import Record, new_record

Key = tuple[str, str]
"""A subject and which thing: ("card placed", "43")."""


class SeatFacts(msgspec.Struct):
    """One seat of one game."""

    bot: str
    order: int
    """How long after the first: 0 is the first to decide."""
    won: bool
    score: int | None
    did: dict[str, dict[str, int]]
    """Subject -> thing -> how often."""
    dealt: dict[str, str]


class GameFacts(msgspec.Struct):
    """One game."""

    number: int
    length: int
    ending: str
    digest: str
    seats: list[SeatFacts]
    leaders: list[int]
    """Who led, from change to change; empty where nobody ever leads."""
    decided: float | None
    """When the winner took the lead for good, as a share of the game's length."""
    half: int | None
    """Who led alone when half of the game was over."""
    measures: list[tuple[str, str, float]]


class Watcher(Listener):
    """Counts what the subjects of a game name."""

    def __init__(self, title: Title, settings: list[int], game: Game) -> None:
        self.title = title
        names = [f"seat {seat + 1}" for seat in range(title.players[1])]
        self.say = Speaker(title, "en", settings, names)
        self.game = game
        self.by_event: dict[str, list[tuple[Subject, int, int]]] = {}
        events = {event.name: event for event in title.events}
        for subject in SUBJECTS[title.name]:
            arguments = list(events[subject.event].arguments)
            thing = arguments.index(subject.thing) if subject.thing else -1
            self.by_event.setdefault(subject.event, []).append((subject, thing, arguments.index(subject.whose)))
        self.did: list[dict[str, dict[str, int]]] = [{} for _ in range(game.players())]

    def hear(self, event: Event, a: i64, b: i64, c: i64) -> None:
        values = (a, b, c)
        for subject, thing, whose in self.by_event.get(event.name, ()):
            seat = self.owner(values[whose]) if subject.whose == "creature" else values[whose]
            which = self.name(subject, values[thing]) if thing >= 0 else subject.name
            counts = self.did[seat].setdefault(subject.name, {})
            counts[which] = counts.get(which, 0) + 1

    def owner(self, creature: int) -> int:
        """Whose creature that is (Nightmarium)."""
        game: Any = self.game
        return int(game.owner(creature))

    def name(self, subject: Subject, value: int) -> str:
        """In English without what is printed on it, or as in records if it has no words; copies are one thing."""
        kind = self.title.kind(subject.thing)
        said = self.title.describe(kind, value, self.say) or self.title.write(kind, value, self.say.settings)
        return said.partition(": ")[0]

    def carried_out(self, rules: str) -> None:
        """Rules are not counted here."""


class Lead:
    """Follows who leads alone."""

    def __init__(self, title: Title) -> None:
        self.scores = title.scores if title.name in HAS_RUNNING_SCORE else None
        self.changes: list[tuple[int, int]] = []

    def look(self, game: Game, decision: int) -> None:
        if self.scores is None:
            return
        scores = self.scores(game)
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            if not self.changes or self.changes[-1][1] != leader:
                self.changes.append((decision, leader))

    def at(self, decision: float) -> int | None:
        led = [leader for when, leader in self.changes if when <= decision]
        return led[-1] if led else None

    def decided(self, winners: Sequence[int], length: int) -> float | None:
        if not self.changes or self.changes[-1][1] not in winners or not length:
            return None
        return round(self.changes[-1][0] / length, 4)


def watch_one(plan: Plan, number: int, record: Record | None = None) -> GameFacts:
    """The same game that `phobetor sim` plays; written down in `record`, if there is one."""
    title, seed, names = title_of(plan.game), f"{plan.seed}/{number}", plan.bots_of(number)
    settings = title.setting_values(dict(plan.options))
    game = title.new(len(names), settings, Chance(seed))
    watcher, lead, chance = Watcher(title, settings, game), Lead(title), Chance(f"{seed}/bots")
    game.listener, first, length = watcher, game.asked, 0
    bots = [load_bot(title, name) for name in names]
    with playing(names, number):
        while not game.is_over() and length < MOST_DECISIONS:
            seat, options = game.asked, game.legal()
            option = bots[seat].choose(title.view(game, seat) if bots[seat].looks() else None, options[:], chance)
            if option not in options:
                raise BadInput(f"{type(bots[seat]).__name__} chose {option}, which is not among its options.")
            game.choose(option)
            length += 1
            lead.look(game, length)
            if record is not None:
                record.add(seat, option, game)
    return facts_of(title, game, number, length, (names, first, watcher, lead))


def facts_of(
    title: Title, game: Game, number: int, length: int, seen: tuple[list[str], int, Watcher, Lead]
) -> GameFacts:
    names, first, watcher, lead = seen
    players = len(names)
    over = game.is_over()
    scores: Sequence[int | None] = (title.scores(game) if over else []) or [None] * players
    dealt = dealt_to(title, game)
    seats = [
        SeatFacts(names[seat], (seat - first) % players, seat in game.winners, scores[seat],
                  dict(sorted(watcher.did[seat].items())), dealt[seat])
        for seat in range(players)
    ]  # fmt: skip
    return GameFacts(
        number, length, title.endings[game.ending], game.digest(), seats, [leader for _, leader in lead.changes],
        lead.decided(game.winners, length), lead.at(length / 2), list(title.measures(game)) if over else [],
    )  # fmt: skip


def dealt_to(title: Title, game: Game) -> list[dict[str, str]]:
    players = game.players()
    if title.name not in DEALT:
        return [{} for _ in range(players)]
    kind, field = DEALT[title.name]
    values = getattr(game, field)
    return [
        {kind: title.write(kind, values[seat], game.settings)} if values[seat] >= 0 else {} for seat in range(players)
    ]


def recorded(plan: Plan, number: int) -> Record:
    """A game of the plan as a record that can be replayed."""
    names = plan.bots_of(number)
    called = [f"{name} {seat_letter(seat)}" for seat, name in enumerate(names)]
    record = new_record(plan.game, dict(plan.options), f"{plan.seed}/{number}", names, called)
    watch_one(plan, number, record)
    return record


# --- many of them -------------------------------------------------------------------------------------
def watch_chunk(task: tuple[Plan, int, int]) -> list[GameFacts]:
    plan, first, beyond = task
    return [watch_one(plan, number) for number in range(first, beyond)]


def watched(plan: Plan, workers: Workers, first: int) -> Iterator[list[GameFacts]]:
    """Chunk after chunk, in order, from a game on."""
    return workers.do(watch_chunk, chunks(plan, workers, first), in_order=True)


PLAYED = "_played-{0}.jsonl"


class Played:
    """The games of a plan, kept in a file from chunk to chunk, so that a run that was stopped goes on. `number` is the
    printed number that is varied, if one is."""

    def __init__(self, plan: Plan, path: Path, number: str = "") -> None:
        self.plan, self.path = plan, path
        self.games: list[GameFacts] = []
        self.head = msgspec.json.encode({"plan": plan, "number": number}).decode()
        before = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        good = "".join(f"{line}\n" for line in [self.head, *self.read(before.split("\n"))])
        if good != before:
            path.write_text(good, encoding="utf-8")

    def read(self, lines: list[str]) -> list[str]:
        """Whole chunks of this very plan; anything else is played again, and makes room for that."""
        good: list[str] = []
        if lines[0] != self.head:
            return good
        for line in lines[1:-1]:
            try:
                self.games += msgspec.json.decode(line, type=list[GameFacts])
            except msgspec.DecodeError:
                break
            good.append(line)
        return good

    def play(self, watched: Callable[[int], Iterator[list[GameFacts]]], progress: Callable[[int], None]) -> bool:
        """Watch the chunks from the first missing game on; says whether it came to its end. An interrupt loses none."""
        progress(len(self.games))
        try:
            for games in watched(len(self.games)):
                self.games += games
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(games).decode() + "\n")
                progress(len(self.games))
        except KeyboardInterrupt:
            return False
        return True

"""Games as data: a row for each decision, as Parquet files in a folder, written game after game.

A part of the folder holds the same games whenever it is written, and appears whole or not at all: a run that was
stopped goes on with the parts that are missing, and any number of processes may write them.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from phobetor.book.rulebook import rulebook
from phobetor.bots.bot import Bot
from phobetor.bots.search import SearchBot
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.words import Option, Player
from phobetor.lab.loading import load_bot, playing
from phobetor.lab.simulate import MOST_DECISIONS, Plan, check
from phobetor.lab.workers import Workers
from phobetor.records.notation import write_option
from phobetor.records.record import Divergence, Record, load_record, replay
from phobetor.research.desk import Desk
from phobetor.research.desks import desk_of
from phobetor.research.tables import NUMBERS

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:
    raise BadInput("Data are written with pyarrow; install it with: pip install 'phobetor[research]'.") from None

GAMES_A_PART = 20
ABOUT = "_dataset.json"
"""Readers of Parquet folders pass over names that begin like this."""

# name, type, meaning: the document of the schema is made of these, and every file carries them
COLUMNS: list[tuple[str, Any, str]] = [
    ("game", pa.int32(), "number of the game, from 0"),
    ("seed", pa.string(), "what the game was dealt from"),
    ("decision", pa.int32(), "number of the decision in its game, from 0"),
    ("players", pa.int8(), "how many sit at the table"),
    ("seat", pa.int8(), "who decides, from 0"),
    ("player", pa.string(), "which bot, or 'human'"),
    ("question", pa.string(), "what is asked: the name of the step in the rules"),
    ("view", pa.string(), "all that the seat may know, as JSON"),
    ("features", pa.binary(), "the same as bytes, laid out as the encoder of this version says"),
    ("legal", pa.list_(pa.int32()), "the actions that could be chosen, in ascending order"),
    ("action", pa.int32(), "the action that was chosen"),
    ("choice", pa.string(), "the same in the notation of records"),
    ("visits", pa.list_(pa.int32()), "how often a search tried each legal action; null if no search decided"),
    ("values", pa.list_(pa.float32()), "what each brought this seat on average, 0 to 1; null if it was never tried"),
    ("reward", pa.float32(), "at the end of the game, for this seat: 1 won, -1 lost; 0 if the game did not end"),
    ("ending", pa.string(), "why the game was over"),
    ("length", pa.int32(), "how many decisions the game had"),
]


def schema(game: str) -> Any:
    """With what a reader must know: the versions of rules and numbers, and the layout of the features."""
    fields = [pa.field(name, kind, metadata={"about": about}) for name, kind, about in COLUMNS]
    return pa.schema(fields, metadata=about_game(game))


def about_game(game: str) -> dict[str, str]:
    encoder = desk_of(game, title_of(game).players[0]).encoder
    return {
        "phobetor.game": game,
        "phobetor.rules": rulebook(game).version,
        "phobetor.numbers": str(NUMBERS[game].version),
        "phobetor.layout": json.dumps(encoder.layout()),
    }


@dataclass(frozen=True)
class Source:
    """Where the games come from: a plan of bots' games, or files of records, all of the same game."""

    game: str
    plan: Plan | None = None
    records: tuple[str, ...] = ()

    @property
    def games(self) -> int:
        return self.plan.games if self.plan is not None else len(self.records)

    def about(self) -> dict[str, Any]:
        """What a folder says of its content; a run goes on only in a folder that says the same."""
        return {**about_game(self.game), "plan": asdict(self.plan) if self.plan else None, "records": self.records}


Task = tuple[Source, str, int]
"""A part that is to be written: from where, into which folder, and its first game."""


def source_of_records(names: Sequence[str]) -> Source:
    """All of one game; raises BadInput for a file that is no record, before anything is written."""
    games = {load_record(Path(name)).game for name in names}
    if len(games) != 1:
        raise BadInput(f"The records are of several games: {', '.join(sorted(games))}; a dataset is of one game.")
    return Source(games.pop(), None, tuple(names))


# --- writing ------------------------------------------------------------------------------------------
def write_dataset(source: Source, folder: Path, workers: Workers, progress: Callable[[int], None]) -> int:
    """Write the parts that are missing; returns how many games the folder has then. An interrupt loses no part."""
    if source.plan is not None:
        check(source.plan)
    prepare(source, folder)
    firsts = range(0, source.games, GAMES_A_PART)
    missing = [(source, str(folder), first) for first in firsts if not has_part(source, folder, first)]
    done = source.games - sum(size_of(source, first) for _, _, first in missing)
    progress(done)
    try:
        for count in written(missing, workers):
            done += count
            progress(done)
    except KeyboardInterrupt:
        pass
    return done


def prepare(source: Source, folder: Path) -> None:
    """An empty folder, or one in which this very dataset was begun; raises BadInput."""
    about = json.dumps(source.about(), indent=1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = sorted(path.name for path in folder.iterdir())
        if ABOUT in found:
            if (folder / ABOUT).read_text(encoding="utf-8") != about:
                raise BadInput(f"'{folder}' holds another dataset ({ABOUT} says which); name another folder.")
        elif found:
            raise BadInput(f"'{folder}' is not empty and holds no dataset; name another folder.")
        else:
            (folder / ABOUT).write_text(about, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"'{folder}' cannot be written: {error.strerror}.") from None


def part_of(folder: Path, first: int) -> Path:
    return folder / f"part-{first // GAMES_A_PART:06d}.parquet"


def has_part(source: Source, folder: Path, first: int) -> bool:
    """Whether a part is there already; raises BadInput for a file that is none."""
    path = part_of(folder, first)
    if not path.exists():
        return False
    try:
        games = pq.read_metadata(path).num_row_groups
    except (pa.ArrowException, OSError):
        games = 0
    if games != size_of(source, first):
        raise BadInput(f"'{path}' is broken; remove it, and the same command writes it again.")
    return True


def size_of(source: Source, first: int) -> int:
    return min(GAMES_A_PART, source.games - first)


def written(missing: Sequence[Task], workers: Workers) -> Iterator[int]:
    """The number of games of each part, once it is there. Machines of a cluster have other folders: they send it."""
    if not workers.on:
        yield from workers.do(write_part, missing)
        return
    for task, content in workers.do(sent_part, missing):
        yield put_part(task, lambda half, content=content: half.write_bytes(content))  # type: ignore[misc]


def write_part(task: Task) -> int:
    return put_part(task, lambda half: fill(task, half))


def sent_part(task: Task) -> tuple[Task, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "part"
        fill(task, path)
        return task, path.read_bytes()


def put_part(task: Task, write: Callable[[Path], object]) -> int:
    """Whole or not at all; returns how many games it has."""
    source, name, first = task
    path = part_of(Path(name), first)
    half = path.with_name(f"_{path.stem}.half")
    try:
        write(half)
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
    return size_of(source, first)


def fill(task: Task, path: Path) -> None:
    """One game after the other is played and written: no more than a game is ever held."""
    source, _, first = task
    found = schema(source.game)
    with pq.ParquetWriter(path, found, compression="zstd") as file:
        for number in range(first, first + size_of(source, first)):
            file.write_table(pa.Table.from_pylist(rows_of(source, number), schema=found))


# --- rows ---------------------------------------------------------------------------------------------
class Scribe:
    """Writes down the decisions of one game."""

    def __init__(self, number: int, seed: str, desk: Desk, players: Sequence[str], game: str) -> None:
        self.number, self.seed, self.desk, self.players = number, seed, desk, players
        self.title = title_of(game)
        self.rows: list[dict[str, Any]] = []

    def note(self, game: Game, seat: Player, option: Option, bot: Bot | None = None) -> None:
        """Somebody is about to choose this; the question stands in front."""
        view = self.desk.view(game, seat)
        question = view.question()
        assert question is not None
        legal = {self.desk.actions.of(each): each for each in sorted(view.options)}
        self.rows.append(
            {
                "game": self.number, "seed": self.seed, "decision": len(self.rows), "players": len(self.players),
                "seat": seat, "player": self.players[seat], "question": type(question.step).__name__,
                "view": view.to_json(), "features": self.desk.encoder.encoded(view, self.desk.players),
                "legal": list(legal),
                "action": self.desk.actions.of(option),
                "choice": write_option(self.title, option, self.desk.settings),
                **thoughts(bot, list(legal.values())),
            }
        )  # fmt: skip

    def finish(self, game: Game) -> list[dict[str, Any]]:
        """Every row learns how the game ended."""
        over, ending = game.is_over(), self.title.endings[game.ending]
        for row in self.rows:
            reward = self.desk.reward(game, row["seat"]) if over else 0.0
            row.update(reward=reward, ending=ending, length=len(self.rows))
        return self.rows


def thoughts(bot: Bot | None, options: Sequence[Option]) -> dict[str, list[Any] | None]:
    """What a search found out about each of the options."""
    search = bot.thought if isinstance(bot, SearchBot) else None
    if search is None:
        return {"visits": None, "values": None}
    tried = [search.root.children.get(option) for option in options]
    return {
        "visits": [node.visits if node else 0 for node in tried],
        "values": [node.mean() if node and node.visits else None for node in tried],
    }


def rows_of(source: Source, number: int) -> list[dict[str, Any]]:
    if source.plan is not None:
        return rows_of_bots(source.plan, number)
    return rows_of_record(load_record(Path(source.records[number])), number, source.records[number])


def rows_of_bots(plan: Plan, number: int) -> list[dict[str, Any]]:
    """The same game that `phobetor sim` plays."""
    title, seed, names = title_of(plan.game), f"{plan.seed}/{number}", plan.bots_of(number)
    desk = desk_of(plan.game, len(plan.seats), dict(plan.options))
    game, bots = desk.new(seed), [load_bot(title, name) for name in names]
    scribe, chance = Scribe(number, seed, desk, names, plan.game), Chance(f"{seed}/bots")
    with playing(names, number):
        while not game.is_over() and len(scribe.rows) < MOST_DECISIONS:
            seat, options = game.asked, game.legal()
            view = title.view(game, seat) if bots[seat].looks() else None
            option = bots[seat].choose(view, options[:], chance)
            if option not in options:
                raise BadInput(f"{type(bots[seat]).__name__} chose {option}, which is not among its options.")
            scribe.note(game, seat, option, bots[seat])
            game.choose(option)
    return scribe.finish(game)


def rows_of_record(record: Record, number: int, name: str) -> list[dict[str, Any]]:
    desk = desk_of(record.game, record.players, record.options)
    scribe = Scribe(number, record.seed, desk, record.seats, record.game)
    try:
        game = replay(record, lambda _, player, option, game: scribe.note(game, player, option))
    except Divergence as difference:
        raise BadInput(f"{name}: {difference}") from None
    return scribe.finish(game)

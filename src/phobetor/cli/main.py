"""The commands. What a command needs is imported when it is called, so that help is there at once."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from typing import Any, NoReturn

from phobetor import __version__
from phobetor.games import NAMES

PAGE = "http://127.0.0.1:8484"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and nothing else."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**(settings | {"allow_abbrev": False}))

    def error(self, message: str) -> NoReturn:
        sentence = (message[:1].upper() + message[1:]).rstrip(".")
        self.exit(2, f"{sentence}; see '{self.prog} --help'.\n")


class Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from phobetor.build import build

        print(f"phobetor {__version__} ({build()})")
        parser.exit(0)


def option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name or not value:
        raise argparse.ArgumentTypeError(f"an option is written as name=value, not '{text}'")
    return name, value


def positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text[:10]) <= 10**9:
        raise argparse.ArgumentTypeError(f"it must be a whole number from 1 to 1000000000, not '{text}'")
    return int(text)


def days(text: str) -> float:
    if not text.isascii() or not text.isdigit() or int(text[:10]) > 36500:
        raise argparse.ArgumentTypeError(f"it must be a whole number of days up to 36500, or 0 for never, not '{text}'")
    return float(text)


def positives(text: str) -> list[int]:
    return [positive(part.strip()) for part in text.split(",")]


def parser() -> tuple[Parser, dict[str, Parser]]:
    top = Parser(prog="phobetor", description="The digital table for nightmare-themed board games.")
    top.add_argument("--version", action=Version, nargs=0, help="show the version and whether the rules are compiled")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_play(commands)
    add_puzzle(commands)
    add_web(commands)
    add_books(commands)
    add_lab(commands)
    add_records(commands)
    return top, commands.choices


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="which game; see 'games'")


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", metavar="en|ru|pl", help="the language (en)")


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON")


def add_table(command: argparse.ArgumentParser, seats: str, options: str) -> None:
    command.add_argument("--seats", metavar="A,B,…", help=seats)
    command.add_argument("--seed", metavar="S", help="the same seed deals the same cards")
    command.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE", help=options)


def add_players(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=positive, metavar="N", help="how many sit at the table")


def add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game in the terminal")
    add_game(play)
    add_players(play)
    add_table(play, "who sits there: human, human:NAME, a bot, or FILE.py:CLASS", "a house rule; see 'games'")
    add_language(play)
    play.add_argument("--plain", action="store_true", help="plain lines for screen readers and pipes")
    play.add_argument("--answers", metavar="FILE", help="take the answers from a file ('-' is standard input)")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--hints", action="store_true", help="let several people ask for hints, as one alone may")
    play.add_argument("--save", metavar="FILE", help="where the game is saved; the file must not exist yet")


def add_puzzle(commands: Any) -> None:
    puzzle = commands.add_parser("puzzle", help="solve the puzzle of the day")
    add_game(puzzle)
    puzzle.add_argument("--number", type=positive, metavar="N", help="another puzzle")
    add_language(puzzle)
    puzzle.add_argument("--plain", action="store_true", help="plain lines for screen readers and pipes")
    puzzle.add_argument("--answers", metavar="FILE", help="take the answers from a file ('-' is standard input)")


def add_web(commands: Any) -> None:
    serve = commands.add_parser("serve", help="open the table in the browser")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="0.0.0.0 lets other devices in")
    serve.add_argument("--port", type=int, default=8484, metavar="N", help="the port (8484)")
    add_data(serve)
    serve.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="keep games in postgresql://USER@HOST/NAME instead of a folder",
    )
    serve.add_argument(
        "--workers", type=positive, default=1, metavar="N", help="how many processes share the --database (1)"
    )
    serve.add_argument("--allow-host", action="append", metavar="NAME", help="a further name under which it is reached")
    serve.add_argument("--allow-origin", action="append", metavar="URL", help="a further page that may speak to it")
    serve.add_argument(
        "--trusted-proxy", action="append", metavar="ADDRESS", help="a reverse proxy before it that says who asks"
    )
    serve.add_argument(
        "--forget-after", type=days, default=180.0, metavar="DAYS",
        help="forget tables to which nobody came back for so long (180; 0 keeps them for ever)",
    )  # fmt: skip
    serve.add_argument("--no-notices", action="store_true", help="tell nobody of their turn outside the page")
    serve.add_argument(
        "--notices-to", action="append", metavar="NETWORK", help="send notices to this network of yours, too"
    )
    serve.add_argument("--log", default="text", choices=("text", "json"), help="how it writes its log (text)")
    serve.add_argument(
        "--metrics-token", metavar="FILE", help="a file with a secret: who knows it may read /metrics from elsewhere"
    )
    serve.add_argument("--bot-pause", type=float, default=0.15, metavar="SECONDS", help="how long bots think (0.15)")
    load = commands.add_parser("load", help="measure a server with many tables at once")
    load.add_argument(
        "--game", default="nightmarium", metavar="GAMES",
        help="which game (nightmarium), or several with their tables: nightmarium:1000,nemesis:100",
    )  # fmt: skip
    load.add_argument("--tables", type=positive, default=300, metavar="N", help="how many tables (300)")
    load.add_argument("--rate", type=positive, default=500, metavar="R", help="decisions a second (500)")
    load.add_argument("--seconds", type=positive, default=60, metavar="S", help="how long (60)")
    load.add_argument("--minutes", type=positive, default=0, metavar="M", help="the same in minutes, for a soak")
    load.add_argument("--database", default="", metavar="URL", help="a PostgreSQL without tables instead of a file")
    load.add_argument(
        "--processes", type=positive, default=1, metavar="N", help="how many servers share the --database (1)"
    )
    add_json(load)
    add_operating(commands)


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", metavar="FOLDER", help="where games are kept (your own data folder)")


def add_where(command: argparse.ArgumentParser) -> None:
    add_data(command)
    command.add_argument("--database", default="", metavar="URL", help="or in postgresql://USER@HOST/NAME")


def add_operating(commands: Any) -> None:
    backup = commands.add_parser("backup", help="copy all tables into one file, also while the server runs")
    backup.add_argument("file", metavar="FILE", help="a file that does not exist yet")
    add_where(backup)
    add_json(backup)
    restore = commands.add_parser("restore", help="put the tables of such a file into a new data folder or database")
    restore.add_argument("file", metavar="FILE", help="what 'backup' wrote")
    add_where(restore)
    add_json(restore)
    tables = commands.add_parser("tables", help="list the tables of a server, or look at one")
    tables.add_argument("table", nargs="?", metavar="TABLE", help="only this one; its game is played again and checked")
    tables.add_argument("--check", action="store_true", help="play every game again and compare all fingerprints")
    tables.add_argument("--export", metavar="FILE", help="write the record of this table's finished game")
    add_where(tables)
    add_json(tables)
    forget = commands.add_parser("forget", help="erase names, words and ways in from a table; its game stays")
    forget.add_argument("table", metavar="TABLE")
    forget.add_argument("--seat", default="", metavar="a", help="only the person in this seat")
    forget.add_argument("--game", action="store_true", help="the whole table, with its game")
    add_where(forget)
    moving = commands.add_parser("migrate-store", help="move all tables from one database to another, and check them")
    where = "sqlite:FOLDER or postgresql://…"
    moving.add_argument("--from", dest="source", required=True, metavar="URL", help=f"where they are: {where}")
    moving.add_argument("--to", dest="target", required=True, metavar="URL", help=f"where they shall be: {where}")
    add_json(moving)
    rescue = commands.add_parser("rescue", help="save what can be read of a damaged data folder")
    rescue.add_argument("folder", metavar="FOLDER", help="the data folder; it is only read")
    rescue.add_argument("out", metavar="OUT", help="a new folder for a fresh database and the records of all games")
    add_json(rescue)


def add_books(commands: Any) -> None:
    games = commands.add_parser("games", help="list the games")
    add_json(games)
    rules = commands.add_parser("rules", help="print a game's rules with their code and tests")
    add_game(rules)
    rules.add_argument("rule", nargs="?", help="only this rule or chapter")
    add_language(rules)
    add_json(rules)


def add_simulated(command: argparse.ArgumentParser, games: int) -> None:
    """What every command says that lets bots play many games."""
    add_game(command)
    add_plan(command, games)
    add_cluster(command)


def add_plan(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument(
        "--players", type=positives, metavar="N,…", help="how many sit at the table; several numbers make one run each"
    )
    add_table(
        command,
        "which bots (a single name: on all seats); without it all are random",
        "a house rule; see 'games'; several values (NAME=A,B) make one run each",
    )
    command.add_argument("--games", type=positive, default=games, metavar="K", help=f"how many games ({games})")
    add_jobs(command)
    command.add_argument("--fixed", action="store_true", help="bots keep their seats instead of changing them")


def add_jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=positive, metavar="J", help="how many processes (1)")


def add_cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument("--on", choices=["ray"], help="play on a Ray cluster; --jobs: so many tasks at once")


def add_out(command: argparse.ArgumentParser, about: str) -> None:
    command.add_argument("-o", "--out", required=True, metavar="FOLDER", help=about)
    add_json(command)


def add_lab(commands: Any) -> None:
    sim = commands.add_parser("sim", help="let bots play many games")
    add_simulated(sim, 1000)
    add_json(sim)
    bench = commands.add_parser("bench", help="measure the speed of a game's rules")
    add_game(bench)
    bench.add_argument("--players", type=positive, default=4, metavar="N", help="how many players (4)")
    bench.add_argument("--games", type=positive, default=0, metavar="K", help="games a round")
    bench.add_argument("--peers", action="store_true", help="compare with open_spiel's hearts in the same run")
    bench.add_argument(
        "--environments", action="store_true", help="measure PettingZoo, OpenSpiel and many games at once instead"
    )
    add_json(bench)
    dataset = commands.add_parser("dataset", help="write bots' games or records as data, a row for each decision")
    add_simulated(dataset, 1000)
    dataset.add_argument("--records", nargs="+", metavar="FILE", help="take these recorded games instead")
    add_out(dataset, "the folder for the Parquet files")
    report = commands.add_parser("report", help="what decides a game: a page with charts, JSON and Parquet")
    add_simulated(report, 1000)
    report.add_argument("--page", default=PAGE, metavar="URL", help=f"the server that opens its games ({PAGE})")
    add_out(report, "the folder for the report")
    compare = commands.add_parser("compare", help="compare two reports on the same deals")
    compare.add_argument("a", metavar="A.json", help="report.json of the first")
    compare.add_argument("b", metavar="B.json", help="report.json of the second")
    compare.add_argument("-o", "--out", metavar="FOLDER", help="write a page there, too")
    add_json(compare)
    vary = commands.add_parser("vary", help="play with other values of a printed number")
    add_game(vary)
    vary.add_argument(
        "number", metavar="FILE.csv:ROW.COLUMN=1..4", help="which number of which data file, and its values"
    )
    add_plan(vary, 1000)
    vary.add_argument("-o", "--out", metavar="FOLDER", help="write a page there, too")
    add_json(vary)
    add_strength(commands)


def add_strength(commands: Any) -> None:
    ladder = commands.add_parser("ladder", help="measure how strong the bots of a game are")
    add_game(ladder)
    ladder.add_argument("--seats", metavar="A,B,…", help="which bots, the weakest first (the levels of the game)")
    ladder.add_argument("--players", type=positives, metavar="N,…", help="at tables of how many (all that it is for)")
    ladder.add_argument("--games", type=positive, default=100, metavar="K", help="games of each pair at each (100)")
    ladder.add_argument("--seed", default="1", metavar="S", help="the same seed deals the same cards (1)")
    ladder.add_argument("--near", type=positive, metavar="D", help="only pairs at most D places apart (everybody)")
    ladder.add_argument("--keep", metavar="FILE", help="keep every game; the same command goes on where it stopped")
    add_jobs(ladder)
    add_cluster(ladder)
    add_json(ladder)
    train = commands.add_parser("train", help="teach a game's search by games of a bot")
    add_game(train)
    train.add_argument("--teacher", default="greedy", metavar="BOT", help="whose games are learned from (greedy)")
    train.add_argument("--games", type=positive, default=300, metavar="K", help="games of each number of players (300)")
    train.add_argument("--seed", default="1", metavar="S", help="the same seed teaches the same (1)")
    train.add_argument("--out", metavar="FILE", help="where the weights are written (learned.json)")
    add_json(train)
    puzzles = commands.add_parser("puzzles", help="find positions where one choice is clearly the best")
    add_game(puzzles)
    puzzles.add_argument("--count", type=positive, default=30, metavar="K", help="how many (30)")
    puzzles.add_argument("--seed", default="1", metavar="S", help="the same seed finds the same (1)")
    puzzles.add_argument("--depth", type=positive, default=10_000, metavar="N", help="iterations of a search (10000)")
    puzzles.add_argument(
        "--keep", metavar="FILE", help="keep what was found; the same command goes on where it stopped"
    )
    puzzles.add_argument("--out", metavar="FILE", help="where they are written (puzzles.json)")
    add_json(puzzles)


def add_records(commands: Any) -> None:
    verify = commands.add_parser("verify", help="replay a record and check every fingerprint")
    verify.add_argument("record", nargs="+")
    verify.add_argument("--commitment", metavar="HASH", help="what the table showed before the game")
    verify.add_argument("--salt", action="append", default=[], metavar="S", help="what your page added to chance")
    add_json(verify)
    replay = commands.add_parser("replay", help="tell a recorded game as a story")
    replay.add_argument("record", help="a file, or the link of a game")
    replay.add_argument("--seat", metavar="a", help="only what this seat may know; without it everything is told")
    replay.add_argument("--boards", action="store_true", help="show the table before every choice")
    replay.add_argument("--plain", action="store_true", help="plain lines")
    add_language(replay)
    add_json(replay)
    analyse = commands.add_parser("analyse", help="look at a finished game again: chances, and the largest mistakes")
    analyse.add_argument("record", help="a file, or the link of a game")
    analyse.add_argument("--seat", metavar="a", help="whose choices are judged (the first person's)")
    analyse.add_argument("--budget", type=positive, default=100, metavar="N", help="iterations a choice (100)")
    analyse.add_argument(
        "--play-on", type=positive, metavar="N", help="play on at choice N, from what the seat knew then"
    )
    analyse.add_argument("--bot", metavar="NAME", help="who plays the other seats then (those who did)")
    analyse.add_argument("--seed", metavar="S", help="the same seed imagines and deals the same cards")
    analyse.add_argument("--answers", metavar="FILE", help="take the answers from a file ('-' is standard input)")
    analyse.add_argument("--save", metavar="FILE", help="where that game is saved; the file must not exist yet")
    analyse.add_argument("--plain", action="store_true", help="plain lines")
    add_language(analyse)
    add_json(analyse)
    link = commands.add_parser("link", help="print a link that holds a whole recorded game")
    link.add_argument("record")
    link.add_argument("--page", default=PAGE, metavar="URL", help=f"the server that opens it ({PAGE})")
    link.add_argument("--at", type=positive, metavar="N", help="open it after so many choices")
    link.add_argument("--seat", metavar="a", help="as this seat saw it; without it everything is told")
    add_json(link)
    scenario = commands.add_parser("scenario", help="run scenario files")
    scenario.add_argument("file", nargs="+")
    add_json(scenario)


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    top, commands = parser()
    given, unknown = top.parse_known_args(arguments)
    if given.command is None:
        top.error(f"say what to do: {', '.join(commands)}")
    command = commands[given.command]
    if unknown:
        known = [name for name in command._option_string_actions if name.startswith("--")]
        command.error(f"'{given.command}' does not know '{unknown[0]}'; it knows: {', '.join(known)}")
    instead = getattr(given, "resume", None) or getattr(given, "records", None)
    if getattr(given, "game", "") is None and not instead:
        command.error(f"say which game: {', '.join(NAMES)}")
    return given


def run(arguments: list[str] | None = None) -> NoReturn:
    """The exit status is 0, or 1 when something does not hold, or 2 when something cannot be used."""
    replace_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters is no reason to stop
    try:
        status = obey(parsed(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        status = 0  # whoever read has enough
        say_no_more()
    except OSError as error:  # of files whose command has no better sentence, and of what it prints
        what = f"'{error.filename}'" if error.filename else "Something"
        print(f"{what} cannot be read or written: {error.strerror or error}.", file=sys.stderr)
        status = 2
        say_no_more()
    except KeyboardInterrupt:
        status = 130
    sys.exit(status)


def replace_closed() -> None:
    """Whoever closed a stream (`>&-`) wants nothing there; what is written there goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until the end


def say_no_more() -> None:
    """Nothing may be flushed at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def obey(given: argparse.Namespace) -> int:
    from phobetor.book.title import BadInput
    from phobetor.cli import commands
    from phobetor.games import UnknownGame
    from phobetor.table.names import clean_sentence

    try:
        status: int = getattr(commands, given.command.replace("-", "_"))(given)
    except (BadInput, UnknownGame) as error:
        print(clean_sentence(str(error)), file=sys.stderr)
        status = 2
    return status

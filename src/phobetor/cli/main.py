"""The commands. What a command needs is imported when it is called, so that help is there at once."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn

from phobetor import __version__

LANGUAGES = ("en", "ru", "pl")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and nothing else."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:]
        self.exit(2, f"{sentence}{'' if sentence.endswith('.') else '.'} See '{self.prog} --help'.\n")


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
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' must be a whole number from 1")
    return int(text)


def parser() -> Parser:
    top = Parser(prog="phobetor", description="The digital table for nightmare-themed board games.")
    top.add_argument("--version", action=Version, nargs=0, help="show the version and whether the rules are compiled")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    add_play(commands)
    add_books(commands)
    add_lab(commands)
    add_records(commands)
    return top


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", default="en", metavar="en|ru|pl", help="the language (en)")


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON")


def add_table(command: argparse.ArgumentParser, seats: str) -> None:
    command.add_argument("--players", type=positive, metavar="N", help="how many sit at the table")
    command.add_argument("--seats", metavar="A,B,…", help=seats)
    command.add_argument("--seed", metavar="S", help="the same seed deals the same cards")
    command.add_argument(
        "--option", type=option, action="append", default=[], metavar="NAME=VALUE", help="a house rule; see 'games'"
    )


def add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument("game", nargs="?", help="which game; see 'games'")
    add_table(play, "who sits there: human, a bot, or FILE.py:CLASS")
    add_language(play)
    play.add_argument("--plain", action="store_true", help="plain lines for screen readers and pipes")
    play.add_argument("--answers", metavar="FILE", help="take the answers from a file ('-' is standard input)")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", metavar="FILE", help="where 's' saves the game")


def add_books(commands: Any) -> None:
    games = commands.add_parser("games", help="list the games")
    add_json(games)
    rules = commands.add_parser("rules", help="print a game's rules with their code and tests")
    rules.add_argument("game")
    rules.add_argument("rule", nargs="?", help="only this rule or chapter")
    add_language(rules)
    add_json(rules)


def add_lab(commands: Any) -> None:
    sim = commands.add_parser("sim", help="let bots play many games")
    sim.add_argument("game")
    add_table(sim, "which bots; without it all are random")
    sim.add_argument("--games", type=positive, default=1000, metavar="K", help="how many games (1000)")
    sim.add_argument("--jobs", type=positive, default=1, metavar="J", help="how many processes (1)")
    sim.add_argument("--fixed", action="store_true", help="bots keep their seats instead of changing them")
    add_json(sim)
    bench = commands.add_parser("bench", help="measure the speed of a game's rules")
    bench.add_argument("game")
    bench.add_argument("--players", type=positive, default=4, metavar="N", help="how many players (4)")
    bench.add_argument("--games", type=positive, default=0, metavar="K", help="games a round")
    bench.add_argument("--peers", action="store_true", help="compare with open_spiel's hearts in the same run")
    add_json(bench)


def add_records(commands: Any) -> None:
    verify = commands.add_parser("verify", help="replay a record and check every fingerprint")
    verify.add_argument("record", nargs="+")
    add_json(verify)
    replay = commands.add_parser("replay", help="tell a recorded game as a story")
    replay.add_argument("record")
    replay.add_argument("--seat", metavar="a", help="only what this seat may know; without it everything is told")
    replay.add_argument("--boards", action="store_true", help="show the table before every choice")
    replay.add_argument("--plain", action="store_true", help="plain lines")
    add_language(replay)
    scenario = commands.add_parser("scenario", help="run scenario files")
    scenario.add_argument("file", nargs="+")
    add_json(scenario)


def run(arguments: list[str] | None = None) -> NoReturn:
    """The exit status is 0, or 1 when something does not hold, or 2 when something cannot be used."""
    given = parser().parse_args(arguments)
    from phobetor.cli import commands
    from phobetor.games import UnknownGame
    from phobetor.games.title import BadInput

    try:
        status = getattr(commands, given.command)(given)
    except (BadInput, UnknownGame) as error:
        print(error, file=sys.stderr)
        status = 2
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        status = 0
        sys.stderr.close()
    sys.exit(status)

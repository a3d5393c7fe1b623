"""`phobetor train` and `phobetor ladder`: teaching a game's search, and measuring how strong its bots are."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from phobetor.book.rulebook import rulebook
from phobetor.book.title import BadInput, Title
from phobetor.bots.learned import FILE
from phobetor.cli.output import progress_bar, show
from phobetor.cli.simulation import print_table, workers_of
from phobetor.games import title_of
from phobetor.lab.ladder import Games, Rating, pairings, ratings
from phobetor.lab.loading import load_bot
from phobetor.lab.train import train, written

TEACHER = "greedy"
"""Whose games are learned from unless another is named."""


# --- teaching ---------------------------------------------------------------------------------------
def teach(given: Namespace) -> int:
    title = title_of(given.game)
    if title.mind is None:
        taught = ", ".join(name for name in ("nightmarium", "somnicum") if title_of(name).mind)
        raise BadInput(f"{given.game} learns nothing; there is something to learn in: {taught}.")
    out = kept_in(given.out or FILE)
    assert out is not None
    load_bot(title, given.teacher)
    counts = title.players[1] - title.players[0] + 1
    with progress_bar(given.games * counts, f"{given.game}: games to learn from") as progress:
        found = train(title, title.mind(), given.teacher, given.games, given.seed, progress)
    out.write_text(written(found, command_of(given), rulebook(given.game).version), encoding="utf-8")
    if given.json:
        show({"game": given.game, "file": str(out), "loss": found.losses})
        return 0
    rows = [[name, f"{loss:.3f}", f"{blank:.3f}"] for name, (loss, blank) in found.losses.items()]
    print_table([["table", "loss", "knowing nothing"], *rows], 1, "")
    print(f"Written to {out}.")
    return 0


def command_of(given: Namespace) -> str:
    """What writes the same file again."""
    teacher = "" if given.teacher == TEACHER else f" --teacher {given.teacher}"
    return f"phobetor train {given.game} --games {given.games} --seed {given.seed}{teacher}"


# --- measuring --------------------------------------------------------------------------------------
def measure(given: Namespace) -> int:
    title = title_of(given.game)
    bots, players = bots_of(given, title), players_of(given, title)
    plans = pairings(given.game, bots, players, given.games, given.seed, given.near or 0)
    games, total = Games(plans, kept_in(given.keep)), sum(plan.games for plan in plans)
    with progress_bar(total, f"{given.game}: games") as progress:
        games.play(workers_of(given), progress)
    met = games.meetings()
    found = ratings(bots, met)
    if given.json:
        show(report(given, players, found, len(met)))
    else:
        tell(given, players, found, len(met), total)
    return 0 if len(met) == total else 130


def kept_in(name: str | None) -> Path | None:
    """The file of games that were played and are to be played, or none."""
    path = Path(name) if name else None
    if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise BadInput(f"'{path}' cannot be written: it must be a file in a folder that is there.")
    return path


def bots_of(given: Namespace, title: Title) -> list[str]:
    """From the weakest to the strongest."""
    if not given.seats:
        return title.levels
    bots = [bot.strip() for bot in given.seats.split(",")]
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadInput("--seats names two or more bots to be compared, each once, from the weakest to the strongest.")
    return bots


def players_of(given: Namespace, title: Title) -> list[int]:
    least, most = title.players
    players = given.players or [count for count in range(max(2, least), most + 1)]
    for count in players:
        title.check_players(count)
        if count < 2:
            raise BadInput("A ladder needs at least 2 players at a table.")
    return players


def report(given: Namespace, players: list[int], found: list[Rating], done: int) -> dict[str, Any]:
    rows = [
        {
            "bot": rating.bot, "elo": round(rating.elo, 1), "step": round(rating.step, 1),
            "least": round(rating.least, 1), "most": round(rating.most, 1),
        }
        for rating in found
    ]  # fmt: skip
    return {"game": given.game, "players": players, "games": done, "seed": given.seed, "ratings": rows}


def tell(given: Namespace, players: list[int], found: list[Rating], done: int, planned: int) -> None:
    counts = ", ".join(str(count) for count in players)
    stopped = f" (stopped; {planned} were planned)" if done < planned else ""
    print(f"{done} games of {given.game} with {counts} players, seed {given.seed}{stopped}")
    rows = [
        [rating.bot, f"{rating.elo:.0f}", f"{rating.step:+.0f} ({rating.least:.0f} to {rating.most:.0f})"]
        for rating in found
    ]
    rows[0][2] = ""
    print_table([["bot", "Elo", "above the one before (95 %)"], *rows], 1, "  ")

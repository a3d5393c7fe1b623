"""`phobetor dataset`, `report`, `compare` and `vary`: what is to be done, and what was done in words."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from phobetor.cli.commands import progress_bar, show
from phobetor.cli.simulation import plans_of
from phobetor.kernel.refusal import BadInput


def dataset(given: Namespace) -> int:
    from phobetor.research.dataset import Source, source_of_records, write_dataset

    if bool(given.game) == bool(given.records):
        raise BadInput("Say which game the bots are to play, or name records with --records; not both.")
    if given.records:
        source = source_of_records(given.records)
    else:
        plans = plans_of(given)
        if len(plans) > 1:
            raise BadInput("A dataset is of one table: name one number of players and one value of each option.")
        source = Source(given.game, plans[0])
    with progress_bar(source.games, f"{source.game}: games") as progress:
        done = write_dataset(source, Path(given.out), given.jobs, progress)
    stopped = done < source.games
    if given.json:
        show({"game": source.game, "games": done, "planned": source.games, "folder": given.out})
    else:
        print(f"{done} games of {source.game} are in {given.out}.")
        if stopped:
            print(f"{source.games} were planned: the same command goes on where this one stopped.")
    return 130 if stopped else 0

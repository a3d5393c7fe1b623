"""Writes a dataset of Nightmarium and reads it with pyarrow: how often is each kind of action chosen, and does it win?

    python examples/data.py [games]

polars reads the same folder with `polars.read_parquet("FOLDER/part-*.parquet")`, pandas with `pandas.read_parquet`.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pyarrow.compute as pc
import pyarrow.parquet as pq

from phobetor.lab.simulate import Plan
from phobetor.lab.workers import Workers
from phobetor.research.dataset import Source, write_dataset


def main(games: int) -> None:
    with TemporaryDirectory() as folder:
        source = Source("nightmarium", Plan("nightmarium", ("greedy", "random"), games, "data"))
        write_dataset(source, Path(folder), Workers(), lambda done: None)
        table = pq.read_table(folder, columns=["player", "choice", "reward"])
    verb = pc.list_element(pc.split_pattern(table["choice"], " "), 0)
    table = table.append_column("verb", verb)
    found = table.group_by(["player", "verb"]).aggregate([("reward", "count"), ("reward", "mean")])
    for row in found.sort_by([("player", "ascending"), ("reward_count", "descending")]).to_pylist():
        print(f"{row['player']:>8} {row['verb']:>10}: {row['reward_count']:>5} times, reward {row['reward_mean']:+.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)

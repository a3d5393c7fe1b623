"""The data files of a game with something changed in one of them, and what is then said about it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from phobetor.games.box import WrongBox


@dataclass
class DataFiles:
    """The files of a box, and how they are read."""

    files: dict[str, str]
    read: Callable[[dict[str, str]], object]

    def with_change(self, file: str, old: str, new: str) -> dict[str, str]:
        assert self.files[file].count(old) == 1, f"'{old}' must stand in {file}.csv once."
        return self.with_all(file, old, new)

    def with_all(self, file: str, old: str, new: str) -> dict[str, str]:
        assert old in self.files[file]
        return self.files | {file: self.files[file].replace(old, new)}

    def without_line(self, file: str, start: str) -> dict[str, str]:
        lines = self.files[file].splitlines()
        kept = [line for line in lines if not line.startswith(start)]
        assert len(kept) == len(lines) - 1
        return self.files | {file: "\n".join(kept)}

    def with_line(self, file: str, line: str) -> dict[str, str]:
        return self.files | {file: self.files[file].rstrip("\n") + f"\n{line}\n"}

    def swapped(self, file: str, one: str, other: str) -> dict[str, str]:
        lines = self.files[file].splitlines()
        names = [line.split(",")[0] for line in lines]
        first, second = names.index(one), names.index(other)
        lines[first], lines[second] = lines[second], lines[first]
        return self.files | {file: "\n".join(lines)}

    def turned(self, file: str) -> dict[str, str]:
        """The columns of the file stand the other way round, and there is one more."""
        rows = list(csv.DictReader(self.files[file].splitlines()))
        written = io.StringIO()
        writer = csv.DictWriter(written, ["remark", *reversed(rows[0])], restval="mine")
        writer.writeheader()
        writer.writerows(rows)
        return self.files | {file: written.getvalue()}

    def sentence_about(self, files: dict[str, str]) -> str:
        """What is wrong with these files, in one sentence that names the file."""
        with pytest.raises(WrongBox) as caught:
            self.read(files)
        sentence = str(caught.value)
        assert re.fullmatch(r"data/\w+\.csv: [^\n]*\.", sentence)
        return sentence

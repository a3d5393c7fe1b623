"""A table gives back what changed, and the store alone knows how that is written."""

from __future__ import annotations

import ast
import re
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any, get_args

import pytest
import web_house
from web_house import kept_in

import phobetor
from phobetor.records.record import Origin
from phobetor.table import changes, store
from phobetor.table.changes import (
    Change,
    ChatSaid,
    ClockSet,
    CommandLogged,
    CommentWritten,
    GameEnded,
    NotesKept,
    NoticeKept,
    SeatsArranged,
    TableForgotten,
    TableOpened,
    TurnPassed,
    WhatIfOpened,
)
from phobetor.table.saved import ChatRow, ClockRow, Command, CommentRow, NotesRow, NoticeRow, SeatRow, TableRow

KNOW_SQL = {"table/copying.py", "table/moving.py", "table/postgresql.py", "table/store.py", "table/rescue.py"}
SQL = re.compile(r"\b(SELECT|INSERT|DELETE FROM|UPDATE \w+ SET|CREATE TABLE|PRAGMA)\b")
ROW = TableRow("one", "nightmarium", "1", {"a": "b"}, "00", "", "host", 1.0, "lobby")
VALUES: dict[str, Any] = {
    "row": ROW, "seats": (SeatRow(0, "bot", "Bot A", "random"), SeatRow(1, "open")),
    "command": Command("one", 1, 0, "c1", "choose", 7, "draw", "ab", 2.0), "winners": (0, 1), "scores": (3, 4),
    "line": ChatRow("one", 0, 1, "Anna", "hello", "c2", 3.0), "notes": NotesRow(1, "a note", {"0": "yes"}),
    "comment": CommentRow("one", 1, 12, 0, "well played", "c3", 4.0), "number": 1,
    "notice": NoticeRow("one", "secret", "owner", "guest", "push", "https://a.example/", "k a", "en", "https://b", 1),
    "clock": ClockRow(1, 2, 3, 4.0, None), "lines": 5,
    "at": 6.0, "seconds": 7.0, "table": "one", "options": {"a": "c"}, "locked": 1, "onlookers": 0, "takebacks": 2,
    "numbers": (1,), "names": ("Anna",), "hints": 1, "origin": Origin("table other", "a", 3, {"deck": [1, 2]}),
}  # fmt: skip


COLUMNS = {
    "sqlite": "SELECT name FROM pragma_table_info(?)",
    "postgresql": "SELECT column_name FROM information_schema.columns WHERE table_schema = current_schema() "
    "AND table_name = ? ORDER BY ordinal_position",
}


def sql_in(text: str) -> list[str]:
    """What a module knows of databases: imports of sqlite3, and texts that are SQL."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom) and "sqlite3" in ast.unparse(node):
            found.append(ast.unparse(node))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SQL.search(node.value):
            found.append(node.value)
    return found


def test_only_the_stores_their_copies_and_the_rescue_know_sql() -> None:
    package = Path(phobetor.__file__).parent
    modules = [path for room in ("table", "server") for path in (package / room).glob("*.py")]
    knowing = {path.relative_to(package).as_posix() for path in modules if sql_in(path.read_text(encoding="utf-8"))}
    assert knowing == KNOW_SQL


def example(kind: type[Any]) -> Change:
    found: Change = kind(**{name: VALUES.get(name, name) for name in kind.__annotations__})
    return found


def test_every_change_is_written_and_none_can_be_altered_before_it_is(tmp_path: Path) -> None:
    kinds = [kind for kind in vars(changes).values() if isinstance(kind, type) and kind.__module__ == changes.__name__]
    assert set(kinds) == set(get_args(Change))
    data = kept_in(tmp_path)
    data.write([TableOpened(ROW)]).result()
    for kind in kinds:
        change = example(kind)
        assert store.statements(change), kind
        with pytest.raises(FrozenInstanceError):
            setattr(change, next(iter(kind.__annotations__)), "")
        if kind is not TableOpened:
            data.write([change]).result()
        if kind is TableForgotten:
            data.write([TableOpened(ROW)]).result()  # for those that follow
    data.close()


def test_rows_come_back_as_they_were_written(tmp_path: Path) -> None:
    data = kept_in(tmp_path)
    kinds = (
        TableOpened, WhatIfOpened, SeatsArranged, CommandLogged, TurnPassed, ChatSaid, NotesKept, CommentWritten,
        ClockSet, GameEnded, NoticeKept,
    )  # fmt: skip
    data.write([example(kind) for kind in kinds]).result()
    saved, results = data.load("one"), data.rows("SELECT * FROM results")
    data.close()
    assert saved is not None
    assert (saved.table.options, saved.table.phase, saved.table.lines) == ({"a": "b"}, "phase", 5)
    assert saved.seats == [*VALUES["seats"]]
    assert (saved.commands, saved.chat, saved.clocks) == ([VALUES["command"]], [VALUES["line"]], [VALUES["clock"]])
    assert saved.notes == [VALUES["notes"]]
    assert saved.comments == [VALUES["comment"]]
    assert saved.notices == [VALUES["notice"]]
    assert saved.origin == VALUES["origin"]
    assert results == [("one", "ending", "[0,1]", "[3,4]", 6.0)]


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("seats", SeatRow),
        ("commands", Command),
        ("chat", ChatRow),
        ("comments", CommentRow),
        ("clocks", ClockRow),
        ("notes", NotesRow),
        ("notices", NoticeRow),
    ],
)
def test_the_fields_of_rows_stand_in_the_order_of_their_columns(tmp_path: Path, name: str, row: type[Any]) -> None:
    """They are written and read by their places."""
    data = kept_in(tmp_path)
    columns = [column for (column,) in data.rows(COLUMNS[web_house.DATABASE], (name,))]
    data.close()
    assert columns == ["table_id", *[field for field in row.__annotations__ if field != "table"]]


def test_all_changes_are_written_or_none(tmp_path: Path) -> None:
    data = kept_in(tmp_path)
    twice = [TableOpened(ROW), example(CommandLogged), example(CommandLogged)]
    with pytest.raises(store.StoreFailure):
        data.write(twice).result()
    kept = data.load("one")
    data.close()
    assert kept is None

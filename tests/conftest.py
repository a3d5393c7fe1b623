"""What all tests need."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

# A fresh machine is set up by a command of its own (make fresh), not by every run of the suite.
collect_ignore = [] if os.environ.get("PHOBETOR_EXPECT") == "fresh" else ["fresh"]

# Whoever starts the tests in the background may ignore these; the commands under test must not inherit that.
for name in ("SIGINT", "SIGHUP", "SIGTERM"):
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)

# A hundred commands are started: each of them would compile the sources again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("house", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("house")

# Positions by the thousand are no garbage: looking through them again and again cost a third of the suite's time.
gc.set_threshold(50_000, 20, 20)


# PHOBETOR_DATABASE=postgresql runs all tests of the server on PostgreSQL (make test-postgresql). Otherwise they run on
# SQLite, and in the run of the compiled rules those of BOTH on each: where a database could make a difference.
DATABASE = os.environ.get("PHOBETOR_DATABASE", "both" if os.environ.get("PHOBETOR_EXPECT") == "compiled" else "sqlite")
PARTS = ("changes", "commands", "faults", "host", "mine", "moving", "reconnect", "rules")
BOTH = {"test_keeping", *(f"test_web_{part}" for part in PARTS)}
# These need several processes on one database, and that is PostgreSQL.
SEVERAL = [f"server/test_web_{part}.py" for part in ("hanging", "processes", "torture_postgresql")]
collect_ignore += SEVERAL if DATABASE == "sqlite" else []


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sqlite: about the file of SQLite itself, so that no other database can do it")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    path = metafunc.definition.path
    ours = path.parent.name == "server" and not metafunc.definition.get_closest_marker("sqlite")
    alone = DATABASE == "postgresql" or f"server/{path.name}" in SEVERAL
    if ours and (alone or (DATABASE == "both" and path.stem in BOTH)):
        metafunc.parametrize("database", ["postgresql"] if alone else ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """What `web_house.house` keeps its tables in; SQLite, unless `pytest_generate_tests` says otherwise."""
    chosen = getattr(request, "param", "")
    if not chosen:
        yield
        return
    import web_house

    web_house.DATABASE = chosen
    yield
    web_house.DATABASE = "sqlite"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games of two people first: whoever began one of them last would let all others wait."""
    items.sort(key=lambda item: not item.name.startswith("test_two_people"))


def pytest_collection_finish(session: pytest.Session) -> None:
    """The tests themselves live to the end."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was measured, and what the machine lacks, is said at the end, where it is read."""
    for report in terminalreporter.getreports("passed"):
        for name, told in report.user_properties:
            if name == "told":
                terminalreporter.write_line(str(told))
    told = {
        report.longrepr[2] for report in terminalreporter.getreports("skipped") if isinstance(report.longrepr, tuple)
    }
    for reason in sorted(told):
        if "install" in reason:
            terminalreporter.write_line(reason.removeprefix("Skipped: "))

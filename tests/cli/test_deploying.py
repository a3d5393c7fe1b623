"""The files in deploy/ call what there is: every command line in them is one that the program understands."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from phobetor.cli.main import parsed
from phobetor.server.guard import trusted

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert isinstance(found, dict)
    return found


def entry() -> list[str]:
    """What the image starts, without the path of the program."""
    line = re.search(r"^ENTRYPOINT (\[.*\])$", (DEPLOY / "Containerfile").read_text(), re.M)
    assert line is not None
    program, *words = json.loads(line[1])
    assert program.endswith("/phobetor")
    return [str(word) for word in words]


def test_the_unit_starts_a_server() -> None:
    lines = (DEPLOY / "phobetor.service").read_text().splitlines()
    (start,) = [line.partition("=")[2] for line in lines if line.startswith("ExecStart=")]
    given = parsed(shlex.split(start)[1:])
    assert given.command == "serve"
    assert given.data == "/var/lib/phobetor"
    assert f"StateDirectory={Path(given.data).name}" in lines
    assert trusted(given.trusted_proxy)


def test_the_image_starts_a_server_and_asks_for_its_health() -> None:
    given = parsed(entry())
    assert (given.command, given.data, given.port, given.log) == ("serve", "/data", 8484, "json")
    text = (DEPLOY / "Containerfile").read_text()
    assert "http://127.0.0.1:8484/healthz" in text
    assert "EXPOSE 8484" in text
    assert "\nUSER 10001\n" in text
    for copied in re.findall(r"-r (\S+)", text):
        assert (ROOT / copied).is_file()


def test_the_composition_trusts_its_own_proxy_and_no_other(compose: dict[str, Any]) -> None:
    services = compose["services"]
    given = parsed([*entry(), *services["phobetor"]["command"]])
    inside = {name: service["networks"]["inside"]["ipv4_address"] for name, service in services.items()}
    assert given.trusted_proxy == [inside["caddy"]]
    assert f"{inside['phobetor']}:{given.port}" in services["caddy"]["command"]
    assert services["phobetor"]["read_only"] is True
    assert "ports" not in services["phobetor"]
    assert (DEPLOY / services["phobetor"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["phobetor"]["build"]["dockerfile"]).is_file()


def test_the_composition_with_postgresql_keeps_its_database_inside(compose: dict[str, Any]) -> None:
    more = yaml.safe_load((DEPLOY / "compose.postgresql.yaml").read_text())
    ours, database = more["services"]["phobetor"], more["services"]["postgresql"]
    given = parsed([*entry(), *ours["command"]])
    alone = parsed([*entry(), *compose["services"]["phobetor"]["command"]])
    assert (given.trusted_proxy, given.allow_host) == (alone.trusted_proxy, alone.allow_host)
    address = urlsplit(given.database)
    assert address.hostname == database["networks"]["inside"]["ipv4_address"]
    assert address.username == database["environment"]["POSTGRES_USER"]
    assert address.path == f"/{database['environment']['POSTGRES_DB']}"
    assert address.password is None
    assert given.workers > 1
    assert "ports" not in database
    assert {volume.partition(":")[0] for volume in database["volumes"]} == {*more["volumes"]}


def test_the_image_has_the_library_for_postgresql() -> None:
    locked = (ROOT / "requirements" / "server.txt").read_text()
    assert "requirements/server.txt" in (DEPLOY / "Containerfile").read_text()
    for library in re.findall(r"^[\w-]+==", (ROOT / "requirements" / "play.txt").read_text(), re.M):
        assert f"\n{library}" in f"\n{locked}"
    assert "\npsycopg==" in locked
    assert "\npsycopg-binary==" in locked


def test_without_the_library_postgresql_is_refused_with_what_to_install() -> None:
    code = "import sys; sys.modules['psycopg'] = None; from phobetor.cli.main import run; run(sys.argv[1:])"
    address = "postgresql://me:hush@127.0.0.1/name"
    for words in (["serve", "--database", address], ["tables", "--database", address]):
        end = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
        assert (end.returncode, end.stdout) == (2, "")
        assert "pip install 'phobetor[postgresql]'" in end.stderr
        assert end.stderr.count("\n") == 1
        assert "hush" not in end.stderr


def test_the_page_for_operators_names_commands_and_addresses_that_there_are() -> None:
    text = (ROOT / "docs" / "operating.md").read_text()
    from phobetor.cli.main import parser
    from phobetor.server.app import ROUTES

    _, commands = parser()
    for name in re.findall(r"`phobetor (\w+)", text):
        assert name in commands, name
    paths = {getattr(route, "path", "") for route in ROUTES}
    assert {"/healthz", "/readyz", "/metrics"} <= paths
    known = {option for command in commands.values() for option in command._option_string_actions}
    for option in set(re.findall(r"`(--[a-z-]+)", text)):
        assert option in known, option

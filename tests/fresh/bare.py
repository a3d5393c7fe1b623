"""A machine with nothing but Python, git, make and the usual shell tools, made of links to those of this one."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = (
    "awk", "basename", "bash", "cat", "chmod", "cp", "cut", "date", "dirname", "echo", "env", "expr", "false", "find",
    "git", "grep", "head", "id", "kill", "ln", "ls", "make", "mkdir", "mktemp", "mv", "printf", "ps", "pwd",
    "readlink", "rm", "rmdir", "sed", "seq", "sh", "sleep", "sort", "tail", "tee", "test", "touch", "tr", "true",
    "uname", "uniq", "wc", "xargs",
)  # fmt: skip
FORBIDDEN = ("node", "npm", "npx", "cc", "gcc", "c99", "clang", "tcc", "c++", "g++", "apt-get", "chromium")
WAY_OUT = re.compile(r"(_proxy$|_PROXY$|CERT|_CA_|CA_BUNDLE|_INDEX_URL$|^PIP_FIND_LINKS$|^npm_config_registry$)")
"""How this machine reaches the package registries; all other settings of ours are left behind."""
NO_DOWNLOAD = {"PLAYWRIGHT_DOWNLOAD_HOST": "http://127.0.0.1:9"}
ADDRESS = re.compile(r"Phobetor is at (http://\S+)")
PATIENCE = 600.0
MINORS = range(11, 20)


def pythons() -> dict[str, Path]:
    """Every Python of this machine that Phobetor is for, by its version."""
    folder = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    tried = [shutil.which(f"python3.{minor}") for minor in MINORS]
    tried += [str(path) for minor in MINORS for path in folder.glob(f"3.{minor}.*/bin/python3")]
    found: dict[str, Path] = {}
    for name in [*filter(None, tried), "python3"]:
        code = "import sys, venv, ensurepip; print(*sys.version_info[:2], sys._base_executable)"
        said = subprocess.run([name, "-c", code], capture_output=True, text=True, check=False).stdout.split(maxsplit=2)
        if len(said) == 3 and said[0] == "3" and int(said[1]) in MINORS:
            found.setdefault(f"3.{said[1]}", Path(said[2].strip()))
    return dict(sorted(found.items(), key=lambda item: int(item[0].partition(".")[2])))


class Machine:
    """Its PATH holds the tools and one Python; its home is empty."""

    def __init__(self, folder: Path, python: Path) -> None:
        self.folder = folder
        self.more: dict[str, str] = {}
        self.told = ""
        self.path = folder / "bin"
        self.home = folder / "home"
        for place in (self.path, self.home):
            place.mkdir(parents=True)
        for tool in TOOLS:
            found = shutil.which(tool)
            if found is not None:
                (self.path / tool).symlink_to(os.path.realpath(found))
        (self.path / "python3").symlink_to(python)
        assert not [name for name in FORBIDDEN if shutil.which(name, path=str(self.path))]

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if WAY_OUT.search(name)}
        return kept | NO_DOWNLOAD | {"PATH": str(self.path), "HOME": str(self.home), "LANG": "C.UTF-8"} | self.more

    def run(self, *command: str, cwd: Path | None = None) -> str:
        """What it printed; fails with that when the command does."""
        done = subprocess.run(
            [str(self.path / command[0]) if (self.path / command[0]).exists() else command[0], *command[1:]],
            cwd=cwd or self.folder, env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, f"'{' '.join(command)}' failed:\n{done.stdout[-4000:]}"
        return done.stdout

    def served(self, *command: str, cwd: Path) -> tuple[str, float]:
        """Start a table, open its page and the script that it names; what was printed until then, and the seconds."""
        began = time.perf_counter()
        with subprocess.Popen(
            command, cwd=cwd, env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True,
        ) as server:  # fmt: skip
            try:
                said, address = until_open(server)
                took = time.perf_counter() - began
                page = fetched(address)
                script = re.search(r'src="/(assets/[^"]+\.js)"', page)
                assert script is not None, page[:500]
                assert len(fetched(address + script[1])) > 10_000
            finally:
                os.killpg(server.pid, signal.SIGINT)
                server.wait(30)
        return said, took


def until_open(server: subprocess.Popen[str]) -> tuple[str, str]:
    said = ""
    assert server.stdout is not None
    for line in server.stdout:
        said += line
        found = ADDRESS.search(line)
        if found is not None:
            return said, found[1]
    raise AssertionError(f"The table did not open:\n{said[-4000:]}")


def fetched(address: str) -> str:
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, timeout=20) as answer:
        assert answer.status == 200
        return str(answer.read().decode())


def copied(target: Path) -> None:
    """The project as it lies here, with what is not committed yet and without what was built."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(target)], check=True)
    listing = ["git", "ls-files", "-z", "--modified", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in set(filter(None, names)):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, target / name)
        else:
            (target / name).unlink(missing_ok=True)

"""Makes wheels: `python tools/build/wheels.py pure compiled` puts both into dist/.

pure runs wherever Python does; compiled runs on this platform and with this Python; kept holds what was compiled
before, if that is still of these sources, and is pure otherwise.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import compiling
import page

MODES = {"pure": "1", "compiled": "", "kept": "unless-kept"}
LOG = page.ROOT / "build/build.log"
LEFT_BEHIND = ("build/lib", "build/lib.*", "build/bdist.*")
BACKEND = "import sys; sys.path.insert(0, 'tools/build'); import backend; backend.build_{kind}(sys.argv[1])"
CANNOT_COMPILE = (
    f"The rules cannot be compiled here: that needs a C compiler ('{compiling.compiler()}') and the headers of Python "
    "(Debian: apt-get install gcc python3-dev). Everything works without, only slower."
)


def wheel(mode: str, folder: Path) -> Path:
    """Its path; what was there under that name is replaced."""
    if mode not in MODES:
        raise SystemExit(f"A wheel is {', '.join(MODES)}, not '{mode}'.")
    if mode == "compiled" and not compiling.can_compile():
        raise SystemExit(CANNOT_COMPILE)
    found = made("wheel", folder, mode)
    if mode == "compiled" and not any(name.endswith(compiling.SUFFIX) for name in zipfile.ZipFile(found).namelist()):
        raise SystemExit(f"The rules were not compiled; {LOG.relative_to(page.ROOT)} says why.")
    return found


def source(folder: Path) -> Path:
    """The source distribution, with the built page in it."""
    return made("sdist", folder, "pure")


def made(kind: str, folder: Path, mode: str) -> Path:
    page.build()
    half = folder.resolve() / f"{mode}.half"
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True)
    forget_old_builds()
    logged([sys.executable, "-c", BACKEND.format(kind=kind), str(half)], os.environ | {"PHOBETOR_PURE": MODES[mode]})
    forget_old_builds()
    (path,) = half.iterdir()
    found = path.replace(folder / path.name)
    half.rmdir()
    return found


def forget_old_builds() -> None:
    """Files that are no longer in the sources must not come back from there."""
    for pattern in LEFT_BEHIND:
        for place in page.ROOT.glob(pattern):
            shutil.rmtree(place)


def logged(command: list[str], environment: dict[str, str]) -> None:
    """Only progress is shown; everything stands in the log, whose end is shown when the command fails."""
    LOG.parent.mkdir(exist_ok=True)
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command, cwd=page.ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            encoding="utf-8", errors="replace",
        ) as running,
    ):  # fmt: skip
        for line in running.stdout or ():
            log.write(line)
            if line.startswith(compiling.PROGRESS):
                print(line.removeprefix(compiling.PROGRESS), end="", flush=True)
    if running.returncode:
        end = "\n".join(LOG.read_text(encoding="utf-8").splitlines()[-20:])
        raise SystemExit(f"{end}\nThe build failed; all that it said is in {LOG.relative_to(page.ROOT)}.")


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        print(source(Path("dist")) if wanted == "source" else wheel(wanted, Path("dist")))

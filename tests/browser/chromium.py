"""Finds a Chromium for the browser tests, or gets one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BLIND = "--force-gpu-mem-available-mb=0"
"""No room for pictures: everything is laid out and could be clicked, but nobody draws what nobody looks at. That is a
fifth to a third of a browser's work."""
SHELL, WHOLE = "chromium-headless-shell", "chromium"
"""As Debian calls them; without windows it is the same browser and has a sixth less to do."""
USUAL = (SHELL, f"/usr/bin/{WHOLE}", WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "The browser tests need Chromium, and it could be got neither by Playwright's download nor as a package: install "
    "chromium (Debian: apt-get install chromium) or Google Chrome, or name a browser in PHOBETOR_CHROMIUM."
)
PATIENCE = 600.0


class NoChromium(Exception):
    """There is no browser to test with; the message says what to install."""


def chromium() -> str:
    """The program to start; gets one where there is none."""
    found = named() or installed() or downloaded()
    if not found and packaged():
        found = installed()
    if not found:
        raise NoChromium(MISSING)
    return found


def named() -> str:
    """Who names a browser wants that one and no other."""
    wanted = os.environ.get("PHOBETOR_CHROMIUM", "")
    if wanted and shutil.which(wanted) is None:
        raise NoChromium(f"PHOBETOR_CHROMIUM is '{wanted}', but there is no such program.")
    return wanted


def installed() -> str:
    return next((found for name in USUAL if (found := shutil.which(name))), "")


def downloaded() -> str:
    """Playwright's own Chromium, downloaded if it is not there yet."""
    found = playwrights_own()
    if not found and succeeds(sys.executable, "-m", "playwright", "install", "chromium"):
        found = playwrights_own()
    return found


def playwrights_own() -> str:
    code = "from playwright.sync_api import sync_playwright as p\nwith p() as q: print(q.chromium.executable_path)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stdout.strip()
    return told if told and Path(told).is_file() else ""


def packaged() -> bool:
    """Debian's package; lists of packages that are missing or old are fetched first."""
    return may_install() and (from_debian() or (succeeds("apt-get", "update") and from_debian()))


def from_debian() -> bool:
    """Older systems have only the whole browser."""
    return any(succeeds("apt-get", "install", "-y", "--no-install-recommends", name) for name in (SHELL, WHOLE))


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def succeeds(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def may_go_without() -> bool:
    """Who tries the suite on a machine that cannot have a browser is told so; what decides about a change never is."""
    return not os.environ.get("CI") and not os.environ.get("PHOBETOR_CHROMIUM")


def main() -> None:
    """For the Makefile: get the browser before the tests begin, or say in a sentence what to install."""
    try:
        print(f"The browser tests use {chromium()}.")
    except NoChromium as error:
        if not may_go_without():
            raise SystemExit(str(error)) from None
        print(f"{error} Until then they are left out.")


if __name__ == "__main__":
    main()

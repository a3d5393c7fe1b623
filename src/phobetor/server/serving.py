"""Running the server: uvicorn with our limits, an address people can open, and an end without a lost move."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from phobetor.kernel.refusal import BadInput
from phobetor.server import protocol
from phobetor.server.app import Plan, build
from phobetor.server.garbage import wait_for_calm
from phobetor.server.guard import Doors, Guard, Limits, known_hosts, trusted
from phobetor.server.hall import Hall
from phobetor.server.invites import EVERYWHERE, Invites, reachable
from phobetor.server.outside import Outside
from phobetor.server.pace import Pace
from phobetor.server.texts import say
from phobetor.server.viewer import Viewer
from phobetor.server.warming import warm_up
from phobetor.server.wire import Bounds, protocols
from phobetor.server.workers import Workers, check
from phobetor.table.databases import open_database, shown
from phobetor.table.diary import be_discreet
from phobetor.table.store import Database

LONGEST_FRAME = 16 * 1024
SWITCH = 0.0005
"""How long the writer thread waits for the event loop to let it go on, in seconds."""
BACKLOG = 2048
"""Connections that wait in the system until they are accepted."""
AT_A_TIME = 8
"""Connections that are accepted before anybody else is heard again: a crowd at the door must not hold up the tables.
uvloop accepts all of them at once and cannot be told otherwise, so the loop is asyncio's own."""


def data_folder() -> Path:
    """Where a person's data belong on this system. Where an earlier version has left some, they stay."""
    from platformdirs import user_data_path

    earlier = earlier_folder()
    return earlier if earlier.is_dir() else user_data_path("phobetor", appauthor=False)


def earlier_folder() -> Path:
    """Where the first versions kept them: the same place, but for unusual settings (XDG_DATA_HOME on macOS, a relative
    one on Linux, LOCALAPPDATA set by hand)."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "phobetor"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "phobetor"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "phobetor"


def own_addresses() -> list[str]:
    """The addresses under which other machines of the same network find this one; nothing is sent."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return [address for address in found if not address.startswith(("127.", "::1"))]


def doors_for(host: str, names: Sequence[str] = (), origins: Sequence[str] = (), proxies: Sequence[str] = ()) -> Doors:
    doors = Doors(origins=set(origins), proxies=trusted(proxies))
    if host in EVERYWHERE:
        name = socket.gethostname()
        doors.hosts |= known_hosts([name, f"{name}.local", *own_addresses()])
    else:
        doors.hosts |= known_hosts([host])
    doors.hosts |= known_hosts(names)
    return doors


def bound(host: str, port: int) -> socket.socket:
    """The listening socket; raises BadInput with a sentence when it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once only over named TCP
    take_port_again(found)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"The server cannot listen on {host} port {port}: {reason}. Try another --port.") from None
    found.setblocking(False)
    return found


def take_port_again(listening: socket.socket) -> None:
    """A port that was in use a moment ago is free; on Windows the usual word for that would share it with others."""
    only_me = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if only_me is None else only_me, 1)


class Server(uvicorn.Server):
    """Before it closes the sockets it takes no more moves and says that it will be back."""

    def hall(self) -> Hall | None:
        app = self.config.app
        assert isinstance(app, Guard)
        return getattr(getattr(app.app, "state", None), "hall", None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)  # the loop has asked for AT_A_TIME only

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall = self.hall()
        if hall is not None:
            hall.closing = True
            viewers = [viewer for room in hall.rooms.values() for viewer in room.viewers]
            for room in hall.rooms.values():
                async with room.lock:  # what is being written now is still acknowledged
                    for viewer in list(room.viewers):
                        viewer.tell(protocol.Goodbye(say(viewer.language, "bye-restart")))
            await emptied(viewers)
        await super().shutdown(sockets)


async def emptied(viewers: list[Viewer]) -> None:
    """Wait a moment until what was said is on its way."""
    for _ in range(50):
        if not any(viewer.waiting() for viewer in viewers):
            return
        await asyncio.sleep(0.01)


def new_server(plan: Plan) -> Server:
    http, socket_class = protocols(plan.bounds)
    config = uvicorn.Config(
        build(plan), http=http, ws=socket_class, ws_max_size=LONGEST_FRAME, ws_per_message_deflate=False,
        ws_ping_interval=20.0, ws_ping_timeout=20.0, timeout_keep_alive=5, timeout_graceful_shutdown=3,
        log_level="error", access_log=False, server_header=False, proxy_headers=False, lifespan="on",
        loop="asyncio", backlog=AT_A_TIME,
    )  # fmt: skip
    be_discreet()
    return Server(config)


def run(
    host: str, port: int, folder: Path, doors: Doors, pace: Pace, limits: Limits, forget_after: float = 0.0,
    token: str = "", database: str = "", workers: int = 1, outside: Outside | None = None,
) -> None:  # fmt: skip
    """Serve until the process is told to stop."""
    check(workers, database)
    listening = bound(host, port)
    port = listening.getsockname()[1]
    data = open_database(database, folder)

    def work(data: Database) -> None:
        plan = Plan(
            data, doors, pace, limits, Bounds(local=limits.local, proxies=doors.trusts),
            invites=Invites(host, port, doors, own_addresses), forget_after=forget_after, token=token, outside=outside,
        )  # fmt: skip
        sys.setswitchinterval(SWITCH)
        wait_for_calm()
        warm_up()
        new_server(plan).run(sockets=[listening])

    tell_addresses(host, port, shown(database, folder))
    if workers == 1:
        work(data)
    else:
        data.close()  # each has connections of its own
        Workers(workers, lambda: work(open_database(database, folder))).watch()


def tell_addresses(host: str, port: int, kept: str) -> None:
    local = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    print(f"Phobetor is at http://{local}:{port}/", flush=True)
    if host in EVERYWHERE:
        for address in reachable(host, own_addresses()):
            shown = f"[{address}]" if ":" in address else address
            print(f"In your network: http://{shown}:{port}/", flush=True)
    print(f"Tables are kept in {kept}; Ctrl-C stops the server, and every game goes on next time.", flush=True)

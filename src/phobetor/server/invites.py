"""Under which address friends can open the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address

from phobetor.server.guard import HOST, Doors, known_hosts
from phobetor.server.protocol import InviteOut

EVERYWHERE = ("0.0.0.0", "::")


def reachable(host: str, addresses: Sequence[str]) -> list[str]:
    """Which of this machine's addresses lead to a server that listens there."""
    if host not in EVERYWHERE:
        return []
    return [address for address in addresses if ":" not in address or host == "::"]


def is_here(name: str) -> bool:
    """Whether only this machine means itself by the name."""
    try:
        return ip_address(name.strip("[]")).is_loopback
    except ValueError:
        return name.lower().rstrip(".") == "localhost"


@dataclass
class Invites:
    """Where the server listens, and which addresses the machine has at the moment."""

    host: str = "127.0.0.1"
    port: int = 0
    doors: Doors = field(default_factory=Doors)
    addresses: Callable[[], Sequence[str]] = lambda: ()

    def out(self, asked: str) -> InviteOut:
        """For a page that was opened under the host `asked`: who came by a name of the network can pass it on."""
        named = HOST.fullmatch(asked)
        if named is None or not is_here(named["name"]):
            return InviteOut([], False)
        found = reachable(self.host, self.addresses())
        self.doors.hosts |= known_hosts(found)  # a machine may have got another address since the server started
        shown = [f"[{address}]" if ":" in address else address for address in found]
        return InviteOut([f"http://{address}:{self.port}" for address in shown], not found)

"""Personal links: the way to take one's seats along to another browser."""

from __future__ import annotations

import hmac
import time

from phobetor.kernel.refusal import NOT_YOURS
from phobetor.table.changes import Changes, LinkDropped, LinkMade, SeatsHeld
from phobetor.table.table import Table, refuse


def make_link(table: Table, guest: str, token: str) -> Changes:
    """A personal link of whoever holds seats here, instead of an earlier one; `token` is what is kept of it."""
    owners = table.owners(guest)
    if not owners:
        raise refuse(NOT_YOURS, "not-seated")
    table.links[owners[0]] = token
    return [LinkMade(table.id, owners[0], token, time.time())]


def resume(table: Table, guest: str, token: str) -> Changes:
    """Whoever comes by the link holds the seats, too; it works once."""
    for owner, kept in table.links.items():
        if hmac.compare_digest(kept, token):
            del table.links[owner]
            table.holders.setdefault(owner, set()).add(guest)
            return [LinkDropped(table.id, owner), SeatsHeld(table.id, owner, guest)]
    raise refuse(NOT_YOURS, "link-is-used")

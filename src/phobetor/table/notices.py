"""Who of a table wants to be told elsewhere that it is their turn: where, and whether they were.

Nobody is told who did not ask for it. One turn is told once: a notice that was told waits until its person has nothing
to decide any more.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Collection
from dataclasses import replace

from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE
from phobetor.table.changes import Changes, NoticeDropped, NoticeKept
from phobetor.table.saved import OVER, PUSH, WEBHOOK, NoticeRow
from phobetor.table.table import Table, refuse

MOST_BROWSERS = 4
"""Of one person at one table."""


# --- asking for them --------------------------------------------------------------------------------
def ask(table: Table, guest: str, kind: str, address: str, keys: str, language: str, origin: str) -> Changes:
    """Instead of an earlier one: a browser has one push, and a person one webhook. Without an address, none."""
    owner = owner_of(table, guest)
    earlier = [notice for notice in table.notices.values() if is_same(notice, kind, owner, guest)]
    if not address:
        return drop(table, [notice.id for notice in earlier])
    if table.phase == OVER:
        raise refuse(STALE, "game-is-over")
    others = [one for one in table.notices.values() if one.kind == kind and one.owner == owner and one not in earlier]
    if len(others) >= MOST_BROWSERS:
        raise refuse(MALFORMED, "enough-notices", most=MOST_BROWSERS)
    told = earlier[0].told if earlier else 0
    name = earlier[0].id if earlier else secrets.token_urlsafe(16)
    return keep(table, NoticeRow(table.id, name, owner, guest, kind, address, keys, language, origin, told))


def speak(table: Table, guest: str, language: str) -> Changes:
    """What a browser asked for is told in the language that its page speaks now."""
    mine = speaks_otherwise(table, guest, language)
    return [change for notice in mine for change in keep(table, replace(notice, language=language))]


def speaks_otherwise(table: Table, guest: str, language: str) -> list[NoticeRow]:
    return [one for one in table.notices.values() if one.guest == guest and one.language != language]


def owner_of(table: Table, guest: str) -> str:
    owners = [owner for owner in table.owners(guest) if table.seats_of([owner])]
    if not owners:
        raise refuse(NOT_YOURS, "not-seated")
    return owners[0]


def is_same(notice: NoticeRow, kind: str, owner: str, guest: str) -> bool:
    """Whether one of this kind would come in its place."""
    mine = notice.guest == guest if kind == PUSH else notice.owner == owner
    return notice.kind == kind and mine


def keep(table: Table, notice: NoticeRow) -> Changes:
    table.notices[notice.id] = notice
    return [NoticeKept(notice)]


# --- ending them ------------------------------------------------------------------------------------
def drop(table: Table, names: Collection[str]) -> Changes:
    gone = [name for name in names if table.notices.pop(name, None) is not None]
    return [NoticeDropped(table.id, name) for name in gone]


def stop(table: Table, secret: str) -> Changes:
    """By the link in a message. Who stops it twice has stopped it once, and who guesses learns nothing."""
    return drop(table, [name for name in table.notices if hmac.compare_digest(name.encode(), secret.encode())])


def forget(table: Table, which: Callable[[NoticeRow], bool]) -> None:
    """In memory only: whatever change says so ends them in the store as well."""
    table.notices = {name: notice for name, notice in table.notices.items() if not which(notice)}


# --- telling ----------------------------------------------------------------------------------------
def waiting(table: Table) -> set[str]:
    """The people who must decide, want to be told of it, and were not."""
    asked = owners_asked(table) if table.notices else set()
    return {notice.owner for notice in table.notices.values() if not notice.told} & asked


def owners_asked(table: Table) -> set[str]:
    return {table.seats[seat].owner for seat in table.people_asked()}


def tell(table: Table, owners: Collection[str]) -> Changes:
    """These are told now."""
    due = [notice for notice in table.notices.values() if notice.owner in owners and not notice.told]
    return [change for notice in due for change in keep(table, replace(notice, told=1))]


def new_turns(table: Table) -> Changes:
    """After any change: whoever has nothing to decide any more is told of their next turn."""
    told = [notice for notice in table.notices.values() if notice.told]
    asked = owners_asked(table) if told else set()
    return [change for one in told if one.owner not in asked for change in keep(table, replace(one, told=0))]


def webhook_of(table: Table, guest: str) -> NoticeRow | None:
    owners = table.owners(guest)
    found = (one for one in table.notices.values() if one.kind == WEBHOOK and one.owner in owners)
    return next(found, None)


def is_pushed_to(table: Table, guest: str) -> bool:
    return any(notice.kind == PUSH and notice.guest == guest for notice in table.notices.values())

"""The pages that look at a table, and what is sent to each: only what is new to it."""

from __future__ import annotations

import time

from phobetor.book.story import PlainStory, Span, spans
from phobetor.kernel.words import NOBODY, Player
from phobetor.records.story import Scribe
from phobetor.server import protocol
from phobetor.server.onlookers import watches
from phobetor.server.showing import Presence, Showing, chat_line, grouped, notes_out, shown_to, shown_to_all
from phobetor.server.viewer import Sight, Viewer
from phobetor.table.table import Table

WHOLE_FRAMES = 4
"""How many whole tables are kept for those who come next."""

CLOCKS_DIFFER = 3_600_000
"""Milliseconds by which the clock of one machine may be before that of another."""


def age(table: Table) -> int:
    """In milliseconds."""
    return int((time.time() - table.row.created) * 1000)


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, base: int, step: int = 1) -> None:
        self.viewers: set[Viewer] = set()
        self.groups: list[int] = []
        self.spans: list[Span] = []
        self.scribes: dict[tuple[Player, str], Scribe] = {}
        """Who tells the story to a seat in a language."""
        self.sights: dict[Player, Sight] = {}
        self.whole: dict[tuple[Player, str, int, int, int, bool], bytes] = {}
        """The last frames that held everything: whoever asks again gets the same, and nothing is worked out."""
        self.base = base
        """The first version; versions grow, even when the server restarts."""
        self.step = step
        """By how much: where there are several processes, each has versions of its own between those of the others."""
        self.chat_told = 0
        """How many lines of the chat were told."""

    def sight(self, seat: Player) -> Sight:
        if seat not in self.sights:
            self.sights[seat] = Sight(self.base)
        return self.sights[seat]

    def look_again(self, table: Table, to_all: tuple[object, ...], seat: Player) -> Sight:
        """Count a version if the seat sees anything new."""
        sight, now = self.sight(seat), (to_all, shown_to(table, seat))
        if now != sight.shown:
            sight.version += self.step
            sight.shown = now
            sight.lines.append((sight.version, len(self.groups)))
        return sight

    def start_over(self) -> None:
        """Another process wrote the log: everybody gets all of it."""
        self.groups.clear()
        self.spans.clear()
        self.whole.clear()
        for viewer in self.viewers:
            viewer.lines = 0
        for sight in self.sights.values():
            sight.lines.clear()
            sight.shown = ()

    def regroup(self, table: Table) -> None:
        """Number the lines of the log; after an undo there are fewer, and nobody keeps the others."""
        entries = table.session.log.entries if table.session else []
        taken_back = len(entries) < len(self.groups)
        grouped(entries, self.groups)
        spans(table.title.story or PlainStory(), entries, self.spans)
        if taken_back:
            for viewer in self.viewers:
                viewer.lines = min(viewer.lines, len(entries))
            for sight in self.sights.values():
                sight.cut(len(entries))

    def tell(self, table: Table, presence: Presence, doer: Viewer | None = None, cmd: str = "") -> None:
        """Acknowledge the command to whoever sent it, and send everybody who sees something new the table as it is."""
        self.regroup(table)
        showing = Showing(table, presence, self.groups, self.spans, self.scribes)
        seats = {viewer.seat for viewer in self.viewers}
        to_all = shown_to_all(table, presence)
        versions = {seat: self.look_again(table, to_all, seat).version for seat in seats}
        if doer is not None:
            doer.tell(protocol.Ack(cmd, versions.get(doer.seat, doer.version)))
        for viewer in list(self.viewers):
            if versions[viewer.seat] != viewer.version:
                self.show(viewer, showing, versions[viewer.seat])

    def show(self, viewer: Viewer, showing: Showing, version: int, chat: bool = False) -> None:
        onlooker = watches(viewer, showing.table)
        viewer.send(showing.frame(viewer.seat, viewer.language, version, viewer.lines, chat, onlooker))
        viewer.version = version
        viewer.lines = len(self.groups)

    def place(self, viewer: Viewer, table: Table) -> None:
        """From which seat the page looks: the one it asked for if that is its own, or the first of its own."""
        yours = table.seats_of(table.owners(viewer.guest))
        found = yours[0] if yours and viewer.wanted is None else NOBODY
        seat = viewer.wanted if viewer.wanted in yours else found
        if seat != viewer.seat:
            viewer.seat, viewer.version, viewer.lines = seat, 0, 0

    def greet(self, viewer: Viewer, table: Table, presence: Presence, known: int, chat: bool = True) -> None:
        """Everything for one page; it keeps the lines of the log that belong to the version it knows."""
        self.regroup(table)
        sight = self.look_again(table, shown_to_all(table, presence), viewer.seat)
        if self.step > 1 and sight.version < known < self.latest(table):  # another process has shown it that
            sight.version += (known - sight.version) // self.step * self.step + self.step
        viewer.lines = min(sight.lines_at(known), len(self.groups)) if known else 0
        if viewer.lines or not chat:
            self.show(viewer, Showing(table, presence, self.groups, self.spans, self.scribes), sight.version, chat)
        else:
            self.show_whole(viewer, Showing(table, presence, self.groups, self.spans, self.scribes), sight.version)

    def latest(self, table: Table) -> int:
        """No process has counted so far: versions begin with the age of the table, and grow more slowly."""
        return (age(table) + CLOCKS_DIFFER) * self.step

    def show_whole(self, viewer: Viewer, showing: Showing, version: int) -> None:
        onlooker, lines = watches(viewer, showing.table), len(showing.table.chat.lines)
        key = (viewer.seat, viewer.language, version, lines, showing.presence.watching, onlooker)
        if key not in self.whole or showing.presence.clocks or showing.presence.vote_in:
            self.whole = {old: self.whole[old] for old in [*self.whole][1 - WHOLE_FRAMES :]}
            self.whole[key] = showing.frame(viewer.seat, viewer.language, version, 0, True, onlooker)
        viewer.send(self.whole[key])
        viewer.version = version
        viewer.lines = len(self.groups)

    def tell_chat(self, table: Table) -> None:
        """What was said since; what onlookers say is told to onlookers."""
        lines, self.chat_told = table.chat.lines[self.chat_told :], len(table.chat.lines)
        for line in lines:
            frames: dict[str, bytes] = {}
            among_them = line.seat == NOBODY
            for viewer in [one for one in self.viewers if not among_them or watches(one, table)]:
                if viewer.language not in frames:
                    frames[viewer.language] = protocol.encode(chat_line(line, viewer.language))
                viewer.send(frames[viewer.language])

    def tell_notes(self, table: Table, seat: Player, writer: Viewer | None) -> None:
        """Whoever looks from the seat and holds it."""
        for viewer in self.viewers:
            if viewer is not writer and viewer.seat == seat and seat in table.seats_of(table.owners(viewer.guest)):
                viewer.tell(notes_out(table, seat))

    def drop(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if not self.viewers:
            self.whole.clear()
            self.scribes.clear()

    def close_void(self, guests: set[str]) -> None:
        """Guests who no longer hold what they did are told so, and must come anew."""
        for viewer in self.viewers:
            if viewer.guest in guests:
                viewer.logged_out = True
                viewer.drop()

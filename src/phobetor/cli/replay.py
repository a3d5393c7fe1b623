"""A recorded game told as a story."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from phobetor.book.text import Speaker, check_language
from phobetor.cli.screen import Screen
from phobetor.games.title import BadInput
from phobetor.kernel.words import NOBODY
from phobetor.records.notation import read_choice, read_seat
from phobetor.records.record import Divergence, Record, load_record
from phobetor.table.session import Session


def tell_story(given: Namespace) -> int:
    """As one seat lived it, or with everything told."""
    check_language(given.lang)
    record = load_record(Path(given.record))
    seat = read_seat(given.seat, record.players) if given.seat else NOBODY
    session = Session(record.beginning())
    story = Story(session, Screen(given.plain or not sys.stdout.isatty()), given.lang, seat, bool(given.seat))
    try:
        story.tell(record, given.boards)
    except Divergence as divergence:
        print(divergence, file=sys.stderr)
        return 1
    return 0


class Story:
    def __init__(self, session: Session, screen: Screen, language: str, seat: int, one_sided: bool) -> None:
        self.session = session
        self.screen = screen
        self.seat = seat
        self.one_sided = one_sided
        self.told = 0
        self.say = Speaker(session.title, language, session.settings, session.record.names)

    def tell(self, record: Record, boards: bool) -> None:
        self.events()
        for number, text in enumerate(record.choices, 1):
            if boards:
                self.screen.lines(self.session.title.paint(self.session.view(self.seat), self.say, self.screen.plain))
            try:
                player, option = read_choice(self.session.title, text, record.players, self.session.settings)
                refusal = self.session.game.why_not(player, option)
            except BadInput as error:
                raise Divergence(f"Choice {number} cannot be read: {error}") from None
            if refusal is not None:
                raise Divergence(f"Choice {number}, '{text}', is refused: {refusal}.")
            if not self.one_sided or player == self.seat:
                self.screen.text(f"{number:4}  {self.say.player(player)}: {self.say.option(option)}", "bold")
            self.session.answer(player, option)
            self.events()
        if self.session.game.is_over():
            game = self.session.game
            self.screen.text(self.say.ending(game.ending, game.winners), "bold")

    def events(self) -> None:
        for entry in self.session.told_since(self.told):
            values = entry.seen_by(self.seat) if self.one_sided else list(entry.values)
            self.screen.text(f"      {self.say.event(entry.event, values)}", "dim")
        self.told = len(self.session.log.entries)

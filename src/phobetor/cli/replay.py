"""A recorded game told as a story."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from phobetor.book.text import Speaker, check_language
from phobetor.cli.ending import show_finale
from phobetor.cli.screen import Screen
from phobetor.cli.telling import told_lines
from phobetor.kernel.words import NOBODY, Player
from phobetor.records.laying import beginning_anywhere
from phobetor.records.link import open_record
from phobetor.records.notation import read_choice, read_seat, seat_letter
from phobetor.records.record import Divergence, Record, check_outcome
from phobetor.records.story import Reader
from phobetor.records.witness import finale_of
from phobetor.table.session import Session


def open_story(given: Namespace) -> Story:
    check_language(given.lang)
    record = open_record(given.record)
    seat = read_seat(given.seat, record.players) if given.seat else NOBODY
    with beginning_anywhere(record.beginning_at):
        return Story(record, given.lang, seat, one_sided=bool(given.seat))


class Story:
    """As one seat lived it, or with everything told."""

    def __init__(self, record: Record, language: str, seat: Player, one_sided: bool) -> None:
        self.record = record
        self.hashes = dict(record.hashes)
        self.session = Session(record.beginning())
        self.seat = seat
        self.one_sided = one_sided
        self.told = 0
        self.say = Speaker(self.session.title, language, self.session.settings, record.names)
        self.reader = Reader(self.say, everything=not one_sided)

    def scenes(self) -> Iterator[dict[str, Any]]:
        """The set-up, then every choice with what came of it; raises Divergence where the record does not hold."""
        yield {"number": 0, "seat": None, "choice": None, "text": None, "events": self.events()}
        for number in range(1, len(self.record.choices) + 1):
            yield self.scene(number)
        self.check_length()
        check_outcome(self.record, self.session.game)

    def scene(self, number: int) -> dict[str, Any]:
        """What another seat chose is told only by what came of it."""
        text = self.record.choices[number - 1]
        try:
            player, option = read_choice(self.session.title, text, self.record.players, self.session.settings)
            refusal = self.session.game.why_not(player, option)
        except ValueError as error:
            raise Divergence(f"Choice {number} cannot be read: {error}") from None
        if refusal is not None:
            raise Divergence(f"Choice {number}, '{text}', is refused: {refusal}.")
        mine = not self.one_sided or player == self.seat
        said = self.say.option(option) if mine else None
        self.session.answer(player, option)
        self.check_fingerprint(number, text)
        return {
            "number": number, "seat": seat_letter(player), "choice": text if mine else None, "text": said,
            "events": self.events(),
        }  # fmt: skip

    def check_fingerprint(self, number: int, text: str) -> None:
        wanted = self.hashes.get(number)
        if wanted is None:
            return
        found = self.session.game.digest()
        if wanted != found:
            raise Divergence(
                f"After choice {number}, '{text}', the position has the fingerprint {found}, not {wanted}."
            )

    def check_length(self) -> None:
        last, choices = max(self.hashes, default=0), len(self.record.choices)
        if last > choices:
            raise Divergence(f"The record has {choices} choices, but a fingerprint after {last}.")

    def events(self) -> list[str]:
        """What happened since this was last asked, as the story tells it; a deed that went on is told as a whole."""
        sections = self.reader.since(self.session.log.entries, self.told, self.seat)
        before, self.told = self.told, len(self.session.log.entries)
        found = [told_lines(section, section.first < before, self.say, section.seat) for section in sections]
        return [text for lines in found for text in lines]

    # --- telling --------------------------------------------------------------------------------
    def tell(self, screen: Screen, boards: bool) -> None:
        if self.record.origin is not None:
            screen.text(self.say.say("cli-what-if"), "dim")
        for scene in self.scenes():
            if scene["text"] is not None:
                name = self.record.names[ord(scene["seat"]) - ord("a")]
                screen.text(f"{scene['number']:4}  {name}: {scene['text']}", "bold", "      ")
            for event in scene["events"]:
                screen.text(f"      {event}", "dim", "        ")
            if boards:
                screen.lines(self.session.title.paint(self.session.view(self.seat), self.say, screen.plain))
        if self.session.game.is_over():
            self.tell_end(screen)

    def tell_end(self, screen: Screen) -> None:
        """With everything told, all that was hidden; one seat is told who won."""
        if self.one_sided:
            screen.text(self.ending(), "bold")
        else:
            show_finale(finale_of(self.record, self.say.language, NOBODY), self.say, screen)

    def ending(self) -> str:
        game = self.session.game
        return self.say.ending(game.ending, game.winners)

    def report(self) -> dict[str, Any]:
        """The story as data. It says whether the record holds, and if not, as far as it does."""
        report: dict[str, Any] = {
            "game": self.record.game, "players": self.record.players, "names": self.record.names,
            "options": self.record.options, "holds": True, "what_if": self.record.origin is not None, "scenes": [],
        }  # fmt: skip
        try:
            for scene in self.scenes():
                report["scenes"].append(scene)
        except Divergence as divergence:
            report |= {"holds": False, "difference": str(divergence)}
        game = self.session.game
        report["over"] = game.is_over()
        report["winners"] = [seat_letter(winner) for winner in game.winners]
        report["ending"] = self.ending() if game.is_over() else None
        return report

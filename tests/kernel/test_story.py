"""Where sections begin, what goes back with an undo, and how the viewer is addressed."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from phobetor.book.story import PlainStory, Span, Teller, sentence, spans
from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.kernel.words import Event

TURN = Event(0, "turn", "player")
DREW = Event(1, "drew", "player", "card", secret="card", knower="player")


@dataclass(frozen=True)
class Told:
    event: Event
    values: tuple[int, ...]
    choice: int = 0


LOG = [Told(DREW, (0, 5)), Told(TURN, (0,)), Told(DREW, (0, 6)), Told(TURN, (1,)), Told(DREW, (1, 7))]


def test_sections_begin_where_the_story_says_and_are_counted_by_kind() -> None:
    found: list[Span] = []
    spans(PlainStory(), LOG, found)
    assert found == [Span(0, "setup", 1), Span(1, "turn", 1), Span(3, "turn", 2)]


@pytest.mark.parametrize("kept", range(len(LOG) + 1))
def test_a_log_that_grows_or_was_cut_has_the_sections_of_one_that_came_at_once(kept: int) -> None:
    at_once: list[Span] = []
    spans(PlainStory(), LOG[:kept], at_once)
    by_and_by: list[Span] = []
    for length in [*range(len(LOG) + 1), kept]:
        spans(PlainStory(), LOG[:length], by_and_by)
    assert by_and_by == at_once


def test_who_was_named_above_is_not_named_again_but_the_viewer_is() -> None:
    class Words(Speaker):
        def say(self, message: str, **args: object) -> str:
            if message == "story-you":
                return "You"
            return f"{args['name']} {'draw' if args['who'] == 'you' else 'draws'}."

    teller = Teller(Words(title_of("nightmarium"), "en", [], ["Ann", "Bob"]), you=0)
    assert teller.sentence("story-drew", 1) == "Bob draws."
    assert teller.sentence("story-drew", 1, owner=1) == "Draws."
    assert teller.sentence("story-drew", 0, owner=0) == "You draw."


def test_a_sentence_has_no_gap_and_begins_with_a_capital_letter() -> None:
    assert sentence(" ходит  в дом.") == "Ходит в дом."

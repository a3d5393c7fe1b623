"""What models are trained on: every option has an action, and what a seat observes follows from its view alone."""

from __future__ import annotations

import hashlib
import json

from every_game import Table, closely, glimpses, seeds

from phobetor.research.desks import actions_of, encoder_of
from phobetor.research.planes import Ink
from phobetor.research.tables import NUMBERS

PUBLISHED = {
    "nightmarium": (1, "db51298491788407"),
    "somnicum": (1, "975e1385d74fb18e"),
    "deranged": (1, "099929f6889f4421"),
    "nemesis": (1, "e0c1a62f70dd6593"),
}
"""The version of each game's numbers, and a hash of them: models of that version depend on both."""


def test_every_option_has_one_action_and_every_action_its_option(table: Table) -> None:
    actions = actions_of(table.game)
    for decision in closely(table):
        options = decision.game.legal()
        numbers = [actions.of(option) for option in options]
        assert [actions.option(number) for number in numbers] == options
        assert sorted(numbers) == [actions.of(option) for option in sorted(options)]


def test_a_seat_observes_the_same_in_all_worlds_that_it_cannot_tell_apart(table: Table) -> None:
    encoder, view = encoder_of(table.game), table.title.view
    for seed in seeds():
        for glimpse in glimpses(table, seed)[::3]:
            seen = encoder.encoded(glimpse.view, table.players)
            assert seen == encoder.encoded(view(glimpse.world, glimpse.seat), table.players)


def test_a_glance_at_the_position_shows_what_the_view_does(table: Table) -> None:
    encoder = encoder_of(table.game)
    for glimpse in glimpses(table, 0)[::2]:
        ink = Ink(encoder.size)
        encoder.look(glimpse.world, glimpse.seat, ink, 0)
        assert bytes(ink.bytes) == encoder.encoded(glimpse.view, table.players)


def test_what_is_different_for_a_seat_is_observed(table: Table) -> None:
    """Rows are no constant: nearly every decision of a game has one of its own."""
    encoder = encoder_of(table.game)
    seen = [
        (glimpse.decision.number, bytes(encoder.encoded(glimpse.view, table.players)))
        for glimpse in glimpses(table, 0)
        if glimpse.seat == glimpse.decision.player
    ]
    assert len({row for _, row in seen}) > 0.9 * len({number for number, _ in seen})


def test_numbers_change_only_with_their_version(name: str) -> None:
    """If this fails, models that were trained before play nonsense: raise the version in research/tables.py."""
    actions, encoder = actions_of(name), encoder_of(name)
    published = [list(actions.options), encoder.layout(), sorted(encoder.questions)]
    found = hashlib.sha256(json.dumps(published).encode()).hexdigest()[:16]
    assert (NUMBERS[name].version, found) == PUBLISHED[name]

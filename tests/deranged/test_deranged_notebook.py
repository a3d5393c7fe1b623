"""The detective's page of Deranged says what enumeration of all deals finds, no more and no less."""

from __future__ import annotations

from itertools import permutations

import pytest

from phobetor.book.notebook import Notebook
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.games.deranged.rules.box import ROLE_PLAYERS, nights_for
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.view import view
from phobetor.games.deranged.words.notebook import coming_night, notebook, possible_nights, possible_roles
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import NOBODY
from phobetor.records.log import Log
from phobetor.records.scenario import Run, read_scenario

TITLE = title_of("deranged")
PLAYERS = 3
CHOICES = 140
Choices = list[tuple[int, int]]


class World:
    """A game that was dealt in one way and played by the same choices as far as they are possible."""

    def __init__(self, seed: str, roles: tuple[int, ...] = (), nights: tuple[int, ...] = ()) -> None:
        game = TITLE.new(PLAYERS, TITLE.setting_values({"game": "1"}), Chance(seed))
        assert isinstance(game, Deranged)
        self.game = game
        self.game.listener = self.log = Log()
        if roles:
            self.game.role = [*roles]
            self.game.nights = [*nights]

    def told(self, seat: int) -> list[tuple[str, list[int]]]:
        return [(entry.event.name, entry.seen_by(seat)) for entry in self.log.entries]

    def follow(self, choices: Choices, seat: int, told: list[tuple[str, list[int]]]) -> bool:
        """Whether the choices are possible here, too, and the seat is told the same."""
        for player, option in choices:
            if self.game.is_over() or self.game.why_not(player, option) is not None:
                return False
            self.game.answer(player, option)
            if (heard := self.told(seat)) != told[: len(heard)]:
                return False
        return len(self.told(seat)) == len(told)


def played(seed: str, many: int) -> tuple[World, Choices]:
    world, dice, choices = World(seed), Chance(f"choices of {seed}"), []
    for _ in range(many):
        if world.game.is_over():
            break
        player = world.game.questions()[0].player
        world.game.turn_to(player)
        options = world.game.legal()
        choices.append((player, options[dice.below(len(options))]))
        world.game.answer(*choices[-1])
    return world, choices


def deals_of(world: World) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Roles and the cards of the first night in every order; those of later nights nobody can have seen."""
    begun = world.game
    roles = [role for role in range(len(ROLE_PLAYERS)) if ROLE_PLAYERS[role] <= PLAYERS]
    dealt: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for order in permutations(nights_for(1, PLAYERS)):
        nights = [*begun.nights]
        for player, card in enumerate(order):
            nights[player * 3] = card
        dealt += [(hands, tuple(nights)) for hands in permutations(roles, PLAYERS)]
    return dealt


@pytest.mark.parametrize("seed", ["one", "two", "six"])
def test_roles_and_night_cards_are_those_of_every_deal_that_could_have_led_here(seed: str) -> None:
    """All deals are played again by the same choices; whatever tells the seat something else was not the deal."""
    real, choices = played(seed, CHOICES)
    deals = deals_of(World(seed))
    for seat in range(PLAYERS):
        told = real.told(seat)
        known = view(real.game, seat)
        mine = World(seed).game.role[seat]
        worlds = [World(seed, *deal) for deal in deals if deal[0][seat] == mine]
        fit = [world.game for world in worlds if world.follow(choices, seat, told)]
        assert fit
        assert possible_roles(known) == [{game.role[player] for game in fit} for player in range(PLAYERS)]
        if (night := coming_night(known)) == 0:
            found = [{game.nights[player * 3 + night] for game in fit} for player in range(PLAYERS)]
            assert possible_nights(known, night) == found


def test_the_games_above_show_something_of_both() -> None:
    """Else the comparison would prove nothing."""
    games = [played(seed, CHOICES)[0].game for seed in ("one", "two", "six")]
    assert all(any(view(game, NOBODY).ruled_out) for game in games)


# === What a page says ===============================================================================
NIGHTS = {"a": ["N1-1", "N2-1", "N3-1"], "b": ["N1-2", "N2-2", "N3-2"], "c": ["N1-3", "N2-3", "N3-3"]}
CELLS = {"a": "O9", "b": "M1", "c": "K1"}
HANDS = {"a": ["A1", "A5"], "b": ["B1"], "c": ["C1"]}


def after(*plays: str | tuple[str, list[object]], sanity: int = 5, time: int = 0) -> Run:
    """The first day, with Dreamer on the ruins; a play may say what chance gives."""
    heroes = {seat: {"cell": CELLS[seat], "hand": HANDS[seat], "nights": NIGHTS[seat]} for seat in "abc"}
    heroes["a"]["sanity"] = sanity  # type: ignore[assignment]
    position = {"heroes": heroes, "fate": "c", "scenario": 2, "effects": ["ruins"], "time": time}
    position["searched"] = [1, 2, 3, 4, 5, 6]  # else the dead would rise at the end of the day
    steps = [{"choose": play} if isinstance(play, str) else {"choose": play[0], "next": play[1]} for play in plays]
    raw = {"name": "A look", "game": "deranged", "rules": [], "players": 3, "options": {"game": "2"}}
    run = Run(read_scenario({**raw, "position": position, "play": steps}, "here"))
    run.to_the_end()
    return run


def book_of(run: Run, seat: int) -> Notebook:
    say = Speaker(TITLE, "en", run.settings, ["Dreamer", "Moth", "Owl"])
    assert isinstance(run.game, Deranged)
    seen = [
        Seen(number, entry.choice, entry.event, tuple(entry.seen_by(seat)), entry.rules)
        for number, entry in enumerate(run.diary.entries)
    ]
    return notebook(view(run.game, seat), seen, say)


LOOK = ("a play A5", "a look", "a done")


def night_of(book: Notebook, player: int) -> list[tuple[str, str, bool]]:
    return [(maybe.text, maybe.state, maybe.only) for maybe in book.pages[player].questions[0].options]


def test_who_looked_knows_and_the_others_know_that() -> None:
    run = after(*LOOK)
    mine, theirs = book_of(run, 0), book_of(run, 1)
    assert night_of(mine, 0) == [("Possessed", "sure", True)]
    assert [len(night_of(theirs, player)) for player in range(3)] == [3, 3, 3]
    assert mine.pages[0].questions[0].odds == (1, 1)
    assert theirs.pages[0].questions[0].odds == (1, 3)
    assert [(sight.when, sight.only) for sight in mine.sights] == [("Day 1", True)] * 3
    assert [sight.only for sight in theirs.sights] == [False] * 3
    assert "N1-1" in mine.sights[0].text
    assert not any("N1-" in sight.text for sight in theirs.sights)
    assert [fact.text for fact in mine.follows] == ["turn at nightfall: Dreamer", "stay human: Moth, Owl"]
    assert theirs.follows == []


def test_a_claim_is_a_lie_to_whoever_saw_the_card_and_open_to_the_others() -> None:
    run = after(*LOOK, "b speak", "b claim-saw a N1-3")
    claims = [book_of(run, seat).claims[0] for seat in range(3)]
    assert [claim.verdict for claim in claims] == ["false", "open", "open"]
    assert [claim.only for claim in claims] == [True, False, False]
    assert (claims[2].seat, claims[2].when) == (1, "Day 1")


def test_a_card_that_changed_places_is_followed() -> None:
    """Moth speaks of Owl's card, which then lies before Dreamer."""
    run = after(
        "a speak", "a claim-saw c N1-3", "a play A5", "a look", ("a move", [14]), sanity=1,
    )  # fmt: skip
    assert "nights-swapped" in [entry.event.name for entry in run.diary.entries]
    book = book_of(run, 0)
    assert night_of(book, 0) == [("End in the cemetery", "sure", True)]
    assert book.claims[0].verdict == "true"


def test_nightfall_shows_everybody_what_was_true() -> None:
    run = after(
        "a speak", "a claim-self 0", "a rest", "a done", "b speak", "b claim-saw a N1-1", "b rest",
        "b discard-hand", time=5,
    )  # fmt: skip
    assert "night-card" in [entry.event.name for entry in run.diary.entries]
    for seat in range(-1, 3):
        claims = book_of(run, seat).claims
        assert [(claim.verdict, claim.only) for claim in claims] == [("false", False), ("true", False)]


def test_nobody_is_told_more_than_they_know() -> None:
    """The page of whoever watches holds no card."""
    book = book_of(after(*LOOK), -1)
    assert [len(night_of(book, player)) for player in range(3)] == [3, 3, 3]
    assert not any(maybe.only for page in book.pages for asked in page.questions for maybe in asked.options)

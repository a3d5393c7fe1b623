"""In every game the notebook of a seat never excludes what is true, and calls no claim what it is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from phobetor.book.notebook import Notebook, lines
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES, Title
from phobetor.games import title_of
from phobetor.games.deranged.words import notebook as deranged
from phobetor.games.nemesis.rules.box import COURSES, TOKEN_EFFECT
from phobetor.games.nemesis.rules.names import INFECTED, SCANNED_INFECTED
from phobetor.games.nemesis.words import notebook as nemesis
from phobetor.games.nightmarium.words import notebook as nightmarium
from phobetor.games.somnicum.words import notebook as somnicum
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import NOBODY
from phobetor.records.log import Entry, Log

PEOPLE = ["Ada", "Ben", "Cyd", "Dan", "Eva", "Fay"]
MOST = 400
"""Choices of a game that are looked at."""
EVERY = 25


class Truth(Log):
    """A log that notes of every claim whether it was true when it was made."""

    def __init__(self, game: Any) -> None:
        super().__init__()
        self.game = game
        self.claims: dict[int, bool] = {}

    def hear(self, event: Any, a: int, b: int, c: int) -> None:
        super().hear(event, a, b, c)
        if event.name in SAID:
            self.claims[len(self.entries) - 1] = SAID[event.name](self.game, a, b, c)


def is_infected(game: Any, player: int) -> bool:
    return any(
        card in (INFECTED, SCANNED_INFECTED)
        for pile in (game.hands[player], game.decks[player], game.discards[player])
        for card in pile
    )


SAID: dict[str, Callable[[Any, int, int, int], bool]] = {
    "claimed-saw": lambda game, player, owner, night: game.nights[owner * 3 + game.coming_night()] == night,
    "said-engine": lambda game, player, engine, works: game.engines[engine] == works,
    "said-course": lambda game, player, letter, planet: COURSES[game.coordinates][letter] == planet,
    "said-room": lambda game, player, slot, room: game.tile[slot] == room,
    "said-token": lambda game, player, slot, discovery: TOKEN_EFFECT[game.token[slot]] == discovery,
    "said-health": lambda game, player, health, _: is_infected(game, player) == (health == 1),
}


def seen_by(entries: Sequence[Entry], seat: int) -> list[Seen]:
    return [
        Seen(number, entry.choice, entry.event, tuple(entry.seen_by(seat)), entry.rules)
        for number, entry in enumerate(entries)
    ]


def check_nightmarium(game: Any, view: Any, book: Notebook) -> None:
    hands = nightmarium.known_hands(view)
    for player, hand in enumerate(hands):
        assert {card for card in hand if card} <= {*game.hands[player]}
        assert len(hand) == len(game.hands[player])
    assert {*nightmarium.hidden_cards(view, hands)} >= {*game.deck}
    assert sum(sum(count.parts) for count in book.tallies[0].counts) == 108


def check_somnicum(game: Any, view: Any, book: Notebook) -> None:
    for player, goals in enumerate(somnicum.possible_goals(view)):
        assert game.goals[player] in goals or not game.goals[player]
    assert somnicum.backs_in_bag(view) == [sum(token // 32 == back for token in game.bag) for back in range(2)]
    assert sum(count.parts[-1] for count in book.tallies[0].counts) == len(game.deck)


def check_deranged(game: Any, view: Any, book: Notebook) -> None:
    for player, roles in enumerate(deranged.possible_roles(view)):
        assert game.role[player] in roles or game.role[player] < 0
    if (night := deranged.coming_night(view)) >= 0:
        for player, cards in enumerate(deranged.possible_nights(view, night)):
            assert game.nights[player * 3 + night] in cards or not game.nights[player * 3 + night]


def check_nemesis(game: Any, view: Any, book: Notebook) -> None:
    if not game.goals:
        return
    for player, goals in enumerate(nemesis.possible_goals(view)):
        own = [game.goals[player], *game.second_goals[player : player + 1]]
        assert {*own} <= goals if game.kept[player] == 0 else own[game.kept[player] - 1] in goals
        known = nemesis.infection(view, player)
        assert known is None or known == is_infected(game, player)
    for slot, rooms in nemesis.possible_rooms(view).items():
        assert game.tile[slot] in rooms
    for letter in range(4):
        assert COURSES[game.coordinates][letter] in nemesis.possible_planets(view, letter)


CHECKS = {
    "nightmarium": check_nightmarium, "somnicum": check_somnicum, "deranged": check_deranged, "nemesis": check_nemesis,
}  # fmt: skip


def check_claims(book: Notebook, truth: Truth) -> int:
    """What is called true or false was so when it was said; gives how many were called anything."""
    events = [n for n, entry in enumerate(truth.entries) if entry.event.name.startswith(("said-", "claimed-"))]
    assert len(book.claims) == len(events)
    called = [(truth.claims[n], claim) for n, claim in zip(events, book.claims, strict=True) if n in truth.claims]
    for true, claim in called:
        assert claim.verdict in ("open", "true" if true else "false"), claim
    return sum(claim.verdict != "open" for _, claim in called)


def test_a_notebook_excludes_nothing_that_is_true(name: str) -> None:
    title, called = title_of(name), 0
    for players in {max(2, title.players[0]), min(4, title.players[1])}:
        game, dice = title.new(players, title.setting_values({}), Chance(f"{name} {players}")), Chance("notebooks")
        game.listener = truth = Truth(game)
        for number in range(MOST):
            if game.is_over():
                break
            if number % EVERY == 0:
                called += look(title, game, players, truth, LANGUAGES[number // EVERY % 3])
            player = game.questions()[0].player
            game.turn_to(player)
            options = game.legal()
            game.answer(player, options[dice.below(len(options))])
    assert called or name in ("nightmarium", "somnicum")


def look(title: Title, game: Any, players: int, truth: Truth, language: str) -> int:
    """Everybody's notebook, and that of whoever watches."""
    called = 0
    assert title.notebook is not None
    for seat in range(NOBODY, players):
        say = Speaker(title, language, game.settings, PEOPLE)
        view = title.view(game, seat)
        book = title.notebook(view, seen_by(truth.entries, seat), say)
        CHECKS[title.name](game, view, book)
        called += check_claims(book, truth) if title.name in ("deranged", "nemesis") else 0
        assert all(line.strip() for line in lines(book, say))
    return called

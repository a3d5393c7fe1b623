"""Random games of Deranged: nothing is lost, nothing leaks, clones stand alone, and every game ends."""

from __future__ import annotations

import json
import random

import pytest
from dealt import new_game

from phobetor.games.deranged.rules.imagine import imagine
from phobetor.games.deranged.rules.state import Deranged
from phobetor.games.deranged.rules.view import view
from phobetor.games.deranged.rules.vocabulary import FIRST, GAME, LAYOUT, SETTINGS, TRAINING
from phobetor.games.deranged.title import TITLE
from phobetor.kernel.chance import Chance

BOUND = 20_000


def settings_for(chooser: random.Random, players: int) -> list[int]:
    values = [chooser.randrange(len(setting.values)) for setting in SETTINGS]
    if values[FIRST] > players:
        values[FIRST] = 0
    if values[GAME] == TRAINING:
        values[LAYOUT] = 0
    return values


def play(game: Deranged, chooser: random.Random, most: int) -> int:
    decisions = 0
    while not game.is_over() and decisions < most:
        game.choose(chooser.choice(game.legal()))
        decisions += 1
    return decisions


@pytest.mark.parametrize("seed", range(12))
def test_random_game_keeps_its_promises(seed: int) -> None:
    chooser = random.Random(seed)
    players = 3 + seed % 4
    game = new_game(players, settings_for(chooser, players), Chance(seed))
    box = sorted(TITLE.components(game))
    decisions = 0
    while not game.is_over():
        options = game.legal()
        assert options
        game.choose(chooser.choice(options))
        decisions += 1
        assert decisions < BOUND
        if decisions % 25 == 0:
            assert sorted(TITLE.components(game)) == box
            check_copies(game, chooser)
            check_view(game, chooser.randrange(-1, players), chooser)


def check_copies(game: Deranged, chooser: random.Random) -> None:
    before = game.to_json()
    assert TITLE.load(json.loads(before), Chance(0)).to_json() == before
    twin = game.clone(Chance(str(chooser.random())))
    assert twin.to_json() == before
    play(twin, chooser, 40)
    assert game.to_json() == before


def check_view(game: Deranged, seat: int, chooser: random.Random) -> None:
    seen = view(game, seat).to_json()
    imagined = imagine(view(game, seat), Chance(str(chooser.random())))
    assert view(imagined, seat).to_json() == seen
    assert sorted(TITLE.components(imagined)) == sorted(TITLE.components(game))
    play(imagined, chooser, 15)


def test_a_face_down_night_card_is_secret_even_from_its_owner() -> None:
    game = new_game(3, [1, *([0] * (len(SETTINGS) - 1))], Chance("night"))
    before = [view(game, seat).to_json() for seat in range(-1, 3)]
    game.nights[0], game.nights[3] = game.nights[3], game.nights[0]
    assert [view(game, seat).to_json() for seat in range(-1, 3)] == before


def test_a_refusal_names_a_rule() -> None:
    chooser = random.Random("refusals")
    game = new_game(4, [1, *([0] * (len(SETTINGS) - 1))], Chance("refusals"))
    for _ in range(300):
        if game.is_over():
            return
        for option in TITLE.probe(game):
            refusal = game.why_not(game.asked, option)
            assert refusal is None or refusal.rule or refusal.kind != "against-rule"
        game.choose(chooser.choice(game.legal()))

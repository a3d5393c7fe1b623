"""Claims of Nemesis: everybody hears them, they may be lies, and they can be about six kinds of thing."""

from __future__ import annotations

import json

from phobetor.games.nemesis.rules.claims import Speak, SpeakOf
from phobetor.games.nemesis.rules.state import Nemesis
from phobetor.games.nemesis.rules.vocabulary import CLAIM_ENGINE, CLAIM_HEALTH, CLAIM_TOKEN, CLAIMS
from phobetor.games.nemesis.title import TITLE
from phobetor.kernel.chance import Chance


def speaking(players: int = 3, seed: int = 1, mode: str = "semi") -> Nemesis:
    """A game in which seat 0 may speak again and again."""
    game = TITLE.new(players, TITLE.setting_values({"mode": mode}), Chance(seed))
    assert isinstance(game, Nemesis)
    for _ in range(players):
        game.choose(game.legal()[0])
    game.agenda[:] = [Speak(0)] * 9
    game.asking = None
    game.options = None
    game.advance()
    return game


def test_ne_5_15_all_kinds_of_claim_can_be_made() -> None:
    game = speaking()
    options = [*game.legal(), *SpeakOf(0, 2).choices(game)]
    assert all(any(verb.matches(option) for option in options) for verb in CLAIMS)


def test_ne_5_15_what_can_be_said_does_not_depend_on_what_is_true() -> None:
    one, other = speaking(seed=1), speaking(seed=2)
    assert one.engines != other.engines or one.tile != other.tile
    assert one.legal() == other.legal()
    assert SpeakOf(0, 2).choices(one) == SpeakOf(0, 2).choices(other)


def test_ne_5_15_the_later_claim_about_the_same_thing_stands() -> None:
    game = speaking()
    for option in (CLAIM_ENGINE.of(1, 0), CLAIM_HEALTH.of(0), CLAIM_ENGINE.of(2, 0), CLAIM_ENGINE.of(1, 1)):
        game.choose(option)
    expected = [[0, "claim-health", 0], [0, "claim-engine", 2, 0], [0, "claim-engine", 1, 1]]
    assert TITLE.view(game, 1).data()["claims"] == expected
    assert TITLE.load(json.loads(game.to_json()), Chance()).to_json() == game.to_json()


def test_ne_5_15_everybody_hears_the_same_claims() -> None:
    game = speaking()
    game.choose(next(option for option in game.legal() if CLAIM_HEALTH.matches(option)))
    views = [TITLE.view(game, seat).data()["claims"] for seat in range(-1, 3)]
    assert views == [[[0, "claim-health", 0]]] * 4


def test_ne_5_15_tokens_are_spoken_of_by_what_they_do() -> None:
    tokens = [option for option in SpeakOf(0, 2).choices(speaking()) if CLAIM_TOKEN.matches(option)]
    assert [CLAIM_TOKEN.args(option) for option in tokens] == [(2, discovery) for discovery in range(1, 6)]


def test_ne_5_15_open_objectives_need_no_claim() -> None:
    names = {TITLE.verb(option).name for option in speaking(mode="coop").legal()}  # type: ignore[union-attr]
    assert "claim-goal" not in names
    assert "claim-engine" in names

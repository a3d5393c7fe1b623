"""How fast the rules are. CPU time, best of several rounds: other work only makes a round slower."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from phobetor.book.title import BadInput, Title
from phobetor.build import build
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.lab.playout import random_playout

ROUNDS = 9
CLONES = 20_000
MOST_DECISIONS = 100_000


def bench(game: str, players: int, games: int, peers: bool, progress: Callable[[str], None]) -> dict[str, Any]:
    """The report of `phobetor bench`: the best of several rounds of random games, and what a clone and a view cost."""
    found = title_of(game)
    found.check_players(players)
    settings = found.setting_values({})
    rates, peer_rates = [], []
    for number in range(ROUNDS):
        progress(f"round {number + 1} of {ROUNDS}")
        rates.append(playing_rate(found, players, settings, games))
        if peers:
            peer_rates.append(hearts_rate())
    decisions_per_second, games_per_second = max(rates)
    report: dict[str, Any] = {
        "game": game,
        "build": build(),
        "players": players,
        "decisions_per_second": round(decisions_per_second),
        "games_per_second": round(games_per_second),
        "median_decisions_per_second": round(sorted(rates)[ROUNDS // 2][0]),
        "clone_us": round(clone_time(found, players, settings) * 1e6, 3),
        "view_us": round(view_time(found, players, settings) * 1e6, 3),
        "rounds": ROUNDS,
        "games": games,
    }
    if peers:
        report["open_spiel_hearts_decisions_per_second"] = round(max(peer_rates))
        report["ratio_to_open_spiel_hearts"] = round(decisions_per_second / max(peer_rates), 2)
    return report


def playing_rate(found: Title, players: int, settings: list[int], games: int) -> tuple[float, float]:
    """Decisions and games per second of CPU time, over games of fixed seeds."""
    decisions = 0
    began = time.process_time()
    for number in range(games):
        chance = Chance(number)
        decisions += random_playout(found.new(players, settings, chance), chance, MOST_DECISIONS, found.avoid)
    seconds = time.process_time() - began
    return decisions / seconds, games / seconds


def middle_game(found: Title, players: int, settings: list[int]) -> Any:
    """A game some turns old, the same each time."""
    chance = Chance("middle")
    game = found.new(players, settings, chance)
    random_playout(game, chance, 10 * players, found.avoid)
    return game


def clone_time(found: Title, players: int, settings: list[int]) -> float:
    """Seconds for one clone of a game in its middle."""
    game, chance = middle_game(found, players, settings), Chance("clone")
    return best_time(lambda: game.clone(chance))


def view_time(found: Title, players: int, settings: list[int]) -> float:
    """Seconds for one view of a game in its middle."""
    game = middle_game(found, players, settings)
    return best_time(lambda: found.view(game, 0))


def best_time(act: Callable[[], object]) -> float:
    """Seconds for one call, in the best of several rounds."""
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(CLONES):
            act()
        times.append((time.process_time() - began) / CLONES)
    return min(times)


def hearts_rate(games: int = 150) -> float:
    """open_spiel's hearts, chosen at random, driven one decision at a time from Python as its documentation does."""
    try:
        import pyspiel
    except ImportError:
        raise BadInput("--peers needs open_spiel; install it with: pip install 'phobetor[peers]'.") from None
    hearts, dice = pyspiel.load_game("hearts"), random.Random(1)
    decisions = 0
    began = time.process_time()
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, odds)[0])
            else:
                decisions += 1
                state.apply_action(dice.choice(state.legal_actions()))
    return decisions / (time.process_time() - began)

"""Searching bots: they repeat themselves in either build, forget nothing and grow no further than they should, learn
the same from the same games, and the policy with which they play on is quick."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable
from importlib import resources
from types import FrameType
from typing import cast

import pytest
from every_game import thrifty

from phobetor.book.title import LEVELS
from phobetor.bots.bot import Bot
from phobetor.bots.search import COMPARED, Mind, Overlooking, Search, SearchBot
from phobetor.build import build
from phobetor.games import NAMES, title_of
from phobetor.games.nightmarium.bots.features import wins_at_once
from phobetor.games.nightmarium.bots.greedy import winning_options
from phobetor.games.nightmarium.rules.state import Nightmarium
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.view import View
from phobetor.kernel.words import Option
from phobetor.lab.playout import bot_playout
from phobetor.lab.train import train, written
from phobetor.table.advice import advise

SEARCHED = ("nightmarium", "somnicum")
MOST_DECISIONS = 20_000


def begun(game: str, players: int = 2, seed: object = 0) -> Game:
    title = title_of(game)
    return title.new(players, title.setting_values({}), Chance(f"search {seed}"))


def positions(game: str, players: int, step: int, seed: int = 0) -> list[Game]:
    """Every so many decisions of a game of the greedy player, where there is something to choose."""
    title, chance, real, found = title_of(game), Chance("positions"), begun(game, players, seed), []
    bot, number = title.bot("greedy"), 0
    while not real.is_over():
        view = title.view(real, real.asked)
        number += 1
        if number % step == 0 and len(view.options) > 1:
            found.append(real.clone(Chance()))
        real.choose(bot.choose(view, view.options, chance))
    return found


def mind_of(game: str) -> Mind:
    mind = title_of(game).mind
    assert mind is not None
    return mind()


def searched(game: Game, name: str, iterations: int = 60, most_nodes: int = 0) -> Search:
    title, mind = title_of(name), mind_of(name)
    search = Search(mind, mind.effort(game.players()))
    search.most_nodes = most_nodes or search.most_nodes
    search.run(title.view(game, game.asked), iterations, Chance("search"))
    return search


# --- levels -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_the_six_levels_and_the_usual_one_is_among_them(game: str) -> None:
    title = title_of(game)
    assert title.levels == [*LEVELS]
    assert title.usual in title.levels[:3]


WHOLE_GAMES = {
    "nightmarium": {
        "sleeper": "4e76588404df8246",
        "dozer": "12b3015ec0d535d7",
        "dreamer": "3d690e04216e1710",
        "nightmare": "5d12bc2738a43be3",
    },
    "somnicum": {
        "sleeper": "3907cab2a3bdce92",
        "dozer": "f5e97d54ee943926",
        "dreamer": "ba4f16711d63da9c",
        "nightmare": "db8a3913cf161e66",
    },
}
"""Who plays a duel against the greedy player -> the fingerprint of its last position, whatever the build. To be written
anew whenever a bot, its levels or what it learned change: a failing test tells what it found."""


@pytest.mark.parametrize("game", SEARCHED)
def test_every_level_plays_the_same_game_in_either_build(game: str) -> None:
    found = {}
    for level in ("sleeper", "dozer", "dreamer", "nightmare"):  # the others only differ in how much they notice or try
        title, table = title_of(game), begun(game)
        bots = [thrifty(title.bot(level), 20), title.bot("greedy")]
        bot_playout(table, bots, title.view, Chance(f"bots of {level}"), MOST_DECISIONS)
        assert table.is_over()
        found[level] = table.digest()
    assert found == WHOLE_GAMES[game]


@pytest.mark.parametrize("game", SEARCHED)
def test_a_search_repeats_itself(game: str) -> None:
    title = title_of(game)
    for position in positions(game, 3, 25):
        view = title.view(position, position.asked)
        bots = [SearchBot(mind_of(game), 40) for _ in range(2)]
        chosen = [bot.choose(view, view.options[:], Chance("again")) for bot in bots]
        assert chosen[0] == chosen[1]
        assert advise(title, view, 60) == advise(title, view, 60)


def test_a_win_within_the_turn_is_found_at_any_budget() -> None:
    """Also one by way of a second card, Mockers or Executioners."""
    title, seen = title_of("nightmarium"), 0
    for seed in range(12):
        for position in positions("nightmarium", 2, 1, seed):
            winning = winning_options(cast(Nightmarium, position), position.legal())
            at_once = [option for option in winning if wins_at_once(cast(Nightmarium, position), option)]
            if winning and not at_once and len(winning) < len(position.legal()):
                view = title.view(position, position.asked)
                assert SearchBot(mind_of("nightmarium"), 3).choose(view, view.options, Chance("win")) in winning
                seen += 1
    assert seen >= 3


class Noting(Bot):
    """Takes the first, and notes what it was offered."""

    def __init__(self) -> None:
        self.offered: list[list[Option]] = []

    def choose(self, view: View | None, options: list[Option], chance: Chance) -> Option:
        self.offered.append(options)
        return options[0]


def test_whoever_overlooks_chooses_well_among_what_is_noticed() -> None:
    inner, chance = Noting(), Chance("overlooks")
    bot = Overlooking(inner, 40)
    for _ in range(300):
        assert bot.choose(None, list(range(10)), chance) == inner.offered[-1][0]
    share = sum(len(noticed) for noticed in inner.offered) / 3000
    assert 0.35 < share < 0.45
    assert all(noticed and noticed == sorted(noticed) for noticed in inner.offered)
    inner.offered.clear()
    Overlooking(inner, 100).choose(None, [3, 1, 2], chance)
    assert inner.offered == [[3, 1, 2]]


# --- the tree ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", SEARCHED)
def test_every_visit_is_counted_and_no_more_often_than_it_was_possible(game: str) -> None:
    position = positions(game, 2, 20)[1]
    search = searched(position, game, 100)
    children = search.root.children.values()
    assert sum(child.visits for child in children) == search.root.visits <= 100
    assert sorted(search.root.children) == sorted(position.legal())
    assert all(child.visits <= child.possible <= search.root.visits for child in children)
    assert all(0.0 <= child.mean() <= 1.0 for child in children)


def test_the_tree_grows_no_further_than_it_may() -> None:
    position = positions("nightmarium", 4, 20)[3]  # a hard one: the whole budget is spent
    free, bounded = searched(position, "nightmarium", 400), searched(position, "nightmarium", 400, most_nodes=60)
    assert free.nodes > 400
    assert bounded.nodes < 60 + 2 * len(position.legal())  # whoever grew last may have had many branches
    assert bounded.root.visits == free.root.visits == 400
    assert bounded.ranked()[0].visits > 0


@pytest.mark.parametrize("game", SEARCHED)
def test_a_hint_compares_its_options_in_the_same_worlds(game: str) -> None:
    title, position = title_of(game), positions(game, 2, 20)[1]
    view = title.view(position, position.asked)
    found = advise(title, view, 240)
    assert 2 <= len(found.choices) <= COMPARED
    assert {choice.option for choice in found.choices} <= {*view.options}
    assert all(0.0 <= choice.chance <= 1.0 and choice.spread < 0.5 for choice in found.choices)
    assert [choice.chance for choice in found.choices[1:]] == sorted(
        (choice.chance for choice in found.choices[1:]), reverse=True
    )


def test_a_certain_victory_is_seen_as_one() -> None:
    """Four creatures are complete, and the head for the fifth is in the hand."""
    title = title_of("nightmarium")
    complete = [[3, 2, 4], [6, 26, 13], [66, 71, 67], [30, 35, 37]]
    game = title.table(2, title.setting_values({}), Chance("won"))
    hands = {"a": [82, 1, 49, 96], "b": [85]}
    title.set_up(game, {"active": "a", "action": 1, "hands": hands, "creatures": {"a": [*complete, [69, 80]]}})
    game.advance()
    view = title.view(game, 0)
    found = advise(title, view, 300)
    game.choose(found.choices[0].option)
    assert game.winners == (0,)
    assert found.choices[0].chance == 1.0


# --- the quick policy -------------------------------------------------------------------------------
def calls(work: Callable[[], object]) -> int:
    """How many functions are called, of ours and of Python's: the same on every machine, however busy."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def is_so_many_times_as_fast(times: int, quick: Callable[[], object], slow: Callable[[], object]) -> bool:
    """By the least of many runs in turn: whoever else works on the machine only adds to a run, so that more of them
    come nearer to the truth."""
    least_quick = least_slow = 1e9
    for done in range(200):
        least_quick, least_slow = min(least_quick, seconds(quick)), min(least_slow, seconds(slow))
        if done >= 10 and least_slow > times * least_quick:
            return True
    return False


@pytest.mark.parametrize("game", SEARCHED)
def test_the_quick_policy_is_ten_times_as_fast_as_the_greedy_player(game: str) -> None:
    """Compiled; interpreted, where nobody searches long, it makes a fifth of the calls at most."""
    title, mind, greedy, chance = title_of(game), mind_of(game), title_of(game).bot("greedy"), Chance(1)
    found = [*positions(game, 2, 1), *positions(game, 3, 1)]
    views = [title.view(position, position.asked) for position in found]

    def quick() -> None:
        for position in found:
            mind.quick(position, chance)

    def slow() -> None:
        for view in views:
            greedy.choose(view, view.options, chance)

    if build() == "compiled":
        assert is_so_many_times_as_fast(10, quick, slow)
    else:
        assert calls(slow) > 5 * calls(quick)


def test_the_quick_policy_looks_only_at_what_its_player_may_know() -> None:
    for game in SEARCHED:
        title, mind = title_of(game), mind_of(game)
        for number, position in enumerate(positions(game, 3, 9)):
            world = title.imagine(title.view(position, position.asked), Chance(f"world {number}"))
            assert mind.quick(world, Chance(number)) == mind.quick(position, Chance(number))


# --- learning ---------------------------------------------------------------------------------------
LEARNED = {"nightmarium": "f25a142013be719f", "somnicum": "b169d186a9a235b1"}
"""The fingerprint of what one game of each number of players teaches, in either build."""


@pytest.mark.parametrize("game", SEARCHED)
def test_the_same_games_teach_the_same_bytes(game: str) -> None:
    title = title_of(game)
    once, twice = (train(title, mind_of(game), "greedy", 2, "small", lambda done: None) for _ in "12")
    texts = [written(once, "a command", "1"), written(twice, "a command", "1")]
    assert texts[0] == texts[1]
    assert hashlib.sha256(texts[0].encode()).hexdigest()[:16] == LEARNED[game]
    other = train(title, mind_of(game), "greedy", 2, "another seed", lambda done: None)
    assert written(other, "a command", "1") != texts[0]


def test_what_ships_says_how_it_was_made_and_knows_more_than_nothing() -> None:
    for game in SEARCHED:
        data = json.loads((resources.files(f"phobetor.games.{game}") / "data/learned.json").read_text("utf-8"))
        assert data["made by"].startswith(f"phobetor train {game} --games ")
        assert all(loss < blank for loss, blank in data["loss, and that of knowing nothing"].values())

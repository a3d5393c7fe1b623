"""Teaches a mind by games of its teacher: which option the teacher would choose, and who wins from where.

The same game, seed and number of games give the same weights, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from phobetor.book.title import BadInput, Title
from phobetor.bots.bot import Bot
from phobetor.bots.fitting import Sample, fitted
from phobetor.bots.search import Mind
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.lab.loading import load_bot, playing

HELD_BACK = 5
"""Every fifth game is not learned from: what was learned is tried on it."""
ROUNDS = 8
RATE = 0.3
DIGITS = 3
CHOICES = 300
"""Of so many games of each number of players the choices are learned from; who wins needs more games than that."""


@dataclass
class Lessons:
    """What was seen in games: those to learn from, and those to be tried on."""

    learned: list[Sample] = field(default_factory=list)
    tried: list[Sample] = field(default_factory=list)

    def add(self, samples: list[Sample], number: int) -> None:
        (self.tried if number % HELD_BACK == 0 else self.learned).extend(samples)


@dataclass(frozen=True)
class Training:
    """What came of it."""

    tables: dict[str, list[float]]
    losses: dict[str, tuple[float, float]]
    """Table -> how surprised it is by what it was tried on, and how surprised one would be who knows nothing."""


def train(title: Title, mind: Mind, teacher: str, games: int, seed: str, progress: Callable[[int], None]) -> Training:
    """Games of every number of players, as many of each."""
    options, players = mind.sizes()
    found, choices, done = Training({}, {}), Lessons(), 0
    for count in range(title.players[0], title.players[1] + 1):
        standings = Lessons()
        for number in range(games):
            with playing([teacher], done):
                chosen, stood = watched(title, mind, teacher, count, f"{seed}/{count}/{number}")
            choices.add(chosen if number < CHOICES else [], number)
            standings.add(stood, number)
            done += 1
            progress(done)
        fit_table(found, f"players-{count}", standings, players)
    if options:
        fit_table(found, "options", choices, options)
    return found


def fit_table(training: Training, name: str, lessons: Lessons, features: int) -> None:
    """Add the weights that fit the lessons, rounded, and how well they do."""
    fit = fitted(lessons.learned, features, ROUNDS, RATE)
    fit.weights = [round(weight, DIGITS) for weight in fit.weights]
    blank = fitted([], features, 0, RATE)
    training.tables[name] = fit.weights
    training.losses[name] = (fit.loss(lessons.tried), blank.loss(lessons.tried))


def watched(title: Title, mind: Mind, teacher: str, players: int, seed: str) -> tuple[list[Sample], list[Sample]]:
    """One game of the teacher against itself."""
    chance = Chance(f"{seed}/bots")
    game = title.new(players, title.setting_values({}), Chance(seed))
    bots = [load_bot(title, teacher) for _ in range(players)]
    learns_options = mind.sizes()[0] > 0
    chosen: list[Sample] = []
    moments: list[list[list[tuple[int, float]]]] = []
    turn = -1
    while not game.is_over():
        if mind.turn(game) != turn:
            turn = mind.turn(game)
            moments.append([mind.seen_in_player(game, player) for player in range(players)])
        option = answer(title, bots[game.asked], game, chance)
        options = game.legal()
        if learns_options and len(options) > 1:
            seen: list[Any] = [[(feature, 1.0) for feature in mind.seen_in_option(game, each)] for each in options]
            chosen.append(Sample(seen, [float(each == option) for each in options]))
        game.choose(option)
    won = [1 / len(game.winners) if player in game.winners else 0.0 for player in range(players)]
    return chosen, [Sample(moment, won) for moment in moments] if game.winners else []


def answer(title: Title, bot: Bot, game: Game, chance: Chance) -> int:
    """The bot's choice for whoever is asked."""
    options = game.legal()
    if len(options) == 1:
        return options[0]
    option = bot.choose(title.view(game, game.asked), options[:], chance)
    if option not in options:
        raise BadInput(f"{type(bot).__name__} chose {option}, which is not among its options.")
    return option


def written(training: Training, command: str, rules: str) -> str:
    """The file of weights, with the command that writes it again."""
    data = {
        "made by": command,
        "rules version": rules,
        "loss, and that of knowing nothing": {
            name: [round(loss, 4) for loss in both] for name, both in training.losses.items()
        },
        "tables": training.tables,
    }
    text = json.dumps(data, indent=1)
    lines = ",\n".join(f'  "{name}": {json.dumps(table)}' for name, table in training.tables.items())
    return text[: text.index('"tables"')] + '"tables": {\n' + lines + "\n }\n}\n"

"""How long the links of whole games are: the longest over many games of every title, by number of players.

`PYTHONPATH=src python tools/links.py --games 6` gives the figures in docs/records.md.
"""

from __future__ import annotations

import argparse

from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance
from phobetor.records.link import address_of, write_link
from phobetor.records.record import Record, new_record

SEED = "0123456789abcdef" * 4
SALT = "0123456789abcdef" * 2
"""As pages draw them."""
NAME = "Щ" * 23
"""As long as a name can be, in letters that take two bytes."""
PAGE = "https://games.example.org"


def played(game: str, players: int, bot: str, number: int) -> Record:
    """A game among bots at a table of people with the longest names."""
    title = title_of(game)
    salts = ".".join([SALT] * players)
    names = [f"{NAME}{seat}" for seat in range(players)]
    record = new_record(game, {}, f"fair:{SEED}:{number}{salts}", ["human"] * players, names)
    position, dice, bots = record.start(), Chance(f"links {number}"), [title.bot(bot) for _ in range(players)]
    while not position.is_over():
        seat = min(question.player for question in position.questions())
        view = title.view(position, seat)
        option = bots[seat].choose(view, view.options, dice)
        position.answer(seat, option)
        record.add(seat, option, position)
    return record


def longest(game: str, players: int, bot: str, games: int) -> tuple[int, int]:
    """Of that many games: the most choices, and the most letters of a link with its address."""
    records = [played(game, players, bot, number) for number in range(games)]
    return (
        max(len(record.choices) for record in records),
        max(len(address_of(PAGE, write_link(record))) for record in records),
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    print("| game | players | bots | choices | letters |")
    for game in NAMES:
        least, most = title_of(game).players
        for players in range(least, most + 1):
            for bot in ("random", "greedy"):
                choices, letters = longest(game, players, bot, given.games)
                print(f"| {game} | {players} | {bot} | {choices} | {letters} |", flush=True)


if __name__ == "__main__":
    main()

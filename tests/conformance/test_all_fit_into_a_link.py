"""Every game fits into a link, which gives back the same record; one that was changed on its way gives a sentence."""

from __future__ import annotations

from every_game import Table, avoiding, tables

from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.records.link import LONGEST, read_link, write_link
from phobetor.records.record import Record, new_record, replay

FAIR = f"fair:{'0123456789abcdef' * 4}:"
NAME = "Щебетунья Александра №"
SALT = "0123456789_-ABCDEFGHIJ"


def recorded(table: Table, seed: str, most: int = 100_000) -> Record:
    """A fuzzed game of people with long names; where several are asked, they answer in random order."""
    names = [f"{NAME} {place}" for place in range(table.players)]
    salted = FAIR + ".".join([SALT] * table.players) if seed == FAIR else seed
    record = new_record(table.game, dict(table.options), salted, ["human"] * table.players, names)
    game, dice = record.start(), Chance(f"choices {seed}")
    while not game.is_over() and len(record.choices) < most:
        asked = sorted(question.player for question in game.questions())
        player = asked[dice.below(len(asked))]
        game.turn_to(player)
        option = avoiding(game, table.title, dice)
        game.answer(player, option)
        record.add(player, option, game)
    return record


def test_a_link_gives_back_the_same_record(table: Table) -> None:
    record = recorded(table, FAIR)
    link = write_link(record)
    assert len(link) <= LONGEST
    assert read_link(link) == record
    assert replay(record).is_over()


def test_a_game_that_is_not_over_fits_as_well(name: str) -> None:
    record = recorded(tables(name)[0], "any seed: also this one", 25)
    assert read_link(write_link(record)) == record


def test_a_letter_that_is_another_one_is_noticed(name: str) -> None:
    link = write_link(recorded(tables(name)[0], "letters"))
    for place in range(0, len(link), 7):
        other = "A" if link[place] != "A" else "B"
        assert refusal(link[:place] + other + link[place + 1 :]), place
        assert refusal(link[:place]), place


def refusal(link: str) -> str:
    try:
        read_link(link)
    except BadInput as error:
        return str(error)
    return ""

"""The end of a game as lines of text: the same sentences, in the same order, as the page shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from phobetor.book.finale import Fate, Finale, Luck, Moment, Pile, Row
from phobetor.book.text import Speaker
from phobetor.cli.screen import Screen
from phobetor.kernel.words import NOBODY

INDENT = "  "


def show_finale(finale: Finale, say: Speaker, screen: Screen) -> None:
    for text, style in lines(finale, say):
        screen.text(text, style, INDENT * 2)


def lines(finale: Finale, say: Speaker) -> Iterator[tuple[str, str]]:
    """Each line with its style: result, reason, fates with their secrets, turning points, scores, deeds, luck."""
    yield finale.result, "bold"
    yield f"{finale.reason} ({finale.when})", ""
    for pile in finale.piles:
        yield pile_line(pile), ""
    for fate in finale.fates:
        yield from fate_lines(fate, say)
    yield from headed(say.say("end-heading-moments"), [moment_line(one, say) for one in finale.moments])
    for sheet in finale.sheets:
        yield from headed(sheet.heading, [row_line(row, say) for row in sheet.rows])
    yield from headed(say.say("end-heading-deeds"), [row_line(row, say) for row in finale.deeds])
    yield from headed(say.say("end-heading-luck"), [luck_line(one, say) for one in finale.luck])


def fate_lines(fate: Fate, say: Speaker) -> Iterator[tuple[str, str]]:
    place = f"{fate.place}. " if fate.place else ""
    yield "", ""
    yield f"{place}{say.player(fate.seat)}: {fate.verdict}", "bold"
    if fate.text:
        yield f"{INDENT}{fate.text}", ""
    for pile in fate.piles:
        if any(one.text for one in pile.things):
            yield f"{INDENT}{pile_line(pile)}", ""
    for claim in fate.claims:
        yield f"{INDENT}{claim.when}: {claim.text} {claim.verdict}", ""


def pile_line(pile: Pile) -> str:
    told = [one.about if one.about.startswith(one.text) else one.text for one in pile.things]
    things = [f"{text} ({one.note})" if one.note else text for text, one in zip(told, pile.things, strict=True)]
    return f"{pile.heading}: {'; '.join(things)}" if pile.heading else " + ".join(things)


def headed(heading: str, found: Sequence[str]) -> Iterator[tuple[str, str]]:
    if found:
        yield "", ""
        yield heading, "bold"
        yield from ((f"{INDENT}{line}", "") for line in found)


def moment_line(one: Moment, say: Speaker) -> str:
    """With whose deed it was, where the sentence does not say so."""
    name = say.player(one.seat) if one.seat != NOBODY else ""
    when = one.when if name in one.text else f"{one.when}, {name}"
    return f"{when}: {one.text}{f' ({one.note})' if one.note else ''}"


def row_line(row: Row, say: Speaker) -> str:
    return f"{row.name}: {by_seat([str(value).replace('-', '−') for value in row.values], say)}"


def by_seat(values: Sequence[str], say: Speaker) -> str:
    return " · ".join(f"{say.player(seat)} {value}" for seat, value in enumerate(values))


def luck_line(luck: Luck, say: Speaker) -> str:
    pairs = zip(luck.found, luck.expected, strict=True)
    values = [say.say("end-expected", found=found, expected=average) for found, average in pairs]
    return f"{luck.name}: {by_seat(values, say)}. {luck.about}"

"""How a decision stands in the bar: one short sentence, tabs, and a chip for every option that says what it does.

A game fills a `Bar` from the seat's own view (`words/bar.py`); whoever shows it works out nothing. Names are as people
say them; codes stay in the notation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from phobetor.kernel.words import Option

if TYPE_CHECKING:
    from phobetor.book.text import Speaker
    from phobetor.kernel.view import View

Tone = Literal["", "good", "bad", "deadly"]
END = -1
"""The tab of what stands behind a line at the right end of the bar: pass, stop, finish."""


class Fact(Struct, omit_defaults=True):
    """A few words about an option: what it does, brings, costs or risks."""

    text: str
    tone: Tone = ""
    """`deadly` where one may die or the game may be over for good: such a choice is always asked once more."""
    sign: str = ""
    """The name of a drawing of the page, where the game has one for it."""


class Tab(Struct, omit_defaults=True):
    """Options of one kind. A tab without options is shown all the same, so that tabs never change places."""

    words: str
    sign: str = ""
    cost: int = 0
    """What every option of it costs; -1 where they differ, and each says its own."""


class Chip(Struct, omit_defaults=True):
    """One option in the bar."""

    words: str
    """Its name, beside the heading of its tab."""
    facts: list[Fact] = []
    """The most important first: where there is little room, the last ones go."""
    cost: int = 0
    """Cards or tokens to pay, drawn as so many small ones."""
    tab: int = 0
    under: str = ""
    """Where a tab has more than nine options: the heading of a second step, such as the room whose doors they are."""
    deed: str = ""
    """What is confirmed, as a whole sentence or what a button says: "Sleep now: pay 2 cards". Else `words`."""
    plain: bool = False
    """Never asked once more, even if it cannot be taken back: drawing a card, for one."""


class Pick(Struct, omit_defaults=True):
    """One of several things that are picked together, in any order."""

    words: str
    args: dict[str, int]
    """What it is on the table, as in an option."""
    facts: list[Fact] = []


class Several(Struct, omit_defaults=True):
    """Things to be picked together: each is clicked on and off, and one button says what comes of it."""

    picks: list[Pick]
    least: int
    most: int
    results: list[str]
    """What the button says, by the number of things picked, from 0 to `most`; '' where so many are not possible."""


class Way(Struct, omit_defaults=True):
    """A place that several options lead to, one after the other: a walk over some cells, for one."""

    words: str
    places: list[int]
    """The places that are passed, the last at the end; the first is what `option` is about."""
    option: int
    """By its number the option that begins the way."""
    facts: list[Fact] = []
    tab: int = 0


class Goal(Struct, omit_defaults=True):
    """Something that the seat wants, for whoever asks to see it: how far it is done, and where it can be done."""

    words: str
    things: dict[str, int] = {}
    """What it is on the table, as in an option."""
    facts: list[Fact] = []
    ways: list[list[int]] = []
    """The shortest way to each place where it can be done, the nearest first; empty for the place where one is."""


class Bar(Struct, omit_defaults=True):
    """A decision as its seat is shown it."""

    prompt: str
    """One short sentence; the long rule is one click away."""
    chips: list[Chip]
    """One for each option, in the order of the options."""
    tabs: list[Tab] = []
    """None where a few options need no headings."""
    facts: list[Fact] = []
    """What holds for all options."""
    several: Several | None = None
    ways: list[Way] = []
    """Chips that begin a way; a place stands under every tab that it belongs to. Who has chosen one goes on with the
    way to the same place at the next decision, as long as it is one place shorter; else the way ends there."""
    goals: list[Goal] = []
    """What the seat wants, if the game can say it: a layer of the board on request."""
    tone: Literal["choose", "danger"] = "choose"
    """`danger` when somebody decides out of turn and loses something."""
    rows: int = 0
    """So many of the first tabs are one table where there is room: each a row, option under option."""
    only: bool = False
    """There is one answer, and everybody knows it: whoever shows the bar gives it without asking."""


class Series(Struct):
    """Options that answer one question one after the other. The rules want them in ascending order; people do not."""

    picks: list[Option]
    """Every option that may be part of it, also those that are no answer to its first question; equal ones as often as
    they can be picked."""
    least: int
    most: int
    done: Option = -1
    """What ends the series; -1 where it ends by itself with the last pick."""


def plain_bar(view: View, say: Speaker) -> Bar:
    """The bar of a game that does not say more of its options than their words and remarks."""
    question = view.question()
    assert question is not None
    told = zip(view.options, say.title.remarks(view, say), strict=True)
    chips = [Chip(say.option(option), [Fact(remark)] if remark else []) for option, remark in told]
    return Bar(say.prompt(question.step), chips, several=several(view, say))


def several(view: View, say: Speaker, results: list[str] | None = None) -> Several | None:
    """The series of the question, if it is one, in the words of the options."""
    series = say.title.series(view)
    if series is None:
        return None
    picks = [Pick(say.option(option), arguments(option, say)) for option in series.picks]
    counted = [say.say("bar-picked", count=count) for count in range(series.most + 1)]
    words = counted if results is None else results
    return Several(
        picks, series.least, series.most, [text if at >= series.least else "" for at, text in enumerate(words)]
    )


def arguments(option: Option, say: Speaker) -> dict[str, int]:
    verb: Any = say.title.verb(option)
    return dict(zip(verb.arguments, verb.values(option), strict=True))

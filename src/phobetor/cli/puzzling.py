"""`phobetor puzzles` and `phobetor puzzle`: finding positions with one clear answer, and solving them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from datetime import UTC, datetime

from phobetor.book.rulebook import rulebook
from phobetor.book.text import Speaker, check_language
from phobetor.cli.keyboard import Keyboard, Leave
from phobetor.cli.output import progress_bar, show
from phobetor.cli.screen import Screen, wants_plain
from phobetor.cli.strength import kept_in
from phobetor.games import title_of
from phobetor.kernel.words import Option
from phobetor.kernel.writing import is_number
from phobetor.lab.puzzles import OBVIOUS, Hunt, Quest
from phobetor.records.puzzle import FILE, Laid, Puzzles, Weighed, laid_out, number_of
from phobetor.table.lobby import name_at

SHOW = "show"


# --- finding ----------------------------------------------------------------------------------------
def find(given: Namespace) -> int:
    """Write what was found; where it was interrupted, what was found so far is kept for the next time."""
    title_of(given.game)
    out, kept = kept_in(given.out or FILE), kept_in(given.keep)
    assert out is not None
    quest = Quest(given.game, given.seed, given.depth)
    hunt = Hunt(quest, kept)
    with progress_bar(given.count, f"{given.game}: puzzles") as progress:
        hunt.hunt(given.count, progress)
    command = f"phobetor puzzles {given.game} --count {given.count} --seed {given.seed} --depth {given.depth}"
    found = Puzzles(command, rulebook(given.game).version, quest.verified(), tuple(hunt.found[: given.count]))
    whole = len(found.puzzles) == given.count
    if whole:
        out.write_text(found.to_json(), encoding="utf-8")
    tell(given, str(out), hunt, whole)
    return 0 if whole else 130


def tell(given: Namespace, out: str, hunt: Hunt, whole: bool) -> None:
    if given.json:
        show({"game": given.game, "found": len(hunt.found), "games": len(hunt.looked), "file": out if whole else None})
        return
    print(f"{len(hunt.found)} puzzles in {len(hunt.looked)} games of {given.game}, seed {given.seed}.")
    if whole:
        print(f"Written to {out}.")
    else:
        more = "the same command goes on" if given.keep else "with --keep FILE it would go on where it stopped"
        print(f"It was stopped: {more}.")


# --- solving ----------------------------------------------------------------------------------------
def solve(given: Namespace) -> int:
    """Until it is solved, shown or left."""
    check_language(given.lang)
    title_of(given.game)
    number = given.number or number_of(given.game, datetime.now(UTC).date())
    solver = Solver(laid_out(given.game, number), given.lang, Screen(wants_plain(given.plain)))
    solver.show(number, bool(given.number))
    keyboard = Keyboard(given.answers)
    try:
        while not solver.is_done:
            solver.obey(keyboard.read())
    except Leave:
        pass
    return 0


class Solver:
    """One puzzle at the terminal."""

    def __init__(self, laid: Laid, language: str, screen: Screen) -> None:
        self.laid = laid
        self.screen = screen
        self.view = laid.title.view(laid.game, laid.seat)
        names = [name_at(OBVIOUS, seat, language) for seat in range(laid.game.players())]
        self.say = Speaker(laid.title, language, laid.game.settings, names)
        names[laid.seat] = self.say.say("cli-puzzle-you")
        self.options = sorted(self.view.options)
        self.tries = 0
        self.is_done = False

    def show(self, number: int, chosen: bool) -> None:
        title = self.laid.title
        self.screen.text(self.say.say("cli-puzzle" if chosen else "cli-puzzle-of-the-day", number=number), "bold")
        self.screen.lines(title.paint(self.view, self.say, self.screen.plain))
        question = self.view.question()
        assert question is not None
        self.screen.text()
        self.screen.text(
            " ".join(filter(None, [self.say.prompt(question.step), title.aside(self.view, self.say)])), "bold"
        )
        remarks = dict(zip(self.view.options, title.remarks(self.view, self.say), strict=True))
        self.screen.numbered([" · ".join(filter(None, [self.say.option(o), remarks[o]])) for o in self.options])
        self.screen.text(self.say.say("cli-puzzle-ask", show=SHOW), "dim")

    def obey(self, answer: str) -> None:
        if answer == "q":
            raise Leave
        if answer == SHOW:
            self.finish("cli-puzzle-shown")
        elif is_number(answer) and 1 <= int(answer[:6]) <= len(self.options):
            self.choose(self.options[int(answer[:6]) - 1])
        elif is_number(answer):
            self.screen.text(self.say.say("cli-no-such-number", number=answer[:6], most=len(self.options)), "yellow")
        elif answer:
            self.screen.text(self.say.say("cli-puzzle-ask", show=SHOW), "yellow")

    def choose(self, option: Option) -> None:
        self.tries += 1
        if option in self.laid.solutions:
            self.finish("cli-puzzle-right")
            return
        weighed = [choice for choice in self.laid.puzzle.choices if self.laid.option(choice.option) == option]
        loss = self.loss(weighed[0]) if weighed else -1
        self.screen.text(self.say.say("cli-puzzle-wrong", loss=loss), "yellow")

    def finish(self, message: str) -> None:
        self.is_done = True
        self.screen.text(self.say.say(message, tries=self.tries), "bold")
        for line in self.reasons():
            self.screen.text(line, indent="    ")

    def reasons(self) -> Iterator[str]:
        """What each choice brings, and how much better the solution is."""
        puzzle = self.laid.puzzle
        goal = "survive" if self.laid.title.name == "nemesis" else "win"
        for place, choice in enumerate(puzzle.choices):
            kind = "best" if place < puzzle.solutions else "greedy" if choice.option == puzzle.greedy else "other"
            yield self.say.say(
                "cli-puzzle-choice", kind=kind, goal=goal, option=self.say.option(self.laid.option(choice.option)),
                chance=round(100 * choice.chance), spread=percent(choice.spread), loss=self.loss(choice),
            )  # fmt: skip
        found = "search" if self.laid.title.mind is not None else "played"
        yield self.say.say(
            "cli-puzzle-margin", found=found, margin=round(100 * puzzle.margin), spread=percent(puzzle.spread)
        )

    def loss(self, choice: Weighed) -> int:
        return max(0, round(100 * self.laid.puzzle.choices[0].chance) - round(100 * choice.chance))


def percent(spread: float) -> int:
    """Never less than one percent of doubt: the games are only imagined."""
    return max(1, round(100 * spread))

"""Finds puzzles: positions in games of bots where one choice is clearly the best and the greedy bot does not find it.

The same game, seed and depth give the same puzzles in the same order, byte for byte, in either build.

What is promising is looked at three times, each time longer. "Verified" means: where a game has a mind, a deep search
prefers the solution, and it leads by the margin both in games that are valued after a few turns and in games that are
played to their end; where it has none (Deranged, Nemesis), every option was played to the end in the same imagined
worlds by the strongest bot against greedy ones, and the solution leads by the margin. Intervals are 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO

import msgspec

from phobetor.book.title import Title
from phobetor.bots.judging import Judge, Played, Searched, lead_of, mean_of, spread_of
from phobetor.bots.search import Effort, Search
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import BadInput
from phobetor.kernel.view import View
from phobetor.kernel.words import Option, Player
from phobetor.records.notation import seat_letter, write_option
from phobetor.records.puzzle import Puzzle, Weighed

OBVIOUS = "greedy"
STRONGEST = "nightmare"
MOST_PLAYERS = 4
TRIES = 20
"""How often the greedy bot is asked: none of its answers may be the solution."""
LATE = 0.4
"""The part of a game, from its end, that is looked through: before, little is decided by one choice."""
TO_THE_END = 1_000
"""Turns after which a game is valued as it stands: never."""
COMPARED = 4
GLANCE = 80
"""A glance is so many times shorter than a deep look."""
LOOK = 5
"""The same of a look."""
FEW = (4, 12)
"""Worlds of the first glances where games are played to their end: most decisions change nothing in a few of them."""
LAST = 12
"""How many of the last decisions of each seat are looked at in such a game."""
TWINS = 2
"""In such games so many options may be equally good solutions; where there are many, one of five."""
LIKELY_PLAYED = 0.25
"""The same as LIKELY, of such games: few survive them."""
MARGIN = 0.1
SAME = 0.05
"""Options that differ by less are as good as each other: two cards of one kind, two ways to one place."""
SURELY = 0.05
"""The lower end of the interval of the margin."""
LIKELY = 0.4
"""A solution leads to victory at least so often: nobody likes to choose between two defeats."""


@dataclass(frozen=True)
class Quest:
    """What is looked for, and how deep: iterations of a search. Games that bots play to the end take longer."""

    game: str
    seed: str
    depth: int

    @property
    def worlds(self) -> int:
        """In how many the best options are compared at last."""
        return self.depth // (20 if title_of(self.game).mind is not None else 60)

    def verified(self) -> str:
        if title_of(self.game).mind is not None:
            return (
                f"{self.depth} iterations, then {self.worlds} worlds valued early and {self.worlds} played to the end"
            )
        return f"{self.worlds} worlds, each played to the end by {STRONGEST} against {OBVIOUS}"


@dataclass(frozen=True)
class Candidate:
    """A decision in a game of bots."""

    title: Title
    view: View
    obvious: tuple[Option, ...]
    """What the greedy bot chooses here."""
    key: str
    """Names the decision; luck follows from it."""

    def chance(self, stage: str) -> Chance:
        return Chance(f"{self.key} {stage}")


@dataclass(frozen=True)
class Found:
    """The options that were compared, the best first, with what they brought in each world."""

    options: list[Option]
    samples: list[list[float]]
    most: int = 1
    """How many options may be the solution together."""

    @property
    def equals(self) -> int:
        """How many options are the solution: those that bring the same as the best in the same worlds."""
        first = self.samples[0]
        same = [lead_of(first, samples)[0] < SAME for samples in self.samples]
        return min(self.most, sum(same), len(same) - 1)

    @property
    def margin(self) -> tuple[float, float]:
        return lead_of(self.samples[0], self.samples[self.equals])

    def is_clear(self, likely: float) -> bool:
        margin, spread = self.margin
        return margin >= MARGIN and margin - spread >= SURELY and mean_of(self.samples[0]) >= likely


# === Playing ========================================================================================
def players_of(title: Title, number: int) -> int:
    """Small tables in turn: in large ones a single choice decides little, least of all where one can play alone."""
    least, most = title.players[0], min(title.players[1], MOST_PLAYERS)
    return 1 + number % 2 if least == 1 else least + number % (most - least + 1)


def look_for(quest: Quest, number: int) -> Puzzle | None:
    """The last puzzle in one game of bots, if there is one."""
    title, seed = title_of(quest.game), f"{quest.seed}/{number}"
    game = title.new(players_of(title, number), title.setting_values({}), Chance(seed))
    moments, length = decisions_of(title, game, Chance(f"{seed}/bots"))
    for at, moment in reversed(moments):
        if not is_late(title, moments, at, moment.asked, length):
            continue
        found = puzzle_at(quest, title, title.view(moment, moment.asked), moment, seed, at)
        if found is not None:
            return found
    return None


def is_late(title: Title, moments: Sequence[tuple[int, Game]], at: int, seat: Player, length: int) -> bool:
    """In the last part of the game; where bots play on to the end, among the last decisions of the seat."""
    if title.mind is not None:
        return at >= length * (1 - LATE)
    return sum(later > at and moment.asked == seat for later, moment in moments) < LAST


def decisions_of(title: Title, game: Game, chance: Chance) -> tuple[list[tuple[int, Game]], int]:
    """A game of bots: every position with a choice, and how many choices there were."""
    bot = title.bot(OBVIOUS if title.mind is not None else STRONGEST)
    found: list[tuple[int, Game]] = []
    at = 0
    while not game.is_over():
        options = game.legal()
        option = options[0]
        if len(options) > 1:
            found.append((at, game.clone(Chance())))
            option = bot.choose(title.view(game, game.asked), options[:], chance)
        game.choose(option)
        at += 1
    return found, at


def puzzle_at(quest: Quest, title: Title, view: View, game: Game, seed: str, at: int) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    obvious = greedy_choices(title, view, f"{seed} {at}")
    candidate = Candidate(title, view, obvious, f"{seed} {at}")
    found = by_search(quest, candidate) if title.mind is not None else by_playing(quest, candidate)
    if found is None:
        return None
    return written(title, found, view, game, seed, at, obvious[0])


def greedy_choices(title: Title, view: View, key: str) -> tuple[Option, ...]:
    """What the greedy bot may choose; the first is what it usually does."""
    bot, options = title.bot(OBVIOUS), list(view.options)
    found = [bot.choose(view, options[:], Chance(f"{key} greedy {attempt}")) for attempt in range(TRIES)]
    return tuple(dict.fromkeys(found))


# === Judging ========================================================================================
def by_search(quest: Quest, candidate: Candidate) -> Found | None:
    """A glance, a look, and a deep look; each must prefer what is not obvious."""
    glance = searched(candidate, quest.depth // GLANCE)
    if not prefers(glance, candidate):
        return None
    look = searched(candidate, quest.depth // LOOK)
    if not prefers(look, candidate):
        return None
    deep = searched(candidate, quest.depth)
    if not prefers(deep, candidate) or not confirmed(candidate, deep, quest.worlds, "early"):
        return None
    usual = deep.effort
    deep.effort = Effort(usual.depth, TO_THE_END, usual.curiosity, usual.warmth)
    return confirmed(candidate, deep, quest.worlds, "late")


def prefers(search: Search, candidate: Candidate) -> bool:
    """Whether a search clearly likes something that is not obvious."""
    first = search.ranked()[:2]  # one alone, or none, where there were few iterations
    if len(first) < 2 or first[0].option in candidate.obvious:
        return False
    return first[0].mean() - first[1].mean() >= MARGIN * 0.75


def confirmed(candidate: Candidate, search: Search, worlds: int, stage: str) -> Found | None:
    """What the comparison of the best options says, if it says the same as the search."""
    best = search.ranked()[0].option
    found = compared(candidate, Searched(search), best_of(search, candidate), worlds, stage)
    return found if found.is_clear(LIKELY) and found.options[0] == best else None


def searched(candidate: Candidate, iterations: int) -> Search:
    """The tree of a search from what the seat knows."""
    assert candidate.title.mind is not None
    mind = candidate.title.mind()
    chance = candidate.chance(f"search {iterations}")
    search = Search(mind, mind.effort(mind.imagine(candidate.view, chance).players()))
    search.run(candidate.view, iterations, chance)
    return search


def best_of(search: Search, candidate: Candidate) -> list[Option]:
    """The best few, and the obvious one."""
    ranked = [node.option for node in search.ranked()]
    return list(dict.fromkeys([*ranked[:COMPARED], candidate.obvious[0]]))


def by_playing(quest: Quest, candidate: Candidate) -> Found | None:
    """First the strongest bot's choice against the obvious one; then everything that can be chosen; then the best."""
    title, view = candidate.title, candidate.view
    advised = title.bot(STRONGEST).choose(view, list(view.options), candidate.chance("advice"))
    if advised in candidate.obvious:
        return None
    judge = Played(title.imagine, title.view, title.scores, title.bot(STRONGEST), title.bot(OBVIOUS))
    for worlds in FEW:
        glance = compared(candidate, judge, [advised, candidate.obvious[0]], worlds, f"glance {worlds}")
        if not is_promising(glance, candidate, 1.5 * MARGIN):
            return None
    rivals = list(view.options)
    most = max(TWINS, len(rivals) // 5)
    for worlds, more in ((2, 2 * COMPARED), (FEW[1], COMPARED), (quest.worlds // LOOK, COMPARED - 1)):
        look = compared(candidate, judge, rivals, worlds, f"look {worlds}", most)
        rivals = list(dict.fromkeys([*look.options[: more + most - TWINS], candidate.obvious[0]]))
        if more <= COMPARED and not is_promising(look, candidate, MARGIN / 2):
            return None
    found = compared(candidate, judge, rivals, quest.worlds, "deep", most)
    return found if found.is_clear(LIKELY_PLAYED) and is_promising(found, candidate, MARGIN) else None


def is_promising(found: Found, candidate: Candidate, margin: float) -> bool:
    """Whether what is best is not obvious, and leads, and leads somewhere."""
    good = mean_of(found.samples[0]) >= LIKELY_PLAYED and found.margin[0] >= margin
    return good and not any(option in candidate.obvious for option in found.options[: found.equals])


def compared(
    candidate: Candidate, judge: Judge, options: Sequence[Option], worlds: int, stage: str, most: int = 1
) -> Found:
    """The options, best first, each played on in the same imagined worlds."""
    samples = judge.compare(candidate.view, list(options), worlds, candidate.chance(stage))
    order = sorted(range(len(options)), key=lambda place: (-mean_of(samples[place]), options[place]))
    return Found([options[place] for place in order], [samples[place] for place in order], most)


# === Writing ========================================================================================
def written(title: Title, found: Found, view: View, game: Game, seed: str, at: int, obvious: Option) -> Puzzle:
    """What was found, as it is kept in the package."""
    margin, spread = found.margin
    choices = tuple(
        Weighed(write_option(title, option, view.settings), round(mean_of(samples), 3), round(spread_of(samples), 3))
        for option, samples in zip(found.options, found.samples, strict=True)
    )
    position = msgspec.json.decode(game.to_json(), type=dict[str, object])
    greedy = write_option(title, obvious, view.settings)
    return Puzzle(
        seed, at, seat_letter(view.seat), choices, round(margin, 3), round(spread, 3), greedy, position, found.equals
    )


class Hunt:
    """The games that were looked through; with a file they outlive the process, one line each."""

    def __init__(self, quest: Quest, path: Path | None = None) -> None:
        self.quest = quest
        self.path = path
        self.looked: list[Puzzle | None] = self.read() if path and path.exists() else []

    def read(self) -> list[Puzzle | None]:
        """What was found before; a line that was cut off by a crash is looked for again."""
        assert self.path is not None
        *lines, last = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        wanted = msgspec.json.encode(self.quest).decode()
        if lines[:1] != [wanted] and (lines or last):
            raise BadInput(f"'{self.path}' belongs to another search for puzzles; name another file.")
        if last:
            self.path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        try:
            return [msgspec.json.decode(line, type=Puzzle | None) for line in lines[1:]]
        except msgspec.DecodeError:
            raise BadInput(f"'{self.path}' is broken; name another file, or remove it.") from None

    @property
    def found(self) -> list[Puzzle]:
        return [puzzle for puzzle in self.looked if puzzle is not None]

    def hunt(self, count: int, progress: Callable[[int], None]) -> None:
        """Until so many are found; an interrupt loses only the game that was being played."""
        with suppress(KeyboardInterrupt), self.kept() as file:
            if not file.tell():
                file.write(msgspec.json.encode(self.quest) + b"\n")
            progress(len(self.found))
            while len(self.found) < count:
                self.looked.append(look_for(self.quest, len(self.looked)))
                file.write(msgspec.json.encode(self.looked[-1]) + b"\n")
                file.flush()
                progress(len(self.found))

    def kept(self) -> IO[bytes]:
        return self.path.open("ab") if self.path else BytesIO()

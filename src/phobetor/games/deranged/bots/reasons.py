"""Why the planner's turn begins with an option: what its best end brings that the hero does not have now."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from phobetor.bots.planning import Reason
from phobetor.games.deranged.bots.judge import NEVER
from phobetor.games.deranged.bots.lies import will_hunt
from phobetor.games.deranged.bots.tour import GOALS_FROM, NO_ERRAND
from phobetor.games.deranged.bots.turns import Outlook, Turns
from phobetor.games.deranged.bots.wishes import treasures
from phobetor.games.deranged.rules.town import GATE, NOWHERE, Cell
from phobetor.games.deranged.rules.view import DerangedView
from phobetor.games.deranged.rules.vocabulary import CLAIM_SAW, CLAIM_SELF, REST, STEP, USED_ATTACK, USED_SEARCH
from phobetor.kernel.agenda import Step
from phobetor.kernel.masks import bits_of, has, meets
from phobetor.kernel.words import Option

UNSEEN: Final = NEVER * 1000


class Foreseen(Turns):
    """Remembers the best end of a turn that it has thought of."""

    outcome: Outlook
    most: i64

    def __init__(self, view: DerangedView, step: Step[Any]) -> None:
        super().__init__(view, step)
        self.outcome = self.now()
        self.most = UNSEEN

    def worth(self, now: Outlook) -> i64:
        value = super().worth(now)
        if value > self.most:
            self.most = value
            self.outcome = now
        return value


def reasons_of(view: DerangedView, option: Option) -> list[Reason]:
    """At most one: what counts most of what can be said."""
    question = view.question()
    assert question is not None
    if CLAIM_SAW.matches(option) or CLAIM_SELF.matches(option):
        return reasons_of_claim(view, option)
    foreseen = Foreseen(view, question.step)
    foreseen.points(option)
    if view.form[view.seat] == 1:
        return reasons_of_hunter(foreseen, option)
    if foreseen.most == UNSEEN:
        return []
    return reasons_of_deed(foreseen, option) or reasons_of_way(foreseen) or reasons_of_safety(foreseen)


def reasons_of_claim(view: DerangedView, option: Option) -> list[Reason]:
    if will_hunt(view):
        return [Reason("why-lie", {})]
    return [Reason("why-warn", {})] if CLAIM_SAW.matches(option) else []


def reasons_of_hunter(foreseen: Turns, option: Option) -> list[Reason]:
    """The possessed go for humans."""
    if not STEP.matches(option) or foreseen.here == NOWHERE:
        return []
    nearer = foreseen.home[foreseen.here] - foreseen.home[STEP.arg(option)]
    return [Reason("why-hunt", {})] if nearer > 0 else []


def reasons_of_deed(foreseen: Foreseen, option: Option) -> list[Reason]:
    """Something that is done in this turn."""
    now, end = foreseen.now(), foreseen.outcome
    for curse in bits_of(now.curses):
        if not has(end.curses, curse):
            return [Reason("why-shed", {"curse": curse})]
    if now.task >= 0 and foreseen.task_at(end) < 0:
        return [Reason("why-goal", {})]
    if REST.matches(option) and end.sanity > now.sanity:
        return [Reason("why-rest", {"sanity": end.sanity})]
    if meets(end.used, USED_SEARCH) and not meets(now.used, USED_SEARCH):
        return [Reason("why-search", {"cell": end.cell})]
    if meets(end.used, USED_ATTACK) and not meets(now.used, USED_ATTACK):
        return [Reason("why-attack", {})]
    return [Reason("why-stay", {})] if is_waiting(foreseen) else []


def is_waiting(foreseen: Foreseen) -> bool:
    """On the gate in the last night, with nothing left to do."""
    now, end = foreseen.now(), foreseen.outcome
    at_the_gate = foreseen.late and now.cell == GATE and end.cell == GATE
    return at_the_gate and now.curses == 0 and foreseen.view.token[foreseen.me] == 0


def reasons_of_way(foreseen: Foreseen) -> list[Reason]:
    """The place to which the end of the turn is nearer."""
    end = foreseen.outcome
    errand, cells = foreseen.tour.next_errand(end.curses, foreseen.task_at(end), end.cell)
    steps = nearer(foreseen, treasures(foreseen.view) if errand == NO_ERRAND and GATE not in cells else cells)
    if steps <= 0:
        return []
    if errand == NO_ERRAND:
        return [Reason("why-gate" if GATE in cells else "why-find", {"steps": steps})]
    if errand >= GOALS_FROM:
        return [Reason("why-goal-way", {"steps": steps})]
    return [Reason("why-curse-way", {"steps": steps, "curse": errand})]


def nearer(foreseen: Foreseen, cells: list[Cell]) -> i64:
    """By how many steps the turn brings the hero nearer to these cells."""
    away = foreseen.tour.steps_to(cells)
    return away[foreseen.here] - away[foreseen.outcome.cell]


def reasons_of_safety(foreseen: Foreseen) -> list[Reason]:
    """Less can happen to the hero where the turn ends."""
    saved = foreseen.fear_of[foreseen.here] - foreseen.fear_of[foreseen.outcome.cell]
    return [Reason("why-safer", {"health": saved})] if saved > 0 else []

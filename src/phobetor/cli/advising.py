"""A hint in the words of the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from phobetor.book.text import Speaker
from phobetor.kernel.view import View
from phobetor.table.advice import Advice, Choice, advised_rules, points


def told_advice(advice: Advice, view: View, say: Speaker) -> Iterator[str]:
    """The advice and its reasons, the others and what they give up, what probably comes, and the rules."""
    question = view.question()
    assert question is not None
    best, *others = advice.choices
    yield say.say("cli-hint", option=say.option(best.option), goal=say.title.goal, **percent(best))
    if advice.objective is not None:
        yield say.say("cli-hint-objective", **percent(advice.objective))
    for why in advice.why:
        yield say.say("cli-hint-why", text=say.say(why.text, **say.named(why.args)))
    for place, other in enumerate(others, 1):
        yield told_other(advice, place, other, say)
    for coming in advice.course:
        who, what = say.player(coming.seat), say.option(coming.option)
        yield say.say("cli-hint-course", player=who, option=what, often=round(10 * coming.possible))
    rules = advised_rules(say.title, question.step.rule.split(), best.option)
    yield say.say("cli-hint-rules", rules=", ".join(rules), games=advice.games, worlds=advice.worlds)


def told_other(advice: Advice, place: int, other: Choice, say: Speaker) -> str:
    """What another option gives up; few games, played to their end, may not tell."""
    if advice.worlds and not other.is_told_apart:
        return say.say("cli-hint-same", option=say.option(other.option), worlds=advice.worlds, **percent(other))
    return say.say("cli-hint-other", option=say.option(other.option), loss=points(advice, place), **percent(other))


def percent(choice: Choice) -> dict[str, int]:
    """Never less than one percent of doubt: the games are only imagined."""
    return {"chance": round(100 * choice.chance), "spread": max(1, round(100 * choice.spread))}

"""The decisions of Somnicum as the bar shows them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from phobetor.book.bar import END, Bar, Chip, Fact, Pick, Series, Several, Tab, Tone, arguments
from phobetor.book.text import Speaker, kebab
from phobetor.games.somnicum.rules.attaching import AttachCard
from phobetor.games.somnicum.rules.box import BACKS, BOX, BRUSH, ENCOUNTERS, LANTERN, MEETS, NO_CARD, back_of
from phobetor.games.somnicum.rules.dream import GAP
from phobetor.games.somnicum.rules.encounters import SandPainter
from phobetor.games.somnicum.rules.meeting import WrapUp
from phobetor.games.somnicum.rules.moving import Payment, Prepare, Travel
from phobetor.games.somnicum.rules.particles import ReturnToken
from phobetor.games.somnicum.rules.rounds import PlacePendulums
from phobetor.games.somnicum.rules.state import GOES_ON, LAST_TURNS, ROUNDS, Somnicum
from phobetor.games.somnicum.rules.view import SomnicumView
from phobetor.games.somnicum.rules.vocabulary import (
    ADD,
    ATTACH,
    CROW,
    DONE,
    FAIR_FINISH,
    HUSH,
    KEEP,
    MEND,
    MOVE,
    PAY,
    PLACE,
    PLAY,
    RETURN,
    SHIFT,
)
from phobetor.games.somnicum.words.foresight import (
    Laid,
    best_way,
    ends,
    gain,
    points_of_mending,
    points_of_token,
    seen_table,
    shifted,
    ways_to_attach,
)
from phobetor.games.somnicum.words.notation import PENDULUMS
from phobetor.games.somnicum.words.remarks import name, neighbours, points, way, worth
from phobetor.kernel.agenda import Step
from phobetor.kernel.words import Option

MOST_CHIPS = 9
SECTION = 8  # cards of the ring in one tab
PARTICLE_TAB, ENCOUNTER_TAB = 2, 3


def bar(view: SomnicumView, say: Speaker) -> Bar:
    game = seen_table(view)
    tabs = tabs_of(view, say)
    chips = [chip_of(view, game, option, say) for option in view.options]
    for chip, option in zip(chips, view.options, strict=True):
        chip.tab = tab_of(view, option) if tabs or DONE.matches(option) else 0
    found = Bar(prompt(view, game, say), headed(view, chips, say), tabs, facts(view, game, say), several(view, say))
    found.rows = len(PENDULUMS) if isinstance(asked(view), Prepare) else 0
    return found


def asked(view: SomnicumView) -> Step[Any]:
    question = view.question()
    assert question is not None
    return question.step


# --- the question -----------------------------------------------------------------------------------
def prompt(view: SomnicumView, game: Somnicum, say: Speaker) -> str:
    step = asked(view)
    if isinstance(step, Payment):
        pendulum, steps = travel(view)
        card = name(game.ring[game.slot_reached(pendulum, steps)], say)
        return say.say("bar-pay", count=step.left, steps=steps, pendulum=PENDULUMS[pendulum], card=card)
    if isinstance(step, AttachCard):
        return say.say("bar-attach", card=name(view.taken, say))
    if isinstance(step, ReturnToken):
        message = "bar-return-any" if game.has_open(game.active, BRUSH) else "bar-return"
        return say.say(message, **say.named({"particle": step.particle}))
    if isinstance(step, WrapUp) and len(view.options) == 1:
        return say.say("bar-nothing-to-play")
    return say.say(f"bar-{kebab(type(step).__name__)}")


def travel(view: SomnicumView) -> tuple[int, int]:
    """The pendulum and the steps that are being paid for."""
    step = next(step for step in reversed(view.agenda) if isinstance(step, Travel))
    return int(step.pendulum), int(step.steps)


def facts(view: SomnicumView, game: Somnicum, say: Speaker) -> list[Fact]:
    step = asked(view)
    if isinstance(step, Prepare):
        checked = (
            [Fact(say.say("bar-check-about"), "bad")] if any(is_checked(game, each) for each in view.options) else []
        )
        stock = len(view.stocks[view.seat])
        return [*([Fact(say.say("bar-tokens", count=stock))] if stock else []), *checked]
    if isinstance(step, Payment):
        pendulum, steps = travel(view)
        found = best_way(game, game.ring[game.slot_reached(pendulum, steps)])
        return [way_fact(found, say), Fact(say.say("bar-faces"))]
    return []


def is_checked(game: Somnicum, option: Option) -> bool:
    """Whether a sand check follows that move. SO-30"""
    if not MOVE.matches(option):
        return False
    pendulum, steps = MOVE.args(option)
    return "check" in ends(game, pendulum, game.slot_reached(pendulum, steps), steps)


# --- the groups -------------------------------------------------------------------------------------
def tabs_of(view: SomnicumView, say: Speaker) -> list[Tab]:
    step = asked(view)
    if isinstance(step, Prepare):
        pendulums = [Tab(say.say(f"bar-{name}"), name) for name in PENDULUMS]
        return [*pendulums, Tab(say.say("bar-particle"), "particle"), Tab(say.say("bar-encounter"), "encounter")]
    if isinstance(step, PlacePendulums):
        cards = len(view.options)
        return [
            Tab(say.say("bar-cards", first=first + 1, last=min(first + SECTION, cards)))
            for first in range(0, cards, SECTION)
        ]
    return []


def tab_of(view: SomnicumView, option: Option) -> int:
    if DONE.matches(option):
        return END
    if MOVE.matches(option):
        return int(MOVE.args(option)[0])
    if PLACE.matches(option):
        return int(PLACE.arg(option) - 1) // SECTION
    return PARTICLE_TAB if ADD.matches(option) else ENCOUNTER_TAB


def headed(view: SomnicumView, chips: list[Chip], say: Speaker) -> list[Chip]:
    """A second step for a tab with more chips than there are keys, and headings where there are no tabs."""
    crowded = {tab for tab, count in Counter(chip.tab for chip in chips).items() if count > MOST_CHIPS}
    is_mixed = isinstance(asked(view), AttachCard) and any(PLAY.matches(option) for option in view.options)
    for chip, option in zip(chips, view.options, strict=True):
        if ADD.matches(option) and chip.tab in crowded:
            chip.under = say.say("bar-level", level=ADD.args(option)[1])
        elif MEND.matches(option) and chip.tab in crowded:
            chip.under = gaps_heading(*MEND.args(option), say)
        elif is_mixed and PLAY.matches(option):
            chip.under = say.say("bar-encounter")
    return chips


def gaps_heading(level: int, position: int, say: Speaker) -> str:
    first = (position - 1) // SECTION * SECTION
    return say.say("bar-gaps", level=level, first=first + 1, last=first + SECTION)


# --- the options ------------------------------------------------------------------------------------
def chip_of(view: SomnicumView, game: Somnicum, option: Option, say: Speaker) -> Chip:
    if MOVE.matches(option):
        return move_chip(game, *MOVE.args(option), say)
    if PLACE.matches(option):
        return place_chip(game, PLACE.arg(option) - 1, say)
    if ADD.matches(option):
        return add_chip(view, game, *ADD.args(option), say)
    if ATTACH.matches(option):
        return attach_chip(view, game, ATTACH.arg(option), say)
    if SHIFT.matches(option):
        return shift_chip(game, *SHIFT.args(option), say)
    if MEND.matches(option):
        return mend_chip(view, game, *MEND.args(option), say)
    return other_chip(view, option, say)


def move_chip(game: Somnicum, pendulum: int, steps: int, say: Speaker) -> Chip:
    """The card, whether the round may end, what it would bring, and the tokens. SO-28, SO-30, SO-35, SO-48, SO-49"""
    slot = game.slot_reached(pendulum, steps)
    card, price = game.ring[slot], int(game.price(game.active, steps))
    drawn = gain(game, steps)
    told = [card_fact(card, say)]
    told += [Fact(say.say(f"bar-ends-{why}"), "bad") for why in ends(game, pendulum, slot, steps)]
    told.append(way_fact(best_way(game, card), say))
    if drawn:
        told.append(Fact(say.say("bar-draws", count=drawn), "good"))
    deed = say.say("bar-move", pendulum=PENDULUMS[pendulum], steps=steps, card=name(card, say), price=price)
    return Chip(say.say("bar-steps", steps=steps), told, price, deed=deed)


def card_fact(card: int, say: Speaker) -> Fact:
    return Fact(worth(card, say), sign=f"card-{card}")


def way_fact(found: Laid, say: Speaker) -> Fact:
    return Fact(way(found, say), "bad" if found.is_gap else points_tone(found.points))


def points_tone(count: int) -> Tone:
    return "good" if count > 0 else "bad" if count < 0 else ""


def points_fact(count: int, say: Speaker) -> Fact:
    return Fact(points(count, say), points_tone(count))


def place_chip(game: Somnicum, slot: int, say: Speaker) -> Chip:
    """SO-16"""
    size = len(game.ring)
    words = say.say("bar-before", card=name(game.ring[slot], say))
    other = say.say("bar-other-before", card=name(game.ring[(slot + size // 2) % size], say))
    return Chip(words, [Fact(other)], deed=say.say("bar-place-before", card=name(game.ring[slot], say)))


def add_chip(view: SomnicumView, game: Somnicum, token: int, level: int, say: Speaker) -> Chip:
    """Which card, how many tokens it takes, and points where a permanent counts it. SO-21, SO-22, SO-E15"""
    dream = game.dreams[game.active]
    place, change = dream.right_end(level), points_of_token(game, token, level)
    needs_two = not isinstance(asked(view), SandPainter) and not dream.is_of_theme(token, place)
    told = [card_fact(dream.cards[place], say)]
    if needs_two:
        told.append(Fact(say.say("bar-second-token"), "bad"))
    if change:
        told.append(points_fact(change, say))
    words = say.say("bar-lay", **say.named({"token": token}), level=level)
    return Chip(words, told, 2 if needs_two else 1, deed=say.option(ADD.of(token, level)))


def attach_chip(view: SomnicumView, game: Somnicum, level: int, say: Speaker) -> Chip:
    """Joined by what or a gap, the points, and what the level brings. SO-35, SO-36, SO-43, SO-E16"""
    found = next(found for found in ways_to_attach(game, view.taken) if found.level == level)
    told = link_facts(found, say)
    if MEETS[view.taken]:
        told.append(Fact(say.say("remark-meets", count=level), "good"))
    if level > 1 and view.bag > found.is_gap and game.has_open(game.active, LANTERN):
        told.append(Fact(say.say("bar-draws", count=1), "good"))
    return Chip(say.say("bar-level", level=level), told, deed=say.say("bar-attach-deed", level=level))


def link_facts(found: Laid, say: Speaker) -> list[Fact]:
    brings = points_fact(found.points, say)
    if found.left == NO_CARD:
        return [Fact(say.say("bar-nothing-left")), brings]
    if found.is_gap:
        return [Fact(say.say("bar-gap", card=name(found.left, say)), "bad"), brings]
    common = ", ".join(str(say.name("particle", particle)) for particle in BOX.shown(found.common))
    message = "bar-join" if common else "bar-bridge"
    return [Fact(say.say(message, card=name(found.left, say), particles=common), "good"), brings]


def shift_chip(game: Somnicum, level: int, to_level: int, say: Speaker) -> Chip:
    """SO-E08"""
    dream = game.dreams[game.active]
    card = name(dream.cards[dream.right_end(level)], say)
    words = say.say("bar-shift", card=card, level=to_level)
    return Chip(words, link_facts(shifted(game, level, to_level), say), deed=words)


def mend_chip(view: SomnicumView, game: Somnicum, level: int, position: int, say: Speaker) -> Chip:
    """SO-E03"""
    dream = game.dreams[game.active]
    place = (level - 1) * dream.width + position - 1
    link = dream.links[place]
    left, right = neighbours(dream, place, say)
    told = [Fact(say.say("bar-level", level=level))]
    if link >= GAP:
        told.append(Fact(say.say(f"bar-takes-{BACKS[back_of(link - GAP)]}"), "good"))
    told.append(points_fact(points_of_mending(game, place), say))
    return Chip(say.say("bar-between", left=left, right=right), told, deed=say.option(MEND.of(level, position)))


def other_chip(view: SomnicumView, option: Option, say: Speaker) -> Chip:
    if PLAY.matches(option) or KEEP.matches(option):
        encounter = ENCOUNTERS[PLAY.arg(option) if PLAY.matches(option) else KEEP.arg(option)]
        about = Fact(say.say(f"encounter-{encounter}-about"))
        title = say.say(f"encounter-{encounter}")
        message = "bar-play" if PLAY.matches(option) else "bar-keep"
        return Chip(title, [about], deed=say.say(message, encounter=title))
    if HUSH.matches(option) or CROW.matches(option):
        word = "hush" if HUSH.matches(option) else "crow"
        return Chip(say.say(f"bar-{word}"), [Fact(say.say(f"bar-{word}-about"))])
    if DONE.matches(option):
        return done_chip(view, say)
    token = PAY.arg(option) if PAY.matches(option) else RETURN.arg(option)
    return Chip(str(say.name("token", token)), deed=say.option(option))


def done_chip(view: SomnicumView, say: Speaker) -> Chip:
    """SO-48, SO-56"""
    if isinstance(asked(view), SandPainter):
        return Chip(say.say("bar-no-more"))
    ending = what_ends(view)
    facts = [Fact(say.say(f"bar-then-{ending}-ends"), "bad")] if ending else []
    return Chip(say.say("bar-end-turn"), facts, plain=True)


def what_ends(view: SomnicumView) -> str:
    """With this turn: the game, a round, or nothing. By a house rule the last turns come after the third round."""
    if view.closing == GOES_ON and view.on_field > len(view.kept):
        return ""
    is_fair = view.settings[FAIR_FINISH] == 0 or view.turns % len(view.kept) == 0
    if view.round == ROUNDS and is_fair:
        return "game"
    return "" if view.closing == LAST_TURNS else "round"


# --- several at once --------------------------------------------------------------------------------
def series(view: SomnicumView) -> Series | None:
    """Tokens for a payment are picked together, and those of the Sand Painter. SO-28, SO-E06"""
    question = view.question()
    if question is None:
        return None
    step = question.step
    if isinstance(step, Payment):
        tokens = [token for token in view.stocks[view.seat] if token >= view.paid]
        return Series([PAY.of(token) for token in tokens], int(step.left), int(step.left))
    if not isinstance(step, SandPainter) or len(view.options) == 1:
        return None
    picks = [option for option in view.options if ADD.matches(option)]
    return Series(picks, 0, min(int(step.left), len(view.stocks[view.seat])), DONE.of())


def several(view: SomnicumView, say: Speaker) -> Several | None:
    found = series(view)
    if found is None:
        return None
    if isinstance(asked(view), Payment):
        pendulum, steps = travel(view)
        done = say.say("bar-moves", pendulum=PENDULUMS[pendulum], steps=steps, count=found.most)
        results = [*([""] * found.most), done]
    else:
        results = [say.say("bar-lays", count=count) for count in range(found.most + 1)]
    return Several([pick(option, say) for option in found.picks], found.least, found.most, results)


def pick(option: Option, say: Speaker) -> Pick:
    if PAY.matches(option):
        return Pick(str(say.name("token", PAY.arg(option))), arguments(option, say))
    token, level = ADD.args(option)
    return Pick(say.say("bar-lay", **say.named({"token": token}), level=level), arguments(option, say))

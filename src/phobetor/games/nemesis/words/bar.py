"""The decisions of Nemesis as the bar shows them: a short sentence, tabs in a fixed order, and what every option does.

Everything comes from the seat's own view; odds are counted in `odds.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from phobetor.book.bar import END, Bar, Chip, Fact, Goal, Pick, Series, Several, Tab, arguments
from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import COLOUR_OF, DOOR_TOKENS, GOAL_DECK, is_weapon
from phobetor.games.nemesis.rules.claims import Speak, SpeakOf
from phobetor.games.nemesis.rules.gear import LayOut
from phobetor.games.nemesis.rules.harm import DropExcess
from phobetor.games.nemesis.rules.items.use import Stimulate
from phobetor.games.nemesis.rules.move import move_cost
from phobetor.games.nemesis.rules.names import CLEAN, COLOURS, GOAL_DECKS
from phobetor.games.nemesis.rules.packed import is_taped, item_of, thing_of
from phobetor.games.nemesis.rules.reaction import Pay, React
from phobetor.games.nemesis.rules.setup import Draft
from phobetor.games.nemesis.rules.systems import ChangeDoors, own_doors
from phobetor.games.nemesis.rules.turn import DiscardAny, TakeTurn
from phobetor.games.nemesis.rules.view import NemesisView
from phobetor.games.nemesis.rules.vocabulary import (
    AT,
    AT_DOOR,
    AT_SLOT,
    AT_TARGET,
    CAREFUL,
    CHOOSE,
    CLAIM_COURSE,
    CLAIM_ENGINE,
    CLAIM_GOAL,
    CLAIM_HEALTH,
    CLAIM_ROOM,
    CLAIM_TOKEN,
    DISCARD,
    DONE,
    DROP,
    INTERRUPT,
    MELEE,
    MOVE,
    OFFER,
    ON_ITEM,
    ON_PERSON,
    ON_PERSON_TOO,
    PASS,
    PAY,
    PLAY,
    ROOM_ACTION,
    SHOOT,
    SILENT,
    SPEAK,
    SPEAK_OF,
    TO,
)
from phobetor.games.nemesis.words.aboard import (
    At,
    door_change,
    part_of_the_ship,
    place,
    room_name,
    target_name,
    thing_name,
    upper,
)
from phobetor.games.nemesis.words.answers import DANGERS, answer
from phobetor.games.nemesis.words.deeds import (
    NO_DEED,
    declared,
    facts,
    paid_for,
    priced,
    to_be_interrupted,
    turn_chip,
)
from phobetor.games.nemesis.words.effects import KINDS, effect
from phobetor.games.nemesis.words.facts import (
    after_a_move,
    armor,
    door_moves,
    fact,
    fights_on,
    told,
    turn_ends,
)
from phobetor.games.nemesis.words.progress import progress
from phobetor.kernel.words import Option, code_of, without_second

MOST_CHIPS = 9
"""More of them in one tab are chosen in two steps."""
MOVES, CAREFULLY, FIGHT, CARDS, ROOM, ITEMS, SAYS = range(7)
SIGNS = ["g-step", "g-hush", "g-swords", "g-cards", "g-room", "g-med", "g-talk"]
TAB_OF = {
    MOVE.code: MOVES, CAREFUL.code: CAREFULLY, SHOOT.code: FIGHT, MELEE.code: FIGHT, PLAY.code: CARDS,
    ROOM_ACTION.code: ROOM, SPEAK.code: SAYS, PASS.code: END,
}  # fmt: skip
"""Everything else is done with one's hands or belongings."""


def bar(view: NemesisView, say: Speaker) -> Bar:
    at = At.question(view, say)
    made = BARS.get(type(at.step), plain)(at)
    tone: Literal["choose", "danger"] = "danger" if type(at.step).__name__ in DANGERS else "choose"
    picks = several(at, view)
    only = len(at.options) == 1 and picks is None and hides_nothing(at)
    return replace(made, several=picks, goals=goals(at), tone=tone, only=only)


def hides_nothing(at: At) -> bool:
    """Who holds no cards can only pass, and who is alone has no secrets; else what a hand cannot do is one."""
    return at.table.players() == 1 or (isinstance(at.step, TakeTurn) and not at.table.hands[at.seat])


def plain(at: At) -> Bar:
    """Too many rooms are chosen by the part of the ship first."""
    chips = [answer(at, option) for option in at.options]
    if len(chips) > MOST_CHIPS:
        chips = [
            replace(chip, under=part_of_option(at, option)) for option, chip in zip(at.options, chips, strict=True)
        ]
    return Bar(at.say.prompt(at.step), chips)


def part_of_option(at: At, option: Option) -> str:
    if ROOM_ACTION.matches(option):
        return part(at, ROOM_ACTION.args(option)[1])
    return part_of_the_ship(at, TO.arg(option)) if TO.matches(option) else ""


# === A turn =========================================================================================
def turn_bar(at: At) -> Bar:
    tabs = [TAB_OF.get(code_of(option), ITEMS) for option in at.options]
    chips = [replace(turn_chip(at, option), tab=tab) for option, tab in zip(at.options, tabs, strict=True)]
    return Bar(turn_prompt(at), in_two_steps(at, chips), turn_tabs(at, chips), turn_facts(at))


def turn_prompt(at: At) -> str:
    if all(PASS.matches(option) or DROP.matches(option) or SPEAK.matches(option) for option in at.options):
        return at.told("turn-only-pass")
    number = "any" if at.table.rush else "first" if at.table.actions == 0 else "second"
    return at.told(f"turn-{number}-in-combat" if at.table.in_combat(at.here) else f"turn-{number}")


def turn_facts(at: At) -> list[Fact]:
    if at.table.in_combat(at.here):
        return [*fights_on(at), *armor(at), *turn_ends(at)]
    moves = any(MOVE.matches(option) for option in at.options)
    stay = [after_a_move(at, move_cost(at.table, at.seat, False))] if moves else []
    return [*stay, *turn_ends(at)]


def turn_tabs(at: At, chips: Sequence[Chip]) -> list[Tab]:
    """Always the same ones in the same order, empty or not; who is alone says nothing."""
    found: list[Tab] = []
    for tab in range(SAYS if at.table.players() == 1 else SAYS + 1):
        costs = {chip.cost for chip in chips if chip.tab == tab}
        found.append(Tab(tab_words(at, tab), SIGNS[tab], costs.pop() if len(costs) == 1 else -1 if costs else 0))
    return found


def tab_words(at: At, tab: int) -> str:
    if tab == ROOM:
        room = at.table.tile[at.here]
        return room_name(at, room) if room else at.told("tab-room")
    if tab == MOVES and at.table.in_combat(at.here):
        return at.told("tab-escape")
    names = ["move", "careful", "fight", "cards", "room", "items", "say"]
    return at.told(f"tab-{names[tab]}")


def in_two_steps(at: At, chips: Sequence[Chip]) -> list[Chip]:
    """Where a tab has too many chips, each says under which heading it stands; `ways` counts in how many ways the same
    card or item can be used."""
    counts, ways = Counter(chip.tab for chip in chips), Counter(map(without_second, at.options))
    return [
        under_heading(at, option, chip, ways)
        if counts[chip.tab] > MOST_CHIPS and chip.tab != END
        else beside(at, option, chip, ways)
        for option, chip in zip(at.options, chips, strict=True)
    ]


def under_heading(at: At, option: Option, chip: Chip, ways: Counter[int]) -> Chip:
    """A card, an item or a target first, and then the way it is used."""
    kind = KINDS.get(code_of(option), "")
    if not kind:
        return replace(chip, under=heading(at, option))
    what, mode = PLAY.args(option)
    if kind == "room":
        return replace(chip, under=part(at, mode))
    name = upper(at.name(kind, what))
    words = upper(effect(at, kind, what, mode)) or name
    many = ways[without_second(option)] > MOST_CHIPS
    return replace(chip, words=words, under=at.told("under-part", name=name, part=part(at, mode)) if many else name)


def beside(at: At, option: Option, chip: Chip, ways: Counter[int]) -> Chip:
    """Ways of one card or item stand behind its name, and none of them repeats it."""
    kind = KINDS.get(code_of(option), "")
    many = kind not in ("", "room") and ways[without_second(option)] > 1
    return under_heading(at, option, chip, ways) if many else chip


def heading(at: At, option: Option) -> str:
    if SHOOT.matches(option):
        return upper(target_name(at, SHOOT.args(option)[1]))
    return upper(target_name(at, MELEE.arg(option))) if MELEE.matches(option) else at.told("under-hands")


def part(at: At, mode: int) -> str:
    if AT_SLOT <= mode < AT_DOOR:
        return part_of_the_ship(at, mode - AT_SLOT)
    if ON_PERSON <= mode < ON_ITEM:
        return at.say.player(mode - (ON_PERSON_TOO if mode >= ON_PERSON_TOO else ON_PERSON))
    return at.told("under-doors" if AT_DOOR <= mode < AT_TARGET else "under-other")


# === What is said ===================================================================================
def speak_bar(at: At) -> Bar:
    """First of what one speaks, then what one says of it."""
    verbs = [CLAIM_ENGINE, CLAIM_COURSE, SPEAK_OF, CLAIM_GOAL, CLAIM_HEALTH]
    names = ["engines", "course", "rooms", "objective", "health"]
    places = {verb.code: tab for tab, verb in enumerate(verbs)} | {SILENT.code: END}
    counts = Counter(map(code_of, at.options))
    chips = [
        claim_chip(at, option, places[code_of(option)], counts[code_of(option)] > MOST_CHIPS) for option in at.options
    ]
    tabs = [Tab(at.told(f"claim-{name}")) for name in names]
    return Bar(at.told("ask-speak"), chips, tabs, [fact(at, "speak")])


def claim_chip(at: At, option: Option, tab: int, many: bool) -> Chip:
    chip = replace(answer(at, option), tab=tab)
    if CLAIM_COURSE.matches(option):
        return replace(chip, under=at.told("claim-letter", letter=at.name("letter", CLAIM_COURSE.arg(option))))
    if many and SPEAK_OF.matches(option):
        return replace(chip, under=part_of_the_ship(at, SPEAK_OF.arg(option)))
    if many and CLAIM_GOAL.matches(option):
        return replace(chip, under=at.told(f"goals-{GOAL_DECKS[GOAL_DECK[CLAIM_GOAL.arg(option)]]}"))
    return chip


def speak_of_bar(at: At) -> Bar:
    """Which room it is, by colour if they are many, or what its token does."""
    slot = at.say.title.step_arguments(at.step)["slot"]
    tabs = [Tab(at.told("claim-is")), Tab(at.told("claim-token"))]
    rooms = sum(1 for option in at.options if CLAIM_ROOM.matches(option))
    chips: list[Chip] = []
    for option in at.options:
        tab = END if SILENT.matches(option) else 1 if CLAIM_TOKEN.matches(option) else 0
        chip = replace(answer(at, option), tab=tab)
        colour = COLOURS[COLOUR_OF[CLAIM_ROOM.args(option)[1]]] if tab == 0 else ""
        chips.append(replace(chip, under=at.told(f"rooms-{colour}")) if colour and rooms > MOST_CHIPS else chip)
    return Bar(at.told("ask-say-of", place=place(at, slot)), chips, tabs, [fact(at, "speak")])


# === Payments, reactions and the rest ===============================================================
def pay_bar(at: At) -> Bar:
    """It says what is bought, so that nothing is confirmed but the deed."""
    option = declared(at)
    left = at.say.title.step_arguments(at.step)["left"]
    told = [] if option == NO_DEED else facts(at, option)
    is_plain = left == 1 and not any(fact.tone == "deadly" for fact in told)  # who clicks the one card has confirmed
    chips = [replace(answer(at, each), deed=paid(at, left), plain=is_plain) for each in at.options]
    return Bar(at.told("ask-pay-for", deed=paid_for(at), count=left), chips, facts=told)


def paid(at: At, count: int) -> str:
    """What the button says: the deed with its price."""
    option = declared(at)
    if option != NO_DEED:
        return priced(at, option, count)
    return at.told("deed-for", deed=paid_for(at), count=count)


def react_bar(at: At) -> Bar:
    victim = at.say.title.step_arguments(at.step)["victim"]
    deed = to_be_interrupted(at, victim)
    holds = any(INTERRUPT.matches(option) for option in at.options)
    prompt = at.told("ask-react-to", victim=at.say.player(victim), deed=deed)
    return Bar(prompt, plain(at).chips, facts=[] if holds else [fact(at, "asked-all")])


def goals(at: At) -> list[Goal]:
    """The objectives that are still in question, with what is done of them."""
    if not at.table.character[at.seat]:
        return []
    return [Goal(at.name("objective", goal), {"objective": goal}, progress(at, goal)) for goal in own_goals(at)]


def own_goals(at: At) -> list[int]:
    """Both until one is kept. NE-6.9"""
    if not at.table.goals:
        return []
    both = [at.table.goals[at.seat], *([at.table.second_goals[at.seat]] if at.table.second_goals else [])]
    kept = at.table.kept[at.seat]
    return [goal for goal in dict.fromkeys(both if kept == 0 else both[kept - 1 : kept]) if goal]


def draft_bar(at: At) -> Bar:
    """The objectives are dealt before the characters are chosen: they are told with what they ask for."""
    named = [
        Fact(at.told("goal-is", name=at.name("objective", goal), about=told(at, "objective", goal)[0].text))
        for goal in own_goals(at)
    ]
    return replace(plain(at), facts=named)


BARS: dict[type[Any], Callable[[At], Bar]] = {
    TakeTurn: turn_bar,
    Speak: speak_bar,
    SpeakOf: speak_of_bar,
    Pay: pay_bar,
    React: react_bar,
    Draft: draft_bar,
}


# === Several at once ================================================================================
def series(view: NemesisView) -> Series | None:
    """Payments, discards, offers and doors: things that are named one after the other, but chosen together."""
    question = view.question()
    step: Any = question.step if question is not None else None
    table, seat = view.table, view.seat
    if isinstance(step, Pay):
        cards = [PAY.of(card) for card in table.hands[seat] if card < CLEAN]
        return Series(cards, step.left, step.left)
    if isinstance(step, DiscardAny | Stimulate):
        return until_done([DISCARD.of(card) for card in table.hands[seat] if card >= step.above])
    if isinstance(step, LayOut):
        things = [*[item_of(entry) for entry in table.packs[seat]], *[thing_of(held) for held in table.held[seat]]]
        return until_done([OFFER.of(thing) for thing in things])
    return doors_or_drops(view, step)


def until_done(picks: list[Option]) -> Series:
    return Series(picks, 0, len(picks), DONE.of())


def doors_or_drops(view: NemesisView, step: Any) -> Series | None:
    table, seat = view.table, view.seat
    if isinstance(step, ChangeDoors):
        doors = [corridor for corridor in own_doors(table, step.slot) if corridor + 1 > step.done]
        closing = sum(1 for corridor in doors if not table.is_closed(corridor))
        if table.doors_used() + closing <= DOOR_TOKENS:  # else some door has to open for another in between
            return until_done([AT.of(corridor) for corridor in sorted(doors)])
    if isinstance(step, DropExcess) and not any(is_taped(holding) for holding in table.held[seat]):
        excess = -table.free_hands(seat)
        if excess > 1:
            return Series([CHOOSE.of(thing_of(holding)) for holding in table.held[seat]], excess, excess)
    return None


def several(at: At, view: NemesisView) -> Several | None:
    found = series(view)
    if found is None:
        return None
    picks = [pick(at, option, found.picks[:place].count(option)) for place, option in enumerate(found.picks)]
    results = [result(at, count) if count >= found.least else "" for count in range(found.most + 1)]
    return Several(picks, found.least, found.most, results)


def pick(at: At, option: Option, before: int) -> Pick:
    """Of two weapons of a kind the first goes first, so the second says that it goes with it."""
    value = PAY.arg(option)
    if AT.matches(option):
        slot = at.say.title.step_arguments(at.step)["slot"]
        return Pick(upper(door_change(at, value, slot)), arguments(option, at.say), door_moves(at, value))
    is_card = PAY.matches(option) or DISCARD.matches(option)
    if is_card:
        return Pick(upper(at.name("card", value)), arguments(option, at.say))
    late = [fact(at, "after-the-first")] if before and is_weapon(value) else []
    return Pick(upper(thing_name(at, value, before=before)), arguments(option, at.say), late)


def result(at: At, count: int) -> str:
    """What the button says when so many are picked."""
    if isinstance(at.step, Pay):
        return paid(at, count)
    if isinstance(at.step, Stimulate):
        return at.told("result-stimulate", count=count, draw=at.step.count + count + 1)
    names = {DiscardAny: "discard", LayOut: "offer", ChangeDoors: "doors", DropExcess: "drop"}
    return at.told(f"result-{names[type(at.step)]}", count=count)

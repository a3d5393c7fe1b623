"""The detective's page of Nemesis: objectives, infection, engines, course, rooms, and what was claimed of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from phobetor.book.notebook import Certainty, Hearsay, Leaf, Maybe, Notebook, Riddle, Sight, fitting
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.games.nemesis.rules.box import COURSES, INFECTED_CARDS, SET_1, SET_2, TOKEN_EFFECT
from phobetor.games.nemesis.rules.finish import is_coop
from phobetor.games.nemesis.rules.goals import goals_of
from phobetor.games.nemesis.rules.names import (
    CLEAN,
    CORPORATE,
    LETTERS_OF_COURSE,
    OBJECTIVES,
    PERSONAL,
    PLANETS,
    SCANNED_INFECTED,
    SOLO,
)
from phobetor.games.nemesis.rules.packed import saw_goals_of, saw_kept_goal_of
from phobetor.games.nemesis.rules.ship import SLOTS_1, SLOTS_2
from phobetor.games.nemesis.rules.view import UNSEEN, NemesisView
from phobetor.games.nemesis.rules.vocabulary import (
    CONTAMINATED,
    ENGINE_TOUCHED,
    EXPLORED,
    LOOKED_COURSE,
    LOOKED_ENGINE,
    LOOKED_GOAL,
    LOOKED_ROOM,
    LOOKED_TOKEN,
    ROUND,
    SAID_COURSE,
    SAID_ENGINE,
    SAID_GOAL,
    SAID_HEALTH,
    SAID_ROOM,
    SAID_TOKEN,
    SCANNED,
    TOKEN_SHOWN,
)
from phobetor.kernel.masks import has
from phobetor.kernel.words import HIDDEN, Player

CLAIMS = (SAID_ENGINE, SAID_COURSE, SAID_ROOM, SAID_TOKEN, SAID_GOAL, SAID_HEALTH)
LOOKS = (LOOKED_ENGINE, LOOKED_COURSE, LOOKED_ROOM, LOOKED_TOKEN, LOOKED_GOAL, SCANNED)
ENGINES = range(3)
INFECTED_CLAIM = 1


def notebook(view: NemesisView, seen: Sequence[Seen], say: Speaker) -> Notebook:
    if not view.table.goals:
        return Notebook()
    story = Reading()
    for one in seen:
        story.hear(one)
    pages = [person(view, player, say) for player in range(view.table.players()) if player != view.seat]
    claims = [judged(view, said, story, say) for said in story.said]
    return Notebook([*pages, ship(view, say)], claims, sights(view, seen, say))


# === Objectives =======================================================================================
def possible_goals(view: NemesisView) -> list[set[int]]:
    """By player, which objectives can be theirs: both dealt ones, or the kept one once that is chosen."""
    table = view.table
    players = table.players()
    first = SOLO if players == 1 or is_coop(table) else CORPORATE
    firsts = dealt(table.goals, goals_of(first, players))
    if is_coop(table):
        return firsts
    seconds = dealt(table.second_goals, goals_of(SOLO if players == 1 else PERSONAL, players))
    return [kept(table.kept[player], firsts[player], seconds[player]) for player in range(players)]


def dealt(known: Sequence[int], deck: Sequence[int]) -> list[set[int]]:
    """Every objective exists once; 0 stands for one that the seat has not seen."""
    free = [goal for goal in deck if goal not in known]
    return fitting([[goal] if goal else free for goal in known])


def kept(choice: int, first: set[int], second: set[int]) -> set[int]:
    return first if choice == 1 else second if choice == 2 else first | second


def is_sure(view: NemesisView, player: Player, goals: set[int]) -> bool:
    """Two that were both dealt are both true until one is chosen."""
    table = view.table
    return len(goals) == 1 or (table.kept[player] == 0 and bool(table.goals[player] and table.second_goals[player]))


# === Infection ========================================================================================
def infection(view: NemesisView, player: Player) -> bool | None:
    """Whether the player has an infected card anywhere; None where that does not follow."""
    hidden, infected = hidden_contamination(view)
    cards = [*view.unseen[player], *view.table.discards[player]]
    unknown = cards.count(CLEAN)
    if SCANNED_INFECTED in cards or unknown > hidden - infected:
        return True
    return False if unknown == 0 or infected == 0 else None


def hidden_contamination(view: NemesisView) -> tuple[int, int]:
    """How many contamination cards nobody has scanned, and how many of them are infected."""
    table = view.table
    everywhere = [card for player in range(table.players()) for card in [*view.unseen[player], *table.discards[player]]]
    hidden = len(table.contamination) + everywhere.count(CLEAN)
    return hidden, INFECTED_CARDS - table.infected_out - everywhere.count(SCANNED_INFECTED)


# === The ship =========================================================================================
def possible_rooms(view: NemesisView) -> dict[int, set[int]]:
    """Slot -> the rooms that can lie there; every tile exists once."""
    found: dict[int, set[int]] = {}
    for slots, rooms in ((SLOTS_1, SET_1), (SLOTS_2, SET_2)):
        free = [room for room in rooms if room not in view.table.tile]
        places = [[view.table.tile[slot]] if view.table.tile[slot] else free for slot in slots]
        found.update(zip(slots, fitting(places), strict=True))
    return found


def possible_planets(view: NemesisView, letter: int) -> set[int]:
    cards = [view.table.coordinates] if view.table.coordinates else range(1, len(COURSES))
    return {COURSES[card][letter] for card in cards}


def is_mine_alone(mask: int, view: NemesisView) -> bool:
    """Whether of all who looked only this seat is left."""
    others = [player for player in range(view.table.players()) if player != view.seat]
    return view.table.ending == 0 and not any(has(mask, player) for player in others)


# === The pages ========================================================================================
def person(view: NemesisView, player: Player, say: Speaker) -> Leaf:
    table = view.table
    character = say.name("character", table.character[player]) if table.character[player] else ""
    title = say.say("notebook-person", name=say.player(player), character=character) if character else ""
    facts = [] if is_coop(table) else [goal_fact(view, player, say)]
    questions = [] if is_coop(table) else [goal_question(view, player, say)]
    return Leaf(title, player, [*facts, health_fact(view, player, say)], questions)


def goal_fact(view: NemesisView, player: Player, say: Speaker) -> Certainty:
    chosen = "chosen" if view.table.kept[player] else "both"
    left = len(possible_goals(view)[player])
    return Certainty(say.say("notebook-objective"), say.say(f"notebook-objective-{chosen}", left=left))


def health_fact(view: NemesisView, player: Player, say: Speaker) -> Certainty:
    found = infection(view, player)
    state = "unknown" if found is None else "infected" if found else "clean"
    cards = [*view.unseen[player], *view.table.discards[player]].count(CLEAN)
    tone = "" if found is None else "bad" if found else "good"
    return Certainty(say.say("notebook-infection"), say.say(f"notebook-infection-{state}", cards=cards), tone=tone)  # type: ignore[arg-type]


def goal_question(view: NemesisView, player: Player, say: Speaker) -> Riddle:
    possible = possible_goals(view)[player]
    players = view.table.players()
    decks = [SOLO] if players == 1 else [CORPORATE, PERSONAL]
    every = [goal for deck in decks for goal in goals_of(deck, players)]
    sure = is_sure(view, player, possible)
    options = [goal_option(view, player, goal, goal in possible, sure, say) for goal in every]
    return Riddle(say.say("notebook-objective-of"), sorted(options, key=lambda maybe: maybe.state == "out"))


def goal_option(view: NemesisView, player: Player, goal: int, can_be: bool, sure: bool, say: Speaker) -> Maybe:
    state = "out" if not can_be else "sure" if sure else "open"
    maybe = Maybe(f"goal:{goal}", say.name("objective", goal), state)  # type: ignore[arg-type]
    maybe.about = say.say(f"objective-{OBJECTIVES[goal]}-about")
    owners = [
        owner
        for owner in range(view.table.players())
        if goal in (view.table.goals[owner], view.table.second_goals[owner])
    ]
    if state == "out" and owners and owners[0] != player:
        mine = owners[0] == view.seat
        maybe.why = say.say("notebook-yours") if mine else say.say("notebook-theirs", name=say.player(owners[0]))
        maybe.only = mine and is_my_goal_secret(view)
    return maybe


def is_my_goal_secret(view: NemesisView) -> bool:
    seen = [view.table.goal_seen[player] for player in range(view.table.players()) if player != view.seat]
    looked = any(saw_goals_of(mask, view.seat) or saw_kept_goal_of(mask, view.seat) for mask in seen)
    return view.table.ending == 0 and not looked


def ship(view: NemesisView, say: Speaker) -> Leaf:
    questions = [engine_question(view, engine, say) for engine in ENGINES]
    questions += [course_question(view, letter, say) for letter in range(len(LETTERS_OF_COURSE))]
    return Leaf(say.say("notebook-ship"), questions=[*questions, *room_questions(view, say)])


def engine_question(view: NemesisView, engine: int, say: Speaker) -> Riddle:
    state = view.table.engines[engine]
    known = state != UNSEEN
    only = known and is_mine_alone(view.table.engine_seen[engine], view)
    options = [
        Maybe(f"engine:{engine}:{works}", say.name("works", works), "sure" if known else "open", only=only)
        for works in (1, 0)
        if not known or works == state
    ]
    return Riddle(say.say("notebook-engine", engine=engine + 1), options)


def course_question(view: NemesisView, letter: int, say: Speaker) -> Riddle:
    planets = possible_planets(view, letter)
    known = len(planets) == 1
    only = known and is_mine_alone(view.table.course_seen, view)
    options = [
        Maybe(f"course:{letter}:{planet}", say.name("planet", planet), "sure" if known else "open", only=only)
        for planet in range(len(PLANETS))
        if planet in planets
    ]
    here = "notebook-course-set" if view.table.destination == letter else "notebook-course"
    return Riddle(say.say(here, letter=LETTERS_OF_COURSE[letter]), options)


def room_questions(view: NemesisView, say: Speaker) -> list[Riddle]:
    """Tiles that are face down: those that this seat knows one by one, the others by what is left of their pile."""
    rooms = possible_rooms(view)
    dark = [slot for slot in sorted(rooms) if not has(view.table.explored, slot)]
    sure = [slot for slot in dark if len(rooms[slot]) == 1]
    found = [room_question(view, slot, min(rooms[slot]), say) for slot in sure]
    for slots, message in ((SLOTS_1, "notebook-rooms-1"), (SLOTS_2, "notebook-rooms-2")):
        open_slots = [slot for slot in slots if slot in dark and slot not in sure]
        left = sorted(rooms[open_slots[0]]) if open_slots else []
        options = [Maybe(f"room:{room}", say.name("room", room)) for room in left]
        if options:
            where = ", ".join(str(slot) for slot in open_slots)
            found.append(Riddle(say.say(message, slots=where), options))
    return found


def room_question(view: NemesisView, slot: int, room: int, say: Speaker) -> Riddle:
    looked = [view.table.tile_seen[player] for player in range(view.table.players()) if player != view.seat]
    only = view.seat >= 0 and has(view.table.tile_seen[view.seat], slot) and not any(has(mask, slot) for mask in looked)
    return Riddle(say.name("slot", slot), [Maybe(f"slot:{slot}", say.name("room", room), "sure", only=only)])


# === What was said ====================================================================================
@dataclass
class Said:
    seen: Seen
    round: int


@dataclass
class Reading:
    """What happened to the things that people speak of, as the seat saw it."""

    round: int = 1
    said: list[Said] = field(default_factory=list)
    swaps: list[tuple[int, int]] = field(default_factory=list)
    """Number of the event, and the engine whose tokens changed places."""
    tokens: dict[int, int] = field(default_factory=dict)
    """Slot -> what its exploration token did; a token never moves."""
    public: set[int] = field(default_factory=set)
    bodies: list[Seen] = field(default_factory=list)
    """Contamination that came, and scans."""

    def hear(self, one: Seen) -> None:
        if one.event is ROUND:
            self.round = one.get("round")
        elif one.event in CLAIMS:
            self.said.append(Said(one, self.round))
        elif one.event is ENGINE_TOUCHED and one.get("swapped"):
            self.swaps.append((one.number, one.get("engine")))
        elif one.event in (EXPLORED, TOKEN_SHOWN, LOOKED_TOKEN):
            self.hear_token(one)
        elif one.event in (CONTAMINATED, SCANNED):
            self.bodies.append(one)

    def hear_token(self, one: Seen) -> None:
        if one.get("token") not in (HIDDEN, 0):
            self.tokens[one.get("slot")] = TOKEN_EFFECT[one.get("token")]
            if one.event is not LOOKED_TOKEN:
                self.public.add(one.get("slot"))


def judged(view: NemesisView, said: Said, story: Reading, say: Speaker) -> Hearsay:
    one = said.seen
    found = VERDICTS[one.event](view, one, story)
    args = {name: say.name(name, value) for name, value in one.args.items() if name != "player"}
    claim = Hearsay(
        say.say("notebook-round", round=said.round), one.get("player"), say.say(f"notebook-{one.event.name}", **args)
    )
    if found is not None:
        claim.verdict = "true" if found[0] else "false"
        claim.only = found[1]
    return claim


Verdict = tuple[bool, bool] | None
"""Whether a claim is true, and whether only this seat can know; None while nothing follows."""


def engine_verdict(view: NemesisView, one: Seen, story: Reading) -> Verdict:
    """By the state in which the engine was then: every swap since is known."""
    engine = one.get("engine")
    if view.table.engines[engine] == UNSEEN:
        return None
    swaps = sum(number > one.number and swapped == engine for number, swapped in story.swaps)
    then = (view.table.engines[engine] + swaps) % 2
    return then == one.get("works"), is_mine_alone(view.table.engine_seen[engine], view)


def course_verdict(view: NemesisView, one: Seen, story: Reading) -> Verdict:
    planets = possible_planets(view, one.get("letter"))
    only = is_mine_alone(view.table.course_seen, view) and bool(view.table.coordinates)
    if one.get("planet") not in planets:
        return False, only
    return (True, only) if len(planets) == 1 else None


def room_verdict(view: NemesisView, one: Seen, story: Reading) -> Verdict:
    slot, room = one.get("slot"), one.get("room")
    rooms = possible_rooms(view)[slot]
    known = slot if len(rooms) == 1 else view.table.tile.index(room) if room in view.table.tile else 0
    only = known > 0 and not has(view.table.explored, known) and is_only_looker(view, known)
    if room not in rooms:
        return False, only
    return (True, only) if len(rooms) == 1 else None


def is_only_looker(view: NemesisView, slot: int) -> bool:
    masks = [view.table.tile_seen[player] for player in range(view.table.players()) if player != view.seat]
    return not any(has(mask, slot) for mask in masks)


def token_verdict(view: NemesisView, one: Seen, story: Reading) -> Verdict:
    slot = one.get("slot")
    if slot not in story.tokens:
        return None
    looked = [view.table.token_seen[player] for player in range(view.table.players()) if player != view.seat]
    only = slot not in story.public and not any(has(mask, slot) for mask in looked)
    return story.tokens[slot] == one.get("discovery"), only


def goal_verdict(view: NemesisView, one: Seen, story: Reading) -> Verdict:
    speaker, goal = one.get("player"), one.get("objective")
    possible = possible_goals(view)[speaker]
    if goal not in possible:
        mine = view.seat >= 0 and goal in (view.table.goals[view.seat], view.table.second_goals[view.seat])
        return False, mine and speaker != view.seat and is_my_goal_secret(view)
    return (True, False) if is_sure(view, speaker, possible) else None


def health_verdict(view: NemesisView, one: Seen, story: Reading) -> Verdict:
    """By what is certain now if no contamination came or was scanned since, else by the first scan after it."""
    speaker = one.get("player")
    later = [body for body in story.bodies if body.number > one.number and body.get("player") == speaker]
    found: bool | None = None
    if not later:
        found = infection(view, speaker)
    elif later[0].event is SCANNED and later[0].get("infected") > 0:
        found = True
    return None if found is None else (found == (one.get("health") == INFECTED_CLAIM), False)


VERDICTS = {
    SAID_ENGINE: engine_verdict, SAID_COURSE: course_verdict, SAID_ROOM: room_verdict, SAID_TOKEN: token_verdict,
    SAID_GOAL: goal_verdict, SAID_HEALTH: health_verdict,
}  # fmt: skip


# === What was seen ====================================================================================
def sights(view: NemesisView, seen: Sequence[Seen], say: Speaker) -> list[Sight]:
    """Who looked at what; what this seat saw there."""
    found, number = [], 1
    for one in seen:
        number = one.get("round") if one.event is ROUND else number
        if one.event in LOOKS:
            when = say.say("notebook-round", round=number)
            found.append(Sight(when, say.event(one.event, one.values), one.is_private and is_unshared(view, one)))
    return found


def is_unshared(view: NemesisView, one: Seen) -> bool:
    """Whether nobody else has looked there as well, and it has not come out."""
    table = view.table
    if one.event is LOOKED_ENGINE:
        return is_mine_alone(table.engine_seen[one.get("engine")], view)
    if one.event is LOOKED_COURSE:
        return is_mine_alone(table.course_seen, view)
    if one.event is LOOKED_ROOM:
        return is_only_looker(view, one.get("slot")) and not has(table.explored, one.get("slot"))
    if one.event is LOOKED_TOKEN:
        looked = [table.token_seen[player] for player in range(table.players()) if player != view.seat]
        return bool(table.token[one.get("slot")]) and not any(has(mask, one.get("slot")) for mask in looked)
    return False

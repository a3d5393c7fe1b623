"""The detective's page of Deranged: night cards, roles and tokens, what was claimed, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from phobetor.book.notebook import Certainty, Hearsay, Leaf, Maybe, Notebook, Riddle, Sight, fitting
from phobetor.book.story import Seen
from phobetor.book.text import Speaker
from phobetor.games.deranged.rules.box import (
    NO_NIGHT,
    NO_ROLE_CARD,
    POSSESSED_TASK,
    ROLE_PLAYERS,
    ROLES,
    TASK_OF,
    TASKS,
    Night,
    Role,
    nights_for,
)
from phobetor.games.deranged.rules.view import UNKNOWN_NIGHT, UNKNOWN_ROLE, DerangedView
from phobetor.games.deranged.rules.vocabulary import (
    CHAPTER_BEGAN,
    CLAIMED_SAW,
    CLAIMED_SELF,
    GAME,
    NIGHT_CARD,
    NIGHTS_SWAPPED,
    PEEKED,
    POSSESSED,
    ROLE_SHOWN,
    TRAINING,
    TURN,
)
from phobetor.kernel.masks import has
from phobetor.kernel.words import Player

NONE_LEFT = -1


def notebook(view: DerangedView, seen: Sequence[Seen], say: Speaker) -> Notebook:
    story = Reading(len(view.health))
    for one in seen:
        story.hear(one)
    nights, roles = possible_nights(view, coming_night(view)), possible_roles(view)
    pages = [page(view, player, nights, roles, say) for player in range(len(view.health))]
    claims = [judged(view, said, nights, story, say) for said in story.said]
    return Notebook(pages, claims, sights(view, seen, say), follows=follows(view, nights, say))


# === What follows =====================================================================================
def coming_night(view: DerangedView) -> int:
    """0, 1 or 2 for the night whose cards lie on top."""
    night = view.chapter // 2
    return night if night < (1 if view.settings[GAME] == TRAINING else 3) else NONE_LEFT


def possible_nights(view: DerangedView, night: int) -> list[set[Night]]:
    """By player, what the card of a night can be; nothing where none lies any more. Every card exists once."""
    players = range(len(view.health))
    if night == NONE_LEFT:
        return [set() for _ in players]
    dealt = [view.nights[player * 3 + night] for player in players]
    free = [card for card in nights_for(night + 1, len(dealt)) if card not in dealt]
    lying = [player for player in players if dealt[player] != NO_NIGHT]
    found = fitting([free if dealt[player] == UNKNOWN_NIGHT else [dealt[player]] for player in lying])
    return [found[lying.index(player)] if player in lying else set() for player in players]


def possible_roles(view: DerangedView) -> list[set[Role]]:
    """By player; deeds that would have fulfilled a role exclude it, and every role exists once."""
    players = len(view.role)
    free = [role for role in range(len(ROLES)) if ROLE_PLAYERS[role] <= players and role not in view.role]
    places = [
        [role for role in free if not has(view.ruled_out[player], role)] if known == UNKNOWN_ROLE else [known]
        for player, known in enumerate(view.role)
    ]
    return fitting(places) if NO_ROLE_CARD not in view.role else [set() for _ in places]


def knows_night(view: DerangedView, viewer: Player, place: int) -> bool:
    """Whether a viewer saw the card, or all others of that night."""
    others = [player * 3 + place % 3 for player in range(len(view.health)) if player * 3 + place % 3 != place]
    return has(view.peeks[viewer], place) or all(has(view.peeks[viewer], other) for other in others)


def is_only_mine(view: DerangedView, place: int) -> bool:
    return not any(knows_night(view, viewer, place) for viewer in range(len(view.health)) if viewer != view.seat)


def is_possession(card: Night) -> bool:
    return bool(TASK_OF[card] == POSSESSED_TASK)


# === The pages ========================================================================================
def page(view: DerangedView, player: Player, nights: list[set[Night]], roles: list[set[Role]], say: Speaker) -> Leaf:
    questions = [night_question(view, player, nights, say)] if nights[player] else []
    questions += [role_question(view, player, roles[player], say)] if roles[player] else []
    return Leaf(seat=player, facts=[token_fact(view, player, say)], questions=questions)


def token_fact(view: DerangedView, player: Player, say: Speaker) -> Certainty:
    state = "possessed" if view.form[player] else "yes" if view.token[player] else "no"
    return Certainty(
        say.say("notebook-token"), say.say(f"notebook-token-{state}"), tone="good" if state == "no" else "bad"
    )


def night_question(view: DerangedView, player: Player, nights: list[set[Night]], say: Speaker) -> Riddle:
    night = coming_night(view)
    possible = nights[player]
    sure = len(possible) == 1
    only = sure and is_only_mine(view, player * 3 + night)
    options = [
        Maybe(f"night:{card}", task(card, say), "sure" if sure else "open", only=only) for card in sorted(possible)
    ]
    question = Riddle(say.say("notebook-night-card", number=night + 1), options)
    bad = len(possible) if view.token[player] else sum(map(is_possession, possible))
    question.odds = (bad, len(possible))
    question.worst = say.say(odds_message(bad, len(possible)), bad=bad, all=len(possible))
    return question


def odds_message(bad: int, deals: int) -> str:
    return f"notebook-possessed-{'never' if bad == 0 else 'sure' if bad == deals else 'maybe'}"


def role_question(view: DerangedView, player: Player, possible: set[Role], say: Speaker) -> Riddle:
    every = [role for role in range(len(ROLES)) if ROLE_PLAYERS[role] <= len(view.role)]
    options = []
    for role in every:
        state = "out" if role not in possible else "sure" if len(possible) == 1 else "open"
        maybe = Maybe(f"role:{role}", say.name("role", role), state)  # type: ignore[arg-type]
        maybe.why = why_no_role(view, player, role, say) if state == "out" else ""
        maybe.only = state == "sure" and player == view.seat and is_my_role_secret(view)
        maybe.about = say.say(f"role-{ROLES[role]}-about")
        options.append(maybe)
    return Riddle(say.say("notebook-role"), options)


def is_my_role_secret(view: DerangedView) -> bool:
    me = view.seat
    shown = any(has(view.role_known[viewer], me) for viewer in range(len(view.role)) if viewer != me)
    return not (view.role_open[me] or view.bats[me] or view.under[me] or shown)


def why_no_role(view: DerangedView, player: Player, role: Role, say: Speaker) -> str:
    if role in view.role and view.role.index(role) != player:
        owner = view.role.index(role)
        return say.say("notebook-role-of", name=say.player(owner), who="you" if owner == view.seat else "other")
    return say.say("notebook-role-deeds") if has(view.ruled_out[player], role) else ""


def follows(view: DerangedView, nights: list[set[Night]], say: Speaker) -> list[Certainty]:
    """Who turns at nightfall if nothing changes, where that is certain of somebody."""
    if coming_night(view) == NONE_LEFT or not any(nights):
        return []
    sure = [p for p, cards in enumerate(nights) if view.token[p] or (cards and all(map(is_possession, cards)))]
    safe = [p for p, cards in enumerate(nights) if not view.token[p] and not any(map(is_possession, cards))]
    label = say.say("notebook-tonight", number=coming_night(view) + 1)
    return [
        Certainty(label, say.say(message, names=", ".join(say.player(player) for player in found)), tone=tone)  # type: ignore[arg-type]
        for found, message, tone in ((sure, "notebook-turn", "bad"), (safe, "notebook-stay", "good"))
        if found
    ]


# === What was said ====================================================================================
@dataclass
class Said:
    """A claim, and which card it spoke of: cards keep their names when they change places."""

    seen: Seen
    when: int
    """The chapter."""
    card: tuple[int, Player]


@dataclass
class Reading:
    """What happened to night cards, as the seat saw it."""

    players: int
    chapter: int = 1
    falls: bool = False
    """Whether night is falling: what happens until the next turn belongs to it."""
    lies: list[list[Player]] = field(default_factory=list)
    """Night and player -> before whom the card lay first that lies there now."""
    shown: dict[tuple[int, Player], Night] = field(default_factory=dict)
    turned: set[tuple[int, Player]] = field(default_factory=set)
    """Night and who was possessed when it fell."""
    said: list[Said] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lies = [[*range(self.players)] for _ in range(4)]

    @property
    def night(self) -> int:
        return self.chapter // 2

    def hear(self, one: Seen) -> None:
        event = one.event
        if event is CHAPTER_BEGAN:
            self.chapter = one.get("chapter")
        elif event is NIGHTS_SWAPPED:
            lies, first, second = self.lies[self.night], one.get("player"), one.get("other")
            lies[first], lies[second] = lies[second], lies[first]
        elif event in (CLAIMED_SELF, CLAIMED_SAW):
            owner = one.get("owner" if event is CLAIMED_SAW else "player")
            self.said.append(Said(one, self.chapter, (self.night, self.lies[self.night][owner])))
        else:
            self.hear_nightfall(one)

    def hear_nightfall(self, one: Seen) -> None:
        """Its cards are those of the night before the one that comes next."""
        if one.event is NIGHT_CARD:
            self.falls = True
            self.shown[self.night - 1, self.lies[self.night - 1][one.get("player")]] = one.get("night")
        elif one.event is POSSESSED and self.falls:
            self.turned.add((self.night - 1, one.get("player")))
        elif one.event is TURN and self.falls:
            self.falls = False


def judged(view: DerangedView, said: Said, nights: list[set[Night]], story: Reading, say: Speaker) -> Hearsay:
    claim = Hearsay(moment(said.when, say), said.seen.get("player"), words_of(said.seen, say))
    if said.card in story.shown:
        judge_by_night(claim, said, story, say)
    elif said.card[0] == coming_night(view):
        judge_by_deduction(claim, said, view, nights, story, say)
    return claim


def words_of(one: Seen, say: Speaker) -> str:
    if one.event is CLAIMED_SELF:
        return say.say("notebook-claim-self", answer=one.get("answer"))
    owner = say.player(one.get("owner"))
    return say.say("notebook-claim-saw", owner=owner, task=task(one.get("night"), say))


def task(card: Night, say: Speaker) -> str:
    return say.say(f"bar-task-{TASKS[TASK_OF[card]]}")


def judge_by_night(claim: Hearsay, said: Said, story: Reading, say: Speaker) -> None:
    """The night has shown it to everybody."""
    one, card = said.seen, story.shown[said.card]
    if one.event is CLAIMED_SAW:
        right = card == one.get("night")
        claim.why = say.say("notebook-shown", task=task(card, say))
    else:
        turned = (said.card[0], one.get("player")) in story.turned
        right = turned == (one.get("answer") == 1)
        claim.why = say.say("notebook-was-possessed" if turned else "notebook-was-human")
    claim.verdict = "true" if right else "false"


def judge_by_deduction(
    claim: Hearsay, said: Said, view: DerangedView, nights: list[set[Night]], story: Reading, say: Speaker
) -> None:
    """By the cards as they lie now. Whoever speaks of being possessed speaks of the token, too."""
    one, place = said.seen, story.lies[said.card[0]].index(said.card[1])
    if one.event is CLAIMED_SAW:
        verdicts = {card == one.get("night") for card in nights[place]}
    else:
        place = one.get("player")
        possessed = one.get("answer") == 1
        verdicts = {(bool(view.token[place]) or is_possession(card)) == possessed for card in nights[place]}
    if len(verdicts) == 1:
        claim.verdict = "true" if verdicts.pop() else "false"
        claim.why = say.say("notebook-as-it-lies")
        claim.only = not view.token[place] and is_only_mine(view, place * 3 + coming_night(view))


def moment(chapter: int, say: Speaker) -> str:
    return say.say("board-day" if chapter % 2 else "board-night", number=(chapter + 1) // 2)


# === What was seen ====================================================================================
def sights(view: DerangedView, seen: Sequence[Seen], say: Speaker) -> list[Sight]:
    """Who looked into the ruins or was shown a role; what this seat saw there."""
    chapter, found = 1, []
    for one in seen:
        chapter = one.get("chapter") if one.event is CHAPTER_BEGAN else chapter
        if one.event in (PEEKED, ROLE_SHOWN):
            only = one.is_private and one.event is PEEKED and is_still_secret(view, one)
            found.append(Sight(moment(chapter, say), say.event(one.event, one.values), only))
    return found


def is_still_secret(view: DerangedView, one: Seen) -> bool:
    """Whether the card lies face down yet, and no other seat has seen it."""
    places = [place for place, card in enumerate(view.nights) if card == one.get("night")]
    return bool(places) and is_only_mine(view, places[0])

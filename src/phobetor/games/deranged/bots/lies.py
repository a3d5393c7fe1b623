"""What a planner says of the coming night: the truth where it helps, a lie where that pays, else nothing."""

from __future__ import annotations

from mypy_extensions import i64

from phobetor.games.deranged.bots.trust import (
    NOTHING_TO_SAY,
    coming_night,
    is_challenged,
    is_warning,
    night_card,
)
from phobetor.games.deranged.rules.box import NO_NIGHT, POSSESSED_TASK, TASK_OF
from phobetor.games.deranged.rules.view import UNKNOWN_NIGHT, DerangedView
from phobetor.games.deranged.rules.vocabulary import CLAIM_NOTHING, CLAIM_SAW, CLAIM_SELF
from phobetor.kernel.words import Option, Player


def will_hunt(view: DerangedView) -> bool:
    """The seat saw that it will be possessed, and nobody else can know it for certain."""
    card = night_card(view, view.seat)
    known = card not in (NO_NIGHT, UNKNOWN_NIGHT) and TASK_OF[card] == POSSESSED_TASK
    return known and view.token[view.seat] == 0


def scapegoat(view: DerangedView) -> Player:
    """Whom to accuse: the others bar their doors to whoever is accused, and open them to who accuses. Nobody whose
    card lies open to a third."""
    players = len(view.health)
    for step in range(1, players):
        other = (view.seat + step) % players
        card = night_card(view, other)
        if view.token[other] == 0 and card != NO_NIGHT and not is_possessed_card(card):
            return other
    return -1


def is_possessed_card(card: i64) -> bool:
    return card != UNKNOWN_NIGHT and TASK_OF[card] == POSSESSED_TASK


def has_said(view: DerangedView, owner: Player) -> bool:
    return view.claims[view.seat * len(view.health) + owner] != CLAIM_NOTHING


def says(view: DerangedView, option: Option) -> i64:
    """Worth of a claim: who will hunt swears to be harmless and saw the possession elsewhere; who will not warns of
    those it saw."""
    me = view.seat
    if CLAIM_SELF.matches(option):
        swears = CLAIM_SELF.arg(option) == 0 and not has_said(view, me) and should_swear(view)
        return 20 if swears else NOTHING_TO_SAY
    if not CLAIM_SAW.matches(option):
        return 0
    owner, card = CLAIM_SAW.args(option)
    if will_hunt(view):
        lies = owner == scapegoat(view) and card == night_card(view, me) and not has_said(view, owner)
        return 30 if lies else NOTHING_TO_SAY
    return 30 if is_warning(view, owner, card) else NOTHING_TO_SAY


def should_swear(view: DerangedView) -> bool:
    """Who knows nothing of itself is silent unless silence would speak."""
    if has_said(view, view.seat) or view.token[view.seat] == 1:
        return False
    return night_card(view, view.seat) not in (NO_NIGHT, UNKNOWN_NIGHT) or is_challenged(view)


def has_words(view: DerangedView) -> bool:
    """Whether there is anything worth saying."""
    if coming_night(view) < 0:
        return False
    if should_swear(view) or (will_hunt(view) and scapegoat(view) >= 0 and not has_said(view, scapegoat(view))):
        return True
    for owner in range(len(view.health)):
        card = night_card(view, owner)
        if card not in (NO_NIGHT, UNKNOWN_NIGHT) and not will_hunt(view) and is_warning(view, owner, card):
            return True
    return False

"""Who will be possessed in the coming night: what a seat saw itself it knows, what others say it believes a little."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.deranged.rules.box import NO_NIGHT, POSSESSED_TASK, TASK_OF, Night, nights_for
from phobetor.games.deranged.rules.view import UNKNOWN_NIGHT, DerangedView
from phobetor.games.deranged.rules.vocabulary import (
    CLAIM_HUMAN,
    CLAIM_NOTHING,
    CLAIM_POSSESSED,
    CLAIM_SAW,
    CLAIM_SELF,
    GAME,
    TRAINING,
)
from phobetor.kernel.masks import has
from phobetor.kernel.words import Option, Player

SURE: Final = 100
LIKELY: Final = 60  # from here on a seat acts as if it were so
FROM_A_LOOKER: Final = 25  # what the word of somebody who was seen to look is worth
HEARSAY: Final = 5
CONFESSION: Final = 30  # nobody gains by accusing oneself
NOTHING_TO_SAY: Final = -1000


def coming_night(view: DerangedView) -> i64:
    """0, 1 or 2 for the night whose cards lie on top, or -1 when none are left."""
    night = view.chapter // 2
    last: i64 = 1 if view.settings[GAME] == TRAINING else 3
    return night if night < last else -1


def night_card(view: DerangedView, player: Player) -> Night:
    """The card of the coming night in front of a player as far as the seat knows it."""
    night = coming_night(view)
    return view.nights[player * 3 + night] if night >= 0 else NO_NIGHT


def suspicion(view: DerangedView, player: Player) -> i64:
    """From 0 to 100: whether the player will be possessed in the coming night."""
    if view.token[player] == 1:
        return SURE
    card = night_card(view, player)
    if card == NO_NIGHT:
        return 0
    if card != UNKNOWN_NIGHT:
        return SURE if TASK_OF[card] == POSSESSED_TASK else 0
    return max(1, min(SURE - 1, odds(view) + hearsay(view, player)))


def odds(view: DerangedView) -> i64:
    """What the cards that the seat has not seen say of anybody whose card it has not seen."""
    night = coming_night(view)
    players = len(view.health)
    unseen: i64 = 0
    possessed: i64 = 0
    for card in nights_for(night + 1, players):
        if card not in view.nights:
            unseen += 1
            possessed += 1 if TASK_OF[card] == POSSESSED_TASK else 0
    return SURE * possessed // unseen if unseen > 0 else 0


def hearsay(view: DerangedView, player: Player) -> i64:
    """Everything that was said of the player, each word weighed by who said it."""
    players = len(view.health)
    sum_of_words: i64 = 0
    for speaker in range(players):
        claim = view.claims[speaker * players + player]
        if speaker != view.seat and claim != CLAIM_NOTHING and not is_caught_lying(view, speaker):
            sum_of_words += word(view, speaker, player, claim)
    return sum_of_words


def word(view: DerangedView, speaker: Player, player: Player, claim: i64) -> i64:
    if claim == CLAIM_POSSESSED:
        return CONFESSION
    if claim == CLAIM_HUMAN:
        return -HEARSAY
    place = player * 3 + coming_night(view)
    looked = place >= 0 and has(view.peeks[speaker], place)
    weight: i64 = FROM_A_LOOKER if looked and speaker != player else HEARSAY
    return weight if TASK_OF[claim] == POSSESSED_TASK else -weight


def is_caught_lying(view: DerangedView, speaker: Player) -> bool:
    """Whether something the player said is not what the seat saw itself."""
    players = len(view.health)
    for owner in range(players):
        claim = view.claims[speaker * players + owner]
        card = night_card(view, owner)
        if claim == CLAIM_NOTHING or card in (NO_NIGHT, UNKNOWN_NIGHT):
            continue
        possessed = TASK_OF[card] == POSSESSED_TASK
        if claim in (CLAIM_HUMAN, CLAIM_POSSESSED):
            if possessed != (claim == CLAIM_POSSESSED):
                return True
        elif claim != card:
            return True
    return False


def is_dusk(view: DerangedView, spaces: i64) -> bool:
    """Whether the day may end before the seat's next turn."""
    return view.night == 0 and spaces - view.time <= len(view.health) // 2


# --- speaking -----------------------------------------------------------------------------------------
def worth_saying(view: DerangedView, option: Option) -> i64:
    """Warn of those the seat saw; swear to be harmless, true or not, once the seat knows or is challenged."""
    if CLAIM_SELF.matches(option):
        return 20 if CLAIM_SELF.arg(option) == 0 and should_swear(view) else NOTHING_TO_SAY
    if not CLAIM_SAW.matches(option):
        return 0
    owner, card = CLAIM_SAW.args(option)
    return 30 if is_warning(view, owner, card) else NOTHING_TO_SAY


def is_warning(view: DerangedView, owner: Player, card: Night) -> bool:
    said = view.claims[view.seat * len(view.health) + owner]
    return owner != view.seat and TASK_OF[card] == POSSESSED_TASK and night_card(view, owner) == card and said != card


def should_swear(view: DerangedView) -> bool:
    me = view.seat
    if view.claims[me * len(view.health) + me] != CLAIM_NOTHING or view.token[me] == 1:
        return False
    return night_card(view, me) not in (NO_NIGHT, UNKNOWN_NIGHT) or is_challenged(view)


def is_challenged(view: DerangedView) -> bool:
    """Somebody accuses the seat, or has sworn to be harmless: then silence would speak."""
    players = len(view.health)
    for speaker in range(players):
        claim = view.claims[speaker * players + view.seat]
        if speaker != view.seat and claim != CLAIM_NOTHING and TASK_OF[claim] == POSSESSED_TASK:
            return True
        if view.claims[speaker * players + speaker] == CLAIM_HUMAN:
            return True
    return False


def has_something_to_say(view: DerangedView) -> bool:
    if coming_night(view) < 0:
        return False
    if should_swear(view):
        return True
    for owner in range(len(view.health)):
        card = night_card(view, owner)
        if card not in (NO_NIGHT, UNKNOWN_NIGHT) and is_warning(view, owner, card):
            return True
    return False


def is_curious(view: DerangedView) -> bool:
    """Whether a card of the coming night is still unknown to the seat."""
    for player in range(len(view.health)):
        if night_card(view, player) == UNKNOWN_NIGHT:
            return True
    return False

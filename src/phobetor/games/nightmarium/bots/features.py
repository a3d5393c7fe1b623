"""What can be seen at a glance of an option: learned weights belong to these. Only what its player may know is looked
at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from phobetor.games.nightmarium.rules.abilities import Executioner, Mocker, Scavenger
from phobetor.games.nightmarium.rules.actions import Action, Exchange
from phobetor.games.nightmarium.rules.activation import PureDiscard
from phobetor.games.nightmarium.rules.box import ABILITIES, ABILITY_OF, HEAD, LEGION_OF, LEGS, PARTS_OF, TORSO, Card
from phobetor.games.nightmarium.rules.rows import COMPLETE
from phobetor.games.nightmarium.rules.state import Creature, Nightmarium
from phobetor.games.nightmarium.rules.vocabulary import DISCARD, DRAW, EXCHANGE, PLAY, TARGET
from phobetor.kernel.masks import count_bits
from phobetor.kernel.words import Option, Player

KINDS: Final = len(ABILITIES)
MOST_HELD: Final = 9  # larger hands look the same

PLAYED: Final = 0  # by occasion and height
PLAYED_ABILITY: Final = PLAYED + 4 * 3
ABILITY_BENEATH: Final = PLAYED_ABILITY + 3 * KINDS  # of a creature that it completes
SAME_LEGION: Final = ABILITY_BENEATH + KINDS  # as what is beneath, by height; pure
PARTS: Final = SAME_LEGION + 3  # of how many kinds the card can be
LAST_CREATURE: Final = PARTS + 3  # of the last creature that is missing, by height
FOLLOWERS: Final = LAST_CREATURE + 3  # cards of its legion that could be played after it
DRAWN: Final = FOLLOWERS + 4  # as the first or second action
DRAWN_TO: Final = DRAWN + 2  # by the size of the hand
EXCHANGED: Final = DRAWN_TO + MOST_HELD + 1
AIMED: Final = EXCHANGED + MOST_HELD + 1  # by ability, height, and how many complete creatures its owner has
AIMED_AT: Final = AIMED + 3 * 3 * 5  # by what lies on top
LEADER: Final = AIMED_AT + 2 * KINDS  # whether nobody has more complete creatures than its owner, by ability
GIVEN: Final = LEADER + 3  # away: parts, whether it fits now, ability, legion, occasion
FINISHED: Final = GIVEN + 3 + 2 + KINDS + 2
OPTION_FEATURES: Final = FINISHED + 1


def parts_of(card: Card) -> i64:
    """How many kinds of part a card can be."""
    return count_bits(PARTS_OF[card])


def option_features(game: Nightmarium, option: Option) -> list[i64]:
    if PLAY.matches(option):
        card, creature = PLAY.args(option)
        return play_features(game, card, creature)
    if TARGET.matches(option):
        return target_features(game, TARGET.arg(option))
    if DISCARD.matches(option):
        return discard_features(game, DISCARD.arg(option))
    held = min(len(game.hands[game.asked]), MOST_HELD)
    if DRAW.matches(option):
        step = game.asking
        second: i64 = 1 if isinstance(step, Action) and step.number > 1 else 0
        return [DRAWN + second, DRAWN_TO + held]
    return [EXCHANGED + held] if EXCHANGE.matches(option) else [FINISHED]


def occasion(game: Nightmarium) -> i64:
    """First action, second action, Mocker or Herald."""
    step = game.asking
    if isinstance(step, Action):
        return 0 if step.number == 1 else 1
    return 2 if isinstance(step, Mocker) else 3


def play_features(game: Nightmarium, card: Card, creature: Creature) -> list[i64]:
    player = game.asked
    height = game.height_of(creature)
    when = occasion(game)
    found: list[i64] = [PLAYED + when * 3 + height, PLAYED_ABILITY + height * KINDS + ABILITY_OF[card]]
    found.append(PARTS + parts_of(card) - 1)
    legion = LEGION_OF[card]
    legs = game.parts[creature * 3 + LEGS]
    if height == HEAD:
        torso = game.parts[creature * 3 + TORSO]
        found.append(ABILITY_BENEATH + ABILITY_OF[torso])
        found.append(ABILITY_BENEATH + ABILITY_OF[legs])
        if LEGION_OF[torso] == legion and LEGION_OF[legs] == legion:
            found.append(SAME_LEGION + 2)
    elif height == TORSO and LEGION_OF[legs] == legion:
        found.append(SAME_LEGION)
    row = game.rows[player]
    if row.complete == len(row.heights) - 1:
        found.append(LAST_CREATURE + height)
    if when == 0:
        found.append(FOLLOWERS + followers(game, card))
    return found


def followers(game: Nightmarium, card: Card) -> i64:
    count: i64 = 0
    fitting = game.rows[game.asked].fitting
    for other in game.hands[game.asked]:
        if other != card and LEGION_OF[other] == LEGION_OF[card] and fitting[PARTS_OF[other]]:
            count += 1
    return min(count, 3)


def target_features(game: Nightmarium, creature: Creature) -> list[i64]:
    step = game.asking
    kind: i64 = 0 if isinstance(step, Executioner) else 1 if isinstance(step, Scavenger) else 2
    height = game.height_of(creature)
    owner = game.owner(creature)
    complete = game.rows[owner].complete
    top = ABILITY_OF[game.parts[creature * 3 + height - 1]]
    found: list[i64] = [AIMED + kind * 15 + (height - 1) * 5 + min(complete, 4)]
    found.append(AIMED_AT + (KINDS if kind > 0 else 0) + top)
    if complete == most_complete(game, game.asked):
        found.append(LEADER + kind)
    return found


def most_complete(game: Nightmarium, player: Player) -> i64:
    """The most complete creatures that a rival has."""
    most: i64 = 0
    for other in range(len(game.rows)):
        if other != player and game.rows[other].complete > most:
            most = game.rows[other].complete
    return most


def discard_features(game: Nightmarium, card: Card) -> list[i64]:
    step = game.asking
    fits: i64 = 1 if game.rows[game.asked].fitting[PARTS_OF[card]] else 0
    found: list[i64] = [GIVEN + parts_of(card) - 1, GIVEN + 3 + fits, GIVEN + 5 + ABILITY_OF[card]]
    if isinstance(step, PureDiscard) and LEGION_OF[card] == step.legion:
        found.append(GIVEN + 5 + KINDS)
    if isinstance(step, Exchange):
        found.append(GIVEN + 6 + KINDS)
    return found


def wins_at_once(game: Nightmarium, option: Option) -> bool:
    """Whether it completes the last creature."""
    if not PLAY.matches(option):
        return False
    row = game.rows[game.asked]
    return row.complete == len(row.heights) - 1 and game.height_of(PLAY.args(option)[1]) == COMPLETE - 1

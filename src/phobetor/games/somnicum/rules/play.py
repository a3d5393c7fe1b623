"""Somnicum, in the order of its rulebook. Rule ids are those of `rulebook.toml`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from phobetor.games.somnicum.rules.box import (
    ALL_DREAMS,
    ALL_ENCOUNTERS,
    ALL_GOALS,
    ALL_TOKENS,
    ATTACHING,
    BLANK,
    BRIDLE,
    BRUSH,
    ENCOUNTERS,
    LANTERN,
    MEETS,
    NEEDLE,
    NO_CARD,
    NO_ENCOUNTER,
    PAINTER,
    PHASES_OF,
    PILLOW,
    PREPARE,
    WRAP_UP,
    Encounter,
    Particle,
    Token,
    back_of,
    particle_of,
)
from phobetor.games.somnicum.rules.dream import LEVELS, NOWHERE, Level, empty_dream
from phobetor.games.somnicum.rules.encounters import EFFECTS, why_not_lay
from phobetor.games.somnicum.rules.state import (
    ADD,
    ATTACH,
    ATTACHED,
    BELOW_ZERO,
    BY_CARDS,
    BY_CHECK,
    BY_CROW,
    CARD_IS_JOINED,
    CHECK_FAILED,
    CHECK_PASSED,
    COUNT_BITS,
    COUNT_MASK,
    CROWED,
    CROWS,
    DISCARDED,
    DONE,
    FAIR_FINISH,
    FIELD,
    FIRST,
    FREE_STEPS,
    GOAL_SHOWN,
    GOES_ON,
    HUSHED,
    KEEP,
    KEPT,
    LAPS,
    LAST_TURN,
    LAST_TURNS,
    LOST,
    MET,
    MOST_CARDS,
    MOST_STEPS,
    MOVE,
    MOVED,
    MOVES_UP_TO,
    NO_GOALS,
    OPENING,
    PAID,
    PARTICLE_ADDED,
    PAY,
    PLACE,
    PLACED,
    PLAY,
    PLAYED,
    RETURN,
    RETURNED,
    ROUND,
    ROUND_ENDED,
    ROUNDS,
    SCORED,
    STEPS_ARE_FREE,
    THREE_ROUNDS,
    TOOK,
    TOTAL,
    TURN,
    Pendulum,
    Rule,
    Somnicum,
    in_hand,
    one,
    size,
)
from phobetor.kernel.agenda import Step
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal, against
from phobetor.kernel.words import Option, Player


# === Set-up =========================================================================================
class Setup(Rule):
    """Lay out the ring, fill the bag, shuffle the encounters, deal a goal to each player, name the first player
    and let the players draw their opening sand. The first player's right-hand neighbour places the pendulums."""

    rule: ClassVar[str] = "SO-1 SO-2 SO-8 SO-11 SO-12 SO-13 SO-14 SO-15 SO-67"

    def run(self, game: Somnicum) -> None:
        lay_field(game)
        deal_goals(game)
        first = first_player(game)
        game.active = first
        draw_opening_sand(game, first)
        game.tell(ROUND, 1, first)
        game.then(PlacePendulums(game.right_of(first)), Turn(first))


def deal_goals(game: Somnicum) -> None:
    """One goal for each player; nobody sees the others. SO-14"""
    pile = list(game.spare_goals)
    goals = [game.chance.draw(pile, "goal") for _ in range(game.players())]
    game.goals = tuple(goals)
    game.spare_goals = tuple(pile)


def lay_field(game: Somnicum) -> None:
    """A ring of face-up cards from the draw deck. SO-11, SO-52"""
    deck = list(game.deck)
    for slot in range(len(game.ring)):
        game.ring[slot] = game.chance.draw(deck, "card")
    game.deck = tuple(deck)
    game.on_field = len(game.ring)
    game.pendulums = [NOWHERE, NOWHERE]


def first_player(game: Somnicum) -> Player:
    """Drawn by lot, unless the table named a seat that is taken. SO-67"""
    named = game.settings[FIRST]
    if 0 < named <= game.players():
        return named - 1
    return game.chance.below(game.players())


def draw_opening_sand(game: Somnicum, first: Player) -> None:
    """Clockwise from the first player: 0, 1, 2, 3 tokens, by a house rule three times as many. SO-15"""
    player = first
    for turn in range(game.players()):
        game.gain_tokens(player, turn if game.settings[OPENING] == 0 else 3 * turn)
        player = game.left_of(player)


class PlacePendulums(Rule):
    """The right-hand neighbour of the first player puts the first pendulum between any two cards; the second
    goes exactly opposite, in a ring of 21 after the tenth card clockwise."""

    rule: ClassVar[str] = "SO-16 SO-68"
    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, game: Somnicum) -> None:
        game.ask(self.player, self)

    def choices(self, game: Somnicum) -> list[Option]:
        return [PLACE.of(slot + 1) for slot in range(len(game.ring))]

    def chosen(self, game: Somnicum, option: Option) -> None:
        slot = PLACE.arg(option) - 1
        size: i64 = len(game.ring)
        opposite = (slot + size // 2) % size
        game.pendulums[0] = 2 * slot
        game.pendulums[1] = 2 * opposite
        game.tell(PLACED, self.player, slot + 1, opposite + 1)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if PLACE.matches(option):
            return against("SO-16", "no-such-slot", slot=PLACE.arg(option), slots=len(game.ring))
        return against("SO-16", "place-pendulums-first")


# === A turn =========================================================================================
class Turn(Rule):
    """A player may add a particle, must move a pendulum and take a card, and must attach the card; then the
    player to the left takes a turn."""

    rule: ClassVar[str] = "SO-17 SO-18"
    player: Player

    def __init__(self, player: Player) -> None:
        self.player = player

    def run(self, game: Somnicum) -> None:
        game.active = self.player
        game.turns += 1
        game.spells = 0
        game.tell(TURN, self.player)
        game.then(PREPARE_TURN, ATTACH_CARD, WRAP_UP_TURN, END_OF_TURN)


class Prepare(Rule):
    """Before the move you MAY add one particle and play encounters; then you MUST move one of the pendulums.
    Three steps are free, every further one costs a token, and nobody goes round the ring twice, unless the table
    lets pendulums go as far as their owner can pay."""

    rule: ClassVar[str] = "SO-18 SO-19 SO-20 SO-21 SO-23 SO-25 SO-27 SO-28 SO-45"

    def run(self, game: Somnicum) -> None:
        game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        player = game.active
        options = MOVES_UP_TO[game.most_steps(player)][:]
        if game.stocks[player] and not game.is_spelled(PARTICLE_ADDED):
            game.additions(player, False, 0, options)
        return game.playable(player, PREPARE, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if MOVE.matches(option):
            pendulum, steps = MOVE.args(option)
            pay(game, game.price(game.active, steps), TRAVELS[pendulum][steps])
        elif ADD.matches(option):
            game.then(PREPARE_TURN)
            token, level = ADD.args(option)
            add_particle(game, token, level)
        else:
            game.then(PREPARE_TURN)
            play(game, PLAY.arg(option))

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if MOVE.matches(option):
            return why_not_move(game, option)
        if ADD.matches(option):
            return why_not_particle(game, option)
        if PLAY.matches(option):
            return why_not_play(game, PLAY.arg(option), PREPARE)
        return against("SO-18", "move-a-pendulum")


# --- adding a particle ------------------------------------------------------------------------------
def add_particle(game: Somnicum, token: Token, level: Level) -> None:
    """Lay the token on the card; if the themes differ, another token returns to the bag. SO-19 to SO-24"""
    game.spells |= PARTICLE_ADDED
    dream = game.dreams[game.active]
    is_of_theme = dream.is_of_theme(token, dream.right_end(level))
    game.lay_token(game.active, token, level)
    if not is_of_theme:
        game.then(ReturnToken(particle_of(token)))


class ReturnToken(Rule):
    """A token laid on a card of another theme needs a second one with the same particle, which returns to the
    bag; the Chameleon Brush lets it show any particle. Both tokens are shown."""

    rule: ClassVar[str] = "SO-4 SO-5 SO-22 SO-E12"
    particle: Particle

    def __init__(self, particle: Particle) -> None:
        self.particle = particle

    def run(self, game: Somnicum) -> None:
        """Who has one token left has no choice, and everybody knows it."""
        if len(game.stocks[game.active]) == 1:
            self.chosen(game, RETURN.of(game.stocks[game.active][0]))
        else:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        last: Token = -1
        any_particle = game.has_open(game.active, BRUSH)
        for token in game.stocks[game.active]:
            if token != last and (any_particle or particle_of(token) == self.particle):
                options.append(RETURN.of(token))
            last = token
        return options

    def chosen(self, game: Somnicum, option: Option) -> None:
        token = RETURN.arg(option)
        game.return_token(game.active, token)
        game.tell(RETURNED, game.active, token)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if RETURN.matches(option) and RETURN.arg(option) in game.stocks[game.active]:
            return against("SO-22", "return-the-same-particle", particle=self.particle)
        return against("SO-22", "return-a-token", particle=self.particle)


def why_not_particle(game: Somnicum, option: Option) -> Refusal:
    """The first rule that forbids to add this particle."""
    token, level = ADD.args(option)
    player = game.active
    if game.is_spelled(PARTICLE_ADDED):
        return against("SO-19", "one-particle-a-turn")
    refusal = why_not_lay(game, token, level)
    if refusal is not None:
        return refusal
    if game.has_open(player, BRUSH):
        return against("SO-E12", "needs-a-second-token", token=token)
    return against("SO-22", "needs-two-equal-tokens", token=token, particle=particle_of(token))


# --- moving a pendulum ------------------------------------------------------------------------------
def pay(game: Somnicum, price: i64, travel: Travel) -> None:
    """Pay before the pendulum moves, so that the tokens are in the bag when others are drawn. SO-28"""
    if price == 0:
        game.then(travel)
    else:
        game.paid = 0
        game.then(PAYMENTS[price], travel)


class Payment(Rule):
    """Every step beyond the free ones costs one of your tokens, which returns to the bag unseen.
    (Tokens are named in ascending order, so that order does not matter.)"""

    rule: ClassVar[str] = "SO-28 SO-R13"
    left: i64

    def __init__(self, left: i64) -> None:
        self.left = left

    def run(self, game: Somnicum) -> None:
        """Who pays with everything has no choice, and everybody knows it."""
        stock = game.stocks[game.active]
        if len(stock) > self.left:
            game.ask(game.active, self)
            return
        for token in stock:
            game.bag.append(token)
            game.tell(PAID, game.active, back_of(token), token)
        stock.clear()
        game.paid = 0

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        stock = game.stocks[game.active]
        last: Token = -1
        for place in range(len(stock) - self.left + 1):
            token = stock[place]
            if token != last and token >= game.paid:
                options.append(PAY.of(token))
            last = token
        return options

    def chosen(self, game: Somnicum, option: Option) -> None:
        token = PAY.arg(option)
        game.return_token(game.active, token)
        game.tell(PAID, game.active, back_of(token), token)
        game.paid = token if self.left > 1 else 0
        if self.left > 1:
            game.then(PAYMENTS[self.left - 1])

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if not PAY.matches(option):
            return against("SO-28", "pay-first", count=self.left)
        if PAY.arg(option) not in game.stocks[game.active]:
            return against("SO-28", "token-not-in-stock")
        return against("SO-28", "pay-in-ascending-order", count=self.left)


class Travel(Rule):
    """The pendulum goes from card to card, clockwise, and you take the card on which it stops. One step brings
    two tokens, two steps one. If then no card lies between the pendulums, a blank back among these tokens means
    that the round ends with this turn."""

    rule: ClassVar[str] = "SO-10 SO-25 SO-26 SO-29 SO-30 SO-31 SO-R13 SO-49 SO-50 SO-R24 SO-R16"
    pendulum: Pendulum
    steps: i64

    def __init__(self, pendulum: Pendulum, steps: i64) -> None:
        self.pendulum = pendulum
        self.steps = steps

    def run(self, game: Somnicum) -> None:
        slot = game.slot_reached(self.pendulum, self.steps)
        game.tell(MOVED, game.active, self.pendulum, self.steps)
        game.pendulums[self.pendulum] = 2 * slot + 1
        game.taken = game.ring[slot]
        game.ring[slot] = NO_CARD
        game.on_field -= 1
        game.tell(TOOK, game.active, game.taken)
        self.draw_sand(game)

    def draw_sand(self, game: Somnicum) -> None:
        """The tokens for a short move, the sand check on them, and after it the Bottomless Pillow. SO-E11"""
        tokens: list[Token] = []
        if self.steps < FREE_STEPS:
            tokens = game.draw_tokens(game.active, FREE_STEPS - self.steps)
        if game.closing == GOES_ON and game.nothing_between(self.pendulum):
            self.check(game, tokens)
            tokens = []
        if 2 <= self.steps <= 3 and game.has_open(game.active, PILLOW):
            tokens += game.draw_tokens(game.active, 1)
        game.tell_tokens(game.active, tokens)

    def check(self, game: Somnicum, tokens: list[Token]) -> None:
        """A blank back ends the round, unless it was hushed; a crow needs no check. SO-49, SO-50, SO-E07"""
        game.tell_tokens(game.active, tokens)
        if game.is_spelled(CROWED) and self.steps <= FREE_STEPS:
            game.closing = BY_CROW
            game.tell(CROWS, game.active)
        elif has_blank(tokens) and not game.is_spelled(HUSHED):
            game.closing = BY_CHECK
            game.tell(CHECK_FAILED, game.active)
        elif tokens:
            game.tell(CHECK_PASSED, game.active)


def has_blank(tokens: list[Token]) -> bool:
    for token in tokens:
        if back_of(token) == BLANK:
            return True
    return False


def why_not_move(game: Somnicum, option: Option) -> Refusal:
    pendulum, steps = MOVE.args(option)
    if pendulum > 1:
        return against("SO-25", "no-such-pendulum")
    if steps == 0:
        return against("SO-27", "at-least-one-step")
    if steps > game.on_field and (game.settings[LAPS] == 0 or game.is_spelled(STEPS_ARE_FREE)):
        return against("SO-28", "one-lap-at-most", steps=steps, cards=game.on_field)
    return against("SO-28", "cannot-pay", steps=steps, count=game.price(game.active, steps))


# === Attaching a card ===============================================================================
class AttachCard(Rule):
    """You MUST attach the card you took to the right end of a row of your choice: level 1 takes any card, levels 2
    and 3 need a joined pair above. Encounters MAY be played before."""

    rule: ClassVar[str] = "SO-32 SO-33 SO-34 SO-37 SO-38 SO-39 SO-40 SO-R7 SO-41 SO-42"

    def run(self, game: Somnicum) -> None:
        """Who has no encounter has no secret, so that a single place is taken at once."""
        if game.hands[game.active] == 0:
            game.ask_openly(game.active, self, self.choices(game))
        else:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        for level in range(1, LEVELS + 1):
            if game.dreams[game.active].next_place(level) != NOWHERE:
                options.append(ATTACH.of(level))
        return game.playable(game.active, ATTACHING, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if PLAY.matches(option):
            game.then(ATTACH_CARD)
            play(game, PLAY.arg(option))
        else:
            game.then(ATTACHMENTS[ATTACH.arg(option)])

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if PLAY.matches(option):
            return why_not_play(game, PLAY.arg(option), ATTACHING)
        if not ATTACH.matches(option):
            return against("SO-32", "attach-the-card", card=game.taken)
        level = ATTACH.arg(option)
        if not 1 <= level <= LEVELS:
            return against("SO-37", "three-levels-at-most", level=level)
        return against("SO-38", "no-joined-pair-above", level=level)


class Attachment(Rule):
    """The card joins its left neighbour if they have a particle in common; otherwise a token from the bag lies
    face down between them: a gap. A card with the encounter symbol brings as many encounters as its level."""

    rule: ClassVar[str] = "SO-3 SO-24 SO-33 SO-34 SO-35 SO-36 SO-R7 SO-43 SO-E16"
    level: Level

    def __init__(self, level: Level) -> None:
        self.level = level

    def run(self, game: Somnicum) -> None:
        card = game.taken
        game.taken = NO_CARD
        game.tell(ATTACHED, game.active, card, self.level)
        game.lay_card(game.active, self.level, card, game.is_spelled(CARD_IS_JOINED))
        if self.level > 1 and game.has_open(game.active, LANTERN):
            game.gain_tokens(game.active, 1)
        if MEETS[card] == 1:
            game.then(MEETINGS[self.level])


# === Encounters =====================================================================================
class Meeting(Rule):
    """Draw as many encounters as the level of the card, keep one and discard the others face up. A single one
    is simply kept."""

    rule: ClassVar[str] = "SO-43"
    level: Level

    def __init__(self, level: Level) -> None:
        self.level = level

    def run(self, game: Somnicum) -> None:
        for _ in range(self.level):
            encounter = game.draw_encounter()
            if encounter != NO_ENCOUNTER:
                game.drawn += one(encounter)
        for encounter in in_hand(game.drawn):
            game.tell(MET, game.active, encounter)
        if size(game.drawn) > 1:
            game.then(KEEP_ENCOUNTER)
        else:
            game.hands[game.active] += game.drawn
            game.drawn = 0


class KeepEncounter(Rule):
    """Keep one of the encounters drawn; it stays secret, face down before you, until you play it."""

    rule: ClassVar[str] = "SO-43 SO-44 SO-69"

    def run(self, game: Somnicum) -> None:
        game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options: list[Option] = []
        for encounter in range(1, len(ENCOUNTERS)):
            if game.drawn >> encounter * COUNT_BITS & COUNT_MASK:
                options.append(KEEP.of(encounter))
        return options

    def chosen(self, game: Somnicum, option: Option) -> None:
        kept = KEEP.arg(option)
        others = in_hand(game.drawn - one(kept))
        game.drawn = 0
        game.hands[game.active] += one(kept)
        game.tell(KEPT, game.active, kept)
        for encounter in others:
            game.discard_encounter(encounter)
            game.tell(DISCARDED, game.active, encounter)

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        return against("SO-43", "keep-one-of-these")


def play(game: Somnicum, encounter: Encounter) -> None:
    """Lay the card face up and carry out its effect; a one-shot is discarded, a permanent stays. SO-45, SO-46"""
    game.hands[game.active] -= one(encounter)
    game.tell(PLAYED, game.active, encounter)
    if encounter >= BRIDLE:
        game.fronts[game.active] += one(encounter)
    else:
        game.discard_encounter(encounter)
    game.then(EFFECTS[encounter])


def why_not_play(game: Somnicum, encounter: Encounter, phase: i64) -> Refusal:
    if not 0 < encounter < len(ENCOUNTERS) or not game.hands[game.active] >> encounter * COUNT_BITS & COUNT_MASK:
        return against("SO-45", "encounter-not-in-hand")
    if not PHASES_OF[encounter] >> phase & 1:
        return against("SO-45", "not-at-this-moment", meeting=encounter)
    if encounter == NEEDLE:
        return against("SO-E03", "no-gap-to-mend")
    if encounter == PAINTER:
        return against("SO-E06", "nothing-to-paint")
    return against("SO-E08", "no-card-to-move")


class WrapUp(Rule):
    """After attaching, encounters MAY still be played, those gained this turn too: by the active player only."""

    rule: ClassVar[str] = "SO-45 SO-R23"

    def run(self, game: Somnicum) -> None:
        """Everybody knows who has no encounter; who has one is asked, even if it cannot be played now."""
        if game.hands[game.active] != 0:
            game.ask(game.active, self)

    def choices(self, game: Somnicum) -> list[Option]:
        options = [DONE.of()]
        return game.playable(game.active, WRAP_UP, options)

    def chosen(self, game: Somnicum, option: Option) -> None:
        if PLAY.matches(option):
            game.then(WRAP_UP_TURN)
            play(game, PLAY.arg(option))

    def why_not(self, game: Somnicum, option: Option) -> Refusal:
        if PLAY.matches(option):
            return why_not_play(game, PLAY.arg(option), WRAP_UP)
        return against("SO-45", "play-or-finish")


# === End of a round =================================================================================
class EndOfTurn(Rule):
    """The round ends if the sand check or a crow says so, or if the field holds as many cards as there are
    players; otherwise the player to the left takes a turn."""

    rule: ClassVar[str] = "SO-17 SO-48 SO-51"

    def run(self, game: Somnicum) -> None:
        if game.on_field <= game.players() and game.closing != LAST_TURNS:
            game.closing = BY_CARDS
        if game.closing == GOES_ON:
            game.then(TURNS[game.left_of(game.active)])
        else:
            game.then(END_OF_ROUND)


class EndOfRound(Rule):
    """Two more fields follow the first; dreams, sand, encounters and goals stay. The third round ends the game,
    by a house rule after everybody has had the same number of turns."""

    rule: ClassVar[str] = "SO-17 SO-52 SO-53 SO-54 SO-55 SO-56"

    def run(self, game: Somnicum) -> None:
        if game.closing != LAST_TURNS:
            game.tell(ROUND_ENDED, game.round, game.active, game.closing)
        if game.round < ROUNDS:
            begin_round(game, game.left_of(game.active))
        elif game.settings[FAIR_FINISH] == 1 and game.turns % game.players() != 0:
            game.closing = LAST_TURNS
            game.tell(LAST_TURN, game.left_of(game.active))
            game.then(TURNS[game.left_of(game.active)])
        else:
            game.then(FINAL_SCORING)


def begin_round(game: Somnicum, first: Player) -> None:
    """A new field from the draw deck; who ended the round places the pendulums. SO-52 to SO-55"""
    game.gone = (*game.gone, *[card for card in game.ring if card != NO_CARD])
    lay_field(game)
    game.round += 1
    game.closing = GOES_ON
    game.tell(ROUND, game.round, first)
    game.then(PlacePendulums(game.right_of(first)), TURNS[first])


# === End of the game and scoring ====================================================================
class FinalScoring(Rule):
    """Stars and nightmares by level, encounters never played, particles of the goal. Most points win; tokens in
    stock break a tie, and who is still tied shares the victory."""

    rule: ClassVar[str] = "SO-6 SO-7 SO-47 SO-56 SO-57 SO-58 SO-59 SO-60 SO-61 SO-62 SO-63 SO-R22 SO-64 SO-65 SO-66"

    def run(self, game: Somnicum) -> None:
        for player in range(game.players()):
            game.tell(GOAL_SHOWN, player, game.goals[player])
            tell_score(game, player)
        game.finish(THREE_ROUNDS, winners(game))


def tell_score(game: Somnicum, player: Player) -> None:
    """Line by line; arguments of events are never negative, so losses have events of their own. SO-R22"""
    points = game.score(player)
    for line in range(len(points)):
        if points[line] > 0:
            game.tell(SCORED, player, line, points[line])
        elif points[line] < 0:
            game.tell(LOST, player, line, -points[line])
    total = game.total(player)
    if total >= 0:
        game.tell(TOTAL, player, total, len(game.stocks[player]))
    else:
        game.tell(BELOW_ZERO, player, -total, len(game.stocks[player]))


def winners(game: Somnicum) -> tuple[int, ...]:
    """Most points, then most tokens in stock; those still equal share the victory. SO-64 to SO-66"""
    best: i64 = -1_000_000
    found: list[int] = []
    for player in range(game.players()):
        worth = 100 * game.total(player) + len(game.stocks[player])
        if worth > best:
            best = worth
            found = []
        if worth == best:
            found.append(player)
    return tuple(found)


# Steps without parameters, or with few values, are made once and shared by every game.
PREPARE_TURN: Final = Prepare()
ATTACH_CARD: Final = AttachCard()
WRAP_UP_TURN: Final = WrapUp()
END_OF_TURN: Final = EndOfTurn()
END_OF_ROUND: Final = EndOfRound()
FINAL_SCORING: Final = FinalScoring()
KEEP_ENCOUNTER: Final = KeepEncounter()
TURNS: Final[list[Turn]] = [Turn(player) for player in range(4)]
TRAVELS: Final[list[list[Travel]]] = [
    [Travel(pendulum, steps) for steps in range(MOST_STEPS + 1)] for pendulum in range(2)
]
PAYMENTS: Final[list[Payment]] = [Payment(left) for left in range(MOST_STEPS + 1)]
ATTACHMENTS: Final[list[Attachment]] = [Attachment(level) for level in range(LEVELS + 1)]
MEETINGS: Final[list[Meeting]] = [Meeting(level) for level in range(LEVELS + 1)]


def table(players: i64, settings: list[i64], chance: Chance) -> Somnicum:
    """Everything still in the box: all cards in the deck, all tokens in the bag, nothing laid out."""
    zero: i64 = 0
    stocks: list[list[Token]] = [[] for _ in range(players)]
    dreams = [empty_dream(MOST_CARDS[players]) for _ in range(players)]
    agenda: list[Step[Any]] = [Setup()]
    game = Somnicum(
        chance, agenda, settings, [zero] * FIELD[players], [zero, zero], ALL_TOKENS[:], stocks, dreams,
        [zero] * players, [zero] * players,
    )  # fmt: skip
    game.deck = ALL_DREAMS
    game.goals = NO_GOALS[players]
    game.spare_goals = ALL_GOALS
    game.encounters = tuple(ALL_ENCOUNTERS)
    return game

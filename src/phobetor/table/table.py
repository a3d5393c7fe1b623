"""A live table: who sits there, the game as it is written in the log, and what seats decide.

A table knows no network and no disk. Whatever changes it gives back what changed (`changes.py`); who keeps the table
writes that down before telling anybody, and throws the table away when it cannot be written.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec

from phobetor.book.rulebook import rulebook
from phobetor.games import title_of
from phobetor.kernel.agenda import Game
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import MALFORMED, STALE, BadInput, Refusal
from phobetor.kernel.view import options_of
from phobetor.kernel.words import NOBODY, Option, Player
from phobetor.records.notation import seat_letter
from phobetor.records.record import Divergence, Record, new_record
from phobetor.records.whatif import going_on
from phobetor.table.advice import may_ask
from phobetor.table.changes import (
    Changes,
    CommandLogged,
    GameBegun,
    GameEnded,
    RulesChanged,
    SeatsArranged,
    TurnPassed,
)
from phobetor.table.chat import Chat
from phobetor.table.clock import Clocks
from phobetor.table.look import Look, decision_id
from phobetor.table.opening import seal
from phobetor.table.readings import CHANGED, SAME, Split, carry_out, last_change, last_common, struck
from phobetor.table.saved import BOT, HUMAN, LOBBY, OPEN, OVER, PLAYING, Command, Saved
from phobetor.table.session import Session, final_options

CHECK_EVERY = 20
NO_OPTION = -1


@dataclass(frozen=True)
class BotTurn:
    """A bot must decide."""

    seat: Player
    bot: str
    chance: str
    seq: int
    """The number of the last line of the log: an answer to a table that has changed since does not count."""


def advised_command(seat: Player) -> str:
    return f"advised:{seat}"


def refuse(kind: str, text: str, **args: int) -> Refusal:
    return Refusal(kind, "", text, args)


class OldRules(Exception):
    """The game was played by another version of the rules than this server has, and cannot go on under this one."""

    def __init__(self, game: str, then: str, now: str) -> None:
        super().__init__(f"Version {then} of the rules of {game}; this is version {now}.")
        self.versions = {"then": then, "now": now}


class Table:
    """Built from what is written about it.

    Raises Divergence when the game cannot be reached again. A game of other rules than today's is one of today's if it
    is the same; else it waits at the last position that it has in common with one (`split`). Raises OldRules when there
    is none, or when it is over.
    """

    def __init__(self, saved: Saved) -> None:
        self.row = saved.table
        self.id = saved.table.id
        self.version = saved.version
        self.title = title_of(saved.table.game)
        self.seats = saved.seats
        self.holders = saved.holders
        self.links = saved.links
        self.sent_away = saved.sent_away
        self.parting = saved.parting
        self.chat = Chat(saved.table.id, saved.chat)
        self.notes = {notes.seat: notes for notes in saved.notes}
        self.comments = saved.comments
        self.notices = {notice.id: notice for notice in saved.notices}
        self.origin = saved.origin
        self.clocks = Clocks(saved.table.clock, saved.clocks)
        self.commands: dict[str, int] = {}
        self.seq = 0
        self.undos = 0
        self.chosen = [0] * len(saved.seats)
        self.votes: dict[tuple[int, int], bool] = {}
        self.looks: dict[Player, Look] = {}
        self.session: Session | None = None
        self.split: Split | None = None
        """Until the people here have chosen how the game goes on, nobody can play."""
        self.wishes: dict[Player, str] = {}
        """Who is for which way."""
        self.struck: set[int] = set()
        """Lines of the log that do not count any more."""
        self.adopting = False
        """Whether the game is one of today's rules, and that is not written yet."""
        if self.row.phase != LOBBY:
            self.check_lines(saved.commands)
            version = rulebook(self.row.game).version
            if self.row.rules == version:
                self.session = self.opened_session()
                self.repeat(saved.commands)
            else:
                self.reread(saved.commands, version)

    # --- the game again -------------------------------------------------------------------------
    def beginning(self, options: Mapping[str, str]) -> Record:
        seats = [seat.bot if seat.kind == BOT else HUMAN for seat in self.seats]
        seed = f"fair:{self.row.seed}:{self.row.salts}"
        record = new_record(self.row.game, dict(options), seed, seats, self.names())
        return record if self.origin is None else going_on(record, self.origin)

    def opened_session(self, options: Mapping[str, str] | None = None) -> Session:
        """Before the first choice. Alone among bots one may take back whatever one likes: there is nobody to wrong."""
        people = [seat.number for seat in self.seats if seat.kind == HUMAN]
        beginning = self.beginning(self.row.options if options is None else options)
        return Session(beginning, people[0] if len(people) == 1 else NOBODY)

    def reread(self, log: Sequence[Command], now: str) -> None:
        """A game of other rules: as far as it is the same under those of today."""
        old = OldRules(self.row.game, self.row.rules, now)
        try:
            line = last_common(self.title, self.opened_session(), log, self.row.options)
        except BadInput:
            raise old from None
        if line == len(log):
            self.row, self.adopting = replace(self.row, rules=now), True
        elif self.row.phase == OVER:
            raise old
        else:
            self.split = self.split_at(line, log, now)
        self.session = self.opened_session()
        self.struck = {*struck(log), *range(line + 1, len(log) + 1)}
        for command in log:
            self.repeat_one(command)

    def split_at(self, line: int, log: Sequence[Command], now: str) -> Split:
        readings = rulebook(self.row.game).earlier
        options = {**self.row.options, **readings.get(self.row.rules, {})}
        older = self.opened_session(options) if self.row.rules in readings else None
        if older is not None and last_common(self.title, older, log, self.row.options) < len(log):
            older = None
        return Split(self.row.rules, now, line, options, older)

    def check_lines(self, commands: Sequence[Command]) -> None:
        """Whether the log is there from its first line to its last."""
        for number, command in enumerate(commands, 1):
            if command.seq != number:
                raise Divergence(f"Line {number} of the log of the table {self.id} is missing.")
        if len(commands) != self.row.lines:
            raise Divergence(
                f"The log of the table {self.id} has {len(commands)} lines, but {self.row.lines} were written."
            )

    def repeat(self, commands: Sequence[Command]) -> None:
        self.struck, since = struck(commands), last_change(commands)
        for command in commands:
            try:
                self.repeat_one(command)
            except Refusal as refusal:
                raise Divergence(f"Command {command.seq} is refused ({refusal.kind}).") from None
            except BadInput:
                raise Divergence(f"Command {command.seq} cannot be read.") from None
            checked = command is commands[-1] or command.seq % CHECK_EVERY == 0 or command.kind == CHANGED
            if command.hash and checked and command.seq >= since and self.digest() != command.hash:
                raise Divergence(f"After command {command.seq} it is not in the written position.")

    def follow(self, saved: Saved) -> bool:
        """Take over what another process wrote since; False where the table must be built anew."""
        if self.session is None or saved.table.phase == LOBBY or saved.version < self.version:
            return False
        if self.split is not None or saved.table.rules != self.row.rules or last_change(saved.commands):
            return False
        self.row, self.version, self.seats = saved.table, saved.version, saved.seats
        self.holders, self.links, self.sent_away = saved.holders, saved.links, saved.sent_away
        self.parting, self.comments, self.chat = saved.parting, saved.comments, Chat(self.id, saved.chat)
        self.notes = {notes.seat: notes for notes in saved.notes}
        self.notices = {notice.id: notice for notice in saved.notices}
        self.clocks = Clocks(saved.table.clock, saved.clocks)
        self.looks.clear()
        self.repeat(saved.commands)
        return self.seq == saved.table.lines

    def repeat_vote(self, command: Command) -> None:
        about = ord(command.option[0]) - ord("a") if command.kind == "vote" else command.seat
        if command.kind == "vote":
            self.votes[command.seat, about] = command.option.endswith("bot")
        else:
            self.votes = {votes: bot for votes, bot in self.votes.items() if votes[1] != about}

    def repeat_one(self, command: Command) -> None:
        self.note(command)
        if command.kind in ("vote", "stand-in", "resign"):
            self.repeat_vote(command)
        elif command.kind == "settle":
            self.wishes[command.seat] = command.option
        elif command.kind == CHANGED:
            self.wishes.clear()
        if command.seq not in self.struck:
            carry_out(self.title, self.playing(), command)

    def note(self, command: Command) -> None:
        """Remember that the command was carried out: how often, by whom, and that it must not be again."""
        self.commands[command.cmd] = command.seat
        self.seq = command.seq
        self.undos += command.kind == "undo"
        self.chosen[command.seat] += command.kind == "choose"

    def digest(self) -> str:
        return self.playing().game.digest()

    # --- looking --------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        return self.row.phase

    def playing(self) -> Session:
        if self.session is None:
            raise refuse(STALE, "not-begun")
        return self.session

    @cached_property
    def commitment(self) -> str:
        return seal(self.row.seed)

    def promise(self) -> str:
        """Who had a part in chance; see FairOut."""
        if not self.row.sealed:
            return "earlier"
        given = self.row.salts if self.phase != LOBBY else "".join(seat.salt for seat in self.seats)
        return "people" if given.strip(".") else "server"

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def owners(self, guest: str) -> list[str]:
        """Whom this browser is at this table: usually one person, or nobody."""
        return [owner for owner, guests in self.holders.items() if guest in guests]

    def seats_of(self, owners: Sequence[str]) -> list[int]:
        return [seat.number for seat in self.seats if seat.owner and seat.owner in owners]

    def asked(self) -> list[Player]:
        return sorted(self.session.asked()) if self.session and not self.stands_still() else []

    def stands_still(self) -> bool:
        """Whether the game is not over, and nobody can decide anything: its rules have changed."""
        return self.split is not None or self.was_stopped()

    def was_stopped(self) -> bool:
        """Whether its people ended the game, because its rules had changed."""
        return self.session is not None and self.phase == OVER and not self.session.game.is_over()

    def people_asked(self) -> list[Player]:
        return [seat for seat in self.asked() if self.seats[seat].kind == HUMAN and not self.is_played_by_bot(seat)]

    def is_played_by_bot(self, seat: Player) -> bool:
        return bool(self.seats[seat].bot)

    def look(self, seat: Player) -> Look:
        """What the seat sees, worked out once for each change of the table."""
        if seat not in self.looks:
            view = self.playing().view(seat)
            data = msgspec.json.encode(view.data())
            plays = seat != NOBODY and not self.is_played_by_bot(seat) and not self.stands_still()
            asked = view.question() if plays else None
            decision = decision_id(self.id, self.row.seed, self.chosen[seat], view, asked) if asked else 0
            self.looks[seat] = Look(
                view, data, asked, decision, *(final_options(self.title, view) if asked else ([], []))
            )
        return self.looks[seat]

    def can_undo(self, seat: Player) -> bool:
        if self.session is None or self.is_played_by_bot(seat) or self.stands_still():
            return False
        return self.session.can_undo(seat)

    def takes_back(self, seat: Player) -> bool:
        """Whether this is the one person at a table of bots, who may take back everything."""
        return self.session is not None and seat != NOBODY and self.session.alone == seat

    def undo_marks(self, seat: Player) -> bool:
        """Whether the last choice of that person has shown something new, so that taking it back marks the game."""
        return self.takes_back(seat) and self.can_undo(seat) and not self.playing().unseen

    # --- hints ----------------------------------------------------------------------------------
    def may_ask_hint(self, seat: Player) -> bool:
        if seat == NOBODY or self.session is None:
            return False
        return may_ask(self.title, self.takes_back(seat), bool(self.row.hints))

    def is_advice_news(self, seat: Player) -> bool:
        """Whether others should hear that this seat asks for hints, and have not yet."""
        return not self.takes_back(seat) and advised_command(seat) not in self.chat.said

    def tell_advised(self, seat: Player) -> Changes:
        return self.chat.announce("advised", self.seats[seat].name, advised_command(seat))

    # --- what if ------------------------------------------------------------------------------------
    def may_imagine(self, seat: Player) -> bool:
        """Whether the seat may play on from what it knows now, at a table of its own: alone with bots, on its turn."""
        return self.takes_back(seat) and self.look(seat).question is not None

    # --- deciding -------------------------------------------------------------------------------
    def is_repeated(self, seat: Player, cmd: str) -> bool:
        """Whether the command was carried out before; nobody can use another seat's command."""
        if cmd not in self.commands:
            return False
        if self.commands[cmd] != seat:
            raise refuse(MALFORMED, "command-used")
        return True

    def choose(self, seat: Player, cmd: str, decision: int, number: int) -> Changes:
        look = self.look(seat)
        self.check_decision(look, decision)
        if not 0 <= number < len(look.view.options):
            raise refuse(MALFORMED, "no-such-option")
        return self.carry_out(seat, cmd, decision, look.view.options[number])

    def choose_several(self, seat: Player, cmd: str, decision: int, places: Sequence[int]) -> Changes:
        """Pick several things at once: all of them, in the order that the rules want, or none."""
        look = self.look(seat)
        self.check_decision(look, decision)
        series = self.title.series(look.view)
        if series is None:
            raise refuse(MALFORMED, "no-series")
        if len(set(places)) != len(places) or not all(0 <= place < len(series.picks) for place in places):
            raise refuse(MALFORMED, "no-such-option")
        if not series.least <= len(places) <= series.most:
            raise refuse(MALFORMED, "so-many-picks", least=series.least, most=series.most)
        options = self.in_order(seat, [series.picks[place] for place in places], series.done)
        changes: Changes = []
        for option in options:  # each is a line of the log; the page's id stands for the first, and for them all
            changes = [*changes, *self.carry_out(seat, cmd if not changes else self.own_command(), decision, option)]
        return changes

    def in_order(self, seat: Player, picks: Sequence[Option], done: Option) -> list[Option]:
        """The picks as the rules want them, and what ends them; raises the first Refusal, tried on a copy."""
        trial = self.playing().game.clone(Chance())
        trial.turn_to(seat)
        asking = type(trial.asking)
        options = sorted(picks)
        for option in options:
            refusal = trial.why_not(seat, option)
            if refusal is not None:
                raise refusal
            trial.answer(seat, option)
        goes_on = trial.is_asked(seat) and type(trial.asking) is asking
        return [*options, done] if goes_on and done != NO_OPTION and trial.why_not(seat, done) is None else options

    def check_decision(self, look: Look, decision: int) -> None:
        """Whatever is not this seat's decision is over, for all that the seat may know: who guesses learns nothing."""
        if self.split is not None:
            raise refuse(STALE, "rules-changed")
        if look.decision and look.decision == decision:
            return
        raise refuse(STALE, "game-is-over" if self.playing().game.is_over() else "decision-is-over")

    def carry_out(self, seat: Player, cmd: str, decision: int, option: Option) -> Changes:
        game = self.playing()
        game.answer(seat, option)
        text = game.record.choices[-1].partition(" ")[2]
        if not game.game.is_over():
            return self.log("choose", seat, cmd, text, decision)
        self.row = replace(self.row, phase=OVER)
        self.notices.clear()
        return [*self.log("choose", seat, cmd, text, decision), self.ended(game.game)]

    def ended(self, game: Game) -> GameEnded:
        ending, scores = self.title.endings[game.ending], self.title.scores(game)
        return GameEnded(self.id, ending, tuple(game.winners), tuple(scores), time.time())

    def undo(self, seat: Player, cmd: str, decision: int) -> Changes:
        if self.look(seat).decision != decision:
            raise refuse(STALE, "decision-is-over")
        if not self.can_undo(seat):
            raise refuse(STALE, "nothing-to-undo")
        before = self.takebacks()
        self.playing().undo(seat)
        marked = self.takebacks() > before == 0
        told = self.chat.announce("takes-back", self.seats[seat].name) if marked else []
        return [*self.log("undo", seat, cmd, "", decision), *told]

    def log(self, kind: str, seat: Player, cmd: str, option: str, decision: int = 0) -> Changes:
        """A line of the durable log, and everything that was looked at is out of date."""
        hashed = self.digest() if kind in ("choose", "undo", CHANGED) else ""
        command = Command(self.id, self.seq + 1, seat, cmd, kind, decision, option, hashed, time.time())
        self.note(command)
        self.looks.clear()
        return [CommandLogged(command), self.turn_passed()]

    def adopt(self) -> Changes:
        """A game of other rules that is the same under today's is one of today's when it next changes."""
        return self.change_rules(0, SAME, self.seq) if self.adopting else []

    def change_rules(self, seat: Player, way: str, line: int) -> Changes:
        """The log says how the game goes on under the rules of today, and after which of its lines."""
        self.adopting = False
        self.wishes.clear()
        self.row = replace(self.row, rules=rulebook(self.row.game).version)
        change = RulesChanged(self.id, self.row.rules, self.row.options)
        return [change, *self.log(CHANGED, seat, self.own_command(), f"{way} {line}")]

    def turn_passed(self) -> TurnPassed:
        return TurnPassed(self.id, self.phase, self.asked_letters(), self.seq, self.takebacks())

    def takebacks(self) -> int:
        return self.session.takebacks if self.session else 0

    def asked_letters(self) -> str:
        return "".join(seat_letter(seat) for seat in self.asked())

    # --- bots -----------------------------------------------------------------------------------
    def bot_turn(self) -> BotTurn | None:
        """The next decision of a bot, if there is one; what it draws depends on the seed and the choices so far."""
        for seat in self.asked():
            if self.is_played_by_bot(seat):
                record = self.playing().record
                chance = f"{record.seed}/bot/{len(record.choices)}"
                return BotTurn(seat, self.seats[seat].bot, chance, self.seq)
        return None

    def bot_choice(self, turn: BotTurn, option: Option) -> Changes:
        """What the bot chose, or chance where that is not possible; nothing when it is not its turn any more."""
        if self.bot_turn() != turn:
            return []
        options = options_of(self.playing().game, turn.seat)
        if option not in options:
            option = options[Chance(turn.chance).below(len(options))]
        return self.carry_out(turn.seat, self.own_command(), 0, option)

    def own_command(self) -> str:
        """An id that no page can send."""
        return f"table:{self.seq + 1}"

    # --- the beginning --------------------------------------------------------------------------
    def arranged(self) -> SeatsArranged:
        return SeatsArranged(self.id, tuple(self.seats))

    def is_full(self) -> bool:
        return not any(seat.kind == OPEN for seat in self.seats)

    def begin(self) -> Changes:
        """A lobby in which every seat is taken becomes a game: salts are fixed, and the cards are dealt.

        A seat adds what its page sent after the commitment, and a bot nothing: nobody draws for it who knows the rest.
        """
        self.looks.clear()
        self.chosen = [0] * len(self.seats)
        salts = ".".join(seat.salt if seat.kind == HUMAN else "" for seat in self.seats)
        rules = rulebook(self.row.game).version  # those of today, however old the lobby is
        self.row = replace(self.row, phase=PLAYING, salts=salts, rules=rules)
        self.session = self.opened_session()
        row = self.row
        return [self.arranged(), GameBegun(row.id, row.phase, row.salts, row.rules, self.asked_letters())]

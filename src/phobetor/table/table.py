"""A live table: who sits there, the game, and everything that people may do to it.

A table knows no network and no disk. Whatever changes it gives back what changed (`changes.py`); who keeps the table
writes that down before telling anybody, and throws the table away when it cannot be written.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import b32encode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import msgspec

from phobetor.book.rulebook import rulebook
from phobetor.book.text import bot_name
from phobetor.book.title import Title
from phobetor.games import title_of
from phobetor.kernel.agenda import Game, Question
from phobetor.kernel.chance import Chance, commitment
from phobetor.kernel.refusal import MALFORMED, NOT_YOURS, STALE, BadInput, Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player
from phobetor.records.notation import read_choice, seat_letter
from phobetor.records.record import Divergence, Record, new_record
from phobetor.table.changes import (
    Changes,
    ChatSaid,
    ClockSet,
    CommandLogged,
    GameBegun,
    GameEnded,
    HostChanged,
    LetIn,
    LinkDropped,
    LinkMade,
    SeatsArranged,
    SeatsGivenUp,
    SeatsHeld,
    SentAway,
    TableOpened,
    TurnPassed,
)
from phobetor.table.clock import Clocks
from phobetor.table.names import skeleton
from phobetor.table.saved import ChatRow, Command, Saved, SeatRow, TableRow
from phobetor.table.session import Session, final_options

LOBBY, PLAYING, OVER = "lobby", "playing", "over"
HUMAN, BOT, OPEN = "human", "bot", "open"
ALL_TOLD = -2
"""In the chat: the table itself speaks; `text` is then the id of a message and `name` its argument."""
CHECK_EVERY = 20


@dataclass(frozen=True)
class Look:
    """What one seat sees now."""

    view: View
    data: bytes
    question: Question | None
    decision: int
    """Names the question with its options; 0 when the seat decides nothing."""
    final: list[int]
    """The places of the options that nobody can take back."""


@dataclass(frozen=True)
class BotTurn:
    """A bot must decide."""

    seat: Player
    bot: str
    chance: str
    seq: int
    """The number of the last line of the log: an answer to a table that has changed since does not count."""


def new_id() -> str:
    """60 bits nobody can guess, in letters that nobody confuses."""
    return b32encode(secrets.token_bytes(10)).decode().lower()[:12]


def key() -> str:
    return secrets.token_hex(8)


def name_at(bot: str, number: int, language: str) -> str:
    """How a bot is called whom nobody named: what it is, in the language of whoever put it there, and its seat."""
    return f"{bot_name(bot, language)} {seat_letter(number).upper()}"


def stand_in(title: Title) -> str:
    """Who plays for somebody who left: a bot of middling strength, where there is one."""
    return "greedy" if "greedy" in title.bots else next(iter(title.bots))


def refuse(kind: str, text: str, **args: int) -> Refusal:
    return Refusal(kind, "", text, args)


def new_seed() -> str:
    return secrets.token_hex(32)


def seal(seed: str) -> str:
    """What is shown of a seed before the game."""
    return commitment(bytes.fromhex(seed))


def new_table(
    game: str, options: dict[str, str], seats: list[SeatRow], host: str, session: str, clock: int = 0, seed: str = ""
) -> Saved:
    """An unwritten table; without a seed that was sealed before, one is drawn. Raises BadInput for what the game does
    not know."""
    title = title_of(game)
    title.check_players(len(seats))
    values = title.setting_values(options)
    title.table(len(seats), values, Chance())
    full = title.setting_names(values)
    drawn = seed or new_seed()
    row = TableRow(new_id(), game, rulebook(game).version, full, drawn, "", host, time.time(), LOBBY, clock, 0, 1)
    return Saved(row, seats, {host: {session}}, [], [])


def adding(saved: Saved) -> Changes:
    row = saved.table
    holders = [SeatsHeld(row.id, owner, held) for owner, by in saved.holders.items() for held in by]
    return [TableOpened(row), SeatsArranged(row.id, tuple(saved.seats)), *holders]


class OldRules(Exception):
    """The game was played by another version of the rules than this server has: it would not be the same game."""

    def __init__(self, game: str, then: str, now: str) -> None:
        super().__init__(f"Version {then} of the rules of {game}; this is version {now}.")
        self.versions = {"then": then, "now": now}


class Table:
    """Built from what is written about it.

    Raises Divergence when the game cannot be reached again, and OldRules when these are not the rules it was played by.
    """

    def __init__(self, saved: Saved) -> None:
        self.row = saved.table
        self.id = saved.table.id
        self.title = title_of(saved.table.game)
        self.seats = saved.seats
        self.holders = saved.holders
        self.links = saved.links
        self.sent_away = saved.sent_away
        self.chat = saved.chat
        self.said = {line.cmd for line in saved.chat}
        self.clocks = Clocks(saved.table.clock, saved.clocks)
        self.commands: dict[str, int] = {}
        self.seq = 0
        self.undos = 0
        self.chosen = [0] * len(saved.seats)
        self.votes: dict[tuple[int, int], bool] = {}
        self.looks: dict[Player, Look] = {}
        self.session: Session | None = None
        if self.row.phase != LOBBY:
            self.check_rules()
            self.session = Session(self.beginning())
            self.check_lines(saved.commands)
            self.repeat(saved.commands)

    # --- the game again -------------------------------------------------------------------------
    def check_rules(self) -> None:
        version = rulebook(self.row.game).version
        if self.row.rules != version:
            raise OldRules(self.row.game, self.row.rules, version)

    def beginning(self) -> Record:
        seats = [seat.bot if seat.kind == BOT else HUMAN for seat in self.seats]
        record = new_record(
            self.row.game, self.row.options, f"fair:{self.row.seed}:{self.row.salts}", seats, self.names()
        )
        record.rules = self.row.rules
        return record

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
        for command in commands:
            try:
                self.repeat_one(command)
            except Refusal as refusal:
                raise Divergence(f"Command {command.seq} is refused ({refusal.kind}).") from None
            except BadInput:
                raise Divergence(f"Command {command.seq} cannot be read.") from None
            last = command is commands[-1]
            if command.hash and (last or command.seq % CHECK_EVERY == 0) and self.digest() != command.hash:
                raise Divergence(f"After command {command.seq} it is not in the written position.")

    def repeat_one(self, command: Command) -> None:
        self.note(command)
        game = self.playing()
        if command.kind == "choose":
            text = f"{seat_letter(command.seat)} {command.option}"
            player, option = read_choice(self.title, text, len(self.seats), game.settings)
            game.answer(player, option)
        elif command.kind == "undo":
            game.undo(command.seat)

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

    def owners(self, session: str) -> list[str]:
        """Whom this browser is at this table: usually one person, or nobody."""
        return [owner for owner, sessions in self.holders.items() if session in sessions]

    def seats_of(self, owners: Sequence[str]) -> list[int]:
        return [seat.number for seat in self.seats if seat.owner and seat.owner in owners]

    def asked(self) -> list[Player]:
        return sorted(self.session.asked()) if self.session else []

    def people_asked(self) -> list[Player]:
        return [seat for seat in self.asked() if self.seats[seat].kind == HUMAN and not self.is_played_by_bot(seat)]

    def is_played_by_bot(self, seat: Player) -> bool:
        return bool(self.seats[seat].bot)

    def look(self, seat: Player) -> Look:
        """What the seat sees, worked out once for each change of the table."""
        if seat not in self.looks:
            view = self.playing().view(seat)
            data = msgspec.json.encode(view.data())
            asked = view.question() if seat != NOBODY and not self.is_played_by_bot(seat) else None
            decision = self.decision_id(view, asked) if asked else 0
            self.looks[seat] = Look(view, data, asked, decision, final_options(self.title, view) if asked else [])
        return self.looks[seat]

    def decision_id(self, view: View, question: Question) -> int:
        """From the question, its options and how often the seat has chosen, and sealed with the seed of the table.

        It holds nothing that the seat does not know, and nobody else can work it out by guessing the options. It is
        the same after a restart, and while others answer at the same time; it never comes again once the seat has
        chosen, even if that is taken back.
        """
        text = f"{self.id}/{view.seat}/{self.chosen[view.seat]}/{question.step.saved()}/{view.options}"
        sealed = hashlib.blake2b(text.encode(), digest_size=6, key=bytes.fromhex(self.row.seed), person=b"decision")
        return int.from_bytes(sealed.digest(), "big") or 1

    def can_undo(self, seat: Player) -> bool:
        return self.session is not None and not self.is_played_by_bot(seat) and self.session.can_undo(seat)

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

    def check_decision(self, look: Look, decision: int) -> None:
        """Whatever is not this seat's decision is over, for all that the seat may know: who guesses learns nothing."""
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
        return [*self.log("choose", seat, cmd, text, decision), self.ended(game.game)]

    def ended(self, game: Game) -> GameEnded:
        ending, scores = self.title.endings[game.ending], self.title.scores(game)
        return GameEnded(self.id, ending, tuple(game.winners), tuple(scores), time.time())

    def undo(self, seat: Player, cmd: str, decision: int) -> Changes:
        if self.look(seat).decision != decision:
            raise refuse(STALE, "decision-is-over")
        if not self.can_undo(seat):
            raise refuse(STALE, "nothing-to-undo")
        self.playing().undo(seat)
        return self.log("undo", seat, cmd, "", decision)

    def log(self, kind: str, seat: Player, cmd: str, option: str, decision: int = 0) -> Changes:
        """A line of the durable log, and everything that was looked at is out of date."""
        hashed = self.digest() if kind in ("choose", "undo") else ""
        command = Command(self.id, self.seq + 1, seat, cmd, kind, decision, option, hashed, time.time())
        self.note(command)
        self.looks.clear()
        return [CommandLogged(command), self.turn_passed()]

    def turn_passed(self) -> TurnPassed:
        return TurnPassed(self.id, self.phase, self.asked_letters(), self.seq)

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
        options = self.look(turn.seat).view.options
        if option not in options:
            option = options[Chance(turn.chance).below(len(options))]
        return self.carry_out(turn.seat, self.own_command(), 0, option)

    def own_command(self) -> str:
        """An id that no page can send."""
        return f"table:{self.seq + 1}"

    # --- who is away ----------------------------------------------------------------------------
    def vote(self, seat: Player, cmd: str, about: Player, bot: bool, present: set[str]) -> Changes:
        """Those who are here decide by majority whether a bot stands in; `present` are the owners who are."""
        self.votes[seat, about] = bot
        change = self.log("vote", seat, cmd, f"{seat_letter(about)} {'bot' if bot else 'wait'}")
        voters = {found.owner for found in self.seats if found.kind == HUMAN and not found.bot} & present
        voters.discard(self.seats[about].owner)
        wanting = {self.seats[voter].owner for (voter, on), wants in self.votes.items() if on == about and wants}
        if len(wanting & voters) * 2 > len(voters):
            change += self.replace(about, self.seats[about].owner in present)
        return change

    def replace(self, seat: Player, here: bool) -> Changes:
        self.seats[seat] = replace(self.seats[seat], bot=stand_in(self.title))
        self.forget_votes(seat)
        change = self.log("stand-in", seat, self.own_command(), self.seats[seat].bot)
        told = self.announce("bot-plays-on", seat) if here else self.announce("bot-stands-in", seat)
        return [*change, self.arranged(), *told]

    def take_back(self, seat: Player, cmd: str) -> Changes:
        if self.seats[seat].kind != HUMAN or not self.seats[seat].bot:
            raise refuse(STALE, "nobody-stands-in")
        self.seats[seat] = replace(self.seats[seat], bot="")
        self.clocks.forget(seat)
        change = self.log("return", seat, cmd, "")
        return [*change, self.arranged(), *self.announce("is-back", seat)]

    def arranged(self) -> SeatsArranged:
        return SeatsArranged(self.id, tuple(self.seats))

    def forget_votes(self, about: Player) -> None:
        self.votes = {votes: bot for votes, bot in self.votes.items() if votes[1] != about}

    # --- clocks ---------------------------------------------------------------------------------
    def run_clocks(self, now: float) -> Changes:
        """After any change: the time of whoever must decide now runs."""
        if not self.row.clock or self.session is None:
            return []
        choices = len(self.session.record.choices)
        rows = self.clocks.run(self.people_asked(), self.chosen, choices, now)
        return [ClockSet(self.id, row) for row in rows]

    def has_company(self, seat: Player) -> bool:
        """Whether somebody else is at the table who could vote about the seat."""
        owner = self.seats[seat].owner
        return any(other.kind == HUMAN and not other.bot and other.owner != owner for other in self.seats)

    def alarms(self, now: float) -> dict[Player, float]:
        """In how many seconds somebody's time is up, where that matters to anybody."""
        return {seat: self.clocks.left(seat, now) for seat in self.clocks.running() if self.has_company(seat)}

    def late(self, now: float) -> list[Player]:
        return [seat for seat, left in self.alarms(now).items() if left <= 0]

    def time_command(self, seat: Player) -> str:
        """That somebody's time is up is said once a decision."""
        return f"time:{seat}:{self.clocks.begun(seat)}"

    def tell_time(self, now: float) -> Changes:
        change: Changes = []
        for seat in self.late(now):
            if self.time_command(seat) not in self.said:
                change += self.announce("time-is-up", seat, self.time_command(seat))
        return change

    # --- chat -----------------------------------------------------------------------------------
    def say(self, seat: Player, cmd: str, text: str) -> Changes:
        return self.add_line(ChatRow(self.id, len(self.chat), seat, self.seats[seat].name, text, cmd, time.time()))

    def announce(self, message: str, about: Player | str, cmd: str = "") -> Changes:
        name = about if isinstance(about, str) else self.seats[about].name
        number = len(self.chat)
        return self.add_line(ChatRow(self.id, number, ALL_TOLD, name, message, cmd or f"table:{number}", time.time()))

    def add_line(self, line: ChatRow) -> Changes:
        self.chat.append(line)
        self.said.add(line.cmd)
        return [ChatSaid(line)]

    # --- the lobby ------------------------------------------------------------------------------
    def check_lobby(self) -> None:
        if self.phase != LOBBY:
            raise refuse(STALE, "already-begun")

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise refuse(MALFORMED, "no-such-seat")
        return self.seats[number]

    def check_name(self, name: str, number: int) -> None:
        if not name:
            raise refuse(MALFORMED, "name-is-empty")
        for other in self.seats:
            if other.number != number and other.kind != OPEN and skeleton(other.name) == skeleton(name):
                raise refuse(MALFORMED, "name-is-taken")

    def check_bot(self, bot: str) -> str:
        if bot not in self.title.bots:
            raise refuse(MALFORMED, "no-such-bot")
        return bot

    def check_salt(self, salt: str, answered: str) -> None:
        """A salt counts when it answers the commitment of this table: whoever drew it had seen that before."""
        if salt and answered != self.commitment:
            raise refuse(STALE, "seal-is-over") if answered else refuse(MALFORMED, "salt-too-early")

    def sit(self, session: str, number: int, name: str, salt: str, answered: str = "") -> Changes:
        """Sit down in an open seat; who sits already moves."""
        self.check_lobby()
        self.check_salt(salt, answered)
        if session in self.sent_away:
            raise refuse(NOT_YOURS, "sent-away")
        seat = self.seat(number)
        owner = next(iter(self.owners(session)), "") or key()
        mine = self.seats_of([owner])
        if seat.kind != OPEN and number not in mine:
            raise refuse(STALE, "seat-is-taken")
        self.check_name(name, mine[0] if len(mine) == 1 else number)
        if len(mine) == 1 and number not in mine:
            self.seats[mine[0]] = SeatRow(mine[0], OPEN)
        self.seats[number] = SeatRow(number, HUMAN, name, "", owner, salt)
        self.holders.setdefault(owner, set()).add(session)
        return [SeatsHeld(self.id, owner, session), *self.settle()]

    def edit(self, number: int, kind: str, name: str, bot: str, language: str) -> Changes:
        """The host changes a seat: a bot, somebody at the host's device, the host, or nobody."""
        self.check_lobby()
        left, called = self.seat(number).owner, self.seat(number).name
        if kind != OPEN:
            usual = name_at(self.check_bot(bot), number, language) if kind == BOT else self.seat(number).name
            name = name or usual
            self.check_name(name, number)
        if kind == BOT:
            self.seats[number] = SeatRow(number, BOT, name, self.check_bot(bot))
        elif kind == OPEN:
            self.seats[number] = SeatRow(number, OPEN)
        else:
            self.seats[number] = SeatRow(number, HUMAN, name, "", self.row.host)
        return [*self.send_away(left, called), *self.dismiss(left), *self.settle()]

    def send_away(self, owner: str, name: str) -> Changes:
        """Whose last chair the host took does not sit down again here by themselves, from none of their browsers."""
        if not owner or owner == self.row.host or self.seats_of([owner]):
            return []
        gone = self.holders.get(owner, set()) - self.holders.get(self.row.host, set())
        self.sent_away |= dict.fromkeys(gone, name)
        return [SentAway(self.id, session, name) for session in gone]

    def let_in(self, name: str) -> Changes:
        """The host lets somebody sit down again."""
        self.check_lobby()
        back = [session for session, called in self.sent_away.items() if called == name]
        if not back:
            raise refuse(STALE, "not-sent-away")
        for session in back:
            del self.sent_away[session]
        return [*[LetIn(self.id, session) for session in back], *self.announce("may-sit", name)]

    def dismiss(self, owner: str) -> Changes:
        """Who has no seat left holds nothing here; the host stays the host."""
        if not owner or owner == self.row.host or self.seats_of([owner]):
            return []
        self.holders.pop(owner, None)
        self.links.pop(owner, None)
        return [SeatsGivenUp(self.id, owner), LinkDropped(self.id, owner)]

    def leave(self, session: str, present: set[str]) -> Changes:
        """Give up the seat; a host who does so is host no longer if anybody else sits here."""
        self.check_lobby()
        owners = self.owners(session)
        for number in self.seats_of(owners):
            self.seats[number] = SeatRow(number, OPEN)
        change = self.pass_on(present, {*self.holders}) if self.row.host in owners else []
        return change + [given_up for owner in owners for given_up in self.dismiss(owner)] + self.settle()

    def heirs(self, people: set[str]) -> list[str]:
        """Who of these could be the host instead, in the order of their seats."""
        return [seat.owner for seat in self.seats if seat.owner in people - {self.row.host}]

    def pass_on(self, *preferred: set[str]) -> Changes:
        """Somebody else who sits here is the host from now on: of the first people, or else of the next."""
        heirs = [heir for people in preferred for heir in self.heirs(people)]
        if not heirs:
            return []
        left, self.row = self.row.host, replace(self.row, host=heirs[0])
        told = self.announce("is-host", self.seats_of(heirs[:1])[0])
        return [HostChanged(self.id, heirs[0]), *self.dismiss(left), *told]

    def start(self, bot: str, language: str) -> Changes:
        """The host begins: bots take the open seats, or these are taken away."""
        self.check_lobby()
        taken = [seat for seat in self.seats if seat.kind != OPEN]
        if bot:
            for seat in self.seats:
                if seat.kind == OPEN:
                    name = name_at(self.check_bot(bot), seat.number, language)
                    self.seats[seat.number] = SeatRow(seat.number, BOT, name, bot)
        else:
            self.title.check_players(len(taken))
            self.seats[:] = [replace(seat, number=number) for number, seat in enumerate(taken)]
        return self.settle()

    def settle(self) -> Changes:
        """A lobby in which every seat is taken becomes a game: salts are fixed, and the cards are dealt.

        A seat adds what its page sent after the commitment, and a bot nothing: nobody draws for it who knows the rest.
        """
        begins = not any(seat.kind == OPEN for seat in self.seats)
        self.looks.clear()
        if not begins:
            return [self.arranged()]
        self.chosen = [0] * len(self.seats)
        salts = ".".join(seat.salt if seat.kind == HUMAN else "" for seat in self.seats)
        rules = rulebook(self.row.game).version  # those of today, however old the lobby is
        self.row = replace(self.row, phase=PLAYING, salts=salts, rules=rules)
        self.session = Session(self.beginning())
        row = self.row
        return [self.arranged(), GameBegun(row.id, row.phase, row.salts, row.rules, self.asked_letters())]

    # --- taking the seat along ------------------------------------------------------------------
    def make_link(self, session: str, token: str) -> Changes:
        """A personal link of whoever holds seats here, instead of an earlier one; `token` is what is kept of it."""
        owners = self.owners(session)
        if not owners:
            raise refuse(NOT_YOURS, "not-seated")
        self.links[owners[0]] = token
        return [LinkMade(self.id, owners[0], token, time.time())]

    def resume(self, session: str, token: str) -> Changes:
        """Whoever comes by the link holds the seats, too; it works once."""
        for owner, kept in self.links.items():
            if hmac.compare_digest(kept, token):
                del self.links[owner]
                self.holders.setdefault(owner, set()).add(session)
                return [LinkDropped(self.id, owner), SeatsHeld(self.id, owner, session)]
        raise refuse(NOT_YOURS, "link-is-used")

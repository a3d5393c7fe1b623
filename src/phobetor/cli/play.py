"""A game in the terminal: people and bots in any mix, at one keyboard."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from pathlib import Path

from phobetor.book.notebook import lines
from phobetor.book.story import Section
from phobetor.book.text import Speaker, bot_name, check_language
from phobetor.book.title import BadInput, Title
from phobetor.bots.bot import Bot
from phobetor.cli.advising import told_advice
from phobetor.cli.ending import show_finale
from phobetor.cli.explain import Explainer
from phobetor.cli.keyboard import Keyboard, Leave, leave_when_told
from phobetor.cli.screen import Screen, wants_plain
from phobetor.cli.telling import told_lines
from phobetor.games import title_of
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal
from phobetor.kernel.view import View
from phobetor.kernel.words import NOBODY, Option, Player
from phobetor.kernel.writing import is_number
from phobetor.lab.loading import load_bot
from phobetor.records.doubt import imagined_scenario
from phobetor.records.laying import beginning_anywhere
from phobetor.records.notation import read_option, seat_letter, write_option
from phobetor.records.record import Divergence, Origin, load_record, new_record
from phobetor.records.story import Reader, seen_by
from phobetor.records.whatif import going_on, imagined
from phobetor.records.witness import finale_of
from phobetor.table.advice import advise, may_ask
from phobetor.table.names import clean_name
from phobetor.table.session import Session

HUMAN = "human"
COMMANDS = ("q", "s", "u", "l", "n", "b", "h")
LOG_LINES = 30
LONG_LIST = 20
"""More options than these are listed by their headings."""
USUAL_PLAYERS = 3


# --- opening a table --------------------------------------------------------------------------------
def play_in_terminal(given: Namespace) -> int:
    check_language(given.lang)
    session = resumed(given) if given.resume else started(given)
    path = Path(given.save or given.resume or default_path(session))
    terminal = Terminal(session, given.lang, Screen(wants_plain(given.plain)), Keyboard(given.answers), path)
    terminal.keeps = bool(given.save or given.resume)
    terminal.hints = given.hints
    terminal.owns_file = given.save is None and given.resume is not None
    if terminal.keyboard.interactive:
        leave_when_told()
    with beginning_anywhere(session.record.beginning_at):
        return terminal.run()


def seats_of(given: Namespace) -> list[str]:
    """The seats as they are named; empty when nobody named them."""
    seats = [seat.strip() for seat in given.seats.split(",")] if given.seats else []
    if seats and given.players and given.players != len(seats):
        raise BadInput(f"--players says {given.players}, but --seats names {len(seats)}.")
    return seats


def resumed(given: Namespace) -> Session:
    path = Path(given.resume)
    record = load_record(path)
    if given.game and given.game != record.game:
        raise BadInput(f"'{path}' is a game of {record.game}, not of {given.game}.")
    if given.seats or given.players or given.seed or given.option:
        raise BadInput(
            "A saved game keeps its seats, seed and options; "
            "with --resume give only --lang, --plain, --answers and --save."
        )
    check_save(given.save)
    check_seats(record.title(), record.seats)
    try:
        with beginning_anywhere(record.beginning_at):
            return Session.resume(record, alone(record.seats))
    except Divergence as divergence:
        raise BadInput(f"'{path}' cannot be resumed: {str(divergence).rstrip('.')}.") from None


def started(given: Namespace) -> Session:
    found = title_of(given.game)
    seats = seats_of(given) or [HUMAN] + [found.usual] * ((given.players or USUAL_PLAYERS) - 1)
    found.check_players(len(seats))
    check_seats(found, seats)
    check_save(given.save)
    seed = given.seed if given.seed is not None else secrets.token_hex(4)
    if not seed.isprintable():
        raise BadInput("The seed must be of letters that can be printed.")
    record = new_record(given.game, dict(given.option), seed, seats, names(seats, given.lang, found))
    return Session(record, alone(seats))


def alone(seats: list[str]) -> Player:
    """The one person among bots, who may take back everything; nobody where there are more people, or none."""
    people = [place for place, seat in enumerate(seats) if is_human(seat)]
    return people[0] if len(people) == 1 and len(seats) > 1 else NOBODY


def is_human(seat: str) -> bool:
    return seat.partition(":")[0] == HUMAN


def check_seats(found: Title, seats: list[str]) -> None:
    for seat in seats:
        if is_human(seat):
            continue
        if ".py:" not in seat and seat not in found.bots:
            known = ", ".join([HUMAN, *found.bots])
            raise BadInput(f"There is no player '{seat}'; there are: {known}, human:NAME and FILE.py:CLASS.")
        load_bot(found, seat)


def names(seats: list[str], language: str, found: Title) -> list[str]:
    """`human:Anna` is Anna; who has no name is called by what they are and their seat."""
    say = Speaker(found, language, [], [])
    called = []
    for place, seat in enumerate(seats):
        kind, _, name = seat.partition(":")
        usual = say.say("cli-player") if kind == HUMAN else bot_name(kind, language)
        own = clean_name(name) if kind == HUMAN else ""
        called.append(own or f"{usual} {seat_letter(place).upper()}")
    return called


def check_save(name: str | None) -> None:
    if not name:
        return
    if Path(name).exists():
        raise BadInput(f"'{name}' is there already; go on with it by --resume, or save under another name.")
    if not Path(name).absolute().parent.is_dir():
        raise BadInput(f"'{name}' cannot be written: there is no folder '{Path(name).parent}'.")


def default_path(session: Session) -> Path:
    record = session.record
    safe = "".join(letter for letter in record.seed if letter.isalnum())[:40] or "game"
    return Path(f"{record.game}-{safe}.phobetor.json")


def free_path(path: Path) -> Path:
    """The path itself, or the first of its neighbours that does not exist yet."""
    stem, number, found = path.name.partition(".")[0], 1, path
    while found.exists():
        number += 1
        found = path.with_name(path.name.replace(stem, f"{stem}-{number}", 1))
    return found


# --- the game ---------------------------------------------------------------------------------------
class Terminal:
    """Shows the table to whoever decides, and takes their answers."""

    def __init__(self, session: Session, language: str, screen: Screen, keyboard: Keyboard, path: Path) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.path = path
        self.owns_file = False  # whether the file at `path` is this very game's
        self.hints = False  # whether several people may ask for hints, too
        self.keeps = False  # whether the end of the game is saved unasked
        self.tries = False  # whether the game is only tried, and the real one waits
        record = session.record
        self.say = Speaker(session.title, language, session.settings, record.names)
        self.reader = Reader(self.say)
        self.explainer = Explainer(session, screen, self.say)
        self.humans = [place for place, seat in enumerate(record.seats) if is_human(seat)]
        self.bots: dict[Player, Bot] = {
            place: load_bot(session.title, seat) for place, seat in enumerate(record.seats) if not is_human(seat)
        }
        self.viewer: Player = self.humans[0] if len(self.humans) == 1 else NOBODY
        self.read_until = dict.fromkeys(range(record.players), max(0, len(session.log.entries) - LOG_LINES))
        self.shown_at = (NOBODY, -1)  # who saw the whole table last, and after how many choices
        self.told: dict[Player, frozenset[str]] = {}  # the lines of the table as each player heard them last
        self.said: dict[
            Player, dict[int, str]
        ] = {}  # the lines of the log as each player was told them, by first event
        self.alarmed: dict[Player, frozenset[str]] = {}  # the alarms that each player was told and that still hold

    # --- the course of the game -----------------------------------------------------------------
    def run(self) -> int:
        record = self.session.record
        self.screen.text(self.say.say("cli-welcome", game=self.say.say("game-title"), seed=record.seed))
        if record.origin is not None:
            self.screen.text(self.say.say("cli-what-if"), "dim")
        try:
            while not self.session.game.is_over():
                self.decision()
            self.show_end()
        except KeyboardInterrupt:
            return self.leave()
        return 0

    def decision(self) -> None:
        asked = self.session.asked()
        bots = [player for player in asked if player in self.bots]
        if bots:
            self.let_bot_choose(bots[0])
        else:
            self.ask(self.viewer if self.viewer in asked else asked[0])

    def let_bot_choose(self, player: Player) -> None:
        """The chance of a bot depends on the seed and the place in the game: a resumed game goes on the same."""
        chance = Chance(f"{self.session.record.seed}/bot/{len(self.session.record.choices)}")
        try:
            self.session.answer(player, self.session.decide(self.bots[player], player, chance))
        except Refusal as refusal:
            self.give_up(player, f"chose what is refused: {refusal}")
        except (Exception, SystemExit) as error:
            if ".py:" not in self.session.record.seats[player]:  # our own bots do not fail; a bug must be seen whole
                raise
            self.give_up(player, f"failed: {type(error).__name__}: {error}")

    def give_up(self, player: Player, reason: str) -> None:
        """Whatever somebody's own bot does, the game so far is kept."""
        self.leave()
        raise BadInput(f"The bot '{self.session.record.seats[player]}' {reason}.") from None

    def ask(self, player: Player) -> None:
        self.draw_curtain(player)
        self.show_table(player)
        self.show_question(player)
        before = len(self.session.record.choices)
        while len(self.session.record.choices) == before and player in self.session.asked():
            self.obey(player, self.keyboard.read())
        self.confirm(player)

    def confirm(self, player: Player) -> None:
        """A person may think again before the turn passes on, as long as nothing new was revealed."""
        if not self.keyboard.interactive or player in self.session.asked():
            return
        if self.session.can_undo(player) and (self.session.alone == NOBODY or self.session.unseen):
            self.show_news(player)
            self.screen.text(self.say.say("cli-confirm"), "dim")
            answer = self.keyboard.read()
            if answer == "u":
                self.undo(player)
            elif answer == "q":
                raise Leave

    # --- the curtain ----------------------------------------------------------------------------
    def draw_curtain(self, player: Player) -> None:
        """Between two people the hands are hidden until the next one is ready."""
        if player == self.viewer:
            return
        if self.viewer in self.humans:
            self.hand_over(self.viewer)
        self.screen.clear()
        self.screen.text(self.say.say("cli-curtain", player=self.say.player(player)), "bold")
        self.keyboard.pause()
        self.screen.clear()
        self.viewer = player

    def hand_over(self, player: Player) -> None:
        """Who decided last sees what came of it before the screen is wiped."""
        if self.show_news(player) and self.keyboard.interactive:
            self.screen.text(self.say.say("cli-hand-over"), "dim")
            self.keyboard.pause()

    # --- showing --------------------------------------------------------------------------------
    def show_table(self, player: Player, again: bool = False) -> None:
        """What happened, what to notice, and the table; in plain lines the table only if others decided since it was
        shown, or if it was laid out anew."""
        wanted = again or self.is_laid_out_anew(player)
        self.show_news(player)
        self.show_alarms(player)
        view = self.session.view(player)
        is_known = self.shown_at == (player, len(self.session.record.choices))
        if wanted or not is_known or not (self.screen.plain or self.is_passing(view)):
            self.screen.lines(self.painted(player, view, again))

    def is_passing(self, view: View) -> bool:
        question = view.question()
        return question is not None and isinstance(question.step, tuple(self.session.title.passing))

    def painted(self, player: Player, view: View, whole: bool) -> list[str]:
        """The table; of a map in plain lines only what this player has not been told like that."""
        lines = self.session.title.paint(view, self.say, self.screen.plain)
        known, self.told[player] = self.told.get(player, frozenset()), frozenset(lines)
        if whole or not self.screen.plain:
            return lines
        return [line for line in lines if line not in known or not self.session.title.is_still(line, self.say)]

    def is_laid_out_anew(self, player: Player) -> bool:
        """Whether something that this player has not read yet replaces what lies on the table."""
        told = self.session.told_since(self.read_until[player])
        return any(entry.event in self.session.title.anew for entry in told)

    def show_news(self, player: Player) -> bool:
        """What this player has not read yet; tells whether there was anything."""
        since = self.read_until[player]
        known = self.said.get(player, {})
        sections = self.reader.since(self.session.log.entries, since, player)
        for section in sections:  # a line to which only a detail was added reads as before
            section.lines = [
                line for line in section.lines if line.first >= since or known.get(line.first) != line.text
            ]
        self.show_sections(sections, player, since, False)
        self.said[player] = known | {line.first: line.text for section in sections for line in section.lines}
        self.read_until[player] = len(self.session.log.entries)
        return self.read_until[player] > since

    def show_log(self, player: Player, since: int, details: bool = False) -> None:
        """What happened, as this player may know it."""
        self.show_sections(self.reader.since(self.session.log.entries, since, player), player, since, details)

    def show_sections(self, sections: list[Section], player: Player, since: int, details: bool) -> None:
        for section in sections:
            for text in told_lines(section, section.first < since, self.say, player, details):
                self.screen.text(f"  {text}", "dim", "    ")

    def show_alarms(self, player: Player) -> None:
        """What this player should notice now, said once."""
        found = self.session.title.alarms(self.session.view(player), self.say)
        known, self.alarmed[player] = self.alarmed.get(player, frozenset()), frozenset(one.id for one in found)
        for one in found:
            if one.id not in known:
                self.screen.text(f"! {one.title} {one.text}".rstrip(), "bold", "  ")

    def offered(self, player: Player) -> list[Option]:
        """The options in the order in which they are numbered: by what they do, then by card. Of several things that
        are picked together, those that cannot come first in the record are among them: people pick in any order."""
        view = self.session.view(player)
        series = self.session.title.series(view)
        return sorted({*view.options, *(series.picks if series is not None else [])})

    def show_question(self, player: Player) -> None:
        view, title = self.session.view(player), self.session.title
        question = view.question()
        assert question is not None
        prompt = " ".join(filter(None, [self.say.prompt(question.step), title.aside(view, self.say)]))
        self.screen.text()
        self.screen.text(prompt if len(self.humans) == 1 else f"{self.say.player(player)}: {prompt}", "bold")
        self.show_options(view)
        if self.keyboard.interactive:
            self.show_hint(view)
        if not self.screen.plain:
            self.screen.text(self.say.say("cli-keys"), "dim")

    def show_hint(self, view: View) -> None:
        """How else this question can be answered: who picks one after the other has to do it in the record's order."""
        series = self.session.title.series(view)
        if series is not None and series.most > 1:
            self.screen.text(self.say.say("cli-several-options"), "dim")
        elif len(view.options) == 1:
            self.screen.text(self.say.say("cli-lone-option"), "dim")

    def show_options(self, view: View) -> None:
        """A list of its own length; where that is long, what the bar puts under one heading stands in one line."""
        texts, bar = self.option_texts(view), self.session.title.bar
        if len(texts) <= LONG_LIST or bar is None or self.session.title.series(view) is not None:
            self.screen.numbered(texts)
            return
        chips = bar(view, self.say).chips
        words = [chip.words if chip.under else text for chip, text in zip(chips, texts, strict=True)]
        self.screen.grouped([(chip.tab, chip.under) for chip in chips], words)

    def option_texts(self, view: View) -> list[str]:
        """Each option, and what it means on this table."""
        remarks = dict(zip(view.options, self.session.title.remarks(view, self.say), strict=True))
        told = [(self.say.option(option), remarks.get(option, "")) for option in self.offered(view.seat)]
        return [f"{text} · {remark}" if remark else text for text, remark in told]

    def show_end(self) -> None:
        """The last position as everybody may see it, then the end, in which nothing is hidden any more."""
        seat = self.humans[0] if len(self.humans) == 1 else NOBODY
        self.show_log(seat, self.read_until.get(self.viewer, 0))
        self.screen.lines(self.session.title.paint(self.session.view(seat), self.say, self.screen.plain))
        show_finale(finale_of(self.session.record, self.say.language, seat), self.say, self.screen)
        if self.session.takebacks:
            self.screen.text(self.say.say("cli-with-takebacks"), "dim")
        if self.keeps:
            self.save()
        elif self.keyboard.interactive and not self.tries:
            self.screen.text(self.say.say("cli-keep"), "dim")
            if self.keyboard.read() == "s":
                self.save()

    # --- obeying --------------------------------------------------------------------------------
    def obey(self, player: Player, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        if word in COMMANDS:
            self.command(word, player)
        elif word.startswith("?"):
            self.explainer.explain(player, f"{word[1:]} {rest}".strip(), self.offered(player))
        elif word == "why":
            self.explainer.why(player, rest.strip())
        elif answer == "doubt":
            self.doubt(player)
        elif answer == "hint":
            self.advise(player)
        elif answer == "what if":
            self.what_if(player)
        elif answer:
            self.choose(player, answer)
        elif len(self.offered(player)) == 1:
            self.take(player, answer, self.offered(player))
        else:
            self.show_question(player)

    def command(self, word: str, player: Player) -> None:
        if word == "q":
            raise Leave
        if word == "s":
            self.save()
        elif word == "u":
            self.undo(player)
        elif word == "l":
            self.show_log(player, max(0, len(self.session.log.entries) - LOG_LINES), details=True)
        elif word == "n":
            self.show_notebook(player)
        elif word == "b":
            self.show_table(player, again=True)
            self.show_question(player)
        else:
            self.show_help()

    def show_notebook(self, player: Player) -> None:
        """What this player knows and what follows; the same as the page of notes on the web."""
        seen = seen_by(self.session.log.entries, player)
        fill = self.session.title.notebook
        known = [*lines(fill(self.session.view(player), seen, self.say), self.say)] if fill else []
        for line in known or [self.say.say("notebook-empty")]:
            self.screen.text(line, indent="    ")

    def advise(self, player: Player) -> None:
        """What a search would do in this player's place, where that may be asked."""
        if not may_ask(self.session.title, len(self.humans) == 1, self.hints):
            self.screen.text(self.say.say("cli-no-hints"), "yellow")
            return
        self.screen.text(self.say.say("cli-hint-thinks"), "dim")
        view = self.session.view(player)
        for line in told_advice(advise(self.session.title, view), view, self.say):
            self.screen.text(line, indent="    ")

    def what_if(self, player: Player) -> None:
        """Play on from what this player knows, in a game of its own; the real one waits, and nothing of it changes."""
        if len(self.humans) > 1:
            self.screen.text(self.say.say("cli-no-what-if"), "yellow")
            return
        record, seed = self.session.record, secrets.token_hex(4)
        position = imagined(self.session.title, self.session.view(player), seed)
        fresh = new_record(record.game, record.options, seed, record.seats, record.names)
        tried = Session(going_on(fresh, Origin("game", seat_letter(player), None, position)), player)
        terminal = Terminal(tried, self.say.language, self.screen, self.keyboard, self.path)
        terminal.tries = True
        terminal.run()
        self.screen.text(self.say.say("cli-what-if-over"), "bold")
        self.show_table(player, again=True)
        self.show_question(player)

    def doubt(self, player: Player) -> None:
        """Whoever doubts a rule gets its source and its tests, and the position as they see it, in a file."""
        rules, record = self.explainer.doubt(player), self.session.record
        text = imagined_scenario(self.session.title, self.session.view(player), record.players, rules)
        path = free_path(Path(f"{record.game}-doubt.toml"))
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.screen.text(self.say.say("cli-not-saved", path=str(path), reason=str(error.strerror)), "yellow")
            return
        self.screen.text(self.say.say("cli-doubt", path=str(path)))

    def show_help(self) -> None:
        """What can be typed, with examples of this game; what it does stands in a column of its own."""
        lines = [line.partition("  ") for line in self.say.say("cli-help", **self.explainer.examples()).splitlines()]
        width = max(len(typed) for typed, gap, _ in lines if gap) + 2
        for typed, gap, does in lines:
            text = f"{typed.ljust(width)}{does.strip()}" if gap else typed
            self.screen.text(text, indent=" " * width if gap else "")

    def choose(self, player: Player, answer: str) -> None:
        """A number from the list, several numbers where several things are picked, or a choice in writing."""
        options = self.offered(player)
        words = answer.replace(",", " ").split()
        if all(is_number(word) for word in words):
            wrong = [word for word in words if not 1 <= int(word) <= len(options)]
            if wrong:
                self.reject(answer, self.say.say("cli-no-such-number", number=wrong[0], most=len(options)))
            else:
                self.take(player, answer, [options[int(word) - 1] for word in words])
            return
        try:
            option = read_option(self.session.title, answer, self.session.settings)
        except BadInput:
            self.reject(answer, self.say.say("cli-not-understood", answer=answer))
            return
        self.take(player, answer, [option])

    def take(self, player: Player, answer: str, options: list[Option]) -> None:
        if len(options) > 1 and not self.are_picks(player, sorted(options)):
            self.reject(answer, self.say.say("cli-one-at-a-time"))
            return
        try:
            for option in sorted(options):
                self.session.answer(player, option)
        except Refusal as refusal:
            self.reject(answer, self.say.refusal(refusal))
            return
        self.shown_at = (player, len(self.session.record.choices))
        if len(options) > 1:
            self.finish_picking(player)

    def are_picks(self, player: Player, options: list[Option]) -> bool:
        """Whether the options can be chosen one after the other as answers to one question, tried on a copy."""
        trial = self.session.game.clone(Chance())
        kinds = set()
        for option in options:
            if trial.why_not(player, option) is not None:
                return False
            kinds.add((type(trial.asking), self.session.title.verb(option)))
            trial.choose(option)
        return len(kinds) == 1

    def finish_picking(self, player: Player) -> None:
        """Who picked several things at once has picked all they want."""
        for option in self.offered(player):
            verb = self.session.title.verb(option)
            if verb is not None and verb.name == "done":
                self.session.answer(player, option)
                self.shown_at = (player, len(self.session.record.choices))
                return

    def reject(self, answer: str, reason: str) -> None:
        """A person may try again; a file of answers that went astray is of no use any more."""
        if self.keyboard.interactive:
            self.screen.text(reason, "yellow")
            return
        found, settings = self.session.title, self.session.settings
        options = ", ".join(write_option(found, option, settings) for option in self.offered(self.viewer))
        line = self.keyboard.line
        raise BadInput(self.say.say("cli-bad-answer", line=line, answer=answer, reason=reason, options=options))

    def undo(self, player: Player) -> None:
        before = self.session.takebacks
        try:
            self.session.undo(player)
        except Refusal as refusal:
            self.screen.text(self.say.refusal(refusal), "yellow")
            return
        marked = self.session.takebacks > before
        self.screen.text(self.say.say("cli-taken-back-marked" if marked else "cli-taken-back"), "yellow")
        self.shown_at = (NOBODY, -1)
        self.read_until = {seat: min(seen, len(self.session.log.entries)) for seat, seen in self.read_until.items()}
        self.said = {}

    # --- saving ---------------------------------------------------------------------------------
    def save(self) -> bool:
        """The first time under a name that is free, then always in that file."""
        path = self.path if self.owns_file else free_path(self.path)
        try:
            self.session.record.save(path)
        except OSError as error:
            print(self.say.say("cli-not-saved", path=str(path), reason=str(error.strerror)), file=sys.stderr)
            return False
        self.path, self.owns_file = path, True
        self.screen.text(self.say.say("cli-kept" if self.session.game.is_over() else "cli-saved", path=str(path)))
        return True

    def leave(self) -> int:
        """Nothing is lost: the game is saved whatever the reason for leaving, unless it is over and was not wanted."""
        if self.tries or not self.session.record.choices or self.session.game.is_over():
            return 0
        return 0 if self.save() else 2

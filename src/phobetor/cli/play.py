"""A game in the terminal: people and bots in any mix, at one keyboard."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from phobetor.book.rulebook import rulebook
from phobetor.book.text import Speaker, check_language
from phobetor.bots.bot import Bot
from phobetor.bots.loading import load_bot
from phobetor.cli.screen import Screen
from phobetor.games import title_of
from phobetor.games.title import BadInput
from phobetor.kernel.chance import Chance
from phobetor.kernel.refusal import Refusal
from phobetor.kernel.words import Option, Player
from phobetor.records.notation import read_option, seat_letter, write_option
from phobetor.records.record import Divergence, load_record, new_record
from phobetor.table.session import Session

HUMAN = "human"
LOG_LINES = 40


class Leave(Exception):
    """The person at the keyboard wants to stop, or there are no more answers."""


class Keyboard:
    """Where answers come from: a person, or a file with one answer a line and # for comments."""

    def __init__(self, answers: str | None) -> None:
        self.interactive = answers is None and sys.stdin.isatty()
        self.lines: Iterator[str] | None = None
        if answers is not None and answers != "-":
            try:
                self.lines = iter(Path(answers).read_text(encoding="utf-8").splitlines())
            except OSError as error:
                raise BadInput(f"The answers '{answers}' cannot be read: {error.strerror}.") from None

    def read(self, prompt: str) -> str:
        if self.lines is None:
            return self.ask(prompt)
        for line in self.lines:
            answer = line.partition("#")[0].strip()
            if answer:
                print(f"{prompt}{answer}")
                return answer
        raise Leave

    def ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None


def play_in_terminal(given: Namespace) -> int:
    check_language(given.lang)
    keyboard = Keyboard(given.answers)
    session, path = resumed(given) if given.resume else started(given)
    plain = given.plain or not sys.stdout.isatty()
    return Terminal(session, given.lang, Screen(plain), keyboard, path).run()


def resumed(given: Namespace) -> tuple[Session, Path]:
    path = Path(given.resume)
    record = load_record(path)
    if given.game and given.game != record.game:
        raise BadInput(f"'{path}' is a game of {record.game}, not of {given.game}.")
    if given.seats or given.players or given.seed or given.option:
        raise BadInput(
            "A saved game keeps its seats, seed and options; give only --lang, --plain and --save with --resume."
        )
    try:
        return Session.resume(record), Path(given.save) if given.save else path
    except Divergence as divergence:
        raise BadInput(f"'{path}' cannot be resumed: {divergence}") from None


def started(given: Namespace) -> tuple[Session, Path]:
    if not given.game:
        raise BadInput("Say which game to play, for instance: phobetor play nightmarium.")
    found = title_of(given.game)
    seats = given.seats.split(",") if given.seats else [HUMAN] + ["greedy"] * ((given.players or 3) - 1)
    if given.players and given.players != len(seats):
        raise BadInput(f"--players says {given.players}, but --seats names {len(seats)}.")
    found.check_players(len(seats))
    for seat in seats:
        if seat.partition(":")[0] != HUMAN:
            check_bot(given.game, seat)
    seed = given.seed if given.seed is not None else secrets.token_hex(4)
    record = new_record(given.game, dict(given.option), seed, seats, names(seats, given.lang, given.game))
    return Session(record), save_path(given, seed)


def check_bot(game: str, seat: str) -> None:
    found = title_of(game)
    if ".py:" not in seat and seat not in found.bots:
        raise BadInput(f"There is no player '{seat}'; there are: {', '.join([HUMAN, *found.bots])}, or FILE.py:CLASS.")
    load_bot(found, seat)


def names(seats: list[str], language: str, game: str) -> list[str]:
    """`human:Anna` is Anna; who has no name is called by what they are and their seat."""
    say = Speaker(title_of(game), language, [], [])
    found = []
    for place, seat in enumerate(seats):
        kind, _, name = seat.partition(":")
        called = say.say("cli-player") if kind == HUMAN else Path(kind).stem.capitalize()
        found.append(name if name and kind == HUMAN else f"{called} {seat_letter(place).upper()}")
    return found


def save_path(given: Namespace, seed: str) -> Path:
    if given.save:
        if Path(given.save).exists():
            raise BadInput(f"'{given.save}' is there already; go on with it by --resume, or save under another name.")
        return Path(given.save)
    safe = "".join(letter for letter in seed if letter.isalnum()) or "game"
    path, number = Path(f"{given.game}-{safe}.phobetor.json"), 1
    while path.exists():
        number += 1
        path = Path(f"{given.game}-{safe}-{number}.phobetor.json")
    return path


class Terminal:
    """Shows the table to whoever decides, and takes their answers."""

    def __init__(self, session: Session, language: str, screen: Screen, keyboard: Keyboard, path: Path) -> None:
        self.session = session
        self.screen = screen
        self.keyboard = keyboard
        self.path = path
        record = session.record
        self.say = Speaker(session.title, language, session.settings, record.names)
        self.book = rulebook(record.game)
        self.humans = [place for place, seat in enumerate(record.seats) if seat.partition(":")[0] == HUMAN]
        self.bots: dict[Player, Bot] = {
            place: load_bot(session.title, seat) for place, seat in enumerate(record.seats) if place not in self.humans
        }
        self.viewer: Player = self.humans[0] if len(self.humans) == 1 else -1
        self.read_until = dict.fromkeys(range(record.players), 0)

    # --- the course of the game -----------------------------------------------------------------
    def run(self) -> int:
        record = self.session.record
        self.screen.text(self.say.say("cli-welcome", game=self.say.say("game-title"), seed=record.seed))
        try:
            while not self.session.game.is_over():
                self.decision()
        except Leave:
            return self.leave()
        self.show_end()
        return 0

    def decision(self) -> None:
        asked = self.session.asked()
        bots = [player for player in asked if player in self.bots]
        if bots:
            chance = Chance(f"{self.session.record.seed}/bot/{len(self.session.record.choices)}")
            self.session.answer(bots[0], self.session.decide(self.bots[bots[0]], bots[0], chance))
        else:
            self.ask(self.viewer if self.viewer in asked else asked[0])

    def ask(self, player: Player) -> None:
        self.draw_curtain(player)
        self.show_table(player)
        before = len(self.session.record.choices)
        while len(self.session.record.choices) == before and player in self.session.asked():
            self.show_question(player)
            self.obey(player, self.keyboard.read("> "))
        self.confirm(player)

    def draw_curtain(self, player: Player) -> None:
        """Between two people the hands are hidden until the next one is ready."""
        if player == self.viewer:
            return
        self.screen.clear()
        self.screen.text(self.say.say("cli-curtain", player=self.say.player(player)), "bold")
        if self.keyboard.interactive:
            self.keyboard.read("")
        self.screen.clear()
        self.viewer = player

    def confirm(self, player: Player) -> None:
        """A person may think again before the turn passes on, as long as nothing new was revealed."""
        if not self.keyboard.interactive:
            return
        if self.session.can_undo(player) and player not in self.session.asked():
            self.screen.text(self.say.say("cli-confirm"))
            if self.keyboard.read("> ") == "u":
                self.undo(player)

    # --- showing --------------------------------------------------------------------------------
    def show_table(self, player: Player) -> None:
        self.show_log(player, self.read_until[player])
        self.read_until[player] = len(self.session.log.entries)
        self.screen.lines(self.session.title.paint(self.session.view(player), self.say, self.screen.plain))

    def show_log(self, player: Player, since: int) -> None:
        """What happened, as this player may know it; the same line several times is shown once."""
        told = [self.say.event(entry.event, entry.seen_by(player)) for entry in self.session.told_since(since)]
        for line, same in groupby(told):
            times = len(list(same))
            self.screen.text(f"  {line}" + (f" (×{times})" if times > 1 else ""), "dim")

    def show_question(self, player: Player) -> None:
        view = self.session.view(player)
        question = view.question()
        assert question is not None
        self.screen.text()
        self.screen.text(f"{self.say.player(player)}: {self.say.prompt(question.step)}", "bold")
        for number, option in enumerate(view.options, 1):
            self.screen.text(f"{number:3}  {self.say.option(option)}")
        if not self.screen.plain:
            self.screen.text(self.say.say("cli-keys"), "dim")

    def show_end(self) -> None:
        seat = self.viewer if self.viewer in self.humans else -1
        self.show_log(seat, self.read_until.get(seat, 0))
        game = self.session.game
        self.screen.lines(self.session.title.paint(self.session.view(seat), self.say, self.screen.plain))
        self.screen.text(self.say.ending(game.ending, game.winners), "bold")
        if self.keyboard.interactive:
            self.screen.text(self.say.say("cli-keep"))
            if self.keyboard.read("> ") == "s":
                self.save()

    # --- obeying --------------------------------------------------------------------------------
    def obey(self, player: Player, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        if word in ("q", "s", "u", "l", "b", "h"):
            self.command(word, player)
        elif word.startswith("?"):
            self.explain(player, (word[1:] + " " + rest).strip())
        elif word == "why":
            self.why(player, rest.strip())
        elif answer:
            self.choose(player, answer)

    def command(self, word: str, player: Player) -> None:
        if word == "q":
            raise Leave
        if word == "s":
            self.save()
        elif word == "u":
            self.undo(player)
        elif word == "l":
            self.show_log(player, max(0, len(self.session.log.entries) - LOG_LINES))
        elif word == "b":
            self.show_table(player)
        else:
            self.screen.text(self.say.say("cli-help"))

    def choose(self, player: Player, answer: str) -> None:
        """A number from the list, several numbers where several things are picked, or a choice in writing."""
        view = self.session.view(player)
        words = answer.replace(",", " ").split()
        if all(word.isascii() and word.isdigit() for word in words):
            wrong = [word for word in words if not 1 <= int(word) <= len(view.options)]
            if wrong:
                self.screen.text(self.say.say("cli-no-such-number", number=wrong[0], most=len(view.options)))
                return
            self.take(player, [view.options[int(word) - 1] for word in words])
            return
        try:
            self.take(player, [read_option(self.session.title, answer, self.session.settings)])
        except BadInput:
            self.screen.text(self.say.say("cli-not-understood", answer=answer))

    def take(self, player: Player, options: list[Option]) -> None:
        try:
            for option in sorted(options) if len(options) > 1 else options:
                self.session.answer(player, option)
            if len(options) > 1:
                self.finish_picking(player)
        except Refusal as refusal:
            self.screen.text(self.say.refusal(refusal), "yellow")

    def finish_picking(self, player: Player) -> None:
        """Who picked several things at once has picked all they want."""
        for option in self.session.view(player).options:
            verb = self.session.title.verb(option)
            if verb is not None and verb.name == "done":
                self.session.answer(player, option)
                return

    def undo(self, player: Player) -> None:
        try:
            self.session.undo(player)
        except Refusal as refusal:
            self.screen.text(self.say.refusal(refusal), "yellow")
            return
        self.read_until = {seat: min(seen, len(self.session.log.entries)) for seat, seen in self.read_until.items()}

    def save(self) -> None:
        self.session.record.save(self.path)
        self.screen.text(self.say.say("cli-saved", path=str(self.path)))

    def leave(self) -> int:
        """Nothing is lost: the game is saved whatever the reason for leaving."""
        self.save()
        return 0

    # --- explaining -----------------------------------------------------------------------------
    def explain(self, player: Player, what: str) -> None:
        """`?` the question, `? 3` an option of the list, `? card 43` a thing, `? NM-4.12` a rule."""
        view = self.session.view(player)
        words = what.split()
        if not words:
            question = view.question()
            assert question is not None
            self.show_rules(question.step.rule.split())
        elif what.upper() in self.book.rules:
            self.show_rules([what.upper()])
        elif len(words) == 1 and words[0].isdigit() and 1 <= int(words[0]) <= len(view.options):
            self.show_rules(self.rules_behind(view.options[int(words[0]) - 1]))
        else:
            self.explain_thing(words)

    def explain_thing(self, words: list[str]) -> None:
        try:
            value = self.session.title.read(words[0], words[-1], self.session.settings)
            if len(words) != 2 or value == 0:
                raise BadInput(" ".join(words))
            self.screen.text(str(self.say.name(words[0], value)))
            self.show_rules(self.session.title.rules_of(words[0], value))
        except BadInput:
            self.screen.text(self.say.say("cli-cannot-explain", what=" ".join(words)))

    def rules_behind(self, option: Option) -> list[str]:
        found = self.session.title
        verb = found.verb(option)
        assert verb is not None
        rules = list(found.rules_of("verb", verb.code))
        for argument, value in zip(verb.arguments, verb.values(option), strict=True):
            rules += found.rules_of(found.kind(argument), value)
        return rules or self.session.game.questions()[0].step.rule.split()

    def show_rules(self, rules: list[str]) -> None:
        for name in rules:
            rule = self.book.rules[name]
            self.screen.text(f"{rule.id}  {rule.text[self.say.language]}")
            if rule.ruling is not None:
                self.screen.text(f"      {rule.ruling.text[self.say.language]}", "dim")

    def why(self, player: Player, what: str) -> None:
        """`why play 43 a2`: the rule that forbids this choice; `why 43`: all that stands against card 43."""
        found, game = self.session.title, self.session.game
        try:
            options = [read_option(found, what, self.session.settings)]
        except BadInput:
            options = [option for option in found.probe(game) if what in self.words_of(option)] or self.anything(what)
        if not options:
            self.screen.text(self.say.say("cli-cannot-explain", what=what))
            return
        legal = [option for option in options if game.why_not(player, option) is None]
        for option in legal:
            self.screen.text(self.say.say("cli-possible", option=self.say.option(option)))
        refusals = [game.why_not(player, option) for option in options if option not in legal]
        sentences = [self.say.refusal(refusal) for refusal in refusals if refusal is not None]
        if not legal or len(options) == 1:
            for sentence in dict.fromkeys(sentences):
                self.screen.text(sentence)

    def anything(self, what: str) -> list[Option]:
        """The choices that begin with a thing, even if nobody at the table has it."""
        options = []
        for verb in self.session.title.verbs:
            try:
                value = self.session.title.read(self.session.title.kind(verb.arguments[0]), what, self.session.settings)
            except (BadInput, IndexError):
                continue
            options.append(verb.of(value))
        return options

    def words_of(self, option: Option) -> list[str]:
        """The arguments of an option as they are written."""
        return write_option(self.session.title, option, self.session.settings).split()[1:]

"""The rules behind a question, an option or a thing, and why something is not possible."""

from __future__ import annotations

from collections.abc import Sequence

from phobetor.book.rulebook import load_rulebook, rulebook
from phobetor.book.text import Speaker
from phobetor.book.title import BadInput
from phobetor.cli.naming import Thing, found
from phobetor.cli.screen import Screen
from phobetor.kernel.refusal import Refusal
from phobetor.kernel.words import Option, Player
from phobetor.kernel.writing import is_number
from phobetor.records.notation import read_option, read_value, write_option
from phobetor.table.session import Session

RULING_INDENT = "    "
MOST_LISTED = 20
MOST_TESTS = 5


class Explainer:
    def __init__(self, session: Session, screen: Screen, say: Speaker) -> None:
        self.session = session
        self.screen = screen
        self.say = say
        self.book = rulebook(session.record.game)

    # --- what the rules say ---------------------------------------------------------------------
    def explain(self, player: Player, what: str, options: Sequence[Option]) -> None:
        """Nothing: the question; `3`: an option; `NM-4.12`: a rule; `card 43`, `herald`: a thing."""
        if not what:
            self.show_rules(self.rules_asked(player))
        elif what.upper() in self.book.rules:
            self.show_rules([what.upper()])
        elif is_number(what) and 1 <= int(what) <= len(options):
            option = options[int(what) - 1]
            self.screen.text(self.say.option(option), "bold")
            self.about_option(option)
            self.show_rules(self.rules_behind(option) or self.rules_asked(player))
        else:
            self.explain_thing(what)

    def rules_asked(self, player: Player) -> list[str]:
        """The rules of the question, and the first rule of whatever can be done."""
        view, title = self.session.view(player), self.session.title
        question = view.question()
        if question is None:
            return []
        verbs = dict.fromkeys(title.verb(option) for option in view.options)
        firsts = [rule for verb in verbs if verb is not None for rule in title.rules_of("verb", verb.code)[:1]]
        return list(dict.fromkeys([*question.step.rule.split(), *firsts]))

    def rules_behind(self, option: Option) -> list[str]:
        title = self.session.title
        verb = title.verb(option)
        assert verb is not None
        rules = list(title.rules_of("verb", verb.code))
        for argument, value in zip(verb.arguments, verb.values(option), strict=True):
            rules += title.rules_of(title.kind(argument), value)
        return list(dict.fromkeys(rules))

    def explain_thing(self, what: str) -> None:
        """The thing of that name; several are listed, so that one can be asked for by its whole name."""
        things = found(self.say, what)
        if not things:
            self.know_nothing(what)
        elif len(things) > 1:
            self.list_things(what, things)
        else:
            kind, value = things[0]
            self.screen.text(str(self.say.name(kind, value)), "bold")
            self.about(kind, value)
            self.show_rules(self.session.title.rules_of(kind, value))

    def list_things(self, what: str, things: Sequence[Thing]) -> None:
        self.screen.text(self.say.say("cli-several-things", what=what))
        for kind, value in things[:MOST_LISTED]:
            self.screen.text(f"{RULING_INDENT}? {self.say.name(kind, value)}", indent=RULING_INDENT + "  ")
        if len(things) > MOST_LISTED:
            self.screen.text(f"{RULING_INDENT}{self.say.say('cli-and-more', count=len(things) - MOST_LISTED)}")

    def about_option(self, option: Option) -> None:
        verb = self.session.title.verb(option)
        assert verb is not None
        for argument, value in zip(verb.arguments, verb.values(option), strict=True):
            self.about(self.session.title.kind(argument), value)

    def about(self, kind: str, value: int) -> None:
        """What a thing does, where the game has a sentence for it."""
        text = self.session.title.describe(f"{kind}-about", value, self.say)
        if text:
            self.screen.text(text)

    def show_rules(self, rules: Sequence[str]) -> None:
        for name in rules:
            rule = self.book.rules[name]
            self.screen.text(f"{rule.id}  {rule.text[self.say.language]}", indent=RULING_INDENT)
            if rule.ruling is not None:
                self.screen.text(f"{RULING_INDENT}{rule.ruling.text[self.say.language]}", "dim", RULING_INDENT)

    def doubt(self, player: Player) -> list[str]:
        """The rules behind the question with their sources and tests, for whoever doubts them; gives back their ids."""
        book, rules = load_rulebook(self.session.record.game), self.rules_asked(player)
        for name in rules:
            rule = book.rules[name]
            self.show_rules([name])
            self.screen.text(f"{RULING_INDENT}{self.say.say('cli-source', source=rule.source)}", "dim", RULING_INDENT)
            for test in rule.tests[:MOST_TESTS]:
                self.screen.text(f"{RULING_INDENT}{self.say.say('cli-test', test=test)}", "dim", RULING_INDENT)
        return rules

    def know_nothing(self, what: str) -> None:
        self.screen.text(self.say.say("cli-cannot-explain", what=what, **self.examples()))

    def examples(self) -> dict[str, str]:
        """What can be asked for in this game: a name, a rule, a choice and a thing of a choice."""
        words = {name: self.say.say(f"example-{name}") for name in ("name", "choice", "thing")}
        return words | {"rule": next(iter(self.book.rules))}

    # --- why not --------------------------------------------------------------------------------
    def why(self, player: Player, what: str) -> None:
        """`play 43 a2`: the rule that forbids this choice; `43`: all that stands against card 43."""
        options = self.meant(player, what)
        if not options:
            self.know_nothing(what)
            return
        refusals = {option: self.session.game.why_not(player, option) for option in options}
        legal = [option for option in options if refusals[option] is None]
        for option in legal:
            self.screen.text(self.say.say("cli-possible", option=self.say.option(option)))
        if not legal:
            self.show_refusals([refusal for refusal in refusals.values() if refusal is not None])

    def show_refusals(self, refusals: Sequence[Refusal]) -> None:
        """One sentence for each reason; general ones only where none speaks of the thing that was asked about."""
        particular = [refusal for refusal in refusals if refusal.args_by_name]
        by_reason: dict[tuple[str, str], Refusal] = {}
        for refusal in particular or refusals:
            by_reason.setdefault((refusal.rule, refusal.text), refusal)
        for refusal in by_reason.values():
            self.screen.text(self.say.refusal(refusal))

    def meant(self, player: Player, what: str) -> list[Option]:
        game = self.session.game
        try:
            return [read_option(self.session.title, what, self.session.settings)]
        except BadInput:
            game.turn_to(player)
            word = what.split()[-1] if what else ""
            return self.probed(word) or self.anything(word) or self.called(what)

    def probed(self, word: str) -> list[Option]:
        """The choices worth asking about in which this word stands."""
        return [option for option in self.session.title.probe(self.session.game) if word in self.words_of(option)]

    def called(self, what: str) -> list[Option]:
        """The choices with a thing that is called so."""
        options: list[Option] = []
        for kind, value in found(self.say, what):
            word = self.session.title.write(kind, value, self.session.settings)
            options += self.probed(word) or self.anything(word)
        return options

    def anything(self, what: str) -> list[Option]:
        """The choices that begin with a thing, even if nobody at the table has it."""
        options, title = [], self.session.title
        for verb in title.verbs:
            try:
                value = read_value(title, title.kind(verb.arguments[0]), what, self.session.settings)
            except (BadInput, IndexError):
                continue
            options.append(verb.of(value))
        return options

    def words_of(self, option: Option) -> list[str]:
        """The arguments of an option as they are written."""
        return write_option(self.session.title, option, self.session.settings).split()[1:]

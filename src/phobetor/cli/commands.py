"""One function for each command; it gets the parsed arguments and returns the exit status."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from phobetor.book.title import LANGUAGES, BadInput
from phobetor.cli.output import progress_bar, show
from phobetor.games import NAMES, UnknownGame, title_of

if TYPE_CHECKING:
    from phobetor.book.rulebook import Rulebook, RuleEntry
    from phobetor.cli.screen import Screen


def play(given: Namespace) -> int:
    from phobetor.cli.play import play_in_terminal

    return play_in_terminal(given)


def puzzle(given: Namespace) -> int:
    from phobetor.cli.puzzling import solve

    return solve(given)


def serve(given: Namespace) -> int:
    from phobetor.cli.serve import serve as open_table

    return open_table(given)


def backup(given: Namespace) -> int:
    from phobetor.cli.operating import backup as copy

    return copy(given)


def restore(given: Namespace) -> int:
    from phobetor.cli.operating import restore as bring_back

    return bring_back(given)


def tables(given: Namespace) -> int:
    from phobetor.cli.operating import tables as look

    return look(given)


def forget(given: Namespace) -> int:
    from phobetor.cli.operating import forget as erase

    return erase(given)


def migrate_store(given: Namespace) -> int:
    from phobetor.cli.operating import migrate_store as move

    return move(given)


def rescue(given: Namespace) -> int:
    from phobetor.cli.rescue import rescue as save

    return save(given)


def load(given: Namespace) -> int:
    from phobetor.cli.load import load as measure

    return measure(given)


# --- the books --------------------------------------------------------------------------------------
def games(given: Namespace) -> int:
    reports = [game_report(name) for name in NAMES]
    if given.json:
        show(reports)
        return 0
    for report in reports:
        print_game(report)
    return 0


def print_game(report: dict[str, Any]) -> None:
    least, most = report["players"]
    rules = report["rules"]
    print(f"{report['id']}: {least} to {most} players, {rules['tested']} of {rules['total']} rules tested")
    print(f"  bots: {', '.join(report['bots'])}; languages: {', '.join(report['languages'])}")
    for name, values in report["options"].items():
        print(f"  --option {name}={'|'.join(values['values'])}  (default {values['default']}, {values['rule']})")


def game_report(name: str) -> dict[str, Any]:
    from phobetor.book.rulebook import load_rulebook

    found, book = title_of(name), load_rulebook(name)
    tested = sum(bool(rule.tests) for rule in book.rules.values())
    return {
        "id": name,
        "title": book.title,
        "players": list(found.players),
        "languages": list(LANGUAGES),
        "rules": {"total": len(book.rules), "tested": tested},
        "bots": list(found.bots),
        "options": {
            setting.name: {"values": setting.values, "default": setting.default, "rule": setting.rule}
            for setting in found.settings
        },
    }


def rules(given: Namespace) -> int:
    from phobetor.book.rulebook import load_rulebook
    from phobetor.book.text import check_language

    check_language(given.lang)
    title_of(given.game)
    book = load_rulebook(given.game)
    reports = [rule_report(rule, given.lang) for rule in chosen_rules(book, given.rule)]
    if given.json:
        show({"game": given.game, "version": book.version, "rules": reports})
    else:
        print_rules(reports, {chapter: texts[given.lang] for chapter, texts in book.chapters.items()})
    return 0


def chosen_rules(book: Rulebook, wanted: str | None) -> list[RuleEntry]:
    """All of them, those of a chapter, or a single one."""
    rules = list(book.rules.values())
    found = [rule for rule in rules if wanted is None or wanted.lower() in (rule.id.lower(), rule.chapter)]
    if not found:
        raise BadInput(
            f"{book.game} has no rule or chapter '{wanted}'; chapters are: {', '.join(book.chapters)}, "
            f"and rules are named from {rules[0].id} to {rules[-1].id}."
        )
    return found


def rule_report(rule: RuleEntry, language: str) -> dict[str, Any]:
    ruling = None
    if rule.ruling is not None:
        ruling = {"text": rule.ruling.text[language], "setting": rule.ruling.setting or None}
    return {
        "id": rule.id, "chapter": rule.chapter, "text": rule.text[language], "source": rule.source,
        "ruling": ruling, "code": rule.code, "tests": rule.tests,
    }  # fmt: skip


def print_rules(reports: list[dict[str, Any]], chapters: dict[str, str]) -> None:
    from phobetor.cli.screen import Screen, wants_plain

    screen, chapter = Screen(wants_plain(False)), ""
    for report in reports:
        if report["chapter"] != chapter:
            chapter = report["chapter"]
            screen.text()
            screen.text(chapters[chapter], "bold")
            screen.text()
        print_rule(report, screen)


def print_rule(report: dict[str, Any], screen: Screen) -> None:
    screen.text(f"{report['id']}  {report['text']}", indent="    ")
    if report["ruling"]:
        screen.text(f"    > {report['ruling']['text']}", "dim", "      ")
    screen.text(f"    source: {report['source']}", "dim", "      ")
    screen.text(f"    code: {', '.join(report['code']) or '-'}", "dim", "      ")
    screen.text(f"    tests: {', '.join(report['tests']) or '-'}", "dim", "      ")


# --- the laboratory ---------------------------------------------------------------------------------
def sim(given: Namespace) -> int:
    from phobetor.cli.simulation import plans_of, report_of, tell_simulation, workers_of
    from phobetor.lab.simulate import simulate_all

    plans = plans_of(given)
    with progress_bar(given.games * len(plans), f"{given.game}: games") as progress:
        tallies = simulate_all(plans, workers_of(given), progress)
    if given.json:
        show(report_of(plans, tallies))
    else:
        tell_simulation(plans, tallies)
    played = sum(len(tally.results) for tally in tallies)
    return 0 if played == given.games * len(plans) else 130


def dataset(given: Namespace) -> int:
    from phobetor.cli.laboratory import dataset as write

    return write(given)


def report(given: Namespace) -> int:
    from phobetor.cli.laboratory import report as write

    return write(given)


def compare(given: Namespace) -> int:
    from phobetor.cli.laboratory import compare as tell

    return tell(given)


def vary(given: Namespace) -> int:
    from phobetor.cli.laboratory import vary as play_all

    return play_all(given)


def bench(given: Namespace) -> int:
    report = bench_environments(given) if given.environments else bench_rules(given)
    if given.json:
        show(report)
    else:
        for name, value in report.items():
            print(f"{name}: {value:,}" if isinstance(value, int) else f"{name}: {value}")
    return 0


def train(given: Namespace) -> int:
    from phobetor.cli.strength import teach

    return teach(given)


def ladder(given: Namespace) -> int:
    from phobetor.cli.strength import measure

    return measure(given)


def puzzles(given: Namespace) -> int:
    from phobetor.cli.puzzling import find

    return find(given)


def bench_rules(given: Namespace) -> dict[str, Any]:
    from phobetor.build import build
    from phobetor.lab import bench as laboratory

    games_a_round = given.games or (2000 if build() == "compiled" else 250)
    return laboratory.bench(given.game, given.players, games_a_round, given.peers, tell_progress)


def bench_environments(given: Namespace) -> dict[str, Any]:
    try:
        from phobetor.research import bench as environments
    except ModuleNotFoundError as error:
        raise BadInput(f"'{error.name}' is not there; install it with: pip install 'phobetor[research]'.") from None
    return environments.bench_environments(given.game, given.players, tell_progress)


def tell_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


# --- records ----------------------------------------------------------------------------------------
def verify(given: Namespace) -> int:
    if (given.commitment or given.salt) and len(given.record) > 1:
        raise BadInput("A commitment and a salt belong to one game; name one record.")
    reports = [record_report(name, given.commitment or "", given.salt) for name in given.record]
    tell_reports(reports, "record", given.json)
    return status_of(reports)


def record_report(name: str, sealed: str, salts: list[str]) -> dict[str, Any]:
    from phobetor.records.fairness import broken_promise, seal_of
    from phobetor.records.record import Divergence, load_record
    from phobetor.records.record import replay as replay_record

    try:
        record = load_record(Path(name))
    except (BadInput, UnknownGame) as error:
        return {"record": name, "holds": False, "error": without_name(error, name)}
    report: dict[str, Any] = {"record": name, "game": record.game, "choices": len(record.choices), "holds": True}
    if record.origin is not None:
        after = "" if record.origin.choice is None else f" after {record.origin.choice} choices"
        report["what_if"] = f"from what seat {record.origin.seat} of the {record.origin.of} knew{after}"
    if seal_of(record):
        report["commitment"] = seal_of(record)
    broken = broken_promise(record, sealed, salts) if sealed or salts else ""
    if broken:
        return report | {"holds": False, "difference": broken}
    try:
        game = replay_record(record)
        return report | {"over": game.is_over(), "fingerprint": game.digest()}
    except Divergence as divergence:
        return report | {"holds": False, "difference": str(divergence)}
    except BadInput as error:
        return report | {"holds": False, "error": str(error)}


def link(given: Namespace) -> int:
    from phobetor.records.link import address_of, open_record, write_link
    from phobetor.records.notation import read_seat
    from phobetor.records.record import Divergence

    record = open_record(given.record)
    seat = str(read_seat(given.seat, record.players)) if given.seat else "all"
    try:
        found = write_link(record)
    except Divergence as divergence:
        print(f"{given.record}: {divergence}", file=sys.stderr)
        return 1
    address = address_of(given.page, found, given.at or 0, seat)
    if given.json:
        show({"game": record.game, "choices": len(record.choices), "letters": len(address), "link": address})
    else:
        print(address)
    return 0


def scenario(given: Namespace) -> int:
    reports = [scenario_report(name) for name in given.file]
    tell_reports(reports, "file", given.json)
    return status_of(reports)


def scenario_report(name: str) -> dict[str, Any]:
    """Whether it holds; a file that cannot be used is an `error`, and the others are run all the same."""
    from phobetor.records.scenario import Difference, run_scenario

    try:
        run_scenario(Path(name))
    except Difference as difference:
        return {"file": name, "holds": False, "difference": without_name(difference, name)}
    except (BadInput, UnknownGame) as error:
        return {"file": name, "holds": False, "error": without_name(error, name)}
    return {"file": name, "holds": True}


def without_name(error: Exception, name: str) -> str:
    return " ".join(str(error).removeprefix(f"{Path(name).name}: ").split())


def status_of(reports: list[dict[str, Any]]) -> int:
    """2 if something cannot be used, else 1 if something does not hold."""
    if any("error" in report for report in reports):
        return 2
    return 0 if all(report["holds"] for report in reports) else 1


def tell_reports(reports: list[dict[str, Any]], key: str, as_json: bool) -> None:
    if as_json:
        show(reports)
        return
    for report in reports:
        if report["holds"]:
            print(f"{report[key]}: holds" + (f" (a what-if {report['what_if']})" if "what_if" in report else ""))
        else:
            print(told_of(report[key], report.get("error") or report["difference"]), file=sys.stderr)


def told_of(name: str, sentence: str) -> str:
    """The sentence with the name of the file, which some name themselves."""
    return sentence if f"'{name}'" in sentence else f"{name}: {sentence}"


def analyse(given: Namespace) -> int:
    from phobetor.cli.analysing import analyse_record

    return analyse_record(given)


def replay(given: Namespace) -> int:
    from phobetor.cli.replay import open_story
    from phobetor.cli.screen import Screen, wants_plain
    from phobetor.records.laying import beginning_anywhere
    from phobetor.records.record import Divergence

    story = open_story(given)
    if given.json:
        with beginning_anywhere(story.record.beginning_at):
            report = story.report()
        show(report)
        return 0 if report["holds"] else 1
    try:
        with beginning_anywhere(story.record.beginning_at):
            story.tell(Screen(wants_plain(given.plain)), given.boards)
    except Divergence as divergence:
        print(f"{given.record}: {divergence}", file=sys.stderr)
        return 1
    return 0

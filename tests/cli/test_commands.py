"""Every command with machine-readable output has a stable shape, and says the same in words."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from running import Said, altered, call, command, environment, finished_record, own_bot, spawn

from phobetor.build import build
from phobetor.lab import simulate

GOLDEN = "01ae832ca1a5e7a16e71a0aaa9d47e63"
SIM_KEYS = {
    "game", "players", "games", "finished", "decisions", "seconds", "wins", "by_bot", "endings", "length",
    "measures", "seed", "options", "hash",
}  # fmt: skip


COMMANDS = [
    "play", "serve", "load", "backup", "restore", "tables", "forget", "rescue", "games", "rules", "sim", "bench",
    "verify", "replay", "link", "scenario",
]  # fmt: skip


def sim(*arguments: str) -> Any:
    return call("sim", "nightmarium", *arguments, "--json").json()


# --- help and version -------------------------------------------------------------------------------
def test_help_is_there_in_less_than_a_third_of_a_second(tmp_path: Path) -> None:
    """Of processor time: what else the machine does at the moment is no matter of ours."""
    times = []
    for _ in range(5):
        began = os.times()
        said = spawn("--help", cwd=tmp_path)
        ended = os.times()
        times.append(sum(ended[2:4]) - sum(began[2:4]))
        assert said.status == 0
    assert 0 < min(times) < 0.3


@pytest.mark.parametrize("name", COMMANDS)
def test_help_lists_every_command_and_every_command_has_help(name: str) -> None:
    assert f"\n    {name}" in call("--help").out
    said = call(name, "--help")
    assert said.status == 0
    assert said.out.startswith(f"usage: phobetor {name}")


def test_the_version_says_which_build_this_is(tmp_path: Path) -> None:
    said = spawn("--version", cwd=tmp_path)
    assert said.status == 0
    assert said.out.strip().endswith(f"({build()})")


# --- the books --------------------------------------------------------------------------------------
def test_games_as_json() -> None:
    games = call("games", "--json").json()
    nightmarium = next(game for game in games if game["id"] == "nightmarium")
    assert set(nightmarium) == {"id", "title", "players", "languages", "rules", "bots", "options"}
    assert nightmarium["players"] == [2, 6]
    assert nightmarium["languages"] == ["en", "ru", "pl"]
    assert set(nightmarium["rules"]) == {"total", "tested"}
    assert nightmarium["options"]["creatures"] == {"values": ["5", "6", "7"], "default": "5", "rule": "NM-3.4"}


def test_games_in_words() -> None:
    said = call("games")
    assert "nightmarium: 2 to 6 players" in said.out
    assert "--option creatures=5|6|7" in said.out


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_rules_as_json(language: str) -> None:
    report = call("rules", "nightmarium", "--lang", language, "--json").json()
    assert set(report) == {"game", "version", "rules"}
    assert report["game"] == "nightmarium"
    for rule in report["rules"]:
        assert set(rule) == {"id", "chapter", "text", "source", "ruling", "code", "tests"}
        assert isinstance(rule["code"], list)
        assert isinstance(rule["tests"], list)
        assert rule["ruling"] is None or set(rule["ruling"]) == {"text", "setting"}
    assert len({rule["id"] for rule in report["rules"]}) == len(report["rules"])


def test_rules_in_words_are_in_the_language() -> None:
    english, russian = call("rules", "nightmarium", "NM-4.12"), call("rules", "nightmarium", "nm-4.12", "--lang", "ru")
    assert english.out.split()[:2] == ["Actions", "NM-4.12"]
    assert russian.out.split()[:2] == ["Действия", "NM-4.12"]
    assert "nightmarium/rules/actions.py:" in english.out


def test_rules_of_one_chapter() -> None:
    rules = call("rules", "nightmarium", "abilities", "--json").json()["rules"]
    assert {rule["chapter"] for rule in rules} == {"abilities"}


# --- the laboratory ---------------------------------------------------------------------------------
def test_a_simulation_as_json() -> None:
    report = sim("--players", "4", "--games", "20", "--seed", "7")
    assert set(report) == SIM_KEYS
    assert report["games"] == report["finished"] == 20
    assert len(report["wins"]) == 4
    assert sum(report["wins"]) == pytest.approx(20, abs=0.01)
    assert report["by_bot"] == {"random": {"games": 80, "wins": pytest.approx(20, abs=0.01)}}
    assert set(report["length"]) == {"mean", "min", "max"}


def test_a_simulation_in_words() -> None:
    said = call("sim", "nightmarium", "--games", "5", "--seed", "7", "--seats", "random,greedy")
    assert said.out.startswith("5 games of nightmarium, 2 players, seed 7\n")
    assert "greedy: " in said.out
    assert "hash " in said.out


def test_a_simulation_tells_the_means_of_what_the_game_measures() -> None:
    plan = ("sim", "deranged", "--players", "3", "--games", "3", "--seed", "7", "--option", "game=training")
    measures = call(*plan, "--json").json()["measures"]
    assert {"escaped", "deaths", "possessions", "curses", "turns"} <= set(measures["hero"])
    assert measures["hero"]["turns"]["count"] == 9
    assert measures["hero"]["turns"]["mean"] > 1
    assert measures["game"]["common loss"]["count"] == 3
    assert f"  hero      turns        {measures['hero']['turns']['mean']:.3f}   9\n" in call(*plan).out


def test_a_game_that_measures_nothing_tells_no_means() -> None:
    assert sim("--games", "1")["measures"] == {}
    assert "measured" not in call("sim", "nightmarium", "--games", "1").out


def test_several_values_make_one_run_for_each_combination() -> None:
    plan = ("--players", "2,3", "--option", "creatures=5,6", "--games", "4", "--seed", "7")
    runs = sim(*plan)["runs"]
    assert [(run["players"], run["options"]) for run in runs] == [
        (2, {"creatures": "5"}), (2, {"creatures": "6"}), (3, {"creatures": "5"}), (3, {"creatures": "6"}),
    ]  # fmt: skip
    alone = sim("--players", "3", "--option", "creatures=6", "--games", "4", "--seed", "7")
    assert alone | {"seconds": 0} == runs[3] | {"seconds": 0}


def test_several_runs_in_words_are_one_table() -> None:
    said = call("sim", "nightmarium", "--players", "2,3", "--seats", "greedy", "--games", "4", "--seed", "7")
    first, *rows = said.out.splitlines()
    assert first == "4 games of nightmarium in each of 2 runs, seed 7"
    assert [row.split() for row in rows[:2]] == [["players", "2", "3"], ["games", "4", "4"]]
    assert rows[2].split()[0] == "length"
    assert rows[3:] == ["  endings", "    enough-creatures      4      4"]


def test_several_runs_of_a_game_that_measures_much_fit_a_terminal() -> None:
    plan = ("sim", "nemesis", "--players", "1,2,3,4,5", "--option", "mode=semi,coop", "--games", "2", "--seed", "7")
    lines = call(*plan).out.splitlines()
    assert max(map(len, lines)) <= 100
    runs = call(*plan, "--json").json()["runs"]
    for about, of in runs[-1]["measures"].items():
        block = lines[-lines[::-1].index(f"  {about}") :]
        for name, entry in of.items():
            row = next(line for line in block if line.strip().startswith(name))
            assert row.split()[-1] == f"{entry['mean']:.3f}"


def test_more_runs_than_fit_are_told_one_table_after_the_other() -> None:
    plan = ("--players", "2,3,4,5,6", "--option", "creatures=5,6,7", "--option", "pure=strict,choice", "--games", "1")
    lines = call("sim", "nightmarium", *plan, "--seed", "7").out.splitlines()
    assert max(map(len, lines)) <= 100
    told = [value for line in lines if line.startswith("  players ") for value in line.split()[1:]]
    assert told == [players for players in "23456" for _ in range(6)]


def test_one_bot_can_be_named_for_all_seats() -> None:
    report = sim("--players", "3", "--seats", "greedy", "--games", "2", "--seed", "7")
    assert report["by_bot"]["greedy"]["games"] == 6


def test_bots_change_seats_unless_they_are_fixed(tmp_path: Path) -> None:
    first = own_bot(tmp_path, "Last")
    plan = ("--seats", f"{first},random,random,random", "--games", "8", "--seed", "7")
    turning, fixed = sim(*plan), sim(*plan, "--fixed")
    assert turning["by_bot"][first]["games"] == fixed["by_bot"][first]["games"] == 8
    assert turning["hash"] != fixed["hash"]


def test_a_bot_of_ones_own_plays_in_several_processes_too(tmp_path: Path) -> None:
    plan = (
        "sim",
        "nightmarium",
        "--seats",
        f"{own_bot(tmp_path, 'Last')},random",
        "--games",
        "60",
        "--seed",
        "1",
        "--json",
    )
    alone, together = call(*plan).json(), spawn(*plan, "--jobs", "2", cwd=tmp_path).json()
    assert alone["hash"] == together["hash"]


def test_the_hash_of_a_seed_is_the_same_on_every_build_and_machine() -> None:
    """When a rule changes, this changes too: put the new hash here in the same commit."""
    assert sim("--players", "4", "--games", "60", "--seed", "golden")["hash"] == GOLDEN


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    plan = ("sim", "nightmarium", "--players", "3", "--games", "120", "--seed", "jobs", "--json")
    alone, together = call(*plan).json(), spawn(*plan, "--jobs", "2", cwd=tmp_path).json()
    assert alone | {"seconds": 0} == together | {"seconds": 0}


def test_another_seed_or_option_is_another_result() -> None:
    plan = ("--players", "2", "--games", "5")
    hashes = {sim(*plan, "--seed", "1")["hash"], sim(*plan, "--seed", "2")["hash"]}
    hashes.add(sim(*plan, "--seed", "1", "--option", "creatures=7")["hash"])
    assert len(hashes) == 3


def interrupted(folder: Path, jobs: str, seconds: float) -> Said:
    plan = command("sim", "nightmarium", "--games", "10000000", "--seed", "1", "--jobs", jobs, "--json")
    with subprocess.Popen(
        plan, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    return Said(process.returncode, out, err)


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT for another process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_prints_what_was_done_so_far(tmp_path: Path, jobs: str) -> None:
    for seconds in (0.8, 3, 10, 40):  # a busy machine needs longer until its processes have begun
        said = interrupted(tmp_path, jobs, seconds)
        if said.out and said.json()["games"]:
            break
    assert (said.status, said.err) == (130, "")
    report = said.json()
    assert set(report) == SIM_KEYS
    assert 0 < report["games"] < 10_000_000


def test_an_interrupt_loses_no_game_that_was_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    play_one = simulate.play_one

    def stopped(plan: simulate.Plan, number: int) -> simulate.Result:
        if number == 7:
            raise KeyboardInterrupt
        return play_one(plan, number)

    monkeypatch.setattr(simulate, "play_one", stopped)
    said = call("sim", "nightmarium", "--games", "9", "--seed", "1", "--json")
    assert (said.status, said.json()["games"]) == (130, 7)


@pytest.fixture
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured does not matter here."""
    monkeypatch.setattr("phobetor.lab.bench.CLONES", 200)


@pytest.mark.usefixtures("short_rounds")
def test_a_benchmark_as_json() -> None:
    report = call("bench", "nightmarium", "--games", "2", "--json").json()
    needed = {"game", "build", "players", "decisions_per_second", "games_per_second", "clone_us"}
    assert needed <= set(report)
    assert report["build"] == build()


@pytest.mark.usefixtures("short_rounds")
def test_a_benchmark_in_words() -> None:
    assert "decisions_per_second: " in call("bench", "nightmarium", "--games", "2").out


# --- records ----------------------------------------------------------------------------------------
def test_a_record_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = finished_record(path)
    report = call("verify", str(path), "--json").json()
    assert [set(entry) for entry in report] == [{"record", "game", "choices", "holds", "over", "fingerprint"}]
    assert report[0]["holds"] is True
    assert report[0]["choices"] == len(record.choices)
    assert report[0]["fingerprint"] == record.hashes[-1][1]
    assert call("verify", str(path)).out == f"{path}: holds\n"


def test_verify_checks_what_a_sealed_table_promised(tmp_path: Path) -> None:
    """The commitment that was shown, the salts that were sent, and no salt for a bot."""
    seed = "5eed" * 16
    sealed = hashlib.sha256(b"phobetor commitment/" + bytes.fromhex(seed)).hexdigest()
    seats = ["human", "random", "random"]
    path = altered(finished_record(tmp_path / "a.json", f"fair:{seed}:mine.."), tmp_path / "game.json", seats=seats)
    assert call("verify", path, "--json").json()[0]["commitment"] == sealed
    for arguments, sentence in (
        (["--commitment", sealed, "--salt", "mine"], ""),
        (["--commitment", sealed.upper()], ""),
        (["--commitment", "0" * 64], "The seed is not the one that was sealed"),
        (["--salt", "yours"], "The salt yours has no part in this deal"),
    ):
        said = call("verify", path, *arguments)
        assert (said.status, said.err.partition(": ")[2].startswith(sentence)) == (int(bool(sentence)), True)
    several = call("verify", path, path, "--salt", "mine")
    assert (several.status, several.err) == (2, "A commitment and a salt belong to one game; name one record.\n")
    plain = altered(finished_record(tmp_path / "b.json"), tmp_path / "plain.json")
    assert "was not dealt from a sealed seed" in call("verify", plain, "--commitment", sealed).err
    record = finished_record(tmp_path / "c.json", f"fair:{seed}:mine.drawn.")
    drawn = altered(record, tmp_path / "drawn.json", seats=seats)
    assert "The server drew a salt for" in call("verify", drawn, "--commitment", sealed).err


def test_verify_names_the_first_choice_that_differs(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    choices = list(record.choices)
    choices[4] = f"{choices[4][0]} target a1"
    wrong = altered(record, tmp_path / "wrong.json", choices=choices)
    said = call("verify", wrong)
    assert said.status == 1
    assert said.err.startswith(f"{wrong}: Choice 5 of {len(choices)}, '{choices[4]}', is refused: ")
    assert said.err.count("\n") == 1
    report = call("verify", wrong, "--json")
    assert report.status == 1
    assert set(report.json()[0]) == {"record", "game", "choices", "holds", "difference"}


def test_verify_names_the_first_fingerprint_that_differs(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    hashes = [[number, digest if number < 40 else "0" * 16] for number, digest in record.hashes]
    said = call("verify", altered(record, tmp_path / "wrong.json", hashes=hashes))
    assert said.status == 1
    assert "After choice 40 of " in said.err


def test_verify_checks_the_outcome(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    said = call("verify", altered(record, tmp_path / "wrong.json", outcome={"ending": "nothing-placed", "winners": []}))
    assert said.status == 1
    assert "The game ends as" in said.err


# --- replay -----------------------------------------------------------------------------------------
def test_a_story_as_json(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    report = call("replay", str(tmp_path / "game.json"), "--json").json()
    assert set(report) == {
        "game", "players", "names", "options", "holds", "scenes", "over", "winners", "ending", "what_if",
    }  # fmt: skip
    assert [scene["choice"] for scene in report["scenes"][1:]] == record.choices
    assert all(set(scene) == {"number", "seat", "choice", "text", "events"} for scene in report["scenes"])
    assert report["over"] is True


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_story_in_words(tmp_path: Path, language: str) -> None:
    record = finished_record(tmp_path / "game.json")
    said = call("replay", str(tmp_path / "game.json"), "--lang", language)
    assert said.status == 0
    assert said.out.count("Bot ") > len(record.choices)


def test_a_story_shows_boards_when_asked(tmp_path: Path) -> None:
    finished_record(tmp_path / "game.json")
    said = call("replay", str(tmp_path / "game.json"), "--boards")
    assert said.out.count("Discard pile: ") > 50


@pytest.mark.parametrize("boards", [[], ["--boards"]])
def test_a_seat_is_told_nothing_of_the_cards_that_others_draw(tmp_path: Path, boards: list[str]) -> None:
    finished_record(tmp_path / "game.json")
    everything = call("replay", str(tmp_path / "game.json")).out
    mine = call("replay", str(tmp_path / "game.json"), "--seat", "a", *boards).out
    assert re.search(r"Bot 1 draws [A-Z]", everything)
    assert re.search(r"You draw [A-Z]", mine)
    drawn = [line for line in mine.splitlines() if re.search(r"\b[Dd]raws ", line)]
    assert any("Bot 1 draws " in line for line in drawn)
    assert not [line for line in drawn if not re.search(r"[Dd]raws (a card|\d+ cards)\.$", line)]
    if boards:
        assert mine.count("\nHand:") > 50


def test_a_link_tells_the_same_story_as_its_record(tmp_path: Path) -> None:
    finished_record(tmp_path / "game.json")
    path = str(tmp_path / "game.json")
    link = call("link", path, "--page", "https://games.example/", "--at", "3", "--seat", "b").out.strip()
    assert link.startswith("https://games.example/replay/link#p1.")
    assert link.endswith(".3.1")
    assert call("replay", link).out == call("replay", path).out
    report = call("link", path, "--json").json()
    assert set(report) == {"game", "choices", "letters", "link"}
    assert report["letters"] == len(report["link"])
    assert call("link", report["link"]).out.strip() == report["link"]


def test_a_link_that_was_cut_gets_a_sentence(tmp_path: Path) -> None:
    finished_record(tmp_path / "game.json")
    link = call("link", str(tmp_path / "game.json")).out.strip()
    said = call("replay", link[:-5])
    assert said.status == 2
    assert said.err.strip() == (
        "This is no whole link of a game: a part of it is missing or was changed. Copy it again."
    )


def test_replay_stops_where_the_record_does_not_hold(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    wrong = altered(record, tmp_path / "wrong.json", choices=[*record.choices[:6], "a target a1"])
    said = call("replay", wrong)
    assert said.status == 1
    assert said.err.startswith(f"{wrong}: Choice 7, ")
    assert call("replay", wrong, "--json").json()["holds"] is False


def test_a_record_that_cannot_be_used_hides_nothing(tmp_path: Path) -> None:
    finished_record(tmp_path / "good.json")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    good, broken = str(tmp_path / "good.json"), str(tmp_path / "broken.json")
    said = call("verify", broken, good)
    assert said.status == 2
    assert said.out == f"{good}: holds\n"
    assert len(said.err.splitlines()) == 1
    reports = json.loads(call("verify", broken, good, "--json").out)
    assert [set(reports[0]), reports[1]["holds"]] == [{"record", "holds", "error"}, True]


# --- scenarios --------------------------------------------------------------------------------------
SCENARIO = """
name = "drawing"
game = "nightmarium"
rules = ["NM-4.1"]
players = 2
next = []
[position]
active = "a"
[position.hands]
a = [1, 2]
[[play]]
choose = "a draw"
next = [10]
expect = { hands = { a = [1, 2, CARD] } }
"""


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "drawing.toml"
    path.write_text(SCENARIO.replace("CARD", "10"), encoding="utf-8")
    assert call("scenario", str(path)).out == f"{path}: holds\n"
    assert call("scenario", str(path), "--json").json() == [{"file": str(path), "holds": True}]


def test_a_scenario_that_does_not_hold(tmp_path: Path) -> None:
    path = tmp_path / "drawing.toml"
    path.write_text(SCENARIO.replace("CARD", "11"), encoding="utf-8")
    said = call("scenario", str(path))
    assert said.status == 1
    assert said.err == f"{path}: Play 1 ('a draw'): hands.a is [1, 2, 10], expected was [1, 2, 11].\n"
    report = call("scenario", str(path), "--json")
    assert report.status == 1
    assert set(report.json()[0]) == {"file", "holds", "difference"}


def test_scenarios_that_cannot_be_used_hide_nothing(tmp_path: Path) -> None:
    files = {"good": SCENARIO.replace("CARD", "10"), "wrong": SCENARIO.replace("CARD", "11"), "unusable": "mood = 5"}
    files["chess"] = files["good"].replace("nightmarium", "chess")
    paths = {name: tmp_path / f"{name}.toml" for name in files}
    for name, text in files.items():
        paths[name].write_text(text, encoding="utf-8")
    said = call("scenario", *(str(paths[name]) for name in ("unusable", "chess", "wrong", "good")))
    assert said.status == 2
    assert said.out == f"{paths['good']}: holds\n"
    unusable, chess, wrong = said.err.splitlines()
    assert "cannot be used" in unusable
    assert "nightmarium, somnicum" in chess
    assert wrong.startswith(f"{paths['wrong']}: Play 1 ")


def test_scenarios_that_cannot_be_used_as_data(tmp_path: Path) -> None:
    path = tmp_path / "chess.toml"
    path.write_text(SCENARIO.replace("CARD", "10").replace("nightmarium", "chess"), encoding="utf-8")
    said = call("scenario", str(path), str(tmp_path / "missing.toml"), "--json")
    assert said.status == 2
    assert [(set(report), report["holds"]) for report in json.loads(said.out)] == [
        ({"file", "holds", "error"}, False)
    ] * 2
    assert said.err == ""


# --- pipes ------------------------------------------------------------------------------------------
@pytest.mark.skipif(os.name == "nt", reason="pipes close differently")
def test_a_reader_who_has_enough_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("rules", "nightmarium", "--json"), cwd=tmp_path, env=environment(),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 0


def test_an_output_without_our_letters_is_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        command("rules", "nightmarium", "--lang", "ru"), cwd=tmp_path, env=environment(PYTHONIOENCODING="ascii"),
        capture_output=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""

"""Bad input: one sentence on standard error that names the right values, exit status 2, nothing overwritten."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from running import Said, altered, call, command, environment, finished_record, own_bot, spawn

GAME_COMMANDS = ["play", "rules", "sim", "bench"]


def assert_one_sentence(said: Said, *values: str) -> None:
    assert said.status == 2
    assert said.err.endswith((".\n", ".]\n")), said.err
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    for value in values:
        assert value in said.err


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- names ------------------------------------------------------------------------------------------
def test_no_command() -> None:
    said = call()
    assert_one_sentence(
        said,
        "play, puzzle, serve, load, backup, restore, tables, forget, migrate-store, rescue, games, rules, sim",
        "dataset",
        "puzzles",
        "analyse",
        "scenario",
    )
    assert said.out == ""


def test_an_unknown_command() -> None:
    assert_one_sentence(call("pla"), "'pla'", "play", "scenario")


@pytest.mark.parametrize("name", GAME_COMMANDS)
def test_an_unknown_game(name: str) -> None:
    assert_one_sentence(call(name, "chess"), "'chess'", "nightmarium")


@pytest.mark.parametrize("name", GAME_COMMANDS)
def test_no_game(name: str) -> None:
    assert_one_sentence(call(name), "nightmarium")


@pytest.mark.parametrize("name", ["play", "games", "rules", "sim", "bench", "verify", "replay", "link", "scenario"])
def test_an_unknown_flag(name: str) -> None:
    arguments = {"games": [], "verify": ["x"], "replay": ["x"], "link": ["x"], "scenario": ["x"]}.get(
        name, ["nightmarium"]
    )
    assert_one_sentence(call(name, *arguments, "--colour"), "'--colour'", "--help")


@pytest.mark.parametrize("name", ["verify", "replay", "link", "scenario"])
def test_no_file(name: str) -> None:
    assert_one_sentence(call(name), f"phobetor {name} --help")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_an_unknown_bot(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--seats", "random,genius"), "'genius'", "random", "greedy")


def test_people_do_not_sit_in_simulations() -> None:
    assert_one_sentence(call("sim", "nightmarium", "--seats", "random,human"), "'human'", "random, greedy")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_an_unknown_option(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--option", "speed=5"), "'speed'", "creatures, first, herald, pure")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_an_unknown_value_of_an_option(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--option", "creatures=4"), "'4'", "5, 6, 7")


@pytest.mark.parametrize("name", ["play", "sim"])
@pytest.mark.parametrize("option", ["creatures", "=5", "creatures="])
def test_an_option_without_a_name_or_value(name: str, option: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--option", option), "name=value")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_a_first_player_who_is_not_there(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--players", "2", "--option", "first=3"), "first", "2")


@pytest.mark.parametrize("name", ["play", "rules"])
def test_an_unknown_language(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--lang", "de"), "'de'", "en, ru, pl")


def test_an_unknown_language_of_a_story() -> None:
    finished_record(Path("game.json"))
    assert_one_sentence(call("replay", "game.json", "--lang", "de"), "'de'", "en, ru, pl")


def test_an_unknown_rule() -> None:
    assert_one_sentence(call("rules", "nightmarium", "NM-99"), "'NM-99'", "abilities", "NM-1.1")


# --- numbers ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["play", "sim", "bench"])
@pytest.mark.parametrize("players", ["1", "7", "1000000"])
def test_an_impossible_number_of_players(name: str, players: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--players", players), "2 to 6 players", players)


@pytest.mark.parametrize("name", ["play", "sim", "bench"])
@pytest.mark.parametrize("players", ["0", "-1", "two", "2.5", "９", "9" * 30])
def test_a_number_that_is_none(name: str, players: str) -> None:
    assert_one_sentence(call(name, "nightmarium", f"--players={players}"), "--players", "whole number from 1")


@pytest.mark.parametrize("players", ["2,", "2,x", ",", "2;3"])
def test_numbers_of_players_of_which_one_is_none(players: str) -> None:
    assert_one_sentence(call("sim", "nightmarium", "--players", players), "--players", "whole number from 1")


def test_several_numbers_of_players_of_which_one_is_impossible() -> None:
    assert_one_sentence(call("sim", "nightmarium", "--players", "2,9", "--games", "9"), "2 to 6 players", "9")


def test_several_values_of_which_one_is_unknown() -> None:
    said = call("sim", "nightmarium", "--option", "creatures=5,4", "--games", "9")
    assert_one_sentence(said, "'4'", "5, 6, 7")


def test_a_value_that_is_named_twice() -> None:
    assert_one_sentence(call("sim", "nightmarium", "--option", "creatures=5,6,5"), "'creatures'", "'5' twice")
    assert_one_sentence(call("sim", "nightmarium", "--players", "3,3"), "number of players", "'3' twice")


def test_combinations_of_which_one_is_impossible() -> None:
    said = call("sim", "nightmarium", "--players", "4,2", "--option", "first=3", "--games", "9")
    assert_one_sentence(said, "first", "2")


def test_several_numbers_of_players_for_named_seats() -> None:
    said = call("sim", "nightmarium", "--players", "2,3", "--seats", "random,greedy")
    assert_one_sentence(said, "--players says 2, 3", "--seats names 2")


@pytest.mark.parametrize("flag", ["--games", "--jobs"])
def test_a_number_of_games_or_processes_that_is_none(flag: str) -> None:
    assert_one_sentence(call("sim", "nightmarium", flag, "0"), flag, "whole number from 1")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_players_and_seats_that_do_not_agree(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--players", "3", "--seats", "random,random"), "3", "2")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_too_many_seats(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--seats", ",".join(["random"] * 7)), "2 to 6 players", "7")


# --- bots of one's own ------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["play", "sim"])
def test_a_bot_file_that_is_not_there(name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--seats", "random,no.py:Bot"), "'no.py'", "FILE.py:CLASS")


@pytest.mark.parametrize("name", ["play", "sim"])
def test_a_bot_class_that_is_not_there(tmp_path: Path, name: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--seats", f"random,{own_bot(tmp_path, 'Nobody')}"), "'Nobody'")


@pytest.mark.parametrize("name", ["play", "sim"])
@pytest.mark.parametrize("text", ["class {", "import nothing_of_this_name", "1 / 0", "raise SystemExit(0)"])
def test_a_bot_file_that_cannot_be_loaded(name: str, text: str) -> None:
    Path("bad_bot.py").write_text(text, encoding="utf-8")
    assert_one_sentence(call(name, "nightmarium", "--seats", "random,bad_bot.py:Bot"), "bad_bot.py")


@pytest.mark.parametrize("name", ["play", "sim"])
@pytest.mark.parametrize("wanted", ["Cheat", "Broken", "Speechless", "Leaving", "Demanding"])
def test_a_bot_that_does_not_play_by_the_rules(tmp_path: Path, name: str, wanted: str) -> None:
    assert_one_sentence(call(name, "nightmarium", "--seats", f"{own_bot(tmp_path, wanted)},random"))


@pytest.mark.parametrize("wanted", ["Cheat", "Broken", "Speechless", "Leaving", "Demanding"])
def test_a_bot_that_does_not_is_named_wherever_it_plays(tmp_path: Path, wanted: str) -> None:
    bot = own_bot(tmp_path, wanted)
    for name in ("report", "dataset"):
        said = call(name, "nightmarium", "--seats", f"{bot},random", "--games", "2", "-o", name)
        assert_one_sentence(said, *(["A bot failed in game 0"] if wanted in ("Broken", "Leaving") else []))
    assert_one_sentence(call("train", "nightmarium", "--teacher", bot, "--games", "2"))
    assert not Path("learned.json").exists()


def test_a_bot_that_cheats_in_another_process(tmp_path: Path) -> None:
    seats = f"{own_bot(tmp_path, 'Cheat')},random"
    said = spawn("sim", "nightmarium", "--seats", seats, "--games", "120", "--jobs", "2", cwd=tmp_path)
    assert_one_sentence(said, "Cheat")


def test_a_process_that_is_ended_from_outside(tmp_path: Path) -> None:
    seats = f"{own_bot(tmp_path, 'Dying')},random"
    said = spawn("sim", "nightmarium", "--seats", seats, "--games", "120", "--jobs", "2", cwd=tmp_path)
    assert_one_sentence(said, "ended from outside")


@pytest.mark.skipif(os.name == "nt", reason="sends a signal as a POSIX terminal does")
def test_who_presses_ctrl_c_twice_is_not_kept_waiting(tmp_path: Path) -> None:
    """The second one comes while the processes are ended."""
    arguments = ("report", "nightmarium", "--games", "3000", "--jobs", "2", "-o", "out")
    process = subprocess.Popen(command(*arguments), env=environment(), cwd=tmp_path, stderr=subprocess.DEVNULL)
    played = tmp_path / "out" / "_played-0.jsonl"
    while not played.exists():
        time.sleep(0.05)
    for _ in range(3):
        process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130


# --- files ------------------------------------------------------------------------------------------
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no device that is always full")
@pytest.mark.parametrize(
    "arguments", [["games"], ["sim", "nightmarium", "--games", "1"], ["train", "nightmarium", "--games", "1"]]
)
def test_a_full_disk_is_one_sentence(tmp_path: Path, arguments: list[str]) -> None:
    where = ["--out", "/dev/full"] if arguments[0] == "train" else []
    with open("/dev/full", "w") as full:
        said = subprocess.run(
            [sys.executable, "-m", "phobetor", *arguments, *where],
            stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), cwd=tmp_path,
        )  # fmt: skip
    assert_one_sentence(Said(said.returncode, "", said.stderr), "No space left on device")


@pytest.mark.skipif(os.name == "nt", reason="closes a stream as a POSIX shell does")
def test_a_closed_stream_is_no_reason_to_fail(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m phobetor sim nightmarium --games 1"
    for closed in (">&-", "<&-", ">&- 2>&- <&-"):
        said = subprocess.run(["sh", "-c", f"{command} {closed}"], capture_output=True, text=True, env=environment())
        assert (said.returncode, said.stderr) == (0, "")


# --- records ----------------------------------------------------------------------------------------
RECORD_COMMANDS = [
    ["verify"],
    ["replay"],
    ["link"],
    ["analyse"],
    ["analyse", "--play-on", "1"],
    ["play", "--plain", "--resume"],
]
BROKEN_RECORDS = {
    "empty": "", "text": "Nightmarium", "list": "[]", "number": "5", "deep": "[" * 100_000, "no-record": '{"a": 1}',
}  # fmt: skip


@pytest.mark.parametrize("name", RECORD_COMMANDS)
def test_a_record_that_is_not_there(name: list[str]) -> None:
    assert_one_sentence(call(*name, "no.json"), "'no.json'")


@pytest.mark.parametrize("name", RECORD_COMMANDS)
def test_a_folder_is_no_record(name: list[str]) -> None:
    Path("folder").mkdir()
    assert_one_sentence(call(*name, "folder"), "'folder'")


@pytest.mark.parametrize("name", RECORD_COMMANDS)
@pytest.mark.parametrize("kind", BROKEN_RECORDS)
def test_a_broken_record(name: list[str], kind: str) -> None:
    Path("broken.json").write_text(BROKEN_RECORDS[kind], encoding="utf-8")
    assert_one_sentence(call(*name, "broken.json"), "'broken.json'")


@pytest.mark.parametrize("name", RECORD_COMMANDS)
def test_a_record_that_is_no_text(name: list[str]) -> None:
    Path("broken.json").write_bytes(b"\xff\xfe\x00\x80")
    assert_one_sentence(call(*name, "broken.json"), "'broken.json'")


WRONG_FIELDS: dict[str, dict[str, object]] = {
    "game": {"game": "chess"},
    "players": {"players": 9},
    "players-text": {"players": "two"},
    "options": {"options": {"speed": "5"}},
    "option-value": {"options": {"creatures": "4"}},
    "option-number": {"options": {"creatures": 5}},
    "seats": {"seats": ["random"]},
    "names": {"names": [1, 2, 3]},
    "choices": {"choices": [1]},
    "hashes": {"hashes": [[[1], "x"]]},
    "outcome": {"outcome": "won"},
    "unknown": {"speed": 5},
    "seed": {"seed": 5},
    "fair-seed": {"seed": "fair:xyz:"},
}


@pytest.mark.parametrize("name", RECORD_COMMANDS)
@pytest.mark.parametrize("field", WRONG_FIELDS)
def test_a_record_with_a_wrong_field(tmp_path: Path, name: list[str], field: str) -> None:
    record = finished_record(tmp_path / "game.json")
    assert_one_sentence(call(*name, altered(record, tmp_path / "wrong.json", **WRONG_FIELDS[field])))


@pytest.mark.parametrize("name", RECORD_COMMANDS)
def test_a_record_of_another_format(tmp_path: Path, name: list[str]) -> None:
    wrong = altered(finished_record(tmp_path / "game.json"), tmp_path / "wrong.json", phobetor=3)
    assert_one_sentence(call(*name, wrong), "format 3", "format 2")


@pytest.mark.parametrize("name", RECORD_COMMANDS)
def test_a_record_of_another_version_of_the_rules(tmp_path: Path, name: list[str]) -> None:
    wrong = altered(finished_record(tmp_path / "game.json"), tmp_path / "wrong.json", rules="0")
    assert_one_sentence(call(*name, wrong), "version 0", "this is version")


@pytest.mark.parametrize("seat", ["d", "A", "1", "ab"])
def test_a_seat_that_is_not_at_the_table(seat: str) -> None:
    finished_record(Path("game.json"))
    assert_one_sentence(call("replay", "game.json", "--seat", seat), f"'{seat}'", "a, b, c")


# --- scenarios --------------------------------------------------------------------------------------
SCENARIO = 'name = "x"\ngame = "nightmarium"\nrules = ["NM-4.1"]\nplayers = 2\n'
BROKEN_SCENARIOS = {
    "not-toml": "name = ",
    "no-name": SCENARIO.replace('name = "x"', ""),
    "no-game": SCENARIO.replace("nightmarium", "chess"),
    "players": SCENARIO.replace("players = 2", "players = 9"),
    "players-text": SCENARIO.replace("players = 2", 'players = "two"'),
    "unknown-key": SCENARIO + "speed = 5\n",
    "next": SCENARIO + "next = 5\n",
    "options": SCENARIO + "options = 5\n",
    "option": SCENARIO + 'options = { speed = "5" }\n',
    "option-value": SCENARIO + 'options = { creatures = "4" }\n',
    "play": SCENARIO + "play = [1]\n",
    "play-nothing": SCENARIO + "[[play]]\n",
    "play-both": SCENARIO + '[[play]]\nchoose = "a draw"\nrefuse = "a draw"\n',
    "play-number": SCENARIO + "[[play]]\nchoose = 5\n",
    "play-unknown": SCENARIO + '[[play]]\nchoose = "a dance"\n',
    "play-seat": SCENARIO + '[[play]]\nchoose = "q draw"\n',
    "expect": SCENARIO + "expect = 5\n",
    "expect-unknown": SCENARIO + "[expect]\nmood = 5\n",
    "expect-offers": SCENARIO + "[expect]\noffers = 5\n",
    "expect-events": SCENARIO + "[expect]\nevents = 5\n",
    "expect-fired": SCENARIO + "[expect]\nfired = 5\n",
    "position": SCENARIO + "position = 5\n",
    "position-unknown": SCENARIO + "[position]\nmood = 5\n",
    "position-hands": SCENARIO + "[position]\nhands = 5\n",
    "position-hand": SCENARIO + "[position.hands]\na = 5\n",
    "position-seat": SCENARIO + "[position.hands]\nq = [5]\n",
    "position-card": SCENARIO + "[position.hands]\na = [999]\n",
    "position-twice": SCENARIO + "[position.hands]\na = [5]\nb = [5]\n",
    "position-creature": SCENARIO + '[position.creatures]\na = [["x"]]\n',
    "position-creatures": SCENARIO + "[position.creatures]\na = 5\n",
    "position-discards": SCENARIO + "[position]\ndiscards = 5\n",
    "position-action": SCENARIO + "[position]\naction = 3\n",
    "position-quiet": SCENARIO + '[position]\nquiet = "x"\n',
}


@pytest.mark.parametrize("kind", BROKEN_SCENARIOS)
def test_a_broken_scenario(kind: str) -> None:
    Path("broken.toml").write_text(BROKEN_SCENARIOS[kind], encoding="utf-8")
    assert_one_sentence(call("scenario", "broken.toml"))


def test_a_scenario_that_is_not_there() -> None:
    assert_one_sentence(call("scenario", "no.toml"), "'no.toml'")


def test_a_scenario_that_is_no_text() -> None:
    Path("broken.toml").write_bytes(b"\xff\xfe\x00\x80")
    assert_one_sentence(call("scenario", "broken.toml"), "broken.toml")


# --- playing ----------------------------------------------------------------------------------------
def play(answers: str, *more: str) -> Said:
    Path("answers.txt").write_text(answers, encoding="utf-8")
    table = ("--seats", "human,random", "--seed", "1", "--option", "first=1")
    return call("play", "nightmarium", *table, "--plain", "--answers", "answers.txt", *more)


@pytest.mark.parametrize("answer", ["99", "0", "1 99"])
def test_a_number_that_is_not_offered(answer: str) -> None:
    assert_one_sentence(play(f"{answer}\n"), "Line 1", "from 1 to ", "draw, exchange")


def test_an_answer_that_means_nothing() -> None:
    assert_one_sentence(play("1\n\n# a comment\ndance with b\n"), "Line 4", "dance with b", "draw, exchange")


def test_an_illegal_choice_names_its_rule() -> None:
    assert_one_sentence(play("play 1 b1\n"), "[NM-4.5]", "draw, exchange")


def test_several_choices_where_one_is_asked_for() -> None:
    assert_one_sentence(play("1 2\n"), "draw, exchange")


def test_an_illegal_choice_saves_nothing(tmp_path: Path) -> None:
    assert play("1\n99\n", "--save", "game.json").status == 2
    assert sorted(os.listdir(tmp_path)) == ["answers.txt"]


def test_answers_that_are_not_there() -> None:
    assert_one_sentence(call("play", "nightmarium", "--answers", "no.txt"), "'no.txt'")


def test_answers_that_are_no_text() -> None:
    Path("answers.txt").write_bytes(b"\xff\xfe\x00\x80")
    assert_one_sentence(call("play", "nightmarium", "--answers", "answers.txt"), "'answers.txt'")


def test_a_file_that_exists_is_not_overwritten() -> None:
    Path("mine.txt").write_text("mine", encoding="utf-8")
    assert_one_sentence(play("s\n", "--save", "mine.txt"), "'mine.txt'", "--resume")
    assert Path("mine.txt").read_text(encoding="utf-8") == "mine"


def test_a_file_in_a_folder_that_is_not_there() -> None:
    assert_one_sentence(play("s\n", "--save", "nowhere/game.json"), "nowhere")


def test_a_resumed_game_does_not_overwrite_another_file() -> None:
    finished_record(Path("game.json"))
    Path("mine.txt").write_text("mine", encoding="utf-8")
    assert_one_sentence(call("play", "--resume", "game.json", "--save", "mine.txt"), "'mine.txt'")
    assert Path("mine.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "more", [["--seed", "5"], ["--players", "3"], ["--seats", "human,random"], ["--option", "pure=choice"]]
)
def test_a_resumed_game_keeps_its_table(more: list[str]) -> None:
    finished_record(Path("game.json"))
    assert_one_sentence(call("play", "--resume", "game.json", *more), "--lang", "--save")


def test_a_resumed_game_of_another_name() -> None:
    finished_record(Path("game.json"))
    assert_one_sentence(call("play", "somnicum", "--resume", "game.json"), "nightmarium")


def test_a_record_that_does_not_hold_is_not_resumed(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    wrong = altered(record, tmp_path / "wrong.json", choices=["a target a1"], hashes=[], outcome=None)
    before = Path(wrong).read_bytes()
    assert_one_sentence(call("play", "--resume", wrong), "cannot be resumed", "Choice 1")
    assert Path(wrong).read_bytes() == before


def test_a_record_with_an_unknown_player_is_not_resumed(tmp_path: Path) -> None:
    record = finished_record(tmp_path / "game.json")
    wrong = altered(record, tmp_path / "wrong.json", seats=["human", "genius", "random"])
    assert_one_sentence(call("play", "--resume", wrong), "'genius'", "random, greedy")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="for this user every folder can be written to")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    said = play("1\nq\n", "--save", str(locked / "game.json"))
    assert_one_sentence(said, "game.json")


WITH_A_WRONG_CARD = """
import sys
from phobetor.games import box
right = box.text_of
box.text_of = lambda game, file: right(game, file).replace("necronaut", "astronaut", 1)
from phobetor.cli.main import run
run(sys.argv[1:])
"""


@pytest.mark.parametrize("arguments", [["sim", "nightmarium", "--games", "1"], ["games"], ["serve", "--port", "0"]])
def test_a_data_file_that_somebody_spoiled(arguments: list[str], tmp_path: Path) -> None:
    wrong = [sys.executable, "-c", WITH_A_WRONG_CARD, *arguments]
    done = subprocess.run(wrong, cwd=tmp_path, env=environment(), capture_output=True, encoding="utf-8", timeout=120)
    assert_one_sentence(
        Said(done.returncode, done.stdout, done.stderr),
        "The game 'nightmarium' cannot be played: data/cards.csv: card 1 has the unknown legion 'astronaut'; known are",
    )
    assert done.stdout == ""


def test_bad_input_is_told_the_same_way_by_the_real_process(tmp_path: Path) -> None:
    for arguments in (
        ["sim", "chess"],
        ["verify", "no.json"],
        ["play", "nightmarium", "--lang", "de"],
        ["games", "--x"],
    ):
        said = spawn(*arguments, cwd=tmp_path)
        assert_one_sentence(said)
        assert said.out == ""
    assert json.loads(spawn("games", "--json", cwd=tmp_path).out)


# --- what others wrote ------------------------------------------------------------------------------
ESCAPES = "\x1b]0;owned\x07\x1b[31mAnna"


@pytest.mark.parametrize(
    "changes",
    [
        {"names": [ESCAPES, "B", "C"]},
        {"seats": [ESCAPES, "random", "random"]},
        {"seed": ESCAPES},
        {"names": ["A" * 9000, "B", "C"]},
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_nothing_in_a_record_reaches_the_terminal_as_a_code(
    tmp_path: Path, changes: dict[str, object], command: str
) -> None:
    record = finished_record(tmp_path / "game.json")
    said = call(command, altered(record, tmp_path / "altered.json", **changes))
    assert said.status in (1, 2)
    assert "\x1b" not in said.out + said.err
    assert "that can be printed" in said.out + said.err


def test_an_error_quotes_no_more_than_helps(tmp_path: Path) -> None:
    said = call("play", "nightmarium", "--seats", "x" * 9000 + "\x1b[31m,random")
    assert said.status == 2
    assert len(said.err) < 700
    assert "\x1b" not in said.err


def test_a_name_from_the_command_line_is_made_harmless() -> None:
    said = call("play", "nightmarium", "--seats", f"human:{ESCAPES},random", "--answers", os.devnull, "--seed", "1")
    assert "\x1b" not in said.out.replace("\x1b[2J\x1b[3J\x1b[H", "")
    assert "Anna" in said.out


def test_a_seed_of_codes_is_refused() -> None:
    assert_one_sentence(call("play", "nightmarium", "--seed", "\x1b[31m"), "seed", "printed")

"""Whole games at the terminal: from a file of answers, saved and resumed, taken back, and behind a curtain."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from running import Said, call, first_option, last_option, own_bot, script, spawn

from phobetor.book.bar import Series
from phobetor.games.nightmarium.rules.box import CARDS
from phobetor.records.notation import write_option
from phobetor.records.record import load_record, new_record
from phobetor.table.session import Session

SEATS = ["human", "random", "random"]


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(answers: list[str], *more: str, seats: str = "human,random", seed: str = "628798") -> Said:
    Path("answers.txt").write_text("\n".join(answers) + "\n", encoding="utf-8")
    said = call("play", "nightmarium", "--seats", seats, "--seed", seed, "--plain", "--answers", "answers.txt", *more)
    assert said.err == ""
    return said


def test_a_deed_is_told_again_only_when_its_line_has_changed() -> None:
    """A walk grows step by step; that the card is discarded at the end of the turn is a detail which no line shows."""
    Path("answers.txt").write_text("\n".join("3111223") + "\n", encoding="utf-8")
    seats = ("--seats", "human,random,random", "--seed", "r1", "--plain", "--answers", "answers.txt")
    said = call("play", "deranged", *seats)
    assert "You stay: 0 of 4 steps." in said.out
    assert said.out.count("You walk to House 3, 1 of 4 steps.") == 1


# --- whole games ------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("pick", [first_option, last_option])
def test_a_whole_game_from_a_file_of_answers(tmp_path: Path, language: str, pick: object) -> None:
    whole = script(SEATS, "whole", last_option if pick is last_option else first_option)
    answers = whole.write(tmp_path / "answers.txt")
    table = ("play", "nightmarium", "--seats", ",".join(SEATS), "--seed", "whole", "--lang", language)
    said = call(*table, "--plain", "--answers", answers, "--save", "game.json")
    assert said.status == 0
    assert said.err == ""
    assert load_record(Path("game.json")).choices == whole.record.choices
    assert load_record(Path("game.json")).outcome == whole.record.outcome
    assert call("verify", "game.json").status == 0


def test_the_languages_differ_and_nothing_else_does(tmp_path: Path) -> None:
    whole = script(SEATS, "whole", last_option)
    answers = whole.write(tmp_path / "answers.txt")
    told = []
    for language, word in (("en", "Discard pile"), ("ru", "Сброс"), ("pl", "Stos kart odrzuconych")):
        table = ("play", "nightmarium", "--seats", ",".join(SEATS), "--seed", "whole", "--lang", language)
        told.append(call(*table, "--plain", "--answers", answers).out)
        assert word in told[-1]
    assert len({len(text.splitlines()) for text in told}) == 1


@pytest.mark.parametrize(
    ("language", "greedy", "random"),
    [("en", "Greedy B", "Random C"), ("ru", "Хитрец B", "Лунатик C"), ("pl", "Spryciarz B", "Lunatyk C")],
)
def test_the_bots_of_the_house_have_names_in_the_language(language: str, greedy: str, random: str) -> None:
    out = play(["q"], "--lang", language, seats="human,greedy,random").out
    assert greedy in out
    assert random in out


def test_the_real_process_takes_answers_from_standard_input(tmp_path: Path) -> None:
    whole = script(SEATS, "whole", last_option)
    table = ("play", "nightmarium", "--seats", ",".join(SEATS), "--seed", "whole", "--save", "game.json")
    said = spawn(*table, cwd=tmp_path, given="\n".join(whole.answers) + "\n")
    assert said.status == 0
    assert said.err == ""
    assert load_record(tmp_path / "game.json").choices == whole.record.choices


def test_plain_lines_hold_no_colours_and_no_drawings() -> None:
    out = play(["1", "1"]).out
    assert "\x1b" not in out
    assert "▌" not in out
    assert "Hand:" in out


def test_options_have_numbers_and_the_prompt_is_one_sentence() -> None:
    out = play(["q"], "--option", "first=1").out
    question = out[out.index("First of your two actions") :].splitlines()
    assert question[0].endswith(".")
    assert question[1].startswith("1. ")
    assert question[2].startswith("2. ")


def test_the_table_is_told_once_a_turn() -> None:
    """Who listens to a screen reader hears what changed, and the whole table when others have decided."""
    out = play(["1", "1", "q"], "--option", "first=1").out
    assert out.count("Deck: ") == 2
    assert play(["b", "1", "1", "q"], "--option", "first=1").out.count("Deck: ") == 3


def test_bots_alone_play_to_the_end() -> None:
    said = play([], seats="random,random")
    assert said.status == 0
    assert " wins" in said.out


def test_several_cards_are_discarded_at_once() -> None:
    """NM-4.4"""
    said = play(["2", "1 2 3", "s", "q"], "--option", "first=1", "--save", "game.json")
    choices = [choice for choice in load_record(Path("game.json")).choices if choice.startswith("a ")]
    assert choices[0] == "a exchange"
    assert [choice.split()[1] for choice in choices[1:]] == ["discard", "discard", "discard", "done"]
    assert re.search(r"You discard [^.]*, [^.]* and [^.]* and draw [^.]*\.", said.out.replace("\n    ", " "))


def test_several_cards_are_picked_in_any_order() -> None:
    """The ascending order is that of the record, never a player's business. NM-4.4"""
    discarded = []
    for answer in ("1 2 4", "4 1 2", "2, 4, 1"):
        play(["2", answer, "s", "q"], "--option", "first=1", "--save", "game.json")
        discarded.append(load_record(Path("game.json")).choices)
        Path("game.json").unlink()
    assert discarded[0] == discarded[1] == discarded[2]
    assert [choice.split()[1] for choice in discarded[0]] == ["exchange", "discard", "discard", "discard", "done"]


def series_of_two(game: str, equal: bool) -> tuple[Session, Series]:
    """A game in which a person is about to pick two things together, equal ones or not; found by playing at random."""
    for seed in range(40):
        session, chance = Session(new_record(game, {}, str(seed), SEATS, ["A", "B", "C"])), random.Random(seed)
        while not session.game.is_over() and len(session.record.choices) < 600:
            player = session.asked()[0]
            view = session.view(player)
            series = session.title.series(view) if player == 0 else None
            if series and series.least <= 2 <= series.most and (len(set(series.picks)) < len(series.picks)) == equal:
                return session, series
            session.answer(player, chance.choice(view.options))
    raise AssertionError("Nobody ever picks two things together.")


@pytest.mark.parametrize(("game", "equal"), [("nemesis", False), ("nemesis", True), ("somnicum", False)])
def test_things_that_are_picked_together_are_all_numbered_and_equal_ones_may_be_named_twice(
    game: str, equal: bool
) -> None:
    session, series = series_of_two(game, equal)
    twice = [option for option in series.picks if series.picks.count(option) > 1]
    pair = sorted(twice[:2] if equal else [series.picks[0], series.picks[-1]])
    session.record.save(Path("before.json"))
    numbers = sorted({*session.view(0).options, *series.picks})
    after = []
    for order in (pair, pair[::-1]):
        answer = " ".join(str(numbers.index(option) + 1) for option in order)
        Path("answers.txt").write_text(f"{answer}\ns\nq\n", encoding="utf-8")
        said = call("play", "--resume", "before.json", "--plain", "--answers", "answers.txt", "--save", "after.json")
        assert said.err == ""
        after.append(load_record(Path("after.json")).choices)
        Path("after.json").unlink()
    made = after[0][len(session.record.choices) :]
    assert after[0] == after[1]
    assert made[:2] == [f"a {write_option(session.title, option, session.settings)}" for option in pair]


def test_a_choice_may_be_written_as_in_a_record() -> None:
    play(["draw", "q"], "--option", "first=1", "--save", "game.json")
    assert load_record(Path("game.json")).choices == ["a draw"]


# --- explaining -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("?", "NM-3.2  "),
        ("? 1", "NM-4.1  "),
        ("?1", "NM-4.1  "),
        ("? NM-4.12", "NM-4.12  If your first action"),
        ("? nm-4.12", "NM-4.12  If your first action"),
        ("? card 105", "Chimerida 105 (legs, Executioner)\nTake the top card of another player’s Creature"),
        ("? 105", "into your hand.\nNM-1.3  "),
        ("? herald", "NM-6.1  "),
        ("? dragon", "Nothing is known about “dragon”"),
        ("why play 10 a1", "[NM-4.8]"),
        ("why 10", "[NM-4.8]"),
        ("why 105", "This is possible: Place Chimerida 105"),
        ("why 1", "Card 1 is not among the cards you may choose from now. [NM-4.5]"),
        ("why dragon", "Nothing is known about “dragon”"),
        ("why", "Nothing is known about"),
        ("h", "the rules behind option 3"),
        ("l", "Everybody gets 5 cards."),
        ("n", "Legions (hidden: deck "),
    ],
)
def test_what_can_be_asked(asked: str, answer: str) -> None:
    assert answer in play([asked, "q"], "--option", "first=1").out


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_everything_can_be_asked_in_every_language(language: str) -> None:
    answers = ["?", "? 1", "? card 105", "? dragon", "why 10", "why 105", "h", "l", "n", "b", "u", "1", "u", "q"]
    assert play(answers, "--option", "first=1", "--lang", language, "--save", "game.json").status == 0


# --- undo -------------------------------------------------------------------------------------------
def test_undo_takes_back_what_revealed_nothing() -> None:
    said = play(["play 105 a1", "u", "play 24 a1", "q"], "--option", "first=1", "--save", "game.json")
    assert "Taken back." in said.out
    assert load_record(Path("game.json")).choices == ["a play 24 a1"]


def test_among_people_undo_never_crosses_a_drawn_card() -> None:
    said = play(["draw", "u", "q"], "--option", "first=1", "--save", "game.json", "--seats", "human,human,random")
    assert "There is nothing to take back" in said.out
    record = load_record(Path("game.json"))
    assert (record.choices, record.takebacks) == (["a draw"], 0)


def test_alone_with_bots_undo_crosses_a_drawn_card_and_marks_the_game() -> None:
    said = play(["draw", "u", "draw", "u", "u", "draw", "q"], "--option", "first=1", "--save", "game.json")
    assert said.out.count("so the game is marked: with takebacks.") == 2
    assert "There is nothing to take back" in said.out
    record = load_record(Path("game.json"))
    assert (record.choices, record.takebacks) == (["a draw"], 2)
    Path("answers.txt").write_text("draw\nu\nq\n", encoding="utf-8")
    assert call("play", "--resume", "game.json", "--plain", "--answers", "answers.txt").status == 0
    assert load_record(Path("game.json")).takebacks == 3  # the mark outlives the program


def test_undo_is_still_possible_after_resuming() -> None:
    play(["play 105 a1", "q"], "--option", "first=1", "--save", "game.json")
    Path("answers.txt").write_text("u\ndraw\nq\n", encoding="utf-8")
    assert call("play", "--resume", "game.json", "--plain", "--answers", "answers.txt").status == 0
    assert load_record(Path("game.json")).choices == ["a draw"]


# --- saving and resuming ----------------------------------------------------------------------------
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = script(SEATS, "whole", last_option)
    half = len(whole.answers) // 2
    table = ("play", "nightmarium", "--seats", ",".join(SEATS), "--seed", "whole", "--save", "game.json")
    Path("first.txt").write_text("\n".join([*whole.answers[:half], "q"]), encoding="utf-8")
    Path("second.txt").write_text("\n".join(whole.answers[half:]), encoding="utf-8")
    assert call(*table, "--answers", "first.txt").status == 0
    assert load_record(Path("game.json")).outcome is None
    assert call("play", "--resume", "game.json", "--answers", "second.txt").status == 0
    resumed = json.loads(Path("game.json").read_text(encoding="utf-8"))
    assert resumed["choices"] == whole.record.choices
    assert [tuple(pair) for pair in resumed["hashes"]] == whole.record.hashes


def test_saving_does_not_end_the_game() -> None:
    play(["s", "draw", "s", "draw", "q"], "--option", "first=1", "--save", "game.json")
    assert load_record(Path("game.json")).choices[:2] == ["a draw", "a draw"]


def test_answers_that_run_out_save_the_game() -> None:
    said = play(["draw"], "--option", "first=1")
    assert said.status == 0
    assert "phobetor play --resume nightmarium-628798.phobetor.json" in said.out
    assert load_record(Path("nightmarium-628798.phobetor.json")).choices == ["a draw"]


def test_a_game_of_which_nothing_happened_leaves_no_file(tmp_path: Path) -> None:
    assert play(["q"], "--option", "first=1").status == 0
    assert not list(tmp_path.glob("*.json"))


def test_a_second_game_with_the_same_seed_gets_a_file_of_its_own(tmp_path: Path) -> None:
    for _ in range(3):
        play(["draw", "q"], "--option", "first=1")
    names = sorted(path.name for path in tmp_path.glob("*.json"))
    assert names == [f"nightmarium-628798{number}.phobetor.json" for number in ("-2", "-3", "")]


def test_a_resumed_game_may_be_saved_under_another_name() -> None:
    play(["draw", "q"], "--option", "first=1", "--save", "game.json")
    before = Path("game.json").read_bytes()
    Path("answers.txt").write_text("draw\n", encoding="utf-8")
    assert call("play", "--resume", "game.json", "--answers", "answers.txt", "--save", "other.json").status == 0
    assert Path("game.json").read_bytes() == before
    assert load_record(Path("other.json")).choices[:2] == ["a draw", "a draw"]


# --- several people at one keyboard -----------------------------------------------------------------
LEGIONS = "Necronaut|Homunculus|Insektoid|Chimerida"
CURTAIN = re.compile(r"^(Anna|Boris) decides\. Everybody else looks away; press Enter when ready\.$", re.MULTILINE)


def hot_seat(rounds: int) -> list[str]:
    """What was shown to whom: the texts between curtains, beginning with the name of the one who looks."""
    out = play(["draw", "draw"] * rounds, seats="human:Anna,human:Boris", seed="hot").out
    return CURTAIN.split(out)[1:]


def cards_told_of(name: str, text: str) -> set[int]:
    """The cards that the text says this person drew; whoever reads it is "you"."""
    told = re.findall(rf"(?:{name} draws|{name} gets) ([^.]*)\." if name else r"You (?:draw|get) ([^.]*)\.", text)
    return {int(number) for cards in told for number in re.findall(rf"(?:{LEGIONS}) (\d+)", cards)}


def test_nobody_sees_the_hand_of_another_after_the_curtain() -> None:
    parts = hot_seat(12)
    looks = list(zip(parts[::2], parts[1::2], strict=True))
    assert len(looks) > 10
    hands: dict[str, set[int]] = {"Anna": set(), "Boris": set()}
    for name, text in looks:
        other = "Boris" if name == "Anna" else "Anna"
        hands[name] |= cards_told_of("", text)
        assert not cards_told_of(other, text)
        shown = {int(number) for number in re.findall(rf"(?:{LEGIONS}) (\d+) \(", text)}
        assert shown <= hands[name]
    assert hands["Anna"]
    assert not hands["Anna"] & hands["Boris"]
    assert max(hands["Anna"] | hands["Boris"]) <= CARDS


def test_people_are_called_by_their_names() -> None:
    out = play(["draw"], seats="human:Anna,human:Boris", seed="hot").out
    assert "Anna: First of your two actions" in out or "Boris: First of your two actions" in out


# --- bots of one's own ------------------------------------------------------------------------------
def test_a_bot_of_ones_own_sits_at_the_table(tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "First")
    said = play(["draw", "draw", "q"], "--option", "first=2", "--save", "game.json", seats=f"human,{bot}")
    assert said.status == 0
    assert load_record(Path("game.json")).seats == ["human", bot]
    assert load_record(Path("game.json")).choices[:2] == ["b draw", "b draw"]


def test_a_game_with_a_bot_that_fails_is_kept(tmp_path: Path) -> None:
    Path("answers.txt").write_text("draw\ndraw\n", encoding="utf-8")
    seats = f"human,{own_bot(tmp_path, 'Cheat')}"
    table = ("play", "nightmarium", "--seats", seats, "--seed", "1", "--option", "first=1", "--plain")
    assert call(*table, "--answers", "answers.txt", "--save", "game.json").status == 2
    assert load_record(Path("game.json")).choices == ["a draw", "a draw"]


# --- the end ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_game_that_is_over_is_not_to_be_gone_on_with(tmp_path: Path, language: str) -> None:
    whole = script(SEATS, "whole", last_option)
    answers = whole.write(tmp_path / "answers.txt")
    table = ("play", "nightmarium", "--seats", ",".join(SEATS), "--seed", "whole", "--lang", language)
    said = call(*table, "--plain", "--answers", answers, "--save", "game.json").out
    assert "--resume" not in said
    assert "phobetor replay game.json" in said
    again = call("play", "--resume", "game.json", "--lang", language, "--answers", answers).out
    assert "--resume" not in again


def test_a_new_ring_is_told_to_whoever_places_the_pendulums() -> None:
    """Who ends a round of Somnicum places the pendulums of the next one, and has to know the new cards."""
    whole = script(["human", "random"], "ring", first_option, game="somnicum")
    Path("answers.txt").write_text("\n".join(whole.answers) + "\n", encoding="utf-8")
    table = ("play", "somnicum", "--seats", "human,random", "--seed", "ring", "--plain", "--answers", "answers.txt")
    out = call(*table).out
    news = [text.partition("Choose the card before which")[0] for text in re.split(r"\n  Round [23]\.\n", out)[1:]]
    placing = [text for text in news if len(text) < 6000]
    assert placing
    for text in placing:
        assert "\n  1. " in text

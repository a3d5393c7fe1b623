"""A guided first game of every title: it can be played to its end, speaks like a person, and tells no secret."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from web_house import house, run

from phobetor.book.story import Teller
from phobetor.book.title import LANGUAGES, BadInput
from phobetor.games import NAMES
from phobetor.kernel.chance import Chance
from phobetor.records.story import whole_story
from phobetor.server import protocol
from phobetor.server.lessons import LONGEST, Telling, chapters_of, lesson_out, read_lesson

EVERY = [(game, language) for game in NAMES for language in LANGUAGES]
LEAST, MOST = 10, 34
"""Steps of a lesson of five to ten minutes; a chapter is shorter."""
LONGEST_CHAPTER = 18
SECRETS = {
    "nightmarium": ["Insektoid 61", "Homunculus 40"],
    "somnicum": ["Whale (sand", "Pearl (sand", "Cloud (sand", "Rocket (blank"],
    "deranged": ["B6", "B4", "C1", "C2"],
    "nemesis": ["Hoarder", "Ab ovo", "Piloting", "Knowledge"],
}
"""What the others hold or draw in these lessons and never show, in English."""


@cache
def frames(game: str, language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(lesson_out(game, language))["frames"]
    return found


def firsts_of(game: str, language: str) -> list[int]:
    """Where the chapters begin."""
    return [chapter["first"] for chapter in json.loads(lesson_out(game, language))["chapters"]]


def lines(game: str, language: str) -> list[str]:
    return [line for frame in frames(game, language) for line in frame["text"].split("\n")]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_lesson_runs_to_its_end(game: str, language: str) -> None:
    told = frames(game, language)
    assert LEAST <= len(told) <= MOST
    firsts = [*firsts_of(game, language), len(told)]
    assert firsts[0] == 0
    assert all(0 < after - first <= LONGEST_CHAPTER for first, after in pairwise(firsts))
    assert [frame["state"]["version"] for frame in told] == list(range(1, len(told) + 1))
    assert told[-1]["wanted"] == -1
    assert all(frame["state"]["lang"] == language for frame in told)
    assert json.dumps(told) != json.dumps(frames(game, "en")) or language == "en"


@pytest.mark.parametrize("game", NAMES)
def test_the_guided_choice_is_one_of_the_learners_options(game: str) -> None:
    ends = [first - 1 for first in [*firsts_of(game, "en")[1:], len(frames(game, "en"))]]
    for frame in [one for place, one in enumerate(frames(game, "en")) if place not in ends]:
        state = frame["state"]
        if frame["wanted"] < 0:
            assert state["decision"] is None, "The learner could decide, but is told to watch."
            assert state["waiting"]
        else:
            assert frame["wanted"] < len(state["decision"]["options"])
    plays = [play for chapter in chapters_of(game) for play in chapter.scenario.plays]
    chosen = [play.choose for play in plays if play.choose.startswith("a ")]
    offered = [f["state"]["decision"]["options"][f["wanted"]] for f in frames(game, "en") if f["wanted"] >= 0]
    assert [f"a {option['notation']}" for option in offered] == chosen


@pytest.mark.parametrize("game", NAMES)
def test_lessons_do_the_same_in_every_language(game: str) -> None:
    def bones(language: str) -> list[Any]:
        return [(f["wanted"], f["wide"], f["state"]["view"], len(f["state"]["log"])) for f in frames(game, language)]

    assert bones("en") == bones("ru") == bones("pl")


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_guide_speaks_like_a_person(game: str, language: str) -> None:
    for line in lines(game, language):
        assert line[0].isupper(), line
        assert line[-1] in ".?", line
        assert not re.search(r"[_{}<>`$!]|\b[a-z]+[A-Z]|\.\.|  ", line), line
        assert len(line) <= LONGEST
        assert bool(re.search("[а-яё]", line)) == (language == "ru"), line
    assert all(len(frame["text"].split("\n")) == 2 for frame in frames(game, language))


@pytest.mark.parametrize("game", NAMES)
def test_no_text_is_left_untranslated(game: str) -> None:
    for texts in zip(*(lines(game, language) for language in LANGUAGES), strict=True):
        assert len(set(texts)) == len(LANGUAGES), texts


# === Enough to play =================================================================================
VERBS = {
    "nightmarium": {"draw", "play", "discard", "target"},
    "somnicum": {"move", "pay", "attach", "add", "keep", "play"},
    "deranged": {
        "play", "move", "step", "stop", "attack", "search", "shed", "done", "rest", "discard-hand", "spend", "calm",
        "block", "defend", "look", "speak", "claim-saw",
    },
    "nemesis": {
        "move", "careful", "at", "pay", "play", "keep-item", "pass", "shoot", "keep-goal", "room", "use", "craft",
    },
}  # fmt: skip
"""What somebody must have done with their own hands before a first game."""
HAPPENS = {
    "nightmarium": {"completed", "performs", "took"},
    "somnicum": {"check-passed", "check-failed", "round-ended", "gapped", "met", "scored"},
    "deranged": {
        "time-moved", "night-card", "possessed", "died", "went-mad", "cursed", "shed", "claimed-self", "peeked",
        "goal-missed", "human-again",
    },
    "nemesis": {
        "explored", "noised", "encountered", "event", "fire-out", "fixed", "crafted", "looked-engine", "scanned",
        "room-used",
    },
}  # fmt: skip
"""What they must have seen."""


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_shows_every_action_that_a_first_game_needs(game: str) -> None:
    plays = [play.choose for chapter in chapters_of(game) for play in chapter.scenario.plays]
    assert VERBS[game] <= {choice.split()[1] for choice in plays if choice.startswith("a ")}
    assert HAPPENS[game] <= {line["event"] for frame in frames(game, "en") for line in frame["state"]["log"]}


def test_the_lesson_of_deranged_shows_a_role_and_goes_on_to_the_training_game() -> None:
    assert json.loads(lesson_out("deranged", "en"))["play"] == {"game": "training"}
    roles = {frame["state"]["view"]["role"][0] for frame in frames("deranged", "en")}
    assert len(roles) == 2


@pytest.mark.parametrize("game", NAMES)
def test_every_chapter_stands_for_itself(game: str) -> None:
    """Its log begins with it, so that whoever skips one misses nothing of the next."""
    for first in firsts_of(game, "en"):
        state = frames(game, "en")[first]["state"]
        assert state["log_from"] == 0


# === Nobody's secrets ===============================================================================
class Doubting(Telling):
    """At every frame the rest of the table is dreamt up anew: the learner must not notice."""

    def frame(self, text: dict[str, str], wanted: int, wide: bool) -> protocol.LessonFrame:
        shown = super().frame(text, wanted, wide)
        view = self.title.view(self.game, self.seat)
        for seed in ("one", "two"):
            other = self.title.imagine(view, Chance(seed))
            assert self.title.view(other, self.seat).data() == shown.state.view
        return shown


@pytest.mark.parametrize("game", NAMES)
def test_a_frame_depends_on_nothing_but_the_learners_view(game: str) -> None:
    for chapter in chapters_of(game):
        Doubting(chapter, "en").tell()


@pytest.mark.parametrize("game", NAMES)
def test_the_log_says_no_more_than_the_learner_may_know(game: str) -> None:
    for telling in [Telling(chapter, "en") for chapter in chapters_of(game)]:
        shown = [line for frame in telling.tell() for line in frame.state.log]
        assert [line.number for line in shown] == list(range(len(telling.diary.entries)))
        for line, entry in zip(shown, telling.diary.entries, strict=True):
            assert list(line.args.values()) == entry.seen_by(telling.seat)


def story_sent(game: str) -> list[str]:
    chapters = json.loads(lesson_out(game, "en"))["chapters"]
    lines = [line for chapter in chapters for section in chapter["story"] for line in section["lines"]]
    return [text for line in lines for text in (line["text"], *line.get("details", []))]


def story_with_secrets(game: str) -> list[str]:
    sections = []
    for telling in [Telling(chapter, "en") for chapter in chapters_of(game)]:
        telling.tell()
        sections += whole_story(telling.diary.entries, Teller(telling.say, telling.seat), everything=True)
    return [text for section in sections for line in section.lines for text in (line.text, *line.details)]


@pytest.mark.parametrize("game", NAMES)
def test_what_the_others_never_show_is_never_named(game: str) -> None:
    states = [frame["state"] for frame in frames(game, "en")]
    said = story_sent(game)
    said += [option["label"] for state in states if state["decision"] for option in state["decision"]["options"]]
    for secret in SECRETS[game]:
        assert not [line for line in said if secret in line], secret
    openly = story_with_secrets(game)
    assert any(secret in line for line in openly for secret in SECRETS[game]), "Nothing could be found."


# === The file =======================================================================================
def raw_lesson(**changes: Any) -> dict[str, Any]:
    words = {"en": "Draw.", "ru": "Возьмите.", "pl": "Dobierz."}
    lesson = {
        "seat": "a",
        "title": words,
        "names": {"en": ["A", "B"], "ru": ["А", "Б"], "pl": ["A", "B"]},
        "end": words,
    }
    play = {"choose": "a draw", "note": words}
    plain = {"name": "A lesson", "game": "nightmarium", "rules": [], "players": 2, "position": {}}
    return {**plain, "lesson": lesson, "play": [play], **changes}


def test_a_lesson_is_a_scenario_with_words() -> None:
    assert len(Telling(read_lesson(raw_lesson(), "here"), "pl").tell()) == 2


def test_a_choice_of_the_learner_without_a_word_is_refused() -> None:
    with pytest.raises(BadInput, match="no word for the learner in 'en'"):
        read_lesson(raw_lesson(play=[{"choose": "a draw"}]), "here")


def test_a_language_that_is_missing_is_refused() -> None:
    note = {"en": "Draw.", "pl": "Dobierz."}
    with pytest.raises(BadInput, match="no word for the learner in 'ru'"):
        read_lesson(raw_lesson(play=[{"choose": "a draw", "note": note}]), "here")


def test_a_word_that_does_not_fit_beside_a_board_is_refused() -> None:
    note = dict.fromkeys(LANGUAGES, "x" * (LONGEST + 1))
    with pytest.raises(BadInput, match="says too much"):
        read_lesson(raw_lesson(play=[{"choose": "a draw", "note": note}]), "here")


def test_a_lesson_refuses_nothing() -> None:
    with pytest.raises(BadInput, match="cannot be a refusal"):
        read_lesson(raw_lesson(play=[{"refuse": "a done", "rule": "NM-3.2"}]), "here")


# === Over the wire ==================================================================================
def test_the_server_gives_every_lesson_in_the_asked_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            browser = home.browser()
            for game in NAMES:
                lesson = await browser.get(f"/api/lessons/{game}?lang=pl")
                assert lesson["game"] == game
                assert lesson["frames"] == frames(game, "pl")
            with pytest.raises(RuntimeError, match="404"):
                await browser.get("/api/lessons/chess")

    run(story())


def test_a_lesson_ends_where_its_words_say() -> None:
    over = {game: frames(game, "en")[-1]["state"] for game in NAMES}
    assert over["somnicum"]["phase"] == "over"
    assert over["somnicum"]["winners"] == [0]
    complete = [line for frame in frames("nightmarium", "en") for line in frame["state"]["log"]]
    assert [line["event"] for line in complete].count("completed") == 3

"""Nobody is sent what their seat may not know: neither in views nor in texts, numbers, options, lengths or ids.

PHOBETOR_TWINS=10000 compares that many pairs of worlds in each game (`make twins`).
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from long_runs import counted
from web_house import house, party, play, run

from phobetor.book.story import PlainStory, Span, spans
from phobetor.games import NAMES, title_of
from phobetor.kernel.chance import Chance, commitment
from phobetor.kernel.refusal import BadInput, Refusal
from phobetor.kernel.words import HIDDEN, NOBODY
from phobetor.records.doubt import imagined_scenario
from phobetor.records.record import read_record, replay
from phobetor.records.whatif import imagined
from phobetor.server.audience import Audience
from phobetor.server.post import letter
from phobetor.server.protocol import encode
from phobetor.server.showing import Presence, Showing, because, grouped, hint_out, notebook_out
from phobetor.server.viewer import Viewer
from phobetor.table import notices
from phobetor.table.advice import advise
from phobetor.table.look import decision_id
from phobetor.table.opening import new_table
from phobetor.table.readings import Split
from phobetor.table.saved import HUMAN, PUSH, WEBHOOK, NoticeRow, SeatRow
from phobetor.table.table import Table

SHORT = 150
TWINS = int(os.environ.get("PHOBETOR_TWINS", str(SHORT)))
"""Pairs of worlds for each game."""
ASKED = 2
"""Things of each world that are asked about in both."""

CARD = re.compile(r"\b(?:Necronaut|Homunculus|Insektoid|Chimerida|№) (\d+)")
"""How a story names a card of Nightmarium, in English and Russian."""
HINT = 40
"""Imagined games of a hint."""
HINTED = {"nightmarium": 6, "somnicum": 6, "deranged": 50, "nemesis": 30}
"""In every which pair of worlds one is asked for; planners play to the end, which takes long."""

Sent = tuple[int, set[int], dict[str, Any]]


def hidden_from(game: Any, seat: int) -> set[int]:
    """The cards of Nightmarium that a seat may not know now: the deck, and in other hands what was never shown."""
    hands = [card for player, hand in enumerate(game.hands) if player != seat for card in hand]
    return {*game.deck, *(card for card in hands if card not in game.shown)}


def test_whole_games_of_frames_hold_no_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Sent] = []
    show = Audience.show

    def remember(audience: Audience, viewer: Viewer, showing: Showing, version: int, chat: bool = False) -> None:
        frame = showing.frame(viewer.seat, viewer.language, version, viewer.lines, chat)
        show(audience, viewer, showing, version, chat)
        if showing.table.session is not None:
            sent.append((viewer.seat, hidden_from(showing.table.session.game, viewer.seat), json.loads(frame)))

    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home, 3, ["random"])
            watcher = await home.browser().sit_down(friends.table, "ru")
            await play(friends)
            await watcher.until(lambda: watcher.now["phase"] == "over")
            seed = home.hall.rooms[friends.table].table.row.seed  # type: ignore[union-attr]
            frames = [frame for page in (*friends.pages, watcher) for frame in page.frames]
            assert not any(seed in frame for frame in frames)
            asked = [await browser.post(f"/api/tables/{friends.table}/link", {}) for browser in friends.browsers]
            tokens = [answer["token"] for answer in asked]
            assert not any(token in frame for frame in frames for token in tokens)
            await watcher.close()
            await friends.close()

    monkeypatch.setattr(Audience, "show", remember)
    run(story())
    assert {seat for seat, _, _ in sent} == {-1, 0, 1, 2}
    heard: dict[int, dict[int, dict[str, Any]]] = {seat: {} for seat in range(NOBODY, 3)}
    unseen = 0
    for seat, hidden, state in sent:
        check_state(seat, hidden, state)
        unseen += check_story(state, heard[seat])
    assert unseen > 50


def check_state(seat: int, hidden: set[int], state: dict[str, Any]) -> None:
    view = state["view"]
    for pile in (view["discards"], view["revealed"], view["shown"], view["parts"], *view["hands"]):
        assert not hidden & set(pile)
    for option in (state["decision"] or {"options": []})["options"]:
        assert option["args"].get("card", 0) not in hidden
    if seat == NOBODY:
        assert state["decision"] is None
    for line in state["log"]:
        if line["event"] == "drew" and line["args"]["player"] != seat:
            assert line["args"]["card"] == HIDDEN
    assert all(
        waiting["prompt"] == state["waiting"][0]["prompt"] or waiting["seat"] != seat for waiting in state["waiting"]
    )


def check_story(state: dict[str, Any], heard: dict[int, dict[str, Any]]) -> int:
    """A line names and lights only cards of its own events as this seat saw them, so that who draws unseen is told
    without any; gives the number of lines about such draws."""
    heard.update((line["number"], line) for line in state["log"])
    unseen = 0
    for line in [line for section in state["story"] for line in section["lines"]]:
        events = [heard[number] for number in range(line["first"], line["last"] + 1)]
        known = {event["args"].get("card", HIDDEN) for event in events}
        said = " ".join([line["text"], *line.get("details", [])])
        lit = [*line.get("things", []), line.get("card") or {"kind": "", "value": 0}]
        assert {int(number) for number in CARD.findall(said)} <= known, line
        assert {thing["value"] for thing in lit if thing["kind"] == "card"} <= known, line
        unseen += any(event["event"] == "drew" and event["args"]["card"] == HIDDEN for event in events)
    return unseen


# --- two worlds that a seat cannot tell apart -------------------------------------------------------
def sealed_table(game: str, players: int) -> Table:
    seats = [SeatRow(number, HUMAN, f"P{number}", "", f"owner{number}", "salt") for number in range(players)]
    table = Table(new_table(game, {}, seats, "owner0", "guest"))
    table.begin()
    return table


RECENT = 20  # lines: the log is that of the real game in both worlds, so that its beginning proves nothing


def frame_for(table: Table, seat: int, language: str) -> bytes:
    table.looks.clear()
    groups: list[int] = []
    grouped(table.playing().log.entries, groups)
    sections: list[Span] = []
    spans(table.title.story or PlainStory(), table.playing().log.entries, sections)
    presence = Presence(frozenset(range(len(table.seats))), ())
    return Showing(table, presence, groups, sections, {}).frame(seat, language, 7, max(0, len(groups) - RECENT), True)


# --- what can be asked of the server ----------------------------------------------------------------
def guesses(table: Table, seat: int) -> list[int]:
    """Ids that somebody at this seat might try: those of the others' open decisions, and any number."""
    table.looks.clear()
    return [table.look(other).decision for other in table.asked() if other != seat] + [1, 2**40]


def probes(table: Table, seat: int) -> list[tuple[str, str]]:
    """Everything that can be pointed at with a "why not?"."""
    session = table.playing()
    found: dict[tuple[str, str], None] = {}
    session.game.turn_to(seat)
    for option in session.title.probe(session.game):
        verb = session.title.verb(option)
        assert verb is not None
        for argument, value in zip(verb.arguments, verb.values(option), strict=True):
            kind = session.title.kind(argument)
            found[kind, session.title.write(kind, value, session.settings)] = None
    return list(found)


def refused(deed: Callable[[], object]) -> tuple[object, ...]:
    with pytest.raises(Refusal) as found:
        deed()
    return found.value.kind, found.value.text, found.value.args_by_name


def answers_to(table: Table, seat: int, ids: list[int], things: list[tuple[str, str]]) -> list[object]:
    """What the server says to a seat that tries them all; nothing of it is carried out."""
    if seat == NOBODY:
        return []
    table.looks.clear()
    told: list[object] = [table.can_undo(seat)]
    own = table.look(seat).decision
    for decision in ids:
        guess = decision if decision != own else 0
        told.append(refused(lambda guess=guess: table.choose(seat, "guess-guess", guess, 0)))  # type: ignore[misc]
        told.append(refused(lambda guess=guess: table.undo(seat, "guess-guess", guess or 7)))  # type: ignore[misc]
    told.append(refused(lambda: table.choose(seat, "guess-guess", own, 10_000)))
    if own:
        told += [because(table, seat, kind, word, "en") for kind, word in things]
    return told


def known(table: Table, seat: int, language: str) -> bytes:
    """The notebook of the seat: what it knows, and what follows."""
    table.looks.clear()
    return encode(notebook_out(table, seat, 7, language))


def advised(table: Table, seat: int, language: str) -> bytes:
    """The hint of the seat, with a budget that a suite can spend."""
    table.looks.clear()
    if not table.look(seat).decision:
        return b""
    games = HINT if table.title.mind is not None else 1
    return encode(hint_out(table, seat, advise(table.title, table.look(seat).view, games), language))


def copied(table: Table, seat: int) -> str:
    """The position that whoever doubts a rule gets while the game goes on."""
    return imagined_scenario(table.title, table.playing().view(seat), len(table.seats), [])


def noticed(table: Table, seat: int, language: str) -> tuple[bool, bytes, bytes]:
    """Whether the seat is told of its turn while nobody looks, and how."""
    if seat == NOBODY:
        return False, b"", b""
    place = ("guest", PUSH, "https://a.example/", "k a", language, "https://b.example")
    pushed = NoticeRow(table.id, "secret", table.seats[seat].owner, *place)
    table.notices = {pushed.id: pushed}
    waits = bool(notices.waiting(table))
    return waits, letter(table, pushed).body, letter(table, replace(pushed, kind=WEBHOOK)).body


def tried_out(table: Table, seat: int) -> str:
    """The position in which a what-if game of this seat would begin."""
    return "" if seat == NOBODY else json.dumps(imagined(table.title, table.playing().view(seat), "seed"))


class Twins:
    """Games of a title that go on and on, and for any seat a world that it cannot tell from the real one."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.title = title_of(game)
        self.dice = random.Random(game)
        self.games = 0
        self.hints = False
        """Whether a hint is asked for, too; it takes long."""
        self.table = self.next_table()

    def next_table(self) -> Table:
        least, most = self.title.players
        self.games += 1
        return sealed_table(self.game, max(2, least + self.games % (most - least + 1)))

    def go_on(self) -> None:
        """A few choices further; after the end of a game the next one begins."""
        for _ in range(1 + self.dice.randrange(4)):
            if self.table.playing().game.is_over():
                self.table = self.next_table()
            player = self.dice.choice(self.table.asked())
            self.table.looks.clear()
            option = self.dice.choice(self.table.look(player).view.options)
            self.table.carry_out(player, f"cmd{self.table.seq}", 0, option)

    def told(self, seat: int, language: str, ids: list[int], things: list[tuple[str, str]]) -> tuple[object, ...]:
        """All that the seat is sent, and can have by asking."""
        table = self.table
        frame, answers = frame_for(table, seat, language), answers_to(table, seat, ids, things)
        hint = advised(table, seat, language) if self.hints else b""
        return (
            frame,
            answers,
            known(table, seat, language),
            copied(table, seat),
            tried_out(table, seat),
            hint,
            self.waiting(seat, language),
            noticed(table, seat, language),
        )

    def waiting(self, seat: int, language: str) -> bytes:
        """What the seat is sent while the rules have changed and its table has not chosen how to go on."""
        self.table.split = Split("0", "1", self.table.seq, {}, None)
        frame = frame_for(self.table, seat, language)
        self.table.split = None
        self.table.looks.clear()
        return frame

    def compare(self, seat: int, number: int) -> int:
        """Every byte that is sent, and every answer to what may be asked; gives the number of things asked about."""
        table, session = self.table, self.table.playing()
        real, ids = session.game, guesses(self.table, seat) if seat != NOBODY else []
        twin = self.title.imagine(session.view(seat), Chance(f"{self.game} {number}"))
        language = ("pl", "en", "ru")[number % 3]
        things: list[tuple[str, str]] = []
        if seat in table.asked():
            session.game = twin
            things = probes(table, seat)
            session.game = real
            things = self.dice.sample(things, min(len(things), ASKED)) + self.sample(probes(table, seat))
        self.hints = number % HINTED[self.game] == 0
        before = self.told(seat, language, ids, things)
        session.game = twin
        after = self.told(seat, language, ids, things)
        session.game = real
        table.looks.clear()
        assert after == before, (self.games, seat, number)
        return len(things)

    def sample(self, things: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return self.dice.sample(things, min(len(things), ASKED))


@pytest.mark.parametrize("game", NAMES)
def test_worlds_that_differ_only_in_secrets_send_and_answer_the_same(game: str) -> None:
    """Frames, guesses at another seat's decision, undo and why-not: nothing tells the worlds apart."""
    twins, asked = Twins(game), 0
    for number in counted(f"twin worlds of {game}", TWINS, TWINS > SHORT):
        if number % 3 == 0:
            twins.go_on()
        seats = [*twins.table.asked(), *range(NOBODY, len(twins.table.seats))]
        if number % HINTED[game] == 0:
            seats = twins.table.asked() or seats
        asked += twins.compare(twins.dice.choice(seats), number)
    assert asked > TWINS


@pytest.mark.parametrize("game", NAMES)
def test_nobody_can_work_out_the_id_of_a_decision(game: str) -> None:
    """It depends on a secret of the server, and every id that is not one's own is stale, whatever it is."""
    one = sealed_table(game, max(2, title_of(game).players[0]))
    seat = one.asked()[0]
    found = one.look(seat)
    assert found.question is not None
    ids = set()
    for seed in ("11", "22"):
        one.row = replace(one.row, seed=seed * 32)
        ids.add(decision_id(one.id, one.row.seed, one.chosen[seat], found.view, found.question))
    assert len(ids) == 2
    one.looks.clear()
    told = set()
    for decision in (one.look(seat).decision, 0, 7, 2**47):
        with pytest.raises(Refusal) as refused:
            one.choose((seat + 1) % len(one.seats), "command-1", decision, 0)
        told.add((refused.value.kind, refused.value.text))
    assert told == {("stale", "decision-is-over")}


def test_why_not_depends_on_ones_own_cards_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            page = friends.deciding()
            other = next(found for found in friends.pages if found is not page)
            for card in range(1, 109):
                await other.send(t="why", kind="card", value=str(card))
            await other.until(lambda: len(other.told) + len([f for f in other.frames if '"refused"' in f]) == 108)
            refusals = {f for f in other.frames if '"refused"' in f}
            assert len(refusals) == 1  # who is not asked learns nothing
            mine = page.now["view"]["hands"][page.now["you"]]
            probed = {1, 108}  # these two are asked about in any case
            theirs = [card for card in other.now["view"]["hands"][other.now["you"]] if card not in probed]
            deck = next(card for card in range(2, 108) if card not in {*mine, *theirs})
            answers = {}
            for card in (mine[0], theirs[0], deck):
                count = len(page.told)
                await page.send(t="why", kind="card", value=str(card))
                await page.until(lambda count=count: len(page.told) > count)  # type: ignore[misc]
                answers[card] = page.told[-1]
            assert answers[mine[0]]["reasons"]
            assert answers[mine[0]]["rules"]
            shape = [why["text"].replace(f"Card {theirs[0]} ", "Card N ") for why in answers[theirs[0]]["reasons"]]
            assert shape == [why["text"].replace(f"Card {deck} ", "Card N ") for why in answers[deck]["reasons"]]
            for why in answers[theirs[0]]["reasons"]:  # a sentence and, beside it, the rule that the page links to
                assert why["rule"].startswith("NM-")
                assert "[" not in why["text"]
            for kind, value in (("card", "x"), ("nothing", "1"), ("card", "9" * 20), ("player", "ž"), ("", "")):
                frames = len(page.frames)
                await page.send(t="why", kind=kind, value=value)
                await page.until(lambda frames=frames: len(page.frames) > frames)  # type: ignore[misc]
            await friends.close()

    run(story())


WORDS = [*map(str, (*range(70), 99, 100, 108, 109, 127, 128, 255, 256, 1000, 2**15, 2**16, 2**31, 2**63, 10**20))]
WORDS += ["-1", "a", "b", "h", "z", "a0", "a1", "a99", "c999", "N1", "N04", "H9", "D99", "none", "", " ", "x" * 24, "٣"]
WORDS += ["1.5", "1e3", "0-1", "1-1", "99-99", "1-2", "\x1b[31m", "ž", "１"]


@pytest.mark.parametrize("game", NAMES)
def test_whatever_is_asked_about_gets_an_answer_or_is_nothing(game: str) -> None:
    title, chance = title_of(game), random.Random(7)
    table = sealed_table(game, max(2, title.players[0]))
    kinds = {title.kind(argument) for verb in title.verbs for argument in verb.arguments} | set(title.aliases.values())
    kinds |= {"verb", "rule", "nothing", "", "step"}
    answered = refused = 0
    for choice in range(60):
        if table.playing().game.is_over():
            break
        seat = chance.choice(table.asked())
        table.looks.clear()
        for kind, word in itertools.product(sorted(kinds), WORDS) if choice % 20 == 0 else ():
            try:
                answered += because(table, seat, kind, word, "en").kind == kind
            except BadInput:
                refused += 1
        table.carry_out(seat, f"cmd{choice}", 0, chance.choice(table.look(seat).view.options))
    assert min(answered, refused) > 50


# --- before and after the end -----------------------------------------------------------------------
def test_seed_record_and_replay_are_shown_after_the_end_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends, 5)
            browser = home.browser()
            fair = await browser.get(f"/api/fair/{friends.table}")
            assert (fair["seed"], fair["record"], fair["holds"]) == ("", {}, False)
            status, _ = await asyncio.to_thread(browser.ask, "GET", f"/api/replay/{friends.table}?seat=all")
            assert status == 409
            await play(friends)
            fair = await browser.get(f"/api/fair/{friends.table}")
            assert fair["holds"]
            assert fair["commitment"] == friends.pages[0].now["commitment"]
            assert fair["record"]["seed"] == f"fair:{fair['seed']}:{fair['salts']}"
            assert commitment(bytes.fromhex(fair["seed"])) == fair["commitment"]
            assert replay(read_record(json.dumps(fair["record"]), "the record")).is_over()
            told = await browser.get(f"/api/replay/{friends.table}?seat=all&lang=ru")
            assert len(told["frames"]) == len(fair["record"]["choices"]) + 1
            assert len(told["frames"][0]["views"]) == 2
            one = await browser.get(f"/api/replay/{friends.table}?seat=b")
            assert not any(one["frames"][0]["view"]["hands"][0])
            assert one["frames"][-1]["view"] == friends.pages[1].now["view"]
            status, _ = await asyncio.to_thread(browser.ask, "GET", f"/api/replay/{friends.table}?seat=zz")
            assert status == 400
            await friends.close()

    run(story())


def test_a_forged_record_does_not_hold(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home:
            friends = await party(home)
            await play(friends)
            table = home.hall.rooms[friends.table].table
            assert table is not None
            assert table.session is not None
            number, _ = table.session.record.hashes[0]
            table.session.record.hashes[0] = (number, "0" * 16)
            assert not (await home.browser().get(f"/api/fair/{friends.table}"))["holds"]
            await friends.close()

    run(story())

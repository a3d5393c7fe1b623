"""What the decision bar claims is what happens: costs, steps, damage and death, on positions of random games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from dealt import new_game

from phobetor.book.bar import END, Bar, Chip, Way
from phobetor.book.rulebook import scenario_files
from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games.deranged.rules.attack import Attack, AttackCandles, Defence
from phobetor.games.deranged.rules.box import SHED_AT
from phobetor.games.deranged.rules.hero_phase import AfterRest, HeroAction, PlayOrRest, PossessedAction, Speak
from phobetor.games.deranged.rules.movement import BlockDoor, Move
from phobetor.games.deranged.rules.state import MONSTERS_FROM, Deranged
from phobetor.games.deranged.rules.town import BUILDING_OF, CELL_IDS, GATE, NOWHERE
from phobetor.games.deranged.rules.vocabulary import (
    ADMIT,
    ATTACK_ACTION,
    ATTACKS,
    CALM,
    CURSED,
    DEFEATED,
    DISCARD_HAND,
    DONE,
    HEAL,
    MONSTER_HURT,
    PLAY,
    REST,
    SHAKEN,
    SHED,
    SPEND,
    STEP,
    STOP,
    TIME_MOVED,
    TURN_OVER,
    UNBAR,
)
from phobetor.games.deranged.title import TITLE
from phobetor.games.deranged.words.bar import bar
from phobetor.games.deranged.words.walking import EVERYWHERE, SHED_TAB, TAB_OF
from phobetor.kernel.chance import Chance
from phobetor.kernel.words import Event, Listener, Option
from phobetor.records.scenario import Run, load_scenario

PEOPLE = ["Anna", "Owl", "Moth", "Bat", "Zofia", "Fay"]
GAMES = [(3, "training"), (4, "1"), (5, "2"), (6, "3")]
SCENARIOS = sorted(scenario_files("deranged"))
Told = tuple[str, int, int, int]


class Ear(Listener):
    """Hears everything that happens."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def hear(self, event: Event, a: int, b: int, c: int) -> None:
        self.told.append((event.name, a, b, c))

    def carried_out(self, rule: str) -> None: ...

    def first(self, event: Event) -> Told | None:
        return next((told for told in self.told if told[0] == event.name), None)

    def at_once(self) -> list[Told]:
        """What happened before anything else began: another attack, a turn, a curse."""
        ends = [place for place, told in enumerate(self.told) if told[0] in ("cursed", "turn", "chapter")]
        ends += [place for place, told in enumerate(self.told) if told[0] == "attacks"]
        return self.told[: min([*ends, len(self.told)])]

    def lost_by(self, seat: int) -> int:
        return next((told[2] for told in self.at_once() if told[:2] == ("hurt", seat)), 0)

    def has_died(self, seat: int) -> bool:
        return any(told[:2] == ("died", seat) for told in self.at_once())


class Moment:
    """A question with its bar; `take` carries an option out on a copy."""

    def __init__(self, game: Deranged, language: str = "en") -> None:
        self.game = game
        self.seat = game.asked
        self.view = TITLE.view(game, game.asked)
        self.options = self.view.options
        self.say = Speaker(TITLE, language, game.settings, PEOPLE[: game.players()])
        self.bar: Bar = bar(self.view, self.say)  # type: ignore[arg-type]

    def take(self, option: Option) -> tuple[Deranged, Ear]:
        copy = self.game.clone(Chance("copy"))
        ear = Ear()
        copy.listener = ear
        copy.choose(option)
        return copy, ear

    def pairs(self) -> list[tuple[Option, Chip]]:
        return list(zip(self.options, self.bar.chips, strict=True))

    def chip(self, option: Option) -> Chip:
        return self.bar.chips[self.options.index(option)]


@cache
def moments() -> list[Moment]:
    """Questions of games that are played at random, with bars."""
    found: list[Moment] = []
    for number, (players, kind) in enumerate(GAMES):
        game = new_game(players, TITLE.setting_values({"game": kind}), Chance(f"bar {number}"))
        chance = Chance(f"choices {number}")
        for _ in range(700):
            if game.is_over():
                break
            found.append(Moment(game.clone(Chance(""))))
            game.choose(sorted(game.legal())[chance.below(len(game.legal()))])
    return found


def asked(kind: type) -> Iterator[Moment]:
    return (moment for moment in moments() if type(moment.game.asking) is kind)


def texts(chip: Chip) -> str:
    return " | ".join(fact.text for fact in chip.facts)


def number_in(pattern: str, text: str) -> list[int] | None:
    found = re.search(pattern, text)
    return [int(part) for part in found.groups()] if found else None


# --- claims on random positions -----------------------------------------------------------------------
def test_an_action_costs_the_sanity_that_its_chip_says() -> None:
    checked = 0
    for moment in asked(HeroAction):
        for option, chip in moment.pairs():
            if any(verb.matches(option) for verb in (DONE, HEAL, CALM, UNBAR)):
                continue
            _, ear = moment.take(option)
            shaken = ear.first(SHAKEN)
            assert chip.cost == (shaken[2] if shaken and shaken[1] == moment.seat else 0)
            checked += 1
    assert checked > 300


def test_a_defence_loses_what_its_chip_says() -> None:
    deaths = 0
    for moment in asked(Defence):
        for option, chip in moment.pairs():
            _, ear = moment.take(option)
            claimed = (number_in(r"lose (\d+)", texts(chip)) or [0])[0]
            assert ear.lost_by(moment.seat) == min(claimed, moment.game.health[moment.seat])
            dies = ear.has_died(moment.seat)
            assert dies == ("you die" in texts(chip))
            assert dies == any(fact.tone == "bad" for fact in chip.facts)
            deaths += dies
    assert deaths > 10


def test_a_card_is_called_the_least_if_no_other_loses_less() -> None:
    for moment in asked(Defence):
        losses = [(number_in(r"= (\d+)", texts(chip)) or [0])[0] for chip in moment.bar.chips]
        assert [("the least" in texts(chip)) for chip in moment.bar.chips] == [lost == min(losses) for lost in losses]


def test_an_attack_has_the_strength_that_it_says() -> None:
    checked = 0
    for moment in moments():
        for option, chip in moment.pairs():
            said = number_in(r"^Attack .* with (\d+)$", chip.deed)
            if said is None:
                continue
            copy, ear = moment.take(option)
            if type(copy.asking) is AttackCandles and not SPEND.matches(option):
                copy.choose(SPEND.of(0))
            event = ear.first(ATTACKS)
            if ear.first(CURSED):  # the last sanity was paid, and the curse came before the attack
                continue
            assert event is not None
            assert event[3] == said[0]
            assert chip.deed == f"Attack {name_of(moment, event[2])} with {event[3]}"
            checked += 1
    assert checked > 100


def name_of(moment: Moment, fighter: int) -> str:
    if fighter < MONSTERS_FROM:
        return PEOPLE[fighter]
    return str(moment.say.name("monster", fighter - MONSTERS_FROM))


def test_a_monster_loses_what_the_sum_says() -> None:
    falls = 0
    for moment in (*asked(Attack), *asked(AttackCandles), *asked(HeroAction), *asked(PossessedAction)):
        for option, chip in moment.pairs():
            lost = number_in(r"its defence = (\d+) against (\d+)", texts(chip))
            if lost is None:
                continue
            copy, ear = moment.take(option)
            if type(copy.asking) is AttackCandles:
                copy.choose(SPEND.of(0))
            hurt = ear.first(MONSTER_HURT)
            assert lost[0] == (hurt[2] if hurt else 0)
            assert ("falls" in texts(chip)) == (ear.first(DEFEATED) is not None)
            falls += "falls" in texts(chip)
    assert falls > 5


def test_a_hero_dies_of_the_defences_that_are_said_to_kill() -> None:
    checked = 0
    for moment in (*asked(Attack), *asked(AttackCandles), *asked(HeroAction), *asked(PossessedAction)):
        for option, chip in moment.pairs():
            most = re.search(r"kills if \w+ defends (?:0 or )?(\d+)", texts(chip))
            limit = number_in(r"at most (\d+) of", texts(chip))
            if not most and not limit:
                continue
            copy, _ = moment.take(option)
            if type(copy.asking) is AttackCandles:
                copy.choose(SPEND.of(0))
            if not isinstance(copy.asking, Defence):
                continue
            for defended, lost, died in defences(copy):
                assert died == (most is not None and defended <= int(most[1]))
                assert limit is None or lost <= limit[0]
                checked += 1
    assert checked > 60


def defences(game: Deranged) -> Iterator[tuple[int, int, bool]]:
    """With every card: what it defends, the health that is lost, and whether the hero dies."""
    seat = game.asked
    for option in game.legal():
        copy = game.clone(Chance("defence"))
        ear = Ear()
        copy.listener = ear
        copy.choose(option)
        value = next(told[3] for told in ear.told if told[0] == "defended")
        yield value, ear.lost_by(seat), ear.has_died(seat)


def test_a_rest_and_candles_give_what_they_say() -> None:
    for moment in moments():
        for option, chip in moment.pairs():
            if not any(verb.matches(option) for verb in (REST, HEAL, CALM)):
                continue
            _, ear = moment.take(option)
            before, after = number_in(r"(\d) → (\d)", texts(chip)) or [0, 0]
            gained = [told[2] for told in ear.told if told[0] in ("healed", "calmed") and told[1] == moment.seat]
            assert (gained[:1] or [0]) == [after - before]


def test_shedding_has_its_price() -> None:
    checked = 0
    for moment in asked(HeroAction):
        for option, chip in moment.pairs():
            if not SHED.matches(option):
                continue
            _, ear = moment.take(option)
            paid = [told[2] for told in ear.told if told[0] == "spent" and told[1] == moment.seat]
            assert sum(paid) == (number_in(r"(\d) of your \d+ candles", texts(chip)) or [0])[0]
            assert ear.lost_by(moment.seat) == (number_in(r"lose (\d)", texts(chip)) or [0])[0]
            checked += 1
    assert checked > 5


def test_a_discarded_hand_moves_time_as_it_says() -> None:
    for moment in asked(AfterRest):
        if DISCARD_HAND.of() in moment.options:
            _, ear = moment.take(DISCARD_HAND.of())
            event = ear.first(TIME_MOVED)
            assert event is not None
            left = number_in(r"in (\d+)", texts(moment.chip(DISCARD_HAND.of()))) or [0]
            assert left == [max(0, moment.game.spaces() - event[1])]


# --- ways ---------------------------------------------------------------------------------------------
def follow(moment: Moment, places: list[int]) -> Deranged | None:
    """Walk a way on a copy, while everybody lets the hero in; None if a standing preference keeps a door shut."""
    copy = moment.game.clone(Chance("walk"))
    for cell in places:
        if not isinstance(copy.asking, Move):
            return None
        copy.choose(STEP.of(cell))
        while isinstance(copy.asking, BlockDoor):
            copy.choose(ADMIT.of())
        if copy.cell[moment.seat] != cell:
            return None
    if isinstance(copy.asking, Move) and copy.asked == moment.seat:
        copy.choose(STOP.of())
    return copy


def test_a_way_leads_where_it_says_in_as_many_steps_and_deeds_are_offered_there() -> None:
    walked = 0
    for moment in list(asked(Move))[::5]:
        ways = moment.bar.ways
        for way in [way for way in ways if way.tab == EVERYWHERE]:
            blocked = any("blocks the door" in fact.text for fact in way.facts)
            copy = follow(moment, way.places)
            assert (copy is None) == blocked
            assert number_in(r"^(\d+) steps?$", way.facts[0].text) == [len(way.places)]
            assert moment.options[way.option] == STEP.of(way.places[0])
            if copy is not None and isinstance(copy.asking, HeroAction | PossessedAction):
                offered = {TAB_OF[verb] for verb in verbs_of(copy) if verb in TAB_OF}
                tabs = {other.tab for other in ways if other.places == way.places}
                assert tabs == {*offered, EVERYWHERE} or nearer_in_the_building(ways, way)
                walked += 1
    assert walked > 200


def nearer_in_the_building(ways: list[Way], way: Way) -> bool:
    """Whether curses are shed in a nearer cell of the same building."""
    building = BUILDING_OF[way.places[-1]]
    others = [other for other in ways if other.tab == SHED_TAB and BUILDING_OF[other.places[-1]] == building]
    return any(len(other.places) <= len(way.places) and other.places != way.places for other in others)


def test_a_building_stands_once_under_the_tab_for_curses() -> None:
    for moment in asked(Move):
        found = [BUILDING_OF[way.places[-1]] for way in moment.bar.ways if way.tab == SHED_TAB]
        inside = [building for building in found if building]
        assert len(inside) == len(set(inside))


def verbs_of(game: Deranged) -> list[str]:
    found = [TITLE.verb(option) for option in game.legal()]
    return [verb.name for verb in found if verb is not None]


def test_every_cell_in_reach_has_a_way_and_no_other() -> None:
    """Worked out a second time: all walks of so many steps that the rules allow."""
    for moment in list(asked(Move))[::25]:
        step = moment.game.asking
        assert isinstance(step, Move)
        ends = {way.places[-1] for way in moment.bar.ways}
        assert ends == reached(moment.game, moment.seat, step.left) - {moment.game.cell[moment.seat]}


def reached(game: Deranged, seat: int, left: int) -> set[int]:
    edge, seen = [game], {game.cell[seat]}
    for _ in range(left):
        following: list[Deranged] = []
        for position in edge:
            for option in position.legal() if isinstance(position.asking, Move) else []:
                if not STEP.matches(option) or STEP.arg(option) in seen:
                    continue
                seen.add(STEP.arg(option))
                copy = position.clone(Chance("reach"))
                copy.cell[seat] = STEP.arg(option)
                assert isinstance(position.asking, Move)
                following.append(stepped(copy, position.asking))
        edge = following
    return seen


def stepped(copy: Deranged, move: Move) -> Deranged:
    """At the question for the next step, unless fog or the end of the steps ends the move."""
    ended = copy.effects & 32 and copy.has_fog(copy.cell[copy.active])
    copy.asking = None if ended else Move(move.left - 1, move.colour, move.forced)
    copy.options = None
    return copy


# --- all bars -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_bar_in_every_language(language: str) -> None:
    for path in SCENARIOS[::2]:
        run = Run(load_scenario(path))
        for number in range(len(run.scenario.plays)):
            check_bar(run, language)
            run.step(number)


def check_bar(run: Run, language: str) -> None:
    for question in run.game.questions():
        run.game.turn_to(question.player)
        assert isinstance(run.game, Deranged)
        made = Moment(run.game, language).bar
        words = [made.prompt, *[text for chip in made.chips for text in (chip.words, chip.deed, texts(chip))]]
        assert len(made.chips) == len(run.game.legal())
        assert "{" not in "".join(words)
        assert all(chip.words for chip in made.chips)
        assert len(made.prompt) <= 110
        assert all(chip.tab == END or chip.tab < max(1, len(made.tabs)) for chip in made.chips)


def test_chips_name_no_cell_by_its_code() -> None:
    code = re.compile(r"\b(" + "|".join(re.escape(name) for name in CELL_IDS if name[0] in "MRKO") + r")\b")
    for moment in moments():
        for chip in moment.bar.chips:
            assert not code.search(chip.words + texts(chip) + chip.deed)


def test_no_tab_of_a_step_has_more_than_nine_chips_without_a_second_step() -> None:
    for moment in asked(Speak):
        alone = [chip for chip in moment.bar.chips if not chip.under]
        assert len(alone) <= 3
        assert {chip.under for chip in moment.bar.chips} == {"", *PEOPLE[: moment.game.players()]}


# --- named --------------------------------------------------------------------------------------------
def at(name: str, plays: int) -> Moment:
    """A scenario after so many of its plays."""
    run = Run(load_scenario(next(path for path in SCENARIOS if path.stem == name)))
    for number in range(plays):
        run.step(number)
    assert isinstance(run.game, Deranged)
    return Moment(run.game)


def test_a_sum_through_a_door_with_candles() -> None:
    moment = at("example_4_attack_through_a_door", 2)
    assert moment.bar.prompt == "Attack Moth with 3: add candles?"
    chip = moment.chip(SPEND.of(4))
    assert texts(chip) == "kills if Moth defends 2 or less | 5 − 2 door + 4 candles = 7 against 5 health"
    assert chip.deed == "Attack Moth with 7"
    assert not chip.plain


def test_the_only_target_is_named_though_nobody_is_asked_for_it() -> None:
    moment = at("example_4_attack_through_a_door", 1)
    chip = moment.chip(ATTACK_ACTION.of())
    assert chip.words == "Attack Moth"
    assert chip.deed == "Attack Moth with 3"
    assert texts(chip).startswith("at most 3 of 5 health | 5 − 2 door = 3 against 5 health")


def test_a_curse_takes_from_the_card_before_candles_count() -> None:
    moment = at("a_weakened_attack", 1)
    assert texts(moment.chip(SPEND.of(2))).endswith("0 + 2 candles = 2 against 5 health")


def test_a_defence_tells_what_is_lost_and_what_is_left() -> None:
    moment = at("example_4_attack_through_a_door", 3)
    chips = {chip.words: chip for chip in moment.bar.chips}
    assert moment.bar.prompt == "Owl attacks you with 7: defend with a card."
    assert moment.bar.tone == "danger"
    assert texts(chips["C1, defence 6"]) == "lose 1, 4 left | 7 − 6 = 1 | the least"
    death = chips["C4, defence 1"]
    assert texts(death) == "lose 6: you die, a curse | 7 − 1 = 6"
    assert not death.plain  # another card would do
    assert chips["C1, defence 6"].plain


PROMPTS = [
    ("a_mad_hero_at_night", "You are mad: at night you can only rest."),
    ("a_mad_hero_with_an_empty_hand_by_day", "You are mad and have no cards: turn one over or rest."),
    ("a_possessed_hero_with_an_empty_hand", "You are possessed and have no cards: turn one over."),
    ("an_empty_hand", "Your hand is empty: turn over a card or rest."),
]


@pytest.mark.parametrize(("name", "prompt"), PROMPTS)
def test_the_prompt_follows_the_state_of_the_hero(name: str, prompt: str) -> None:
    moment = at(name, 0)
    assert isinstance(moment.game.asking, PlayOrRest)
    assert moment.bar.prompt == prompt


def test_the_prompt_names_what_can_be_done_and_nothing_else() -> None:
    scenes = [at(name, 0) for name, _ in PROMPTS]
    for moment in [*asked(PlayOrRest), *scenes]:
        for words, verb in (("lay a card", PLAY), ("turn ", TURN_OVER), ("rest", REST)):
            can = any(verb.matches(option) for option in moment.options)
            assert (words in moment.bar.prompt) == can, (moment.bar.prompt, verb.name)


def test_looking_changes_nothing() -> None:
    for moment in list(asked(Move))[:20]:
        before = moment.game.digest()
        bar(moment.view, moment.say)  # type: ignore[arg-type]
        assert moment.game.digest() == before


# --- goals --------------------------------------------------------------------------------------------
def test_every_curse_is_a_goal_and_can_be_shed_at_the_end_of_its_ways() -> None:
    checked = 0
    for moment in asked(PlayOrRest):
        game, seat = moment.game, moment.seat
        goals = {goal.things["curse"]: goal for goal in moment.bar.goals if "curse" in goal.things}
        if game.cell[seat] != NOWHERE:
            assert sorted(goals) == sorted(game.curses_of(seat))
        for curse, goal in goals.items():
            for way in goal.ways:
                copy = game.clone(Chance("goal"))
                copy.cell[seat] = way[-1] if way else game.cell[seat]
                assert copy.places(copy.cell[seat]) & SHED_AT[curse]
                checked += 1
            assert [len(way) for way in goal.ways] == sorted(len(way) for way in goal.ways)
    assert checked > 50


def test_the_gate_is_a_goal_as_soon_as_it_is_attached() -> None:
    for moment in asked(HeroAction):
        found = [goal for goal in moment.bar.goals if goal.things == {"cell": GATE}]
        assert bool(found) == (moment.game.gate_exit != NOWHERE)


# --- positions that random games seldom reach ----------------------------------------------------------
def laid(folder: Path, position: str, *plays: str, language: str = "en") -> Moment:
    """A position, written as in a scenario, after these choices."""
    head = 'name = "x"\ngame = "deranged"\nplayers = 3\nrules = ["DE-113"]\n[position]\nfate = "c"\n'
    path = folder / "position.toml"
    choices = "".join(f'[[play]]\nchoose = "{play}"\n' for play in plays)
    path.write_text(f"{head}{position}\n{choices}", encoding="utf-8")
    run = Run(load_scenario(path))
    for number in range(len(plays)):
        run.step(number)
    assert isinstance(run.game, Deranged)
    return Moment(run.game, language)


OTHERS = 'b = { cell = "R8" }, c = { cell = "R8" } }'
MAD = f'heroes = {{ a = {{ cell = "R8", hand = ["A1"], sanity = 0, candles = 1 }}, {OTHERS}'


def test_a_weakened_attack_is_announced_with_what_is_left_of_it(tmp_path: Path) -> None:
    heroes = f'heroes = {{ a = {{ cell = "R8", hand = ["A1"], curses = [36] }}, {OTHERS}'
    moment = laid(tmp_path, heroes, "a play A1")
    assert texts(moment.chip(ATTACK_ACTION.of())) == "5 against Owl, Moth"
    assert laid(tmp_path, heroes, "a play A1", "a attack").bar.prompt == "Attack with 5: whom?"


def test_a_token_keeps_from_the_gate_like_a_curse(tmp_path: Path) -> None:
    heroes = f'heroes = {{ a = {{ cell = "R8", hand = ["A1"], token = true%s }}, {OTHERS}\ngate = "M1"'
    gate = laid(tmp_path, heroes % "").bar.goals[-1]
    assert [fact.text for fact in gate.facts] == ["get rid of the possessed token first"]
    gate = laid(tmp_path, heroes % ", curses = [1]").bar.goals[-1]
    assert [fact.text for fact in gate.facts] == [
        "shed all curses first: 1",
        "get rid of the possessed token first",
    ]
    gate = laid(tmp_path, heroes.replace("true", "false") % "").bar.goals[-1]
    assert [fact.text for fact in gate.facts] == ["stand here when the last night ends"]


def test_a_candle_may_pay_for_an_action_after_a_move(tmp_path: Path) -> None:
    moment = laid(tmp_path, MAD, "a play A1", "a move")
    assert moment.bar.facts[-1].text == "an action there costs 1 sanity: first a candle"
    following = laid(tmp_path, MAD, "a play A1", "a move", "a stop", "a calm")
    assert ATTACK_ACTION.of() in following.options
    without = laid(tmp_path, MAD.replace("candles = 1", "candles = 0, health = 1"), "a play A1", "a move")
    assert without.bar.facts[-1].text == "no action after it"
    cursed = laid(tmp_path, MAD.replace("candles = 1", "candles = 1, curses = [35]"), "a play A1", "a move")
    assert cursed.bar.facts[-1].text == "no action after it"


def test_a_mad_hero_at_night_is_told_of_candles(tmp_path: Path) -> None:
    assert laid(tmp_path, f"{MAD}\nchapter = 2").bar.prompt == "You are mad: rest, or regain sanity by a candle."
    poor = MAD.replace("candles = 1", "candles = 0, hand = []").replace('hand = ["A1"], ', "")
    assert laid(tmp_path, f"{poor}\nchapter = 2").bar.prompt == "You are mad: at night you can only rest."


def test_shedding_is_free_only_as_a_first_action_by_day(tmp_path: Path) -> None:
    heroes = f'heroes = {{ a = {{ cell = "R8", hand = ["A1"], curses = [17] }}, {OTHERS}'
    chip = laid(tmp_path, heroes, "a play A1").chip(SHED.of(17))
    assert (chip.cost, chip.deed) == (0, "Shed curse 17: free")
    chip = laid(tmp_path, f"{heroes}\nchapter = 2", "a play A1").chip(SHED.of(17))
    assert (chip.cost, chip.deed, "free" in texts(chip)) == (1, "Shed curse 17", False)


@pytest.mark.parametrize(
    ("sanity", "warning"),
    [(2, []), (1, ["you would go mad: a curse"]), (0, ["mad already: a curse instead"])],
)
def test_who_unbars_a_house_is_told_of_madness(tmp_path: Path, sanity: int, warning: list[str]) -> None:
    heroes = f'heroes = {{ a = {{ cell = "R5", hand = ["A1"], sanity = {sanity} }}, {OTHERS}'
    moment = laid(tmp_path, f'{heroes}\neffects = ["fog", "barred-doors"]\nfog = ["R6"]', "a play A1")
    chip = moment.chip(UNBAR.of(CELL_IDS.index("R6")))
    assert [fact.text for fact in chip.facts] == ["1 more sanity", *warning]


def test_a_necromancer_is_sent_to_a_place(tmp_path: Path) -> None:
    position = f'heroes = {{ a = {{ cell = "R8" }}, {OTHERS}\nphase = "monsters"\n'
    position += 'active = "c"\nmonsters = { necromancer-1 = "R4", dead-1 = "M1" }'
    assert laid(tmp_path, position).bar.prompt == "Necromancer: where does it go?"


def test_the_terminal_says_what_a_hero_can_do_when_the_turn_begins(tmp_path: Path) -> None:
    moment = laid(
        tmp_path, f'heroes = {{ a = {{ cell = "R8", possessed = true, hand = ["A1"] }}, {OTHERS}\nchapter = 2'
    )
    assert TITLE.aside(moment.view, moment.say) == "You are possessed: play a card."
    assert TITLE.aside(laid(tmp_path, MAD, "a play A1").view, moment.say) == ""

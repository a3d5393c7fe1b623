"""Who owns the box can write the printed cards into the data files; every mistake is named in one sentence."""

from __future__ import annotations

import pytest
from data_files import DataFiles

from phobetor.games.somnicum.rules.box import (
    ALL_ENCOUNTERS,
    ALL_TOKENS,
    BOX,
    GOALS,
    NIGHTMARE,
    PARTICLES,
    THEMES,
    Box,
    back_of,
    files_of_the_box,
    particle_of,
)

FILES = files_of_the_box()
OURS = DataFiles(FILES, Box)
with_change = OURS.with_change
without_line = OURS.without_line
sentence_about = OURS.sentence_about


# --- the box as it is -------------------------------------------------------------------------------
def test_so_2_the_box_has_88_dreams_8_goals_72_tokens_and_24_encounters() -> None:
    assert len(BOX.dreams) - 1 == 88
    assert len(BOX.goals) - 1 == 8
    assert len(ALL_TOKENS) == 72
    assert len(ALL_ENCOUNTERS) == 24


def test_so_4_good_dreams_have_one_theme_and_one_to_three_particles() -> None:
    for card in range(1, 89):
        if BOX.theme_of[card] != NIGHTMARE:
            shown = BOX.shown(BOX.particles_of[card])
            assert 1 <= len(shown) <= 3
            assert {BOX.theme_of_particle[particle] for particle in shown} == {BOX.theme_of[card]}


def test_so_7_nightmares_have_six_particles_of_different_themes() -> None:
    nightmares = [card for card in range(1, 89) if BOX.theme_of[card] == NIGHTMARE]
    assert len(nightmares) == 10
    for card in nightmares:
        assert len(BOX.shown(BOX.particles_of[card])) == 6
        assert BOX.symbols_of[card] in (1, 2)
        assert BOX.stars_of[card] == 0


def test_so_10_a_third_of_the_backs_is_blank() -> None:
    assert sum(back_of(token) for token in ALL_TOKENS) == 24
    for particle in range(1, len(PARTICLES)):
        backs = [back_of(token) for token in ALL_TOKENS if particle_of(token) == particle]
        assert sorted(backs) == [0, 0, 0, 0, 1, 1]


def test_so_8_every_goal_has_a_particle_of_each_theme() -> None:
    for goal in range(1, GOALS + 1):
        shown = BOX.shown(BOX.goal_particles[goal])
        assert sorted(BOX.theme_of_particle[particle] for particle in shown) == list(range(len(THEMES)))


def test_columns_may_stand_in_any_order_and_others_may_be_added() -> None:
    assert Box(OURS.turned("goals")).goal_particles == BOX.goal_particles


# --- mistakes ---------------------------------------------------------------------------------------
MISTAKES = {
    "an empty file": (FILES | {"goals": ""}, "data/goals.csv: the file is empty."),
    "a missing column": (
        with_change("dreams", "id,theme,particles,stars", "id,theme,particles,points"),
        "data/dreams.csv: the column 'stars' is missing.",
    ),
    "a short line": (
        with_change("tokens", "moon,blank,2,reconstructed", "moon,blank,2"),
        "data/tokens.csv: line 25 has 3 fields instead of 4.",
    ),
    "an unknown provenance": (
        with_change("tokens", "moon,blank,2,reconstructed", "moon,blank,2,my own box"),
        "data/tokens.csv: line 25 has the unknown provenance 'my own box'; known are rulebook, public, reconstructed.",
    ),
    "a bad name": (
        with_change("dreams", "F01,fairy", "1,fairy"),
        "data/dreams.csv: '1' is no name; a name is a letter followed by letters and digits.",
    ),
    "a name twice": (with_change("dreams", "F02,fairy", "F01,fairy"), "data/dreams.csv: 'F01' stands there twice."),
    "a particle twice": (
        with_change("particles", "castle,fairy", "dragon,fairy"),
        "data/particles.csv: 'dragon' stands there twice.",
    ),
    "an unknown theme of a particle": (
        with_change("particles", "castle,fairy", "castle,ice"),
        "data/particles.csv: 'castle' has the unknown theme 'ice'; known are fairy, sea, space.",
    ),
    "a particle without a name": (
        with_change("particles", "castle,fairy,Castle,Замок", "castle,fairy,Castle,"),
        "data/particles.csv: 'castle' has no name in the language 'ru'.",
    ),
    "too many particles": (
        FILES
        | {
            "particles": FILES["particles"] + "".join(f"p{number},sea,P,P,P,reconstructed\n" for number in range(1, 20))
        },
        "data/particles.csv: there can be 30 particles at most, not 31.",
    ),
    "an unknown particle of a token": (
        with_change("tokens", "moon,blank", "sun,blank"),
        "data/tokens.csv: the row 'sun, blank' has the unknown particle 'sun'",
    ),
    "an unknown back": (
        with_change("tokens", "moon,blank", "moon,stripes"),
        "data/tokens.csv: the row 'moon, stripes' has the unknown back 'stripes'; known are sand, blank.",
    ),
    "a row of tokens twice": (
        with_change("tokens", "moon,blank", "moon,sand"),
        "data/tokens.csv: the row 'moon, sand' stands there twice.",
    ),
    "copies that are no number": (
        with_change("tokens", "moon,blank,2", "moon,blank,two"),
        "data/tokens.csv: the row 'moon, blank' has 'two' for its copies, which must be a number from 0 to 99.",
    ),
    "too few tokens": (
        without_line("tokens", "moon,blank"),
        "data/tokens.csv: there must be 72 tokens, not 70.",
    ),
    "no blank back": (
        FILES | {"tokens": FILES["tokens"].replace(",sand,4", ",sand,6").replace(",blank,2", ",blank,0")},
        "data/tokens.csv: some backs must be 'blank', but none is.",
    ),
    "an unknown theme of a card": (
        with_change("dreams", "F01,fairy", "F01,fairies"),
        "data/dreams.csv: card F01 has the unknown theme 'fairies'; known are fairy, sea, space, nightmare.",
    ),
    "an unknown particle of a card": (
        with_change("dreams", "F01,fairy,dragon", "F01,fairy,wyvern"),
        "data/dreams.csv: card F01 has the unknown particle 'wyvern'",
    ),
    "the same particle twice on a card": (
        with_change("dreams", "F01,fairy,dragon", "F01,fairy,dragon|dragon"),
        "data/dreams.csv: card F01 shows 'dragon' twice; write it once.",
    ),
    "stars that are no number": (
        with_change("dreams", "F01,fairy,dragon,3", "F01,fairy,dragon,***"),
        "data/dreams.csv: card F01 has '***' for its stars, which must be a number from 0 to 99.",
    ),
    "four particles on a good dream": (
        with_change("dreams", "F01,fairy,dragon,3", "F01,fairy,dragon|castle|unicorn|mirror,3"),
        "data/dreams.csv: the good dream F01 must have 1 to 3 particles.",
    ),
    "a foreign particle on a good dream": (
        with_change("dreams", "F01,fairy,dragon,3", "F01,fairy,dragon|whale,3"),
        "data/dreams.csv: the good dream F01 has 'whale', a particle of another theme.",
    ),
    "a good dream with a nightmare symbol": (
        with_change("dreams", "F01,fairy,dragon,3,0", "F01,fairy,dragon,3,1"),
        "data/dreams.csv: the good dream F01 cannot have nightmare symbols.",
    ),
    "an encounter symbol that is neither yes nor no": (
        with_change("dreams", "F01,fairy,dragon,3,0,no", "F01,fairy,dragon,3,0,maybe"),
        "data/dreams.csv: card F01 has the unknown encounter symbol 'maybe'; known are no, yes.",
    ),
    "five particles on a nightmare": (
        with_change("dreams", "N01,nightmare,dragon|castle|", "N01,nightmare,dragon|"),
        "data/dreams.csv: the nightmare N01 must have 6 particles, not 5.",
    ),
    "a nightmare without symbols": (
        with_change("dreams", "comet|moon,0,1,no,Clockwork", "comet|moon,0,0,no,Clockwork"),
        "data/dreams.csv: the nightmare N01 must have a nightmare symbol.",
    ),
    "a nightmare with stars": (
        with_change("dreams", "comet|moon,0,1,no,Clockwork", "comet|moon,1,1,no,Clockwork"),
        "data/dreams.csv: the nightmare N01 cannot have stars.",
    ),
    "a card too few": (without_line("dreams", "S26,"), "data/dreams.csv: there must be 88 dream cards, not 87."),
    "a goal with two particles": (
        with_change("goals", "G1,dragon|octopus|cloud", "G1,dragon|octopus"),
        "data/goals.csv: goal G1 must show 3 particles.",
    ),
    "a goal too few": (without_line("goals", "G8,"), "data/goals.csv: there must be 8 goals, not 7."),
    "an unknown effect": (
        with_change("encounters", "E01,hare", "E01,tortoise"),
        "data/encounters.csv: E01 has the unknown effect 'tortoise'; known are hare, carriage,",
    ),
    "an effect twice": (
        with_change("encounters", "E02,carriage", "E02,hare"),
        "data/encounters.csv: 'hare' stands there twice.",
    ),
    "a permanent one-shot": (
        with_change("encounters", "hare,one-shot", "hare,permanent"),
        "data/encounters.csv: 'hare' must be a one-shot, not 'permanent'.",
    ),
    "no copies of an encounter": (
        with_change("encounters", "hare,one-shot,2", "hare,one-shot,0"),
        "data/encounters.csv: 'hare' must have 1 to 7 copies.",
    ),
    "an unknown phase": (
        with_change("encounters", "E02,carriage,one-shot,2,prepare", "E02,carriage,one-shot,2,dawn"),
        "data/encounters.csv: 'carriage' has the unknown phase 'dawn'; known are prepare, attach, wrap-up.",
    ),
    "an encounter too many": (
        with_change("encounters", "hare,one-shot,2", "hare,one-shot,3"),
        "data/encounters.csv: there must be 24 encounters, not 25.",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_data_file_is_named_in_one_sentence(mistake: str) -> None:
    files, sentence = MISTAKES[mistake]
    assert sentence_about(files).startswith(sentence)


def test_six_particles_of_one_theme_make_no_nightmare() -> None:
    more = "kraken,sea,Kraken,Кракен,Kraken,reconstructed\nanchor,sea,Anchor,Якорь,Kotwica,reconstructed\n"
    files = with_change(
        "dreams",
        "N01,nightmare,dragon|castle|octopus|whale|comet|moon",
        "N01,nightmare,octopus|mermaid|whale|pearl|kraken|anchor",
    )
    sentence = sentence_about(files | {"particles": FILES["particles"] + more})
    assert sentence == "data/dreams.csv: the particles of the nightmare N01 must come from different themes."

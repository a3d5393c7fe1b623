"""What is in the box, read from the files in `data/` and checked when they are read.

The printed cards were never published as a list, so most rows are marked `reconstructed`. Who owns the box can
write the printed cards into the files: everything the rulebook says of them is checked (SO-2 to SO-10).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from phobetor.games.box import check_named, files_of, find, number, require, rows_in
from phobetor.kernel.masks import has, plus

Card: TypeAlias = i64  # a dream card, numbered from 1 in the order of its file
Particle: TypeAlias = i64  # numbered from 1
Token: TypeAlias = i64  # particle + BACK * back; tokens that are alike have the same number
Goal: TypeAlias = i64
Encounter: TypeAlias = i64

DREAMS: Final = 88
GOALS: Final = 8
TOKENS: Final = 72
ENCOUNTER_CARDS: Final = 24

NO_CARD: Final = 0
NO_PARTICLE: Final = 0  # on a token of which only the back is known
NO_GOAL: Final = 0
NO_ENCOUNTER: Final = 0

MOST_PARTICLES: Final = 30  # more would not fit into the bits of a C int, which mypyc uses for shifted literals
MOST_COPIES: Final = 7  # of an encounter, for the same reason

THEMES: Final = ["fairy", "sea", "space"]
NIGHTMARE: Final = 3  # stands where a good dream has its theme
CARD_THEMES: Final = [*THEMES, "nightmare"]
SAND: Final = 0
BLANK: Final = 1
BACKS: Final = ["sand", "blank"]
BACK: Final = 32  # backs come first in the order of tokens, so that order tells nothing of hidden faces

# The encounters whose effects are written in the rules; the first eight are one-shots, the others permanent.
HARE: Final = 1
CARRIAGE: Final = 2
NEEDLE: Final = 3
BRIDGE: Final = 4
OWL: Final = 5
PAINTER: Final = 6
ROOSTER: Final = 7
SNAIL: Final = 8
BRIDLE: Final = 9
SLIPPERS: Final = 10
PILLOW: Final = 11
BRUSH: Final = 12
BEETLE: Final = 13
QUILT: Final = 14
SHELL: Final = 15
LANTERN: Final = 16
ENCOUNTERS: Final = [
    "none", "hare", "carriage", "needle", "bridge", "owl", "painter", "rooster", "snail", "bridle", "slippers",
    "pillow", "brush", "beetle", "quilt", "shell", "lantern",
]  # fmt: skip
KINDS: Final = ["one-shot", "permanent"]

PREPARE: Final = 0
ATTACHING: Final = 1
WRAP_UP: Final = 2
PHASES: Final = ["prepare", "attach", "wrap-up"]

COLUMNS: Final = {
    "particles": ["particle", "theme"],
    "tokens": ["particle", "back", "copies"],
    "dreams": ["id", "theme", "particles", "stars", "nightmares", "encounter"],
    "goals": ["id", "particles"],
    "encounters": ["id", "encounter", "kind", "copies", "phases"],
}
NAMED: Final = ["particles", "dreams", "goals"]


def rows_of(file: str, text: str) -> list[dict[str, str]]:
    return rows_in(file, text, COLUMNS[file], file in NAMED)


def check_name(name: str, names: list[str], file: str) -> None:
    """Names are used in records and scenarios, so they are plain words, and no two are the same."""
    plain = name.isascii() and name.isalnum() and not name[0].isdigit()
    require(plain, file, f"'{name}' is no name; a name is a letter followed by letters and digits.")
    require(name not in names, file, f"'{name}' stands there twice.")


class Box:
    """The tables of the game, made from the texts of the data files."""

    def __init__(self, files: dict[str, str]) -> None:
        self.particles: list[str] = ["unknown"]
        self.theme_of_particle: list[i64] = [NIGHTMARE]
        self.copies_of_token: list[i64] = []
        self.dreams: list[str] = ["-"]
        self.theme_of: list[i64] = [NIGHTMARE]
        self.particles_of: list[i64] = [0]
        self.stars_of: list[i64] = [0]
        self.symbols_of: list[i64] = [0]
        self.meets: list[i64] = [0]
        self.goals: list[str] = ["-"]
        self.goal_particles: list[i64] = [0]
        self.copies_of_encounter: list[i64] = [0] * len(ENCOUNTERS)
        self.phases_of: list[i64] = [0] * len(ENCOUNTERS)
        self.read_particles(rows_of("particles", files["particles"]))
        self.read_tokens(rows_of("tokens", files["tokens"]))
        self.read_dreams(rows_of("dreams", files["dreams"]))
        self.read_goals(rows_of("goals", files["goals"]))
        self.read_encounters(rows_of("encounters", files["encounters"]))

    def read_particles(self, rows: list[dict[str, str]]) -> None:
        """A particle belongs to one theme. SO-5"""
        for row in rows:
            name = row["particle"]
            check_name(name, self.particles, "particles")
            self.particles.append(name)
            self.theme_of_particle.append(find(THEMES, row["theme"], "particles", f"'{name}'", "theme"))
            check_named(row, "particles", f"'{name}'")
        found = len(self.particles) - 1
        require(found <= MOST_PARTICLES, "particles", f"there can be {MOST_PARTICLES} particles at most, not {found}.")

    def read_tokens(self, rows: list[dict[str, str]]) -> None:
        """A token has a particle on its face and sand or nothing on its back. SO-10"""
        self.copies_of_token = [0] * (BACK * len(BACKS))
        seen: list[int] = []
        for row in rows:
            line = f"the row '{row['particle']}, {row['back']}'"
            particle = self.particle(row["particle"], "tokens", line)
            token = particle + BACK * find(BACKS, row["back"], "tokens", line, "back")
            require(token not in seen, "tokens", f"{line} stands there twice.")
            seen.append(token)
            self.copies_of_token[token] = number(row["copies"], "tokens", line, "copies")
        self.check_tokens()

    def check_tokens(self) -> None:
        found = sum([int(copies) for copies in self.copies_of_token])
        require(found == TOKENS, "tokens", f"there must be {TOKENS} tokens, not {found}.")
        for back in range(len(BACKS)):
            some = sum([int(copies) for copies in self.copies_of_token[BACK * back : BACK * (back + 1)]])
            require(some > 0, "tokens", f"some backs must be '{BACKS[back]}', but none is.")

    def read_dreams(self, rows: list[dict[str, str]]) -> None:
        """Good dreams and nightmares. SO-3"""
        for row in rows:
            name = row["id"]
            check_name(name, self.dreams, "dreams")
            theme = find(CARD_THEMES, row["theme"], "dreams", f"card {name}", "theme")
            self.dreams.append(name)
            self.theme_of.append(theme)
            self.particles_of.append(self.mask(row["particles"], "dreams", f"card {name}"))
            self.stars_of.append(number(row["stars"], "dreams", f"card {name}", "stars"))
            self.symbols_of.append(number(row["nightmares"], "dreams", f"card {name}", "nightmare symbols"))
            self.meets.append(find(["no", "yes"], row["encounter"], "dreams", f"card {name}", "encounter symbol"))
            if theme == NIGHTMARE:
                self.check_nightmare(name)
            else:
                self.check_good_dream(name)
        found = len(self.dreams) - 1
        require(found == DREAMS, "dreams", f"there must be {DREAMS} dream cards, not {found}.")

    def check_good_dream(self, name: str) -> None:
        """A good dream has one to three particles, all of its own theme, and no nightmare symbol. SO-4, SO-5"""
        particles = self.shown(self.particles_of[-1])
        require(1 <= len(particles) <= 3, "dreams", f"the good dream {name} must have 1 to 3 particles.")
        for particle in particles:
            own = self.theme_of_particle[particle] == self.theme_of[-1]
            foreign = f"'{self.particles[particle]}', a particle of another theme"
            require(own, "dreams", f"the good dream {name} has {foreign}.")
        require(self.symbols_of[-1] == 0, "dreams", f"the good dream {name} cannot have nightmare symbols.")

    def check_nightmare(self, name: str) -> None:
        """A nightmare has six particles from different themes, symbols instead of stars. SO-7"""
        particles = self.shown(self.particles_of[-1])
        themes = {int(self.theme_of_particle[particle]) for particle in particles}
        require(len(particles) == 6, "dreams", f"the nightmare {name} must have 6 particles, not {len(particles)}.")
        require(len(themes) > 1, "dreams", f"the particles of the nightmare {name} must come from different themes.")
        require(self.symbols_of[-1] > 0, "dreams", f"the nightmare {name} must have a nightmare symbol.")
        require(self.stars_of[-1] == 0, "dreams", f"the nightmare {name} cannot have stars.")

    def read_goals(self, rows: list[dict[str, str]]) -> None:
        """A goal shows three particles. SO-8"""
        for row in rows:
            name = row["id"]
            check_name(name, self.goals, "goals")
            mask = self.mask(row["particles"], "goals", f"goal {name}")
            require(len(self.shown(mask)) == 3, "goals", f"goal {name} must show 3 particles.")
            self.goals.append(name)
            self.goal_particles.append(mask)
        found = len(self.goals) - 1
        require(found == GOALS, "goals", f"there must be {GOALS} goals, not {found}.")

    def read_encounters(self, rows: list[dict[str, str]]) -> None:
        """An encounter is a one-shot or a permanent, and has moments of the turn in which it is played. SO-9"""
        for row in rows:
            name = row["encounter"]
            encounter = find(ENCOUNTERS[1:], name, "encounters", row["id"], "effect") + 1
            require(self.copies_of_encounter[encounter] == 0, "encounters", f"'{name}' stands there twice.")
            kind = KINDS[1 if encounter >= BRIDLE else 0]
            require(row["kind"] == kind, "encounters", f"'{name}' must be a {kind}, not '{row['kind']}'.")
            copies = number(row["copies"], "encounters", f"'{name}'", "copies")
            require(1 <= copies <= MOST_COPIES, "encounters", f"'{name}' must have 1 to {MOST_COPIES} copies.")
            self.copies_of_encounter[encounter] = copies
            for phase in row["phases"].split("|"):
                found = find(PHASES, phase, "encounters", f"'{name}'", "phase")
                self.phases_of[encounter] = plus(self.phases_of[encounter], found)
        found = sum([int(copies) for copies in self.copies_of_encounter])
        require(found == ENCOUNTER_CARDS, "encounters", f"there must be {ENCOUNTER_CARDS} encounters, not {found}.")

    def particle(self, name: str, file: str, row: str) -> int:
        return find(self.particles[1:], name, file, row, "particle") + 1

    def mask(self, words: str, file: str, row: str) -> int:
        """Particles as bits, one for each; nothing shows the same particle twice."""
        mask = 0
        for word in words.split("|"):
            particle = self.particle(word, file, row)
            require(not has(mask, particle), file, f"{row} shows '{word}' twice; write it once.")
            mask = plus(mask, particle)
        return mask

    def shown(self, mask: i64) -> list[i64]:
        """The particles in a mask."""
        return [particle for particle in range(len(self.particles)) if has(mask, particle)]


def files_of_the_box() -> dict[str, str]:
    return files_of("somnicum", COLUMNS)


BOX: Final = Box(files_of_the_box())

PARTICLES: Final[list[str]] = BOX.particles
THEME_OF_PARTICLE: Final[list[i64]] = BOX.theme_of_particle
TOKEN_KINDS: Final[i64] = len(BOX.copies_of_token)
DREAM_IDS: Final[list[str]] = BOX.dreams
THEME_OF: Final[list[i64]] = BOX.theme_of  # card -> theme or NIGHTMARE
PARTICLES_OF: Final[list[i64]] = BOX.particles_of  # card -> bit of each printed particle
STARS_OF: Final[list[i64]] = BOX.stars_of
SYMBOLS_OF: Final[list[i64]] = BOX.symbols_of  # card -> nightmare symbols
MEETS: Final[list[i64]] = BOX.meets  # card -> 1 if it has the encounter symbol
GOAL_IDS: Final[list[str]] = BOX.goals
PARTICLES_OF_GOAL: Final[list[i64]] = BOX.goal_particles
COPIES_OF: Final[list[i64]] = BOX.copies_of_encounter
PHASES_OF: Final[list[i64]] = BOX.phases_of  # encounter -> bit of each moment in which it may be played

ALL_DREAMS: Final[tuple[Card, ...]] = tuple(range(1, DREAMS + 1))
ALL_GOALS: Final[tuple[Goal, ...]] = tuple(range(1, GOALS + 1))
ALL_TOKENS: Final[list[Token]] = [
    token for token in range(len(BOX.copies_of_token)) for _ in range(BOX.copies_of_token[token])
]
ALL_ENCOUNTERS: Final[list[Encounter]] = [
    encounter for encounter in range(len(ENCOUNTERS)) for _ in range(BOX.copies_of_encounter[encounter])
]


def particle_of(token: Token) -> Particle:
    return token % BACK


def back_of(token: Token) -> i64:
    return token // BACK

"""What strangers write, made harmless: names, chat, and what is quoted of it."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_NOTES = 2000
LONGEST_SENTENCE = 600
MOST_MARKS = 2
"""How many accents one letter may carry."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, directions, zero widths, halves, private and no letters
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that look like nothing
LOOKALIKES = str.maketrans(
    "аеорсухкмтнвіјѕԁգհոսԛԝαοριντκυβεηχγ01i|łıӏđø",
    "aeopcyxkmthbljsdghnuqwaoplvtkubenxyolllllldo",
)
"""After folding, a capital I is a small i: whoever is called PauI looks like Paul."""


def clean(text: str) -> str:
    """NFC, without invisible and direction-changing characters, with single spaces and few accents on a letter."""
    return " ".join(clean_line(text).split())


def clean_line(text: str) -> str:
    """The same with its spaces as they are."""
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    seen = [letter for letter in spaced if unicodedata.category(letter) not in UNSEEN and letter not in BLANK]
    return limit_marks(seen)


def limit_marks(letters: list[str]) -> str:
    kept: list[str] = []
    marks = MOST_MARKS  # an accent needs a letter before it
    for letter in letters:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def clean_name(text: str) -> str:
    """A name of 1 to 24 characters, or "" when nothing is left of it."""
    return clean(text)[:LONGEST_NAME].strip()


def clean_chat(text: str) -> str:
    return clean(text)[:LONGEST_CHAT].strip()


def clean_notes(text: str) -> str:
    """What people write for themselves keeps its lines."""
    lines = [clean_line(line) for line in text.replace("\r\n", "\n").split("\n")]
    return "\n".join(lines)[:LONGEST_NOTES]


def clean_sentence(text: str) -> str:
    """What is said about something from outside may quote it: no more of it than helps, and nothing but letters."""
    found = clean(text)
    return found if len(found) <= LONGEST_SENTENCE else f"{found[: LONGEST_SENTENCE - 1]}…"


def skeleton(name: str) -> str:
    """Names that people could take for one another have the same skeleton."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in folded if not unicodedata.combining(letter) and not letter.isspace())
    return letters.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")

"""One word for one thing: what a rulebook calls a thing, every sentence about the game calls it, too.

A wrong term is a regular expression that begins at the beginning of a word; beside it stands what is right.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from phobetor.games import NAMES

WRONG: dict[tuple[str, str], dict[str, str]] = {
    ("nightmarium", "ru"): {
        "монстр|чудовищ|твар[ьи]": "Существо",
        "торс": "туловище",
        "некронавт": "некромункул",
        "гомункул": "людовище",
        "инсектоид": "констрикт",
    },
    ("nightmarium", "pl"): {
        "potw[oó]r|kreatur": "Stwór",
        "korpus|tors(u|em)?\\b": "tułów",
        "odmówić": "zrezygnować ze zdolności",
    },
    ("somnicum", "en"): {"flywheel": "pendulum"},
    ("somnicum", "ru"): {"маятник": "маховик", "тем[аыуе]\\b": "сюжет", "связан": "соединены", "кольц": "круг"},
    ("somnicum", "pl"): {"temat": "motyw", "gwiazd[aąęy]\\b|gwiazdami": "gwiazdka", "reguł": "zasada"},
    ("deranged", "ru"): {
        "сыгра": "разыграть",
        "чудовищ": "монстр",
        "учебн": "обучающая партия",
        "жетон\\w* одержимости": "жетон одержимого",
        "вид\\w* монстр": "тип монстров",
        "карт\\w* в руке": "карты на руке",
        "за клетку(?! до)": "за клетку до него",
    },
    ("deranged", "pl"): {"barw": "kolor", "szukani": "poszukiwanie", "dobiera\\w*( tylko)? do": "uzupełnia rękę do"},
    ("nemesis", "ru"): {
        "двигательн": "машинное отделение",
        "шкал": "трек",
        "брос\\w+ шума": "бросок на шум",
        "заражённ": "карта с инфекцией",
        "добира\\w+( только)? до": "добирает руку до",
    },
    ("nemesis", "pl"): {
        "zakaż": "zarażona",
        "kurs": "destynacja",
        "przechodzi\\w* obok": "przechodzi do sąsiedniego pomieszczenia",
        "dobiera\\w*( tylko)? do (czterech|pięciu|sześciu)": "uzupełnia rękę do",
        "lekk\\w+ ran": "powierzchowna rana",
        "postać tutaj": "postać w twoim pomieszczeniu",
        "zdarze": "wydarzenie",
        "wor(ek|ka|ku)\\b": "woreczek",
        "tali[aięą]\\b": "stos",
        "konstruo": "samoróbka",
    },
}


def test_every_game_has_wrong_terms_in_the_languages_of_its_rulebook() -> None:
    assert {name for name, _ in WRONG} == set(NAMES)


@pytest.mark.parametrize(("game", "language"), WRONG, ids=str)
def test_no_sentence_uses_a_wrong_term(game: str, language: str) -> None:
    found = [
        f"“{sentence}”: instead of “{match[0]}” say “{right}”."
        for wrong, right in WRONG[game, language].items()
        for sentence in sentences(game, language)
        for match in re.finditer(rf"\b(?:{wrong})", sentence, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


def test_every_place_where_sentences_stand_is_read() -> None:
    """Something that stands in the messages, the rules, the lesson, the components and the page of a game."""
    told = "\n".join(sentences("nemesis", "pl"))
    for words in ("Zagraj: Przeszkodzenie", "Gracz 1 ma znacznik", "Zachowaj granat", "Gaśnica", "Cały statek"):
        assert re.search(words, told), words


# --- where sentences stand --------------------------------------------------------------------------
def sentences(game: str, language: str) -> Iterator[str]:
    folder = resources.files(f"phobetor.games.{game}")
    for name in (f"text/{language}.ftl", f"text/page.{language}.ftl"):
        messages = folder.joinpath(name).read_text(encoding="utf-8")
        yield from (line.strip() for line in messages.splitlines() if not line.startswith("#"))
    lessons = sorted(book.name for book in folder.iterdir() if book.name.startswith("lesson"))
    for book in ("rulebook.toml", *lessons):
        yield from said(tomllib.loads(folder.joinpath(book).read_text(encoding="utf-8")), language)
    for table in folder.joinpath("data").iterdir():
        if table.name.endswith(".csv"):
            rows = csv.DictReader(table.read_text(encoding="utf-8").splitlines())
            yield from (row.get(language) or "" for row in rows)


def said(node: Any, language: str) -> Iterator[str]:
    """Every sentence of a book that stands under the language."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == language and isinstance(value, str):
                yield value
            yield from said(value, language)
    elif isinstance(node, list):
        for value in node:
            yield from said(value, language)

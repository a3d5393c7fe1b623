"""What the loader of rulebooks promises: a rulebook that cannot be used is refused with the rule and what is wrong."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from phobetor.book import rulebook
from phobetor.book.rulebook import WrongRulebook, citations, load_rulebook, read_rulebook

TEXTS = {"en": "One.", "ru": "Один.", "pl": "Jeden."}
BOOK: dict[str, Any] = {
    "game": "pebbles",
    "version": "1",
    "title": {"en": "Pebbles", "ru": "Камешки", "pl": "Kamyki"},
    "chapter": [{"id": "setup", **TEXTS}],
    "rule": [
        {"id": "PB-1", "chapter": "setup", "source": "p. 1", **TEXTS},
        {"id": "PB-2", "chapter": "setup", "source": "p. 2", "waived": "cannot be seen", **TEXTS},
        {"id": "PB-3", "chapter": "setup", "source": "ruling", "ruling": {**TEXTS, "setting": "stones"}, **TEXTS},
    ],
}


def changed() -> dict[str, Any]:
    return copy.deepcopy(BOOK)


def wrong(raw: dict[str, Any]) -> str:
    with pytest.raises(WrongRulebook) as caught:
        read_rulebook(raw)
    assert str(caught.value).endswith(".")
    return str(caught.value)


def test_a_rulebook_is_read_in_its_own_order() -> None:
    book = read_rulebook(changed())
    assert (book.game, book.version, list(book.rules)) == ("pebbles", "1", ["PB-1", "PB-2", "PB-3"])
    assert book.chapters == {"setup": TEXTS}


def test_a_rule_has_its_texts_its_ruling_and_its_waiver() -> None:
    rules = read_rulebook(changed()).rules
    assert (rules["PB-1"].text, rules["PB-1"].ruling, rules["PB-1"].waived) == (TEXTS, None, "")
    assert rules["PB-2"].waived == "cannot be seen"
    ruling = rules["PB-3"].ruling
    assert ruling is not None
    assert (ruling.text, ruling.setting) == (TEXTS, "stones")


def test_a_rule_that_stands_there_twice_is_refused() -> None:
    raw = changed()
    raw["rule"].append(raw["rule"][0])
    assert wrong(raw) == "The rule PB-1 stands in the rulebook twice."


def test_a_rule_in_a_chapter_that_does_not_exist_is_refused() -> None:
    raw = changed()
    raw["rule"][0]["chapter"] = "magic"
    assert wrong(raw) == "The rule PB-1 is in the chapter 'magic', which does not exist."


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_rule_without_a_text_in_a_language_is_refused(language: str) -> None:
    raw = changed()
    raw["rule"][0][language] = ""
    assert wrong(raw) == f"'PB-1' has no text in '{language}'."
    del raw["rule"][0][language]
    assert wrong(raw) == f"'PB-1' has no text in '{language}'."


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_ruling_without_a_text_in_a_language_is_refused(language: str) -> None:
    raw = changed()
    del raw["rule"][2]["ruling"][language]
    assert wrong(raw) == f"'PB-3' has no text in '{language}'."


def test_a_chapter_without_a_text_in_a_language_is_refused() -> None:
    raw = changed()
    del raw["chapter"][0]["pl"]
    assert wrong(raw) == "'setup' has no text in 'pl'."


@pytest.mark.parametrize("field", ["id", "chapter", "source"])
def test_a_rule_without_a_needed_field_is_refused(field: str) -> None:
    raw = changed()
    del raw["rule"][0][field]
    assert f"'{field}'" in wrong(raw)


@pytest.mark.parametrize("field", ["game", "version", "title", "chapter", "rule"])
def test_a_rulebook_without_a_needed_field_is_refused(field: str) -> None:
    raw = changed()
    del raw[field]
    assert f"'{field}'" in wrong(raw)


# --- where a rule is implemented and tested ---------------------------------------------------------
def test_every_rule_id_in_a_file_is_found_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "pebbles"
    folder.mkdir()
    (folder / "rules.py").write_text(
        'rule = "PB-1 PB-2"\n\n# PB-12.3, SM-A4 and PB-5.6\nXYZW-1 PB-1a\n', encoding="utf-8"
    )
    found = list(citations(iter([folder / "rules.py"])))
    assert found == [
        ("PB-1", "pebbles/rules.py:1"),
        ("PB-2", "pebbles/rules.py:1"),
        ("PB-12.3", "pebbles/rules.py:3"),
        ("SM-A4", "pebbles/rules.py:3"),
        ("PB-5.6", "pebbles/rules.py:3"),
    ]


def test_a_test_proves_the_rule_it_is_named_after(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = changed()
    raw["rule"] += [{"id": name, "chapter": "setup", "source": "p. 3", **TEXTS} for name in ("PB-4.1", "PB-4.12")]
    tests = tmp_path / "tests"
    tests.mkdir()
    names = ["test_pb_1_alone", "test_pb_4_12_many", "test_pb_4_1", "test_pb_13_unknown", "test_other"]
    (tests / "test_pebbles.py").write_text("".join(f"def {name}():\n    pass\n" for name in names), encoding="utf-8")
    monkeypatch.setattr(rulebook, "HOUSE", tmp_path)
    found = list(rulebook.test_citations(read_rulebook(raw)))
    assert found == [
        ("PB-1", "tests/test_pebbles.py::test_pb_1_alone"),
        ("PB-4.12", "tests/test_pebbles.py::test_pb_4_12_many"),
        ("PB-4.1", "tests/test_pebbles.py::test_pb_4_1"),
    ]


def test_a_loaded_rulebook_names_the_code_of_its_rules() -> None:
    book = load_rulebook("nightmarium")
    assert book.game == "nightmarium"
    assert any(place.startswith("nightmarium/rules/actions.py:") for place in book.rules["NM-4.12"].code)

"""Every thing has its name in one place: in the row of a data file, or in the texts; a row counts first."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from phobetor.book.text import Speaker
from phobetor.book.title import LANGUAGES
from phobetor.games import box, title_of
from phobetor.games.box import names_of


def test_no_shipped_row_names_what_the_texts_name(name: str) -> None:
    title = title_of(name)
    for language in LANGUAGES:
        say = Speaker(title, language, [], [])
        assert [message for message in title.names.get(language, {}) if say.bundle.has_message(message)] == []


def test_what_a_row_names_it_names_in_every_language(name: str) -> None:
    names = title_of(name).names
    assert len({tuple(sorted(names.get(language, {}))) for language in LANGUAGES}) == 1


def with_names(file: str, names: dict[str, dict[str, str]]) -> str:
    """A data file with a column for each language, in which some rows have names."""
    rows = list(csv.DictReader(box.text_of("deranged", file).splitlines()))
    key = next(iter(rows[0]))
    written = io.StringIO()
    writer = csv.DictWriter(written, [*rows[0], *LANGUAGES], restval="")
    writer.writeheader()
    writer.writerows(row | names.get(row[key], {}) for row in rows)
    return written.getvalue()


def test_a_replaced_file_may_name_some_of_its_things(monkeypatch: pytest.MonkeyPatch) -> None:
    text = with_names("monsters", {"spirit": {"en": "Hungry Ghost", "pl": " Wygłodniała zjawa "}})
    monkeypatch.setattr(box, "text_of", lambda game, file: text)
    names = names_of("deranged", {"kind": ("monsters", "monster")})
    assert names == {"en": {"kind-spirit": "Hungry Ghost"}, "ru": {}, "pl": {"kind-spirit": "Wygłodniała zjawa"}}
    title, usual = replace(title_of("deranged"), names=names), title_of("deranged")
    for language, called in (("en", "Hungry Ghost"), ("pl", "Wygłodniała zjawa")):
        assert title.describe("kind", 0, Speaker(title, language, [], [])) == called
        assert title.describe("kind", 0, Speaker(usual, language, [], [])) != called
    for language, kind in (("ru", 0), ("en", 1)):  # not named there, so the texts say it
        told = [title.describe("kind", kind, Speaker(found, language, [], [])) for found in (title, usual)]
        assert told[0] == told[1]


def test_what_only_a_row_names_can_be_said() -> None:
    say = Speaker(replace(title_of("deranged"), names={"en": {"role-guest": "The Guest"}}), "en", [], [])
    assert say.has("role-guest")
    assert say.say("role-guest") == "The Guest"

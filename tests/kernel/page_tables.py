"""The tables of components in docs/scenarios.md. Run as a program it writes them anew."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.kernel.chance import Chance

PAGE = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"
BLOCK = re.compile(r"<!-- begin ([\w ]+) -->\n(.*?)<!-- end -->", re.DOTALL)


def rows_of(game: str, file: str) -> list[dict[str, str]]:
    text = resources.files(f"phobetor.games.{game}").joinpath(f"data/{file}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def speaker(game: str) -> Speaker:
    title = title_of(game)
    return Speaker(title, "en", title.setting_values({}), ["a", "b", "c", "d", "e", "f"])


# --- Somnicum ---------------------------------------------------------------------------------------
def somnicum_cards() -> list[str]:
    """One row for cards that differ in nothing but their particles' names being the same."""
    rows = []
    for row in rows_of("somnicum", "dreams"):
        worth = f"{row['stars']} stars" if row["theme"] != "nightmare" else f"{row['nightmares']} nightmare symbols"
        particles = row["particles"].replace("|", ", ")
        rows.append([row["id"], row["theme"], particles, worth, "yes" if row["encounter"] == "yes" else ""])
    return table(["card", "theme", "particles", "worth", "encounter"], rows)


def somnicum_tokens() -> list[str]:
    copies = {(row["particle"], row["back"]): row["copies"] for row in rows_of("somnicum", "tokens")}
    rows = [
        [row["particle"], row["theme"], copies[row["particle"], "sand"], copies[row["particle"], "blank"]]
        for row in rows_of("somnicum", "particles")
    ]
    return table(["particle", "theme", "sand backs", "blank backs"], rows)


def somnicum_encounters() -> list[str]:
    say = speaker("somnicum")
    rows = []
    for row in rows_of("somnicum", "encounters"):
        name, phases = row["encounter"], row["phases"].replace("|", ", ")
        about = say.say(f"encounter-{name}-about").removeprefix("permanent; ")
        rows.append([f"`{name}`", row["kind"], row["copies"], phases, f"{about} (SO-{row['id']})"])
    return table(["encounter", "kind", "copies", "may be played in", "effect"], rows)


def somnicum_goals() -> list[str]:
    rows = [[row["id"], row["particles"].replace("|", ", ")] for row in rows_of("somnicum", "goals")]
    return table(["goal", "particles"], rows)


# --- Deranged ---------------------------------------------------------------------------------------
def deranged_cells() -> list[str]:
    """The town of the normal layout, as plain lines tell it."""
    say = speaker("deranged")
    title = say.title
    game = title.table(3, list(say.settings), Chance(1))
    title.set_up(game, {"phase": "turn"})
    lines = title.paint(title.view(game, 0), say, True)
    return ["```text", *(line for line in lines if re.match(r"[MRKO]\d+ ", line)), "```"]


def deranged_cards() -> list[str]:
    rows = []
    for row in rows_of("deranged", "cards"):
        name = row["card"].replace("action-", "A") if row["deck"] == "action" else row["card"]
        human = [row["move"], row["colour"], row["attack"], row["defence"], row["search"].replace("|", ", ")]
        marks = ", ".join(mark for mark in (row["time"], row["once"]) if mark)
        other = [row["possessed_move"], row["possessed_colour"], row["possessed_attack"], row["possessed_defence"]]
        copies = "" if row["deck"] == "action" else row["copies"]
        rows.append([name, row["deck"], copies, *human, marks, *other, row["possessed_search"]])
    head = ["card", "deck", "copies", "move", "colour", "attack", "defence", "search", "marks"]
    return table([*head, "p. move", "p. colour", "p. attack", "p. defence", "p. search"], rows)


def deranged_curses() -> list[str]:
    say = speaker("deranged")
    rows = [
        [row["curse"], row["back"], "" if row["training"] == "yes" else "no", say.say(f"curse-{row['curse']}")]
        for row in rows_of("deranged", "curses")
    ]
    return table(["curse", "back", "training", "text"], rows)


def deranged_nights() -> list[str]:
    say = speaker("deranged")
    rows = [[row["id"], row["players"], say.say(f"task-{row['task']}")] for row in rows_of("deranged", "nights")]
    return table(["night card", "from players", "text"], rows)


def deranged_monsters() -> list[str]:
    say = speaker("deranged")
    rows = [
        [f"`{row['monster']}-1` to `-{row['tokens']}`", say.say(f"kind-{row['monster']}-about")]
        for row in rows_of("deranged", "monsters")
    ]
    return table(["tokens", "board"], rows)


TABLES: dict[str, Callable[[], list[str]]] = {
    "somnicum cards": somnicum_cards,
    "somnicum tokens": somnicum_tokens,
    "somnicum encounters": somnicum_encounters,
    "somnicum goals": somnicum_goals,
    "deranged cells": deranged_cells,
    "deranged cards": deranged_cards,
    "deranged curses": deranged_curses,
    "deranged nights": deranged_nights,
    "deranged monsters": deranged_monsters,
}


def written_anew(page: str) -> str:
    def block(found: re.Match[str]) -> str:
        return f"<!-- begin {found[1]} -->\n" + "\n".join(["", *TABLES[found[1]](), "", ""]) + "<!-- end -->"

    return BLOCK.sub(block, page)


if __name__ == "__main__":
    PAGE.write_text(written_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

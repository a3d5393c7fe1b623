"""The tables of components in docs/scenarios.md, made from the data files; scenario_page.py writes them."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from importlib import resources

from markdown_table import table

from phobetor.book.text import Speaker
from phobetor.games import title_of
from phobetor.kernel.chance import Chance


def rows_of(game: str, file: str) -> list[dict[str, str]]:
    text = resources.files(f"phobetor.games.{game}").joinpath(f"data/{file}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def speaker(game: str) -> Speaker:
    title = title_of(game)
    return Speaker(title, "en", title.setting_values({}), ["a", "b", "c", "d", "e", "f"])


# --- Somnicum ---------------------------------------------------------------------------------------
def somnicum_cards() -> str:
    """One row for cards that differ in nothing but their particles' names being the same."""
    rows = []
    for row in rows_of("somnicum", "dreams"):
        worth = f"{row['stars']} stars" if row["theme"] != "nightmare" else f"{row['nightmares']} nightmare symbols"
        particles = row["particles"].replace("|", ", ")
        rows.append([row["id"], row["theme"], particles, worth, "yes" if row["encounter"] == "yes" else ""])
    return table(["card", "theme", "particles", "worth", "encounter"], rows)


def somnicum_tokens() -> str:
    copies = {(row["particle"], row["back"]): row["copies"] for row in rows_of("somnicum", "tokens")}
    rows = [
        [row["particle"], row["theme"], copies[row["particle"], "sand"], copies[row["particle"], "blank"]]
        for row in rows_of("somnicum", "particles")
    ]
    return table(["particle", "theme", "sand backs", "blank backs"], rows)


def somnicum_encounters() -> str:
    say = speaker("somnicum")
    rows = []
    for row in rows_of("somnicum", "encounters"):
        name, phases = row["encounter"], row["phases"].replace("|", ", ")
        about = say.say(f"encounter-{name}-about").removeprefix("permanent; ")
        rows.append([f"`{name}`", row["kind"], row["copies"], phases, f"{about} (SO-{row['id']})"])
    return table(["encounter", "kind", "copies", "may be played in", "effect"], rows)


def somnicum_goals() -> str:
    rows = [[row["id"], row["particles"].replace("|", ", ")] for row in rows_of("somnicum", "goals")]
    return table(["goal", "particles"], rows)


# --- Deranged ---------------------------------------------------------------------------------------
def deranged_cells() -> str:
    """The town of the normal layout, as plain lines tell it."""
    say = speaker("deranged")
    title = say.title
    game = title.table(3, list(say.settings), Chance(1))
    title.set_up(game, {"phase": "turn"})
    lines = title.paint(title.view(game, 0), say, True)
    return "\n".join(["```text", *(line for line in lines if re.match(r"[MRKO]\d+ ", line)), "```"])


def deranged_cards() -> str:
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


def deranged_curses() -> str:
    say = speaker("deranged")
    rows = [
        [row["curse"], row["back"], "" if row["training"] == "yes" else "no", say.say(f"curse-{row['curse']}")]
        for row in rows_of("deranged", "curses")
    ]
    return table(["curse", "back", "training", "text"], rows)


def deranged_nights() -> str:
    say = speaker("deranged")
    rows = [[row["id"], row["players"], say.say(f"task-{row['task']}")] for row in rows_of("deranged", "nights")]
    return table(["night card", "from players", "text"], rows)


def deranged_monsters() -> str:
    say = speaker("deranged")
    rows = [
        [f"`{row['monster']}-1` to `-{row['tokens']}`", say.say(f"kind-{row['monster']}-about")]
        for row in rows_of("deranged", "monsters")
    ]
    return table(["tokens", "board"], rows)


MADE: dict[str, Callable[[], str]] = {
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

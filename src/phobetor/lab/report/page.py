"""A report as one page that needs nothing else: no script, no network, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from phobetor.lab.report.charts import GRID, INK, LINE, MARK, MUTED, drawn
from phobetor.lab.report.statistics import findable
from phobetor.lab.report.tables import Chapter, Report, Table

DARK = {INK: "#ece9f5", MUTED: "#b3adc4", GRID: "#3a3648", MARK: "#b9a2ff", LINE: "#f0a06a"}
STYLE = """
:root { color-scheme: light dark;
  --paper: #fbfaf7; --ink: #1c1a24; --muted: #5d5969; --line: #d9d5e2; --link: #5a3fa0; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { margin-top: 3rem; } h3 { margin: 2rem 0 .25rem; }
p, figure { margin: .25rem 0 .75rem; } p.note { color: var(--muted); max-width: 44rem; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, .wide:focus-visible { outline: 3px solid var(--link); }
.wide { overflow-x: auto; } .wide svg { display: block; max-width: 100%; min-width: 20rem; height: auto; }
summary { cursor: pointer; padding: .6rem 0; color: var(--link); }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
ul { padding-left: 1.2rem; } li { padding: .35rem 0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16141d; --ink: #ece9f5; --muted: #b3adc4; --line: #3a3648; --link: #b9a2ff; }
DARK}
"""
SHARES = ("share", "won", "low", "high", "difference")


def style() -> str:
    rules = [
        f'  svg [fill="{light}"] {{ fill: {dark}; }} svg [stroke="{light}"] {{ stroke: {dark}; }}'
        for light, dark in DARK.items()
    ]
    return STYLE.replace("DARK", "\n".join(rules) + "\n")


def page(title: str, head: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{style()}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{head}\n{body}\n</main>\n"
        "</body>\n</html>\n"
    )


def report_page(report: Report) -> str:
    games = sum(chapter.games for chapter in report.chapters)
    head = (
        f'<p class="note">{games} games of bots, seed {escape(report.seed)}, rules {escape(report.rules)}, phobetor '
        f"{escape(report.phobetor)}. Intervals are 95 % (Wilson for shares, bootstrap for means). Comparisons are "
        "corrected for their number (Holm); seats of one table are not counted as independent.</p>"
    )
    found = findings(report)
    chapters = "\n".join(chapter_body(chapter) for chapter in report.chapters)
    return page(f"Report on {report.game}", head + found, chapters)


def findings(report: Report) -> str:
    """What can be said in a sentence, first what is certain: what stands out among its kind, and of which kinds nothing
    does."""
    parts = ["<h2>Findings</h2>"]
    for chapter in report.chapters:
        if len(report.chapters) > 1:
            parts.append(f"<h3>{escape(chapter.name)}</h3>")
        compared = [table for table in chapter.tables if table.columns[-1] == "verdict"]
        certain = [line for table in compared for line in outstanding(table)]
        comparisons = sum(row[-2] is not None for table in compared for row in table.rows)
        rest = [line for table in compared for line in equal(table, chapter.games, comparisons)]
        lines = "\n".join(f"<li>{escape(line)}</li>" for line in certain + rest)
        parts.append(f"<ul>\n{lines}\n</ul>")
    return "\n".join(parts)


def outstanding(table: Table) -> list[str]:
    """A sentence for each row that wins more or less often than the others of its kind."""
    return [
        f"{table.columns[0].capitalize()}: {row[0]} {row[-1]}, in {row[2]:.0%} of {row[1]} seats; "
        f"the others of its kind in {row[2] - row[5]:.0%}."
        for row in table.rows
        if str(row[-1]).startswith("wins")
    ]


def equal(table: Table, games: int, comparisons: int) -> list[str]:
    """A sentence if no row does."""
    errors = sorted(row[6] for row in table.rows if row[6] is not None)
    if outstanding(table):
        return []
    kind = table.columns[0].capitalize()
    if not errors:
        return [f"{kind}: too few seats to compare with {games} games."]
    size = findable(errors[len(errors) // 2], comparisons)
    return [f"{kind}: nothing stands out with {games} games; in most cases a difference of {size:.0%} would have."]


def chapter_body(chapter: Chapter) -> str:
    parts = [f"<h2>{escape(chapter.name)}: {chapter.games} games</h2>"]
    parts += [section(table) for table in chapter.tables]
    if chapter.outliers:
        parts.append("<h3>Games to look at</h3>\n<ul>")
        parts += [outlier(*entry) for entry in chapter.outliers]
        parts.append("</ul>")
    return "\n".join(parts)


def outlier(why: str, number: int, file: str, link: str) -> str:
    opened = f', <a href="{escape(link)}">open in the replay</a>' if link else ""
    return f'<li>{escape(why)}: game {number} (<a href="{escape(file)}">record</a>{opened})</li>'


def section(table: Table) -> str:
    """The chart, and behind it the table."""
    parts = [f"<h3>{escape(table.name)}</h3>"]
    if table.about:
        parts.append(f'<p class="note">{escape(table.about)}</p>')
    if table.chart:
        label = escape(f"Chart: {table.name}")
        chart = drawn(table.rows, table.columns, table.chart, label)
        parts.append(f'<figure class="wide" tabindex="0" role="group" aria-label="{label}">{chart}</figure>')
    rows = "1 row" if len(table.rows) == 1 else f"{len(table.rows)} rows"
    parts.append(f"<details><summary>The table behind it ({rows})</summary>")
    parts.append(f'<div class="wide" tabindex="0" role="group" aria-label="{escape(table.name)}">')
    parts.append(html_table(table.columns, table.rows) + "</div></details>")
    return "\n".join(parts)


def html_table(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    lines = ["".join(cell(value, column) for value, column in zip(row, columns, strict=True)) for row in rows]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def cell(value: Any, column: str) -> str:
    if value is None:
        return "<td></td>"
    if isinstance(value, str):
        return f"<td>{escape(value)}</td>"
    return f'<td class="number">{value:g}</td>'

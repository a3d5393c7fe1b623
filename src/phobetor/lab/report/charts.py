"""Charts: Vega-Lite, drawn as SVG by vl-convert, so that a page needs no script and no network.

Colours are those of the light page; its style sheet gives them others in the dark.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from phobetor.kernel.refusal import BadInput

INK, MUTED, GRID, MARK, LINE = "#1c1a24", "#5d5969", "#d9d5e2", "#5a3fa0", "#b0541e"
WIDTH, ROW, MOST_ROWS = 260, 22, 30
WHAT = {"field": "what", "type": "nominal", "sort": None}


def drawn(rows: Sequence[Sequence[Any]], columns: Sequence[str], kind: str, name: str) -> str:
    """The chart of a table: of many rows the first and the last, which differ most."""
    shown = list(rows) if len(rows) <= MOST_ROWS else [*rows[: MOST_ROWS // 2], *rows[-MOST_ROWS // 2 :]]
    spec = bars(shown, columns) if kind == "bars" else intervals(shown, kind == "shares")
    return svg(spec, name)


def intervals(rows: Sequence[Sequence[Any]], shares: bool) -> dict[str, Any]:
    """A point with its interval for each row."""
    values = [{"what": str(row[0]), "value": row[2], "low": row[3], "high": row[4]} for row in rows]
    axis: dict[str, Any] = {"title": None, "tickCount": 5} | ({"format": ".1~%"} if shares else {})
    scale = {"zero": False, "nice": True}
    what = {**WHAT, "axis": {"title": None, "labelLimit": 190}}
    return {
        "data": {"values": values},
        "height": {"step": ROW},
        "encoding": {"y": what},
        "layer": [
            {
                "mark": {"type": "rule", "strokeWidth": 2, "color": MARK},
                "encoding": {
                    "x": {"field": "low", "type": "quantitative", "axis": axis, "scale": scale},
                    "x2": {"field": "high"},
                },
            },
            {
                "mark": {"type": "point", "filled": True, "size": 60, "color": MARK, "opacity": 1},
                "encoding": {"x": {"field": "value", "type": "quantitative"}},
            },
        ],
    }


def bars(rows: Sequence[Sequence[Any]], columns: Sequence[str]) -> dict[str, Any]:
    values = [{"what": str(row[0]), "value": row[1]} for row in rows]
    return {
        "data": {"values": values},
        "height": 180,
        "mark": {"type": "bar", "color": MARK},
        "encoding": {
            "x": {**WHAT, "axis": {"title": columns[0], "labelOverlap": True}},
            "y": {"field": "value", "type": "quantitative", "axis": {"title": columns[1]}},
        },
    }  # fmt: skip


def svg(spec: dict[str, Any], name: str) -> str:
    try:
        import vl_convert
    except ImportError:
        raise BadInput("Charts are drawn by vl-convert; install it with: pip install 'phobetor[research]'.") from None
    text = {
        "labelColor": INK,
        "titleColor": MUTED,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
    }
    config = {
        "axis": {**text, "gridColor": GRID, "domainColor": MUTED, "tickColor": MUTED},
        "view": {"stroke": None},
        "background": "transparent",
        "aria": False,
        "font": "sans-serif",
    }
    room = {
        "left": 30,
        "right": 20,
        "top": 5,
        "bottom": 5,
    }  # the reader's letters may be wider than those measured here
    whole = {
        "padding": room,
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "width": WIDTH,
        "config": config,
        **spec,
    }
    found = vl_convert.vegalite_to_svg(json.dumps(whole), vl_version="5.20")
    bare = re.sub(r' (?:role|aria-[a-z]+)="[^"]*"', "", found)  # a chart is one picture; its table says the rest
    return re.sub("<svg ", f'<svg role="img" aria-label="{name}" ', bare, count=1)

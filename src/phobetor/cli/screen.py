"""Where the terminal game writes: colours and columns for a screen, bare lines for pipes and screen readers."""

from __future__ import annotations

import os
import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.text import Text

GAP = 3  # between columns
LIST_INDENT = "     "  # below the text of a numbered option
FOLD_INDENT = "  "  # before what goes on of a long line


def wants_plain(asked_for: bool) -> bool:
    """Pipes and terminals that can do nothing but print get plain lines unasked."""
    return asked_for or not sys.stdout.isatty() or os.environ.get("TERM") in ("dumb", "unknown")


class Screen:
    """`lines` carry rich's markup unless the screen is plain; `text` is always shown as it is."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console = Console(highlight=False, soft_wrap=True, emoji=False)

    def text(self, text: str = "", style: str = "", indent: str = "") -> None:
        """Whole words, and further lines as far in as `indent`."""
        if self.plain:
            print(text)
            return
        for line in self.wrapped(text, indent):
            self.console.print(f"[{style}]{escape(line)}[/]" if style else escape(line))

    def wrapped(self, text: str, indent: str) -> list[str]:
        found: list[str] = []
        for line in text.splitlines():
            found += textwrap.wrap(line, self.console.width, subsequent_indent=indent, drop_whitespace=True) or [""]
        return found or [""]

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            if self.plain:
                print(line)
            else:
                for part in self.folded(line):
                    self.console.print(part)

    def folded(self, line: str) -> list[Text]:
        """A line with markup; what is too long goes on further in, and no word is torn."""
        text = Text.from_markup(line, emoji=False)
        text.rstrip()
        if text.cell_len <= self.console.width:
            return [text]
        first, *others = text.wrap(self.console, self.console.width - len(FOLD_INDENT))
        return [first, *(Text(FOLD_INDENT).append_text(other) for other in others)]

    def numbered(self, options: Sequence[str]) -> None:
        """The options with their numbers; in two columns where a long list finds room for them."""
        if self.plain:
            self.lines([f"{number}. {option}" for number, option in enumerate(options, 1)])
            return
        width = max(map(len, options)) + len(LIST_INDENT)
        if len(options) > 6 and 2 * width + GAP <= self.console.width:
            self.in_columns(options, width)
            return
        for number, option in enumerate(options, 1):
            first, *others = self.wrapped(f"{number:3}  {option}", LIST_INDENT)
            self.lines([f"[bold]{first[:3]}[/bold]{escape(first[3:])}", *map(escape, others)])

    def grouped(self, groups: Sequence[tuple[int, str]], options: Sequence[str]) -> None:
        """The options with their numbers, those with the same tab and heading in one line; without one, each alone."""
        lines: dict[tuple[int, str] | int, list[str]] = {}
        for number, (group, option) in enumerate(zip(groups, options, strict=True), 1):
            lines.setdefault(group if group[1] else number, []).append(f"{number}. {option}")
        for key, told in lines.items():
            line = " · ".join(told)
            self.text(line if isinstance(key, int) else f"{key[1]}: {line}", indent=LIST_INDENT)

    def in_columns(self, options: Sequence[str], width: int) -> None:
        half = (len(options) + 1) // 2
        cells = [f"[bold]{number:3}[/bold]  {escape(option)}" for number, option in enumerate(options, 1)]
        for place in range(half):
            padding = " " * (width + GAP - len(LIST_INDENT) - len(options[place]))
            right = padding + cells[half + place] if half + place < len(cells) else ""
            self.lines([cells[place] + right])

    def clear(self) -> None:
        """Wipe the screen and what was scrolled away, so that a hand cannot be read by the next person."""
        if self.plain and not sys.stdout.isatty():
            print()
        elif self.plain or self.console.legacy_windows:  # such a console would show the codes themselves
            print("\n" * self.console.height)
        else:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

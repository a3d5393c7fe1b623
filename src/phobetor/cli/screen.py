"""Where the terminal game writes: colours and boxes for a screen, bare lines for pipes and screen readers."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape


class Screen:
    """`lines` carry rich's markup unless the screen is plain; `text` is always shown as it is."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console = Console(highlight=False, soft_wrap=True, emoji=False)

    def text(self, text: str = "", style: str = "") -> None:
        if self.plain or not style:
            self.console.print(text, markup=False) if not self.plain else print(text)
        else:
            self.console.print(f"[{style}]{escape(text)}[/{style}]")

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            if self.plain:
                print(line)
            else:
                self.console.print(line)

    def clear(self) -> None:
        """Wipe the screen and what was scrolled away, so that a hand cannot be read by the next person."""
        if not self.plain and self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            print("\n" * 3)

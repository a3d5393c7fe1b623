"""A sheet of characters to draw on: lines of fine dots, eight to a character, and letters on top of them."""

from __future__ import annotations

from typing import Final

from rich.markup import escape

from phobetor.kernel.masks import joined

ACROSS: Final = 2  # dots of a character side by side
DOWN: Final = 4
NO_DOTS: Final = 0x2800  # the first of the 256 braille patterns
DOT_BITS: Final = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]  # row, column


class Canvas:
    """Columns and rows count characters from the upper left corner; x and y count dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        size = width * height
        self.dots: list[int] = [0] * size
        self.inks: list[str] = [""] * size  # the style of the dots
        self.letters: list[str] = [""] * size
        self.styles: list[str] = [""] * size  # of the letters

    def holds(self, column: int, row: int) -> bool:
        return 0 <= column < self.width and 0 <= row < self.height

    def dot(self, x: int, y: int, style: str) -> None:
        column = x // ACROSS
        row = y // DOWN
        if self.holds(column, row):
            place = row * self.width + column
            self.dots[place] = joined(self.dots[place], DOT_BITS[y % DOWN][x % ACROSS])
            self.inks[place] = style

    def write(self, column: int, row: int, text: str, style: str) -> None:
        """Letters beyond the edge are lost."""
        for letter in text:
            if self.holds(column, row):
                self.letters[row * self.width + column] = letter
                self.styles[row * self.width + column] = style
            column += 1

    def is_free(self, column: int, row: int, length: int) -> bool:
        """Whether so many letters fit here without covering others."""
        if not self.holds(column, row) or not self.holds(column + length - 1, row):
            return False
        start = row * self.width + column
        return not any(self.letters[start : start + length])

    def crossed(self, column: int, row: int, length: int) -> int:
        """How many characters of drawn lines so many letters would cover."""
        start = row * self.width + column
        return sum([1 for dots in self.dots[start : start + length] if dots])

    def shade(self, column: int, row: int, letter: str, style: str) -> None:
        """A letter for the ground, where there is nothing else."""
        place = row * self.width + column
        if not self.letters[place] and not self.dots[place]:
            self.write(column, row, letter, style)

    def lines(self) -> list[str]:
        """Row by row, with rich's markup."""
        return [self.line(row) for row in range(self.height)]

    def line(self, row: int) -> str:
        text = ""
        run = ""
        style = ""
        for place in range(row * self.width, (row + 1) * self.width):
            letter, ink = self.seen(place)
            if ink != style:
                text += marked(run, style)
                run = ""
                style = ink
            run += letter
        return text + marked(run, style)

    def seen(self, place: int) -> tuple[str, str]:
        if self.letters[place]:
            return self.letters[place], self.styles[place]
        if self.dots[place]:
            return chr(NO_DOTS + self.dots[place]), self.inks[place]
        return " ", ""


def marked(text: str, style: str) -> str:
    return f"[{style}]{escape(text)}[/]" if style and text else escape(text)

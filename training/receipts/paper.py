"""A receipt as its till prints it: rows of letters in columns on a strip of paper."""

import random

import numpy as np

from fonts import FontBook
from ink import Printer, load_font
from rows import Receipt, Row


class Paper:
    """The ink of a whole receipt, 0 to 1, with a margin of bare paper around it."""

    def __init__(self, receipt: Receipt, book: FontBook, rng: random.Random):
        self.receipt, self.rng = receipt, rng
        self.printer = Printer(book, rng)
        self.printer.adopt(''.join(sorted({letter for row in receipt.rows for s in row.segments for letter in s.text})))
        font = load_font(book.path(self.printer.font), self.printer.size)
        self.advance = max(font.getlength('0'), font.getlength('e')) * self.printer.stretch
        self.line = sum(font.getmetrics())
        self.pitch = rng.uniform(0.95, 1.35)
        self.margin = round(self.advance * rng.uniform(1, 4))

    def draw(self) -> np.ndarray:
        rows = self.receipt.rows
        tops, y = [], float(self.line)
        for row in rows:
            y += self.line * self.pitch * (row.gap - 1) if row.gap > 1 else 0
            tops.append(round(y))
            y += self.line * self.pitch * (1.0 if row.scale < 1.5 else row.scale)
        columns = max([self.receipt.width, *(len(row.render(self.receipt.width)[0]) * row.scale for row in rows)])
        page = np.zeros((round(y + self.line * 2), round(columns * self.advance) + 2 * self.margin), np.float32)
        for row, top in zip(rows, tops):
            self.draw_row(page, row, top)
        return page

    def draw_row(self, page: np.ndarray, row: Row, top: int) -> None:
        column = 0
        for segment in row.segments:
            text = ''.join(letter for letter in segment.text if letter == ' ' or letter in self.printer.book.letters[self.printer.font])
            start = column + (1 if column else 0)
            if segment.left is not None:
                start = max(start, segment.left)
            if segment.right is not None:
                start = max(start, segment.right - len(segment.text))
            column = start + len(segment.text)
            if not text.strip():
                continue
            ink = self.printer.print(text, row.scale)
            # Letters of unequal width end where those of equal width would.
            left = self.margin + start * self.advance * row.scale
            if segment.right is not None:
                left += len(segment.text) * self.advance * row.scale - ink.shape[1]
            self.place(page, ink, round(max(0, left)), top)

    def place(self, page: np.ndarray, ink: np.ndarray, left: int, top: int) -> None:
        part = page[top : top + ink.shape[0], left : left + ink.shape[1]]
        np.maximum(part, ink[: part.shape[0], : part.shape[1]], out=part)

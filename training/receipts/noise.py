"""What reading does to print: wrong letters, lost spaces, torn and joined rows, places that are not quite right."""

import random
import unicodedata

from rows import Receipt, Row, Segment

CONFUSED = {
    "O": "0Q", "0": "OoD", "I": "1l|", "1": "Il7", "l": "1I", "S": "5", "5": "S", "B": "8", "8": "B", "G": "6C", "6": "G", "Z": "2", "2": "Z", "T": "7", "7": "T1", "D": "O", "C": "G(", "E": "F",
    "M": "N", "N": "M", "U": "V", "V": "U", "H": "N", "R": "K", "K": "R", "A": "4", ",": ".", ".": ",", "-": "~", "*": "x", "x": "X*", "/": "1", "€": "E", "£": "E", "$": "S", "rn": "m", "c": "e", "e": "c", "a": "o", "o": "a",
}  # fmt: skip


def strip_accents(text: str) -> str:
    return ''.join(
        c
        for c in unicodedata.normalize(
            'NFD',
            text.replace('ø', 'o')
            .replace('Ø', 'O')
            .replace('ł', 'l')
            .replace('Ł', 'L')
            .replace('ı', 'i')
            .replace('ß', 'B')
            .replace('æ', 'ae')
            .replace('Æ', 'AE')
            .replace('đ', 'd')
            .replace('Đ', 'D'),
        )
        if not unicodedata.combining(c)
    )


Cell = tuple[str, str, float]  # a character, its tag, and where it stands


class Reader:
    """Reads one receipt as badly as its photo is; what it is bad at stays the same for the whole page."""

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.wrong = rng.choice([0, 0.002, 0.005, 0.01, 0.03])
        self.lost_space = rng.choice([0, 0, 0.03, 0.15])
        self.lost = rng.choice([0, 0.002, 0.01])
        self.lost_mark = rng.choice([0, 0, 0, 0.03, 0.1])
        self.glued = rng.choice([0, 0, 0.05, 0.3])
        self.torn = rng.choice([0, 0, 0, 0.03, 0.3])
        self.lost_row = rng.choice([0, 0, 0.01])
        self.plain = rng.random() < 0.4
        # Smears, folds and what shines through become rows of a few meaningless characters.
        self.smeared = rng.choice([0, 0, 0.02, 0.1])
        # The first or last characters of rows at an edge of the photo that cuts them.
        self.cut = rng.choice([0] * 12 + [1, 2, 3])
        self.shift = rng.uniform(-0.5, 0.5)

    def read_text(self, text: str, tags: list[str], scale: float) -> list[Cell]:
        rng, cells = self.rng, []
        for column, (letter, tag) in enumerate(zip(text, tags)):
            place = column * scale + rng.gauss(0, 0.15)
            if letter == ' ':
                before, after = text[column - 1 : column], text[column + 1 : column + 2]
                is_lost = rng.random() < (
                    self.lost_space
                    if before.isalpha() and after.isalpha()
                    else self.glued
                    if before.isdigit() and after.isalpha()
                    else self.lost_space / 3
                )
                if cells and cells[-1][0] != ' ' and not is_lost:
                    cells.append((' ', tag, place))
                continue
            if rng.random() < (self.lost_mark if letter in '.,' else self.lost):
                if letter in '.,' and rng.random() < 0.5:
                    cells.append((' ', tag, place))
                continue
            if rng.random() < self.wrong and letter in CONFUSED:
                letter = rng.choice(CONFUSED[letter])
            plain = strip_accents(letter) if self.plain or rng.random() < 0.5 else letter
            cells += [(one, tag, place) for one in plain]
        while cells and cells[-1][0] == ' ':
            cells.pop()
        return cells

    def tear(self, row: Row) -> list[Row]:
        """A price that was found a little higher or lower than its name is a row of its own."""
        amounts = [s for s in row.segments if s.tag == 'price']
        if row.role != 'item' or not amounts or self.rng.random() >= self.torn:
            return [row]
        at = row.segments.index(amounts[0])
        head, tail = Row('name', row.segments[:at], row.item, row.gap), Row('price', row.segments[at:], row.item, 0.5)
        return [head, tail] if head.segments else [row]

    def smear(self) -> Row:
        rng = self.rng
        text = ''.join(rng.choice('0123456789abcdeiILlorsTUxX.,:;-_ ') for _ in range(rng.choice([1, 2, 3, 5, 9, 14]))).strip() or '.'
        return Row('info', [Segment(text, left=rng.randint(0, 30))], None, rng.uniform(0.2, 1), rng.uniform(0.5, 1.5))

    def read(self, receipt: Receipt) -> list[tuple[Row, list[Cell]]]:
        rows = [part for row in receipt.rows for part in self.tear(row)]
        rows = [row for row in rows if self.rng.random() >= self.lost_row]
        rows = [part for row in rows for part in ([self.smear(), row] if self.rng.random() < self.smeared else [row])]
        top, bottom = (self.rng.choice([0, 0, 0, self.rng.randint(0, 4)]) for _ in range(2))
        if len(rows) > 12:
            rows = rows[top : len(rows) - bottom or None]
        read = [(row, self.read_text(*row.render(receipt.width), row.scale)) for row in rows]
        read = [(row, cells[self.cut :] if self.cut and self.shift < 0 else cells[: len(cells) - self.cut]) for row, cells in read]
        return [(row, cells) for row, cells in read if cells] or self.read(receipt)

"""Receipts as numbers, exactly as packages/vision/src/receipt/reader encodes the rows of a photo."""

import random

import numpy as np

from compose import make_receipt
from noise import Reader
from rows import ROLES, TAGS

LETTERS = 60  # characters of a row
ROWS = 128  # rows of a page
# Printable ASCII from the space on; then one number for each of the other kinds.
UNKNOWN, LETTER = 95, 96
SIGNS = {'€': 97, '£': 98, '₺': 99, '°': 100}
ALPHABET = 101 + 1  # 0 is padding


def number_of(letter: str) -> int:
    if ' ' <= letter <= '~':
        return ord(letter) - 31
    return SIGNS.get(letter, LETTER if letter.isalpha() else UNKNOWN) + 1


def encode(seed: int, words: list[str] | None):
    """One page: letters, their places, facts of rows, roles and tags; -100 where there is nothing to learn."""
    rng = random.Random(seed ^ 0x5EED)
    read = Reader(rng).read(make_receipt(seed, words))
    if len(read) > ROWS:
        start = rng.randint(0, len(read) - ROWS)
        read = read[start : start + ROWS]
    letters = np.zeros((ROWS, LETTERS), np.uint8)
    places = np.zeros((ROWS, LETTERS), np.float16)
    facts = np.zeros((ROWS, 4), np.float16)
    roles = np.full(ROWS, -100, np.int8)
    tags = np.full((ROWS, LETTERS), -100, np.int8)
    left = min(cells[0][2] for _, cells in read)
    right = max(cells[-1][2] for _, cells in read) + 1
    margin = rng.choice([0, 0, 0, rng.uniform(0, 0.3)]) * (right - left)
    span = right - left + margin + 1e-6
    for index, (row, cells) in enumerate(read):
        cells = cells[:LETTERS]
        for at, (letter, tag, place) in enumerate(cells):
            letters[index, at] = number_of(letter)
            places[index, at] = (place - left) / span
            if letter != ' ':
                tags[index, at] = TAGS.index(tag)
        roles[index] = ROLES.index(row.role)
        facts[index] = [
            min(3, row.gap * rng.uniform(0.85, 1.15)),
            row.scale * rng.uniform(0.9, 1.1),
            (cells[0][2] - left) / span,
            (cells[-1][2] - left) / span,
        ]
    return letters, places, facts, roles, tags

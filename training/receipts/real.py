"""Real receipts as numbers: rows that were read from photos, labelled by their truth (label_real.mjs), changed a little each time."""

import json
import random

import numpy as np

from encode import LETTERS, ROWS, number_of
from noise import CONFUSED
from rows import ROLES, TAGS

COPIES = 40


def load_real(file: str) -> list[dict]:
    """Pages with the fold that each belongs to: all receipts of a shop are in the same one."""
    return json.loads(open(file, encoding='utf8').read())


def change_letter(letter: str, tag: str, rng: random.Random, wrong: float, is_counted: bool) -> str:
    """Another figure where figures may be any, and now and then a misread letter."""
    if letter.isdigit() and is_counted and tag != 'other':
        letter = rng.choice('0123456789')
    if rng.random() < wrong and letter in CONFUSED:
        return rng.choice(CONFUSED[letter])
    return letter


def vary(page: dict, seed: int):
    """One page, as encode.encode makes it, with other figures, misread letters, lost rows and a shifted frame."""
    rng = random.Random(seed)
    wrong, lost = rng.choice([0, 0, 0.005, 0.02]), rng.choice([0, 0, 0.02])
    is_counted = rng.random() < 0.5
    rows = [row for row in page['rows'] if rng.random() >= lost]
    start = rng.choice([0, 0, rng.randint(0, min(6, len(rows) - 1))])
    rows = rows[start : start + ROWS]
    letters = np.zeros((ROWS, LETTERS), np.uint8)
    places = np.zeros((ROWS, LETTERS), np.float16)
    facts = np.zeros((ROWS, 4), np.float16)
    roles = np.full(ROWS, -100, np.int8)
    tags = np.full((ROWS, LETTERS), -100, np.int8)
    scale, shift = (1, 0) if rng.random() < 0.4 else (rng.uniform(0.75, 1), rng.uniform(0, 0.2))
    for index, row in enumerate(rows):
        is_known = row['role'] in ROLES
        for at, (letter, place, tag) in enumerate(zip(row['text'], row['places'], row['tags'])):
            letters[index, at] = number_of(change_letter(letter, tag, rng, wrong, is_counted))
            places[index, at] = place * scale + shift
            if letter != ' ' and is_known:
                tags[index, at] = TAGS.index(tag)
        if is_known:
            roles[index] = ROLES.index(row['role'])
        gap, height, left, right = row['facts']
        facts[index] = [gap * rng.uniform(0.9, 1.1), height * rng.uniform(0.95, 1.05), left * scale + shift, right * scale + shift]
    return letters, places, facts, roles, tags

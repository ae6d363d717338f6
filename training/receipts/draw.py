"""Draws receipts as photos with their truth.

python3 training/receipts/draw.py FONTS OUT [--count N] [--first SEED] [--names FILE]: FONTS is what fonts.py collected; OUT gets
NAME.jpg and NAME.json as tools that score receipts read them, with the phenomena that each photo shows.
"""

import argparse
import json
import random
from pathlib import Path

from compose import make_receipt
from fonts import FontBook
from locales import LOCALES
from paper import Paper
from photo import Photographer
from rows import Receipt

CURRENCIES = {locale.country: next((c for c in locale.currency if len(c) == 3), locale.currency[0]) for locale in LOCALES}


def describe(receipt: Receipt, name: str, phenomena: set[str]) -> dict:
    """The truth in the form of the sets of real receipts."""
    return {
        'merchant': receipt.merchant,
        'date': receipt.date,
        'date_iso': receipt.date,
        'total': receipt.total,
        'currency': CURRENCIES[receipt.country],
        'language': receipt.language,
        'country': receipt.country,
        'kind': 'drawn',
        'items': [{'name': item.name, 'quantity': item.quantity, 'price': item.price} for item in receipt.items],
        'phenomena': sorted(phenomena),
        'file': f'{name}.jpg',
    }


def draw_receipt(seed: int, book: FontBook, names: list[str] | None):
    """A photo and its truth; the same seed gives the same again."""
    receipt, rng = make_receipt(seed, names), random.Random(seed)
    paper, photographer = Paper(receipt, book, rng), Photographer(rng)
    photo = photographer.take(paper.draw())
    printer = paper.printer
    worn = {name for name in ('faint', 'patchy', 'streaks', 'specks') if getattr(printer, name) > 0}
    return photo, receipt, receipt.phenomena | photographer.phenomena | worn | {f'print_{printer.surface}'}


def main(fonts: str, out: str, count: int, first: int, names_file: str | None) -> None:
    book, folder = FontBook(fonts), Path(out)
    names = [name for name in Path(names_file).read_text('utf8').split('\n') if name] if names_file else None
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(first, first + count):
        photo, receipt, phenomena = draw_receipt(seed, book, names)
        name = f'{receipt.country.lower()}-{seed:05}'
        photo.save(folder / f'{name}.jpg', quality=random.Random(seed).choice([60, 75, 85, 92]))
        (folder / f'{name}.json').write_text(json.dumps(describe(receipt, name, phenomena), ensure_ascii=False, indent=1), 'utf8')


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('fonts')
    parser.add_argument('out')
    parser.add_argument('--count', type=int, default=100)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--names')
    given = parser.parse_args()
    main(given.fonts, given.out, given.count, given.first, given.names)

"""What the lines say that the recogniser learns from: rows of made receipts as the finder of text cuts them, and numbers."""

import random
import re

from alphabet import ALPHABET, MARKED
from compose import make_receipt

# The letters that look alike without their marks: any of them can stand for the plain one.
VARIANTS = {
    'A': 'ÄÀÁÂÃÅĄĂĀ', 'C': 'ÇĆČ', 'D': 'ĐĎ', 'E': 'ÈÉÊËĘĚĒĖ', 'G': 'ĞĢ', 'I': 'ÌÍÎÏİĪĮ', 'K': 'Ķ', 'L': 'ŁĽĻ', 'N': 'ÑŃŇŅ', 'O': 'ÖÒÓÔÕØŐ', 'R': 'Ř', 'S': 'ŠŚŞȘ',
    'T': 'ŤȚŢ', 'U': 'ÜÙÚÛŰŮŪŲ', 'Y': 'Ý', 'Z': 'ŽŹŻ', 'a': 'äàáâãåąăā', 'c': 'çćč', 'd': 'đď', 'e': 'èéêëęěēė', 'g': 'ğģ', 'i': 'ìíîïıīį', 'k': 'ķ', 'l': 'łľļ',
    'n': 'ñńňņ', 'o': 'öòóôõøő', 'r': 'ř', 's': 'šśşșß', 't': 'ťțţ', 'u': 'üùúûűůūų', 'y': 'ýÿ', 'z': 'žźż',
}  # fmt: skip


def clean(text: str) -> str:
    """Only what the recogniser can say, with single spaces."""
    text = text.replace('’', "'").replace('–', '-').replace('×', 'x')
    return re.sub(r'\s+', ' ', ''.join(letter if letter in ALPHABET else ' ' for letter in text)).strip()


def cut_row(text: str, rng: random.Random) -> list[str]:
    """The finder of text parts a row at wide gaps, and now and then at narrow ones or not at all."""
    gap = rng.choice([2, 2, 2, 3, 3, 1, 99])
    return [part for part in re.split(r'\s{%d,}' % gap, text.strip()) if part]


def make_number(rng: random.Random) -> str:
    mark = rng.choice(',,,...')
    whole = str(rng.choice([0, 0, rng.randint(0, 9), rng.randint(1, 99), rng.randint(10, 999), rng.randint(1000, 99999)]))
    amount = f'{whole}{mark}{rng.randint(0, 99):02}'
    form = rng.random()
    if form < 0.35:
        return amount + rng.choice(['', '', '', ' A', ' B', 'A', 'B', ' AW', '*', ' *', ' E', 'N', ' X', ' T', ' EUR', '€', ' €', '-', '-A'])
    if form < 0.5:
        return rng.choice(['$', '€', '*', '-', '£', 'R$', '₺', '#', 'RM', 'EUR ', '$ ', '+', '(']) + amount
    if form < 0.6:
        return rng.choice(['%', '']) + str(rng.choice([1, 7, 8, 10, 18, 19, 20, 21, 25])).zfill(2) + rng.choice(['%', '', mark + '00%', ' %'])
    if form < 0.75:
        unit = rng.choice(['kg', 'KG', 'lb', 'Stk', 'x', 'X', 'ST', 'UN', 'g', 'l', 'pcs'])
        return f'{rng.randint(0, 9)}{mark}{rng.randint(0, 999):03} {unit}' + rng.choice(['', f' x {amount}', f' @ {amount}', f' x {amount} EUR/kg'])
    if form < 0.88:
        return ''.join(rng.choice('0123456789') for _ in range(rng.choice([1, 2, 3, 4, 6, 8, 12, 13])))
    if form < 0.94:
        return f'{rng.randint(1, 31):02}{rng.choice("./-")}{rng.randint(1, 12):02}{rng.choice("./-")}{rng.choice(["", "20"])}{rng.randint(10, 30)} {rng.randint(0, 23):02}:{rng.randint(0, 59):02}'
    return f'{rng.randint(1, 12)} {rng.choice("xX@*")} {amount}'


def mark_letters(text: str, rng: random.Random) -> str:
    """The same word with marks that another language could set."""
    return ''.join(rng.choice(VARIANTS[letter]) if letter in VARIANTS and rng.random() < 0.25 else letter for letter in text)


def make_texts(seed: int, names: list[str]) -> list[str]:
    """The lines of one receipt, and others beside them."""
    rng = random.Random(seed)
    receipt = make_receipt(seed, names or None)
    parts = [part for row in receipt.rows for part in cut_row(row.render(receipt.width)[0], rng)]
    others = [make_number(rng) for _ in range(len(parts) // 4)]
    for name in rng.sample(names, min(len(names), len(parts) // 3)):
        name = name[: rng.choice([12, 16, 18, 20, 24, 30])]
        others.append(rng.choice([name.upper(), name.upper(), name, name.lower()]))
    others += [mark_letters(part, rng) for part in rng.sample(parts, len(parts) // 6)]
    others += [rng.choice(MARKED) + rng.choice(MARKED) for _ in range(1)]
    texts = [clean(text) for text in parts + others]
    return [text[: rng.choice([20, 30, 40])].strip() for text in texts if text and len(set(text)) > (len(text) > 4)]

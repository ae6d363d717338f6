"""Names of goods as tills print them: words of many languages, abbreviated, with sizes and brands."""

import random

from locales import LANGUAGES

BRANDS = [
    'KS',
    'GV',
    'M&S',
    'BIO',
    'JA',
    'TIP',
    'K-BIO',
    'K-CL',
    'MAGGI',
    'KNORR',
    'BARILLA',
    'NESTLE',
    'KELLOGGS',
    'HEINZ',
    'DANONE',
    'MILKA',
    'ORO',
    'DR.OETKER',
    'ALPRO',
    'LINDT',
    'HARIBO',
    'IGLO',
    'FINDUS',
    'BONDUELLE',
    'LAVAZZA',
    'JACOBS',
    'TASSIMO',
    'PERSIL',
    'ARIEL',
    'DOVE',
    'NIVEA',
    'COLGATE',
    'PAMPERS',
    'FANTA',
    'COKE',
    'PEPSI',
    'RED.BULL',
    'EVIAN',
    'VOLVIC',
    'SCHWEPPES',
    'PRINGLES',
    'LAYS',
    'DORITOS',
    'OREO',
    'M.EMMI',
    'TKK',
    'PINAR',
    'ULKER',
    'SUTAS',
    'TORKU',
    'ARLA',
    'TINE',
    'GILDE',
    'XTRA',
    'COOP',
    'FIRST.PRICE',
    'MARKET.PANTRY',
    'G&G',
    'GG',
    'WFM',
    "TJ'S",
    'O.ORGANICS',
    'SIGNATURE',
    'PRIMO',
    'RAMA',
    'PHILADELPHIA',
    'ZOTT',
    'MUELLER',
    'EHRMANN',
    'WEIHENST.',
    'ANDECHSER',
    'GUT&GUENST.',
    'K.CLASSIC',
    'EDEKA',
    'REWE.BW',
]
SIZES = [
    '500G',
    '250G',
    '1KG',
    '1L',
    '0,5L',
    '1.5L',
    '750ML',
    '330ML',
    '6X1,5L',
    '10ER',
    '15LI',
    '200GR',
    '2LT',
    '5KG',
    '12OZ',
    '16',
    'OZ',
    '1LB',
    '64OZ',
    '2%',
    '3,5%',
    '1.5%',
    'XL',
    'L',
    'M',
    '4CT',
    '12PK',
    '90C',
    '5DOZ',
    '8ST',
]


def shorten(word: str, rng: random.Random) -> str:
    """One of the ways in which a till saves space."""
    way = rng.random()
    if len(word) < 5 or way < 0.55:
        return word
    if way < 0.7:
        return word[: rng.randint(3, max(3, len(word) - 2))] + rng.choice(['', '.', '.'])
    if way < 0.85:
        return word[0] + ''.join(c for c in word[1:] if c not in 'aeiou')
    return word[: rng.randint(4, len(word))]


def make_name(language: str, rng: random.Random, words: list[str] | None = None) -> str:
    """A product name of one to five words."""
    if words and rng.random() < 0.5:
        parts = rng.choice(words).split()[: rng.randint(1, 5)]
    else:
        nouns, adjectives = LANGUAGES[language]['nouns'], LANGUAGES[language]['adjectives']
        parts = [rng.choice(nouns)]
        while rng.random() < 0.5 and len(parts) < 4:
            parts.insert(rng.randint(0, len(parts)), rng.choice(rng.choice([nouns, adjectives])))
    parts = [shorten(part, rng) for part in parts]
    if rng.random() < 0.35:
        parts.insert(0, rng.choice(BRANDS))
    if rng.random() < 0.3:
        parts.append(rng.choice(SIZES))
    return rng.choice([' ', ' ', ' ', '.'] if len(parts) < 3 else [' ']).join(parts)


def dress(name: str, case: str) -> str:
    """The case that a shop prints its names in."""
    return name.upper() if case == 'upper' else name.title() if case == 'title' else name.capitalize() if case == 'first' else name

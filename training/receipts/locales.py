"""What differs from country to country: language, money, dates and the words around the goods."""

import json
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Locale:
    """A country's way to print. `scale` says what one euro's worth costs there."""

    country: str
    language: str
    decimal: str
    decimals: int
    currency: list[str]
    dates: list[str]
    scale: float
    rates: list[str]
    flags: list[str]


LANGUAGES = {file.stem: json.loads(file.read_text('utf8')) for file in sorted((FOLDER / 'languages').glob('*.json'))}

_countries = json.loads((FOLDER / 'countries.json').read_text('utf8'))
# Countries from which more receipts come stand in the list more often.
LOCALES = [Locale(**{k: v for k, v in row.items() if k != 'weight'}) for row in _countries for _ in range(row['weight'])]


def read_chains() -> dict[str, list[str]]:
    """Names of shops by country; 001 is the world."""
    chains: dict[str, list[str]] = {'001': []}
    for line in (FOLDER / 'chains.txt').read_text('utf8').splitlines():
        country, name = line.split('\t')
        chains.setdefault(country, []).append(name)
    return chains


CHAINS = read_chains()

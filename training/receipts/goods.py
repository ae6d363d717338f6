"""The parts of a good's rows: its price, its name with codes, and how many of what."""

import random

from locales import LANGUAGES, Locale
from rows import Item, Row, Segment
from shops import Shop


class GoodsPrinter:
    """Prints the parts of goods the way one shop does; `phenomena` tells what came up."""

    def __init__(self, shop: Shop, locale: Locale, rng: random.Random, words: list[str] | None):
        self.shop, self.locale, self.rng, self.names = shop, locale, rng, words
        self.words = LANGUAGES[locale.language]
        self.rows: list[Row] = []
        self.items: list[Item] = []
        self.goods = 0.0
        self.phenomena: set[str] = set()

    def word(self, key: str) -> str:
        text = self.rng.choice(self.words[key])
        return text.upper() if self.shop.shouts else text

    def draw_price(self) -> float:
        value = self.rng.choice([self.rng.uniform(0.2, 4), self.rng.uniform(1, 12), self.rng.uniform(5, 60)]) * self.locale.scale
        if self.shop.decimals == 0:
            return float(max(10, round(value, -1 if self.rng.random() < 0.7 else 0)))
        value = max(0.05, round(value, 2))
        return round(int(value) + self.rng.choice([0.99, 0.49, 0.29, 0.95, 0.5]), 2) if self.rng.random() < 0.5 and value > 1 else value

    def add(self, role: str, segments: list[Segment], item: int | None = None) -> None:
        self.rows.append(Row(role, segments, item))

    def price(self, amount: float, tag: str = 'price') -> list[Segment]:
        shop, text = self.shop, self.shop.money(amount)
        if shop.currency_on_items:
            text = f'{shop.currency}{text}' if shop.currency in ('$', '£', '€', 'R$', '*', 'RM') else f'{text} {shop.currency}'
        segments = [Segment(text, tag, right=shop.price_right)]
        if shop.rate_column and self.rng.random() < 0.95:
            rate = self.rng.choice([*self.locale.rates, '%1', '%8', '%18', '10%', '%01', '%08'])
            segments.insert(0, Segment(rate, right=shop.price_right - len(text) - self.rng.randint(1, 4)))
            self.phenomena.add('rate_column')
        flag = self.rng.choice(self.locale.flags)
        if flag and self.rng.random() < shop.flag_rate:
            if shop.flag_place == 'after':
                segments.append(Segment(flag))
            elif shop.flag_place == 'before':
                segments.insert(0, Segment(flag, right=shop.price_right - len(text) - self.rng.randint(1, 3)))
        return segments

    def title(self, name: str, index: int) -> list[Segment]:
        """The name with what stands before and behind it."""
        shop, segments = self.shop, [Segment(name, 'name')]
        if shop.code_place in ('before', 'after') and self.rng.random() < shop.code_rate:
            code = Segment(''.join(self.rng.choice('0123456789') for _ in range(self.rng.randint(*shop.code_digits))), 'code')
            segments.insert(0 if shop.code_place == 'before' else 1, code)
            self.phenomena.add(f'code_{shop.code_place}')
        if shop.flag_place == 'start' and self.rng.random() < shop.flag_rate:
            segments.insert(0, Segment(self.rng.choice(self.locale.flags) or 'E'))
            self.phenomena.add('flag_start')
        if shop.numbered:
            segments.insert(0, Segment(f'{index + 1:0{self.rng.choice([1, 2, 3])}}'))
            self.phenomena.add('numbered')
        return segments

    def unit_line(self, quantity: float, unit_price: float, is_weight: bool) -> list[Segment]:
        """ "2 x 1,99", "0,434 kg x 2,99 EUR/kg", "1.09 lb @ 4.99 /lb"."""
        rng, shop = self.rng, self.shop
        if is_weight:
            unit = rng.choice(['lb', 'lb.', 'LB', '1b', 'lb']) if self.locale.country == 'US' else rng.choice(['kg', 'KG', 'kg', 'Kg'])
            decimals = 2 if unit.lower().startswith('lb') else 3
            tail = rng.choice(['', f'/{unit}', f'{shop.currency}/{unit}', f' {unit}', f'/ {unit}'])
            times = (
                rng.choice(['x', 'X', '@', '*', 'à', '', 'NET @'])
                if self.locale.country != 'US'
                else rng.choice(['@', '@ 1 lb /', 'x', '@'])
            )
            amount = f'{shop.money(unit_price)}{tail}' if not times.endswith('/') else shop.money(unit_price)
            return [
                Segment(shop.number(quantity, decimals), 'quantity'),
                Segment(unit),
                *([Segment(times)] if times else []),
                Segment(amount, 'unit_price'),
            ]
        count, each = str(int(quantity)), rng.choice([shop.times, shop.times, self.word('each')])
        form = rng.random()
        if form < 0.15 and self.locale.language == 'en':
            return [Segment(count, 'quantity'), Segment('@'), Segment(f'{rng.randint(1, 2)}/{shop.money(unit_price)}', 'unit_price')]
        if form < 0.3:
            return [
                Segment(rng.choice(['QTY', 'Qty', count + 'qty']), 'other'),
                Segment(count, 'quantity'),
                Segment(rng.choice(['@', 'x', '/'])),
                Segment(shop.money(unit_price), 'unit_price'),
            ]
        if shop.price_first:
            return [
                Segment(shop.money(unit_price), 'unit_price'),
                *([Segment(shop.currency or '@')] if rng.random() < 0.5 else []),
                Segment(each),
                Segment(count, 'quantity'),
            ]
        return [
            Segment(count, 'quantity'),
            Segment(each),
            Segment(shop.money(unit_price), 'unit_price'),
            *([Segment(shop.currency)] if shop.currency and rng.random() < 0.2 else []),
        ]

    def indent(self, segments: list[Segment]) -> list[Segment]:
        segments[0].left = self.rng.choice([0, 1, 2, 3, 6])
        return segments

"""How one shop prints: columns, codes, where quantities stand, and how money is written."""

import random

from locales import Locale


class Shop:
    """The habits of a till; every receipt of a shop shares them."""

    def __init__(self, locale: Locale, rng: random.Random):
        self.locale = locale
        self.width = rng.randint(28, 48)
        self.shouts = rng.random() < 0.4
        self.centred = rng.random() < 0.7
        self.case = rng.choices(['upper', 'title', 'first', 'lower'], [6, 2, 1, 0.3])[0]
        self.currency = rng.choice(locale.currency) if rng.random() < 0.6 else ''
        self.currency_on_items = bool(self.currency) and rng.random() < 0.2
        self.decimal = locale.decimal if rng.random() < 0.95 else {',': '.', '.': ','}[locale.decimal]
        self.thousands = (
            rng.choice(['', '', '.', ' '])
            if self.decimal == ','
            else rng.choice(['', '', ',', '.'] if locale.decimals == 0 else ['', '', ','])
        )
        if locale.country == 'CH':
            self.thousands = rng.choice(["'", "'", ''])
        self.decimals = locale.decimals
        self.flag_place = rng.choices(['after', 'none', 'start', 'before'], [6, 3, 1.5, 1])[0]
        self.flag_rate = rng.choice([0.4, 0.9, 1.0])
        self.price_right = self.width - (rng.choice([2, 3]) if self.flag_place == 'after' else 0)
        self.price_left = rng.random() < 0.04
        self.code_place = rng.choices(['none', 'before', 'after', 'line'], [6, 3, 1.5, 0.8])[0]
        self.code_digits = rng.choice([(3, 4), (4, 7), (5, 7), (8, 13), (12, 13)])
        self.code_rate = rng.choice([1.0, 1.0, 0.85])
        self.numbered = rng.random() < 0.06
        # Where "2 x 1,99" stands: rows of their own before or after, at the start, in columns, or below with the price.
        self.quantity_place = rng.choices(['after', 'before', 'start', 'columns', 'below', 'end', 'above'], [4, 3, 2, 1.5, 2, 1, 0.7])[0]
        self.shows_one = self.quantity_place == 'above' or (self.quantity_place in ('start', 'columns', 'below') and rng.random() < 0.6)
        self.weight_place = rng.choice(['after', 'before', 'below' if self.quantity_place == 'below' else 'after'])
        self.discount_form = rng.choice(['minus_before', 'minus_after', 'minus_after', 'parentheses', 'minus_flag'])
        self.sections = rng.random() < 0.12
        self.regular_lines = rng.random() < 0.1
        self.deposits = rng.random() < 0.35
        self.wraps = rng.random() < 0.3
        self.rounds = (
            self.decimals == 2
            and locale.country in ('CH', 'CA', 'AU', 'NZ', 'SE', 'NO', 'DK', 'MY', 'CZ', 'FI', 'NL', 'ZA')
            and rng.random() < 0.5
        )
        self.bare_cents = self.decimals == 2 and rng.random() < 0.06
        self.column_unit = rng.choice([(), (), ('PT', 'UN', 'KG', 'FR', 'PC'), ('ST', 'KG'), ('EA', 'PK'), ('un', 'kg')])
        self.column_decimals = rng.choice([0, 0, 0, 3, 2])
        self.price_first = rng.random() < 0.12
        # A column of tax rates before the price, and signs that tills put around amounts.
        self.rate_column = rng.random() < (0.7 if locale.country in ('TR', 'IT') else 0.06)
        self.price_sign = rng.choice(['*', '']) if locale.country == 'TR' else rng.choice([''] * 30 + ['*', '='])
        self.is_invoice = rng.random() < (0.6 if locale.country in ('MY', 'SG') else 0.03)
        self.times = rng.choice(['x', 'X', 'x', '*', '@', 'a'])
        self.is_restaurant = rng.random() < (0.35 if locale.country in ('US', 'MY') else 0.12)
        if self.is_restaurant:
            self.code_place, self.sections, self.deposits = 'none', False, False
            self.quantity_place = rng.choice(['start', 'start', 'columns', 'end'])
            self.shows_one = rng.random() < 0.8
        elif self.is_invoice:
            self.quantity_place = rng.choice(['columns', 'columns', 'below', 'above', 'end', 'after'])
            self.shows_one = True
            self.code_place = rng.choice(['none', 'before', 'line', 'line'])
            self.column_decimals = rng.choice([0, 0, 2, 3])
        self.choices_rate = rng.choice([0.1, 0.4, 0.8]) if self.is_restaurant else 0.0
        self.rng = rng

    def money(self, amount: float, decimals: int | None = None) -> str:
        """An amount as this till writes it."""
        decimals = self.decimals if decimals is None else decimals
        text = f'{abs(amount):,.{decimals}f}' if decimals else f'{round(abs(amount)):,}'
        text = text.replace(',', '\0').replace('.', self.decimal).replace('\0', self.thousands)
        if self.bare_cents and text.startswith('0' + self.decimal):
            text = text[1:]
        return '-' + text if amount < 0 else self.price_sign + text

    def number(self, value: float, decimals: int) -> str:
        return f'{value:.{decimals}f}'.replace('.', self.decimal)

    def negative(self, amount: float) -> str:
        text = self.money(abs(amount))
        return {
            'minus_before': f'-{text}',
            'minus_after': f'{text}-',
            'parentheses': f'({text})',
            'minus_flag': f'{text}-{self.rng.choice("ABT")}',
        }[self.discount_form]

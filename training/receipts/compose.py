"""Puts receipts together: a shop's own layout, a basket, and all that tills print around it."""

import random

from baskets import Basket
from chatter import make_chatter
from locales import CHAINS, LOCALES, Locale
from products import dress
from rows import Receipt, Row, Segment
from slips import Slips

COMPANIES = ' GmbH| S.A.| LTD| S.R.L.| A.S.| INC| SDN BHD| PVT LTD| COM. DE ALIMENTOS S.A| AG| BV| AB| AS| Sp. z o.o.|-MARKT GmbH| & Co. KG| S.p.A.| d.o.o.| Kft.| S.A.C.| Oy| ApS| TRADING| ENTERPRISE| SDN BHD (123456-T)'.split('|')


class Composer(Slips):
    """Makes receipts of one locale and shop."""

    def __init__(self, locale: Locale, rng: random.Random, words: list[str] | None = None):
        super().__init__(locale, rng)
        self.basket = Basket(self.shop, locale, rng, words)

    def make_sums(self, goods: float) -> tuple[list[Row], float]:
        if self.shop.is_invoice and self.rng.random() < 0.85:
            return self.make_invoice_sums(goods)
        rng, rows, total = self.rng, [], goods
        added_tax = self.locale.country in ('US', 'CA') and rng.random() < 0.8
        if added_tax or rng.random() < 0.35:
            rows.append(self.amount_row('subtotal', self.word('subtotal'), goods))
        if added_tax:
            for _ in range(rng.choice([1, 1, 2])):
                tax = round(goods * rng.choice([0, 0.01, 0.03, 0.0725]) / 2, 2)
                total = round(total + tax, 2)
                rows.append(self.amount_row('tax', self.word('tax'), tax))
        if self.shop.is_restaurant and rng.random() < 0.3:
            label = rng.choice(['Service Charge 10%', 'SERVICE CHG', 'Serv. Chg (18.00%)', 'Gratuity', 'Gratuity 20%', 'Service', 'Servicio', 'Tip', 'SVC CHG 10%', 'Auto Grat 18%', 'Delivery Fee'])
            service = round(goods * rng.choice([0.05, 0.1, 0.18, 0.2]), self.locale.decimals)
            rows.append(self.amount_row('tax', label, service))
            total = round(total + service, 2)
        if self.shop.rounds and rng.random() < 0.7:
            rounded = round(round(total * 20) / 20, 2)
            rows.append(self.amount_row('rounding', self.word('rounding'), round(rounded - total, 2)))
            total = rounded
        row = self.amount_row('total', self.word('total'), total)
        row.scale = rng.choice([1.0, 1.0, 1.2, 2.0])
        rows.append(row)
        if rng.random() < 0.1:
            rows.append(self.amount_row('total', self.word('total'), total))
        if rng.random() < 0.03:
            rows.append(self.make_other_currency(total))
        return rows, total

    def make_payment(self, total: float) -> list[Row]:
        rng, rows = self.rng, []
        if rng.random() < 0.55:
            rows.append(
                self.amount_row(
                    'payment', self.word('card') + rng.choice(['', '', ' ' + '*' * 8 + self.digits(4), ' ' + self.digits(4)]), total
                )
            )
        elif rng.random() < 0.9:
            given = max(total, round(rng.choice([1, 5, 10, 20, 50, 100]) * self.locale.scale * rng.randint(1, 3), 2))
            rows += [
                self.amount_row('payment', self.word('cash'), given),
                self.amount_row('change', self.word('change'), round(given - total, 2)),
            ]
        if rng.random() < 0.3:
            rows.append(self.amount_row('change', self.word('change'), 0))
        return rows

    def name_shop(self) -> str:
        rng = self.rng
        near = CHAINS.get(self.locale.country, []) + CHAINS['001']
        chain = rng.choice(near) if rng.random() < 0.7 else rng.choice(rng.choice(list(CHAINS.values())))
        own = f'{rng.choice(self.words["nouns"]).title()} {rng.choice(self.words["of"])}'
        name = rng.choices([chain, f'{chain} {rng.choice(self.words["of"])}', own], [6, 2, 2])[0]
        if rng.random() < (0.6 if self.shop.is_invoice else 0.15):
            name += rng.choice(COMPANIES)
        name = dress(name, rng.choice(['upper', 'upper', 'title', 'as it is']))
        return ' '.join(name.replace(' ', '')) if rng.random() < 0.03 and len(name) < 14 else name

    def compose(self) -> Receipt:
        rng = self.rng
        merchant = self.name_shop()
        rows = self.make_header(merchant)
        date, date_row = (None, None) if rng.random() < 0.05 else self.make_date()
        is_early = rng.random() < 0.5
        if date_row and is_early:
            rows.append(date_row)
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            rows.append(Row('info', [Segment(make_chatter(rng))]))
        if rng.random() < 0.45:
            rows.append(
                Row('heading', [Segment(rng.choice(self.words['header']), right=self.shop.price_right if rng.random() < 0.5 else None)])
            )
        goods_rows, items, goods = self.basket.fill()
        rows += goods_rows
        sums, total = self.make_sums(goods)
        rows += sums + self.make_payment(total)
        foot = self.make_footer(total, len(items))
        blocks = [self.make_tax_table(total)] * (rng.random() < 0.5) + [self.make_card_slip(total)] * (rng.random() < 0.3)
        blocks += [[self.make_account(total)]] * (rng.random() < 0.2)
        for block in blocks:
            foot[rng.randint(0, len(foot)) : 0] = block
        rows += foot
        if date_row and not is_early:
            rows.insert(rng.randint(len(rows) - 3, len(rows)), date_row)
        if rng.random() < 0.06:
            rows = rows[:1] + goods_rows + sums
        self.separate(rows)
        return Receipt(
            self.locale.country, self.locale.language, self.shop.width, rows, items, merchant, date, total, self.basket.phenomena
        )

    def separate(self, rows: list[Row]) -> None:
        """Lines of dashes and blank space between the parts."""
        for index in range(len(rows) - 1, 0, -1):
            follows_good = (
                rows[index].role in ('after', 'rest', 'price', 'item', 'discount', 'deposit', 'void', 'regular')
                and rows[index].item is not None
            )
            if rows[index].role != rows[index - 1].role and not follows_good and self.rng.random() < 0.12:
                rows.insert(index, Row('info', [Segment(self.rng.choice('-=*_.') * self.rng.randint(6, self.shop.width))]))
            elif self.rng.random() < 0.08:
                rows[index].gap = self.rng.uniform(1.3, 2.5)


def make_receipt(seed: int, words: list[str] | None = None) -> Receipt:
    rng = random.Random(seed)
    return Composer(rng.choice(LOCALES), rng, words).compose()

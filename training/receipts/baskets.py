"""The goods of one receipt, and what tills print below them."""

from goods import GoodsPrinter
from products import dress, make_name
from rows import Item, Row, Segment


class Basket(GoodsPrinter):
    """Draws goods and writes their rows."""

    def add_good(self) -> None:
        rng, shop, index = self.rng, self.shop, len(self.items)
        is_weight = rng.random() < 0.1
        quantity = (
            round(rng.uniform(0.1, 2.5), 2 if self.locale.country == 'US' else 3)
            if is_weight
            else rng.choices([1, 2, 3, 4, 6, 10], [80, 10, 4, 3, 2, 1])[0]
        )
        unit_price = self.draw_price()
        price = round(quantity * unit_price, shop.decimals)
        if price <= 0:
            return
        name = dress(make_name(self.locale.language, rng, self.names), shop.case)
        room = shop.width - len(shop.money(price)) - (shop.code_digits[1] + 1 if shop.code_place != 'none' else 0) - 4
        self.items.append(Item(name, quantity, price, 'kg' if is_weight else 'pcs'))
        self.goods = round(self.goods + price, 2)
        tells = quantity != 1 or is_weight or shop.shows_one
        place = (shop.weight_place if is_weight else shop.quantity_place) if tells else 'none'
        if len(name) > room:
            if shop.wraps and ' ' in name[:room]:
                cut = name[:room].rindex(' ')
                self.phenomena.add('two_lines')
                name, rest = name[:cut], name[cut + 1 :]
            else:
                name, rest = name[: max(room, 6)].strip(), None
                self.items[-1].name = name
        else:
            rest = None
        title = self.title(name, index)
        detail = self.unit_line(quantity, unit_price, is_weight) if place != 'none' else []
        if is_weight:
            self.phenomena.add('weight')
        self.phenomena.add(f'quantity_{place}')
        self.write(index, title, rest, detail, place, price)

    def write(self, index: int, title: list[Segment], rest: str | None, detail: list[Segment], place: str, price: float) -> None:
        rng, shop = self.rng, self.shop
        more = [Segment(rest, 'name', left=rng.choice([0, 0, 2]))] if rest else None
        if place == 'above':
            self.add('price', [*self.code_line(), *self.indent(detail), *self.price(price)], index)
            self.add('name', title, index)
            if more:
                self.add('rest', more, index)
            return
        if place == 'below' or (more and rng.random() < 0.4):
            self.add('name', title, index)
            if more:
                self.add('rest', more, index)
            code = self.code_line()
            self.add(
                'price', [*code, *self.indent(detail or [Segment('')]), *self.price(price)] if detail or code else self.price(price), index
            )
            return
        if place == 'before':
            self.add('before', self.indent(detail), index)
        if place == 'start':
            count = next(part for part in detail if part.tag == 'quantity')
            title = [count, *([Segment(shop.times)] if rng.random() < 0.6 else []), *title]
        if place == 'columns':
            count = next(part.text for part in detail if part.tag == 'quantity')
            if shop.column_decimals and count.isdigit():
                count = shop.number(float(count), shop.column_decimals)
            unit = [Segment(rng.choice(shop.column_unit)), *([Segment('x')] if rng.random() < 0.5 else [])] if shop.column_unit else []
            self.add(
                'item',
                [
                    *title,
                    Segment(count, 'quantity', right=shop.price_right - 16),
                    *unit,
                    Segment(next(part.text for part in detail if part.tag == 'unit_price'), 'unit_price', right=shop.price_right - 8),
                    *self.price(price),
                ],
                index,
            )
        elif place == 'end':
            self.add('item', [*title, *detail, *self.price(price)], index)
        else:
            self.add('item', [*title, *self.price(price)], index)
        if more:
            self.add('rest', more, index)
        if place == 'after':
            extra = self.price(price, 'other')[:1] if rng.random() < 0.05 else []
            self.add('after', [*self.indent(detail), *extra], index)

    def code_line(self) -> list[Segment]:
        """The article number where it stands beside the price instead of the name, with a tax code behind it now and then."""
        rng, shop = self.rng, self.shop
        if shop.code_place != 'line' and rng.random() < 0.9:
            return []
        code = Segment(''.join(rng.choice('0123456789') for _ in range(rng.randint(*shop.code_digits))), 'code')
        return [code, *([Segment(rng.choice(['SR', 'ZRL', 'GB', 'S', 'OS', 'PC', 'GA']))] if rng.random() < 0.2 else [])]

    def add_choice(self, index: int) -> None:
        """What a guest chose with a dish; it costs nothing, or stands there with a price of its own and is an item."""
        rng, shop = self.rng, self.shop
        choice = dress(make_name(self.locale.language, rng, self.names), shop.case)
        parts = [Segment(rng.choice(['', '', '1', '-', '*', 'Add', 'No', 'ADD', '>>', '+', 'w/']), left=rng.choice([1, 2, 4])), Segment(choice)]
        amount = [Segment(shop.money(0), right=shop.price_right)] if rng.random() < 0.2 else []
        self.add('info', [part for part in parts if part.text] + amount, index)
        self.phenomena.add('choices')

    def add_extras(self) -> None:
        """What may follow a good: a choice of the guest, a deposit, a discount, the regular price, or that it was voided."""
        rng, shop, item = self.rng, self.shop, self.items[-1]
        index = len(self.items) - 1
        if rng.random() < shop.choices_rate:
            for _ in range(rng.choice([1, 1, 2, 3])):
                self.add_choice(index)
        if rng.random() < 0.01:
            tare = rng.choice(['Tara', 'TARE', 'Tare', 'Net', 'PLU', 'Handeingabe', 'Kundenrabatt 0%', 'EAN'])
            self.add('info', [Segment(tare, left=rng.choice([0, 2, 4])), Segment(rng.choice(['0,004 kg', '0.01', '4011', '0,00']))], index)
        if shop.deposits and rng.random() < 0.2:
            amount = round(rng.choice([0.08, 0.15, 0.25, 0.05, 0.1, 3.1]) * max(1, self.locale.scale / 4), shop.decimals) or 10
            sign = -1 if rng.random() < 0.15 else 1
            label = self.word('deposit') + (rng.choice([' EINWEG', ' RETURN', '', ' 8 x']) if sign < 0 else '')
            self.add('deposit', [Segment(label), *self.price(sign * amount)], index)
            if sign < 0 and rng.random() < 0.4:
                self.add(
                    'after', self.indent([Segment('2', 'quantity'), Segment('x'), Segment(shop.money(amount / 2), 'unit_price')]), index
                )
            self.goods = round(self.goods + sign * amount, 2)
            self.phenomena.add('deposit')
        if shop.regular_lines and rng.random() < 0.3:
            self.add(
                'regular',
                [
                    Segment(self.word('regular'), left=rng.choice([0, 2])),
                    Segment(shop.money(item.price * 1.2), right=rng.choice([None, shop.price_right])),
                ],
                index,
            )
            self.phenomena.add('regular')
        if rng.random() < 0.06:
            amount = round(min(item.price * rng.choice([0.1, 0.2, 0.3, 0.5]), item.price), shop.decimals)
            if shop.code_place != 'none' and rng.random() < 0.4:
                label = f'{rng.choice(["", "E "])}{rng.randint(10**5, 10**9):010} / {rng.randint(1000, 999999)}'
            else:
                label = self.word('discount') + rng.choice(
                    ['', '', ' ' + rng.choice(self.items).name[:10], f' {rng.choice([10, 20, 30])}%']
                )
            self.add(
                'discount',
                [Segment(label, left=rng.choice([0, 0, 2])), Segment(shop.negative(amount), 'price', right=shop.price_right + 1)],
                index,
            )
            self.goods = round(self.goods - amount, 2)
            self.phenomena.add('discount')
        elif rng.random() < 0.015 and len(self.items) > 1:
            label = [Segment(self.word('void'))] + ([Segment(item.name)] if rng.random() < 0.7 else [])
            self.add('void', [*label, Segment(shop.negative(item.price), 'price', right=shop.price_right + 1)], index)
            self.goods = round(self.goods - item.price, 2)
            self.phenomena.add('void')

    def fill(self) -> tuple[list[Row], list[Item], float]:
        rng, shop = self.rng, self.shop
        for _ in range(min(70, 1 + int(rng.expovariate(1 / 11)))):
            if shop.sections and rng.random() < 0.25:
                label = self.word('section') if rng.random() < 0.6 else dress(make_name(self.locale.language, rng)[:14], 'upper')
                self.add('section', [Segment(label, left=rng.choice([0, 0, 8]))])
                self.phenomena.add('section')
            before = len(self.items)
            self.add_good()
            if len(self.items) > before:
                self.add_extras()
        if not self.items:
            return self.fill()
        return self.rows, self.items, self.goods

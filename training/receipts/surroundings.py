"""What stands around the goods: the shop's head, the date, and the foot with taxes, cards and thanks."""

import datetime
import random

from chatter import make_chatter, make_tips
from locales import LANGUAGES, Locale
from rows import Row, Segment
from shops import Shop

STREETS = 'MAIN ST|Hauptstr.|Rue de la Paix|Av. Brasil|Calle Mayor|Via Roma|Atatürk Cad.|Storgata|High Street|Bahnhofstr.|OAK AVE|Kongens gate|ul. Polna|Drottninggatan|Str. Unirii'
TOWNS = 'SPRINGFIELD|Berlin|PARIS|SAO PAULO|MADRID|MILANO|ANKARA|Oslo|London|Wien|AUSTIN TX|Bergen|Warszawa|Stockholm|Bucuresti|DUBLIN|Praha|Helsinki|Zagreb|Budapest|Amsterdam|Lisboa'
NUMBERS = 'Tel.: {}|TEL {}|Phone {}|UID Nr.: DE{}|CNPJ {}|VAT NO. GB{}|NIF {}|CIF: RO{}|P.IVA {}|V.D. {}|Org.nr {} MVA|SIRET {}|ABN {}|GST NO {}|St.Nr. {}|NIP {}'


def pick(words: str, rng: random.Random) -> str:
    return rng.choice(words.split('|'))


class Surroundings:
    """Prints the head and the foot of one shop's receipts."""

    def __init__(self, locale: Locale, rng: random.Random):
        self.locale, self.rng = locale, rng
        self.words = LANGUAGES[locale.language]
        self.shop = Shop(locale, rng)

    def word(self, key: str) -> str:
        text = self.rng.choice(self.words[key])
        return text.upper() if self.shop.shouts else text

    def digits(self, count: int) -> str:
        return ''.join(self.rng.choice('0123456789') for _ in range(count))

    def centre(self, text: str, role: str = 'info', tag: str = 'other') -> Row:
        left = max(0, (self.shop.width - len(text)) // 2) if self.shop.centred else 0
        return Row(role, [Segment(text, tag, left=left)])

    def amount_row(self, role: str, word: str, amount: float) -> Row:
        text = self.shop.money(amount)
        word = self.rng.choice(['{}', '{}', '{}', '{}:', '{} :', '** {}', '{} =']).format(word)
        segments = [Segment(word)]
        if self.shop.currency and self.rng.random() < 0.5:
            currency = self.shop.currency
            if self.rng.random() < 0.5:
                segments.append(Segment(currency, right=self.shop.price_right - len(text) - 1))
            else:
                text = currency + text if currency in '$£€R$' and self.rng.random() < 0.8 else text
        segments.append(Segment(text, 'price', right=self.shop.price_right))
        return Row(role, segments)

    def make_header(self, merchant: str) -> list[Row]:
        rng, rows = self.rng, []
        if rng.random() < 0.9:
            row = self.centre(merchant, 'merchant', 'merchant')
            row.scale = rng.choice([1.0, 1.0, 1.4, 2.0])
            rows.append(row)
        slogans = ['', '', self.word('of'), self.word('thanks')]
        lines = [
            rng.choice(slogans),
            f'{pick(STREETS, rng)} {rng.randint(1, 300)}',
            f'{self.digits(5)} {pick(TOWNS, rng)}',
            pick(NUMBERS, rng).format(self.digits(rng.randint(8, 14))),
            pick(NUMBERS, rng).format(self.digits(9)),
        ]
        rows += [self.centre(line) for line in lines if line and rng.random() < 0.65]
        if rng.random() < 0.3:
            rows.append(self.centre(f'{self.word("till")} {self.digits(3)} {self.digits(4)}'))
        for _ in range(rng.choice([0, 0, 1, 2, 4])):
            rows.insert(rng.randint(min(1, len(rows)), len(rows)), self.centre(make_chatter(rng)))
        return rows

    def make_date(self) -> tuple[str, Row]:
        rng = self.rng
        day = datetime.date(2012, 1, 1) + datetime.timedelta(days=rng.randint(0, 5400))
        text = day.strftime(rng.choice(self.locale.dates))
        if rng.random() < 0.15:
            text = text.upper()
        time = f'{rng.randint(7, 22):02}:{rng.randint(0, 59):02}' + rng.choice(['', f':{rng.randint(0, 59):02}'])
        parts = [Segment(text, 'date'), Segment(time)] if rng.random() < 0.8 else [Segment(text, 'date')]
        if rng.random() < 0.3:
            parts.reverse()
        if rng.random() < 0.4:
            parts.insert(rng.randint(0, len(parts)), Segment(f'{self.word("till")} {self.digits(rng.randint(2, 8))}'))
        if rng.random() < 0.15:
            parts.insert(0, Segment(rng.choice(['DATE:', 'Datum:', 'Date', 'Fecha:', 'TARIH:', 'DATA', 'Dato:'])))
        return day.isoformat(), Row('info', parts)

    def make_footer(self, total: float, count: int) -> list[Row]:
        rng, rows = self.rng, []
        options = [
            Row('info', [Segment(f'{self.word("items")} {count}')]),
            self.amount_row('saved', self.word('saved'), round(total * 0.1, 2)),
            Row('saved', [Segment(f'{self.word("points")} {rng.randint(1, 900)}')]),
            self.centre(self.word('thanks')),
            self.centre(f'{self.word("till")} {self.digits(4)} {self.digits(6)}'),
            self.centre(f'AID: A0000000{self.digits(6)}'),
            self.centre(f'{self.word("card")} XXXX XXXX XXXX {self.digits(4)}'),
            self.centre(self.digits(20)),
            self.centre('www.shop.example'),
            self.amount_row('payment', self.word('card'), total),
        ]
        options += [self.centre(make_chatter(rng)) for _ in range(6)]
        rng.shuffle(options)
        rows += options[: rng.randint(1, 10)]
        if self.shop.is_restaurant and rng.random() < 0.4:
            tips = [
                Row('info', [Segment(label), Segment(text, right=rng.choice([None, self.shop.price_right]))])
                for label, text in make_tips(total, self.shop.money, rng)
            ]
            rows[rng.randint(0, len(rows)) : 0] = [self.centre(rng.choice(['Suggested Tip', 'Gratuity not included', 'TIP GUIDE'])), *tips]
        return rows

"""Blocks with amounts that are no goods: tables of taxes, card slips, loyalty accounts, other currencies, sums of invoices."""

from rows import Row, Segment
from surroundings import Surroundings

TABLE_HEADS = (
    'TAX CODE % AMOUNT TAX|GST Summary Amount(RM) Tax(RM)|MWST% MWST NETTO BRUTTO|Satz Netto MwSt Brutto|Steuer % Netto Steuer Brutto|Taux HT TVA TTC|CODE TVA MONTANT|Tipo Base Cuota|IVA BASE CUOTA TOTAL|'
    'Aliquota Imponibile Imposta|BTW% OVER BTW|PTU NETTO PODATEK|Mva-grunnlag Mva Sum|MOMS% MOMS NETTO BRUTTO|KDV TUTARI|RATE NET VAT GROSS|VAT RATE NET VAT|ALV VEROTON VERO VEROLLINEN|Tributos Totais Incidentes|Sazba DPH Zaklad|AFA ALAP ADO'
).split('|')
SLIPS = (
    'Betrag EUR {}|Betrag {}|AMOUNT {}|Amount: {}|TOTAL AMOUNT {}|SALE {}|Purchase {}|MONTANT {}|MONTANT REEL {}|IMPORTE {}|IMPORTO {}|VALOR {}|BELOEP: {}|Kop {}|KWOTA {}|TUTAR {}|Belopp {}|PRICE: {}|'
    'US DEBIT {}|Visa Tend {}|VISA CREDIT {}|MasterCard {}|TRANSACTION AMOUNT {}|CARTE BANCAIRE EMV {}|Kartenzahlung {}|Bank: {}|Debit Mastercard {}|EFT {}|DEBIT TEND {}|Gift Card {}'
).split('|')
ACCOUNTS = 'Old balance {}|New balance {}|Beg Bal {}|Guthaben {}|Saldo {}|Solde {}|Bonus {}|Points value {}|Cashback {}|eBon {}|Gutschein {}|Coupon {} off|Spend {} more|Win {} today|Vale {}|Bonuspoint {}'.split('|')
EXCLUSIVE = 'Total Excl. GST|TOTAL (EXCL TAX)|Total Sales (Excluding GST)|Sub Total (Excl GST)|Net total|Netto|Total HT|Base imponible|Sub-Total|Total Amt Excl GST|Sales excl. VAT'.split('|')
INCLUSIVE = 'Total Sales (Inclusive GST)|Total Incl. GST|TOTAL (INCL TAX)|Total Amount|Total Inclusive GST|NETT TOTAL|Net Total|TOTAL SALES|Amt Payable|Total Payable (RM)|Grand Total|TOTAL RM'.split('|')


class Slips(Surroundings):
    """Prints them as the rest of the shop's receipts."""

    def make_tax_table(self, total: float) -> list[Row]:
        rng, shop, rows = self.rng, self.shop, []
        if rng.random() < 0.6:
            rows.append(Row('info', [Segment(rng.choice(TABLE_HEADS), left=rng.choice([0, 0, 3]))]))
        rates = rng.sample(self.locale.rates, rng.randint(1, len(self.locale.rates)))
        order = rng.sample(['net', 'tax', 'gross'], rng.choice([2, 3, 3]))
        for rate in rates:
            gross = round(total / len(rates), 2)
            net = round(gross / 1.1, 2)
            amounts = {'net': net, 'tax': round(gross - net, 2), 'gross': gross}
            label = ' '.join(part for part in (rng.choice(self.locale.flags), rng.choice(['', '=', '(', ':']), rate) if part)
            rows.append(Row('tax', [Segment(label), *(Segment(shop.money(amounts[key])) for key in order)]))
        if rng.random() < 0.3:
            label = rng.choice(['Total', 'Gesamtbetrag', 'TOTAL', 'Summe', 'Totale', 'Totaal'])
            rows.append(Row('tax', [Segment(label), *(Segment(shop.money(round(total / 3, 2))) for _ in order)]))
        elif rng.random() < 0.2:
            rows.append(Row('tax', [Segment(f'{self.word("tax")} {rates[0]}'), Segment(shop.money(round(total / 11, 2)), 'price', right=shop.price_right)]))
        return rows

    def make_card_slip(self, total: float) -> list[Row]:
        rng, shop = self.rng, self.shop
        rows = [self.centre(rng.choice(SLIPS).format(shop.money(total)), 'payment') for _ in range(rng.choice([1, 1, 2]))]
        for row in rows:
            cut = row.segments[0].text.rsplit(' ', 1)
            row.segments = [Segment(cut[0], left=row.segments[0].left if rng.random() < 0.5 else None), Segment(cut[1], 'price')]
        return rows

    def make_account(self, total: float) -> Row:
        rng = self.rng
        return self.centre(rng.choice(ACCOUNTS).format(self.shop.money(round(total * rng.uniform(0.01, 3), 2))), 'saved')

    def make_other_currency(self, total: float) -> Row:
        rng = self.rng
        label = rng.choice(['TOTAL EUR', 'EURO', 'Total in EUR', 'KURS 7,5345', 'USD', 'Equiv. EUR', 'Total CHF', 'Summe in DM', 'IN EUR'])
        return Row('info', [Segment(label), Segment(self.shop.money(round(total * rng.uniform(0.1, 8), 2)), right=self.shop.price_right)])

    def make_invoice_sums(self, goods: float) -> tuple[list[Row], float]:
        """Without tax, the tax, with tax, rounding, and what is to be paid: any of them may be missing."""
        rng = self.rng
        rate = rng.choice([0.06, 0.1, 0.07])
        net = round(goods / (1 + rate), 2)
        total = round(round(goods * 20) / 20, 2) if rng.random() < 0.6 else goods
        rows = []
        if rng.random() < 0.5:
            rows.append(self.amount_row('subtotal', self.word('subtotal'), goods))
        if rng.random() < 0.3:
            rows.append(self.amount_row('discount', rng.choice(['Discount', 'Total Discount', 'Disc (RM)', 'Less Discount']), 0))
        if rng.random() < 0.6:
            rows.append(self.amount_row('subtotal', rng.choice(EXCLUSIVE), net))
            tax = rng.choice(['GST @ 6%', 'Total GST', 'Add GST 6%', 'GST payable', 'SST 6%', 'Tax (6%)', 'GST'])
            rows.append(self.amount_row('tax', tax, round(goods - net, 2)))
        if total != goods or rng.random() < 0.5:
            if rng.random() < 0.5:
                rows.append(self.amount_row('subtotal' if total != goods else 'total', rng.choice(INCLUSIVE), goods))
            rows.append(self.amount_row('rounding', rng.choice(['Rounding', 'Rounding Adj.', 'Round Adj', 'Rounding Adjustment', 'RND ADJ']), round(total - goods, 2)))
        rows.append(self.amount_row('total', rng.choice([*INCLUSIVE, 'TOTAL', 'Total', 'Rounded Total (RM)', 'Total Rounded']), total))
        return rows, total

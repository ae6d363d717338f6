import { expect, it } from 'vitest'
import { drawReceipt } from '../testing/receipts.ts'
import { readReceipt } from './read.ts'

interface Printed {
  readonly text: string
  readonly lines: readonly string[]
  readonly facts: object
}

const german: Printed = {
  text: `EDEKA Möller
33100 Paderborn
                       EUR
Vollmilch 3,5%        1,19 B
Gemüsebrühe           2,49 B
Mineralwasser 6x1,5L  2,94 B
Pfand 6 x 0,25        1,50 A
0,434 kg x 2,99 EUR/kg
Möhren                1,30 B
Rabatt 10%           -0,54
SUMME      EUR        8,88
Geg. BAR   EUR       10,00
Rückgeld   EUR        1,12
MwSt 7%  Netto 6,90   0,48
03.04.2024  17:05 Uhr`,
  lines: [
    '1 pcs Vollmilch 3,5% 1.19',
    '1 pcs Gemüsebrühe 2.49',
    '1 pcs Mineralwasser 6x1,5L 2.94',
    '0.434 kg Möhren 1.3',
  ],
  facts: { merchant: 'EDEKA Möller', transaction_date: '2024-04-03', total: 8.88, currency: 'EUR' },
}

const french: Printed = {
  text: `CARREFOUR CITY
12 rue de la Paix
14/03/2024 18:42
Lait demi-écrémé      1,15 €
CREME LEGERE 2,5 %    1,45 €
2 x 1,49
Yaourt nature         2,98 €
REMISE FIDELITE      -0,50 €
TOTAL A PAYER         5,08 €
TVA 5,50 %            0,26 €
CARTE BANCAIRE        5,08 €
MERCI DE VOTRE VISITE`,
  lines: ['1 pcs Lait demi-écrémé 1.15', '1 pcs CREME LEGERE 2,5% 1.45', '2 pcs Yaourt nature 2.98'],
  facts: { merchant: 'CARREFOUR CITY', transaction_date: '2024-03-14', total: 5.08 },
}

const spanish: Printed = {
  text: `MERCADONA
Calle Mayor 15
15/08/2023 19:20
Descripción     P. Unit   Importe
1 LECHE ENTERA              0,96
2 PIMIENTO        1,20      2,40
TOMATE RAMA
0,648 kg    2,15 €/kg       1,39
TOTAL (€)                   4,75
TARJETA BANCARIA            4,75
IVA 4%                      0,18
GRACIAS POR SU COMPRA`,
  lines: ['1 pcs LECHE ENTERA 0.96', '2 pcs PIMIENTO 2.4', '0.648 kg TOMATE RAMA 1.39'],
  facts: { merchant: 'MERCADONA', transaction_date: '2023-08-15', total: 4.75, currency: 'EUR' },
}

const italian: Printed = {
  text: `ESSELUNGA
Via Roma 12
DOCUMENTO COMMERCIALE
DESCRIZIONE        IVA     Prezzo(€)
LATTE INTERO        4%        1,49
2 x 0,89
PASTA BARILLA       4%        1,78
CAFFE MACINATO     22%        4,20
SCONTO                       -1,00
TOTALE COMPLESSIVO            6,47
di cui IVA                    0,88
CONTANTI                     10,00
RESTO                         3,53
21-11-2023 10:02`,
  lines: ['1 pcs LATTE INTERO 1.49', '2 pcs PASTA BARILLA 1.78', '1 pcs CAFFE MACINATO 4.2'],
  facts: { merchant: 'ESSELUNGA', transaction_date: '2023-11-21', total: 6.47, currency: 'EUR' },
}

const dutch: Printed = {
  text: `Jumbo Supermarkt
Damstraat 4 Amsterdam
AANTAL  OMSCHRIJVING  PRIJS  BEDRAG
1    HALFVOLLE MELK          1,29
2    KAAS JONG     3,49      6,98
1    STATIEGELD              0,15
KORTING KAAS                -1,00
TE BETALEN                   7,42
PINNEN                       7,42
BTW 9%                       0,61
7 mei 2024 12:31`,
  lines: ['1 pcs HALFVOLLE MELK 1.29', '2 pcs KAAS JONG 6.98'],
  facts: { merchant: 'Jumbo Supermarkt', transaction_date: '2024-05-07', total: 7.42 },
}

const english: Printed = {
  text: `TESCO EXPRESS
Vat 220 4302 41
03/04/2024 08:15
ORANGES LOOSE
0.820 kg @ £2.10/kg     £1.72
BAKED BEANS
4 @ £0.55               £2.20
BUTTER UNSALTED         £1.99
CLUBCARD DISCOUNT      -£0.40
TOTAL                   £5.51
CASH                   £10.00
CHANGE                  £4.49`,
  lines: ['0.82 kg ORANGES LOOSE 1.72', '4 pcs BAKED BEANS 2.2', '1 pcs BUTTER UNSALTED 1.99'],
  facts: { merchant: 'TESCO EXPRESS', transaction_date: '2024-04-03', total: 5.51 },
}

// Signs of currencies beside bare numbers are often lost: the English letters, which read those best, have none but the dollar.
// The engine itself is at work here, on machines that may have other things to do.
it.each(Object.entries({ german, french, spanish, italian, dutch, english }))(
  'reads a receipt that is %s',
  { timeout: 120_000 },
  async (_, { text, lines, facts }) => {
    const receipt = await readReceipt(await (await drawReceipt(text)).jpeg({ quality: 80 }).toBuffer())
    expect(receipt.items.map((item) => `${item.quantity} ${item.unit} ${item.product_name} ${item.price}`)).toEqual(
      lines,
    )
    expect(receipt).toMatchObject({ ...facts, balanced: true })
  },
)

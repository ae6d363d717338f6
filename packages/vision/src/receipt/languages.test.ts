import { describe, expect, it } from 'vitest'
import { makePage } from '../testing/receipts.ts'
import { parseReceipt } from './parse.ts'

const today = new Date('2026-11-15T12:00:00Z')
const parse = (text: string) => parseReceipt(makePage(text), today)
const show = async (text: string) =>
  (await parse(text)).items.map(
    ({ product_name, quantity, unit, price }) => `${quantity} ${unit} ${product_name} ${price}`,
  )

describe('a German receipt', () => {
  const text = `EDEKA Neukauf
Hauptstrasse 5
33100 Paderborn
                         EUR
Vollmilch               1,19 B
Mineralwasser 6x1,5L    2,94 B
Pfand 6 x 0,25          1,50 A
0,434 kg x 2,99 EUR/kg
Tomaten                 1,30 B
Leergut                -3,00 A
Coupon 10%             -0,54
Zwischensumme           3,39
SUMME         EUR       3,39
Geg. BAR      EUR      10,00
Rückgeld      EUR       6,61
MwSt 7%   Netto 5,07    0,36
Datum 03.04.2024   Zeit 17:05 Uhr`

  it('has goods beside deposits, empties and coupons, which are none', async () => {
    expect(await show(text)).toEqual([
      '1 pcs Vollmilch 1.19',
      '1 pcs Mineralwasser 6x1,5L 2.94',
      '0.434 kg Tomaten 1.3',
    ])
  })

  it('adds up once those are counted, and was paid in April', async () => {
    expect(await parse(text)).toMatchObject({
      merchant: 'EDEKA Neukauf',
      total: 3.39,
      currency: 'EUR',
      balanced: true,
      transaction_date: '2024-04-03',
    })
  })

  it('takes a counted deposit for a deposit too', async () => {
    const counted = `Limo               0,89 B
2 x Pfand 0,25     0,50 A
Summe    EUR       1,39`
    expect(await show(counted)).toEqual(['1 pcs Limo 0.89'])
    expect((await parse(counted)).balanced).toBe(true)
  })
})

describe('a French receipt', () => {
  const text = `CARREFOUR CITY
12 rue de la Paix
75002 PARIS
TICKET 0456     14/03/2024 18:42
LAIT DEMI ECREME 1L     1,15 €
BAGUETTE TRADITION      1,30 €
2 x 1,49
YAOURT NATURE           2,98 €
POMMES GOLDEN           1,73 €
0,434 kg x 3,99 €/kg
REMISE FIDELITE        -0,50 €
SOUS-TOTAL              6,66 €
TVA 5,50 %              0,35 €
TOTAL A PAYER           6,66 €
CB                      6,66 €
MERCI DE VOTRE VISITE`

  it('counts and weighs on the row above or below', async () => {
    expect(await show(text)).toEqual([
      '1 pcs LAIT DEMI ECREME 1L 1.15',
      '1 pcs BAGUETTE TRADITION 1.3',
      '2 pcs YAOURT NATURE 2.98',
      '0.434 kg POMMES GOLDEN 1.73',
    ])
  })

  it('takes the discount off before it adds up', async () => {
    expect(await parse(text)).toMatchObject({
      merchant: 'CARREFOUR CITY',
      total: 6.66,
      currency: 'EUR',
      balanced: true,
      transaction_date: '2024-03-14',
    })
    expect((await parse(text.replace('REMISE FIDELITE        -0,50 €\n', ''))).balanced).toBe(false)
  })
})

it('reads a Spanish receipt, whose weights stand below their names', async () => {
  const text = `MERCADONA
C/ Mayor 15
28013 MADRID
15/08/2023 19:20   OP: 123456
Descripción     P. Unit   Importe
1 LECHE ENTERA              0,96
2 PAN INTEGRAL    1,20      2,40
TOMATE RAMA
0,648 kg    2,15 €/kg       1,39
TOTAL (€)                   4,75
TARJETA BANCARIA            4,75
IVA   BASE IMPONIBLE (€)    CUOTA (€)
4%    4,57                  0,18`
  expect(await show(text)).toEqual(['1 pcs LECHE ENTERA 0.96', '2 pcs PAN INTEGRAL 2.4', '0.648 kg TOMATE RAMA 1.39'])
  expect(await parse(text)).toMatchObject({
    merchant: 'MERCADONA',
    total: 4.75,
    currency: 'EUR',
    balanced: true,
    transaction_date: '2023-08-15',
  })
})

it('reads an Italian receipt, with the rate of the tax on each line', async () => {
  const text = `ESSELUNGA
Via Roma 12
DOCUMENTO COMMERCIALE
DESCRIZIONE      IVA    Prezzo(€)
LATTE INTERO     4%       1,49
2 x 0,89
PASTA BARILLA    4%       1,78
PARMIGIANO       4%       6,20
SCONTO           4%      -1,00
TOTALE COMPLESSIVO        8,47
di cui IVA                0,33
Pagamento elettronico     8,47
21-11-2023 10:02`
  expect(await show(text)).toEqual(['1 pcs LATTE INTERO 1.49', '2 pcs PASTA BARILLA 1.78', '1 pcs PARMIGIANO 6.2'])
  expect(await parse(text)).toMatchObject({
    merchant: 'ESSELUNGA',
    total: 8.47,
    currency: 'EUR',
    balanced: true,
    transaction_date: '2023-11-21',
  })
})

it('reads a Dutch receipt that names no currency', async () => {
  const text = `Jumbo Supermarkt
Damstraat 4 Amsterdam
AANTAL   OMSCHRIJVING   PRIJS   BEDRAG
1    HALFVOLLE MELK          1,29
2    KAAS JONG     3,49      6,98
1    STATIEGELD              0,15
BONUS KAAS                  -1,00
SUBTOTAAL                    7,42
TE BETALEN                   7,42
PINNEN                       7,42
BTW 9%                       0,61
7 mei 2024 12:31`
  expect(await show(text)).toEqual(['1 pcs HALFVOLLE MELK 1.29', '2 pcs KAAS JONG 6.98'])
  expect(await parse(text)).toMatchObject({
    merchant: 'Jumbo Supermarkt',
    total: 7.42,
    currency: null,
    balanced: true,
    transaction_date: '2024-05-07',
  })
})

it.each([
  ['a Swiss one', "Fernseher  1'199.00\nKabel         35.50\nTOTAL  CHF  1'234.50\nMASTERCARD  1'234.50", 'CHF'],
  ['a German one', 'Fernseher  1.199,00\nKabel         35,50\nSUMME  EUR  1.234,50\nGirocard   1.234,50', 'EUR'],
  ['an English one', 'Television £1,199.00\nCable        £35.50\nTOTAL      £1,234.50\nVISA      £1,234.50', 'GBP'],
])('knows how thousands are told apart: %s', async (_, text, currency) => {
  const receipt = await parse(text)
  expect(receipt.items.map(({ price }) => price)).toEqual([1199, 35.5])
  expect(receipt).toMatchObject({ total: 1234.5, currency, balanced: true })
})

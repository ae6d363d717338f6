import { describe, expect, it } from 'vitest'
import { makeLines } from '../../testing/receipts.ts'
import { findZone, isAbout } from './zone.ts'

const textsOf = (text: string) => {
  const { lines, after, start } = findZone(makeLines(text))
  return { goods: lines.map(({ row }) => row.text), after: after.map(({ row }) => row.text), start }
}

describe('the goods', () => {
  it('end where their sum has its amount on the next row', () => {
    expect(textsOf('Datum 01.02.2024\nBrot      2,00\nSUMME\n2,00\nDanke').goods).toEqual(['Brot 2,00'])
  })

  it('do not end at a word of sums that has no amount', () => {
    const { goods } = textsOf('Date 01/02/2024\nRice     2.00\nTotal Care\nShampoo    5.00\nTotal    7.00')
    expect(goods).toEqual(['Rice 2.00', 'Total Care', 'Shampoo 5.00'])
  })

  it('begin behind a head of two rows', () => {
    const { goods, start } = textsOf(`Shop
Artikel    Menge
Preis      Betrag
Brot       2,00
Summe      2,00`)
    expect(goods).toEqual(['Brot 2,00'])
    expect(start).toBe(3)
  })

  it('include names above the first price, but not what tells about the visit', () => {
    expect(textsOf('Shop\nTable 4\nGreen Tea\n1 X 2.00   2.00\nTotal   2.00').goods).toEqual([
      'Green Tea',
      '1 X 2.00 2.00',
    ])
  })

  it('leave sums, taxes and the payment to what comes after', () => {
    expect(
      textsOf('Date 01/02/2024\nRice   2.00\nSubtotal   2.00\nTax   0.10\nTotal   2.10\nCash   5.00').after,
    ).toEqual(['Subtotal 2.00', 'Tax 0.10', 'Total 2.10', 'Cash 5.00'])
  })

  it('are all there is where nothing else is said', () => {
    expect(textsOf('Rice   2.00\nBeans   3.00')).toMatchObject({ goods: ['Rice 2.00', 'Beans 3.00'], after: [] })
    expect(textsOf('')).toEqual({ goods: [], after: [], start: 0 })
  })
})

const isAboutVisit = (text: string) => makeLines(text).every(isAbout)

describe('what tells about the visit', () => {
  it.each([
    'Kasse 3   Bon 1234',
    'Bediener: Herr Schmidt',
    'Tel. 030/123456',
    'Filiale 4711',
    '17:05',
    '03.04.2024',
    'Date   2.99',
  ])('is %s', (text) => {
    expect(isAboutVisit(text)).toBe(true)
  })

  it.each(['Orderly Rice', 'Receipt Book   4.99', 'Host Bread   2.00'])('is not %s', (text) => {
    expect(isAboutVisit(text)).toBe(false)
  })
})

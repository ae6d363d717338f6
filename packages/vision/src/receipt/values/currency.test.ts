import { describe, expect, it } from 'vitest'
import { findCurrency, isDayFirst } from './currency.ts'

describe('the currency', () => {
  it.each([
    ['Milk   £2.00', 'GBP'],
    ['Milk   2,49€', 'EUR'],
    ['Milk   2,49 EUR', 'EUR'],
    ['Summe in Euro   2,49', 'EUR'],
    ['Prezzo(€)', 'EUR'],
    ['Prezzo(£)\nLatte   1,49', 'EUR'],
    ['Price(£)\nMilk   1.49', 'GBP'],
    ['Total   CHF   12.45', 'CHF'],
    ['Fr. SFr.   12.45', 'CHF'],
    ['Total RM   3.70', 'MYR'],
    ['Total   S$3.70', 'SGD'],
    ['Total   NZ$3.70', 'NZD'],
    ['EFTPOS NZD   3.70', 'NZD'],
  ])('is read from %s', (text, currency) => {
    expect(findCurrency(text.split('\n'))).toBe(currency)
  })

  it('is not read out of words that only contain it', () => {
    expect(findCurrency(['Farm eggs   3.00', 'Europe map   5.00', 'Warm socks   2.00'])).toBeNull()
  })

  it('is that of the lines, not the one into which somebody converted the sum', () => {
    expect(findCurrency(['Cola   2,00€', 'Wasser   1,00€', 'Total   3,00€', 'Total   $3.24'])).toBe('EUR')
  })
})

describe('the day comes first', () => {
  it.each(['MwSt 19%', 'TVA 5,5%', 'IVA 10%', 'BTW 9%', 'Summe 3,00', 'Totale 3,00', '10:22 Uhr', 'VAT No 123'])(
    'where receipts say %s',
    (text) => {
      expect(isDayFirst(['Shop', text], null)).toBe(true)
    },
  )

  it('not where dollars are paid, unless a word says otherwise', () => {
    expect(isDayFirst(['Total $3.00'], 'USD')).toBe(false)
    expect(isDayFirst(['GST Reg 123', 'Total $3.00'], 'USD')).toBe(true)
  })
})

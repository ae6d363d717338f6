import { expect, it } from 'vitest'
import { hasSumWord } from './sum-words.ts'

it.each([
  'TOTAL',
  'T0TAL',
  'TOTAI 3.00',
  'TO TAL',
  'SUMNE EUR',
  'VALOR A PAGAR R$',
  'GENEL TOPLAM',
  'RAZEM PLN',
  'Amt Due',
])('knows %s as a sum', (text) => {
  expect(hasSumWord(text)).toBe(true)
})

it.each(['Milk 2.99', 'Brown Bread', 'Vollmilch 3,5%', 'Hamachi Collar'])('takes %s for none', (text) => {
  expect(hasSumWord(text)).toBe(false)
})

import { expect, it } from 'vitest'
import { editDistance, hasPhrase, isLike, plain, topicOf } from './topic-phrases.ts'

it.each([
  ['TOTAL', 'total'],
  ['TOT AL :', 'total'],
  ['TOTL', 'total'],
  ['Tota1', 'total'],
  ['SUMME EUR', 'total'],
  ['ZU ZAHLEN', 'total'],
  ['TOTALE COMPLESSIVO', 'total'],
  ['Total à payer', 'total'],
  ['Te betalen', 'total'],
  ['Amount Due', 'total'],
  ['TOTAL SALES (INCLUSIVE GST)', 'total'],
  ['Balance:', 'total'],
  ['Sub/Tt1', 'subtotal'],
  ['Subtoial', 'subtotal'],
  ['Zwischensumme', 'subtotal'],
  ['TOTAL (EXCLUDING GST)', 'subtotal'],
  ['TOTAL GST', 'tax'],
  ['GST @6% INCLUDED IN TOTAL', 'tax'],
  ['MwSt 7%', 'tax'],
  ['TOTAL QTY:', 'count'],
  ['TOTAL SAVING', 'saving'],
  ['CASH', 'payment'],
  ['BAR', 'payment'],
  ['Kartenzahlung', 'payment'],
  ['Rückgeld', 'change'],
  ['Rabatt 10%', 'discount'],
  ['PFAND', 'deposit'],
  ['Service Charge', 'service'],
  ['ROUNDING ADJ', 'rounding'],
])('takes %s for a %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

it.each([
  'SALATBAR',
  'CASHEW KERNE',
  'Pro Balance Lamb',
  'Trenette al pesto',
  'Chicken Tender',
  'Granola Bar',
  '4.99',
  '',
])('takes %s for goods', (text) => expect(topicOf(text)).toBeNull())

it('lets a count in front decide, but never about a sum', () => {
  expect([topicOf('Comp', false), topicOf('Comp', true)]).toEqual(['discount', null])
  expect(topicOf('Total', true)).toBe('total')
})

it('forgives letters in long words alone', () => {
  expect([editDistance('kitten', 'sitting'), editDistance('', 'ab')]).toEqual([3, 2])
  expect([isLike('subtotai', 'subtotal'), isLike('bat', 'bar')]).toEqual([true, false])
  expect([hasPhrase('grandtotal', 'grand total', true), hasPhrase('pesto', 'resto', false)]).toEqual([true, false])
  expect(plain(' Größe: 5,5 %')).toBe('grosse 5 5 %')
})

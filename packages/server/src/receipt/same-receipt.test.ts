import { expect, test } from 'vitest'
import { isSameReceipt, type PrintedFacts } from './same-receipt.ts'

const receipt: PrintedFacts = {
  merchant_key: 'GREENVALLEY',
  transaction_date: '2026-03-14',
  total: 12.5,
  lines: [
    ['MILK', 1.29],
    ['BREAD', 2.49],
    ['TEA', 3],
    ['SOAP', 5.72],
  ],
}
const like = (facts: Partial<PrintedFacts>): PrintedFacts => ({ ...receipt, ...facts })

test.each([
  ['itself', receipt],
  ['with a letter of the shop misread', like({ merchant_key: 'GREENVALLFY' })],
  [
    'with every name misread and the prices right',
    like({ lines: receipt.lines.map(([key, price]) => [`X${key}`, price]) }),
  ],
  ['with half of its lines lost', like({ lines: receipt.lines.slice(0, 2) })],
  ['without a shop that could be read', like({ merchant_key: '' })],
  ['without day and total', like({ transaction_date: null, total: null })],
  ['with a total that was misread', like({ total: 72.5 })],
])('is the same: %s', (_, other) => {
  expect(isSameReceipt(receipt, other)).toBe(true)
  expect(isSameReceipt(other, receipt)).toBe(true)
})

test.each([
  ['of another day', like({ transaction_date: '2026-03-21' })],
  ['of another shop', like({ merchant_key: 'CORNERSHOP' })],
  ['with other lines of the same sum', like({ lines: [['WINE', 12.5]] })],
  ['with another total and a line more', like({ total: 13.5, lines: [...receipt.lines, ['GUM', 1]] })],
  ['of which nothing is known but its lines', like({ merchant_key: '', transaction_date: null, total: null })],
  ['of one line, without shop and day', like({ merchant_key: '', transaction_date: null, lines: [['MILK', 12.5]] })],
])('is another one: %s', (_, other) => {
  expect(isSameReceipt(receipt, other)).toBe(false)
})

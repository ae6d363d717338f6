import { expect, it } from 'vitest'
import { makeBox } from '../../testing/receipts.ts'
import { levelPage } from './geometry.ts'
import { findRows } from './rows.ts'
import { dropSmears } from './smears.ts'

const textOf = (...boxes: Parameters<typeof levelPage>[0]) =>
  findRows(levelPage(boxes)).map((row) => dropSmears(row).text)
const milk = makeBox('Milk', 0, 0)
const price = makeBox('0,35', 30, 0)

it('drops what shines through between a name and its price', () => {
  expect(textOf(milk, { ...makeBox('neblenib nov', 10, 0), confidence: 0.6 }, price)).toEqual(['Milk 0,35'])
})

it('keeps the price under a smear, and words of a row that is read badly as a whole', () => {
  expect(textOf(milk, { ...makeBox('lov bew o0,35', 20, 0), confidence: 0.6 })).toEqual(['Milk 0,35'])
  const faint = [
    { ...milk, confidence: 0.7 },
    { ...makeBox('fresh', 10, 0), confidence: 0.62 },
  ]
  expect(textOf(...faint)).toEqual(['Milk fresh'])
})

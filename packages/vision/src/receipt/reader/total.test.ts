import { expect, it } from 'vitest'
import { makeLine, numberLines } from '../../testing/reader-lines.ts'
import type { ReaderLine } from './lines.ts'
import { findTotal } from './total.ts'

const total = (lines: readonly ReaderLine[], sum: number) => findTotal(numberLines(lines), sum)

it('is what is called so, not the sum before taxes', () => {
  expect(
    total(
      [
        makeLine({ subtotal: 0.9 }, 'Subtotal', [500]),
        makeLine({ tax: 0.9 }, 'Tax', [40]),
        makeLine({ total: 0.9 }, 'Total', [540]),
      ],
      500,
    ),
  ).toBe(540)
})

it('is made of a sum and its taxes where it cannot be read, or only its beginning can', () => {
  const before = [makeLine({ subtotal: 0.9 }, 'Subtotal', [30_209]), makeLine({ tax: 0.9 }, 'Tax', [462])]
  expect(total(before, 30_209)).toBe(30_671)
  const begun = { ...makeLine({ total: 0.9 }, 'Total', []), amounts: [{ cents: 306, cost: 0.5 }] }
  expect(total([...before, begun], 30_209)).toBe(30_671)
})

it('is the later of two that the receipt proves', () => {
  const lines = [
    makeLine({ total: 0.9 }, 'Total', [2436]),
    makeLine({ tax: 0.9 }, 'Service', [890]),
    makeLine({ total: 0.9 }, 'Total', [3326]),
  ]
  expect(total(lines, 2436)).toBe(3326)
})

it('is none where nothing is called so', () => {
  expect(total([makeLine({ info: 0.9, total: 0.05 }, 'Tel', [123_400])], 0)).toBeNull()
})

it('is proven by a tax that stands before it in its row', () => {
  const row = makeLine({ total: 0.9 }, 'TAX BAL', [4544, 93])
  expect(total([makeLine({ subtotal: 0.9 }, 'Subtotal', [4451]), row], 4451)).toBe(4544)
})

import { expect, it } from 'vitest'
import { makeLine, numberLines } from '../../testing/reader-lines.ts'
import { groupGoods } from './goods.ts'
import type { ReaderLine } from './lines.ts'
import { solve } from './solve.ts'

function read(given: readonly ReaderLine[]) {
  const lines = numberLines(given)
  const { goods, discounts, deposits } = groupGoods(lines, solve(lines).taken)
  return {
    lines: goods.map(
      ({ quantity, unit, name, cents, discount }) => `${quantity} ${unit} ${name} ${cents} -${discount}`,
    ),
    discounts,
    deposits,
  }
}

const detail = (quantity: number, each: number | null, unit = 'pcs') => ({ detail: { quantity, each, unit } })

it('joins a name with the price below it, and with the rest of the name', () => {
  const lines = [
    makeLine({ name: 0.9 }, 'Organic', []),
    makeLine({ rest: 0.9 }, 'Milk', []),
    makeLine({ price: 0.9 }, '', [200]),
  ]
  expect(read(lines).lines).toEqual(['1 pcs Organic Milk 200 -0'])
})

it('joins a price with the name below it where the receipt begins so', () => {
  const lines = [
    makeLine({ price: 0.9 }, '', [200]),
    makeLine({ name: 0.9 }, 'Milk', []),
    makeLine({ price: 0.9 }, '', [300]),
    makeLine({ name: 0.9 }, 'Bread', []),
  ]
  expect(read(lines).lines).toEqual(['1 pcs Milk 200 -0', '1 pcs Bread 300 -0'])
})

it('gives a count to the good whose price it makes, before or after it', () => {
  const lines = [
    makeLine({ item: 0.9 }, 'Milk', [200]),
    { ...makeLine({ after: 0.9 }, '', []), ...detail(3, 100) },
    makeLine({ item: 0.9 }, 'Bread', [300]),
    { ...makeLine({ after: 0.9 }, '', []), ...detail(0.5, 600, 'kg') },
  ]
  expect(read(lines).lines).toEqual(['1 pcs Milk 200 -0', '3 pcs Bread 300 -0'])
})

it('tells a misread count by the price of one', () => {
  expect(read([{ ...makeLine({ item: 0.9 }, 'Milk', [600]), ...detail(7, 200) }]).lines).toEqual(['3 pcs Milk 600 -0'])
})

it('takes a discount off the line above it, voids that line, and keeps deposits apart', () => {
  const lines = [
    makeLine({ item: 0.9 }, 'Milk', [200]),
    makeLine({ discount: 0.9 }, '', [-50]),
    makeLine({ deposit: 0.9 }, '', [25]),
    makeLine({ item: 0.9 }, 'Bread', [300]),
    makeLine({ void: 0.9 }, '', [-300]),
    makeLine({ discount: 0.9 }, '', [-900]),
  ]
  expect(read(lines)).toEqual({ lines: ['1 pcs Milk 200 -50'], discounts: 900, deposits: 25 })
})

it('calls a good by the words of its row where the model saw no name', () => {
  const line = { ...makeLine({ price: 0.9 }, '', [1199]), words: 'Any 2 Footlong' }
  expect(read([line]).lines).toEqual(['1 pcs Any 2 Footlong 1199 -0'])
})

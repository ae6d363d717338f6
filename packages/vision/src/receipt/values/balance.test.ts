import { describe, expect, it } from 'vitest'
import { makeLines } from '../../testing/receipts.ts'
import { chooseReading, isBalanced } from './balance.ts'
import type { Entry } from '../layout/layout.ts'

const entry = (price: number): Entry => ({ name: 'Milk', price, quantity: null, count: null, lines: [] })

describe('goods add up', () => {
  it('to the cent, however many tenths are added', () => {
    const tenths = Array.from({ length: 30 }, () => entry(0.1))
    expect(isBalanced(tenths, [], [3])).toBe(true)
    expect(isBalanced(tenths, [], [3.01])).toBe(false)
  })

  it('with all that was taken off between them, or with nothing of it', () => {
    const goods = [entry(5), entry(2.5)]
    expect(isBalanced(goods, [-1, 0.25], [6.75])).toBe(true)
    expect(isBalanced(goods, [-1, 0.25], [7.5])).toBe(true)
    expect(isBalanced(goods, [-1, 0.25], [6.5])).toBe(false)
  })

  it('to one of several sums, and never where none is known', () => {
    expect(isBalanced([entry(5)], [], [4, 5, 6])).toBe(true)
    expect(isBalanced([entry(5)], [], [])).toBe(false)
  })
})

describe('a last line that costs as much as all before it', () => {
  const lines = makeLines('Coffee    2.50\nTea       2.50\nCake      5.00')
  const namesFor = (targets: number[]) => chooseReading(lines, targets).entries.map(({ name }) => name)

  it('is their sum where the receipt adds up without it', () => {
    expect(namesFor([5])).toEqual(['Coffee', 'Tea'])
  })

  it('was bought where the receipt adds up with it', () => {
    expect(chooseReading(lines, [10]).balanced).toBe(true)
    expect(namesFor([10])).toEqual(['Coffee', 'Tea', 'Cake'])
  })

  it('is taken for their sum where nothing can be proven', () => {
    expect(namesFor([])).toEqual(['Coffee', 'Tea'])
  })
})

describe('of three ways to read', () => {
  it('the one that adds up wins over one that finds more goods', () => {
    const lines = makeLines(`Soup         4.00
Rice
1 X 2.00     2.00`)
    expect(chooseReading(lines, [4])).toMatchObject({ family: 'same', balanced: true })
    expect(chooseReading(lines, [6])).toMatchObject({ family: 'above', balanced: true })
  })

  it('there is an empty one for an empty page', () => {
    expect(chooseReading([], [])).toMatchObject({ entries: [], adjustments: [], balanced: false })
  })
})

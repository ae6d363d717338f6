import { expect, it } from 'vitest'
import { makeLine } from '../../testing/reader-lines.ts'
import { solve } from './solve.ts'

const kindsOf = (lines: Parameters<typeof solve>[0]) => {
  const { taken, balanced } = solve(lines)
  return [balanced, ...taken.map(({ kind, cents }) => `${kind} ${cents}`)]
}

it('takes the likeliest reading where it adds up', () => {
  const lines = [
    makeLine({ item: 0.9 }, 'Milk', [200]),
    makeLine({ item: 0.9 }, 'Bread', [300]),
    makeLine({ total: 0.9 }, '', [500]),
  ]
  expect(kindsOf(lines)).toEqual([true, 'good 200', 'good 300', 'none 0'])
})

it('leaves out a doubtful line where the rest adds up without it', () => {
  const lines = [
    makeLine({ item: 0.9 }, 'Milk', [200]),
    makeLine({ item: 0.6, info: 0.4 }, 'Points', [700]),
    makeLine({ total: 0.9 }, '', [200]),
  ]
  expect(kindsOf(lines)).toEqual([true, 'good 200', 'none 0', 'none 0'])
})

it('reads an amount the other way where only that adds up', () => {
  const doubtful = {
    ...makeLine({ item: 0.95 }, 'Bread', []),
    amounts: [
      { cents: 318, cost: 0.5 },
      { cents: 31_800, cost: 1 },
    ],
  }
  const lines = [makeLine({ item: 0.95 }, 'Milk', [200]), doubtful, makeLine({ total: 0.95 }, '', [32_000])]
  expect(kindsOf(lines)).toEqual([true, 'good 200', 'good 31800', 'none 0'])
})

it('adds taxes, takes discounts off and counts deposits', () => {
  const lines = [
    makeLine({ item: 0.9 }, 'Milk', [500]),
    makeLine({ discount: 0.9 }, '', [-100]),
    makeLine({ deposit: 0.9 }, '', [25]),
    makeLine({ tax: 0.9 }, '', [40]),
    makeLine({ total: 0.9 }, '', [465]),
  ]
  expect(solve(lines)).toMatchObject({ balanced: true, taxes: 40 })
})

it('does not bend a sure reading to make a sum come true', () => {
  const lines = [
    makeLine({ item: 0.99 }, 'Milk', [200]),
    makeLine({ item: 0.99 }, 'Bread', [300]),
    makeLine({ total: 0.99 }, '', [300]),
  ]
  expect(kindsOf(lines)).toEqual([false, 'good 200', 'good 300', 'none 0'])
})

it('takes nothing for a good that costs more than all together', () => {
  const lines = [
    makeLine({ item: 0.9 }, 'Chair', [2000]),
    makeLine({ item: 0.9 }, 'Article 202.614', [20_261]),
    makeLine({ total: 0.9 }, '', [2500]),
  ]
  expect(kindsOf(lines)).toEqual([false, 'good 2000', 'none 0', 'none 0'])
})

it('adds a tax that stands in the row of the total', () => {
  const lines = [makeLine({ item: 0.9 }, 'Milk', [4451]), makeLine({ total: 0.9 }, '**** TAX BAL', [4544, 93])]
  expect(solve(lines)).toMatchObject({ balanced: true, taxes: 93 })
})

import { expect, it } from 'vitest'
import { makeLine, numberLines } from '../../testing/reader-lines.ts'
import { findMerchant } from './merchant.ts'

const item = makeLine({ item: 0.9 }, 'Milk', [120])
const name = (lines: Parameters<typeof numberLines>[0]) => findMerchant(numberLines(lines))

it('is what the model takes for the name', () => {
  expect(
    name([makeLine({ merchant: 0.9 }, "Anna's Corner Shop", []), makeLine({ info: 0.9 }, 'Main St 4', []), item]),
  ).toBe("Anna's Corner Shop")
})

it('is the chain that begins a row above the goods, where the model takes the town for the name', () => {
  const lines = [
    makeLine({ merchant: 0.95 }, 'Limerick, Caherdavin', []),
    makeLine({ info: 0.9 }, 'Lidl - 10 Years', []),
  ]
  expect(name([...lines, item])).toBe('Lidl')
})

it('is the chain that is named below the goods, where the head says nothing', () => {
  const head = makeLine({ info: 0.9 }, 'Rosenweg 25', [])
  expect(name([head, item, makeLine({ info: 0.9 }, 'lade dir die Lidl Plus App', [])])).toBe('Lidl')
  expect(name([head, item, makeLine({ payment: 0.9 }, 'Costco Visa', [120])])).toBe('Costco')
})

it('is not the chain whose name a good bears, nor one below a head that is sure', () => {
  const head = makeLine({ merchant: 0.95 }, "Anna's Corner Shop", [])
  expect(name([head, makeLine({ item: 0.9 }, 'Kroger Milk', [120])])).toBe("Anna's Corner Shop")
  expect(name([head, item, makeLine({ info: 0.9 }, 'Costco Visa', [])])).toBe("Anna's Corner Shop")
})

it('joins a name that stands in two rows', () => {
  expect(name([makeLine({ merchant: 0.9 }, 'WHÖLE', []), makeLine({ merchant: 0.8 }, 'FOODS MARKET', []), item])).toBe(
    'Whole Foods Market',
  )
})

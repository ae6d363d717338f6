import { receipt_categories } from '@larder/contract/constants'
import { expect, it } from 'vitest'
import { readAisle, products } from './products.ts'

it('has some hundred products with thousands of words, each product once', () => {
  const names = products.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(400)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(products.flatMap(({ words }) => words.map(({ parts }) => parts.join(' ')))).size).toBeGreaterThan(5000)
})

it.each(products)('$name has words, a category of the receipt screen and a shelf life that can be', (product) => {
  const { name, words, category, days } = product
  expect(name).toMatch(/^[A-Z][\p{L} -]+$/u)
  expect(receipt_categories).toContain(category)
  expect(words.length).toBeGreaterThan(0)
  for (const { parts } of words) expect(parts.join('')).toMatch(/^[\p{Ll}\p{N}]{2,}$/u)
  expect(days === null || (days > 0 && days <= 365)).toBe(true)
})

it('reads lines that go on, marks and both spellings of umlauts', () => {
  const entries = `
    Green Käse?: grüner_käse ~ser
      -kaas
    Bread!: brot`
  const facts = { category: 'Dairy', place: 'Fridge', days: 7, rank: 1 } as const
  expect(readAisle({ ...facts, entries })).toMatchObject([
    {
      name: 'Green Käse',
      isFlavour: true,
      words: [
        { parts: ['gruner', 'kase'], isHead: false },
        { parts: ['gruener', 'kaese'] },
        { parts: ['ser'], isReceiptOnly: true },
        { parts: ['kaas'], isHead: true, isReceiptOnly: false },
      ],
    },
    { name: 'Bread', isFlavour: false },
  ])
})

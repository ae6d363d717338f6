import { expect, test } from 'vitest'
import { factsOf, isContinued, joinFacts, no_facts } from './facts.ts'
import { makeLine, makeResults, shop } from './testing.ts'

test('the facts of a photo are what it says, and the sum of its lines', () => {
  const results = makeResults([makeLine({ price: 0.1 }), makeLine({ price: 0.2 }), makeLine()], { currency: 'EUR' })
  expect(factsOf(results)).toEqual({ ...shop, currency: 'EUR', sum: expect.closeTo(0.3) })
})

test.each([
  ['nothing but lines', no_facts, true],
  ['a sum and no more', { ...no_facts, total: 9 }, true],
  ['the same shop', { ...no_facts, merchant: 'CORNER  SHOP' }, true],
  ['the same day', { ...no_facts, transaction_date: '2026-03-14' }, true],
  ['another shop', { ...no_facts, merchant: 'Hardware Store' }, false],
  ['another day', { ...shop, transaction_date: '2026-03-15' }, false],
  ['another total of the same day', { ...shop, total: 9 }, false],
])('a photo with %s is the rest of the receipt: %s', (_, after, is_continued) => {
  expect(isContinued({ ...shop, total: 5 }, after)).toBe(is_continued)
})

test('two parts are one receipt: what one of them lacks the other knows', () => {
  const upper = { ...shop, total: null, sum: 0.1, balanced: false }
  const lower = { ...no_facts, total: 0.3, currency: 'EUR', sum: 0.2, balanced: false }
  expect(joinFacts(upper, lower)).toMatchObject({ ...shop, total: 0.3, currency: 'EUR', balanced: true })
  expect(joinFacts(lower, upper)).toMatchObject({ ...shop, total: 0.3, currency: 'EUR', balanced: true })
})

test('parts that do not add up may overlap, so that nothing is said of it', () => {
  expect(joinFacts({ ...shop, sum: 1 }, { ...no_facts, sum: 1, total: 5, balanced: false }).balanced).toBeUndefined()
  expect(joinFacts(shop, no_facts)).toMatchObject({ total: null, currency: null })
})

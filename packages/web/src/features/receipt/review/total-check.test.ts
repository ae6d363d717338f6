import { expect, test } from 'vitest'
import { draftsOf } from './draft.ts'
import { change, withoutSaved, withValue } from './edits.ts'
import { factsOf, joinFacts, no_facts } from './facts.ts'
import { makeLine, makeResults, today } from './testing.ts'
import { computeDifference } from './total-check.ts'

const lines = [makeLine({ price: 2.99, discount: 0.5 }), makeLine({ product_name: 'Rice', price: 1.1 })]

function read(details: Parameters<typeof makeResults>[1], items = lines) {
  const results = makeResults(items, details)
  const receipt = factsOf(results)
  return { receipt, drafts: draftsOf(results, new Map(), { receipt, photo: null, today }) }
}

test.each([
  ['a discount of a line', { total: 3.59 }, 0],
  ['a discount of the receipt', { total: 2.59, discounts: 1 }, 0],
  ['a deposit', { total: 3.84, deposits: 0.25 }, 0],
  ['a tax on top', { total: 3.79, taxes: 0.2 }, 0],
  ['a tax that the prices hold', { total: 3.59, taxes: 0.23 }, 0],
  ['a line that is missing', { total: 5 }, -1.41],
  ['a line too many', { total: 2.49, balanced: false }, 1.1],
  ['a reader that knows more sums', { total: 9, balanced: true }, 0],
  ['no total', {}, null],
])('%s', (_, details, difference) => {
  const { receipt, drafts } = read(details)
  expect(computeDifference(receipt, drafts)).toBe(difference)
})

test('lines without prices are compared with nothing', () => {
  const { receipt, drafts } = read({ total: 5 }, [makeLine()])
  expect(computeDifference(receipt, drafts)).toBeNull()
})

test('what is typed counts at once, what is removed no longer, what is saved still', () => {
  const { receipt, drafts } = read({ total: 4.59 })
  const [first, second] = drafts.map(({ key }) => key)
  const typed = change(drafts, second ?? '', (draft) => withValue(draft, 'price', '2.10'))
  expect(computeDifference(receipt, typed)).toBe(0)
  expect(computeDifference(receipt, typed.slice(0, 1))).toBe(-2.1)
  const rest = withoutSaved(typed, ({ key }) => key === first)
  expect(rest).toHaveLength(1)
  expect(computeDifference(rest[0]?.receipt ?? receipt, rest)).toBe(0)
})

test('parts that may overlap are said to add up or nothing', () => {
  const { receipt, drafts } = read({ total: 3.59 })
  const both = joinFacts(receipt, { ...no_facts, deposits: 1 })
  const moved = drafts.map((draft) => ({ ...draft, receipt: both }))
  expect(both.deposits).toBe(1)
  expect(computeDifference(both, moved)).toBe(0)
  expect(computeDifference({ ...both, balanced: false }, moved)).toBeNull()
})

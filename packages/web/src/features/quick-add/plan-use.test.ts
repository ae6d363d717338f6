import { type Item } from '@larder/contract/item'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCommand } from './command.ts'
import { readPlan } from './plan.ts'

const kept = (item_id: number, item_name: string, quantity: number, unit_of_measure: string, fields = {}) =>
  ({
    item_id,
    item_name,
    quantity,
    unit_of_measure,
    category: 'Pantry',
    location: null,
    brand: null,
    expiry_date: null,
    item_weight: null,
    item_weight_unit: null,
    lot_count: 1,
    ...fields,
  }) as Item

const items = [
  kept(1, 'Whole Milk', 1.2, 'l', { usual_uses: [0.2] }),
  kept(2, 'Egg', 5, 'pcs'),
  kept(3, 'Flour', 1, 'kg'),
  kept(4, 'Spinach', 300, 'g', { expiry_date: '2026-11-10' }),
  kept(5, 'Bread', 1, 'pcs'),
  kept(6, 'Butter', 500, 'g', { item_weight: 250, item_weight_unit: 'g' }),
  kept(7, 'Roll', 4, 'pcs'),
  kept(8, 'Red Wine', 2, 'bottle'),
  kept(9, 'White Wine', 1, 'bottle'),
  kept(10, 'Salt', 0, 'g'),
  kept(11, '7 Up', 6, 'can'),
  kept(12, 'Coconut Milk', 3, 'can'),
]
const context = { items, categories: ['Dairy'], today: '2026-11-17', language: 'en-US' }
const readLine = (line: string, has: readonly Item[] = items) => readPlan(line, { ...context, items: has })

describe('what was used', () => {
  test.each<[string, number, number, string[]]>([
    ['use 200 g flour', 3, 0.2, ['Use Flour', '0.2 kg', '0.8 kg left']],
    ['used the last egg', 2, 5, ['Use Egg', '5 pcs', 'all gone']],
    ['used half a litre of milk', 1, 0.5, ['Use Whole Milk', '0.5 l', '0.7 l left']],
    ['drank half a liter milk', 1, 0.5, ['Use Whole Milk', '0.5 l', '0.7 l left']],
    ['used whole milk', 1, 0.2, ['Use Whole Milk', '0.2 l', '1 l left']],
    ['Used some of the whole milk.', 1, 0.2, ['Use Whole Milk', '0.2 l', '1 l left']],
    ['ate an egg', 2, 1, ['Use Egg', '1 pc', '4 pcs left']],
    ['drank a whole milk', 1, 0.2, ['Use Whole Milk', '0.2 l', '1 l left']],
    ['ate two eggs', 2, 2, ['Use Egg', '2 pcs', '3 pcs left']],
    ['ate half a bread', 5, 0.5, ['Use Bread', '0.5 pcs', '0.5 pcs left']],
    ['used half the flour', 3, 0.5, ['Use Flour', '0.5 kg', '0.5 kg left']],
    ['ate all the bread', 5, 1, ['Use Bread', '1 pc', 'all gone']],
    ['used the last of the whole milk', 1, 1.2, ['Use Whole Milk', '1.2 l', 'all gone']],
    ['used the last 2 eggs', 2, 2, ['Use Egg', '2 pcs', '3 pcs left']],
    ['finished the whole milk', 1, 1.2, ['Use Whole Milk', '1.2 l', 'all gone']],
    ['used up the flour', 3, 1, ['Use Flour', '1 kg', 'all gone']],
    ['used a pack of butter', 6, 250, ['Use Butter', '250 g', '250 g left']],
    ['ate 8 rolls', 7, 4, ['Use Roll', '4 pcs', 'that is all there is']],
    ['ate a dozen eggs', 2, 5, ['Use Egg', '5 pcs', 'that is all there is']],
    ['drank 7 up', 11, 1, ['Use 7 Up', '1 can', '5 cans left']],
    ['used flour 200 g', 3, 0.2, ['Use Flour', '0.2 kg', '0.8 kg left']],
  ])('%s', (line, item_id, used_quantity, facts) => {
    const { plan, hint } = readLine(line)
    expect(hint).toBeNull()
    const body = { new_quantity: expect.any(Number), used_quantity, notes: null }
    expect(plan?.request).toEqual({ kind: 'consume', item_id, body })
    expect(plan?.facts).toEqual(facts)
  })

  test('a server that keeps no lots is told what is left', () => {
    const old = [kept(1, 'Milk', 1.2, 'l', { lot_count: undefined })]
    expect(readLine('used 200 ml milk', old).plan?.request).toMatchObject({ body: { new_quantity: 1, notes: null } })
    expect(readLine('threw away the milk', old)).toMatchObject({
      plan: null,
      hint: 'This server does not keep what is thrown away.',
    })
  })
})

test.each<[string, object, string[]]>([
  ['threw away the spinach', { quantity: 300, reason: 'expired', notes: null }, ['300 g', 'all gone', 'Expired']],
  [
    'threw out 100 g of the spinach',
    { quantity: 100, reason: 'expired', notes: null },
    ['100 g', '200 g left', 'Expired'],
  ],
])('%s', (line, body, facts) => {
  const { plan } = readLine(line)
  expect(plan?.request).toEqual({ kind: 'discard', item_id: 4, body })
  expect(plan?.facts).toEqual(['Throw away Spinach', ...facts])
})

test('without a date that is over nobody knows why it was thrown away', () => {
  expect(readLine('binned 2 eggs').plan?.request).toMatchObject({
    kind: 'discard',
    body: { quantity: 2, reason: 'other' },
  })
})

test.each([
  ['used books', 'You have no books. To add something of that name, type: add used books'],
  ['used 2 kg of the sugar', 'You have no sugar. To add something of that name, type: add used 2 kg of the sugar'],
  ['drank wine', 'Which one: Red Wine, White Wine?'],
  ['used milk', 'Which one: Whole Milk, Coconut Milk?'],
  ['used salt', 'There is no Salt left.'],
  ['used 2 eggs of milk', 'You have no eggs of milk. To add something of that name, type: add used 2 eggs of milk'],
  ['used 200 g of egg', 'Egg is counted in pcs: say how much that is.'],
  ['used 0 eggs', 'Nothing of it is nothing to record.'],
])('"%s" does nothing and says why', (line, hint) => {
  expect(readLine(line)).toEqual({ plan: null, hint })
})

describe('what is added', () => {
  test.each<[string, object]>([
    ['bought 2 l whole milk', { kind: 'purchase', item_id: 1, body: { quantity_added: 2 } }],
    ['bought a dozen eggs', { kind: 'purchase', item_id: 2, body: { quantity_added: 12 } }],
    ['8 rolls', { kind: 'purchase', item_id: 7, body: { quantity_added: 8 } }],
    ['a dozen eggs', { kind: 'purchase', item_id: 2, body: { quantity_added: 12 } }],
    ['a pack of butter', { kind: 'purchase', item_id: 6, body: { quantity_added: 250 } }],
    ['add used books', { kind: 'create', body: { item_name: 'Used books' } }],
    ['use-by stickers', { kind: 'create', body: { item_name: 'Use-by stickers' } }],
    ['user manual', { kind: 'create', body: { item_name: 'User manual' } }],
    ['used', { kind: 'create', body: { item_name: 'Used' } }],
  ])('%s', (line, request) => {
    expect(readLine(line).plan?.request).toMatchObject(request)
  })

  test('a thing whose name begins like a command is more of that thing', () => {
    const has = [kept(20, 'Used Books', 2, 'pcs'), kept(21, 'Book', 1, 'pcs')]
    expect(readLine('used books', has).plan?.request).toMatchObject({ kind: 'purchase', item_id: 20 })
  })
})

const spoken = fc.constantFrom(
  ...'use used ate threw away out finished the last of all half a an dozen 2 200 g l two egg eggs milk of 1/2 . the'.split(
    ' ',
  ),
)

test('any line is read without an error, and records at most what is there', () => {
  const line = fc.oneof(
    fc.string(),
    fc.array(spoken, { maxLength: 12 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(line, (text) => {
      const { plan } = readLine(text)
      if (plan?.request.kind !== 'consume' && plan?.request.kind !== 'discard') return
      expect(readCommand(text)?.verb).toMatch(/use|discard/)
      const { request } = plan
      const item = items.find(({ item_id }) => item_id === request.item_id)
      const moved = request.kind === 'consume' ? request.body.used_quantity : request.body.quantity
      expect(moved).toBeGreaterThan(0)
      expect(moved).toBeLessThanOrEqual(item?.quantity ?? 0)
    }),
    { numRuns: 2000 },
  )
})

test('a line without a verb only ever adds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(readCommand(text) === null)
      expect(['create', 'purchase', undefined]).toContain(readLine(text).plan?.request.kind)
    }),
  )
})

function timeReading(line: string): number {
  const start = performance.now()
  readLine(line)
  return performance.now() - start
}

test('a long line takes no longer than its length', () => {
  for (const part of ['the ', 'half a ', 'used ', 'all of ', '1 ', 'dozen ', 'a', '.', 'x.']) {
    timeReading(`used ${part.repeat(2000)}`)
    expect(timeReading(`used ${part.repeat(20_000)}`)).toBeLessThan(5000)
  }
})

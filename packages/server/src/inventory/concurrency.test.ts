import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, listItems, readJournal } from '../testing/items.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const times = <Result>(count: number, run: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => run(index))

it('lets one of two edits of the same version win and tells the other', async () => {
  const { item_id } = await addItem(client)
  const answers = await Promise.all(
    ['a', 'b'].map((notes) => client.put(`/api/inventory/${item_id}`, { notes, version: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const winner = answers.find(({ status }) => status === 200)?.body
  expect(winner).toMatchObject({ item: (await client.get(`/api/inventory/${item_id}`)).body })
})

it('keeps the journal and the quantity together through 50 edits at once', async () => {
  const { item_id } = await addItem(client, { quantity: 0 })
  const answers = await Promise.all(
    times(50, (index) => client.put(`/api/inventory/${item_id}`, { quantity: (index + 1) / 10, notes: `${index}` })),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await findDisagreements(test.database)).toEqual([])
  const events = await readJournal(test.database, item_id)
  expect(events).toHaveLength(51)
  for (const [index, event] of events.slice(1).entries()) {
    const before = events[index]?.quantity_after ?? Number.NaN
    expect(event.quantity_after).toBe(Number((before + event.delta).toFixed(3)))
  }
})

it('answers edits and deletions of the same items at once with 200 or 404', async () => {
  const items = await Promise.all(times(10, () => addItem(client)))
  const answers = await Promise.all(
    items.flatMap(({ item_id }) => [
      client.put(`/api/inventory/${item_id}`, { quantity: 5, notes: 'x' }),
      client.delete(`/api/inventory/${item_id}`),
      client.put(`/api/inventory/${item_id}`, { quantity: 6 }),
      client.get(`/api/inventory/${item_id}`),
      client.delete(`/api/inventory/${item_id}`),
    ]),
  )
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  const left = await listItems(client)
  expect(left.filter(({ item_id }) => items.some((item) => item.item_id === item_id))).toEqual([])
})

const quantity = fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000)
const step = fc.oneof(
  fc.record({ act: fc.constant('create' as const), quantity, nth: fc.nat() }),
  fc.record({ act: fc.constant('edit' as const), quantity, nth: fc.nat() }),
  fc.record({ act: fc.constant('delete' as const), quantity, nth: fc.nat() }),
)

it('holds after any sequence of creations, edits and deletions: each quantity is the sum of its journal', async () => {
  const person = await test.register()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const expected = new Map<number, number>()
      for (const { act, quantity: wanted, nth } of steps) {
        const item_id = [...expected.keys()][nth % Math.max(expected.size, 1)]
        if (act === 'create') expected.set((await addItem(person, { quantity: wanted })).item_id, wanted)
        else if (item_id !== undefined && act === 'edit') {
          await person.put(`/api/inventory/${item_id}`, { quantity: wanted })
          expected.set(item_id, wanted)
        } else if (item_id !== undefined) {
          await person.delete(`/api/inventory/${item_id}`)
          expected.delete(item_id)
        }
      }
      const listed = (await listItems(person)).map((item) => [item.item_id, item.quantity])
      expect(listed).toEqual([...expected])
      expect(await findDisagreements(test.database)).toEqual([])
      for (const item_id of expected.keys()) await person.delete(`/api/inventory/${item_id}`)
    }),
    { numRuns: 25 },
  )
})

import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, readJournal } from '../testing/items.ts'
import { findWrongRhythms } from '../testing/rhythm.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const today = todayIn('UTC')
const times = <Result>(count: number, run: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => run(index))

async function expectWhole(item_id: number, answers: readonly Answer[]): Promise<void> {
  const recorded = answers.filter(({ status }) => status === 200).length
  const journal = await readJournal(test.database, item_id)
  expect(journal).toHaveLength(recorded + 1)
  const { quantity, version } = (await client.get(`/api/inventory/${item_id}`)).body as Item
  expect(quantity).toBe(journal.at(-1)?.quantity_after)
  expect(version).toBe(recorded + 1)
  expect(await findDisagreements(test.database)).toEqual([])
  expect(await findWrongRhythms(test.database)).toEqual([])
}

it('loses none of 100 purchases of one item at once', async () => {
  const { item_id } = await addItem(client, { quantity: 0.3 })
  const buy = () => client.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 0.1 })
  const answers = await Promise.all(times(100, buy))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect((await client.get(`/api/inventory/${item_id}`)).body).toMatchObject({ quantity: 10.3 })
  await expectWhole(item_id, answers)
})

it('records each of 100 consumptions of one item at once that uses anything, and refuses the others', async () => {
  const { item_id } = await addItem(client, { quantity: 100 })
  const use = (index: number) =>
    client.post(`/api/inventory/${item_id}/consume`, { new_quantity: Number((99.9 - index / 10).toFixed(1)) })
  const answers = await Promise.all(times(100, use))
  expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
  // Whoever leaves the least is never refused.
  expect((await client.get(`/api/inventory/${item_id}`)).body).toMatchObject({ quantity: 90 })
  await expectWhole(item_id, answers)
})

/** A purchase of one of seven days. */
const record = (item: Item, index: number) =>
  client.post(`/api/inventory/${item.item_id}/purchase`, {
    quantity_added: 1,
    date: addDays(today, -((index * 3) % 7) - 10),
  })

it('keeps the rhythm through records of many items at once, and their undoing and deletion', async () => {
  const items = await Promise.all(times(8, () => addItem(client)))
  const answers = await Promise.all(items.flatMap((item) => times(5, (index) => record(item, index))))
  expect(await findWrongRhythms(test.database)).toEqual([])
  await Promise.all(
    answers.flatMap(({ body }, index) => {
      const { event_id, item } = body as { event_id: number; item: Item }
      if (index % 3 === 0) return [client.post(`/api/inventory/${item.item_id}/events/${event_id}/undo`)]
      return index % 10 === 7 ? [client.delete(`/api/inventory/${item.item_id}`)] : []
    }),
  )
  expect(await findWrongRhythms(test.database)).toEqual([])
  expect(await findDisagreements(test.database)).toEqual([])
})

import { addDays, todayIn } from '@larder/contract/values/days'
import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, readJournal } from '../testing/items.ts'
import { readRhythmOf } from '../testing/rhythm.ts'

let test: TestApp
let client: Client
let item: Item

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())
beforeEach(async () => {
  item = await addItem(client, { quantity: 5 })
})

const today = todayIn('UTC')
const at = (path: string) => `/api/inventory/${item.item_id}/${path}`
const record = async (path: 'consume' | 'purchase', body: object): Promise<number> => {
  const answer = await client.post(at(path), body)
  expect(answer).toMatchObject({ status: 200 })
  return (answer.body as { event_id: number }).event_id
}
const undo = (event_id: number) => client.post(at(`events/${event_id}/undo`))
const stored = async () => (await client.get(`/api/inventory/${item.item_id}`)).body as Item

describe('POST /events/{event_id}/undo', () => {
  it('takes back what was recorded, exactly, also when something happened later', async () => {
    const first = await record('consume', { new_quantity: 4.9 })
    await record('consume', { new_quantity: 4.7 })
    const answer = await undo(first)
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: messages.history.undone } })
    expect(answer.body).toMatchObject({ item: { quantity: 4.8 }, event_id: expect.any(Number) })
    expect((await readJournal(test.database, item.item_id)).at(-1)).toMatchObject({ kind: 'undone', delta: 0.1 })
    const { body } = await client.get(at('consumption-history'))
    expect(body).toMatchObject({ consumption_history: [{ consumed_quantity: 0.2 }] })
  })

  it('takes back a purchase, unless what was bought is used already', async () => {
    const bought = await record('purchase', { quantity_added: 3 })
    await record('consume', { new_quantity: 2.5 })
    expect(await undo(bought)).toMatchObject({ status: 409, message: messages.history.undoBelowZero })
    expect(await stored()).toMatchObject({ quantity: 2.5, version: 3 })
    await record('purchase', { quantity_added: 0.5 })
    expect((await undo(bought)).status).toBe(200)
    expect((await stored()).quantity).toBe(0)
  })

  it('does it once, however often and at once it is asked', async () => {
    const used = await record('consume', { new_quantity: 1 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(used)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.message).toBe(messages.history.alreadyUndone)
    expect((await stored()).quantity).toBe(5)
  })

  it('takes back neither a creation nor an undoing', async () => {
    const used = await record('consume', { new_quantity: 1 })
    const { event_id } = (await undo(used)).body as { event_id: number }
    expect(await undo(event_id)).toMatchObject({ status: 409, message: messages.history.cannotUndo })
    expect(await undo(used - 1)).toMatchObject({ status: 409, message: messages.history.cannotUndo })
    expect(await undo(event_id + 1000)).toMatchObject({ status: 404, message: messages.history.eventNotFound })
  })

  it('knows no event of another item', async () => {
    const used = await record('consume', { new_quantity: 1 })
    const other = await addItem(client)
    const answer = await client.post(`/api/inventory/${other.item_id}/events/${used}/undo`)
    expect(answer).toMatchObject({ status: 404, message: messages.history.eventNotFound })
  })

  it('converts where the unit has changed, and refuses where it cannot', async () => {
    const used = await record('consume', { new_quantity: 4.5 })
    await client.put(`/api/inventory/${item.item_id}`, { unit_of_measure: 'ml', quantity: 4500 })
    expect((await undo(used)).body).toMatchObject({ item: { quantity: 5000 } })
    const more = await record('consume', { new_quantity: 4000 })
    await client.put(`/api/inventory/${item.item_id}`, { unit_of_measure: 'pcs', quantity: 4 })
    expect(await undo(more)).toMatchObject({ status: 409, message: unit_messages.cannotUndo('ml', 'pcs') })
  })
})

const rhythm = () => readRhythmOf(test.database, client.username)

describe('the rhythm of the household', () => {
  it('counts each day with a record once, and forgets it with its last record', async () => {
    client = await test.register()
    item = await addItem(client)
    const other = await addItem(client)
    expect(await rhythm()).toEqual({ record_days: 0, first_record_on: null, last_record_on: null })

    await record('consume', { new_quantity: 1.9 })
    await record('consume', { new_quantity: 1.8 })
    const early = await record('consume', { new_quantity: 1.7, date: addDays(today, -9) })
    const middle = await record('purchase', { quantity_added: 1, date: addDays(today, -4) })
    const again = await record('purchase', { quantity_added: 1, date: addDays(today, -4) })
    expect(await rhythm()).toEqual({ record_days: 3, first_record_on: addDays(today, -9), last_record_on: today })

    await undo(middle)
    expect(await rhythm()).toMatchObject({ record_days: 3 })
    await undo(again)
    await undo(early)
    expect(await rhythm()).toEqual({ record_days: 1, first_record_on: today, last_record_on: today })

    await client.post(`/api/inventory/${other.item_id}/consume`, { new_quantity: 1, date: addDays(today, -2) })
    await client.delete(`/api/inventory/${item.item_id}`)
    const left = addDays(today, -2)
    expect(await rhythm()).toEqual({ record_days: 1, first_record_on: left, last_record_on: left })
  })
})

it('keeps the journal and the quantities together', async () => {
  expect(await findDisagreements(test.database)).toEqual([])
})

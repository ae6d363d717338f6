import { api } from '@larder/contract/calls/api'
import { text_limits } from '@larder/contract/constants'
import type { Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { people_messages } from '@larder/contract/messages/people-messages'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, findDisagreements, findLotDisagreements, readJournal } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'
import { findWrongRhythms } from '../testing/rhythm.ts'

let test: TestApp
let client: Client
let item: Item

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())
beforeEach(async () => {
  item = await addItem(client, { quantity: 2, unit_of_measure: 'pcs' })
})

const today = todayIn('UTC')
const at = (path: string) => `/api/inventory/${item.item_id}/${path}`
const stored = async () => (await client.get(`/api/inventory/${item.item_id}`)).body as Item
const use = (used_quantity: number, more: object = {}, headers = {}) =>
  client.post(at('consume'), { used_quantity, is_late: true, ...more }, headers)
const discard = (quantity: number, more: object = {}) =>
  client.post(at('discard'), { quantity, reason: 'spoiled', is_late: true, ...more })
const journal = () => readJournal(test.database, item.item_id)
async function history() {
  const { body } = await client.get(at('consumption-history'))
  return body as { consumption_history: { notes: string | null }[]; discard_history: { notes: string | null }[] }
}

describe('a use that was recorded offline', () => {
  it('is a use like any other where there is enough', async () => {
    expect(await use(1.5, { notes: 'cake' })).toMatchObject({ status: 200, message: messages.consumption.recorded })
    expect((await journal()).at(-1)).toMatchObject({ kind: 'consumed', delta: -1.5, quantity_after: 0.5 })
    expect((await history()).consumption_history).toMatchObject([{ notes: 'cake' }])
  })

  it('stops at zero, and its notes say so', async () => {
    expect(await use(3)).toMatchObject({ status: 200, body: { item: { quantity: 0, lots: [] } } })
    expect((await journal()).at(-1)).toMatchObject({ kind: 'consumed', delta: -2, quantity_after: 0 })
    expect((await history()).consumption_history).toMatchObject([
      { consumed_quantity: 2, notes: 'Recorded offline: 3 pcs used, but only 2 pcs were left.' },
    ])
  })

  it('is in the journal where nothing is left, and no day of use', async () => {
    await use(2, { date: addDays(today, -7) })
    expect(await use(1, { notes: 'cake' })).toMatchObject({ status: 200, body: { item: { quantity: 0 } } })
    expect((await journal()).at(-1)).toMatchObject({ kind: 'consumed', delta: 0, quantity_after: 0 })
    expect((await history()).consumption_history[0]).toMatchObject({
      consumed_quantity: 0,
      notes: 'cake\nRecorded offline: 1 pc used, but nothing was left.',
    })
    const { body } = await client.get(at('usage-pattern'))
    expect(body).toMatchObject({ usage_pattern: { average_gap_days: null } })
    for (const path of [at('prediction'), '/api/insights', '/api/shopping-list', '/api/notices'])
      expect(await client.get(path)).toMatchObject({ status: 200 })
  })

  it('that says what was left leaves what is there, where that is no more', async () => {
    const answer = await client.post(at('consume'), { new_quantity: 3, is_late: true })
    expect(answer).toMatchObject({ status: 200, body: { item: { quantity: 2 } } })
    expect((await journal()).at(-1)).toMatchObject({ kind: 'consumed', delta: 0, quantity_after: 2 })
    expect((await history()).consumption_history).toMatchObject([
      { notes: 'Recorded offline: 3 pcs were left, and no more was there by then.' },
    ])
  })

  it.each([
    ['x'.repeat(text_limits.notes), 'x…\n'],
    ['🍋'.repeat(text_limits.notes / 2), '🍋…\n'],
  ])('shortens notes that leave no room for the sentence', async (notes, cut) => {
    await use(3, { notes })
    const [entry] = (await history()).consumption_history
    expect(entry?.notes?.length).toBeLessThanOrEqual(text_limits.notes)
    expect(entry?.notes).toContain(`${cut}Recorded offline: 3 pcs used, but only 2 pcs were left.`)
  })

  it('takes the usual lots where its own is gone or too small', async () => {
    await client.post(at('purchase'), { quantity_added: 1, expiry_date: addDays(today, 2) })
    expect(await use(1, { lot_id: 99 })).toMatchObject({ body: { item: { lots: [{ lot_id: 1, quantity: 2 }] } } })
    await client.post(at('purchase'), { quantity_added: 1, expiry_date: addDays(today, 2) })
    expect(await use(2, { lot_id: 3 })).toMatchObject({ body: { item: { lots: [{ lot_id: 1, quantity: 1 }] } } })
    expect(await use(1, { lot_id: 1 })).toMatchObject({ body: { item: { quantity: 0 } } })
    expect(await use(1, { lot_id: 1 })).toMatchObject({ status: 200 })
    expect((await journal()).map(({ delta }) => delta)).toEqual([2, 1, -1, 1, -2, -1, 0])
  })

  it('gives back only what it took when it is undone', async () => {
    const events = [await use(3), await use(1), await discard(1)].map(({ body }) => body as { event_id: number })
    const undo = (index: number) => client.post(at(`events/${events[index]?.event_id}/undo`))
    expect(await undo(1)).toMatchObject({ status: 200, body: { item: { quantity: 0 } } })
    expect(await undo(0)).toMatchObject({ status: 200, body: { item: { quantity: 2, lots: [{ lot_id: 1 }] } } })
    expect(await undo(2)).toMatchObject({ status: 200, body: { item: { quantity: 2 } } })
    expect(await undo(1)).toMatchObject({ status: 409, message: messages.history.alreadyUndone })
  })

  it('ends at zero where two phones use more than there is, with both in the journal', async () => {
    const uses = Array.from({ length: 12 }, (_, index) =>
      use(1.5, {}, index % 2 ? {} : { 'idempotency-key': `${index}` }),
    )
    expect((await Promise.all(uses)).map(({ status }) => status)).toEqual(uses.map(() => 200))
    expect(await stored()).toMatchObject({ quantity: 0, version: 13 })
    expect((await journal()).map(({ delta }) => delta).toSorted()).toEqual([-0.5, -1.5, ...Array(10).fill(0), 2])
  })

  it('is recorded once for a key, and answered the same when more is there', async () => {
    const key = { 'idempotency-key': `late-${item.item_id}` }
    const first = await use(3, {}, key)
    await client.post(at('purchase'), { quantity_added: 5 })
    expect([(await use(3, {}, key)).text, (await stored()).quantity]).toEqual([first.text, 5])
    expect(await use(4, {}, key)).toMatchObject({ status: 409, message: messages.input.idempotencyKeyReused })
    expect((await client.post(at('consume'), { used_quantity: 3 }, key)).status).toBe(409)
  })
})

describe('waste that was recorded offline', () => {
  it('stops at zero, and its notes say so', async () => {
    expect(await discard(2.5)).toMatchObject({ status: 200, message: lot_messages.discarded })
    expect(await discard(1)).toMatchObject({ status: 200, body: { item: { quantity: 0 } } })
    expect((await journal()).slice(1)).toMatchObject([{ delta: -2 }, { kind: 'discarded', delta: 0 }])
    expect((await history()).discard_history).toMatchObject([
      { notes: 'Recorded offline: 1 pc thrown away, but nothing was left.' },
      { notes: 'Recorded offline: 2.5 pcs thrown away, but only 2 pcs were left.' },
    ])
  })
})

describe('what is refused all the same', () => {
  it('an item that is not there, or lies in another household', async () => {
    const other = await test.register()
    for (const path of ['consume', 'discard'] as const) {
      const body = { used_quantity: 1, quantity: 1, reason: 'other', is_late: true }
      expect(await other.post(at(path), body)).toMatchObject({ status: 404, message: messages.inventory.notFound })
    }
    await client.call(api.deleteItem, { params: { id: String(item.item_id) } })
    expect(await use(1)).toMatchObject({ status: 404, message: messages.inventory.notFound })
  })

  it('a viewer', async () => {
    const viewer = await joinHousehold(test, client, 'viewer')
    const answer = await viewer.post(at('consume'), { used_quantity: 1, is_late: true })
    expect(answer).toMatchObject({ status: 403, message: people_messages.notAllowed.member })
  })

  it('too much without the word', async () => {
    const answer = await client.post(at('consume'), { used_quantity: 3, is_late: false })
    expect(answer).toMatchObject({ status: 400, message: lot_messages.usedTooMuch })
    expect(await journal()).toHaveLength(1)
  })

  it.each(['true', 1, null, {}])('%j for the word', async (is_late) => {
    const expected = { status: 400, message: messages.input.notBoolean('Late') }
    expect(await use(1, { is_late })).toMatchObject(expected)
    expect(await discard(1, { is_late })).toMatchObject(expected)
  })
})

it('keeps quantities, lots and rhythm together with the journal', async () => {
  expect(await findDisagreements(test.database)).toEqual([])
  expect(await findLotDisagreements(test.database)).toEqual([])
  expect(await findWrongRhythms(test.database)).toEqual([])
})

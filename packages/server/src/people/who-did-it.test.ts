import { history_api } from '@larder/contract/calls/history-api'
import { household_api } from '@larder/contract/calls/household-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp, password } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'
import { addEntry, findLine } from '../testing/shopping.ts'

let larder: TestApp
let ada: Client
let bo: Client
beforeAll(async () => {
  larder = await createTestApp()
  ada = await larder.register({ first_name: 'Ada' })
  bo = await joinHousehold(larder, ada)
})
afterAll(() => larder.close())

const readHistories = async (reader: Client, item_id: number) => {
  const params = { id: String(item_id) }
  return {
    ...(await reader.call(history_api.getConsumptionHistory, { params })),
    ...(await reader.call(history_api.getPurchaseHistory, { params })),
  }
}

/** Everything that can be recorded, by this person. */
async function recordAll(person: Client, item_id: number): Promise<void> {
  const path = `/api/inventory/${item_id}`
  await person.post(`${path}/consume`, { new_quantity: 1.5 })
  await person.post(`${path}/purchase`, { quantity_added: 1 })
  await person.post(`${path}/discard`, { quantity: 0.5, reason: 'spoiled' })
  await person.post(`${path}/lots/1/open`, {})
}

describe('where several people live', () => {
  test('histories name who recorded it: the first name, else the username', async () => {
    const { item_id } = await addItem(ada, { quantity: 4 })
    await recordAll(bo, item_id)
    await ada.post(`/api/inventory/${item_id}/consume`, { used_quantity: 0.25 })
    const histories = await readHistories(ada, item_id)
    expect(histories.consumption_history.map(({ recorded_by }) => recorded_by)).toEqual(['Ada', bo.username])
    expect(histories.purchase_history).toMatchObject([{ recorded_by: bo.username }])
    expect(histories.discard_history).toMatchObject([{ recorded_by: bo.username }])
    expect(histories.lot_history).toMatchObject([{ recorded_by: bo.username }])
  })

  test('an item says who changed it last, by whatever write', async () => {
    const { item_id } = await addItem(bo, { quantity: 4 })
    const path = `/api/inventory/${item_id}`
    const changer = async () => ((await ada.get(path)).body as { changed_by?: string }).changed_by
    expect(await changer()).toBe(bo.username)
    const writes: ((person: Client) => Promise<unknown>)[] = [
      (person) => person.put(path, { notes: `by ${person.username}` }),
      (person) => person.put(path, { quantity: person === ada ? 5 : 6 }),
      (person) => person.post(`${path}/consume`, { used_quantity: 1 }),
      (person) => person.post(`${path}/purchase`, { quantity_added: 1 }),
      (person) => person.put(`${path}/lots/1`, { expiry_date: person === ada ? '2031-01-01' : '2031-01-02' }),
      (person) => person.post('/api/inventory/changes', { item_ids: [item_id], location: person.username }),
      async (person) => {
        await person.delete(path)
        await person.post(`${path}/restore`)
      },
    ]
    for (const write of writes) {
      await write(ada)
      expect(await changer()).toBe('Ada')
      await write(bo)
      expect(await changer()).toBe(bo.username)
    }
    const conflict = await ada.put(path, { notes: 'late', version: 1 })
    expect(conflict).toMatchObject({ status: 409, body: { item: { item_id, changed_by: bo.username } } })
  })

  test('a notice says whose use raised it', async () => {
    const { item_id } = await addItem(ada, { quantity: 4, low_stock_threshold: 2 })
    await bo.post(`/api/inventory/${item_id}/consume`, { new_quantity: 1 })
    const { notices } = await ada.call(household_api.listNotices, {})
    expect(notices.find((notice) => notice.item_id === item_id)).toMatchObject({ caused_by: bo.username })
  })

  test('each person has read what that one has read, and what is put off is news to everybody again', async () => {
    const { item_id } = await addItem(ada, { low_stock_threshold: 9 })
    const list = async (person: Client) => {
      const { notices, unread } = await person.call(household_api.listNotices, {})
      const notice = notices.find((one) => one.item_id === item_id)
      return { notice_id: notice?.notice_id ?? 0, is_read: notice?.read_at != null, unread }
    }
    const { notice_id } = await list(ada)
    expect((await ada.post(`/api/notices/${notice_id}/read`)).status).toBe(200)
    expect(await list(ada)).toEqual({ notice_id, is_read: true, unread: 0 })
    expect(await list(bo)).toMatchObject({ notice_id, is_read: false })
    const first = await ada.call(household_api.listNotices, {})
    await ada.post(`/api/notices/${notice_id}/read`)
    expect(await ada.call(household_api.listNotices, {})).toEqual(first)
    await bo.post(`/api/notices/${notice_id}/put-off`, { days: 1 })
    await larder.database.query({ name: '', text: 'update notice set put_off_until = null where notice_id = $1' }, [
      notice_id,
    ])
    expect(await list(ada)).toMatchObject({ is_read: false })
  })

  test('the list says who asked and who ticked', async () => {
    const { item_id } = await addItem(ada)
    const { entry_id } = await addEntry(ada, { item_id })
    expect(await findLine(bo, item_id)).toMatchObject({ added_by: 'Ada', ticked_by: null })
    const tick = (person: Client, is_ticked: boolean) =>
      person.put(`/api/shopping-list/entries/${entry_id}`, { is_ticked })
    await tick(bo, true)
    await tick(ada, true)
    expect(await findLine(ada, item_id)).toMatchObject({ added_by: 'Ada', is_ticked: true, ticked_by: bo.username })
    await tick(ada, false)
    expect(await findLine(ada, item_id)).toMatchObject({ is_ticked: false, ticked_by: null })
  })

  test('somebody whose account is gone is named nowhere', async () => {
    const cy = await joinHousehold(larder, ada, 'member', { first_name: 'Cymbeline' })
    const { item_id } = await addItem(cy, { quantity: 4, low_stock_threshold: 9 })
    await recordAll(cy, item_id)
    await addEntry(cy, { item_id, is_ticked: true })
    await cy.post('/api/users/delete', { password })
    expect(JSON.stringify(await readHistories(ada, item_id))).not.toContain('Cymbeline')
    expect((await ada.get(`/api/inventory/${item_id}`)).body).toMatchObject({ changed_by: null })
    expect(await findLine(ada, item_id)).toMatchObject({ ticked_by: null })
  })
})

test('whoever lives alone is told nothing of it', async () => {
  const alone = await larder.register({ first_name: 'Zanzibar' })
  const { item_id } = await addItem(alone, { quantity: 4, low_stock_threshold: 9 })
  await recordAll(alone, item_id)
  const answers = [
    await alone.get(`/api/inventory/${item_id}`),
    await alone.get(`/api/inventory/${item_id}/consumption-history`),
    await alone.get(`/api/inventory/${item_id}/purchase-history`),
    await alone.get('/api/notices'),
    await alone.get('/api/shopping-list'),
  ]
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).not.toMatch(/Zanzibar|recorded_by|changed_by|caused_by|ticked_by/)
  }
})

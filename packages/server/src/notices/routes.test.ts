import { addDays, todayIn } from '@larder/contract/values/days'
import { household_api } from '@larder/contract/calls/household-api'
import type { Notice } from '@larder/contract/notices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { createNoticeService } from './service.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
})

const list = () => client.call(household_api.listNotices, {})
const read = (notice_id: number) => client.call(household_api.readNotices, { params: { notice_id: String(notice_id) } })
const putOff = (notice_id: number, days: 1 | 3 | 7) =>
  client.call(household_api.putOffNotice, { params: { notice_id: String(notice_id) }, body: { days } })
const kindsOf = (notices: readonly Notice[]) => notices.map(({ item_name, kind }) => `${item_name}: ${kind}`)
const today = todayIn('UTC')

/** What the household hears at that moment; three in the morning of UTC is five in the evening before in its own calendar. */
async function listOn(day: string, hour = '03:00') {
  const [household] = await test.database.query<{ household_id: number; user_id: number; inventory_version: number }>(
    {
      name: '',
      text: `select household.*, user_id from household join household_member using (household_id)
      join app_user using (user_id) where username = $1`,
    },
    [client.username],
  )
  if (household === undefined) throw new Error('nobody lives there')
  const notices = createNoticeService(test.database, () => new Date(`${day}T${hour}:00Z`))
  return notices.list({ ...household, is_shared: false, time_zone: 'Pacific/Honolulu' })
}

it('lists what is to be said, most urgent first, with the facts of now', async () => {
  expect(await list()).toEqual({ notices: [], unread: 0 })
  await addItem(client, { item_name: 'Tea', expiry_date: addDays(today, 2) })
  const milk = await addItem(client, { low_stock_threshold: 2 })
  await client.post(`/api/inventory/${milk.item_id}/consume`, { new_quantity: 1.5 })
  const { notices, unread } = await list()
  expect(kindsOf(notices).slice(0, 2)).toEqual(['Tea: expiring', 'Milk: low_stock'])
  expect(unread).toBe(0)
  expect(notices[1]).toMatchObject({ item_id: milk.item_id, quantity: 1.5, unit_of_measure: 'l', read_at: null })
})

it('is read up to what was shown, and stays read', async () => {
  const milk = await addItem(client, { low_stock_threshold: 2 })
  const [shown] = (await list()).notices
  await addItem(client, { item_name: 'Tea', low_stock_threshold: 2 })
  await read(shown?.notice_id ?? 0)
  const { notices } = await list()
  expect(notices.map(({ item_name, read_at }) => [item_name, read_at !== null])).toEqual([
    ['Tea', false],
    ['Milk', true],
  ])
  await client.post(`/api/inventory/${milk.item_id}/consume`, { new_quantity: 1.9 })
  expect((await list()).notices.find(({ kind, item_name }) => item_name === 'Milk' && kind === 'low_stock')).toEqual({
    ...notices[1],
    quantity: 1.9,
  })
})

it('is hidden while it is put off, and is news when it comes back', async () => {
  await addItem(client, { low_stock_threshold: 2 })
  const [notice] = (await list()).notices
  await read(notice?.notice_id ?? 0)
  await putOff(notice?.notice_id ?? 0, 3)
  expect(await list()).toEqual({ notices: [], unread: 0 })
  expect((await listOn(addDays(today, 3))).notices).toEqual([])
  // Three in the morning here is still the day before there.
  expect(await listOn(addDays(today, 4))).toMatchObject({ notices: [{ item_name: 'Milk' }], unread: 1 })
  await expect(putOff(999_999_999, 1)).rejects.toThrow('404')
})

it('a new day alone brings what it brings, once, by the calendar of the household', async () => {
  await addItem(client, { item_name: 'Tea', expiry_date: addDays(today, 6) })
  expect(kindsOf((await listOn(addDays(today, 3))).notices)).toEqual([])
  const soon = await listOn(addDays(today, 4))
  expect(kindsOf(soon.notices)).toEqual(['Tea: expiring'])
  expect(await listOn(addDays(today, 5))).toEqual(soon)
  expect(kindsOf((await listOn(addDays(today, 8))).notices)).toEqual(['Tea: expired'])
})

it('tells what is predicted to run out, and no longer once there is enough', async () => {
  const milk = await addItem(client, { quantity: 10 })
  for (let day = 9; day >= 0; day--) {
    const body = { new_quantity: 1 + day * 0.9, date: addDays(today, -day) }
    await client.post(`/api/inventory/${milk.item_id}/consume`, {
      ...body,
      new_quantity: Number(body.new_quantity.toFixed(1)),
    })
  }
  const { notices } = await list()
  expect(notices).toMatchObject([{ kind: 'running_out', days_until_depletion: expect.any(Number) }])
  const prediction = await client.get(`/api/inventory/${milk.item_id}/prediction`)
  expect(prediction.body).toMatchObject({ days_until_depletion: notices[0]?.days_until_depletion })
  await client.post(`/api/inventory/${milk.item_id}/purchase`, { quantity_added: 40 })
  expect(await list()).toEqual({ notices: [], unread: 0 })
})

it('refreshes again only when the day or the inventory is another one', async () => {
  await addItem(client, { low_stock_threshold: 2 })
  await list()
  await test.database.query({ name: '', text: 'delete from notice' })
  expect((await list()).notices).toEqual([])
  await addItem(client)
  expect((await list()).notices).toHaveLength(1)
})

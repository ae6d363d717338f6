import { household_api } from '@larder/contract/calls/household-api'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import { joinHousehold } from '../testing/people.ts'
import { createNoticeService } from './service.ts'

let test: TestApp
let ada: Client

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  ada = await test.register()
})

const zone = 'America/New_York'
// Far from any change of clocks: noon there is 17:00 UTC.
const day = '2031-01-15'
const at = (time: string, on = day) => new Date(`${on}T${time}:00-05:00`)

/** Somebody in the household they came to last. */
async function findMember({ username }: Client) {
  const text = `
    select household_id, user_id, inventory_version from household join household_member using (household_id)
    join app_user using (user_id) where username = $1 order by joined_at desc limit 1`
  const [member] = await test.database.query<{ household_id: number; user_id: number; inventory_version: number }>(
    { name: '', text },
    [username],
  )
  if (member === undefined) throw new Error('nobody lives there')
  return { ...member, is_shared: true, time_zone: zone }
}

/** What somebody is shown at that moment. */
async function look(person: Client, moment: Date) {
  const service = createNoticeService(test.database, () => moment)
  const listed = await service.list(await findMember(person))
  const names = (isWanted: (notice: (typeof listed.notices)[number]) => boolean | undefined) =>
    listed.notices.filter(isWanted).map(({ item_name }) => item_name)
  return { ...listed, all: names(() => true), marked: names(({ is_new }) => is_new === true) }
}

async function read(person: Client, moment: Date): Promise<void> {
  const { newest_id = 0 } = await look(person, moment)
  const service = createNoticeService(test.database, () => moment)
  await service.read(await findMember(person), newest_id)
}

/** An item whose notices arose at that moment. */
async function arise(moment: Date, item: object): Promise<number> {
  const { item_id } = await addItem(ada, item)
  await look(ada, moment)
  const text = 'update notice set raised_at = $2 where item_id = $1'
  await test.database.query({ name: '', text }, [item_id, moment.toISOString()])
  return item_id
}
const low = (item_name: string) => ({ item_name, low_stock_threshold: 9 })

describe('one mark a morning', () => {
  it('tells during the day and marks the next morning at seven, all at once', async () => {
    await arise(at('10:00'), low('Milk'))
    await arise(at('23:30'), low('Tea'))
    expect(await look(ada, at('10:01'))).toMatchObject({ all: ['Tea', 'Milk'], unread: 0, marked: [] })
    expect(await look(ada, at('00:10', addDays(day, 1)))).toMatchObject({ unread: 0, marked: [] })
    expect(await look(ada, at('06:59', addDays(day, 1)))).toMatchObject({ unread: 0 })
    expect(await look(ada, at('07:00', addDays(day, 1)))).toMatchObject({ unread: 2, marked: ['Tea', 'Milk'] })
  })

  it('takes what arises before seven to the same morning, and what arises after it to the next', async () => {
    await arise(at('06:59'), low('Milk'))
    await arise(at('07:00'), low('Tea'))
    expect(await look(ada, at('07:00'))).toMatchObject({ unread: 1, marked: ['Milk'] })
    expect(await look(ada, at('07:00', addDays(day, 1)))).toMatchObject({ unread: 2 })
  })

  it('has what a new day brings in the mark of that morning, however late somebody looks first', async () => {
    await addItem(ada, { item_name: 'Cream', expiry_date: addDays(day, 3) })
    expect(await look(ada, at('12:00', addDays(day, -1)))).toMatchObject({ all: [] })
    expect(await look(ada, at('00:05'))).toMatchObject({ all: ['Cream'], unread: 0 })
    expect(await look(ada, at('07:00'))).toMatchObject({ unread: 1 })
    await addItem(ada, { item_name: 'Plums', expiry_date: addDays(day, 4) })
    expect(await look(ada, at('21:00', addDays(day, 1)))).toMatchObject({ unread: 2, marked: ['Plums', 'Cream'] })
    await read(ada, at('21:05', addDays(day, 1)))
    expect(await look(ada, at('23:59', addDays(day, 1)))).toMatchObject({ all: ['Plums', 'Cream'], unread: 0 })
  })

  it('marks at once what expires on the day', async () => {
    await arise(at('15:00'), { item_name: 'Fish', expiry_date: day })
    await arise(at('15:00'), { item_name: 'Rolls', expiry_date: addDays(day, 1) })
    expect(await look(ada, at('15:01'))).toMatchObject({ all: ['Rolls', 'Fish'], unread: 1, marked: ['Fish'] })
  })

  it('counts an item once, whatever there is to be said of it, and again when another reason comes', async () => {
    await arise(at('10:00', addDays(day, -1)), { ...low('Fish'), expiry_date: addDays(day, 1) })
    expect(await look(ada, at('08:00'))).toMatchObject({ all: ['Fish', 'Fish'], unread: 1 })
    await read(ada, at('08:00'))
    expect(await look(ada, at('08:01'))).toMatchObject({ unread: 0 })
    // From expiring to expired.
    expect(await look(ada, at('08:00', addDays(day, 2)))).toMatchObject({ unread: 1 })
  })
})

it('marks for the household, and is read by each person', async () => {
  const bo = await joinHousehold(test, ada)
  await arise(at('20:00', addDays(day, -1)), low('Milk'))
  expect((await look(ada, at('06:00'))).unread + (await look(bo, at('06:00'))).unread).toBe(0)
  await read(ada, at('07:30'))
  expect(await look(ada, at('07:31'))).toMatchObject({ unread: 0 })
  expect(await look(bo, at('07:31'))).toMatchObject({ unread: 1, marked: ['Milk'] })
  // Whoever has seen it during the day need not be told of it in the morning.
  await arise(at('12:00'), low('Tea'))
  await read(ada, at('12:30'))
  expect(await look(bo, at('12:31'))).toMatchObject({ unread: 1, marked: ['Milk'] })
  expect(await look(ada, at('07:00', addDays(day, 1)))).toMatchObject({ unread: 0 })
  expect(await look(bo, at('07:00', addDays(day, 1)))).toMatchObject({ unread: 2 })
})

it('comes back in the morning of the day until which it was put off', async () => {
  await arise(at('10:00', addDays(day, -2)), low('Milk'))
  await read(ada, at('09:00'))
  const { notices } = await look(ada, at('09:00'))
  const service = createNoticeService(test.database, () => at('09:00'))
  await service.putOff(await findMember(ada), notices[0]?.notice_id ?? 0, 1)
  expect(await look(ada, at('23:00'))).toMatchObject({ all: [] })
  expect(await look(ada, at('03:00', addDays(day, 1)))).toMatchObject({ all: ['Milk'], unread: 0 })
  expect(await look(ada, at('07:00', addDays(day, 1)))).toMatchObject({ unread: 1 })
})

it('is shown again by Undo, as nothing new to anybody', async () => {
  const bo = await joinHousehold(test, ada)
  await arise(at('10:00', addDays(day, -2)), low('Milk'))
  await read(bo, at('08:00'))
  const { notices } = await look(ada, at('08:00'))
  const service = createNoticeService(test.database, () => at('08:00'))
  const member = await findMember(ada)
  await service.putOff(member, notices[0]?.notice_id ?? 0, 7)
  await service.putOff(member, notices[0]?.notice_id ?? 0, 0)
  expect(await look(ada, at('08:01'))).toMatchObject({ all: ['Milk'], unread: 0 })
  expect(await look(bo, at('08:01'))).toMatchObject({ all: ['Milk'], unread: 0 })
  await expect(service.putOff(member, 999_999_999, 0)).rejects.toThrow('This notice is gone.')
})

/** What a household is shown so many days from now. */
async function lookTomorrow(person: Client) {
  const now = new Date(`${addDays(todayIn('UTC'), 1)}T12:00:00Z`)
  return createNoticeService(test.database, () => now).list({ ...(await findMember(person)), time_zone: 'UTC' })
}

describe('a demo household', () => {
  it('has things to tell and greets with none of them, on its first day and the next', async () => {
    await ada.call(household_api.fillDemo, {})
    const { notices, unread } = await ada.call(household_api.listNotices, {})
    expect(notices.length).toBeGreaterThan(5)
    expect(unread).toBe(0)
    const tomorrow = await lookTomorrow(ada)
    expect(tomorrow.unread).toBeLessThan(6)
  })

  it('tells of what one does with it like any other', async () => {
    await ada.call(household_api.fillDemo, {})
    const { item_id } = await addItem(ada, { item_name: 'Own Fish', expiry_date: todayIn('UTC') })
    const { notices, unread } = await ada.call(household_api.listNotices, {})
    expect(notices.filter(({ is_new }) => is_new).map((notice) => notice.item_id)).toEqual([item_id])
    expect(unread).toBe(1)
  })
})

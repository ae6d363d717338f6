import type { Item } from '@larder/contract/item'
import type { Lot } from '@larder/contract/lots'
import { addDays, todayIn } from '@larder/contract/values/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'

let test: TestApp
let client: Client
let url: string
const today = todayIn('UTC')
const inDays = (days: number) => addDays(today, days)

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  client = await test.register()
  url = await add('Xyzzy')
})

/** Something that only its category says anything about. */
async function add(item_name: string, more: object = {}): Promise<string> {
  const { item_id } = await addItem(client, { item_name, category: 'Dairy', expiry_date: null, ...more })
  return `/api/inventory/${item_id}`
}
const readLots = async () => ((await client.get(url)).body as Item & { lots: Lot[] }).lots
const undo = ({ body }: Answer) => client.post(`${url}/events/${(body as { event_id: number }).event_id}/undo`)
const buy = (expiry_date: string | null, of = url) => client.post(`${of}/purchase`, { quantity_added: 1, expiry_date })
const keeps = async (of = url) => (await client.get(`${of}/shelf-life`)).body
const guessed = { days: 14, source: 'default' }

describe('how long a thing keeps', () => {
  it('is a guess for as long as nobody says otherwise, also where it was accepted', async () => {
    expect(await keeps()).toMatchObject({ bought: guessed })
    for (const _ of [1, 2, 3]) await buy(inDays(14))
    expect(await keeps()).toMatchObject({ bought: guessed })
  })

  it('is learned from a date that a person gave, and no longer once that is undone', async () => {
    await buy(inDays(14))
    const bought = await buy(inDays(9))
    expect(await keeps()).toMatchObject({ bought: { days: 9, source: 'item' } })
    await undo(bought)
    expect(await keeps()).toMatchObject({ bought: guessed })
  })

  it('is learned for what is opened, of all of it or of a part', async () => {
    await client.post(`${url}/lots/1/open`, { quantity: 1, expiry_date: inDays(3) })
    expect(await keeps()).toMatchObject({
      opened: { days: 3, source: 'item' },
      frozen: { days: 90, source: 'default' },
    })
  })

  it.each([[{ quantity: 1 }], [{}], [{ expiry_date: inDays(1) }]])(
    'is not learned from what goes off before it could, opened with %j',
    async (body) => {
      url = await add('Plugh', { expiry_date: inDays(1) })
      await client.post(`${url}/lots/1/open`, body)
      expect(await readLots()).toContainEqual(expect.objectContaining({ opened_on: today, expiry_date: inDays(1) }))
      expect(await keeps()).toMatchObject({ opened: { days: 5, source: 'default' } })
    },
  )

  it('is what three others of the category keep, where a person gave their dates', async () => {
    const others = await Promise.all(['Foo', 'Bar', 'Baz'].map((name) => add(name)))
    for (const other of others) await buy(inDays(14), other)
    expect(await keeps()).toMatchObject({ bought: guessed })
    for (const other of others) await buy(inDays(6), other)
    expect(await keeps()).toMatchObject({ bought: { days: 6, source: 'category' } })
    await buy(inDays(6))
    expect(await keeps()).toMatchObject({ bought: { days: 6, source: 'category' } })
  })
})

it('never lets an open lot keep longer than it did, nor a frozen one shorter', async () => {
  url = await add('Plugh', { expiry_date: inDays(3) })
  await client.post(`${url}/lots/1/open`)
  expect(await readLots()).toMatchObject([{ opened_on: today, expiry_date: inDays(3) }])
  const frozen = await client.post(`${url}/lots/1/freeze`)
  expect(await readLots()).toMatchObject([{ frozen_on: today, expiry_date: inDays(90) }])
  await client.post(`${url}/lots/1/thaw`)
  expect(await readLots()).toMatchObject([{ frozen_on: null, expiry_date: inDays(2) }])
  expect(await client.post(`${url}/lots/1/thaw`)).toMatchObject({ status: 409 })
  await undo(frozen)
  // Thawing has set another date since: it stays.
  expect(await readLots()).toMatchObject([{ frozen_on: null, expiry_date: inDays(2) }])
})

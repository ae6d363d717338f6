import { barcode_api } from '@larder/contract/calls/barcode-api'
import { photo_api } from '@larder/contract/calls/photo-api'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, listItems, milk } from '../testing/items.ts'

let test: TestApp
let client: Client

beforeAll(async () => {
  test = await createTestApp()
  client = await test.register()
})
afterAll(() => test.close())

const [long, short] = ['4006381333931', '96385074']
const find = async (item_id: number, who = client) => (await who.get(`/api/inventory/${item_id}`)).body as Item
const matchOf = async (barcode: string, who = client) =>
  (await who.call(photo_api.lookupBarcode, { body: { barcode } })).match?.item_id

it('an item keeps several codes, in one form each, and the list does without them', async () => {
  const item = await addItem(client, { barcode: ' 4-006381-333931 ' })
  expect(item.barcodes).toEqual([long])
  const answer = await client.put(`/api/inventory/${item.item_id}`, { barcode: short })
  expect(answer.body).toMatchObject({ item: { barcodes: [long, short], version: 2 } })
  await client.put(`/api/inventory/${item.item_id}`, { barcode: 'SHELF 7/b' })
  expect((await find(item.item_id)).barcodes).toEqual([long, short, 'SHELF 7/b'])
  expect((await listItems(client)).find(({ item_id }) => item_id === item.item_id)).not.toHaveProperty('barcodes')
})

it('an item without a code says nothing of codes', async () => {
  for (const barcode of [undefined, null, '', '  ']) {
    const { item_id, barcodes } = await addItem(client, { barcode })
    expect(barcodes).toBeUndefined()
    expect(await find(item_id)).not.toHaveProperty('barcodes')
  }
})

it('a code that an item has already changes nothing, and an edit of something else keeps the codes', async () => {
  const person = await test.register()
  const { item_id } = await addItem(person, { barcode: long })
  const same = await person.put(`/api/inventory/${item_id}`, { barcode: '4006381333931' })
  expect(same.body).toMatchObject({ item: { version: 1, barcodes: [long] } })
  const edited = await person.put(`/api/inventory/${item_id}`, { item_name: 'Oats', barcode: null })
  expect(edited.body).toMatchObject({ item: { item_name: 'Oats', version: 2, barcodes: [long] } })
})

it('a code means one item of a household, the newest', async () => {
  const person = await test.register()
  const first = await addItem(person, { barcode: long })
  const second = await addItem(person, { item_name: 'Other', barcode: long })
  expect(await matchOf(long, person)).toBe(second.item_id)
  expect(await find(first.item_id, person)).not.toHaveProperty('barcodes')
  await person.put(`/api/inventory/${first.item_id}`, { barcode: long })
  expect(await matchOf(long, person)).toBe(first.item_id)
})

it('a code of another household is another code', async () => {
  const [one, other] = [await test.register(), await test.register()]
  const mine = await addItem(one, { barcode: short })
  const theirs = await addItem(other, { item_name: 'Secret', barcode: short })
  expect(await matchOf(short, one)).toBe(mine.item_id)
  expect(await matchOf(short, other)).toBe(theirs.item_id)
  await other.delete(`/api/inventory/${theirs.item_id}`)
  expect(await matchOf(short, one)).toBe(mine.item_id)
})

it('the list of codes has every code of the household, and no other', async () => {
  const [one, other] = [await test.register(), await test.register()]
  expect(await one.call(barcode_api.listBarcodes, {})).toEqual({ barcodes: [] })
  const { item_id } = await addItem(one, { barcode: short })
  await one.put(`/api/inventory/${item_id}`, { barcode: 'SHELF 7/b' })
  const gone = await addItem(one, { item_name: 'Gone', barcode: long })
  await one.delete(`/api/inventory/${gone.item_id}`)
  await addItem(other, { item_name: 'Secret', barcode: long })
  const { barcodes } = await one.call(barcode_api.listBarcodes, {})
  expect(barcodes).toEqual([
    { barcode: 'SHELF 7/b', item_id },
    { barcode: short, item_id },
  ])
})

it('creating it twice with one key makes one item with one code', async () => {
  const person = await test.register()
  const send = () => person.post('/api/inventory', { ...milk, barcode: long }, { 'idempotency-key': 'once' })
  expect((await send()).body).toEqual((await send()).body)
  expect(await listItems(person)).toHaveLength(1)
})

it('an edit that is refused adds no code', async () => {
  const person = await test.register()
  const { item_id } = await addItem(person)
  const stale = await person.put(`/api/inventory/${item_id}`, { barcode: long, version: 7 })
  expect(stale.status).toBe(409)
  expect(await matchOf(long, person)).toBeUndefined()
})

it('many phones that fight for one code all succeed, and one of them has it', { repeats: 2 }, async () => {
  const person = await test.register()
  const items = await Promise.all([1, 2, 3, 4].map(() => addItem(person)))
  const fights = items.flatMap(({ item_id }, index) => [
    person.post('/api/inventory', { ...milk, barcode: short }),
    person.put(`/api/inventory/${item_id}`, { barcode: short, quantity: index }),
    person.post('/api/inventory', { ...milk, barcode: short }),
  ])
  const created = await Promise.all(fights)
  expect(created.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  const removals = (await listItems(person))
    .slice(0, 6)
    .map(({ item_id }) => person.delete(`/api/inventory/${item_id}`))
  const mixed = await Promise.all([...removals, person.post('/api/inventory', { ...milk, barcode: short })])
  expect(mixed.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  expect(await matchOf(short, person)).toBeGreaterThan(0)
})

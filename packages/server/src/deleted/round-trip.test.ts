import { household_api } from '@larder/contract/calls/household-api'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { listDeleted, remove, restore } from '../testing/deleted.ts'
import { addItem, every_detail, findDisagreements, listItems } from '../testing/items.ts'
import { findWrongRhythms } from '../testing/rhythm.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp()
})
afterAll(() => larder.close())

const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)

/** Everything that is stored of an item, but for what a restore moves. */
async function readRows(item_id: number): Promise<unknown> {
  const tables = ['item', 'stock_event', 'item_barcode', 'crop', 'notice']
  // A notice that is raised anew is nobody's doing.
  const moved = { item: ['version', 'updated_at'], notice: ['notice_id', 'raised_at', 'user_id'] }
  const rows = tables.map((table) =>
    run(
      `select to_jsonb(${table}) - array[${(moved[table as keyof typeof moved] ?? ['']).map((name) => `'${name}'`)}] as row from ${table}
        where item_id = $1 order by 1`,
      item_id,
    ),
  )
  return Promise.all(rows)
}

const readVersions = (item_id: number) =>
  run(
    'select version, inventory_version, item_count from item join household using (household_id) where item_id = $1',
    item_id,
  )

/** An item with months behind it: used, bought, undone, counted, with a code and something seen in a photo. */
async function addStory(client: Client): Promise<Item> {
  const item = await addItem(client, { ...every_detail, quantity: 9, low_stock_threshold: 8, barcode: '4006381333931' })
  const path = `/api/inventory/${item.item_id}`
  for (const [index, new_quantity] of [7, 5.5, 4, 2.125].entries()) {
    await client.post(`${path}/consume`, { new_quantity, date: `2026-0${index + 2}-03`, notes: `use ${index}` })
  }
  const { event_id } = (await client.post(`${path}/purchase`, { quantity_added: 3, price: 1.99 })).body as {
    event_id: number
  }
  await client.post(`${path}/events/${event_id}/undo`)
  await client.put(path, { quantity: 1.75 })
  await run(
    `insert into crop (household_id, crop_id, item_id, embedding, read_text)
      select household_id, 'crop-' || item_id, item_id, '\\x00ff5c', 'words' from item where item_id = $1`,
    item.item_id,
  )
  return item
}

async function readHistory(client: Client, { item_id }: Item): Promise<unknown> {
  const parts = ['consumption-history', 'purchase-history', 'usage-pattern', 'prediction']
  const answers = parts.map(async (part) => (await client.get(`/api/inventory/${item_id}/${part}`)).text)
  return (await Promise.all(answers)).map((text) => text.replace(/"last_calculated":"[^"]*"/, ''))
}

describe('an item that is deleted and brought back', () => {
  test('has every quantity, event, code, crop, notice and prediction it had', async () => {
    const client = await larder.register()
    const item = await addStory(client)
    const before = [
      await readRows(item.item_id),
      await readHistory(client, item),
      await findWrongRhythms(larder.database),
    ]
    const [versions] = await readVersions(item.item_id)
    expect((await remove(client, item.item_id)).body).toEqual({ message: 'Item deleted successfully!' })
    expect(await readRows(item.item_id)).toEqual([[], [], [], [], []])
    expect(await listItems(client)).toEqual([])
    expect((await client.get(`/api/inventory/${item.item_id}`)).status).toBe(404)

    const answer = await restore(client, item.item_id)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      message: 'Item restored successfully!',
      item: { item_id: item.item_id, quantity: 1.75, barcodes: ['4006381333931'], notes: 'Not the hot one' },
    })
    const after = [
      await readRows(item.item_id),
      await readHistory(client, item),
      await findWrongRhythms(larder.database),
    ]
    expect(after).toEqual(before)
    expect(after[2]).toEqual([])
    expect(await readVersions(item.item_id)).toEqual([
      {
        version: Number(versions?.['version']) + 1,
        inventory_version: Number(versions?.['inventory_version']) + 2,
        item_count: 1,
      },
    ])
    expect(await findDisagreements(larder.database)).toEqual([])
    expect(await listDeleted(client)).toEqual([])
  })

  test('goes on where it was: used, undone, deleted and brought back once more', async () => {
    const client = await larder.register()
    const { item_id } = await addStory(client)
    await remove(client, item_id)
    await restore(client, item_id)
    const used = await client.post(`/api/inventory/${item_id}/consume`, { new_quantity: 1 })
    const { event_id } = used.body as { event_id: number }
    expect((await client.post(`/api/inventory/${item_id}/events/${event_id}/undo`)).status).toBe(200)
    await remove(client, item_id)
    expect((await restore(client, item_id)).body).toMatchObject({ item: { quantity: 1.75 } })
    expect(await findDisagreements(larder.database)).toEqual([])
    expect(await findWrongRhythms(larder.database)).toEqual([])
  })

  test('shares its days with what was recorded meanwhile, and counts none of them twice', async () => {
    const client = await larder.register()
    const [one, other] = [await addItem(client), await addItem(client)]
    const consume = ({ item_id }: Item, date: string, new_quantity: number) =>
      client.post(`/api/inventory/${item_id}/consume`, { new_quantity, date })
    await consume(one, '2026-02-01', 1.5)
    await consume(one, '2026-02-05', 1)
    await remove(client, one.item_id)
    await consume(other, '2026-02-05', 1)
    await consume(other, '2026-02-03', 0.5)
    await restore(client, one.item_id)
    expect(await findWrongRhythms(larder.database)).toEqual([])
  })

  test('leaves a code to the item that has it now', async () => {
    const client = await larder.register()
    const { item_id } = await addItem(client, { barcode: '4006381333931' })
    await remove(client, item_id)
    const heir = await addItem(client, { item_name: 'Oat milk', barcode: '4006381333931' })
    expect((await restore(client, item_id)).body).not.toHaveProperty('item.barcodes')
    expect((await client.get(`/api/inventory/${heir.item_id}`)).body).toMatchObject({ barcodes: ['4006381333931'] })
  })

  test('is announced for what holds today', async () => {
    const client = await larder.register()
    const { item_id } = await addItem(client, { low_stock_threshold: 9 })
    await remove(client, item_id)
    expect((await client.call(household_api.listNotices, {})).notices).toEqual([])
    await restore(client, item_id)
    expect((await client.call(household_api.listNotices, {})).notices).toMatchObject([{ item_id, kind: 'low_stock' }])
  })
})

test('several items that go and come back at once are all counted', async () => {
  const client = await larder.register()
  const items = [await addItem(client), await addItem(client), await addItem(client)]
  const toAndFro = async ({ item_id }: Item): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await remove(client, item_id)).status).toBe(200)
      expect((await restore(client, item_id, { 'idempotency-key': `${item_id} ${turn}` })).status).toBe(200)
    }
  }
  await Promise.all(items.map(toAndFro))
  expect(await readVersions(items[0]?.item_id ?? 0)).toMatchObject([{ item_count: 3 }])
  expect(await findDisagreements(larder.database)).toEqual([])
})

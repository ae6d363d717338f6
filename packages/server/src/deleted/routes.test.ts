import { household_api } from '@larder/contract/calls/household-api'
import type { Item } from '@larder/contract/item'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUp } from '../housekeeping/service.ts'
import type { TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { listDeleted, remove, restore } from '../testing/deleted.ts'
import { addItem, listItems } from '../testing/items.ts'
import { silent } from '../testing/operations/cluster.ts'

let larder: TestApp
beforeAll(async () => {
  larder = await createTestApp({ maxItems: 5 })
})
afterAll(() => larder.close())

const run = (text: string, ...values: unknown[]) => larder.database.query({ name: '', text }, values)
const not_found = { status: 404, message: 'The requested item could not be found.' }

describe('the list of deleted items', () => {
  test('says what they were and when they go, newest first', async () => {
    const client = await larder.register()
    const ids: number[] = []
    for (const item_name of ['First', 'Second', 'Third']) {
      ids.push((await addItem(client, { item_name, quantity: 1.5 })).item_id)
    }
    await remove(client, ids[1] ?? 0)
    await run(`update deleted_item set deleted_at = now() - interval '2 days' where item_id = $1`, ids[1])
    await client.call(household_api.changeItems, { body: { item_ids: [ids[0] ?? 0, ids[2] ?? 0], is_deleted: true } })
    const items = await listDeleted(client)
    expect(items.map(({ item_name }) => item_name)).toEqual(['Third', 'First', 'Second'])
    expect(items[0]).toMatchObject({ item_id: ids[2], quantity: 1.5, unit_of_measure: 'l', category: 'Dairy' })
    for (const { deleted_at, deleted_until } of items) {
      expect(Date.parse(deleted_until) - Date.parse(deleted_at)).toBe(30 * 86_400_000)
    }
  })

  test('ends after thirty days: then nothing is listed, brought back or stored', async () => {
    const client = await larder.register()
    const [old, young] = [await addItem(client), await addItem(client)]
    for (const { item_id } of [old, young]) await remove(client, item_id)
    const age = `update deleted_item set deleted_at = now() - $2::interval where item_id = $1`
    await run(age, old.item_id, '30 days 1 second')
    await run(age, young.item_id, '29 days 23 hours')
    expect((await listDeleted(client)).map(({ item_id }) => item_id)).toEqual([young.item_id])
    expect(await restore(client, old.item_id)).toMatchObject(not_found)
    await cleanUp(larder.database, silent)
    const kept = await run('select item_id from deleted_item where item_id in ($1, $2)', old.item_id, young.item_id)
    expect(kept).toEqual([{ item_id: young.item_id }])
    expect((await restore(client, young.item_id)).status).toBe(200)
  })

  test('has nothing of a demo that was cleared, while one of its items that is deleted alone can come back', async () => {
    const roomy = await createTestApp()
    const client = await roomy.register()
    await client.call(household_api.fillDemo, {})
    const [first, second] = await listItems(client)
    for (const item of [first, second]) await remove(client, item?.item_id ?? 0)
    expect((await restore(client, first?.item_id ?? 0)).status).toBe(200)
    await client.call(household_api.clearDemo, {})
    expect(await listDeleted(client)).toEqual([])
    expect(await listItems(client)).toEqual([])
    await roomy.close()
  })
})

describe('a restore is refused', () => {
  test('for what another household deleted, what is there, and what never was', async () => {
    const [owner, stranger] = [await larder.register(), await larder.register()]
    const [gone, there] = [await addItem(owner), await addItem(owner)]
    await remove(owner, gone.item_id)
    expect(await restore(stranger, gone.item_id)).toMatchObject(not_found)
    expect(await listDeleted(stranger)).toEqual([])
    expect(await restore(owner, there.item_id)).toMatchObject(not_found)
    expect(await restore(owner, 999_999_999)).toMatchObject(not_found)
    expect((await restore(owner, gone.item_id)).status).toBe(200)
  })

  test('where the household already has the most items, and it waits until there is space', async () => {
    const client = await larder.register()
    const gone = await addItem(client)
    await remove(client, gone.item_id)
    const others: Item[] = []
    for (let made = 0; made < 5; made += 1) others.push(await addItem(client))
    expect(await restore(client, gone.item_id)).toMatchObject({
      status: 409,
      message:
        'Your household already has 5 items, the most it can have. Delete some that you no longer need, then restore this one.',
    })
    expect((await listDeleted(client)).map(({ item_id }) => item_id)).toEqual([gone.item_id])
    await remove(client, others[0]?.item_id ?? 0)
    expect((await restore(client, gone.item_id)).status).toBe(200)
    expect(await listItems(client)).toHaveLength(5)
  })

  test('the second time, and for all but one of several at once', async () => {
    const client = await larder.register()
    const { item_id } = await addItem(client)
    await remove(client, item_id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => restore(client, item_id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await restore(client, item_id)).toMatchObject(not_found)
    expect(await listItems(client)).toHaveLength(1)
    expect(
      await run('select item_count from item join household using (household_id) where item_id = $1', item_id),
    ).toEqual([{ item_count: 1 }])
  })

  test('but a retry under the same key gets the first answer', async () => {
    const client = await larder.register()
    const { item_id } = await addItem(client)
    await remove(client, item_id)
    const key = { 'idempotency-key': 'back' }
    const [first, again] = [await restore(client, item_id, key), await restore(client, item_id, key)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
  })
})

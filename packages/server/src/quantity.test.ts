import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from './database/migrate.ts'
import { checkBackup } from './backup/read.ts'
import { restoreBackup } from './backup/restore.ts'
import { writeBackup } from './backup/write.ts'
import { fillDemo } from './demo/fill-demo.ts'
import type { Answer, Client } from './testing/app.ts'
import { createTestApp } from './testing/app.ts'
import { createTestDatabase } from './testing/database.ts'
import { createExample, namedCalls } from './testing/fixtures.ts'
import { addItem, every_detail, findDisagreements } from './testing/items.ts'
import { useFolder, withClient } from './testing/operations/backup.ts'
import { guardQuantities } from './testing/quantity-guard.ts'

const folder = useFolder()
const larder = await createTestApp()
afterAll(() => larder.close())
beforeAll(() => guardQuantities(larder.database))

const run = (text: string) => larder.database.query({ name: '', text })

const agreed = { status: expect.toSatisfy((status: number) => status < 300), disagreements: [] }

/** What comes of a call, and every item whose quantity is not what its journal adds up to. */
async function judge(sent: Promise<Answer>) {
  const { status, message } = await sent
  return { status, message, disagreements: await findDisagreements(larder.database) }
}

describe('every call leaves quantities that are the sum of their journal', () => {
  // A stream of events writes nothing, and does not end.
  const calls = namedCalls(larder.app.calls).filter(({ stream }) => stream !== true)

  test('among them those that move stock', () => {
    const names = [
      'createItem',
      'updateItem',
      'changeItems',
      'consume',
      'purchase',
      'undoEvent',
      'fillDemo',
      'discard',
    ] as const
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
  })

  test.each(calls)('$method $path', async (call) => {
    const person = await larder.register()
    expect(await judge(person.send(call, await createExample(call, person)))).toMatchObject(agreed)
  })
})

describe('so do their other ways', () => {
  const receipt_name = { printed_name: 'PAPRIKA', merchant: 'Shop', printed_unit: null }
  let person: Client
  let url: string
  beforeAll(async () => {
    person = await larder.register()
    const { item_id } = await addItem(person, every_detail)
    url = `/api/inventory/${item_id}`
  })

  test.each([
    ['a new item with a code', { ...every_detail, barcode: '4006381333931' }],
    ['a new item that was bought', { ...every_detail, purchase: { price: 2.5 } }],
    ['a new item of a receipt', { ...every_detail, purchase: {}, receipt_name }],
    ['a new item that is low', { ...every_detail, low_stock_threshold: 9 }],
  ])('%s', async (name, body) => {
    const key = { 'idempotency-key': name }
    expect(await judge(person.post('/api/inventory', body, key))).toMatchObject(agreed)
  })

  test.each([
    ['another quantity', { quantity: 7.125 }],
    ['every detail and another quantity', { ...every_detail, item_name: 'Pimentón', quantity: 2 }],
    ['another unit', { unit_of_measure: 'g' }],
    ['another unit and quantity', { unit_of_measure: 'kg', quantity: 0.5 }],
    ['another code', { barcode: '4006381333931' }],
  ])('an edit of %s', async (_, body) => {
    expect(await judge(person.put(url, body))).toMatchObject(agreed)
  })

  test('stock that moves under a key, back-dated, for a receipt, and is undone', async () => {
    const key = { 'idempotency-key': 'moved' }
    expect(await judge(person.post(`${url}/purchase`, { quantity_added: 4, receipt_name }, key))).toMatchObject(agreed)
    expect(await judge(person.post(`${url}/purchase`, { quantity_added: 4, receipt_name }, key))).toMatchObject(agreed)
    expect(await judge(person.post(`${url}/purchase`, { quantity_added: 2, date: '2026-01-05' }))).toMatchObject(agreed)
    const used = await person.post(`${url}/consume`, { new_quantity: 1, date: '2026-01-06' })
    const { event_id } = used.body as { event_id: number }
    expect(await judge(person.post(`${url}/events/${event_id}/undo`))).toMatchObject(agreed)
  })

  test('use and waste that were recorded offline, of more than is there', async () => {
    for (const date of [undefined, '2026-01-07']) {
      const late = { is_late: true, date }
      expect(await judge(person.post(`${url}/consume`, { used_quantity: 900, ...late }))).toMatchObject(agreed)
      const waste = { quantity: 900, reason: 'expired', lot_id: 1, ...late }
      expect(await judge(person.post(`${url}/discard`, waste))).toMatchObject(agreed)
    }
  })

  test('changes of many, and their deletion', async () => {
    const item_ids = [(await addItem(person)).item_id, (await addItem(person)).item_id]
    expect(await judge(person.post('/api/inventory/changes', { item_ids, category: 'Drinks' }))).toMatchObject(agreed)
    expect(await judge(person.post('/api/inventory/changes', { item_ids, is_deleted: true }))).toMatchObject(agreed)
  })

  test('the demo household, used and taken out again', async () => {
    const guest = await larder.register()
    expect(await judge(guest.post('/api/household/demo'))).toMatchObject(agreed)
    expect(await judge(guest.delete('/api/household/demo'))).toMatchObject(agreed)
  })

  test('a restored backup, and the demo of an empty database', async () => {
    await withClient(larder.connection, (client) => writeBackup(client, folder.path('whole')))
    const migrations = await readMigrations()
    const checked = await checkBackup(folder.path('whole'), migrations.length)
    const target = await createTestDatabase()
    await withClient(target.connection, (client) => restoreBackup(client, checked, migrations))
    expect(await findDisagreements(target.database)).toEqual([])
    await target.drop()
    const empty = await createTestDatabase()
    await guardQuantities(empty.database)
    await fillDemo(empty.database)
    expect(await findDisagreements(empty.database)).toEqual([])
    await empty.drop()
  })
})

describe('anybody else who moved stock would fail', () => {
  test.each([
    ['a quantity without its lots', 'update item set quantity = quantity + 1'],
    ['a quantity without an event', `update item set quantity = 0, lots = '[]'`],
    [
      'an event without its quantity',
      `insert into stock_event (household_id, item_id, kind, delta, quantity_after, occurred_on)
        select household_id, item_id, 'corrected', 1, 1, '2026-01-01' from item limit 1`,
    ],
    [
      'a new item without its first event',
      `insert into item (household_id, item_name, category, quantity, unit_of_measure, lots)
        select household_id, 'Milk', 'Dairy', 1, 'l', '[{ "lot_id": 1, "quantity": 1 }]' from household limit 1`,
    ],
  ])('%s', async (_, text) => {
    await addItem(await larder.register())
    await expect(run(text)).rejects.toThrow(/its journal|sum_of_lots/)
  })
})

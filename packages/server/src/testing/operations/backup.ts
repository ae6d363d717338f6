import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { household_api } from '@larder/contract/calls/household-api'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { listOwned } from '../../backup/owned-objects.ts'
import type { TestApp } from '../app.ts'
import { addItem } from '../items.ts'
import { addEntry } from '../shopping.ts'
import { takeSnapshot } from './snapshot.ts'

/** A connection of its own for as long as the work takes. */
export async function withClient<Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A folder that goes away after the tests of a file. */
export function useFolder(): { path(name: string): string } {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { path: (name) => join(folder, name) }
}

const strange = 'tab\t, line\nline, back\\slash, \\N, “quotes”, 🥛, zero\u200bwidth'

// What the routes write in some other way, or only after a photo.
const more = [
  `insert into item_barcode (household_id, barcode, item_id) select household_id, '4006381333931', item_id from item limit 1`,
  `insert into household_barcode_name (household_id, barcode, item_name, item_weight)
    select household_id, '4006381333931', item_name, 0.125 from item limit 1`,
  `insert into receipt_name (household_id, printed_key, merchant_key, item_id, item_name, category, unit_of_measure, amount_each)
    select household_id, 'mlk', 'shop', item_id, item_name, category, 'l', 0.1 + 0.2 from item limit 1`,
  `insert into receipt (household_id, receipt_id, merchant, total, printed, entries)
    select household_id, gen_random_uuid(), item_name, 12.5, '{"lines": [["MLK", 0.1]]}', '[{"item_id": 1, "version": 1}]' from item limit 1`,
  `insert into crop (household_id, crop_id, item_id, embedding, read_text)
    select household_id, 'crop', item_id, decode('00ff0a5c', 'hex'), item_name from item limit 1`,
  `insert into product_cache (barcode, product_name) values ('4006381333931', null)`,
  `insert into product_image (token, image_source, image)
    select 'token', 'https://example.org/x', decode(repeat('00ff5c0a', 50000), 'hex')`,
  `insert into catalogue_product (barcode, product_name, search_text) values ('4006381333931', 'Oats', 'oats')`,
  `insert into catalogue_word values ('oats', 1)`,
  `insert into catalogue_import (source_hash, source) values ('x', 'dump')`,
  `insert into bringing (invite_id, user_id, from_household_id, to_household_id, matches, total, finished_at)
    select user_id, user_id, 900000 + user_id, household_id, '{"1": 2}', 3, now() from household_member`,
  `insert into removal (user_id, former_household_id, household_name, removed_by_user_id)
    select user_id, 900000 + user_id, 'Before', user_id from app_user`,
]

/** Two households with something in every table. */
export async function fillEverything(larder: TestApp): Promise<void> {
  const [one, two] = [await larder.register({ first_name: strange }), await larder.register()]
  const home = { address_type: 'Home', street_address: strange, city: 'X', state_province: 'Y', postal_code: '1' }
  await one.post('/api/addresses', { ...home, country: 'Z' })
  for (const person of [one, two]) {
    const { item_id } = await addItem(person, {
      item_name: strange,
      quantity: 0.3,
      notes: '',
      low_stock_threshold: 0.2,
    })
    await person.post(`/api/inventory/${item_id}/purchase`, { quantity_added: 2.5, price: 1.99 })
    await person.post(`/api/inventory/${item_id}/consume`, { new_quantity: 0.1 }, { 'idempotency-key': 'once' })
    const { notices } = await person.call(household_api.listNotices, {})
    await person.post(`/api/notices/${notices[0]?.notice_id}/read`)
    const { entry_id } = await addEntry(person, { item_id, quantity: 0.125 })
    await person.put(`/api/shopping-list/entries/${entry_id}`, { is_ticked: true })
    await person.put('/api/shopping-list/shops/Market', { categories: [strange] })
    await person.post('/api/household/invites', { role: 'member' })
    const gone = await addItem(person)
    await person.delete(`/api/inventory/${gone.item_id}`)
  }
  for (const text of more) await larder.database.query({ name: '', text })
}

type Rows = Readonly<Record<string, readonly { row: string }[]>>

const left_out = new Set(listOwned('itself', 'login', 'counter'))

const strip = (row: string): string =>
  row
    .replace(/"(inventory_version|version)": \d+/g, '"$1": 0')
    .replace(/"(restored_at|restored_to)": "[^"]*"/g, '"$1": null')

/** Every row of every table that a backup holds, without the versions that a restore moves and what it says of itself. */
export async function takeComparable(database: OpenDatabase): Promise<Record<string, string[]>> {
  const tables = Object.entries((await takeSnapshot(database)) as Rows).filter(([table]) => !left_out.has(table))
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.map(({ row }) => strip(row))]))
}

import type { Client } from './app.ts'
import type { OpenQueries } from './database.ts'
import { addItem, every_detail } from './items.ts'
import { addEntry } from './shopping.ts'

const run = (database: OpenQueries, text: string, item_id: number) => database.query({ name: '', text }, [item_id])

/** Everything that is stored of an item, but for what moving it changes. */
export async function readItemRows(database: OpenQueries, item_id: number): Promise<unknown> {
  const without = `array['household_id', 'version', 'updated_at', 'changed_user_id']`
  const tables = ['item', 'stock_event', 'item_barcode', 'crop', 'shopping_entry', 'receipt_name']
  const rows = tables.map((table) =>
    run(database, `select to_jsonb(${table}) - ${without} as row from ${table} where item_id = $1 order by 1`, item_id),
  )
  return Promise.all(rows)
}

/** An item with months behind it: used, bought, undone, opened, on the list, with a code, a crop and a name on receipts. */
export async function addItemStory(database: OpenQueries, client: Client): Promise<number> {
  const { item_id } = await addItem(client, {
    ...every_detail,
    quantity: 9,
    low_stock_threshold: 8,
    barcode: '4006381333931',
  })
  const path = `/api/inventory/${item_id}`
  for (const [index, new_quantity] of [7, 5.5, 4].entries())
    await client.post(`${path}/consume`, { new_quantity, date: `2026-0${index + 2}-03`, notes: `use ${index}` })
  const bought = (await client.post(`${path}/purchase`, { quantity_added: 3, price: 1.99 })).body as {
    event_id: number
  }
  await client.post(`${path}/events/${bought.event_id}/undo`)
  await client.post(`${path}/lots/1/open`, {})
  await addEntry(client, { item_id, quantity: 2 })
  await run(
    database,
    `insert into crop (household_id, crop_id, item_id, embedding, read_text)
      select household_id, 'crop-' || item_id, item_id, '\\x00ff5c', 'words' from item where item_id = $1`,
    item_id,
  )
  await run(
    database,
    `insert into receipt_name (household_id, printed_key, merchant_key, item_id, item_name, category, unit_of_measure)
      select household_id, 'PAPRIKA', 'SHOP', item_id, item_name, category, 'oz' from item where item_id = $1`,
    item_id,
  )
  return item_id
}

import { createItemRequest, item, updateItemRequest } from '@larder/contract/item'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem, every_detail, listItems } from '../testing/items.ts'
import { decimal_columns, detail_columns, internal_columns, item_columns, single_item_columns } from './columns.ts'

let larder: TestApp
let owner: Client
beforeAll(async () => {
  larder = await createTestApp()
  owner = await larder.register()
})
afterAll(() => larder.close())

const columnsWhere = async (condition: string): Promise<string[]> => {
  const text = `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'item' and ${condition}`
  return (await larder.database.query<{ name: string }>({ name: '', text })).map(({ name }) => name).toSorted()
}

test('every column of the table is shown, or named as internal', async () => {
  const known = [...item_columns, ...single_item_columns, ...Object.keys(internal_columns)]
  expect(known.toSorted()).toEqual(await columnsWhere('true'))
  expect([...decimal_columns].toSorted()).toEqual(await columnsWhere(`data_type = 'numeric'`))
})

test('the contract has the same fields; codes are a table of their own, names lie elsewhere', () => {
  expect(Object.keys(item.shape).toSorted()).toEqual(
    [...item_columns, ...single_item_columns, 'barcodes', 'lots', 'unit_factors', 'changed_by'].toSorted(),
  )
  const written = [...detail_columns, 'quantity', 'barcode'].toSorted()
  const created = Object.keys(createItemRequest.shape).filter(
    (name) => !['purchase', 'receipt_name', 'receipt'].includes(name),
  )
  expect(created.toSorted()).toEqual(written)
  expect(Object.keys(updateItemRequest.shape).toSorted()).toEqual(
    [...written, 'version', 'known', 'quantity_change', 'unit_factor'].toSorted(),
  )
})

test('the fixture gives each column a value of its own', () => {
  expect(new Set(Object.values(every_detail)).size).toBe(detail_columns.length + 1)
})

test('what is written comes back in every column, created, listed and edited', async () => {
  const made = await addItem(owner, every_detail)
  expect(made).toMatchObject(every_detail)
  expect(Object.keys(made)).toEqual([...item_columns, ...single_item_columns, 'lots', 'unit_factors'])
  const { lots: _lots, unit_factors: _factors, pack_quantity: _pack, is_never_suggested: _never, ...listed } = made
  expect(await listItems(owner)).toEqual([listed])
  const plain = await addItem(owner)
  const edited = await owner.put(`/api/inventory/${plain.item_id}`, every_detail)
  expect(edited.body).toMatchObject({ item: every_detail })
  expect((await owner.get(`/api/inventory/${plain.item_id}`)).body).toMatchObject(every_detail)
})

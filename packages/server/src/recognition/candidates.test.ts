import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BarcodeProduct } from '@larder/contract/barcode'
import { fillCatalogue } from '../testing/services/catalogue.ts'
import type { TestDatabase } from '../testing/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createMember } from '../testing/members.ts'
import { createCandidates } from './candidates.ts'

let test_database: TestDatabase
beforeAll(async () => {
  test_database = await createTestDatabase()
  await fillCatalogue(test_database.database, [
    ['Hazelnut Spread', 'Nutella', 'Spreads, Snacks'],
    ['Green Tea', 'Leaf'],
  ])
})
afterAll(() => test_database.drop())

const addCode = {
  name: '',
  text: `
    with made as (
      insert into item (household_id, item_name, category, quantity, unit_of_measure)
      values ($1, 'Pen', 'Other', 0, 'pcs') returning household_id, item_id
    )
    insert into item_barcode (household_id, item_id, barcode) select household_id, item_id, $2 from made`,
}

const unknown: BarcodeProduct = {
  success: false,
  message: '',
  barcode: null,
  product_name: null,
  brand: null,
  item_weight: null,
  item_weight_unit: null,
  image_url: null,
  raw_data: null,
}
const lookup = vi.fn<(household_id: number, code: string) => Promise<BarcodeProduct>>()
const find = (words: readonly string[], codes: readonly string[], household_id = 7) =>
  createCandidates(test_database.database, { lookup }).find(household_id, words, codes)

test('words lead to the catalogue', async () => {
  expect(await find(['NUTELLA', 'tea', 'shelf'], [])).toEqual([
    { barcode: '0', product_name: 'Hazelnut Spread', brand: 'Nutella', category: 'Snacks' },
    { barcode: '1', product_name: 'Green Tea', brand: 'Leaf', category: null },
  ])
})

test('a code is looked up once, in whichever form it stands there, unless an item has it', async () => {
  lookup.mockImplementation(async (_, barcode) => {
    const raw_data = { categories: 'Our own', expiry_date: null, source: 'household' }
    return { ...unknown, barcode, product_name: `Named ${barcode}`, raw_data }
  })
  const { household_id } = await createMember(test_database.database)
  await test_database.database.query(addCode, [household_id, '4006381333931'])
  const found = await find([], ['036000291452', '0036000291452', '4006381333931'], household_id)
  expect(lookup.mock.calls).toEqual([[household_id, '0036000291452']])
  expect(found).toEqual([
    { barcode: '0036000291452', product_name: 'Named 0036000291452', brand: null, category: 'Our own' },
  ])
})

test('a code that nobody knows is no product, and a photo full of codes is no flood', async () => {
  lookup.mockReset().mockResolvedValue(unknown)
  const codes = Array.from({ length: 40 }, (_, index) => `CODE-${index}`)
  expect(await find([], codes)).toEqual([])
  expect(lookup).toHaveBeenCalledTimes(12)
})

test('a search that takes too long ends', async () => {
  const { database } = test_database
  const hold = { name: '', text: 'lock table catalogue_word in access exclusive mode' }
  const started = Date.now()
  await database.transaction(async (queries) => {
    await queries.query(hold)
    expect(await find(['nutella'], [])).toEqual([])
  })
  expect(Date.now() - started).toBeLessThan(10_000)
})

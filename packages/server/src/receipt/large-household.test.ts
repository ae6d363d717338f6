import { createPlainMatcher } from '@larder/vision/testing/plain-matcher'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImageService, createImageService } from '../images/service.ts'
import { type TestDatabase, createTestDatabase } from '../testing/database.ts'
import { measureLoopGap } from '../testing/operations/loop-gap.ts'
import { createMember } from '../testing/members.ts'
import type { ReadReceipt } from './local.ts'
import { createReceiptService } from './service.ts'

let own: TestDatabase
let images: ImageService
let household_id: number

const count = 3000
const words_each = 16
const addItems = {
  name: '',
  text: `
    insert into item (household_id, item_name, category, quantity, unit_of_measure)
    select $1, (select string_agg('m' || substr(md5(n || ' ' || word), 1, 9), ' ') from generate_series(1, $3) as word),
      'Other', 0, 'pcs'
    from generate_series(1, $2) as n`,
}
const addMilk = {
  name: '',
  text: `
    insert into item (household_id, item_name, category, quantity, unit_of_measure)
    values ($1, 'Mango Milk', 'Dairy', 0, 'l') returning item_id`,
}

beforeAll(async () => {
  own = await createTestDatabase()
  images = createImageService()
  household_id = (await createMember(own.database)).household_id
  await own.database.query(addItems, [household_id, count, words_each])
})
afterAll(async () => {
  await images.close()
  await own.drop()
})

const names = Array.from({ length: 40 }, (_, n) => `MAXI MINT M${n}X MANGO MUESLI M${n * 7}Y`)

function makeReceipt(product_names: readonly string[]): ReadReceipt {
  const line = { quantity: 1, unit: 'pcs', price: 1, confidence: 1, box: null }
  const items = product_names.map((product_name) => ({ ...line, product_name }))
  return { merchant: null, transaction_date: null, total: null, currency: null, balanced: false, items }
}

const signal = new AbortController().signal
const context = { user_id: 0, household_id: 0, time_zone: 'UTC', signal, log: { error: () => {} } }

test('a receipt in a household of thousands of long names keeps nobody waiting', { timeout: 120_000 }, async () => {
  const service = createReceiptService({ read: async () => makeReceipt(names) }, own.database, images)
  const run = () => service.process({ ...context, household_id }, new Uint8Array())
  await run()
  const gaps = [await measureLoopGap(run), await measureLoopGap(run), await measureLoopGap(run)]
  const text = 'select item_id, item_name, brand from item where household_id = $1'
  const rows = await own.database.query<{ item_id: number; item_name: string; brand: null }>({ name: '', text }, [
    household_id,
  ])
  const plain = await measureLoopGap(async () => names.map(createPlainMatcher(rows)))
  // On the main thread it is some hundred times as long; other processes may take a part of that from us too.
  expect(Math.min(...gaps)).toBeLessThan(plain / 4)
})

test('and finds the item that is meant, whatever page it is on', { timeout: 60_000 }, async () => {
  const [milk] = await own.database.query<{ item_id: number }>(addMilk, [household_id])
  const reader = { read: async () => makeReceipt(['MANGO MILK 1L', 'RICE']) }
  const service = createReceiptService(reader, own.database, images)
  const { results } = await service.process({ ...context, household_id }, new Uint8Array())
  expect(results.detected_fields.items.map(({ match }) => match)).toEqual([
    { item_id: milk?.item_id, item_name: 'Mango Milk', confidence: 1 },
    null,
  ])
})

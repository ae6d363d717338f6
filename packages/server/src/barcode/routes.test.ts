import { photo_api } from '@larder/contract/calls/photo-api'
import { messages } from '@larder/contract/messages'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestApp } from '../testing/app.ts'
import { createTestApp } from '../testing/app.ts'
import { addItem } from '../testing/items.ts'
import type { ServiceDouble } from '../testing/services/product-service.ts'
import { found, startServiceDouble } from '../testing/services/product-service.ts'

let service: ServiceDouble
let test: TestApp
let client: Client

const oats = '4006381333931'

beforeAll(async () => {
  service = await startServiceDouble()
  test = await createTestApp({ openFoodFacts: { url: service.url, contact: 'cook@example.org' } })
  client = await test.register()
})
afterAll(async () => {
  await test.close()
  await service.close()
})
beforeEach(() => {
  service.on(
    oats,
    found({ code: oats, product_name: 'Oats', brands: 'Mill', quantity: '500 g', categories: 'Cereals' }),
  )
})
afterEach(async () => {
  service.asked.length = 0
  for (const table of ['product_cache', 'catalogue_product', 'rate_limit']) await run(`delete from ${table}`)
})

async function run(text: string): Promise<void> {
  await test.database.query({ name: '', text })
}

const age = (days: number) => run(`update product_cache set fetched_at = now() - interval '${days} days 1 hour'`)
const lookUp = (barcode: string, who = client) => who.call(photo_api.lookupBarcode, { body: { barcode } })

describe('POST /api/inventory/lookup-barcode', () => {
  it('asks the service in its own way, and remembers what it said', async () => {
    const product = {
      success: true,
      message: scan_messages.barcode.found,
      barcode: oats,
      product_name: 'Oats',
      brand: 'Mill',
      item_weight: 500,
      item_weight_unit: 'g',
      image_url: null,
    }
    const raw_data = { categories: 'Cereals', expiry_date: null, source: 'open_food_facts' }
    expect(await lookUp('4006381 333931')).toEqual({ ...product, raw_data })
    expect(await lookUp(oats)).toEqual({ ...product, raw_data: { ...raw_data, source: 'cache' } })
    expect(service.asked).toEqual([expect.stringMatching(/^\/api\/v3\.5\/product\/4006381333931\?product_type=all&/)])
    expect(service.agents).toEqual(['Larder/0.1.0 (cook@example.org)'])
  })

  it('takes the long and the short form of a code for one product', async () => {
    service.on('0042100005264', found({ product_name: 'Cola' }))
    expect(await lookUp('042100005264')).toMatchObject({ success: true, barcode: '0042100005264' })
    expect(await lookUp('04252614')).toMatchObject({ success: true, barcode: '0042100005264' })
    expect(service.asked).toHaveLength(1)
  })

  it('says that nobody knows a code, and does not ask again soon', async () => {
    const unknown = { success: false, barcode: '96385074', message: scan_messages.barcode.unknown, product_name: null }
    expect(await lookUp('96385074')).toMatchObject(unknown)
    expect(await lookUp('96385074')).toMatchObject(unknown)
    expect(service.asked).toHaveLength(1)
  })

  it('asks again after 90 days, and after 7 where nothing was known', async () => {
    await lookUp(oats)
    await lookUp('96385074')
    await age(6)
    await Promise.all([lookUp(oats), lookUp('96385074')])
    expect(service.asked).toHaveLength(2)
    await age(7)
    await Promise.all([lookUp(oats), lookUp('96385074')])
    expect(service.asked).toHaveLength(3)
    await age(90)
    expect(await lookUp(oats)).toMatchObject({ raw_data: { source: 'open_food_facts' } })
  })

  it('trusts an imported catalogue before it asks, and over an old "unknown"', async () => {
    await run(`insert into product_cache (barcode) values ('${oats}')`)
    await run(`insert into catalogue_product values ('${oats}', 'Oat flakes', 'Mill', '6 x 330 ml', null, null, '')`)
    expect(await lookUp(oats)).toMatchObject({
      product_name: 'Oat flakes',
      item_weight: 1980,
      item_weight_unit: 'ml',
      raw_data: { source: 'catalogue' },
    })
    expect(service.asked).toEqual([])
  })

  it.each(['2012345000003', '0212345000003', 'LARDER-1', '12345', '4006381333932'])(
    'asks nobody about %s',
    async (code) => {
      expect(await lookUp(code)).toMatchObject({ success: false, barcode: code })
      expect(service.asked).toEqual([])
    },
  )

  it.each(['', '   ', '\n'])('refuses the blank code %j', async (barcode) => {
    const { status, message } = await client.post('/api/inventory/lookup-barcode', { barcode })
    expect([status, message]).toEqual([400, messages.input.required('Barcode')])
  })
})

describe('what the household knows', () => {
  it('comes first, with the item that has the code', async () => {
    const person = await test.register()
    const { item_id } = await addItem(person, { item_name: 'Porridge', brand: 'Ours', barcode: oats, quantity: 3 })
    expect(await lookUp(oats, person)).toMatchObject({
      success: true,
      product_name: 'Porridge',
      brand: 'Ours',
      raw_data: { categories: 'Dairy', source: 'inventory' },
      match: { item_id, item_name: 'Porridge', quantity: 3, unit_of_measure: 'l', lot_count: 1 },
    })
    expect(service.asked).toEqual([])
    expect(await lookUp(oats)).toMatchObject({ product_name: 'Oats', raw_data: { source: 'open_food_facts' } })
  })

  it('stays when the item is gone, under the name it had last', async () => {
    const person = await test.register()
    const { item_id } = await addItem(person, { item_name: 'Jam', barcode: 'HOME-7' })
    await person.put(`/api/inventory/${item_id}`, { item_name: 'Plum jam' })
    await person.delete(`/api/inventory/${item_id}`)
    const remembered = await lookUp('HOME-7', person)
    expect(remembered).toMatchObject({ product_name: 'Plum jam', raw_data: { source: 'household' } })
    expect(remembered.match).toBeUndefined()
    expect(await lookUp('HOME-7')).toMatchObject({ success: false })
  })
})

describe('two phones with one code in view', () => {
  it('are one question', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => lookUp(oats)))
    expect(answers.map(({ product_name }) => product_name)).toEqual(Array.from({ length: 5 }, () => 'Oats'))
    expect(service.asked).toHaveLength(1)
  })
})

import { batchProduct } from '@larder/contract/batch'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { requestOf, saveProduct } from './batch.ts'
import { answer, makeItem, stubFetch } from './client/testing.ts'

const tea = batchProduct.parse({ item_name: 'Tea', quantity: 2, notes: 'Row 1', key: 'k' })
const known = makeItem({ item_id: 7, unit_of_measure: 'l', item_weight: 500, item_weight_unit: 'ml' })
const joined = { ...tea, known, is_joined: true }
const created = answer(201, { item: makeItem({ item_id: 12 }) })
const recorded = answer(200, { success: true, message: 'ok' })
const confirmed = answer(200, { message: 'ok' })
afterEach(() => vi.unstubAllGlobals())

const sent = (fetch: ReturnType<typeof stubFetch>) =>
  fetch.mock.calls.map(([address, request]) => [address, JSON.parse(String(request?.body))])

describe('requestOf', () => {
  test("a new item carries the specification's fields and no more", () => {
    const body = {
      item_name: 'Tea',
      quantity: 2,
      unit_of_measure: 'pcs',
      notes: 'Row 1',
      brand: null,
      category: 'Other',
    }
    expect(requestOf(tea)).toEqual({ request: { kind: 'create', body } })
  })

  test('a code that was read belongs to the new item', () => {
    expect(requestOf({ ...tea, barcode: '4006381333931' })).toMatchObject({
      request: { body: { barcode: '4006381333931' } },
    })
  })

  test("more of an item is a purchase in the item's unit", () => {
    expect(requestOf(joined)).toEqual({
      request: { kind: 'purchase', item_id: 7, body: { quantity_added: 1, price: null, source: null, notes: 'Row 1' } },
    })
  })

  test.each([
    ['no name', { ...tea, item_name: ' ' }, 'Product name is required'],
    ['a name that is too long', { ...tea, item_name: 'x'.repeat(201) }, 'Item name must be at most 200 characters'],
    ['pieces as litres', { ...joined, known: { ...known, item_weight: null } }, 'Say how much it is in l.'],
    ['nothing bought', { ...joined, quantity_added: 0 }, 'Quantity must be a positive number'],
  ])('%s is refused before it is sent', (_, product, complaint) => {
    expect(requestOf(product)).toEqual({ complaint })
  })
})

describe('saveProduct', () => {
  test('answers with the new item, and confirms nothing without crops of a photo', async () => {
    const fetch = stubFetch(created)
    expect(await saveProduct(tea)).toBe(12)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('the pieces of the photo are confirmed for the item that it became', async () => {
    const fetch = stubFetch(created, confirmed)
    await saveProduct({ ...tea, crop_ids: ['a', 'b'] })
    expect(sent(fetch)[1]).toEqual(['/api/inventory/12/crops', { crop_ids: ['a', 'b'] }])
  })

  test('a confirmation that fails is no failure', async () => {
    stubFetch(recorded, answer(500, {}))
    expect(await saveProduct({ ...joined, crop_ids: ['a'] })).toBe(7)
  })

  test('what could not be added is not confirmed', async () => {
    const fetch = stubFetch(answer(400, { message: 'No' }))
    await expect(saveProduct({ ...tea, crop_ids: ['a'] })).rejects.toThrow('No')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('the same again carries the same key; as more of an item it is another request', async () => {
    const fetch = stubFetch(created, created, recorded)
    for (const product of [tea, tea, joined]) await saveProduct(product)
    const keys = fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'))
    expect(keys).toEqual(['k-create', 'k-create', 'k-purchase'])
  })

  test('nothing is sent for what would be refused', async () => {
    const fetch = stubFetch(created)
    await expect(saveProduct({ ...tea, item_name: '' })).rejects.toThrow('Product name is required')
    expect(fetch).not.toHaveBeenCalled()
  })
})

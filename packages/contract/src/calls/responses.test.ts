import { expect, it } from 'vitest'
import { address_api } from './address-api.ts'
import { api } from './api.ts'
import { photo_api } from './photo-api.ts'
import { history_api } from './history-api.ts'

// A server that answers with the specification's shapes alone must be enough for the client.

it('reads a prediction without data', () => {
  const answer = { success: false, message: 'Not enough data to make a prediction yet.' }
  expect(api.getPrediction.response.parse(answer)).toMatchObject({ ...answer, days_until_depletion: null })
})

it('reads histories of the specification', () => {
  const consumed = { date: '2026-01-05', consumed_quantity: 1, previous_quantity: 3, new_quantity: 2 }
  expect(
    history_api.getConsumptionHistory.response.parse({ consumption_history: [consumed] }).consumption_history,
  ).toEqual([{ ...consumed, notes: null }])
  const bought = { date: '2026-01-05', quantity_added: 2 }
  expect(history_api.getPurchaseHistory.response.parse({ purchase_history: [bought] }).purchase_history).toEqual([
    { ...bought, price: null, source: null, notes: null },
  ])
})

it('reads a shopping list whose run-out is unknown', () => {
  const entry = { item_id: 1, item_name: 'Milk', current_quantity: 0, suggested_quantity: 2 }
  expect(api.getShoppingList.response.parse({ success: true, shopping_list: [entry] }).shopping_list[0]).toMatchObject({
    is_low_stock: false,
    days_until_depletion: null,
    confidence_level: null,
  })
})

it('reads a receipt whose lines have a name alone', () => {
  const results = { detected_fields: { items: [{ product_name: 'Milk' }] } }
  expect(photo_api.processReceipt.response.parse({ results }).results).toMatchObject({
    merchant: null,
    transaction_date: null,
    detected_fields: { items: [{ product_name: 'Milk', quantity: null, unit: null }] },
  })
})

it('reads an unknown barcode and a photo without one', () => {
  expect(photo_api.lookupBarcode.response.parse({ success: false, message: 'Unknown' }).product_name).toBeNull()
  expect(photo_api.scanBarcode.response.parse({ results: { success: false } }).results.raw_data).toBeNull()
})

it('reads products without a position', () => {
  const { results } = photo_api.recognizeProduct.response.parse({
    results: { products: [{ product_name: 'Milk', confidence: 0.8 }], shelf_analysis: {} },
  })
  expect(results.products[0]).toMatchObject({ position: null, warehouse_data: null })
  expect(results.shelf_analysis).toEqual({ recommendations: [] })
})

it('asks consumption for a quantity and a purchase for what was added', () => {
  expect(api.consume.body.parse({ new_quantity: 0 })).toMatchObject({ new_quantity: 0, notes: null })
  expect(api.consume.body.safeParse({ new_quantity: -1 }).success).toBe(false)
  expect(api.purchase.body.parse({ quantity_added: 2, price: null })).toMatchObject({ price: null, source: null })
})

it('names the missing part of an address', () => {
  const sentences = address_api.createAddress.body.safeParse({}).error?.issues.map((issue) => issue.message)
  expect(sentences).toEqual([
    'Address type is required',
    'Street address is required',
    'City is required',
    'State/Province is required',
    'Postal code is required',
    'Country is required',
  ])
})

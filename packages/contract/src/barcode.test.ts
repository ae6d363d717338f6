import { expect, it } from 'vitest'
import { barcode_sources, barcodeRequest, barcodeResponse, barcodeScanResponse, needsAttribution } from './barcode.ts'

it('reads an answer with the fields of the specification alone', () => {
  const product = barcodeResponse.parse({ success: true, product_name: 'Oats', raw_data: { categories: 'Cereals' } })
  expect(product).toMatchObject({ product_name: 'Oats', brand: null, image_url: null, message: null })
  expect(product.raw_data).toEqual({ categories: 'Cereals', expiry_date: null })
  expect(product.match).toBeUndefined()
})

it.each([
  [['Dairy'], 'Dairy'],
  [['Dairies', ' Milks ', '', null], 'Dairies, Milks'],
  [[], null],
  ['Dairies, Milks', 'Dairies, Milks'],
  [null, null],
])('takes categories as %j for %j', (categories, expected) => {
  const answer = { success: true, product_name: 'Milk', raw_data: { categories } }
  expect(barcodeResponse.parse(answer).raw_data?.categories).toBe(expected)
  expect(barcodeScanResponse.parse({ results: answer }).results.raw_data?.categories).toBe(expected)
})

it('reads the item of the household that has the code', () => {
  const match = { item_id: 7, item_name: 'Oats', quantity: 2, unit_of_measure: 'pcs' }
  expect(barcodeResponse.parse({ success: true, match }).match).toEqual(match)
})

it('shows the licence with data of others, and only with it', () => {
  expect(barcode_sources.filter(needsAttribution)).toEqual(['cache', 'catalogue', 'open_food_facts'])
  expect([null, undefined, 'elsewhere'].some(needsAttribution)).toBe(false)
})

it.each(['', '   ', '\t\n'])('refuses the blank code %j', (barcode) => {
  expect(barcodeRequest.safeParse({ barcode }).error?.issues[0]?.message).toBe('Barcode is required')
})

it('takes a code as it was typed, without the white space around it', () => {
  expect(barcodeRequest.parse({ barcode: ' 4-006381-333931 ' })).toEqual({ barcode: '4-006381-333931' })
})

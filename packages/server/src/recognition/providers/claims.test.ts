import { expect, test } from 'vitest'
import { stockedItem } from '../../testing/services/products.ts'
import { toRecognised } from './claims.ts'

const items = [stockedItem(), stockedItem({ item_id: 2, item_name: 'Jam', brand: null, category: 'Pantry' })]
const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }

test('an item of the household keeps its own name, brand and category', () => {
  const claims = [
    { product_name: 'Milk carton', brand: 'Arla', category: 'Beverages', inventory_name: ' whole  milk ' },
  ]
  expect(toRecognised(claims, items).products).toMatchObject([
    { product_name: 'Whole Milk', brand: 'Alpine', category: 'Dairy', item_id: 1, confidence: 0.6, count: 1 },
  ])
  expect(toRecognised([{ product_name: 'JAM' }], items).products).toMatchObject([{ product_name: 'Jam', item_id: 2 }])
})

test('a name that the household does not have is no item', () => {
  const [product] = toRecognised(
    [{ product_name: 'Tea', inventory_name: 'Green tea', category: 'beverages' }],
    items,
  ).products
  expect(product).toMatchObject({ product_name: 'Tea', item_id: null, category: 'Beverages' })
})

test.each([
  [{ confidence: 1 }, { confidence: 0.9 }],
  [{ confidence: 0.15 }, { confidence: 0.15 }],
  [{ confidence: 7 }, { confidence: 0.6 }],
  [{ confidence: 'sure' }, { confidence: 0.6 }],
  [{ count: 3.2 }, { count: 3 }],
  [{ count: 0 }, { count: 1 }],
  [{ count: -4 }, { count: 1 }],
  [{ count: 1e9 }, { count: 1 }],
  [{ count: Number.NaN }, { count: 1 }],
  [
    { row: 2, column_start: 3, column_end: 5 },
    { row: 2, column_start: 3, column_end: 5 },
  ],
  [
    { row: 0, column_start: 3, column_end: 1 },
    { row: 1, column_start: 3, column_end: 3 },
  ],
  [{ category: 'Spaceships' }, { category: null }],
  [{ brand: '\u0000' }, { brand: null }],
  [{ box }, { boxes: [box] }],
  [{ box: { ...box, width: 1 } }, { boxes: [{ ...box, width: 0.9 }] }],
  [{ box: { ...box, x: 400 } }, { boxes: [] }],
  [{ box: { ...box, width: 0 } }, { boxes: [] }],
  [{ box: null }, { boxes: [] }],
  [{ box: 'left' }, { boxes: [] }],
])('a product with %j is %j', (claim, product) => {
  expect(toRecognised([{ product_name: 'Tea', ...claim }], items).products).toMatchObject([product])
})

test('nothing is made of a product without a name, and no photo is endless', () => {
  expect(toRecognised([{ product_name: ' ' }, {}], items).products).toEqual([])
  const many = Array.from({ length: 5000 }, (_, index) => ({ product_name: `Thing ${index}` }))
  expect(toRecognised(many, []).products).toHaveLength(200)
})

test('what is named twice is one product', () => {
  const claims = [
    { product_name: 'Jam', count: 2, row: 1, column_start: 2 },
    { product_name: 'Tea', brand: 'Lipton', row: 1, column_start: 1 },
    { product_name: 'Preserve', inventory_name: 'Jam', count: 1, row: 1, column_start: 4 },
    { product_name: 'TEA', brand: 'lipton', row: 2, column_start: 7 },
  ]
  expect(toRecognised(claims, items).products).toMatchObject([
    { product_name: 'Jam', count: 3, column_start: 2, column_end: 4 },
    { product_name: 'Tea', count: 2, column_start: 1, column_end: 1 },
  ])
})

test('how full a shelf is, is said where every place is told', () => {
  const other = { ...box, x: 0.4 }
  const two = [
    { product_name: 'Tea', box },
    { product_name: 'Jam', box: other },
  ]
  expect(toRecognised(two, []).shelf_utilization).toBe(1)
  expect(toRecognised([{ product_name: 'Tea', box, count: 2 }], []).shelf_utilization).toBeNull()
  expect(toRecognised([{ product_name: 'Tea' }], []).shelf_utilization).toBeNull()
})

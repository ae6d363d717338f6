import { photo_api } from '@larder/contract/calls/photo-api'
import { expect, test } from 'vitest'
import { namedProduct, stockedItem } from '../testing/services/products.ts'
import { toAnswer } from './answer.ts'

const today = '2026-03-10'
const photo = { shelf_utilization: 0.51234, things: [] }

test('a product that the household has comes with its item and what there is of it', () => {
  const item = stockedItem({ low_stock_threshold: 2 })
  const boxes = [0.1, 0.6].map((x) => ({ x, y: 0.2, width: 0.3, height: 0.5 }))
  const product = namedProduct({ item_id: 1, confidence: 0.87654, count: 2, boxes, column_end: 2 })
  const answer = toAnswer({ ...photo, products: [product] }, [item], [['a', 'b']], today)
  expect(answer).toEqual({
    success: true,
    message: '1 product(s) identified!',
    results: {
      products: [
        {
          product_name: 'Whole Milk',
          brand: 'Alpine',
          confidence: 0.877,
          quantity: { count: 2, unit: 'pcs' },
          position: { row: 1, column_start: 1, column_end: 2 },
          warehouse_data: { stock_level: 'Low', needs_restock: true },
          box: boxes[0],
          boxes,
          match: { item_id: 1, item_name: 'Whole Milk', confidence: 0.877 },
          category: 'Dairy',
          barcode: null,
          read_text: 'WHOLE MILK',
          suggestions: [],
          crop_ids: ['a', 'b'],
        },
      ],
      unnamed: [],
      scan_metadata: { total_items_counted: 2, distinct_products: 1, shelf_utilization: 0.512 },
      shelf_analysis: { recommendations: ['Restock Whole Milk: 2 l left.'] },
    },
  })
  expect(photo_api.recognizeProduct.response.parse(answer)).toEqual(answer)
})

test.each([
  [{ quantity: 0 }, 'Out of Stock', true],
  [{ quantity: 5 }, 'In Stock', false],
  [{ quantity: 5, low_stock_threshold: 4 }, 'In Stock', false],
  [{ quantity: 4, low_stock_threshold: 4 }, 'Low', true],
])('the stock of %j is %s', (changes, stock_level, needs_restock) => {
  const products = [namedProduct({ item_id: 1 })]
  const { results } = toAnswer({ ...photo, products }, [stockedItem(changes)], [], today)
  expect(results.products[0]?.warehouse_data).toEqual({ stock_level, needs_restock })
})

test('what is not the household’s has no match and no stock', () => {
  const products = [namedProduct(), namedProduct({ item_id: 99 })]
  const { results } = toAnswer({ ...photo, products }, [stockedItem()], [], today)
  expect(results.products).toHaveLength(2)
  for (const { match, warehouse_data } of results.products) {
    expect(match).toBeNull()
    expect(warehouse_data).toEqual({ stock_level: null, needs_restock: false })
  }
})

const unknown = namedProduct({
  product_name: 'Unknown Product',
  brand: null,
  category: null,
  signal: 'none',
  confidence: 0.2,
  read_text: 'FLAKES',
  suggestions: [{ product_name: 'Oat Flakes', brand: null, category: 'Grains', item_id: 4 }],
})

test('what has no name is no product: it is told apart, with what is needed to name it', () => {
  const products = [unknown, namedProduct()]
  const { message, results } = toAnswer({ ...photo, products }, [], [['a'], ['b']], today)
  expect(message).toBe('1 product(s) identified!')
  expect(results.products).toMatchObject([{ product_name: 'Whole Milk', crop_ids: ['b'] }])
  expect(results.scan_metadata).toMatchObject({ total_items_counted: 1, distinct_products: 1 })
  expect(results.unnamed).toEqual([
    {
      box: unknown.boxes[0],
      boxes: unknown.boxes,
      position: { row: 1, column_start: 1, column_end: 1 },
      barcode: null,
      read_text: 'FLAKES',
      suggestions: unknown.suggestions,
      crop_ids: ['a'],
    },
  ])
})

test('a name that hardly anything speaks for is only what it may be', () => {
  const product = namedProduct({ item_id: 1, confidence: 0.29, suggestions: unknown.suggestions })
  const { results } = toAnswer({ ...photo, products: [product] }, [stockedItem()], [], today)
  expect(results.products).toEqual([])
  expect(results.unnamed[0]?.suggestions.map(({ product_name }) => product_name)).toEqual(['Whole Milk', 'Oat Flakes'])
})

test('where nothing is named the specification’s sentence stays, and what was seen can be named', () => {
  const answer = toAnswer({ ...photo, products: [unknown] }, [], [], today)
  expect(answer).toMatchObject({
    success: false,
    message: 'No products recognized in the image. Please try a different image or angle.',
    results: { products: [], unnamed: [{ read_text: 'FLAKES' }] },
  })
  expect(photo_api.recognizeProduct.response.parse(answer)).toEqual(answer)
})

test('an empty photo says so, and who looked', () => {
  const seen = { products: [], things: [], shelf_utilization: null, provider: 'local', message: 'Elsewhere failed.' }
  expect(toAnswer(seen, [stockedItem({ quantity: 0 })], [], today)).toEqual({
    success: false,
    message: 'No products recognized in the image. Please try a different image or angle.',
    results: {
      provider: 'local',
      message: 'Elsewhere failed.',
      products: [],
      unnamed: [],
      scan_metadata: { total_items_counted: 0, distinct_products: 0, shelf_utilization: null },
      shelf_analysis: { recommendations: [] },
    },
  })
})

import { describe, expect, it } from 'vitest'
import { namedProduct, stockedItem } from '../testing/services/products.ts'
import { needsRestock, recommend } from './recommendations.ts'

const today = '2026-03-10'

/** What is said of one item in the photo. */
function sayOf(changes: Parameters<typeof stockedItem>[0]): string[] {
  const item = stockedItem(changes)
  return recommend([namedProduct({ item_id: item.item_id })], new Map([[item.item_id, item]]), today)
}

describe('an item of the household', () => {
  it.each([
    [{}, []],
    [{ expiry_date: '2026-03-09' }, ['Whole Milk expired on 3/9/2026.']],
    [{ expiry_date: '2026-03-10' }, ['Whole Milk expires today.']],
    [{ expiry_date: '2026-03-11' }, ['Whole Milk expires tomorrow.']],
    [{ expiry_date: '2026-03-17' }, ['Whole Milk expires in 7 days.']],
    [{ expiry_date: '2026-03-18' }, []],
    [{ low_stock_threshold: 2 }, ['Restock Whole Milk: 2 l left.']],
    [{ low_stock_threshold: 1 }, []],
    [{ quantity: 0 }, ['Restock Whole Milk: none left.']],
    [{ quantity: 0, low_stock_threshold: 3, expiry_date: '2026-03-01' }, ['Restock Whole Milk: none left.']],
  ])('with %j: %j', (changes, said) => {
    expect(sayOf(changes)).toEqual(said)
  })

  it('is spoken of once, however often it stands there, and the soonest first', () => {
    const milk = stockedItem({ expiry_date: '2026-03-12' })
    const jam = stockedItem({ item_id: 2, item_name: 'Jam', expiry_date: '2026-03-11' })
    const items = new Map([milk, jam].map((item) => [item.item_id, item]))
    const products = [1, 2, 1].map((item_id) => namedProduct({ item_id }))
    expect(recommend(products, items, today)).toEqual(['Jam expires tomorrow.', 'Whole Milk expires in 2 days.'])
  })
})

describe('what is not in the inventory', () => {
  it('is named, but not without end', () => {
    const names = ['A', 'B', 'A', 'C', 'D', 'E', 'F', 'G']
    const products = names.map((product_name) => namedProduct({ product_name }))
    expect(recommend(products, new Map(), today)).toEqual(['Not in your inventory yet: A, B, C, D, E and 2 more.'])
    expect(recommend(products.slice(0, 1), new Map(), today)).toEqual(['Not in your inventory yet: A.'])
  })

  it('is not said of an item that is gone meanwhile', () => {
    expect(recommend([namedProduct({ item_id: 7 })], new Map(), today)).toEqual([])
  })
})

describe('what nobody could name', () => {
  const unknown = { product_name: 'Unknown Product', confidence: 0.2, item_id: null }
  const small = [{ x: 0, y: 0, width: 0.1, height: 0.2 }]

  it('is counted, and never taken for news', () => {
    expect(recommend([namedProduct(unknown)], new Map(), today)).toEqual([
      '1 thing could not be named. Turn its label to the camera, or name it yourself.',
    ])
    const three = [{ count: 5 }, {}, {}].map((changes) => namedProduct({ ...unknown, ...changes }))
    expect(recommend(three, new Map(), today)).toEqual([
      '3 things could not be named. Turn their labels to the camera, or name them yourself.',
    ])
  })

  it('is worth a step closer where it is small', () => {
    const said = recommend([namedProduct({ ...unknown, boxes: small })], new Map(), today)
    expect(said.at(-1)).toBe('Some products are small in this photo. Move closer to have them read.')
    expect(recommend([namedProduct({ boxes: small })], new Map(), today)).toEqual([
      'Not in your inventory yet: Whole Milk.',
    ])
  })
})

it('says nothing of nothing', () => {
  expect(recommend([], new Map([[1, stockedItem({ quantity: 0 })]]), today)).toEqual([])
  expect(needsRestock(stockedItem({ quantity: 0.5, low_stock_threshold: 0.5 }))).toBe(true)
})

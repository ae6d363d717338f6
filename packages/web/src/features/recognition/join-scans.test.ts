import { expect, test } from 'vitest'
import { joinScans } from './join-scans.ts'
import { figuresOf, type Results, scanOf, withNamed, withToggled } from './scan.ts'
import { makeProduct, makeThing } from './testing.ts'

function makeScan(names: readonly string[], results: Partial<Results> = {}) {
  const products = names.map((product_name) => makeProduct({ product_name }))
  return scanOf({ products, scan_metadata: null, shelf_analysis: null, ...results }, new Map(), null)
}

/** What the server says of a photo as a whole. */
const facts = (total: number, share: number | null, ...recommendations: string[]) => ({
  scan_metadata: { total_items_counted: total, distinct_products: 1, shelf_utilization: share },
  shelf_analysis: { recommendations },
})

test('the products of both photos are one list whose ids count on', () => {
  const kept = withToggled(makeScan(['Tea', 'Jam']), 'product-1')
  const joined = joinScans(kept, makeScan(['Milk']))
  expect(joined.findings.map(({ id, item_name, photo }) => [id, item_name, photo])).toEqual([
    ['product-0', 'Tea', 0],
    ['product-1', 'Jam', 0],
    ['product-2', 'Milk', 1],
  ])
  expect(joined).toMatchObject({ id: kept.id, selected: ['product-1'], previews: [null, null] })
  expect(joinScans(joined, makeScan(['Oil'])).findings.at(-1)).toMatchObject({ id: 'product-3', photo: 2 })
})

test('what has no name keeps an id of its own, also after some were named', () => {
  const kept = makeScan(['Tea'], { unnamed: [makeThing(), makeThing()] })
  const oats = { product_name: 'Oats', brand: null, category: null }
  const joined = joinScans(withNamed(kept, 'thing-0', oats, new Map()), makeScan([], { unnamed: [makeThing()] }))
  expect(joined.unnamed.map(({ id, photo }) => [id, photo])).toEqual([
    ['thing-1', 0],
    ['thing-2', 1],
  ])
})

test('the figures add up, and what is advised twice is said once', () => {
  const kept = makeScan(['Tea'], facts(3, 0.4, 'Move closer.'))
  const joined = joinScans(kept, makeScan(['Jam'], facts(2, 0.6, 'Move closer.', 'Restock Jam.')))
  expect(figuresOf(joined)).toEqual({ total_items: 5, distinct_products: 2, shelf_utilization: 0.5 })
  expect(joined.facts.shelf_analysis?.recommendations).toEqual(['Move closer.', 'Restock Jam.'])
  expect(figuresOf(joinScans(joined, makeScan(['Oil'], facts(1, null)))).shelf_utilization).toBeNull()
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { noteAdded } from '../../api/added.ts'
import { addable, figuresOf, readScan, scanOf, withAdded, withFinding, withNamed, withToggled } from './scan.ts'
import { makeProduct, makeThing } from './testing.ts'

const nothing = { scan_metadata: null, shelf_analysis: null }
const three = [
  makeProduct(),
  makeProduct({ product_name: 'Milk', quantity: null }),
  makeProduct({ product_name: null }),
]
const scan = scanOf({ ...nothing, products: three }, new Map(), null)
afterEach(() => vi.unstubAllGlobals())

function stubStorage(): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
}

describe('figuresOf', () => {
  test("are the server's", () => {
    const scan_metadata = { total_items_counted: 12, distinct_products: 5, shelf_utilization: 0.64 }
    expect(figuresOf({ ...scan, facts: { ...nothing, scan_metadata } })).toEqual({
      total_items: 12,
      distinct_products: 5,
      shelf_utilization: 0.64,
    })
  })

  test('are counted here where the server says none', () => {
    expect(figuresOf(scan)).toEqual({ total_items: 7, distinct_products: 3, shelf_utilization: null })
  })
})

describe('the selection', () => {
  test('begins empty, and a second touch takes a product out again', () => {
    expect(scan.selected).toEqual([])
    const two = withToggled(withToggled(scan, 'product-0'), 'product-2')
    expect(two.selected).toEqual(['product-0', 'product-2'])
    expect(withToggled(two, 'product-0').selected).toEqual(['product-2'])
  })

  test('is added in the order of the cards, and all is all', () => {
    const two = withToggled(withToggled(scan, 'product-2'), 'product-0')
    expect(addable(two, 'selected').map(({ id }) => id)).toEqual(['product-0', 'product-2'])
    expect(addable(two, 'all')).toHaveLength(3)
  })
})

describe('a thing that gets its name', () => {
  const oats = { product_name: ' Oats ', brand: 'Mill', category: null }
  const scan_metadata = { total_items_counted: 3, distinct_products: 1, shelf_utilization: 0.5 }
  const seen = scanOf(
    {
      products: [makeProduct()],
      unnamed: [makeThing(), makeThing({ boxes: [] })],
      scan_metadata,
      shelf_analysis: null,
    },
    new Map(),
    null,
  )

  test('is the last of the products, selected, and counted with them', () => {
    const named = withNamed(seen, 'thing-1', oats, new Map())
    expect(named.findings.map(({ id, item_name }) => [id, item_name])).toEqual([
      ['product-0', 'Green Tea'],
      ['product-1', 'Oats'],
    ])
    expect(named.findings[1]).toMatchObject({ is_named: true, brand: 'Mill', product: { crop_ids: ['c1'] } })
    expect(named.unnamed.map(({ id }) => id)).toEqual(['thing-0'])
    expect(named.selected).toEqual(['product-1'])
    expect(figuresOf(named)).toEqual({ total_items: 4, distinct_products: 2, shelf_utilization: 0.5 })
  })

  test('gets it once', () => {
    const once = withNamed(seen, 'thing-0', oats, new Map())
    expect(withNamed(once, 'thing-0', oats, new Map())).toBe(once)
  })
})

describe('what was added', () => {
  test('is marked on return and can be neither selected nor added again', () => {
    stubStorage()
    noteAdded(`${scan.id}:product-1`, 7)
    const back = withAdded(withToggled(withToggled(scan, 'product-1'), 'product-2'))
    expect(back.findings.map(({ added }) => added)).toEqual([null, 7, null])
    expect(back.selected).toEqual(['product-2'])
    expect(addable(back, 'all').map(({ id }) => id)).toEqual(['product-0', 'product-2'])
  })

  test('stays marked without storage', () => {
    const added = withFinding(scan, 'product-0', (finding) => ({ ...finding, added: 9 }))
    expect(withAdded(added).findings[0]?.added).toBe(9)
  })
})

describe('readScan', () => {
  test('brings back what was kept', () => {
    expect(readScan({ scan: structuredClone(scan) })).toEqual(scan)
  })

  test.each([[null], ['x'], [{}], [{ scan: null }], [{ scan: { id: 'a' } }]])('makes nothing of %j', (given) => {
    expect(readScan(given)).toBeNull()
  })
})

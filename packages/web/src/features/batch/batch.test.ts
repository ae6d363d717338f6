import { batchProduct } from '@larder/contract/batch'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../api/client/testing.ts'
import {
  type Batch,
  countAdded,
  nameOf,
  type Outcome,
  readBatch,
  withEdits,
  withOutcome,
  withProduct,
} from './batch.ts'

const tea = batchProduct.parse({ id: 'a', key: 'k', item_name: 'Tea', quantity: 2 })
const milk = batchProduct.parse({ id: 'b', key: 'l', item_name: 'Milk', known: makeItem(), is_joined: true })
const added: Outcome = { kind: 'added', item_id: 7 }

describe('readBatch', () => {
  test('takes what another screen hands over', () => {
    const state = { products: [tea], returnPath: '/product-recognition', return_is_behind: true }
    expect(readBatch(state)).toEqual({ ...state, step: 0, outcomes: {} })
  })

  test("takes the specification's fields alone, and gives each product a key", () => {
    const { products, returnPath } = readBatch({ products: [{ item_name: 'Tea' }, { item_name: 'Tea' }] })
    expect(returnPath).toBe('/inventory')
    expect(new Set(products.flatMap(({ id, key }) => [id, key])).size).toBe(4)
  })

  test.each([[null], ['x'], [{}], [{ products: 'no' }], [{ products: [{ item_name: 4 }, null] }]])(
    'has no products from %j',
    (state) => {
      expect(readBatch(state).products).toEqual([])
    },
  )

  test.each(['//elsewhere.example', 'https://elsewhere.example', 4, null])('%j is no return path', (returnPath) => {
    expect(readBatch({ products: [tea], returnPath }).returnPath).toBe('/inventory')
  })

  test('brings results back as they were', () => {
    const kept: Batch = { ...readBatch({ products: [tea] }), step: 2, outcomes: { a: added } }
    expect(readBatch(structuredClone(kept))).toEqual(kept)
  })

  test('a run that was cut short comes back as results, with what is not known to be added', () => {
    const kept: Batch = { ...readBatch({ products: [tea, milk] }), step: 1, outcomes: { a: added } }
    const { step, outcomes, products } = readBatch(kept)
    expect(step).toBe(2)
    expect(outcomes).toEqual({
      a: added,
      b: { kind: 'failed', message: 'This was interrupted. Try again: it will not be added twice.' },
    })
    expect(products.map(({ key }) => key)).toEqual(['k', 'l'])
  })
})

describe('withEdits', () => {
  const values = { item_name: 'Milk', quantity: 1, unit_of_measure: 'pcs', category: 'Other', brand: null, notes: null }

  test('is another request', () => {
    expect(withEdits(milk, values, []).key).not.toBe(milk.key)
  })

  test('stays the known item for as long as it is called the same', () => {
    expect(withEdits(milk, { ...values, item_name: ' milk' }, [])).toMatchObject({
      is_joined: true,
      known: { item_id: 7 },
    })
    expect(withEdits(milk, { ...values, item_name: 'Cream' }, [])).toMatchObject({ is_joined: false, known: null })
  })

  test('under the name of what the household has becomes more of it', () => {
    const eggs = makeItem({ item_id: 12, item_name: 'Eggs', unit_of_measure: 'pcs' })
    const renamed = withEdits(tea, { ...values, item_name: 'egg' }, [eggs])
    expect(renamed).toMatchObject({ is_joined: true, known: { item_id: 12 } })
    const litres = makeItem({ item_id: 13, item_name: 'Oil', unit_of_measure: 'l' })
    expect(withEdits(tea, { ...values, item_name: 'Oil' }, [litres])).toMatchObject({
      is_joined: false,
      known: { item_id: 13 },
    })
  })

  test('another quantity asks again how much that is', () => {
    const answered = { ...milk, quantity_added: 3 }
    expect(withEdits(answered, values, []).quantity_added).toBe(3)
    expect(withEdits(answered, { ...values, quantity: 2 }, []).quantity_added).toBeNull()
  })
})

describe('a batch', () => {
  const batch = readBatch({ products: [tea, milk] })

  test('changes one product and leaves the other the very same', () => {
    const changed = withProduct(batch, 'b', (product) => ({ ...product, quantity: 9 }))
    expect(changed.products[0]).toBe(batch.products[0])
    expect(changed.products[1]?.quantity).toBe(9)
  })

  test('counts what is added, and not what failed or is gone', () => {
    const failed: Outcome = { kind: 'failed', message: 'No' }
    const done = withOutcome(withOutcome(withOutcome(batch, 'a', added), 'b', failed), 'gone', added)
    expect(countAdded(done)).toBe(1)
    expect(countAdded(withOutcome(done, 'b', added))).toBe(2)
  })

  test('calls a product without a name so', () => {
    expect(nameOf(tea)).toBe('Tea')
    expect(nameOf({ item_name: ' ' })).toBe('Unknown Product')
  })
})

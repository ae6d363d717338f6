import { describe, expect, it } from 'vitest'
import { amountToAdd, batchProduct, wholeQuantity } from './batch.ts'

const milk = {
  item_id: 7,
  item_name: 'Whole Milk',
  quantity: 2,
  unit_of_measure: 'l',
  item_weight: 500,
  item_weight_unit: 'ml',
}

describe('batchProduct', () => {
  it("takes the specification's fields alone", () => {
    const product = { item_name: 'Tea', quantity: 2, unit_of_measure: 'pcs', notes: 'Row 1' }
    expect(batchProduct.parse(product)).toMatchObject({ ...product, category: 'Other', known: null, crop_ids: [] })
  })

  it('has the defaults of a scanned thing where nothing is said', () => {
    expect(batchProduct.parse({})).toMatchObject({ item_name: '', quantity: 1, unit_of_measure: 'pcs', brand: null })
  })

  it('refuses what is no product', () => {
    expect(batchProduct.safeParse({ item_name: 4 }).success).toBe(false)
  })
})

describe('amountToAdd', () => {
  const product = { known: milk, quantity: 3, unit_of_measure: 'pcs', quantity_added: null }

  it("is in the item's unit", () => {
    expect(amountToAdd(product)).toBe(1.5)
  })

  it('is what a person said', () => {
    expect(amountToAdd({ ...product, quantity_added: 4 })).toBe(4)
  })

  it('is unknown where nobody said it, and where there is no item', () => {
    expect(amountToAdd({ ...product, known: { ...milk, item_weight: null } })).toBeNull()
    expect(amountToAdd({ ...product, known: null })).toBeNull()
  })
})

describe('wholeQuantity', () => {
  it.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
    [null, 1],
    [undefined, 1],
  ])('of %j is %d', (given, whole) => {
    expect(wholeQuantity(given)).toBe(whole)
  })
})

import { type BarcodeProduct } from '@larder/contract/barcode'
import { describe, expect, it } from 'vitest'
import { categoryOf, toPrefill } from './prefill.ts'

const today = '2026-11-15'
const code = '4006381333931'
const milk: BarcodeProduct = {
  success: true,
  message: null,
  product_name: 'Whole Milk',
  brand: 'Meadow',
  item_weight: 1,
  item_weight_unit: 'l',
  image_url: '/api/barcode-images/abc',
  raw_data: { categories: 'Dairy', expiry_date: null, source: 'household' },
}

describe('toPrefill', () => {
  it('is the specification: quantity 1, the weight unit, a note, today', () => {
    expect(toPrefill(code, milk, today)).toEqual({
      item_name: 'Whole Milk',
      brand: 'Meadow',
      category: 'Dairy',
      quantity: 1,
      unit_of_measure: 'l',
      item_weight: 1,
      item_weight_unit: 'l',
      purchase_date: today,
      expiry_date: null,
      notes: 'Barcode: 4006381333931',
      image_url: '/api/barcode-images/abc',
      barcode: code,
    })
  })

  it('counts pieces where no weight is known', () => {
    expect(toPrefill(code, { ...milk, item_weight: null, item_weight_unit: null }, today).unit_of_measure).toBe('pcs')
  })

  it('begins with the code alone where nobody knows the product', () => {
    expect(toPrefill(code, null, today)).toEqual({
      quantity: 1,
      unit_of_measure: 'pcs',
      purchase_date: today,
      notes: 'Barcode: 4006381333931',
      barcode: code,
    })
  })

  it('says nothing of a code that was not told', () => {
    expect(toPrefill('', milk, today)).not.toHaveProperty('notes')
  })

  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027-01-31T00:00:00Z', '2027-01-31'],
    ['2026-11-14', null],
  ])('takes the expiry date %s as %s', (expiry_date, expected) => {
    const raw_data = { categories: null, expiry_date, source: null }
    expect(toPrefill(code, { ...milk, raw_data }, today).expiry_date).toBe(expected)
  })
})

const from = (categories: string | null, source: string) =>
  categoryOf({ ...milk, raw_data: { categories, expiry_date: null, source } })

describe('categoryOf', () => {
  it("takes the household's own word", () => {
    expect(from('Party, loud', 'inventory')).toBe('Party, loud')
  })

  it('finds a word of ours among those of the product data', () => {
    expect(from('Plant-based foods, snacks, Salty snacks', 'open_food_facts')).toBe('Snacks')
    expect(from('Cereals and their products', 'cache')).toBeNull()
    expect(from(null, 'catalogue')).toBeNull()
    expect(categoryOf({ ...milk, raw_data: null })).toBeNull()
  })
})

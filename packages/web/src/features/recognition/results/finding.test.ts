import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import {
  defaultNotes,
  findingsOf,
  nameOf,
  positionText,
  thingsOf,
  toBatchProduct,
  withEdits,
  withName,
} from './finding.ts'
import { makeFinding, makeProduct } from '../testing.ts'

const milk = makeItem({ item_id: 7, item_name: 'Whole Milk', category: 'Dairy', brand: 'Alp' })
const items = new Map([[7, milk]])
const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.8 }

const edits = { item_name: 'Green Tea', quantity: 1, unit_of_measure: 'pcs', notes: '' }

describe('positionText', () => {
  test.each([
    [{ row: 1, column_start: 2, column_end: 4 }, 'Row 1, Columns 2-4'],
    [{ row: 1, column_start: 2, column_end: 2 }, 'Row 1, Column 2'],
    [{ row: 3, column_start: null, column_end: 5 }, 'Row 3, Column 5'],
    [{ row: 2, column_start: null, column_end: null }, 'Row 2'],
    [{ row: null, column_start: null, column_end: null }, null],
    [null, null],
  ])('%j is %j', (position, text) => {
    expect(positionText(makeProduct({ position }))).toBe(text)
  })
})

describe('defaultNotes', () => {
  test('say place, stock level and the need to buy', () => {
    expect(defaultNotes(makeProduct())).toBe('Row 1, Columns 2-4. Stock level: Low. Needs Restock!')
  })

  test('say nothing that is not known', () => {
    expect(defaultNotes(makeProduct({ position: null, warehouse_data: null }))).toBe('')
    const warehouse_data = { stock_level: null, needs_restock: false }
    expect(defaultNotes(makeProduct({ warehouse_data }))).toBe('Row 1, Columns 2-4.')
  })
})

describe('findingsOf', () => {
  test("have the specification's ids in order", () => {
    const found = findingsOf([makeProduct(), makeProduct(), makeProduct()], items)
    expect(found.map(({ id }) => id)).toEqual(['product-0', 'product-1', 'product-2'])
    expect(new Set(found.map(({ key }) => key)).size).toBe(3)
  })

  test.each([
    [{ count: 3.4, unit: 'kg' }, 3, 'kg'],
    [{ count: 0, unit: null }, 1, 'pcs'],
    [null, 1, 'pcs'],
  ])('a quantity of %j is %d %s', (quantity, count, unit_of_measure) => {
    expect(makeFinding({ quantity })).toMatchObject({ quantity: count, unit_of_measure })
  })

  test('guess a category where none is said', () => {
    expect(makeFinding({ product_name: 'Oat milk' }).category).toBe('Dairy')
    expect(makeFinding({ product_name: 'Oat milk', category: 'Beverages' }).category).toBe('Beverages')
    expect(makeFinding({ product_name: 'Nails' }).category).toBe('Other')
  })

  test.each([null, ' ', 'Unknown Product'])('a name of %j is none', (product_name) => {
    const finding = makeFinding({ product_name })
    expect(finding.item_name).toBe('')
    expect(nameOf(finding)).toBe('Unknown Product')
  })

  test('know the item they match, if the household still has it', () => {
    expect(makeFinding({ match }, items).known).toBe(milk)
    expect(makeFinding({ match }).known).toBeNull()
  })
})

describe('thingsOf', () => {
  const box = { x: 0, y: 0, width: 0.1, height: 0.1 }
  const suggestions = [{ product_name: 'Oats', brand: null, category: null }]

  test('are cards without a name, as many of each as look alike', () => {
    const position = { row: 2, column_start: 1, column_end: 1 }
    const [one, other] = thingsOf([
      { box, boxes: [box, { ...box, x: 0.5 }], position, suggestions, crop_ids: ['a', 'b'] },
      { suggestions: [], crop_ids: [] },
    ])
    expect(one).toMatchObject({ id: 'thing-0', item_name: '', quantity: 2, unit_of_measure: 'pcs', known: null })
    expect(one).toMatchObject({ notes: 'Row 2, Column 1.', product: { suggestions, crop_ids: ['a', 'b'] } })
    expect(other).toMatchObject({ id: 'thing-1', quantity: 1, notes: '' })
  })
})

describe('changes by a person', () => {
  test('another quantity is another request', () => {
    const finding = makeFinding()
    const edited = withEdits(finding, { ...edits, quantity: 5, unit_of_measure: 'kg' }, items)
    expect(edited).toMatchObject({ item_name: 'Green Tea', quantity: 5, unit_of_measure: 'kg', notes: '' })
    expect(edited).toMatchObject({ is_named: false, known: null })
    expect(edited.key).not.toBe(finding.key)
  })

  test('another name in the dialog is a name that a person gave, with the item it belongs to', () => {
    expect(withEdits(makeFinding(), { ...edits, item_name: 'whole milk' }, items)).toMatchObject({
      item_name: 'whole milk',
      is_named: true,
      known: milk,
      quantity: 1,
    })
  })

  test('also in singular or plural', () => {
    const eggs = makeItem({ item_id: 8, item_name: 'Eggs' })
    expect(withEdits(makeFinding(), { ...edits, item_name: 'Egg' }, new Map([[8, eggs]])).known).toBe(eggs)
  })

  test('an item of the household is chosen with all that is known of it', () => {
    const named = withName(
      makeFinding(),
      { product_name: 'Whole Milk', brand: null, category: null, item_id: 7 },
      items,
    )
    expect(named).toMatchObject({
      item_name: 'Whole Milk',
      known: milk,
      brand: 'Alp',
      category: 'Dairy',
      is_named: true,
    })
  })

  test('a typed name finds its item without minding case', () => {
    const typed = { product_name: ' whole milk ', brand: null, category: null }
    expect(withName(makeFinding(), typed, items).known).toBe(milk)
  })

  test('a product of the catalogue is a new item, and no longer the one it was taken for', () => {
    const choice = { product_name: 'Oat Drink', brand: 'Grain', category: 'Beverages' }
    expect(withName(makeFinding({ match }, items), choice, items)).toMatchObject({
      item_name: 'Oat Drink',
      brand: 'Grain',
      category: 'Beverages',
      known: null,
    })
  })
})

describe('toBatchProduct', () => {
  test("carries the specification's fields, and the crops to confirm", () => {
    expect(toBatchProduct(makeFinding({ crop_ids: ['a'], barcode: '123' }), 'scan')).toMatchObject({
      id: 'scan:product-0',
      item_name: 'Green Tea',
      quantity: 3,
      unit_of_measure: 'pcs',
      notes: 'Row 1, Columns 2-4. Stock level: Low. Needs Restock!',
      brand: 'Hill',
      category: 'Other',
      is_joined: false,
      crop_ids: ['a'],
      barcode: '123',
    })
  })

  test('is more of the item it matches, unless only a person knows how much', () => {
    const litres = new Map([[7, makeItem({ item_id: 7, unit_of_measure: 'l' })]])
    expect(toBatchProduct(makeFinding({ match }, items), 's').is_joined).toBe(true)
    expect(toBatchProduct(makeFinding({ match }, litres), 's').is_joined).toBe(false)
  })

  test('no notes are null', () => {
    const edited = withEdits(makeFinding(), edits, items)
    expect(toBatchProduct(edited, 's').notes).toBeNull()
  })
})

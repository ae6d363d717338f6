import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { draftsOf, manualDraft, nameOf } from './draft.ts'
import { no_facts } from './facts.ts'
import { makeDraft, makeLine, makeResults, origin } from './testing.ts'

const match = { item_id: 7, item_name: 'Whole Milk', confidence: 0.95 }

describe('draftsOf', () => {
  test("a line that says little gets the specification's defaults", () => {
    const { values, box, is_uncertain, known, state } = makeDraft({ product_name: 'Chocolate milk' })
    expect(values).toMatchObject({
      item_name: 'Chocolate milk',
      quantity: '1',
      unit_of_measure: 'pcs',
      category: 'Dairy',
      purchase_date: '2026-03-14',
      expiry_date: '',
      brand: '',
      price: '',
      notes: 'Extracted from receipt using Document Intelligence on 3/15/2026',
    })
    expect({ box, is_uncertain, known, state }).toEqual({ box: null, is_uncertain: false, known: null, state: 'open' })
  })

  test('what the line says is kept', () => {
    const box = { x: 0.1, y: 0.2, width: 0.5, height: 0.05 }
    const line = { quantity: 0.455, unit: 'kg', price: 3.2, brand: 'Farm', confidence: 0.5, box }
    const draft = makeDraft({ ...line, purchase_date: '2026-03-10', expiry_date: '2026-04-01T00:00:00Z' })
    expect(draft.values).toMatchObject({
      quantity: '0.455',
      unit_of_measure: 'kg',
      price: '3.2',
      brand: 'Farm',
      purchase_date: '2026-03-10',
      expiry_date: '2026-04-01',
      category: 'Other',
    })
    expect(draft).toMatchObject({ box, is_uncertain: true })
  })

  test('cards have keys of their own', () => {
    const drafts = draftsOf(makeResults([makeLine(), makeLine()]), new Map(), origin)
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(2)
  })

  test('a receipt without a day leaves the day empty', () => {
    expect(makeDraft({}, [], { transaction_date: null }).values.purchase_date).toBe('')
  })
})

describe('what the server suggests', () => {
  test('fills category, place and the day that it usually keeps to', () => {
    const draft = makeDraft({ category: 'Dairy', storage_location: 'Fridge', shelf_life_days: 7 })
    expect(draft).toMatchObject({
      is_expiry_suggested: true,
      values: { category: 'Dairy', location: 'Fridge', expiry_date: '2026-03-21' },
    })
  })

  test('is nothing beside a printed day, and nothing where it is over', () => {
    const printed = makeDraft({ shelf_life_days: 7, expiry_date: '2026-05-01' })
    expect(printed).toMatchObject({ is_expiry_suggested: false, values: { expiry_date: '2026-05-01' } })
    const old = makeDraft({ shelf_life_days: 7, purchase_date: '2018-07-21' })
    expect(old).toMatchObject({ is_expiry_suggested: false, values: { expiry_date: '' } })
  })

  test('counts from today where the receipt has no day', () => {
    expect(makeDraft({ shelf_life_days: 1 }, [], { transaction_date: null }).values.expiry_date).toBe('2026-03-16')
  })
})

describe('a line that could not be read', () => {
  test.each([
    ['without a name', { product_name: '' }, true],
    ['hardly readable', { confidence: 0.49 }, true],
    ['worth a look', { confidence: 0.5 }, false],
    ['of a server that does not say how sure it is', {}, false],
  ])('%s is open from the start: %s', (_, line, is_unread) => {
    expect(makeDraft(line)).toMatchObject({ is_unread, is_open: is_unread })
  })
})

describe('the print behind a card', () => {
  test('is what was read, where nothing else was ever called so', () => {
    expect(makeDraft({ product_name: ' GV MLK ', quantity: 2, unit: 'pcs' })).toMatchObject({
      printed: { printed_name: 'GV MLK', printed_quantity: 2, printed_unit: 'pcs' },
      is_remembered: false,
    })
  })

  test('stays where the household has a name, a category and a unit of its own for it', () => {
    const printed = { printed_name: 'GV MLK', printed_quantity: 2, printed_unit: 'pcs' }
    const remembered = { product_name: 'Whole Milk', category: 'Breakfast', quantity: 3, unit: 'l' }
    expect(makeDraft({ ...remembered, ...printed })).toMatchObject({
      printed,
      is_remembered: true,
      values: { item_name: 'Whole Milk', category: 'Breakfast', quantity: '3', unit_of_measure: 'l' },
    })
  })

  test('is none where it could not be read', () => {
    const draft = makeDraft({ product_name: '', printed_name: '', confidence: 0, price: 2 })
    expect(draft).toMatchObject({ printed: null, is_remembered: false, is_uncertain: true, values: { item_name: '' } })
  })
})

describe('a known item', () => {
  test('is taken for the same where that is sure and the amount is known', () => {
    const milk = makeItem()
    expect(makeDraft({ quantity: 3, match }, [milk])).toMatchObject({
      known: milk,
      is_joined: true,
      values: { quantity_added: '3' },
    })
  })

  test('is only offered where it is not sure', () => {
    const draft = makeDraft({ match: { ...match, confidence: 0.7 } }, [makeItem()])
    expect(draft).toMatchObject({ is_joined: false, known: { item_id: 7 } })
  })

  test('is only offered where somebody has to say how much it is', () => {
    const draft = makeDraft({ match }, [makeItem({ unit_of_measure: 'l' })])
    expect(draft).toMatchObject({ is_joined: false, known: { item_id: 7 }, values: { quantity_added: '' } })
  })

  test('that is gone meanwhile is none', () => {
    expect(makeDraft({ match })).toMatchObject({ known: null, is_joined: false })
  })
})

describe('manualDraft', () => {
  test('is from the same shop, on the same day', () => {
    const { values } = manualDraft({ merchant: 'Corner Shop', transaction_date: '2026-03-14' })
    expect(values).toMatchObject({
      item_name: '',
      quantity: '1',
      unit_of_measure: 'pcs',
      category: 'Other',
      brand: 'Corner Shop',
      purchase_date: '2026-03-14',
      notes: '',
    })
  })

  test('without a receipt knows neither, and has a name to be called by', () => {
    const draft = manualDraft(no_facts)
    expect(draft).toMatchObject({ printed: null, photo: null, values: { brand: '', purchase_date: '' } })
    expect(nameOf(draft)).toBe('Item')
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeItem } from '../../api/client/testing.ts'
import { type Draft, type DraftValues } from './review/draft.ts'
import { complaintsByKey, complaintText, isComplete, missingOf, requestOf } from './request.ts'
import { makeDraft } from './review/testing.ts'

const match = { item_id: 7, item_name: 'Whole Milk', confidence: 1 }
const typed = (values: Partial<DraftValues>, draft: Draft = makeDraft()): Draft => ({
  ...draft,
  values: { ...draft.values, ...values },
})

describe('what is missing', () => {
  test('has the hints of the specification', () => {
    const empty = typed({ item_name: ' ', category: '', quantity: '', unit_of_measure: '' })
    expect(missingOf(empty)).toEqual({
      item_name: 'Item name is required',
      category: 'Category is required',
      quantity: 'Required',
      unit_of_measure: 'Required',
    })
    expect(isComplete(empty)).toBe(false)
    expect(requestOf(empty)).toEqual({ complaints: missingOf(empty) })
  })

  test('is nothing on a card as it was read', () => {
    expect(isComplete(makeDraft())).toBe(true)
  })

  test('is only the amount where it is added to an item', () => {
    const joined = makeDraft({ match }, [makeItem()])
    expect(isComplete(typed({ category: '', item_name: '' }, joined))).toBe(true)
    expect(missingOf(typed({ quantity_added: '' }, joined))).toEqual({ quantity_added: 'Required' })
  })
})

describe('requestOf', () => {
  test('a new item: numbers are numbers, nothing is null, and what it cost is a purchase', () => {
    const draft = typed({ low_stock_threshold: '2', quantity: '1.5', price: '3.20', notes: 'Ripe' })
    expect(requestOf(draft)).toEqual({
      request: {
        kind: 'create',
        body: expect.objectContaining({
          item_name: 'Green Tea',
          category: 'Other',
          quantity: 1.5,
          unit_of_measure: 'pcs',
          low_stock_threshold: 2,
          purchase_date: '2026-03-14',
          expiry_date: null,
          brand: null,
          notes: 'Ripe',
          purchase: { price: 3.2, source: 'Corner Shop', date: '2026-03-14' },
        }),
      },
    })
  })

  test('names the receipt where the server keeps receipts, and only there', () => {
    const receipt_id = '8b0f7a52-0c1d-4f5e-9a3b-2f6f0a1b2c3d'
    const facts = { receipt_id, total: 12.5, currency: 'NZD' }
    const receipt = { ...facts, merchant: 'Corner Shop', transaction_date: '2026-03-14' }
    const known = makeDraft({ match }, [makeItem()], facts)
    expect(requestOf(makeDraft({}, [], facts))).toMatchObject({ request: { kind: 'create', body: { receipt } } })
    expect(requestOf(known)).toMatchObject({ request: { kind: 'purchase', body: { receipt } } })
    expect(requestOf(makeDraft({}, [], { ...facts, total: -1 }))).toMatchObject({
      request: { body: { receipt: { receipt_id, total: null } } },
    })
    const other = requestOf(makeDraft())
    expect('request' in other && other.request.body).not.toHaveProperty('receipt')
  })

  test('without a price there is no purchase', () => {
    const judged = requestOf(makeDraft())
    expect(judged).toMatchObject({ request: { kind: 'create', body: { item_name: 'Green Tea' } } })
    expect('request' in judged && 'purchase' in judged.request.body).toBe(false)
  })

  const printed = { printed_name: 'GV MLK', printed_quantity: 1, printed_unit: 'pcs' }
  test.each([
    ['a new item', makeDraft(printed)],
    ['a purchase', makeDraft({ ...printed, match }, [makeItem()])],
  ])('%s says what the paper calls it', (_, draft) => {
    const receipt_name = { merchant: 'Corner Shop', ...printed }
    expect(requestOf(draft)).toMatchObject({ request: { body: { receipt_name } } })
  })

  test.each([
    ['no shop', makeDraft(printed, [], { merchant: null })],
    ['a number that is kept nowhere', makeDraft({ ...printed, printed_quantity: 0.12345 })],
    ['nothing that could be read', typed({ item_name: 'Tea' }, makeDraft({ product_name: '' }))],
  ])('%s is remembered, and keeps no card from being saved', (_, draft) => {
    const judged = requestOf(draft)
    expect('request' in judged && 'receipt_name' in judged.request.body).toBe(false)
    expect(judged).toHaveProperty('request')
  })

  test('more of an item: a purchase with its price, shop and day', () => {
    const draft = makeDraft({ match, quantity: 2, price: 4.5 }, [makeItem()])
    expect(requestOf(draft)).toMatchObject({
      request: {
        kind: 'purchase',
        item_id: 7,
        body: { quantity_added: 2, price: 4.5, source: 'Corner Shop', date: '2026-03-14' },
      },
    })
  })

  const lots = makeItem({ lot_count: 1 })
  test.each([
    ['the printed date', makeDraft({ match, expiry_date: '2026-03-20' }, [lots]), '2026-03-20'],
    ['no date', makeDraft({ match }, [lots]), undefined],
    ['no date where the item has but one', makeDraft({ match, expiry_date: '2026-03-20' }, [makeItem()]), undefined],
  ])('a purchase says %s', (_, draft, expiry_date) => {
    const judged = requestOf(draft)
    expect('request' in judged && judged.request.body.expiry_date).toBe(expiry_date)
  })

  test('a purchase after its expiry is refused', () => {
    const judged = requestOf(typed({ expiry_date: '2026-03-01' }, makeDraft({ match }, [lots])))
    expect(judged).toEqual({ complaints: { expiry_date: 'Expiry date cannot be earlier than purchase date' } })
  })

  test('a purchase without a day happens now', () => {
    const draft = typed({ purchase_date: '' }, makeDraft({ match }, [makeItem()]))
    const judged = requestOf(draft)
    expect('request' in judged && 'date' in judged.request.body).toBe(false)
  })

  test.each([
    [{ quantity: '-1' }, { quantity: 'Quantity must be a positive number' }],
    [{ low_stock_threshold: '-1' }, { low_stock_threshold: 'Low stock threshold must be a positive number' }],
    [{ expiry_date: '2026-03-01' }, { expiry_date: 'Expiry date cannot be earlier than purchase date' }],
    [{ price: '-2' }, { price: 'Price must be a number' }],
  ])('%o is wrong', (values, complaints) => {
    expect(requestOf(typed(values))).toEqual({ complaints })
  })

  test('nothing bought is no purchase', () => {
    const draft = typed({ quantity_added: '0' }, makeDraft({ match }, [makeItem()]))
    expect(requestOf(draft)).toEqual({ complaints: { quantity_added: 'Quantity must be a positive number' } })
  })
})

describe('complaints', () => {
  const fine = makeDraft()
  const late = typed({ expiry_date: '2026-03-01' })
  const nameless = typed({ item_name: '' })

  test('are found by card', () => {
    expect([...complaintsByKey([fine, late]).keys()]).toEqual([late.key])
  })

  test('are said in the words for what is missing, else in their own', () => {
    expect(complaintText(complaintsByKey([late, nameless]), 'Fill it in')).toBe('Fill it in')
    expect(complaintText(complaintsByKey([late]), 'Fill it in')).toBe(
      'Expiry date cannot be earlier than purchase date',
    )
  })
})

describe.each([
  ['en-US', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1500, '1.500': 1.5 }],
  ['de-DE', { '1,5': 1.5, '1.5': 1.5, '1 500': 1500, '1,500': 1.5, '1.500': 1500 }],
])('numbers typed in %s', (language, expected) => {
  afterEach(() => vi.unstubAllGlobals())

  test.each(Object.entries(expected))('«%s» is %d on a new item and on a known one', (text, value) => {
    vi.stubGlobal('navigator', { language })
    const numbers = { quantity: text, quantity_added: text, price: text, low_stock_threshold: text }
    expect(requestOf(typed(numbers))).toMatchObject({
      request: { body: { quantity: value, low_stock_threshold: value, purchase: { price: value } } },
    })
    expect(requestOf(typed(numbers, makeDraft({ match }, [makeItem()])))).toMatchObject({
      request: { body: { quantity_added: value, price: value } },
    })
  })

  test('«1.500» of grams is 1500', () => {
    vi.stubGlobal('navigator', { language })
    expect(requestOf(typed({ quantity: '1.500', unit_of_measure: 'g' }))).toMatchObject({
      request: { body: { quantity: 1500 } },
    })
  })
})

test.each(['-1', 'two', '1e3'])('a quantity of «%s» is refused at its field', (quantity) => {
  expect(requestOf(typed({ quantity }))).toEqual({ complaints: { quantity: 'Quantity must be a positive number' } })
})

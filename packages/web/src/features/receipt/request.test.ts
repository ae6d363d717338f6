import { describe, expect, test } from 'vitest'
import { makeItem } from '../../api/testing.ts'
import { type Draft, type DraftValues } from './draft.ts'
import { complaintsByKey, complaintText, isComplete, missingOf, requestOf } from './request.ts'
import { makeDraft } from './testing.ts'

const facts = { merchant: 'Corner Shop', transaction_date: '2026-03-14', currency: 'EUR' }
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
    expect(requestOf(empty, facts)).toEqual({ complaints: missingOf(empty) })
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
  test('a new item: numbers are numbers, nothing is null, and the note keeps the price', () => {
    const draft = typed({ low_stock_threshold: '2', quantity: '1.5', price: '3.20', notes: 'Ripe' })
    expect(requestOf(draft, facts)).toEqual({
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
          notes: 'Ripe\nPrice: 3.20 EUR',
        }),
      },
    })
  })

  test('without a price the note stays as it is', () => {
    const body = { notes: 'Extracted from receipt using Document Intelligence on 3/15/2026' }
    expect(requestOf(makeDraft(), facts)).toMatchObject({ request: { kind: 'create', body } })
    expect(requestOf(typed({ notes: '', price: '2' }), { ...facts, currency: null })).toMatchObject({
      request: { body: { notes: 'Price: 2' } },
    })
  })

  test('more of an item: a purchase with its price, shop and day', () => {
    const draft = makeDraft({ match, quantity: 2, price: 4.5 }, [makeItem()])
    expect(requestOf(draft, facts)).toMatchObject({
      request: {
        kind: 'purchase',
        item_id: 7,
        body: { quantity_added: 2, price: 4.5, source: 'Corner Shop', date: '2026-03-14' },
      },
    })
  })

  test('a purchase without a day happens now', () => {
    const draft = typed({ purchase_date: '' }, makeDraft({ match }, [makeItem()]))
    const judged = requestOf(draft, facts)
    expect('request' in judged && 'date' in judged.request.body).toBe(false)
  })

  test.each([
    [{ quantity: '-1' }, { quantity: 'Quantity must be a positive number' }],
    [{ low_stock_threshold: '-1' }, { low_stock_threshold: 'Low stock threshold must be a positive number' }],
    [{ expiry_date: '2026-03-01' }, { expiry_date: 'Expiry date cannot be earlier than purchase date' }],
    [{ price: '-2' }, { price: 'Price must be a number' }],
  ])('%o is wrong', (values, complaints) => {
    expect(requestOf(typed(values), facts)).toEqual({ complaints })
  })

  test('nothing bought is no purchase', () => {
    const draft = typed({ quantity_added: '0' }, makeDraft({ match }, [makeItem()]))
    expect(requestOf(draft, facts)).toEqual({ complaints: { quantity_added: 'Quantity must be a positive number' } })
  })
})

describe('complaints', () => {
  const fine = makeDraft()
  const late = typed({ expiry_date: '2026-03-01' })
  const nameless = typed({ item_name: '' })

  test('are found by card', () => {
    expect([...complaintsByKey([fine, late], facts).keys()]).toEqual([late.key])
  })

  test('are said in the words for what is missing, else in their own', () => {
    expect(complaintText(complaintsByKey([late, nameless], facts), 'Fill it in')).toBe('Fill it in')
    expect(complaintText(complaintsByKey([late], facts), 'Fill it in')).toBe(
      'Expiry date cannot be earlier than purchase date',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { createItemRequest, item, updateItemRequest } from './item.ts'

const milk = { item_name: 'Milk', category: 'Dairy', quantity: 1.5, unit_of_measure: 'l' }
const failure = (change: object): string | undefined =>
  createItemRequest.safeParse({ ...milk, ...change }).error?.issues[0]?.message

describe('a new item', () => {
  it('needs four fields; the rest reads as null', () => {
    expect(createItemRequest.parse(milk)).toMatchObject({ ...milk, notes: null, expiry_date: null, item_weight: null })
  })

  it.each([
    ['Item name is required', { item_name: ' ' }],
    ['Item name is required', { item_name: null }],
    ['Item name must be text', { item_name: ['Milk'] }],
    ['Item name must be at most 200 characters', { item_name: 'x'.repeat(201) }],
    ['Item name contains a character that cannot be stored', { item_name: 'a\0b' }],
    ['Item name contains a character that cannot be stored', { item_name: '\ud83d' }],
    ['Category is required', { category: undefined }],
    ['Quantity is required', { quantity: null }],
    ['Quantity must be a positive number', { quantity: -1 }],
    ['Quantity must be a positive number', { quantity: 'NaN' }],
    ['Quantity must be a positive number', { quantity: '5' }],
    ['Quantity must be a positive number', { quantity: Number.POSITIVE_INFINITY }],
    ['Quantity must be at most 1,000,000,000', { quantity: 1_000_000_001 }],
    ['Quantity can have at most 3 decimals', { quantity: 0.1234 }],
    ['Unit of measure is required', { unit_of_measure: '' }],
    ['Low stock threshold must be a positive number', { low_stock_threshold: -0.5 }],
    ['Purchase date must be a date like 2026-01-31', { purchase_date: '2026-02-30' }],
    [
      'Purchase date must be a date like 2026-01-31',
      // Nothing that could be compared: found by the fuzz, with an answer of 500.
      { purchase_date: JSON.parse('{"toString":null}') as unknown, expiry_date: '2026-01-01' },
    ],
    ['Expiry date cannot be earlier than purchase date', { purchase_date: '2026-01-02', expiry_date: '2026-01-01' }],
    ['Notes must be at most 5000 characters', { notes: 'x'.repeat(5001) }],
    ['Image must be a web address', { image_url: 'javascript:alert(1)' }],
  ])('is refused with «%s»', (sentence, change) => {
    expect(failure(change)).toBe(sentence)
  })

  it('takes markup, emoji and any script as text', () => {
    const item_name = '<b>Müsli</b> 🥣 قهوة'
    expect(createItemRequest.parse({ ...milk, item_name }).item_name).toBe(item_name)
  })

  it.each([[null], ['text'], [[]], [undefined]])('is an object, not %j', (body) => {
    expect(createItemRequest.safeParse(body).error?.issues[0]?.message).toBe('The request body must be a JSON object')
  })
})

it('an edit leaves alone what it does not name', () => {
  expect(updateItemRequest.parse({ location: '', version: 3 })).toEqual({ location: null, version: 3 })
  expect(updateItemRequest.safeParse({ item_name: '' }).success).toBe(false)
})

describe('an edit that was made offline', () => {
  it('says by how much the quantity changes, and what was known', () => {
    const body = { brand: 'Alp', quantity_change: -1.5, known: { brand: null, low_stock_threshold: 2 } }
    expect(updateItemRequest.parse({ ...body, known: { ...body.known, version: 1 } })).toEqual(body)
  })

  it.each([
    [{ quantity: 1, quantity_change: 1 }, 'Say either the quantity or by how much it changes, not both'],
    [{ quantity_change: '1' }, 'Quantity change must be a number'],
    [{ quantity_change: Number.NEGATIVE_INFINITY }, 'Quantity change must be a number'],
    [{ quantity_change: -0.1234 }, 'Quantity change can have at most 3 decimals'],
    [{ quantity_change: -1_000_000_001 }, 'Quantity change must be at most 1,000,000,000'],
    [{ known: 'brand' }, 'What was known before the edit must be a JSON object'],
    [{ known: { item_name: 5 } }, 'Item name must be text'],
    [{ known: { expiry_date: 'soon' } }, 'Expiry date must be a date like 2026-01-31'],
  ])('is refused: %j', (body, expected) => {
    expect(updateItemRequest.safeParse(body).error?.issues[0]?.message).toBe(expected)
  })
})

it('an item of a server that answers less reads as nulls', () => {
  expect(item.parse({ item_id: 1, item_name: 'Milk', quantity: 1 })).toMatchObject({ brand: null, expiry_date: null })
})

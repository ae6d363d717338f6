import { expect, it } from 'vitest'
import { consumeRequest, purchaseRequest, recordResponse } from './journal.ts'

const sentence = (result: { error?: { issues: { message: string }[] } | undefined }): string | undefined =>
  result.error?.issues[0]?.message

it.each([
  [{}, 'New quantity must be less than current quantity'],
  [{ new_quantity: -1 }, 'New quantity must be less than current quantity'],
  [{ new_quantity: '1' }, 'New quantity must be less than current quantity'],
  [{ new_quantity: 0.0001 }, 'New quantity can have at most 3 decimals'],
  [{ new_quantity: 1, date: 5 }, 'Date must be a date like 2026-01-31'],
  [{ used_quantity: 1, is_late: 'yes' }, 'Late must be true or false'],
])('refuses to consume %j: %s', (body, expected) => {
  expect(sentence(consumeRequest.safeParse(body))).toBe(expected)
})

it('takes what is left, how much it was, or both', () => {
  for (const body of [{ new_quantity: 1 }, { used_quantity: 2 }, { new_quantity: 1, used_quantity: 2 }])
    expect(consumeRequest.parse(body)).toEqual({ ...body, notes: null })
})

it.each([
  [{ quantity_added: 0 }, 'Quantity must be a positive number'],
  [{ quantity_added: null }, 'Quantity must be a positive number'],
  [{ quantity_added: 1, price: 'free' }, 'Price must be a number'],
  [{ quantity_added: 1, source: ['Shop'] }, 'Source must be text'],
])('refuses to buy %j: %s', (body, expected) => {
  expect(sentence(purchaseRequest.safeParse(body))).toBe(expected)
})

it('takes the purchase of the shopping list as the specification writes it', () => {
  const body = {
    quantity_added: 2,
    price: null,
    source: 'Shopping List',
    notes: 'Purchased from smart shopping list',
  }
  expect(purchaseRequest.parse(body)).toEqual(body)
})

it('takes success for granted where a server does not say it', () => {
  expect(recordResponse.parse({})).toEqual({ success: true, message: null })
})

import { expect, test } from 'vitest'
import { withValue } from './edits.ts'
import { findDiscount, formatMoney, formatPrice } from './money.ts'
import { makeDraft } from './testing.ts'

test('money has the cents of its currency', () => {
  expect([formatMoney(2.5, 'EUR'), formatMoney(2, null), formatMoney(1990, 'CLP')]).toEqual(['2.50', '2.00', '1990'])
})

test('a row says what is left of a price and what was taken off, until another one is typed', () => {
  const draft = makeDraft({ price: 2.99, discount: 0.5 })
  expect([draft.values.price, formatPrice(draft), findDiscount(draft)]).toEqual(['2.49', '2.49', ['2.99', '0.50']])
  const typed = { ...draft, ...withValue(draft, 'price', '2') }
  expect([formatPrice(typed), findDiscount(typed)]).toEqual(['2.00', null])
})

test('a discount that is more than the price, or of nothing, is none', () => {
  expect(findDiscount(makeDraft({ price: 1, discount: 3 }))).toBeNull()
  expect(makeDraft({ discount: 3 })).toMatchObject({ discount: null, values: { price: '' } })
})

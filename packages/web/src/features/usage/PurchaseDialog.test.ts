import { purchaseRequest } from '@larder/contract/journal'
import { expect, test } from 'vitest'
import { purchase_defaults, toPurchaseInput } from './PurchaseDialog.tsx'

const judge = (typed: Partial<typeof purchase_defaults>) =>
  purchaseRequest.safeParse(toPurchaseInput({ ...purchase_defaults, ...typed }))

test('one more is what the dialog begins with', () => {
  expect(judge({}).data).toEqual({ quantity_added: 1, price: null, source: null, notes: null })
})

test('what was typed is what is sent', () => {
  expect(judge({ quantity_added: '2.5', price: '3.40', source: ' Market ', notes: 'ripe' }).data).toEqual({
    quantity_added: 2.5,
    price: 3.4,
    source: 'Market',
    notes: 'ripe',
  })
})

test.each(['', '0', '-1', 'many'])('a quantity of «%s» is refused', (quantity_added) => {
  expect(judge({ quantity_added }).error?.issues[0]?.message).toBe('Quantity must be a positive number')
})

test('a free gift is a purchase', () => {
  expect(judge({ price: '0' }).data?.price).toBe(0)
})

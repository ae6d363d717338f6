import { purchaseRequest } from '@larder/contract/journal'
import { afterEach, expect, test, vi } from 'vitest'
import { purchase_defaults, toPurchaseInput } from './PurchaseDialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const judge = (typed: Partial<typeof purchase_defaults>, unit_of_measure = 'kg', location: string | null = null) =>
  purchaseRequest.safeParse(toPurchaseInput({ ...purchase_defaults, ...typed }, { unit_of_measure, location }))

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

test.each([
  ['Pantry', {}],
  ['Cellar ', { location: 'Cellar' }],
  ['', { location: null }],
])('bought for the pantry and put into «%s»', (location, sent) => {
  const { location: _, ...plain } = purchase_defaults
  const { data } = judge({ ...plain, location }, 'kg', 'Pantry')
  expect(data).toEqual({ quantity_added: 1, price: null, source: null, notes: null, ...sent })
})

test.each(['', '0', '-1', 'many'])('a quantity of «%s» is refused', (quantity_added) => {
  expect(judge({ quantity_added }).error?.issues[0]?.message).toBe('Quantity must be a positive number')
})

test('a free gift is a purchase', () => {
  expect(judge({ price: '0' }).data?.price).toBe(0)
})

test.each([
  ['en-US', '1,5', 1.5],
  ['en-US', '1.5', 1.5],
  ['en-US', '1 500', 1500],
  ['en-US', '1,500', 1500],
  ['en-US', '1.500', 1.5],
  ['de-DE', '1,5', 1.5],
  ['de-DE', '1.5', 1.5],
  ['de-DE', '1 500', 1500],
  ['de-DE', '1,500', 1.5],
  ['de-DE', '1.500', 1500],
])('in %s «%s» is %d', (language, typed, value) => {
  vi.stubGlobal('navigator', { language })
  expect(judge({ quantity_added: typed, price: typed }).data).toMatchObject({ quantity_added: value, price: value })
  expect(judge({ quantity_added: '1.500' }, 'g').data?.quantity_added).toBe(1500)
})

test.each(['-1', 'free'])('a price of «%s» is refused', (price) => {
  expect(judge({ price }).error?.issues[0]?.message).toBe('Price must be a number')
})

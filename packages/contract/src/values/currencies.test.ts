import { expect, test } from 'vitest'
import { chooseCurrency } from './currencies.ts'

const nothing = { of_shop: null, of_household: null }

test.each([
  ['what is printed', 'EUR', nothing, 'UTC', 'EUR'],
  ['nothing where nothing is known', null, nothing, 'UTC', null],
  ["the household's where none is printed", null, { ...nothing, of_household: 'NZD' }, 'UTC', 'NZD'],
  ["the household's dollar for a bare one", 'USD', { ...nothing, of_household: 'NZD' }, 'UTC', 'NZD'],
  ['no euro for a dollar', 'USD', { ...nothing, of_household: 'EUR' }, 'UTC', 'USD'],
  ['what was chosen for the shop', 'USD', { of_shop: 'NZD', of_household: 'USD' }, 'America/New_York', 'NZD'],
  ['the dollar of New Zealand there', 'USD', nothing, 'Pacific/Auckland', 'NZD'],
  ['the dollar of Australia there', 'USD', nothing, 'Australia/Sydney', 'AUD'],
  ['the dollar of the United States there', 'USD', nothing, 'America/New_York', 'USD'],
])('a receipt is in %s', (_, read, chosen, time_zone, currency) => {
  expect(chooseCurrency(read, chosen, time_zone)).toBe(currency)
})

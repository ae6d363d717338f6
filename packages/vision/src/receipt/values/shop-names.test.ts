import { expect, it } from 'vitest'
import { findShopName } from './shop-names.ts'

it.each([
  ['REWE Markt GmbH', 'REWE'],
  ['WWW.LIDL.DE', 'Lidl'],
  ['Lid1 - 10 Years in Ireland', 'Lidl'],
  ['ALOI', 'Aldi'],
  ['TRADER JOES', "Trader Joe's"],
  ['WHOLE F00DS MARKET', 'Whole Foods Market'],
])('finds the chain in %s', (text, name) => {
  expect(findShopName(text)?.toLowerCase()).toBe(name.toLowerCase())
})

it('takes two letters for a chain only where the caller says so', () => {
  expect([findShopName('dm'), findShopName('dm', true)]).toEqual([null, 'dm'])
  expect(findShopName('Your cashier today was Anna')).toBeNull()
})

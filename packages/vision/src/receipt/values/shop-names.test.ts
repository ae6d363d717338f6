import { expect, it } from 'vitest'
import { findDistinctShop, findShopName, findShopOfLogo } from './shop-names.ts'

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

it.each([
  ['Lidl - 10 Years in Ireland', { name: 'Lidl', isFirst: true }],
  ['lade dir die Lidl Plus App herunter', { name: 'Lidl', isFirst: false }],
  ['Aldi GmbH & Co. KG', { name: 'Aldi', isFirst: true }],
  ['THANK YOU FOR SHOPPING AT TRADER JOE´S', { name: "Trader Joe's", isFirst: false }],
  ['Green Tea Extra', null],
  ['', null],
])('%j names a shop wherever it stands: %j', (text, shop) => {
  expect(findDistinctShop(text)).toEqual(shop)
})

it('reads a logo with odd letters where only one chain fits', () => {
  expect(['LęDL', 'L DL', 'LIDL', '@@DL', 'MéTRê'].map(findShopOfLogo)).toEqual(['Lidl', null, null, null, null])
})

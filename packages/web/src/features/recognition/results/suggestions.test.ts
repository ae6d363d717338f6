import { expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { type Suggestion } from '@larder/contract/recognition'
import { suggestNames } from './suggestions.ts'

const product = (product_name: string, brand: string | null = null): Suggestion => ({
  product_name,
  brand,
  category: null,
})
const items = ['Whole Milk', 'Oat Milk', 'Crème Fraîche', 'Green Tea'].map((item_name, index) =>
  makeItem({ item_id: index + 1, item_name }),
)
const none: Suggestion[] = []
const own = [product('Almond Milk'), product('Green Tea')]
const catalogue = [product('Milk Chocolate', 'Choco'), product('Whole milk', 'Alp')]
const names = (typed: string, sources = { read: '', own, likely: none, items, catalogue }) =>
  suggestNames(typed, sources).map(({ product_name }) => product_name)

test('before anything is typed: what the recognition thought of, then what the household likely has', () => {
  const likely = [product('Oat Milk'), product('Green Tea')]
  expect(names('', { read: '', own, likely, items, catalogue })).toEqual(['Almond Milk', 'Green Tea', 'Oat Milk'])
})

test('what was read on it goes before what was bought last', () => {
  const likely = [product('Whole Milk'), product('Green Tea')]
  const sources = { own: none, likely, items, catalogue }
  expect(names('', { ...sources, read: 'OAT drink, milk free' })).toEqual(['Oat Milk', 'Whole Milk', 'Green Tea'])
  expect(names('', { ...sources, read: '' })).toEqual(['Whole Milk', 'Green Tea'])
})

test('where nobody says what is likely, the newest items are', () => {
  expect(names('')).toEqual(['Almond Milk', 'Green Tea', 'Crème Fraîche', 'Oat Milk', 'Whole Milk'])
})

test('typing asks all three, in order, and says each name once', () => {
  expect(names('milk')).toEqual(['Almond Milk', 'Whole Milk', 'Oat Milk', 'Milk Chocolate'])
})

test('a name that is an item of the household is that item', () => {
  expect(suggestNames('green', { read: '', own, likely: none, items, catalogue: [] })).toEqual([
    expect.objectContaining({ product_name: 'Green Tea', item_id: 4 }),
  ])
})

test('neither case nor accents nor the order of words matter', () => {
  expect(names('FRAICHE creme', { read: '', own, likely: none, items, catalogue: [] })).toEqual(['Crème Fraîche'])
})

test('a brand is found too', () => {
  const branded = [makeItem({ item_id: 9, item_name: 'Muesli', brand: 'Alp' })]
  expect(names('alp mue', { read: '', own: none, likely: none, items: branded, catalogue: none })).toEqual(['Muesli'])
})

test('there are never more than a thumb can choose from', () => {
  const many = Array.from({ length: 50 }, (_, index) => makeItem({ item_id: index, item_name: `Tea ${index}` }))
  expect(
    names('tea', { read: '', own, likely: none, items: many, catalogue: [product('Tea A'), product('Tea B')] }),
  ).toHaveLength(6)
  expect(names('', { read: '', own, likely: none, items: many, catalogue: none })).toHaveLength(8)
})

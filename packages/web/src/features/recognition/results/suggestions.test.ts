import { expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { suggestNames } from './suggestions.ts'

const product = (product_name: string, brand: string | null = null) => ({ product_name, brand, category: null })
const items = ['Whole Milk', 'Oat Milk', 'Crème Fraîche', 'Green Tea'].map((item_name, index) =>
  makeItem({ item_id: index + 1, item_name }),
)
const own = [product('Almond Milk'), product('Green Tea')]
const catalogue = [product('Milk Chocolate', 'Choco'), product('Whole milk', 'Alp')]
const names = (typed: string, sources = { own, items, catalogue }) =>
  suggestNames(typed, sources).map(({ product_name }) => product_name)

test('before anything is typed: what the recognition thought of', () => {
  expect(names('')).toEqual(['Almond Milk', 'Green Tea'])
})

test('typing asks all three, in order, and says each name once', () => {
  expect(names('milk')).toEqual(['Almond Milk', 'Whole Milk', 'Oat Milk', 'Milk Chocolate'])
})

test('a name that is an item of the household is that item', () => {
  expect(suggestNames('green', { own, items, catalogue: [] })).toEqual([
    expect.objectContaining({ product_name: 'Green Tea', item_id: 4 }),
  ])
})

test('neither case nor accents nor the order of words matter', () => {
  expect(names('FRAICHE creme', { own, items, catalogue: [] })).toEqual(['Crème Fraîche'])
})

test('a brand is found too', () => {
  const branded = [makeItem({ item_id: 9, item_name: 'Muesli', brand: 'Alp' })]
  expect(names('alp mue', { own: [], items: branded, catalogue: [] })).toEqual(['Muesli'])
})

test('there are never more than a thumb can choose from', () => {
  const many = Array.from({ length: 50 }, (_, index) => makeItem({ item_id: index, item_name: `Tea ${index}` }))
  expect(names('tea', { own, items: many, catalogue: [product('Tea A'), product('Tea B')] })).toHaveLength(6)
})

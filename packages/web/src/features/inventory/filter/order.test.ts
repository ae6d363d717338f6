import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { groupItems, sortItems } from './order.ts'

const item = (item_id: number, fields: Partial<Item>) =>
  ({ item_id, quantity: 1, expiry_date: null, category: null, location: null, ...fields }) as Item
const items = [
  item(1, { expiry_date: '2026-12-01', updated_at: '2026-11-02T10:00:00Z', category: 'Dairy', location: 'Fridge' }),
  item(2, { updated_at: '2026-11-14T10:00:00Z', category: 'bakery' }),
  item(3, { expiry_date: '2026-11-20', updated_at: '2026-11-10T10:00:00Z', category: 'dairy', location: 'Cellar' }),
]
const daysLeft = (item_id: number) => ({ 1: 9, 2: 2 })[item_id] ?? null
const ids = (sorted: readonly Item[]) => sorted.map(({ item_id }) => item_id)

test.each([
  ['name', [1, 2, 3]],
  ['expiry', [3, 1, 2]],
  ['run_out', [2, 1, 3]],
  ['changed', [2, 3, 1]],
] as const)('by %s: %o', (sort, expected) => {
  expect(ids(sortItems(items, sort, daysLeft))).toEqual(expected)
})

test('what is all gone stands with what never expires', () => {
  const gone = item(4, { quantity: 0, expiry_date: '2020-01-05' })
  expect(ids(sortItems([gone, ...items], 'expiry', daysLeft))).toEqual([3, 1, 4, 2])
})

test('a server that does not say when things changed leaves them by name', () => {
  expect(ids(sortItems([item(1, {}), item(2, {})], 'changed', daysLeft))).toEqual([1, 2])
})

test('groups stand by name, spelled as first seen, and what has none comes last', () => {
  const sections = groupItems(items, 'category', 'Other')
  expect(sections.map(({ title, items: inside }) => [title, ids(inside)])).toEqual([
    ['bakery', [2]],
    ['Dairy', [1, 3]],
  ])
  const places = groupItems(items, 'location', 'No location')
  expect(places.map(({ title, items: inside }) => [title, ids(inside)])).toEqual([
    ['Cellar', [3]],
    ['Fridge', [1]],
    ['No location', [2]],
  ])
})

test('names of one category share a heading, spelled as most of them', () => {
  const frozen = [
    item(1, { category: 'Frozen Foods' }),
    item(2, { category: 'Frozen' }),
    item(3, { category: 'Frozen' }),
  ]
  const sections = groupItems(frozen, 'category', 'Other')
  expect(sections.map(({ title, items: inside }) => [title, ids(inside)])).toEqual([['Frozen', [1, 2, 3]]])
  const shelf = [item(1, { location: 'Pantry' }), item(2, { location: 'Grains' })]
  expect(groupItems(shelf, 'location', 'No location').map(({ title }) => title)).toEqual(['Grains', 'Pantry'])
})

test('without a grouping everything is one section', () => {
  expect(groupItems(items, null, 'Other')).toEqual([{ title: null, items }])
})

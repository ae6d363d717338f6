import { shoppingListEntry } from '@larder/contract/shopping'
import { expect, test } from 'vitest'
import { groupByCategory } from './ShoppingGroups.tsx'

const entry = (item_id: number, category: string | null) => ({
  ...shoppingListEntry.parse({
    item_id,
    item_name: `Item ${item_id}`,
    category,
    current_quantity: 0,
    suggested_quantity: 1,
  }),
  item_id,
})

test('groups keep the order of the list, the most urgent first', () => {
  const groups = groupByCategory([
    entry(1, 'Dairy'),
    entry(2, 'Bakery'),
    entry(3, 'Dairy'),
    entry(4, null),
    entry(5, ''),
  ])
  expect(groups.map(({ category, entries }) => [category, entries.map(({ item_id }) => item_id)])).toEqual([
    ['Dairy', [1, 3]],
    ['Bakery', [2]],
    ['Other', [4, 5]],
  ])
})

test('nothing to buy has no groups', () => {
  expect(groupByCategory([])).toEqual([])
})

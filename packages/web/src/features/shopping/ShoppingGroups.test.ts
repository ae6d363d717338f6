import { shoppingListEntry } from '@larder/contract/shopping'
import { expect, test } from 'vitest'
import { applyChange } from '../../shared/shopping-list/list-line.ts'
import { groupByCategory } from './ShoppingGroups.tsx'

const line = (item_id: number, category: string | null) =>
  applyChange(
    shoppingListEntry.parse({
      item_id,
      item_name: `Item ${item_id}`,
      category,
      current_quantity: 0,
      suggested_quantity: 1,
    }),
  )

test('groups keep the order of the list, the most urgent first', () => {
  const groups = groupByCategory([line(1, 'Dairy'), line(2, 'Bakery'), line(3, 'Dairy'), line(4, null), line(5, '')])
  expect(groups.map(({ category, lines }) => [category, lines.map(({ item_id }) => item_id)])).toEqual([
    ['Dairy', [1, 3]],
    ['Bakery', [2]],
    ['Other', [4, 5]],
  ])
})

test('nothing to buy has no groups', () => {
  expect(groupByCategory([])).toEqual([])
})

test('names of one category are one group', () => {
  const groups = groupByCategory([line(1, 'Frozen'), line(2, 'Frozen Foods'), line(3, 'Frozen Foods')])
  expect(groups.map(({ category, lines }) => [category, lines.length])).toEqual([['Frozen Foods', 3]])
})

import { expect, test } from 'vitest'
import { createLine } from '../testing.ts'
import { arrangeRows } from './shop-rows.ts'

const milk = createLine({ item_name: 'Milk', category: 'Dairy' })
const peas = createLine({ item_name: 'Peas', category: 'Frozen' })
const soap = createLine({ item_name: 'Soap', category: null })
const brie = createLine({ item_name: 'Brie', category: 'Dairy' })

function namesOf(lines: Parameters<typeof arrangeRows>[0], order: readonly string[]) {
  const { groups, cart } = arrangeRows(lines, order)
  const named = groups.map((group) => [group.category, ...group.lines.map(({ item_name }) => item_name)])
  return [named, cart.map(({ item_name }) => item_name)]
}

test('rows stand in the order of the shop, and in the order of the list within a category', () => {
  expect(namesOf([milk, peas, soap, brie], ['Frozen', 'Dairy'])).toEqual([
    [
      ['Frozen', 'Peas'],
      ['Dairy', 'Milk', 'Brie'],
      ['Other', 'Soap'],
    ],
    [],
  ])
})

test('what is ticked lies in the cart, and a category without rows has no heading', () => {
  const ticked = { ...peas, is_ticked: true }
  expect(namesOf([milk, ticked], ['Frozen', 'Dairy'])).toEqual([[['Dairy', 'Milk']], ['Peas']])
})

test('names of one category share a place in the shop', () => {
  const fish = createLine({ item_name: 'Fish fingers', category: 'Frozen Foods' })
  const ice = createLine({ item_name: 'Ice cream', category: 'Frozen Foods' })
  expect(namesOf([peas, milk, fish, ice], ['Frozen', 'Dairy'])).toEqual([
    [
      ['Frozen Foods', 'Peas', 'Fish fingers', 'Ice cream'],
      ['Dairy', 'Milk'],
    ],
    [],
  ])
})

import { expect, test } from 'vitest'
import { cart_section, findMoves, findNeighbour, findScroll, type Places } from './row-motion.ts'

/** Rows of 50 px, from the top. */
const stack = (rows: readonly [key: string, section: string][], from = 0): Places =>
  new Map(rows.map(([key, section], index) => [key, { top: from + index * 50, section }]))

const before = stack([
  ['milk', 'Dairy'],
  ['brie', 'Dairy'],
  ['peas', 'Frozen'],
  ['soap', cart_section],
])
const brie_ticked = stack([
  ['milk', 'Dairy'],
  ['peas', 'Frozen'],
  ['soap', cart_section],
  ['brie', cart_section],
])

test('tells what moved up from what came into the cart', () => {
  const { moved, arrived } = findMoves(before, brie_ticked)
  expect([...moved]).toEqual([
    ['peas', -50],
    ['soap', -50],
  ])
  expect(arrived).toEqual(['brie'])
  expect(findMoves(before, before)).toEqual({ moved: new Map(), arrived: [] })
})

test('the page scrolls by as much as the first visible row that stays has moved', () => {
  expect(findScroll(before, brie_ticked, 0)).toBe(0)
  // The row above what is seen left: everything seen moved up, so the page follows.
  expect(findScroll(before, brie_ticked, 75)).toBe(-50)
  expect(findScroll(before, new Map(), 0)).toBe(0)
})

test('the focus goes to the next row on the shelves, else to the one before', () => {
  expect(findNeighbour(before, brie_ticked, 'brie')).toBe('peas')
  const peas_ticked = stack([
    ['milk', 'Dairy'],
    ['brie', 'Dairy'],
    ['soap', cart_section],
    ['peas', cart_section],
  ])
  expect(findNeighbour(before, peas_ticked, 'peas')).toBe('brie')
  expect(findNeighbour(stack([['milk', 'Dairy']]), stack([['milk', cart_section]]), 'milk')).toBe(null)
})

test('the last one on the shelves leaves the focus to the cart', () => {
  const one = stack([
    ['milk', 'Dairy'],
    ['soap', cart_section],
  ])
  const none = stack([
    ['soap', cart_section],
    ['milk', cart_section],
  ])
  expect(findNeighbour(one, none, 'milk')).toBe('soap')
})

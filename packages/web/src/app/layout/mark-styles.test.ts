import { expect, test } from 'vitest'
import { writeMarks } from './mark-styles.ts'

test('cards, lines and rows are marked by their ids, and the page of an item only where that is looked at', () => {
  const sheet = writeMarks({ item_ids: [7, -3], entry_ids: [12] }, '/inventory/8')
  expect(sheet).toContain('article:has(#item-7-name), article:has(#item--3-name)')
  expect(sheet).toContain('[data-row="item-7"] > .row')
  expect(sheet).toContain('li[data-entry="12"]:not([data-row])')
  expect(sheet).toContain('"not sent yet"')
  expect(sheet).not.toContain('h1')
  expect(writeMarks({ item_ids: [7], entry_ids: [] }, '/inventory/7')).toContain('main header:has(h1)')
})

test('a list of nothing makes no rule that would match everything', () => {
  expect(writeMarks({ item_ids: [], entry_ids: [] }, '/inventory')).not.toContain(':is()')
})

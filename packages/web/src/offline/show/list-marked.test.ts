import { expect, test } from 'vitest'
import { listMarked } from './list-marked.ts'
import { createEntry } from '../testing/fixtures.ts'

test('items and lines are marked by every id under which a screen may show them', () => {
  const entries = [
    createEntry('create', {}, { seq: 3 }),
    createEntry('consume', {}, { seq: 4, params: { id: '-3' } }),
    createEntry('update', {}, { seq: 5, params: { id: '-2' } }),
    createEntry('change_several', { item_ids: [7, 8] }, { seq: 6 }),
    createEntry('add_entry', { text: 'Butter' }, { seq: 9 }),
    createEntry('add_entry', { item_id: 7 }, { seq: 10 }),
    createEntry('change_entry', { is_ticked: true }, { seq: 11, params: { entry_id: '12' } }),
  ]
  const marked = listMarked(entries, new Map([['item -2', 57]]))
  expect(marked).toEqual({ item_ids: [-3, -2, 57, 7, 8], entry_ids: [-9, -10, 12] })
})

import { expect, test } from 'vitest'
import { listMarked } from './list-marked.ts'
import { names } from './replica/call-names.ts'
import { createTestEntry } from './testing.ts'

test('items and lines are marked by every id under which a screen may show them', () => {
  const entries = [
    createTestEntry({ seq: 3, call: names.create }),
    createTestEntry({ seq: 4, call: names.consume, params: { id: '-3' } }),
    createTestEntry({ seq: 5, call: names.update, params: { id: '-2' } }),
    createTestEntry({ seq: 6, call: names.change_several, body: { item_ids: [7, 8] } }),
    createTestEntry({ seq: 9, call: names.add_entry, body: { text: 'Butter' } }),
    createTestEntry({ seq: 10, call: names.add_entry, body: { item_id: 7 } }),
    createTestEntry({ seq: 11, call: names.change_entry, params: { entry_id: '12' }, body: { is_ticked: true } }),
  ]
  const marked = listMarked(entries, new Map([['item -2', 57]]))
  expect(marked).toEqual({ item_ids: [-3, -2, 57, 7, 8], entry_ids: [-9, -10, 12] })
})

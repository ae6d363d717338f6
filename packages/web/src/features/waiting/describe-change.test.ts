import { type Item } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { names } from '../../offline/replica/call-names.ts'
import { createEntry } from '../../offline/testing/fixtures.ts'
import { describeChange } from './describe-change.ts'

const milk = { item_id: 4, item_name: 'Milk', quantity: 5, unit_of_measure: 'l', location: null } as Item
const item = { params: { id: '4' }, base: milk }
const entry = { params: { entry_id: '7' } }

const cases: [Partial<OutboxEntry> & Pick<OutboxEntry, 'call'>, string][] = [
  [{ call: names.consume, ...item, body: { used_quantity: 2 } }, 'Used 2 l of Milk'],
  [{ call: names.consume, ...item, body: { new_quantity: 4.5 } }, 'Used 0.5 l of Milk'],
  [{ call: names.purchase, ...item, body: { quantity_added: 3 } }, 'Bought 3 l of Milk'],
  [{ call: names.discard, ...item, body: { quantity: 1, reason: 'spoiled' } }, 'Threw away 1 l of Milk'],
  [{ call: names.create, name: 'Bread', body: { item_name: 'Bread' } }, 'Added Bread'],
  [
    { call: names.update, ...item, body: { item_name: 'Oat Milk', quantity: 5, location: 'Fridge', version: 3 } },
    'Edited Milk: Name, Location',
  ],
  [{ call: names.update, ...item, is_late: true, body: { quantity_change: -1, known: {} } }, 'Edited Milk: Quantity'],
  [{ call: names.update, ...item, body: { quantity: 5 } }, 'Edited Milk'],
  [{ call: names.remove, ...item }, 'Deleted Milk'],
  [{ call: names.restore, ...item }, 'Brought back Milk'],
  [{ call: names.undo, params: { id: '4', event_id: '9' } }, 'Undid a record of Milk'],
  [{ call: names.change_several, body: { item_ids: [1, 2, 3], location: 'Cellar' } }, 'Moved 3 items to Cellar'],
  [{ call: names.change_several, body: { item_ids: [1], location: null } }, 'Moved 1 item to no location'],
  [{ call: names.change_several, body: { item_ids: [1, 2], category: 'Dairy' } }, 'Put 2 items into Dairy'],
  [{ call: names.change_several, body: { item_ids: [1, 2], is_deleted: true } }, 'Deleted 2 items'],
  [{ call: names.edit_lot, params: { id: '4', lot_id: '2' }, body: {} }, 'Changed a batch of Milk'],
  [{ call: 'POST /api/inventory/:id/lots/:lot_id/freeze', ...item, body: {} }, 'Froze Milk'],
  [{ call: names.add_entry, body: { text: 'Butter' }, name: 'Butter' }, 'Put Butter on the list'],
  [{ call: names.add_entry, body: { item_id: 4, is_ticked: true } }, 'Ticked Milk'],
  [{ call: names.add_entry, body: { item_id: 4, is_ticked: false, quantity: 2 } }, 'Changed the amount of Milk'],
  [{ call: names.change_entry, ...entry, body: { is_ticked: false } }, 'Unticked Milk'],
  [{ call: names.change_entry, ...entry, body: { quantity: null } }, 'Changed the amount of Milk'],
  [{ call: names.change_entry, ...entry, body: { text: 'Oat milk' } }, 'Renamed Milk to Oat milk'],
  [{ call: names.change_entry, ...entry, body: { repeat_days: 7 } }, 'Changed how often to buy Milk'],
  [{ call: names.change_entry, ...entry, name: '', body: { is_ticked: true } }, 'Ticked something'],
  [{ call: names.remove_entry, ...entry }, 'Took Milk off the list'],
  [{ call: names.finish_entry, ...entry }, 'Marked Milk as bought'],
  [{ call: names.put_off, params: { notice_id: '9' }, name: '', body: { days: 3 } }, 'Put off a notice'],
  [{ call: names.skip, body: { item_id: 4 } }, 'Left Milk out this time'],
  [{ call: 'PUT /api/shopping-list/shops/:shop', params: { shop: 'Market' }, name: '' }, 'Changed the order of Market'],
  [{ call: 'POST /api/something/new' }, 'Changed Milk'],
]

test.each(cases)('%o is said as %s', (change, said) => {
  expect(describeChange(createEntry('consume', undefined, change))).toBe(said)
})

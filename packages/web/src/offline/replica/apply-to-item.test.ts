import { type Lot } from '@larder/contract/lots'
import { describe, expect, it, test } from 'vitest'
import { createEntry, createItem, noon } from '../testing/fixtures.ts'
import { applyToItem, applyToItems, createdItem } from './apply-to-item.ts'
import { no_facts } from '@larder/stock/lots/lot-change'

const lot = (lot_id: number, quantity: number, fields: Partial<Lot> = {}): Lot => ({
  ...no_facts,
  lot_id,
  quantity,
  ...fields,
})
const milk = createItem({
  lots: [lot(1, 2, { expiry_date: '2026-12-01' }), lot(2, 3, { expiry_date: '2026-11-20', location: 'Cellar' })],
  lot_count: 2,
})
const apply = (...entry: Parameters<typeof createEntry>) => applyToItem(milk, [createEntry(...entry)])
const amounts = (item: { lots?: Lot[] | undefined } | null) => item?.lots?.map((one) => [one.lot_id, one.quantity])

describe('what is used', () => {
  it('comes off the amount and the batch that is used next', () => {
    const used = apply('consume', { used_quantity: 1 })
    expect(used).toMatchObject({ quantity: 4, expiry_date: '2026-11-20', location: 'Cellar' })
    expect(amounts(used)).toEqual([
      [1, 2],
      [2, 2],
    ])
  })

  it('comes off the batch that was named, and a batch that is empty is gone', () => {
    const used = apply('consume', { used_quantity: 2, lot_id: 1 })
    expect(amounts(used)).toEqual([[2, 3]])
    expect(used).toMatchObject({ quantity: 3, lot_count: 1, expiry_date: '2026-11-20' })
  })

  it('is the difference to what the person saw, not to what is there now', () => {
    expect(apply('consume', { new_quantity: 1 }, { base: createItem({ quantity: 3 }) })).toMatchObject({ quantity: 3 })
  })

  it('never leaves less than nothing', () => {
    const used = apply('consume', { used_quantity: 9 })
    expect(used).toMatchObject({ quantity: 0, lots: [], lot_count: 0 })
  })

  it('leaves no dust of binary fractions', () => {
    const some = createItem({ quantity: 0.3 })
    expect(applyToItem(some, [createEntry('consume', { used_quantity: 0.1 })])?.quantity).toBe(0.2)
  })
})

test('the usual amounts follow an edit of the unit, as far as they can', () => {
  const learned = createItem({ unit_of_measure: 'l', usual_uses: [0.2, 0.5] })
  const usualIn = (body: object) => applyToItem(learned, [createEntry('update', body)])?.usual_uses
  expect(usualIn({ unit_of_measure: 'ml' })).toEqual([200, 500])
  expect(usualIn({ unit_of_measure: 'pcs' })).toBeNull()
  expect(usualIn({ location: 'Cellar' })).toEqual([0.2, 0.5])
})

test('what is thrown away comes off too', () => {
  expect(apply('discard', { quantity: 4, reason: 'expired' })).toMatchObject({ quantity: 1, lot_count: 1 })
})

test('what is bought is a batch of its own, with an id of this phone', () => {
  const bought = apply('purchase', { quantity_added: 2, expiry_date: '2026-11-18' }, { seq: 9 })
  expect(bought).toMatchObject({ quantity: 7, expiry_date: '2026-11-18', lot_count: 3 })
  expect(bought?.lots?.at(-1)).toMatchObject({ lot_id: -9, quantity: 2, purchase_date: '2026-11-17' })
})

test('an edit writes what it names and nothing else, and moves the amount by its difference', () => {
  const base = createItem({ quantity: 4 })
  const edited = apply('update', { notes: 'Oat', brand: undefined, quantity: 6, version: 3, barcode: '123' }, { base })
  expect(edited).toMatchObject({ notes: 'Oat', brand: null, quantity: 7, barcodes: ['123'] })
  expect(edited).not.toHaveProperty('version', 3)
  expect(apply('update', { quantity_change: -2, known: {} })).toMatchObject({ quantity: 3 })
  expect(apply('update', { category: 'Drinks' })).toMatchObject({ quantity: 5, category: 'Drinks', lot_count: 2 })
})

test('an undone record moves the amount by what is known of it, and not below nothing', () => {
  const params = { id: '7', event_id: '4' }
  const undo = (delta: number) =>
    apply('undo', undefined, { params, undone: { delta, lot_changes: null, unit_of_measure: 'l' } })
  expect(undo(-2)).toMatchObject({ quantity: 7 })
  expect(undo(9)).toMatchObject({ quantity: 5 })
  expect(apply('undo', undefined, { params })).toMatchObject({ quantity: 5 })
})

test('an edited batch may be the one whose date is shown', () => {
  const params = { id: '7', lot_id: '1' }
  const edited = apply('edit_lot', { expiry_date: '2026-11-18', location: undefined }, { params })
  expect(edited).toMatchObject({ expiry_date: '2026-11-18', location: null, quantity: 5 })
})

test('an item that was read without its batches stays without them', () => {
  const bare = createItem()
  expect(applyToItem(bare, [createEntry('consume', { used_quantity: 1 })])).toEqual({ ...bare, quantity: 4 })
})

test('what is about other items changes nothing', () => {
  const others = [
    createEntry('consume', { used_quantity: 1 }, { params: { id: '8' } }),
    createEntry('change_several', { item_ids: [8, 9], is_deleted: true }),
    createEntry('add_entry', { text: 'Soap' }),
    createEntry('create', { item_name: 'Tea', category: 'Drinks', quantity: 1, unit_of_measure: 'box' }),
  ]
  expect(applyToItem(milk, others)).toBe(milk)
})

describe('of several items', () => {
  const items = [1, 2, 3].map((item_id) => createItem({ item_id }))

  it('those that are named move', () => {
    const moved = applyToItems(items, [createEntry('change_several', { item_ids: [1, 3, 99], location: 'Shelf' })])
    expect(moved.map(({ location }) => location)).toEqual(['Shelf', null, 'Shelf'])
  })

  it('those that are named go, one comes back, and what is done to it then counts', () => {
    const gone = createEntry('change_several', { item_ids: [1, 2], is_deleted: true })
    const restored = createEntry('restore', undefined, { params: { id: '2' } })
    const used = createEntry('consume', { used_quantity: 1 }, { params: { id: '2' } })
    expect(applyToItems(items, [gone]).map(({ item_id }) => item_id)).toEqual([3])
    expect(applyToItems(items, [gone, restored, used])).toMatchObject([{ item_id: 3 }, { item_id: 2, quantity: 4 }])
    expect(applyToItem(createItem(), [createEntry('remove'), createEntry('restore')])).toEqual(createItem())
    expect(applyToItem(createItem(), [createEntry('remove')])).toBeNull()
  })

  it('nothing is done to what is deleted or was never there', () => {
    const used = createEntry('consume', { used_quantity: 1 })
    expect(applyToItems(items, [used])).toEqual(items)
    expect(applyToItems([milk], [createEntry('remove'), used])).toEqual([])
  })
})

test('a new item has the id of its entry, is in the list, and can be used', () => {
  const body = {
    item_name: 'Tea',
    category: 'Drinks',
    quantity: 3,
    unit_of_measure: 'box',
    barcode: '5',
    brand: undefined,
  }
  const made = createEntry('create', body, { seq: 4 })
  const used = createEntry('consume', { used_quantity: 1 }, { seq: 5, params: { id: '-4' } })
  const [, tea] = applyToItems([milk], [made, used])
  expect(tea).toMatchObject({ item_id: -4, item_name: 'Tea', quantity: 2, brand: null, barcodes: ['5'], lot_count: 1 })
  expect(tea?.created_at).toBe(new Date(noon).toISOString())
  expect(createdItem(createEntry('create', { ...body, quantity: 0 }))).toMatchObject({ lots: [], lot_count: 0 })
  expect(createdItem(used)).toBeNull()
})

/** The least CPU that some work takes in three tries. */
function measureCpu(work: () => unknown): number {
  const tries = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...tries)
}

function createItems(count: number) {
  return Array.from({ length: count }, (_, item_id) => createItem({ item_id }))
}

test('changes cost what they touch, however many items there are', () => {
  const several = 200
  const [few, many] = [createItems(several), createItems(10 * several)]
  const item_ids = few.map(({ item_id }) => item_id)
  const entries = Array.from({ length: several }, (_, seq) =>
    seq % 5 === 0
      ? createEntry('change_several', { item_ids, location: `Shelf ${seq}` }, { seq })
      : createEntry('consume', { used_quantity: 1 }, { seq, params: { id: String(seq) } }),
  )
  expect(applyToItems(many, entries)[199]).toMatchObject({ quantity: 4, location: 'Shelf 195' })
  const [baseline, cost] = [few, many].map((items) => measureCpu(() => applyToItems(items, entries))) as [
    number,
    number,
  ]
  expect(cost / baseline).toBeLessThan(2.5)
})

test('another unit converts what is there, as the server does', () => {
  const item = createItem({ quantity: 5, low_stock_threshold: 2, lots: [lot(1, 3), lot(2, 2)] })
  const unit = { unit_of_measure: 'bottle', unit_factor: 2 }
  const change = (body: object) => applyToItem(item, [createEntry('update', body, { base: item })])
  expect(change(unit)).toMatchObject({
    quantity: 10,
    low_stock_threshold: 4,
    unit_of_measure: 'bottle',
    unit_factors: { l: 2 },
    lots: [{ quantity: 6 }, { quantity: 4 }],
  })
  expect(change({ ...unit, quantity: 9, low_stock_threshold: 1 })).toMatchObject({
    quantity: 9,
    low_stock_threshold: 1,
  })
  expect(change({ ...unit, quantity_change: -1, known: { unit_of_measure: 'l' } })).toMatchObject({ quantity: 9 })
  expect(change({ unit_of_measure: 'bottle' })).toMatchObject({ quantity: 5, unit_of_measure: 'bottle' })
  const used = createEntry('consume', { used_quantity: 1 }, { seq: 9 })
  expect(applyToItem(item, [createEntry('update', unit, { base: item }), used])).toMatchObject({ quantity: 9 })
})

import { type Item, type UpdateItemRequest } from '@larder/contract/item'
import { findShownLot, type Lot } from '@larder/contract/lots'
import { findUnitChange } from '@larder/contract/unit-change'
import { scaleStock } from '@larder/contract/values/scale-stock'
import { type CountedItem, factorInto } from '@larder/contract/values/unit-factors'
import { roundQuantity } from '@larder/contract/values/units'
import { type OutboxEntry } from '../outbox/entry.ts'
import { empty_lot, returnToLots, takeFromLots } from './apply-to-lots.ts'
import { bodyOf, itemIdsOf } from './bodies.ts'
import { names } from './call-names.ts'
import { dropUndefined } from './drop-undefined.ts'
import { quantityChangeOf } from './quantity-change.ts'

/** An item with other batches, and with the dates of the one that goes off first. */
function withLots(item: Item, lots: readonly Lot[]): Item {
  const shown = findShownLot(lots)
  const facts = shown === undefined ? {} : { expiry_date: shown.expiry_date, location: shown.location }
  return { ...item, ...facts, lots: [...lots], lot_count: lots.length }
}

function moveLots(item: Item, entry: OutboxEntry, by: number): Item {
  const { lots } = item
  if (lots === undefined) return item
  const bought = bodyOf(entry, 'purchase')
  if (bought !== null) {
    const { expiry_date = null, location = null, price = null } = bought
    const purchase_date = new Date(entry.made_at).toISOString().slice(0, 10)
    const lot = { ...empty_lot, lot_id: -entry.seq, quantity: by, purchase_date, expiry_date, location, price }
    return withLots(item, [...lots, lot])
  }
  const { lot_id } = (entry.body ?? {}) as { lot_id?: number }
  return withLots(item, by < 0 ? takeFromLots(lots, -by, lot_id) : returnToLots(lots, by))
}

/** The usual amounts in another unit; what cannot be counted in it is learned anew. */
function usualUsesIn({ usual_uses, unit_of_measure: from }: Item, counted: CountedItem): Item['usual_uses'] {
  const factor = from === null ? null : factorInto(counted, from)
  return factor === null ? null : usual_uses?.map((amount) => roundQuantity(amount * factor))
}

/** What follows from another unit, as the server does it. */
function changeUnit(item: Item, body: UpdateItemRequest): Partial<Item> {
  const change = findUnitChange(item, body)
  if (change === null) return {}
  const { factor, unit_factors } = change
  const usual_uses = usualUsesIn(item, { unit_of_measure: body.unit_of_measure ?? null, unit_factors })
  if (factor === null) return { unit_factors, usual_uses }
  const lots = item.lots?.map((lot) => ({ ...lot, quantity: roundQuantity(lot.quantity * factor) }))
  return { unit_factors, usual_uses, ...scaleStock(item, factor), ...(lots && { lots }) }
}

function edit(item: Item, entry: OutboxEntry): Item {
  const body = bodyOf(entry, 'update')
  if (body === null) return item
  const {
    version: _version,
    barcode,
    quantity: _quantity,
    known: _known,
    quantity_change: _change,
    unit_factor: _factor,
    ...fields
  } = body
  const barcodes = barcode ? { barcodes: [...new Set([...(item.barcodes ?? []), barcode])] } : {}
  return { ...item, ...changeUnit(item, body), ...dropUndefined(fields), ...barcodes }
}

function editLot(item: Item, entry: OutboxEntry): Item {
  const body = bodyOf(entry, 'edit_lot')
  if (body === null || item.lots === undefined) return item
  const lot_id = Number(entry.params['lot_id'])
  return withLots(
    item,
    item.lots.map((lot) => (lot.lot_id === lot_id ? { ...lot, ...dropUndefined(body) } : lot)),
  )
}

/** An item as it is after a change of this phone that is about it; null where the change deletes it. */
function changeItem(item: Item, entry: OutboxEntry): Item | null {
  const several = bodyOf(entry, 'change_several')
  if (several !== null) {
    const { item_ids: _ids, is_deleted, ...fields } = several
    return is_deleted === true ? null : { ...item, ...dropUndefined(fields) }
  }
  if (entry.call === names.remove) return null
  const by = quantityChangeOf(entry, item)
  const edited = editLot(edit(item, entry), entry)
  if (by === 0) return edited
  // What was used offline may not be there any more: nothing holds less than nothing.
  const moved = Math.max(-edited.quantity, by)
  return moveLots({ ...edited, quantity: roundQuantity(edited.quantity + moved) }, entry, moved)
}

/** The item that a change of this phone makes; null where it makes none. */
export function createdItem(entry: OutboxEntry): Item | null {
  const body = bodyOf(entry, 'create')
  if (body === null) return null
  const { purchase: _purchase, receipt_name: _receipt, barcode, ...fields } = body
  const made_at = new Date(entry.made_at).toISOString()
  const quantity = Number(fields.quantity)
  const { expiry_date = null, purchase_date = null, location = null } = fields
  const lot = { ...empty_lot, lot_id: -entry.seq, quantity, expiry_date, purchase_date, location }
  return {
    description: null,
    low_stock_threshold: null,
    notes: null,
    brand: null,
    item_weight: null,
    item_weight_unit: null,
    image_url: null,
    ...dropUndefined(fields),
    item_name: fields.item_name,
    category: fields.category,
    unit_of_measure: fields.unit_of_measure,
    expiry_date,
    purchase_date,
    location,
    quantity,
    item_id: -entry.seq,
    ...(barcode ? { barcodes: [barcode] } : {}),
    lots: quantity > 0 ? [lot] : [],
    lot_count: quantity > 0 ? 1 : 0,
    created_at: made_at,
    updated_at: made_at,
  }
}

/** The whole inventory after the changes of this phone. */
export function applyToItems(items: readonly Item[], entries: readonly OutboxEntry[]): Item[] {
  const by_id = new Map(items.map((item) => [item.item_id, item]))
  const deleted = new Map<number, Item>()
  for (const entry of entries) {
    const made = createdItem(entry)
    if (made !== null) by_id.set(made.item_id, made)
    for (const item_id of itemIdsOf(entry)) {
      const item = by_id.get(item_id) ?? (entry.call === names.restore ? deleted.get(item_id) : undefined)
      if (item === undefined) continue
      const changed = changeItem(item, entry)
      if (changed !== null) by_id.set(item_id, changed)
      else if (by_id.delete(item_id)) deleted.set(item_id, item)
    }
  }
  return [...by_id.values()]
}

/** An item as it is after the changes of this phone; null where they delete it. */
export const applyToItem = (item: Item, entries: readonly OutboxEntry[]): Item | null =>
  applyToItems([item], entries).find(({ item_id }) => item_id === item.item_id) ?? null

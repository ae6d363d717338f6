import { type Item } from '@larder/contract/item'
import { firstLot } from '../lots/first-lot.ts'
import { moveLots } from '../lots/lots-of-event.ts'
import { pickLotFacts } from '../lots/edit-lot.ts'
import { type ChangeFacts, type LocalChange } from './local-change.ts'
import { type BodyOf } from './queueable.ts'

/** The item that a phone makes, as the server will have it but for its numbers. */
export function createItem(
  { body, local_id }: LocalChange<BodyOf<'POST /api/inventory'>>,
  { occurred_on, made_at }: ChangeFacts & { readonly made_at: string },
): Item {
  const { purchase, receipt_name: _receipt_name, receipt: _receipt, barcode, ...fields } = body
  const quantity = Number(fields.quantity)
  const { expiry_date = null, purchase_date = null, location = null } = fields
  const facts = { expiry_date, purchase_date, location }
  const empty = { lots: [], last_lot_id: local_id - 1, ...facts }
  const bought = { kind: 'purchased', occurred_on, price: purchase?.price ?? null, facts: pickLotFacts(facts) }
  const isBought = purchase !== undefined && quantity > 0
  const { lots } = isBought
    ? moveLots({ ...empty, delta: quantity, quantity_after: quantity }, bought)
    : firstLot({ quantity, ...facts })
  return {
    item_id: local_id,
    item_name: fields.item_name,
    description: fields.description ?? null,
    category: fields.category,
    quantity,
    unit_of_measure: fields.unit_of_measure,
    ...facts,
    low_stock_threshold: fields.low_stock_threshold ?? null,
    notes: fields.notes ?? null,
    brand: fields.brand ?? null,
    item_weight: fields.item_weight ?? null,
    item_weight_unit: fields.item_weight_unit ?? null,
    image_url: fields.image_url ?? null,
    pack_quantity: fields.pack_quantity ?? null,
    is_never_suggested: fields.is_never_suggested ?? null,
    unit_factors: null,
    ...(barcode ? { barcodes: [barcode] } : {}),
    lots: lots.map((lot) => ({ ...lot, lot_id: local_id })),
    lot_count: lots.length,
    created_at: made_at,
    updated_at: made_at,
  }
}

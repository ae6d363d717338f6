import { type LotFacts, type MovedLots, no_facts } from './lot-change.ts'
import { putIntoLots } from './move-lots.ts'

/** The lot that an item begins with; its number is kept for it where there is nothing yet. */
export function firstLot({
  quantity,
  expiry_date,
  purchase_date,
  location,
}: { readonly quantity: number } & Pick<LotFacts, 'expiry_date' | 'purchase_date' | 'location'>): MovedLots {
  if (quantity === 0) return { lots: [], last_lot_id: 1, changes: [] }
  return putIntoLots({ lots: [], last_lot_id: 0 }, quantity, { ...no_facts, expiry_date, purchase_date, location })
}

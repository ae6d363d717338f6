import { type DiscardReason } from '@larder/contract/discard'
import { type Item } from '@larder/contract/item'
import { compareExpiry, type Lot } from '@larder/contract/lots'
import { isExpired } from '@larder/contract/rules'

/** What has to be known of an item to throw some of it away. */
export type ThrownItem = Pick<
  Item,
  | 'item_id'
  | 'item_name'
  | 'quantity'
  | 'unit_of_measure'
  | 'expiry_date'
  | 'lots'
  | 'lot_count'
  | 'version'
  | 'changed_by'
>

/** The batches a person can choose from: none where there is one alone, or nobody knows them. */
export function lotsToChoose({ lots = [] }: ThrownItem): readonly Lot[] {
  return lots.length > 1 ? lots.toSorted(compareExpiry) : []
}

/** How much there is to throw away of what was chosen. */
export function availableOf(item: ThrownItem, lot: Lot | undefined): number {
  return lot?.quantity ?? item.quantity
}

/** Why it is thrown away, as far as its date says so; the empty text leaves it to the person. */
export function guessReason(item: ThrownItem, lot: Lot | undefined, today: string): DiscardReason | '' {
  // With several batches the item's date is that of one of them.
  const isOneDate = lot !== undefined || (item.lots?.length ?? item.lot_count ?? 1) <= 1
  return isOneDate && isExpired(lot ? lot.expiry_date : item.expiry_date, today) ? 'expired' : ''
}

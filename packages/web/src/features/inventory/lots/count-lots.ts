import { type Item } from '@larder/contract/item'

/** How many batches there are, as far as the item says so. */
export function countLots({ lots, lot_count }: Pick<Item, 'lots' | 'lot_count'>): number {
  return lots?.length ?? lot_count ?? 0
}

import type { ItemPages, ListedItem } from '@larder/vision/recognition/naming/item-pages'
import { startSlices } from '../../event-loop/slices.ts'
import { type ProductClaims, keyOf } from './claims.ts'

const newest_pages = 4

/** The items that were added last: of a large household, as many as fit into a question. */
export function readNewest({ items }: Pick<ItemPages, 'items'>): ListedItem[] {
  return items.slice(-newest_pages).flatMap((page) => JSON.parse(page) as ListedItem[])
}

/** The items that some claim may be about, found in slices: nobody waits while thousands of names are compared. */
export async function findClaimed(
  claims: readonly ProductClaims[],
  { items }: Pick<ItemPages, 'items'>,
): Promise<ListedItem[]> {
  const claimed = new Set(
    claims.flatMap(({ inventory_name, product_name }) => [inventory_name, product_name].map(keyOf)),
  )
  const slices = startSlices()
  const found: ListedItem[] = []
  for (const page of items) {
    for (const item of JSON.parse(page) as ListedItem[]) if (claimed.has(keyOf(item.item_name))) found.push(item)
    if (slices.isDue()) await slices.rest()
  }
  return found
}

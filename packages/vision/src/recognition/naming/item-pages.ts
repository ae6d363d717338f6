import { type JsonPages, readPages } from '../../jobs/json-pages.ts'
import type { Knowledge, KnownItem } from './knowledge.ts'

/** An item without what else it goes by. */
export type ListedItem = Omit<KnownItem, 'barcodes' | 'aliases'>

/** One thing that an item goes by: a code, or a name it has elsewhere. */
export type ItemName = readonly [item_id: number, barcode: string | null, alias: string | null]

/** The items of a household and what they go by, as text: thousands of them are put together where nobody waits for it. */
export interface ItemPages {
  readonly items: JsonPages<ListedItem>
  readonly names: JsonPages<ItemName>
}

/** What is known for one photo, with the items as text. */
export interface KnowledgePages extends Omit<Knowledge, 'items'> {
  readonly items: ItemPages
}

/** All items with their codes and the names they go by elsewhere. */
export function readItems({ items, names }: ItemPages): KnownItem[] {
  const known = Array.from(readPages(items), (item) => ({ ...item, barcodes: [] as string[], aliases: [] as string[] }))
  const by_id = new Map(known.map((item) => [item.item_id, item]))
  for (const [item_id, barcode, alias] of readPages(names)) {
    if (barcode !== null) by_id.get(item_id)?.barcodes.push(barcode)
    if (alias !== null) by_id.get(item_id)?.aliases.push(alias)
  }
  return known
}

import type { Item } from './item.ts'

/** True of an item of a server with the specification's shapes alone, which takes an edit as a whole. */
export const isPlainItem = ({ version, lot_count }: Pick<Item, 'version' | 'lot_count'>): boolean =>
  version === undefined && lot_count === undefined

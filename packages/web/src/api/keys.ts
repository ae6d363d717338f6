/** Where the inventory lives in the query cache; everything below `all` goes stale together. */
export const inventory_keys = {
  all: ['inventory'],
  items: ['inventory', 'items'],
  /** By the text of the address, so that a number and its text are the same item. */
  item: (item_id: string | number) => ['inventory', 'item', String(item_id)],
  categories: ['inventory', 'categories'],
} as const

/** What is read from an item's journal lies below the item: with it, it goes stale. */
export const usage_keys = {
  consumption: (item_id: number) => [...inventory_keys.item(item_id), 'consumption-history'],
  purchases: (item_id: number) => [...inventory_keys.item(item_id), 'purchase-history'],
  pattern: (item_id: number) => [...inventory_keys.item(item_id), 'usage-pattern'],
  prediction: (item_id: number) => [...inventory_keys.item(item_id), 'prediction'],
  /** Of the whole household, for the cards. */
  predictions: ['inventory', 'predictions'],
} as const

export const shopping_keys = {
  all: ['inventory', 'shopping-list'],
  list: (days: number) => ['inventory', 'shopping-list', days],
} as const

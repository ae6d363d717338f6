/** Where the inventory lives in the query cache; everything below `all` goes stale together. */
export const inventory_keys = {
  all: ['inventory'],
  items: ['inventory', 'items'],
  /** By the text of the address, so that a number and its text are the same item. */
  item: (item_id: string | number) => ['inventory', 'item', String(item_id)],
  categories: ['inventory', 'categories'],
} as const

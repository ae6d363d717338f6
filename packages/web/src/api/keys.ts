import { api } from '@larder/contract/calls/api'
import { type QueryClient } from '@tanstack/react-query'
import { call } from './client/call.ts'

/** Where the inventory lives in the query cache; everything below `all` goes stale together. */
export const inventory_keys = {
  all: ['inventory'],
  items: ['inventory', 'items'],
  /** By the text of the address, so that a number and its text are the same item. */
  item: (item_id: string | number) => ['inventory', 'item', String(item_id)],
  categories: ['inventory', 'categories'],
} as const

/** How every screen loads the whole inventory: one place in the cache, and one ETag. */
export const items_query = {
  queryKey: inventory_keys.items,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(api.listItems, { query: { t: String(Date.now()) } }, { signal }),
}

export const categories_query = {
  queryKey: inventory_keys.categories,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(api.listCategories, {}, { signal }),
}

/** What is read from an item's journal lies below the item: with it, it goes stale. */
export const usage_keys = {
  consumption: (item_id: number) => [...inventory_keys.item(item_id), 'consumption-history'],
  purchases: (item_id: number) => [...inventory_keys.item(item_id), 'purchase-history'],
  pattern: (item_id: number) => [...inventory_keys.item(item_id), 'usage-pattern'],
  prediction: (item_id: number) => [...inventory_keys.item(item_id), 'prediction'],
  shelf_life: (item_id: number) => [...inventory_keys.item(item_id), 'shelf-life'],
  /** Of the whole household, for the cards. */
  predictions: ['inventory', 'predictions'],
} as const

export const shopping_keys = {
  all: ['inventory', 'shopping-list'],
  list: (days: number) => ['inventory', 'shopping-list', days],
} as const

/** Below the inventory: whatever moves stock may begin or end what a notice says. */
export const notice_key = ['inventory', 'notices'] as const

/** Invalidates everything about stock: what is on a screen is refetched now, the rest when it is next read. */
export async function refreshStock(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: inventory_keys.all })
}

/** Invalidates everything about stock without refetching it yet, while a success message is still shown. */
export function invalidateStock(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: inventory_keys.all, refetchType: 'none' })
}

/** Invalidates the forecasts of an item that was saved or deleted, which no journal entry tells of. */
export function invalidateForecasts(queryClient: QueryClient, item_id: number): void {
  void queryClient.invalidateQueries({ queryKey: usage_keys.predictions })
  void queryClient.invalidateQueries({ queryKey: shopping_keys.all })
  void queryClient.invalidateQueries({ queryKey: notice_key })
  // Not refetched at once: the panels of a deleted item may still be mounted while its screen is left.
  for (const queryKey of [usage_keys.prediction(item_id), usage_keys.pattern(item_id)]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

import { api } from '@larder/contract/api'
import { type QueryClient } from '@tanstack/react-query'
import { call, callWithEtag } from './call.ts'

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
  queryFn: ({ signal }: { signal: AbortSignal }) => callWithEtag(api.listItems, { query: {} }, { signal }),
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
  /** Of the whole household, for the cards. */
  predictions: ['inventory', 'predictions'],
} as const

export const shopping_keys = {
  all: ['inventory', 'shopping-list'],
  list: (days: number) => ['inventory', 'shopping-list', days],
} as const

/** Below the inventory: whatever moves stock may begin or end what a notice says. */
export const notice_key = ['inventory', 'notices'] as const

/** A quantity moved: whatever stands on a screen asks again, and the rest will when it is next looked at. */
export async function refreshStock(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: inventory_keys.all })
}

/** Distrusts everything about stock without asking for it yet, for while a success is still being shown. */
export function distrustStock(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: inventory_keys.all, refetchType: 'none' })
}

/** An item was saved or deleted elsewhere than in its journal: what was foretold from it no longer holds. */
export function distrustForecasts(queryClient: QueryClient, item_id: number): void {
  void queryClient.invalidateQueries({ queryKey: usage_keys.predictions })
  void queryClient.invalidateQueries({ queryKey: shopping_keys.all })
  void queryClient.invalidateQueries({ queryKey: notice_key })
  // Not asked for at once: a deleted item's panels may still be on the screen that is being left.
  for (const queryKey of [usage_keys.prediction(item_id), usage_keys.pattern(item_id)]) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

import { type Item } from '@larder/contract/item'
import { fold } from '@larder/contract/values/fold'
import { type QueryClient } from '@tanstack/react-query'
import { invalidateForecasts, inventory_keys } from '../../api/keys.ts'

/** The list with one item put in its place, or added. */
export function withItem(items: readonly Item[], item: Item): Item[] {
  const others = items.filter(({ item_id }) => item_id !== item.item_id)
  return [...others, item]
}

/** The categories with a new one joined, unless it is there in another case. */
export function withCategory(categories: readonly string[], category: string | null): string[] {
  const known = category === null || categories.some((one) => fold(one) === fold(category))
  return known ? [...categories] : [...categories, category]
}

/** Makes every screen show a saved item at once; the next look at the server confirms it. */
export function rememberItem(queryClient: QueryClient, item: Item): void {
  queryClient.setQueryData<Item[]>(inventory_keys.items, (items) => items && withItem(items, item))
  queryClient.setQueryData<Item>(inventory_keys.item(item.item_id), item)
  queryClient.setQueryData<string[]>(inventory_keys.categories, (known) => known && withCategory(known, item.category))
  void queryClient.invalidateQueries({ queryKey: inventory_keys.items })
  void queryClient.invalidateQueries({ queryKey: inventory_keys.categories })
  invalidateForecasts(queryClient, item.item_id)
}

/** Takes a deleted item off the list at once; its own page is refetched when it is opened again. */
export function forgetItem(queryClient: QueryClient, item_id: number): void {
  queryClient.setQueryData<Item[]>(inventory_keys.items, (items) => items?.filter((item) => item.item_id !== item_id))
  void queryClient.invalidateQueries({ queryKey: inventory_keys.items })
  void queryClient.invalidateQueries({ queryKey: inventory_keys.item(item_id), refetchType: 'none' })
  invalidateForecasts(queryClient, item_id)
}

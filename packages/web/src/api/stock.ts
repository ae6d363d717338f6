import { type QueryClient } from '@tanstack/react-query'
import { inventory_keys, shopping_keys, usage_keys } from './keys.ts'

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
  // Not asked for at once: a deleted item's panels may still be on the screen that is being left.
  void queryClient.invalidateQueries({ queryKey: usage_keys.prediction(item_id), refetchType: 'none' })
}

import { lazy } from 'react'
import { type ItemSlots } from '../features/inventory/slots.ts'

const loadPanels = () => import('../features/usage/ItemUsage.tsx')

/** What the inventory shows of an item's use: chunks of their own, so that neither the list nor the item waits. */
export const item_slots: ItemSlots = {
  Panels: lazy(async () => ({ default: (await loadPanels()).ItemUsage })),
  // A card is complete without its note: one that cannot be fetched is left out.
  CardNote: lazy(() =>
    import('../features/usage/CompactPrediction.tsx').then(
      (part) => ({ default: part.CompactPrediction }),
      () => ({ default: () => null }),
    ),
  ),
}

/** Fetches the panels beside the item's page instead of after it. */
export function preloadPanels(): void {
  void loadPanels().catch(() => undefined)
}

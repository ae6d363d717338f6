import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'
import { lazyOptional } from '../../../ui/lazy/lazy-with-preload.tsx'

// One file for all, fetched beside the item instead of before it.
const load = () => import('./item-lots.ts')

export const Batches = lazyWithErrorState(async () => (await load()).Batches)
export const StockMenu = lazyOptional(async () => (await load()).StockMenu)
export const FrozenMark = lazyOptional(async () => (await load()).FrozenMark)

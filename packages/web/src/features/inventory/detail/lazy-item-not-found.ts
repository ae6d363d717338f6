import { lazyWithErrorState } from '../../../ui/lazy/lazy-with-error-state.tsx'

/** Hardly ever seen, so that no item waits for its drawing. */
export const LazyItemNotFound = lazyWithErrorState(async () => (await import('./ItemNotFound.tsx')).ItemNotFound)

import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'

/** Few things are thrown away, so the dialog is fetched when somebody does. */
export const LazyThrowAwayDialog = lazyWithErrorState(
  async () => (await import('./ThrowAwayDialog.tsx')).ThrowAwayDialog,
)

import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

/** Few things are thrown away, so the dialog is fetched when somebody does. */
export const LazyThrowAwayDialog = lazyWithPreload(async () => (await import('./ThrowAwayDialog.tsx')).ThrowAwayDialog)

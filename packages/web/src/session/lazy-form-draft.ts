import { lazyOptional } from '../ui/lazy/lazy-with-preload.tsx'

/** Stands inside a form whose typing is to survive the end of a session; no screen waits for it. */
export const FormDraft = lazyOptional(async () => (await import('./FormDraft.tsx')).FormDraft)

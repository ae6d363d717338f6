import { optionalPart } from '../ui/later.tsx'

/** Stands inside a form whose typing is to survive the end of a session; no screen waits for it. */
export const FormDraft = optionalPart(async () => (await import('./FormDraft.tsx')).FormDraft)

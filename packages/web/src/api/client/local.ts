import { type QueryClient } from '@tanstack/react-query'

/** What this phone keeps and sends by itself comes after the first paint; calls go through it once it is there. */
type Local = typeof import('../../offline/local.ts')

let loading: Promise<Local | null> | null = null

/** Loads it; null where it cannot be had, as at a first visit whose network has just gone. */
export function loadLocal(): Promise<Local | null> {
  loading ??= import('../../offline/local.ts').catch(() => {
    loading = null
    return null
  })
  return loading
}

/** Loads it, and lets the queries of the app show what this phone keeps. */
export async function attachLocal(queryClient: QueryClient): Promise<void> {
  ;(await loadLocal())?.attach(queryClient)
}

/** What is loaded or being loaded of it. */
export const findLocal = (): Promise<Local | null> | null => loading

const kept_signals = new WeakSet<AbortSignal>()

/** A signal for a question that is answered by what this phone keeps, and by nothing else. */
export function createKeptSignal(): AbortSignal {
  const { signal } = new AbortController()
  kept_signals.add(signal)
  return signal
}

export const isKeptSignal = (signal: AbortSignal | undefined): boolean =>
  signal !== undefined && kept_signals.has(signal)

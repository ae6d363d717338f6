import { apiBase } from './fetch-call.ts'
import { noteReachable } from './offline.ts'
import { onOutcome } from './request.ts'

/** `reconnected` is `online` shortly after `offline`, which is worth a message. */
export type Connection = 'online' | 'offline' | 'reconnected'

interface ConnectionSettings {
  /** Whether the server answers at all. */
  probe: () => Promise<boolean>
  /** Whether the browser says that it has no network. */
  isBrowserOffline: () => boolean
}

const first_pause_ms = 2000
const longest_pause_ms = 15_000
const reconnected_shown_ms = 4000

/**
 * Follows whether the server can be reached. The browser's online and offline events and a call without an answer only
 * trigger a check; the probe decides. It is repeated while the server does not answer, and while the browser says that it
 * is offline: an answer may have been under way when the network went.
 */
export function createConnection({ probe, isBrowserOffline }: ConnectionSettings) {
  const listeners = new Set<() => void>()
  let state: Connection = 'online'
  let pause_ms = first_pause_ms
  let next_check: ReturnType<typeof setTimeout> | undefined
  let end_of_reconnected: ReturnType<typeof setTimeout> | undefined
  let checking: Promise<boolean> | null = null
  let offline_answers = 0

  function set(next: Connection): void {
    clearTimeout(end_of_reconnected)
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function noteAnswer(): void {
    if (state !== 'offline') return
    clearTimeout(next_check)
    pause_ms = first_pause_ms
    set('reconnected')
    end_of_reconnected = setTimeout(() => set('online'), reconnected_shown_ms)
  }

  async function ask(): Promise<boolean> {
    const isReachable = await probe()
    checking = null
    // A server on this machine needs no network; one answer alone may have been under way when it went.
    offline_answers = isReachable && isBrowserOffline() ? offline_answers + 1 : 0
    const isBelieved = offline_answers > 1 || (offline_answers === 1 && state === 'offline')
    if (isBelieved && noteReachable(true) && state === 'online') set('offline')
    if (isReachable) noteAnswer()
    else set('offline')
    if (isReachable && !isBrowserOffline()) return true
    clearTimeout(next_check)
    next_check = setTimeout(() => void check(), pause_ms)
    pause_ms = Math.min(pause_ms * 1.5, longest_pause_ms)
    return isReachable
  }

  const check = (): Promise<boolean> => (checking ??= ask())

  return {
    current: (): Connection => state,
    check,
    noteAnswer,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const probe_limit_ms = 5000

async function askServer(): Promise<boolean> {
  const request = { cache: 'no-store', signal: AbortSignal.timeout(probe_limit_ms) } as const
  return await fetch(`${apiBase()}/api/health/live`, request).then(
    () => true,
    () => false,
  )
}

/** The connection of this page. */
export const connection = createConnection({ probe: askServer, isBrowserOffline: () => !navigator.onLine })

const check = (): void => void connection.check()

function lose(): void {
  noteReachable(false)
  check()
}

/** Starts to follow the connection; the returned function unsubscribes. */
export function followConnection(): () => void {
  const release = onOutcome((is_answered) => (is_answered ? connection.noteAnswer() : check()))
  window.addEventListener('offline', lose)
  window.addEventListener('online', check)
  // It may have gone before anybody listened.
  if (!navigator.onLine) check()
  return () => {
    release()
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', check)
  }
}

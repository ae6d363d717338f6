import { apiBase, onOutcome } from './request.ts'

/** `back` is `here` shortly after `away`: worth a word. */
export type Connection = 'here' | 'away' | 'back'

interface ConnectionSettings {
  /** Whether anybody answers at all. */
  probe: () => Promise<boolean>
  /** Whether the browser says that it has no network. */
  isDoubtful: () => boolean
}

const first_pause_ms = 2000
const longest_pause_ms = 15_000
const back_shown_ms = 4000

/**
 * Follows whether the server can be reached. What the browser says about its network is only a reason to look, and so
 * is a call without an answer: a single one can get lost. The probe decides, and goes on asking while nobody answers, or
 * while the browser says otherwise: an answer under way when the network went is no answer from now.
 */
export function createConnection({ probe, isDoubtful }: ConnectionSettings) {
  const listeners = new Set<() => void>()
  let state: Connection = 'here'
  let pause_ms = first_pause_ms
  let next_look: ReturnType<typeof setTimeout> | undefined
  let quiet_again: ReturnType<typeof setTimeout> | undefined
  let is_looking = false

  function set(next: Connection): void {
    clearTimeout(quiet_again)
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function noteAnswer(): void {
    if (state !== 'away') return
    clearTimeout(next_look)
    pause_ms = first_pause_ms
    set('back')
    quiet_again = setTimeout(() => set('here'), back_shown_ms)
  }

  async function look(): Promise<void> {
    if (is_looking) return
    is_looking = true
    const is_there = await probe()
    is_looking = false
    if (is_there) noteAnswer()
    else set('away')
    if (is_there && !isDoubtful()) return
    clearTimeout(next_look)
    next_look = setTimeout(() => void look(), pause_ms)
    pause_ms = Math.min(pause_ms * 1.5, longest_pause_ms)
  }

  return {
    current: (): Connection => state,
    look,
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
export const connection = createConnection({ probe: askServer, isDoubtful: () => !navigator.onLine })

const look = (): void => void connection.look()

/** Starts to follow it; the returned function ends that. */
export function followConnection(): () => void {
  const release = onOutcome((is_answered) => (is_answered ? connection.noteAnswer() : look()))
  window.addEventListener('offline', look)
  window.addEventListener('online', look)
  return () => {
    release()
    window.removeEventListener('offline', look)
    window.removeEventListener('online', look)
  }
}

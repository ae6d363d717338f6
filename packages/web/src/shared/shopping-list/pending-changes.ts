import { CallError, isNetworkFailure } from '../../api/client/failure.ts'
import { createAttemptKeys } from '../../api/client/idempotency.ts'
import { keyOf, type LineChange, type LineRef } from './list-line.ts'

/** Changes that the server has not confirmed yet, by line. */
export type PendingByKey = Readonly<Record<string, LineChange>>

interface PendingSettings {
  /** What was kept when the page was last left. */
  readonly kept: PendingByKey
  readonly keep: (pending: PendingByKey) => void
  /** Tells the server, which answers with the entry that it keeps. */
  readonly send: (line: LineRef, change: LineChange, key: string) => Promise<{ entry_id: number }>
  /** The server said no: the line is as it was. */
  readonly onRefused: (line: LineRef, error: unknown) => void
  /** No answer came; it is tried again until one does. */
  readonly onUnreachable: () => void
  readonly pause: (ms: number) => Promise<void>
}

const first_pause_ms = 1000
const longest_pause_ms = 15_000
/** How often a server that answers with a fault is asked before it is believed. */
const most_faults = 3
const settle_limit_ms = 4000
const settle_step_ms = 20

const isFault = (error: unknown): boolean => error instanceof CallError && error.status >= 500

/**
 * Sends what is changed on the list, for each line one after the other, so that the last press wins. In a shop the network
 * comes and goes: what was not answered is sent again under the same key, also after a reload.
 */
export function createPendingChanges({ kept, keep, send, onRefused, onUnreachable, pause }: PendingSettings) {
  let pending = kept
  let isUnreachable = false
  const lines = new Map<string, LineRef>()
  const sending = new Set<string>()
  const listeners = new Set<() => void>()

  function set(next: PendingByKey): void {
    pending = next
    keep(next)
    for (const listener of listeners) listener()
  }

  function drop(key: string): void {
    const { [key]: _done, ...others } = pending
    set(others)
  }

  async function sendAll(key: string): Promise<void> {
    const keyFor = createAttemptKeys()
    let faults = 0
    let pause_ms = first_pause_ms
    for (let change = pending[key]; change !== undefined; change = pending[key]) {
      const line = lines.get(key)
      if (line === undefined) return
      try {
        const { entry_id } = await send(line, change, keyFor([line.entry_id, change]))
        lines.set(key, { ...line, entry_id })
        isUnreachable = false
        faults = 0
        // What was pressed meanwhile is sent next.
        if (pending[key] === change) drop(key)
      } catch (error) {
        faults += isFault(error) ? 1 : 0
        if (!isNetworkFailure(error) && (!isFault(error) || faults >= most_faults)) {
          drop(key)
          return onRefused(line, error)
        }
        if (isNetworkFailure(error) && !isUnreachable) {
          isUnreachable = true
          onUnreachable()
        }
        await pause(pause_ms)
        pause_ms = Math.min(pause_ms * 2, longest_pause_ms)
      }
    }
  }

  function start(key: string): void {
    if (sending.has(key)) return
    sending.add(key)
    void sendAll(key).finally(() => sending.delete(key))
  }

  return {
    current: (): PendingByKey => pending,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(line: LineRef, change: LineChange): void {
      const key = keyOf(line)
      // While one is under way, its answer knows the entry better than the screen does.
      if (!sending.has(key)) lines.set(key, line)
      set({ ...pending, [key]: { ...pending[key], ...change } })
      start(key)
    },
    /** Goes on with what an earlier page could not send; what is no longer on the list needs no change. */
    resume(on_list: readonly LineRef[]): void {
      if (Object.keys(pending).length === 0) return
      const by_key = new Map(on_list.map((line) => [keyOf(line), line]))
      for (const key of Object.keys(pending)) {
        if (sending.has(key)) continue
        const line = by_key.get(key)
        if (line === undefined) {
          drop(key)
          continue
        }
        lines.set(key, line)
        start(key)
      }
    },
    /** Waits until everything is answered, or for some time where nothing comes. */
    async settle(): Promise<void> {
      for (let waited_ms = 0; sending.size > 0 && waited_ms < settle_limit_ms; waited_ms += settle_step_ms)
        await pause(settle_step_ms)
    },
    /** What was bought or removed needs no change any more. */
    forget(keys: readonly string[]): void {
      for (const key of keys) {
        lines.delete(key)
        if (pending[key] !== undefined) drop(key)
      }
    },
  }
}

export type PendingChanges = ReturnType<typeof createPendingChanges>

/** Reads what was kept; storage can hold anything, so only what makes sense is taken. */
export function readPending(text: string | null): PendingByKey {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    const read = Object.entries(kept).flatMap(([key, value]) => {
      const change = /^(item|entry)-\d+$/.test(key) ? readChange(value) : null
      return change === null ? [] : [[key, change] as const]
    })
    return Object.fromEntries(read)
  } catch {
    return {}
  }
}

function readChange(value: unknown): LineChange | null {
  if (typeof value !== 'object' || value === null) return null
  const { is_ticked, quantity } = value as Record<string, unknown>
  const isAmount = quantity === null || (typeof quantity === 'number' && quantity > 0)
  const change = {
    ...(typeof is_ticked === 'boolean' ? { is_ticked } : {}),
    ...(isAmount ? { quantity } : {}),
  }
  return Object.keys(change).length === 0 ? null : change
}

import { api } from '@larder/contract/calls/api'
import { type CallInput } from '@larder/contract/calls/call'
import { call } from './client/call.ts'
import { CallError } from './client/failure.ts'
import { createAttemptKeys } from './client/idempotency.ts'

/** What is sent for a thing that was scanned: a new item, or more of one that is there. */
export type SaveRequest =
  | { kind: 'create'; body: CallInput<typeof api.createItem>['body'] }
  | { kind: 'purchase'; item_id: number; body: CallInput<typeof api.purchase>['body'] }

/** Saves one thing under its key, and tells which item it is now. */
export async function sendSave(request: SaveRequest, key: string): Promise<number> {
  const headers = { 'Idempotency-Key': key }
  if (request.kind === 'create') return (await call(api.createItem, { body: request.body }, { headers })).item.item_id
  const params = { id: String(request.item_id) }
  const answer = await call(api.purchase, { params, body: request.body }, { headers })
  if (!answer.success) throw new CallError(200, answer.message, answer)
  return request.item_id
}

/**
 * Saves cards. A second try of the same card after a lost answer carries the same key and counts once; a card that
 * was changed meanwhile is another request.
 */
export function createSaver(): (draft_key: string, request: SaveRequest) => Promise<number> {
  const keys = new Map<string, (payload: unknown) => string>()
  return async (draft_key, request) => {
    const keyFor = keys.get(draft_key) ?? createAttemptKeys()
    keys.set(draft_key, keyFor)
    return await sendSave(request, keyFor(request))
  }
}

/** Waits, at most until the signal aborts. */
export function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}

interface SaveSequence<Thing> {
  save: (thing: Thing) => Promise<void>
  /** How long after the end of one the next starts. */
  pause_ms: number
  /** Stops before the next one: the one under way is finished, so that its outcome is known. */
  signal: AbortSignal
  onStart: (thing: Thing, index: number) => void
  onSaved: (thing: Thing) => void
  onFailed: (thing: Thing, error: unknown) => void
}

/** Saves one after the other; one that fails does not stop the rest. */
export async function saveInSequence<Thing>(things: readonly Thing[], sequence: SaveSequence<Thing>): Promise<void> {
  for (const [index, thing] of things.entries()) {
    if (index > 0) await pauseFor(sequence.pause_ms, sequence.signal)
    if (sequence.signal.aborted) return
    sequence.onStart(thing, index)
    try {
      await sequence.save(thing)
    } catch (error) {
      sequence.onFailed(thing, error)
      continue
    }
    sequence.onSaved(thing)
  }
}

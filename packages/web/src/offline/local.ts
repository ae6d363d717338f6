import { type Call } from '@larder/contract/calls/call'
import { offline_messages as words } from '@larder/contract/messages/offline-messages'
import { keyOfCall } from '../api/client/call.ts'
import { connection } from '../api/client/connection.ts'
import { CallError, isNetworkFailure } from '../api/client/failure.ts'
import { createRandomKey } from '../api/client/idempotency.ts'
import { isOffline } from '../api/client/offline.ts'
import { type CallOptions, type Parts, readAnswer, send } from '../api/client/request.ts'
import { answerLocally, findItem } from './answer-locally.ts'
import { cancelUnsent } from './cancel-unsent.ts'
import { keepAnswer, readKept, resolveParams, withWaiting } from './kept-answers.ts'
import { type NewEntry, type OutboxEntry, type OutboxRequest, withServerIds } from './outbox/entry.ts'
import { type Outbox } from './outbox/outbox.ts'
import { readIds } from './outbox/send-outbox.ts'
import { page_id } from './page-id.ts'
import { findUndoneQuantity } from './undone-quantity.ts'
import { itemIdOf } from './replica/bodies.ts'
import { nameCall, names } from './replica/call-names.ts'
import { type KeptAnswer } from './store/store.ts'
import { openOutbox, tellOtherTabs } from './store/open-store.ts'
import { wakeSender } from './sender.ts'

export { attach } from './attach.ts'

/** What this phone knows of an answer; fails as a call without a network does where it knows nothing. */
export async function readLocally(definition: Call, parts: Parts): Promise<unknown> {
  const outbox = await openOutbox()
  const kept = outbox && (await readKept(outbox, definition, parts))
  if (!kept) throw new CallError(0, null, null)
  return kept.value
}

/** Whether what a person reads is kept: what only matters at this moment, or opens doors, is not. */
const isKept = ({ path, open }: Call): boolean =>
  open !== true &&
  !/^\/api\/(live|users\/(sessions|export)|groceries|invites|inventory\/(deleted|suggestions))/.test(path)

/** Keeps an answer, and adds what this phone has not sent yet; undefined where it has to be asked for again. */
export async function takeAnswer(
  definition: Call,
  parts: Parts,
  answer: KeptAnswer,
  is_final: boolean,
): Promise<unknown> {
  const outbox = await openOutbox()
  if (outbox === null) return answer.value
  const value = await withWaiting(outbox, definition, parts, answer, is_final)
  // What is kept is shown with all that was sent later: one that may know of it already would count it twice.
  const canKeep = isKept(definition) && outbox.isSettledSince(answer.at)
  if (value !== undefined && canKeep) void keepAnswer(outbox, keyOfCall(definition, parts), answer)
  return value
}

/** Parameters that name something this phone made, by the id that the server gave it. */
export async function resolve(parts: Parts): Promise<Parts> {
  const outbox = await openOutbox()
  return outbox ? { ...parts, params: resolveParams(parts, outbox) ?? {} } : parts
}

async function createEntry(outbox: Outbox, request: OutboxRequest, key: string): Promise<NewEntry> {
  const item_id = itemIdOf(request)
  const base = item_id === null ? undefined : await findItem(outbox, item_id)
  const body = (request.body ?? {}) as { item_name?: string; text?: string; unit_of_measure?: string | null }
  return {
    ...request,
    key,
    made_at: Date.now(),
    state: 'waiting',
    page: null,
    attempts: 0,
    faults: 0,
    name: base?.item_name ?? body.item_name ?? body.text ?? '',
    unit: base?.unit_of_measure ?? body.unit_of_measure ?? null,
    base: base ?? null,
    is_late: false,
    ...(request.call === names.undo ? { undone_quantity: await findUndoneQuantity(outbox, request) } : {}),
  }
}

/** Puts a change into the outbox; says so where this phone has no room for it. */
async function keepEntry(outbox: Outbox, entry: NewEntry): Promise<OutboxEntry> {
  try {
    return await outbox.add(entry)
  } catch (cause) {
    throw new CallError(507, words.storageFull, null, { cause })
  }
}

async function keepWaiting(outbox: Outbox, entry: OutboxEntry): Promise<unknown> {
  const answer = await answerLocally(outbox, entry)
  tellOtherTabs()
  wakeSender()
  return answer
}

const patience_ms = 4000

/** Sends a request; one without an answer for a while is given up where the server cannot be reached at all. */
async function sendPatiently(definition: Call, parts: Parts, options: CallOptions): Promise<Response> {
  const given_up = new AbortController()
  const timer = setTimeout(async () => {
    if (!(await connection.check())) given_up.abort()
  }, patience_ms)
  try {
    return await send(definition, parts, { ...options, signal: given_up.signal })
  } catch (error) {
    if (given_up.signal.aborted) throw new CallError(0, null, null, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes a call that may be repeated under its key. It lies in the outbox before it is sent, so that a page that dies meanwhile
 * loses nothing. Where the server cannot be reached it stays there, and this phone answers by itself.
 */
export async function writeThrough(definition: Call, parts: Parts, options: CallOptions): Promise<unknown> {
  const outbox = await openOutbox()
  if (outbox === null) return await readAnswer(definition, await send(definition, parts, options))
  const params = Object.fromEntries(Object.entries(parts.params ?? {}).map(([name, value]) => [name, String(value)]))
  const asked = { call: nameCall(definition), params, body: parts.body }
  const cancelled = await cancelUnsent(outbox, asked)
  if (cancelled !== undefined) return (tellOtherTabs(), cancelled)

  const request = withServerIds(asked, outbox.ids())
  const key = options.headers?.['Idempotency-Key'] ?? createRandomKey()
  const entry = await createEntry(outbox, request, key)
  const mustWait = isOffline() || connection.current() === 'offline' || outbox.hasWaiting()
  if (mustWait) return await keepWaiting(outbox, await keepEntry(outbox, entry))

  // Without room for it here it is sent all the same.
  const kept = await outbox.add({ ...entry, state: 'sending', page: page_id, attempts: 1 }).catch(() => null)
  try {
    const headers = { ...options.headers, 'Idempotency-Key': key }
    const answer = await readAnswer(definition, await sendPatiently(definition, request, { ...options, headers }))
    if (kept) await outbox.change(kept.seq, { state: 'sent', sent_at: Date.now() }, readIds(kept, answer as object))
    return answer
  } catch (error) {
    if (kept && isNetworkFailure(error) && (isOffline() || !(await connection.check()))) {
      await outbox.change(kept.seq, { state: 'waiting', page: null })
      return await keepWaiting(outbox, { ...kept, state: 'waiting', page: null })
    }
    if (kept) await outbox.remove([kept.seq])
    throw error
  }
}

import { type Call, type CallOutput } from '@larder/contract/calls/call'
import { lot_api } from '@larder/contract/calls/lot-api'
import { addDays, todayIn } from '@larder/contract/values/days'
import { offline_messages as words } from '@larder/contract/messages/offline/offline-messages'
import { isRefusal } from '@larder/stock/refusal'
import { keyOfCall } from '../api/client/call.ts'
import { connection } from '../api/client/connection.ts'
import { CallError, isNetworkFailure } from '../api/client/failure.ts'
import { createRandomKey } from '../api/client/idempotency.ts'
import { isOffline } from '../api/client/offline.ts'
import { type CallOptions, type Parts, readAnswer, send } from '../api/client/request.ts'
import { answerLocally, canBeQueued, findItem, findLineName } from './answers/answer-locally.ts'
import { cancelUnsent } from './answers/cancel-unsent.ts'
import {
  findTimeZone,
  isDoubtful,
  keepAnswer,
  loadItems,
  readKept,
  resolveIds,
  withWaiting,
} from './answers/kept-answers.ts'
import { noteKeptAt } from './answers/read-query.ts'
import { type NewEntry, type OutboxEntry, type OutboxRequest, withServerIds } from './outbox/entry.ts'
import { type Outbox } from './outbox/outbox.ts'
import { readIds } from './outbox/send-outbox.ts'
import { page_id } from './send/page-id.ts'
import { findUndone } from './answers/find-undone.ts'
import { mutatorOf } from './replica/apply-to-item.ts'
import { itemIdOf } from './replica/bodies.ts'
import { nameCall, names } from './replica/call-names.ts'
import { type KeptAnswer } from './store/store.ts'
import { openOutbox, tellOtherTabs } from './store/open-store.ts'
import { GivenUp, sendPatiently } from './send/send-patiently.ts'
import { wakeSender } from './send/sender.ts'

export { attach } from './attach.ts'

type LookUp = typeof import('./answers/look-up-barcode.ts').lookUpBarcode

/** What is done with photos that wait to be read; few ever do. */
export const loadPhotos = () => import('./photos/unread-photos.ts')

/** Looks a code up, here where nobody else can be asked; only one screen needs it. */
export const lookUpBarcode: LookUp = async (...request) =>
  await (await import('./answers/look-up-barcode.ts')).lookUpBarcode(...request)

/** What this phone knows of an answer; fails as a call without a network does where it knows nothing. */
export async function readLocally(definition: Call, parts: Parts, signal?: AbortSignal): Promise<unknown> {
  const outbox = await openOutbox()
  const kept = outbox && (await readKept(outbox, definition, parts))
  if (!kept) throw new CallError(0, null, null)
  noteKeptAt(signal, kept.at)
  return kept.value
}

/** Whether what a person reads is kept: what only matters at this moment, or opens doors, is not. */
const isKept = ({ path, open }: Call): boolean =>
  open !== true &&
  !/^\/api\/(live|users\/(sessions|export)|groceries|invites|inventory\/(deleted|suggestions))/.test(path)

/** An answer that has come: kept, and with what waits here to be sent. */
export async function takeAnswer(definition: Call, parts: Parts, answer: KeptAnswer): Promise<unknown> {
  const outbox = await openOutbox()
  if (outbox === null) return answer.value
  // What is kept is shown with all that was sent later: one that may know of it already would count it twice.
  if (isKept(definition) && outbox.isSettledSince(answer.at)) keepAnswer(outbox, keyOfCall(definition, parts), answer)
  return await withWaiting(outbox, definition, parts, answer)
}

// What is sent meanwhile makes an answer doubtful; at some time it is taken as it is.
const most_questions = 3

/** Asks the server, with its own ids in place of this phone's, and adds what waits here to be sent. */
export async function readThrough(definition: Call, parts: Parts, ask: (asked: Parts) => Promise<KeptAnswer>) {
  const outbox = await openOutbox()
  if (outbox === null) return (await ask(parts)).value
  const asked = resolveIds(parts, outbox)
  let answer = await ask(asked)
  for (let count = 1; count < most_questions && (await isDoubtful(outbox, answer)); count += 1)
    answer = await ask(asked)
  return await takeAnswer(definition, asked, answer)
}

const lot_stages = { [names.open_lot]: 'opened', [names.freeze_lot]: 'frozen', [names.thaw_lot]: 'thawed' } as const

/** What this phone has to remember of a change to tell its outcome: an event that it undoes, how long a batch keeps. */
async function findChangeFacts(
  outbox: Outbox,
  request: OutboxRequest,
): Promise<Pick<NewEntry, 'undone' | 'usual_expiry'>> {
  const undone = request.call === names.undo ? await findUndone(outbox, request) : undefined
  if (undone !== undefined) return { undone }
  const stage = lot_stages[request.call as keyof typeof lot_stages]
  if (stage === undefined) return {}
  const kept = await readKept(outbox, lot_api.getShelfLife, { params: { id: request.params['id'] } })
  const days = (kept?.value as CallOutput<typeof lot_api.getShelfLife> | undefined)?.[stage]?.days
  const today = todayIn(await findTimeZone(outbox))
  return { usual_expiry: days === undefined ? null : addDays(today, days) }
}

async function createEntry(outbox: Outbox, request: OutboxRequest, key: string): Promise<NewEntry> {
  const item_id = itemIdOf(request)
  const base = item_id === null ? undefined : await findItem(outbox, item_id)
  const { entry_id } = request.params
  const line_name = entry_id === undefined ? undefined : await findLineName(outbox, Number(entry_id))
  const body = (request.body ?? {}) as { item_name?: string; text?: string; unit_of_measure?: string | null }
  return {
    ...request,
    key,
    made_at: Date.now(),
    state: 'waiting',
    page: null,
    attempts: 0,
    faults: 0,
    name: base?.item_name ?? line_name ?? body.item_name ?? body.text ?? '',
    unit: base?.unit_of_measure ?? body.unit_of_measure ?? null,
    base: base ?? null,
    is_late: false,
    ...(await findChangeFacts(outbox, request)),
  }
}

/** Says at once what the server would refuse, and keeps nothing that this phone cannot tell the outcome of. */
async function insistOnOutcome(outbox: Outbox, entry: NewEntry): Promise<void> {
  if (entry.call === names.undo && entry.undone === undefined) throw new CallError(0, null, null)
  if (entry.base === null) return
  const items = entry.call in lot_stages ? (await loadItems(outbox)).values() : []
  const outcome = mutatorOf({ ...entry, seq: 0 }, await findTimeZone(outbox), items)?.(entry.base)
  if (outcome && isRefusal(outcome)) throw new CallError(outcome.status, outcome.message, null)
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

/**
 * Makes a call that may be repeated under its key. It lies in the outbox before it is sent, so that a page that dies meanwhile
 * loses nothing. Where the server cannot be reached it stays there, and this phone answers by itself.
 */
export async function writeThrough(definition: Call, parts: Parts, options: CallOptions): Promise<unknown> {
  const outbox = await openOutbox()
  if (outbox === null || !canBeQueued(definition))
    return await readAnswer(definition, await send(definition, parts, options))
  const params = Object.fromEntries(Object.entries(parts.params ?? {}).map(([name, value]) => [name, String(value)]))
  const asked = { call: nameCall(definition), params, body: parts.body }
  const cancelled = await cancelUnsent(outbox, asked)
  if (cancelled !== undefined) return (tellOtherTabs(), cancelled)

  const request = withServerIds(asked, outbox.ids())
  const key = options.headers?.['Idempotency-Key'] ?? createRandomKey()
  const entry = await createEntry(outbox, request, key)
  const mustWait = isOffline() || connection.current() === 'offline' || outbox.hasWaiting()
  if (mustWait) {
    await insistOnOutcome(outbox, entry)
    return await keepWaiting(outbox, await keepEntry(outbox, entry))
  }

  // Without room for it here it is sent all the same.
  const kept = await outbox.add({ ...entry, state: 'sending', page: page_id, attempts: 1 }).catch(() => null)
  try {
    const headers = { ...options.headers, 'Idempotency-Key': key }
    const answer = await readAnswer(definition, await sendPatiently(definition, request, { ...options, headers }))
    const sent = { state: 'sent', sent_at: Date.now() } as const
    // A log-out may have deleted the store meanwhile.
    if (kept) await outbox.change(kept.seq, sent, readIds(kept, answer as object)).catch(() => undefined)
    return answer
  } catch (error) {
    if (kept && isNetworkFailure(error) && (error instanceof GivenUp || isOffline() || !(await connection.check()))) {
      await outbox.change(kept.seq, { state: 'waiting', page: null })
      return await keepWaiting(outbox, { ...kept, state: 'waiting', page: null })
    }
    if (kept) await outbox.remove([kept.seq]).catch(() => undefined)
    throw error
  }
}

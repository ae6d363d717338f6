import { type Call } from '@larder/contract/calls/call'
import { household_id_header } from '@larder/contract/live'
import * as z from 'zod/mini'
import { connection } from '../api/client/connection.ts'
import { CallError } from '../api/client/failure.ts'
import { isOffline } from '../api/client/offline.ts'
import { apiBase, send } from '../api/client/request.ts'
import { getToken } from '../api/client/token.ts'
import { readStoreHousehold } from './store/store-household.ts'
import { type OutboxRequest } from './outbox/entry.ts'
import { type Outbox } from './outbox/outbox.ts'
import { type Delivery, sendOutbox } from './outbox/send-outbox.ts'
import { createPageCheck } from './page-id.ts'
import { openOutbox, tellOtherTabs } from './store/open-store.ts'

const first_pause_ms = 2000
const longest_pause_ms = 60_000
const answer_limit_ms = 20_000
const reload_ms = 250

/** Sends one request of the outbox; any answer is an answer. */
async function deliver({ call, params, body }: OutboxRequest, key: string, household_id: number): Promise<Delivery> {
  const [method, path] = call.split(' ') as [Call['method'], string]
  const headers = { 'Idempotency-Key': key, ...(household_id > 0 && { [household_id_header]: String(household_id) }) }
  const parts = { params, ...(body === undefined ? {} : { body }) }
  const signal = AbortSignal.timeout(answer_limit_ms)
  try {
    const response = await send({ method, path, response: z.unknown() }, parts, { headers, signal })
    // An answer that breaks off is none.
    return { status: response.status, body: await response.json() }
  } catch (error) {
    return error instanceof CallError ? { status: error.status, body: error.body } : { status: 0, body: null }
  }
}

/** How far the server's clock is ahead of this phone's; undefined where nobody answers. */
async function measureClock(): Promise<number | undefined> {
  const signal = AbortSignal.timeout(answer_limit_ms)
  const answer = await fetch(`${apiBase()}/api/health/live`, { cache: 'no-store', signal }).catch(() => null)
  const date = Date.parse(answer?.headers.get('Date') ?? '')
  return answer === null ? undefined : Number.isNaN(date) ? 0 : date - Date.now()
}

const sent_listeners = new Set<() => void>()

/** Told after something of the outbox has arrived at the server. */
export function onSent(listener: () => void): () => void {
  sent_listeners.add(listener)
  return () => sent_listeners.delete(listener)
}

/** Calls a function at once, and then not more often than every so many milliseconds. */
function throttle(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => void (timer ??= setTimeout(() => ((timer = undefined), call()), reload_ms))
}

async function sendAll(outbox: Outbox): Promise<boolean> {
  const { store } = outbox
  const token = getToken()
  const clock_offset_ms = await measureClock()
  if (token === null || clock_offset_ms === undefined) return false
  await store.writeFact('clock_offset_ms', clock_offset_ms).catch(() => undefined)
  const household_id = readStoreHousehold(store.name)
  let count = 0
  const reload = throttle(() => void outbox.reload().then(tellOtherTabs))
  const end = await sendOutbox({
    store,
    // Whoever signs in meanwhile has a store of their own.
    deliver: async (request, key) =>
      getToken() === token ? await deliver(request, key, household_id) : { status: 401, body: null },
    isPageAlive: await createPageCheck(),
    now: Date.now,
    onChange: () => ((count += 1), reload()),
  })
  await outbox.reload()
  if (count > 0) tellOtherTabs()
  if (count > 0) for (const listener of sent_listeners) listener()
  return end === 'done' || end === 'signed-out'
}

/** One tab at a time sends; without locks two may, and the keys keep everything from counting twice. */
async function sendAlone(outbox: Outbox): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return await sendAll(outbox)
  return await locks.request(`outbox ${outbox.store.name}`, { ifAvailable: true }, async (lock) =>
    lock === null ? false : await sendAll(outbox),
  )
}

let isRunning = false
let isWanted = false
let pause_ms = first_pause_ms
let timer: ReturnType<typeof setTimeout> | undefined

const isToBeSent = (outbox: Outbox): boolean =>
  outbox.list().some(({ state }) => state === 'waiting' || state === 'sending')

async function run(): Promise<void> {
  const outbox = await openOutbox()
  if (outbox === null || !isToBeSent(outbox) || isOffline()) return
  const isDone = await sendAlone(outbox).catch(() => false)
  if (isDone && !outbox.hasWaiting()) {
    pause_ms = first_pause_ms
    return
  }
  void connection.check()
  clearTimeout(timer)
  timer = setTimeout(wakeSender, pause_ms)
  pause_ms = Math.min(pause_ms * 2, longest_pause_ms)
}

/** Sends what waits, now or when whoever sends at the moment is done. */
export function wakeSender(): void {
  isWanted = true
  if (isRunning) return
  isRunning = true
  void (async () => {
    while (isWanted) {
      isWanted = false
      await run().catch(() => undefined)
    }
    isRunning = false
  })()
}

function wakeAfresh(): void {
  pause_ms = first_pause_ms
  wakeSender()
}

/** Wakes the sender whenever there may be a network again. The returned function ends it. */
export function followNetwork(): () => void {
  const look = (): void => void (document.visibilityState === 'visible' && wakeAfresh())
  const release = connection.subscribe(() => connection.current() !== 'offline' && wakeAfresh())
  window.addEventListener('online', wakeAfresh)
  document.addEventListener('visibilitychange', look)
  wakeAfresh()
  return () => {
    release()
    clearTimeout(timer)
    window.removeEventListener('online', wakeAfresh)
    document.removeEventListener('visibilitychange', look)
  }
}

import * as z from 'zod/mini'
import { connection } from '../../api/client/connection.ts'
import { CallError } from '../../api/client/failure.ts'
import { type Destination } from '../../api/client/fetch-call.ts'
import { isOffline } from '../../api/client/offline.ts'
import { type CallOptions, type Parts, send } from '../../api/client/request.ts'
import { getToken } from '../../api/client/token.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { type Delivery } from '../outbox/send-outbox.ts'
import { no_answer, readDelivery, sendStore } from '../outbox/send-store.ts'
import { openOutbox, tellOtherTabs } from '../store/open-store.ts'

const first_pause_ms = 2000
const longest_pause_ms = 60_000
const reload_ms = 250

/** Sends one request as any other of this page; any answer is an answer. */
async function post(to: Destination, parts: Parts, options: CallOptions): Promise<Delivery> {
  try {
    return await readDelivery(await send({ ...to, response: z.unknown() }, parts, options))
  } catch (error) {
    const isAnswer = error instanceof CallError && error.body !== null
    return isAnswer ? { status: error.status, body: error.body } : no_answer
  }
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
  const token = getToken()
  if (token === null) return false
  let count = 0
  // A log-out may delete the store meanwhile.
  const reload = throttle(() => void outbox.reload().then(tellOtherTabs, () => undefined))
  const end = await sendStore({
    store: outbox.store,
    // Whoever signs in meanwhile has a store of their own.
    post: async (...request) => (getToken() === token ? await post(...request) : { status: 401, body: null }),
    onChange: () => ((count += 1), reload()),
  })
  await outbox.reload()
  if (count > 0) tellOtherTabs()
  if (count > 0) for (const listener of sent_listeners) listener()
  return end === 'done' || end === 'signed-out'
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
  const isDone = await sendAll(outbox).catch(() => false)
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

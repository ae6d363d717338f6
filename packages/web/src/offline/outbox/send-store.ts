import { household_id_header } from '@larder/contract/constants'
import { apiBase, type Destination, isPage } from '../../api/client/fetch-call.ts'
import { type CallOptions, type Parts } from '../../api/client/request.ts'
import { createPageCheck } from '../send/page-id.ts'
import { readStoreHousehold } from '../store/store-household.ts'
import { type OfflineStore } from '../store/store.ts'
import { type OutboxRequest } from './entry.ts'
import { type Delivery, type SendEnd, sendOutbox } from './send-outbox.ts'

const answer_limit_ms = 20_000

export const no_answer: Delivery = { status: 0, body: null }

type Post = (to: Destination, parts: Parts, options: CallOptions) => Promise<Delivery>

interface StoreSettings {
  readonly store: OfflineStore
  /** Sends one request, in the name of whoever is signed in. */
  readonly post: Post
  /** Called after each change of the store. */
  readonly onChange: () => void
}

/** What an answer says. One that breaks off is none, and neither is a page; that something was done needs no words. */
export async function readDelivery(response: Response): Promise<Delivery> {
  const text = await response.text().catch(() => null)
  if (text === null) return no_answer
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    return response.ok && !isPage(response, text) ? { status: response.status, body: {} } : no_answer
  }
}

function createDeliver(post: Post, household_id: number) {
  const household = household_id > 0 ? { [household_id_header]: String(household_id) } : {}
  return async ({ call, params, body }: OutboxRequest, key: string): Promise<Delivery> => {
    const [method, path] = call.split(' ') as [Destination['method'], string]
    const headers = { 'Idempotency-Key': key, ...household }
    const parts = { params, ...(body === undefined ? {} : { body }) }
    const signal = AbortSignal.timeout(answer_limit_ms)
    return await post({ method, path }, parts, { headers, signal }).catch(() => no_answer)
  }
}

/** How far the server's clock is ahead of this phone's; undefined where nobody answers. */
async function measureClock(): Promise<number | undefined> {
  const signal = AbortSignal.timeout(answer_limit_ms)
  const answer = await fetch(`${apiBase()}/api/health/live`, { cache: 'no-store', signal }).catch(() => null)
  const date = Date.parse(answer?.headers.get('Date') ?? '')
  return answer === null ? undefined : Number.isNaN(date) ? 0 : date - Date.now()
}

async function sendNow({ store, post, onChange }: StoreSettings): Promise<SendEnd> {
  const clock_offset_ms = await measureClock()
  if (clock_offset_ms === undefined) return 'unreachable'
  await store.writeFact('clock_offset_ms', clock_offset_ms).catch(() => undefined)
  const deliver = createDeliver(post, readStoreHousehold(store.name))
  return await sendOutbox({ store, deliver, isPageAlive: await createPageCheck(), now: Date.now, onChange })
}

/**
 * Sends what waits in a store, whoever else would: one tab or the service worker at a time. Without locks two may, and the
 * keys keep everything from counting twice. `busy` where another one sends.
 */
export async function sendStore(settings: StoreSettings): Promise<SendEnd> {
  const { locks } = navigator
  if (!locks) return await sendNow(settings)
  return await locks.request(`outbox ${settings.store.name}`, { ifAvailable: true }, async (lock) =>
    lock === null ? 'busy' : await sendNow(settings),
  )
}

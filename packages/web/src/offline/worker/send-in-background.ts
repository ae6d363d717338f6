import { fetchCall } from '../../api/client/fetch-call.ts'
import { readStoreOwner } from '../../api/client/store-name.ts'
import { type SendEnd } from '../outbox/send-outbox.ts'
import { readDelivery, sendStore } from '../outbox/send-store.ts'
import { openIndexedStore } from '../store/indexed-store.ts'
import { type OfflineStore } from '../store/store.ts'

/** Tried again: there is no network, the server is in trouble, or whoever sends now may end before it is done. */
const isToBeTriedAgain = (end: SendEnd): boolean => end === 'unreachable' || end === 'busy'

/** Sends what waits in one store with the token that its page left there; tells whether that was all that can be done. */
async function sendOpened(store: OfflineStore): Promise<boolean> {
  const token = await store.readFact('token')
  if (token === undefined) return true
  const end = await sendStore({
    store,
    post: async (to, parts, options) => await readDelivery(await fetchCall(to, parts, token, options)),
    onChange: () => undefined,
  })
  // The session has ended, or shows another household: nobody may read here what this one had.
  if (end === 'signed-out' || end === 'other-household') await store.wipe()
  const isLeft = (await store.listEntries()).some(({ state }) => state === 'waiting')
  // It lies there only for as long as the worker may need it.
  if (!isLeft) await store.writeFact('token', undefined)
  return !isToBeTriedAgain(end)
}

async function sendNamed(name: string): Promise<boolean> {
  const store = await openIndexedStore(name, { must_exist: true })
  try {
    return await sendOpened(store)
  } finally {
    store.close()
  }
}

/** Sends what waits in every store of this browser; fails where some of it has to be tried again. */
export async function sendInBackground(): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) =>
    readStoreOwner(name) === undefined ? [] : name,
  )
  const outcomes = await Promise.allSettled(names.map(sendNamed))
  const channel = new BroadcastChannel('outbox')
  channel.postMessage('changed')
  channel.close()
  if (outcomes.some((outcome) => outcome.status === 'rejected' || !outcome.value)) throw new Error('Something waits')
}

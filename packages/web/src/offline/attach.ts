import { type Query, type QueryClient } from '@tanstack/react-query'
import { listHeld } from '../api/client/call.ts'
import { isOffline } from '../api/client/offline.ts'
import { setStoreOwner } from '../api/client/store-name.ts'
import { getToken, onTokenChange } from '../api/client/token.ts'
import { prepareSync } from './send/background-sync.ts'
import { followEssentials } from './answers/follow-essentials.ts'
import { followHiding, keepAnswer, keepAnswers } from './answers/kept-answers.ts'
import { readQuery } from './answers/read-query.ts'
import { announcePage } from './send/page-id.ts'
import { followRestore } from './send/follow-restore.ts'
import { followNetwork, onSent, wakeSender } from './send/sender.ts'
import { forgetStore, onOutboxChange, openOutbox } from './store/open-store.ts'
import { tidyStores } from './store/tidy-stores.ts'

// Below these lies everything that this phone keeps and shows again.
const kept_roots: readonly unknown[] = ['inventory', 'household']

const isOfStore = ({ queryKey }: Query): boolean => kept_roots.includes(queryKey[0])

/** Shows what this phone knows while the answer is on its way. */
async function prime(queryClient: QueryClient, query: Query): Promise<void> {
  if (!isOfStore(query) || query.state.data !== undefined || isOffline()) return
  const kept = await readQuery(queryClient, query)
  if (kept === undefined || query.state.data !== undefined) return
  // An update time of 1 makes it stale: the answer that is on its way, or a later one, takes its place. A failure that came
  // first stays one: it says that this is not fresh.
  const status = query.state.status === 'error' ? 'error' : 'success'
  query.setState({ data: kept.data, dataUpdatedAt: 1, status })
}

/** Shows what was changed on this phone, in everything that is loaded. */
async function reread(queryClient: QueryClient): Promise<void> {
  const loaded = queryClient.getQueryCache().findAll({ predicate: isOfStore, type: 'active' })
  await Promise.all(
    loaded.map(async (query) => {
      const kept = await readQuery(queryClient, query)
      if (kept !== undefined) query.setState({ data: kept.data })
    }),
  )
}

async function keepHeld(): Promise<void> {
  const outbox = await openOutbox()
  if (outbox === null) return
  for (const [key, answer] of listHeld()) keepAnswer(outbox, key, answer)
}

let isAttached = false

/** Lets the queries of the app show what this phone keeps, and starts to send what waits. */
export function attach(queryClient: QueryClient): void {
  if (isAttached) return
  isAttached = true
  announcePage()
  followHiding()
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) void prime(queryClient, query)
  cache.subscribe(({ type, query }) => {
    if (type === 'added') void prime(queryClient, query)
  })
  let shown = ''
  onOutboxChange((entries) => {
    const waiting = entries.flatMap(({ seq, state }) => (state === 'waiting' ? seq : [])).join()
    if (waiting !== shown) void reread(queryClient)
    shown = waiting
    void openOutbox()
      ?.then(prepareSync)
      .catch(() => undefined)
  })
  onSent(() => void queryClient.invalidateQueries({ predicate: isOfStore }))
  followNetwork()
  onTokenChange((token) => {
    keepAnswers(token !== null)
    // Whoever logs in again goes on with what they left.
    if (token !== null) return wakeSender()
    setStoreOwner(null)
    forgetStore()
    void tidyStores(null).catch(() => undefined)
  })
  followRestore(queryClient)
  followEssentials()
  void (getToken() === null ? tidyStores(null) : keepHeld()).catch(() => undefined)
}

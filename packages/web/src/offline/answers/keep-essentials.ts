import { api } from '@larder/contract/calls/api'
import { barcode_api } from '@larder/contract/calls/barcode-api'
import { type Call } from '@larder/contract/calls/call'
import { household_api } from '@larder/contract/calls/household-api'
import { people_api } from '@larder/contract/calls/people-api'
import { shopping_api } from '@larder/contract/calls/shopping-api'
import { shopping } from '@larder/contract/constants'
import { call, keyOfCall } from '../../api/client/call.ts'
import { connection } from '../../api/client/connection.ts'
import { CallError } from '../../api/client/failure.ts'
import { isOffline } from '../../api/client/offline.ts'
import { type Parts } from '../../api/client/request.ts'
import { getStoreName } from '../../api/client/store-name.ts'
import { getToken } from '../../api/client/token.ts'
import { openOutbox } from '../store/open-store.ts'
import { readStoreHousehold } from '../store/store-household.ts'

interface Essential {
  readonly definition: Call
  readonly parts: Parts
  /** No screen asks for it, so that it has to be asked for again when it is older than this. */
  readonly refresh_ms?: number
}

const days = String(shopping.default_days)

const essentials: readonly Essential[] = [
  { definition: api.getProfile, parts: {} },
  { definition: api.listItems, parts: { query: { t: '0' } } },
  { definition: api.listCategories, parts: {} },
  { definition: api.getShoppingList, parts: { query: { days } } },
  { definition: api.listPredictions, parts: {} },
]

// A server of the specification alone has none of these.
const household_essentials: readonly Essential[] = [
  { definition: barcode_api.listBarcodes, parts: {}, refresh_ms: 3_600_000 },
  { definition: people_api.getHousehold, parts: {} },
  { definition: people_api.listHouseholds, parts: {} },
  { definition: shopping_api.listShops, parts: {} },
  { definition: household_api.listNotices, parts: {} },
]

// When what is in a store was last seen there, by store and question: a list of thousands is not read for that twice.
const seen_at = new Map<string, number>()
// What this server does not know.
const missing = new Set<string>()

const waitForIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  )

/** Asks for what one needs without a network and this phone does not have yet, although nobody has opened its screen. */
export async function keepEssentials(): Promise<void> {
  const outbox = await openOutbox()
  const token = getToken()
  if (outbox === null || token === null) return
  const { store } = outbox
  const isOfHouseholds = readStoreHousehold(store.name) !== 0
  for (const essential of [...essentials, ...(isOfHouseholds ? household_essentials : [])]) {
    const { definition, parts, refresh_ms = Infinity } = essential
    const name = `${store.name} ${keyOfCall(definition, parts)}`
    const isFresh = (at: number | undefined): boolean => at !== undefined && Date.now() - at < refresh_ms
    if (missing.has(definition.path) || isFresh(seen_at.get(name))) continue
    const kept = await store.readAnswer(keyOfCall(definition, parts))
    if (kept !== undefined) seen_at.set(name, kept.at)
    if (isFresh(kept?.at)) continue
    await waitForIdle()
    const isLost = isOffline() || connection.current() === 'offline'
    if (isLost || getToken() !== token || getStoreName() !== store.name) return
    const at = Date.now()
    await call(definition, parts as never).then(
      () => seen_at.set(name, at),
      (error: unknown) => error instanceof CallError && error.status === 404 && missing.add(definition.path),
    )
  }
}

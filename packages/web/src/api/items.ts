import { api } from '@larder/contract/api'
import { callWithEtag } from './call.ts'
import { inventory_keys } from './keys.ts'

/** How every screen loads the whole inventory: one place in the cache, and one ETag. */
export const items_query = {
  queryKey: inventory_keys.items,
  queryFn: ({ signal }: { signal: AbortSignal }) => callWithEtag(api.listItems, { query: {} }, { signal }),
}

import { items_path } from '@larder/contract/calls/paths'
import { getToken } from '../../api/client/token.ts'
import { prefetchList } from '../../api/prefetch.ts'
import { type Begun, loadKeptUser, loadUser } from '../../session/load-user.ts'
import { clearPersonalData, isKeptForOwner } from '../../session/personal-data.ts'
import { getStoreName } from '../../api/client/store-name.ts'

/**
 * Starts to load the user before anything is rendered; the session takes it over. On /inventory the list is prefetched
 * too. Without a token there is nothing to load.
 */
export function beginLoading(): Begun | null {
  const token = getToken()
  if (token === null) {
    // A tab that was closed during a log-out comes back with what it held.
    if (!isKeptForOwner()) clearPersonalData()
    return null
  }
  if (globalThis.location?.pathname === '/inventory') prefetchList(items_path)
  const loading = loadUser(new AbortController().signal)
  const begun: Begun = { token, loading, kept: getStoreName() === null ? null : loadKeptUser(), user: null }
  // The session handles failures of the same promises.
  begun.kept?.then((user) => (begun.user ??= user)).catch(() => undefined)
  begun.loading.then((user) => (begun.user = user)).catch(() => undefined)
  return begun
}

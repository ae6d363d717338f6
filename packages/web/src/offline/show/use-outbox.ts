import { useSyncExternalStore } from 'react'
import { getStoreName } from '../../api/client/store-name.ts'
import { onTokenChange } from '../../api/client/token.ts'
import { isShown, type OutboxEntry } from '../outbox/entry.ts'
import { onOutboxChange, openOutbox } from '../store/open-store.ts'

const nothing: readonly OutboxEntry[] = []
let shown = nothing

onOutboxChange((entries) => {
  const next = entries.filter(isShown)
  const isSame = next.length === shown.length && next.every((entry, index) => entry === shown[index])
  if (!isSame) shown = next
})
// After a log-out nothing of that person is shown any more.
onTokenChange(() => void (getStoreName() === null && (shown = nothing)))
void openOutbox()?.then((outbox) => outbox.reload().catch(() => undefined))

/** The changes of this phone that have not arrived, in the order in which they were made. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(onOutboxChange, () => shown)
}

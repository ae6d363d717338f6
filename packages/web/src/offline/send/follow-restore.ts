import { type HouseholdResponse } from '@larder/contract/calls/people-api'
import { type QueryClient } from '@tanstack/react-query'
import { sendAgain } from '../outbox/send-again.ts'
import { wakeSender } from './sender.ts'
import { openOutbox } from '../store/open-store.ts'

/** What a phone does about a server that was restored from a backup. */
export interface RestoreNote {
  /** The moment of the backup. */
  readonly restored_to: string
  /** How many changes of this phone are sent again. */
  readonly changes: number
}

let note: RestoreNote | null = null
const listeners = new Set<() => void>()

/** The last restore that this page has seen. */
export const currentRestore = (): RestoreNote | null => note

export function onRestore(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function notice({ restored_at, restored_to }: HouseholdResponse['household']): Promise<void> {
  const outbox = await openOutbox()
  if (!outbox || !restored_at || !restored_to) return
  const known = await outbox.store.readFact('restored_at')
  if (known === restored_at) return
  await outbox.store.writeFact('restored_at', restored_at)
  // A phone that comes later has nothing that could be missing.
  const first_at = Math.min(...outbox.list().map(({ made_at }) => made_at))
  if (known === undefined && !(first_at < Date.parse(restored_at))) return
  const changes = await sendAgain(outbox.store, { restored_to: Date.parse(restored_to), now: Date.now() })
  await outbox.reload()
  note = { restored_to, changes }
  for (const listener of listeners) listener()
  wakeSender()
}

/** Notices in what is loaded of the household that the server was restored. */
export function followRestore(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'household' || query.queryKey[1] !== 'current') return
    const { household } = (query.state.data ?? {}) as Partial<HouseholdResponse>
    if (household?.restored_at) void notice(household).catch(() => undefined)
  })
}

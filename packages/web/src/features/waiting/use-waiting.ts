import { api } from '@larder/contract/calls/api'
import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { useEffect, useState } from 'react'
import { call } from '../../api/client/call.ts'
import { connection } from '../../api/client/connection.ts'
import { failureText } from '../../api/client/failure.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { discardEntry, retryEntries, settleConflict } from '../../offline/show/manage-outbox.ts'
import { type FieldConflict, type OutboxEntry, withServerIds } from '../../offline/outbox/entry.ts'
import { type Outbox } from '../../offline/outbox/outbox.ts'
import { wakeSender } from '../../offline/send/sender.ts'
import { onOutboxChange, openOutbox, tellOtherTabs } from '../../offline/store/open-store.ts'
import { useOutbox } from '../../offline/show/use-outbox.ts'
import { useStableActions } from '../../ui/stable-actions.ts'
import { useToast } from '../../ui/toast/toast.tsx'

/** What this phone's store says of itself. */
interface StoreNotes {
  readonly is_lasting: boolean
  readonly clock_offset_ms: number
}

async function readNotes(): Promise<StoreNotes | null> {
  const store = (await openOutbox())?.store
  if (!store) return null
  return { is_lasting: store.is_lasting, clock_offset_ms: (await store.readFact('clock_offset_ms')) ?? 0 }
}

/** Changes the outbox, here and in the other tabs, and sends what can be sent then. */
async function manage(change: (outbox: Outbox) => Promise<void>): Promise<void> {
  const outbox = await openOutbox()
  if (outbox === null) return
  await change(outbox)
  tellOtherTabs()
  wakeSender()
}

/** Writes what somebody else had written, as an edit like any other. */
async function writeTheirs(outbox: Outbox, entry: OutboxEntry, { field, value }: FieldConflict): Promise<void> {
  const { params } = withServerIds(entry, outbox.ids())
  const headers = { 'Idempotency-Key': createRandomKey() }
  await call(api.updateItem, { params: { id: params['id'] ?? '' }, body: { [field]: value } }, { headers })
  await settleConflict(outbox, entry.seq, field)
}

/** The changes that have not arrived, oldest first, and what can be done about them. */
export function useWaiting() {
  const entries = useOutbox()
  const { showToast } = useToast()
  const [notes, setNotes] = useState<StoreNotes | null>(null)
  useEffect(() => {
    const read = (): void =>
      void readNotes()
        .then(setNotes)
        .catch(() => undefined)
    read()
    // Whoever sends measures the clock anew.
    return onOutboxChange(read)
  }, [])
  const actions = useStableActions({
    retry: (refused: readonly OutboxEntry[]) => void manage((outbox) => retryEntries(outbox, refused)),
    sendAll: () => {
      void manage((outbox) => retryEntries(outbox, outbox.list()))
      void connection.check().then((isReachable) => isReachable || showToast(words.stillOffline, 'info'))
    },
    discard: (seq: number) => void manage((outbox) => discardEntry(outbox, seq)),
    keepMine: (seq: number, field: string) => void manage((outbox) => settleConflict(outbox, seq, field)),
    pickTheirs: (entry: OutboxEntry, conflict: FieldConflict) =>
      void manage((outbox) => writeTheirs(outbox, entry, conflict)).catch((error: unknown) =>
        showToast(failureText(error, words.theirsFailed), 'error'),
      ),
  })
  return { entries, notes, actions }
}

export type WaitingActions = ReturnType<typeof useWaiting>['actions']

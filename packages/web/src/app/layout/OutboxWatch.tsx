import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { currentRestore, onRestore, type RestoreNote } from '../../offline/send/follow-restore.ts'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { useOtherStores } from '../../offline/show/use-other-stores.ts'
import { useOutbox } from '../../offline/show/use-outbox.ts'
import { logout_guard } from '../../session/session.tsx'
import { useWaitingPhotos } from '../../shared/waiting-photos/use-waiting-photos.ts'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { useToast } from '../../ui/toast/toast.tsx'

const LogoutQuestion = lazyOptional(async () => (await import('./LogoutQuestion.tsx')).LogoutQuestion)
const UnsentMarks = lazyOptional(async () => (await import('./UnsentMarks.tsx')).UnsentMarks)

/** Says once of each change that the sender puts aside that it could not be sent. */
function useRefusalToast(entries: readonly OutboxEntry[]): void {
  const { showToast } = useToast()
  const { pathname } = useLocation()
  const before = useRef<ReadonlySet<number> | null>(null)
  const say = useEffectEvent((count: number) => {
    const message = words.couldNotSend(formatQuantity(count))
    showToast(message, 'warning', pathname === '/waiting' ? undefined : { label: words.look, to: '/waiting' })
  })
  useEffect(() => {
    const refused = new Set(entries.filter(({ state }) => state === 'refused').map(({ seq }) => seq))
    const waited = before.current
    // Only what waited here before: what was put aside at an earlier visit is said by the banner.
    const news = [...refused].filter((seq) => waited?.has(seq))
    if (news.length > 0) say(news.length)
    before.current = new Set(entries.filter(({ state }) => state === 'waiting').map(({ seq }) => seq))
  }, [entries])
}

/** Says once that the server was restored from a backup, and what this phone does about it. */
function useRestoreToast(): void {
  const { showToast } = useToast()
  const note = useSyncExternalStore(onRestore, currentRestore)
  const say = useEffectEvent(({ restored_to, changes }: RestoreNote) => {
    const moment = new Date(restored_to).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
    const rest = changes > 0 ? words.sentAgain(formatQuantity(changes)) : words.lookOver
    showToast(`${words.restored(moment)} ${rest}`, 'warning')
  })
  useEffect(() => {
    if (note) say(note)
  }, [note])
}

/** Asks before a log-out while something waits, since that deletes it. */
function useLogoutGuard(has_entries: boolean): { proceed: (() => void) | null; cancel: () => void } {
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null)
  useEffect(() => {
    if (!has_entries) return
    logout_guard.ask = (proceed) => setHeld({ proceed })
    return () => void (logout_guard.ask = null)
  }, [has_entries])
  return { proceed: held?.proceed ?? null, cancel: () => setHeld(null) }
}

/** Follows the changes that have not arrived, wherever a signed-in person is: marks, toasts, and the question before a log-out. */
export function OutboxWatch() {
  const entries = useOutbox()
  const unsent = entries.filter(({ state }) => state !== 'conflict')
  const { stores } = useOtherStores()
  const photos = useWaitingPhotos()
  // None of these can be sent from here: other households have to be shown, photos looked over.
  const elsewhere = stores.reduce((sum, { changes }) => sum + changes, photos.length)
  const { proceed, cancel } = useLogoutGuard(unsent.length + elsewhere > 0)
  useRefusalToast(entries)
  useRestoreToast()
  useEffect(() => {
    // A log-out may be asked about when there is no network to fetch the question with.
    if (entries.length > 0) void LogoutQuestion.load()
  }, [entries])
  return (
    <Suspense>
      {unsent.length > 0 && <UnsentMarks entries={unsent} />}
      {proceed && <LogoutQuestion entries={unsent} elsewhere={elsewhere} onLogout={proceed} onCancel={cancel} />}
    </Suspense>
  )
}

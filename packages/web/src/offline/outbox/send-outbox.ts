import { createRandomKey } from '../../api/client/idempotency.ts'
import { names } from '../replica/call-names.ts'
import { type OfflineStore } from '../store/store.ts'
import { idsMadeBy } from './dependents.ts'
import {
  type FieldConflict,
  idName,
  isUntouched,
  localIdsOf,
  type OutboxEntry,
  type OutboxRequest,
  withServerIds,
} from './entry.ts'
import { toLateBody } from './late-form.ts'

/** What came of sending a request once; status 0 where no answer came. */
export interface Delivery {
  readonly status: number
  readonly body: unknown
}

interface SendSettings {
  readonly store: OfflineStore
  readonly deliver: (request: OutboxRequest, key: string) => Promise<Delivery>
  /** True where a page has the entry under way itself. */
  readonly isPageAlive: (page: string) => boolean
  readonly now: () => number
  /** Called after each change of the store. */
  readonly onChange: () => void
}

/**
 * Why sending ended: nothing is left that can be sent, there is no network, the server is in trouble, nobody is signed in, or
 * their session shows another household.
 */
export type SendEnd = 'done' | 'unreachable' | 'busy' | 'signed-out' | 'other-household'

/** How often a server that answers with a fault is asked before the change is put aside. */
const most_faults = 5

interface Answered {
  readonly item?: { readonly item_id?: number; readonly lots?: readonly { readonly lot_id: number }[] }
  readonly event_id?: number
  readonly entry?: { readonly entry_id?: number }
  readonly success?: boolean
  readonly message?: string
  readonly conflicts?: readonly FieldConflict[]
}

/** The ids that the server gave to what an entry made. */
export function readIds({ call, seq }: Pick<OutboxEntry, 'call' | 'seq'>, answer: Answered): Map<string, number> {
  const ids = new Map<string, number>()
  const { item, event_id, entry } = answer
  const note = (name: string, id: number | undefined): void => void (id !== undefined && ids.set(name, id))
  if (call === names.create) note(idName('item', -seq), item?.item_id)
  note(idName('event', -seq), event_id)
  note(idName('entry', -seq), entry?.entry_id)
  // The newest lot is the one that it made, where it made one.
  note(idName('lot', -seq), item?.lots?.reduce((last, { lot_id }) => Math.max(last, lot_id), 0) || undefined)
  return ids
}

// What is to be gone is gone already, by this phone's lost attempt or by somebody else.
const ends_with_missing: readonly string[] = [names.remove, names.remove_entry, names.finish_entry, names.put_off]

const isDone = ({ call }: OutboxEntry, { status }: Delivery): boolean =>
  (status >= 200 && status < 300) || (status === 404 && ends_with_missing.includes(call))

/** The server asks for patience, whatever is sent to it: no change is put aside for that. */
const isBusy = (status: number): boolean => [408, 425, 429, 503].includes(status)

/** Sends what waits, in order. What the server refuses is put aside with its reason and holds up only what depends on it. */
export async function sendOutbox(settings: SendSettings): Promise<SendEnd> {
  const { store, deliver, isPageAlive, now, onChange } = settings
  const offset_ms = (await store.readFact('clock_offset_ms')) ?? 0
  const ids = await store.listIds()
  // Ids that nothing which can still be sent will give.
  const lost = new Set<string>()

  async function prepare(entry: OutboxEntry): Promise<OutboxEntry | null> {
    const isOwn = entry.state === 'sending'
    // An attempt of a page that is gone is repeated as it was: it may have arrived.
    const isNew = !isOwn && isUntouched(entry) && !entry.is_late
    const late = isNew ? { body: toLateBody(entry, { now: now(), offset_ms }), is_late: true } : {}
    const begun = { state: 'waiting', page: null, attempts: entry.attempts + 1, ...late } as const
    return (await store.changeEntry(entry.seq, begun)) ? { ...entry, ...begun } : null
  }

  /** Puts an entry aside, or, where it was first sent as if it were not late, says that it is. */
  async function refuse(entry: OutboxEntry, { status, body }: Delivery): Promise<boolean> {
    const message = (body as Answered | null)?.message ?? ''
    if (!entry.is_late && entry.base !== null && (status === 400 || status === 409)) {
      const late = { body: toLateBody(entry, { now: now(), offset_ms }), is_late: true, key: createRandomKey() }
      return await store.changeEntry(entry.seq, late)
    }
    await store.changeEntry(entry.seq, { state: 'refused', refusal: { status, message } })
    return false
  }

  async function sendOne(entry: OutboxEntry): Promise<SendEnd | 'again' | 'sent' | 'refused'> {
    const prepared = await prepare(entry)
    // Taken back: what depends on it goes with it.
    if (prepared === null) return 'refused'
    const delivery = await deliver(withServerIds(prepared, ids), prepared.key)
    const { status } = delivery
    if (status === 0) return 'unreachable'
    if (status === 401) return 'signed-out'
    if (status === 412) return 'other-household'
    if (isBusy(status)) return 'busy'
    if (status >= 500 && prepared.faults + 1 < most_faults) {
      await store.changeEntry(prepared.seq, { faults: prepared.faults + 1 })
      return 'busy'
    }
    const answer = (delivery.body ?? {}) as Answered
    if (!isDone(prepared, delivery) || answer.success === false)
      return (await refuse(prepared, delivery)) ? 'again' : 'refused'
    const given = readIds(prepared, answer)
    for (const [name, id] of given) ids.set(name, id)
    const { conflicts = [] } = answer
    const kept = conflicts.length > 0 ? ({ state: 'conflict', conflicts } as const) : ({ state: 'sent' } as const)
    await store.changeEntry(prepared.seq, { ...kept, sent_at: now() }, given)
    return 'sent'
  }

  const hasLost = (entry: OutboxEntry): boolean => localIdsOf(entry).some((name) => lost.has(name))
  const loseIds = ({ seq }: OutboxEntry): void => {
    for (const name of idsMadeBy(seq)) lost.add(name)
  }

  for (const first of await store.listEntries()) {
    const isTaken = first.state === 'sending' && first.page !== null && isPageAlive(first.page)
    if (first.state === 'refused' || isTaken || hasLost(first)) loseIds(first)
    if (isTaken || hasLost(first) || (first.state !== 'waiting' && first.state !== 'sending')) continue
    let outcome = await sendOne(first)
    if (outcome === 'again') {
      const late = (await store.listEntries()).find(({ seq }) => seq === first.seq)
      outcome = late ? await sendOne(late) : 'refused'
    }
    onChange()
    if (outcome === 'refused' || outcome === 'again') loseIds(first)
    else if (outcome !== 'sent') return outcome
  }
  return 'done'
}

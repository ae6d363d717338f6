import { type OfflineStore } from '../store/store.ts'
import { idName, type OutboxEntry } from './entry.ts'
import { toLateBody } from './late-form.ts'

/** Within this of the backup's moment nobody can tell by two clocks whether something is in it. */
const doubtful_ms = 10_000

interface Restore {
  /** The moment of the backup, by the server's clock. */
  readonly restored_to: number
  readonly now: number
}

/** Requests that name a thing by the number the server gave it, which a restored server does not know any more. */
function nameLocally(entry: OutboxEntry, local_ids: ReadonlyMap<number, number>): Pick<OutboxEntry, 'params' | 'body'> {
  const local = local_ids.get(Number(entry.params['id']))
  const params = local === undefined ? entry.params : { ...entry.params, id: String(local) }
  const { item_id } = (entry.body ?? {}) as { item_id?: unknown }
  const named = typeof item_id === 'number' ? local_ids.get(item_id) : undefined
  return { params, body: named === undefined ? entry.body : { ...(entry.body as object), item_id: named } }
}

/**
 * Lets wait again what had arrived at a server that was restored since from an older backup; tells how many changes that are.
 * Their keys are the same: what the backup holds after all counts once.
 */
export async function sendAgain(store: OfflineStore, { restored_to, now }: Restore): Promise<number> {
  const offset_ms = (await store.readFact('clock_offset_ms')) ?? 0
  const ids = await store.listIds()
  const gone = (await store.listEntries()).filter(
    ({ state, sent_at = 0 }) => state === 'sent' && sent_at + offset_ms > restored_to - doubtful_ms,
  )
  const local_ids = new Map(
    gone.flatMap(({ seq }) => {
      const given = ids.get(idName('item', -seq))
      return given === undefined ? [] : [[given, -seq] as const]
    }),
  )
  for (const entry of gone) {
    const isDoubtful = (entry.sent_at ?? 0) + offset_ms < restored_to + doubtful_ms
    const named = nameLocally(entry, local_ids)
    const late =
      isDoubtful || entry.is_late
        ? named
        : { ...named, body: toLateBody({ ...entry, ...named }, { now, offset_ms }), is_late: true }
    await store.changeEntry(entry.seq, { ...late, state: 'waiting', page: null, sent_at: 0 })
  }
  return gone.length
}

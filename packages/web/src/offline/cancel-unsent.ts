import { messages } from '@larder/contract/messages'
import { findItem } from './answer-locally.ts'
import { isLocalId, isUntouched, localIdsOf, idName, type OutboxEntry, type OutboxRequest } from './outbox/entry.ts'
import { type Outbox } from './outbox/outbox.ts'
import { bodyOf } from './replica/bodies.ts'
import { names } from './replica/call-names.ts'

/** A change of several items without one of them; null where it is about no other, or about one item alone. */
function withoutItem(entry: OutboxEntry, item_id: number): Partial<OutboxEntry> | null {
  const several = bodyOf(entry, 'change_several')
  const item_ids = several?.item_ids.filter((id) => id !== item_id) ?? []
  return item_ids.length === 0 ? null : { body: { ...several, item_ids } }
}

/** Takes away everything that was made from what one entry made, and from what that made. */
export async function removeDependent(outbox: Outbox, seq: number): Promise<void> {
  const made = new Set([idName('item', -seq), idName('event', -seq), idName('entry', -seq)])
  const removed: number[] = []
  for (const entry of outbox.list()) {
    if (!localIdsOf(entry).some((name) => made.has(name))) continue
    const left = withoutItem(entry, -seq)
    if (left !== null) {
      await outbox.change(entry.seq, left)
      continue
    }
    removed.push(entry.seq)
    made.add(idName('entry', -entry.seq)).add(idName('event', -entry.seq))
  }
  await outbox.remove(removed)
}

async function cancelWith(outbox: Outbox, seq: number): Promise<boolean> {
  const entry = outbox.list().find((one) => one.seq === seq)
  if (entry === undefined || !isUntouched(entry) || !(await outbox.cancel(seq))) return false
  await removeDependent(outbox, seq)
  return true
}

/** What is taken back before anybody has begun to send it never happened; undefined where that is not so. */
export async function cancelUnsent(outbox: Outbox, { call, params }: OutboxRequest): Promise<unknown> {
  const item_id = Number(params['id'])
  const event_id = Number(params['event_id'])
  const entry_id = Number(params['entry_id'])
  if (call === names.undo && isLocalId(event_id) && (await cancelWith(outbox, -event_id)))
    return { success: true, message: messages.history.undone, item: await findItem(outbox, item_id) }
  if (call === names.remove && isLocalId(item_id) && (await cancelWith(outbox, -item_id)))
    return { message: messages.inventory.deleted }
  if (call === names.remove_entry && isLocalId(entry_id) && (await cancelWith(outbox, -entry_id))) return {}
  if (call !== names.restore) return undefined
  const deleted = outbox.list().find((entry) => entry.call === names.remove && Number(entry.params['id']) === item_id)
  if (deleted === undefined || !(await cancelWith(outbox, deleted.seq))) return undefined
  return { item: await findItem(outbox, item_id) }
}

import { messages } from '@larder/contract/messages'
import { findItem } from './answer-locally.ts'
import { removeDependents } from '../outbox/dependents.ts'
import { isLocalId, isUntouched, type OutboxRequest } from '../outbox/entry.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { names } from '../replica/call-names.ts'

async function cancelWith(outbox: Outbox, seq: number): Promise<boolean> {
  const entry = outbox.list().find((one) => one.seq === seq)
  if (entry === undefined || !isUntouched(entry) || !(await outbox.cancel(seq))) return false
  await removeDependents(outbox, seq)
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

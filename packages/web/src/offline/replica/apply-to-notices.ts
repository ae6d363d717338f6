import { type CallOutput } from '@larder/contract/calls/call'
import { type household_api } from '@larder/contract/calls/household-api'
import { type Notice } from '@larder/contract/notices'
import { roundQuantity } from '@larder/contract/values/units'
import { type OutboxEntry } from '../outbox/entry.ts'
import { bodyOf, itemIdsOf } from './bodies.ts'
import { names } from './call-names.ts'
import { quantityChangeOf } from './quantity-change.ts'

type Notices = CallOutput<typeof household_api.listNotices>

const expiry_kinds: readonly string[] = ['expired', 'expiring', 'expected_waste']

function isDeleted(item_id: number, entries: readonly OutboxEntry[]): boolean {
  let isGone = false
  for (const entry of entries) {
    if (!itemIdsOf(entry).includes(item_id)) continue
    if (entry.call === names.remove || bodyOf(entry, 'change_several')?.is_deleted === true) isGone = true
    if (entry.call === names.restore) isGone = false
  }
  return isGone
}

function isPutOff(notice_id: number, entries: readonly OutboxEntry[]): boolean {
  const last = entries.findLast((entry) => Number(entry.params['notice_id']) === notice_id && bodyOf(entry, 'put_off'))
  return last !== undefined && bodyOf(last, 'put_off')?.days !== 0
}

/** A notice as it is after the changes of this phone; null where nothing is left to say. */
function changeNotice(notice: Notice, entries: readonly OutboxEntry[]): Notice | null {
  const { item_id, kind, affected_quantity } = notice
  if (isPutOff(notice.notice_id, entries) || isDeleted(item_id, entries)) return null
  let { quantity } = notice
  // What goes off first is used and thrown away first; what was bought since goes off later.
  let affected = affected_quantity ?? quantity
  let isRestocked = false
  for (const entry of entries) {
    if (!itemIdsOf(entry).includes(item_id)) continue
    const by = Math.max(-quantity, quantityChangeOf(entry, { quantity }))
    quantity = roundQuantity(quantity + by)
    if (bodyOf(entry, 'purchase') === null) affected = roundQuantity(affected + by)
    else isRestocked = true
  }
  const isOver = expiry_kinds.includes(kind) ? affected <= 0 || quantity <= 0 : isRestocked
  if (isOver || (kind === 'running_out' && quantity <= 0)) return null
  if (quantity === notice.quantity) return notice
  return { ...notice, quantity, ...(affected_quantity == null ? {} : { affected_quantity: affected }) }
}

/** What a household is told, without what this phone has dealt with meanwhile. */
export function applyToNotices(answer: Notices, entries: readonly OutboxEntry[]): Notices {
  const notices = answer.notices.flatMap((notice) => changeNotice(notice, entries) ?? [])
  if (notices.length === answer.notices.length) return { ...answer, notices }
  const unread = new Set(
    notices.flatMap(({ item_id, read_at, is_new = read_at === null }) => (is_new ? [item_id] : [])),
  )
  return { ...answer, notices, unread: Math.min(answer.unread, unread.size) }
}

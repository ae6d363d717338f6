import { type CallOutput } from '@larder/contract/calls/call'
import { type household_api } from '@larder/contract/calls/household-api'
import { changeNotices } from '@larder/stock/phone/change-notices'
import { todayIn } from '@larder/contract/values/days'
import { type OutboxEntry } from '../outbox/entry.ts'
import { type Household } from './household.ts'
import { bodyOf, isDeletion, itemIdsOf } from './bodies.ts'

type Notices = CallOutput<typeof household_api.listNotices>

function isPutOff(notice_id: number, entries: readonly OutboxEntry[]): boolean {
  const last = entries.findLast((entry) => Number(entry.params['notice_id']) === notice_id && bodyOf(entry, 'put_off'))
  return last !== undefined && bodyOf(last, 'put_off')?.days !== 0
}

/** What a household is told, with what this phone has changed since. */
export function applyToNotices(answer: Notices, entries: readonly OutboxEntry[], household: Household): Notices {
  const changed = new Map(
    entries.flatMap((entry) =>
      itemIdsOf(entry).flatMap((item_id) => {
        const item = household.findItem(item_id)
        // What this phone knows nothing of stays as the server told it.
        return item === undefined && !isDeletion(entry) ? [] : [[item_id, item] as const]
      }),
    ),
  )
  const now = new Date()
  const told = { today: todayIn(household.time_zone, now), raised_at: now.toISOString() }
  const shown = answer.notices.filter(({ notice_id }) => !isPutOff(notice_id, entries))
  const notices = changeNotices(shown, changed, told)
  const unread = new Set(
    notices.flatMap(({ item_id, read_at, is_new = read_at === null }) => (is_new ? [item_id] : [])),
  )
  return { ...answer, notices, unread: Math.min(answer.unread, unread.size) }
}

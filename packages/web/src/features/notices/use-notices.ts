import { type CallOutput } from '@larder/contract/calls/call'
import { household_api } from '@larder/contract/calls/household-api'
import { type put_off_days } from '@larder/contract/notices'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { createRandomKey } from '../../api/client/idempotency.ts'
import { notice_key } from '../../api/keys.ts'

type Notices = CallOutput<typeof household_api.listNotices>
export type PutOffDays = (typeof put_off_days)[number]

const minute_ms = 60_000

/** Asked again after every change of stock; otherwise at most once a minute, and now and then while nobody does anything. */
export function useNotices() {
  return useQuery({
    queryKey: notice_key,
    queryFn: ({ signal }) => call(household_api.listNotices, {}, { signal }),
    staleTime: minute_ms,
    refetchInterval: 10 * minute_ms,
  })
}

/**
 * Whoever opens the list has seen it: the number goes at once, and what is new stays marked until the next look. Answers up to
 * which notice; up to `last` they were read already.
 */
export function markRead(queryClient: QueryClient, { notices, unread, newest_id }: Notices, last: number): number {
  // What the bell does not count yet is seen too, and is nothing new the next morning.
  if (unread === 0 && notices.every(({ read_at }) => read_at !== null)) return last
  // What is raised from now on nobody has seen.
  const newest = newest_id ?? Math.max(...notices.map(({ notice_id }) => notice_id))
  if (unread === 0 && newest <= last) return last
  queryClient.setQueryData<Notices>(notice_key, (known) => known && { ...known, unread: 0 })
  // Nobody waits for it: if it fails, they are new once more.
  call(household_api.readNotices, { params: { notice_id: String(newest) } }, { keepalive: true }).catch(() => undefined)
  return newest
}

/** Puts a notice off and takes it off the list; for no days it is brought back. */
export async function putOff(queryClient: QueryClient, notice_id: number, days: PutOffDays | 0): Promise<void> {
  const headers = { 'Idempotency-Key': createRandomKey() }
  await call(household_api.putOffNotice, { params: { notice_id: String(notice_id) }, body: { days } }, { headers })
  if (days === 0) return await queryClient.invalidateQueries({ queryKey: notice_key })
  queryClient.setQueryData<Notices>(
    notice_key,
    (known) => known && { ...known, notices: known.notices.filter((notice) => notice.notice_id !== notice_id) },
  )
}

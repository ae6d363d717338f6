import { type CallOutput } from '@larder/contract/calls/call'
import { household_api } from '@larder/contract/calls/household-api'
import { type put_off_days } from '@larder/contract/notices'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
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

/** Whoever opens the list has seen it: the number goes at once, and what is new stays marked until the next look. */
export function markRead(queryClient: QueryClient, { notices, unread }: Notices): void {
  if (unread === 0) return
  // What is raised from now on nobody has seen.
  const newest = Math.max(...notices.map(({ notice_id }) => notice_id))
  queryClient.setQueryData<Notices>(notice_key, (known) => known && { ...known, unread: 0 })
  // Nobody waits for it: if it fails, they are new once more.
  call(household_api.readNotices, { params: { notice_id: String(newest) } }, { keepalive: true }).catch(() => undefined)
}

/** Puts a notice off and takes it off the list. */
export async function putOff(queryClient: QueryClient, notice_id: number, days: PutOffDays): Promise<void> {
  await call(household_api.putOffNotice, { params: { notice_id: String(notice_id) }, body: { days } })
  queryClient.setQueryData<Notices>(
    notice_key,
    (known) => known && { ...known, notices: known.notices.filter((notice) => notice.notice_id !== notice_id) },
  )
}

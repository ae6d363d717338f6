import { addDays, daysBetween, todayIn } from '@larder/contract/values/days'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import type { Database } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { findMemberNames, nameOf } from '../member-names/repository.ts'
import { findLastMorning } from './morning.ts'
import { refreshNotices } from './refresh.ts'
import { createNoticeRepository } from './repository.ts'

type Member = Pick<Session, 'user_id' | 'household_id' | 'time_zone'>

/** What a household is told, and what it answers. `now` is the clock. */
export function createNoticeService(database: Database, now: () => Date = () => new Date()) {
  const todayOf = ({ time_zone }: Member): string => todayIn(time_zone, now())

  return {
    /** Refreshes first where the day or the inventory has changed since the last time: nobody sees yesterday's. */
    async list(member: Member & Pick<Session, 'inventory_version' | 'is_shared'>) {
      const today = todayOf(member)
      const repository = createNoticeRepository(database, member.household_id)
      await refreshNotices(database, member, today)
      const rows = await repository.list(today, member.user_id, findLastMorning(member.time_zone, now()))
      const names = await findMemberNames(database, member)
      const notices = rows.map(({ runs_out_on, unread: _unread, newest_id: _newest_id, user_id, ...notice }) => {
        const isWaste = notice.kind === 'expected_waste'
        const days = runs_out_on === null || isWaste ? null : Math.max(0, daysBetween(today, runs_out_on))
        const told = { ...notice, goes_off_on: isWaste ? runs_out_on : null, days_until_depletion: days }
        return names === undefined ? told : { ...told, caused_by: nameOf(names, user_id) }
      })
      const [first] = rows
      return { notices, unread: first?.unread ?? 0, ...(first && { newest_id: first.newest_id }) }
    },

    /** Everything up to this one: what was raised since nobody has seen. */
    async read(member: Member, notice_id: number): Promise<void> {
      const repository = createNoticeRepository(database, member.household_id)
      const isThere = await repository.read(notice_id, todayOf(member), member.user_id)
      if (!isThere) throw new HttpError(404, notice_messages.notFound)
    },

    /** Hides a notice for some days; if it ends and begins again meanwhile, that is another one. For no days it is shown again. */
    async putOff(member: Member & Pick<Session, 'is_shared'>, notice_id: number, days: number): Promise<void> {
      const repository = createNoticeRepository(database, member.household_id)
      const readers = days === 0 ? ((await findMemberNames(database, member))?.keys() ?? [member.user_id]) : []
      const isThere =
        days === 0
          ? await repository.bringBack(notice_id, [...readers])
          : await repository.putOff(notice_id, addDays(todayOf(member), days))
      if (!isThere) throw new HttpError(404, notice_messages.notFound)
    },
  }
}

export type NoticeService = ReturnType<typeof createNoticeService>

import type { Queries, Statement } from '../database/database.ts'
import { isEffective } from './fragments.ts'

/**
 * The rhythm of a household: on how many days it recorded use or purchases, and the first and the last of them.
 * A new last day is counted while the household's version moves; what happens to earlier days is counted here,
 * after that, when the household is locked and everything that others wrote before is visible.
 */

/** Kinds of events that make a day one of the household's record days. */
export const recordKinds: ReadonlySet<string> = new Set(['consumed', 'purchased'])

const ofDay = (day: string): string => `
  household_id = $1 and kind in ('consumed', 'purchased') and occurred_on = ${day} and ${isEffective}`

const farthest = (order: 'asc' | 'desc'): string => `(
  select ${order === 'asc' ? 'min' : 'max'}(found.occurred_on)
  from unnest(array['consumed', 'purchased']::stock_event_kind[]) as wanted(kind) cross join lateral (
    select occurred_on from stock_event where household_id = $1 and stock_event.kind = wanted.kind
      and kind in ('consumed', 'purchased') and ${isEffective}
    order by occurred_on ${order} limit 1) as found)`

/** Moves version and rhythm at once; parameters so that a row that others changed meanwhile is computed anew. */
export function bumpRhythm(changed: string, day: string, is_record: string): string {
  return `
    update household set inventory_version = inventory_version + 1,
      record_days = record_days
        + case when ${is_record} and (last_record_on is null or ${day} > last_record_on) then 1 else 0 end,
      first_record_on = case when ${is_record} then least(first_record_on, ${day}) else first_record_on end,
      last_record_on = case when ${is_record} then greatest(last_record_on, ${day}) else last_record_on end
    where household_id = $1 and exists (select from ${changed})
    returning ${is_record} and ${day} < last_record_on as is_backdated`
}

export const rhythmStatements = {
  countDay: {
    name: 'count_record_day',
    text: `
      update household set record_days = record_days + 1
      where household_id = $1 and not exists (
        select from stock_event where ${ofDay('$2')} and event_id <> $3)`,
  },
  uncountDays: {
    name: 'uncount_record_days',
    text: `
      update household set
        record_days = record_days - (
          select count(*) from unnest($2::date[]) as gone(day)
          where not exists (select from stock_event where ${ofDay('gone.day')})),
        first_record_on = ${farthest('asc')}, last_record_on = ${farthest('desc')}
      where household_id = $1`,
  },
} as const satisfies Record<string, Statement>

/** A record of an earlier day, which may be the first one of that day. */
export async function countDay(queries: Queries, household_id: number, day: string, event_id: number): Promise<void> {
  await queries.query(rhythmStatements.countDay, [household_id, day, event_id])
}

/**
 * Records of these days were undone or deleted: the days count no longer where nothing else is left of them. They may be an
 * array as PostgreSQL wrote it, which goes back to it unread.
 */
export async function uncountDays(
  queries: Queries,
  household_id: number,
  days: readonly string[] | string,
): Promise<void> {
  await queries.query(rhythmStatements.uncountDays, [household_id, days])
}

import type { OpenDatabase } from './database.ts'

/** The rhythm that is kept of a person's household. */
export async function readRhythmOf(database: OpenDatabase, username: string): Promise<object | undefined> {
  const text = `
    select record_days, first_record_on, last_record_on
    from household join household_member using (household_id) join app_user using (user_id) where username = $1`
  const [row] = await database.query({ name: 'read_test_rhythm', text }, [username])
  return row
}

/** Households whose rhythm is not what their journal says; there must never be one. */
export function findWrongRhythms(database: OpenDatabase): Promise<object[]> {
  const text = `
    with effective as (
      select household_id, occurred_on from stock_event where kind in ('consumed', 'purchased') and not exists (
        select 1 from stock_event as undoing where undoing.household_id = stock_event.household_id
          and undoing.item_id = stock_event.item_id and undoing.undoes_event_id = stock_event.event_id)
    )
    select household_id, record_days, count(distinct occurred_on) as days
    from household left join effective using (household_id)
    group by household_id
    having record_days <> count(distinct occurred_on) or first_record_on is distinct from min(occurred_on)
      or last_record_on is distinct from max(occurred_on)`
  return database.query({ name: 'find_test_rhythms', text })
}

import { waste_notice_days } from '@larder/contract/constants'
import { addDays } from '@larder/contract/values/days'
import { type ExpectedWaste, expectWasteOf } from '@larder/forecast/lots/expected-waste'
import type { Database } from '../database/database.ts'
import { startSlices } from '../event-loop/slices.ts'
import type { Session } from '../http/authentication.ts'
import { createCalendar } from '../prediction/calendar.ts'
import { type Listed, lookAheadForAll } from '../prediction/listing.ts'
import { createPredictionRepository, type ForecastHousehold } from '../prediction/repository.ts'
import { findMoment } from './morning.ts'
import { createNoticeRepository, type LastRefresh, type Raised } from './repository.ts'
import { noticesOf } from '@larder/stock/notice-rules'

const keyOf = ({ item_id, kind }: Pick<Raised, 'item_id' | 'kind'>): string => `${item_id} ${kind}`

/** What goes off unused within a week; before that nobody can do anything about it yet, and what is past has its own notice. */
function findWaste({ lots, outlook, stocked, unit_of_measure }: Listed, today: string): ExpectedWaste | null {
  const last = addDays(today, waste_notice_days)
  const isSoon = lots.some(({ expiry_date }) => expiry_date !== null && expiry_date >= today && expiry_date <= last)
  if (outlook === null || !isSoon) return null
  const waste = expectWasteOf(stocked, lots, unit_of_measure)
  return waste !== null && waste.by >= today && waste.by <= last ? waste : null
}

/** Everything that is to be said of a household's items on a day, page by page. */
async function* findNotices(household: ForecastHousehold, today: string): AsyncGenerator<Raised[]> {
  const calendar = createCalendar(today)
  const slices = startSlices()
  for await (const items of lookAheadForAll(household, calendar)) {
    const notices: Raised[] = []
    for (const item of items) {
      const { item_id, outlook } = item
      const days_left = outlook?.days ?? null
      const waste = findWaste(item, today)
      for (const kind of noticesOf(item, today, days_left, waste !== null)) {
        const runs_out_on = kind === 'running_out' && days_left !== null ? calendar.dayIn(days_left) : null
        const predicted =
          kind === 'expected_waste' && waste !== null ? { runs_out_on: waste.by, quantity: waste.quantity } : {}
        notices.push({ item_id, kind, runs_out_on, quantity: null, ...predicted })
      }
      if (slices.isDue()) await slices.rest()
    }
    yield notices
  }
}

/** Ends a transaction that was computed from a stale snapshot. */
class StaleSnapshotError extends Error {}

interface Differences {
  readonly gone: readonly Raised[]
  readonly raised: readonly Raised[]
}

/** What is to be said and is not yet, and what is said and no longer so. */
async function compare(database: Database, household: ForecastHousehold, today: string, household_id: number) {
  const known = new Map<string, Raised>()
  for await (const notices of createNoticeRepository(database, household_id).listCurrent()) {
    for (const notice of notices) known.set(keyOf(notice), notice)
  }
  const raised: Raised[] = []
  for await (const notices of findNotices(household, today)) {
    for (const notice of notices) {
      const key = keyOf(notice)
      const before = known.get(key)
      if (before?.runs_out_on !== notice.runs_out_on || before.quantity !== notice.quantity) raised.push(notice)
      known.delete(key)
    }
  }
  return { gone: [...known.values()], raised }
}

type Refreshed = Pick<Session, 'household_id' | 'time_zone'>

/** Refreshes once; false where a record or another refresh came in between and it has to be done again. */
async function refreshOnce(
  database: Database,
  { household_id, time_zone }: Refreshed,
  today: string,
  last: LastRefresh,
): Promise<boolean> {
  const household = await createPredictionRepository(database, household_id).listItems()
  if (household === undefined) return true
  const { inventory_version } = household
  const { gone, raised }: Differences = await compare(database, household, today, household_id)
  if (gone.length + raised.length === 0) {
    return createNoticeRepository(database, household_id).saveRefresh(today, inventory_version, last)
  }
  // What a new day brings began with the day, whenever somebody asks first.
  const isNewDay = last.notices_refreshed_on !== null && last.notices_refreshed_on !== today
  const raised_at = isNewDay ? findMoment(time_zone, today, 0) : null
  return database.transaction(async (queries) => {
    const repository = createNoticeRepository(queries, household_id)
    await repository.holdItems([...gone, ...raised].map(({ item_id }) => item_id))
    await repository.sync(gone, raised, raised_at)
    if (!(await repository.saveRefresh(today, inventory_version, last))) throw new StaleSnapshotError()
    return true
  })
}

const most_tries = 3

/** Refreshes where the day or the inventory has changed since the last time; after too many stale tries the next call does it. */
export async function refreshNotices(
  database: Database,
  member: Refreshed & Pick<Session, 'inventory_version'>,
  today: string,
): Promise<void> {
  const { household_id, inventory_version } = member
  for (let tries = 0; tries < most_tries; tries++) {
    const last = await createNoticeRepository(database, household_id).findLastRefresh()
    if (last === undefined) return
    if (last.notices_refreshed_on === today && (last.notices_refreshed_version ?? 0) >= inventory_version) return
    try {
      if (await refreshOnce(database, member, today, last)) return
    } catch (error) {
      if (!(error instanceof StaleSnapshotError)) throw error
    }
  }
}

import { unitFactor } from '@larder/contract/units'
import { isInOrder, type JournalEvent, type Lesson, learn, nothing_learned } from '@larder/forecast/journal'
import type { Queries, Statement } from '../database/database.ts'
import { page_rows } from '../database/pages.ts'
import { startSlices } from '../event-loop/slices.ts'
import { dayNumber } from '../prediction/calendar.ts'
import { isEffective } from './fragments.ts'
import { lessonFromBytes, lessonToBytes } from './lesson-bytes.ts'

/** What happened, in the unit it was counted in. */
export interface Taught {
  readonly kind: JournalEvent['kind']
  readonly delta: number
  readonly occurred_on: string
  readonly unit_of_measure: string | null
}

const teaching: ReadonlySet<string> = new Set(['created', 'purchased', 'consumed'])

function teach(lesson: Lesson, event: Taught, unit_of_measure: string): Lesson {
  const factor = unitFactor(event.unit_of_measure ?? unit_of_measure, unit_of_measure)
  if (factor === null) return lesson
  return learn(lesson, { kind: event.kind, day: dayNumber(event.occurred_on), delta: event.delta * factor })
}

/** What an item's journal teaches, oldest first; events in a unit that cannot be converted are left out. */
export function foldJournal(events: readonly Taught[], unit_of_measure: string): Buffer {
  let lesson = nothing_learned
  for (const event of events) lesson = teach(lesson, event, unit_of_measure)
  return lessonToBytes(lesson)
}

/** The same of a journal that was read again and may be long, with rests for others. */
export async function foldInSlices(events: readonly Taught[], unit_of_measure: string): Promise<Buffer> {
  const slices = startSlices()
  let lesson = nothing_learned
  for (const event of events) {
    lesson = teach(lesson, event, unit_of_measure)
    if (slices.isDue()) await slices.rest()
  }
  return lessonToBytes(lesson)
}

/** A lesson after one more event, or undefined where the whole journal has to be read again. */
export function foldEvent(stored: Buffer | null, event: Taught): Buffer | null | undefined {
  if (event.kind === 'undone') return undefined
  if (!teaching.has(event.kind)) return stored
  const lesson = stored === null ? undefined : lessonFromBytes(stored)
  const day = dayNumber(event.occurred_on)
  if (lesson === undefined || !isInOrder(lesson, day)) return undefined
  return lessonToBytes(learn(lesson, { kind: event.kind, day, delta: event.delta }))
}

export const lessonStatements = {
  // Equal days keep the order in which they were recorded.
  journal: {
    name: 'read_teaching_events',
    text: `
      select json_agg(row_to_json(taught) order by position)::text as page from (
        select kind, delta, occurred_on, unit_of_measure, row_number() over (order by occurred_on, event_id) as position
        from stock_event
        where household_id = $1 and item_id = $2 and kind in ('created', 'purchased', 'consumed')
          and event_id is distinct from $3 and ${isEffective}
      ) as taught
      group by (position - 1) / ${page_rows} order by (position - 1) / ${page_rows}`,
  },
  relearn: {
    name: 'store_lesson',
    text: 'update item set lesson = $3 where household_id = $1 and item_id = $2',
  },
} as const satisfies Record<string, Statement>

/** Reads an item's journal again, without the event that is being undone; in slices, since it may be long. */
export async function readTaught(
  queries: Queries,
  household_id: number,
  item_id: number,
  without: number | null = null,
): Promise<Taught[]> {
  const slices = startSlices()
  const taught: Taught[] = []
  const values = [household_id, item_id, without]
  for (const { page } of await queries.query<{ page: string }>(lessonStatements.journal, values)) {
    for (const event of JSON.parse(page) as Taught[]) taught.push(event)
    if (slices.isDue()) await slices.rest()
  }
  return taught
}

/** After a change of the unit: the lesson as if all had been counted in the new one. */
export async function relearn(queries: Queries, household_id: number, item_id: number, unit: string): Promise<void> {
  const events = await readTaught(queries, household_id, item_id)
  await queries.query(lessonStatements.relearn, [household_id, item_id, await foldInSlices(events, unit)])
}

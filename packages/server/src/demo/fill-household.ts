import { item_limit } from '@larder/contract/constants'
import { addDays, todayIn } from '@larder/contract/values/days'
import { createItemRequest } from '@larder/contract/item'
import type { Queries } from '../database/database.ts'
import { itemsFull } from '../inventory/item-limit.ts'
import { firstLot } from '@larder/stock/lots/first-lot'
import { usualUsesFromBytes } from '../usage-stats/usage-stats-bytes.ts'
import { foldJournal } from '../usage-stats/usage-stats.ts'
import { createDemoRepository } from './repository.ts'
import { type DemoItem, demo_items } from './demo-items.ts'
import { story_days, tellStory } from './story.ts'

interface Member {
  readonly user_id: number
  readonly household_id: number
  readonly time_zone: string
}

const shops = ['Corner Market', 'Saturday Market', 'Superstore'] as const
/** Bought so many days ago, as the items' own purchase dates have it. */
const bought_days_ago = 6

function toRequest({ lot, expires_in, ...kept }: DemoItem, today: string) {
  const expiry_date = expires_in === null ? null : addDays(today, expires_in)
  const purchase_date = addDays(today, -bought_days_ago)
  // The contract drops what is no field of an item.
  return createItemRequest.parse({ ...kept, quantity: lot, expiry_date, purchase_date })
}

/** The journal of all things, each event with the stock it left. */
function writeJournal(first_day: string) {
  const stock = demo_items.map(({ lot }) => lot)
  const begun = demo_items.map(({ lot }, item) => ({ item, kind: 'created' as const, delta: lot, day: 0 }))
  const told = tellStory(demo_items).map((event) => {
    const { item, day, kind, delta } = event
    stock[item] = Number(((stock[item] ?? 0) + delta).toFixed(3))
    const bought = { price: demo_items[item]?.price ?? null, source: shops[(day + item) % shops.length] ?? null }
    return { ...event, quantity_after: stock[item], ...(kind === 'purchased' ? bought : {}) }
  })
  const events = [...begun.map((event) => ({ ...event, quantity_after: event.delta })), ...told]
  return events.map(({ day, ...event }) => ({
    ...event,
    occurred_on: addDays(first_day, day),
    unit_of_measure: demo_items[event.item]?.unit_of_measure ?? '',
  }))
}

/**
 * Fills an empty household with things and four months of use, within a transaction. Says how many items it made, or
 * nothing where the household has items already.
 */
export async function fillHousehold(
  queries: Queries,
  member: Member,
  max_items = item_limit,
): Promise<number | undefined> {
  const { user_id, household_id, time_zone } = member
  const repository = createDemoRepository(queries, household_id)
  if (!(await repository.lockEmpty())) return undefined
  if (demo_items.length > max_items) throw itemsFull(max_items)
  const today = todayIn(time_zone)
  const journal = writeJournal(addDays(today, -story_days))
  const items = demo_items.map((thing, item) => {
    const events = journal.filter((event) => event.item === item)
    const stats = foldJournal(events, thing)
    const usual_uses = usualUsesFromBytes(stats, thing.unit_of_measure)
    const request = { ...toRequest(thing, today), quantity: events.at(-1)?.quantity_after ?? thing.lot }
    return { ...request, usage_stats: `\\x${stats.toString('hex')}`, usual_uses, lots: firstLot(request).lots }
  })
  const ids = await repository.addItems(items)
  const named = journal.map(({ item, ...event }) => ({ ...event, item_id: ids.get(items[item]?.item_name ?? '') }))
  await repository.addEvents(named, user_id)
  const days = new Set(journal.filter(({ kind }) => kind !== 'created').map(({ occurred_on }) => occurred_on))
  const [first_record_on = today, ...later] = [...days].toSorted()
  const rhythm = { record_days: days.size, first_record_on, last_record_on: later.at(-1) ?? today }
  await repository.setRhythm(rhythm, items.length)
  return items.length
}

import { shop_limit } from '@larder/contract/calls/shopping-api'
import type { Lot } from '@larder/contract/lots'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import { todayIn } from '@larder/contract/values/days'
import { convertAmount, unitFactor } from '@larder/contract/values/units'
import type { Queries } from '../../database/database.ts'
import { createDeletedRepository } from '../../deleted/repository.ts'
import { recordAdditions, recordEmptied } from '../../journal/record-several.ts'
import { createStockRepository, type HeldStock } from '../../journal/stock-repository.ts'
import { createNoticeRepository } from '../../notices/repository.ts'
import { createHouseholdRepository } from '../household-repository.ts'
import { removeHousehold } from '../household-removal-repository.ts'
import { createBringingRepository } from './bringing-repository.ts'
import { type Bringing, createProgressRepository } from './progress-repository.ts'
import { NoRoom, requireShortList } from './room.ts'

/** The lots of an item, counted in another unit; what is too little to be counted in it is left out. */
const convertLots = ({ lots, unit_of_measure }: HeldStock, unit: string): Lot[] =>
  lots
    .map((lot) => ({ ...lot, quantity: convertAmount(lot.quantity, unit_of_measure, unit) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)

/** Puts matched items to those that are there, all of which are held; tells which were, and to which item. */
async function addToMatches(
  queries: Queries,
  { user_id, from, to }: Bringing,
  matches: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  const [before, after] = [createHouseholdRepository(queries, from), createHouseholdRepository(queries, to)]
  const [old, household] = [await before.find(), await after.find()]
  if (old === undefined || household === undefined) throw new Error('a household is gone')
  const occurred_on = todayIn(household.time_zone)
  const stocks = await createStockRepository(queries, from).findSeveral([...matches.keys()])
  const there = await createStockRepository(queries, to).findSeveral([...new Set(matches.values())])
  const units = new Map(there.map(({ item_id, unit_of_measure }) => [item_id, unit_of_measure]))
  const additions = stocks.flatMap((stock) => {
    const item_id = matches.get(stock.item_id) ?? 0
    const unit = units.get(item_id)
    // Deleted or counted in another unit since they were matched: it comes along as it is.
    if (unit === undefined || unitFactor(stock.unit_of_measure, unit) === null) return []
    return [{ item_id, lots: convertLots(stock, unit), notes: words.broughtFrom(old.name), coming_id: stock.item_id }]
  })
  const refused = await recordAdditions(queries, { household_id: to, user_id, occurred_on }, additions)
  const merged = new Map(additions.flatMap((one) => (refused.has(one) ? [] : [[one.coming_id, one.item_id] as const])))
  // What is kept of matched items holds nothing: brought back later it would count twice.
  const given = stocks.filter(({ item_id }) => merged.has(item_id))
  await recordEmptied(queries, { household_id: from, user_id, occurred_on }, given, words.broughtTo(household.name))
  return merged
}

/**
 * Brings the next items along, in a transaction: matched ones are added to those that are there, the others move with all
 * their history. The household is locked last and for a moment, since nobody else can write in it meanwhile. Tells how many.
 */
export async function bringSlice(queries: Queries, bringing: Bringing, max_items: number): Promise<number> {
  const { bringing_id, user_id, from, to } = bringing
  const progress = createProgressRepository(queries)
  const repository = createBringingRepository(queries, { from, to })
  const item_ids = await repository.listSlice()
  if (item_ids.length === 0) return 0
  const matches = await progress.findMatches(bringing_id, item_ids)
  // Whoever was writing when the person left this household is waited for.
  await createNoticeRepository(queries, from).holdItems(item_ids)
  // Items before their household, as everywhere: two writers wait, they never deadlock.
  await createNoticeRepository(queries, to).holdItems([...matches.values()])
  const merged = matches.size === 0 ? matches : await addToMatches(queries, bringing, matches)
  const moved = item_ids.filter((item_id) => !merged.has(item_id))
  await repository.moveItems(moved, user_id)
  await repository.mergeItems(merged)
  await repository.removeItems(item_ids)
  const count = (await createDeletedRepository(queries, to).lockCount()) ?? 0
  if (count + moved.length > max_items) throw new NoRoom('the household has as many items as it may')
  await requireShortList(queries, to)
  await repository.countItems(moved)
  await progress.advance(bringing_id, moved.length, merged.size)
  return item_ids.length
}

/** What belongs to no item comes last, and then the household of before is gone; in a transaction. */
export async function finishBringing(queries: Queries, { bringing_id, from, to }: Bringing): Promise<void> {
  const repository = createBringingRepository(queries, { from, to })
  const deleted = createDeletedRepository(queries, to)
  await deleted.lockCount()
  if ((await repository.countShops()) > shop_limit) throw new NoRoom('the household has as many shops as it may')
  await repository.moveBeside()
  await requireShortList(queries, to)
  await deleted.forgetOldest()
  await removeHousehold(queries, from)
  await createProgressRepository(queries).finish(bringing_id, 0)
}

import { item_limit } from '@larder/contract/constants'
import type { BroughtItems } from '@larder/contract/calls/people-api'
import type { Lot } from '@larder/contract/lots'
import { people_messages as words } from '@larder/contract/messages/people-messages'
import type { Role } from '@larder/contract/roles'
import { todayIn } from '@larder/contract/values/days'
import { convertAmount } from '@larder/contract/values/units'
import type { Database, Queries } from '../database/database.ts'
import { createDeletedRepository } from '../deleted/repository.ts'
import type { Session } from '../http/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { itemsFull } from '../inventory/item-limit.ts'
import { recordAdditions, recordEmptied } from '../journal/record-several.ts'
import { createStockRepository, type HeldStock } from '../journal/stock-repository.ts'
import { createNoticeRepository } from '../notices/repository.ts'
import { createBringingRepository, listMatchFacts } from './bringing-repository.ts'
import { holdHousehold } from './household-removal-repository.ts'
import type { FoundInvite } from './invite-repository.ts'
import { matchItems, type MatchedFacts } from './match-items.ts'
import { createMemberRepository } from './member-repository.ts'
import { describeHousehold } from './membership.ts'

/** Whoever may only look at a household brings nothing into it. */
const canBring = (role: Role, isAlone: boolean): boolean => isAlone && role !== 'viewer'

const show = ({ barcodes: _barcodes, item_id, item_name, brand, quantity, unit_of_measure }: MatchedFacts) => ({
  item_id,
  item_name,
  brand,
  quantity,
  unit_of_measure,
})

async function listComing(queries: Queries, household_id: number): Promise<MatchedFacts[]> {
  const facts = await listMatchFacts(queries, household_id)
  return facts.filter(({ is_demo }) => is_demo !== true)
}

/** What somebody who was invited would bring along, and what of it is there already. */
export async function listBrought(
  database: Database,
  { user_id, household_id, role }: Session,
  invite: Pick<FoundInvite, 'household_id' | 'role'>,
): Promise<BroughtItems> {
  const members = await createMemberRepository(database, household_id).list()
  const isAlone = members.every((member) => member.user_id === user_id)
  const isBrought = canBring(invite.role, isAlone)
  const coming = await listComing(database, household_id)
  const matches = isBrought ? matchItems(coming, await listMatchFacts(database, invite.household_id)) : undefined
  const items = coming.map((item) => {
    const match = matches?.get(item.item_id)
    return { ...show(item), match: match === undefined ? null : show(match) }
  })
  return {
    household: await describeHousehold(database, household_id, role),
    can_bring: isBrought,
    is_alone: isAlone,
    items,
  }
}

/** The lots of an item, counted in another unit; what is too little to be counted in it is left out. */
const convertLots = ({ lots, unit_of_measure }: HeldStock, unit: string): Lot[] =>
  lots
    .map((lot) => ({ ...lot, quantity: convertAmount(lot.quantity, unit_of_measure, unit) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)

export interface Bringing {
  readonly user_id: number
  /** The person's own household. */
  readonly from: number
  readonly to: number
  /** What the person is in the other one. */
  readonly role: Role
  readonly keep_apart: readonly number[]
  readonly max_items?: number | undefined
}

/** How many items came along, and how many were put to those that are there. */
export interface Brought {
  readonly brought: number
  readonly matched: number
}

/**
 * Brings what a person's own household has into another one, in a transaction that goes on to delete it: matched items are
 * added to those that are there, the others move with all their history.
 */
export async function bringItems(queries: Queries, asked: Bringing): Promise<Brought> {
  const { user_id, from, to, keep_apart, max_items = item_limit } = asked
  const members = await createMemberRepository(queries, from).lock()
  const isAlone = members.every((member) => member.user_id === user_id)
  if (!canBring(asked.role, isAlone)) throw new HttpError(409, words.cannotBring)
  await holdHousehold(queries, from)
  const before = await describeHousehold(queries, from, 'owner')
  const { name, time_zone } = await describeHousehold(queries, to, asked.role)
  const occurred_on = todayIn(time_zone)

  const coming = await listComing(queries, from)
  const apart = new Set(keep_apart)
  const mixing = coming.filter(({ item_id }) => !apart.has(item_id))
  const matches = matchItems(mixing, await listMatchFacts(queries, to))
  // Items before their household, as everywhere: two writers wait, they never deadlock.
  await createNoticeRepository(queries, to).holdItems([...matches.values()].map(({ item_id }) => item_id))
  const count = await createDeletedRepository(queries, to).lockCount()

  const stocks = await createStockRepository(queries, from).findSeveral([...matches.keys()])
  const additions = stocks.flatMap((stock) => {
    const match = matches.get(stock.item_id)
    if (match === undefined) return []
    const { item_id, unit_of_measure } = match
    const lots = convertLots(stock, unit_of_measure)
    return [{ item_id, lots, notes: words.broughtFrom(before.name), coming_id: stock.item_id }]
  })
  const refused = await recordAdditions(queries, { household_id: to, user_id, occurred_on }, additions)
  const merged = new Map(additions.flatMap((one) => (refused.has(one) ? [] : [[one.coming_id, one.item_id] as const])))

  // What is kept of matched items holds nothing: brought back later it would count twice.
  const given = stocks.filter(({ item_id }) => merged.has(item_id))
  await recordEmptied(queries, { household_id: from, user_id, occurred_on }, given, words.broughtTo(name))

  const moved = coming.map(({ item_id }) => item_id).filter((item_id) => !merged.has(item_id))
  if ((count ?? 0) + moved.length > max_items) throw itemsFull(max_items)
  const repository = createBringingRepository(queries, { from, to })
  await repository.moveItems(moved, user_id)
  await repository.mergeItems(merged)
  await repository.moveBeside()
  await repository.count(moved.length)
  await createDeletedRepository(queries, to).forgetOldest()
  return { brought: moved.length, matched: merged.size }
}

import { type Item } from '@larder/contract/item'
import { compareUse, guessExpiry, type Lot, type LotChangeKind } from '@larder/contract/lots'
import { addDays } from '@larder/contract/values/days'
import { isCountable } from '@larder/contract/values/units'
import { amountOfUse } from '../../../shared/usual-use/usual-use.ts'

export type LotAction = 'use' | 'open' | 'freeze' | 'thaw' | 'move' | 'date' | 'throw_away'

/** What can be done with a batch beside using it, in the order of a menu. */
export function actionsOf({ opened_on, frozen_on }: Lot): LotAction[] {
  const open: LotAction[] = opened_on === null ? ['open'] : []
  return [...open, frozen_on === null ? 'freeze' : 'thaw', 'move', 'date', 'throw_away']
}

/** The batches of an item in the order in which they are used. */
export function lotsInOrder({ lots = [] }: Pick<Item, 'lots'>): Lot[] {
  return lots.toSorted(compareUse)
}

type Counted = Pick<Item, 'unit_of_measure' | 'item_weight' | 'item_weight_unit' | 'usual_uses'>

/** How much is used at a time, as far as the batch goes. */
export function firstUse(item: Counted, lot: Lot): number {
  return Math.min(amountOfUse(item), lot.quantity)
}

/** How much is opened, frozen or thawed unless somebody says otherwise: one jar is opened, and all of them are frozen. */
export function firstAmount(kind: LotChangeKind, unit: string | null, { quantity }: Lot): number {
  return kind === 'opened' && unit !== null && isCountable(unit) ? Math.min(1, quantity) : quantity
}

/** Where a change put a batch or a part of it, of the item's batches before and after; null where it lies as before. */
export function findNewPlace(lot: Lot, before: readonly Lot[] = [], after: readonly Lot[] = []): string | null {
  const was = new Map(before.map(({ lot_id, location }) => [lot_id, location]))
  const moved = after.find((one) => one.location !== lot.location && was.get(one.lot_id) !== one.location)
  return moved?.location ?? null
}

interface Keeping {
  readonly today: string
  /** How many days it usually keeps from the change on; null where nobody knows. */
  readonly days: number | null
}

/** The date a batch gets by a change unless somebody says otherwise; the empty text where there is none. */
export function guessDate(kind: LotChangeKind, { expiry_date }: Lot, { today, days }: Keeping): string {
  return guessExpiry(kind, expiry_date, days === null ? null : addDays(today, days)) ?? ''
}

import { quantity_limits } from '@larder/contract/constants'
import { datesAgree, type Item, type ItemConflict, type UpdateItemRequest } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { unit_messages } from '@larder/contract/messages/inventory/units-messages'
import { findUnitChange, scaleEdit } from '@larder/contract/unit-change'
import { formatAmount } from '@larder/contract/values/numbers'
import { type UnitFactors } from '@larder/contract/values/unit-factors'
import { type EditableFacts, editLots, pickLotFacts } from '../lots/edit-lot.ts'
import { type Refusal } from '../refusal.ts'
import { findChanges, findConflicts, type ItemChanges } from './item-changes.ts'
import { rescalePack } from './rescale-pack.ts'

/** What an edit writes, and what it writes over. */
export interface ItemEdit {
  /** What it changes of the item's own fields, its lots among them. */
  readonly details: Omit<ItemChanges, 'quantity'> & {
    readonly lots?: Item['lots']
    readonly unit_factors?: UnitFactors | null
  }
  /** What was counted, where that differs. */
  readonly count?: { readonly quantity: number; readonly facts: EditableFacts; readonly is_rescaled: boolean }
  readonly conflicts: readonly ItemConflict[]
}

/** True where an edit changes nothing of the item itself. */
export const isEmptyEdit = ({ details, count }: ItemEdit): boolean =>
  Object.keys(details).length === 0 && count === undefined

/** What an edit makes of an item: its dates and place are those of the lot that it shows, or of all. */
export function planEdit(
  current: Item,
  wanted: UpdateItemRequest,
  which: 'shown' | 'all' = 'shown',
): ItemEdit | Refusal {
  const unit_change = findUnitChange(current, wanted)
  const scaled = unit_change === null ? wanted : scaleEdit(current, wanted, unit_change)
  if (current.quantity > 0 && scaled.quantity === 0 && wanted.quantity === undefined && unit_change?.factor) {
    const amount = formatAmount(current.quantity, current.unit_of_measure)
    return { status: 400, message: unit_messages.becomesNothing(amount) }
  }
  const differing = findChanges(current, scaled)
  if ((differing.quantity ?? 0) > quantity_limits.max)
    return { status: 400, message: messages.input.tooLarge(field_labels.quantity) }
  const changes = rescalePack(current, differing)
  if (!datesAgree({ ...current, ...changes })) return { status: 400, message: messages.inventory.expiryBeforePurchase }
  const { quantity, ...details } = changes
  const isDetailed = Object.keys(details).length > 0
  const isRescaled = details.unit_of_measure !== undefined
  return {
    details: {
      ...details,
      ...(isDetailed && editLots(current.lots ?? [], details, which)),
      ...(isDetailed && unit_change && { unit_factors: unit_change.unit_factors }),
    },
    ...(quantity !== undefined && { count: { quantity, facts: pickLotFacts(wanted), is_rescaled: isRescaled } }),
    conflicts: findConflicts(current, wanted, differing),
  }
}

import { datesAgree } from '@larder/contract/item'
import { guessExpiry, type Lot, type LotChangeKind } from '@larder/contract/lots'
import { messages } from '@larder/contract/messages'
import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { findPlaceAfter } from '@larder/contract/places'
import { type Refusal, isRefusal } from '../refusal.ts'
import { pickLotFacts } from './edit-lot.ts'
import { type LotFacts } from './lot-change.ts'

/** What is done to a lot, or to a part of it, beside using it up. */
export type LotAction =
  | {
      readonly kind: LotChangeKind
      readonly quantity?: number | undefined
      readonly expiry_date?: string | null | undefined
    }
  | { readonly kind: 'moved'; readonly quantity?: number | undefined; readonly location: string }
  | {
      readonly kind: 'corrected'
      readonly expiry_date?: string | null | undefined
      readonly location?: string | null | undefined
    }

/** What is known of the household when it is done. */
export interface ActionFacts {
  /** The day on which it is done. */
  readonly occurred_on: string
  /** Until when such a thing usually keeps from then on; null where nobody knows. */
  readonly usual_expiry: string | null
  /** Where the household keeps things, the most used place first. */
  readonly places: readonly string[]
}

const refuse = (status: Refusal['status'], message: string): Refusal => ({ status, message })

/** Why a lot cannot be opened, frozen or thawed. */
function findActionRefusal({ opened_on, frozen_on }: Lot, kind: LotChangeKind): Refusal | undefined {
  if (kind === 'opened') return opened_on === null ? undefined : refuse(409, lot_messages.alreadyOpen)
  if (kind === 'frozen') return frozen_on === null ? undefined : refuse(409, lot_messages.alreadyFrozen)
  return frozen_on === null ? refuse(409, lot_messages.notFrozen) : undefined
}

/** What is true of a lot from then on: open it keeps no longer than before, frozen no shorter, and where it lies. */
function newFacts(lot: Lot, action: LotAction, facts: ActionFacts): Partial<LotFacts> | Refusal {
  if (action.kind === 'corrected') return pickLotFacts(action)
  if (action.kind === 'moved')
    return lot.location === action.location ? refuse(409, lot_messages.sameLocation) : { location: action.location }
  const refusal = findActionRefusal(lot, action.kind)
  if (refusal !== undefined) return refusal
  const { kind, expiry_date } = action
  const { occurred_on, usual_expiry, places } = facts
  const dated = {
    expiry_date: expiry_date === undefined ? guessExpiry(kind, lot.expiry_date, usual_expiry) : expiry_date,
  }
  if (kind === 'opened') return { opened_on: occurred_on, ...dated }
  const place = findPlaceAfter(kind, lot.location, places)
  const placed = place === undefined ? {} : { location: place }
  return { frozen_on: kind === 'frozen' ? occurred_on : null, ...dated, ...placed }
}

/** The facts that a lot gets by an action, or why it does not. */
export function factsOfAction(
  lot: Lot | undefined,
  action: LotAction,
  facts: ActionFacts,
): Partial<LotFacts> | Refusal {
  if (lot === undefined) return refuse(404, lot_messages.notFound)
  if ('quantity' in action && (action.quantity ?? 0) > lot.quantity) return refuse(400, lot_messages.tooSmall)
  const changed = newFacts(lot, action, facts)
  if (isRefusal(changed)) return changed
  return datesAgree({ ...lot, ...changed }) ? changed : refuse(400, messages.inventory.expiryBeforePurchase)
}

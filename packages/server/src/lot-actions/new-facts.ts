import { lot_messages } from '@larder/contract/messages/inventory/lot-messages'
import { guessExpiry, type Lot, type LotChangeKind } from '@larder/contract/lots'
import { addDays } from '@larder/contract/values/days'
import type { LotFacts } from '../lots/lot-change.ts'

/** What is done to a lot, and the days that it usually keeps from then on; null where nobody knows. */
export interface LotAction {
  readonly kind: LotChangeKind
  readonly today: string
  readonly usual_days: number | null
  /** The date that a person gave; undefined where it is to be the usual one. */
  readonly expiry_date: string | null | undefined
}

/** Why a lot cannot be opened, frozen or thawed. */
export function findActionRefusal({ opened_on, frozen_on }: Lot, kind: LotAction['kind']): string | undefined {
  if (kind === 'opened') return opened_on === null ? undefined : lot_messages.alreadyOpen
  if (kind === 'frozen') return frozen_on === null ? undefined : lot_messages.alreadyFrozen
  return frozen_on === null ? lot_messages.notFrozen : undefined
}

/** What is true of a lot from then on: open it keeps no longer than before, frozen no shorter. */
export function newFacts(lot: Lot, { kind, today, usual_days, expiry_date }: LotAction): Partial<LotFacts> {
  const usual = usual_days === null ? null : addDays(today, usual_days)
  const dated = { expiry_date: expiry_date === undefined ? guessExpiry(kind, lot.expiry_date, usual) : expiry_date }
  if (kind === 'opened') return { opened_on: today, ...dated }
  return { frozen_on: kind === 'frozen' ? today : null, ...dated }
}

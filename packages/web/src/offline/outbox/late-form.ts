import { type Item, type UpdateItemRequest } from '@larder/contract/item'
import { guessExpiry, type LotChangeKind } from '@larder/contract/lots'
import { isPlainItem } from '@larder/contract/plain-item'
import { findUnitChange } from '@larder/contract/unit-change'
import { remainingAfter, roundQuantity } from '@larder/contract/values/units'
import { type BodyOf } from '@larder/stock/phone/queueable'
import { bodyOf } from '../replica/bodies.ts'
import { names } from '../replica/call-names.ts'
import { dropUndefined } from '../replica/drop-undefined.ts'
import { type OutboxEntry } from './entry.ts'

/** What waited for less than this is dated by the server. */
const fresh_ms = 120_000

interface Clock {
  readonly now: number
  /** How far the server's clock is ahead of this phone's. */
  readonly offset_ms: number
}

/** When a change happened, by the server's clock: never later than now, whatever this phone's clock says. */
function dateOf({ made_at }: Pick<OutboxEntry, 'made_at'>, { now, offset_ms }: Clock): { date?: string } {
  const age_ms = now - made_at
  if (age_ms >= 0 && age_ms < fresh_ms) return {}
  return { date: new Date(Math.min(made_at, now) + offset_ms).toISOString() }
}

/** The unit that an amount was said in: somebody may change it before it is sent. */
const unitOf = ({ base }: OutboxEntry) =>
  base?.lot_count === undefined || !base.unit_of_measure ? {} : { unit_of_measure: base.unit_of_measure }

type FieldName = keyof Item & keyof UpdateItemRequest

/** What an edit changed of the item it was made from; the quantity as a difference, so that two phones add up. */
export function toDifference(body: UpdateItemRequest, base: Item): UpdateItemRequest {
  const { version: _version, quantity, quantity_change, known, unit_factor, ...fields } = body
  if (known !== undefined || quantity_change !== undefined) return body
  const changed = (Object.keys(fields) as (FieldName | 'barcode')[]).filter(
    (name) => name === 'barcode' || (fields[name as keyof typeof fields] ?? null) !== (base[name as FieldName] ?? null),
  )
  const before = findUnitChange(base, body)?.factor ?? 1
  const by = quantity === undefined ? 0 : roundQuantity(quantity - roundQuantity(base.quantity * before))
  const known_fields = changed
    .filter((name) => name !== 'barcode')
    .map((name) => [name, base[name as FieldName] ?? null])
  return {
    ...Object.fromEntries(changed.map((name) => [name, fields[name as keyof typeof fields]])),
    ...(by === 0 ? {} : { quantity_change: by }),
    ...(unit_factor === undefined ? {} : { unit_factor }),
    known: Object.fromEntries(known_fields),
  }
}

const lot_stages: Readonly<Record<string, LotChangeKind>> = {
  [names.open_lot]: 'opened',
  [names.freeze_lot]: 'frozen',
  [names.thaw_lot]: 'thawed',
}

/** What was done to a batch, with the date that this phone showed from then on. */
function withUsualDate({ params, base, usual_expiry = null, body }: OutboxEntry, kind: LotChangeKind) {
  const said = (body ?? {}) as NonNullable<BodyOf<'POST /api/inventory/:id/lots/:lot_id/open'>>
  const lot = base?.lots?.find(({ lot_id }) => lot_id === Number(params['lot_id']))
  if (said.expiry_date !== undefined || lot === undefined) return said
  return { ...said, expiry_date: guessExpiry(kind, lot.expiry_date, usual_expiry) }
}

/**
 * The body under which a change is sent that had to wait: amounts are differences, a use that happened is not refused, and
 * it is dated by when it happened. From then on the body stays, so that a repetition is the same request.
 */
export function toLateBody(entry: OutboxEntry, clock: Clock): unknown {
  const { base } = entry
  const date = dateOf(entry, clock)
  const used = bodyOf(entry, 'consume')
  if (used !== null) {
    // A server of the specification's shapes alone takes nothing but what is left.
    if (used.used_quantity === undefined && base?.lot_count === undefined) return used
    const { used_quantity = remainingAfter(base?.quantity ?? 0, used.new_quantity ?? 0) } = used
    const { new_quantity = base ? remainingAfter(base.quantity, used_quantity) : undefined } = used
    const body = dropUndefined({ ...used, new_quantity, used_quantity })
    return { ...date, ...unitOf(entry), ...body, is_late: true }
  }
  const discarded = bodyOf(entry, 'discard')
  if (discarded !== null) return { ...date, ...unitOf(entry), ...dropUndefined(discarded), is_late: true }
  const bought = bodyOf(entry, 'purchase')
  if (bought !== null) return { ...date, ...unitOf(entry), ...dropUndefined(bought) }
  const stage = lot_stages[entry.call]
  if (stage !== undefined) return { ...date, ...dropUndefined(withUsualDate(entry, stage)) }
  const moved = bodyOf(entry, 'move_lot')
  if (moved !== null) return { ...date, ...dropUndefined(moved) }
  const edited = bodyOf(entry, 'update')
  return edited === null || base === null || isPlainItem(base) ? entry.body : toDifference(edited, base)
}

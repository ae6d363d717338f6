import { type UpdateItemRequest } from '@larder/contract/item'
import { field_labels } from '@larder/contract/messages/field-labels'
import { waiting_messages } from '@larder/contract/messages/offline/waiting-messages'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { toLateBody } from '../../offline/outbox/late-form.ts'
import { bodyOf } from '../../offline/replica/bodies.ts'
import { names } from '../../offline/replica/call-names.ts'
import { quantityChangeOf } from '../../offline/replica/quantity-change.ts'

const { change: words, fields } = waiting_messages
const labels: Readonly<Record<string, string>> = { ...field_labels, ...fields }

/** What a field of an item is called. */
export const labelOf = (field: string): string => labels[field] ?? field

/** The fields that an edit changes, by their labels. */
function describeFields(entry: OutboxEntry): string {
  const body = toLateBody(entry, { now: entry.made_at, offset_ms: 0 }) as UpdateItemRequest
  const { known: _known, version: _version, unit_factor: _factor, quantity_change, ...changed } = body
  // An edit may name every field: said is what differs from what was known.
  const before: Readonly<Record<string, unknown>> = { ...entry.base }
  const differing = Object.entries(changed).filter(([field, value]) => !(field in before) || before[field] !== value)
  const named = [...differing.map(([field]) => field), ...(quantity_change === undefined ? [] : ['quantity'])]
  return named.map(labelOf).join(', ')
}

function describeSeveral(entry: OutboxEntry): string | null {
  const body = bodyOf(entry, 'change_several')
  if (body === null) return null
  const count = words.items(formatQuantity(body.item_ids.length))
  if (body.is_deleted === true) return words.severalDeleted(count)
  return body.category === undefined
    ? words.severalMoved(count, body.location ?? words.noPlace)
    : words.severalFiled(count, body.category)
}

function describeLine(entry: OutboxEntry, name: string): string | null {
  const added = bodyOf(entry, 'add_entry')
  const body = added ?? bodyOf(entry, 'change_entry')
  if (body === null) return null
  if (added !== null && added.is_ticked === undefined) return words.listed(name)
  if (body.is_ticked === true) return words.ticked(name)
  if (body.quantity !== undefined) return words.amount(name)
  if (body.is_ticked === false) return words.unticked(name)
  return body.text === undefined ? words.repeated(name) : words.renamed(entry.name || name, body.text)
}

const named_changes: Readonly<Record<string, (name: string) => string>> = {
  [names.create]: words.added,
  [names.remove]: words.deleted,
  [names.restore]: words.restored,
  [names.undo]: words.undone,
  [names.edit_lot]: words.lotEdited,
  'POST /api/inventory/:id/lots/:lot_id/open': words.lotOpened,
  'POST /api/inventory/:id/lots/:lot_id/freeze': words.lotFrozen,
  'POST /api/inventory/:id/lots/:lot_id/thaw': words.lotThawed,
  'POST /api/inventory/:id/lots/:lot_id/move': words.lotMoved,
  [names.remove_entry]: words.unlisted,
  [names.finish_entry]: words.finished,
  [names.skip]: words.skipped,
  [names.put_off]: words.noticePutOff,
  'PUT /api/shopping-list/shops/:shop': words.shopSaved,
  'DELETE /api/shopping-list/shops/:shop': words.shopRemoved,
}

const amount_changes: Readonly<Record<string, (amount: string, name: string) => string>> = {
  [names.consume]: words.used,
  [names.purchase]: words.bought,
  [names.discard]: words.thrownAway,
}

/** What a change was, as whoever made it would say it. */
export function describeChange(entry: OutboxEntry): string {
  const name = entry.name || entry.params['shop'] || waiting_messages.something
  const sayAmount = amount_changes[entry.call]
  if (sayAmount) {
    const by = quantityChangeOf(entry, entry.base ?? { quantity: 0 })
    return sayAmount(formatAmount(Math.abs(by), entry.unit), name)
  }
  if (entry.call === names.update) return words.edited(name, describeFields(entry))
  return describeSeveral(entry) ?? describeLine(entry, name) ?? (named_changes[entry.call] ?? words.other)(name)
}

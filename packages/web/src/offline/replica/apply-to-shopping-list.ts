import { type AddEntryRequest, type KeptEntry } from '@larder/contract/calls/shopping-api'
import { type Item } from '@larder/contract/item'
import { shopping_entry_messages as words } from '@larder/contract/messages/shopping/shopping-entry-messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { type OutboxEntry } from '../outbox/entry.ts'
import { isLowStock } from '@larder/contract/rules'
import { roundQuantity } from '@larder/contract/values/units'
import { bodyOf, isDeletion, itemIdsOf } from './bodies.ts'
import { type FindItem } from './household.ts'
import { names } from './call-names.ts'
import { dropUndefined } from './drop-undefined.ts'

type Line = ShoppingListLine

const named = (name: string): string => name.trim().toLocaleLowerCase()

/** The line that an entry is about, where it is on the list. */
export const isLineOf = (line: Line, { item_id, text }: AddEntryRequest): boolean =>
  item_id === undefined ? named(line.item_name) === named(text ?? '') : line.item_id === item_id

function writeLine(line: Line, body: AddEntryRequest, entry_id: number): Line {
  return {
    ...line,
    entry_id: line.entry_id ?? entry_id,
    is_ticked: body.is_ticked ?? line.is_ticked ?? false,
    quantity: body.quantity ?? line.quantity ?? null,
    repeat_days: body.repeat_days ?? line.repeat_days ?? null,
  }
}

function createLine(body: AddEntryRequest, name: string, item: Item | undefined): Line {
  const unit_of_measure = body.unit_of_measure ?? item?.unit_of_measure ?? null
  return {
    item_id: body.item_id ?? null,
    item_name: body.text ?? item?.item_name ?? name,
    category: item?.category ?? null,
    brand: item?.brand ?? null,
    current_quantity: item?.quantity ?? 0,
    unit_of_measure,
    suggested_quantity: body.quantity ?? 1,
    is_low_stock: false,
    days_until_depletion: null,
    confidence_level: null,
    reason: { kind: 'asked', text: words.asked },
  }
}

/** What a line says of its item, as that is now. */
function describeItem(line: Line, item: Item): Line {
  const { item_name, category, brand, unit_of_measure, quantity: current_quantity } = item
  return { ...line, item_name, category, brand, unit_of_measure, current_quantity, is_low_stock: isLowStock(item) }
}

/** A purchase ends what was asked for; what is low all the same stays, with what is still to be bought. */
function boughtLine({ entry_id: _entry_id, ...line }: Line, quantity_added: number): Line[] {
  const suggested_quantity = roundQuantity(line.suggested_quantity - quantity_added)
  if (!line.is_low_stock || suggested_quantity <= 0) return []
  return [{ ...line, suggested_quantity, quantity: suggested_quantity, is_ticked: false }]
}

function applyOne(lines: readonly Line[], entry: OutboxEntry, findItem: FindItem): Line[] {
  const added = bodyOf(entry, 'add_entry')
  if (added !== null) {
    const found = lines.find((line) => isLineOf(line, added))
    if (found) return lines.map((line) => (line === found ? writeLine(line, added, -entry.seq) : line))
    const item = added.item_id === undefined ? undefined : findItem(added.item_id)
    return [...lines, writeLine(createLine(added, entry.name, item), added, -entry.seq)]
  }
  const entry_id = Number(entry.params['entry_id'])
  const changed = bodyOf(entry, 'change_entry')
  if (changed !== null) {
    const { text, ...change } = dropUndefined(changed)
    const renamed = text === undefined ? {} : { item_name: text }
    return lines.map((line) => (line.entry_id === entry_id ? { ...line, ...change, ...renamed } : line))
  }
  if (entry.call === names.remove_entry || entry.call === names.finish_entry)
    return lines.filter((line) => line.entry_id !== entry_id)
  const bought = bodyOf(entry, 'purchase')
  const ids = itemIdsOf(entry)
  return lines.flatMap((line) => {
    if (line.item_id === null || !ids.includes(line.item_id)) return line
    const item = findItem(line.item_id)
    if (entry.call === names.skip) return []
    if (item === undefined) return isDeletion(entry) || bought !== null ? [] : line
    const now = describeItem(line, item)
    return bought === null ? now : boughtLine(now, bought.quantity_added)
  })
}

/** The shopping list after the changes of this phone. */
export function applyToShoppingList(
  lines: readonly Line[],
  entries: readonly OutboxEntry[],
  findItem: FindItem,
): Line[] {
  return entries.reduce<Line[]>((now, entry) => applyOne(now, entry, findItem), [...lines])
}

/** The entry of a line as the server would answer with it. */
export function toKeptEntry(line: Line, entry_id: number): KeptEntry {
  const { item_id, item_name, quantity = null, unit_of_measure, is_ticked = false, repeat_days = null } = line
  const text = item_id === null ? item_name : null
  return { entry_id, item_id, text, quantity, unit_of_measure, is_ticked, repeat_days }
}

import { type AddEntryRequest, type KeptEntry } from '@larder/contract/calls/shopping-api'
import { type Item } from '@larder/contract/item'
import { shopping_entry_messages as words } from '@larder/contract/messages/shopping/shopping-entry-messages'
import { type ShoppingListLine } from '@larder/contract/shopping'
import { type OutboxEntry } from '../outbox/entry.ts'
import { bodyOf, itemIdOf, itemIdsOf } from './bodies.ts'
import { names } from './call-names.ts'
import { dropUndefined } from './drop-undefined.ts'
import { quantityChangeOf } from './quantity-change.ts'

type Line = ShoppingListLine

// Not wanted, not there any more, or bought.
const ending: readonly string[] = [names.skip, names.remove, names.purchase]

/** How this phone finds an item that a line is about. */
export type FindItem = (item_id: number) => Item | undefined

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
  const item_id = itemIdOf(entry)
  if (item_id === null) {
    const gone = bodyOf(entry, 'change_several')?.is_deleted === true ? itemIdsOf(entry) : []
    return lines.filter((line) => line.item_id === null || !gone.includes(line.item_id))
  }
  if (ending.includes(entry.call)) return lines.filter((line) => line.item_id !== item_id)
  return lines.map((line) => {
    if (line.item_id !== item_id) return line
    const by = quantityChangeOf(entry, { quantity: line.current_quantity })
    return { ...line, current_quantity: Math.max(0, line.current_quantity + by) }
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

import { type Item } from '@larder/contract/item'
import { type ItemFormField } from '@larder/contract/item-form'
import { fold } from '@larder/contract/values/fold'

/** What a thing keeps from one time to the next; weight and its unit only together. */
const kept = ['unit_of_measure', 'location', 'brand', 'item_weight', 'item_weight_unit'] as const
const together: Readonly<Partial<Record<ItemFormField, ItemFormField>>> = {
  item_weight: 'item_weight_unit',
  item_weight_unit: 'item_weight',
}

export type KnownFields = Partial<Record<ItemFormField, string>>

const most_names = 50

/** The names that hold what is typed so far, those that begin with it first. */
export function namesLike(items: readonly Item[], typed: string): string[] {
  const wanted = fold(typed.trim())
  const names = new Map(items.map(({ item_name }) => [fold(item_name), item_name]))
  const found = [...names].filter(([folded]) => folded.includes(wanted))
  const begins = ([folded]: [string, string]): number => (folded.startsWith(wanted) ? 0 : 1)
  return found
    .toSorted((a, b) => begins(a) - begins(b) || (a[0] < b[0] ? -1 : 1))
    .slice(0, most_names)
    .map(([, item_name]) => item_name)
}

/** The newest item of exactly this name. */
export function findKnown(items: readonly Item[], item_name: string): Item | undefined {
  const wanted = fold(item_name.trim())
  if (wanted === '') return undefined
  const same = items.filter((item) => fold(item.item_name.trim()) === wanted)
  return same.toSorted((a, b) => b.item_id - a.item_id)[0]
}

/** What a known item puts into the fields that are free. */
export function fillFrom(known: Item, isFree: (field: ItemFormField) => boolean): KnownFields {
  const filled = kept.flatMap((field) => {
    const beside = together[field]
    const value = known[field]
    if (!isFree(field) || (beside !== undefined && !isFree(beside))) return []
    return value === null ? [] : [[field, String(value)]]
  })
  return Object.fromEntries(filled) as KnownFields
}

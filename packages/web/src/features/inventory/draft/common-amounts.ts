import { type Item } from '@larder/contract/item'
import { unitKey } from '@larder/contract/values/units'

/** How much of a thing there mostly is. */
export interface CommonAmount {
  readonly quantity: number
  readonly unit: string
}

const usual: readonly CommonAmount[] = [
  { quantity: 1, unit: 'pcs' },
  { quantity: 500, unit: 'g' },
  { quantity: 1, unit: 'l' },
]
const most_amounts = 5
/** Fewer say nothing of the household. */
const fewest_items = 2

function countUp<Key>(keys: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

/** What this household counts in most, each unit with its commonest amount, and then what anybody has. */
export function findCommonAmounts(items: readonly Item[]): CommonAmount[] {
  const stocked = items.filter(({ unit_of_measure, quantity }) => unit_of_measure !== null && quantity > 0)
  const own = countUp(stocked.map(({ unit_of_measure }) => (unit_of_measure ?? '').trim())).flatMap(([unit, count]) => {
    const amounts = stocked.filter((item) => item.unit_of_measure?.trim() === unit).map((item) => item.quantity)
    const [quantity] = countUp(amounts)[0] ?? []
    return count < fewest_items || quantity === undefined ? [] : [{ quantity, unit }]
  })
  const known = new Set(own.slice(0, most_amounts).map(({ unit }) => unitKey(unit)))
  return [...own, ...usual.filter(({ unit }) => !known.has(unitKey(unit)))].slice(0, most_amounts)
}

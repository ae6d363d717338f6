import { type Item } from '@larder/contract/item'
import { agreeUnit, formatAmount } from '@larder/contract/values/numbers'
import { amountOfPackage, roundQuantity } from '@larder/contract/values/units'

/** What "one" is where nobody said what a package holds: of small measures a hundred. */
const small_measures: Readonly<Record<string, number>> = { g: 100, ml: 100 }
/** More buttons than this nobody reads. */
const most_choices = 4

type Counted = Pick<Item, 'unit_of_measure' | 'item_weight' | 'item_weight_unit' | 'usual_uses'>

/** How much one of an item is: a package where its content is known, else one of the unit. */
export function amountOfOne(item: Counted): number {
  const unit = item.unit_of_measure?.trim().toLowerCase() ?? ''
  return amountOfPackage(item, item.unit_of_measure) ?? small_measures[unit] ?? 1
}

/** How much of an item is used at once: what this household usually takes, else one. */
export function amountOfUse(item: Counted): number {
  return item.usual_uses?.[0] ?? amountOfOne(item)
}

/**
 * The amounts worth a button, smallest first: the usual ones and one package, without habits one and its half. All that is
 * there has a button of its own.
 */
export function listUses(item: Counted, available: number): number[] {
  const one = amountOfOne(item)
  const usual = item.usual_uses?.length ? item.usual_uses : [roundQuantity(one / 2), one * 2]
  const amounts = [...new Set([...usual, one])].filter((amount) => amount > 0 && amount < available)
  return amounts.slice(0, most_choices).toSorted((a, b) => a - b)
}

const said_fractions: Readonly<Record<string, string>> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' }

/** An amount as a person says it on a button: 1/2 l, 200 g; half of a can is 1/2 can. */
export function sayUse(amount: number, unit: string | null): string {
  const fraction = said_fractions[amount]
  return fraction === undefined ? formatAmount(amount, unit) : `${fraction} ${agreeUnit(unit ?? '', 1)}`.trim()
}

import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { isMeasure } from '@larder/contract/values/units'
import { type ListLine } from './list-line.ts'

type Amount = Pick<ListLine, 'quantity' | 'unit_of_measure' | 'pack_quantity'>

/** How many packs an amount is; null where it is not at least two whole ones. */
function countPacks(quantity: number, pack_quantity: number): number | null {
  const packs = Math.round(quantity / pack_quantity)
  return packs > 1 && Math.abs(packs * pack_quantity - quantity) < 1e-6 ? packs : null
}

/** How much to take from the shelf: "2 x 1 l" where it is whole packs, else the amount; nothing where nobody said. */
export function describeAmount({ quantity, unit_of_measure: unit, pack_quantity }: Amount): string {
  if (quantity === null) return ''
  // "3 x 1 pcs" says nothing that "3 pcs" does not; "3 x 1 l" does.
  const isPack = pack_quantity != null && pack_quantity > 0 && (pack_quantity !== 1 || isMeasure(unit ?? ''))
  const packs = isPack ? countPacks(quantity, pack_quantity) : null
  if (packs === null) return formatAmount(quantity, unit)
  return `${formatQuantity(packs)} x ${formatAmount(pack_quantity ?? 1, unit)}`
}

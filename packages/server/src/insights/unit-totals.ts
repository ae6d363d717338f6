import { measureOf } from '@larder/contract/values/unit-factors'
import { isCountable, listUnits } from '@larder/contract/values/units'
import type { TotalUnit } from '@larder/contract/calls/insights-api'

/** How a spelling of a unit is added up: in which measure, how many of it one is, and to which total that belongs. */
interface UnitTotal {
  readonly spelling: string
  readonly measure: string
  readonly factor: number
  readonly total: TotalUnit
}

function totalOf(spelling: string): UnitTotal[] {
  const [measure, factor] = measureOf(spelling)
  if (measure === 'kg' || measure === 'l') return [{ spelling, measure, factor, total: measure }]
  // A price of a pack says nothing of a piece: they share the total and not the measure.
  return isCountable(spelling) ? [{ spelling, measure, factor, total: 'pcs' }] : []
}

const totals = listUnits().flatMap(totalOf)

/** The table of units as the statement takes it, column by column. */
export const unit_columns = [
  totals.map(({ spelling }) => spelling),
  totals.map(({ measure }) => measure),
  totals.map(({ factor }) => factor),
  totals.map(({ total }) => total),
] as const

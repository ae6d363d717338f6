import { type Flow, type FlowName, type Insights, total_units } from '@larder/contract/calls/insights-api'
import { roundQuantity } from '@larder/contract/values/units'
import type { MonthRow } from './repository.ts'

const months_a_year = 12

/** The months of a period that ends with the one of today, oldest first. */
export function listMonths(today: string, count: number): string[] {
  const last = Number(today.slice(0, 4)) * months_a_year + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index
    const year = String(Math.floor(month / months_a_year)).padStart(4, '0')
    return `${year}-${String((month % months_a_year) + 1).padStart(2, '0')}`
  })
}

const sumOf = (values: readonly number[]): number => roundQuantity(values.reduce((sum, value) => sum + value, 0))

function toFlow(rows: readonly MonthRow[]): Flow {
  const priced = sumOf(rows.map((row) => row.priced))
  return {
    records: sumOf(rows.map(({ records }) => records)),
    priced,
    money: priced === 0 ? null : sumOf(rows.map(({ money }) => money ?? 0)),
    amounts: total_units.flatMap((unit) => {
      const quantity = sumOf(rows.flatMap((row) => (row.total === unit ? [row.quantity] : [])))
      return quantity > 0 ? [{ unit, quantity }] : []
    }),
  }
}

/** Every month of the period with its three flows, those without a record included. */
export function fillMonths(months: readonly string[], rows: readonly MonthRow[]): Insights['months'] {
  const of = (month: string, flow: FlowName) => toFlow(rows.filter((row) => row.month === month && row.flow === flow))
  return months.map((month) => ({
    month,
    bought: of(month, 'bought'),
    used: of(month, 'used'),
    thrown_away: of(month, 'thrown_away'),
  }))
}

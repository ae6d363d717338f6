import { type Flow, type FlowName, type Insights, total_units } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { roundQuantity } from '@larder/contract/values/units'

export const flow_names: readonly FlowName[] = ['bought', 'used', 'thrown_away']

/** What the charts can show: money, how often, or one kind of amount. */
export type Measure = keyof typeof insights_messages.measures

const two_decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Money as people write it; Larder knows no currency. */
export const formatMoney = (money: number): string => money.toLocaleString('en-US', two_decimals)

/** How much of a measure a flow is; null where nobody knows, as of money without a price. */
export function valueOf({ records, money, amounts }: Flow, measure: Measure): number | null {
  if (measure === 'records') return records
  if (measure === 'money') return money
  return amounts.find(({ unit }) => unit === measure)?.quantity ?? 0
}

/** A value with its unit. */
export function formatValue(value: number, measure: Measure): string {
  if (measure === 'money') return formatMoney(value)
  return measure === 'records' ? formatQuantity(value) : formatAmount(value, measure)
}

const sumOf = (values: readonly number[]): number => roundQuantity(values.reduce((sum, value) => sum + value, 0))

/** Several months as one. */
export function sumFlows(flows: readonly Flow[]): Flow {
  const priced = sumOf(flows.map((flow) => flow.priced))
  return {
    records: sumOf(flows.map(({ records }) => records)),
    priced,
    money: priced === 0 ? null : sumOf(flows.map(({ money }) => money ?? 0)),
    amounts: total_units.flatMap((unit) => {
      const quantity = sumOf(flows.map((flow) => valueOf(flow, unit) ?? 0))
      return quantity > 0 ? [{ unit, quantity }] : []
    }),
  }
}

/** The months from the first one on of which there is a record: a household that is new has no long list of nothing. */
export function sinceFirstRecord(months: Insights['months']): Insights['months'] {
  const first = months.findIndex((month) => flow_names.some((name) => month[name].records > 0))
  return months.slice(Math.max(first, 0))
}

/** The measures of which there is anything, money first. */
export function measuresOf(months: Insights['months']): Measure[] {
  const all = sumFlows(months.flatMap((month) => flow_names.map((name) => month[name])))
  const order: readonly Measure[] = ['money', 'records', ...total_units]
  return order.filter((measure) => (valueOf(all, measure) ?? 0) > 0)
}

/** All that is known of a flow, a line each: how often, how much of each kind, and what it cost. */
export function linesOf(flow: Flow): string[] {
  if (flow.records === 0) return []
  const amounts = flow.amounts.map(({ unit, quantity }) => formatAmount(quantity, unit))
  const money = flow.money === null ? [] : [formatMoney(flow.money)]
  return [insights_messages.times(flow.records), ...amounts, ...money]
}

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** A month of YYYY-MM: Jan. */
export const shortMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`))

/** The same with its year: Jan 2026. */
export const longMonth = (month: string): string => `${shortMonth(month)} ${month.slice(0, 4)}`

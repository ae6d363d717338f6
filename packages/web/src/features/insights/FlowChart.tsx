import { insights_messages } from '@larder/contract/messages/insights-messages'
import { Figure } from '../../ui/graphics/figure.tsx'
import { formatValue, longMonth, type Measure, shortMonth } from './flows.ts'

const height = 136
const top = 24
const bottom = 22
const widest_bar = 40
/** Within a year a month needs no year beside it. */
const months_a_year = 12
const label_px = { month: 34, year: 60 } as const
const letter_px = 8

interface Bar {
  month: string
  value: number
}

interface FlowChartProps {
  title: string
  tone: 'primary' | 'info' | 'warning'
  measure: Measure
  bars: readonly Bar[]
  /** The highest bar of all charts beside this one, so that they can be compared. */
  most: number
}

/** Which of the labels fit below the bars: the last month always has one. */
export function labelEvery(count: number, width: number): number {
  const label = count > months_a_year ? label_px.year : label_px.month
  return Math.max(1, Math.ceil((label * count) / Math.max(width, 1)))
}

/** Where words around a place begin, so that none of them leave the drawing. */
export function anchorAt(
  x: number,
  half_px: number,
  width: number,
): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x < half_px) return { x: 0, textAnchor: 'start' }
  return x > width - half_px ? { x: width, textAnchor: 'end' } : { x, textAnchor: 'middle' }
}

/** What was bought, used or thrown away, a bar each month; the highest one says how much it is. */
export function FlowChart({ title, tone, measure, bars, most }: FlowChartProps) {
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  const highest = Math.max(...bars.map(({ value }) => value))
  const spoken = bars.map(({ month, value }) => `${longMonth(month)} ${formatValue(value, measure)}`).join(', ')
  const nameOf = (month: string) =>
    bars.length > months_a_year ? `${shortMonth(month)} ’${month.slice(2, 4)}` : shortMonth(month)
  return (
    <Figure
      title={insights_messages.flowTotal(title, total > 0 ? formatValue(total, measure) : insights_messages.none)}
      height={height}
      tone={tone}
      label={`${title}: ${spoken}`}
    >
      {(width) => {
        const column = width / bars.length
        const bar = Math.min(column * 0.6, widest_bar)
        const base = height - bottom
        const every = labelEvery(bars.length, width)
        const highest_index = bars.findLastIndex(({ value }) => value === highest)
        return (
          <>
            <path className="hair" d={`M0 ${base}H${width}`} />
            {bars.map(({ month, value }, index) => {
              const middle = column * (index + 0.5)
              const tall = value === 0 ? 0 : Math.max(2, (value / most) * (base - top))
              const amount = formatValue(value, measure)
              const half_label = (bars.length > months_a_year ? label_px.year : label_px.month) / 2
              return (
                <g key={month}>
                  <rect
                    className={index === highest_index ? 'solid' : 'soft'}
                    x={middle - bar / 2}
                    y={base - tall}
                    width={bar}
                    height={tall}
                    rx={Math.min(3, bar / 4)}
                  />
                  {value > 0 && index === highest_index && (
                    <text
                      className="loud"
                      y={base - tall - 6}
                      {...anchorAt(middle, (amount.length * letter_px) / 2, width)}
                    >
                      {amount}
                    </text>
                  )}
                  {(bars.length - 1 - index) % every === 0 && (
                    <text y={height - 6} {...anchorAt(middle, half_label, width)}>
                      {nameOf(month)}
                    </text>
                  )}
                </g>
              )
            })}
          </>
        )
      }}
    </Figure>
  )
}

import { type Flow } from '@larder/contract/calls/insights-api'
import { insights_messages } from '@larder/contract/messages/insights-messages'
import { Figure } from '../../ui/graphics/figure.tsx'
import text from '../../ui/text.module.css'
import { type Bar, barLayout, label_px, labelEvery, months_a_year } from './bar-layout.ts'
import { formatValue, longMonth, type Measure, shortMonth, sumFlows, valueOf } from './flows.ts'

const height = 136
const letter_px = 8

interface FlowChartProps {
  title: string
  tone: 'primary' | 'info' | 'warning'
  measure: Measure
  months: readonly string[]
  flows: readonly Flow[]
  /** What the full height stands for. */
  most: number
}

/** All of a flow in the period, in a word or two. */
function totalOf(flows: readonly Flow[], measure: Measure): string {
  const total = sumFlows(flows)
  const value = valueOf(total, measure)
  if (total.records === 0) return insights_messages.none
  return value === null ? insights_messages.noPrice : formatValue(value, measure)
}

/** What was bought, used or thrown away, a bar each month; the highest one says how much it is. */
export function FlowChart({ title, tone, measure, months, flows, most }: FlowChartProps) {
  const heading = insights_messages.flowTotal(title, totalOf(flows, measure))
  const bars = months.map((month, index): Bar => {
    const flow = flows[index]
    return { month, value: (flow && valueOf(flow, measure)) ?? 0 }
  })
  if (bars.every(({ value }) => value === 0)) return <h3 className={text.subtitle2}>{heading}</h3>
  const spoken = bars.map(({ month, value }) => `${longMonth(month)} ${formatValue(value, measure)}`).join(', ')
  return (
    <Figure title={heading} height={height} tone={tone} label={`${title}: ${spoken}`}>
      {(width) => <Bars bars={bars} measure={measure} most={most} width={width} />}
    </Figure>
  )
}

interface BarsProps {
  bars: readonly Bar[]
  measure: Measure
  most: number
  width: number
}

function Bars({ bars, measure, most, width }: BarsProps) {
  const { base, places, anchorAt } = barLayout(bars, { width, height, most })
  const hasYears = bars.length > months_a_year
  const every = labelEvery(bars.length, width)
  const highest = Math.max(...bars.map(({ value }) => value))
  const highest_index = bars.findLastIndex(({ value }) => value === highest)
  return (
    <>
      <path className="hair" d={`M0 ${base}H${width}`} />
      {places.map(({ month, value, middle, bar, tall }, index) => {
        const amount = formatValue(value, measure)
        const name = hasYears ? `${shortMonth(month)} ’${month.slice(2, 4)}` : shortMonth(month)
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
            {index === highest_index && (
              <text className="loud" y={base - tall - 6} {...anchorAt(middle, (amount.length * letter_px) / 2)}>
                {amount}
              </text>
            )}
            {(bars.length - 1 - index) % every === 0 && (
              <text y={height - 6} {...anchorAt(middle, label_px(hasYears) / 2)}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

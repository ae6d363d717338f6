import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { formatAmount, formatQuantity } from '@larder/contract/values/numbers'
import { type ChartLabel, keepInside, placeLabels } from './chart-labels.ts'
import { ChartLabels } from './ChartLabels.tsx'
import { Figure, FigureSkeleton } from '../../ui/graphics/figure.tsx'
import { useUsagePattern } from './use-predictions.ts'

const { weekdays } = usage_messages

interface WeekdayBar {
  name: string
  quantity: number
  /** Of the highest bar, 0 to 1. */
  share: number
}

/** A bar for each weekday, Monday first; null where nothing was used yet or the answer is of another shape. */
export function weekdayBars(by_weekday: readonly number[]): WeekdayBar[] | null {
  const most = Math.max(0, ...by_weekday)
  if (by_weekday.length !== weekdays.length || most === 0) return null
  return weekdays.map((name, index) => {
    const quantity = Math.max(0, by_weekday[index] ?? 0)
    return { name, quantity, share: quantity / most }
  })
}

const height = 112
const top = 20
const bottom = 22
const widest_bar = 48

/** How much it is at the highest bars, where there is space for it. */
export function highestLabels(bars: readonly WeekdayBar[], width: number): ChartLabel[] {
  const wanted = bars.flatMap(({ quantity, share }, index) => {
    const x = (width / bars.length) * (index + 0.5)
    const label = { text: formatQuantity(quantity), x, y: top - 6, anchor: 'middle', isLoud: true } as const
    return share === 1 ? [[keepInside(label, width)]] : []
  })
  return placeLabels(wanted, width)
}

/** On which days it is used; nothing where nobody knows yet. */
export function WeekdayUse({ item }: { item: Item }) {
  const { data, isPending } = useUsagePattern(item.item_id)
  const bars = data && weekdayBars(data.usage_pattern.by_weekday)
  if (isPending) return <FigureSkeleton title={messages.prediction.byWeekday} height={height} />
  if (!bars) return null
  const spoken = bars.map(({ name, quantity }) => `${name} ${formatAmount(quantity, item.unit_of_measure)}`).join(', ')
  return (
    <Figure title={messages.prediction.byWeekday} height={height} label={`${messages.prediction.byWeekday}: ${spoken}`}>
      {(width) => {
        const column = width / bars.length
        const bar = Math.min(column * 0.6, widest_bar)
        const base = height - bottom
        return (
          <>
            <path className="hair" d={`M0 ${base}H${width}`} />
            {bars.map(({ name, share }, index) => {
              const middle = column * (index + 0.5)
              const tall = share * (base - top)
              return (
                <g key={name}>
                  {share > 0 && (
                    <rect
                      className={share === 1 ? 'solid' : 'soft'}
                      x={middle - bar / 2}
                      y={base - tall}
                      width={bar}
                      height={tall}
                      rx={3}
                    />
                  )}
                  <text x={middle} y={height - 6} textAnchor="middle">
                    {name.slice(0, 3)}
                  </text>
                </g>
              )
            })}
            <ChartLabels labels={highestLabels(bars, width)} />
          </>
        )
      }}
    </Figure>
  )
}

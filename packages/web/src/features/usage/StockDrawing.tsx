import { addDays } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { useId } from 'react'
import { shortDay } from './amounts.ts'
import { besideOf, type ChartLabel, keepInside, placeLabels } from './chart-labels.ts'
import { ChartLabels } from './ChartLabels.tsx'
import { createScale, fanPath, type ForecastDays, type ChartArea, type Step, stepPath } from './stock-chart.ts'

interface StockDrawingProps {
  area: ChartArea
  steps: readonly Step[]
  forecast: ForecastDays
  unit: string | null
  today: string
}

/** Space between the dot of today and its words. */
const dot_px = 10
const top_row = 12
/** The highest the words of the dot stand, below those of today. */
const highest_amount = 34

/** What is said on the drawing, the most important first. */
export function stockLabels({ area, steps, forecast, unit, today }: StockDrawingProps): ChartLabel[] {
  const { x, y } = createScale(area)
  const { width, past, future, most } = area
  const now = steps.at(-1)?.quantity ?? 0
  const now_here = keepInside({ text: messages.prediction.chartToday, x: x(0), y: top_row, anchor: 'middle' }, width)
  const amount = { text: formatAmount(now, unit), y: Math.max(y(now) - 8, highest_amount), isLoud: true }
  const beside: ChartLabel = { ...amount, ...besideOf(now_here) }
  const after: ChartLabel = { ...amount, x: x(0) + dot_px, anchor: 'start' }
  const before: ChartLabel = { ...amount, x: x(0) - dot_px, anchor: 'end' }
  // Above a dot that high there is no space, and below it lies the line of what is to come.
  const isHigh = y(now) - 8 < highest_amount
  const lower_row = area.height - 6
  const run_out: ChartLabel = {
    text: messages.prediction.chartEmpty(shortDay(addDays(today, forecast.median))),
    x: x(forecast.median),
    y: lower_row,
    anchor: 'middle',
    isLoud: true,
  }
  const first_day: ChartLabel = { text: shortDay(addDays(today, -past)), x: 0, y: lower_row, anchor: 'start' }
  const highest: ChartLabel = { text: formatAmount(most, unit), x: 0, y: y(most) - 8, anchor: 'start' }
  return placeLabels(
    [
      [now_here],
      [...(isHigh ? [beside] : []), after, before, keepInside(after, width)],
      forecast.median <= future ? [keepInside(run_out, width)] : [],
      past > 0 ? [first_day] : [],
      most > now ? [highest] : [],
    ],
    width,
  )
}

/** The line of the past, today as a hairline, and the fan of what is to come; the words stand on the drawing. */
export function StockDrawing(props: StockDrawingProps) {
  const { area, steps, forecast } = props
  const clip_id = useId()
  const scale = createScale(area)
  const { x, y } = scale
  const now = steps.at(-1)?.quantity ?? 0
  const fan = fanPath(now, forecast, scale)
  return (
    <>
      <clipPath id={clip_id}>
        <rect width={area.width} height={area.height} />
      </clipPath>
      <path className="hair" d={`M0 ${y(0)}H${area.width}`} />
      <path className="hair" d={`M${x(0)} 18V${y(0)}`} />
      <g clipPath={`url(#${clip_id})`}>
        {fan && <path className="area" d={fan} />}
        {now > 0 && <path className="dashed" d={`M${x(0)} ${y(now)}L${x(forecast.median)} ${y(0)}`} />}
        <path className="line" d={stepPath(steps, scale)} />
        <circle className="solid" cx={x(0)} cy={y(now)} r={4} />
      </g>
      <ChartLabels labels={stockLabels(props)} />
    </>
  )
}

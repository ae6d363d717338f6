import { addDays } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { useId } from 'react'
import { shortDay } from './amounts.ts'
import { createScale, fanPath, type ForecastDays, type ChartArea, type Step, stepPath } from './stock-chart.ts'

interface StockDrawingProps {
  area: ChartArea
  steps: readonly Step[]
  forecast: ForecastDays
  unit: string | null
  today: string
}

/** Space that the words at the lower edge need on each side. */
const label_px = 84
/** Space that a letter needs, and the dot before it. */
const letter_px = 8
const dot_px = 10

/** The line of the past, today as a hairline, and the fan of what is to come; the words stand on the drawing. */
export function StockDrawing({ area, steps, forecast, unit, today }: StockDrawingProps) {
  const clip_id = useId()
  const scale = createScale(area)
  const { x, y } = scale
  const now = steps.at(-1)?.quantity ?? 0
  const fan = fanPath(now, forecast, scale)
  const end_x = x(forecast.median)
  const isOnDrawing = forecast.median <= area.future
  const anchor = end_x > area.width - label_px / 2 ? 'end' : end_x < label_px / 2 ? 'start' : 'middle'
  const late_today = x(0) > area.width - label_px
  const amount = formatAmount(now, unit)
  const fits_after = x(0) + dot_px + amount.length * letter_px <= area.width
  return (
    <>
      <clipPath id={clip_id}>
        <rect width={area.width} height={area.height} />
      </clipPath>
      <path className="hair" d={`M0 ${y(0)}H${area.width}`} />
      <path className="hair" d={`M${x(0)} 18V${y(0)}`} />
      <g clipPath={`url(#${clip_id})`}>
        {fan && <path className="area" d={fan} />}
        {now > 0 && <path className="dashed" d={`M${x(0)} ${y(now)}L${end_x} ${y(0)}`} />}
        <path className="line" d={stepPath(steps, scale)} />
        <circle className="solid" cx={x(0)} cy={y(now)} r={4} />
      </g>
      <text x={x(0)} y={12} textAnchor={late_today ? 'end' : 'middle'}>
        {messages.prediction.chartToday}
      </text>
      {area.most > now && (
        <text x={0} y={y(area.most) - 8}>
          {formatAmount(area.most, unit)}
        </text>
      )}
      <text
        className="loud"
        x={x(0) + (fits_after ? dot_px : -dot_px)}
        y={Math.max(y(now) - 8, 34)}
        textAnchor={fits_after ? 'start' : 'end'}
      >
        {amount}
      </text>
      {end_x > label_px * 1.5 && (
        <text x={0} y={area.height - 6}>
          {shortDay(addDays(today, -area.past))}
        </text>
      )}
      {isOnDrawing && (
        <text className="loud" x={end_x} y={area.height - 6} textAnchor={anchor}>
          {messages.prediction.chartEmpty(shortDay(addDays(today, forecast.median)))}
        </text>
      )}
    </>
  )
}

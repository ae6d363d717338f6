import { daysBetween, formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { type Prediction } from '@larder/contract/prediction'
import { formatAmount } from '@larder/contract/values/numbers'
import { useMemo } from 'react'
import { useSession, useToday } from '../../session/session.tsx'
import { Figure, FigureSkeleton } from '../../ui/graphics/figure.tsx'
import { type ForecastDays, futureDays, stockSteps } from './stock-chart.ts'
import { StockDrawing } from './StockDrawing.tsx'
import { useHistory } from './history.ts'

const height = 188

function forecastDays(prediction: Prediction, today: string): ForecastDays {
  const from = (date: string | null | undefined): number | null => (date ? Math.max(0, daysBetween(today, date)) : null)
  return {
    earliest: from(prediction.earliest_date),
    median: from(prediction.depletion_date) ?? prediction.days_until_depletion ?? 0,
    latest: from(prediction.latest_date),
  }
}

function describe(item: Item, { past, most }: { past: number; most: number }, prediction: Prediction): string {
  const { depletion_date, earliest_date, latest_date } = prediction
  const amount = (quantity: number): string => formatAmount(quantity, item.unit_of_measure)
  return [
    messages.prediction.chartPast(past, amount(most), amount(item.quantity)),
    depletion_date ? messages.prediction.chartRunOut(formatDay(depletion_date)) : '',
    earliest_date && latest_date
      ? messages.prediction.chartRange(formatDay(earliest_date), formatDay(latest_date))
      : '',
  ].join('')
}

/** The past stock and its forecast; nothing where the journal cannot be read. */
export function StockOverTime({ item, prediction }: { item: Item; prediction: Prediction }) {
  const today = useToday()
  const time_zone = useSession().user?.time_zone
  const { entries, isError } = useHistory(item.item_id, false)
  const forecast = forecastDays(prediction, today)
  const future = futureDays(forecast)
  const { quantity, unit_of_measure: unit, unit_factors, created_at } = item
  const steps = useMemo(
    () => entries && stockSteps(entries, { quantity, unit, unit_factors, future, today, time_zone, created_at }),
    [entries, quantity, unit, unit_factors, future, today, time_zone, created_at],
  )
  if (!steps) return isError ? null : <FigureSkeleton title={messages.prediction.stockOverTime} height={height} />
  const past = 0 - (steps[0]?.day ?? 0)
  const most = Math.max(...steps.map((step) => step.quantity))
  return (
    <Figure
      title={messages.prediction.stockOverTime}
      height={height}
      label={describe(item, { past, most }, prediction)}
    >
      {(width) => (
        <StockDrawing
          area={{ width, height, past, most, future }}
          steps={steps}
          forecast={forecast}
          unit={unit}
          today={today}
        />
      )}
    </Figure>
  )
}

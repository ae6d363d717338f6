import { agreeUnit } from '@larder/contract/values/numbers'
import { decimals } from '@larder/contract/constants'
import { formatDay } from '@larder/contract/values/days'
import { messages } from '@larder/contract/messages'
import { type Prediction } from '@larder/contract/prediction'
import { predictionConfidenceBand } from '@larder/contract/rules'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import { useSession } from '../../session/session.tsx'
import { Fact, FactList } from '../../ui/page/facts.tsx'
import { percentOf, shortDays } from './amounts.ts'
import { dayOf } from './history.ts'

/** The numbers behind a prediction, each in a word or two. */
export function PredictionFacts({ prediction }: { prediction: Prediction }) {
  const time_zone = useSession().user?.time_zone
  const { confidence_level, average_daily_consumption, usage_frequency, last_calculated, depletion_date } = prediction
  const { earliest_date, latest_date, unit_of_measure } = prediction
  return (
    <FactList>
      {depletion_date !== null && (
        <Fact label={usage_messages.predictedDate} quiet={rangeOf(earliest_date, latest_date)}>
          {formatDay(depletion_date)}
        </Fact>
      )}
      {confidence_level !== null && (
        <Fact label={usage_messages.confidence} quiet={percentOf(confidence_level)}>
          {predictionConfidenceBand(confidence_level)}
        </Fact>
      )}
      {average_daily_consumption !== null && (
        <Fact label={usage_messages.averageDailyConsumption}>
          {sayAverage(average_daily_consumption, unit_of_measure)}
        </Fact>
      )}
      {usage_frequency !== null && (
        <Fact label={usage_messages.usageFrequency}>
          {messages.prediction.timesPerWeek(usage_frequency.toFixed(decimals.usage_frequency))}
        </Fact>
      )}
      {last_calculated !== null && (
        <Fact label={usage_messages.lastCalculated}>{formatDay(dayOf(last_calculated, time_zone))}</Fact>
      )}
    </FactList>
  )
}

/** Always with its decimals, as a rate. */
export function sayAverage(average: number, unit: string | null): string {
  const text = average.toFixed(decimals.average_daily_consumption)
  return `${text} ${agreeUnit(unit ?? '', Number(text))}`.trim()
}

function rangeOf(earliest: string | null | undefined, latest: string | null | undefined): string | undefined {
  if (!earliest || !latest || earliest === latest) return undefined
  return messages.prediction.between(...shortDays(earliest, latest))
}

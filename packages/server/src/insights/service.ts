import type { Insights } from '@larder/contract/calls/insights-api'
import { todayIn } from '@larder/contract/values/days'
import { roundQuantity } from '@larder/contract/values/units'
import type { Queries } from '../database/database.ts'
import type { Session } from '../http/authentication.ts'
import { dayNumber } from '../usage-stats/day-number.ts'
import { fillMonths, listMonths } from './months.ts'
import { countPredictions } from './replay.ts'
import { createInsightsRepository } from './repository.ts'

type Member = Pick<Session, 'household_id' | 'time_zone'>

const roundMoney = (money: number | null): number | null => (money === null ? null : roundQuantity(money))

/** What a household bought, used and threw away, and how well Larder foresaw it. */
export function createInsightsService(queries: Queries) {
  return {
    async look({ household_id, time_zone }: Member, count: number): Promise<Insights> {
      const repository = createInsightsRepository(queries, household_id)
      const today = todayIn(time_zone)
      const months = listMonths(today, count)
      const since = `${months[0]}-01`
      const seen = await repository.look(since)
      return {
        months: fillMonths(months, seen.months),
        thrown_away: seen.thrown_away.map((item) => ({
          ...item,
          quantity: roundMoney(item.quantity),
          money: roundMoney(item.money),
        })),
        spending: seen.spending.map(({ category, purchases, money }) => ({
          category,
          purchases,
          money: roundQuantity(money),
        })),
        predictions: await countPredictions(repository, { since: dayNumber(since), today: dayNumber(today) }),
      }
    },
  }
}

export type InsightsService = ReturnType<typeof createInsightsService>

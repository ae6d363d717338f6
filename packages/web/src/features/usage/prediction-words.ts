import { type Item } from '@larder/contract/item'
import { prediction_words_messages as words } from '@larder/contract/messages/usage/prediction-words-messages'
import { type Prediction } from '@larder/contract/prediction'
import { isExpired, predictionConfidenceBand } from '@larder/contract/rules'
import { addDays, isCalendarDay } from '@larder/contract/values/days'
import { capitalise } from '../../shared/capitalise.ts'
import { describeGoingOff } from '../../shared/lots/lot-words.ts'

type Foreseen = Pick<Prediction, 'days_until_depletion' | 'confidence_level' | 'usage_frequency'>
type Stocked = Pick<Item, 'quantity' | 'expiry_date' | 'lot_count'>

const week_days = 7
const month_days = 30.4
const year_days = 365

/** How long it lasts, in the largest measure that still says it: nobody counts forty days. */
function describeTime(days: number): string {
  if (days < 1) return words.lessThanADay
  if (days < 2 * week_days) return words.lasts.days(Math.round(days))
  if (days < 2 * month_days) return words.lasts.weeks(Math.round(days / week_days))
  if (days < 1.5 * year_days) return words.lasts.months(Math.round(days / month_days))
  return days < 4 * year_days ? words.lasts.years(Math.round(days / year_days)) : words.lasts.long
}

/** Up to how many days each may be said. */
const vague_times = [
  [0.99, words.times.day],
  [2, words.times.days],
  [5, words.times.fewDays],
  [10, words.times.week],
  [20, words.times.twoWeeks],
  [45, words.times.month],
  [75, words.times.twoMonths],
  [300, words.times.months],
] as const

function describeVagueTime(days: number): string {
  const [, time] = vague_times.find(([most]) => days <= most) ?? []
  return words.perhaps(time ?? words.times.year)
}

/** How often it is used. */
function describeFrequency(times_a_week: number): string {
  const a_day = Math.round(times_a_week / week_days)
  if (a_day >= 2) return words.often.perDay(a_day)
  if (times_a_week >= 6.5) return words.often.daily
  if (times_a_week >= 0.75) return words.often.perWeek(Math.max(1, Math.round(times_a_week)))
  const a_month = Math.round((times_a_week * month_days) / week_days)
  return a_month >= 1 ? words.often.perMonth(a_month) : words.often.rarely
}

/** What goes off before it is used up lasts no longer than that; of several batches only one does. */
function describeEnd({ expiry_date, lot_count = 1 }: Stocked, days: number, today: string): string | null {
  const day = expiry_date?.slice(0, 10) ?? ''
  if (lot_count > 1 || !isCalendarDay(day)) return null
  if (isExpired(day, today)) return words.wentOff(capitalise(describeGoingOff(day, today)))
  return day < addDays(today, Math.floor(days)) ? words.before(capitalise(describeGoingOff(day, today))) : null
}

/** A prediction in a sentence or two; empty where nobody knows how long it lasts. */
export function describePrediction(prediction: Foreseen, item: Stocked, today: string): string {
  const { days_until_depletion: days, confidence_level, usage_frequency } = prediction
  if (days === null) return ''
  const isVague = confidence_level !== null && predictionConfidenceBand(confidence_level) === 'Low'
  const time = isVague ? describeVagueTime(days) : describeTime(days)
  const lasts = item.quantity <= 0 ? words.allGone : (describeEnd(item, days, today) ?? time)
  if (usage_frequency === null || usage_frequency <= 0) return lasts
  const say = isVague ? words.perhapsUses : words.uses
  return `${lasts} ${say(describeFrequency(usage_frequency))}`
}

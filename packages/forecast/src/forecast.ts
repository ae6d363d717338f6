import { confidenceOf } from './confidence.ts'
import { type Household, rhythmGap } from './household-habits.ts'
import { usualLogGap } from './priors.ts'
import { chanceWithin, daysAt, type RunOut } from './run-out.ts'
import { fadeOver, type Uses } from './uses.ts'

/** Fitted on real household histories and a simulator; docs/forecast.md tells what each one does. */
const fitted = {
  prior_gaps: 4.1468,
  recent_prior: 1.8868,
  size_prior: 2.0724,
  irregularity_prior: 1.3164,
  irregularity_weight: 2.5122,
  bias: 0.1952,
  bias_irregularity: -0.9845,
  below: { irregularity: 0.7322, uses: 0.8384, doubt: 0.0052, most_doubt: 70 },
  above: { irregularity: 0.3442, uses: 0.3238, doubt: 0.2452 },
  household_prior: 125.2372,
  household_deviation: -0.0891,
  rhythm: 0.6644,
  rhythm_items: 5,
  longest_rhythm: 30,
  longest_wait: 3,
} as const

export interface Question {
  readonly uses: Uses
  readonly stock: number
  readonly category: string | null
  readonly today: number
  readonly household: Household
}

export interface Forecast {
  /** Days from today: 10 %, 50 % and 90 % of such stocks are used up by then. */
  readonly earliest: number
  readonly median: number
  readonly latest: number
  readonly confidence: number
  /** Used a day, and times used a week. */
  readonly rate: number
  readonly frequency: number
  /** The chance that it is used up by the end of that many days from today. */
  readonly chanceBy: (days: number) => number
}

interface Pace {
  /** Days between two uses, and how much is used in one. */
  readonly gap: number
  readonly size: number
  /** What is left of the evidence of recent gaps. */
  readonly recent_gaps: number
}

/** How fast an item is used: its recent pace, leaning on its whole life, and that on the household and the category. */
function paceOf({ uses, category, today, household }: Question): Pace {
  const silent = Math.max(0, today - uses.last_day)
  const fade = fadeOver(silent)
  const recent_gaps = uses.recent_gaps * fade
  const { weight, deviation } = household.habits
  const household_log =
    (deviation + fitted.household_prior * fitted.household_deviation) / (weight + fitted.household_prior)
  const own_log = uses.gaps > 0 ? uses.gaps * Math.log((uses.last_day - uses.first_day) / uses.gaps) : 0
  const usual = usualLogGap(category) + household_log
  const slow_gap = Math.exp((fitted.prior_gaps * usual + own_log) / (fitted.prior_gaps + uses.gaps))
  // Silence is exposure without a use: it makes the gap longer by itself.
  const days = fitted.recent_prior * slow_gap + uses.recent_days * fade + silent
  const lifetime_size = uses.quantity / (uses.gaps + 1)
  return {
    gap: days / (fitted.recent_prior + recent_gaps),
    size: (uses.recent_quantity * fade + fitted.size_prior * lifetime_size) / (recent_gaps + fitted.size_prior),
    recent_gaps,
  }
}

/** Variance of the logarithm of the gaps, from what was seen and what is usual. */
function irregularityOf(uses: Uses, gap: number): number {
  const weight = uses.log_weight + fitted.irregularity_weight
  const mean = (uses.log_sum + fitted.irregularity_weight * Math.log(gap)) / weight
  const squares = uses.log_squares - 2 * mean * uses.log_sum + uses.log_weight * mean ** 2
  return Math.max(0.01, (squares + fitted.irregularity_prior) / weight)
}

/** Things are recorded on the days a household records anything: until the next such day little can happen. */
function waitForRhythm({ household, today }: Question): number {
  const { habits, rhythm } = household
  const trust = habits.items / (habits.items + fitted.rhythm_items)
  const gap = Math.min(rhythmGap(rhythm), fitted.longest_rhythm)
  return fitted.rhythm * trust * Math.max(0, gap - Math.max(0, today - rhythm.last_day))
}

function runOutOf(question: Question, pace: Pace): RunOut {
  const { uses, stock, today } = question
  const uses_left = Math.max(stock / pace.size, 0.5)
  const irregularity = irregularityOf(uses, pace.gap)
  const bias = fitted.bias + fitted.bias_irregularity * Math.sqrt(irregularity / uses_left)
  const median = Math.max(0.3, Math.exp(bias) * uses_left * pace.gap + waitForRhythm(question))
  const doubt = 1 / (pace.recent_gaps + fitted.recent_prior) + 1 / (uses.gaps + fitted.prior_gaps)
  const { below, above } = fitted
  return {
    log_median: Math.log(median),
    spread_below: Math.sqrt(
      below.irregularity * irregularity * uses_left ** -below.uses +
        below.doubt * Math.min(doubt * uses_left ** 2, below.most_doubt),
    ),
    spread_above: Math.sqrt(above.irregularity * irregularity * uses_left ** -above.uses + above.doubt * doubt),
    // Bounded, so that more stock never runs out sooner however long nothing was used.
    days_gone: Math.min(Math.max(0, today - uses.last_day), fitted.longest_wait * median),
  }
}

/** When a stock runs out and how sure that is, in closed form. */
export function forecast(question: Question): Forecast {
  const pace = paceOf(question)
  const rate = pace.size / pace.gap
  const frequency = 7 / pace.gap
  if (question.stock <= 0) {
    return { earliest: 0, median: 0, latest: 0, confidence: 1, rate, frequency, chanceBy: () => 1 }
  }
  const run_out = runOutOf(question, pace)
  const median = daysAt(run_out, 0.5)
  return {
    earliest: daysAt(run_out, 0.1),
    median,
    latest: daysAt(run_out, 0.9),
    confidence: confidenceOf(run_out, median),
    rate,
    frequency,
    // A day counts until its end.
    chanceBy: (days) => chanceWithin(run_out, days + 1),
  }
}

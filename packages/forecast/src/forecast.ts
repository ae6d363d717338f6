import { confidenceOf } from './confidence.ts'
import { fitted_parameters, type ForecastParameters } from './forecast-parameters.ts'
import { type Household, rhythmGap } from './household-habits.ts'
import { usualLogGap } from './priors.ts'
import { chanceWithin, daysAt, type RunOut } from './run-out.ts'
import { fadeOver, type Uses } from './uses.ts'

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
function paceOf({ uses, category, today, household }: Question, fitted: ForecastParameters): Pace {
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
function irregularityOf(uses: Uses, gap: number, fitted: ForecastParameters): number {
  const weight = uses.log_weight + fitted.irregularity_weight
  const mean = (uses.log_sum + fitted.irregularity_weight * Math.log(gap)) / weight
  const squares = uses.log_squares - 2 * mean * uses.log_sum + uses.log_weight * mean ** 2
  return Math.max(0.01, (squares + fitted.irregularity_prior) / weight)
}

/** Things are recorded on the days a household records anything: until the next such day little can happen. */
function waitForRhythm({ household, today }: Question, fitted: ForecastParameters): number {
  const { habits, rhythm } = household
  const trust = habits.items / (habits.items + fitted.rhythm_items)
  const gap = Math.min(rhythmGap(rhythm), fitted.longest_rhythm)
  return fitted.rhythm * trust * Math.max(0, gap - Math.max(0, today - rhythm.last_day))
}

function runOutOf(question: Question, pace: Pace, fitted: ForecastParameters): RunOut {
  const { uses, stock, today } = question
  const uses_left = Math.max(stock / pace.size, 0.5)
  const irregularity = irregularityOf(uses, pace.gap, fitted)
  const bias = fitted.bias + fitted.bias_irregularity * Math.sqrt(irregularity / uses_left)
  const median = Math.max(0.3, Math.exp(bias) * uses_left * pace.gap + waitForRhythm(question, fitted))
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

/** When a stock runs out and how sure that is, in closed form; other parameters are for fitting them. */
export function forecast(question: Question, fitted: ForecastParameters = fitted_parameters): Forecast {
  const pace = paceOf(question, fitted)
  const rate = pace.size / pace.gap
  const frequency = 7 / pace.gap
  if (question.stock <= 0) {
    return { earliest: 0, median: 0, latest: 0, confidence: 1, rate, frequency, chanceBy: () => 1 }
  }
  const run_out = runOutOf(question, pace, fitted)
  const median = daysAt(run_out, 0.5)
  return {
    earliest: daysAt(run_out, 0.1),
    median,
    latest: daysAt(run_out, 0.9),
    confidence: confidenceOf(run_out, median, question.uses.gaps, fitted),
    rate,
    frequency,
    // A day counts until its end.
    chanceBy: (days) => chanceWithin(run_out, days + 1),
  }
}

import { toleranceOf } from './confidence.ts'
import { addHabits, type Habits, habitsOf, habitsWithout, no_habits, type Rhythm } from './household-habits.ts'
import { addRecordDay, forecastStock } from './restock.ts'
import { empty_usage_stats, type JournalEvent, stockToUse, updateUsageStats, type UsageStats } from './usage-stats.ts'

/** A prediction that the journal has answered. */
export interface Verdict {
  /** The day on which it was known. */
  readonly day: number
  readonly came_true: boolean
  readonly confidence: number
}

/** What was said of an item on some day, until it is known whether it was right. */
interface Question {
  readonly asked_on: number
  readonly told: number
  readonly confidence: number
  readonly is_logged: boolean
  /** What is left of the stock that the prediction was about. */
  left: number
}

/** An item while its journal is replayed. */
export interface ReplayedItem {
  readonly category: string | null
  stock: number
  /** False where its unit changed: what is left of a stock cannot be followed then. */
  is_readable: boolean
  stats: UsageStats
  habits: Habits
  question: Question | null
}

export type ReplayedEvent = JournalEvent & { readonly item: ReplayedItem }

export function createReplayedItem(category: string | null, stock: number): ReplayedItem {
  return { category, stock, is_readable: true, stats: empty_usage_stats, habits: no_habits, question: null }
}

/** Stocks are kept with three decimals: less than that is nothing. */
const nothing = 0.0005

const lastDay = ({ asked_on, told }: Question): number => asked_on + told + toleranceOf(told)

function settle(item: ReplayedItem, question: Question, day: number): Verdict {
  item.question = null
  const came_true = Math.abs(day - question.asked_on - question.told) <= toleranceOf(question.told)
  return { day, came_true, confidence: question.confidence }
}

/** Whether an event answers the open question of its item: the stock is used up, or has lasted too long for it. */
function answerQuestion(item: ReplayedItem, { kind, day, delta }: JournalEvent): Verdict | null {
  const { question } = item
  if (question === null) return null
  const last_day = lastDay(question)
  if (day > last_day) return settle(item, question, Math.floor(last_day) + 1)
  if (question.is_logged && kind === 'consumed') {
    question.left += delta
    return question.left < nothing ? settle(item, question, day) : null
  }
  if (kind === 'created' || kind === 'purchased') {
    // Where nobody records use, buying again says that the last lot is used up.
    return question.is_logged || delta <= 0 ? null : settle(item, question, day)
  }
  // Corrected, thrown away, or recorded in another way than before: nobody knows how long it would have lasted.
  item.question = null
  return null
}

function createHousehold() {
  let habits = no_habits
  let rhythm: Rhythm | null = null
  return {
    /** A household that stopped recording says nothing of what lasted. */
    lastRecordDay: () => rhythm?.last_day ?? -Infinity,
    update(item: ReplayedItem, event: JournalEvent): void {
      const { kind, day, delta } = event
      if (kind === 'consumed' || kind === 'purchased')
        rhythm = rhythm === null ? { record_days: 1, first_day: day, last_day: day } : addRecordDay(rhythm, day)
      item.stock += delta
      item.stats = updateUsageStats(item.stats, event)
      habits = habitsWithout(habits, item.habits)
      if (item.stats.uses !== null) item.habits = habitsOf(item.category, item.stats.uses)
      habits = addHabits([habits, item.habits])
    },
    /** What would have been said of an item at the end of that day. */
    ask({ stats, stock, category, habits: own }: ReplayedItem, day: number): Question | null {
      if (stock < nothing) return null
      const known_rhythm = rhythm ?? { record_days: 0, first_day: day, last_day: day }
      const household = { habits: habitsWithout(habits, own), rhythm: known_rhythm }
      const said = forecastStock({ stats, quantity: stock, category, today: day, household })
      if (said === null) return null
      const { median: told, confidence } = said
      const { is_logged } = stats
      return { asked_on: day, told, confidence, is_logged, left: stockToUse(stats, stock) }
    },
  }
}

/**
 * Replays a household's journal, oldest event first, and compares what would have been said with what happened then: of
 * each item one prediction at a time, asked at the end of a day with records and open until the stock of that day is used
 * up, whatever was bought since. Yields after each step, so that whoever drives it can rest.
 */
export function* checkPredictions(events: Iterable<ReplayedEvent>, today: number): Generator<Verdict | null> {
  const household = createHousehold()
  const asked = new Set<ReplayedItem>()
  const touched = new Set<ReplayedItem>()
  let current = -Infinity
  function* endDay() {
    for (const item of touched) {
      if (item.question === null && item.is_readable) item.question = household.ask(item, current)
      if (item.question !== null) asked.add(item)
      yield null
    }
    touched.clear()
  }
  for (const event of events) {
    const { item, day } = event
    if (day > current) yield* endDay()
    current = day
    yield answerQuestion(item, event)
    household.update(item, event)
    touched.add(item)
  }
  yield* endDay()
  const known_until = Math.min(today, household.lastRecordDay())
  for (const item of asked) {
    const { question } = item
    const last_day = question === null ? Infinity : lastDay(question)
    yield question !== null && known_until > last_day ? settle(item, question, Math.floor(last_day) + 1) : null
  }
}

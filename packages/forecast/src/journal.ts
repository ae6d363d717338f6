import { observeUse, type Uses, uses_numbers, usesFromNumbers, usesToNumbers } from './uses.ts'

/** One event of an item's journal, as far as the forecast cares. Days are whole numbers since 1970. */
export interface JournalEvent {
  readonly kind: 'created' | 'purchased' | 'consumed' | 'corrected' | 'discarded' | 'undone'
  readonly day: number
  readonly delta: number
}

/** What an item's journal has taught so far. */
export interface Lesson {
  readonly uses: Uses | null
  /** True once somebody records consumption: from then on purchases tell nothing. */
  readonly is_logged: boolean
  /** The last lot that was put in stock, while nobody records consumption. */
  readonly lot: number
  readonly lot_day: number
}

export const nothing_learned: Lesson = { uses: null, is_logged: false, lot: 0, lot_day: 0 }

/** Buying again says that the last lot is used up, as long as nobody records what is used. */
function learnPurchase(lesson: Lesson, { day, delta }: JournalEvent): Lesson {
  if (lesson.is_logged || delta <= 0) return lesson
  if (lesson.lot === 0) return { ...lesson, lot: delta, lot_day: day }
  // Shopping twice on one day is one lot, and no sign that anything was used in between.
  if (day === lesson.lot_day) {
    const uses = lesson.uses === null ? null : observeUse(lesson.uses, day, delta)
    return { ...lesson, uses, lot: lesson.lot + delta }
  }
  const first = lesson.uses ?? observeUse(null, lesson.lot_day, lesson.lot)
  return { ...lesson, uses: observeUse(first, day, delta), lot: delta, lot_day: day }
}

/** A recorded use; what purchases had suggested before is dropped for what is known. */
function learnConsumption(lesson: Lesson, { day, delta }: JournalEvent): Lesson {
  if (delta >= 0) return lesson
  const uses = lesson.is_logged ? lesson.uses : null
  return { uses: observeUse(uses, day, -delta), is_logged: true, lot: 0, lot_day: 0 }
}

/** One more event. Corrections and thrown-away food are no use and teach nothing; undone events are left out by the caller. */
export function learn(lesson: Lesson, event: JournalEvent): Lesson {
  if (event.kind === 'consumed') return learnConsumption(lesson, event)
  if (event.kind === 'created' || event.kind === 'purchased') return learnPurchase(lesson, event)
  return lesson
}

/** Whether an event can be added to a lesson, or the whole journal has to be read again because it lies in the past. */
export function isInOrder(lesson: Lesson, day: number): boolean {
  return day >= Math.max(lesson.uses?.last_day ?? -Infinity, lesson.lot > 0 ? lesson.lot_day : -Infinity)
}

/** The stock to reckon with: where nobody records use, what was bought before the last lot is taken to be used up. */
export function stockToUse(lesson: Lesson, quantity: number): number {
  return !lesson.is_logged && lesson.uses !== null ? Math.min(quantity, lesson.lot) : quantity
}

/** Numbers before those of the uses. */
const bookkeeping = 3
/** Numbers of a stored lesson, always as many. */
export const lesson_numbers = bookkeeping + uses_numbers

/** What the uses of a lesson rest on, as its first number. */
const evidence = { none: 0, purchases: 1, consumption: 2 } as const

const no_uses: readonly number[] = Array.from({ length: uses_numbers }, () => 0)

/** For storing: three numbers of bookkeeping, then the ten of the uses. */
export function lessonToNumbers({ uses, is_logged, lot, lot_day }: Lesson): number[] {
  const rests_on = is_logged ? evidence.consumption : uses === null ? evidence.none : evidence.purchases
  return [rests_on, lot, lot_day, ...(uses === null ? no_uses : usesToNumbers(uses))]
}

/** Back from storage; thousands of lessons may lie in one array. */
export function lessonFromNumbers(numbers: ArrayLike<number>, from = 0): Lesson {
  const rests_on = numbers[from] ?? evidence.none
  const uses = rests_on === evidence.none ? null : usesFromNumbers(numbers, from + bookkeeping)
  return {
    uses,
    is_logged: rests_on === evidence.consumption,
    lot: numbers[from + 1] ?? 0,
    lot_day: numbers[from + 2] ?? 0,
  }
}

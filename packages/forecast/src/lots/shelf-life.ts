import { type ShelfLives, usual_shelf_lives } from './shelf-life-defaults.ts'

export interface ShelfLife {
  readonly days: number
  /** Whose dates say so; a default is a guess and is shown as one. */
  readonly source: 'item' | 'category' | 'default'
}

export type ShelfLifeStage = keyof ShelfLives

/** For how many days a lot was to keep, as recorded. */
export interface Span {
  readonly days: number
  /** How long it would have kept had nothing been done to it; null where it came in, and where nobody knew. */
  readonly known_days: number | null
}

/** A habit of buying changes: older lots say nothing. */
const most_lots = 5
/** Lots of other things of the category below which they say less than the default. */
const fewest_of_category = 3

/** The middle one; of two the shorter, since a date too late costs the food. */
function findMedian(days: readonly number[]): number | undefined {
  return days.toSorted((a, b) => a - b)[Math.ceil(days.length / 2) - 1]
}

/** What the item itself kept, from the days a person gave, the latest first. */
const ownDays = (days: readonly number[]): number | undefined => findMedian(days.slice(0, most_lots))

/** The days that are filled in where things usually keep `usual`: open no longer than before, frozen no shorter. */
function fillIn(stage: ShelfLifeStage, known: number | null, usual: number): number {
  if (known === null) return usual
  if (stage === 'opened') return Math.min(known, usual)
  return stage === 'frozen' ? Math.max(known, usual) : usual
}

/**
 * The days among `spans` that a person gave, the latest first as they are. A date that was filled in from a guess and left
 * alone is still a guess; once the item has a date of its own, leaving that as it is says it again.
 */
export function keepGivenDays(stage: ShelfLifeStage, spans: readonly Span[], guesses: readonly number[]): number[] {
  const given: number[] = []
  for (const { days, known_days } of spans.toReversed()) {
    const own = ownDays(given)
    const filled_in = (own === undefined ? guesses : [own]).map((usual) => fillIn(stage, known_days, usual))
    if (!filled_in.includes(days) || days === own) given.unshift(days)
  }
  return given
}

/** What is known of how long things kept, in days and the latest first. */
interface KnownDays {
  readonly own: readonly number[]
  /** Of the household's other items of the category. */
  readonly of_category: readonly number[]
  /** A guess, where there is one. */
  readonly guess: number | null
}

/** How long things of the category keep by the household's own dates; undefined where these are too few. */
export function learnOfCategory(of_category: readonly number[]): number | undefined {
  return of_category.length < fewest_of_category ? undefined : findMedian(of_category)
}

/** How long something keeps, from the item's own dates, else its category's, else a guess; null where nobody knows. */
export function learnShelfLife({ own, of_category, guess }: KnownDays): ShelfLife | null {
  const days = ownDays(own)
  if (days !== undefined) return { days, source: 'item' }
  const usual = learnOfCategory(of_category)
  if (usual !== undefined) return { days: usual, source: 'category' }
  return guess === null ? null : { days: guess, source: 'default' }
}

/** What a category keeps by itself; null where it does not go off. */
export function guessShelfLife(category: string | null, state: ShelfLifeStage = 'bought'): number | null {
  return usual_shelf_lives.get(category ?? '')?.[state] ?? null
}

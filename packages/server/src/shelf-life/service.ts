import {
  guessShelfLife,
  keepGivenDays,
  learnOfCategory,
  learnShelfLife,
  type ShelfLife,
  type ShelfLifeStage,
  type Span,
} from '@larder/forecast/lots/shelf-life'
import { guessGrocery } from '@larder/vision/lexicon/guess-grocery'
import type { Queries } from '../database/database.ts'
import { startSlices } from '../event-loop/slices.ts'
import { createShelfLifeRepository, type RecordedSpan } from './repository.ts'

const stages: Readonly<Record<ShelfLifeStage, readonly string[]>> = {
  bought: ['created', 'purchased'],
  opened: ['opened'],
  frozen: ['frozen'],
  thawed: ['thawed'],
}

const spansIn = (spans: readonly RecordedSpan[], stage: ShelfLifeStage): Span[] =>
  spans.filter(([kind]) => stages[stage].includes(kind)).map(([, days, known_days]) => ({ days, known_days }))

/** What is filled in for a thing before anybody has said better: by its name, then by its category. */
function listGuesses(stage: ShelfLifeStage, item_name: string, category: string | null): number[] {
  const named = stage === 'bought' ? guessGrocery(item_name)?.days : undefined
  return [named, guessShelfLife(category, stage)].filter((days) => typeof days === 'number')
}

/** The days that a person gave for the things of a category, each judged by the guess that its name gets. */
function listOfCategory(stage: ShelfLifeStage, spans: readonly RecordedSpan[], category: string): number[] {
  const names = [...new Set(spans.map(([, , , item_name]) => item_name))]
  return names.flatMap((name) => {
    const own = spans.filter(([, , , item_name]) => item_name === name)
    return keepGivenDays(stage, spansIn(own, stage), listGuesses(stage, name, category))
  })
}

export type ShelfLives = Readonly<Record<ShelfLifeStage, ShelfLife | null>>

/** How long an item usually keeps, from its purchase and from being opened, frozen or thawed; undefined without the item. */
export async function findShelfLives(
  queries: Queries,
  household_id: number,
  item_id: number,
): Promise<ShelfLives | undefined> {
  const known = await createShelfLifeRepository(queries, household_id).find(item_id)
  if (known === undefined) return undefined
  const { item_name, category } = known
  const findFor = (stage: ShelfLifeStage): ShelfLife | null => {
    const guesses = listGuesses(stage, item_name, category)
    const of_category = listOfCategory(stage, known.of_category, category)
    const usual = learnOfCategory(of_category)
    const own = keepGivenDays(stage, spansIn(known.own, stage), usual === undefined ? guesses : [usual, ...guesses])
    return learnShelfLife({ own, of_category, guess: guesses[0] ?? null })
  }
  return { bought: findFor('bought'), opened: findFor('opened'), frozen: findFor('frozen'), thawed: findFor('thawed') }
}

/** How long these items keep once they are bought, as they did before or as things of their name do; where that is known. */
export async function listShelfLives(
  queries: Queries,
  household_id: number,
  items: readonly { readonly item_id: number; readonly item_name: string }[],
): Promise<ReadonlyMap<number, ShelfLife>> {
  const ids = items.map(({ item_id }) => item_id)
  const own = items.length === 0 ? new Map() : await createShelfLifeRepository(queries, household_id).listOwn(ids)
  const lives = new Map<number, ShelfLife>()
  const slices = startSlices()
  for (const { item_id, item_name } of items) {
    const guesses = listGuesses('bought', item_name, null)
    const given = keepGivenDays('bought', spansIn(own.get(item_id) ?? [], 'bought'), guesses)
    const known = learnShelfLife({ own: given, of_category: [], guess: guesses[0] ?? null })
    if (known !== null) lives.set(item_id, known)
    // Reading a name takes some microseconds, and a household may have tens of thousands.
    if (slices.isDue()) await slices.rest()
  }
  return lives
}

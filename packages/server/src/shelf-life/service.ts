import { guessShelfLife, learnShelfLife, type ShelfLife } from '@larder/forecast/lots/shelf-life'
import type { ShelfLives as ShelfDays } from '@larder/forecast/lots/shelf-life-defaults'
import { guessGrocery } from '@larder/vision/lexicon/guess-grocery'
import type { Queries } from '../database/database.ts'
import { createShelfLifeRepository, type Span } from './repository.ts'

type ShelfLifeStage = keyof ShelfDays

const stages: Readonly<Record<ShelfLifeStage, readonly string[]>> = {
  bought: ['created', 'purchased'],
  opened: ['opened'],
  frozen: ['frozen'],
  thawed: ['thawed'],
}

const daysIn = (spans: readonly Span[], stage: ShelfLifeStage): number[] =>
  spans.filter(([kind]) => stages[stage].includes(kind)).map(([, days]) => days)

export type ShelfLives = Readonly<Record<ShelfLifeStage, ShelfLife | null>>

/** How long an item usually keeps, from its purchase and from being opened, frozen or thawed; undefined without the item. */
export async function findShelfLives(
  queries: Queries,
  household_id: number,
  item_id: number,
): Promise<ShelfLives | undefined> {
  const known = await createShelfLifeRepository(queries, household_id).find(item_id)
  if (known === undefined) return undefined
  const { item_name, category, own, of_category } = known
  const findFor = (stage: ShelfLifeStage): ShelfLife | null => {
    const named = stage === 'bought' ? guessGrocery(item_name)?.days : undefined
    const guess = named ?? guessShelfLife(category, stage)
    return learnShelfLife({ own: daysIn(own, stage), of_category: daysIn(of_category, stage), guess })
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
  for (const { item_id, item_name } of items) {
    const known = learnShelfLife({
      own: daysIn(own.get(item_id) ?? [], 'bought'),
      of_category: [],
      guess: guessGrocery(item_name)?.days ?? null,
    })
    if (known !== null) lives.set(item_id, known)
  }
  return lives
}

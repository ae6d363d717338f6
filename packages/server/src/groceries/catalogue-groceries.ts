import { readWords } from '@larder/vision/matching/name-words'
import { createCategorySearch } from '../catalogue/category-repository.ts'
import type { Database } from '../database/database.ts'
import { withinTime } from '../database/time-limit.ts'
import { startSlices } from '../event-loop/slices.ts'
import { type Grocery, guessGrocery } from '@larder/vision/lexicon/guess-grocery'

/** Good to have, and not worth a wait: for one search, and for all of a receipt. */
const time_ms = { each: 300, all: 1000 } as const

/** The kind of groceries that the narrowest known category names. */
function readCategories(categories: readonly string[]): Grocery | null {
  for (const category of categories.toReversed()) {
    const grocery = guessGrocery(category)
    if (grocery !== null) return grocery
  }
  return null
}

/** What more than half of the products are; products that differ tell nothing of the line. */
export function chooseGrocery(products: readonly (readonly string[])[]): Grocery | null {
  const votes = new Map<string, { count: number; readonly grocery: Grocery }>()
  let counted = 0
  for (const grocery of products.map(readCategories)) {
    if (grocery === null) continue
    counted += 1
    const vote = votes.get(grocery.category) ?? { count: 0, grocery }
    vote.count += 1
    votes.set(grocery.category, vote)
  }
  const most = [...votes.values()].toSorted((one, other) => other.count - one.count)[0]
  return most !== undefined && most.count * 2 > counted ? most.grocery : null
}

/** Kinds of groceries by name, as far as the imported catalogue tells within its time. */
export async function findCatalogueGroceries(database: Database, names: Iterable<string>) {
  const found = new Map<string, Grocery>()
  const until = performance.now() + time_ms.all
  await withinTime(database, time_ms.each, async (queries) => {
    const search = createCategorySearch(queries)
    if (!(await search.hasProducts())) return
    const slices = startSlices()
    for (const name of names) {
      if (performance.now() > until) return
      const grocery = chooseGrocery(await search.find(readWords(name).names))
      if (grocery !== null) found.set(name, grocery)
      if (slices.isDue()) await slices.rest()
    }
  })
  return found
}

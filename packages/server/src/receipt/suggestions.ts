import { receipt_confidence, receipt_defaults } from '@larder/contract/constants'
import type { Match } from '@larder/contract/recognition'
import { guessReceiptCategory } from '@larder/contract/rules'
import { createCategorySpelling } from '@larder/contract/values/category-groups'
import { daysBetween } from '@larder/contract/values/days'
import { fold } from '@larder/contract/values/fold'
import type { Database } from '../database/database.ts'
import { startSlices } from '../event-loop/slices.ts'
import { findCatalogueGroceries } from '../groceries/catalogue-groceries.ts'
import { createGroceryRepository } from '../groceries/repository.ts'
import { createUsualPlaces, type FindUsualPlace } from '../groceries/usual-places.ts'
import { type Grocery, guessGrocery } from '@larder/vision/lexicon/guess-grocery'
import { type StoredItem, createReceiptRepository } from './repository.ts'

/** What a line says of itself, as far as it is known. */
export interface NamedLine {
  readonly product_name: string
  readonly match: Match | null
  /** What the household filed this print under the last time. */
  readonly category?: string
}

/** What is known of a name, its category as the household spells it. */
type SpelledGrocery = Omit<Grocery, 'category'> & { readonly category: string }

/** What no receipt prints, to be checked by a person. */
export interface Suggestion {
  readonly category: string
  readonly storage_location: string | null
  readonly shelf_life_days: number | null
}

// Nobody keeps a thing longer than ten years; the dates of the item are of different purchases.
const longest_days = 3650

function shelfLifeOf({ purchase_date, expiry_date }: StoredItem): number | null {
  if (purchase_date === null || expiry_date === null) return null
  const days = daysBetween(purchase_date, expiry_date)
  return days > 0 && days <= longest_days ? days : null
}

/**
 * The household's own item counts where it is surely this one; else what the specification's words say, what is known of the name,
 * and then the likely item.
 */
export function suggest(
  { product_name, match, category: remembered }: NamedLine,
  grocery: SpelledGrocery | null,
  items: ReadonlyMap<number, StoredItem>,
  findPlace: FindUsualPlace,
): Suggestion {
  const item = match ? items.get(match.item_id) : undefined
  const isSure = item !== undefined && match !== null && match.confidence >= receipt_confidence.sure_match
  // Of two items of one name it is not known which, but what the household files under it is.
  const isNamesake = item !== undefined && match !== null && fold(match.item_name) === fold(product_name)
  const own = isSure || grocery === null ? item : undefined
  const filed = isSure || (isNamesake && remembered === undefined) ? item.category : remembered
  const category = guessReceiptCategory(product_name, { filed, known: grocery?.category ?? own?.category })
  const usual_place = category === receipt_defaults.category ? null : findPlace(category, grocery?.place ?? null)
  return {
    category,
    storage_location: own?.location ?? usual_place ?? grocery?.place ?? null,
    shelf_life_days: (own && shelfLifeOf(own)) ?? grocery?.days ?? null,
  }
}

/** Category, place and shelf life of lines: from what the household has, the catalogue, then the word list. */
export async function createSuggestions(database: Database, household_id: number, lines: readonly NamedLine[]) {
  const repository = createReceiptRepository(database, household_id)
  const groceries = createGroceryRepository(database, household_id)
  const [items, kept, categories, catalogue] = await Promise.all([
    repository.listStored(lines.flatMap(({ match }) => match?.item_id ?? [])),
    groceries.listKept(null),
    groceries.listCategories(),
    findCatalogueGroceries(database, new Set(lines.map(({ product_name }) => product_name))),
  ])
  const stored = new Map(items.map((item) => [item.item_id, item]))
  const findPlace = createUsualPlaces(kept)
  const spell = createCategorySpelling(categories)
  const suggestions: Suggestion[] = []
  const slices = startSlices()
  for (const line of lines) {
    const grocery = catalogue.get(line.product_name) ?? guessGrocery(line.product_name)
    const spelled = grocery && { ...grocery, category: spell(grocery.category) }
    suggestions.push(suggest(line, spelled, stored, findPlace))
    if (slices.isDue()) await slices.rest()
  }
  return suggestions
}

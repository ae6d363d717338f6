import { findUsualPlace, isFreezer } from '@larder/contract/places'
import { findProduct } from '@larder/vision/lexicon/guess-grocery'
import type { FiledItem } from './repository.ts'

/** Finds where a household keeps things of a category; `kind` is where anybody would keep such a thing. */
export type FindUsualPlace = (category: string, kind: string | null) => string | null

/** The usual places of a household, of what it has filed. A kind is compared once for all things of a category. */
export function createUsualPlaces(items: readonly FiledItem[]): FindUsualPlace {
  const kept = new Map<string, readonly { kind: string | null; location: string | null }[]>()
  const keptIn = (category: string) => {
    const known = kept.get(category)
    if (known) return known
    const filed = items.filter((item) => item.category === category)
    const read = filed.map(({ item_name, location }) => ({ kind: findProduct(item_name)?.place ?? null, location }))
    kept.set(category, read)
    return read
  }
  return (category, kind) => findUsualPlace({ kind, isFrozen: kind !== null && isFreezer(kind) }, keptIn(category))
}

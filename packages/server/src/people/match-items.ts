import { unitFactor, unitKey } from '@larder/contract/values/units'

/** What tells whether two items of two households are the same thing. */
export interface MatchedFacts {
  readonly item_id: number
  readonly item_name: string
  readonly brand: string | null
  readonly quantity: number
  readonly unit_of_measure: string
  readonly barcodes: readonly string[]
}

const plain_ascii = /^[\x20-\x7e]*$/u

/** A name as it compares: no case, no accents, one space between words. */
function foldName(name: string): string {
  const letters = plain_ascii.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
  return letters.toLowerCase().trim().replaceAll(/\s+/gu, ' ')
}

const foldBrand = (brand: string | null): string => foldName(brand ?? '')

/** Units of one class can be counted in each other. */
function classOf(unit: string): string {
  if (unitFactor(unit, 'g') !== null) return 'g'
  return unitFactor(unit, 'ml') === null ? unitKey(unit) : 'ml'
}

/** The first item for each key: a look-up costs the same however many items there are. */
class FirstItems {
  readonly #items = new Map<string, MatchedFacts>()

  add(item: MatchedFacts, ...key: readonly string[]): void {
    const joined = JSON.stringify(key)
    if (!this.#items.has(joined)) this.#items.set(joined, item)
  }

  find(...key: readonly string[]): MatchedFacts | undefined {
    return this.#items.get(JSON.stringify(key))
  }
}

/**
 * Which of the items that are there each item that comes is: one with a code in common, else one of the same name whose brand
 * is the same or not known. The same brand goes before none, and what is there longest before what came later.
 */
export function matchItems(
  coming: readonly MatchedFacts[],
  there: readonly MatchedFacts[],
): ReadonlyMap<number, MatchedFacts> {
  const [by_code, by_brand, by_name] = [new FirstItems(), new FirstItems(), new FirstItems()]
  for (const item of there.toSorted((a, b) => a.item_id - b.item_id)) {
    const [unit, name] = [classOf(item.unit_of_measure), foldName(item.item_name)]
    for (const barcode of item.barcodes) by_code.add(item, unit, barcode)
    by_brand.add(item, unit, name, foldBrand(item.brand))
    by_name.add(item, unit, name)
  }

  function findMatch(item: MatchedFacts): MatchedFacts | undefined {
    const [unit, name, brand] = [classOf(item.unit_of_measure), foldName(item.item_name), foldBrand(item.brand)]
    for (const barcode of item.barcodes) {
      const coded = by_code.find(unit, barcode)
      if (coded !== undefined) return coded
    }
    const branded = by_brand.find(unit, name, brand)
    return branded ?? (brand === '' ? by_name.find(unit, name) : by_brand.find(unit, name, ''))
  }

  return new Map(
    coming.flatMap((item) => {
      const match = findMatch(item)
      return match === undefined ? [] : [[item.item_id, match] as const]
    }),
  )
}

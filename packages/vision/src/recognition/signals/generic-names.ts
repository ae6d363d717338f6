import type { Brand } from '../../lexicon/brands.ts'
import { type PacketIndex, createPacketIndex } from '../../lexicon/packet-index.ts'
import type { Product } from '../../lexicon/products.ts'
import type { SeenText } from '../sight/sight.ts'
import { type FoundTerm, findTerms } from './packet-terms.ts'

/** What a thing is called by the words on it alone, without any household. */
export interface GenericName {
  readonly product: Product
  readonly brand: Brand | null
  readonly weight: number
}

// A flavour is a thing of its own where it is several: strawberries, not strawberry.
const flavour = { one: 0.5, several: 0.8 } as const
const further_words = 0.3
const brand_alone = { only: 0.85, mostly: 0.5 } as const
const brand_agrees = { only: 3, mostly: 1.5 } as const
// What a brand makes is not asked where the words on the thing say what it is.
const spoken = 2.5
// Many products on one thing are a shopping list, a recipe or what is in it.
const list_length = 4
const on_list = 0.3

function weighTerm({ term, weight }: FoundTerm): number {
  if (term.product?.isFlavour !== true || term.parts.length > 1) return weight
  return weight * (term.key.endsWith('s') ? flavour.several : flavour.one)
}

/** How much the words for each product say. */
function weighProducts(found: readonly FoundTerm[]): Map<Product, number> {
  const weights = new Map<Product, number[]>()
  for (const one of found)
    if (one.term.product !== null)
      weights.set(one.term.product, [...(weights.get(one.term.product) ?? []), weighTerm(one)])
  return new Map(
    Array.from(weights, ([product, all]) => {
      const [best = 0, ...others] = all.toSorted((a, b) => b - a)
      return [product, best + further_words * Math.min(best, others[0] ?? 0)]
    }),
  )
}

function findBrand(found: readonly FoundTerm[], weights: ReadonlyMap<Product, number>): FoundTerm | undefined {
  const isSaid = ({ product }: Brand): boolean => product !== null && (weights.get(product) ?? 0) >= spoken
  return found
    .filter(({ term: { brand } }) => brand !== null && (!brand.isEverydayWord || isSaid(brand)))
    .toSorted((a, b) => b.weight - a.weight)[0]
}

type Weighed = readonly [product: Product, weight: number]

const isThing = ([product, weight]: Weighed): boolean => !product.isIngredient && weight >= spoken

/** The products that a thing may be by its words, the likeliest first. */
export function rateGenericNames(found: readonly FoundTerm[]): GenericName[] {
  const weights = weighProducts(found)
  const maker = findBrand(found, weights)
  const brand = maker?.term.brand ?? null
  const isSpoken = [...weights].some(([product, weight]) => !product.isFlavour && weight >= spoken)
  const isList = [...weights.values()].filter((weight) => weight >= spoken).length >= list_length
  if (maker !== undefined && brand?.product) {
    const own = weights.get(brand.product)
    const kind = brand.isOnly ? 'only' : 'mostly'
    if (own !== undefined) weights.set(brand.product, own + brand_agrees[kind])
    else if (!isSpoken) weights.set(brand.product, maker.weight * brand_alone[kind])
  }
  const things = [...weights].filter(isThing)
  // Beside a word for a thing the words for flavours and parts say what it tastes of and what is in it.
  const named = things.length > 0 ? things : [...weights]
  return named
    .map(([product, weight]) => ({ product, brand, weight: isList ? weight * on_list : weight }))
    .toSorted((a, b) => b.weight - a.weight)
}

let shared: PacketIndex | undefined

/** What texts on one thing say that it is. */
export function findGenericNames(texts: readonly SeenText[]): GenericName[] {
  return rateGenericNames(findTerms((shared ??= createPacketIndex()), texts))
}

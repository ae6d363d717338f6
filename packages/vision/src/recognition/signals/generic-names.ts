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

// A flavour is a thing of its own where it is several: strawberries, not strawberry. Of 19 flavours that stood alone on
// packets 16 were of something else.
const flavour = { one: 0.25, several: 0.4 } as const
const further_words = 0.3
// A brand that makes mostly one thing only suggests that thing: Annie's is on mustard too.
const alone = { only: 0.85, mostly: 0.5, most: 2.4, brand: 0.9, most_brand: 3.8 } as const
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
  const isSpeaking = [...weights].some(([, weight]) => weight >= spoken)
  return found
    .filter(({ term: { brand }, isSure }) => {
      if (brand === null || brand.isEverydayWord || (!isSure && isSpeaking)) return brand !== null && isSaid(brand)
      return true
    })
    .toSorted((a, b) => b.weight - a.weight)[0]
}

type Weighed = readonly [product: Product, weight: number]

const isThing = ([product, weight]: Weighed): boolean => !product.isIngredient && weight >= spoken

/** Of two things of one category the maker makes the one that is said: teriyaki of who makes soy sauce. Chips with sour cream are chips. */
const isSaidBeside = ([other, weight]: Weighed, product: Product): boolean =>
  !other.isFlavour && weight >= spoken && other.category === product.category

function countProducts(found: readonly FoundTerm[]): number {
  return new Set(found.flatMap(({ term, weight }) => (weight >= spoken ? (term.product ?? []) : []))).size
}

/** The products that a thing may be by its words, the likeliest first. */
export function rateGenericNames(found: readonly FoundTerm[]): GenericName[] {
  const weights = weighProducts(found)
  const maker = findBrand(found, weights)
  const brand = maker?.term.brand ?? null
  const isList = countProducts(found) >= list_length
  if (maker !== undefined && brand?.product) {
    const { product, isOnly } = brand
    const own = weights.get(product)
    const isOther = [...weights].some((one) => isThing(one) || isSaidBeside(one, product))
    if (own !== undefined) weights.set(product, own + brand_agrees[isOnly ? 'only' : 'mostly'])
    // A brand that lost letters is as often another word.
    else if (!isOther && maker.isSure)
      weights.set(product, isOnly ? maker.weight * alone.only : Math.min(alone.most, maker.weight * alone.mostly))
  }
  const things = [...weights].filter(isThing)
  // Beside a word for a thing the words for flavours and parts say what it tastes of and what is in it.
  const named = things.length > 0 ? things : [...weights]
  return named
    .map(([product, weight]) => ({ product, brand, weight: isList ? weight * on_list : weight }))
    .toSorted((a, b) => b.weight - a.weight)
}

/** A brand that was surely read where nothing says what the thing is: all that can be said of it. */
export function rateSoleBrand(found: readonly FoundTerm[]): { readonly brand: Brand; readonly weight: number } | null {
  const weights = weighProducts(found)
  const maker = findBrand(found, weights)
  const brand = maker?.term.brand
  if (maker === undefined || !brand || !maker.isSure || brand.isOnly || brand.isEverydayWord) return null
  if ([...weights].some(([, weight]) => weight >= spoken)) return null
  return { brand, weight: Math.min(alone.most_brand, alone.brand * maker.weight) }
}

let shared: PacketIndex | undefined

/** The words of products and brands that stand on one thing. */
export const findPacketTerms = (texts: readonly SeenText[]): FoundTerm[] =>
  findTerms((shared ??= createPacketIndex()), texts)

/** What texts on one thing say that it is. */
export const findGenericNames = (texts: readonly SeenText[]): GenericName[] => rateGenericNames(findPacketTerms(texts))

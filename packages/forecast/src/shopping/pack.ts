import { isCountable, roundQuantity, unitKey } from '@larder/contract/values/units'

/** What came in at one time. */
export interface Purchase {
  readonly quantity: number
  /** True where the shopping list asked for it. */
  readonly is_listed: boolean
}

/** What tells how large the packs of an item are. */
export interface BoughtThing {
  /** The latest, the last one at the end. */
  readonly purchases: readonly Purchase[]
  /** What one packet weighs or holds, where that is known: by its barcode, or as somebody wrote it down. */
  readonly packet_quantity: number | null
  readonly unit: string
  readonly category: string | null
}

/** Older purchases may have been of another size. */
export const most_purchases = 12
/** So many of them have to be whole packs; one may have been on offer. */
const enough_fit = 0.8
/** How far from a whole number of packs still is one. */
const tolerance = 0.02
/** The smallest purchase may have been so many packs. */
const most_in_smallest = 5

/** What is bought where nobody has bought any yet. */
const usual_packs: ReadonlyMap<string, number> = new Map([
  ['g', 250],
  ['ml', 250],
  ['cl', 25],
  ['oz', 8],
])
const usual_pack = (unit: string): number => usual_packs.get(unitKey(unit)) ?? 1

/** Sold by the piece. */
const loose_categories: ReadonlySet<string> = new Set(['Produce'])

const ownPurchases = (purchases: readonly Purchase[]): readonly Purchase[] =>
  purchases.filter(({ is_listed }) => !is_listed).slice(-most_purchases)

function isWhole(quantity: number, pack: number): boolean {
  const packs = quantity / pack
  return packs > 0.5 && Math.abs(packs - Math.round(packs)) <= tolerance
}

/** The largest pack of which enough of these are multiples; the smallest of them where there is none. */
function findPack(quantities: readonly number[], unit: string): number {
  const smallest = Math.min(...quantities)
  for (let parts = 1; parts <= most_in_smallest; parts += 1) {
    const pack = roundQuantity(smallest / parts)
    const isPossible = !isCountable(unit) || Number.isInteger(pack)
    const fitting = quantities.filter((quantity) => isWhole(quantity, pack)).length
    if (isPossible && fitting >= quantities.length * enough_fit) return pack
  }
  return isCountable(unit) ? 1 : smallest
}

/** What the list asked for was counted in the pack learned before: whole packs of that say nothing new. */
function findTelling(listed: readonly Purchase[], unit: string): number[] {
  const telling: number[] = []
  for (const { quantity } of listed) {
    if (telling.length === 0 || !isWhole(quantity, findPack(telling, unit))) telling.push(quantity)
  }
  return telling
}

/**
 * The size of one pack, from the latest purchases of an item: the largest that they are multiples of. Pieces bought loose are
 * single; what is weighed anew each time comes in the smallest amount that was bought. What the list asked for tells only
 * where nothing else does.
 */
export function learnPack({ purchases, packet_quantity, unit, category }: BoughtThing): number {
  if (isCountable(unit) && loose_categories.has(category ?? '')) return 1
  if (purchases.length === 0) return packet_quantity ?? usual_pack(unit)
  const own = ownPurchases(purchases)
  return findPack(
    own.length > 0 ? own.map(({ quantity }) => quantity) : findTelling(purchases.slice(-most_purchases), unit),
    unit,
  )
}

/** Whole packs, as a household usually buys them; one where it never did. */
export function usualPacks(purchases: readonly Purchase[], pack: number): number {
  return Math.max(1, Math.round((findUsualPurchase(purchases) ?? pack) / pack))
}

/** What a household buys of it by itself, in the middle; undefined where it never did. */
export function findUsualPurchase(purchases: readonly Purchase[]): number | undefined {
  const own = ownPurchases(purchases).map(({ quantity }) => quantity)
  return own.toSorted((a, b) => a - b)[Math.ceil(own.length / 2) - 1]
}

/** The least that is used at once: a piece where pieces are counted. */
export const leastSize = (unit: string): number => (isCountable(unit) ? 1 : 0)

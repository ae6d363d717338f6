import type { LotChangeKind } from './lots.ts'
import { fold } from './values/fold.ts'

const freezers =
  /freez|\bicebox|gefrier|tiefkuhl|eisfach|congel|surgel|vriez|diepvries|\bfrys|pakast|zamraz|mraz|dondurucu|мороз/
const fridges =
  /fridge|refrig|kuhlschrank|kuhlfach|frigo|nevera|heladera|geladeira|koelkast|kylskap|kjoleskap|koleskab|jaakaap|lodowk|lednic|ledni[ck]|buzdolab|холодил/

/** True of a place where things are frozen, as households call it in a few languages. */
export const isFreezer = (place: string): boolean => freezers.test(fold(place))

const isFridge = (place: string): boolean => fridges.test(fold(place)) && !isFreezer(place)

/**
 * Where a batch lies once it is frozen or thawed, of the places that the household uses, the most used first: in its freezer,
 * and from there in its fridge. Undefined where it stays: who has no such place is not given one.
 */
export function findPlaceAfter(
  kind: LotChangeKind,
  location: string | null,
  places: readonly string[],
): string | undefined {
  const isInFreezer = location !== null && isFreezer(location)
  if (kind === 'frozen') return isInFreezer ? undefined : places.find(isFreezer)
  return kind === 'thawed' && isInFreezer ? places.find(isFridge) : undefined
}

/** What most say, the first of equals; null where nobody says anything. */
export function findCommonest(texts: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** What a thing is, as far as its place goes. */
export interface KeptKind {
  /** Things of another kind tell nothing of it: hummus in the fridge does not send flour there. */
  readonly kind: string | null
  /** True of what is sold frozen: whatever else lies in the freezer was put there by somebody. */
  readonly isFrozen: boolean
}

/** Fewer things of a category may lie anywhere. */
const least_items = 3

/** Where the household keeps things of one category that are of one kind; null where too few of them tell. */
export function findUsualPlace(
  { kind, isFrozen }: KeptKind,
  kept: readonly { readonly kind: string | null; readonly location: string | null }[],
): string | null {
  const alike = kept.filter((one) => one.kind === kind).flatMap(({ location }) => location?.trim() || [])
  const told = alike.filter((place) => isFrozen || !isFreezer(place))
  const place = findCommonest(told)
  return place !== null && told.filter((one) => one === place).length >= least_items ? place : null
}

/** Where things of the same name or product lie: what somebody froze says it of that name alone. */
export function findOwnPlace(
  alike: readonly { readonly location: string | null; readonly isSameName: boolean }[],
  isFrozen: boolean,
): string | null {
  const told = alike.filter(({ location, isSameName }) => location && (isSameName || isFrozen || !isFreezer(location)))
  return findCommonest(told.flatMap(({ location }) => location?.trim() || []))
}

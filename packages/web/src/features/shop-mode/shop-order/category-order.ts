import { usual_category_order as usual_order } from '@larder/contract/messages/shopping/usual-category-order'
import { createCategorySpelling, dropSynonyms } from '@larder/contract/values/category-groups'

const rankOf = (category: string): number => usual_order.indexOf(category)

/** An order with those categories that it does not have yet, each after its usual neighbour; strangers come last. */
export function completeOrder(known: readonly string[], present: readonly string[]): string[] {
  const order = dropSynonyms(known)
  const missing = dropSynonyms([...order, ...present]).filter((category) => !order.includes(category))
  const usual = missing.filter((category) => rankOf(category) >= 0).toSorted((a, b) => rankOf(a) - rankOf(b))
  for (const category of usual) {
    const before = order.filter((other) => rankOf(other) >= 0 && rankOf(other) < rankOf(category))
    const neighbour = before.toSorted((a, b) => rankOf(b) - rankOf(a))[0]
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, category)
  }
  return [...order, ...missing.filter((category) => rankOf(category) < 0)]
}

const middleOf = (places: readonly number[]): number => places[Math.floor((places.length - 1) / 2)] ?? 0

/** The categories of a trip as they were passed: each at the middle of its ticks, so that one late tick moves nothing. */
export function orderOfTrip(ticked: readonly string[]): string[] {
  const places = new Map<string, number[]>()
  for (const [place, category] of ticked.entries()) places.set(category, [...(places.get(category) ?? []), place])
  return [...places].toSorted(([, a], [, b]) => middleOf(a) - middleOf(b)).map(([category]) => category)
}

/** The most categories of a trip that were passed in the known order (the longest increasing subsequence). */
function findAgreeing(known: readonly string[], trip: readonly string[]): ReadonlySet<string> {
  const chains: string[][] = []
  for (const category of trip) {
    const place = known.indexOf(category)
    if (place < 0) continue
    const before = chains.filter((chain) => known.indexOf(chain.at(-1) ?? '') < place)
    chains.push([...longest(before), category])
  }
  return new Set(longest(chains))
}

const longest = (chains: readonly string[][]): readonly string[] =>
  chains.reduce<readonly string[]>((best, chain) => (chain.length > best.length ? chain : best), [])

/**
 * A shop's order after one more trip. What was passed in the known order stays; each category that was not comes after
 * the one before it on this trip. So whatever was ticked out of order moves itself and nothing else.
 */
export function learnOrder(known: readonly string[], ticked: readonly string[]): string[] {
  const [spellKnown, spellTicked] = [createCategorySpelling(known), createCategorySpelling(ticked)]
  const trip = orderOfTrip(ticked.map((category) => spellKnown(spellTicked(category))))
  const agreeing = findAgreeing(known, trip)
  let order = [...known]
  for (const [index, category] of trip.entries()) {
    if (agreeing.has(category)) continue
    const others = order.filter((other) => other !== category)
    const before = trip[index - 1]
    const after = trip.slice(index + 1).find((other) => agreeing.has(other))
    if (before !== undefined) order = others.toSpliced(others.indexOf(before) + 1, 0, category)
    else if (after !== undefined) order = others.toSpliced(others.indexOf(after), 0, category)
    else order = completeOrder(others, [category])
  }
  return order
}

/** The order with one category at another place. */
export function moveCategory(order: readonly string[], category: string, place: number): string[] {
  const others = order.filter((other) => other !== category)
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, category)
}

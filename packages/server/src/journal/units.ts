/** Grams and millilitres of one unit: what can be converted without knowing the thing. */
const scales: readonly ReadonlyMap<string, number>[] = [
  new Map([
    ['g', 1],
    ['kg', 1000],
    ['oz', 28.349523125],
    ['lb', 453.59237],
  ]),
  new Map([
    ['ml', 1],
    ['l', 1000],
    ['gal', 3785.411784],
  ]),
]

const fold = (unit: string): string => unit.trim().toLowerCase()

/** What one of a unit is in another; undefined where pieces would become litres. */
export function unitFactor(from: string, to: string): number | undefined {
  if (fold(from) === fold(to)) return 1
  for (const scale of scales) {
    const [one, other] = [scale.get(fold(from)), scale.get(fold(to))]
    if (one !== undefined && other !== undefined) return one / other
  }
  return undefined
}

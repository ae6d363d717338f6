/** The middles of sixteen equally likely parts of a standard normal distribution. */
const normal_points = [0.0784, 0.2372, 0.4023, 0.5791, 0.7764, 1.01, 1.318, 1.8627].flatMap((z) => [-z, z])

/** Sixteen equally likely amounts with this mean and variance: a gamma distribution, by Wilson and Hilferty. */
export function spreadUse(mean: number, variance: number): readonly number[] {
  if (mean <= 0) return [0]
  const ninth = variance / (9 * mean ** 2)
  const root = Math.sqrt(ninth)
  return normal_points.map((z) => mean * Math.max(0, 1 - ninth + z * root) ** 3)
}

/** The share of a pack that is used after the stock, on average. */
export function shareUsed(uses: readonly number[], stock: number, pack: number): number {
  let sum = 0
  for (const use of uses) sum += Math.min(pack, Math.max(0, use - stock))
  return sum / (uses.length * pack)
}

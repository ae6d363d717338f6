/** Money is added in cents: 0.1 + 0.2 is 0.3. */
export function toCents(value: number): number {
  return Math.round(value * 100)
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + toCents(value), 0) / 100
}

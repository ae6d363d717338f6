import { startSlices } from './slices.ts'

type Compare<Value> = (a: Value, b: Value) => number

/** So many are sorted at once. */
const run_length = 512

function* merge<Value>(one: readonly Value[], other: readonly Value[], compare: Compare<Value>): Generator<Value> {
  let [a, b] = [0, 0]
  while (a < one.length && b < other.length) {
    // Of equals the earlier one stays first.
    yield compare(one[a]!, other[b]!) <= 0 ? one[a++]! : other[b++]!
  }
  while (a < one.length) yield one[a++]!
  while (b < other.length) yield other[b++]!
}

/** Sorts as `toSorted` does, in slices: tens of thousands of texts by the alphabet take most of a second. */
export async function sortInSlices<Value>(values: readonly Value[], compare: Compare<Value>): Promise<Value[]> {
  const slices = startSlices()
  let runs: Value[][] = []
  for (let from = 0; from < values.length; from += run_length) {
    runs.push(values.slice(from, from + run_length).toSorted(compare))
    if (slices.isDue()) await slices.rest()
  }
  while (runs.length > 1) {
    const merged: Value[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      const run: Value[] = []
      for (const value of merge(runs[at]!, runs[at + 1] ?? [], compare)) {
        run.push(value)
        if (run.length % run_length === 0 && slices.isDue()) await slices.rest()
      }
      merged.push(run)
    }
    runs = merged
  }
  return runs[0] ?? []
}

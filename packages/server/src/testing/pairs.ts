/** What an unauthorised user with a clock could find out by timing two kinds of request in turn. */
export interface Comparison {
  readonly pairs: number
  readonly one_ms: number
  readonly other_ms: number
  /** How often the one took longer than its other, in standard deviations from half of the pairs. */
  readonly deviations: number
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

type Work = (pair: number) => Promise<void>

/**
 * Times both in turn, in an order that changes from pair to pair. Which of two neighbours took longer is a coin that a
 * busy machine does not load: the sign test needs no quiet one, and a difference of any size that is always there shows.
 */
export async function compareTimes(pairs: number, one: Work, other: Work): Promise<Comparison> {
  const ones: number[] = []
  const others: number[] = []
  const turns = [
    async (pair: number) => void ones.push(await timeOf(() => one(pair))),
    async (pair: number) => void others.push(await timeOf(() => other(pair))),
  ]
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn(pair)
  }
  const longer = ones.filter((ms, pair) => ms > (others[pair] ?? 0)).length
  const deviations = (longer - pairs / 2) / (Math.sqrt(pairs) / 2)
  return { pairs, one_ms: median(ones), other_ms: median(others), deviations }
}

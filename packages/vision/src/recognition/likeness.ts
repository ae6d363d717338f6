/** Letters that print and camera make alike: taking one for the other costs less than any other mistake. */
const alike = ['0oqdcg', '1il|jt7', '5s', '8b3', '2z', '6bg', '4a', 'eco', 'uv', 'nmhr', 'yv', 'ft', 'ce', 'kx']
const alike_cost = 0.5
const lost_cost = 0.8

const costs = new Map<string, number>()
for (const group of alike) for (const a of group) for (const b of group) costs.set(a + b, alike_cost)

function swapCost(a: string, b: string): number {
  return a === b ? 0 : (costs.get(a + b) ?? 1)
}

/**
 * The least cost of finding `word` anywhere in `read`: letters around it cost nothing here, misread ones more than lost
 * ones. Also tells where the find begins and ends, since a find in the midst of another word is worth less.
 */
export function findWord(word: string, read: string): { cost: number; start: number; end: number } {
  let costs_above = new Float64Array(read.length + 1)
  let starts_above = Int32Array.from({ length: read.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...word].entries()) {
    const costs_here = new Float64Array(read.length + 1)
    const starts_here = new Int32Array(read.length + 1)
    costs_here[0] = (row + 1) * lost_cost
    for (let column = 1; column <= read.length; column++) {
      const swap = (costs_above[column - 1] ?? 0) + swapCost(letter, read[column - 1] ?? '')
      const lost = (costs_above[column] ?? 0) + lost_cost
      const added = (costs_here[column - 1] ?? 0) + 1
      const least = Math.min(swap, lost, added)
      costs_here[column] = least
      const from =
        least === swap ? starts_above[column - 1] : least === lost ? starts_above[column] : starts_here[column - 1]
      starts_here[column] = from ?? 0
    }
    ;[costs_above, starts_above] = [costs_here, starts_here]
  }
  let end = 0
  for (let column = 1; column <= read.length; column++) if (costs_above[column]! < costs_above[end]!) end = column
  return { cost: costs_above[end] ?? 0, start: starts_above[end] ?? 0, end }
}

// Letters beside a find are another word without a space, or another word altogether.
const beside_cost = 0.35

/** How many misread letters may be forgiven: a short word with one wrong letter is another word. */
function forgiven(length: number): number {
  if (length <= 3) return 0
  if (length === 4) return 0.5
  return length <= 5 ? 1 : 0.28 * length
}

/**
 * How many letters of `word` the reading is good for: its length where all were read, less for each mistake, and 0
 * where it is more likely another word.
 */
export function lettersFound(word: string, read: string): number {
  if (word === read) return word.length
  if (word.length <= 3 || read.length < 3) return 0
  const { cost, start, end } = findWord(word, read)
  const beside = (start > 0 ? beside_cost : 0) + (end < read.length ? beside_cost : 0)
  const whole = cost + beside
  return whole > forgiven(word.length) ? 0 : word.length - 1.5 * whole
}

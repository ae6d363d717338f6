/** Letters that print and camera make alike: taking one for the other costs less than any other mistake. */
const alike = ['0oqdcg', '1il|jt7', '5s', '8b3', '2z', '6bg', '4a', 'eco', 'uv', 'nmhr', 'yv', 'ft', 'kx']
const alike_cost = 0.5
const lost_cost = 0.8
// A package turns away from the camera, a thumb covers a corner: what is missing at an end was never seen.
const end_cost = 0.45

const costs = new Map<string, number>()
for (const group of alike) for (const a of group) for (const b of group) costs.set(a + b, alike_cost)

function swapCost(a: string, b: string): number {
  return a === b ? 0 : (costs.get(a + b) ?? 1)
}

export interface Find {
  readonly cost: number
  /** Where in the reading it begins and ends. */
  readonly start: number
  readonly end: number
}

interface Row {
  readonly costs: Float64Array
  readonly starts: Int32Array
}

/** One letter of the word further: what it costs to have come to each place of the reading. */
function addLetter(above: Row, letter: string, read: string): Row {
  const here: Row = { costs: new Float64Array(read.length + 1), starts: new Int32Array(read.length + 1) }
  here.costs[0] = above.costs[0]! + end_cost
  for (let column = 1; column <= read.length; column++) {
    const swap = above.costs[column - 1]! + swapCost(letter, read[column - 1]!)
    const leave_out = above.costs[column]! + lost_cost
    const skip = here.costs[column - 1]! + 1
    const least = Math.min(swap, leave_out, skip)
    here.costs[column] = least
    if (least === swap) here.starts[column] = above.starts[column - 1]!
    else here.starts[column] = least === leave_out ? above.starts[column]! : here.starts[column - 1]!
  }
  return here
}

/** The cheapest way to find `word` somewhere in `read`; letters beside it cost nothing here, those cut off at an end little. */
export function findWord(word: string, read: string): Find {
  const length = read.length
  let row: Row = {
    costs: new Float64Array(length + 1),
    starts: Int32Array.from({ length: length + 1 }, (_, column) => column),
  }
  let best: Find = { cost: word.length * end_cost, start: 0, end: 0 }
  for (let at = 0; at < word.length; at++) {
    row = addLetter(row, word[at]!, read)
    const cost = row.costs[length]! + (word.length - 1 - at) * end_cost
    if (cost < best.cost) best = { cost, start: row.starts[length]!, end: length }
  }
  for (let column = 0; column <= length; column++)
    if (row.costs[column]! < best.cost) best = { cost: row.costs[column]!, start: row.starts[column]!, end: column }
  return best
}

// Letters beside a find are another word without a space, or another word altogether.
const beside_cost = 0.35

/** How much may be forgiven, by what was read: three letters prove little, and one wrong letter makes another word of four. */
function forgiven(read: number): number {
  return read <= 4 ? 0.5 : 0.28 * read - 0.4
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
  return whole > forgiven(Math.min(word.length, end - start)) ? 0 : word.length - 1.5 * whole
}

import { digits, parities } from './symbols.ts'

/** How well each of the twelve drawn digits looks like each figure: 20 values for a left-hand one, 10 for a right-hand one. */
export type Likeness = readonly Float64Array[]

export interface Solution {
  readonly code: string
  /** The sum of the likenesses of its digits. */
  readonly score: number
}

interface Partial {
  readonly digits: string
  readonly score: number
}

/** The best two, since how far the second lies behind tells how sure the first is. */
type Best = [Partial?, Partial?]

function offer(best: Best, before: string, digit: number, score: number): void {
  const [first, second] = best
  if (second !== undefined && score <= second.score) return
  const candidate = { digits: `${before}${digit}`, score }
  if (first === undefined || score > first.score) best.splice(0, 2, candidate, first)
  else best[1] = candidate
}

const createStates = (): Best[] => Array.from({ length: digits }, (): Best => [])

/** Adds a digit to every beginning; states are what the weighted digits come to so far, modulo ten. */
function extend(states: readonly Best[], likeness: Float64Array, offset: number, weight: number): Best[] {
  const next = createStates()
  for (const [sum, best] of states.entries()) {
    for (const beginning of best) {
      if (beginning === undefined) continue
      for (let digit = 0; digit < digits; digit++) {
        const score = beginning.score + likeness[offset + digit]!
        offer(next[(sum + digit * weight) % digits]!, beginning.digits, digit, score)
      }
    }
  }
  return next
}

/** The two best codes whose check digit is right; the first digit follows from the sets of the others. */
export function solve(likeness: Likeness): Solution[] {
  const solutions = parities.flatMap((parity, first) => {
    let states = createStates()
    states[first]![0] = { digits: String(first), score: 0 }
    for (const [index, values] of likeness.entries()) {
      states = extend(states, values, parity[index] === 'G' ? digits : 0, index % 2 === 0 ? 3 : 1)
    }
    return states[0]!
  })
  return solutions
    .flatMap((solution) => (solution === undefined ? [] : [{ code: solution.digits, score: solution.score }]))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2)
}

/** What the digits would score if any of them could be anything: a code that comes near needs no luck. */
export function highestScore(likeness: Likeness): number {
  return likeness.reduce((sum, values) => sum + Math.max(...values), 0)
}

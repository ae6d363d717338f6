import { calibrate } from './calibration.ts'
import type { Candidate, Signal } from './named.ts'
import { type Clue, keyOf } from '../signals/signal.ts'

/** What a thing is taken for, and what else it may be. */
export interface Verdict {
  readonly candidate: Candidate | null
  readonly signal: Signal
  readonly confidence: number
  readonly suggestions: readonly Candidate[]
}

const most_suggestions = 4
// A hint below this is no suggestion: two letters in common have too many things. What looks alike is always one.
const least_hint = 1.5

interface Sum {
  readonly candidate: Candidate
  weight: number
  /** The clue that says most for it. */
  main: Clue
}

/**
 * Adds up what the signals say for each candidate; the best is the name where it is clearly ahead and likely enough.
 * `known` is how many items it was chosen from.
 */
export function fuse(clues: readonly Clue[], known = 0): Verdict {
  const sums = new Map<string, Sum>()
  for (const clue of clues) {
    const key = keyOf(clue.candidate)
    const sum = sums.get(key)
    if (sum === undefined) sums.set(key, { candidate: clue.candidate, weight: clue.weight, main: clue })
    else {
      sum.weight += clue.weight
      if (clue.weight > sum.main.weight) sum.main = clue
    }
  }
  const ranked = [...sums.values()].toSorted((a, b) => b.weight - a.weight)
  const [best, second] = ranked
  const hints = ranked
    .filter(({ weight, main }) => weight >= least_hint || main.signal === 'crop')
    .map(({ candidate }) => candidate)
  if (best === undefined) return { candidate: null, signal: 'none', confidence: 0, suggestions: [] }
  const { signal } = best.main
  const confidence = calibrate(signal, best.weight, best.weight - (second?.weight ?? 0), known)
  if (confidence === null)
    return { candidate: null, signal: 'none', confidence: 0, suggestions: hints.slice(0, most_suggestions) }
  return {
    candidate: best.candidate,
    signal,
    confidence,
    suggestions: hints.filter((hint) => hint !== best.candidate).slice(0, most_suggestions),
  }
}
